"""The commands that tell how levels and temperaments differ, each with a few games of Pages."""

from __future__ import annotations

from itertools import islice
from random import Random

import best_response
import matched_levels
import misjudged_claims
import pytest
import temper_table

from crypt_game.opponents.levels import Level, Temper
from crypt_game.rules import Choice, Decide, GameSetup, Mode, check, new_game, observe
from crypt_game.rules.imagine import imagine
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_steps

DUEL = GameSetup(Mode.STANDARD, 2)


def test_a_rival_gets_stronger_for_somebody_strong_and_weaker_for_somebody_weak() -> None:
    strong, weak = (matched_levels.series(2, 3, 1, (strength, 0)) for strength in (2.0, 0.0))
    assert strong[0].strength == weak[0].strength
    assert strong[-1].strength > strong[0].strength > weak[-1].strength
    assert matched_levels.series(2, 3, 1, (0.0, 0)) == weak


def test_what_a_temperament_does_is_counted() -> None:
    own = SeatIndex(0)
    bold, careful = (
        [temper_table.play(DUEL, own, Level.SQUIRE, temper, luck) for luck in range(5)]
        for temper in (Temper.BOLD, Temper.CAREFUL)
    )
    assert sum(game.effort for game in bold) > sum(game.effort for game in careful)
    assert sum(game.used_up for game in bold) > sum(game.used_up for game in careful)
    assert all(game.pushed and 0 < game.collectors < 1 for game in bold)
    assert temper_table.play(DUEL, own, Level.SQUIRE, Temper.BOLD, 0) == bold[0]


def test_who_knows_the_rival_answers_it_and_looks_at_nothing_hidden() -> None:
    play = best_response.responder(Level.PAGE, best_response.Effort(2, 2))
    answered = 0
    for _, step in islice(random_steps(new_game(DUEL), Random(4)), 40):
        state, asked = step.state, step.state.pending
        if isinstance(asked, Decide) and asked.what is Choice.CLAIM and answered < 3:
            view = observe(state, asked.seat)
            action = play(view, asked, 7)
            assert check(state, asked.seat, action) is None
            assert play(observe(imagine(view, Random(9)), asked.seat), asked, 7) == action
            answered += 1
    assert answered == 3


def test_close_claims_are_played_on_in_worlds_that_tell_nothing_hidden() -> None:
    state = next(
        step.state
        for _, step in random_steps(new_game(GameSetup(Mode.SOLO, 1)), Random(5))
        if isinstance(asked := step.state.pending, Decide)
        and asked.what is Choice.CLAIM
        and asked.dice
        and len(step.state.deck) == 3
    )
    asked = state.pending
    assert isinstance(asked, Decide)
    choice = misjudged_claims.judged(state, asked.seat, 2, 1)
    assert choice is not None
    assert list(choice.told) == sorted(choice.told, reverse=True)
    assert choice.told[0] - choice.told[-1] <= 1.5
    assert [len(world) for world in choice.brought] == [len(choice.told)] * 2
    dealt = imagine(observe(state, asked.seat), Random(8))
    assert misjudged_claims.judged(dealt, asked.seat, 2, 1) == choice


def test_an_error_of_the_search_is_told_from_chance() -> None:
    """Claims brought half a coin more than the best one, where a tenth less was told: an error of 0.6."""
    wrong = misjudged_claims.Judged((2.0, 1.9), ((3.0, 3.4), (5.0, 5.4), (1.0, 1.6), (2.0, 2.6)))
    right = misjudged_claims.Judged((2.0, 1.9), ((3.0, 2.7), (5.0, 4.7), (1.0, 1.1), (2.0, 2.1)))
    assert [wrong.error(1, half) for half in (0, 1)] == pytest.approx([0.6, 0.6])
    assert [right.error(1, half) for half in (0, 1)] == pytest.approx([0.0, 0.0])
    told = misjudged_claims.report([wrong, wrong], 1)
    assert "+0.600 ± 0.000" in told[1]
    assert "0.360 ± 0.000" in told[2]
    assert "+0.500 ± 0.000" in told[4]
    assert "+0.000 ± 0.000" in misjudged_claims.report([right, right], 1)[4]
    assert misjudged_claims.exact_gain([right], 0.0) == 0.0
    assert misjudged_claims.exact_gain([right], 0.5) > misjudged_claims.exact_gain([right], 0.1) > 0.0


@pytest.mark.parametrize(
    ("command", "arguments"),
    [
        (best_response.main, ["--games", "1"]),
        (temper_table.main, ["--games", "1"]),
        (misjudged_claims.main, ["--claims", "1"]),
        (matched_levels.main, ["--games", "5"]),
    ],
    ids=["best_response", "temper_table", "misjudged_claims", "matched_levels"],
)
def test_too_few_games_are_refused(command: object, arguments: list[str]) -> None:
    assert callable(command)
    with pytest.raises(SystemExit):
        command(arguments)
