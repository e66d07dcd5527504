"""A robot that plays by what a screen reader is told, and by nothing else. Run by the system's Python.

It reads the tree of the program over AT-SPI, presses what may be pressed, and listens to what is announced.
Standard input holds what it is to play, as `tests.listening_run.order` writes it. It prints a line of JSON
for each game it finished, and ends with 0 after the last one, else says where it was.
"""

from __future__ import annotations

import json
import random
import re
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # type: ignore[import-not-found]  # noqa: E402

PRESSED = ("push button", "radio button", "toggle button", "check box", "list item")
LEAVES = (*PRESSED[:-1], "label", "static", "heading", "slider", "text", "link")
"""Below these nothing is looked for: each question goes over the bus."""
LOOKS, QUIET = 0.05, 0.012
"""Seconds between two looks at the tree at most, and how long nothing may have been told of it before one."""
ENOUGH = 6
"""Presses within one decision, after which it is brought to an end."""
UGLY = re.compile(r"\.\.|\.,|,,| [:;,.]|: *\.|\{|\}|<[a-z/]")
"""What no sentence that is spoken may hold: doubled stops, a stop after a space, marks of our own."""


class Seen(NamedTuple):
    """A node as it was found: what it is, what it is called, and how it is asked."""

    role: str
    name: str
    node: Any


@dataclass
class Report:
    """What one game was like for somebody who listens."""

    presses: int = 0
    heard: int = 0
    faults: set[str] = field(default_factory=set)


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


def walk(node: Any) -> Iterator[Seen]:
    """A node and all below it, in reading order."""
    node.clear_cache()  # what was read before is not read anew by itself
    role = node.get_role_name()
    yield Seen(role, node.get_name() or "", node)
    if role in LEAVES:
        return
    for number in range(node.get_child_count()):
        child = node.get_child_at_index(number)
        if child is not None:
            yield from walk(child)


