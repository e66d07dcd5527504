"""Marks of a game: kept beside its steps, read whatever a record holds, and seats that change hands."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from crypt_game.match.annotations import Annotations
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.levels import Temper
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import record_from_json, record_to_json, replay

YSOLDE, BRAM = (
    Player(name, house, Title.DUKE) for name, house in zip(("Ysolde", "Bram"), HOUSES, strict=False)
)


def begun(mode: Mode = Mode.STANDARD, players: int = 2) -> Match:
    match = Match(Plan.seated(GameSetup(mode, players), (YSOLDE, BRAM)[:players]), 5)
    match.begin()
    return match


def test_marks_survive_the_record_and_change_none_of_its_steps() -> None:
    match, rng = begun(), random.Random(1)
    match.submit(*random_action(match.state, rng))
    plain = record_to_json(match.record)
    knight = replace(BRAM, mind=PlayerKind.KNIGHT, temper=Temper.BOLD)
    match.hand_over(1, knight)
    match.count_hint()
    data = record_to_json(match.record)
    assert data["steps"] == plain["steps"]
    assert plain["extra"].keys() == {"people"}
    again = Match.resume(record_from_json(data))
    assert again.marks == match.marks
    assert (again.agreed.players, again.plan.players) == ((YSOLDE, BRAM), (YSOLDE, knight))
    assert replay(match.record).fault is None


def test_what_others_keep_in_a_record_is_kept() -> None:
    record = begun().record
    titled = replace(record, extra={**(record.extra or {}), "title": "The long night"})
    match = Match.resume(titled)
    match.count_hint()
    assert match.record.extra == {**(record.extra or {}), "title": "The long night", "hints": 1}


def test_a_seat_taken_back_is_decided_by_its_person_again() -> None:
    match = begun()
    match.hand_over(0, replace(YSOLDE, mind=PlayerKind.PAGE))
    assert match.plan.players[0].mind is PlayerKind.PAGE
    match.hand_over(0, YSOLDE)
    assert match.plan == match.agreed
    assert [mark.person for mark in match.marks.handed] == [YSOLDE], "of two changes before one step the last"


def test_only_what_people_decided_is_taken_back() -> None:
    match, rng = begun(), random.Random(1)
    first = match.decide
    assert first is not None
    match.submit(*random_action(match.state, rng))
    assert match.undo_means() != "nothing"
    for seat in (0, 1):
        person = match.plan.players[seat]
        match.hand_over(
            seat, replace(person, mind=PlayerKind.PERSON if seat != first.seat else PlayerKind.SQUIRE)
        )
    assert match.undo_means() == "nothing"


@pytest.mark.parametrize(("seat", "mind"), [(1, PlayerKind.PERSON), (0, PlayerKind.GHOST)])
def test_a_ghost_keeps_its_seat(seat: int, mind: PlayerKind) -> None:
    match = begun(Mode.SOLO, 1)
    with pytest.raises(ValueError):
        match.hand_over(seat, replace(YSOLDE, mind=mind))
    assert match.marks == Annotations()


@pytest.mark.parametrize(
    "extra",
    [
        None,
        {"taken_back": True, "hints": -3, "practice": "yes", "handed": 4},
        {"taken_back": 1.5, "hints": 10**9, "handed": [{"step": 0, "seat": 0}]},
        {"handed": [{"step": 0, "seat": True, "person": YSOLDE.to_json()}]},
        {"handed": ["nobody"]},
    ],
)
def test_marks_that_cannot_be_read_are_not_there(extra: dict[str, Any] | None) -> None:
    assert Annotations.of_record(extra) == Annotations()


def test_a_hand_over_to_a_seat_that_is_not_there_changes_nothing() -> None:
    mark = {"step": 0, "seat": 7, "person": YSOLDE.to_json()}
    ghost = {"step": 0, "seat": 0, "person": replace(YSOLDE, mind=PlayerKind.GHOST).to_json()}
    agreed = begun().plan
    assert Annotations.of_record({"handed": [mark, ghost]}).seated(agreed) == agreed
