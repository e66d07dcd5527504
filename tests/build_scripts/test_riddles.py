"""Riddles are found again from the same seeds, and proven by a way that shares nothing with how they were."""

from __future__ import annotations

from dataclasses import replace
from math import inf
from pathlib import Path
from random import Random

import mid_game_checks
import pytest
import riddle_checks as checks
import riddle_proofs as proofs
import riddle_rollouts as rollouts
import riddles

from crypt_game.opponents.position import action_of
from crypt_game.riddles.claim_words import goal_of
from crypt_game.riddles.last_round import LastRound
from crypt_game.riddles.reading import TABLES, all_riddles, riddle_from_row, riddles_from_json
from crypt_game.riddles.riddle import SOLVER, Grade, Riddle, RiddleKind
from crypt_game.rules.view import observe
from crypt_game.strict_json import parse_object

KINDS = [kind for kind in RiddleKind if kind is not RiddleKind.MID_GAME]
QUICK = 6
"""More worlds than so many take too long for every day."""


def some(kind: RiddleKind) -> list[Riddle]:
    """Riddles of a kind that are quickly proven."""
    quick = (
        riddle for riddle in all_riddles() if riddle.kind is kind and len(checks.worlds_of(riddle)) <= QUICK
    )
    return [next(quick) for _ in range(3)]


@pytest.mark.parametrize("kind", KINDS)
def test_riddles_are_proven_by_playing_the_engine_to_the_end(kind: RiddleKind) -> None:
    for riddle in some(kind):
        assert checks.is_proven(riddle, Random(riddle.number))


@pytest.mark.parametrize("kind", KINDS)
def test_a_wrong_answer_is_not_proven(kind: RiddleKind) -> None:
    for riddle in some(kind):
        swapped = replace(riddle, answer=riddle.wrong, wrong=riddle.answer)
        assert not checks.is_proven(swapped, Random(1))


def test_a_margin_that_is_too_large_is_not_proven() -> None:
    """Where the usual wrong try is the next best."""
    riddle = next(
        replace(each, wrong=next_best(each))
        for each in some(RiddleKind.CLAIM)
        if each.margin < checks.MARGIN_OF_ALL - 50
    )
    assert checks.is_proven(riddle, Random(1))
    assert not checks.is_proven(replace(riddle, margin=riddle.margin + 10), Random(1))


def next_best(riddle: Riddle) -> int:
    """The number of the action that comes nearest to the answer."""
    _, (_, move), *_ = LastRound(riddle.view).ranked(goal_of(riddle))
    return riddle.actions.index(action_of(move))


def mid_game() -> Riddle:
    """The riddle from the middle of a game that is soonest played on, and surest."""
    alone = (one for one in all_riddles() if one.kind is RiddleKind.MID_GAME and one.setup.players == 1)
    return max(alone, key=lambda one: (one.state.round > 4, one.target))


def test_a_claim_in_the_middle_of_a_game_leads_however_heirs_play_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mid_game_checks, "GAMES", (24,))
    riddle = mid_game()
    best, wrong = riddle.actions[riddle.answer], riddle.actions[riddle.wrong]
    assert mid_game_checks.is_ahead(riddle, [wrong], 1)
    swapped = replace(riddle, answer=riddle.wrong, wrong=riddle.answer)
    assert not mid_game_checks.is_ahead(swapped, [best], 1)


def test_cards_that_nobody_has_seen_are_dealt_anew_and_all_others_stay() -> None:
    riddle = mid_game()
    worlds = [mid_game_checks.dealt(riddle.state, Random(seed)) for seed in range(8)]
    assert all(observe(world, SOLVER) == riddle.view for world in worlds)
    assert len({world.deck for world in worlds}) > 1


def test_the_lead_is_proven_by_the_same_games_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "LOOKS", (8, 16))
    monkeypatch.setattr(rollouts, "SURE", 0.5)
    riddle = mid_game()
    claims = [riddle.actions[riddle.answer], riddle.actions[riddle.wrong]]
    leads = rollouts.leads(riddle.view, claims)
    assert leads is not None
    assert leads == rollouts.leads(riddle.view, claims)
    assert leads[claims[1]] >= rollouts.COINS
    assert rollouts.leads(riddle.view, claims[::-1]) is None


def test_what_does_not_seem_to_lead_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    riddle = mid_game()
    assert rollouts.promising(riddle.view)[0] == riddle.actions[riddle.answer]
    monkeypatch.setattr(rollouts, "PROMISING", 50.0)
    assert rollouts.promising(riddle.view) == []


def test_margins_are_rounded_down_and_nothing_beats_what_alone_does_what_is_asked() -> None:
    assert proofs.margin_of(12.999, 12.0) == 99
    assert proofs.margin_of(12.0, -inf) == 10_000
    assert proofs.margin_of(-inf, -inf) == 0


@pytest.mark.parametrize("table", ["1", "2"])
def test_the_same_seeds_find_the_same_riddles(table: str) -> None:
    slow = {(RiddleKind.MID_GAME, int(grade)) for grade in Grade}
    found = [list(riddles.find_in(table, seed, slow)) for seed in (3, 4)]
    again = [list(riddles.find_in(table, seed, slow)) for seed in (3, 4)]
    assert found == again
    for each in (one for of_game in found for one in of_game):
        riddle = riddle_from_row(1, riddles.row_of(1, each))
        assert checks.is_proven(riddle, Random(1)) is not False


def test_finding_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(riddles, "WANTED", {(RiddleKind.GHOST, "1"): {1: 2, 2: 2, 3: 1}})
    monkeypatch.setattr(riddles, "TABLES", {"1": TABLES["1"]})
    whole, halves = tmp_path / "whole", tmp_path / "halves"
    riddles.find(whole)
    lines = whole.read_text().splitlines(keepends=True)
    first_seed = next(n for n, line in enumerate(lines) if line[0] != "[") + 1
    halves.write_text("".join(lines[:first_seed]))
    riddles.find(halves)
    assert halves.read_text() == whole.read_text()
    data = tmp_path / "riddles.json"
    riddles.write(halves, data)
    assert len(riddles_from_json(parse_object(data.read_bytes()))) == 5


def test_what_is_written_keeps_its_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(riddles, "TABLES", {"1": TABLES["1"]})
    work, data = tmp_path / "work", tmp_path / "riddles.json"
    for wanted in (1, 3):
        monkeypatch.setattr(riddles, "WANTED", {(RiddleKind.GHOST, "1"): {1: wanted, 2: wanted}})
        riddles.find(work)
        before = parse_object(data.read_bytes())["riddles"] if data.exists() else []
        riddles.write(work, data)
        after = parse_object(data.read_bytes())["riddles"]
        assert after[: len(before)] == before
        assert len({riddles.identity_of(row) for row in after}) == len(after) == 2 * wanted
