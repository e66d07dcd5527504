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
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple

from gi.repository import Gio, GLib  # type: ignore[import-not-found]

ROLES = {
    7: "check box",
    16: "dialog",
    29: "label",
    32: "list item",
    43: "button",
    44: "choice",
    51: "slider",
    61: "text",
    62: "switch",
    79: "text",
    83: "heading",
    88: "link",
    116: "label",
}
"""The roles of AT-SPI that are told apart here; all others only hold nodes."""
LEAVES = frozenset(role for role, name in ROLES.items() if name != "dialog")
"""Below these is nothing."""
PRESSED = ("button", "choice", "switch", "check box", "list item")
LOOKS, QUIET = 0.05, 0.012
"""Seconds between two looks at the tree at most, and how long nothing may have been told of it before one."""
ENOUGH = 6
"""Presses within one decision, after which it is brought to an end."""
REWARDS = ("reroll", "take", "peek", "revive")
"""What a Collector's reward may be."""
REFUSALS = ("close", *(f"decline {reward}" for reward in REWARDS))
CHECKED = 1 << 4
"""The bit of the states that says that a switch is on."""
UGLY = re.compile(r"\.\.|\.,|,,| [:;,.]|: *\.|\{|\}|<[a-z/]")
"""What no sentence that is spoken may hold: doubled stops, a stop after a space, marks of our own."""
Place = tuple[str, str]
"""Where a node is asked: the name of its program on the bus, and its path there."""
DESKTOP: Place = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
NODE, ACTION = "org.a11y.atspi.Accessible", "org.a11y.atspi.Action"
PROPERTIES = "org.freedesktop.DBus.Properties"


class Question(NamedTuple):
    """What a node is asked over the bus."""

    place: Place
    interface: str
    method: str
    arguments: Any = None


class Seen(NamedTuple):
    """A node as it was found: what it is, what it is called, and where it is asked."""

    role: str
    name: str
    place: Place


class Told(NamedTuple):
    """What a node tells of itself: its role by number, what it is called, and the nodes right below it."""

    role: int
    name: str
    below: Sequence[Place]


@dataclass
class Report:
    """What one game was like for somebody who listens."""

    presses: int = 0
    heard: int = 0
    faults: set[str] = field(default_factory=set)


