"""The game that Continue offers: a file that was looked at once is not opened again until it changes."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import crypt_game
from crypt_game.games import loading
from crypt_game.games.store import begin_game
from crypt_game.games.unfinished import Unfinished, unfinished
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action


class Folders:
    """Saves and a cache, and how often a record was opened."""

    def __init__(self, folder: Path) -> None:
        self.saves, self.cache = folder / "saves", folder / "cache"
        self.memory = self.cache / "unfinished.json"
        self.opened = 0

    def look(self) -> Unfinished | None:
        return unfinished(self.saves, self.cache)

    def begin(self) -> Match:
        people = [Player(f"P{seat}", HOUSES[seat], Title.DUKE) for seat in range(2)]
        match, _ = begin_game(self.saves, Plan.seated(GameSetup(Mode.STANDARD, 2), people), 6, lambda: None)
        play(match, 4)
        return match


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folders:
    folders = Folders(tmp_path)

    def load_sound(path: Path) -> loading.SoundRecord:
        folders.opened += 1
        return original(path)

    original = loading.load_sound
    monkeypatch.setattr(loading, "load_sound", load_sound)
    return folders


def play(match: Match, decisions: int) -> None:
    rng = random.Random(2)
    for _ in range(decisions):
        if match.over is None:
            match.submit(*random_action(match.state, rng))


def test_a_game_is_opened_once_and_again_when_it_was_played(folders: Folders) -> None:
    match = folders.begin()
    found = folders.look()
    assert found is not None
    assert found[1:] == ("standard", 2, match.state.round, match.state.variant.rounds)
    assert folders.look() == found
    assert folders.opened == 1
    play(match, 6)
    later = folders.look()
    assert later is not None
    assert later.round == match.state.round > found.round
    assert folders.opened == 2


def test_what_was_remembered_is_told_without_the_rules(folders: Folders) -> None:
    folders.begin()
    found = folders.look()
    program = (
        "import sys; from pathlib import Path; from crypt_game.games.unfinished import unfinished\n"
        "print(unfinished(Path(sys.argv[1]), Path(sys.argv[2])))\n"
        "print('crypt_game.rules' in sys.modules)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(crypt_game.__file__).parents[1])}
    said = subprocess.run(
        [sys.executable, "-c", program, folders.saves, folders.cache],
        env=env,
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    assert said.stdout.splitlines() == [str(found), "False"]


def test_what_cannot_be_played_on_is_passed_over_and_opened_once(folders: Folders) -> None:
    match = folders.begin()
    offered = folders.look()
    assert offered is not None
    odd = folders.saves / "odd.crypt"
    odd.write_bytes(b"[]\n")
    os.utime(odd, (2**32, 2**32))
    opened = folders.opened
    assert folders.look() == folders.look() == offered
    assert folders.opened == opened + 1
    play(match, 1000)
    [finished] = (folders.saves / "finished").glob("*.crypt")
    finished.rename(folders.saves / finished.name)  # killed before it was filed
    assert folders.look() is None


@pytest.mark.parametrize(
    "game", [None, 5, [], ["standard", 2, 3], ["a b", 2, 3, 8], ["solo", True, 3, 8], ["solo", 1, -3, 8]]
)
def test_a_memory_that_makes_no_sense_is_not_believed(folders: Folders, game: object) -> None:
    folders.begin()
    offered = folders.look()
    known = json.loads(folders.memory.read_bytes())
    for facts in known.values():
        facts["game"] = game
        if game is None:
            facts["file"][0] += 1
    folders.memory.write_text(json.dumps(known))
    assert folders.look() == offered
    for nonsense in (b"", b"[]", b"\xff", b'{"x": {"file": [1e999], "game": null}}'):
        folders.memory.write_bytes(nonsense)
        assert folders.look() == offered


def test_without_a_place_to_remember_it_is_told_all_the_same(folders: Folders) -> None:
    folders.begin()
    folders.cache.write_text("no folder")
    assert folders.look() == folders.look() is not None


def test_only_its_owner_can_read_what_is_remembered(folders: Folders) -> None:
    folders.begin()
    folders.look()
    if os.name != "nt":
        assert folders.memory.stat().st_mode & 0o777 == 0o600
