"""The program fails in a real window, starts itself again, and the game goes on."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import packager
import pytest

from .hand import OpenWindow, Window
from .program import let_it_catch_up, log_of, steps, surroundings, wait_until
from .test_play import SIZE_OPTION, claim_by_keys, new_game, settle_in

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11"),
]

BREAKABLE = (sys.executable, "-P", str(Path(__file__).with_name("breakable.py")), *SIZE_OPTION)


@contextmanager
def family(first: subprocess.Popen[bytes]) -> Iterator[None]:
    """Ends, in the end, every process that came of the first one."""
    try:
        yield
    finally:
        for process in relatives(first):
            os.kill(process, signal.SIGKILL)


def relatives(first: subprocess.Popen[bytes]) -> list[int]:
    """The processes of the first one's group that live, the oldest first."""
    listed = subprocess.run(["ps", "-eo", "pid=,pgid=,stat="], capture_output=True, text=True, check=True)
    rows = [line.split() for line in listed.stdout.splitlines()]
    return sorted(int(pid) for pid, group, state in rows if int(group) == first.pid and state[0] != "Z")


def fail(first: subprocess.Popen[bytes], window: Window, home: Path) -> Window:
    """Let the program fail; returns the window that it opens next."""
    assert first.stdout is not None
    (home / "fail").touch()
    assert first.stdout.readline() == b"first frame\n"
    return the_window(window)


def the_window(before: Window) -> Window:
    """The one window on the screen, after the one before has gone."""
    [number] = before.use("search", "--onlyvisible", "--class", "crypt-game").split()
    return Window(number, before.env)


def reports(home: Path) -> list[Path]:
    """What was written about failures."""
    return sorted((home / "logs").glob("crash-*.txt"))


def test_the_failed_game_is_on_the_table_again_and_goes_on(open_window: OpenWindow, home: Path) -> None:
    settle_in(home)
    program, window = open_window(*BREAKABLE, **surroundings(home))
    with family(program):
        record = new_game(window, home)
        claim_by_keys(window, record)
        kept = steps(record)
        window = fail(program, window, home)
        assert program.wait(timeout=20) == 1
        let_it_catch_up(home)
        window.key("Return")
        let_it_catch_up(home)
        claim_by_keys(window, record)
        assert steps(record)[: len(kept)] == kept
        window.close()
        wait_until(lambda: not relatives(program), "the end of the second process")
    assert len(reports(home)) == 1


def test_who_fails_again_at_once_asks_in_a_box_of_the_system_which_can_be_ended(
    open_window: OpenWindow, home: Path
) -> None:
    settle_in(home)
    program, window = open_window(*BREAKABLE, **surroundings(home))
    with family(program):
        window = fail(program, window, home)
        program.wait(timeout=20)
        (home / "fail").touch()
        # SDL shows its box from a process of its own.
        wait_until(lambda: len(relatives(program)) > 1, "a box of the system")
        for process in relatives(program):
            os.kill(process, signal.SIGTERM)
        wait_until(lambda: not relatives(program), "the end of everything")
    assert len(reports(home)) == 2


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_package_goes_on_as_well_when_a_picture_was_missing(
    open_window: OpenWindow, home: Path, built: Path, place: Path, language: str
) -> None:
    """The pictures are gone for the moment in which the rulebook needs them, or the table, of which a slow
    machine may still be making parts."""
    settle_in(home, language=language)
    moved = place / built.name
    shutil.copytree(built, moved, symlinks=True)
    pictures = next(moved.rglob("assets/svg"))
    executable = moved / packager.built_program().relative_to(packager.built_folder())
    program, window = open_window(executable, *SIZE_OPTION, CRYPT_GAME_HOME=str(home))
    with family(program):
        record = new_game(window, home)
        kept = steps(record)
        pictures.rename(pictures.with_name("away"))
        window.key("F1")
        wait_until(lambda: bool(reports(home)), "a report")
        pictures.with_name("away").rename(pictures)
        assert program.stdout is not None
        assert program.stdout.readline() == b"first frame\n"
        assert program.wait(timeout=20) == 1
        said = reports(home)[0].read_text(encoding="utf-8")
        assert f"language: {language}\n" in said
        assert "scenes: TableScene" in said
        window = the_window(window)
        window.key("Return")
        let_it_catch_up(home)
        claim_by_keys(window, record)
        assert steps(record)[: len(kept)] == kept


def test_a_screen_that_goes_away_costs_nothing(
    open_window: OpenWindow, home: Path, screen_to_lose: tuple[dict[str, str], subprocess.Popen[bytes]]
) -> None:
    """With a game on the table the program ends, and goes on where there is a screen again."""
    settle_in(home)
    screen, server = screen_to_lose
    program, window = open_window(*BREAKABLE, **{**surroundings(home), "DISPLAY": screen["DISPLAY"]})
    record = new_game(window, home)
    claim_by_keys(window, record)
    kept = record.read_bytes()
    server.kill()
    assert program.wait(timeout=20) != 0
    assert record.read_bytes() == kept
    assert "Traceback" not in log_of(home)
    program, window = open_window(*BREAKABLE, **surroundings(home))
    window.key("Return")
    let_it_catch_up(home)
    claim_by_keys(window, record)
    assert record.read_bytes().startswith(kept)
