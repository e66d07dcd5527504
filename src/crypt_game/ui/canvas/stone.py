"""The king's slab, drawn: on the pictures of saved games and beside an empty list.

Baked once per size and kept on disk.

The pattern comes from a fixed seed and is no part of the game's chance.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_drop_shadow
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
from crypt_game.ui.theme import Colour, Palette, mixed, rgb

SEED = 1207
SLAB_WARMTH = ((0.0, (52, 29, 4)), (0.35, (36, 19, 1)), (0.7, (12, 6, 0)), (1.0, (0, 0, 0)))


def draw_slab(canvas: Canvas, rect: Rect) -> None:
    """The lid of the sarcophagus on which the crypt lies: warm at the top, cold at the foot."""
    draw_drop_shadow(canvas, rect, 0, cut=26, dy=14, blur=24, alpha=170)
    key = f"slab-{canvas.scale.k:.4f}"
    size = (rect.width, rect.height + canvas.px(14))
    canvas.stamp(
        canvas.picture_store.stored(key, size, lambda: _slab_art(canvas, rect.size, size)), rect.topleft
    )


def _slab_art(canvas: Canvas, lid: tuple[int, int], size: tuple[int, int]) -> pygame.Surface:
    k = canvas.scale.k
    width, height = lid
    cut, bevel, deep = 26 * k, 17 * k, 12 * k
    outer = chamfered(k, k, width - 2 * k, height - 2 * k, cut)
    underside = chamfered(k, deep, width - 2 * k, height - 2 * k, cut)
    face = chamfered(bevel, bevel, width - 2 * bevel, height - 2 * bevel, cut - 4 * k)
    shade = bevel + 2.4 * k
    edge = chamfered(shade, shade, width - 2 * shade, height - 2 * shade, cut - 5 * k)
    light = rgb("#F6DFB4")
    parts = [
        gradient("o", (rgb("#B09C7C"), rgb("#716A60"), rgb("#3A4048"))),
        gradient("i", Palette.SLAB),
        gradient("e", (rgb("#23262B"), rgb("#101318"))),
        filled(underside, "#e"),
        stroked(underside, Palette.VOID, 2 * k),
        filled(outer, "#o"),
        stroked(outer, Palette.VOID, 2.4 * k),
        line(cut, 2.8 * k, width - cut, 2.8 * k, light, 2 * k, 0.8),
        line(2.8 * k, cut, cut, 2.8 * k, light, 1.6 * k, 0.5),
        line(width - cut, 2.8 * k, width - 2.8 * k, cut, light, 1.6 * k, 0.5),
        line(2.6 * k, cut, 2.6 * k, height - cut, light, 1.4 * k, 0.16),
        filled(face, "#i"),
        stroked(face, rgb("#17181B"), 2.6 * k, 0.85),
        stroked(edge, rgb("#E0CDA8"), 1.3 * k, 0.3),
        line(cut, height - 3 * k, width - cut, height - 3 * k, rgb("#0F1216"), 2.6 * k, 0.6),
    ]
    parts += [_corner_star(canvas, x, y) for x in (44 * k, width - 44 * k) for y in (44 * k, height - 66 * k)]
    lid_art = rasterise(document(*size, parts), size)
    _weather(lid_art, k)
    return lid_art


def _corner_star(canvas: Canvas, x: float, y: float) -> str:
    k = canvas.scale.k
    long, short = 12 * k, 3.6 * k
    points = [(x, y - long), (x + short, y - short), (x + long, y), (x + short, y + short)]
    points += [(x, y + long), (x - short, y + short), (x - long, y), (x - short, y - short)]
    lip = filled(polygon([(px, py + 1.4 * k) for px, py in points]), rgb("#C9B998"), 0.28)
    return lip + filled(polygon(points), rgb("#26272B"), 0.85)


def _weather(lid: pygame.Surface, k: float) -> None:
    """Grain on the slab and the warmth of the torch above it, within the shape it already has."""
    size = lid.get_size()
    grain = _noise(size, k, ((34, 14), (9, 9), (3, 7)), 30)
    grain.fill((228, 228, 228), special_flags=pygame.BLEND_RGB_ADD)
    lid.blit(grain, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    shape = lid.copy()
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    warm = _lit(size, (size[0] // 2, round(size[1] * 0.3)), round(size[0] * 0.46), SLAB_WARMTH)
    warm.blit(shape.premul_alpha(), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    lid.blit(warm, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _noise(size: tuple[int, int], k: float, octaves: Sequence[tuple[int, int]], top: int) -> pygame.Surface:
    """Cloudy grain, 0 to `top` in every channel: tiny random pictures scaled up and added."""
    dice = random.Random(SEED + 1)
    cloud = pygame.Surface(size).convert()
    whole = sum(amplitude for _, amplitude in octaves)
    for cell, amplitude in octaves:
        small = (size[0] // max(1, round(cell * k)) + 2, size[1] // max(1, round(cell * k)) + 2)
        level = round(top * amplitude / whole)
        tiny = pygame.image.frombytes(dice.randbytes(small[0] * small[1]), small, "P")
        tiny.set_palette([(shade * level // 255,) * 3 for shade in range(256)])
        cloud.blit(
            pygame.transform.smoothscale(tiny.convert(), size), (0, 0), special_flags=pygame.BLEND_RGB_ADD
        )
    return cloud


def _lit(
    size: tuple[int, int], center: tuple[int, int], radius: int, stops: Sequence[tuple[float, Colour]]
) -> pygame.Surface:
    """A radial gradient over the whole size, made small and scaled up."""
    coarse = 6
    small = pygame.Surface((size[0] // coarse + 1, size[1] // coarse + 1)).convert()
    small.fill(stops[-1][1])
    reach = max(1, radius // coarse)
    middle = (center[0] // coarse, center[1] // coarse)
    for ring in range(reach, 0, -1):
        pygame.draw.circle(small, _between(stops, ring / reach), middle, ring)
    return pygame.transform.smoothscale(small, size)


def _between(stops: Sequence[tuple[float, Colour]], at: float) -> Colour:
    for (start, first), (end, second) in pairwise(stops):
        if at <= end:
            return mixed(first, second, (at - start) / (end - start))
    return stops[-1][1]
