"""Which languages are offered, and which one is taken at first start."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from crypt_game.text import available_languages, system_language

KNOWN = ("en", "de", "fr", "pt-BR")


def test_the_shipped_languages_say_their_own_names(locale_folder: Path) -> None:
    finished = {"en": "English", "de": "Deutsch", "fr": "Français"}
    assert finished.items() <= available_languages(locale_folder).items()


def test_a_folder_without_a_name_is_no_language(tmp_path: Path) -> None:
    (tmp_path / "it").mkdir()
    (tmp_path / "nl").mkdir()
    (tmp_path / "nl" / "meta.ftl").write_text("meta-name =\n")
    (tmp_path / "not a language").mkdir()
    (tmp_path / "sv").write_text("a file")
    assert available_languages(tmp_path) == {"en": "English"}


def test_english_is_there_even_without_any_folder(tmp_path: Path) -> None:
    assert available_languages(tmp_path / "missing") == {"en": "English"}


@pytest.mark.parametrize(
    ("wishes", "taken"),
    [
        (["de_AT.UTF-8"], "de"),
        (["fr-CA", "de"], "fr"),
        (["ja", "de_DE@euro"], "de"),
        (["pt_BR.UTF-8"], "pt-BR"),
        (["pt"], "en"),
        (["C"], "en"),
        (["", "..", "-"], "en"),
        ([], "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is_met(wishes: list[str], taken: str) -> None:
    assert system_language(KNOWN, wishes) == taken


def test_the_environment_is_asked_in_its_usual_order() -> None:
    assert system_language(KNOWN, environ={"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}) == "de"
    assert system_language(KNOWN, environ={"LANG": "fr_FR.UTF-8", "LANGUAGE": "sv:de:en"}) == "de"


@pytest.mark.parametrize("name", ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"])
def test_every_variable_of_the_environment_counts(name: str) -> None:
    assert system_language(KNOWN, environ={name: "fr_FR.UTF-8"}) == "fr"


def test_the_stronger_variable_comes_first_and_one_without_a_wish_is_passed_over() -> None:
    names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
    for stronger, weaker in pairwise(names):
        assert system_language(KNOWN, environ={weaker: "fr", stronger: "de"}) == "de"
        assert system_language(KNOWN, environ={weaker: "fr", stronger: ""}) == "fr"
    assert system_language(KNOWN, environ={"LANGUAGE": "xx:fr:de"}) == "fr"


def test_the_desktop_is_asked_after_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = "crypt_game.text.system_languages.languages_of_the_desktop"
    monkeypatch.setattr(asked, lambda: ["", "de-CH", "fr"])
    monkeypatch.setattr("sys.platform", "darwin")
    assert system_language(KNOWN, environ={}) == "de"
    assert system_language(KNOWN, environ={"LANG": "xx"}) == "de"
    assert system_language(KNOWN, environ={"LANG": "fr"}) == "fr"


def test_the_environment_of_the_program_is_the_one_that_is_meant(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "pt-br")
    assert system_language(KNOWN) == "pt-BR"
