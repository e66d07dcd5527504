"""The row of lessons at the top of a lesson: those that are done, the one that is on, those to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.pieces import draw_pill

__all__ = ["draw_stations"]

_DISC, _DISC_DOWN, _NAME_DOWN = 0.44, 0.3, 0.76
"""How large a disc is, and how far down discs and names stand, in heights of the row."""
_TICK, _LINE = 0.7, 0.36
"""How large a tick is, in discs, and how large the type of a name at most, in heights of the row."""
_EVEN: Final = 0.94
"""How much of its share of the row a name may take."""
_NAME: Final = theme.LABEL._replace(floor=13)
_NUMBER: Final = theme.BODY_BOLD._replace(floor=11)
_GROUND: Final = (9, 11, 15)


def draw_stations(canvas: Canvas, row: Rect, names: Sequence[str], present: int) -> None:
    """A disc for each of `names` within `row`, the `present` one in amber with its number, those before it
    ticked. Where not every name has room at a fair size, that one's stands there alone.
    """
    pitch, size = row.width // len(names), round(row.height * _DISC)
    y = row.y + round(row.height * _DISC_DOWN)
    xs = [row.x + pitch * number + pitch // 2 for number in range(len(names))]
    draw_hairline(canvas, (xs[0], y), (xs[-1], y))
    high = _NAME._replace(size=min(_NAME.size, row.height * _LINE / canvas.scale.k / canvas.scale.text))
    style = canvas.level(high, [(name, pitch * _EVEN) for name in names])
    every = all(canvas.fits(high, name, pitch) for name in names)
    for number, (name, x) in enumerate(zip(names, xs, strict=True)):
        disc = Rect(0, 0, size, size)
        disc.center = (x, y)
        now = number == present
        rim, fill = (theme.Palette.SELECTION, theme.Palette.TORCH) if now else (theme.Palette.BRASS, _GROUND)
        draw_pill(canvas, disc, rim, fill)
        if now:
            figure = canvas.fit(_NUMBER, str(number + 1), size)
            canvas.text(figure, str(number + 1), disc.center, theme.Palette.PRIMARY_TEXT, "center")
        elif number < present:
            canvas.sprite("icon/check", disc.center, round(size * _TICK), tint=theme.Palette.SAFE)
        if now or every:
            colour = theme.Palette.TORCH if now else theme.Palette.MUTED
            shown = style if every else high
            half = canvas.measure(shown, name)[0] // 2
            middle = min(max(x, row.x + half), row.right - half)
            canvas.text(shown, name, (middle, row.y + round(row.height * _NAME_DOWN)), colour, "center")
