"""Whole games through the referee: random play in every mode, saved, loaded and undone."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.referee import Referee
from crypt_game.rules.terms import SIDES_OF, TREASURE_TYPES

GAMES = [
    {"mode": "standard", "players": 2},
    {"mode": "standard", "players": 3, "cursed": True},
    {"mode": "standard", "players": 4, "leader": 3},
    {"mode": "solo", "players": 1},
    {"mode": "twins", "players": 2, "leader": 2},
    {"mode": "clash", "players": 6, "cursed": True},
    {"mode": "clash", "players": 8, "leader": 6},
]


def ask(referee: Referee, **request: Any) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(json.dumps(referee.answer(json.dumps(request).encode())))
    return answer


def next_request(pending: dict[str, Any], rng: Random) -> dict[str, Any]:
    if pending["kind"] == "chance":
        return {"cmd": "chance"}
    if pending["anytime"] and rng.random() < 0.5:
        return {"cmd": "act", **rng.choice(pending["anytime"])}
    action = rng.choice(pending["actions"]) if "actions" in pending else {"do": "recover"}
    return {"cmd": "act", "seat": pending["seat"], "action": action}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game['mode']}-{game['players']}")
def test_a_whole_game(game: dict[str, Any]) -> None:
    rng = Random(11)
    sides = {type_.value: rng.choice(SIDES_OF[type_]).value for type_ in TREASURE_TYPES}
    referee = Referee()
    answer = ask(referee, cmd="new", game=game | {"collectors": sides}, seed=11)
    plain = []
    while answer["pending"]["kind"] != "over":
        pending = answer["pending"]
        plain.append(pending)
        if pending.get("what") == "divvy" or rng.random() < 0.3:
            pending = ask(referee, cmd="state", list=True)["pending"]
        answer = ask(referee, **next_request(pending, rng))
        assert answer["ok"], answer
    scores = answer["pending"]["scores"]
    for score in scores:
        parts = sum(score["collectors"].values()) + score["treasure"] + score["dice"] + score["curse"]
        assert score["total"] == parts
    assert ("rank" in answer["pending"]) == (game["mode"] in ("solo", "twins"))
    assert ("teams" in answer["pending"]) == (game["mode"] in ("twins", "clash"))
    record = ask(referee, cmd="save")["record"]
    other = Referee()
    assert ask(other, cmd="load", record=record)["pending"] == answer["pending"]
    for pending in reversed(plain):
        assert ask(other, cmd="undo")["pending"] == pending
    view = ask(referee, cmd="view", seat=0)["view"]
    assert not any(held["card"].endswith("?") for seat in view["seats"] for held in seat["cards"])


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(line: bytes) -> None:
    assert Referee().answer(line)["ok"] is False


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KEYS = ("game", "seed", "seat", "action", "outcome", "record", "list")


@given(
    st.sampled_from(["new", "act", "chance", "state", "view", "undo", "save", "load", "x"]),
    st.dictionaries(st.sampled_from(KEYS), json_values),
)
def test_any_request_gets_an_answer_and_a_refusal_changes_nothing(cmd: str, keys: dict[str, Any]) -> None:
    referee = Referee()
    ask(referee, cmd="new", game={"mode": "standard", "players": 2}, seed=1)
    ask(referee, cmd="chance")
    before = ask(referee, cmd="save")
    answer = ask(referee, **{**keys, "cmd": cmd})
    assert isinstance(answer["ok"], bool)
    if not answer["ok"]:
        assert ask(referee, cmd="save") == before
