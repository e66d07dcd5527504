"""The two pictures: the king under his arch, and the niche for the head of the next player.

Everything but the flames is baked once per size and kept on disk. Must never carry words.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_flame, draw_sconce, radial
from crypt_game.ui.canvas.pieces import DieFace, draw_badge
from crypt_game.ui.canvas.stone import draw_stone_wall
from crypt_game.ui.canvas.surfaces import Point, Pose
from crypt_game.ui.canvas.vector import document, filled, gradient, line, polygon, rasterise
from crypt_game.ui.geometry import DESIGN_HEIGHT, DESIGN_WIDTH
from crypt_game.ui.theme import Palette, rgb


class Prop(NamedTuple):
    """A treasure that stands before the sarcophagus: picture, foot and height on the 1920×1080 stage."""

    name: str
    foot: tuple[int, int]
    height: int


class Thrown(NamedTuple):
    """A die lying on the floor of the tomb: centre and height on the stage, and how it lies."""

    house: str
    face: DieFace
    center: tuple[int, int]
    height: int
    angle: int


PROPS = (
    Prop("treasure/idol-4", (818, 976), 204),
    Prop("treasure/pottery-4", (980, 930), 216),
    Prop("treasure/remains-4", (1718, 948), 214),
    Prop("treasure/jewelry-4", (1842, 950), 132),
)
DICE = (
    Thrown("tower", 6, (1115, 960), 104, -6),
    Thrown("star", 1, (1258, 1002), 116, 4),
    Thrown("pine", 5, (1402, 963), 104, -4),
    Thrown("moon", 4, (1540, 1005), 116, 8),
)
TOMB_AT, TOMB_HEIGHT = (700, 60), 850
FLOOR_TOP = 882
VANISHING = (1332, 745)
TOMB_FLAMES = ((873, 396), (1792, 396))
FLAME_HEIGHT = 92

NICHE_AT, NICHE_HEIGHT = (688, 96), 576
SILL_AT, SILL_HEIGHT = (688, 669), 32
BUST_HEIGHT = 404
NICHE_FLAMES = ((561, 330), (1363, 330))
NICHE_FLAME_HEIGHT = 130


def draw_tomb(canvas: Canvas, rect: Rect, time: float, *, still: bool = False, flames: bool = True) -> None:
    """The main menu's picture, filling the box: arch, king, treasure, dice and two burning torches.

    It is composed for the right two thirds of the stage. `time` is any running count of cosmetic
    seconds; `still` holds the flames steady, `flames=False` leaves them to the caller (`tomb_flames`).
    """
    _picture(canvas, "tomb", rect, partial(_paint_tomb, canvas))
    if flames:
        for foot, height in tomb_flames(canvas, rect):
            draw_flame(canvas, foot, height, time + foot[0], still=still)


def tomb_flames(canvas: Canvas, rect: Rect) -> list[tuple[tuple[int, int], float]]:
    """Foot and height in pixels of the flames in `tomb`."""
    return _flames(canvas, rect, TOMB_FLAMES, FLAME_HEIGHT)


def draw_niche(
    canvas: Canvas,
    house: str,
    person: str,
    rect: Rect,
    time: float,
    *,
    still: bool = False,
    flames: bool = True,
) -> None:
    """The hand-over's picture, filling the box: a head in a lit niche between torches, its badge."""
    _picture(canvas, f"niche-{house}-{person}", rect, lambda art: _paint_niche(canvas, art, house, person))
    if flames:
        for foot, height in niche_flames(canvas, rect):
            draw_flame(canvas, foot, height, time + foot[0], still=still)


def niche_flames(canvas: Canvas, rect: Rect) -> list[tuple[tuple[int, int], float]]:
    """Foot and height in pixels of the flames in `niche`."""
    return _flames(canvas, rect, NICHE_FLAMES, NICHE_FLAME_HEIGHT)


def _flames(
    canvas: Canvas, rect: Rect, feet: tuple[tuple[int, int], ...], height: int
) -> list[tuple[tuple[int, int], float]]:
    at = _Stage(rect, canvas.scale.k)
    return [((round(at.x(x)), round(at.y(y))), height * canvas.scale.k) for x, y in feet]


def _picture(canvas: Canvas, name: str, rect: Rect, paint: Callable[[Canvas], None]) -> None:
    def make() -> pygame.Surface:
        art = pygame.Surface(rect.size).convert()
        paint(type(canvas)(art, canvas.picture_store, canvas.scale))
        return art

    art = canvas.picture_store.stored(f"{name}-{canvas.scale.k:.4f}", rect.size, make)
    canvas.surface.blit(art, rect.topleft)


