"""A program with a window speaks to the console it was started from, and to files and pipes it was given."""

from __future__ import annotations

import ctypes
import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TextIO

import pytest

from crypt_game.__main__ import main
from crypt_game.desktop import streams
from crypt_game.desktop.streams import binary_streams, connect_streams, text_output


class FakeConsole:
    """A console that is there or not, with some streams sent elsewhere by the starter."""

    def __init__(self, *, there: bool = True, redirected: dict[str, int] | None = None) -> None:
        self._there, self._redirected = there, redirected or {}
        self.attached = 0

    def redirected(self, name: str) -> int | None:
        return self._redirected.get(name)

    def attach(self) -> bool:
        self.attached += 1
        return self._there


class Opened:
    """Remembers what is opened; the console's devices are files of this folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.places: list[int | str] = []
        (folder / "CONIN$").write_text("")

    def __call__(self, place: int | str, mode: str) -> TextIO:
        self.places.append(place)
        target = self.folder / place if isinstance(place, str) and place.startswith("CON") else place
        return io.TextIOWrapper(io.FileIO(target, mode), "utf-8", write_through=True)


@pytest.fixture
def opened(tmp_path: Path) -> Opened:
    return Opened(tmp_path)


@pytest.fixture
def windowed(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Starts as Windows starts a program with a window: without standard streams.

    Called by the test itself, for pytest puts its own in place between fixture and test.
    """

    def begin() -> None:
        for name in ("stdin", "stdout", "stderr"):
            monkeypatch.setattr(sys, name, None)

    return begin


def on_windows(monkeypatch: pytest.MonkeyPatch, console: FakeConsole, opened: Opened) -> None:
    monkeypatch.setattr(streams, "_windows_console", lambda: console)
    monkeypatch.setattr(streams, "_open", opened)


def test_without_a_place_streams_go_to_the_console_of_the_starter(
    opened: Opened, windowed: Callable[[], None]
) -> None:
    windowed()
    console = FakeConsole()
    connect_streams(console, opened)
    assert opened.places == ["CONIN$", "CONOUT$", "CONOUT$"]
    assert console.attached == 1


def test_a_stream_that_was_sent_elsewhere_goes_there(
    opened: Opened, tmp_path: Path, windowed: Callable[[], None]
) -> None:
    windowed()
    descriptor = os.open(tmp_path / "answers", os.O_WRONLY | os.O_CREAT)
    connect_streams(FakeConsole(redirected={"stdout": descriptor}), opened)
    assert opened.places == [descriptor, "CONIN$", "CONOUT$"]
    sys.stdout.write("said")
    sys.stdout.flush()
    assert (tmp_path / "answers").read_text() == "said"


def test_where_all_streams_were_sent_elsewhere_no_console_is_joined(
    opened: Opened, windowed: Callable[[], None]
) -> None:
    windowed()
    console = FakeConsole(
        redirected={name: os.open(os.devnull, os.O_RDWR) for name in ("stdin", "stdout", "stderr")}
    )
    connect_streams(console, opened)
    assert not console.attached


def test_a_stream_that_python_opened_itself_stays(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, windowed: Callable[[], None]
) -> None:
    windowed()
    kept = io.StringIO()
    monkeypatch.setattr(sys, "stdout", kept)
    connect_streams(FakeConsole(), opened)
    assert sys.stdout is kept
    assert opened.places == ["CONIN$", "CONOUT$"]


def test_by_double_click_there_is_nothing_to_write_to(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, windowed: Callable[[], None]
) -> None:
    windowed()
    on_windows(monkeypatch, FakeConsole(there=False), opened)
    assert text_output() is None
    assert text_output(error=True) is None


def test_a_device_that_cannot_be_opened_is_no_error(
    monkeypatch: pytest.MonkeyPatch, windowed: Callable[[], None]
) -> None:
    windowed()

    def refuse(place: int | str, mode: str) -> TextIO:
        raise OSError(6, "The handle is invalid")

    connect_streams(FakeConsole(), refuse)
    assert text_output() is None


def test_without_any_console_a_command_reads_nothing_and_ends(
    monkeypatch: pytest.MonkeyPatch, windowed: Callable[[], None]
) -> None:
    windowed()
    monkeypatch.setattr(streams, "_windows_console", lambda: FakeConsole(there=False))
    stdin, stdout = binary_streams()
    assert stdin.read() == b""
    assert stdout.write(b"unheard") == 7


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--version"], "Crypt "),
        (["--help"], "--data-dir"),
        (["verify"], "crypt-game verify"),
        (["--no-such-option"], "--no-such-option"),
        (["heir"], "--level"),
        (["arena", "--help"], "--games"),
    ],
)
def test_what_a_command_says_stands_in_the_console(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str, windowed: Callable[[], None]
) -> None:
    windowed()
    on_windows(monkeypatch, FakeConsole(), opened)
    main([*words])
    assert said in (opened.folder / "CONOUT$").read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [["referee"], ["heir", "--level", "squire"]])
def test_programs_for_programs_answer_what_is_typed_into_the_console(
    opened: Opened, monkeypatch: pytest.MonkeyPatch, words: list[str], windowed: Callable[[], None]
) -> None:
    windowed()
    (opened.folder / "CONIN$").write_bytes(b"no request\r\n")
    on_windows(monkeypatch, FakeConsole(), opened)
    assert main(words) == 0
    answer = json.loads((opened.folder / "CONOUT$").read_text())
    assert answer["error"] == "bad_json"


class FakeFunction:
    """A function of a DLL: it can be called, and told its types."""

    def __init__(self, *answers: int | None) -> None:
        self.answers = list(answers)
        self.asked: list[tuple[int, ...]] = []

    def __call__(self, *arguments: int) -> int | None:
        self.asked.append(arguments)
        return self.answers[min(len(self.asked), len(self.answers)) - 1]


def test_the_system_is_asked_with_whole_handles(monkeypatch: pytest.MonkeyPatch) -> None:
    wide = 0x7FF1_2345_6789
    kernel = SimpleNamespace(
        GetStdHandle=FakeFunction(wide, None, wide),
        GetFileType=FakeFunction(3, 0),
        AttachConsole=FakeFunction(1),
    )
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setitem(
        sys.modules, "msvcrt", SimpleNamespace(open_osfhandle=lambda handle, flags: handle + 1)
    )
    console = streams._windows_console()
    assert console is not None
    assert console.redirected("stdin") == wide + 1  # a pipe
    assert console.redirected("stdout") is None  # no handle
    assert console.redirected("stderr") is None  # the handle of a console that is gone
    assert kernel.GetStdHandle.asked == [(-10,), (-11,), (-12,)]
    assert kernel.GetStdHandle.restype is ctypes.c_void_p
    assert console.attach()
    assert kernel.AttachConsole.asked == [(-1,)]
