"""Key caps of a keyboard, and the buttons of gamepads with the signs that are printed on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
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
from crypt_game.drawing.theme import KEY_CAP, NOTE, Palette, readable

__all__ = ["draw_key_cap", "draw_key_line", "key_cap_width", "key_use_width"]

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
_ARROWS: Final[dict[str, tuple[Line, ...]]] = {
    "←": (((1, 0), (-1, 0)), ((-0.3, -0.7), (-1, 0), (-0.3, 0.7))),
    "→": (((-1, 0), (1, 0)), ((0.3, -0.7), (1, 0), (0.3, 0.7))),
    "↑": (((0, 1), (0, -1)), ((-0.7, -0.3), (0, -1), (0.7, -0.3))),
    "↓": (((0, -1), (0, 1)), ((-0.7, 0.3), (0, 1), (0.7, 0.3))),
}
"""The arrows of a keyboard, which no typeface of the game has."""
_SIGN, _STROKE = 0.29, 0.08
"""How far a sign reaches from the middle of its button, and how thick its lines are, in heights."""
_BETWEEN: Final = ("…", "–")
"""What stands between two key caps that mean all keys from one to the other."""
_KEY: Final = 1.0
"""The height of a key in a line of them, in heights of the line."""
_KEYS_TEXT: Final = 1.15
"""Up to this text size keys are set larger where they all fit."""


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
    face = rect.move(0, -canvas.px(1))
    if label in _ARROWS:
        middle = wide / 2, tall / 2
        canvas.drawn(("arrow", label), face, lambda: _strokes(_ARROWS[label], middle, tall))
    else:
        canvas.text(KEY_CAP, label, face.center, anchor="center", max_width=wide)
    return rect


def key_cap_width(canvas: Canvas, label: str, height: float = _HEIGHT) -> int:
    """How wide `draw_key_cap` would draw this key, in pixels."""
    if _is_round(label):
        return canvas.px(height)
    return max(canvas.px(height), canvas.measure(KEY_CAP, label)[0] + canvas.px(Space.APART))


def draw_key_line(canvas: Canvas, rect: Rect, keys: Sequence[tuple[str, str]]) -> None:
    """Key caps (parted by spaces) and their use one after the other in the middle, as many as fit; enlarged
    type gives way before a key does."""
    scale = canvas.scale
    texts = sorted({scale.text, min(scale.text, _KEYS_TEXT), 1.0}, reverse=True)
    for text, space in product(texts, (Space.APART, Space.CLOSE)):
        canvas = Canvas(canvas.surface, canvas.picture_store, scale._replace(text=text))
        widths, gap = [key_use_width(canvas, *use, rect.height) for use in keys], canvas.px(space)
        whole = sum(widths) + gap * (len(keys) - 1)
        if whole <= rect.width:
            break
    while whole > rect.width:
        whole -= widths.pop() + gap
    x = rect.centerx - whole // 2
    for caps, meaning in keys[: len(widths)]:
        x = _draw_use(canvas, (x, rect.centery), caps, meaning, rect.height) + gap


def _cap_height(canvas: Canvas, line: int) -> float:
    return line * _KEY / canvas.scale.k


def key_use_width(canvas: Canvas, caps: str, meaning: str, line: int) -> int:
    """How wide caps and their use are, in pixels."""
    labels = caps.split(" ")
    width = sum(
        canvas.measure(NOTE, label)[0]
        if label in _BETWEEN
        else key_cap_width(canvas, label, _cap_height(canvas, line))
        for label in labels
    )
    return width + canvas.px(Space.TIGHT) * len(labels) + canvas.measure(NOTE, meaning)[0]


def _draw_use(canvas: Canvas, pos: tuple[int, int], caps: str, meaning: str, line: int) -> int:
    """Caps and what they do from `pos` (left, middle); returns their right edge."""
    x, y = pos
    for label in caps.split(" "):
        if label in _BETWEEN:
            box = canvas.text(NOTE, label, (x, y), Palette.MUTED, "midleft")
        else:
            box = draw_key_cap(canvas, label, (x, y), height=_cap_height(canvas, line))
        x = box.right + canvas.px(Space.TIGHT)
    return canvas.text(NOTE, meaning, (x, y), anchor="midleft").right


def _is_round(label: str) -> bool:
    return label in _LINES or (label in _LETTERS and label != "")


def _strokes(lines: Sequence[Line], middle: tuple[float, float], height: float) -> list[str]:
    """The lines of a sign round the middle of a cap or button of this height."""
    reach, (mid_x, mid_y) = height * _SIGN, middle
    paths = (
        polygon([(mid_x + x * reach, mid_y + y * reach) for x, y in line], closed=False) for line in lines
    )
    return [stroked(path, Palette.IVORY, height * _STROKE) for path in paths]


def _draw_button(canvas: Canvas, sign: str, rect: Rect) -> None:
    side = rect.height
    middle, reach, edge = side / 2, side * _SIGN, canvas.scale.line(LineWidth.THIN)

    def parts() -> list[str]:
        drawn = [circle(middle, middle, middle, _SIDE), ring(middle, middle, middle - edge, _EDGE, edge)]
        if sign == "○":
            drawn.append(ring(middle, middle, reach, Palette.IVORY, side * _STROKE))
        return [*drawn, *_strokes(_LINES.get(sign, ()), (middle, middle), side)]

    canvas.drawn(("pad", sign if sign in _LINES else ""), rect, parts)
    if sign in _LETTERS:
        canvas.text(KEY_CAP, normalize("NFKC", sign), rect.center, anchor="center", max_width=rect.width)
