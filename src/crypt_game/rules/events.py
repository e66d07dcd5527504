"""Everything that can happen, one fact each, in the order it happens.

No event holds a sentence. Events with cards are made with every value in them; :func:`.view.redact`
replaces what a seat may not know. Folding the events of a step into a view (:func:`.view.fold`) gives the
next view, one motion at a time. Imports only values.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from .cards import Face
from .pending import Over, Pending, SeatScore
from .state import Flow, Held, Laid
from .terms import Choice, FlipFor, Phase, Recovery, Role


@dataclass(frozen=True, slots=True)
class DeckShuffled:
    """The draw pile lies ready: ``count`` cards, the next with back ``top`` (§1.3)."""

    count: int
    top: Face | None


@dataclass(frozen=True, slots=True)
class RoundBegan:
    """A round begins with these torch holders (§3); every pool's ``placed`` is False again.

    The phase is ``POTTERY`` from here until Claim begins.
    """

    round: int
    leader: int
    lights_out: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card is laid on ``slot``, on top of what lies there (§3.1, §8.4); ``deck`` cards stay, the next is
    ``top``.
    """

    slot: int
    card: Face
    up: bool
    deck: int
    top: Face | None


@dataclass(frozen=True, slots=True)
class Sorted:
    """The Crypt is put in order (§6.2): ``order[i]`` is the slot that now lies at place i."""

    order: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """A phase begins; ``FINAL`` is the last window of §4.1."""

    phase: Phase


class DiceGroup(NamedTuple):
    """Dice of one value that a Ghost joined (§6.3)."""

    effort: int
    dice: int

    @property
    def strength(self) -> int:
        """Their sum."""
        return self.effort * self.dice


class PassedOver(StrEnum):
    """Why a Ghost's group did not take a card further left."""

    GHOST_HOLDS = "ghost_holds"
    TOO_STRONG = "too_strong"


class SlotPassed(NamedTuple):
    """A card that a Ghost's group went past, and why; empty places are not named."""

    slot: int
    why: PassedOver


class SetAside(StrEnum):
    """Why a Ghost's group is not placed."""

    NO_ROOM = "no_room"
    ONLY_STRONGEST = "only_strongest"


@dataclass(frozen=True, slots=True)
class GhostRolled:
    """A Ghost rolled its dice; ``again`` on its second turn in solo (§6.4)."""

    seat: int
    rolls: tuple[int, ...]
    again: bool


@dataclass(frozen=True, slots=True)
class GhostGrouped:
    """The groups in the order they are tried (§6.3); ``only_strongest`` when just the first may be placed."""

    seat: int
    groups: tuple[DiceGroup, ...]
    only_strongest: bool


@dataclass(frozen=True, slots=True)
class GhostAimed:
    """A group takes the first card from the left that is unclaimed or an heir's and weaker; ``passed`` lie
    before.
    """

    seat: int
    group: DiceGroup
    slot: int
    passed: tuple[SlotPassed, ...]


@dataclass(frozen=True, slots=True)
class GhostSetAside:
    """A group is not placed; ``passed`` are all cards when it fits nowhere."""

    seat: int
    group: DiceGroup
    why: SetAside
    passed: tuple[SlotPassed, ...]


@dataclass(frozen=True, slots=True)
class PushedOut:
    """All dice of ``seat`` on ``slot`` go back to ``pool``, available; ``by`` comes in with more (§3.4)."""

    slot: int
    seat: int
    pool: int
    effort: int
    dice: int
    by: int


@dataclass(frozen=True, slots=True)
class Placed:
    """``dice`` dice of ``effort`` join the ``before`` dice that the holder had there; ``strength`` is the
    sum now.
    """

    seat: int
    pool: int
    slot: int
    effort: int
    dice: int
    before: int
    strength: int


@dataclass(frozen=True, slots=True)
class Recovered:
    """``dice`` dice of ``pool`` come back from the box; 0 for a pass (§3.5)."""

    seat: int
    pool: int
    dice: int
    why: Recovery


@dataclass(frozen=True, slots=True)
class Declined:
    """A window is left without using it."""

    seat: int
    what: Choice


@dataclass(frozen=True, slots=True)
class Discarded:
    """A slot's cards go to the box, as they lie; a Ghost ``seat`` takes its ``dice`` back (§3.7)."""

    slot: int
    cards: tuple[Laid[Face], ...]
    seat: int | None
    dice: int


class SlotRolls(NamedTuple):
    """The dice of one slot rolled against their effort (§3.8)."""

    slot: int
    effort: int
    rolls: tuple[int, ...]

    @property
    def failed(self) -> tuple[int, ...]:
        """The numbers (from 0) of the dice that failed."""
        return tuple(die for die, roll in enumerate(self.rolls) if roll < self.effort)


