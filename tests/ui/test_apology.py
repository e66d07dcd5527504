"""What a player sees when the game fails: a box of the system's own, and a way back into the game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from crypt_game.launch import resource
from crypt_game.text import Catalog
from crypt_game.ui.apology import apologise

PLAY_ON, COPY, CLOSE = range(3)


class Box:
    """Stands in for the system's message box: answers as told and remembers what it showed."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.shown: list[tuple[Any, ...]] = []

    def __call__(self, *args: Any) -> int:
        self.shown.append(args)
        return self.answers.pop(0)


@pytest.fixture
def report(tmp_path: Path) -> Path:
    path = tmp_path / "crash.txt"
    path.write_text("version: 1\nZeroDivisionError", encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("answer", "plays_on"), [(PLAY_ON, True), (CLOSE, False), (-1, False)])
def test_the_player_chooses_whether_to_play_on(
    monkeypatch: pytest.MonkeyPatch, report: Path, language: str, answer: int, plays_on: bool
) -> None:
    box = Box(answer)
    monkeypatch.setattr(pygame.display, "message_box", box)
    assert apologise(Catalog.load(language, resource("locale")), report) is plays_on
    title, told, *_ = box.shown[0]
    assert str(report) in told
    assert "crash-" not in title


def test_the_report_can_be_copied_first(monkeypatch: pytest.MonkeyPatch, report: Path) -> None:
    box, copied = Box(COPY, PLAY_ON), list[str]()
    monkeypatch.setattr(pygame.display, "message_box", box)
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    assert apologise(Catalog.load("en", resource("locale")), report)
    assert copied == [report.read_text(encoding="utf-8")]
    assert len(box.shown) == 2


def test_a_system_without_boxes_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> int:
        raise pygame.error("no box")

    monkeypatch.setattr(pygame.display, "message_box", fail)
    assert not apologise(Catalog.load("en", resource("locale")), None)
