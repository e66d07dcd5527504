"""Marks of a plot: grid lines, curves, areas, points and bars. Scaling of values and words come from outside.

No series is told by colour alone: won is a filled point, lost a ring, a mean is dashed.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.surfaces import Point
from crypt_game.drawing.canvas.vector import (
    circle,
    filled,
    gradient,
    picture,
    polygon,
    ring,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth, Space
from crypt_game.drawing.theme import Colour, Palette

AREA_OPACITY = 0.38
POINT_RADIUS = 6
GREY_BAR = ((120, 130, 142), (66, 75, 87))
_GRID = 0.2
_DASHES = (12, 9)
_REACH, _LOZENGE, _RIM, _HOVER_RING = 2.4, 1.35, 0.4, 1.9
"""In radii of a point: how far its picture reaches, a lozenge, how thick a rim is, and the ring on hover."""


def draw_grid_line(canvas: Canvas, left: float, right: float, y: float) -> None:
    """A faint level line behind a plot."""
    draw_hairline(canvas, (left, y), (right, y), Palette.IVORY, _GRID)


def draw_curve(
    canvas: Canvas, points: Sequence[Point], colour: Colour = Palette.CHART, *, dashed: bool = False
) -> None:
    """Straight strokes from point to point, dashed for a mean. Nothing for fewer than two points."""
    if len(points) < 2:
        return
    k, pad = canvas.scale.k, canvas.px(Space.HAIR)
    path, box = _local(points, pad)
    width = (LineWidth.CLEAR if dashed else LineWidth.BOLD) * k
    dash = " ".join(f"{length * k:g}" for length in _DASHES) if dashed else ""

    key = ("curve", tuple(path), colour, dashed)
    canvas.drawn(key, box, lambda: [stroked(polygon(path, False), colour, width, 1, dash)])


def draw_curve_area(canvas: Canvas, points: Sequence[Point], foot: float) -> None:
    """Amber that fades out from a curve down to `foot`."""
    if len(points) < 2:
        return
    closed = [*points, (points[-1][0], foot), (points[0][0], foot)]
    path, box = _local(closed, 0)

    fade = gradient("a", (Palette.CHART, Palette.CHART), opacities=(AREA_OPACITY, 0))
    canvas.drawn(("area", tuple(path)), box, lambda: [fade, filled(polygon(path), "#a")])


def draw_plot_point(canvas: Canvas, center: Point, *, won: bool | None, hover: bool = False) -> None:
    """A result: a filled point when won, a ring when lost, a lozenge where nobody could win; a wider ring
    round it on hover."""
    radius = POINT_RADIUS * canvas.scale.k
    reach, thick = round(radius * _REACH), radius * _RIM

    def make() -> pygame.Surface:
        fill, rim = (Palette.PANEL_MID, Palette.CHART) if won is False else (Palette.HEADING, Palette.VOID)
        if won is None:
            long = radius * _LOZENGE
            corners = [(reach, reach - long), (reach + long, reach), (reach, reach + long)]
            shape = polygon([*corners, (reach - long, reach)])
            parts = [filled(shape, fill), stroked(shape, rim, thick)]
        else:
            parts = [circle(reach, reach, radius, fill), ring(reach, reach, radius, rim, thick)]
        if hover:
            parts.append(ring(reach, reach, radius * _HOVER_RING, Palette.IVORY, thick))
        return picture((2 * reach, 2 * reach), parts)

    art = canvas.picture_store.baked(("plot-point", reach, won, hover), make)
    canvas.stamp(art, (center[0] - reach, center[1] - reach))


def draw_plot_bar(canvas: Canvas, rect: Rect, *, lit: bool = False) -> None:
    """One bar of a distribution: grey, or amber for one's own or the most frequent."""
    if rect.width <= 0 or rect.height <= 0:
        return
    tones = (Palette.PRIMARY[0], Palette.PRIMARY[2]) if lit else GREY_BAR
    shape = rounded_within(rect.size, 0, 0)
    canvas.drawn(("plot-bar", lit), rect, lambda: [gradient("b", tones), filled(shape, "#b")])


def _local(points: Sequence[Point], pad: int) -> tuple[list[Point], Rect]:
    """Points relative to the box that holds them, and that box, with room for the width of the stroke."""
    left, top = min(x for x, _ in points) - pad, min(y for _, y in points) - pad
    right, foot = max(x for x, _ in points) + pad, max(y for _, y in points) + pad
    box = Rect(round(left), round(top), max(1, round(right - left)), max(1, round(foot - top)))
    return [(x - box.x, y - box.y) for x, y in points], box
