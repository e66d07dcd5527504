"""A hand at a real window on a virtual screen: mouse, keys, and the close button."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pygame
from Xlib import X
from Xlib.display import Display
from Xlib.protocol.event import ClientMessage

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

    def picture(self, area: pygame.Rect) -> pygame.Surface:
        """What a part of the window shows."""
        with _connected(self) as (_, window):
            image = window.get_image(*area, X.ZPixmap, 0xFFFFFFFF)
        return pygame.image.frombuffer(image.data, area.size, "BGRA").convert()

    def click(self, x: int, y: int) -> None:
        """Move the mouse to a place in the window and press its left button there."""
        self.use("mousemove", "--window", self.number, str(x), str(y), "click", "1")

    def key(self, *keys: str) -> None:
        """Press keys, one after the other, by their X names."""
        self.use("key", "--delay", "60", *keys)

    def close(self) -> None:
        """What a window manager sends for the close button."""
        with _connected(self) as (display, window):
            kind, delete = map(display.intern_atom, ("WM_PROTOCOLS", "WM_DELETE_WINDOW"))
            words = [delete, X.CurrentTime, 0, 0, 0]
            window.send_event(ClientMessage(window=window, client_type=kind, data=(32, words)))


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


@contextmanager
def _connected(window: Window) -> Iterator[tuple[Display, Any]]:
    """The screen, and the window as the library knows it."""
    display = Display(window.env["DISPLAY"])
    yield display, display.create_resource_object("window", int(window.number))
    display.sync()
    display.close()


OpenWindow = Callable[..., tuple["subprocess.Popen[bytes]", Window]]
"""The fixture `open_window`: takes a command, returns the running program and its window."""
