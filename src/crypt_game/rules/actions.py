"""What a seat can do: the eight actions of the protocol, as values.

An action here is well-formed, not necessarily legal. Imports only cards and words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, TypeAlias

from .cards import Card
from .indices import SeatIndex, SlotIndex
from .values import value


class Placement(NamedTuple):
    """Dice put on one card in one claim: the slot and the effort of each die."""

    slot: int
    efforts: tuple[int, ...]


@value
class Claim:
    """Place dice on cards (§3.4); ``place`` is sorted by slot. Build it with :meth:`on`."""

    place: tuple[Placement, ...]

    @classmethod
    def on(cls, place: Mapping[int, Iterable[int]]) -> Claim:
        """The claim that puts these efforts on these slots: ``Claim.on({0: [2, 2], 3: [5]})``."""
        return cls(tuple(Placement(slot, tuple(efforts)) for slot, efforts in sorted(place.items())))


@value
class Recover:
    """Take exhausted dice out of the box; with none there it is a pass (§3.5, §8.5)."""


@value
class Take:
    """Pottery B: flip two Pottery and take the face-down card of a slot (§5.2)."""

    slot: int
    flip: tuple[Card, ...]


@value
class Reroll:
    """Idol A: flip an Idol and roll one failed die again (§5.3); ``die`` indexes ``Decide.failing``."""

    die: int
    flip: tuple[Card, ...]


@value
class Peek:
    """Manuscript B: flip a Manuscript and look at the face-down cards of the Crypt (§5.1).

    ``share`` shows them to the teammate as well; it is True or False in twins and clash, None elsewhere
    (§7.7, §8.9).
    """

    flip: tuple[Card, ...]
    share: bool | None = None


@value
class Revive:
    """Remains A: flip two Remains and recover one exhausted die (§5.1)."""

    flip: tuple[Card, ...]


class Share(NamedTuple):
    """Where one slot goes in a divvy."""

    slot: int
    seat: int


@value
class Divvy:
    """Share out the slots that a team holds (§7.9, §8.6).

    ``to`` is sorted by slot. Build it with :meth:`of`.
    """

    to: tuple[Share, ...]

    @classmethod
    def of(cls, to: Mapping[int, int] | Mapping[SlotIndex, SeatIndex]) -> Divvy:
        """The divvy that gives each slot to that seat: ``Divvy.of({0: 0, 4: 2})``."""
        return cls(tuple(Share(slot, seat) for slot, seat in sorted(to.items())))


@value
class Decline:
    """Leave a Pottery B, Idol A or final window."""


Action: TypeAlias = Claim | Recover | Take | Reroll | Peek | Revive | Divvy | Decline
"""Everything a seat can do."""

AnytimeAction: TypeAlias = Peek | Revive
"""What §5.1 lets any seat do whenever the game waits for a decision."""
