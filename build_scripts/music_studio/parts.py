"""Who plays what. Pure values: reading the music needs nothing of what plays it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .notation import Note


@dataclass(frozen=True, slots=True)
class Instrument:
    """A sound of the soundfont: bank and programme, and what the player does with it."""

    bank: int
    programme: int
    swell: float = 0.0
    """How much a held note grows and fades: 0 is struck or plucked, 1 rises from nothing and sinks again."""
    overlap: float = 0.0
    """Beats that a note is held into the next one."""


@dataclass(frozen=True, slots=True)
class Part:
    """What one instrument plays: its notes, level in dB, and place from -1 (left) to 1 (right)."""

    instrument: Instrument
    notes: Sequence[Note]
    level: float = 0.0
    pan: float = 0.0
