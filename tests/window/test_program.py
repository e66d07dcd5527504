"""The program started from the checkout, in a real window on a virtual screen."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path

import pytest

import crypt_game

from .hand import OpenWindow
from .program import GAME, log_of, run, surroundings, wait_for_size, wait_until

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]


def test_the_close_button_ends_the_program_cleanly(open_window: OpenWindow, home: Path) -> None:
    program, window = open_window(*GAME, **surroundings(home))
    window.close()
    assert program.wait(timeout=20) == 0
    assert "ERROR" not in log_of(home)
    assert "CRITICAL" not in log_of(home)


def test_a_polite_end_by_the_system_is_clean_too(open_window: OpenWindow, home: Path) -> None:
    program, _ = open_window(*GAME, **surroundings(home))
    program.send_signal(signal.SIGTERM)
    assert program.wait(timeout=20) == 0


def test_the_window_has_the_size_that_was_asked_for(open_window: OpenWindow, home: Path) -> None:
    _, window = open_window(*GAME, "--size", "1100x700", **surroundings(home))
    assert window.size == (1100, 700)


@pytest.mark.usefixtures("window_manager")
def test_full_screen_and_back_by_key(open_window: OpenWindow, home: Path) -> None:
    _, window = open_window(*GAME, "--size", "1280x720", **surroundings(home))
    for expected in ((1920, 1080), (1280, 720)):
        window.key("F11")
        wait_for_size(window, expected)
    remembered = json.loads((home / "settings.json").read_text(encoding="utf-8"))
    assert remembered["fullscreen"] is False


@pytest.mark.usefixtures("window_manager")
def test_full_screen_asked_for_at_the_start_can_be_left(open_window: OpenWindow, home: Path) -> None:
    _, window = open_window(*GAME, "--size", "1280x720", "--fullscreen", **surroundings(home))
    wait_for_size(window, (1920, 1080))
    window.key("F11")
    wait_for_size(window, (1280, 720))


def test_a_second_start_ends_and_leaves_the_first_running(
    open_window: OpenWindow, home: Path, virtual_screen: dict[str, str]
) -> None:
    program, window = open_window(*GAME, **surroundings(home))
    second = run(home, DISPLAY=virtual_screen["DISPLAY"])
    assert second.returncode == 0
    assert len(second.stdout.splitlines()) == 1
    assert program.poll() is None
    window.close()
    assert program.wait(timeout=20) == 0


@pytest.mark.usefixtures("window_manager")
@pytest.mark.parametrize("away", ["behind another window", "minimised"])
def test_a_second_start_brings_the_first_to_the_front(
    open_window: OpenWindow, home: Path, tmp_path: Path, virtual_screen: dict[str, str], away: str
) -> None:
    _, window = open_window(*GAME, "--size", "1280x720", **surroundings(home))
    wait_until(lambda: window.is_active, "the window in front")
    if away == "minimised":
        window.use("windowminimize", window.number)
    else:
        open_window(*GAME, "--size", "1280x720", **surroundings(tmp_path))
    wait_until(lambda: not window.is_active, "something else in front")
    run(home, DISPLAY=virtual_screen["DISPLAY"])
    wait_until(lambda: window.is_active, "the first in front again")


@pytest.mark.parametrize(
    "content", ["{", "[]", "\0\0", '{"language": 7, "text_size": "huge", "window_size": 3}']
)
def test_unreadable_settings_do_not_keep_the_window_shut(
    open_window: OpenWindow, home: Path, content: str
) -> None:
    (home / "settings.json").write_text(content)
    program, window = open_window(*GAME, **surroundings(home))
    window.close()
    assert program.wait(timeout=20) == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["--telepathy"],
        ["--size", "3"],
        ["--size"],
        ["--language", "tlh"],
        ["no such file.crypt"],
        ["one", "two"],
        ["--version=3"],
    ],
    ids=" ".join,
)
def test_a_command_line_that_makes_no_sense_is_one_clear_sentence(home: Path, arguments: list[str]) -> None:
    done = run(home, *arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert 1 <= len(done.stderr.splitlines()) <= 2
    assert "Traceback" not in done.stderr


def test_help_and_version_need_no_screen(home: Path) -> None:
    version = run(home, "--version")
    assert (version.returncode, version.stderr) == (0, "")
    assert crypt_game.__version__ in version.stdout
    assert "--language" in run(home, "--help").stdout
    assert list(home.iterdir()) == []


def test_without_any_screen_there_is_a_sentence_and_no_traceback(home: Path) -> None:
    done = run(home, SDL_VIDEODRIVER="x11", DISPLAY=":no-such-screen")
    assert done.returncode not in (0, -signal.SIGSEGV)
    assert done.stderr.strip()
    assert "Traceback" not in done.stderr
