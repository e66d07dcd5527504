"""What a claim of a riddle brings, in words: why the answer is the best, what another one lacks, how it goes.

A last claim is counted to the end (:mod:`.last_round`), so every number is as true as the answer itself. Of a
claim in the middle of a game only what was proven by playing on is said: by how much it is behind on average.
"""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple

from crypt_game.opponents.levels import MEASURED_REGENT
from crypt_game.opponents.position import Move, move_of, position_of
from crypt_game.opponents.reasons import why_claim
from crypt_game.opponents.round_values import RoundValues
from crypt_game.play.reason_text import reason_line
from crypt_game.riddles.last_round import EndGoal, HoldGoal, LastRound, MostCoins, ReachGoal
from crypt_game.riddles.marked_answers import compared_claims
from crypt_game.riddles.riddle import SOLVER, Riddle, RiddleKind
from crypt_game.riddles.what_follows import Outcome, Refutation
from crypt_game.rules.actions import Claim, Recover
from crypt_game.rules.terms import Mode
from crypt_game.text.action_text import propose
from crypt_game.text.language import Argument, Say
from crypt_game.text.participants import Participants, card_at, dice_sum

__all__ = ["ClaimWords", "goal_of"]

_PERCENT = 100
_TENTHS = 10
_NO_CHANCE = 1e-9
"""What adding chances up may leave of nothing."""
_TELLING: Final = ("why-card",)
"""The reasons that tell more than a card shows."""


def goal_of(riddle: Riddle) -> EndGoal:
    """What a last claim of this riddle is measured by."""
    match riddle.kind:
        case RiddleKind.HOLD:
            return HoldGoal(riddle.slot)
        case RiddleKind.REACH:
            return ReachGoal(riddle.target)
        case _:
            return MostCoins()


class _Worth(NamedTuple):
    """A last claim with what it brings."""

    move: Move
    words: str
    worth: float


