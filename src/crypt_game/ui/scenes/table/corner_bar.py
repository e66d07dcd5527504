"""The buttons at the top right of a table that teaches or asks: they stand where a game has its lookups."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from crypt_game.controls.widget import told_in
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.geometry import Area, Box, Frame

__all__ = ["CornerButton", "corner_bar"]

_WIDTH, _GAP, _SIDE = 172, 10, 20
_PLAIN: Final = Box(0, 12, 0, 48)
_DETAILED: Final = Box(0, 8, 0, 56)
"""Where the row lies from above and how high it is: of words alone, and where one has a second line."""


class CornerButton(NamedTuple):
    """One of them; `name` is the end of its key."""

    name: str
    icon: str
    words: str
    press: Callable[[], None]
    detail: str = ""


def corner_bar(frame: Frame, part: str, choices: Sequence[CornerButton]) -> list[Button]:
    """The buttons from left to right, with words of one size; `part` says what they are to a listener."""
    area, row = Area.of(frame), _DETAILED if any(choice.detail for choice in choices) else _PLAIN
    width = (_WIDTH + _GAP) * len(choices) - _GAP
    places = row._replace(x=area.width - _SIDE - width, w=width).row(len(choices), _GAP)
    buttons = [
        Button(
            f"lesson-{choice.name}",
            area.px(place),
            choice.words,
            choice.press,
            ButtonFace(icon=choice.icon, detail=choice.detail, style=theme.CHIP),
        )
        for choice, place in zip(choices, places, strict=True)
    ]
    return told_in(part, level(buttons))
