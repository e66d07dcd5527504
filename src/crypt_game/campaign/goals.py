"""What the goals of chapters measure in a finished game of the person's seat, as whole numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Final

from crypt_game.campaign.chapters import Chapter
from crypt_game.honours import Measure, SeatGame, of_winner
from crypt_game.rules.terms import TreasureType

__all__ = ["MEASURES", "crowns", "crowns_for"]


def _poorer_twin(game: SeatGame) -> int:
    return min(score.total for score in game.over.scores)


MEASURES: Final[Mapping[str, Measure]] = {
    "coins": lambda game: game.coins,
    "both": _poorer_twin,
    "lead": of_winner(lambda game: game.lead),
    "win-coins": of_winner(lambda game: game.coins),
    "win-dice": of_winner(lambda game: game.dice_left),
    "win-few-idols": of_winner(lambda game: -game.count(TreasureType.IDOL)),
    "win-patrons": of_winner(lambda game: sum(coins > 0 for coins in game.score.collectors)),
    "win-set": of_winner(lambda game: game.most_of_a_type),
    "win-few-curses": of_winner(lambda game: -game.curses),
}
"""By the names of the chapters' goals; fewer of something is more below 0."""


def crowns(chapter: Chapter, game: SeatGame) -> int:
    """How many crowns a game of the chapter earns."""
    return crowns_for(chapter, lambda name: MEASURES[name](game))


def crowns_for(chapter: Chapter, measured: Callable[[str], int]) -> int:
    """The crowns of a game that came to so much in each measure: a goal counts once those before it are
    reached."""
    reached = (measured(goal.measure) >= goal.least for goal in chapter.goals)
    return sum(takewhile(bool, reached))
