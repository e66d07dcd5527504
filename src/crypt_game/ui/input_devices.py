"""All devices of one window as one: what their events mean, and which of them the player has in hand.

Captions name the keys of the keyboard, or the buttons of the gamepad while that was used last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from crypt_game.devices.gamepads import Gamepad, Gamepads
from crypt_game.devices.pad_buttons import PadPress, name_of, sign_of
from crypt_game.ui.input import (
    PAD_COMMANDS,
    WALKING,
    Command,
    HeldKeys,
    Intent,
    Keymap,
    Order,
    intent_of,
    key_caption,
)

__all__ = ["InputDevices"]

_ESCAPE = key_caption(pygame.K_ESCAPE)


class InputDevices:
    """Mouse, keyboard and gamepads of one window."""

    def __init__(self, keys: Mapping[str, str], pad_changed: Callable[[Gamepad, bool], None]) -> None:
        """`keys` are those that the player has changed; `pad_changed` is told of pads that come and go."""
        self.keymap = Keymap(keys)
        self._held = HeldKeys()
        self._pad_changed = pad_changed
        self.gamepads = Gamepads(self._note_pad)
        self.pad: Gamepad | None = None
        """The gamepad that was used last, if neither keys nor mouse were used since."""

    def intents(self, event: pygame.event.Event) -> Sequence[Intent]:
        """What the player means by an event. A key that is only held means nothing new, but for walking."""
        again = self._held.repeats(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.pad = None
        presses = self.gamepads.take(event)
        if presses:
            return self._orders(presses)
        intent = intent_of(event, self.keymap)
        if intent is None or (again and isinstance(intent, Order) and intent.command not in WALKING):
            return ()
        return (intent,)

    def update(self, dt: float) -> Sequence[Intent]:
        """What directions that are held on a pad mean after `dt` seconds."""
        return self._orders(self.gamepads.update(dt))

    def cap(self, command: Command) -> str:
        """What is printed on the key or button that gives a command; empty where none does."""
        if self.pad is not None:
            buttons = (button for button, given in PAD_COMMANDS.items() if given is command)
            button = next(buttons, None)
            return sign_of(button, self.pad.family) if button is not None else ""
        key = self.keymap.key(command)
        return key_caption(key) if key is not None else ""

    def name(self, command: Command, say: Callable[[str], str]) -> str:
        """What that is called in a sentence; `say` gives words by their key."""
        cap = self.cap(command)
        return say("key-escape") if cap == _ESCAPE else name_of(cap, say)

    def _orders(self, presses: Sequence[PadPress]) -> list[Intent]:
        if any(press.pressed for press in presses):
            self.pad = self.gamepads.pad(presses[-1].pad)
        return [Order(PAD_COMMANDS[press.button], press.pressed, press.pad) for press in presses]

    def _note_pad(self, pad: Gamepad, came: bool) -> None:
        if pad is self.pad:
            self.pad = None
        self._pad_changed(pad, came)
