"""Files from elsewhere: dropped on the window in any scene, or asked for at the start.

Each is copied, none is played in place, and what is no game is said so and kept.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pygame
import pytest

from crypt_game.desktop.files import SaveTrouble, Trouble
from crypt_game.games.library import Library
from crypt_game.games.loading import SIZE_LIMIT
from crypt_game.games.store import OwnCopy, begin_game, own_copy
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.ui import navigation
from crypt_game.ui.app import App

from .conftest import OpenApp
from .driving import FRAME, ScreenPlayer
from .fitting import drawn_words


def drop(app: App, *paths: Path) -> None:
    events = [pygame.event.Event(pygame.DROPFILE, {"file": str(path)}) for path in paths]
    app.step(FRAME, events)


def opened(open_app: OpenApp) -> ScreenPlayer:
    player = ScreenPlayer(open_app())
    app = player.app
    app.on_files = lambda paths: navigation.games.open_records(app, paths)
    navigation.open_at_start(app)
    player.wait()
    return player


def a_game(folder: Path, decisions: int, players: int = 3) -> Path:
    """The file of a game played by chance."""
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(players)]
    plan = Plan.seated(GameSetup(Mode.STANDARD, players), people)
    match, _ = begin_game(folder, plan, 6, lambda: pytest.fail("the disk is sound"))
    play(match, decisions)
    (file,) = folder.rglob("*.crypt")
    return file


def play(match: Match, decisions: int) -> None:
    rng = Random(2)
    for _ in range(decisions):
        if match.over is None:
            match.submit(*random_action(match.state, rng))


def elsewhere(tmp_path: Path, decisions: int = 5, name: str = "theirs.crypt") -> Path:
    """A game in somebody else's folder."""
    folder = tmp_path / f"else-{name}"
    return Path(shutil.move(a_game(folder, decisions), tmp_path / name))


def steps_of(path: Path) -> bytes:
    return path.read_bytes().partition(b"\n")[2]


@pytest.mark.parametrize("scene", ["menu", "settings", "rulebook", "dialog"])
def test_a_dropped_game_opens_in_any_scene_as_a_copy(open_app: OpenApp, tmp_path: Path, scene: str) -> None:
    player = opened(open_app)
    if scene == "settings":
        navigation.pages.open_settings(player.app)
    elif scene == "rulebook":
        navigation.pages.open_rulebook(player.app)
    elif scene == "dialog":
        navigation.pages.open_question(player.app, "dialog-pass", lambda: None)
    theirs = elsewhere(tmp_path)
    content = theirs.read_bytes()
    drop(player.app, theirs)
    assert type(player.scene).__name__ == "TableScene"
    (own,) = player.app.folders.saves.glob("*.crypt")
    assert steps_of(own) == steps_of(theirs)
    assert theirs.read_bytes() == content


def test_playing_on_writes_to_the_copy_only(open_app: OpenApp, tmp_path: Path) -> None:
    player = opened(open_app)
    theirs = elsewhere(tmp_path)
    content = theirs.read_bytes()
    navigation.open_at_start(player.app, theirs)
    player.wait()
    own = own_copy(player.app.folders.saves, theirs)
    assert isinstance(own, OwnCopy)
    play(player.scene.match, 3)  # type: ignore[attr-defined]
    assert theirs.read_bytes() == content
    assert steps_of(own.path).startswith(steps_of(theirs))
    assert len(steps_of(own.path)) > len(steps_of(theirs))
    assert own_copy(player.app.folders.saves, theirs) == OwnCopy(own.path, new=False)


def test_of_several_files_each_is_copied_and_the_last_is_opened(open_app: OpenApp, tmp_path: Path) -> None:
    player = opened(open_app)
    first, second = elsewhere(tmp_path, 3, "a.crypt"), elsewhere(tmp_path, 8, "b.crypt")
    nonsense = tmp_path / "c.txt"
    nonsense.write_text("no game")
    drop(player.app, first, second, nonsense)
    assert len(Library(player.app.folders.saves).games.entries()) == 2
    assert [type(scene).__name__ for scene in player.app.stack.scenes][-1] in ("Dialog", "TableScene")


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("holiday.jpg", b"\xff\xd8\xff", "is not a Crypt game"),
        ("empty.crypt", b"", "is not a Crypt game"),
        ("later.crypt", b'{"format": 99, "game": {}, "seed": 1}\n', "saved by a newer version of Crypt"),
        ("huge.crypt", b" " * (SIZE_LIMIT + 1), "far larger than any Crypt game"),
        ("<b>bold.crypt", b"", "<b>bold.crypt"),
    ],
    ids=["picture", "empty", "later", "huge", "markup"],
)
def test_what_is_no_game_is_told_and_kept(
    open_app: OpenApp, tmp_path: Path, name: str, content: bytes, told: str
) -> None:
    player = opened(open_app)
    path = tmp_path / name
    path.write_bytes(content)
    drop(player.app, path)
    player.wait()
    assert told in " ".join(drawn_words(player.app))
    assert path.read_bytes() == content
    assert Library(player.app.folders.saves).games.entries() == []


def test_a_folder_and_a_file_that_is_gone_are_told(open_app: OpenApp, tmp_path: Path) -> None:
    player = opened(open_app)
    for path, told in ((tmp_path / "gone.crypt", "There is no file"), (tmp_path, "is a folder")):
        drop(player.app, path)
        player.wait()
        assert told in " ".join(drawn_words(player.app))
        player.press(pygame.K_ESCAPE)


def test_a_damaged_game_from_elsewhere_offers_its_sound_part(open_app: OpenApp, tmp_path: Path) -> None:
    player = opened(open_app)
    theirs = elsewhere(tmp_path)
    content = theirs.read_bytes() + b"rubbish\nrubbish\n"
    theirs.write_bytes(content)
    drop(player.app, theirs)
    player.wait()
    assert "cannot be read to its end" in " ".join(drawn_words(player.app))
    player.click("stay")
    assert type(player.scene).__name__ == "TableScene"
    assert theirs.read_bytes() == content
    saves = player.app.folders.saves
    assert [steps_of(path) for path in saves.iterdir() if ".broken" in path.name] == [steps_of(theirs)]


def test_a_damaged_copy_of_a_game_is_taken_in_for_it_may_hold_more(tmp_path: Path) -> None:
    own = a_game(tmp_path / "saves", 5)
    theirs = tmp_path / "theirs.crypt"
    theirs.write_bytes(own.read_bytes() + b"rubbish\nrubbish\n")
    taken = own_copy(tmp_path / "saves", theirs)
    assert isinstance(taken, OwnCopy)
    assert taken.new
    assert steps_of(taken.path) == steps_of(theirs)


def test_a_finished_game_is_copied_among_the_finished(tmp_path: Path) -> None:
    folder = tmp_path / "else"
    own = own_copy(tmp_path / "saves", a_game(folder, 1000, players=2))
    assert isinstance(own, OwnCopy)
    assert own.new
    assert own.path.parent.name == "finished"


def test_a_disk_that_refuses_the_copy_is_told_and_nothing_is_played(
    open_app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(open_app)
    theirs = elsewhere(tmp_path)

    def full(*_: object, **__: object) -> Path:
        raise SaveTrouble(Trouble.DISK_FULL, theirs)

    monkeypatch.setattr(Library, "take_in", full)
    drop(player.app, theirs)
    player.wait()
    assert type(player.scene).__name__ == "MenuScene"
    assert any("could not be copied" in text for text in player.app.toasts.texts)
    assert not list(player.app.folders.saves.glob("*"))
