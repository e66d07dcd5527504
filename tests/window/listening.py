"""A robot that plays by what a screen reader is told, and by nothing else. Run by the system's Python.

It reads the tree of the program over AT-SPI, presses what may be pressed, and prints a line for each thing it
was told. Arguments: the words that it must know (JSON) and how many seconds it may take. Ends with 0 at the
final score, else says where it was.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # type: ignore[import-not-found]  # noqa: E402

PRESSED = ("push button", "radio button", "toggle button", "list item")


def wake_the_bus() -> None:
    """Tell programs that a screen reader is there."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    value = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
    where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
    session.call_sync(*where, value, None, Gio.DBusCallFlags.NONE, -1)


def window() -> Any:
    """The window of the program, or None while there is none."""
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        program = desktop.get_child_at_index(number)
        if program is not None and program.get_child_count():
            return program.get_child_at_index(0)
    return None


def walk(node: Any) -> Iterator[Any]:
    """A node and all below it, in reading order."""
    node.clear_cache()  # what was read before is not read anew by itself
    yield node
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from walk(child)


def may_be_pressed(node: Any, words: dict[str, str]) -> bool:
    """Whether the node is a control that can be used now."""
    return node.get_role_name() in PRESSED and not node.get_description().startswith(words["not now"])


class Player:
    """Somebody who cannot see the screen; `words` are those of the language of the game."""

    def __init__(self, words: dict[str, str]) -> None:
        self.words = words
        self.last = ""

    def step(self, nodes: list[Any]) -> bool:
        """Do the next thing; False at the final score."""
        names = [node.get_name() for node in nodes]
        if self.words["over"] in names:
            return False
        control = self._next_control([node for node in nodes if may_be_pressed(node, self.words)])
        if control is not None:
            self.last = control.get_name()
            print("press:", self.last, flush=True)
            control.get_action_iface().do_action(0)
        return True

    def _next_control(self, controls: list[Any]) -> Any:
        """What to press now: a claim that stands is confirmed, a free card is claimed, else dice recover."""
        wanted = [
            self.words["go on"],
            self.words["confirm"],
            self.words["play"],
            self.words["agree"],
            self.words["decline"],
        ]
        for name in wanted:
            for control in controls:
                if control.get_name().startswith(name):
                    return control
        free = [control for control in controls if self.words["free"] in control.get_name()]
        for control in free:
            if control.get_name() != self.last:
                return control
        for name in (self.words["recover"], self.words["pass"]):
            for control in controls:
                if control.get_name().startswith(name):
                    return control
        return None


def main(arguments: list[str]) -> int:
    words, patience = json.loads(arguments[0]), float(arguments[1])
    wake_the_bus()
    Atspi.init()
    until = time.monotonic() + patience
    player = Player(words)
    nodes: list[Any] = []
    while time.monotonic() < until:
        time.sleep(0.15)
        try:
            found = window()
            nodes = list(walk(found)) if found is not None else []
            if nodes and not player.step(nodes):
                return 0
        except GLib.Error:  # the tree changed while it was read
            continue
    print("stuck at:", [node.get_name() for node in nodes], flush=True)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
