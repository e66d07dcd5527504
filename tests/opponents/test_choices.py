"""Heirs of every level in random games of every mode: always legal, and blind to everything hidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents.card_values import CardValues, favourite
from crypt_game.opponents.choose import anytime, as_it_seems, choose
from crypt_game.opponents.claim_candidates import Estimate
from crypt_game.opponents.learned_values import values_of
from crypt_game.opponents.levels import (
    MEASURED_REGENT,
    KnownLevels,
    Level,
    LevelNumbers,
    Temper,
    as_measured,
    numbers_of,
    temper_named,
)
from crypt_game.opponents.position import position_of
from crypt_game.opponents.reward_choices import revive_of
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.rules import Chance, Choice, Claim, Decide, GameSetup, GameState, Mode, Over, Peek, Revive
from crypt_game.rules.collectors.remains import RemainsA
from crypt_game.rules.imagine import imagine
from crypt_game.rules.indices import SLOTS
from crypt_game.rules.playout import random_outcome, random_setup, random_steps
from crypt_game.rules.setup import ALL_A
from crypt_game.rules.view import SeatView

QUICK = 0.004
"""Seconds a decision: few positions are thought through, in all the ways of many."""


UNLIKE = [level for level in Level if level is not Level.SOVEREIGN]
"""The levels that choose in ways of their own: a Sovereign is a Regent that looks wider."""


def positions(mode: Mode, seed: int) -> Iterator[GameState]:
    """Every position of a random game of that mode in which a seat is asked."""
    return positions_of(random_setup(Random(seed), mode), seed)


def positions_of(setup: GameSetup, seed: int) -> Iterator[GameState]:
    """Every position of a random game in which a seat is asked."""
    for _, step in random_steps(rules.new_game(setup), Random(seed)):
        if isinstance(step.state.pending, Decide):
            yield step.state


@pytest.mark.parametrize("mode", list(Mode))
@pytest.mark.parametrize("level", UNLIKE)
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
@pytest.mark.parametrize("level", UNLIKE)
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


@pytest.mark.parametrize("level", [Level.SQUIRE, Level.KNIGHT], ids=str)
@pytest.mark.parametrize("price", [0.0, 1000.0])
def test_a_die_is_not_brought_back_for_more_than_it_is_worth(
    monkeypatch: pytest.MonkeyPatch, price: float, level: Level
) -> None:
    """Remains A takes part of what the Remains score: worth it for nothing, never for a fortune, whether an
    heir looks ahead or not."""
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
                revived += isinstance(choose(view, asked, level).action, Revive)
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
        def __init__(self, view: SeatView, mind: LevelNumbers, known: KnownLevels) -> None:
            given.append(mind.nodes)
            super().__init__(view, replace(mind, nodes=30), known)

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


def claims(mode: Mode, players: int, seeds: int = 3) -> Iterator[tuple[SeatView, Decide]]:
    """What seats know when they are asked for a claim, in a few random games."""
    for seed in range(seeds):
        for state in positions_of(GameSetup(mode, players), seed):
            asked = state.pending
            if isinstance(asked, Decide) and asked.what is Choice.CLAIM:
                yield rules.observe(state, asked.seat), asked


def test_who_overlooks_a_rival_thinks_of_all_others() -> None:
    forgotten = 0
    for view, _ in claims(Mode.STANDARD, 4, 1):
        values = RoundValues(view, numbers_of(Level.KNIGHT))
        turns = values.turns
        values.overlook_a_rival(Random(1))
        rivals = [turn for turn in turns if turn.side != turns[0].side]
        assert values.turns[0] == turns[0]
        assert len(turns) - len(values.turns) == bool(rivals)
        assert set(values.turns) <= set(turns)
        forgotten += bool(rivals)
    assert forgotten > 5


def test_the_type_that_a_seat_loves_seems_better_to_it_alone() -> None:
    compared = 0
    for view, _ in claims(Mode.STANDARD, 3, 1):
        plain, fond = CardValues(view), CardValues(view, fondness=1.0)
        loved, own = favourite(view)
        assert favourite(view) == (loved, own)
        for slot, cards in enumerate(plain.slots):
            for place, seat in enumerate(view.variant.heirs):
                owners = tuple(seat if index == slot else None for index in range(len(plain.slots)))
                more = fond.of_slots(owners)[place] - plain.of_slots(owners)[place]
                count = sum(treasure.type == loved for treasure in cards)
                assert more == pytest.approx(count if place == own else 0)
                compared += count
    assert compared > 0


def test_who_reckons_roughly_still_takes_what_is_clearly_best() -> None:
    """What is worse by more than the coins it reckons in is never preferred."""
    mind = replace(numbers_of(Level.SQUIRE), grain=1.0)
    best = Estimate(5.0, ((SLOTS[0], 1, 1),))
    near, far = Estimate(4.8, ((SLOTS[1], 1, 1),)), Estimate(3.0, ((SLOTS[2], 1, 1),))
    first = {as_it_seems([best, near, far], mind, Random(seed))[0] for seed in range(40)}
    assert first == {best, near}


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 2), (Mode.STANDARD, 4)])
def test_regents_know_what_was_learned_last_and_those_of_riddles_and_par_do_not(
    mode: Mode, players: int
) -> None:
    setup = GameSetup(mode, players)
    assert values_of(setup, newest=True).sets != values_of(setup).sets
    regent = numbers_of(Level.REGENT)
    assert regent.newest
    assert replace(regent, newest=False, rival_daring=0.0, heeds_levels=False) == MEASURED_REGENT
    view, asked = next((view, asked) for view, asked in claims(mode, players) if asked.dice)
    assert RoundValues(view, regent).gain != RoundValues(view, MEASURED_REGENT).gain
    told = [choose(view, asked, Level.REGENT, seconds=QUICK, measured=measured) for measured in (False, True)]
    assert told[0].value != told[1].value


@pytest.mark.parametrize(
    ("mode", "players", "daring"),
    [
        (Mode.SOLO, 1, 0.0),
        (Mode.TWINS, 2, 0.0),
        (Mode.STANDARD, 2, 0.25),
        (Mode.STANDARD, 4, 0.25),
        (Mode.CLASH, 6, 0.25),
    ],
)
def test_regents_think_more_of_effort_only_among_rivals(mode: Mode, players: int, daring: float) -> None:
    view, _ = next(claims(mode, players, 1))
    for level in (Level.REGENT, Level.SOVEREIGN):
        assert RoundValues(view, numbers_of(level)).daring == daring
        bold = RoundValues(view, numbers_of(level, Temper.BOLD)).daring
        assert bold == pytest.approx(daring + 0.06)
    assert RoundValues(view, as_measured(numbers_of(Level.REGENT, Temper.BOLD))).daring == 0.06


def test_where_nothing_newer_was_learned_all_know_the_same() -> None:
    alone = GameSetup(Mode.SOLO, 1)
    assert values_of(alone, newest=True) is values_of(alone)


def test_spite_weighs_the_coins_of_others_and_blurs_whoever_minded_none() -> None:
    for level in UNLIKE:
        even, spiteful = numbers_of(level), numbers_of(level, Temper.SPITEFUL)
        assert spiteful.rivalry == even.rivalry + (0.25 if level is Level.REGENT else 0.5)
        assert (spiteful.grain > even.grain) is (even.rivalry == 0)


@pytest.mark.parametrize("temper", [temper for temper in Temper if temper is not Temper.EVEN])
def test_who_looks_ahead_best_leans_half_as_far(temper: Temper) -> None:
    def leaning(level: Level) -> float:
        even, fond = numbers_of(level), numbers_of(level, temper)
        return max(abs(fond.thrift - even.thrift), fond.rivalry - even.rivalry, fond.sets - even.sets)

    knight = leaning(Level.KNIGHT)
    assert knight > 0
    assert leaning(Level.REGENT) == leaning(Level.SOVEREIGN) == pytest.approx(knight / 2)


def test_a_sovereign_looks_wider_than_a_regent() -> None:
    regent = numbers_of(Level.REGENT)
    wider = replace(regent, level=Level.SOVEREIGN, nodes=5 * regent.nodes, newest=True)
    assert numbers_of(Level.SOVEREIGN) == wider
    view, _ = next(claims(Mode.STANDARD, 3))
    wide = [
        len(Search(RoundValues(view, mind), mind, 0).rank(position_of(view)))
        for mind in (replace(regent, nodes=200), replace(regent, nodes=5 * 200))
    ]
    assert wide[0] < wide[1]
