"""How a Ghost plays, with the facts that explain why (§6.3, §6.4, §7.4)."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from ..indices import SeatIndex, SlotIndex
from ..values import value


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

    slot: SlotIndex
    why: PassedOver


class SetAside(StrEnum):
    """Why a Ghost's group is not placed."""

    NO_ROOM = "no_room"
    ONLY_STRONGEST = "only_strongest"


@value
class GhostRolled:
    """A Ghost rolled its dice; ``again`` on its second turn in solo (§6.4)."""

    seat: SeatIndex
    rolls: tuple[int, ...]
    again: bool


@value
class GhostGrouped:
    """The groups in the order they are tried (§6.3); ``only_strongest`` when just the first may be placed."""

    seat: SeatIndex
    groups: tuple[DiceGroup, ...]
    only_strongest: bool


@value
class GhostAimed:
    """A group takes the first card from the left that is unclaimed, or an heir's and weaker.

    ``passed`` are those further left.
    """

    seat: SeatIndex
    group: DiceGroup
    slot: SlotIndex
    passed: tuple[SlotPassed, ...]


@value
class GhostSetAside:
    """A group is not placed; ``passed`` are all cards when it fits nowhere."""

    seat: SeatIndex
    group: DiceGroup
    why: SetAside
    passed: tuple[SlotPassed, ...]
