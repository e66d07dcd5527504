"""Gamepads that are not there: SDL's own virtual devices, which go all the way through it."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pygame
import pytest

_BUTTONS, _AXES = 15, 6
_GAME_CONTROLLER = 1
SONY, DUALSENSE = 0x054C, 0x0CE6

_Shake = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_uint16, ctypes.c_uint16)


class _Description(ctypes.Structure):
    """`SDL_VirtualJoystickDesc` of SDL 2."""

    _fields_ = (
        ("version", ctypes.c_uint16),
        ("type", ctypes.c_uint16),
        ("naxes", ctypes.c_uint16),
        ("nbuttons", ctypes.c_uint16),
        ("nhats", ctypes.c_uint16),
        ("vendor", ctypes.c_uint16),
        ("product", ctypes.c_uint16),
        ("padding", ctypes.c_uint16),
        ("button_mask", ctypes.c_uint32),
        ("axis_mask", ctypes.c_uint32),
        ("name", ctypes.c_char_p),
        ("userdata", ctypes.c_void_p),
        ("update", ctypes.c_void_p),
        ("set_player", ctypes.c_void_p),
        ("rumble", _Shake),
        ("rumble_triggers", ctypes.c_void_p),
        ("set_led", ctypes.c_void_p),
        ("send_effect", ctypes.c_void_p),
    )


@cache
def _library() -> ctypes.CDLL:
    """The SDL that pygame runs on; skips where it cannot be got hold of."""
    folder = Path(pygame.__file__).parent.parent / "pygame_ce.libs"
    found = sorted(folder.glob("libSDL2-2*"))
    if not found:
        pytest.skip("SDL is no file of its own here")
    library = ctypes.CDLL(str(found[0]))
    library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
    library.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
    library.SDL_JoystickSetVirtualAxis.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_int16)
    return library


class VirtualPad:
    """One pad; the game must have opened it before buttons are pressed."""

    def __init__(self, name: str, vendor: int, product: int) -> None:
        self.shaken: list[tuple[int, int]] = []
        """How strongly each motor was told to turn."""

        def rumble(_: object, low: int, high: int) -> int:
            self.shaken.append((low, high))
            return 0

        self._rumble = _Shake(rumble)  # SDL calls it as long as the pad is plugged in
        self._description = _Description(
            version=1,
            type=_GAME_CONTROLLER,
            naxes=_AXES,
            nbuttons=_BUTTONS,
            vendor=vendor,
            product=product,
            name=name.encode(),
            rumble=self._rumble,
        )
        self._index = _library().SDL_JoystickAttachVirtualEx(ctypes.byref(self._description))
        assert self._index >= 0
        self.instance = _library().SDL_JoystickGetDeviceInstanceID(self._index)
        self.plugged = True

    def press(self, button: int, *, down: bool = True) -> None:
        """Push a button (pygame.CONTROLLER_BUTTON_*) down, or let it go."""
        assert _library().SDL_JoystickSetVirtualButton(self._joystick, button, down) == 0

    def push(self, axis: int, value: float) -> None:
        """Push a stick or pull a trigger (pygame.CONTROLLER_AXIS_*), −1 to 1."""
        assert _library().SDL_JoystickSetVirtualAxis(self._joystick, axis, round(value * 32767)) == 0

    def unplug(self) -> None:
        """Take the pad away."""
        if self.plugged:
            self.plugged = False
            index = next(n for n in range(9) if self._instance_at(n) == self.instance)
            _library().SDL_JoystickDetachVirtual(index)

    @staticmethod
    def _instance_at(index: int) -> int:
        return int(_library().SDL_JoystickGetDeviceInstanceID(index))

    @property
    def _joystick(self) -> int:
        opened = _library().SDL_JoystickFromInstanceID(self.instance)
        assert opened, "the game has not opened this pad"
        return int(opened)


@contextmanager
def plugged_in(name: str = "DualSense", vendor: int = SONY, product: int = DUALSENSE) -> Iterator[VirtualPad]:
    """A pad until the end of the block, or until it is unplugged."""
    from pygame._sdl2 import controller

    pygame.display.init()
    controller.init()
    pad = VirtualPad(name, vendor, product)
    try:
        yield pad
    finally:
        pad.unplug()
        pygame.event.pump()
