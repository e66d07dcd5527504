"""The packaged program, built anew if it is older than what it is made of, and a hand to use it with."""

from __future__ import annotations

import ctypes
import ctypes.util
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import packager
import pytest
from bootstrap import ROOT

SOURCES = ("src", "assets", "locale", "packaging", "build_scripts/package_systems.py", "requirements.txt")
PATIENCE_SECONDS = 30.0


def newest(path: Path) -> float:
    files = path.rglob("*") if path.is_dir() else [path]
    return max((file.stat().st_mtime for file in files if "__pycache__" not in file.parts), default=0.0)


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the folder build, up to date."""
    program = packager.built_program()
    if not program.exists() or program.stat().st_mtime < max(newest(ROOT / source) for source in SOURCES):
        packager.freeze(one_file=False)
    return packager.built_folder()


@pytest.fixture
def place() -> Iterator[Path]:
    """A new folder that any user may enter, as pytest's own may not."""
    folder = Path(tempfile.mkdtemp(prefix="crypt-package-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@dataclass(frozen=True, slots=True)
class Window:
    """The program's window on a virtual screen, and the hand that uses it."""

    number: str
    env: dict[str, str]

    def use(self, *command: str) -> str:
        """What xdotool answers to a command."""
        done = subprocess.run(
            ["xdotool", *command], env=self.env, capture_output=True, text=True, check=True, timeout=30
        )
        return done.stdout.strip()

    def key(self, *keys: str) -> None:
        """Press keys, one after the other, by their X names."""
        self.use("key", "--delay", "60", *keys)

    def close(self) -> None:
        """What a window manager sends for the close button."""
        ask_to_close(self.env["DISPLAY"], int(self.number))


def find_window(env: dict[str, str], program: subprocess.Popen[bytes]) -> Window:
    """The visible window of a program that was just started; fails if it ends or shows none."""
    until = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < until and program.poll() is None:
        command = ["xdotool", "search", "--onlyvisible", "--class", "crypt-game"]
        found = subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout.split()
        if found:
            return Window(found[-1], env)
        time.sleep(0.1)
    raise AssertionError(f"no window; exit status {program.poll()}")


class ClientMessage(ctypes.Structure):
    """XClientMessageEvent of Xlib."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("room", ctypes.c_long * 24),
    )


def ask_to_close(display_name: str, window: int) -> None:
    """Send WM_DELETE_WINDOW, which no command-line tool does without a window manager."""
    x11 = ctypes.CDLL(ctypes.util.find_library("X11"))
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(display_name.encode()))
    protocols, delete = (
        x11.XInternAtom(display, name, False) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW")
    )
    client_message = 33
    data = (ctypes.c_long * 5)(delete)
    message = ClientMessage(client_message, 0, 1, display, window, protocols, 32, data)
    x11.XSendEvent(display, ctypes.c_ulong(window), False, ctypes.c_long(0), ctypes.byref(message))
    x11.XCloseDisplay(display)


@pytest.fixture
def open_window(
    virtual_screen: dict[str, str],
) -> Iterator[Callable[..., tuple[subprocess.Popen[bytes], Window]]]:
    """Starts a program in a clean environment on the virtual screen, and ends it afterwards."""
    running: list[subprocess.Popen[bytes]] = []

    def start(program: Path, *arguments: str, **surroundings: str) -> tuple[subprocess.Popen[bytes], Window]:
        env = {
            "DISPLAY": virtual_screen["DISPLAY"],
            "PATH": "/nonexistent",
            "SDL_AUDIODRIVER": "dummy",
            **surroundings,
        }
        running.append(subprocess.Popen([program, *arguments], env=env, cwd="/", start_new_session=True))
        return running[-1], find_window(virtual_screen, running[-1])

    yield start
    for program in running:
        if program.poll() is None:
            program.kill()
        program.wait()
