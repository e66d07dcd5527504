"""The results of a review in words: where in the game a choice was, what was played, what was better, why."""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.match.match import Match
from crypt_game.opponents.review import Mistake, SeatLuck
from crypt_game.play.reason_text import reason_line
from crypt_game.rules import Choice, Claim, Decide, GameState, Recover, observe
from crypt_game.rules.record import Acted
from crypt_game.text.action_text import propose
from crypt_game.text.language import Say
from crypt_game.text.participants import Participants

__all__ = ["MistakeWords", "figure", "mistake_words", "spoken_luck"]


class MistakeWords(NamedTuple):
    """A costly choice in words."""

    where: str
    cost: str
    played: str
    better: str
    why: str


def mistake_words(match: Match, lapse: Mistake, cast: Participants, say: Say) -> MistakeWords:
    """The words for a choice of this match."""
    crypt = observe(_before(match, lapse.step), lapse.seat).crypt
    return MistakeWords(
        _where(match, lapse.step, say),
        say("review-cost", coins=_amount(lapse.gap), figure=figure(-lapse.gap, say)),
        propose(lapse.played, crypt, cast, say),
        propose(lapse.better, crypt, cast, say),
        " ".join(reason_line(reason, crypt, cast, say) for reason in lapse.why),
    )


def figure(coins: float, say: Say) -> str:
    """Coins to the tenth, with their sign: "+2.5", "−0.3", "0"."""
    amount = _amount(coins)
    sign = "" if not amount else "+" if coins > 0 else "−"
    return sign + say("review-figure", coins=amount)


def spoken_luck(name: str, luck: SeatLuck, ghosts: bool, say: Say) -> str:
    """The luck of one heir for those who listen."""
    said = say(
        "review-luck-of",
        name=name,
        total=figure(luck.total, say),
        dice=figure(luck.dice, say),
        cards=figure(luck.cards, say),
    )
    return said if not ghosts else f"{said} {say('review-luck-ghost', ghost=figure(luck.ghost, say))}"


def _amount(coins: float) -> float | int:
    tenths = abs(round(coins, 1))
    return int(tenths) if tenths == int(tenths) else tenths


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
