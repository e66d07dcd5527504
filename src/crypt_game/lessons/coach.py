"""The coach: says one thing when something happens to a player for the first time.

Pure: from what was shown to a seat, and what it is asked, to an occasion. What was said already is for others
to remember (`Progress.told`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import NamedTuple

from crypt_game.rules import Event, Mode, SeatView
from crypt_game.rules import events as ev
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Decide
from crypt_game.rules.set_worth import set_worth
from crypt_game.rules.terms import TREASURE_TYPES, Choice, Recovery, TreasureType

__all__ = ["Occasion", "Remark", "remark_on"]


class Occasion(StrEnum):
    """What can happen for the first time; the value ends the key of what is said (`coach-tie`)."""

    PUSHED_OUT = "pushed-out"
    PUSHES_OUT = "pushes-out"
    EXHAUSTED = "exhausted"
    ROUTED = "routed"
    """All dice were pushed out, and the exhausted ones come back (§3.11)."""
    FACE_DOWN = "face-down"
    TIE = "tie"
    TORCHES = "torches"
    LAST_ROUND = "last-round"
    LIGHTS_OUT = "lights-out"
    LOOK = "look"
    """Manuscript B can be used (§5.1)."""
    REVIVE = "revive"
    """Remains A can be used (§5.1)."""
    REROLL = "reroll"
    TAKE = "take"
    SET = "set"
    """A Collector pays for the first time."""


class Remark(NamedTuple):
    """Something to say, and the names of the things at the table that it is about."""

    occasion: Occasion
    light: tuple[str, ...] = ()


_ANYTIME = {TreasureType.MANUSCRIPT: Occasion.LOOK, TreasureType.REMAINS: Occasion.REVIVE}
_WINDOWS = {
    Choice.REROLL: Remark(Occasion.REROLL, ("set-idol",)),
    Choice.POTTERY: Remark(Occasion.TAKE, ("set-pottery",)),
}


def remark_on(
    events: Iterable[Event], view: SeatView, decide: Decide | None, told: Iterable[str]
) -> Remark | None:
    """The first thing worth saying that was not `told`, to the seat whose view this is; None for nothing.

    `events` are those that were shown last, as the seat may know them, and are in the view; `decide` is what
    is asked now.
    """
    known = frozenset(told)
    return next((remark for remark in _remarks(events, view, decide) if remark.occasion not in known), None)


def _remarks(events: Iterable[Event], view: SeatView, decide: Decide | None) -> Iterator[Remark]:
    seat = view.viewer
    if seat is None:
        return
    for event in events:
        yield from _after(event, view, seat)
    yield from _paid(view, seat)
    yield from _usable(view, seat)
    if decide is not None and decide.seat == seat:
        if decide.limit:
            yield Remark(Occasion.LIGHTS_OUT, ("lights-out",))
        if decide.what in _WINDOWS:
            yield _WINDOWS[decide.what]


def _after(event: Event, view: SeatView, seat: SeatIndex) -> Iterator[Remark]:
    own = f"plate-{seat}"
    match event:
        case ev.PushedOut(slot=slot, by=by) if by == seat:
            yield Remark(Occasion.PUSHES_OUT, (f"card-{slot}",))
        case ev.PushedOut(slot=slot, seat=loser) if loser == seat:
            yield Remark(Occasion.PUSHED_OUT, (own, f"card-{slot}"))
        case ev.Exhausted(pool=pool) if pool == view.variant.pool_of[seat]:
            yield Remark(Occasion.EXHAUSTED, ("box", own))
        case ev.Recovered(seat=who, why=Recovery.ROUTED) if who == seat:
            yield Remark(Occasion.ROUTED, (own,))
        case ev.Collected(seat=who, cards=cards) if who == seat:
            yield from (
                Remark(Occasion.FACE_DOWN, (f"set-{laid.card.type}",)) for laid in cards if not laid.up
            )
        case ev.TieBreakBegan(seats=seats):
            yield Remark(Occasion.TIE, tuple(f"plate-{one}" for one in seats))
        case ev.RoundBegan(round=number) if number == view.variant.rounds:
            yield Remark(Occasion.LAST_ROUND, ("pile",))
        case ev.TorchesPassed() if view.setup.mode is Mode.STANDARD:
            yield Remark(Occasion.TORCHES, ("leader", "lights-out"))


def _paid(view: SeatView, seat: SeatIndex) -> Iterator[Remark]:
    """A set that pays more than its cards are worth."""
    for kind in TREASURE_TYPES:
        held = [entry.card for entry in view.seats[seat].cards if entry.card.type is kind]
        values = sum(getattr(card, "value", 0) for card in held)
        if len(held) > 1 and set_worth(view, seat, kind).low > values:
            yield Remark(Occasion.SET, (f"set-{kind}",))


def _usable(view: SeatView, seat: SeatIndex) -> Iterator[Remark]:
    for reward in collectors_of(view.variant).anytime:
        if reward.usable(view, seat):
            yield Remark(_ANYTIME[reward.type], (f"set-{reward.type}",))
