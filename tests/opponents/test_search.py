"""Looking ahead: the last turn is solved exactly, the number of positions is kept to, odds are right."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice, product
from math import log
from random import Random

import pytest

from crypt_game import rules
from crypt_game.opponents.choose import choose
from crypt_game.opponents.claim_candidates import last_moves
from crypt_game.opponents.dice import DiceWorth, failures, survivors
from crypt_game.opponents.ghost_dice import all_rolls, groups_of, place_groups, pushing_odds, some_rolls
from crypt_game.opponents.levels import MEASURED_REGENT, Level, numbers_of
from crypt_game.opponents.position import RECOVER, Move, move_of, play, position_of
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search, widths
from crypt_game.rules import Chance, Claim, Decide, GameSetup, Mode, Purpose, Recover, Roll, Rolled
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.playout import random_setup, random_steps
from crypt_game.rules.record import Chanced
from crypt_game.rules.terms import SeatKind
from crypt_game.rules.view import SeatView

REGENT = numbers_of(Level.REGENT)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_turn_is_as_good_as_the_best_of_all_legal_claims(players: int) -> None:
    looked_at = 0
    for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, players)), Random(players)):
        asked = step.state.pending
        if not isinstance(asked, Decide) or asked.what is not rules.Choice.CLAIM:
            continue
        if len(step.state.flow.turns) > 1:
            continue
        view = rules.observe(step.state, asked.seat)
        search = Search(RoundValues(view, REGENT), REGENT, 0)
        position = position_of(view)
        every = [action for action in rules.legal_actions(view) if isinstance(action, Claim | Recover)]
        best = max(search.coins(position, move_of(action)) for action in every)
        assert search.rank(position)[0].coins == pytest.approx(best)
        looked_at += 1
    assert looked_at >= 5


@pytest.mark.parametrize("nodes", [30, 300, 3000])
def test_positions_are_kept_within_bounds(nodes: int) -> None:
    for heirs in ([True] * 3, [True] * 4, [True, False, True], [True, False, True, False]):
        wide = widths(heirs, nodes)
        met, now = 0, 1
        for width in wide[:-1]:
            now *= width
            met += now
        assert met <= nodes or wide[1:] == [1 if heir else 5 for heir in heirs[1:]]


def test_dice_come_back_as_their_odds_say() -> None:
    assert survivors((1, 1)) == pytest.approx((0, 0, 1))
    assert survivors((6,)) == pytest.approx((5 / 6, 1 / 6))
    assert survivors((4, 4)) == pytest.approx((1 / 4, 1 / 2, 1 / 4))


def test_at_game_end_a_die_is_a_coin_for_every_temper() -> None:
    worth = DiceWorth(GameSetup(Mode.STANDARD, 2), 0, thrift=3.0)
    assert [worth.of(1, dice) for dice in range(4)] == [0, 1, 2, 3]


def test_more_dice_are_never_worth_less() -> None:
    for players, rounds in product((2, 3, 4), range(1, 8)):
        worth = DiceWorth(GameSetup(Mode.STANDARD, players), rounds)
        for place in range(players):
            row = [worth.of(place, dice) for dice in range(4)]
            assert row == sorted(row)


def test_a_ghost_is_feared_as_often_as_it_comes() -> None:
    """Against a single 6, on the only card: three dice beat it with a pair of 4s or more, or with triples."""
    rolled = list(product(range(1, 7), repeat=3))
    beats = sum(max(roll.count(face) * face for face in roll) > 6 for roll in rolled)
    assert pushing_odds(3, False, 0, 6) == pytest.approx(beats / len(rolled))
    assert sum(chance for chance, _ in all_rolls(3, False)) == pytest.approx(1)
    assert sum(chance for chance, _ in some_rolls(3, False, 8, 5)) == pytest.approx(1)
    assert len(some_rolls(3, False, 8, 5)) <= 8


@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.TWINS])
def test_a_thought_of_ghost_puts_its_dice_where_the_ghost_of_the_rules_does(mode: Mode) -> None:
    compared = pushed = 0
    for seed in range(12):
        rng = Random(seed)
        state = rules.new_game(random_setup(rng, mode))
        for entry, step in random_steps(state, rng):
            before, state = state, step.state
            if not isinstance(before.pending, Chance) or not isinstance(entry, Chanced):
                continue
            request, outcome = before.pending.request, entry.outcome
            if not isinstance(request, Roll) or request.purpose is not Purpose.GHOST:
                continue
            assert isinstance(outcome, Rolled)
            if state.round != before.round or state.phase is not before.phase:
                continue  # the round's cards are collected already
            turn = before.flow.turns[0]
            heirs = tuple(kind is SeatKind.HEIR for kind in before.variant.kinds)
            groups = groups_of(outcome.values, turn.limit)
            lying = position_of(rules.observe(before, SeatIndex(0)))
            found = place_groups(lying, turn.seat, groups, heirs)
            wanted = position_of(rules.observe(state, SeatIndex(0)))
            assert found == wanted._replace(pushed=lying.pushed, placed=lying.placed)
            compared += 1
            pushed += any(
                one is not None and other is not None and None is not one[0] != other[0]
                for one, other in zip(lying.slots, found.slots, strict=True)
            )
    assert compared > 10
    assert pushed > 2


def test_no_thought_leaves_its_rolls_in_memory_for_ever() -> None:
    for seed in range(300):
        some_rolls(3, False, 8, seed)
    assert some_rolls.cache_info().currsize < 100


def test_failing_dice_come_up_as_often_as_dice_are_lost() -> None:
    for efforts in ((2,), (1, 4), (3, 3, 6)):
        lost = [0.0] * (len(efforts) + 1)
        for chance, failing in failures(efforts):
            assert list(failing) == sorted(failing)
            lost[len(failing)] += chance
        assert lost == pytest.approx(survivors(efforts)[::-1])


def test_an_idol_saves_a_die_at_the_end_as_often_as_it_can() -> None:
    """Nothing comes later, so it is used whenever the die fails: 1/2, and 1/2 of the rest."""
    last = DiceWorth(GameSetup(Mode.STANDARD, 2), 0)
    assert last.after(0, 0, (4,), 0) == pytest.approx(1 / 2)
    assert last.after(0, 0, (4,), 1) == pytest.approx(3 / 4)
    assert last.after(0, 0, (4,), 2) == pytest.approx(7 / 8)
    assert last.after(0, 2, (1,), 2) == 3


def test_idols_never_make_dice_worth_less() -> None:
    for rounds, place, efforts in product((1, 4, 7), (0, 1), ((2,), (3, 5), (4, 4, 6))):
        worth = DiceWorth(GameSetup(Mode.STANDARD, 2), rounds)
        by_idols = [worth.after(place, 0, efforts, idols) for idols in range(4)]
        assert by_idols == pytest.approx(sorted(by_idols))


def test_a_die_is_bought_back_where_that_pays() -> None:
    worth = DiceWorth(GameSetup(Mode.STANDARD, 2), 0)
    worth.can_revive(1, 0.75)
    assert [worth.of(1, dice) for dice in range(4)] == [0.25, 1.25, 2.25, 3]
    assert [worth.of(0, dice) for dice in range(4)] == [0, 1, 2, 3]


def some_levels(view: SeatView) -> tuple[Level | None, ...]:
    """A level for each seat, the sixth unknown."""
    levels = (Level.KNIGHT, Level.SQUIRE, Level.KNIGHT, Level.REGENT, Level.PAGE, None)
    return levels[: len(view.seats)]


FOUR, TWO, HOUSES = (Mode.STANDARD, 4), (Mode.STANDARD, 2), (Mode.CLASH, 6)
REGENTS = (Level.REGENT,) * 4
"""All of four seats are known to be Regents."""


def claims(mode: Mode, players: int, seed: int) -> Iterator[SeatView]:
    """What each seat sees that is asked to claim in a random game."""
    for _, step in random_steps(rules.new_game(GameSetup(mode, players)), Random(seed)):
        asked = step.state.pending
        if isinstance(asked, Decide) and asked.what is rules.Choice.CLAIM:
            yield rules.observe(step.state, asked.seat)


def test_only_rivals_of_lesser_levels_reckon_by_themselves() -> None:
    view = next(view for view in claims(Mode.STANDARD, 4, 1) if view.seat == 3)
    levels = [
        None if other is None else other.mind.level
        for other in RoundValues(view, REGENT, some_levels(view)).reckoned_by
    ]
    assert levels == [Level.KNIGHT, Level.SQUIRE, Level.KNIGHT, None]
    unheeded = (RoundValues(view, REGENT, REGENTS), RoundValues(view, MEASURED_REGENT, some_levels(view)))
    assert all(values.reckoned_by == [None] * 4 for values in unheeded)
    twins = next(claims(Mode.TWINS, 2, 1))
    assert RoundValues(twins, REGENT, (Level.SQUIRE,) * 4).reckoned_by == [None] * 4
    houses = next(view for view in claims(Mode.CLASH, 6, 1) if view.seat == 1)
    found = [other is not None for other in RoundValues(houses, REGENT, some_levels(houses)).reckoned_by]
    assert found == [False, False, True, False, True, True]


def test_one_of_several_rivals_whose_level_is_unknown_may_choose_as_two_levels_do() -> None:
    four, two, houses = (next(claims(mode, players, 1)) for mode, players in (FOUR, TWO, HOUSES))
    for told in ((), (None,) * 4):
        values = RoundValues(four, REGENT, told)
        assert values.unsure == tuple(seat != four.seat for seat in range(4))
        levels = {other.mind.level for other in values.reckoned_by if other is not None}
        assert levels == {Level.KNIGHT}
    assert not any(RoundValues(four, REGENT, REGENTS).unsure)
    assert not any(RoundValues(four, MEASURED_REGENT).unsure)
    assert not any(RoundValues(two, REGENT).unsure)
    own = {houses.seat, houses.variant.mates[houses.seat]}
    assert RoundValues(houses, REGENT).unsure == tuple(seat not in own for seat in range(6))


@pytest.mark.parametrize(("mode", "players", "lesser"), [(*FOUR, Level.KNIGHT), (*HOUSES, Level.SQUIRE)])
def test_an_unknown_rival_chooses_half_as_a_regent_half_as_a_lesser(
    mode: Mode, players: int, lesser: Level
) -> None:
    mind, met = replace(REGENT, nodes=300), 0
    for view in claims(mode, players, 3):
        if len(view.flow.turns) != 2:
            continue
        chances: list[dict[Move, float]] = []
        for level in (Level.REGENT, lesser, None):
            search = Search(RoundValues(view, mind, (level,) * players), mind, 0)
            moves, _, weights = search._likely(position_of(view), 1)
            chances.append({move: weight / sum(weights) for move, weight in zip(moves, weights, strict=True)})
        regent, knight, mixed = chances
        assert mixed.keys() <= regent.keys() | knight.keys()
        rest = {move: chance - knight.get(move, 0.0) / 2 for move, chance in mixed.items()}
        assert min(rest.values()) > -1e-9
        assert sum(rest.values()) == pytest.approx(0.5)
        if mode is Mode.STANDARD:
            assert rest == pytest.approx({move: chance / 2 for move, chance in regent.items()})
        met += regent != knight
    assert met >= 4


def test_known_levels_do_not_change_what_the_end_of_a_round_is_worth() -> None:
    for view in islice(claims(Mode.STANDARD, 4, 1), 6):
        knowing, plain, position = (
            RoundValues(view, REGENT, some_levels(view)),
            RoundValues(view, REGENT, REGENTS),
            position_of(view),
        )
        whole, own = knowing.payoff(position), plain.payoff(position)
        assert whole[:4] == own
        assert len(whole) == 8
        assert knowing.utility(whole, view.seat) == pytest.approx(plain.utility(own, view.seat))


@pytest.mark.parametrize("level", [Level.SQUIRE, Level.KNIGHT])
def test_what_a_rival_of_a_known_level_does_is_better_foretold(level: Level) -> None:
    """By the mean logarithm of the chance of what the last to claim did, 1 in 1,000 at least."""
    mind, told, met = replace(REGENT, nodes=100), [0.0, 0.0], 0
    for seed in range(6):
        for view in claims(Mode.STANDARD, 4, seed):
            if len(view.flow.turns) != 2:
                continue
            now, theirs = position_of(view), seen_by_the_next(view)
            does = choose(theirs, Decide(theirs.seat, rules.Choice.CLAIM, 3, True), level).action
            assert isinstance(does, Claim | Recover)
            for number, known in enumerate((REGENTS, (level,) * 4)):
                stakes = RoundValues(view, mind, known)
                after = play(now, theirs.seat, move_of(does), stakes.pool_of, stakes.turn_dice)
                followed = Search(stakes, mind, 0)._followed(now, 1)
                told[number] += log(max(0.001, sum(weight for weight, there in followed if there == after)))
            met += 1
    assert told[1] / met > told[0] / met + 0.1


def seen_by_the_next(view: SeatView) -> SeatView:
    """The same position seen by whoever plays after the seat that is asked, at its turn."""
    turns = view.flow.turns[1:]
    return view._replace(viewer=turns[0].seat, flow=view.flow._replace(turns=turns))


def test_known_knights_are_thought_to_find_whatever_a_regent_finds() -> None:
    """Their own first estimate leaves out high efforts, which they find by looking on."""
    mind, met = replace(REGENT, nodes=1000), 0
    for view in islice(claims(Mode.STANDARD, 2, 5), 12):
        if len(view.flow.turns) == 3:
            position, knights = position_of(view), (Level.KNIGHT,) * 2
            wide, narrow = (
                Search(RoundValues(view, mind, known), mind, 0)._tried(position, 1) for known in ((), knights)
            )
            assert set(narrow) <= set(wide)
            met += len(narrow) > 3
    assert met >= 3


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 4), (Mode.CLASH, 6)])
def test_with_known_levels_too_parts_add_up(mode: Mode, players: int) -> None:
    mind, met = replace(REGENT, nodes=300), 0
    for view in islice(claims(mode, players, 2), 8):
        search, position = Search(RoundValues(view, mind, some_levels(view)), mind, 0), position_of(view)
        for coins, move in search.rank(position)[:3]:
            assert sum(search.parts(position, move)) == pytest.approx(coins, abs=0.01)
            met += 1
    assert met > 8


@pytest.mark.parametrize(("mode", "players"), [(Mode.SOLO, 1), (Mode.STANDARD, 2), (Mode.STANDARD, 4)])
def test_the_quick_reckoning_of_last_claims_is_the_slow_one(mode: Mode, players: int) -> None:
    compared = 0
    for _, step in random_steps(rules.new_game(GameSetup(mode, players)), Random(players)):
        asked = step.state.pending
        if not isinstance(asked, Decide) or asked.what is not rules.Choice.CLAIM or not asked.limit:
            continue
        view = rules.observe(step.state, asked.seat)
        values = RoundValues(view, REGENT, some_levels(view))
        position, player = position_of(view), values.turns[0]
        moves = last_moves(values, position, player)
        quick = values.after_single_claims(position, player, moves)
        for move, payoff in zip(moves, quick, strict=True):
            after = play(position, player.seat, move, values.pool_of, values.turn_dice)
            assert payoff == pytest.approx(values.payoff(after))
            compared += 1
    assert compared > 8


@pytest.mark.parametrize(("mode", "players", "own"), [(Mode.TWINS, 2, True), (Mode.STANDARD, 3, False)])
def test_own_later_turns_are_played_as_well_as_can_be_and_those_of_others_with_doubt(
    mode: Mode, players: int, own: bool
) -> None:
    mind, met = replace(REGENT, doubt=0.5, nodes=100), 0
    for _, step in random_steps(rules.new_game(GameSetup(mode, players)), Random(3)):
        asked = step.state.pending
        if not isinstance(asked, Decide) or asked.what is not rules.Choice.CLAIM:
            continue
        stakes = RoundValues(rules.observe(step.state, asked.seat), mind)
        search, position = Search(stakes, mind, 0), position_of(rules.observe(step.state, asked.seat))
        for index, turn in enumerate(stakes.turns[:3]):
            if not index or turn.side is None or (turn.side == stakes.turns[0].side) is not own:
                continue
            likes = [
                stakes.utility(result, turn.side)
                for result in search._results(position, index, search._tried(position, index))
            ]
            if max(likes) - min(likes) > 0.1:
                chosen = stakes.utility(search._chosen(position, index), turn.side)
                assert (chosen == max(likes)) is own
                met += 1
        if met == 3:
            break
    assert met >= 3


def test_passing_is_among_what_is_tried_wherever_there_is_a_choice() -> None:
    mind, met = replace(REGENT, nodes=100), 0
    for _, step in random_steps(rules.new_game(GameSetup(Mode.STANDARD, 3)), Random(4)):
        asked = step.state.pending
        if not isinstance(asked, Decide) or asked.what is not rules.Choice.CLAIM:
            continue
        view = rules.observe(step.state, asked.seat)
        search, position = Search(RoundValues(view, mind), mind, 0), position_of(view)
        tried = search._tried(position, 0)
        assert len(tried) == 1 or RECOVER in tried
        met += len(tried) > 1
    assert met > 10
