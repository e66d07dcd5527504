"""How a round begins: the draw pile, the Crypt, its phases (§3 I, §6.2, §8.4)."""

from __future__ import annotations

from ..cards import Face
from ..indices import SeatIndex, SlotIndex
from ..terms import Phase
from ..values import value


@value
class DeckShuffled:
    """The draw pile lies ready: ``count`` cards, the next with back ``top`` (§1.3)."""

    count: int
    top: Face | None


@value
class RoundBegan:
    """A round begins with these torch holders (§3); every pool's ``placed`` is False again.

    The phase is ``POTTERY`` from here until Claim begins.
    """

    round: int
    leader: SeatIndex
    lights_out: SeatIndex


@value
class Revealed:
    """A card is laid on ``slot``, on top of what lies there (§3.1, §8.4).

    ``deck`` cards stay in the draw pile, the next is ``top``.
    """

    slot: SlotIndex
    card: Face
    up: bool
    deck: int
    top: Face | None


@value
class Sorted:
    """The Crypt is put in order (§6.2): ``order[i]`` is the slot that now lies at place i."""

    order: tuple[SlotIndex, ...]


@value
class PhaseBegan:
    """A phase begins; ``FINAL`` is the last window of §4.1."""

    phase: Phase