def _paint_tomb(canvas: Canvas, art: Canvas) -> None:
    rect = art.surface.get_rect()
    at = _Stage(rect, canvas.scale.k)
    draw_stone_wall(art, rect, "tomb")
    for x, y in TOMB_FLAMES:
        _pool(art, (at.x(x), at.y(y)), 330, 0.5)
    _paint_floor(art, rect, at)
    art.stamp(canvas.picture_store.sprite("scene/tomb", round(at.k * TOMB_HEIGHT)), at.point(TOMB_AT))
    for x, y in TOMB_FLAMES:
        draw_sconce(art, at.point((x, y)), FLAME_HEIGHT * at.k)
        _pool(art, (at.x(x), at.y(y - 40)), 190, 0.35)
    for prop in PROPS:
        _foot_shadow(art, at.point(prop.foot), prop.height * 0.42 * at.k)
        left, foot = at.point(prop.foot)
        art.sprite(prop.name, (left, foot - prop.height * at.k / 2), prop.height * at.k)
    for die in DICE:
        center = at.point(die.center)
        _foot_shadow(art, (center[0], center[1] + die.height * 0.5 * at.k), die.height * 0.55 * at.k)
        art.sprite(f"die/{die.house}-{die.face}", center, die.height * at.k, pose=Pose(angle=die.angle))
    _darken_left(art, rect, at)


def _paint_niche(canvas: Canvas, art: Canvas, house: str, person: str) -> None:
    rect = art.surface.get_rect()
    at = _Stage(rect, canvas.scale.k)
    draw_stone_wall(art, rect, "wall")
    for x, y in NICHE_FLAMES:
        _pool(art, (at.x(x), at.y(y)), 420, 0.55)
    art.stamp(canvas.picture_store.sprite("scene/niche", round(NICHE_HEIGHT * at.k)), at.point(NICHE_AT))
    name = f"bust/{house}" if house in ("ghost", "shade") else f"heirs/{house}_{person}-calm"
    bust = canvas.picture_store.sprite(name, round(BUST_HEIGHT * at.k))
    art.stamp(bust, (at.x(960) - bust.get_width() / 2, at.y(SILL_AT[1]) - bust.get_height() + 4 * at.k))
    art.stamp(canvas.picture_store.sprite("scene/sill", round(SILL_HEIGHT * at.k)), at.point(SILL_AT))
    draw_badge(art, house, (at.x(960), at.y(SILL_AT[1] + 17)), 92 * at.k)
    for x, y in NICHE_FLAMES:
        draw_sconce(art, at.point((x, y)), NICHE_FLAME_HEIGHT * at.k)


def _paint_floor(canvas: Canvas, rect: Rect, at: _Stage) -> None:
    """Flagstones that run towards one vanishing point, warm in the middle."""
    top = round(at.y(FLOOR_TOP))
    width, height = rect.width, rect.height - top
    center, vanish = at.x(VANISHING[0]), at.y(VANISHING[1]) - top
    k = at.k
    parts = [
        gradient("f", (rgb("#5E5044"), rgb("#38332F"), rgb("#1B1C20"))),
        filled(polygon([(0, 0), (width, 0), (width, height), (0, height)]), "#f"),
    ]
    for step in range(-14, 15):
        near, far = center + step * 150 * k, center + step * 150 * k * (height - vanish) / -vanish
        parts.append(line(near, 0, far, height, Palette.VOID, 3 * k, 0.55))
        parts.append(line(near + 2 * k, 0, far + 3 * k, height, rgb("#D8B98C"), 1.2 * k, 0.12))
    for depth in (0.0, 66.0, 168.0):
        parts.append(line(0, depth * k, width, depth * k, Palette.VOID, 4 * k, 0.6))
        parts.append(line(0, (depth + 3) * k, width, (depth + 3) * k, rgb("#D8B98C"), 1.4 * k, 0.16))
    canvas.stamp(rasterise(document(width, height, parts), (width, height)), (0, top))


def _foot_shadow(canvas: Canvas, foot: Point, reach: float) -> None:
    size = (max(2, round(reach * 2.6)), max(2, round(reach * 0.62)))
    shade = pygame.Surface(size)
    shade.fill((255, 255, 255))
    shade.blit(
        pygame.transform.smoothscale(radial(64, (255, 255, 255), 1.6), size),
        (0, 0),
        special_flags=pygame.BLEND_RGB_SUB,
    )
    canvas.surface.blit(
        shade, (foot[0] - size[0] / 2, foot[1] - size[1] * 0.6), special_flags=pygame.BLEND_RGB_MULT
    )


def _pool(canvas: Canvas, center: Point, reach: float, strength: float) -> None:
    size = canvas.px(reach)
    canvas.shine(radial(size, Palette.GLOW, strength), (center[0] - size, center[1] - size))


def _darken_left(canvas: Canvas, rect: Rect, at: _Stage) -> None:
    """The side on which the menu stands sinks into the dark."""
    width = round(at.x(1000))
    dark = pygame.Surface((24, 1))
    for x in range(24):
        level = round(255 * min(1.0, 0.2 + 0.8 * (x / 23) ** 1.3))
        dark.set_at((x, 0), (level, level, level))
    canvas.surface.blit(
        pygame.transform.smoothscale(dark, (width, rect.height)),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )


class _Stage:
    """The 1920×1080 stage within a box of any shape: centred across, standing on the middle."""

    def __init__(self, rect: Rect, k: float) -> None:
        self.k = k
        self._left = (rect.width - DESIGN_WIDTH * k) / 2
        self._top = (rect.height - DESIGN_HEIGHT * k) / 2

    def x(self, units: float) -> float:
        return self._left + units * self.k

    def y(self, units: float) -> float:
        return self._top + units * self.k

    def point(self, units: Point) -> tuple[float, float]:
        return self.x(units[0]), self.y(units[1])
