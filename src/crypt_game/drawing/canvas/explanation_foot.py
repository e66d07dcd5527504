"""How large the foot of a box with an explanation is: the button that reads on, and small ones beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.surfaces import DrawSurface
from crypt_game.drawing.canvas.text import measure_text
from crypt_game.drawing.geometry import Space

__all__ = ["beside_width", "foot_sizes", "onward_size"]

_NEXT: Final = (170, 46)
_PAD: Final = 22
"""How wide and high the button that reads on is at least, and what is free beside its words, in units."""


def foot_sizes(
    canvas: DrawSurface, place: str, onward: str, beside: Sequence[str]
) -> tuple[tuple[int, int], ...]:
    """How large the foot can be, in pixels, with what is free above and below it: with the `place` beside
    a wide button that says `onward`, if anything, and small ones with the words `beside`, or above
    these."""
    width, high = onward_size(canvas, onward)
    width *= bool(onward)
    words, line = measure_text(canvas, theme.NOTE, place)
    small = sum(beside_width(canvas, word) for word in beside)
    buttons = width + small + canvas.px((1 + len(beside)) * Space.TIGHT)
    high += canvas.px(2 * Space.CLOSE)
    return (words + canvas.px(Space.TIGHT) + buttons, high), (max(words, buttons), high + line)


def beside_width(canvas: DrawSurface, word: str) -> int:
    """How wide a small button with this word is, in pixels, or one with an icon."""
    high = onward_size(canvas, "")[1]
    return max(high, measure_text(canvas, theme.BUTTON, word)[0] + canvas.px(_PAD)) if word else high


def onward_size(canvas: DrawSurface, onward: str) -> tuple[int, int]:
    """How large the wide button is, in pixels: it grows with its words."""
    words = measure_text(canvas, theme.BUTTON, onward)[0] + 2 * canvas.px(_PAD)
    return max(canvas.px(_NEXT[0]), words), canvas.px(_NEXT[1] * canvas.scale.text * canvas.scale.fair_share)
