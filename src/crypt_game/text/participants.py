"""Who and what a chronicle speaks of: its lines, the cast of players, cards and dice as arguments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import Side, TreasureType
from crypt_game.text.language import Argument, Noun

Crypt = Sequence[Slot[Face] | None]
"""The slots as they are shown while the event happens, before it is folded into the view."""


class Message(NamedTuple):
    """One line of the chronicle: say it with ``catalog.say(line.key, **line.args)``.

    ``seat`` is whose badge stands before it, or ``pool`` where all are told of who share its dice. ``minor``
    lines are left out of a short chronicle. ``reason`` is the key of a second sentence that says why, with
    the same arguments.
    """

    key: str
    args: Mapping[str, Argument]
    seat: SeatIndex | None = None
    minor: bool = False
    reason: str | None = None
    pool: PoolIndex | None = None


@dataclass(frozen=True, slots=True)
class Participants:
    """Who plays, in words: names by seat (a Ghost is a `Noun`), and who is called "you", if anybody.

    In Clash of Houses ``houses`` names the dice pools; elsewhere every seat has the pool of its own number.
    """

    names: tuple[str, ...]
    you: int | None = None
    houses: tuple[Noun, ...] = ()
    titles: tuple[str, ...] = ()
    """The portraits (`duchess`, `duke`) of all who are no Ghost."""

    def who(self, seat: SeatIndex) -> dict[str, Argument]:
        """The arguments ``seat`` and ``you`` of a sentence about that seat."""
        return {"seat": self.names[seat], "you": "yes" if seat == self.you else "no"}

    def whose(self, pool: PoolIndex) -> dict[str, Argument]:
        """The same for a sentence about a pool of dice."""
        return {"seat": self.houses[pool], "you": "no"} if self.houses else self.who(SeatIndex(pool))

    def is_ghost(self, seat: SeatIndex) -> bool:
        """Whether the seat plays by itself (§6.3)."""
        return isinstance(self.names[seat], Noun)


def card_at(crypt: Crypt, slot: SlotIndex) -> Noun:
    """The term of the card that lies on top of a slot; which one it is where others of its type lie there."""
    place = crypt[slot]
    if place is None:
        return Noun("treasure-card")
    laid = place.cards[-1]
    alike = [other for other in crypt if other is not None and other.cards[-1].card.type is laid.card.type]
    if len(alike) < 2:
        return Noun(laid.card.type.value)
    which = laid.card.value if laid.up and isinstance(laid.card, Card) else "hidden"
    return Noun(f"{laid.card.type.value}:{which}")


def side_name(type_: TreasureType, side: Side) -> str:
    """One side of a Collector, as keys and anchors name it: ``idol-a``."""
    return f"{type_.value}-{side.value.lower()}"


def dice_sum(effort: int, dice: int) -> str:
    """``5 + 5`` on one line: figures and signs only, the same in every language."""
    return "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join([str(effort)] * dice)
