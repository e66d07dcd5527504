"""What moves at the table: what is played together, where things wait, and where they land."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.ui.board import motions
from crypt_game.ui.board.event_animations import together
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.pieces import draw_rolling_die
from crypt_game.ui.focus import Controls, Widget, WidgetRole
from crypt_game.ui.geometry import Scale
from crypt_game.ui.motion import Animation, Motion, wait
from crypt_game.ui.scenes.table.table_keys import focus_is_on_info

from ..conftest import OpenApp

START, END = Rect(100, 100, 40, 40), Rect(300, 200, 40, 40)


class Watched:
    """A picture that notes where it is painted."""

    def __init__(self) -> None:
        self.places: list[Rect] = []

    def __call__(self, _canvas: Canvas, rect: Rect, _angle: float, _alpha: float, _squeeze: float) -> None:
        self.places.append(rect)


def played(canvas: Canvas, motion: Motion, watched: Watched) -> list[Rect]:
    """Where the picture is in each hundredth of a second."""
    act = Animation((motion,))
    while act.advance(0.01) < 0:
        act.draw(canvas)
    act.draw(canvas)
    return watched.places


def test_those_that_push_out_and_those_pushed_out_are_one_act() -> None:
    pushed = ev.PushedOut(
        slot=SlotIndex(1), seat=SeatIndex(2), pool=PoolIndex(2), effort=3, dice=2, by=SeatIndex(0)
    )
    there, elsewhere = (
        ev.Placed(SeatIndex(0), PoolIndex(0), SlotIndex(slot), effort=4, dice=2, before=0, strength=8)
        for slot in (1, 2)
    )
    assert together([pushed], there)
    assert not together([pushed], elsewhere)
    assert not together([there], pushed)


@pytest.mark.parametrize(
    "make",
    [
        lambda picture: motions.toss(picture, START, END, seconds=0.4, delay=0.2, height=50),
        lambda picture: motions.flight(picture, START, END, 0.4, delay=0.2, arc=30),
        lambda picture: motions.shove(picture, START, END, 20, delay=0.2),
    ],
)
def test_what_waits_lies_still_and_what_flies_arrives(open_app: OpenApp, make: object) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    watched = Watched()
    assert callable(make)
    places = played(canvas, motions.lying(watched, START, make(watched)), watched)
    assert places[:15] == [START] * 15
    assert len({tuple(place) for place in places}) > 10
    assert places[-1] == END


@pytest.mark.parametrize("landed", range(1, 7))
def test_a_die_rolls_as_a_solid_and_lies_on_what_was_rolled(open_app: OpenApp, landed: int) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    seen: list[tuple[tuple[int, int], float]] = []

    def watched(_: Canvas, rect: Rect, faces: tuple[int, int], turned: float, angle: float) -> None:
        seen.append((faces, turned))
        last.append((rect, angle))

    last: list[tuple[Rect, float]] = []
    act = Animation((motions.tumble(watched, START, END, landed, seed=landed),))
    while act.advance(0.01) < 0:
        act.draw(canvas)
    act.draw(canvas)
    shown = [faces for faces, _ in seen]
    turns = [faces for before, faces in zip([None, *shown], shown, strict=False) if faces != before]
    assert all(leaving + coming != 7 and leaving != coming for leaving, coming in turns)
    assert all(before[1] == after[0] for before, after in pairwise(turns))
    assert all(before[0] + after[1] == 7 for before, after in pairwise(turns))
    assert seen[-1] == ((turns[-1][0], landed), 1.0)
    assert last[-1] == (END, 0.0)


@pytest.mark.parametrize("turned", [0.0, 0.5, 0.99])
def test_a_rolling_die_shows_both_its_faces(open_app: OpenApp, turned: float) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    app.surface.fill("black")
    draw_rolling_die(canvas, "pine", (2, 3), turned, Rect(100, 100, 60, 65))
    one = app.surface.copy()
    app.surface.fill("black")
    draw_rolling_die(canvas, "pine", (2, 4), turned, Rect(100, 100, 60, 65))
    same = one.get_buffer().raw == app.surface.get_buffer().raw
    assert same == (turned == 0)


def test_keys_have_walked_to_what_only_tells_about_itself() -> None:
    controls = Controls()
    card, idol, confirm = (Widget(key, START, key) for key in ("card-0", "collector-idol", "confirm"))
    card.role, idol.role = WidgetRole.CARD, WidgetRole.INFO
    controls.fill([card, idol, confirm])
    controls.by_keys = True
    for key, wanted in (("card-0", False), ("collector-idol", True), ("confirm", False)):
        controls.focus_on(key)
        assert focus_is_on_info(controls) is wanted
    controls.by_keys = False
    controls.focus_on("collector-idol")
    assert not focus_is_on_info(controls)


def test_what_sounds_sounds_at_its_moment_and_once() -> None:
    heard: list[str] = []
    cues = [(0.0, lambda: heard.append("begun")), (0.5, lambda: heard.append("half"))]
    animation = Animation([wait(1.0)], cues=cues)
    animation.advance(0.0)
    assert heard == ["begun"]
    animation.advance(0.5)
    animation.advance(0.25)
    assert heard == ["begun", "half"]
