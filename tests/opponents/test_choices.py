"""Heirs of every level in random games of every mode: always legal, and blind to everything hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents.card_values import CardValues
from crypt_game.opponents.choose import anytime, choose
from crypt_game.opponents.levels import Level, LevelNumbers, Temper, numbers_of, temper_named
from crypt_game.opponents.reward_choices import revive_of
from crypt_game.opponents.round_values import RoundValues
from crypt_game.rules import Chance, Choice, Claim, Decide, GameSetup, GameState, Mode, Over, Peek, Revive
from crypt_game.rules.collectors.remains import RemainsA
from crypt_game.rules.imagine import imagine
from crypt_game.rules.playout import random_outcome, random_setup, random_steps
from crypt_game.rules.setup import ALL_A
from crypt_game.rules.view import SeatView

QUICK = 0.004
"""Seconds a decision: few positions are thought through, in all the ways of many."""


def positions(mode: Mode, seed: int) -> Iterator[GameState]:
    """Every position of a random game of that mode in which a seat is asked."""
    return positions_of(random_setup(Random(seed), mode), seed)


def positions_of(setup: GameSetup, seed: int) -> Iterator[GameState]:
    """Every position of a random game in which a seat is asked."""
    for _, step in random_steps(rules.new_game(setup), Random(seed)):
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


def test_a_teammate_about_to_claim_is_shown_what_lies_face_down() -> None:
    """In the last round a Manuscript is good for nothing else."""
    sides = rules.CollectorSides(manuscript=rules.Side.B)
    setup = GameSetup(Mode.TWINS, 2, sides)
    for seed in range(40):
        for state in positions_of(setup, seed):
            asked = state.pending
            assert isinstance(asked, Decide)
            mate = state.variant.mates[asked.seat]
            assert mate is not None
            action = anytime(rules.observe(state, mate))
            if action is None:
                continue
            assert isinstance(action, Peek)
            assert action.share
            assert rules.check(state, mate, action) is None
            assert asked.what is rules.Choice.CLAIM
            return
    raise AssertionError("nobody was helped")


def test_temperaments_show_in_the_dice() -> None:
    """Over the same positions the bold put on more effort than the careful."""
    efforts = dict.fromkeys((Temper.BOLD, Temper.EVEN, Temper.CAREFUL), 0)
    for seed in range(3):
        for state in positions_of(GameSetup(Mode.STANDARD, 3), seed):
            asked = state.pending
            if not isinstance(asked, Decide) or not asked.dice:
                continue
            view = rules.observe(state, asked.seat)
            for temper in efforts:
                action = choose(view, asked, Level.KNIGHT, temper, seconds=QUICK).action
                if isinstance(action, Claim):
                    efforts[temper] += sum(effort for _, dice in action.place for effort in dice)
    assert efforts[Temper.BOLD] > efforts[Temper.EVEN] > efforts[Temper.CAREFUL]


def test_a_temperament_shows_in_what_the_collectors_pay() -> None:
    """Three Squires at a table: whoever is fond of Collectors earns most from them."""
    tempers = (Temper.BOLD, Temper.CAREFUL, Temper.COLLECTOR)
    earned = dict.fromkeys(tempers, 0)
    for seed in range(30):
        seated = tempers[seed % 3 :] + tempers[: seed % 3]
        state, rng = rules.new_game(GameSetup(Mode.STANDARD, 3)), Random(seed)
        while not isinstance(state.pending, Over):
            if isinstance(state.pending, Chance):
                state = rules.resolve(state, random_outcome(state.pending.request, rng)).state
                continue
            asked = state.pending
            view, seat = rules.observe(state, asked.seat), asked.seat
            chosen = choose(view, asked, Level.SQUIRE, seated[seat], rng.randrange(10**6))
            state = rules.apply(state, seat, chosen.action).state
        for score in state.pending.scores:
            earned[seated[score.seat]] += sum(score.collectors)
    assert earned[Temper.COLLECTOR] > max(earned[Temper.BOLD], earned[Temper.CAREFUL])


def test_an_unknown_temperament_is_even() -> None:
    assert [temper_named(temper.value) for temper in Temper] == list(Temper)
    assert temper_named("furious") is Temper.EVEN


@pytest.mark.parametrize("price", [0.0, 1000.0])
def test_a_die_is_not_brought_back_for_more_than_it_is_worth(
    monkeypatch: pytest.MonkeyPatch, price: float
) -> None:
    """Remains A takes part of what the Remains score: worth it for nothing, never for a fortune."""
    monkeypatch.setattr(CardValues, "without", lambda *_: price)
    monkeypatch.setattr(RemainsA, "die_worth", price)
    monkeypatch.setattr(RemainsA, "last_die_worth", price)
    revived, could = 0, 0
    for seed in range(3):
        for state in positions_of(GameSetup(Mode.STANDARD, 3, ALL_A), seed):
            asked = state.pending
            if not isinstance(asked, Decide) or asked.what is not Choice.CLAIM:
                continue
            view = rules.observe(state, asked.seat)
            if revive_of(view) is not None:
                could += 1
                revived += isinstance(choose(view, asked, Level.KNIGHT).action, Revive)
    assert could > 3
    assert (revived > 0) is (price == 0)


@pytest.mark.parametrize(
    ("seconds", "times"), [(None, 1), (1, 1), (2, 2), (8, 8), (80, 8), (3600, 8), (0.1, 0.1), (0.001, 0.05)]
)
def test_time_buys_thought_within_bounds(
    monkeypatch: pytest.MonkeyPatch, seconds: float | None, times: float
) -> None:
    given: list[int] = []

    class Noted(RoundValues):
        def __init__(self, view: SeatView, mind: LevelNumbers) -> None:
            given.append(mind.nodes)
            super().__init__(view, replace(mind, nodes=30))

    # The function of that name hides its module from a dotted path.
    monkeypatch.setattr(import_module("crypt_game.opponents.choose"), "RoundValues", Noted)
    state = next(
        state
        for state in positions(Mode.STANDARD, 1)
        if isinstance(state.pending, Decide) and state.pending.what is Choice.CLAIM
    )
    assert isinstance(state.pending, Decide)
    choose(rules.observe(state, state.pending.seat), state.pending, Level.REGENT, seconds=seconds)
    assert given == [round(numbers_of(Level.REGENT).nodes * times)]
