"""What a player sees when the game fails: a box of the system's own, and a way back into the game."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from crypt_game.launch import resource
from crypt_game.text import Catalog
from crypt_game.ui import navigation
from crypt_game.ui.crash_message import apologise

from .conftest import OpenApp
from .driving import ScreenPlayer

PLAY_ON, COPY, FOLDER, CLOSE = range(4)


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
def screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    before = {number: signal.getsignal(number) for number in (signal.SIGTERM, signal.SIGINT)}
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


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


def test_the_folder_can_be_opened_first(monkeypatch: pytest.MonkeyPatch, report: Path) -> None:
    box, shown = Box(FOLDER, CLOSE), list[Path]()
    monkeypatch.setattr(pygame.display, "message_box", box)
    monkeypatch.setattr("crypt_game.ui.crash_message.show_folder", shown.append)
    assert not apologise(Catalog.load("en", resource("locale")), report)
    assert shown == [report.parent]


def test_a_system_without_boxes_ends_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> int:
        raise pygame.error("no box")

    monkeypatch.setattr(pygame.display, "message_box", fail)
    assert not apologise(Catalog.load("en", resource("locale")), None)


def test_a_locale_that_this_machine_lacks_costs_no_letters_and_is_kept_for_the_next_process(
    monkeypatch: pytest.MonkeyPatch, report: Path
) -> None:
    if sys.platform != "linux":
        pytest.skip("only X11 asks the locale")
    monkeypatch.setenv("LC_ALL", "xx_XX.UTF-8")
    during: list[str | None] = []
    box = Box(CLOSE)

    def show(*args: Any) -> int:
        during.append(os.environ.get("LC_ALL"))
        return box(*args)

    monkeypatch.setattr(pygame.display, "message_box", show)
    apologise(Catalog.load("de", resource("locale")), report)
    assert during == ["C.UTF-8"]
    assert os.environ["LC_ALL"] == "xx_XX.UTF-8"


def test_the_dialog_over_what_goes_on_offers_the_same_and_stays_until_it_is_answered(
    open_app: OpenApp, report: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied, shown, answered = list[str](), list[Path](), list[bool]()
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    monkeypatch.setattr("crypt_game.desktop.file_manager.show_folder", lambda path: shown.append(path))
    app = open_app()
    navigation.open_at_start(app)
    navigation.pages.open_crash_notice(app, report, lambda: answered.append(True))
    player, dialog = ScreenPlayer(app), app.stack.top
    player.choose("copy")
    player.choose("folder")
    player.wait()
    assert copied == [report.read_text(encoding="utf-8")]
    assert shown == [report.parent]
    said = [app.words.say(key) for key in ("toast-report-copied", "toast-folder-not-shown")]
    assert app.toasts.texts == said, "what shows no folder says so"
    assert app.stack.top is dialog
    assert answered == []
    player.choose("stay")
    assert answered == [True]
    assert app.stack.top is not dialog


def test_a_report_that_is_gone_cannot_be_copied_and_that_is_said(open_app: OpenApp, tmp_path: Path) -> None:
    app = open_app()
    navigation.open_at_start(app)
    navigation.pages.open_crash_notice(app, tmp_path / "gone.txt", lambda: None)
    ScreenPlayer(app).choose("copy")
    ScreenPlayer(app).wait()
    assert app.toasts.texts == [app.words.say("toast-report-not-copied")]
