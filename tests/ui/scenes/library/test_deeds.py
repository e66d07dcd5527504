"""What is done with a game of the list: gone on with, watched, renamed, thrown away, taken back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.desktop.files import SaveTrouble, Trouble
from crypt_game.games.game_list import Which
from crypt_game.games.library import Library
from crypt_game.games.loading import load
from crypt_game.match.annotations import title_of
from crypt_game.match.fairness import Verdict, verify
from crypt_game.ui.scenes.library.scene import LibraryScene

from ...conftest import OpenApp
from ...fitting import drawn_words
from .librarian import at_library


# going on with a game -------------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["enter", "button", "double click"])
def test_a_running_game_is_gone_on_with(open_app: OpenApp, by: str) -> None:
    player = at_library(open_app)
    key = player.library.rows[1].key
    if by == "enter":
        player.press(pygame.K_DOWN)
        player.press(pygame.K_RETURN)
    elif by == "button":
        player.click(key)
        player.click("continue")
    else:
        player.click(key)
        assert isinstance(player.scene, LibraryScene)
        player.click(key)
    assert type(player.scene).__name__ == "TableScene"


def test_two_slow_clicks_do_not_open_a_game(open_app: OpenApp) -> None:
    player = at_library(open_app)
    key = player.library.rows[0].key
    player.click(key)
    player.wait(0.6)
    player.click(key)
    assert isinstance(player.scene, LibraryScene)


def test_a_finished_game_shows_its_score_sheet(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 0)
    player.click("sheet")
    player.wait(0.2)
    assert type(player.scene).__name__ == "ScoringScene"


@pytest.mark.parametrize("running", [0, 1])
@pytest.mark.parametrize("by", ["click", "enter"])
def test_any_game_can_be_watched_and_the_way_back_leads_to_the_list(
    open_app: OpenApp, running: int, by: str
) -> None:
    player = at_library(open_app, 1 - running, running)
    path = player.library.chosen
    assert path is not None
    content = path.read_bytes()
    if by == "click" or running:
        player.click("watch")
    else:
        player.press(pygame.K_RETURN)
    assert type(player.scene).__name__ == "ReplayScene"
    player.press(pygame.K_ESCAPE)
    assert player.library.chosen == path
    assert path.read_bytes() == content


# renaming -------------------------------------------------------------------------------------------------
def test_a_name_is_kept_in_the_record_which_stays_fair_and_can_be_played_on(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 1)
    path = player.library.chosen
    assert path is not None
    before = load(path).record
    player.click("rename")
    player.type("grandma")
    player.press(pygame.K_RETURN)
    assert "grandma" in drawn_words(player.app)
    after = load(path).record
    assert after.entries == before.entries
    assert title_of(after.extra) == "grandma"
    assert verify(after).verdict is Verdict.FAIR
    player.click("continue")
    match = player.scene.match  # type: ignore[attr-defined]
    match.undo()
    assert title_of(load(path).record.extra) == "grandma"


def test_an_empty_name_takes_the_name_away_and_escape_leaves_it(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 1)
    path = player.library.chosen
    assert path is not None
    player.click("rename")
    player.type("abc")
    player.press(pygame.K_RETURN)
    player.click("rename")
    player.type("def")
    player.press(pygame.K_ESCAPE)
    assert title_of(load(path).record.extra) == "abc"
    player.click("rename")
    for _ in range(3):
        player.press(pygame.K_END)
        player.press(pygame.K_BACKSPACE)
    player.click("act")
    assert title_of(load(path).record.extra) == ""


# the bin --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("by", ["key", "button"])
def test_a_deleted_game_lies_in_the_bin_and_comes_back(open_app: OpenApp, by: str) -> None:
    player = at_library(open_app)
    path = player.library.chosen
    assert path is not None
    content = path.read_bytes()
    player.click("discard")
    assert not path.exists()
    assert path not in [row.path for row in player.library.rows]
    assert player.library.row is not None
    assert len(player.library.game_list.rows(Which.BIN)) == 1
    if by == "key":
        player.press(pygame.K_u)
    else:
        player.click("undo")
    assert path.read_bytes() == content
    assert player.library.chosen == path
    assert not player.has("undo")


def test_the_bin_outlives_the_scene_and_gives_back(open_app: OpenApp) -> None:
    player = at_library(open_app, 2, 0)
    path = player.library.chosen
    assert path is not None
    player.click("discard")
    player.press(pygame.K_ESCAPE)
    player.click("games")
    player.settle()
    player.click("list-bin")
    player.settle()
    player.click("restore")
    assert path.exists()
    assert player.library.which is Which.ALL
    assert player.library.chosen == path


def test_a_game_is_deleted_for_good_only_from_the_bin_and_after_a_question(open_app: OpenApp) -> None:
    player = at_library(open_app, 2, 0)
    player.click("discard")
    player.click("list-bin")
    player.settle()
    player.click("erase")
    player.press(pygame.K_ESCAPE)
    assert len(player.library.rows) == 1
    player.click("erase")
    player.click("act")
    assert player.library.rows == []
    assert not Library(player.saves).bin.entries()
    assert not player.has("undo")


def test_the_menu_no_longer_offers_a_deleted_game(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 1)
    player.click("discard")
    player.press(pygame.K_ESCAPE)
    player.wait()
    assert not player.has("continue")


def test_a_disk_that_refuses_is_told_and_nothing_changes(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_library(open_app, 1, 0)
    path = player.library.chosen
    assert path is not None

    def refuse(*_: object) -> Path:
        raise SaveTrouble(Trouble.NOT_ALLOWED, path)

    for deed in ("discard", "hand_out"):
        monkeypatch.setattr(Library, deed, refuse)
    player.click("discard")
    player.wait()
    assert player.app.toasts.texts == [player.say("library-refused")]
    assert player.library.chosen == path
    player.click("export")
    assert isinstance(player.scene, LibraryScene)
