"""What only the table needs: phase ribbon, round pips, strength tags, risk ticks, stack brackets.

Words come in from outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

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
    line,
    polygon,
    rasterise,
    stroked,
)
from crypt_game.ui.theme import PHASE, STRENGTH, Palette, Style, rgb

RIBBON_PADDING = 39
RIBBON_CUT = 16
PHASE_TO_COME = rgb("#D6C9AC")
ROMAN = ("I", "II", "III", "IV")


def draw_phase_ribbon(
    canvas: Canvas, rect: Rect, labels: Sequence[str], active: int, progress: float = 1.0
) -> list[Rect]:
    """The four phases as a ribbon of chevrons, the active one amber. Returns the box of each.

    Cells are as wide as numeral and word need, stretched to fill. `progress` 0 to 1 is how far the
    amber has come into the active cell.
    """
    draw_drop_shadow(canvas, rect, 0, cut=RIBBON_CUT, dy=4, blur=8, alpha=140)
    style = PHASE
    while True:
        widths = [_phase_width(canvas, style, index, label) for index, label in enumerate(labels)]
        if sum(widths) <= rect.width or style.size <= style.floor:
            break
        style = style._replace(size=style.size - 0.5)
    spare = rect.width / max(1, sum(widths))
    edges = [rect.x]
    for width in widths:
        edges.append(edges[-1] + round(width * spare))
    edges[-1] = rect.right
    cells = [Rect(a, rect.y, b - a, rect.height) for a, b in pairwise(edges)]
    canvas.stamp(_ribbon_art(canvas, rect, cells, active, progress), rect.topleft)
    for index, (cell, label) in enumerate(zip(cells, labels, strict=True)):
        _phase_words(canvas, style, cell, index, label, active if progress > 0.5 else -1, index < active)
    return cells


def _phase_words(
    canvas: Canvas, style: Style, cell: Rect, index: int, label: str, lit: int, past: bool
) -> None:
    gap = canvas.px(9)
    word = Palette.PRIMARY_TEXT if index == lit else Palette.DIM if past else PHASE_TO_COME
    numeral = Palette.PRIMARY_NUMERAL if index == lit else word
    wide = canvas.measure(style, ROMAN[index])[0] + gap + canvas.measure(style, label)[0]
    x = cell.centerx - min(wide, cell.width - canvas.px(20)) // 2 + (canvas.px(4) if index else 0)
    box = canvas.text(style, ROMAN[index], (x, cell.centery), numeral, "midleft")
    room = cell.right - box.right - gap - canvas.px(10)
    canvas.text(style, label, (box.right + gap, cell.centery), word, "midleft", max_width=room)


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
    draw_drop_shadow(canvas, rect, height / 2, dy=4, blur=7, alpha=150)
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
    return numeral + canvas.measure(style, label)[0] + canvas.px(RIBBON_PADDING)


def _ribbon_art(
    canvas: Canvas, rect: Rect, cells: Sequence[Rect], active: int, progress: float
) -> pygame.Surface:
    steps = round(min(1.0, max(0.0, progress)) * 40)
    key = ("ribbon", rect.size, tuple(cell.width for cell in cells), active, steps, canvas.scale.k)
    return canvas.picture_store.baked(key, lambda: _draw_ribbon(canvas, rect, cells, active, steps / 40))


def _draw_ribbon(
    canvas: Canvas, rect: Rect, cells: Sequence[Rect], active: int, share: float
) -> pygame.Surface:
    k, (width, height) = canvas.scale.k, rect.size
    tip, edge = RIBBON_CUT * k, 1.8 * k
    top, low, middle = edge, height - edge, height / 2
    outer = polygon(
        [
            (tip, top),
            (width - tip, top),
            (width - edge, middle),
            (width - tip, low),
            (tip, low),
            (edge, middle),
        ]
    )
    parts = [
        gradient("b", ((33, 40, 49), (15, 19, 24))),
        gradient("a", Palette.PRIMARY),
        filled(outer, "#b"),
        line(tip, edge * 2, width - tip, edge * 2, (150, 160, 172), 1.4 * k, 0.3),
    ]
    for index, cell in enumerate(cells[1:], start=1):
        if index not in (active, active + 1):
            x = cell.x - rect.x
            chevron = [(x - tip / 2, edge), (x + tip / 2, height / 2), (x - tip / 2, height - edge)]
            parts.append(stroked(polygon(chevron, closed=False), Palette.BRASS, 1.8 * k, 0.9))
    if 0 <= active < len(cells) and share > 0:
        parts += _lit_phase(canvas, rect, cells, active, share, tip, edge)
    parts.append(stroked(outer, Palette.BRASS, 2.2 * k, 0.95))
    return rasterise(document(width, height, parts), rect.size)


def _lit_phase(
    canvas: Canvas, rect: Rect, cells: Sequence[Rect], active: int, share: float, tip: float, edge: float
) -> list[str]:
    height, cell = rect.height, cells[active]
    left = cell.x - rect.x
    right = left + cell.width * share
    half = tip / 2
    last = active == len(cells) - 1 and share == 1
    start = [(edge, height / 2), (tip, edge)] if active == 0 else [(left - half, edge)]
    end = (
        [(rect.width - tip, edge), (rect.width - edge, height / 2), (rect.width - tip, height - edge)]
        if last
        else [(right - half, edge), (right + half, height / 2), (right - half, height - edge)]
    )
    close = (
        [(tip, height - edge)] if active == 0 else [(left - half, height - edge), (left + half, height / 2)]
    )
    shape = polygon([*start, *end, *close])
    return [filled(shape, "#a"), stroked(shape, (255, 226, 160), 1.6 * canvas.scale.k, 0.7)]


def _tick_art(size: tuple[int, int], bad: bool) -> pygame.Surface:
    width, height = size
    edge = max(1.0, height * 0.14)
    path = chamfered(edge / 2, edge / 2, width - edge, height - edge, height * 0.3)
    parts = [
        filled(path, Palette.WARNING if bad else (22, 27, 34)),
        stroked(path, Palette.WARNING if bad else (78, 88, 102), edge),
    ]
    return rasterise(document(width, height, parts), size)
