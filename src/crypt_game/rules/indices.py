"""Numbers that stand for a seat, a pool of dice, a place of the Crypt or a team: none passes for another.

All count from 0. Whoever is handed a number from outside takes a plain `int` and checks it first.
"""

from __future__ import annotations

from typing import NewType

SeatIndex = NewType("SeatIndex", int)
"""A seat, clockwise (see :class:`.setup.GameSetup`)."""
PoolIndex = NewType("PoolIndex", int)
"""The dice of a seat, in clash of a house."""
SlotIndex = NewType("SlotIndex", int)
"""A place of the Crypt, left to right."""
TeamIndex = NewType("TeamIndex", int)
"""A team: the twins, or a house of clash."""

FIRST_SEAT = SeatIndex(0)
"""The seat that every game has."""
SLOTS: tuple[SlotIndex, ...] = tuple(map(SlotIndex, range(6)))
"""As many places as a Crypt has at most, to number them with `zip`."""
POOLS: tuple[PoolIndex, ...] = tuple(map(PoolIndex, range(4)))
"""As many pools as a game has at most."""
