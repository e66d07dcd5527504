"""What a riddle asks, hints at and explains, in words, from the position as the solver may know it."""

from __future__ import annotations

from typing import NamedTuple, assert_never

from crypt_game.riddles.claim_words import ClaimWords
from crypt_game.riddles.ghost_choices import GhostChoice, GhostMove
from crypt_game.riddles.hidden_value import seen_of_type
from crypt_game.riddles.marked_answers import LETTERS
from crypt_game.riddles.riddle import SOLVER, Riddle, RiddleKind
from crypt_game.riddles.what_follows import Refutation
from crypt_game.rules.actions import Claim, Recover
from crypt_game.rules.cards import Card
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.scoring import score_so_far
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import TreasureType
from crypt_game.text.language import Argument, Noun, Say
from crypt_game.text.participants import Participants, card_at, dice_sum

__all__ = ["ListedAnswer", "RiddleWords"]

_COINS = (1, 2, 3, 4)


class ListedAnswer(NamedTuple):
    """An answer of a list: the number that it stands for, its letter, a line of words for each group of
    dice, what a listener hears, and the cards that it means, face down where there is no value."""

    number: int
    letter: str
    words: str
    spoken: str
    cards: tuple[tuple[TreasureType, int | None], ...]


class RiddleWords:
    """The sentences of one riddle in the language of `say`."""

    def __init__(self, riddle: Riddle, cast: Participants, say: Say) -> None:
        self._riddle, self._cast, self._say = riddle, cast, say
        self._view = riddle.view
        self._claims = ClaimWords(riddle, cast, say)

    @property
    def title(self) -> str:
        """Which riddle it is."""
        return self._say("riddle-title", number=self._riddle.number)

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
            case RiddleKind.CLAIM | RiddleKind.MID_GAME:
                return self._ask_claim()
            case RiddleKind.HOLD:
                return say("riddle-ask-hold", card=self._card(riddle.slot))
            case RiddleKind.REACH:
                return say("riddle-ask-reach", coins=riddle.target)
            case RiddleKind.GHOST:
                ghost = self._cast.names[self._view.flow.turns[0].seat]
                return say("riddle-ask-ghost", ghost=ghost, rolled=self._rolled)
            case RiddleKind.FACE_DOWN:
                return say("riddle-ask-face-down", card=Noun(self._hidden_type.value))
            case _:
                assert_never(riddle.kind)

    def _ask_claim(self) -> str:
        """Which claim is the best by coins, or by the lead over a single rival."""
        key = f"riddle-ask-{self._riddle.kind}"
        if self._claims.has_rival:
            rival = next(seat for seat in self._view.variant.heirs if seat != SOLVER)
            return self._say(f"{key}-lead", rival=self._cast.names[rival])
        return self._say(key)

    # from a list

    @property
    def choices(self) -> list[ListedAnswer]:
        """The answers of a list; none where a claim is asked for."""
        if self._riddle.kind is RiddleKind.FACE_DOWN:
            return [self._coins(letter, coins) for letter, coins in zip(LETTERS, _COINS, strict=False)]
        if self._riddle.kind is not RiddleKind.GHOST:
            return []
        return [self._listed(number, choice) for number, choice in enumerate(self._riddle.choices)]

    def _coins(self, letter: str, coins: int) -> ListedAnswer:
        words = self._say("riddle-coins", coins=coins)
        spoken = self._lettered(letter, words)
        return ListedAnswer(coins, letter, words, spoken, ((self._hidden_type, coins),))

    def _listed(self, number: int, choice: GhostChoice) -> ListedAnswer:
        moves = [
            self._say("riddle-ghost-short", dice=dice_sum(effort, dice), card=self._card(slot))
            for effort, dice, slot in choice.placed
            if slot is not None
        ] or [self._say("riddle-ghost-none")]
        spoken = self._lettered(LETTERS[number], self._ghost_parts(number))
        cards = tuple(self._shown(move.slot) for move in choice.placed if move.slot is not None)
        return ListedAnswer(number, LETTERS[number], "\n".join(moves), spoken, cards)

    def _shown(self, slot: SlotIndex) -> tuple[TreasureType, int | None]:
        """The type of the uppermost card of a slot, and its coins where everybody sees them."""
        lying = self._view.crypt[slot]
        assert lying is not None, "dice go where a card lies"
        card = lying.cards[-1].card
        return card.type, card.value if isinstance(card, Card) and lying.cards[-1].up else None

    def _lettered(self, letter: str, answer: str) -> str:
        return self._say("riddle-lettered", letter=letter, answer=answer)

    def _ghost_parts(self, number: int) -> str:
        return ", ".join(map(self._ghost_part, self._riddle.choices[number].moves))

    def _ghost_part(self, move: GhostMove) -> str:
        dice = dice_sum(move.effort, move.dice)
        if move.slot is None:
            return self._say("riddle-ghost-aside", dice=dice)
        return self._say("riddle-ghost-on", dice=dice, card=self._card(move.slot))

    @property
    def _is_limited(self) -> bool:
        """Whether the Ghost may place one group only."""
        return self._view.flow.turns[0].limit

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
            if step == 1 and self._is_limited:
                return self._say("riddle-hint-ghost-limit-1")
            facts = {"move": self._ghost_part(riddle.choices[riddle.answer].moves[0])}
        else:
            answer = riddle.actions[riddle.answer]
            facts = {"now": score_so_far(self._view, SOLVER).low.total, "coins": riddle.target}
            if isinstance(answer, Recover):
                if step == 1:
                    return self._say(f"riddle-hint-{kind}-1", **facts)
                goes_on = kind is RiddleKind.MID_GAME
                return self._say("riddle-hint-recover-now" if goes_on else "riddle-hint-recover")
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
        return self.cards_of(self._riddle.answer)

    def cards_of(self, answer: int | None) -> tuple[str, ...]:
        """The names of the cards that an answer takes or means, by its number; None for none."""
        riddle = self._riddle
        if riddle.kind is RiddleKind.FACE_DOWN:
            return (f"card-{riddle.target}",)
        if answer is None:
            return ()
        if riddle.kind is RiddleKind.GHOST:
            return tuple(
                f"card-{move.slot}" for move in riddle.choices[answer].placed if move.slot is not None
            )
        action = riddle.actions[answer]
        return tuple(f"card-{slot}" for slot, _ in action.place) if isinstance(action, Claim) else ()

    # the solution

    def verdict(self, tried: int | None, missed: int | None = None) -> str:
        """What a wrong answer lacks, or why the right one is right, beside what was `missed` before; the
        first line is the larger, and each answer has a line of its own that begins with its letter."""
        if tried is not None and tried != self._riddle.answer:
            return self._wrong(tried)
        return "\n".join(
            (self._say("riddle-right" if tried is not None else "riddle-solution"), *self._why(missed))
        )

    def _why(self, missed: int | None) -> list[str]:
        riddle = self._riddle
        if riddle.kind is RiddleKind.FACE_DOWN:
            why = self._say("riddle-why-face-down", answer=riddle.answer, **self._seen_facts)
            return [self._lettered(LETTERS[_COINS.index(riddle.answer)], why)]
        if riddle.kind is RiddleKind.GHOST:
            limit = [self._say("riddle-ghost-limit")] if self._is_limited else []
            moves = self._say("riddle-why-ghost", moves=self._ghost_parts(riddle.answer))
            others = [number for number in range(len(riddle.choices)) if number != riddle.answer]
            return [
                self._lettered(LETTERS[riddle.answer], " ".join((moves, *limit))),
                *(self._lettered(LETTERS[number], self._forgotten(number)) for number in others),
            ]
        return [
            self._lettered(letter, why)
            for letter, why in zip(LETTERS, self._claims.why(missed), strict=False)
        ]

    def _wrong(self, tried: int) -> str:
        riddle = self._riddle
        title = self._say("riddle-wrong")
        if riddle.kind is RiddleKind.FACE_DOWN:
            return f"{title}\n{self._say('riddle-wrong-face-down', **self._seen_facts)}"
        if riddle.kind is RiddleKind.GHOST:
            return f"{title}\n{self._forgotten(tried)}"
        return f"{title}\n{self._claims.lack(tried)}"

    def outcome(self, tried: int, shown: Refutation) -> str:
        """How a wrong claim ended beside the best one; the first line is the larger."""
        return self._claims.outcome(tried, shown)

    def _forgotten(self, choice: int) -> str:
        """The rule of the Ghost that a choice leaves out."""
        return self._say(f"riddle-ghost-forgets-{self._riddle.choices[choice].forgets}")

    # what both need

    @property
    def _hidden_type(self) -> TreasureType:
        """The type of the face-down card that is asked about."""
        return dict(hidden_cards(self._view.crypt))[self._riddle.slot].type

    @property
    def _seen_facts(self) -> dict[str, Argument]:
        kind = self._hidden_type
        alike = sorted(card.value for card in self._view.variant.cards if card.type is kind)
        seen = sorted(seen_of_type(self._view, kind))
        return {
            "type": Noun(kind.value),
            "all": ", ".join(map(str, alike)),
            "seen": ", ".join(map(str, seen)),
        }

    def _card(self, slot: SlotIndex) -> Noun:
        return card_at(self._view.crypt, slot)
