"""pygame is imported with what the first frame needs, and finds the display that was begun before it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from crypt_game.desktop import early_pygame

SOURCE = str(Path(__file__).parents[2] / "src")


def told_by(program: str, **surroundings: str) -> str:
    env = {**os.environ, "PYTHONPATH": SOURCE, **surroundings}
    done = subprocess.run(
        [sys.executable, "-c", f"from crypt_game.desktop.early_pygame import *\n{program}"],
        env=env,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stderr == ""
    return done.stdout.strip()


def test_what_the_first_frame_does_not_need_comes_when_it_is_asked_for() -> None:
    told = told_by(
        "import sys\n"
        "import_pygame()\n"
        "import pygame\n"
        "print(*{'pygame.mixer', 'pygame.system', 'dataclasses'} & set(sys.modules))\n"
        "import pygame.mixer, pygame.system, pygame.pkgdata\n"
        "import_pygame()\n"
        "print(pygame.mixer.get_init(), pygame.mixer.music.get_busy, pygame.system.get_cpu_instruction_sets)"
    )
    assert told.startswith("None <built-in function get_busy> <built-in function get_cpu")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the display is opened by the first thread")
def test_the_display_is_open_before_pygame_is_asked_for_it() -> None:
    program = (
        "begin_display()\n"
        "import_pygame()\n"
        "import pygame\n"
        "wait_for_display()\n"
        "print(pygame.display.get_init(), pygame.display.get_driver())\n"
        "pygame.display.init()\n"
        "pygame.display.quit()\n"
        "print(pygame.display.get_init())"
    )
    assert told_by(program, SDL_VIDEODRIVER="dummy").split() == ["True", "dummy", "False"]


def test_a_driver_that_there_is_not_is_left_to_pygame() -> None:
    program = (
        "begin_display()\n"
        "import_pygame()\n"
        "import pygame\n"
        "wait_for_display()\n"
        "print(pygame.display.get_init())\n"
        "try:\n    pygame.display.init()\n"
        "except pygame.error as error:\n    print(error)"
    )
    assert told_by(program, SDL_VIDEODRIVER="none-such") == "False\nnone-such not available"


@pytest.mark.parametrize(
    ("system", "driver", "display", "begun"),
    [
        ("linux", None, ":0", True),
        ("linux", "x11", ":0", True),
        ("linux", None, None, False),
        ("linux", "wayland", ":0", False),
        ("linux", "wayland,x11", ":0", False),
        ("darwin", "dummy", None, False),
        ("win32", "dummy", None, False),
    ],
)
def test_the_first_thread_opens_what_only_it_may(
    monkeypatch: pytest.MonkeyPatch, system: str, driver: str | None, display: str | None, begun: bool
) -> None:
    for name, value in (("SDL_VIDEODRIVER", driver), ("DISPLAY", display)):
        monkeypatch.delenv(name, raising=False)
        if value is not None:
            monkeypatch.setenv(name, value)
    asked: list[str] = []
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(early_pygame, "find_spec", asked.append)
    early_pygame.begin_display()
    assert asked == ["pygame"] * begun


@pytest.mark.parametrize("missing", ["find_spec", "EXTENSION_SUFFIXES"])
def test_without_a_library_that_can_be_asked_nothing_is_begun(
    monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    monkeypatch.setattr(early_pygame, missing, [".none"] if missing.isupper() else lambda _name: None)
    early_pygame.begin_display()
    assert not early_pygame._begun
