"""Without a screen the program says so and ends; only who names a driver that nobody sees gets it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from crypt_game.desktop.single import Instance, claim
from crypt_game.window import display
from crypt_game.window.display import NoScreen, open_display

SOURCE = str(Path(__file__).parents[1] / "src")
GAME = [sys.executable, "-m", "crypt_game"]
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "SDL_VIDEODRIVER")

pytestmark = pytest.mark.timeout(60)


def surroundings(**more: str) -> dict[str, str]:
    bare = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return {**bare, "PYTHONPATH": SOURCE, **more}


@pytest.mark.skipif(sys.platform != "linux", reason="the other systems have no sessions without a screen")
@pytest.mark.parametrize("named", [{}, {"SDL_VIDEODRIVER": ""}, {"SDL_VIDEODRIVER": "x11"}])
@pytest.mark.parametrize(
    ("language", "told"), [("en", "cannot open"), ("de", "kein Fenster"), ("fr", "fenêtre")]
)
def test_the_program_says_so_and_ends(home: Path, language: str, told: str, named: dict[str, str]) -> None:
    done = subprocess.run(
        [*GAME, "--language", language], env=surroundings(**named), capture_output=True, text=True, timeout=30
    )
    assert done.returncode == 1
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not list((home / "logs").glob("crash-*"))
    after = claim(home)
    assert isinstance(after, Instance), "nobody holds the lock"
    after.close()


def test_who_names_the_dummy_driver_gets_it(home: Path) -> None:
    env = surroundings(SDL_VIDEODRIVER="dummy", CRYPT_GAME_FIRST_FRAME="1")
    with subprocess.Popen(GAME, env=env, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "first frame\n"
        program.send_signal(signal.SIGTERM)
        assert program.wait(timeout=20) == 0


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_what_sdl_falls_back_to_is_no_screen(monkeypatch: pytest.MonkeyPatch, driver: str) -> None:
    left: list[bool] = []
    monkeypatch.setattr(pygame.display, "get_init", lambda: True)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "quit", lambda: left.append(True))
    assert not display.has_screen()
    open_display()
    assert left == []
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoScreen):
        open_display()
    assert left == [True]


def test_a_window_is_no_texture_unless_that_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    open_display()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "opengl")
    open_display()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"
