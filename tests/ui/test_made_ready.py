"""What takes long is made in the frames before it is drawn, while the last picture stays."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame
import pytest

from crypt_game import destinations
from crypt_game.drawing import in_slices
from crypt_game.drawing.canvas import Canvas, rooms
from crypt_game.drawing.canvas.light import draw_scrim
from crypt_game.drawing.made_ready import MadeReady
from crypt_game.drawing.motion.timeline import Animation, Motion
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.board_model import Waiting
from crypt_game.rules import GameSetup, Mode
from crypt_game.ui import app as app_module
from crypt_game.ui import navigation
from crypt_game.ui.board.picture import BoardPicture
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .driving import ScreenPlayer

NO_TIME, TIME = (-math.inf, -math.inf), (math.inf, math.inf)


def a_step_in_each_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("_LAST_CALL_SECONDS", "_WORK_SECONDS", "_DARK_SECONDS"):
        monkeypatch.setattr(app_module, name, -math.inf)


class Work:
    """Takes three steps for its first drawing and, where there is `more`, one for each further one."""

    def __init__(self) -> None:
        self.done, self.more = 0, 1

    def prepare(self, unseen: bool) -> Iterator[None]:
        for _ in range(3 if unseen else self.more):
            self.done += 1
            yield


def test_without_time_one_step_is_done_in_each_frame_and_then_it_is_drawn() -> None:
    ready, work = MadeReady(), Work()
    work.more = 0
    drawn = [ready.for_drawing("scene", work.prepare, *NO_TIME) for _ in range(6)]
    assert drawn == [False, False, False, False, False, True]
    assert work.done == 3
    assert not ready.waiting
    work.more = 1
    drawn = [ready.for_drawing("scene", work.prepare, *NO_TIME) for _ in range(241)]
    assert drawn == [False] * 240 + [True]


def test_what_is_ready_after_the_last_call_is_drawn_in_the_next_frame() -> None:
    ready, work = MadeReady(), Work()
    assert not ready.for_drawing("scene", work.prepare, math.inf, -math.inf)
    assert work.done == 3
    work.more = 0
    assert ready.for_drawing("scene", work.prepare, math.inf, -math.inf)


def test_with_time_all_is_done_and_drawn_in_one_frame() -> None:
    ready, work = MadeReady(), Work()
    assert ready.for_drawing("scene", work.prepare, *TIME)
    assert ready.for_drawing("scene", work.prepare, *TIME)
    assert work.done == 4
    assert ready.for_drawing("another", work.prepare, *TIME)
    assert work.done == 7


def test_nothing_of_the_next_scene_is_seen_before_all_of_it_is_ready(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_step_in_each_frame(monkeypatch)
    app = open_app()
    first, second = (Player(house.value, house, Title.DUKE) for house in HOUSES[:2])
    app.stack.push(HandOver(app, first, "claim"))
    app.step(0.0)
    app.patient = False
    app.stack.push(HandOver(app, second, "claim"))
    seen = []
    for _ in range(20):
        app.step(0.0)
        seen.append(pygame.image.tobytes(app.surface, "RGB"))
    assert len(set(seen)) == 2
    assert 3 < seen.index(seen[-1]) < 19
    app.invalidate()
    app.patient = True
    app.step(0.0)
    assert pygame.image.tobytes(app.surface, "RGB") == seen[-1]


def test_a_page_is_the_same_whether_it_was_made_ready_step_by_step_or_at_once(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_step_in_each_frame(monkeypatch)
    app = open_app()
    navigation.open_at_start(app)
    app.step(0.0)
    app.patient, menu = False, pygame.image.tobytes(app.surface, "RGB")
    app.picture_store.forget()
    navigation.pages.open_about(app)
    app.curtain.settle()
    seen = [menu]
    while seen[-1] == menu and len(seen) < 400:
        app.step(0.0)
        seen.append(pygame.image.tobytes(app.surface, "RGB"))
    assert len(seen) > 8
    app.picture_store.forget()
    app._draw()
    assert pygame.image.tobytes(app.surface, "RGB") == seen[-1]


class Unfinished(Scene):
    """Leaves something to the next drawing each time, and takes ten steps to be made ready."""

    drawn = 0
    unfinished = True
    made = False

    def prepare(self, unseen: bool) -> None:
        for _ in range(0 if self.made else 10):
            in_slices.checkpoint()
        self.made = True

    def draw(self, canvas: Canvas) -> None:
        self.drawn, self.made = self.drawn + 1, False


def test_what_was_left_to_the_next_drawing_does_not_begin_anew_what_is_made_ready(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_step_in_each_frame(monkeypatch)
    monkeypatch.setattr(in_slices, "_SLICE_SECONDS", -1.0)
    app = open_app()
    scene = Unfinished(app)
    app.stack.reset(scene)
    app.step(0.0)
    app.patient, scene.drawn = False, 0
    for _ in range(120):
        app.step(0.0)
    assert 6 <= scene.drawn <= 11


def test_a_table_that_changes_while_it_is_made_ready_is_shown_as_it_is_then(open_app: OpenApp) -> None:
    app = open_app()
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(2)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 4)
    table = TableScene(app, match, match.begin())
    app.stack.reset(table)
    for _ in range(20):
        app.step(0.1)
    table.invalidate()
    table.prepare(False)
    table.model.request = Waiting()
    table.refill()
    while table.take_stale() or table.unfinished:
        table.draw(table.canvas)
    seen = pygame.image.tobytes(app.surface, "RGB")
    table._picture = BoardPicture(table._picture.draw_tray)
    table.draw(table.canvas)
    assert pygame.image.tobytes(app.surface, "RGB") == seen


def test_what_is_made_out_of_sight_paints_nothing(open_app: OpenApp) -> None:
    app = open_app()
    person = Player("A", HOUSES[0], Title.DUKE)
    app.stack.reset(HandOver(app, person, "claim"))
    app.surface.fill("blue")
    before = pygame.image.tobytes(app.surface, "RGB")
    app.stack.top.prepare(True)
    draw_scrim(app.stack.top.off_screen)
    assert pygame.image.tobytes(app.surface, "RGB") == before


def test_all_that_will_fly_is_made_when_the_first_of_it_does(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(2)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 4)
    table, drawn = TableScene(app, match), list[tuple[str, float]]()
    app.stack.reset(table)
    app.step(0.0)
    motions = [
        Motion(1.0, lambda _, t, name=name: drawn.append((name, t)), delay)
        for name, delay in (("now", 0.0), ("later", 0.5))
    ]
    table.event_player.timeline.add(Animation(motions))
    table.refill()
    table.prepare(False)
    moments = 0.0, 0.25, 0.5, 0.75, 1.0
    assert drawn[-10:] == [(name, t) for name in ("now", "later") for t in moments]


def test_what_a_list_of_riddles_shows_leaves_room_for_the_room_behind_it(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    make = rooms._wall_behind_panels

    def counted(canvas: Canvas, name: str, rect: pygame.Rect) -> pygame.Surface:
        made.append(name)
        return make(canvas, name, rect)

    monkeypatch.setattr(rooms, "_wall_behind_panels", counted)
    app = open_app((1920, 1080))
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.wait(1.0)
    app.go_to(destinations.RiddleList())
    player.wait(5.0)
    assert made == ["rooms/archive"]
