"""A question before a claim that costs more than a coin or two, where the player wants to be warned."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from crypt_game import destinations
from crypt_game.match.match import Match
from crypt_game.opponents.reasons import coins_of
from crypt_game.play.advisor import COSTLY, Advisor, warns_against
from crypt_game.rules import Action
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import check
from crypt_game.ui.scene import AppServices

__all__ = ["SecondLook"]


class _Claimed(NamedTuple):
    """What a player wants to do, and how it is done."""

    seat: SeatIndex
    action: Action
    submit: Callable[[], None]


class SecondLook:
    """The warnings of one table."""

    def __init__(self, app: AppServices, match: Match, advisor: Advisor) -> None:
        self._app, self._match, self._advisor = app, match, advisor
        self._claimed: _Claimed | None = None

    @property
    def wanted(self) -> bool:
        """Whether costly claims are warned of at this table now."""
        settings = self._app.settings
        return settings.hints and warns_against(self._match.plan, settings.look_again)

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
        facts = {"coins": coins_of(cost)}
        self._app.go_to(destinations.Confirmation("dialog-look-again", submit, facts))

    def drop(self) -> None:
        """Something else is put together by now."""
        self._claimed = None
