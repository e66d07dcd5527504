"""All devices of one window as one: what their events mean, and which of them the player has in hand.

Captions name the keys of the keyboard, or the buttons of the gamepad while that was used last.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pygame

from crypt_game.controls.input import (
    OUTSIDE,
    PAD_COMMANDS,
    WALKING,
    Command,
    HeldKeys,
    Intent,
    Keymap,
    Order,
    Pointer,
    PointerKind,
    intent_of,
    key_caption,
)
from crypt_game.devices.fingers import Fingers, FingerSign, FingerSignKind
from crypt_game.devices.gamepads import Gamepad, Gamepads
from crypt_game.devices.pad_buttons import PadPress, name_of, sign_of

__all__ = ["InputDevices"]

_FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
_KINDS = {
    FingerSignKind.HOLD: PointerKind.HOLD,
    FingerSignKind.SECOND: PointerKind.LET_GO,
    FingerSignKind.SCROLL: PointerKind.WHEEL,
    FingerSignKind.LIFT: PointerKind.LEAVE,
}


class InputDevices:
    """Mouse, keyboard, fingers and gamepads of one window."""

    def __init__(self, keys: Mapping[str, str], pad_changed: Callable[[Gamepad, bool], None]) -> None:
        """`keys` are those that the player has changed; `pad_changed` is told of pads that come and go."""
        self.keymap = Keymap(keys)
        self._held = HeldKeys()
        self._pad_changed = pad_changed
        self.gamepads, self._fingers = Gamepads(self._note_pad), Fingers()
        self._touched = False
        self.pad: Gamepad | None = None
        """The gamepad that was used last, if neither keys nor mouse were used since."""

    def intents(self, event: pygame.event.Event) -> Sequence[Intent]:
        """What the player means by an event. A key that is only held means nothing new, but for walking."""
        again = self._held.repeats(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.pad = None
            self._touched = getattr(event, "touch", False)
        if event.type in _FINGERS:
            return self._touch(event)
        if event.type == pygame.WINDOWFOCUSLOST:
            self._fingers = Fingers()
        presses = self.gamepads.take(event)
        if presses:
            return self._orders(presses)
        intent = intent_of(event, self.keymap)
        if intent is None or (again and isinstance(intent, Order) and intent.command not in WALKING):
            return ()
        return (intent,)

    def update(self, dt: float) -> Sequence[Intent]:
        """What directions held on a pad, and resting fingers, mean after `dt` seconds."""
        return [*self._orders(self.gamepads.update(dt)), *map(_meaning, self._fingers.update(dt))]

    @property
    def without_keys(self) -> bool:
        """Whether a pad or fingers were used last, so that no keyboard may be there."""
        return self.pad is not None or self._touched

    def cap(self, command: Command, say: Callable[[str], str]) -> str:
        """What is printed on the key or button that gives a command, by the words of `say`; empty where
        none does."""
        if self.pad is not None:
            buttons = (button for button, given in PAD_COMMANDS.items() if given is command)
            button = next(buttons, None)
            return sign_of(button, self.pad.family) if button is not None else ""
        key = self.keymap.key(command)
        return key_caption(key, say) if key is not None else ""

    def name(self, command: Command, say: Callable[[str], str]) -> str:
        """What that is called in a sentence; `say` gives words by their key."""
        return name_of(self.cap(command, say), say)

    def _orders(self, presses: Sequence[PadPress]) -> list[Intent]:
        if any(press.pressed for press in presses):
            self.pad = self.gamepads.pad(presses[-1].pad)
        return [Order(PAD_COMMANDS[press.button], press.pressed, press.pad) for press in presses]

    def _touch(self, event: pygame.event.Event) -> list[Intent]:
        size = pygame.display.get_window_size()
        place = round(event.x * size[0]), round(event.y * size[1])
        if event.type == pygame.FINGERDOWN:
            signs = self._fingers.down(event.finger_id, place)
        elif event.type == pygame.FINGERMOTION:
            signs = self._fingers.move(event.finger_id, place)
        else:
            signs = self._fingers.up(event.finger_id)
        return [_meaning(sign) for sign in signs]

    def _note_pad(self, pad: Gamepad, came: bool) -> None:
        if pad is self.pad:
            self.pad = None
        self._pad_changed(pad, came)


def _meaning(sign: FingerSign) -> Pointer:
    kind = _KINDS[sign.kind]
    place = OUTSIDE if kind is PointerKind.LEAVE else sign.place
    return Pointer(kind, place, notches=sign.notches)
