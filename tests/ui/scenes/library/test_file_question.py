"""Choosing the file of a game from the folders of the computer, by keys alone and by the pointer alone."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.controls.widgets import ListRow
from crypt_game.rules import Mode
from crypt_game.ui.scenes.library import file_question
from crypt_game.ui.scenes.library.file_question import FileQuestion

from ...conftest import OpenApp
from ...fitting import drawn_words, text_faults
from ...hostile_texts import ODD_NAMES, make_files
from .librarian import Librarian, at_library
from .shelves import a_game


@pytest.fixture
def theirs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game in a folder of its own, and with other things."""
    folder = tmp_path / "Papers"
    for name in ("Games", "Letters", ".secret"):
        (folder / name).mkdir(parents=True)
    a_game(tmp_path / "theirs", mode=Mode.SOLO, players=1).rename(folder / "Games" / "solo.crypt")
    (folder / "letter.txt").write_text("Dear Ysolde")
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "")
    return folder


def asked(open_app: OpenApp, start: Path, monkeypatch: pytest.MonkeyPatch, **settings: object) -> Librarian:
    player = at_library(open_app, 1, 0, **settings)
    monkeypatch.setattr(type(player.app.folders), "exports", (start,))
    player.click("import")
    settle(player)
    return player


def settle(player: Librarian) -> None:
    """Let the folder be read."""
    for _ in range(500):
        pygame.time.wait(2)
        player.app.step(0.01)
        if not player.scene.lively:
            return
    raise AssertionError("the folder is never read")


def rows(player: Librarian) -> list[str]:
    """What the rows are called, without their place in the list."""
    found = [w.spoken for w in player.scene.controls.widgets if w.key.startswith("file-")]
    assert all(spoken.endswith(f" of {len(found)}") for spoken in found)
    return [spoken.rpartition(". ")[0] for spoken in found]


