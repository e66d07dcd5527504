"""The command line is understood, and can be said again."""

from __future__ import annotations

import contextlib
from importlib.machinery import EXTENSION_SUFFIXES

import pytest

import crypt_game
from crypt_game.__main__ import main
from crypt_game.cli import Options, parse
from crypt_game.rules import engine


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--windowed"],
        ["--fullscreen", "--language", "fr"],
        ["--size", "1280x720", "--data-dir", "ein Ordner"],
        ["--size", "1280×720", "game.crypt"],
    ],
)
def test_what_was_asked_for_can_be_asked_for_again_without_the_record(words: list[str]) -> None:
    asked = parse(words)
    assert parse(asked.words) == asked._replace(record=None, fullscreen=None)


def test_the_record_is_the_word_without_a_name() -> None:
    assert parse(["--windowed", "a game.crypt"]) == Options(fullscreen=False, record="a game.crypt")


@pytest.mark.parametrize("word", ["--\x1b[2J", "--\u202ex", "--\udcff", "--language=\x1b[2J", "--size=\x07"])
def test_what_is_wrong_is_told_without_letters_that_command_a_terminal(
    word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([word]) == 2
    assert all(line.isprintable() for line in capsys.readouterr().err.splitlines())


@pytest.mark.parametrize(
    ("language", "word"), [("en", "speak English"), ("de", "englisch"), ("fr", "anglais")]
)
def test_the_help_says_what_speaks_english_only(
    language: str, word: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", language, "--help"]) == 0
    foot = capsys.readouterr().out.strip().splitlines()[-1]
    assert word in foot
    assert {"referee", "arena", "heir"} <= {part.strip(",.") for part in foot.split()}


def test_what_is_for_programs_speaks_english_indeed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANGUAGE", "de")
    for command in ("arena", "heir"):
        with contextlib.suppress(SystemExit):
            main([command, "--help"])
        assert "show this help" in capsys.readouterr().out


def test_the_version_tells_whether_the_rules_are_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--version", "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines() == [f"Crypt {crypt_game.__version__}", "rules: Python"]
    monkeypatch.setattr(engine, "__file__", f"engine{EXTENSION_SUFFIXES[0]}")
    assert main(["--version", "--language", "en"]) == 0
    assert capsys.readouterr().out.splitlines()[1] == "rules: compiled"
