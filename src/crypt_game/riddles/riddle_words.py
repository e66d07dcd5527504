"""What a riddle asks, hints at and explains, in words. Everything said is counted from the position as the
solver may know it (:mod:`.last_round`), so it is as true as the answer itself."""

from __future__ import annotations

from math import inf
from typing import Final, NamedTuple, assert_never

from crypt_game.opponents.levels import Level, numbers_of
from crypt_game.opponents.position import Move, move_of, position_of
from crypt_game.opponents.reasons import why_claim
from crypt_game.opponents.round_values import RoundValues
from crypt_game.play.reason_text import reason_line
from crypt_game.riddles.ghost_choices import GhostChoice, GhostMove
from crypt_game.riddles.hidden_value import seen_of_type
from crypt_game.riddles.last_round import EndGoal, HoldGoal, LastRound, MostCoins, ReachGoal
from crypt_game.riddles.riddle import SOLVER, Grade, Riddle, RiddleKind
from crypt_game.rules.actions import Claim, Recover
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.scoring import score_so_far
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import Mode
from crypt_game.text.action_text import propose
from crypt_game.text.language import Argument, Noun, Say
from crypt_game.text.participants import Participants, card_at, dice_sum

__all__ = ["ListedAnswer", "RiddleWords", "goal_of"]

_COINS = (1, 2, 3, 4)
_PERCENT = 100
_LEVELS: Final = dict(zip(Grade, Level, strict=True))
"""By whose name a grade is called."""
_TELLING = ("why-set", "why-deny", "why-in-spite")
"""The reasons that tell more than a card shows."""


def goal_of(riddle: Riddle) -> EndGoal:
    """What a claim of this riddle is measured by."""
    match riddle.kind:
        case RiddleKind.HOLD:
            return HoldGoal(riddle.slot)
        case RiddleKind.REACH:
            return ReachGoal(riddle.target)
        case _:
            return MostCoins()


class _Worth(NamedTuple):
    """A claim with what it brings."""

    move: Move
    words: str
    worth: float


class ListedAnswer(NamedTuple):
    """An answer of a list: the number that it stands for, two lines of words, and what a listener hears."""

    number: int
    words: str
    detail: str
    spoken: str


