"""What only tables need: phases, round pips, strength tags, risk ticks, stack brackets.

Words come in from outside.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.pieces import draw_badge, draw_pill
from crypt_game.drawing.canvas.surfaces import Point
from crypt_game.drawing.canvas.vector import (
    chamfered,
    document,
    filled,
    gradient,
    rasterise,
    rounded,
    stroked,
)
from crypt_game.drawing.geometry import Box, LineWidth
from crypt_game.drawing.theme import PHASE, STRENGTH, Palette, Style, rgb

_PHASE_PADDING, _PHASE_GAP, _NUMERAL_GAP, _PHASE_SMALLER = 40, 6, 9, 0.5
_PHASE_LIGHT, _PHASE_REACH, _PILL_RIM = 0.45, 14, rgb("#FFE2A0")
_PIP, _PIP_PITCH, _PIP_LIGHT, _PIP_REACH = 14, 22, 0.6, 20
_TAG, _TAG_LIGHT, _TAG_REACH = 46, 0.4, 12
_TAG_BADGE, _TAG_BADGE_AT, _TAG_LEFT, _TAG_RIGHT = 0.8, 0.56, 6, 17
"""The badge of a tag and its middle, in heights of the tag; what is free at both sides of the sum."""
_TICK_EDGE, _TICK_CORNER, _TICK_FILL, _TICK_RIM = 0.14, 0.3, rgb("#161B22"), rgb("#4E5866")
_FACES = 6
_BRACKET_LINE, _RIM_OPACITY = 2, 0.8
PHASE_TO_COME, PHASE_DONE = rgb("#E6D9BC"), rgb("#A79E8C")
ROMAN = ("I", "II", "III", "IV")


def draw_phases(canvas: Canvas, rect: Rect, labels: Sequence[str], active: int) -> list[Rect]:
    """The four phases in a row, the active one in an amber pill. Returns the boxes of those that are shown.

    Where not all words fit, the others are numerals, or else the active one stands there alone.
    """
    shown, present = list(enumerate(labels)), (active, labels[active])
    shorter = [[each if each == present else (each[0], "") for each in shown], [present]]
    style, gap = PHASE, canvas.px(_PHASE_GAP)
    while sum(_phase_width(canvas, style, *each) for each in shown) + gap * (len(shown) - 1) > rect.width:
        if style.size > style.floor:
            style = style._replace(size=style.size - _PHASE_SMALLER)
        elif shorter:
            shown, style = shorter.pop(0), PHASE
        else:
            break
    widths = [min(rect.width, _phase_width(canvas, style, *each)) for each in shown]
    x = rect.centerx - (sum(widths) + gap * (len(widths) - 1)) // 2
    cells = []
    for (index, label), width in zip(shown, widths, strict=True):
        cell = Rect(x, rect.y, width, rect.height)
        _draw_phase(canvas, style, cell, index, label, active)
        cells.append(cell)
        x = cell.right + gap
    return cells


def _draw_phase(canvas: Canvas, style: Style, cell: Rect, index: int, label: str, active: int) -> None:
    """Numeral and word of a phase; of the active one on amber."""
    lit = index == active
    if lit:
        canvas.glow(cell, _PHASE_LIGHT, reach=_PHASE_REACH, radius=cell.height / 2 / canvas.scale.k)
        key = ("phase", cell.size)
        canvas.stamp(canvas.picture_store.baked(key, lambda: _amber_pill(cell.size)), cell.topleft)
    elif canvas.scale.contrast:
        canvas.surface.fill(Palette.BLACK, cell)
    word = Palette.PRIMARY_TEXT if lit else PHASE_DONE if index < active else PHASE_TO_COME
    numeral = Palette.PRIMARY_NUMERAL if lit else Palette.GILT if index > active else word
    pad, between = canvas.px(_PHASE_PADDING) // 2, canvas.px(_NUMERAL_GAP)
    box = canvas.text(style, ROMAN[index], (cell.x + pad, cell.centery), numeral, "midleft")
    left = box.right + between
    if label:
        room = cell.right - left - pad // 2
        canvas.text(style, label, (left, cell.centery), word, "midleft", max_width=room)


def _amber_pill(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    path = rounded(1, 1, width - 2, height - 2, height / 2)
    rim = stroked(path, _PILL_RIM, LineWidth.HAIR, _RIM_OPACITY)
    parts = [gradient("a", Palette.PRIMARY), filled(path, "#a"), rim]
    return rasterise(document(width, height, parts), size)


def draw_round_pips(canvas: Canvas, pos: Point, done: int, total: int, *, pitch: float = _PIP_PITCH) -> Rect:
    """One lozenge per round from `pos` (left, middle): past ones brass, the present one gold and lit."""
    step, size = canvas.px(pitch), canvas.px(_PIP)
    for index in range(total):
        center = (pos[0] + step * index + size / 2, pos[1])
        if index == done:
            canvas.glow(center, _PIP_LIGHT, reach=_PIP_REACH)
        name = "past" if index < done else "now" if index == done else "next"
        canvas.sprite(f"pip/{name}", center, size)
    return Rect(round(pos[0]), round(pos[1] - size / 2), step * (total - 1) + size, size)


def draw_strength_tag(
    canvas: Canvas,
    house: str,
    text: str,
    center: Point,
    *,
    lit: bool = False,
    height: float = _TAG,
    rival: str = "",
) -> Rect:
    """The badge of a group and its sum ("5 + 5 = 10") in a pill with the rim of the house; after "10 > 6"
    the badge of the house that is beaten.

    Returns its box.
    """
    tall = canvas.px(height)
    rect = Rect(0, 0, strength_tag_width(canvas, text, height, rival), tall)
    rect.center = (round(center[0]), round(center[1]))
    rim = Palette.SELECTION if lit else canvas.tones(house).rim
    draw_drop_shadow(canvas, rect, height / 2)
    if lit:
        canvas.glow(rect, _TAG_LIGHT, reach=_TAG_REACH, radius=height / 2)
    draw_pill(canvas, rect, rim)
    draw_badge(canvas, house, (rect.x + tall * _TAG_BADGE_AT, rect.centery), tall * _TAG_BADGE)
    left = rect.x + tall + canvas.px(_TAG_LEFT)
    canvas.text(STRENGTH, text, (left, rect.centery), Palette.IVORY, "midleft")
    if rival:
        draw_badge(canvas, rival, (rect.right - tall * _TAG_BADGE_AT, rect.centery), tall * _TAG_BADGE)
    return rect


def strength_tag_width(canvas: Canvas, text: str, height: float = _TAG, rival: str = "") -> int:
    """How wide `strength_tag` would draw this sum, in pixels."""
    return (
        canvas.px(height) * (2 if rival else 1)
        + canvas.measure(STRENGTH, text)[0]
        + canvas.px(_TAG_LEFT + _TAG_RIGHT)
    )


def draw_risk_ticks(canvas: Canvas, effort: int, rect: Rect) -> None:
    """Six small ticks, one per face; those on which a die of this effort is exhausted are filled."""
    failing = max(0, effort - 1)
    gap = max(1, canvas.px(2))
    for index, place in enumerate(Box(*rect).row(_FACES, gap)):
        tick = Rect(round(place.x), rect.y, max(2, round(place.w)), rect.height)
        canvas.stamp(_tick(canvas, tick.size, index < failing), tick.topleft)


def draw_stack_bracket(canvas: Canvas, rect: Rect) -> None:
    """The bracket right of a stack that stays together, within the box."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        path = f"M{k:g},{k:g} L{width - k:g},{k:g} L{width - k:g},{height - k:g} L{k:g},{height - k:g}"
        line = stroked(path, Palette.IVORY, _BRACKET_LINE * k, _RIM_OPACITY)
        return rasterise(document(width, height, [line]), rect.size)

    canvas.stamp(canvas.picture_store.baked(("bracket", rect.size, canvas.scale.k), make), rect.topleft)


def _tick(canvas: Canvas, size: tuple[int, int], bad: bool) -> pygame.Surface:
    return canvas.picture_store.baked(("tick", size, bad), lambda: _tick_art(size, bad))


def _phase_width(canvas: Canvas, style: Style, index: int, label: str) -> int:
    numeral = canvas.measure(style, ROMAN[index])[0] + canvas.px(_NUMERAL_GAP)
    return numeral + canvas.measure(style, label)[0] + canvas.px(_PHASE_PADDING)


def _tick_art(size: tuple[int, int], bad: bool) -> pygame.Surface:
    width, height = size
    edge = max(1.0, height * _TICK_EDGE)
    path = chamfered(edge / 2, edge / 2, width - edge, height - edge, height * _TICK_CORNER)
    parts = [
        filled(path, Palette.WARNING if bad else _TICK_FILL),
        stroked(path, Palette.WARNING if bad else _TICK_RIM, edge),
    ]
    return rasterise(document(width, height, parts), size)
