"""The sixteen chapters: who plays which game against whom, and what is to be reached.

They stand in `chapters.json`; a chapter is known again by its set-up alone, so that a record needs no mark.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from crypt_game.opponents.levels import Level
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import CollectorSides, GameSetup
from crypt_game.rules.terms import Mode, Side
from crypt_game.strict_json import parse_object

__all__ = ["CHAPTERS", "EDITION", "Chapter", "Goal", "chapter_of", "open_chapters"]

EDITION: Final = 1
"""Counted up whenever a chapter or its goals change: crowns that were found before are then found again."""


@dataclass(frozen=True, slots=True)
class Goal:
    """Reached by a game that comes to `least` or more in a measure of `goals.MEASURES`."""

    measure: str
    least: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """One chapter. The person has the first heir's seat, the `rivals` the others in their order.

    It is open once one crown was earned in all of `after`. `goals` are one for each crown.
    """

    name: str
    setup: GameSetup
    rivals: tuple[Level, ...]
    goals: tuple[Goal, Goal, Goal]
    after: tuple[str, ...]

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Chapter:
        """Read an entry of the file. Raises KeyError, TypeError or ValueError on anything else."""
        setup = GameSetup(
            Mode(data["mode"]),
            data["players"],
            CollectorSides(*map(Side, data["sides"])),
            data.get("cursed", False),
        )
        one, two, three = (Goal(measure, least) for measure, least in data["goals"])
        rivals = tuple(map(Level, data["rivals"]))
        if len(rivals) != len(variant_of(setup).heirs) - 1:
            raise ValueError(f"{data['name']} has too many or too few rivals")
        return cls(data["name"], setup, rivals, (one, two, three), tuple(data["after"]))


def _read() -> tuple[Chapter, ...]:
    file = Path(__file__).with_name("chapters.json")
    return tuple(map(Chapter.from_json, parse_object(file.read_bytes())["chapters"]))


CHAPTERS: Final = _read()
"""In the order in which they are told."""


def chapter_of(setup: GameSetup, minds: Sequence[Level | None]) -> Chapter | None:
    """The chapter that a game is, by its set-up and who decides for the heirs in seat order (None: a person).

    None for any other game. Who leads does not matter.
    """
    for chapter in CHAPTERS:
        same = replace(setup, leader=chapter.setup.leader) == chapter.setup
        if same and tuple(minds) == (None, *chapter.rivals):
            return chapter
    return None


def open_chapters(reached: Collection[str]) -> tuple[Chapter, ...]:
    """The chapters that may be played once a crown was earned in those named."""
    return tuple(chapter for chapter in CHAPTERS if set(chapter.after) <= set(reached))