class ClaimWords:
    """The sentences about the claims of one riddle in the language of `say`."""

    def __init__(self, riddle: Riddle, cast: Participants, say: Say) -> None:
        self._riddle, self._cast, self._say = riddle, cast, say
        self._view = riddle.view
        self._known: dict[int, float] = {}

    @property
    def has_rival(self) -> bool:
        """Whether coins count by how many more they are than those of a single rival."""
        return self._riddle.setup.mode is Mode.STANDARD and self._riddle.setup.players == 2

    def why(self, own: int | None) -> list[str]:
        """Why the answer is the answer, what the usual wrong try lacks, and what the solver's `own` does."""
        others = compared_claims(self._riddle, own)[2:]
        return [*self._answer_and_usual(), *map(self._brought, others)]

    def _answer_and_usual(self) -> tuple[str, str]:
        riddle = self._riddle
        reasons = self._reasons(self._move(riddle.answer))
        words, usual = self._words(riddle.answer), self._words(riddle.wrong)
        if riddle.kind is RiddleKind.MID_GAME:
            ahead = self._by_lead("riddle-ahead", coins=_tenths_down(riddle.margin))
            behind = self._by_lead("riddle-usual-average", move=usual, coins=_tenths_down(riddle.target))
            return " ".join((f"{words}.", ahead, *reasons)), behind
        best = self._worth(riddle.answer)
        lacks = self._usual(self._worth(riddle.wrong), best)
        return " ".join((f"{words}.", self._brings(best), *reasons)), lacks

    def lack(self, tried: int) -> str:
        """What a wrong answer brings or lacks, while the right one is not told."""
        if self._riddle.kind is RiddleKind.MID_GAME:
            return self._brought(tried)
        return f"{self._brought(tried)} {self._say('riddle-better')}"

    def _brought(self, tried: int) -> str:
        """What a wrong answer brings or lacks."""
        words = f"{self._words(tried)}."
        if self._riddle.kind is RiddleKind.MID_GAME:
            return f"{words} {self._behind(tried)}"
        return f"{words} {self._brings(self._worth(tried))}"

    def outcome(self, tried: int, shown: Refutation) -> str:
        """How a wrong answer ended beside the best one with this luck, then what it lacks on average; the
        first line is the larger."""
        say, loses = self._say, shown.tried.coins < shown.best.coins
        if self._riddle.kind is RiddleKind.MID_GAME:
            told = say("riddle-dice-count") if loses else say("riddle-pays-later")
            rows = self._rows(shown) if loses else []
            return "\n".join((say("riddle-after-round"), *rows, f"{told} {self._behind(tried)}"))
        mine, best = self._worth(tried), self._worth(self._riddle.answer)
        if mine.worth == -inf:
            kept = say("riddle-kept", card=card_at(self._view.crypt, self._riddle.slot))
            rows = [f"{self._lost(mine.move)} {kept}", *([" ".join(self._rows(shown))] if loses else [])]
        elif self._riddle.kind is RiddleKind.REACH:
            rows = self._rows(shown, self._reaches(mine), self._reaches(best))
        else:
            less = round(best.worth - mine.worth, 1)
            rows = [*self._rows(shown), self._by_lead("riddle-behind-best", coins=less)]
        return "\n".join((say("riddle-same-luck"), *rows))

    # one game

    def _rows(self, shown: Refutation, *chances: str) -> list[str]:
        """The coins of the try, and below those of the answer with the same luck, each with its chance."""
        told = [self._coins(shown.tried), self._coins(shown.best)]
        if chances:
            told = [", ".join(row) for row in zip(told, chances, strict=True)]
        return [
            self._say("riddle-outcome-tried", told=told[0]),
            self._say("riddle-outcome-best", told=told[1]),
        ]

    def _coins(self, ended: Outcome) -> str:
        """The coins with which a game ended, beside those of a single rival."""
        coins = ended.totals[SOLVER]
        if not self.has_rival:
            return self._say("riddle-coins", coins=coins)
        rival = next(seat for seat in ended.totals if seat != SOLVER)
        facts = {"coins": coins, "theirs": ended.totals[rival]}
        return self._say("riddle-outcome-rival", rival=self._cast.names[rival], **facts)

    # many games

    def _behind(self, tried: int) -> str:
        """By how much a claim in the middle of a game is behind, as far as it was found out."""
        if tried != self._riddle.wrong:
            return self._by_lead("riddle-behind-some")
        return self._by_lead("riddle-behind-best", coins=_tenths_down(self._riddle.target))

    def _by_lead(self, key: str, **facts: Argument) -> str:
        """What is said of coins, or of the lead where there is a rival."""
        return self._say(f"{key}-lead" if self.has_rival else key, **facts)

    def _reaches(self, one: _Worth) -> str:
        """How often a claim reaches what is to be reached, as the end of a row."""
        return self._say("riddle-reaches", coins=self._riddle.target, percent=_percent(one.worth))

    def _brings(self, one: _Worth) -> str:
        riddle = self._riddle
        if one.worth == -inf:
            return self._lost(one.move)
        if riddle.kind is RiddleKind.REACH:
            return self._say("riddle-chance", percent=_percent(one.worth), coins=riddle.target)
        if self.has_rival:
            key = "riddle-lead" if one.worth >= 0 else "riddle-behind"
            return self._say(key, coins=abs(round(one.worth, 1)))
        return self._say("riddle-brings", coins=round(one.worth, 1))

    def _lost(self, move: Move) -> str:
        """How the card that was to be held gets lost."""
        slot = self._riddle.slot
        card = card_at(self._view.crypt, slot)
        roll = LastRound(self._view).roll_against(move, slot)
        if roll is None:
            return self._say("riddle-not-taken", card=card)
        return self._say("riddle-lost", card=card, roll=dice_sum(*roll))

    def _usual(self, usual: _Worth, best: _Worth) -> str:
        """What is wrong with the usual wrong try."""
        lost = usual.worth == -inf
        if lost or self._riddle.kind is RiddleKind.REACH:
            return self._say("riddle-usual", move=usual.words, brings=self._brings(usual))
        return self._say("riddle-usual-less", move=usual.words, coins=round(best.worth - usual.worth, 1))

    def _reasons(self, best: Move) -> list[str]:
        """What makes one card worth more than its coins, where anything does."""
        if not best:
            facts: dict[str, Argument] = {"count": self._view.pools[SOLVER].exhausted}
            last = self._riddle.kind is not RiddleKind.MID_GAME
            return [self._say("riddle-why-recover" if last else "riddle-why-recover-now", **facts)]
        if len(best) > 1:
            return []
        stakes = RoundValues(self._view, MEASURED_REGENT)
        reasons = why_claim(stakes, position_of(self._view), best)
        telling = [reason for reason in reasons if reason.key in _TELLING]
        return [reason_line(reason, self._view.crypt, self._cast, self._say) for reason in telling]

    # one claim

    def _move(self, index: int) -> Move:
        action = self._riddle.actions[index]
        assert isinstance(action, Claim | Recover), "a riddle is answered with a claim or Recover"
        return move_of(action)

    def _words(self, index: int) -> str:
        return propose(self._riddle.actions[index], self._view.crypt, self._cast, self._say)

    def _worth(self, index: int) -> _Worth:
        move = self._move(index)
        if index not in self._known:
            self._known[index] = LastRound(self._view).worth(goal_of(self._riddle), move)
        return _Worth(move, self._words(index), self._known[index])


def _percent(chance: float) -> int:
    """A chance in 100; only what always comes about is 100, and only what never does 0."""
    certain = min(chance, 1 - chance) < _NO_CHANCE
    return round(_PERCENT * chance) if certain else min(max(round(_PERCENT * chance), 1), _PERCENT - 1)


def _tenths_down(hundredths: int) -> float:
    """Hundredths of a coin as coins, rounded down to tenths: so many at least."""
    return hundredths // _TENTHS / _TENTHS
