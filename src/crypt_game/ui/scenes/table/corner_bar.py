"""The buttons at the top of a table that teaches or asks: the way out at the left, where a game has its menu,
the others at the right, where it has its lookups."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from crypt_game.controls.widget import Widget, WidgetRole, told_in
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.geometry import Area, Box
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["CornerButton", "corner_bar", "needed"]

_WIDTH, _GAP, _SIDE = 172, 10, 20
_LEFT_OUT: Final = frozenset(("lock", "onward"))
_ROW: Final = Box(0, 12, 0, 48)
"""Where the row lies from above and how high it is, in units."""


def needed(table: Iterable[Widget]) -> list[Widget]:
    """The controls of a table that one has use for where it teaches or asks: none that look something up."""
    return [each for each in table if each.role is not WidgetRole.LOOKUP and each.key not in _LEFT_OUT]


class CornerButton(NamedTuple):
    """One of them; `name` is the end of its key."""

    name: str
    icon: str
    words: str
    press: Callable[[], None]


def corner_bar(
    layout: BoardLayout, part: str, leave: CornerButton, choices: Sequence[CornerButton]
) -> list[Button]:
    """The way out, which has an icon only, and the others from left to right, with words of one size; `part`
    says what they are to a listener. There may be no others."""
    frame, face = layout.frame, ButtonFace(icon=leave.icon, spoken=leave.words)
    out = Button(f"lesson-{leave.name}", layout.menu, "", leave.press, face)
    area = Area.of(frame)
    width = (_WIDTH + _GAP) * len(choices) - _GAP
    places = _ROW._replace(x=area.width - _SIDE - width, w=width).row(max(1, len(choices)), _GAP)
    buttons = [
        Button(
            f"lesson-{choice.name}",
            area.px(place),
            choice.words,
            choice.press,
            ButtonFace(icon=choice.icon, style=theme.CHIP),
        )
        for choice, place in zip(choices, places, strict=False)
    ]
    return told_in(part, [out, *level(buttons)])
