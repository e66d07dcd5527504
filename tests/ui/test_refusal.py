"""A disk that is full or read-only under everything at once: all goes on, each thing is told once, nothing is
lost that was there."""

from __future__ import annotations

import errno
import shutil
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path

import pygame
import pytest

from crypt_game import launch
from crypt_game.cli import Options
from crypt_game.controls import clipboard
from crypt_game.games.loading import load
from crypt_game.games.saves import Saves
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.library.scene import LibraryScene

from .conditions import deal_alike
from .conftest import OpenApp
from .driver import KeyHeir, SetUp
from .driving import ScreenPlayer
from .fitting import drawn_words
from .invariants import Errors
from .monkey import Monkey
from .refusal import refusing
from .scenes.library.shelves import filled

REFUSALS = pytest.mark.parametrize(
    "number", [errno.ENOSPC, errno.EROFS, errno.EACCES], ids=errno.errorcode.get
)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each message was shown."""
    found: Counter[str] = Counter()
    toast = App.toast

    def noted(app: App, key: str, *more: object, **arguments: object) -> None:
        found[key] += 1
        toast(app, key, *more, **arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(App, "toast", noted)
    return found


def content(folder: Path) -> dict[Path, bytes]:
    return {path: path.read_bytes() for path in folder.rglob("*.crypt")}


def whole(app: App, heir: KeyHeir) -> bool:
    """Whether the game at the table is on the disk."""
    steps = tuple(moment.step for moment in heir.match.moments)
    return any(load(path).record.entries == steps for path in app.folders.saves.rglob("*.crypt"))


@REFUSALS
def test_a_game_goes_on_in_memory_and_is_on_the_disk_as_soon_as_that_is_possible(
    open_app: OpenApp, told: Counter[str], number: int
) -> None:
    app = open_app()
    navigation.open_at_start(app)
    heir = KeyHeir(app)
    heir.start(SetUp("standard", 3))
    heir.play_on(2)
    before = content(app.folders.saves)
    with refusing(app.folders.saves.parent, number):
        heir.play_on(3)
        assert told["toast-game-not-saved"] == 1
        assert content(app.folders.saves) == before
        assert not whole(app, heir)
    heir.play_on(1)
    assert told["toast-game-not-saved"] == 1
    assert whole(app, heir)


def test_a_game_begun_where_nothing_can_be_written_is_kept_later(
    open_app: OpenApp, told: Counter[str]
) -> None:
    app = open_app()
    navigation.open_at_start(app)
    heir = KeyHeir(app)
    with refusing(app.folders.saves.parent, errno.ENOSPC):
        heir.start(SetUp("solo"))
        heir.play_on(2)
    assert told["toast-game-not-saved"] == 1
    heir.play_on(1)
    assert whole(app, heir)


def test_where_every_folder_was_deleted_they_are_made_again(open_app: OpenApp, told: Counter[str]) -> None:
    app = open_app()
    navigation.open_at_start(app)
    heir = KeyHeir(app)
    heir.start(SetUp("twins"))
    heir.play_on(2)
    shutil.rmtree(app.folders.saves.parent)
    heir.play_on(1)
    app.change_settings(muted=True)
    assert whole(app, heir)
    assert b'"muted": true' in app.folders.settings_file.read_bytes()
    assert not told
    navigation.pages.open_library(app)
    heir.arrive()
    assert len(Saves(app.folders.saves).entries()) == 1


def test_a_setting_holds_for_now_and_that_it_is_not_kept_is_told_once(
    open_app: OpenApp, told: Counter[str]
) -> None:
    app = open_app()
    navigation.open_at_start(app)
    kept = app.folders.settings_file.read_bytes()
    with refusing(app.folders.saves.parent, errno.ENOSPC):
        app.change_settings(language="de")
        app.change_settings(muted=True)
    assert told["toast-settings-not-saved"] == 1
    assert app.settings.language == "de"
    assert app.folders.settings_file.read_bytes() == kept
    app.change_settings(muted=False)
    assert b'"de"' in app.folders.settings_file.read_bytes()


@REFUSALS
def test_no_deed_of_the_library_harms_a_game(
    open_app: OpenApp, told: Counter[str], monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    monkeypatch.setattr(clipboard, "pasted_line", lambda: "")
    player = ScreenPlayer(open_app())
    app, saves = player.app, player.app.folders.saves
    monkeypatch.setattr(type(app.folders), "exports", (saves.parent / "Papers",))
    filled(saves, 2, 1)
    navigation.pages.open_library(app)
    library = player.scene
    assert isinstance(library, LibraryScene)
    while library.lively:
        player.wait()
    player.click("discard")
    player.click("list-all")
    while library.lively:
        player.wait()
    before = content(saves.parent)
    with refusing(saves.parent, number):
        for deed, times in (("discard", 1), ("undo", 2), ("export", 3)):
            player.click(deed)
            assert told["library-refused"] == times
            assert player.scene is library
        player.click("rename")
        player.type("abc")
        player.press(pygame.K_RETURN)
        assert "Nothing was lost." in " ".join(drawn_words(app))
        player.press(pygame.K_ESCAPE)
        player.click("list-bin")
        player.click("erase")
        player.click("act")
        assert told["library-refused"] == 4
    assert content(saves.parent) == before


@pytest.mark.long
@pytest.mark.parametrize(
    "number",
    [errno.ENOSPC, *(pytest.param(number, marks=pytest.mark.long) for number in (errno.EROFS, errno.EACCES))],
    ids=errno.errorcode.get,
)
def test_a_monkey_finds_no_error_where_nothing_can_be_written(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    deal_alike(monkeypatch, 3)
    app = open_app(animation_speed="fast")
    filled(app.folders.saves, 3, 1)
    navigation.open_at_start(app)
    errors = Errors()
    monkey = Monkey(app, number, monkeypatch, errors, each=40, written=False)
    kept = content(app.folders.saves)
    with errors.listening(), refusing(app.folders.saves.parent, number):
        for _ in range(400):
            monkey.act()
    assert content(app.folders.saves) == kept
    assert len(monkey.visited) > 3


@pytest.mark.parametrize("where", ["home", "anywhere"])
def test_it_starts_and_plays_where_nothing_can_be_written(
    monkeypatch: pytest.MonkeyPatch, home: Path, told: Counter[str], where: str
) -> None:
    played: list[App] = []

    def run(app: App) -> int:
        heir = KeyHeir(app)
        heir.start(SetUp("standard", 2))
        heir.play_on(2)
        app.change_settings(muted=True)
        played.append(app)
        app.close()
        return 0

    monkeypatch.setattr(App, "run", run)
    monkeypatch.setattr(tempfile, "tempdir", None)  # else the place found before is not looked for again
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    with refusing(home if where == "home" else Path(home.anchor), errno.EROFS):
        assert launch.play(Options()) == 0
    assert len(played) == 1
    assert told["toast-folders-temporary"] == 1
    assert told["toast-game-not-saved"] == (where == "anywhere")
    assert list(home.iterdir()) == []
