"""What moves at the table: what is played together, where things wait, and where they land."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, groupby

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import card_sockets
from crypt_game.drawing.canvas.pieces import draw_die, draw_moving_die
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.motion import Animation, Motion, wait
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.ui.board.event_animations import together

from ..conftest import OpenApp
from .test_rolls import before

START, ALOFT, END = Rect(100, 100, 40, 40), Rect(180, 60, 80, 80), Rect(300, 200, 40, 40)


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
        lambda picture: piece_motions.toss(picture, START, END, seconds=0.4, delay=0.2, height=50),
        lambda picture: piece_motions.lower(
            picture, START, END, hand=picture, seconds=0.4, delay=0.2, height=50
        ),
        lambda picture: piece_motions.flight(picture, START, END, 0.4, delay=0.2, arc=30),
        lambda picture: piece_motions.shove(picture, picture, START, ALOFT, END, delay=0.2, seconds=0.7),
    ],
)
def test_what_waits_lies_still_and_what_flies_arrives(open_app: OpenApp, make: object) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    watched = Watched()
    assert callable(make)
    places = played(canvas, piece_motions.lying(watched, START, make(watched)), watched)
    assert places[:15] == [START] * 15
    assert len({tuple(place) for place in places}) > 10
    assert places[-1] == END


@pytest.mark.parametrize("right", [True, False])
def test_dice_that_are_struck_away_hang_clear_of_their_card_and_of_each_other(right: bool) -> None:
    card = Rect(500, 300, 230, 322)
    sockets = card_sockets(card, True)
    hang = [piece_motions.struck_to(card, sockets[number % 4], number, right=right) for number in range(6)]
    assert all(place.width > 2 * sockets[0].width for place in hang)
    assert not any(one.colliderect(other) for one, other in combinations(hang[:3], 2))
    for place in hang[:3]:
        assert place.centerx > card.right if right else place.centerx < card.left


def test_what_is_pushed_out_waits_for_the_last_die_that_strikes(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    def two_strike(events: Sequence[ev.Event]) -> bool:
        dice = [event.dice for event in events if isinstance(event, ev.Placed)]
        return dice == [2] and any(isinstance(event, ev.PushedOut) for event in events)

    struck: list[float] = []
    shake = effects.shake

    def watched(area: Rect, *, delay: float = 0.0) -> Motion:
        struck.append(delay)
        return shake(area, delay=delay)

    monkeypatch.setattr(effects, "shake", watched)
    lasts: list[float] = []
    for pace in ("normal", "fast"):
        player, events = before(open_app(), two_strike)
        player.pace = pace
        player.take(events)
        while not player.idle:
            player.update(1 / 30)
            if player.timeline.playing is not None and len(struck) > len(lasts):
                lasts.append(player.timeline.playing.seconds)
    leisurely, hurried = struck
    assert leisurely == pytest.approx(hurried + 0.09 + 0.06)
    assert lasts[0] > 1.2
    assert lasts[1] <= hurried + 0.62 + 0.05 * 3


@pytest.mark.parametrize("landed", range(1, 7))
def test_a_thrown_die_turns_over_tilts_and_lies_on_what_was_rolled(open_app: OpenApp, landed: int) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    seen: list[tuple[str, Rect, float]] = []

    def watched(_: Canvas, rect: Rect, view: str, angle: float) -> None:
        seen.append((view, rect, angle))

    act = Animation((piece_motions.tumble(watched, START, END, landed, bounce=40, seed=landed),))
    while act.advance(0.01) < 0:
        act.draw(canvas)
    act.draw(canvas)
    views = [view for view, _ in groupby(view for view, _, _ in seen)]
    assert views[-2:] == [f"{landed}-tilted", str(landed)]
    assert len(views) > 7
    assert all(view.startswith("tumble-") for view in views[:-2])
    assert seen[-1] == (str(landed), END, 0.0)


@pytest.mark.parametrize(
    "view", [*(f"tumble-{n}" for n in range(1, 5)), *(f"{n}-tilted" for n in range(1, 7))]
)
def test_a_die_in_motion_is_as_large_as_one_that_lies(open_app: OpenApp, view: str) -> None:
    app = open_app()
    canvas, place = Canvas(app.surface, app.picture_store, Scale()), Rect(100, 100, 60, 65)
    areas = []
    for moving in (False, True):
        app.surface.fill("magenta")
        if moving:
            draw_moving_die(canvas, "pine", view, place)
        else:
            draw_die(canvas, "pine", 3, place, shadow=False)
        empty = pygame.mask.from_threshold(app.surface, (255, 0, 255), (2, 2, 2, 255))
        empty.invert()
        areas.append(empty.count())
    assert 0.9 < areas[1] / areas[0] < 1.45


def test_what_sounds_sounds_at_its_moment_and_once() -> None:
    heard: list[str] = []
    cues = [(0.0, lambda: heard.append("begun")), (0.5, lambda: heard.append("half"))]
    animation = Animation([wait(1.0)], cues=cues)
    animation.advance(0.0)
    assert heard == ["begun"]
    animation.advance(0.5)
    animation.advance(0.25)
    assert heard == ["begun", "half"]


@pytest.mark.parametrize(
    "make",
    [
        effects.sparks,
        effects.shake,
        effects.gold_light,
        effects.pulse,
        lambda rect: effects.dust(rect, 0.3),
        lambda rect: effects.shade(rect, 1.0),
        lambda rect: effects.verdict(rect, (5, 3), 1.0),
    ],
)
def test_effects_are_seen_and_leave_nothing_behind(open_app: OpenApp, make: Callable[[Rect], Motion]) -> None:
    app = open_app()
    motion = make(Rect(200, 150, 90, 120))
    app.surface.fill((40, 30, 20))
    app.surface.fill((90, 80, 70), Rect(230, 150, 20, 120))
    before = pygame.image.tobytes(app.surface, "RGB")
    canvas = Canvas(app.surface, app.picture_store, Scale(app.frame.k))
    motion.draw(canvas, 1.0)
    assert pygame.image.tobytes(app.surface, "RGB") == before
    motion.draw(canvas, 0.4)
    assert pygame.image.tobytes(app.surface, "RGB") != before


def test_a_ghosts_hand_holds_the_die_until_it_lies_and_then_rises_and_fades(open_app: OpenApp) -> None:
    app = open_app()
    canvas = Canvas(app.surface, app.picture_store, Scale())
    dice: list[Rect] = []
    hands: list[tuple[Rect, float]] = []

    def die(canvas: Canvas, rect: Rect, angle: float, alpha: float, squeeze: float) -> None:
        dice.append(rect.copy())

    def hand(canvas: Canvas, rect: Rect, angle: float, alpha: float, squeeze: float) -> None:
        hands.append((rect.copy(), alpha))

    motion = piece_motions.lower(die, START, END, hand=hand, seconds=1.0, height=50)
    for step in range(101):
        motion.draw(canvas, step / 100)
    landed = next(number for number, rect in enumerate(dice) if rect == END)
    held = [(place.center, alpha) for place, alpha in hands[:landed]]
    assert all(
        abs(place[1] - rect.centery) <= rect.height for (place, _), rect in zip(held, dice, strict=False)
    )
    assert held[0][1] == 0
    assert held[-1][1] == 1
    assert hands[-1][1] == 0
    assert hands[-1][0].y == END.y - 50


def test_a_verdict_covers_no_more_in_large_type(open_app: OpenApp) -> None:
    app = open_app()
    painted = []
    for text in (1.0, 1.5):
        surface = pygame.Surface((400, 300))
        effects.verdict(Rect(150, 50, 100, 100), (6, 5), 1.0).draw(
            Canvas(surface, app.picture_store, Scale(text=text)), 0.5
        )
        dark = pygame.mask.from_threshold(surface, (0, 0, 0), (30, 30, 30))
        dark.invert()
        painted.append(dark.get_bounding_rects()[0].width)
    assert abs(painted[0] - painted[1]) <= 4
