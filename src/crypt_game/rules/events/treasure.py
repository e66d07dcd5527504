"""What happens to Treasure: discarded, shared out, collected, flipped, looked at, taken (§3.7–§3.12, §5)."""

from __future__ import annotations

from typing import NamedTuple

from ..cards import Face
from ..indices import PoolIndex, SeatIndex, SlotIndex, TeamIndex
from ..state import Laid
from ..terms import Choice, FlipFor
from ..values import value


@value
class Discarded:
    """A slot's cards go to the box, as they lie; a Ghost ``seat`` takes its ``dice`` back (§3.7)."""

    slot: SlotIndex
    cards: tuple[Laid[Face], ...]
    seat: SeatIndex | None
    dice: int


@value
class Divvied:
    """A team shared out its slots: pairs of slot and seat (§7.9, §8.6)."""

    team: TeamIndex
    by: SeatIndex
    to: tuple[tuple[SlotIndex, SeatIndex], ...]


@value
class Collected:
    """``seat`` collects a slot (§3.9).

    ``returned`` dice go back to ``pool``, ``failed`` ones wait for exhaustion.
    """

    slot: SlotIndex
    seat: SeatIndex
    pool: PoolIndex
    cards: tuple[Laid[Face], ...]
    returned: int
    failed: int


class Turned(NamedTuple):
    """A collected card turned face up: its place in the order of collection, from 0, and the card."""

    place: int
    card: Face


@value
class Flipped:
    """A seat turns cards face up for everyone to see (§5)."""

    seat: SeatIndex
    cards: tuple[Turned, ...]
    why: FlipFor


class Look(NamedTuple):
    """A face-down card looked at."""

    slot: SlotIndex
    card: Face


@value
class Peeked:
    """Manuscript B: ``seat`` looks at the face-down cards, and shows them to ``shared`` (§5.1, §7.7)."""

    seat: SeatIndex
    looks: tuple[Look, ...]
    shared: SeatIndex | None


@value
class Taken:
    """Pottery B: a face-down card leaves the Crypt for a collection (§5.2)."""

    seat: SeatIndex
    slot: SlotIndex
    card: Face


@value
class IdolBonus:
    """Idol B pays ``coins`` at game end: 5 to the first with two Idols, 2 to those who follow (§5.4)."""

    seat: SeatIndex
    coins: int


@value
class Declined:
    """A window is left without using it."""

    seat: SeatIndex
    what: Choice
