"""What only the table needs: phases, round pips, strength tags, risk ticks, stack brackets.

Words come in from outside.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_drop_shadow
from crypt_game.ui.canvas.pieces import draw_badge, draw_pill
from crypt_game.ui.canvas.surfaces import Point
from crypt_game.ui.canvas.vector import (
    chamfered,
    document,
    filled,
    gradient,
    rasterise,
    rounded,
    stroked,
)
from crypt_game.ui.theme import PHASE, STRENGTH, Palette, Style, rgb

PHASE_PADDING, PHASE_GAP = 40, 6
PHASE_TO_COME, PHASE_DONE = rgb("#E6D9BC"), rgb("#A79E8C")
ROMAN = ("I", "II", "III", "IV")


def draw_phases(canvas: Canvas, rect: Rect, labels: Sequence[str], active: int) -> list[Rect]:
    """The four phases in a row, the active one in an amber pill. Returns the boxes of those that are shown.

    Where not all of them fit, the active one stands there alone.
    """
    shown = list(enumerate(labels))
    style, gap = PHASE, canvas.px(PHASE_GAP)
    while sum(_phase_width(canvas, style, *each) for each in shown) + gap * (len(shown) - 1) > rect.width:
        if style.size > style.floor:
            style = style._replace(size=style.size - 0.5)
        elif len(shown) > 1:
            shown, style = [(active, labels[active])], PHASE
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
        canvas.glow(cell, 0.45, reach=14, radius=cell.height / 2 / canvas.scale.k)
        key = ("phase", cell.size)
        canvas.stamp(canvas.picture_store.baked(key, lambda: _amber_pill(cell.size)), cell.topleft)
    word = Palette.PRIMARY_TEXT if lit else PHASE_DONE if index < active else PHASE_TO_COME
    numeral = Palette.PRIMARY_NUMERAL if lit else Palette.GILT if index > active else word
    pad, between = canvas.px(PHASE_PADDING) // 2, canvas.px(9)
    box = canvas.text(style, ROMAN[index], (cell.x + pad, cell.centery), numeral, "midleft")
    left = box.right + between
    canvas.text(style, label, (left, cell.centery), word, "midleft", max_width=cell.right - left - pad // 2)


def _amber_pill(size: tuple[int, int]) -> pygame.Surface:
    width, height = size
    path = rounded(1, 1, width - 2, height - 2, height / 2)
    parts = [gradient("a", Palette.PRIMARY), filled(path, "#a"), stroked(path, (255, 226, 160), 1.6, 0.8)]
    return rasterise(document(width, height, parts), size)


def draw_round_pips(canvas: Canvas, pos: Point, done: int, total: int, *, pitch: float = 22) -> Rect:
    """One lozenge per round from `pos` (left, middle): past ones brass, the present one gold and lit."""
    step, size = canvas.px(pitch), canvas.px(14)
    for index in range(total):
        center = (pos[0] + step * index + size / 2, pos[1])
        if index == done:
            canvas.glow(center, 0.6, reach=20)
        name = "past" if index < done else "now" if index == done else "next"
        canvas.sprite(f"pip/{name}", center, size)
    return Rect(round(pos[0]), round(pos[1] - size / 2), step * (total - 1) + size, size)


def draw_strength_tag(
    canvas: Canvas, house: str, text: str, center: Point, *, lit: bool = False, height: float = 46
) -> Rect:
    """The badge of a group and its sum ("5 + 5 = 10") in a pill with the rim of the house.

    Returns its box.
    """
    tall = canvas.px(height)
    rect = Rect(0, 0, strength_tag_width(canvas, text, height), tall)
    rect.center = (round(center[0]), round(center[1]))
    tones = Palette.HOUSES[house]
    rim = Palette.SELECTION if lit else tones.light if house == "shade" else tones.base
    draw_drop_shadow(canvas, rect, height / 2)
    if lit:
        canvas.glow(rect, 0.4, reach=12, radius=height / 2)
    draw_pill(canvas, rect, rim)
    draw_badge(canvas, house, (rect.x + tall * 0.56, rect.centery), tall * 0.8)
    canvas.text(STRENGTH, text, (rect.x + tall + canvas.px(6), rect.centery), Palette.IVORY, "midleft")
    return rect


def strength_tag_width(canvas: Canvas, text: str, height: float = 46) -> int:
    """How wide `strength_tag` would draw this sum, in pixels."""
    return canvas.px(height) + canvas.measure(STRENGTH, text)[0] + canvas.px(26)


def draw_risk_ticks(canvas: Canvas, effort: int, rect: Rect) -> None:
    """Six small ticks, one per face; those on which a die of this effort is exhausted are filled."""
    failing = max(0, effort - 1)
    gap = max(1, canvas.px(2))
    width = (rect.width - 5 * gap) / 6
    for index in range(6):
        left = round(rect.x + index * (width + gap))
        tick = Rect(left, rect.y, max(2, round(width)), rect.height)
        bad = index < failing
        canvas.stamp(_tick(canvas, tick.size, bad), tick.topleft)


def draw_stack_bracket(canvas: Canvas, rect: Rect) -> None:
    """The bracket right of a stack that stays together, within the box."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        path = f"M{k:g},{k:g} L{width - k:g},{k:g} L{width - k:g},{height - k:g} L{k:g},{height - k:g}"
        return rasterise(document(width, height, [stroked(path, Palette.IVORY, 2 * k, 0.8)]), rect.size)

    canvas.stamp(canvas.picture_store.baked(("bracket", rect.size, canvas.scale.k), make), rect.topleft)


def _tick(canvas: Canvas, size: tuple[int, int], bad: bool) -> pygame.Surface:
    return canvas.picture_store.baked(("tick", size, bad), lambda: _tick_art(size, bad))


def _phase_width(canvas: Canvas, style: Style, index: int, label: str) -> int:
    numeral = canvas.measure(style, ROMAN[index])[0] + canvas.px(9)
    return numeral + canvas.measure(style, label)[0] + canvas.px(PHASE_PADDING)


def _tick_art(size: tuple[int, int], bad: bool) -> pygame.Surface:
    width, height = size
    edge = max(1.0, height * 0.14)
    path = chamfered(edge / 2, edge / 2, width - edge, height - edge, height * 0.3)
    parts = [
        filled(path, Palette.WARNING if bad else (22, 27, 34)),
        stroked(path, Palette.WARNING if bad else (78, 88, 102), edge),
    ]
    return rasterise(document(width, height, parts), size)