def test_folders_come_first_and_only_games_follow(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (theirs / "older.CRYPT").write_text("x")
    player = asked(open_app, theirs, monkeypatch)
    assert rows(player) == ["One folder up", "Games, folder", "Letters, folder", "older.CRYPT"]
    assert str(theirs) in " ".join(drawn_words(player.app))


def test_a_game_is_found_and_taken_in_by_keys_alone(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs, monkeypatch)
    player.press(pygame.K_TAB)
    player.press(pygame.K_DOWN)
    assert player.app.spoken == "Games, folder. 2 of 3, chosen"
    player.press(pygame.K_RETURN)
    wait_for(player, "Games")
    player.press(pygame.K_DOWN)
    assert player.app.spoken == "solo.crypt. 2 of 2, chosen"
    player.press(pygame.K_RETURN)
    assert len(player.library.rows) == 2


def test_a_game_is_found_and_taken_in_by_the_pointer_alone(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs, monkeypatch)
    player.click("file-1")
    player.app.step(1.0)
    assert isinstance(player.scene, FileQuestion)
    player.click("act")
    wait_for(player, "Games")
    player.click("file-1")
    assert player.scene.text.endswith(".crypt")
    player.click("act")
    assert len(player.library.rows) == 2


def test_the_list_lies_in_a_recess_as_wide_as_the_line_above(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, recesses = asked(open_app, theirs, monkeypatch), list[pygame.Rect]()
    monkeypatch.setattr(file_question, "draw_inset", lambda _, place: recesses.append(place))
    player.app.stack.top.draw(player.app.stack.top.canvas)
    entry, *others = [widget.rect for widget in player.scene.controls.widgets]
    shown = [widget.rect for widget in player.scene.controls.widgets if widget.key.startswith("file-")]
    assert [(place.left, place.width) for place in recesses] == [(entry.left, entry.width)]
    assert shown
    assert all(recesses[0].contains(row) for row in shown)
    assert not recesses[0].colliderect(others[-1])


def test_no_row_is_lit_before_one_is_chosen(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def lit() -> list[str]:
        return [w.key for w in player.scene.controls.widgets if isinstance(w, ListRow) and w.chosen]

    player = asked(open_app, theirs, monkeypatch)
    assert lit() == []
    player.click("file-1")
    assert lit() == ["file-1"]


def test_open_can_be_pressed_once_something_is_meant_and_before_says_what_is_missing(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def enabled() -> bool:
        return player.widget("act").node().enabled

    player = asked(open_app, theirs, monkeypatch)
    assert not enabled()
    player.click("act")
    assert isinstance(player.scene, FileQuestion)
    assert "Choose a file first" in " ".join(drawn_words(player.app))
    player.scene.write("/")
    assert enabled()
    player.scene.write(" ")
    assert not enabled()
    player.click("file-1")
    assert enabled()


def test_the_folder_that_was_left_is_chosen_in_the_one_above(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs / "Letters", monkeypatch)
    assert rows(player) == ["One folder up"]
    assert "There is no game in this folder" in " ".join(drawn_words(player.app))
    player.press(pygame.K_TAB)
    player.press(pygame.K_RETURN)
    wait_for(player, "Papers")
    assert player.scene.controls.focus is not None
    assert player.scene.controls.focus.spoken == "Letters, folder. 3 of 3"


def test_the_path_of_a_folder_is_opened_and_that_of_none_is_refused(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs / "Letters", monkeypatch)
    player.scene.text = f'"{theirs}"'  # type: ignore[attr-defined]
    player.click("act")
    wait_for(player, "Papers")
    player.scene.text = str(theirs / "nowhere")  # type: ignore[attr-defined]
    player.click("act")
    assert "There is no file “nowhere”" in " ".join(drawn_words(player.app))
    assert rows(player)[1] == "Games, folder"


def test_a_folder_that_is_gone_is_told_and_the_list_stays(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs, monkeypatch)
    (theirs / "Letters").rmdir()
    player.click("file-2")
    player.click("file-2")
    for _ in range(200):
        pygame.time.wait(2)
        player.app.step(0.01)
    assert "There is no file “Letters”" in " ".join(drawn_words(player.app))
    assert len(rows(player)) == 3


def test_files_of_any_name_are_shown_and_taken_in(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = sorted(path for path in make_files(theirs / "odd") if path.name in ODD_NAMES)
    player = asked(open_app, theirs / "odd", monkeypatch)
    for game in games:
        player.scene._choose(player.scene._paths.index(game))  # type: ignore[attr-defined]
        player.wait()
        assert "".join(drawn_words(player.app)).isprintable()
        player.click("act")
        assert not isinstance(player.scene, FileQuestion), game.name
        player.click("import")
        settle(player)
    # The same game over and over: it was copied once.
    assert len(list(player.app.folders.saves.rglob("*.crypt"))) == 2


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1024, 640), 1.5)])
def test_everything_fits(
    open_app: OpenApp,
    theirs: Path,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    size: tuple[int, int],
    text: float,
) -> None:
    names = tuple(f"a game with a name of a certain length, number {number}.crypt" for number in range(40))
    for name in names:
        (theirs / name).write_text("x")
    player = asked(open_app, theirs, monkeypatch, language=language, text_size=text)
    player.resize(size)
    player.scene.text = str(theirs / "nowhere")  # type: ignore[attr-defined]
    player.click("act")
    assert text_faults(player.app, typed=names) == []
    scene = player.scene
    assert isinstance(scene, FileQuestion)
    assert all(scene._box.contains(widget.rect) for widget in scene.controls.widgets)
    assert player.app.surface.get_rect().contains(scene._box)


def wait_for(player: Librarian, folder: str) -> None:
    """Let the folder of this name be shown."""
    for _ in range(500):
        pygame.time.wait(2)
        player.app.step(0.01)
        content = player.scene._content  # type: ignore[attr-defined]
        if content is not None and content.folder is not None and content.folder.name == folder:
            return
    raise AssertionError(f"{folder} is never shown")


def test_letters_find_a_row_by_the_beginning_of_its_name(
    open_app: OpenApp, theirs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = asked(open_app, theirs, monkeypatch)
    player.press(pygame.K_TAB)
    player.press(pygame.K_l, text="l")
    assert player.app.spoken == "Letters, folder. 3 of 3, chosen"
    player.press(pygame.K_q, text="q")
    assert player.app.spoken == "Letters, folder. 3 of 3, chosen"
