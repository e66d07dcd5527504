"""Hints, reasons and warnings: what a Regent would do, what speaks for an heir's move, what a choice costs.

Has every position evaluated beside the game, by one and the same evaluation, and turns answers into words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.match.players import Plan
from crypt_game.opponents.choose import RatedAction
from crypt_game.opponents.evaluation import Evaluation, alike
from crypt_game.opponents.levels import Level
from crypt_game.opponents.questions import EvaluationQuestion
from crypt_game.opponents.reasons import coins_of
from crypt_game.opponents.worker_client import FutureAnswer, Opponents
from crypt_game.play.advice import Advice, Headings, Idea
from crypt_game.play.computer_turns import LastMove
from crypt_game.play.reason_text import main_part, reason_brief, reason_line
from crypt_game.rules import Action, Decide, Peek, Reroll, Revive, SeatView, Take, observe, publicly
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.terms import FlipFor
from crypt_game.text.action_text import propose
from crypt_game.text.language import Say
from crypt_game.text.participants import Crypt, Participants

__all__ = ["COSTLY", "Advisor", "advice_of", "warns_against"]

COSTLY = 1.5
"""From so many coins on a choice deserves a second look."""
_DECLINED = {Take: FlipFor.TAKE, Reroll: FlipFor.REROLL, Peek: FlipFor.PEEK, Revive: FlipFor.REVIVE}
"""What is left where something else is chosen than this."""
_EASY = (Level.PAGE, Level.SQUIRE)


class _Inquiry(NamedTuple):
    """An answer that is waited for, and what it is about: the person's own choice, or an heir's move."""

    answer: FutureAnswer[Evaluation]
    seat: SeatIndex
    crypt: Crypt
    move: LastMove | None = None


class Advisor:
    """One table's hints, reasons and warnings."""

    def __init__(
        self, match: Match, cast: Participants, say: Say, opponents: Callable[[], Opponents]
    ) -> None:
        """`opponents` gives who thinks about a hint when that is first needed."""
        self.say = say
        self._match, self._cast, self._opponents = match, cast, opponents
        self._inquiry: _Inquiry | None = None
        self._asked: dict[Action | None, FutureAnswer[Evaluation]] = {}
        """What was asked about the choice that is pending."""

    @property
    def thinking(self) -> bool:
        """Whether a hint or a reason has been asked for and is not there yet."""
        return self._inquiry is not None

    def prepare(self, seat: SeatIndex) -> bool:
        """Have the choice of `seat` evaluated, so that hints and warnings come at once; False when that seat
        is not asked for anything."""
        return self._about(seat) is not None

    def ask(self, seat: SeatIndex) -> bool:
        """Have a Regent think in the place of `seat`; False when that seat is not asked for anything."""
        answer = self._about(seat)
        if answer is not None:
            self._inquiry = _Inquiry(answer, seat, observe(self._match.state, seat).crypt)
        return answer is not None

    def explain(self, move: LastMove) -> None:
        """Ask why an heir did what it did last, as far as everybody at the table can see it."""
        view = publicly(move.view)
        answer = self._ask(view, move.decide, move.action)
        self._inquiry = _Inquiry(answer, move.seat, view.crypt, move)

    def poll(self) -> Advice | None:
        """What was asked for in words, once it is there; a hint is counted.

        One that a Regent could not be asked for says so.
        """
        if self._inquiry is None:
            return None
        answer, seat, crypt, move = self._inquiry
        evaluation = answer.poll()
        if evaluation is None or not answer.done:
            return None
        self._inquiry = None
        if move is not None:
            return self._why(move, crypt, evaluation)
        self._match.count_hint()
        title = self.say("advice-hint-squire" if answer.is_fallback else "advice-hint")
        heads = Headings(title, self.say("advice-instead"))
        return advice_of(seat, evaluation.best, evaluation, heads, crypt, self._cast, self.say)

    def cost(self, seat: SeatIndex, action: Action) -> float | None:
        """The coins by which a legal answer of `seat` is worse than the best one; None while that is being
        found out. Where nobody can tell, it is nothing.
        """
        for about in (None, action):
            answer = self._about(seat, about)
            evaluation = None if answer is None else answer.poll()
            if answer is None or answer.is_fallback:
                return 0.0
            if evaluation is None or not answer.done:
                return None
            if evaluation.value_of(action) is not None:
                loss = evaluation.loss(action)
                return 0.0 if loss is None else loss.coins
        return 0.0

    def forget(self) -> None:
        """The choice is made, or the match has gone another way: nobody waits for an answer any more."""
        for answer in self._asked.values():
            answer.cancel()
        self._asked.clear()
        if self._inquiry is not None:
            self._inquiry.answer.cancel()
            self._inquiry = None

    def _about(self, seat: SeatIndex, action: Action | None = None) -> FutureAnswer[Evaluation] | None:
        """The answer about the choice that `seat` is asked for; the same question is asked once."""
        decide = self._match.decide
        if decide is None or decide.seat != seat:
            return None
        if action not in self._asked:
            self._asked[action] = self._ask(observe(self._match.state, seat), decide, action)
        return self._asked[action]

    def _ask(self, view: SeatView, decide: Decide, action: Action | None) -> FutureAnswer[Evaluation]:
        return self._opponents().ask(EvaluationQuestion(view, decide, action))

    def _why(self, move: LastMove, crypt: Crypt, evaluation: Evaluation) -> Advice:
        name = self.say("term-name", seat=self._cast.names[move.seat])
        heads = Headings(self.say("advice-why", name=name), self.say("advice-otherwise"))
        played = evaluation.asked_about or RatedAction(move.action, evaluation.best.value, ())
        return advice_of(move.seat, played, evaluation, heads, crypt, self._cast, self.say)._replace(
            playable=False
        )


def advice_of(
    seat: SeatIndex,
    action: RatedAction,
    evaluation: Evaluation,
    heads: Headings,
    crypt: Crypt,
    cast: Participants,
    say: Say,
) -> Advice:
    """An action of `seat` in words, and the best others with what they would bring less, or more."""
    offered = (_DECLINED.get(type(option.action)) for option in evaluation.options)
    declined = next(filter(None, offered), None)

    def idea(option: RatedAction, worth: str = "") -> Idea:
        reasons = tuple(reason_line(reason, crypt, cast, say) for reason in option.why)
        brief = tuple(reason_brief(reason, crypt, cast, say) for reason in option.why)
        return Idea(propose(option.action, crypt, cast, say, declined), worth, reasons, brief)

    others = [other for other in evaluation.options if not alike(other.action, action.action)]
    ideas = dict.fromkeys(idea(other, _beside(action, other, len(cast.names) - 1, say)) for other in others)
    return Advice(heads, idea(action), tuple(ideas)[:2], action.action, seat)


def _beside(action: RatedAction, other: RatedAction, rivals: int, say: Say) -> str:
    """What another action is worth beside this one, and what that comes from; against so many `rivals`."""
    coins = coins_of(other.value - action.value)
    if not coins:
        return say("advice-equal")
    worth = say("advice-less" if coins < 0 else "advice-more", coins=abs(coins))
    if action.parts is None or other.parts is None:
        return worth
    reason = main_part(other.parts.beyond(action.parts), coins, rivals, say)
    return say("advice-mostly", worth=worth, reason=reason)


def warns_against(plan: Plan, wanted: str) -> bool:
    """Whether a table warns before costly claims: "always", "off", or against Pages and Squires ("easy")."""
    levels = [player.level for player in plan.players if player.level is not None]
    return wanted == "always" or (wanted == "easy" and bool(levels) and all(each in _EASY for each in levels))
