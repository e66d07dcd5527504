"""What the list of games says of one: every note with its icon, the weightiest first."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

from crypt_game.games.game_list import ListedGame
from crypt_game.games.game_words import note_words, row_words
from crypt_game.games.loading import Problem
from crypt_game.games.saves import SavedFile
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.luck_source import Origin
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.statistics import Account, account_of
from crypt_game.match.summary import Result
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.text.language import Argument

ENTRY = SavedFile(Path("game.crypt"), datetime(2026, 11, 22), finished=False)


def say(key: str, /, **args: Argument) -> str:
    return f"{key} {args}" if args else key


def account(rounds: int = 0, **changes: Any) -> Account:
    people = [Player(name, HOUSES[seat], Title.DUKE) for seat, name in enumerate(("Ysolde", "Aldric"))]
    match, rng = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 4), Random(4)
    match.begin()
    while match.state.round < rounds:
        match.submit(*random_action(match.state, rng))
    return replace(account_of(match.record), **changes)


def notes(found: Account | None, problem: Problem | None = None) -> tuple[tuple[str, str], ...]:
    return note_words(ListedGame(ENTRY, read=True, account=found, problem=problem), say)


def test_of_a_plain_game_and_of_none_there_is_nothing_to_note() -> None:
    assert notes(account()) == ()
    assert notes(None, Problem.NOT_A_RECORD) == ()


def test_damage_is_told_with_the_round_as_far_as_which_it_is_sound() -> None:
    assert notes(account(rounds=2), Problem.DAMAGED)[0] == ("icon/warn", say("library-damaged", round=2))
    unbegun = account()
    unbegun = replace(unbegun, summary=replace(unbegun.summary, round=0))
    assert notes(unbegun, Problem.DAMAGED) == (("icon/warn", say("library-damaged", round=1)),)


def test_help_is_told_with_the_first_name_but_not_of_practice() -> None:
    one, both = account(helped=frozenset({1})), account(helped=frozenset({1, 0}))
    assert notes(one) == (("icon/hand-over", say("library-helped", name="Aldric", count=1)),)
    assert notes(both) == (("icon/hand-over", say("library-helped", name="Ysolde", count=2)),)
    assert notes(replace(both, practice=True)) == (("icon/branch", "library-practice"),)


def test_a_win_without_help_is_told_and_marked() -> None:
    found = account()
    result = Result({SeatIndex(0): 30, SeatIndex(1): 20}, (SeatIndex(0),))
    won = replace(found, summary=replace(found.summary, result=result))
    assert notes(won) == (("icon/check", "library-unaided"),)
    listed = ListedGame(ENTRY, read=True, account=won, problem=None)
    assert row_words(listed, datetime(2026, 11, 22), say).icons == ("icon/check",)
    assert notes(replace(won, with_help=True)) == ()


def test_open_luck_a_name_and_the_curse_are_told() -> None:
    for origin in Origin:
        told = notes(account(origin=origin))
        assert told == ((("icon/hash", "fairness-knowable"),) if origin is not Origin.FRESH else ())
    [(icon, words)] = notes(account(title="Grandma"))
    assert icon == "icon/cards"
    assert "Grandma" not in words
    assert words
    plan = account().plan
    cursed = replace(plan, setup=replace(plan.setup, cursed=True))
    assert notes(account(plan=cursed)) == (("icon/curse", "term-cursed-treasure"),)


def test_the_luck_of_all_dice_is_told_once_any_were_at_risk() -> None:
    found = account(rounds=3)
    luck = sum(found.luck, DiceLuck())
    assert luck.at_risk
    figures = {"dice": luck.at_risk, "lost": luck.exhausted, "expected": luck.expected}
    assert notes(found) == (("icon/die", say("library-luck", **figures)),)


def test_the_weightiest_note_comes_first() -> None:
    found = account(rounds=3)
    plan = replace(found.plan, setup=replace(found.plan.setup, cursed=True))
    found = replace(found, plan=plan, origin=Origin.CODE, title="Grandma", helped=frozenset({0}))
    icons = [icon.removeprefix("icon/") for icon, _ in notes(found, Problem.DAMAGED)]
    assert icons == ["warn", "hand-over", "hash", "cards", "curse", "die"]