@dataclass(frozen=True, slots=True)
class ExhaustionRolled:
    """A pool's dice with effort 2 or more are rolled, slot by slot (§3.8); ``seat`` is its first-numbered
    seat.
    """

    seat: int
    pool: int
    slots: tuple[SlotRolls, ...]


@dataclass(frozen=True, slots=True)
class Divvied:
    """A team shared out its slots: pairs of slot and seat (§7.9, §8.6)."""

    team: int
    by: int
    to: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Collected:
    """``seat`` collects a slot; ``returned`` dice go back to ``pool``, ``failed`` ones wait for exhaustion
    (§3.9).
    """

    slot: int
    seat: int
    pool: int
    cards: tuple[Laid[Face], ...]
    returned: int
    failed: int


@dataclass(frozen=True, slots=True)
class Rerolled:
    """Idol A: the failed die number ``die`` of ``slot`` is rolled again (§5.3)."""

    seat: int
    pool: int
    slot: int
    die: int
    effort: int
    roll: int
    rescued: bool


@dataclass(frozen=True, slots=True)
class Exhausted:
    """The dice of ``pool`` that still fail go to the box (§3.10)."""

    pool: int
    dice: int


class Turned(NamedTuple):
    """A collected card turned face up: its place in the order of collection, from 0, and the card."""

    place: int
    card: Face


@dataclass(frozen=True, slots=True)
class Flipped:
    """A seat turns cards face up for everyone to see (§5)."""

    seat: int
    cards: tuple[Turned, ...]
    why: FlipFor


class Look(NamedTuple):
    """A face-down card looked at."""

    slot: int
    card: Face


@dataclass(frozen=True, slots=True)
class Peeked:
    """Manuscript B: ``seat`` looks at the face-down cards, and shows them to ``shared`` (§5.1, §7.7)."""

    seat: int
    looks: tuple[Look, ...]
    shared: int | None


@dataclass(frozen=True, slots=True)
class Taken:
    """Pottery B: a face-down card leaves the Crypt for a collection (§5.2)."""

    seat: int
    slot: int
    card: Face


@dataclass(frozen=True, slots=True)
class IdolBonus:
    """Idol B pays ``coins`` at game end: 5 to the first with two Idols, 2 to those who follow (§5.4)."""

    seat: int
    coins: int


@dataclass(frozen=True, slots=True)
class TorchesPassed:
    """Both Torch cards move (§3.13, §8.8)."""

    leader: int
    lights_out: int


@dataclass(frozen=True, slots=True)
class RolesSwapped:
    """From now on these members of each house lead and play first (§8.8)."""

    first: Role


@dataclass(frozen=True, slots=True)
class TreasureOpened:
    """At game end a seat's collection is shown to all, in order of collection."""

    seat: int
    cards: tuple[Held[Face], ...]


@dataclass(frozen=True, slots=True)
class CursesCounted:
    """Cursed Treasure: (seat, Curses) of every heir, and who loses ``coins`` (§9.1)."""

    curses: tuple[tuple[int, int], ...]
    losers: tuple[int, ...]
    coins: int


@dataclass(frozen=True, slots=True)
class TieBreakBegan:
    """These seats (in clash both of each house) are tied for first; those with dice roll them (§4.3)."""

    seats: tuple[int, ...]
    attempt: int


@dataclass(frozen=True, slots=True)
class TieBreakRolled:
    """A tied seat (in clash a house's first-numbered) rolled all its unexhausted dice (§4.3)."""

    seat: int
    pool: int
    rolls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Scored:
    """One line of the score sheet (§4.2)."""

    score: SeatScore


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The result stands."""

    result: Over


@dataclass(frozen=True, slots=True)
class Awaited:
    """What the game waits for now: always the last event of a step."""

    pending: Pending
    flow: Flow


Event: TypeAlias = (
    DeckShuffled
    | RoundBegan
    | Revealed
    | Sorted
    | PhaseBegan
    | GhostRolled
    | GhostGrouped
    | GhostAimed
    | GhostSetAside
    | PushedOut
    | Placed
    | Recovered
    | Declined
    | Discarded
    | ExhaustionRolled
    | Divvied
    | Collected
    | Rerolled
    | Exhausted
    | Flipped
    | Peeked
    | Taken
    | IdolBonus
    | TorchesPassed
    | RolesSwapped
    | TreasureOpened
    | CursesCounted
    | TieBreakBegan
    | TieBreakRolled
    | Scored
    | GameEnded
    | Awaited
)
"""Every event there is."""
