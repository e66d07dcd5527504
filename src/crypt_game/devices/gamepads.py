"""The gamepads that are plugged in: opened by SDL's database of pads when they come, given up when they go,
whatever is going on meanwhile.

Pads are numbered in the order in which they come. One that goes leaves its number to the next that comes, so
that whoever plugs a pad in again has their own again.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Protocol

import pygame

from crypt_game.devices.pad_buttons import PadButton, PadFamily, PadPress, family_of
from crypt_game.devices.sticks import Change, PadRepeat, Stick, Trigger

__all__ = ["Gamepad", "Gamepads"]

log = logging.getLogger(__name__)

_BUTTONS: Final = {
    pygame.CONTROLLER_BUTTON_A: PadButton.A,
    pygame.CONTROLLER_BUTTON_B: PadButton.B,
    pygame.CONTROLLER_BUTTON_X: PadButton.X,
    pygame.CONTROLLER_BUTTON_Y: PadButton.Y,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: PadButton.LEFT_SHOULDER,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: PadButton.RIGHT_SHOULDER,
    pygame.CONTROLLER_BUTTON_LEFTSTICK: PadButton.LEFT_STICK,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: PadButton.RIGHT_STICK,
    pygame.CONTROLLER_BUTTON_BACK: PadButton.BACK,
    pygame.CONTROLLER_BUTTON_START: PadButton.START,
    pygame.CONTROLLER_BUTTON_DPAD_UP: PadButton.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: PadButton.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: PadButton.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: PadButton.RIGHT,
}
_FURTHEST: Final = 32767
_RUMBLE: Final = (0.4, 0.8)
"""How strongly the slow and the fast motor turn."""
_RUMBLE_SECONDS: Final = 0.22
_MILLISECONDS: Final = 1000


class PadDevice(Protocol):
    """What is used of a device of SDL."""

    @property
    def name(self) -> str:
        """What SDL calls it."""

    def rumble(self, _low: float, _high: float, _milliseconds: int, /) -> bool:
        """Shake with the slow and the fast motor (0 to 1) for so long; False where it cannot."""

    def quit(self) -> None:
        """Give the device back."""


class Gamepad:
    """One pad that is plugged in."""

    def __init__(self, number: int, device: PadDevice, guid: str) -> None:
        self.number, self.name = number, device.name
        self.family: PadFamily = family_of(guid, device.name)
        self.device = device
        self.held: set[PadButton] = set()
        left = Stick((PadButton.LEFT, PadButton.RIGHT, PadButton.UP, PadButton.DOWN))
        right = Stick(
            (
                PadButton.RIGHT_STICK_LEFT,
                PadButton.RIGHT_STICK_RIGHT,
                PadButton.RIGHT_STICK_UP,
                PadButton.RIGHT_STICK_DOWN,
            )
        )
        self._axes: dict[int, Callable[[float], list[Change]]] = {
            pygame.CONTROLLER_AXIS_LEFTX: lambda value: left.move(0, value),
            pygame.CONTROLLER_AXIS_LEFTY: lambda value: left.move(1, value),
            pygame.CONTROLLER_AXIS_RIGHTX: lambda value: right.move(0, value),
            pygame.CONTROLLER_AXIS_RIGHTY: lambda value: right.move(1, value),
            pygame.CONTROLLER_AXIS_TRIGGERLEFT: Trigger(PadButton.LEFT_TRIGGER).move,
            pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Trigger(PadButton.RIGHT_TRIGGER).move,
        }

    def presses(self, event: pygame.event.Event) -> Iterator[PadPress]:
        """What an event of this pad presses and lets go."""
        for button, pressed in self._changes(event):
            if pressed:
                self.held.add(button)
            else:
                self.held.discard(button)
            yield PadPress(button, pressed, self.number)

    def _changes(self, event: pygame.event.Event) -> Sequence[Change]:
        if event.type == pygame.CONTROLLERAXISMOTION:
            axis = self._axes.get(event.axis)
            return axis(event.value / _FURTHEST) if axis is not None else ()
        button = _BUTTONS.get(event.button)
        return ((button, event.type == pygame.CONTROLLERBUTTONDOWN),) if button is not None else ()

    def shake(self) -> None:
        """Rumble for a moment, where the pad can."""
        self.device.rumble(*_RUMBLE, round(_RUMBLE_SECONDS * _MILLISECONDS))


def open_controller(index: int) -> tuple[int, PadDevice]:
    """The instance number and the device of SDL's `index`-th joystick. Raises pygame.error where it has gone
    again or SDL has no mapping for it."""
    from pygame._sdl2 import controller

    device = controller.Controller(index)
    return device.as_joystick().get_instance_id(), device


class Gamepads:
    """All pads that are plugged in now."""

    def __init__(self, changed: Callable[[Gamepad, bool], None]) -> None:
        """`changed` is told of each pad that came (True) or went."""
        self._changed = changed
        self._pads: dict[int, Gamepad] = {}
        self._repeat = PadRepeat()
        self.open_device: Callable[[int], tuple[int, Any]] = open_controller

    @property
    def pads(self) -> list[Gamepad]:
        """The pads by their numbers."""
        return sorted(self._pads.values(), key=lambda pad: pad.number)

    def pad(self, number: int) -> Gamepad | None:
        """The pad of this number, or None where it is not plugged in."""
        return next((pad for pad in self._pads.values() if pad.number == number), None)

    def start(self) -> None:
        """Look for pads from now on; SDL tells of those that are plugged in already as if they came now."""
        from pygame._sdl2 import controller

        try:
            controller.init()
        except pygame.error as error:
            log.warning("no gamepads: %s", error)

    def take(self, event: pygame.event.Event) -> list[PadPress]:
        """What any event presses and lets go; a pad that goes lets go of all it held."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._open(event.device_index, event.guid)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._noted(self._close(event.instance_id))
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._repeat.forget()  # SDL is silent about what is held while another window has the pad
        elif event.type in (
            pygame.CONTROLLERAXISMOTION,
            pygame.CONTROLLERBUTTONDOWN,
            pygame.CONTROLLERBUTTONUP,
        ):
            pad = self._pads.get(event.instance_id)
            return self._noted(pad.presses(event)) if pad is not None else []
        return []

    def update(self, dt: float) -> list[PadPress]:
        """Directions that are held, pressed again."""
        return list(self._repeat.update(dt))

    def close(self) -> None:
        """Give all pads back."""
        for pad in self._pads.values():
            pad.device.quit()
        self._pads.clear()
        self._repeat.forget()

    def _noted(self, presses: Iterator[PadPress] | list[PadPress]) -> list[PadPress]:
        listed = list(presses)
        for press in listed:
            self._repeat.note(press)
        return listed

    def _open(self, index: int, guid: str) -> None:
        try:
            instance, device = self.open_device(index)
        except (pygame.error, ValueError) as error:
            log.warning("a gamepad could not be opened: %s", error)
            return
        if instance in self._pads:
            return
        taken = {pad.number for pad in self._pads.values()}
        number = next(n for n in range(len(taken) + 1) if n not in taken)
        self._pads[instance] = pad = Gamepad(number, device, guid)
        self._changed(pad, True)

    def _close(self, instance: int) -> list[PadPress]:
        pad = self._pads.pop(instance, None)
        if pad is None:
            return []
        pad.device.quit()
        self._changed(pad, False)
        return [PadPress(button, False, pad.number) for button in sorted(pad.held)]
