"""A question before a claim that costs more than a coin or two, where the player wants to be warned."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.opponents.reasons import coins_of
from crypt_game.play.advisor import COSTLY, Advisor, warns_against
from crypt_game.rules import Action
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import check

__all__ = ["SecondLook"]

Ask = Callable[[Callable[[], None], float], None]
"""Asks before an act that costs so many coins."""


class _Claimed(NamedTuple):
    """What a player wants to do, and how it is done."""

    seat: SeatIndex
    action: Action
    submit: Callable[[], None]


class SecondLook:
    """The warnings of one table."""

    def __init__(self, match: Match, advisor: Advisor, setting: Callable[[], str], ask: Ask) -> None:
        """`setting` is what `warns_against` is asked for; `ask` asks whether something costly is done all the
        same."""
        self._match, self._advisor, self._setting, self._ask = match, advisor, setting, ask
        self._claimed: _Claimed | None = None

    @property
    def wanted(self) -> bool:
        """Whether costly claims are warned of at this table now."""
        return warns_against(self._match.plan, self._setting())

    def before(self, seat: SeatIndex, action: Action, submit: Callable[[], None]) -> None:
        """Do `submit`: at once where no warning is wanted or the rules refuse it, else once its cost is known
        (see `update`), and only if the player wants it all the same where that is high."""
        if self.wanted and check(self._match.state, seat, action) is None:
            self._claimed = _Claimed(seat, action, submit)
            self.update()
        else:
            submit()

    def update(self) -> None:
        """See whether the cost is known by now. Never waits."""
        if self._claimed is None:
            return
        seat, action, submit = self._claimed
        cost = self._advisor.cost(seat, action)
        if cost is None:
            return
        self._claimed = None
        if cost < COSTLY:
            submit()
            return
        self._match.count_warning()
        self._ask(submit, coins_of(cost))

    def drop(self) -> None:
        """Something else is put together by now."""
        self._claimed = None