class Listener:
    """Hears what is announced, and that the tree changes, while the bus is looked at."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._stirred = False
        self._ear = Atspi.EventListener.new(self._hear)
        for kind in ("announcement", "children-changed", "property-change", "state-changed"):
            self._ear.register(f"object:{kind}")

    def _hear(self, event: Any) -> None:
        self._stirred = True
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))

    def wait(self) -> None:
        """Hear what is said until the tree has changed and is quiet again, or for a moment."""
        until = time.monotonic() + LOOKS
        while time.monotonic() < until:
            if GLib.MainContext.default().iteration(False):
                if self._stirred:
                    self._stirred, until = False, min(until, time.monotonic() + QUIET)
            else:
                time.sleep(QUIET / 10)


class Robot:
    """Somebody who cannot see the screen."""

    def __init__(self, patience: float) -> None:
        """Each game may take `patience` seconds."""
        self.patience = patience
        self.listener, self.chance = Listener(), random.Random(1)
        self.seen: list[Seen] = []
        self.words: dict[str, str] = {}
        """What the names of things begin with, as patterns."""
        self.report = Report()
        self._tried = 0
        self._faults: set[str] = set()

    # what stands before it --------------------------------------------------------------------------------
    def look(self) -> None:
        """Read the whole tree, and note what would be a nuisance to hear."""
        self.listener.wait()
        try:
            found = window()
            self.seen = list(walk(found)) if found is not None else []
        except GLib.Error:  # the tree changed while it was read
            self.seen = []
        else:
            found_now = set(faults(self.seen))
            self.report.faults |= found_now & self._faults  # a tree that changes while it is read is no fault
            self._faults = found_now

    def controls(self) -> list[Seen]:
        """What can be asked to be pressed."""
        return [each for each in self.seen if each.role in PRESSED]

    def called(self, *words: str) -> list[Seen]:
        """The controls that are called by these words, the words by their order."""
        found = self.controls()
        return [each for name in words for each in found if re.match(self.words[name], each.name)]

    def find(self, *words: str) -> Seen | None:
        """The first of them."""
        return next(iter(self.called(*words)), None)

    def press(self, control: Seen) -> bool:
        """Press a control; False where that is not possible now."""
        try:
            if re.search(self.words["not now"], control.node.get_description() or ""):
                return False
            self.report.presses += 1
            Atspi.Action.do_action(control.node, 0)
        except GLib.Error:  # it went away in this moment; what came instead is looked at next
            return False
        return True

    def use(self, *beginnings: str) -> None:
        """Press a control as soon as it is there."""
        until = time.monotonic() + self.patience
        while time.monotonic() < until:
            self.look()
            control = self.find(*beginnings)
            if control is not None and self.press(control):
                self.look()
                return
        raise TimeoutError(f"no control is called {[self.words[name] for name in beginnings]}")

    # a whole game -----------------------------------------------------------------------------------------
    def speak(self, words: dict[str, str], language: str) -> None:
        """Change the language in the settings; `words` are those that are to be understood from then on."""
        if not self.words:
            self.words = words
        self.use("settings")
        while not any(each.name.endswith(language) for each in self.controls()):
            self.look()
        self.press(next(each for each in self.controls() if language in each.name))
        self.words = words
        self.use("back")

    def agree(self, game: dict[str, Any]) -> None:
        """From the menu to the table."""
        self.use("new game")
        self.use(game["mode"])
        for _ in range(8):
            seats = len(self.called("played by"))
            if seats == game["seats"]:
                break
            if seats < game["seats"]:
                self.use("add", "add house")
            else:
                self.press(self.called("leaves", "house leaves")[-1])
            self.look()
        self.use(game["collectors"])
        curse = self.find("cursed")
        if curse is not None and is_on(curse) != game["cursed"]:
            self.press(curse)
        if game["together"]:
            self.use("fill")
            self.use("person")
        self.use("play")

    def play(self, game: dict[str, Any]) -> Report:
        """One game from the menu to its final score and back. Raises TimeoutError where it does not end."""
        self.report, heard = Report(), len(self.listener.heard)
        self.chance.seed(game["number"])
        self.agree(game)
        until = time.monotonic() + self.patience
        while not (self.is_over and self.find("menu") is not None):
            if time.monotonic() > until:
                raise TimeoutError("the game does not end")
            self.look()
            self.decide()
        self.use("menu")
        said = self.listener.heard[heard:]
        self.report.heard = len(said)
        self.report.faults |= {f"said: {text}" for text in said if UGLY.search(text)}
        return self.report

    @property
    def is_over(self) -> bool:
        return any(re.match(self.words["over"], each.name) for each in self.seen)

    def decide(self) -> None:
        """Do the first thing that can be done."""
        for control, ends in self._wishes():
            if self.press(control):
                self._tried = 0 if ends else self._tried + 1
                return

    def _wishes(self) -> Iterator[tuple[Seen, bool]]:
        """What it would like to press, and whether that ends what it is doing."""
        asked = any(each.role == "dialog" for each in self.seen)
        firsts = ["pass anyway", "all the same"] if asked else []
        patient = self._tried <= ENOUGH
        if not patient or self.chance.random() < 0.5:
            firsts.append("confirm")
        for name in ("ready", "go on", "ghost", "result", "agree", *firsts):
            yield from ((found, True) for found in [self.find(name)] if found is not None)
        if self.chance.random() < 0.7:
            answers = self._answers()
            yield from ((found, True) for found in self.chance.sample(answers, len(answers)))
        things = self._things() if patient else []
        yield from ((found, False) for found in self.chance.sample(things, min(3, len(things))))
        for name in ("decline", "recover", "pass"):
            yield from ((found, True) for found in [self.find(name)] if found is not None)

    def _answers(self) -> list[Seen]:
        names = ("accept reroll", "accept take", "accept peek", "accept revive", "decline", "propose")
        return [found for name in names if (found := self.find(name)) is not None]

    def _things(self) -> list[Seen]:
        """What a claim, a payment or a share is put together of."""
        return self.called("place", "effort", "die", "failed", "other owner", "kinds")


def is_on(switch: Seen) -> bool:
    """Whether a switch is told to be on."""
    return bool(switch.node.get_state_set().contains(Atspi.StateType.CHECKED))


def faults(seen: Sequence[Seen]) -> Iterator[str]:
    """What would be a nuisance to hear: no name, two names alike, marks and doubled stops."""
    pressed = [each.name for each in seen if each.role in PRESSED]
    for each in seen:
        if each.role in PRESSED and not each.name.strip():
            yield f"{each.role} without a name"
        if UGLY.search(each.name):
            yield f"{each.role}: {each.name}"
    yield from (f"twice: {name}" for name in sorted(set(pressed)) if pressed.count(name) > 1)


def main() -> int:
    order = json.load(sys.stdin)
    wake_the_bus()
    Atspi.init()
    robot = Robot(order["patience"])
    language = None
    for game in order["games"]:
        begun = time.monotonic()
        try:
            if game["language"] != language:
                language = game["language"]
                robot.speak(order["words"][language], order["names"][language])
            report = robot.play(game)
        except TimeoutError as error:
            print("stuck:", error, [each.name for each in robot.seen], flush=True)
            return 1
        told = {"presses": report.presses, "heard": report.heard, "faults": sorted(report.faults)}
        seconds = round(time.monotonic() - begun, 1)
        print(json.dumps({**game, "seconds": seconds, **told}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
