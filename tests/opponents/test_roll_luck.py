"""Measured luck: its mean is zero to the last digit, and it leaves less of chance in a score."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial
from itertools import product
from random import Random
from statistics import fmean, stdev

import pytest

from crypt_game import rules
from crypt_game.opponents import roll_luck
from crypt_game.opponents.arena import main
from crypt_game.opponents.arena_games import ArenaTable, entrant_of, play_block
from crypt_game.opponents.learned_values import table_names
from crypt_game.opponents.roll_luck import (
    LuckMeter,
    MeasuredLuck,
    RollLuck,
    RollLuckQuestion,
    coins_of_luck,
    luck_weights,
)
from crypt_game.rules import Chance, Claim, GameSetup, GameState, Mode, Purpose, Roll, Rolled, Side
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Outcome
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.rules.record import Acted, Chanced, Record
from crypt_game.rules.setup import CollectorSides

FIRST = SeatIndex(0)
_MOST_DICE = 3


def rolls_in(mode: Mode, seed: int) -> Iterator[tuple[GameState, Roll]]:
    """The moments of a game of chance at which a few dice are about to be rolled."""
    rng = Random(seed)
    setup = replace(random_setup(rng, mode), collectors=CollectorSides(*[Side.A] * 6))
    state = rules.new_game(setup)
    for _, step in random_steps(state, rng):
        pending = state.pending
        roll = pending.request if isinstance(pending, Chance) else None
        if isinstance(roll, Roll) and roll.dice <= _MOST_DICE and roll.purpose is not Purpose.TIEBREAK:
            yield state, roll
        state = step.state


def term(state: GameState, values: tuple[int, ...]) -> RollLuck:
    meter, outcome = LuckMeter(FIRST), Rolled(values)
    meter.see(state, outcome, rules.resolve(state, outcome).state)
    return meter.luck


@cache
def _known(state: GameState, values: tuple[int, ...]) -> RollLuck:
    return term(state, values)


def by_numbers(state: GameState, values: tuple[int, ...]) -> RollLuck:
    """A Ghost's dice are all alike: in whatever order the numbers fall, they come to the same."""
    return _known(state, tuple(sorted(values)))


@pytest.mark.parametrize("mode", list(Mode))
def test_over_all_that_can_be_rolled_luck_is_nothing(mode: Mode) -> None:
    """All rolls of the dice are tried, at the first moments of every kind."""
    tried: defaultdict[tuple[Purpose, bool], int] = defaultdict(int)
    for state, roll in rolls_in(mode, 5):
        kind = roll.purpose, roll.seat == FIRST
        tried[kind] += 1
        if tried[kind] > 1:
            continue
        luck_of = by_numbers if roll.purpose is Purpose.GHOST else term
        terms = [luck_of(state, values) for values in product(range(1, 7), repeat=roll.dice)]
        for kind_of_luck in range(3):
            lucks = [each[kind_of_luck] for each in terms]
            assert fmean(lucks) == pytest.approx(0, abs=1e-9)
        assert any(map(any, terms)) or not roll.dice
    assert (Purpose.EXHAUSTION, True) in tried
    assert ((Purpose.GHOST, False) in tried) == (mode in (Mode.SOLO, Mode.TWINS))


def test_good_rolls_of_ones_own_are_luck_and_those_of_rivals_are_apart() -> None:
    state, roll = next(each for each in rolls_in(Mode.STANDARD, 3) if each[1].purpose is Purpose.EXHAUSTION)
    all_back, all_gone = term(state, (6,) * roll.dice), term(state, (1,) * roll.dice)
    own = state.variant.pool_of[roll.seat] == state.variant.pool_of[FIRST]
    kind = RollLuck._fields.index("own" if own else "rivals")
    assert all_back[kind] > 0 > all_gone[kind]
    assert [all_back[other] for other in range(3) if other != kind] == [0, 0]


