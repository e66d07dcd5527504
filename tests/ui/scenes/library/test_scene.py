"""The games on the disk: listed, chosen, gone on with, renamed, thrown away, taken back, handed out, taken
in."""

from __future__ import annotations

import time
from pathlib import Path

import pygame
import pytest

from crypt_game.desktop.files import SaveTrouble, Trouble
from crypt_game.desktop.library import Library
from crypt_game.desktop.saves import load
from crypt_game.match.fairness import Verdict, verify
from crypt_game.match.marks import title_of
from crypt_game.rules import Mode
from crypt_game.rules.record import record_from_json
from crypt_game.ui import clipboard
from crypt_game.ui.scenes import routes
from crypt_game.ui.scenes.library.deeds import path_in
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.library.shelf import Which

from ...conftest import OpenApp
from ...driving import FRAME, Player
from ...fitting import drawn_words
from .shelves import a_game, filled


class Librarian(Player):
    """A player before the list of games."""

    @property
    def library(self) -> LibraryScene:
        assert isinstance(self.scene, LibraryScene)
        return self.scene

    @property
    def saves(self) -> Path:
        return self.app.folders.saves

    def settle(self) -> None:
        """Let everything be read and painted."""
        for _ in range(2000):
            self.wait()
            if not self.library.lively:
                return
        raise AssertionError("the library never comes to rest")

    def say(self, key: str) -> str:
        return self.app.words.say(key)

    def has(self, key: str) -> bool:
        return self.scene.controls.find(key) is not None

    def chosen(self) -> str:
        assert self.library.chosen is not None
        return self.library.chosen.name


def at_library(open_app: OpenApp, fill: int = 7, running: int = 2, **settings: object) -> Librarian:
    player = Librarian(open_app(**settings))
    filled(player.saves, fill, running)
    routes.open_at_start(player.app)
    player.wait()
    player.click("games")
    player.settle()
    return player


# what is listed -------------------------------------------------------------------------------------------
def test_running_games_come_first_and_the_newest_is_chosen(open_app: OpenApp) -> None:
    player = at_library(open_app)
    rows = player.library.rows
    assert [row.entry.finished for row in rows] == [False] * 2 + [True] * 7
    for part in (rows[:2], rows[2:]):
        moments = [row.entry.modified for row in part]
        assert moments == sorted(moments, reverse=True)
    assert player.library.row is rows[0]
    words = drawn_words(player.app)
    assert "Games" in words
    assert any(word.startswith("Round ") for word in words)


@pytest.mark.parametrize(("which", "count"), [("all", 9), ("running", 2), ("finished", 7), ("bin", 0)])
def test_each_list_holds_its_games(open_app: OpenApp, which: str, count: int) -> None:
    player = at_library(open_app)
    player.click(f"list-{which}")
    assert len(player.library.rows) == count
    shown = [widget for widget in player.scene.controls.widgets if widget.key.startswith("game-")]
    assert len(shown) == min(count, len(shown))
    assert bool(shown) == bool(count)


def test_without_games_it_says_how_they_come_here(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 0)
    assert "There" in drawn_words(player.app)
    for which in ("running", "finished", "bin"):
        player.click(f"list-{which}")
    player.press(pygame.K_ESCAPE)
    assert type(player.scene).__name__ == "MenuScene"


def test_a_result_is_shown_only_of_a_finished_game(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 1)
    player.library.choose(player.library.rows[1].path)
    player.settle()
    account = player.library.rows[1].account
    assert account is not None
    assert account.over is not None
    winner = account.plan.people[account.over.winners[0]].name
    assert winner in drawn_words(player.app)
    running = player.library.rows[0].account
    assert running is not None
    assert running.over is None


def test_every_row_is_spoken_with_its_players(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 0)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key.startswith("game-")
    assert "Ysolde, Aldric, Mirabel" in focus.spoken
    assert "coins" in focus.spoken


