"""The twenty-four honours in the order in which they are listed; their names are those of their words.

None is for playing long or often, and some are for losing well.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from crypt_game.honours.seat_game import SeatGame
from crypt_game.rules.terms import HIGHEST_EFFORT, Mode, Rank, TreasureType

__all__ = ["EDITION", "HONOURS", "Honour", "Measure", "earned", "of_winner"]

EDITION: Final = 1
"""Counted up whenever the list or a measure changes: what was found before is then found again."""

_DEAREST: Final = 4
_DARING: Final = 4
"""The least effort of a daring die."""


_NEVER: Final = -1000
"""What a game measures that an honour is not about."""
Measure: TypeAlias = Callable[[SeatGame], int]
"""What a seat's game comes to in some respect, as a whole number; fewer of something is more below 0."""


@dataclass(frozen=True, slots=True)
class Honour:
    """Earned by a seat whose game measures `least` or more, in whole numbers: one less just misses it."""

    name: str
    measure: Measure
    least: int

    def earned_by(self, game: SeatGame) -> bool:
        """Whether this seat's game earns it."""
        return self.measure(game) >= self.least


def earned(game: SeatGame) -> tuple[str, ...]:
    """The names of the honours that a seat's game earns, in the order of the list."""
    return tuple(honour.name for honour in HONOURS if honour.earned_by(game))


def of_winner(measure: Measure) -> Measure:
    """The same where the game was won, and far below any other measure where it was not."""
    return lambda game: measure(game) if game.won else _NEVER


def _of_loser(measure: Measure) -> Measure:
    return lambda game: measure(game) if game.lost else _NEVER


def _fewer_cards_than_all(game: SeatGame) -> int:
    """By how many cards it has fewer than each of the others."""
    variant = game.state.variant
    others = [seat for seat in variant.heirs if variant.pool_of[seat] != game.pool]
    return min(len(game.cards_of(seat)) for seat in others) - len(game.cards)


def _highest_efforts_held(game: SeatGame) -> int:
    return sum(effort == roll == HIGHEST_EFFORT for rolled in game.rolls for effort, roll in rolled)


def _daring_dice_that_held(game: SeatGame) -> int:
    """The most daring dice of one roll in which no die failed."""
    held = (rolled for rolled in game.rolls if all(roll >= effort for effort, roll in rolled))
    return max((sum(effort >= _DARING for effort, _ in rolled) for rolled in held), default=0)


def _risks_without_loss(game: SeatGame) -> int:
    """The dice that were rolled for exhaustion where none was exhausted."""
    return 0 if game.exhausted else sum(map(len, game.rolls))


def _difference_of_rich_twins(game: SeatGame) -> int:
    """The coins between two twins who are rich at least, below 0."""
    if game.state.setup.mode is not Mode.TWINS or game.over.rank not in (Rank.AFFLUENT, Rank.MAGNIFICENT):
        return _NEVER
    one, other = (score.total for score in game.over.scores)
    return -abs(one - other)


def _curses(game: SeatGame) -> int:
    """The Curses on its cards, below 0."""
    return -game.curses if game.state.setup.cursed else _NEVER


HONOURS: Final = (
    Honour("landslide", of_winner(lambda game: game.lead), 15),
    Honour("hair", of_winner(lambda game: -abs(game.lead - 1)), 0),
    Honour("roll", lambda game: game.tie_was_rolled * (1 + game.won), 2),
    Honour("rested", of_winner(lambda game: game.dice_left - game.state.variant.pool_size), 0),
    Honour("spent", of_winner(lambda game: -game.dice_left), 0),
    Honour("frugal", of_winner(_fewer_cards_than_all), 1),
    Honour("godless", of_winner(lambda game: -game.count(TreasureType.IDOL)), 0),
    Honour("fifty", lambda game: game.coins if game.contested else _NEVER, 50),
    Honour("sampler", lambda game: len({card.type for card in game.cards}), len(TreasureType)),
    Honour("devoted", lambda game: game.most_of_a_type, 5),
    Honour("dearest", lambda game: sum(card.value == _DEAREST for card in game.cards), 4),
    Honour("patrons", lambda game: sum(coins > 0 for coins in game.score.collectors), 4),
    Honour("armful", lambda game: game.most_in_a_round, 4),
    Honour("iron", _highest_efforts_held, 3),
    Honour("nerves", _daring_dice_that_held, 3),
    Honour("unscathed", _risks_without_loss, 6),
    Honour("elbows", lambda game: game.pushed_others, 12),
    Honour("magnificent", lambda game: game.coins if game.over.rank else _NEVER, 50),
    Honour("twins", _difference_of_rich_twins, -1),
    Honour("uncursed", of_winner(_curses), -2),
    Honour("close", _of_loser(lambda game: game.lead), -1),
    Honour("rich", _of_loser(lambda game: game.coins), 40),
    Honour("unlucky", _of_loser(lambda game: game.bad_luck), 18),
    Honour("patience", _of_loser(lambda game: game.was_pushed), 11),
)