class RiddleWords:
    """The sentences of one riddle in the language of `say`."""

    def __init__(self, riddle: Riddle, cast: Participants, say: Say) -> None:
        self._riddle, self._cast, self._say = riddle, cast, say
        self._view = riddle.view
        self._known: dict[int, float] = {}

    @property
    def title(self) -> str:
        """Which riddle it is."""
        return self._say("riddle-title", number=self._riddle.number)

    @property
    def grade(self) -> str:
        """How hard it is: the heirs who find the answer."""
        return self._say(f"setup-mind-{_LEVELS[self._riddle.grade]}")

    @property
    def heading(self) -> str:
        """Which riddle it is, how hard, and what is asked."""
        facts = {"number": self._riddle.number, "grade": int(self._riddle.grade)}
        return self._say("riddle-spoken", question=self.question, **facts)

    @property
    def question(self) -> str:
        """What is asked, in one sentence."""
        riddle, say = self._riddle, self._say
        match riddle.kind:
            case RiddleKind.CLAIM:
                if riddle.setup.players == 2:
                    rival = next(seat for seat in self._view.variant.heirs if seat != SOLVER)
                    return say("riddle-ask-lead", rival=self._cast.names[rival])
                return say("riddle-ask-claim")
            case RiddleKind.HOLD:
                return say("riddle-ask-hold", card=self._card(riddle.slot))
            case RiddleKind.REACH:
                return say("riddle-ask-reach", coins=riddle.target)
            case RiddleKind.GHOST:
                ghost = self._cast.names[self._view.flow.turns[0].seat]
                return say("riddle-ask-ghost", ghost=ghost, rolled=self._rolled)
            case RiddleKind.FACE_DOWN:
                return say("riddle-ask-face-down", card=self._card(riddle.slot))
            case _:
                assert_never(riddle.kind)

    # from a list

    @property
    def choices(self) -> list[ListedAnswer]:
        """The answers of a list; none where a claim is asked for."""
        if self._riddle.kind is RiddleKind.FACE_DOWN:
            words = [self._say("riddle-coins", coins=coins) for coins in _COINS]
            return [ListedAnswer(coins, each, "", each) for coins, each in zip(_COINS, words, strict=True)]
        if self._riddle.kind is not RiddleKind.GHOST:
            return []
        return [self._listed(number, choice) for number, choice in enumerate(self._riddle.choices)]

    def _listed(self, number: int, choice: GhostChoice) -> ListedAnswer:
        first, *others = [
            self._say("riddle-ghost-short", dice=dice_sum(effort, dice), card=self._card(slot))
            for effort, dice, slot in choice.placed
            if slot is not None
        ] or [self._say("riddle-ghost-none")]
        spoken = ", ".join(map(self._ghost_part, choice.moves))
        return ListedAnswer(number, first, " · ".join(others), spoken)

    def _ghost_part(self, move: GhostMove) -> str:
        dice = dice_sum(move.effort, move.dice)
        if move.slot is None:
            return self._say("riddle-ghost-aside", dice=dice)
        return self._say("riddle-ghost-on", dice=dice, card=self._card(move.slot))

    @property
    def _rolled(self) -> str:
        return ", ".join(map(str, sorted(self._riddle.rolled, reverse=True)))

    # hints

    def hint(self, step: int) -> str:
        """How to think about it (1), or what it is about (2); the first line is the larger."""
        riddle, kind = self._riddle, self._riddle.kind
        facts: dict[str, Argument] = {}
        if kind is RiddleKind.FACE_DOWN:
            facts = self._seen_facts
        elif kind is RiddleKind.GHOST:
            truth = riddle.choices[riddle.answer]
            facts = {"move": self._ghost_part(truth.moves[0])}
        else:
            answer = riddle.actions[riddle.answer]
            facts = {"now": score_so_far(self._view, SOLVER).low.total, "coins": riddle.target}
            if isinstance(answer, Recover):
                return (
                    self._say(f"riddle-hint-{kind}-1", **facts)
                    if step == 1
                    else self._say("riddle-hint-recover")
                )
            assert isinstance(answer, Claim), "a riddle is answered with a claim or Recover"
            facts |= {"cards": len(answer.place), "dice": sum(len(efforts) for _, efforts in answer.place)}
            if step > 1:
                return self._say("riddle-hint-cards", **facts)
        return self._say(f"riddle-hint-{kind}-{step}", **facts)

    def light(self, step: int) -> tuple[str, ...]:
        """The names of the things that a hint is about."""
        riddle = self._riddle
        if riddle.kind in (RiddleKind.HOLD, RiddleKind.FACE_DOWN) and step == 1:
            return (f"card-{riddle.target}",)
        return self.answer_light if riddle.kind.is_claim and step > 1 else ()

    @property
    def answer_light(self) -> tuple[str, ...]:
        """The names of the things that the answer is about."""
        riddle = self._riddle
        if riddle.kind is RiddleKind.FACE_DOWN:
            return (f"card-{riddle.target}",)
        if riddle.kind is RiddleKind.GHOST:
            return tuple(f"card-{move.slot}" for move in riddle.choices[riddle.answer].placed)
        answer = riddle.actions[riddle.answer]
        return tuple(f"card-{slot}" for slot, _ in answer.place) if isinstance(answer, Claim) else ()

    # the solution

    def verdict(self, tried: int | None) -> str:
        """What a wrong answer lacks, or why the right one is right; the first line is the larger."""
        if tried is not None and tried != self._riddle.answer:
            return self._wrong(tried)
        return "\n".join((self._say("riddle-right" if tried is not None else "riddle-solution"), self._why))

    @property
    def _why(self) -> str:
        riddle = self._riddle
        if riddle.kind is RiddleKind.FACE_DOWN:
            return self._say("riddle-why-face-down", answer=riddle.answer, **self._seen_facts)
        if riddle.kind is RiddleKind.GHOST:
            parts = ", ".join(map(self._ghost_part, riddle.choices[riddle.answer].moves))
            return " ".join((self._say("riddle-why-ghost", moves=parts), self._forgotten(riddle.wrong)))
        best, usual = self._worth(riddle.answer), self._worth(riddle.wrong)
        return " ".join(
            (f"{best.words}.", self._brings(best), *self._reasons(best), self._usual(usual, best))
        )

    def _wrong(self, tried: int) -> str:
        riddle = self._riddle
        title = self._say("riddle-wrong")
        if riddle.kind is RiddleKind.FACE_DOWN:
            return f"{title}\n{self._say('riddle-wrong-face-down', **self._seen_facts)}"
        if riddle.kind is RiddleKind.GHOST:
            return f"{title}\n{self._forgotten(tried)}"
        mine = self._worth(tried)
        return f"{title}\n{mine.words}. {self._brings(mine)} {self._say('riddle-better')}"

    def _forgotten(self, choice: int) -> str:
        """The rule of the Ghost that a choice leaves out."""
        return self._say(f"riddle-ghost-forgets-{self._riddle.choices[choice].forgets}")

    def _brings(self, one: _Worth) -> str:
        riddle = self._riddle
        if one.worth == -inf:
            return self._lost(one.move)
        if riddle.kind is RiddleKind.REACH:
            percent = round(_PERCENT * one.worth)
            return self._say("riddle-chance", percent=percent, coins=riddle.target)
        if riddle.setup.mode is Mode.STANDARD and riddle.setup.players == 2:
            key = "riddle-lead" if one.worth >= 0 else "riddle-behind"
            return self._say(key, coins=abs(round(one.worth, 1)))
        return self._say("riddle-brings", coins=round(one.worth, 1))

    def _lost(self, move: Move) -> str:
        """How the card that was to be held gets lost."""
        card = self._card(self._riddle.slot)
        roll = LastRound(self._view).roll_against(move, self._riddle.slot)
        if roll is None:
            return self._say("riddle-not-taken", card=card)
        return self._say("riddle-lost", card=card, roll=dice_sum(*roll))

    def _usual(self, usual: _Worth, best: _Worth) -> str:
        """What is wrong with the usual wrong try."""
        lost = usual.worth == -inf
        if lost or self._riddle.kind is RiddleKind.REACH:
            return self._say("riddle-usual", move=usual.words, brings=self._brings(usual))
        return self._say("riddle-usual-less", move=usual.words, coins=round(best.worth - usual.worth, 1))

    def _reasons(self, best: _Worth) -> list[str]:
        """What makes one card worth more than its coins, where anything does."""
        if not best.move:
            return [self._say("riddle-why-recover", count=self._view.pools[SOLVER].exhausted)]
        if len(best.move) > 1:
            return []
        stakes = RoundValues(self._view, numbers_of(Level.REGENT))
        reasons = why_claim(stakes, position_of(self._view), best.move)
        telling = [reason for reason in reasons if reason.key in _TELLING]
        return [reason_line(reason, self._view.crypt, self._cast, self._say) for reason in telling]

    def _worth(self, index: int) -> _Worth:
        action = self._riddle.actions[index]
        assert isinstance(action, Claim | Recover), "a riddle is answered with a claim or Recover"
        move = move_of(action)
        words = propose(action, self._view.crypt, self._cast, self._say)
        if index not in self._known:
            self._known[index] = LastRound(self._view).worth(goal_of(self._riddle), move)
        return _Worth(move, words, self._known[index])

    # what both need

    @property
    def _seen_facts(self) -> dict[str, Argument]:
        kind = dict(hidden_cards(self._view.crypt))[self._riddle.slot].type
        alike = sorted(card.value for card in self._view.variant.cards if card.type is kind)
        seen = sorted(seen_of_type(self._view, kind))
        return {
            "type": Noun(kind.value),
            "all": ", ".join(map(str, alike)),
            "seen": ", ".join(map(str, seen)),
        }

    def _card(self, slot: SlotIndex) -> Noun:
        return card_at(self._view.crypt, slot)
