"""Key caps of a keyboard, and the buttons of gamepads with the signs that are printed on them."""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.surfaces import Point
from crypt_game.drawing.canvas.vector import (
    circle,
    filled,
    gradient,
    polygon,
    ring,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth, Space
from crypt_game.drawing.theme import KEY_CAP, Palette, readable

__all__ = ["draw_key_cap", "key_cap_width"]

_HEIGHT, _RADIUS, _DEPTH, _RIM = 36, 7, 3, 0.8
_TOP, _SIDE, _EDGE = ((62, 72, 84), (40, 48, 58)), (16, 20, 25), (110, 122, 136)

_LETTERS: Final = "ⒶⒷⓍⓎ"
"""Round buttons with a letter; all other signs are lines, from −1 to 1 across and down."""
Line = tuple[tuple[float, float], ...]
_LINES: Final[dict[str, tuple[Line, ...]]] = {
    "✕": (((-1, -1), (1, 1)), ((-1, 1), (1, -1))),
    "○": (),
    "□": (((-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1), (1, -1)),),
    "△": (((0, -1), (1, 0.8), (-1, 0.8), (0, -1), (1, 0.8)),),
    "☰": (((-1, -0.7), (1, -0.7)), ((-1, 0), (1, 0)), ((-1, 0.7), (1, 0.7))),
    "⋔": (((0, -0.3), (0, -1)), ((-0.5, 0), (-1, -0.6)), ((0.5, 0), (1, -0.6))),
    "⧉": (
        ((-0.4, -1), (1, -1), (1, 0.4), (-0.4, 0.4), (-0.4, -1), (1, -1)),
        ((-0.4, -0.4), (-1, -0.4), (-1, 1), (0.4, 1), (0.4, 0.4)),
    ),
    "✚": (
        (
            *((-0.4, -1), (0.4, -1), (0.4, -0.4), (1, -0.4), (1, 0.4), (0.4, 0.4), (0.4, 1)),
            *((-0.4, 1), (-0.4, 0.4), (-1, 0.4), (-1, -0.4), (-0.4, -0.4), (-0.4, -1), (0.4, -1)),
        ),
    ),
}
_SIGN, _STROKE = 0.29, 0.08
"""How far a sign reaches from the middle of its button, and how thick its lines are, in heights."""


def draw_key_cap(canvas: Canvas, label: str, pos: Point, *, height: float = _HEIGHT) -> Rect:
    """A key as on a keyboard, or for a sign (`✕`, `Ⓐ`) the round button of a gamepad, its left edge and its
    middle at `pos`; in high contrast a key is flat black within a clear rim. Returns its box."""
    tall = canvas.px(height)
    wide = key_cap_width(canvas, label, height)
    rect = Rect(round(pos[0]), round(pos[1] - tall / 2), wide, tall)
    if _is_round(label):
        _draw_button(canvas, label, rect)
        return rect

    def parts() -> list[str]:
        k, edge = canvas.scale.k, canvas.scale.line(LineWidth.THIN)
        low = rounded_within(rect.size, edge / 2, _RADIUS * k)
        if canvas.scale.contrast:
            return [filled(low, Palette.BLACK), stroked(low, readable(_EDGE), edge)]
        top = rounded_within((wide, tall - _DEPTH * k), edge / 2, _RADIUS * k)
        return [
            gradient("t", _TOP),
            filled(low, _SIDE),
            filled(top, "#t"),
            stroked(top, _EDGE, edge, _RIM),
        ]

    canvas.drawn(("key", canvas.scale.contrast), rect, parts)
    canvas.text(KEY_CAP, label, rect.move(0, -canvas.px(1)).center, anchor="center", max_width=wide)
    return rect


def key_cap_width(canvas: Canvas, label: str, height: float = _HEIGHT) -> int:
    """How wide `draw_key_cap` would draw this key, in pixels."""
    if _is_round(label):
        return canvas.px(height)
    return max(canvas.px(height), canvas.measure(KEY_CAP, label)[0] + canvas.px(Space.APART))


def _is_round(label: str) -> bool:
    return label in _LINES or (label in _LETTERS and label != "")


def _draw_button(canvas: Canvas, sign: str, rect: Rect) -> None:
    side = rect.height
    middle, reach, edge = side / 2, side * _SIGN, canvas.scale.line(LineWidth.THIN)

    def parts() -> list[str]:
        drawn = [circle(middle, middle, middle, _SIDE), ring(middle, middle, middle - edge, _EDGE, edge)]
        if sign == "○":
            drawn.append(ring(middle, middle, reach, Palette.IVORY, side * _STROKE))
        for line in _LINES.get(sign, ()):
            path = polygon([(middle + x * reach, middle + y * reach) for x, y in line], closed=False)
            drawn.append(stroked(path, Palette.IVORY, side * _STROKE))
        return drawn

    canvas.drawn(("pad", sign if sign in _LINES else ""), rect, parts)
    if sign in _LETTERS:
        canvas.text(KEY_CAP, normalize("NFKC", sign), rect.center, anchor="center", max_width=rect.width)
