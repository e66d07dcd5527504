"""The par of a crypt: what a Regent takes from it on average, in a person's place, with this very luck.

Imports the rules and this room only.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import ClassVar

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.opponents.questions import Question
from crypt_game.rules import GameSetup, GameState, Over, new_game, observe
from crypt_game.rules.actions import Action
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Decide

__all__ = ["PAR_GAMES", "Par", "ParQuestion"]

PAR_GAMES = 8
"""How many games a par is the mean of: the cards and rolls are the same in all, the thoughts are not."""
_THOUGHTS = 20
"""Bits for the number of a decision, so that no two games think with the same seed."""


@dataclass(frozen=True, slots=True)
class Par:
    """The coins of the games played so far, in their order."""

    coins: tuple[int, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether all games were played."""
        return len(self.coins) == PAR_GAMES

    @property
    def value(self) -> int | None:
        """The mean in whole coins, halves upwards; None before all games were played."""
        return int(fmean(self.coins) + 0.5) if self.whole else None


@dataclass(frozen=True, slots=True)
class ParQuestion(Question[Par]):
    """What does an heir of this level take in the place of `seat`?

    `minds` are level and temperament by seat, that of `seat` and of Ghosts not looked at; `luck` is the seed
    of the crypt. The same question has the same answer everywhere.
    """

    urgent: ClassVar[bool] = False
    answer_type: ClassVar[type] = Par
    setup: GameSetup
    luck: int
    seat: SeatIndex
    minds: tuple[tuple[Level, Temper], ...]
    level: Level = Level.REGENT

    def work(self) -> Iterator[Par]:
        """The games so far, after each decision of the next."""
        par = Par()
        for game in range(PAR_GAMES):
            for state in played_out(new_game(self.setup), self.luck, partial(self._decide, game)):
                if isinstance(state.pending, Over):
                    par = Par((*par.coins, state.variant.deciding_score(state.pending, self.seat)))
                yield par

    def fallback(self, latest: Par | None) -> Par:
        """The games played so far: a par that is not whole has no value."""
        return latest or Par()

    def _decide(self, game: int, state: GameState, pending: Decide, number: int) -> tuple[SeatIndex, Action]:
        seat = pending.seat
        level, temper = self.minds[seat] if seat != self.seat else (self.level, Temper.EVEN)
        view, seed = observe(state, seat), (game << _THOUGHTS) + number
        return seat, choose(view, pending, level, temper, seed, measured=seat == self.seat).action
