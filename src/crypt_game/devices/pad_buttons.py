"""The buttons of a gamepad, and what is printed on them by each family of makers."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Final, NamedTuple
from unicodedata import normalize

__all__ = ["DIRECTIONS", "PadButton", "PadFamily", "PadPress", "family_of", "name_of", "sign_of"]


class PadButton(StrEnum):
    """A button, or a way that a stick is pushed. A, B, X and Y are named as they are printed on the pad."""

    A = "a"
    B = "b"
    X = "x"
    Y = "y"
    LEFT_SHOULDER = "left-shoulder"
    RIGHT_SHOULDER = "right-shoulder"
    LEFT_TRIGGER = "left-trigger"
    RIGHT_TRIGGER = "right-trigger"
    LEFT_STICK = "left-stick"
    RIGHT_STICK = "right-stick"
    BACK = "back"
    START = "start"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    RIGHT_STICK_UP = "right-stick-up"
    RIGHT_STICK_DOWN = "right-stick-down"
    RIGHT_STICK_LEFT = "right-stick-left"
    RIGHT_STICK_RIGHT = "right-stick-right"


DIRECTIONS: Final = frozenset(
    {
        PadButton.UP,
        PadButton.DOWN,
        PadButton.LEFT,
        PadButton.RIGHT,
        PadButton.RIGHT_STICK_UP,
        PadButton.RIGHT_STICK_DOWN,
        PadButton.RIGHT_STICK_LEFT,
        PadButton.RIGHT_STICK_RIGHT,
    }
)
"""What goes on while it is held."""


class PadPress(NamedTuple):
    """A button pressed or let go on the pad of this number, 0 for the first."""

    button: PadButton
    pressed: bool
    pad: int


class PadFamily(StrEnum):
    """Whose signs are printed on a pad."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    SWITCH = "switch"
    DECK = "deck"


_VENDORS: Final = {0x045E: PadFamily.XBOX, 0x054C: PadFamily.PLAYSTATION, 0x057E: PadFamily.SWITCH}
_VALVE, _DECK = 0x28DE, 0x1205
_NAMES: Final = {
    "steam deck": PadFamily.DECK,
    "xbox": PadFamily.XBOX,
    "playstation": PadFamily.PLAYSTATION,
    "dualsense": PadFamily.PLAYSTATION,
    "dualshock": PadFamily.PLAYSTATION,
    "ps3": PadFamily.PLAYSTATION,
    "ps4": PadFamily.PLAYSTATION,
    "ps5": PadFamily.PLAYSTATION,
    "nintendo": PadFamily.SWITCH,
    "switch": PadFamily.SWITCH,
    "joy-con": PadFamily.SWITCH,
}
"""Pads of other makers say in their name which one they are like."""
_VENDOR_AT, _PRODUCT_AT = slice(8, 12), slice(16, 20)
"""Where SDL's identifier of a device holds these two, as hexadecimal digits with the lower byte first."""


def family_of(guid: str, name: str, environ: Mapping[str, str] = os.environ) -> PadFamily:
    """The family of a pad by SDL's identifier and name of it; what is not known is taken for an Xbox pad.

    On a Steam Deck Steam stands between the pad and the game, and says so in the environment.
    """
    vendor, product = _number(guid[_VENDOR_AT]), _number(guid[_PRODUCT_AT])
    if vendor == _VALVE:
        return PadFamily.DECK if product == _DECK or environ.get("SteamDeck") == "1" else PadFamily.XBOX
    if vendor in _VENDORS:
        return _VENDORS[vendor]
    known = (family for part, family in _NAMES.items() if part in name.lower())
    return next(known, PadFamily.XBOX)


def _number(digits: str) -> int:
    try:
        return int.from_bytes(bytes.fromhex(digits), "little")
    except ValueError:
        return 0


_CROSS: Final = dict.fromkeys((PadButton.UP, PadButton.DOWN, PadButton.LEFT, PadButton.RIGHT), "✚")
_LETTERS: Final = {PadButton.A: "Ⓐ", PadButton.B: "Ⓑ", PadButton.X: "Ⓧ", PadButton.Y: "Ⓨ"}
_NUMBERED: Final = {
    PadButton.LEFT_SHOULDER: "L1",
    PadButton.RIGHT_SHOULDER: "R1",
    PadButton.LEFT_TRIGGER: "L2",
    PadButton.RIGHT_TRIGGER: "R2",
    PadButton.LEFT_STICK: "L3",
    PadButton.RIGHT_STICK: "R3",
}
_VIEW_AND_MENU: Final = {PadButton.BACK: "⧉", PadButton.START: "☰"}
_SIGNS: Final[Mapping[PadFamily, Mapping[PadButton, str]]] = {
    PadFamily.XBOX: {
        **_CROSS,
        **_LETTERS,
        **_VIEW_AND_MENU,
        PadButton.LEFT_SHOULDER: "LB",
        PadButton.RIGHT_SHOULDER: "RB",
        PadButton.LEFT_TRIGGER: "LT",
        PadButton.RIGHT_TRIGGER: "RT",
        PadButton.LEFT_STICK: "LS",
        PadButton.RIGHT_STICK: "RS",
    },
    PadFamily.PLAYSTATION: {
        **_CROSS,
        **_NUMBERED,
        PadButton.A: "✕",
        PadButton.B: "○",
        PadButton.X: "□",
        PadButton.Y: "△",
        PadButton.BACK: "⋔",
        PadButton.START: "☰",
    },
    PadFamily.SWITCH: {
        **_CROSS,
        **_LETTERS,
        PadButton.LEFT_SHOULDER: "L",
        PadButton.RIGHT_SHOULDER: "R",
        PadButton.LEFT_TRIGGER: "ZL",
        PadButton.RIGHT_TRIGGER: "ZR",
        PadButton.LEFT_STICK: "LS",
        PadButton.RIGHT_STICK: "RS",
        PadButton.BACK: "−",
        PadButton.START: "+",
    },
    PadFamily.DECK: {**_CROSS, **_LETTERS, **_NUMBERED, **_VIEW_AND_MENU},
}


_WORDS: Final = {
    "✚": "pad-directions",
    "✕": "pad-cross",
    "○": "pad-circle",
    "□": "pad-square",
    "△": "pad-triangle",
    "⧉": "pad-view",
    "☰": "pad-menu",
    "⋔": "pad-create",
}


def sign_of(button: PadButton, family: PadFamily) -> str:
    """What is printed on a button, to be drawn as a cap: letters, or one character that stands for a drawing.

    The ways of a stick have the sign of the stick.
    """
    signs = _SIGNS[family]
    return signs.get(button, signs[PadButton.RIGHT_STICK])


def name_of(sign: str, say: Callable[[str], str]) -> str:
    """What a sign is called in a sentence; `say` gives words by their key."""
    return say(_WORDS[sign]) if sign in _WORDS else normalize("NFKC", sign)
