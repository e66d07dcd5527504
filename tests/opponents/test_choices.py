"""Heirs of every level in random games of every mode: always legal, and blind to everything hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents import Level, Temper, choose
from crypt_game.rules import Decide, GameState, Mode
from crypt_game.rules.imagine import imagine
from crypt_game.rules.playout import random_setup, random_steps

QUICK = 0.004
"""Seconds a decision: few positions are thought through, in all the ways of many."""


def positions(mode: Mode, seed: int) -> Iterator[GameState]:
    """Every position of a random game in which a seat is asked."""
    rng = Random(seed)
    state = rules.new_game(random_setup(rng, mode))
    for _, step in random_steps(state, rng):
        if isinstance(step.state.pending, Decide):
            yield step.state


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("level", list(Level))
def test_every_choice_is_legal(mode: Mode, level: Level) -> None:
    tempers = Random(3)
    for seed in range(1 if mode is Mode.CLASH else 3):
        for state in positions(mode, seed):
            asked = state.pending
            assert isinstance(asked, Decide)
            view = rules.observe(state, asked.seat)
            chosen = choose(view, asked, level, tempers.choice(list(Temper)), seed, QUICK)
            assert rules.check(state, asked.seat, chosen.action) is None
            for option in chosen.alternatives:
                assert rules.check(state, asked.seat, option.action) is None
                assert option.action != chosen.action
            assert chosen.why


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("level", list(Level))
def test_what_is_hidden_changes_nothing(mode: Mode, level: Level) -> None:
    dealer = Random(level.value)
    for number, state in enumerate(positions(mode, 11)):
        asked = state.pending
        if number % 3 or not isinstance(asked, Decide):
            continue
        view = rules.observe(state, asked.seat)
        chosen = choose(view, asked, level, seed=number, seconds=QUICK)
        other = imagine(view, dealer)
        same = rules.observe(other, asked.seat)
        assert choose(same, asked, level, seed=number, seconds=QUICK) == chosen
