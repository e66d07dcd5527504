"""Languages that the player has put into their own folder, and a language that is being translated."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from crypt_game.text import Catalog, available_languages


def put(place: Path, language: str, **files: str) -> Path:
    folder = place / language
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.ftl").write_text(text, encoding="utf-8")
    return folder


def test_a_folder_of_the_player_is_a_language(locale_folder: Path, tmp_path: Path) -> None:
    put(tmp_path, "nl", meta="meta-name = Nederlands\n", menu="menu-quit = Afsluiten\n")
    assert available_languages(locale_folder, tmp_path)["nl"] == "Nederlands"
    words = Catalog.load("nl", locale_folder, tmp_path)
    assert words.say("menu-quit") == "Afsluiten"
    assert words.say("term-coins", count=2) == "2\u00a0coins"


def test_the_player_may_correct_single_sentences_of_a_language(locale_folder: Path, tmp_path: Path) -> None:
    put(tmp_path, "de", menu="menu-quit = Schluss\n")
    words = Catalog.load("de", locale_folder, tmp_path)
    assert words.say("menu-quit") == "Schluss"
    assert words.say("menu-settings") == Catalog.load("de", locale_folder).say("menu-settings")
    assert "Deutsch" in available_languages(locale_folder, tmp_path).values()


@pytest.mark.parametrize("language", ["pl", "pl-XX"])
def test_plural_rules_and_numbers_are_those_of_the_language(
    language: str, locale_folder: Path, tmp_path: Path
) -> None:
    """In a region of which nothing is known, those of the language."""
    polish = (
        "one = { $n ->\n [one] karta\n [few] karty\n [many] kart\n *[other] karty (inne)\n }\nhalf = { $n }\n"
    )
    put(tmp_path, language, meta="meta-name = Polski\n", test=polish)
    words = Catalog.load(language, locale_folder, tmp_path)
    assert [words.say("one", n=n) for n in (1, 3, 5, 22)] == ["karta", "karty", "kart", "karty"]
    assert words.say("half", n=3.5) == "3,5"


@pytest.mark.parametrize("name", ["x\u0007y", "", "{ $a }\x1b[31m"])
def test_a_folder_without_a_printable_name_is_no_language(tmp_path: Path, name: str) -> None:
    put(tmp_path, "xx", meta=f"meta-name = {name}\n")
    assert "xx" not in available_languages(tmp_path)


def test_whatever_else_lies_there_is_passed_over(tmp_path: Path) -> None:
    (tmp_path / "readme").write_text("meta-name = no")
    os.mkfifo(tmp_path / "fr")
    put(tmp_path, "de").joinpath("meta.ftl").mkdir()
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert available_languages(tmp_path, tmp_path / "missing") == {"en": "English"}


def test_a_catalog_knows_when_its_files_were_written(locale_folder: Path, tmp_path: Path) -> None:
    folder = put(tmp_path, "nl", meta="meta-name = Nederlands\n")
    words = Catalog.load("nl", locale_folder, tmp_path)
    assert not words.changed_on_disk()
    (folder / "menu.ftl").write_text("menu-quit = Afsluiten\n", encoding="utf-8")
    assert words.changed_on_disk()
