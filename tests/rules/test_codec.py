"""Reading JSON: what is not as PROTOCOL.md says is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from crypt_game.rules import ALL_A, ALL_B, Claim, GameSetup, Mode, Take, card_named, new_game, observe
from crypt_game.rules.codec import (
    Malformed,
    UnknownName,
    action_from_json,
    action_to_json,
    outcome_from_json,
    setup_from_json,
    setup_to_json,
    view_from_json,
    view_to_json,
)
from crypt_game.rules.playout import random_steps


@pytest.mark.parametrize(
    "setup",
    [
        GameSetup(),
        GameSetup(Mode.CLASH, 8, ALL_B, True, 6),
        GameSetup(Mode.TWINS, 2, ALL_A._replace(idol=ALL_B.idol), False, 2),
    ],
)
def test_setups_there_and_back(setup: GameSetup) -> None:
    assert setup_from_json(setup_to_json(setup)) == setup


def test_what_a_setup_may_leave_out() -> None:
    assert setup_from_json({"mode": "standard", "players": 3}) == GameSetup()


@pytest.mark.parametrize(
    "value",
    [
        None,
        [],
        {},
        {"mode": "solo"},
        {"mode": 1, "players": 1},
        {"mode": "solo", "players": 1.0},
        {"mode": "solo", "players": True},
        {"mode": "solo", "players": 1, "cursed": 0},
        {"mode": "solo", "players": 1, "leader": "0"},
        {"mode": "solo", "players": 1, "sides": {}},
        {"mode": "solo", "players": 1, "collectors": {"idol": "A"}},
        {"mode": "solo", "players": 1, "collectors": None},
    ],
)
def test_setups_of_the_wrong_shape(value: Any) -> None:
    with pytest.raises(Malformed):
        setup_from_json(value)


@pytest.mark.parametrize(
    "value",
    [
        {"mode": "chess", "players": 2},
        {"mode": "solo", "players": 1, "collectors": dict.fromkeys(ALL_A._fields, "C")},
    ],
)
def test_unknown_modes_and_sides(value: Any) -> None:
    with pytest.raises(UnknownName):
        setup_from_json(value)


def test_a_claim_is_sorted_by_slot_and_a_flip_by_name() -> None:
    assert action_from_json({"do": "claim", "place": {"3": [5], "0": [2, 2]}}) == Claim.on(
        {0: [2, 2], 3: [5]}
    )
    flip = (card_named("pottery-1-0"), card_named("pottery-2-0"))
    assert action_from_json({"do": "take", "slot": 5, "flip": ["pottery-2-0", "pottery-1-0"]}) == Take(
        5, flip
    )


@pytest.mark.parametrize(
    "value",
    [
        None,
        "recover",
        {},
        {"do": None},
        {"do": "dance"},
        {"do": "recover", "why": 1},
        {"do": "claim"},
        {"do": "claim", "place": []},
        {"do": "claim", "place": {"00": [1]}},
        {"do": "claim", "place": {"-1": [1]}},
        {"do": "claim", "place": {"٣": [1]}},
        {"do": "claim", "place": {"0": 1}},
        {"do": "claim", "place": {"0": [1.0]}},
        {"do": "claim", "place": {"0": [True]}},
        {"do": "take", "slot": "5", "flip": []},
        {"do": "take", "slot": 5, "flip": ["pottery-?"]},
        {"do": "take", "slot": 5, "flip": "pottery-1-0"},
        {"do": "reroll", "flip": []},
        {"do": "peek", "flip": [], "share": None},
        {"do": "divvy", "to": {"0": None}},
    ],
)
def test_actions_of_the_wrong_shape(value: Any) -> None:
    with pytest.raises(Malformed):
        action_from_json(value)


def test_every_action_is_written_as_the_protocol_says() -> None:
    for written in (
        {"do": "claim", "place": {"0": [2, 2], "3": [5]}},
        {"do": "recover"},
        {"do": "take", "slot": 5, "flip": ["pottery-1-0", "pottery-2-0"]},
        {"do": "reroll", "die": 0, "flip": ["idol-1-0"]},
        {"do": "peek", "flip": ["manuscript-1-0"], "share": False},
        {"do": "peek", "flip": ["manuscript-1-0"]},
        {"do": "revive", "flip": ["remains-1-0", "remains-2-0"]},
        {"do": "divvy", "to": {"0": 0, "4": 2}},
        {"do": "decline"},
    ):
        assert action_to_json(action_from_json(written)) == written


@pytest.mark.parametrize("value", [None, {}, [1, "idol-1-0"], ["idol-1-0", 1], [True], [None], ["x"]])
def test_outcomes_of_the_wrong_shape(value: Any) -> None:
    with pytest.raises(Malformed):
        outcome_from_json(value)


@pytest.mark.parametrize("key", ["mode", "players", "round", "crypt", "pools", "seats", "deck", "leader"])
@pytest.mark.parametrize("value", [None, -1, "x", [None], {"a": 1}, 10**30])
def test_a_mangled_view_is_refused(key: str, value: Any) -> None:
    start = new_game(GameSetup())
    view = view_to_json(observe(next(step for _, step in random_steps(start, Random(1))).state, 0))
    pending = {"kind": "choice", "what": "claim", "seat": 0, "dice": 3, "limit": False, "anytime": []}
    with pytest.raises(Malformed):
        view_from_json(view | {key: value}, pending, 0)
