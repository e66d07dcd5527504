"""A game is played through once to be listed; what it came to is remembered, and forgotten with the file."""

from __future__ import annotations

import json
import os
import shutil
import stat
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from crypt_game.campaign import CHAPTERS
from crypt_game.games import game_list, game_memory
from crypt_game.games.game_list import GameList
from crypt_game.games.library import rename
from crypt_game.games.loading import Problem, SoundRecord, load, load_sound
from crypt_game.games.store import begin_game, open_game
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.statistics import Account, account_of
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action
from tests.random_games import play_on

TABLES = [(Mode.STANDARD, 3), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 6)]


def a_game(folder: Path, mode: Mode, players: int, decisions: int) -> None:
    shared = 2 if mode is Mode.CLASH else 1
    people = [Player(f"P{n}", HOUSES[n // shared], Title.DUKE) for n in range(players)]
    plan = Plan.seated(GameSetup(mode, players), people)
    match, _ = begin_game(
        folder, plan, 730_201_554_000 + decisions + players, lambda: pytest.fail("the disk is sound")
    )
    rng = Random(players)
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1


@pytest.fixture(scope="module")
def played_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A running and a finished game of each mode, a damaged one, and what is none."""
    folder = tmp_path_factory.mktemp("played") / "saves"
    for mode, players in TABLES:
        a_game(folder, mode, players, 7)
        a_game(folder, mode, players, 10_000)
    damaged = next(folder.glob("*.crypt"))
    (folder / "damaged.crypt").write_bytes(damaged.read_bytes() + b"rubbish\n")
    (folder / "none.crypt").write_text("Dear Ysolde")
    return folder


@pytest.fixture
def saves(played_games: Path, tmp_path: Path) -> Path:
    """A copy of these games."""
    return Path(shutil.copytree(played_games, tmp_path / "saves"))


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the memory, which is written at once."""
    at_once = SimpleNamespace(Thread=lambda target, **_: SimpleNamespace(start=target))
    monkeypatch.setattr(game_memory, "threading", at_once)
    folder = tmp_path / "cache"
    folder.mkdir()
    return folder


def told(saves: Path, cache: Path | None) -> dict[str, tuple[Account | None, Problem | None]]:
    """What a list says of each game, once all were looked at."""
    games = GameList(saves, cache)
    while games.unread:
        games.work(1.0)
    return {row.path.name: (row.account, row.problem) for row in games.rows(game_list.Which.ALL)}


def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that are played through from now on."""
    names: list[str] = []

    def noted(path: Path) -> SoundRecord:
        names.append(path.name)
        return load_sound(path)

    monkeypatch.setattr("crypt_game.games.game_list.load_sound", noted)
    return names


def test_what_is_remembered_is_what_playing_them_tells(
    saves: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = told(saves, cache)
    played = opened(monkeypatch)
    assert told(saves, cache) == first
    assert played == []
    assert len(first) == 2 * len(TABLES) + 2
    assert first["damaged.crypt"][1] is Problem.DAMAGED
    assert first["none.crypt"] == (None, Problem.NOT_A_RECORD)
    for path in saves.rglob("*.crypt"):
        account, _ = first[path.name]
        assert account is None or account == account_of(load(path).record)


def test_a_game_that_was_played_on_is_played_through_again_and_no_other(
    saves: Path, cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = told(saves, cache)
    path = next(path for path in saves.glob("*.crypt") if before[path.name][1] is None)
    found = open_game(saves, path, lambda: pytest.fail("the disk is sound"))
    assert not isinstance(found, Problem)
    round_ = found.match.state.round
    while found.match.over is None and found.match.state.round == round_:
        found.match.submit(*random_action(found.match.state, Random(1)))
    played = opened(monkeypatch)
    account, _ = told(saves, cache)[path.name]
    assert played == [path.name]
    assert account == account_of(found.match.record)
    assert account != before[path.name][0]


def test_nobody_writes_themselves_a_crown(tmp_path: Path, cache: Path) -> None:
    saves = tmp_path / "campaign"
    plan = PlanDraft().as_chapter(CHAPTERS[0]).plan(lambda count: count - 1, lambda house, title: house.value)
    match, _ = begin_game(saves, plan, 3, lambda: pytest.fail("the disk is sound"))
    play_on(match, seed=3)
    honest = told(saves, cache)
    assert [account and account.crowns for account, _ in honest.values()] == [0]
    file = cache / "games.json"
    known = json.loads(file.read_bytes())
    for each in known.values():
        each["held"]["crowns"][1] = 3
    file.write_text(json.dumps(known))
    assert told(saves, cache) == honest
    assert json.loads(file.read_bytes()) != known


def test_a_new_name_is_read_from_the_first_line(saves: Path, cache: Path) -> None:
    told(saves, cache)
    path = next((saves / "finished").glob("*.crypt"))
    rename(path, "Grandma")
    account, _ = told(saves, cache)[path.name]
    assert account is not None
    assert account.title == "Grandma"


@pytest.mark.parametrize(
    "change",
    [
        {"round": -1},
        {"round": "1"},
        {"round": True},
        {"luck": []},
        {"luck": [[1, 1, 1]]},
        {"luck": [[1, 1, "x", 1]] * 4},
        {"by_heirs": [99]},
        {"by_heirs": None},
        {"coins": []},
        {"coins": [[0, "x"]]},
        {"coins": [[0]]},
        {"coins": 5},
        {"winners": [7]},
        {"rank": "emperor"},
        {"problem": "no such"},
    ],
    ids=str,
)
def test_a_memory_that_makes_no_sense_is_not_believed(
    saves: Path, cache: Path, change: dict[str, Any]
) -> None:
    first = told(saves, cache)
    file = cache / "games.json"
    known = json.loads(file.read_bytes())
    for each in known.values():
        each["held"] |= change
    file.write_text(json.dumps(known))
    assert told(saves, cache) == first


@pytest.mark.parametrize(
    "content", [b"", b"[]", b"{", b'{"x": 1}', b"\xff" * 100, bytes(5_000_000)], ids=range(6)
)
def test_a_memory_that_is_none_is_made_anew(
    saves: Path, cache: Path, content: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    (cache / "games.json").write_bytes(content)
    first = told(saves, cache)
    played = opened(monkeypatch)
    assert told(saves, cache) == first
    assert played == []


def test_it_tells_nothing_of_luck_or_people_and_nobody_else_may_read_it(saves: Path, cache: Path) -> None:
    told(saves, cache)
    file = cache / "games.json"
    text = file.read_text(encoding="utf-8")
    for path in saves.rglob("*.crypt"):
        if path.name != "none.crypt":
            assert str(load(path).record.seed) not in text.replace(str(path), "")
    assert "P0" not in text
    if os.name != "nt":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_it_yields_to_saves(saves: Path, cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told(saves, cache)
    assert (cache / "games.json").exists()
    a_game(saves, Mode.STANDARD, 2, 3)
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=60_000_000))
    told(saves, cache)
    assert not (cache / "games.json").exists()


def test_games_that_are_gone_are_forgotten(saves: Path, cache: Path) -> None:
    told(saves, cache)
    for path in saves.glob("*.crypt"):
        path.unlink()
    a_game(saves, Mode.STANDARD, 2, 3)
    told(saves, cache)
    known = json.loads((cache / "games.json").read_bytes())
    assert sorted(known) == sorted(map(str, saves.rglob("*.crypt")))
