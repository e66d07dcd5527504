"""The niche of the hand-over: the head of the next player between two torches.

Everything but the flames is baked once per size and kept on disk. Must never carry words.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_flame, draw_sconce, radial
from crypt_game.ui.canvas.pieces import bust_name, draw_badge
from crypt_game.ui.canvas.stone import draw_stone_wall
from crypt_game.ui.canvas.surfaces import Point
from crypt_game.ui.geometry import DESIGN_HEIGHT, DESIGN_WIDTH
from crypt_game.ui.theme import Palette

NICHE_AT, NICHE_HEIGHT = (688, 96), 576
SILL_AT, SILL_HEIGHT = (688, 669), 32
BUST_HEIGHT = 404
NICHE_FLAMES = ((561, 330), (1363, 330))
NICHE_FLAME_HEIGHT = 130


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


def _paint_niche(canvas: Canvas, art: Canvas, house: str, person: str) -> None:
    rect = art.surface.get_rect()
    at = _Stage(rect, canvas.scale.k)
    draw_stone_wall(art, rect, "wall")
    for x, y in NICHE_FLAMES:
        _pool(art, (at.x(x), at.y(y)), 420, 0.55)
    art.stamp(canvas.picture_store.sprite("scene/niche", round(NICHE_HEIGHT * at.k)), at.point(NICHE_AT))
    name = bust_name(house, person)
    bust = canvas.picture_store.sprite(name, round(BUST_HEIGHT * at.k))
    art.stamp(bust, (at.x(960) - bust.get_width() / 2, at.y(SILL_AT[1]) - bust.get_height() + 4 * at.k))
    art.stamp(canvas.picture_store.sprite("scene/sill", round(SILL_HEIGHT * at.k)), at.point(SILL_AT))
    draw_badge(art, house, (at.x(960), at.y(SILL_AT[1] + 17)), 92 * at.k)
    for x, y in NICHE_FLAMES:
        draw_sconce(art, at.point((x, y)), NICHE_FLAME_HEIGHT * at.k)


def _pool(canvas: Canvas, center: Point, reach: float, strength: float) -> None:
    size = canvas.px(reach)
    canvas.shine(radial(size, Palette.GLOW, strength), (center[0] - size, center[1] - size))


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
