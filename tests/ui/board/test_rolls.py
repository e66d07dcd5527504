"""Rolls for exhaustion: thrown large over the cards, the last die slowest; who hurries never waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, product
from random import Random
from typing import Any

import pytest
from pygame import Rect

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.canvas import Canvas, DieFace
from crypt_game.drawing.geometry import Frame
from crypt_game.drawing.motion import Motion
from crypt_game.drawing.piece_motions import Picture
from crypt_game.match.match import Match
from crypt_game.play.hint_text import hint_of
from crypt_game.play.spots import HeldSpot
from crypt_game.play.turn_status import TurnStatus, turn_status
from crypt_game.rules import Event, random_action
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.ui.app import App
from crypt_game.ui.board import collect_animations, roll_animations
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.board.layout_crypt import CryptPlaces
from crypt_game.ui.board.piece_pictures import die_picture

from ..conftest import OpenApp
from .staging import MODES, plan_of
from .unseen_player import unseen_player

FRAME = 1 / 30
WINDOWS = ((1280, 720), (1024, 768), (2560, 1080))


def before(
    app: App, wanted: Callable[[Sequence[Event]], bool], mode: str = "2 heirs"
) -> tuple[EventPlayer, list[Event]]:
    """A game (of two, unless another `mode` is named) in which this is about to happen, and all that happens
    with it."""
    for seed in range(100):
        match, rng = Match(plan_of(MODES[mode]), seed), Random(seed)
        match.begin()
        while match.over is None:
            events = match.submit(*random_action(match.state, rng))
            if wanted(events):
                player = unseen_player(app, match, tuple("ABCDEFGH"[: match.plan.setup.players]))
                player.rebuild(skipping=len(events))
                return player, list(events)
    raise LookupError("it never happens")


def before_a_roll(app: App, dice: int) -> tuple[EventPlayer, list[Event]]:
    """The same before so many dice are rolled at once."""
    return before(app, lambda events: any(_dice(event) == dice for event in _rolls(events)))


def _rolls(events: Sequence[Event]) -> list[ev.ExhaustionRolled]:
    return [event for event in events if isinstance(event, ev.ExhaustionRolled)]


def _dice(event: ev.ExhaustionRolled) -> int:
    return sum(len(rolled.rolls) for rolled in event.slots)


def _is_discarded(event: Event) -> bool:
    return isinstance(event, ev.Discarded)


def roll(player: EventPlayer, events: list[Event], dice: int) -> float:
    """Play up to the roll of so many dice; returns how many seconds it takes."""
    wanted = next(
        event for event in events if isinstance(event, ev.ExhaustionRolled) and _dice(event) == dice
    )
    player.take(events)
    while not player.idle:
        player.update(FRAME)
        if player.shown and player.model.collect.rolls.get(wanted.slots[0].slot) == wanted.slots[0].rolls:
            assert player.timeline.playing is not None
            return player.timeline.playing.seconds
    raise AssertionError("the roll was not shown")


@pytest.fixture
def thrown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Rect, Rect, Motion]]:
    """Where dice were thrown from and to, and how."""
    throws: list[tuple[Rect, Rect, Motion]] = []
    tumble = piece_motions.tumble

    def watched(die: Any, start: Rect, end: Rect, landed: int, **how: Any) -> Motion:
        motion = tumble(die, start, end, landed, **how)
        throws.append((start, end, motion))
        return motion

    monkeypatch.setattr(piece_motions, "tumble", watched)
    return throws


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_dice_are_thrown_large_over_the_cards_the_last_one_slowest(
    open_app: OpenApp, thrown: list[tuple[Rect, Rect, Motion]], dice: int
) -> None:
    player, events = before_a_roll(open_app(), dice)
    roll(player, events, dice)
    throws = thrown[-dice:]
    crypt = player.layout().crypt
    slab = crypt.cards[0].unionall(list(crypt.cards))
    ends = [end for _, end, _ in throws]
    assert all(end.width > 2 * start.width for start, end, _ in throws)
    assert all(slab.left <= end.left and end.right <= slab.right for end in ends)
    assert not any(one.colliderect(other) for number, one in enumerate(ends) for other in ends[:number])
    assert ends[-1].width == max(end.width for end in ends)
    cards = [number for start, _, _ in throws for number in [start.collidelist(list(crypt.cards))]]
    if len(set(cards)) == 1:
        assert crypt.cards[cards[0]].collidelist(ends) == -1, "their card stays in sight"
    assert all(motion.end < throws[-1][2].end - 0.3 for _, _, motion in throws[:-1])


@pytest.mark.parametrize(
    ("others", "middle"),
    [
        ((0, 2), 360),
        ((0, 2, 3), 460),
        ((2, 3, 4, 5), None),
        ((0, 2, 3, 4, 5), 260),
    ],
    ids=["over empty places", "further right", "no room", "beside its own card"],
)
def test_thrown_dice_lie_as_near_to_their_card_as_they_cover_no_other(
    others: tuple[int, ...], middle: int | None
) -> None:
    cards = [Rect(100 * number, 0, 90, 120) for number in range(6)]
    slab = cards[0].unionall(cards)
    lies = roll_animations._beside(cards[1], [cards[number] for number in others], slab, 130)
    row = Rect(0, 0, 130, 120).move_to(centerx=lies)
    assert slab.contains(row)
    assert not row.colliderect(cards[1])
    assert middle is None or abs(lies - middle) < 10


@pytest.fixture
def labels(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """The labels below thrown dice that were drawn."""
    drawn: list[Rect] = []
    monkeypatch.setattr(effects, "draw_pill", lambda canvas, rect, rim: drawn.append(rect))
    return drawn


@pytest.mark.parametrize("mode", MODES)
def test_what_is_told_of_thrown_dice_hides_nothing(
    open_app: OpenApp, thrown: list[tuple[Rect, Rect, Motion]], labels: list[Rect], mode: str
) -> None:
    app, heights = open_app(language="fr"), []
    for size, text in product(WINDOWS, (1.0, 1.5)):
        player, events = before(app, _is_thrown_while_others_hold_cards, mode)
        player.layouts.frame = Frame.of(size, text)
        dice = max(map(_dice, _rolls(events)))
        roll(player, events, dice)
        canvas = Canvas(app.surface, app.picture_store, player.layouts.frame)
        labels.clear()
        assert player.timeline.playing is not None
        for motion in player.timeline.playing.motions:
            if motion.seconds:
                motion.draw(canvas, 0.5)
        layout, crypt = player.layout(), player.layout().crypt
        ends = [end for _, end, _ in thrown[-dice:]]
        assert len(labels) == dice + 1
        assert not any(one.colliderect(other) for one, other in combinations(labels[:dice], 2))
        assert labels[dice].collidelist(labels[: dice - 1]) == -1
        beside = [place for slot in crypt.shown for place in (crypt.tags[slot], *_sockets(crypt, slot))]
        plates = [layout.panel_of(seat).panel for seat in layout.view.variant.heirs]
        for box in (*labels, *ends):
            assert box.collidelist([*beside, *plates]) == -1, (size, text)
        assert all(label.collidelist(ends) == -1 for label in labels), (size, text)
        heights.append(labels[0].height)
    for usual, larger in zip(heights[::2], heights[1::2], strict=True):
        assert larger > 1.1 * usual


def _is_thrown_while_others_hold_cards(events: Sequence[Event]) -> bool:
    """Whether somebody at the screen throws two dice or more."""
    return any(_dice(event) > 1 for event in _rolls(events))


def _sockets(crypt: CryptPlaces, slot: SlotIndex) -> list[Rect]:
    return [crypt.socket(slot, up, number, 4) for up in (True, False) for number in range(4)]


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_who_hurries_never_waits_longer_than_for_dice_that_stay_on_their_cards(
    open_app: OpenApp, dice: int
) -> None:
    player, events = before_a_roll(open_app(), dice)
    player.pace = "fast"
    assert roll(player, events, dice) <= 0.85 + 0.09 * (dice - 1) + 0.001


def test_without_motion_faces_change_where_the_dice_lie(
    open_app: OpenApp, thrown: list[tuple[Rect, Rect, Motion]]
) -> None:
    player, events = before_a_roll(open_app(), 2)
    player.still = True
    roll(player, events, 2)
    assert thrown == []


def test_a_die_that_is_rolled_again_shows_its_new_face(open_app: OpenApp) -> None:
    player, _ = before_a_roll(open_app(), 2)
    model, slot, seat, pool = player.model, SlotIndex(1), SeatIndex(0), PoolIndex(0)
    model.collect.rolls = {slot: (2, 3), SlotIndex(0): (1,)}
    model.note(ev.Rerolled(seat, pool, slot, 1, 4, 6, rescued=True))
    assert model.collect.rolls == {slot: (2, 6), SlotIndex(0): (1,)}


def test_a_card_is_counted_as_it_arrives_while_others_still_fly(open_app: OpenApp) -> None:
    def both_collect(events: Sequence[Event]) -> bool:
        return len({event.seat for event in events if isinstance(event, ev.Collected)}) > 1

    app = open_app()
    player, events = before(app, both_collect)
    player.take(events)
    flying: list[int] = []
    told = ""
    while not player.idle:
        player.update(FRAME)
        flying.append(sum(isinstance(spot, HeldSpot) for spot in player.model.hidden))
        if flying[-1] == max(flying) > 1:
            told = hint_of(player.model, app.words.say)
    most = max(flying)
    assert most > 1
    assert set(range(most + 1)) == set(flying[flying.index(most) :])
    assert "You collect" in told
    assert "Mirabel collects" in told


def test_a_die_that_is_exhausted_cracks_with_the_face_it_rolled(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[object] = []

    def watched(house: str, face: DieFace, size: Rect) -> Picture:
        faces.append(face)
        return die_picture(house, face, size)

    def loses_without_a_one(events: Sequence[Event]) -> bool:
        rolls = {roll for event in _rolls(events) for slot in event.slots for roll in slot.rolls}
        return bool(rolls) and 1 not in rolls and any(isinstance(event, ev.Exhausted) for event in events)

    player, events = before(open_app(), loses_without_a_one)
    for name in ("die_picture", "failed_die_picture"):
        monkeypatch.setattr(collect_animations, name, watched)
    rolled = {roll for event in _rolls(events) for slot in event.slots for roll in slot.rolls}
    player.take(events)
    while not player.idle:
        player.update(FRAME)
    cracked = faces.index("exhausted")
    assert faces[cracked + 1] in rolled


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_each_thrown_die_is_counted_as_it_stops(open_app: OpenApp, dice: int) -> None:
    player, events = before_a_roll(open_app(), dice)
    player.take(events)
    counts: list[tuple[int, int]] = []
    while not player.idle:
        player.update(FRAME)
        throw = player.model.collect.throw
        if throw is not None and throw.dice == dice:
            counts.append((throw.home, throw.failed))
    event = next(event for event in _rolls(events) if _dice(event) == dice)
    failed = sum(roll < slot.effort for slot in event.slots for roll in slot.rolls)
    assert counts[0] == (0, 0)
    assert [sum(count) for count in dict.fromkeys(counts)] == list(range(dice + 1))
    assert counts[-1] == (dice - failed, failed)
    assert player.model.collect.throw is None


@pytest.mark.parametrize("mode", ["4 heirs", "clash 6"])
def test_a_plate_says_that_somebody_has_rolled_once_the_dice_lie(open_app: OpenApp, mode: str) -> None:
    player, events = before(open_app(), lambda events: len(_rolls(events)) > 1, mode)
    view, model = player.model.view, player.model
    pools = {event.pool for event in _rolls(events)}
    rolling = [seat for seat in view.variant.heirs if view.variant.pool_of[seat] in pools]
    said: dict[SeatIndex, list[TurnStatus]] = {seat: [] for seat in rolling}
    player.take(events)
    while not player.idle:
        player.update(FRAME)
        for seat in rolling:
            said[seat].append(turn_status(model, seat))
    for told in said.values():
        collect = [now for now in told if now in (TurnStatus.ROLLS, TurnStatus.ROLLED)]
        assert not collect or collect[0] is TurnStatus.ROLLS
    assert any(TurnStatus.ROLLS in told for told in said.values())


def test_what_every_die_of_a_throw_has_to_reach_is_told_where_it_is_one_figure(open_app: OpenApp) -> None:
    for dice in (1, 2, 3):
        player, events = before_a_roll(open_app(), dice)
        roll(player, events, dice)
        throw = player.model.collect.throw
        efforts = {slot.effort for slot in next(e for e in _rolls(events) if _dice(e) == dice).slots}
        assert throw is not None
        assert throw.effort == (efforts.pop() if len(efforts) == 1 else None)


def test_a_throw_that_is_skipped_is_over(open_app: OpenApp) -> None:
    player, events = before_a_roll(open_app(), 2)
    roll(player, events, 2)
    assert player.model.collect.throw is not None
    player.skip()
    assert player.model.collect.throw is None


def test_cards_whose_dice_are_thrown_are_lit_and_the_others_dark(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[Sequence[Rect], Sequence[Rect]]] = []
    spotlight = effects.spotlight

    def watched(lit: Sequence[Rect], dim: Sequence[Rect], seconds: float) -> Motion:
        seen.append((lit, dim))
        return spotlight(lit, dim, seconds)

    monkeypatch.setattr(effects, "spotlight", watched)
    player, events = before(
        open_app(), lambda events: 2 in map(_dice, _rolls(events)) and any(map(_is_discarded, events))
    )
    roll(player, events, 2)
    crypt, table = player.layout().crypt, player.model.view.crypt
    assert None in [table[slot] for slot in crypt.shown]
    slots = {slot.slot for slot in next(e for e in _rolls(events) if _dice(e) == 2).slots}
    assert seen[-1] == (
        [crypt.whole(slot) for slot in crypt.shown if slot in slots],
        [crypt.whole(slot) for slot in crypt.shown if slot not in slots and table[slot] is not None],
    )


def test_a_die_that_failed_is_seen_to_have_failed(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    failed: list[int] = []

    def watched(house: str, face: int, size: Rect) -> Picture:
        failed.append(face)
        return die_picture(house, face, size)

    def fails(events: Sequence[Event]) -> bool:
        return any(
            value < slot.effort for event in _rolls(events) for slot in event.slots for value in slot.rolls
        )

    monkeypatch.setattr(roll_animations, "failed_die_picture", watched)
    player, events = before(open_app(), fails)
    player.take(events)
    while not player.idle and not player.held:
        player.update(FRAME)
    rolled = [
        (value, slot.effort) for event in _rolls(events) for slot in event.slots for value in slot.rolls
    ]
    assert failed == [value for value, effort in rolled if value < effort]
