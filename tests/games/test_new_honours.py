"""Honours of a person: first earned in which game, and which of a game just played are new."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from crypt_game.games.game_list import GameList
from crypt_game.games.honour_rows import honour_rows
from crypt_game.games.new_honours import NewHonours, first_earned
from crypt_game.games.store import begin_game
from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.match.statistics import account_of
from crypt_game.match.summary import Summary, summary_of
from crypt_game.rules import Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import replay
from crypt_game.text import Catalog
from tests.made_once import ASSETS
from tests.random_games import NAMES, seated

ENGLISH = Catalog.load("en", Path(__file__).parents[2] / "locale")
PEOPLE = [PlayerKind.PERSON, PlayerKind.PERSON]


def played(saves: Path, seed: int = 5, *, hint: bool = False, practice: bool = False) -> Match:
    """Two persons play a game of chance to its end."""
    match, _ = begin_game(saves, seated(Mode.STANDARD, PEOPLE), seed, lambda: None, practice=practice)
    if hint:
        match.count_hint()
    rng = Random(seed)
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match


def honours_with(saves: Path, seed: int) -> frozenset[str]:
    """What a game with this seed earns."""
    return account_of(played(saves, seed).record).honours()


def read(saves: Path) -> GameList:
    games = GameList(saves)
    while games.work(1):
        pass
    return games


def test_what_was_earned_is_kept_with_the_summary(tmp_path: Path) -> None:
    match = played(tmp_path)
    summary = summary_of(match.record, replay(match.record))
    assert any(summary.honours.values())
    assert Summary.from_json(summary.to_json(), match.state.variant) == summary
    told = summary.to_json()
    for wrong in ({"honours_of": 0}, {"honours": [[0, "king"]]}, {"honours": 3}, {"honours": [[9]]}):
        with pytest.raises(ValueError):
            Summary.from_json(told | wrong, match.state.variant)


def test_each_person_has_their_own(tmp_path: Path) -> None:
    match = played(tmp_path)
    account = account_of(match.record)
    own = [account.honours(name) for name in NAMES[:2]]
    assert own[0] != own[1]
    assert account.honours() == own[0] | own[1]
    assert account.honours("nobody") == frozenset()


@pytest.mark.parametrize("how", ["hint", "practice"])
def test_neither_hints_nor_practice_earn_any(tmp_path: Path, how: str) -> None:
    match = played(tmp_path, **{how: True})
    assert account_of(match.record).honours() == frozenset()
    new = NewHonours(account_of(match.record), tmp_path, tmp_path)
    assert not new.update(1)


def test_only_what_no_other_game_earned_is_new(tmp_path: Path) -> None:
    match = played(tmp_path)
    mine = account_of(match.record).honours()
    new = NewHonours(account_of(match.record), tmp_path, tmp_path)
    assert new.update(1)
    assert set(new.found) == mine
    assert not new.update(1)
    assert all(ENGLISH.say(f"honour-{name}") in new.words(ENGLISH.say) for name in mine)
    again = next(seed for seed in range(6, 60) if mine & honours_with(tmp_path / f"{seed}", seed))
    earlier = account_of(played(tmp_path, again).record).honours()
    later = NewHonours(account_of(match.record), tmp_path, tmp_path)
    while later.update(1):
        pass
    assert set(later.found) == mine - earlier
    assert later.found != new.found


def test_the_list_tells_when_each_was_first_earned(tmp_path: Path) -> None:
    played(tmp_path)
    for path in tmp_path.rglob("*.crypt"):
        os.utime(path, (1_700_000_000,) * 2)
    played(tmp_path)
    games = read(tmp_path).games()
    first = first_earned(games)
    assert {game.when.year for game in first.values()} == {2023}
    rows = honour_rows(games, None, datetime.now(), ENGLISH.say)
    assert (len(rows), sum(row.earned for row in rows)) == (24, len(first))
    assert rows[0].name in rows[0].spoken(ENGLISH.say)
    assert honour_rows([], None, datetime.now(), ENGLISH.say)[0].when == "not yet"


def test_each_has_an_icon_that_can_be_drawn() -> None:
    icons = {row.icon for row in honour_rows([], None, datetime.now(), ENGLISH.say)}
    assert len(icons) == 24
    assert not [icon for icon in icons if not (ASSETS / "svg" / f"{icon}.svg").is_file()]