class Bus:
    """The bus of screen readers: asks what stands in the tree, and hears what is announced meanwhile."""

    def __init__(self) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        wake = GLib.Variant("(ssv)", ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True)))
        bus = ("org.a11y.Bus", "/org/a11y/bus")
        session.call_sync(*bus, PROPERTIES, "Set", wake, None, Gio.DBusCallFlags.NONE, -1)
        where = session.call_sync(*bus, "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, -1)
        client = Gio.DBusConnectionFlags
        flags = client.AUTHENTICATION_CLIENT | client.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(where.unpack()[0], flags)
        self.heard: list[str] = []
        self._stirred = False
        self._window: Place | None = None
        self._roles: dict[Place, int] = {}
        """The roles of the nodes that were there at the last look."""
        kinds = ("Announcement", "ChildrenChanged", "PropertyChange", "StateChanged")
        self._bus.signal_subscribe(
            None, "org.a11y.atspi.Event.Object", None, None, None, Gio.DBusSignalFlags.NONE, self._hear
        )
        registry = (DESKTOP[0], "/org/a11y/atspi/registry")
        wanted = [GLib.Variant("(sass)", (f"object:{kind}", [], "")) for kind in kinds]
        self.ask([Question(registry, DESKTOP[0], "RegisterEvent", event) for event in wanted])

    def ask(self, questions: Sequence[Question]) -> list[Any]:
        """The answers, None to what could not be answered. All is asked at once, for each way over the bus
        takes long."""
        answers: list[Any] = [None] * len(questions)
        waiting = len(questions)

        def answered(bus: Any, result: Any, number: int) -> None:
            nonlocal waiting
            waiting -= 1
            with suppress(GLib.Error):  # a node that went away meanwhile
                answers[number] = bus.call_finish(result).unpack()

        for number, (place, interface, method, arguments) in enumerate(questions):
            how = (interface, method, arguments, None, Gio.DBusCallFlags.NONE, -1, None)
            self._bus.call(*place, *how, answered, number)
        while waiting:
            GLib.MainContext.default().iteration(True)
        return answers

    def wait(self) -> None:
        """Hear what is said until the tree has changed and is quiet again, or for a moment."""
        until = time.monotonic() + LOOKS
        while time.monotonic() < until:
            if GLib.MainContext.default().iteration(False):
                if self._stirred:
                    self._stirred, until = False, min(until, time.monotonic() + QUIET)
            else:
                time.sleep(QUIET / 10)

    def tree(self) -> list[Seen]:
        """All nodes of the window in reading order; none while there is no window, or where the tree changed
        while it was read."""
        if self._window is None:
            self._window = self._find_window()
        if self._window is None:
            return []
        told: dict[Place, Told | None] = {}
        wanted = {self._window, *self._roles}  # most of them are still there: one question finds nearly all
        while wanted:
            told |= self._read([*wanted])
            wanted = {
                child for node in told.values() if node is not None for child in node.below
            } - told.keys()
        seen: list[Seen] = []

        def walk(at: Place) -> bool:
            node = told[at]
            if node is None:
                return False
            seen.append(Seen(ROLES.get(node.role, ""), node.name, at))
            return all(walk(child) for child in node.below)

        whole = walk(self._window)
        self._roles = {at: node.role for at, node in told.items() if node is not None}
        return seen if whole else []

    def _find_window(self) -> Place | None:
        at: Place | None = DESKTOP
        for _ in range(2):
            (answer,) = self.ask([Question(at, NODE, "GetChildren")]) if at is not None else (None,)
            at = answer[0][-1] if answer is not None and answer[0] else None
        return at

    def _read(self, places: Sequence[Place]) -> dict[Place, Told | None]:
        """Each of the nodes; None for what is not there any more. What never changes is asked once."""
        asked = {at: [property_of(at, "Name")] for at in places}
        for at, questions in asked.items():
            if at not in self._roles:
                questions.append(Question(at, NODE, "GetRole"))
            if self._roles.get(at) not in LEAVES:
                questions.append(Question(at, NODE, "GetChildren"))
        answers = iter(self.ask([each for questions in asked.values() for each in questions]))
        found: dict[Place, Told | None] = {}
        for at, questions in asked.items():
            told = {each.method: next(answers) for each in questions}
            there = None not in told.values()
            role, below = told.get("GetRole", (self._roles.get(at),)), told.get("GetChildren", ((),))
            found[at] = Told(role[0], told["Get"][0], below[0]) if there else None
        return found

    def _hear(self, _bus: Any, _from: str, _at: str, _kind: str, name: str, told: Any, *_: Any) -> None:
        self._stirred = True
        if name == "Announcement":
            self.heard.append(str(told.unpack()[3]))


def property_of(place: Place, name: str) -> Question:
    """What a property of a node holds."""
    return Question(place, PROPERTIES, "Get", GLib.Variant("(ss)", (NODE, name)))


class Robot:
    """Somebody who cannot see the screen."""

    def __init__(self, patience: float) -> None:
        """Each game may take `patience` seconds."""
        self.patience = patience
        self.bus, self.chance = Bus(), random.Random(1)
        self.seen: list[Seen] = []
        self.words: dict[str, str] = {}
        """What the names of things begin with, as patterns."""
        self.report = Report()
        self._tried = 0
        self._faults: set[str] = set()

    # what stands before it --------------------------------------------------------------------------------
    def look(self) -> None:
        """Read the whole tree, and note what would be a nuisance to hear."""
        self.bus.wait()
        self.seen = self.bus.tree()
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
        (told,) = self.bus.ask([property_of(control.place, "Description")])
        if told is None or re.search(self.words["not now"], *told):
            return False  # or it went away in this moment; what came instead is looked at next
        self.report.presses += 1
        (pressed,) = self.bus.ask([Question(control.place, ACTION, "DoAction", GLib.Variant("(i)", (0,)))])
        return pressed is not None

    @property
    def seats(self) -> int:
        """How many players the set-up shows."""
        return len(self.called("played by"))

    def _seats_changed(self, before: int) -> bool:
        return self.seats not in (0, before)

    def look_until(self, there: Callable[[], bool]) -> None:
        """Look until what was pressed has done this: a busy machine shows it late."""
        until = time.monotonic() + self.patience
        while not there():
            if time.monotonic() > until:
                raise TimeoutError("what was pressed did nothing")
            self.look()

    def is_on(self, switch: Seen) -> bool:
        """Whether a switch is told to be on."""
        (states,) = self.bus.ask([Question(switch.place, NODE, "GetState")])
        return states is not None and bool(states[0][0] & CHECKED)

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
        self.look_until(lambda: any(self.is_on(each) for each in self.called(game["mode"])))
        self.look()  # what was seen may be older than the mode
        while self.seats != game["seats"]:
            before = self.seats
            if before > game["seats"]:
                self.look_until(lambda: bool(self.called("leaves", "house leaves")))
                self.press(self.called("leaves", "house leaves")[-1])
            else:
                self.use("add", "add house")
            self.look_until(partial(self._seats_changed, before))
        self.use(game["collectors"])
        curse = self.find("cursed")
        if curse is not None and self.is_on(curse) != game["cursed"]:
            self.press(curse)
        if game["together"]:
            self.use("fill")
            self.use("person")
        self.use("play")

    def play(self, game: dict[str, Any]) -> Report:
        """One game from the menu to its final score and back. Raises TimeoutError where it does not end."""
        self.report, heard = Report(), len(self.bus.heard)
        self.chance.seed(game["number"])
        self.agree(game)
        until = time.monotonic() + self.patience
        while not (self.is_over and self.find("menu") is not None):
            if time.monotonic() > until:
                raise TimeoutError("the game does not end")
            self.look()
            self.decide()
        self.use("menu")
        self.look_until(lambda: not self.is_over)  # the score sheet, too, has a button for a new game
        said = self.bus.heard[heard:]
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
        for name in (*REFUSALS, "recover", "pass"):
            yield from ((found, True) for found in [self.find(name)] if found is not None)

    def _answers(self) -> list[Seen]:
        names = (*(f"accept {reward}" for reward in REWARDS), *REFUSALS, "propose")
        return [found for name in names if (found := self.find(name)) is not None]

    def _things(self) -> list[Seen]:
        """What a claim, a payment or a share is put together of."""
        return self.called("place", "effort", "die", "failed", "other owner", "kinds", "peek")


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