# reading in slices ----------------------------------------------------------------------------------------
def test_hundreds_of_games_are_read_little_by_little_those_in_sight_first(open_app: OpenApp) -> None:
    player = Librarian(open_app())
    source = a_game(player.saves, 0, players=2)
    content = source.read_bytes()
    for number in range(300):
        source.with_name(f"copy-{number:03}.crypt").write_bytes(content)
    routes.open_library(player.app)
    player.wait()
    assert player.library.shelf.unread > 200
    seen = player.library._in_sight()
    while any(not row.read for row in seen):
        player.wait()
    assert player.library.shelf.unread > 150
    longest = 0.0
    while player.library.lively:
        begun = time.perf_counter()
        player.library.update(FRAME)
        longest = max(longest, time.perf_counter() - begun)
    assert longest < 0.5, "one slice read more than a slice"
    assert len(player.library.shelf.games()) == 301


def test_the_end_of_a_long_list_is_reached_by_wheel_bar_and_keys(open_app: OpenApp) -> None:
    player = at_library(open_app, 12, 0)
    last = player.library.rows[-1]
    player.press(pygame.K_END)
    assert player.library.row is last
    assert player.widget(last.key).rect.height > 0
    player.press(pygame.K_HOME)
    assert player.chosen() == player.library.rows[0].path.name
    player.press(pygame.K_PAGEDOWN)
    player.press(pygame.K_DOWN)
    at = [row.path.name for row in player.library.rows].index(player.chosen())
    assert at > 3
    player.press(pygame.K_UP)
    assert player.chosen() == player.library.rows[at - 1].path.name


def test_the_wheel_scrolls_and_the_chosen_game_stays_chosen(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_library(open_app, 12, 0)
    before = player.chosen()
    over_list = player.library._scroll.rect.center
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: over_list)
    for _ in range(30):
        event = pygame.event.Event(pygame.MOUSEWHEEL, {"x": 0, "y": -1, "precise_y": -1.0, "flipped": False})
        player.app.step(FRAME, [event])
    assert player.library._scroll.offset == player.library._scroll.furthest > 0
    assert player.chosen() == before
    assert player.has(player.library.rows[-1].key)
    player.settle()
    assert all(shown.picture is not None for shown in player.library._shown if shown.rect.height)


