"""What is played on each weekday, as words: the menu says it before the rules are imported.

Must never import `rules`.
"""

from __future__ import annotations

from datetime import date
from typing import Final, NamedTuple

__all__ = ["WEEK", "DailyGame", "game_on"]


class DailyGame(NamedTuple):
    """The game of a weekday: the mode and the level of the computer heirs by their saved names."""

    mode: str
    players: int
    cursed: bool = False
    level: str = "knight"

    @property
    def minds(self) -> tuple[str, ...]:
        """Who decides for the players, in seat order."""
        return ("person", *[self.level] * (self.players - 1))


WEEK: Final = (
    DailyGame("solo", 1),
    DailyGame("standard", 2),
    DailyGame("twins", 2),
    DailyGame("standard", 3),
    DailyGame("standard", 2, cursed=True),
    DailyGame("standard", 4),
    DailyGame("clash", 6),
)
"""From Monday to Sunday. A change gives days that are past another crypt: their results are no longer
found."""


def game_on(day: date) -> DailyGame:
    """What is played on this day."""
    return WEEK[day.weekday()]
