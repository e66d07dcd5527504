"""Games that are handed out and taken in, and files that are damaged."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.controls import clipboard
from crypt_game.rules import Mode
from crypt_game.ui.scenes.library.scene import LibraryScene

from ...conftest import OpenApp
from ...fitting import drawn_words
from .librarian import at_library
from .shelves import a_game


def steps_of(path: Path) -> bytes:
    return path.read_bytes().partition(b"\n")[2]


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
    assert steps_of(player.library.rows[0].path) == steps_of(copy)
    assert "does not count" in " ".join(drawn_words(player.app))


def test_a_path_on_the_clipboard_stands_ready(
    open_app: OpenApp, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = a_game(tmp_path / "theirs", mode=Mode.SOLO, players=1)
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: f'"{theirs}"\n')
    player = at_library(open_app, 1, 0)
    player.click("import")
    player.press(pygame.K_RETURN)
    assert len(player.library.rows) == 2
    assert player.library.chosen is not None
    assert steps_of(player.library.chosen) == steps_of(theirs)
    player.click("import")
    player.press(pygame.K_RETURN)
    assert len(player.library.rows) == 2


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Choose a file first"),
        ("/no/such/file.crypt", "There is no file “file.crypt”"),
        ("file://[x", "lies on another computer"),
        ("a" * 300, "is too long"),
        ("\0", "cannot be the name of a file"),
    ],
)
def test_what_cannot_be_taken_in_is_told_and_may_be_corrected(
    open_app: OpenApp, typed: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: "some words\nof a letter")
    player = at_library(open_app, 1, 0)
    player.click("import")
    player.scene.text = typed  # type: ignore[attr-defined]
    player.press(pygame.K_RETURN)
    assert type(player.scene).__name__ == "FileQuestion"
    words = " ".join(drawn_words(player.app))
    assert told in words
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, LibraryScene)


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
