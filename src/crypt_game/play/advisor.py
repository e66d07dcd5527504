"""Hints and reasons at the table: what a Regent would do in a person's place, and why an heir did it so.

Asks whoever thinks for the heirs, shows it the person's own view only, and turns its answer into words.
"""

from __future__ import annotations

from collections.abc import Callable

from crypt_game.match.match import Match
from crypt_game.opponents.choose import Chosen, RatedAction
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.questions import ChoiceQuestion
from crypt_game.opponents.reasons import coins_of
from crypt_game.opponents.worker_client import FutureAnswer, Opponents
from crypt_game.play.advice import Advice, Idea
from crypt_game.play.computer_turns import LastMove
from crypt_game.play.reason_text import reason_line
from crypt_game.rules import Face, Slot, observe
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.action_text import propose
from crypt_game.text.language import Say
from crypt_game.text.participants import Participants

__all__ = ["Advisor", "advice_of"]
Crypt = tuple[Slot[Face] | None, ...]
_HINT_NUMBER = 1_000_000
"""Hints waver by numbers that no heir's turn has."""


class Advisor:
    """One table's hints."""

    def __init__(
        self, match: Match, cast: Participants, say: Say, opponents: Callable[[], Opponents]
    ) -> None:
        """`opponents` gives who thinks about a hint when that is first needed."""
        self.say = say
        self._match, self._cast, self._opponents = match, cast, opponents
        self._hint: tuple[FutureAnswer[Chosen], Crypt] | None = None

    @property
    def thinking(self) -> bool:
        """Whether a hint has been asked for and is not there yet."""
        return self._hint is not None

    def ask(self, seat: SeatIndex) -> bool:
        """Have a Regent think in the place of `seat`; False when that seat is not asked for anything.

        A hint for the same choice that is on its way already is not asked for twice.
        """
        decide = self._match.decide
        if decide is None or decide.seat != seat:
            return False
        if self._hint is None:
            view = observe(self._match.state, seat)
            seed = self._match.thinking_seed(_HINT_NUMBER + len(self._match.moments))
            question = ChoiceQuestion(view, decide, Level.REGENT, Temper.EVEN, seed)
            self._hint = self._opponents().ask(question), view.crypt
        return True

    def poll(self) -> Advice | None:
        """The hint in words, once there is one for the choice that is still pending.

        One that a Regent could not be asked for says so.
        """
        if self._hint is None:
            return None
        answer, crypt = self._hint
        chosen = answer.poll()
        if chosen is None or not answer.done:
            return None
        self._hint = None
        self._match.count_hint()
        title = self.say("advice-hint-squire" if answer.is_fallback else "advice-hint")
        return advice_of(chosen, title, crypt, self._cast, self.say)

    def forget(self) -> None:
        """The choice is made; a hint for it comes too late."""
        if self._hint is not None:
            self._hint[0].cancel()
            self._hint = None

    def explain(self, move: LastMove) -> Advice:
        """Why an heir did what it did last."""
        title = self.say("advice-why", name=self.say("term-name", seat=self._cast.names[move.seat]))
        return advice_of(move.chosen, title, move.crypt, self._cast, self.say)


def advice_of(chosen: Chosen, title: str, crypt: Crypt, cast: Participants, say: Say) -> Advice:
    """A choice in words, and its alternatives with what they would bring less, or more."""

    def idea(option: Chosen | RatedAction, worth: str = "") -> Idea:
        reasons = tuple(reason_line(reason, crypt, cast, say) for reason in option.why)
        return Idea(propose(option.action, crypt, cast, say), worth, reasons)

    others = tuple(idea(other, _beside(chosen, other, say)) for other in chosen.alternatives)
    return Advice(title, idea(chosen), others)


def _beside(chosen: Chosen, other: RatedAction, say: Say) -> str:
    """What an alternative is worth beside the choice that was made."""
    coins = coins_of(other.value - chosen.value)
    if not coins:
        return say("advice-equal")
    return say("advice-less" if coins < 0 else "advice-more", coins=abs(coins))