# finding --------------------------------------------------------------------------------------------------
def test_a_game_is_found_by_what_is_typed(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("find")
    player.type("twins")
    assert [row.account.kind.mode for row in player.library.rows if row.account] == [Mode.TWINS]
    assert player.library.row in player.library.rows
    assert player.app.spoken == "One game found"
    player.type(" aldric")
    assert len(player.library.rows) == 1
    player.press(pygame.K_RETURN)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == player.library.rows[0].key
    player.press(pygame.K_ESCAPE)
    assert len(player.library.rows) == 9
    player.press(pygame.K_ESCAPE)
    assert type(player.scene).__name__ == "MenuScene"


def test_letters_that_are_keys_elsewhere_only_seek(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("discard")
    player.choose("find")
    player.type("zum")
    assert player.library.rows == []
    assert player.library.deeds.can_undo
    assert not player.app.settings.muted
    assert "Esc" in drawn_words(player.app)
    for _ in range(3):
        player.press(pygame.K_BACKSPACE)
    assert len(player.library.rows) == 8


def test_what_is_sought_holds_in_every_list_and_while_a_game_is_deleted(open_app: OpenApp) -> None:
    player = at_library(open_app)
    player.click("find")
    player.type("mirabel")
    sought = len(player.library.rows)
    assert 0 < sought < 9
    player.click("list-finished")
    assert 0 < len(player.library.rows) < sought
    player.click("discard")
    player.click("list-all")
    assert len(player.library.rows) == sought - 1


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
    before = load(path)
    player.click("rename")
    player.type("grandma")
    player.press(pygame.K_RETURN)
    assert "grandma" in drawn_words(player.app)
    after = load(path)
    assert after.steps == before.steps
    assert title_of(after.header["extra"]) == "grandma"
    assert verify(record_from_json({**after.header, "steps": after.steps})).verdict is Verdict.FAIR
    player.click("continue")
    match = player.scene.match  # type: ignore[attr-defined]
    match.undo()
    assert title_of(load(path).header["extra"]) == "grandma"


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
    assert title_of(load(path).header["extra"]) == "abc"
    player.click("rename")
    for _ in range(3):
        player.press(pygame.K_END)
        player.press(pygame.K_BACKSPACE)
    player.click("act")
    assert title_of(load(path).header["extra"]) == ""


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
    assert len(player.library.shelf.rows(Which.BIN)) == 1
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


# out and in -----------------------------------------------------------------------------------------------
def test_an_exported_game_is_told_where_it_lies_and_can_be_taken_in_elsewhere(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", copied.append)
    player = at_library(open_app, 1, 0)
    path = player.library.chosen
    assert path is not None
    monkeypatch.setattr(type(player.app.folders), "exports", (path.parents[2] / "Papers",))
    player.click("export")
    words = " ".join(drawn_words(player.app))
    (copy,) = (path.parents[2] / "Papers").iterdir()
    assert copied == [str(copy)]
    assert copy.name.endswith("Ysolde, Aldric, Mirabel.crypt")
    assert copy.read_bytes() == path.read_bytes()
    assert str(copy.parent) in words
    player.press(pygame.K_ESCAPE)
    player.click("discard")
    player.click("import")
    player.scene.text = str(copy)  # type: ignore[attr-defined]
    player.click("act")
    assert len(player.library.rows) == 1
    assert player.library.rows[0].path.read_bytes() == copy.read_bytes()


def test_a_path_on_the_clipboard_stands_ready(
    open_app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = a_game(tmp_path / "theirs", mode=Mode.SOLO, players=1)
    monkeypatch.setattr(clipboard, "pasted", lambda: f'"{theirs}"\n')
    player = at_library(open_app, 1, 0)
    player.click("import")
    player.press(pygame.K_RETURN)
    assert len(player.library.rows) == 2
    assert player.library.chosen is not None
    assert player.library.chosen.read_bytes() == theirs.read_bytes()
    player.click("import")
    player.press(pygame.K_RETURN)
    assert len(player.library.rows) == 2


@pytest.mark.parametrize("typed", ["", "/no/such/file.crypt", "."])
def test_what_cannot_be_taken_in_is_told_and_may_be_corrected(
    open_app: OpenApp, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clipboard, "pasted", lambda: "some words\nof a letter")
    player = at_library(open_app, 1, 0)
    player.click("import")
    player.scene.text = typed  # type: ignore[attr-defined]
    player.press(pygame.K_RETURN)
    assert type(player.scene).__name__ == "Ask"
    words = " ".join(drawn_words(player.app))
    assert ("Nothing has been typed yet" if not typed else "cannot be opened") in words
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, LibraryScene)


def test_paths_are_understood_as_people_paste_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/zoe")
    for text in ("/a/b c.crypt", ' "/a/b c.crypt" ', "'/a/b c.crypt'", "file:///a/b%20c.crypt\r\n"):
        assert path_in(text) == Path("/a/b c.crypt")
    assert path_in("~/x.crypt") == Path("/home/zoe/x.crypt")


# damage ---------------------------------------------------------------------------------------------------
def test_a_file_that_is_no_game_is_listed_as_such_and_can_go_to_the_bin(open_app: OpenApp) -> None:
    player = at_library(open_app, 1, 0)
    odd = player.saves / "odd.crypt"
    odd.write_text("nonsense")
    player.press(pygame.K_ESCAPE)
    player.click("games")
    player.settle()
    assert player.chosen() == "odd.crypt"
    assert player.say("library-unreadable") in drawn_words(player.app)
    assert not player.has("rename")
    player.press(pygame.K_RETURN)
    player.wait()
    assert type(player.scene).__name__ == "Dialog"
    player.press(pygame.K_ESCAPE)
    player.click("discard")
    assert (player.saves / "bin" / "odd.crypt").read_text() == "nonsense"


def test_a_damaged_game_says_how_far_it_is_sound(open_app: OpenApp) -> None:
    player = at_library(open_app, 0, 1)
    path = player.library.chosen
    assert path is not None
    with path.open("ab") as file:
        file.write(b"rubbish\nrubbish\n")
    player.press(pygame.K_ESCAPE)
    player.click("games")
    player.settle()
    assert "damaged;" in " ".join(drawn_words(player.app))
    player.click("continue")
    assert type(player.scene).__name__ == "Dialog"
