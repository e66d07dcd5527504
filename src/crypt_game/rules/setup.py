"""What is agreed before a game starts (§2), and why an agreement may be refused.

A :class:`GameSetup` is a plain value that may be wrong; :func:`setup_fault` says how. Imports only words.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from .terms import SIDES_OF, Mode, Side, TreasureType


class CollectorSides(NamedTuple):
    """The side in play of each of the six Collectors (§2.2)."""

    idol: Side = Side.A
    jewelry: Side = Side.A
    manuscript: Side = Side.A
    pottery: Side = Side.A
    remains: Side = Side.A
    tapestry: Side = Side.A

    def of(self, type_: TreasureType) -> Side:
        """The side in play of one Collector."""
        side: Side = getattr(self, type_.value)
        return side

    @property
    def exist(self) -> bool:
        """Whether every Collector has the side named here."""
        return all(side in existing for side, existing in zip(self, SIDES_OF.values(), strict=True))


ALL_A = CollectorSides()
ALL_B = CollectorSides(*(Side.B,) * 6)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """One game as agreed: ``players`` counts people (solo 1, twins 2), ``leader`` is a seat (§2.4).

    Seats are numbered clockwise from 0, Ghosts included: solo 0 you, 1 the Ghost; twins 0 twin, 1 Ghost,
    2 twin, 3 Ghost; clash 0 Duchess and 1 Duke of house 0, 2 and 3 of house 1, …
    """

    mode: Mode = Mode.STANDARD
    players: int = 3
    collectors: CollectorSides = ALL_A
    cursed: bool = False
    leader: int = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """Made anew in another process: a compiled frozen dataclass cannot be filled in afterwards."""
        return GameSetup, (self.mode, self.players, self.collectors, self.cursed, self.leader)


class SetupFault(StrEnum):
    """Why a setup is refused."""

    PLAYERS = "players"
    LEADER = "leader"
    CURSED = "cursed"
    SIDE = "side"


PLAYERS_OF: dict[Mode, tuple[int, ...]] = {
    Mode.STANDARD: (2, 3, 4),
    Mode.SOLO: (1,),
    Mode.TWINS: (2,),
    Mode.CLASH: (6, 8),
}
"""The numbers of players each mode is for."""

CURSED_MODES: frozenset[Mode] = frozenset({Mode.STANDARD, Mode.CLASH})
"""The modes that Cursed Treasure may be played with (§9.1)."""


def leaders_of(mode: Mode, players: int) -> tuple[int, ...]:
    """The seats that may start as Leader (§2.4, §6.1, §7.2, §8.3), lowest first; none for a wrong number."""
    if players not in PLAYERS_OF[mode]:
        return ()
    match mode:
        case Mode.STANDARD:
            return tuple(range(players))
        case Mode.SOLO:
            return (0,)
        case Mode.TWINS:
            return (0, 2)
        case Mode.CLASH:
            return tuple(range(0, players, 2))


class BadSetup(Exception):
    """A game was asked for that may not be played; ``fault`` says why."""

    def __init__(self, fault: SetupFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


def setup_fault(setup: GameSetup) -> SetupFault | None:
    """Why this setup may not be played, or None when it may."""
    if setup.players not in PLAYERS_OF[setup.mode]:
        return SetupFault.PLAYERS
    if setup.leader not in leaders_of(setup.mode, setup.players):
        return SetupFault.LEADER
    if setup.cursed and setup.mode not in CURSED_MODES:
        return SetupFault.CURSED
    if not setup.collectors.exist:
        return SetupFault.SIDE
    return None
