"""The results of a review in words: where in the game a choice was, what was played, what was better, why."""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.opponents.reasons import Reason
from crypt_game.opponents.review import Mistake, SeatLuck
from crypt_game.opponents.worth_parts import rounded_to_sum
from crypt_game.play.coin_figures import amount, figure
from crypt_game.play.reason_text import SEPARATOR, brief_parts, parts_line, reason_line, told_parts
from crypt_game.rules import Choice, Claim, Decide, GameState, Recover, observe
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.record import Acted
from crypt_game.text.action_text import propose
from crypt_game.text.language import Say
from crypt_game.text.participants import Crypt, Participants, card_at

__all__ = ["MistakeWords", "figure", "luck_parts", "mistake_words", "spoken_luck"]

_STEP = 0.1
"""Coins are told to the tenth."""


class CoinRow(NamedTuple):
    """What some coins come from, in words with markup, and the coins as a figure; "" where none are told."""

    words: str
    coins: str


class MistakeWords(NamedTuple):
    """A costly choice in words; why it was costly in sentences, and the same in rows for the eye."""

    where: str
    cost: str
    played: str
    better: str
    why: str
    rows: tuple[CoinRow, ...]


def mistake_words(match: Match, lapse: Mistake, cast: Participants, say: Say) -> MistakeWords:
    """The words for a choice of this match."""
    crypt = observe(_before(match, lapse.step), lapse.seat).crypt
    return MistakeWords(
        _where(match, lapse.step, say),
        say("review-cost", coins=amount(lapse.gap), figure=figure(-lapse.gap, say)),
        propose(lapse.played, crypt, cast, say),
        propose(lapse.better, crypt, cast, say),
        " ".join(
            [*(reason_line(reason, crypt, cast, say) for reason in lapse.why), *_difference(lapse, say)]
        ),
        (*(_row(reason, crypt, cast, say) for reason in lapse.why), *_difference_rows(lapse, say)),
    )


def _row(reason: Reason, crypt: Crypt, cast: Participants, say: Say) -> CoinRow:
    """A reason as a row: a card with the parts of its worth, or a sentence without coins."""
    parts = brief_parts(reason, crypt, cast, say)
    if parts is None:
        return CoinRow(reason_line(reason, crypt, cast, say), "")
    head = say("review-card", card=card_at(crypt, SlotIndex(int(reason.facts["slot"]))))
    coins = say("coin-change", coins=reason.facts["coins"])
    return CoinRow(SEPARATOR.join([f"<b>{head}</b>", *parts]), coins)


def _difference_rows(lapse: Mistake, say: Say) -> list[CoinRow]:
    told = [] if lapse.parts is None else told_parts(lapse.parts, lapse.gap, _STEP, say, "review-by-")
    head = f"<b>{say('review-better-by')}</b>"
    return (
        [CoinRow(SEPARATOR.join([head, *told]), say("coin-change", coins=amount(lapse.gap)))] if told else []
    )


def _difference(lapse: Mistake, say: Say) -> list[str]:
    """What the coins come from by which the better choice is better."""
    told = "" if lapse.parts is None else parts_line(lapse.parts, lapse.gap, _STEP, say)
    return [say("review-difference", parts=told)] if told else []


def luck_parts(luck: SeatLuck, ghosts: bool) -> list[float]:
    """The luck of one heir by dice, by cards, by Ghosts where there are any, and in all: to the tenth, so
    that the parts add up to the whole.
    """
    parts = [luck.dice, luck.cards, *([luck.ghost] if ghosts else [])]
    return [*rounded_to_sum(parts, luck.total, _STEP), luck.total]


def spoken_luck(name: str, luck: SeatLuck, ghosts: bool, say: Say) -> str:
    """The luck of one heir for those who listen."""
    dice, cards, *ghost, total = (figure(coins, say) for coins in luck_parts(luck, ghosts))
    said = say("review-luck-of", name=name, total=total, dice=dice, cards=cards)
    return " ".join([said, *(say("review-luck-ghost", ghost=each) for each in ghost)])


def _before(match: Match, step: int) -> GameState:
    return match.moments[step - 1].state if step else match.first


def _where(match: Match, step: int, say: Say) -> str:
    """The round, and the turn in it or what else was asked for."""
    state = _before(match, step)
    asked = state.pending
    what = asked.what if isinstance(asked, Decide) else Choice.CLAIM
    if what is not Choice.CLAIM:
        return say(f"review-where-{what.value}", round=state.round)
    return say("review-where-claim", round=state.round, turn=1 + _turns(match, step))


def _turns(match: Match, step: int) -> int:
    """How many turns of its round were over before this step."""
    present = _before(match, step).round
    return sum(
        isinstance(moment.step, Acted)
        and isinstance(moment.step.action, Claim | Recover)
        and _before(match, number).round == present
        for number, moment in enumerate(match.moments[:step])
    )
