"""What qualifies a result: help of every kind, or that there was none."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crypt_game.match.annotations import Annotations
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.match.statistics import account_of
from crypt_game.play.score_words import remarks
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action


def say(key: str, /, **args: Any) -> str:
    return key


def finished(winner: PlayerKind) -> Match:
    """A game over, won by somebody of this kind."""
    for seed in range(40):
        minds = (PlayerKind.PERSON, PlayerKind.KNIGHT)  # no chapter of the campaign
        people = [Player(f"P{n}", HOUSES[n], Title.DUKE, mind) for n, mind in enumerate(minds)]
        match, rng = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), seed), Random(seed)
        match.begin()
        while match.over is None:
            match.submit(*random_action(match.state, rng))
        if [minds[seat] for seat in match.over.winners] == [winner]:
            return match
    raise LookupError("nobody of this kind wins")


def told_of(match: Match) -> tuple[str, ...]:
    return remarks(match, account_of(match.record), say)


def test_a_win_without_help_is_told() -> None:
    assert told_of(finished(PlayerKind.PERSON)) == ("scoring-unaided",)
    assert told_of(finished(PlayerKind.KNIGHT)) == ()


@pytest.mark.parametrize(
    ("marks", "told"),
    [
        (Annotations(hints=2), ("scoring-hints",)),
        (Annotations(warnings=1), ("scoring-warnings",)),
        (Annotations(practice=3), ("scoring-practice",)),
    ],
)
def test_a_helped_one_says_how(marks: Annotations, told: tuple[str, ...]) -> None:
    match = finished(PlayerKind.PERSON)
    match.marks = marks
    assert told_of(match) == told
