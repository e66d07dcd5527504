"""The parts of the table: what is painted again when something changes, what waits, what is left behind."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from crypt_game.drawing import in_slices
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.dirty_parts import DirtyParts, TablePart, _Sheet
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode, Over
from crypt_game.rules.legal import random_action
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import ALL_B
from crypt_game.ui import app as app_module
from crypt_game.ui import navigation
from crypt_game.ui.board.picture import BoardPicture
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.scene import TableScene

from ..conditions import deal_alike
from ..conftest import OpenApp
from ..driver import KeyHeir, SetUp
from ..driving import ScreenPlayer
from ..invariants import difference
from .staging import draw_table

SIZE = (203, 80)
GROUND, RED, GREEN, BLUE = (10, 20, 30), (200, 0, 0), (0, 200, 0), (0, 0, 200)
LIGHT = (40, 40, 40)


class Workbench:
    """A surface with parts on it, and what was painted."""

    def __init__(self) -> None:
        self.surface = Surface(SIZE).convert()
        self.shelf = DirtyParts()
        self.painted: list[str] = []
        self.grounds: list[Rect] = []

    def ground(self, surface: Surface) -> None:
        self.grounds.append(surface.get_clip())
        surface.fill(GROUND)

    def part(
        self,
        name: str,
        region: tuple[int, int, int, int],
        shows: Hashable,
        colour: tuple[int, int, int] = RED,
        *,
        waits: Hashable = None,
        paint: Callable[[Surface], object] | None = None,
    ) -> TablePart:
        def fill(surface: Surface) -> None:
            self.painted.append(name)
            (paint or (lambda surface: surface.fill(colour, region)))(surface)

        return TablePart(name, Rect(region), shows, fill, waits)

    def lay(self, *parts: TablePart, unseen: bool = False) -> list[str]:
        """What is painted to show these parts."""
        self.painted.clear()
        self.grounds.clear()
        self.shelf.lay(self.surface, self.ground, parts, unseen=unseen)
        return sorted(self.painted)

    def colour(self, x: int, y: int) -> tuple[int, ...]:
        return tuple(self.surface.get_at((x, y)))[:3]


@pytest.fixture
def bench(open_app: OpenApp) -> Workbench:
    open_app()
    return Workbench()


LEFT, RIGHT, ACROSS = (0, 0, 60, 80), (130, 0, 60, 80), (50, 20, 90, 20)


def test_what_was_begun_in_slices_and_given_up_is_made_up_for(
    bench: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(in_slices, "_SLICE_SECONDS", 0.0)
    bench.lay(bench.part("left", LEFT, 1, RED), bench.part("right", RIGHT, 1, RED, waits=()))
    parts = bench.part("left", LEFT, 2, GREEN), bench.part("right", RIGHT, 2, BLUE, waits=())
    for slices in (1, 2):
        steps = in_slices.in_slices(partial(bench.lay, *parts, unseen=True))
        for _ in range(slices):
            next(steps)
        del steps
    assert (bench.colour(10, 10), bench.colour(140, 10)) != (GREEN, BLUE)
    assert bench.lay(*parts) == []
    assert (bench.colour(10, 10), bench.colour(140, 10)) == (GREEN, BLUE)
    assert not bench.shelf.late


def test_the_curtain_stays_dark_and_nothing_is_dealt_until_the_table_stands(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(animation_speed="normal")
    navigation.open_at_start(app)
    monkeypatch.setattr(in_slices, "_SLICE_SECONDS", 0.0)
    monkeypatch.setattr(app_module, "_DARK_SECONDS", -1.0)
    app.patient = False
    people = [Player(house.value, house, Title.DUKE) for house in HOUSES[:2]]
    navigation.games.start_game(app, Plan.seated(GameSetup(Mode.STANDARD, 2), people), 3)
    while not app.curtain.changing:
        app.step(0.05)
    while app.curtain.changing:
        app.step(0.05)
    for _ in range(5):
        app.step(0.05)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    app.step(2.0)
    assert app.curtain.opening
    assert scene.event_player.shown == 0
    app.patient = True
    for _ in range(20):
        app.step(0.05)
    assert not app.curtain.moving
    assert scene.event_player.shown > 0


def test_a_part_that_comes_to_lie_above_its_neighbour_covers_it(bench: Workbench) -> None:
    """As the busts of one house do when another of its heirs looks on."""
    red = bench.part("red", (10, 10, 40, 40), 1, RED)
    green = bench.part("green", (30, 30, 40, 40), 1, GREEN)
    bench.lay(red, green)
    assert bench.colour(40, 40) == GREEN
    assert bench.lay(green, red) == []
    assert bench.colour(40, 40) == RED
    assert bench.colour(60, 60) == GREEN
    bench.lay(green, red)
    assert bench.grounds == []


def test_only_what_changed_is_painted_and_only_there_is_the_table_laid_anew(bench: Workbench) -> None:
    left, right = bench.part("left", LEFT, 1, RED), bench.part("right", RIGHT, 1, GREEN)
    assert bench.lay(left, right) == ["left", "right"]
    assert bench.lay(left, right) == []
    assert bench.grounds == []
    assert bench.lay(left, bench.part("right", RIGHT, 2, BLUE)) == ["right"]
    assert bench.grounds == [Rect(RIGHT)]
    assert [bench.colour(x, 5) for x in (5, 100, 140)] == [RED, GROUND, BLUE]


def test_a_neighbour_keeps_its_place_above_or_below(bench: Workbench) -> None:
    across = bench.part("across", ACROSS, 1, BLUE)
    bench.lay(bench.part("left", LEFT, 1, RED), across)
    assert bench.lay(bench.part("left", LEFT, 2, GREEN), across) == ["left"]
    assert [bench.colour(x, 30) for x in (20, 55, 100)] == [GREEN, BLUE, BLUE]


def test_what_is_gone_leaves_the_ground(bench: Workbench) -> None:
    across = bench.part("across", ACROSS, 1, BLUE)
    bench.lay(bench.part("left", LEFT, 1, RED), across)
    assert bench.lay(across) == []
    assert [bench.colour(x, 30) for x in (20, 55)] == [GROUND, BLUE]


def test_a_part_that_moves_leaves_nothing_behind(bench: Workbench) -> None:
    bench.lay(bench.part("one", LEFT, 1, RED))
    bench.lay(bench.part("one", RIGHT, 1, RED))
    assert [bench.colour(x, 30) for x in (20, 150)] == [GROUND, RED]


def test_a_part_that_always_changes_is_painted_each_time(bench: Workbench) -> None:
    restless = bench.part("one", LEFT, None, RED)
    assert [bench.lay(restless) for _ in range(2)] == [["one"], ["one"]]


def test_a_part_without_a_picture_is_painted_for_its_neighbours_and_never_beyond_its_region(
    bench: Workbench,
) -> None:
    floor = bench.part("floor", LEFT, None, paint=lambda surface: surface.fill(RED))
    bench.lay(floor, bench.part("across", ACROSS, 1, BLUE))
    assert set(bench.lay(floor, bench.part("across", ACROSS, 2, GREEN))) == {"across", "floor"}
    assert [bench.colour(x, 30) for x in (20, 55, 100)] == [RED, GREEN, GREEN]
    assert bench.colour(100, 70) == GROUND


def several(bench: Workbench, shows: int, waits: Hashable) -> list[TablePart]:
    return [bench.part(f"part {n}", (n * 40, 0, 30, 80), shows, waits=waits) for n in range(5)]


def test_parts_that_can_wait_are_painted_one_at_a_time(bench: Workbench) -> None:
    assert len(bench.lay(*several(bench, 1, "same"))) == 5
    assert not bench.shelf.late
    painted = []
    for _ in range(8):
        painted.append(len(bench.lay(*several(bench, 2, "same"))))
        if not bench.shelf.late:
            break
    assert painted == [1, 1, 1, 1, 1]
    assert bench.lay(*several(bench, 2, "same")) == []


def test_nothing_waits_on_a_surface_of_another_size(bench: Workbench) -> None:
    bench.lay(*several(bench, 1, "same"))
    bench.surface = Surface((SIZE[0] + 8, SIZE[1])).convert()
    assert len(bench.lay(*several(bench, 2, "same"))) == 5
    assert not bench.shelf.late


def test_what_must_not_be_seen_any_longer_does_not_wait(bench: Workbench) -> None:
    bench.lay(*several(bench, 1, "covered"))
    assert len(bench.lay(*several(bench, 2, "uncovered"))) == 5
    assert not bench.shelf.late


@pytest.mark.parametrize("width", [64, 67])
def test_light_round_a_part_reaches_the_table(bench: Workbench, width: int) -> None:
    def shine(surface: Surface) -> None:
        light = Surface((width, 60))
        light.fill(LIGHT)
        surface.blit(light, (10, 10), special_flags=pygame.BLEND_RGB_ADD)

    bench.lay(bench.part("lit", (10, 10, width, 60), 1, paint=shine))
    lit = tuple(a + b for a, b in zip(GROUND, LIGHT, strict=True))
    assert {bench.colour(x, 30) for x in range(10, 10 + width)} == {lit}


class Looker(KeyHeir):
    """Plays, and looks at every rest whether the table is what it would be if it were painted anew."""

    lies: Surface
    looks = 0

    def check_picture(self) -> None:
        super().check_picture()
        table = self.table
        for _ in range(20):
            self.app.invalidate()
            self.app.step(0)
            if not table._picture.late:
                break
        anew = Surface(self.lies.get_size()).convert()
        canvas = Canvas(anew, self.app.picture_store, self.app.frame)
        draw_table(canvas, table.model, table.layout, table.say, draw_tray, table._wall_aside)
        assert difference(self.lies, anew) == []
        self.looks += 1


@pytest.mark.parametrize(
    "setup",
    [
        SetUp("clash", 3),
        *(
            pytest.param(each, marks=pytest.mark.long)
            for each in (SetUp("standard", 4), SetUp("solo"), SetUp("twins"))
        ),
    ],
    ids=str,
)
def test_a_table_in_play_is_what_it_would_be_if_it_were_painted_anew(
    open_app: OpenApp, setup: SetUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    heir = Looker(open_app((1024, 640), animation_speed="fast"), 3, frame=1 / 20)
    draw = BoardPicture.draw

    def noted(picture: BoardPicture, canvas: Canvas, *rest: Any) -> None:
        draw(picture, canvas, *rest)
        heir.lies = canvas.surface.copy()

    monkeypatch.setattr(BoardPicture, "draw", noted)
    deal_alike(monkeypatch, 1)
    navigation.open_at_start(heir.app)
    heir.start(setup)
    heir.play_on(14)
    assert heir.looks >= 10


SIZES = ((1600, 620), (1280, 720), (1024, 640), (1920, 1080), (1600, 900), (1280, 620))


@pytest.mark.parametrize(
    "setup",
    [
        pytest.param(GameSetup(Mode.STANDARD, 4), id="standard", marks=pytest.mark.long),
        pytest.param(GameSetup(Mode.SOLO, 1), id="solo"),
        pytest.param(GameSetup(Mode.TWINS, 2, ALL_B), id="twins", marks=pytest.mark.long),
        pytest.param(GameSetup(Mode.CLASH, 6), id="clash", marks=pytest.mark.long),
    ],
)
def test_nothing_waits_after_a_change_of_size_while_things_move(
    open_app: OpenApp, setup: GameSetup, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The window changes its size in the middle of motions, also while layers wait: the very next picture is
    whole."""
    app = open_app((1280, 720), animation_speed="normal", hand_over=False)
    player, rng, drawn, waited = ScreenPlayer(app), Random(4), list[Surface](), 0
    draw = BoardPicture.draw

    def noted(picture: BoardPicture, canvas: Canvas, *rest: Any) -> None:
        draw(picture, canvas, *rest)
        drawn.append(canvas.surface.copy())

    monkeypatch.setattr(BoardPicture, "draw", noted)
    seats = range(len(variant_of(setup).heirs))
    people = [Player(f"P{seat}", HOUSES[seat // 2], Title.DUKE) for seat in seats]
    navigation.games.start_game(app, Plan.seated(setup, people), 3)
    app.curtain.settle()
    table = app.stack.top
    assert isinstance(table, TableScene)
    for number in range(12):
        if table.match.over is not None:
            break
        table.commands.show(table.match.submit(*random_action(table.match.state, rng)))
        for _ in range(rng.randrange(2, 30)):
            app.step(1 / 30)
            if table._picture.late and rng.random() < 0.5:
                break
        waited += table._picture.late
        drawn.clear()
        player.resize(SIZES[number % len(SIZES)])
        assert not table._picture.late
        anew = Surface(app.surface.get_size()).convert()
        canvas = Canvas(anew, app.picture_store, app.frame)
        draw_table(canvas, table.model, table.layout, table.say, draw_tray, table._wall_aside)
        assert drawn[-1].get_size() == anew.get_size()
        assert difference(drawn[-1], anew) == []
    assert waited, "layers did wait when the window changed its size"


def test_whatever_is_told_is_shown_in_the_same_frame(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    heir = KeyHeir(open_app((1024, 640), animation_speed="fast"), 3)
    deal_alike(monkeypatch, 2)
    navigation.open_at_start(heir.app)
    heir.start(SetUp("solo"))
    table, shown = heir.table, [0]
    refill = table.refill

    def noted() -> None:
        refill()
        shown.append(table.event_player.shown)

    monkeypatch.setattr(table, "refill", noted)
    while not isinstance(heir.match.state.pending, Over) and len(shown) < 100:
        table.commands.show(heir.match.submit(*heir.some_action()))
        for _ in range(400):
            heir.app.step(1 / 20)
            assert shown[-1] == table.event_player.shown
            if table.event_player.idle:
                break
    assert len(shown) >= 100


def test_another_light_comes_strip_by_strip_and_paints_no_part_anew(bench: Workbench) -> None:
    part = bench.part("card", (10, 10, 20, 20), 1)
    bench.lay(part)
    bench.painted.clear()

    def dusk(surface: Surface) -> None:
        surface.fill(LIGHT)

    lit = []
    for _ in range(8):
        bench.shelf.lay(bench.surface, dusk, [part], light="dusk")
        lit.append(sum(bench.colour(x, 70) == LIGHT for x in range(SIZE[0])))
        assert bench.shelf.late == (len(lit) < 8)
    assert bench.painted == []
    assert lit == sorted(set(lit))
    assert lit[0] < SIZE[0] == lit[-1]
    assert bench.colour(15, 15) == RED


def test_all_parts_are_painted_in_the_same_few_pages_of_memory() -> None:
    sheet, low = _Sheet(SIZE), Rect(80, 60, 40, 20)
    sheet.for_region(Rect(0, 0, 40, 20)).fill(RED)
    painted = sheet.for_region(low)
    assert painted.get_size() == SIZE
    assert painted.get_clip() == low
    assert painted.get_at(low.topleft)[:3] == painted.get_at((119, 79))[:3] == RED
