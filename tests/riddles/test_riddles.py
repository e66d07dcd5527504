"""Every riddle comes about, asks for something that is there, and has the one best answer that it states."""

from __future__ import annotations

import random
from math import inf
from typing import Any

import pytest

from crypt_game.opponents.position import move_of
from crypt_game.riddles.claim_words import goal_of
from crypt_game.riddles.encoded_play import BadPlay, decode_play, encode_play
from crypt_game.riddles.hidden_value import certain_value
from crypt_game.riddles.last_round import LastRound
from crypt_game.riddles.reading import TABLES, all_riddles, riddle_from_row, riddles_from_json, setup_of
from crypt_game.riddles.riddle import SOLVER, BadRiddle, Grade, Riddle, RiddleKind
from crypt_game.rules import Claim, Recover
from crypt_game.rules import events as ev
from crypt_game.rules.chance import draw
from crypt_game.rules.engine import apply, new_game, resolve
from crypt_game.rules.legal import random_action
from crypt_game.rules.pending import Chance, Rolled
from crypt_game.rules.record import Acted

EVERY = 15
CLOSE = 0.011
MARGIN, CHANCE_MARGIN = 50, 12
FIRST_ROUNDS = 1
SOME = all_riddles()[::EVERY]


def check(riddle: Riddle) -> None:
    if riddle.kind is RiddleKind.GHOST:
        check_ghost(riddle)
    elif riddle.kind is RiddleKind.FACE_DOWN:
        check_face_down(riddle)
    elif riddle.kind is RiddleKind.MID_GAME:
        check_mid_game(riddle)
    else:
        check_claim(riddle)


def check_claim(riddle: Riddle) -> None:
    """The answer beats every other legal action by the margin stated."""
    worths = {move: worth for worth, move in LastRound(riddle.view).ranked(goal_of(riddle))}
    actions = [action for action in riddle.actions if isinstance(action, Claim | Recover)]
    assert len(worths) == len(actions) == len(riddle.actions)
    best = worths.pop(move_of(actions[riddle.answer]))
    second = max(worths.values())
    assert best > -inf
    least = CHANCE_MARGIN if riddle.kind is RiddleKind.REACH else MARGIN
    assert riddle.margin >= least
    assert second == -inf or abs(100 * (best - second) - riddle.margin) <= 100 * CLOSE
    assert riddle.wrong != riddle.answer
    assert riddle.wrong < len(actions)


def check_mid_game(riddle: Riddle) -> None:
    """Whoever plays on may be asked again; the wrong try is behind at least by the margin."""
    assert riddle.state.deck
    assert FIRST_ROUNDS < riddle.state.round < riddle.state.variant.rounds - 1
    assert MARGIN <= riddle.margin <= riddle.target
    assert riddle.wrong != riddle.answer
    assert max(riddle.wrong, riddle.answer) < len(riddle.actions)
    assert all(isinstance(action, Claim | Recover) for action in riddle.actions)


def check_ghost(riddle: Riddle) -> None:
    """The engine does with the roll what the answer says."""
    events = resolve(riddle.state, Rolled(riddle.rolled)).events
    aimed = {
        (event.group.effort, event.group.dice, event.slot)
        for event in events
        if isinstance(event, ev.GhostAimed)
    }
    answer = riddle.choices[riddle.answer]
    assert answer.forgets is None
    assert {tuple(move) for move in answer.placed} == aimed
    assert len(riddle.choices) == len({choice.placed for choice in riddle.choices}) >= 3
    assert riddle.choices[riddle.wrong].forgets is not None


def check_face_down(riddle: Riddle) -> None:
    """The card is worth what it must be worth, and the solver has not seen it."""
    slot = riddle.state.crypt[riddle.slot]
    assert slot is not None
    assert not slot.cards[-1].up
    assert slot.cards[-1].card.value == riddle.answer == certain_value(riddle.view, riddle.slot)
    assert not riddle.state.knows(SOLVER, slot.cards[-1].card)


# the file -------------------------------------------------------------------------------------------------
def test_there_are_riddles_of_every_kind_and_grade_and_none_twice() -> None:
    riddles = all_riddles()
    assert {riddle.kind for riddle in riddles} == set(RiddleKind)
    assert {riddle.grade for riddle in riddles if riddle.kind.is_claim} == set(Grade)
    asked = {(riddle.kind, riddle.setup, riddle.seed, riddle.play, riddle.target) for riddle in riddles}
    assert len(asked) == len(riddles)
    assert [riddle.number for riddle in riddles] == list(range(1, len(riddles) + 1))


@pytest.mark.parametrize("riddle", SOME, ids=lambda riddle: str(riddle.number))
def test_a_riddle_has_the_answer_that_it_states(riddle: Riddle) -> None:
    check(riddle)


@pytest.mark.long
def test_all_positions_come_about_and_every_third_riddle_has_the_answer_that_it_states() -> None:
    for riddle in all_riddles():
        if riddle.number % 3 == 0:
            check(riddle)
        else:
            assert riddle.state.round


def test_positions_show_the_solver_nothing_secret() -> None:
    for riddle in SOME[::4]:
        hidden = [held.card for seat in riddle.state.seats for held in seat.cards]
        shown = set(riddle.view.faces)
        assert all(riddle.state.knows(SOLVER, card) for card in hidden if card in shown)


ROW: list[Any] = ["claim", "2", "ABBBBA", 18, "59aee4", 29, 0, 6, 2, 1194, 1]


@pytest.mark.parametrize(
    ("place", "value"),
    [(0, "riddle"), (1, "9"), (2, "AB"), (2, "ABBBBX"), (3, "x"), (4, "xyz"), (5, 1.5), (9, True), (10, 0)],
)
def test_a_row_that_is_not_as_described_is_refused(place: int, value: object) -> None:
    assert riddle_from_row(1, ROW).kind is RiddleKind.CLAIM
    with pytest.raises(BadRiddle):
        riddle_from_row(1, [*ROW[:place], value, *ROW[place + 1 :]])


@pytest.mark.parametrize("data", [None, [], {"riddles": 1}, {"riddles": [[]]}, {"riddles": [], "more": 1}])
def test_a_file_that_is_not_as_described_is_refused(data: object) -> None:
    with pytest.raises(BadRiddle):
        riddles_from_json(data)


def test_a_riddle_whose_position_does_not_come_about_says_so() -> None:
    with pytest.raises(BadRiddle, match="before that"):
        _ = riddle_from_row(1, [*ROW[:5], 400, *ROW[6:]]).state
    with pytest.raises(BadRiddle, match="more than"):
        _ = riddle_from_row(1, [*ROW[:5], 1, *ROW[6:]]).state
    with pytest.raises(BadRiddle, match="not asked"):
        _ = riddle_from_row(1, [*ROW[:4], "0", 0, *ROW[6:]]).actions


# plays as numbers -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("table", TABLES)
def test_any_play_can_be_written_as_a_number(table: str) -> None:
    """Also with rewards used out of turn."""
    setup, rng = setup_of(table, "ABBBAB"), random.Random(table)
    state, played = new_game(setup), list[Acted]()
    while len(played) < 12:
        if isinstance(state.pending, Chance):
            state = resolve(state, draw(7, state.pending.request)).state
            continue
        played.append(Acted(*random_action(state, rng)))
        state = apply(state, played[-1].seat, played[-1].action).state
    number = encode_play(setup, 7, played)
    found, entries = decode_play(setup, 7, number, len(played))
    assert found == state
    assert [entry for entry in entries if isinstance(entry, Acted)] == played
    with pytest.raises(BadPlay, match="more"):
        decode_play(setup, 7, number + 1, 0)
