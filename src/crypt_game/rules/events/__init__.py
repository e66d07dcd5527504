"""Everything that can happen, one fact each, in the order it happens.

No event holds a sentence. Events with cards are made with every value in them; :func:`.view.redact`
replaces what a seat may not know. Folding the events of a step into a view (:func:`.view.fold`) gives the
next view, one motion at a time. Imports only values.
"""

from __future__ import annotations

from typing import TypeAlias

from .dice import Exhausted, ExhaustionRolled, Placed, PushedOut, Recovered, Rerolled, SlotRolls
from .ending import (
    Awaited,
    CursesCounted,
    GameEnded,
    RolesSwapped,
    RoundEnded,
    Scored,
    TieBreakBegan,
    TieBreakRolled,
    TorchesPassed,
    TreasureOpened,
)
from .ghosts import (
    DiceGroup,
    GhostAimed,
    GhostGrouped,
    GhostRolled,
    GhostSetAside,
    PassedOver,
    SetAside,
    SlotPassed,
)
from .reveal import DeckShuffled, PhaseBegan, Revealed, RoundBegan, Sorted
from .treasure import Collected, Declined, Discarded, Divvied, Flipped, IdolBonus, Look, Peeked, Taken, Turned

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
    | RoundEnded
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

__all__ = [
    "Awaited",
    "Collected",
    "CursesCounted",
    "DeckShuffled",
    "Declined",
    "DiceGroup",
    "Discarded",
    "Divvied",
    "Event",
    "Exhausted",
    "ExhaustionRolled",
    "Flipped",
    "GameEnded",
    "GhostAimed",
    "GhostGrouped",
    "GhostRolled",
    "GhostSetAside",
    "IdolBonus",
    "Look",
    "PassedOver",
    "Peeked",
    "PhaseBegan",
    "Placed",
    "PushedOut",
    "Recovered",
    "Rerolled",
    "Revealed",
    "RolesSwapped",
    "RoundBegan",
    "RoundEnded",
    "Scored",
    "SetAside",
    "SlotPassed",
    "SlotRolls",
    "Sorted",
    "Taken",
    "TieBreakBegan",
    "TieBreakRolled",
    "TorchesPassed",
    "TreasureOpened",
    "Turned",
]
