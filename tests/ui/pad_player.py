"""Plays an app by gamepad and by nothing else: buttons, and the focus walked by the directional buttons."""

from __future__ import annotations

from collections import deque
from typing import NamedTuple

import pygame

from crypt_game.controls.input import Command
from crypt_game.controls.widget import Widget
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.letter_keys import LetterKeys
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import think_at_once
from .driver import ButtonHeir
from .driving import FRAME, ScreenPlayer

__all__ = ["PadHeir", "PadPlayer", "give_pad"]

WAYS = {
    Command.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Command.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Command.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Command.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
STICK = {Command.NEXT: 1.0, Command.PREVIOUS: -1.0}
XBOX = "030000005e040000120b000007050000"


class SilentDevice:
    """A pad without hardware; counts how often it rumbled."""

    def __init__(self, name: str) -> None:
        self.name, self.shaken = name, 0

    def rumble(self, low: float, high: float, duration: int) -> bool:
        self.shaken += 1
        return True

    def quit(self) -> None:
        """There is nothing to give back."""


class GivenPad(NamedTuple):
    """A pad of a test."""

    instance: int
    device: SilentDevice


def give_pad(app: App, name: str = "Xbox Wireless Controller", guid: str = XBOX) -> GivenPad:
    """Plug a pad in that exists only in the test."""
    instance = 100 + len(app.devices.gamepads.pads)
    device = SilentDevice(name)
    app.devices.gamepads.open_device = lambda _: (instance, device)
    app.step(0.01, [pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=0, guid=guid)])
    return GivenPad(instance, device)


class PadPlayer(ScreenPlayer):
    """Somebody with one pad in both hands."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        if not app.stack:
            navigation.open_at_start(app)
        self.pad = give_pad(app)

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        assert isinstance(self.scene, TableScene)
        return self.scene

    def begin_game(self) -> None:
        """From the menu to the first question at the table."""
        think_at_once(self.app)
        self.wait()
        self.use("play")
        for _ in range(600):
            self.wait()
            if isinstance(self.scene, TableScene) and self.scene.commands.claim is not None:
                return
        raise AssertionError(f"no claim is asked for at {self.scene}")

    def push(self, button: int, *, down: bool = True) -> None:
        """Push a button down or let it go."""
        kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
        self._send(kind, instance_id=self.pad.instance, button=button)

    def tap(self, button: int) -> None:
        """Push a button down and let it go."""
        self.push(button)
        self.push(button, down=False)

    def pull(self, axis: int, value: float = 1.0) -> None:
        """Pull a trigger so far."""
        at = round(value * 32767)
        self._send(pygame.CONTROLLERAXISMOTION, instance_id=self.pad.instance, axis=axis, value=at)

    def unplug(self) -> None:
        """Take the pad away."""
        self._send(pygame.CONTROLLERDEVICEREMOVED, instance_id=self.pad.instance)

    def send_key(self, key: int, *, down: bool) -> None:
        """Push a key of the keyboard down or let it go."""
        kind = pygame.KEYDOWN if down else pygame.KEYUP
        self._send(kind, key=key, mod=pygame.KMOD_NONE, unicode="", scancode=0)

    def flick(self, axis: int, value: float) -> None:
        """Push a stick and let it go."""
        for at in (value, 0.0):
            self._send(
                pygame.CONTROLLERAXISMOTION, instance_id=self.pad.instance, axis=axis, value=round(at * 32767)
            )

    def use(self, key: str) -> None:
        """Walk the focus to a widget and press it."""
        self.walk_to(key)
        self.tap(pygame.CONTROLLER_BUTTON_A)

    def walk_to(self, key: str) -> None:
        """Walk to a widget the shortest way. Fails where no way leads there."""
        self.widget(key)
        for _ in range(len(self.scene.controls.widgets) + 8):
            focus = self.scene.controls.focus
            if focus is not None and focus.key == key and self.scene.controls.by_keys:
                return
            self._take_step(self._first_step(key))
        raise AssertionError(f"the pad does not reach {key!r}")

    def write(self, words: str) -> None:
        """Write these words on the letters of the screen, in place of what stands there."""
        scene = self.scene
        assert isinstance(scene, LetterKeys)
        while scene.line.text:
            self.tap(pygame.CONTROLLER_BUTTON_X)
        for letter in words:
            if letter != " " and scene.line.capital != letter.isupper():
                self.tap(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
            self.use("space" if letter == " " else f"letter-{letter.lower()}")
        assert scene.line.text == words
        self.use("done")

    def order(self, command: Command) -> None:
        """Choose a command from the list."""
        self.tap(pygame.CONTROLLER_BUTTON_START)
        number = self.scene._commands.index(command)  # type: ignore[attr-defined]
        for _ in range(number):
            self.tap(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
        self.tap(pygame.CONTROLLER_BUTTON_A)

    def _take_step(self, command: Command) -> None:
        if command in WAYS:
            self.tap(WAYS[command])
        else:
            self.flick(pygame.CONTROLLER_AXIS_RIGHTX, STICK[command])

    def _first_step(self, key: str) -> Command:
        """The first step of the shortest way of arrows; where none leads there, to the next control."""
        controls = self.scene.controls
        start = controls.focus
        if start is None or not controls.by_keys:
            return Command.DOWN
        first: dict[str, Command] = {start.key: Command.NEXT}
        waiting = deque([start])
        while waiting:
            here = waiting.popleft()
            if here.key == key:
                return first[key]
            for command, (across, along) in {
                Command.LEFT: (-1, 0),
                Command.RIGHT: (1, 0),
                Command.UP: (0, -1),
                Command.DOWN: (0, 1),
            }.items():
                if across and type(here).adjust is not Widget.adjust:
                    continue  # there the arrow turns a value
                there = here.leads_to(command) or controls._nearest(here, across, along)
                if there is not None and there.key not in first:
                    first[there.key] = command if here is start else first[here.key]
                    waiting.append(there)
        return Command.NEXT


class PadHeir(ButtonHeir, PadPlayer):
    """Plays whole games by gamepad: the buttons of the table, or those of the pad that mean the same."""

    def __init__(self, app: App, seed: int = 1, *, frame: float = FRAME, haste: float = 0.0) -> None:
        super().__init__(app, seed, frame=frame, haste=haste)
        self.pad = give_pad(app)

    def use(self, key: str) -> None:
        PadPlayer.use(self, key)

    @property
    def table(self) -> TableScene:
        return self.at(TableScene)

    def hurry(self) -> None:
        if not self.table.event_player.idle:
            self.tap(pygame.CONTROLLER_BUTTON_A)

    def choose_effort(self, effort: int) -> None:
        """By the shoulder buttons where they lead there, else by the buttons of the table."""
        target = self.draft.target
        while target is not None and (now := self.draft.groups[target].effort) != effort:
            self.tap(
                pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
                if now < effort
                else pygame.CONTROLLER_BUTTON_LEFTSHOULDER
            )
            if self.draft.groups[target].effort == now:
                self.use(f"effort-{effort}")

    def choose_confirm(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_X)

    def choose_recover(self) -> None:
        self.order(Command.RECOVER)

    def choose_undo(self) -> None:
        self.tap(pygame.CONTROLLER_BUTTON_BACK)
