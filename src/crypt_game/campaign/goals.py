"""What the goals of chapters measure in a finished game of the person's seat, as whole numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Final

from crypt_game.campaign.chapters import Chapter
from crypt_game.honours import SeatGame
from crypt_game.rules.terms import TreasureType

__all__ = ["MEASURES", "crowns"]

_NEVER: Final = -1000
"""What a game measures that was not won, where a goal asks for it."""


def _of_winner(measure: Callable[[SeatGame], int]) -> Callable[[SeatGame], int]:
    return lambda game: measure(game) if game.won else _NEVER


def _poorer_twin(game: SeatGame) -> int:
    return min(score.total for score in game.over.scores)


def _most_of_a_type(game: SeatGame) -> int:
    return max(Counter(card.type for card in game.cards).values(), default=0)


def _curses(game: SeatGame) -> int:
    return game.state.variant.curse.count({game.seat: game.cards})[game.seat]


MEASURES: Final[Mapping[str, Callable[[SeatGame], int]]] = {
    "coins": lambda game: game.coins,
    "both": _poorer_twin,
    "lead": _of_winner(lambda game: game.lead),
    "win-coins": _of_winner(lambda game: game.coins),
    "win-dice": _of_winner(lambda game: game.dice_left),
    "win-few-idols": _of_winner(lambda game: -game.count(TreasureType.IDOL)),
    "win-patrons": _of_winner(lambda game: sum(coins > 0 for coins in game.score.collectors)),
    "win-set": _of_winner(_most_of_a_type),
    "win-few-curses": _of_winner(lambda game: -_curses(game)),
}
"""By the names of the chapters' goals; fewer of something is more below 0."""


def crowns(chapter: Chapter, game: SeatGame) -> int:
    """How many crowns a game of the chapter earns: a goal counts once those before it are reached."""
    earned = 0
    for goal in chapter.goals:
        if MEASURES[goal.measure](game) < goal.least:
            break
        earned += 1
    return earned
