"""Hints and reasons at the table: what a Regent would do in a person's place, and why an heir did it so.

Asks the same thinker as the heirs, shows it the person's own view only, and turns its answer into words.
"""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.match.match import Match
from crypt_game.opponents.choose import Chosen, RatedAction
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.reasons import coins_of
from crypt_game.rules import Face, Slot, observe
from crypt_game.text.action_text import propose
from crypt_game.text.participants import Participants
from crypt_game.ui.board.advice import Advice, Idea
from crypt_game.ui.board.reason_text import reason_line
from crypt_game.ui.scenes.table.computer_turns import LastMove, Thinker

__all__ = ["Advisor", "advice_of"]

Say = Callable[..., str]
Crypt = tuple[Slot[Face] | None, ...]
_FIRST_ID = 1_000_000
"""Hints are asked under numbers that no heir's turn has."""


class Advisor:
    """One table's hints."""

    def __init__(self, match: Match, cast: Participants, say: Say) -> None:
        self.say = say
        self._match, self._cast = match, cast
        self._open: tuple[int, Crypt] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint has been asked for and is not there yet."""
        return self._open is not None

    def ask(self, seat: int, thinker: Thinker) -> bool:
        """Have a Regent think in the place of `seat`; False when that seat is not asked for anything."""
        decide = self._match.decide
        if decide is None or decide.seat != seat:
            return False
        number = _FIRST_ID + len(self._match.moments)
        view = observe(self._match.state, seat)
        thinker.ask(number, view, decide, Level.REGENT, Temper.EVEN, self._match.thinking_seed(number))
        self._open = number, view.crypt
        return True

    def poll(self, thinker: Thinker) -> Advice | None:
        """The hint in words, once there is one for the choice that is still pending."""
        if self._open is None:
            return None
        answer = thinker.poll()
        if answer is None or answer.request_id != self._open[0] or not isinstance(answer.result, Chosen):
            return None
        crypt, self._open = self._open[1], None
        self._match.count_hint()
        return advice_of(answer.result, self.say("advice-hint"), crypt, self._cast, self.say)

    def forget(self) -> None:
        """The choice is made; a hint for it comes too late."""
        self._open = None

    def explain(self, move: LastMove) -> Advice:
        """Why an heir did what it did last."""
        title = self.say("advice-why", name=self.say("term-name", seat=self._cast.names[move.seat]))
        return advice_of(move.chosen, title, move.crypt, self._cast, self.say)


def advice_of(chosen: Chosen, title: str, crypt: Crypt, cast: Participants, say: Say) -> Advice:
    """A choice in words, and its alternatives with what they would bring less, or more."""

    def idea(option: Chosen | RatedAction, worth: str = "") -> Idea:
        reasons = tuple(reason_line(reason, cast, say) for reason in option.why)
        return Idea(propose(option.action, crypt, cast, say), worth, reasons)

    others = tuple(idea(other, _beside(chosen, other, say)) for other in chosen.alternatives)
    return Advice(title, idea(chosen), others)


def _beside(chosen: Chosen, other: RatedAction, say: Say) -> str:
    """What an alternative is worth beside the choice that was made."""
    coins = coins_of(other.value - chosen.value)
    if not coins:
        return say("advice-equal")
    return say("advice-less" if coins < 0 else "advice-more", coins=abs(coins))