def taking_a_hidden_card(seen: bool) -> tuple[GameState, GameState]:
    """The first seat takes the face-down card of the first round, which another seat may have looked at."""
    state = rules.new_game(GameSetup(Mode.STANDARD, 2))
    state = rules.resolve(state, rules.chance.draw(4, state.pending.request)).state  # type: ignore[union-attr]
    hidden = state.crypt[2]
    assert hidden is not None
    if seen:
        state = state._replace(seen=(frozenset(), frozenset({hidden.cards[0].card})))
    state = rules.apply(state, 0, Claim.on({2: [1]})).state
    for seat in (1, 0):
        before = state
        state = rules.apply(state, seat, rules.Recover()).state
    return before, state


def test_a_card_taken_unseen_is_luck_unless_somebody_had_looked() -> None:
    before, after = taking_a_hidden_card(seen=False)
    card = after.seats[0].cards[0].card
    meter = LuckMeter(FIRST)
    meter.see(before, None, after)
    assert (card.value > 2.5) == (meter.luck.unseen > 0)
    assert meter.luck.unseen
    meter = LuckMeter(FIRST)
    meter.see(*taking_a_hidden_card(seen=True)[:1], None, taking_a_hidden_card(seen=True)[1])
    assert meter.luck == RollLuck()


def test_the_question_measures_what_a_meter_sees() -> None:
    rng = Random(2)
    setup = GameSetup(Mode.SOLO, 1)
    state, meter = rules.new_game(setup), LuckMeter(FIRST)
    entries: list[Acted | Chanced] = []
    for entry, step in random_steps(state, rng):
        outcome: Outcome | None = entry.outcome if isinstance(entry, Chanced) else None
        meter.see(state, outcome, step.state)
        entries.append(entry)
        state = step.state
    *before, last = RollLuckQuestion(Record(setup, None, tuple(entries)), FIRST).work()
    assert set(before) == {MeasuredLuck()}
    assert last.coins == pytest.approx(coins_of_luck(meter.luck, setup))
    assert last.coins


def test_there_are_weights_for_every_table() -> None:
    assert set(luck_weights()) == set(table_names())
    assert all(weights.own > 0 and weights.unseen > 0 for weights in luck_weights().values())


def test_the_weights_turn_luck_into_coins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(roll_luck, "luck_weights", lambda: {"solo-1": RollLuck(1, 0, 0.5, 2)})
    assert coins_of_luck(RollLuck(1, 7, 4, -1), GameSetup(Mode.SOLO, 1)) == 1
    assert RollLuck(1, 2, 3, 4) + RollLuck(4, 3, 2, 1) == RollLuck(5, 5, 5, 5)


@pytest.mark.long
def test_without_the_luck_of_the_rolls_alone_scores_differ_less() -> None:
    """Some crypts tell it already; the figures of two thousand stand in docs/opponents.md."""
    table = ArenaTable(Mode.SOLO, 1, "random", False, 9, None, measured=True)
    play = partial(play_block, table, [entrant_of("knight", 1.0), entrant_of("squire", 1.0)])
    blocks = [play(number) for number in range(25)]
    steady = [block.without_luck(table.setup(0)) for block in blocks]
    rough, smooth = ([each.mean(0) - each.mean(1) for each in some] for some in (blocks, steady))
    assert stdev(smooth) < 0.8 * stdev(rough)


def test_the_arena_tells_both_and_plays_from_every_seat_against_rivals() -> None:
    entrants = ["--seat", "squire", "--seat", "page", "--rivals", "page"]
    words = ["--players", "2", "--games", "8", *entrants, "--luck", "--seed", "3"]
    told = []
    for _ in range(2):
        output = io.StringIO()
        assert main(words, output) == 0
        told.append(output.getvalue())
    assert told[0] == told[1]
    assert "without the luck of the rolls" in told[0]


@pytest.mark.parametrize(
    "words", ["--mode solo --rivals page", "--ratings --players 2 --seat page --seat page --luck"]
)
def test_what_cannot_be_measured_is_refused(words: str) -> None:
    assert main(words.split(), io.StringIO()) == 2
