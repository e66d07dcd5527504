"""A hand at a real window on a virtual screen: mouse, keys, and the close button."""

from __future__ import annotations

import ctypes
import ctypes.util
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass

PATIENCE_SECONDS = 30.0


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

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        words = dict(
            line.split("=") for line in self.use("getwindowgeometry", "--shell", self.number).split()
        )
        return int(words["WIDTH"]), int(words["HEIGHT"])

    @property
    def is_active(self) -> bool:
        """Whether it is in front and has the keyboard, as far as the window manager knows."""
        command = ["xdotool", "getactivewindow"]
        found = subprocess.run(command, env=self.env, capture_output=True, text=True, check=False)
        return found.stdout.strip() == self.number

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a place in the window and press its left button there."""
        self.use("mousemove", "--window", self.number, str(x), str(y), "click", "1")

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
        command = ["xdotool", "search", "--onlyvisible", "--class", "."]
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


OpenWindow = Callable[..., tuple["subprocess.Popen[bytes]", Window]]
"""The fixture `open_window`: takes a command, returns the running program and its window."""
