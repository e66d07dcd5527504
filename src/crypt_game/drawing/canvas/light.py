"""Warm light: glows round things that matter, the dimming of everything else.

Glow is a blurred shape, added. It is blurred once, at a quarter of its size, and kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from functools import lru_cache, partial
from typing import NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.surfaces import DrawSurface, Point, darken, dimmed, fade
from crypt_game.drawing.canvas.vector import chamfered, filled, picture, round_mask, rounded
from crypt_game.drawing.in_slices import beside
from crypt_game.drawing.theme import OPAQUE, Colour, Palette, channel

#: Blurs are made at this fraction of the real size: a blur has no detail to lose.
COARSE = 4
SPARED_SIDE = 90
#: The shadow of a thing in the air: how much larger than the thing its picture is, and the picture's side.
CAST_SPREAD, CAST_SIDE = 1.4, 96
#: How finely its size, in pixels, and its strength are graded.
CAST_STEP, CAST_LEVELS = 14, 8
SCRIM = 0.55
_CORNER = 14
"""How round the corners of a glow are, in units."""
_STRENGTHS = 20
"""Strengths of light are kept in so many steps."""
_LIFTED_SHADOW = 0.75
_POOL_RADIUS = 64
"""A pool of light is made at this radius in pixels, and enlarged."""
_POOLS_KEPT = 8
"""Pools of one colour and strength, of 64 KB each, from which those of all sizes are made."""


class Glow:
    """How strong light round a thing is (0 to 1)."""

    FAINT = 0.3
    CLEAR = 0.45
    STRONG = 0.6


class Reach:
    """How far light goes beyond a thing, in units."""

    NEAR = 10
    MIDDLE = 16
    FAR = 24


class Elevation(NamedTuple):
    """How a shadow tells how high a thing stands: how far down it falls, how soft (units), how dark, and how
    far round the thing it is as dark as below it (units)."""

    drop: float
    blur: float
    alpha: int
    around: float = 0


LYING = Elevation(4, 7, 140)
RAISED = Elevation(5, 9, 150)
FLOATING = Elevation(8, 20, 180)
ASKING = Elevation(0, 22, 240, around=16)
"""Of a dialog: it swallows words that the box would cut."""


def blurred(shape: pygame.Surface, spread: float) -> pygame.Surface:
    """A soft copy of a premultiplied surface; `spread` is the reach of the blur in pixels. Same size."""
    return pygame.transform.smoothscale(blurred_small(shape, spread), shape.get_size())


def blurred_small(shape: pygame.Surface, spread: float) -> pygame.Surface:
    """The same at a quarter of the size, for what is large and shown in pieces (`enlarged_piece`)."""
    width, height = shape.get_size()
    return _blurred(
        pygame.transform.smoothscale(shape, (max(1, width // COARSE), max(1, height // COARSE))), spread
    )


def _blurred(small: pygame.Surface, spread: float) -> pygame.Surface:
    """What was made at a quarter of its size, soft; `spread` is the reach of the blur at its full size."""
    return pygame.transform.gaussian_blur(small, max(1, round(spread / COARSE / 2)))


def enlarged_piece(small: pygame.Surface, whole: tuple[int, int], piece: Rect) -> pygame.Surface:
    """What lies in a box within a picture of the size `whole` that is kept small."""
    wide, high = (side / kept for side, kept in zip(whole, small.get_size(), strict=True))
    left, top = int(piece.left / wide), int(piece.top / high)
    right, foot = math.ceil(piece.right / wide), math.ceil(piece.bottom / high)
    taken = Rect(left - 1, top - 1, right - left + 2, foot - top + 2).clip(small.get_rect())
    size = round(taken.width * wide), round(taken.height * high)
    art = pygame.transform.smoothscale(small.subsurface(taken), size)
    within = piece.move(-round(taken.x * wide), -round(taken.y * high))
    return art.subsurface(within.clip(art.get_rect()))


def radial(radius: int, colour: Colour, strength: float) -> pygame.Surface:
    """A round pool of light to be added: brightest in the middle, gone at the rim."""
    return pygame.transform.smoothscale(_pool(tuple(colour), strength), (radius * 2, radius * 2))


@lru_cache(_POOLS_KEPT)
def _pool(colour: Colour, strength: float) -> pygame.Surface:
    """The same at the one size at which all are made."""
    small = _white_pool().copy()
    small.fill([channel(part * strength / OPAQUE) for part in colour], special_flags=pygame.BLEND_RGB_MULT)
    return small


@lru_cache(1)
def _white_pool() -> pygame.Surface:
    """The brightest of them, from which the others are made."""
    reach = _POOL_RADIUS
    small = pygame.Surface((reach * 2, reach * 2))
    for ring in range(reach, 0, -1):
        fall = channel((1 - ring / reach) ** 2)
        pygame.draw.circle(small, (fall, fall, fall), (reach, reach), ring)
    return small


def brighten(canvas: DrawSurface, middle: Point, radius: int, strength: float) -> None:
    """Add to whatever lies within this radius (pixels) a share of its own light, less towards the rim."""
    reach = Rect(round(middle[0]) - radius, round(middle[1]) - radius, 2 * radius, 2 * radius)
    shown = reach.clip(canvas.surface.get_clip())
    key = ("brighten", radius, strength)
    mask = canvas.picture_store.briefly(key, lambda: radial(radius, Palette.WHITE, strength))
    if not shown:
        return
    near = canvas.picture_store.scratch(shown.size)
    if canvas.surface.get_flags() & pygame.SRCALPHA:
        near.fill(Palette.BLACK)  # what was painted there before would show through
    near.blit(canvas.surface, (0, 0), shown)
    near.blit(mask, (reach.x - shown.x, reach.y - shown.y), special_flags=pygame.BLEND_RGB_MULT)
    canvas.surface.blit(near, shown, special_flags=pygame.BLEND_RGB_ADD)


class Shape(NamedTuple):
    """The outline that casts a shadow or a glow: a box with round or cut corners, in real pixels."""

    width: int
    height: int
    corner: int
    chamfer: bool

    def core(self) -> Rect:
        """The part of the box that no corner touches."""
        return Rect(0, 0, self.width, self.height).inflate(-2 * self.corner, -2 * self.corner)

    def drawn(self, colour: Colour, margin: int) -> pygame.Surface:
        """The filled outline with this much room round it."""
        return self._drawn_at(colour, margin, self._size(margin))

    def soft(self, colour: Colour, margin: int, spread: int) -> pygame.Surface:
        """The filled outline, blurred: drawn at a quarter of its size, as it is blurred."""
        wide, high = size = self._size(margin)
        small = self._drawn_at(colour, margin, (max(1, wide // COARSE), max(1, high // COARSE)))
        return pygame.transform.smoothscale(_blurred(small, spread), size)

    def _size(self, margin: int) -> tuple[int, int]:
        return self.width + 2 * margin, self.height + 2 * margin

    def _drawn_at(self, colour: Colour, margin: int, size: tuple[int, int]) -> pygame.Surface:
        wide, high = (there / whole for there, whole in zip(size, self._size(margin), strict=True))
        path = chamfered if self.chamfer else rounded
        sides = self.width * wide, self.height * high
        return picture(size, [filled(path(margin * wide, margin * high, *sides, self.corner * wide), colour)])


def draw_glow(
    canvas: DrawSurface,
    where: Rect | Point,
    strength: float = Glow.CLEAR,
    *,
    reach: float = Reach.FAR,
    radius: float = _CORNER,
    cut: float | None = None,
    hollow: bool = True,
) -> None:
    """Warm light round a box, or a pool of it at a point.

    `strength` is 0 to 1, `reach` how far it goes, in 1080p pixels. The corners of the box are round
    (`radius`) or cut off (`cut`). A hollow glow does not brighten what it surrounds. High contrast has none.
    """
    if canvas.scale.contrast:
        return
    if isinstance(where, Rect):
        _box_glow(canvas, shape_for(canvas, where, radius, cut), where, strength, canvas.px(reach), hollow)
        return
    size = canvas.px(reach)
    key = ("pool", size, round(strength, 2))
    pool = canvas.picture_store.briefly(key, lambda: radial(size, Palette.GLOW, strength))
    canvas.shine(pool, (where[0] - size, where[1] - size))


def draw_pool(canvas: DrawSurface, middle: Point, strength: float, reach: float) -> None:
    """A pool of warm light like that of `draw_glow`, for one whose strength changes from frame to frame: it
    is made anew in the same memory each time."""
    if canvas.scale.contrast:
        return
    radius = canvas.px(reach)
    light = canvas.picture_store.scratch((2 * radius, 2 * radius))
    pygame.transform.smoothscale(_pool(Palette.GLOW, strength), light.get_size(), light)
    canvas.shine(light, (middle[0] - radius, middle[1] - radius))


def draw_scrim(canvas: DrawSurface, share: float = SCRIM) -> None:
    """Darken the whole surface by this share, behind a dialog or round a zoomed card."""
    darken(canvas.surface, share)


def dim_box(canvas: DrawSurface, rect: Rect, share: float, corner: int = 0) -> None:
    """Darken one box by this share (0 to 1); `corner` is the radius of its corners in pixels."""

    def make() -> pygame.Surface:
        shade = _round_mask(canvas, rect.size, corner).copy()
        shade.fill((*Palette.BLACK, channel(share)), special_flags=pygame.BLEND_RGBA_MULT)
        return shade

    canvas.stamp(canvas.picture_store.briefly(("dim", rect.size, corner, share), make), rect.topleft)


def cut_out(canvas: DrawSurface, rect: Rect, corner: int) -> pygame.Surface:
    """A copy of what is painted in a box, its corners round (`corner`, in pixels), to be stamped."""
    piece = canvas.surface.subsurface(rect).convert_alpha()
    piece.blit(_round_mask(canvas, rect.size, corner), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return piece


def _round_mask(canvas: DrawSurface, size: tuple[int, int], corner: int) -> pygame.Surface:
    return canvas.picture_store.baked(("mask", size, corner), lambda: round_mask(size, corner))


def draw_drop_shadow(
    canvas: DrawSurface,
    rect: Rect,
    radius: float,
    elevation: Elevation = LYING,
    *,
    cut: float | None = None,
    squeeze: float = 1.0,
) -> None:
    """A soft shadow straight below a box, whose corners are round (`radius`) or cut off (`cut`), in units; a
    thing that turns shows `squeeze` of its width, and its shadow is as much narrower."""
    around, drop = canvas.px(elevation.around), canvas.px(elevation.drop)
    shape = shape_for(canvas, rect.inflate(2 * around, 2 * around), radius, cut)
    margin = shadow_margin(canvas, elevation.blur)
    place = rect.move(0, drop).inflate(2 * (around + margin), 2 * (around + margin))
    hole = shape_for(canvas, rect, radius, cut).core().move(around + margin, around + margin - drop)
    if squeeze == 1.0 and _worth_sparing(hole):
        key, make = _shadow(canvas, shape, elevation.blur, elevation.alpha)
        canvas.rim(key, make, place, hole, pygame.BLEND_PREMULTIPLIED)
        return
    art = shadow(canvas, shape, elevation.blur, elevation.alpha)
    if squeeze != 1.0:
        art = pygame.transform.smoothscale(art, (round(rect.width * squeeze) + 2 * margin, place.height))
    canvas.stamp(art, art.get_rect(center=place.center).topleft)


def draw_lift(canvas: DrawSurface, rect: Rect, by: int, corner: int) -> None:
    """Raise what is painted in a box, with all that lies on it, over its own soft shadow; `by` and the
    radius of its corners are real pixels."""
    frame = rect.clip(canvas.surface.get_rect())
    raised = cut_out(canvas, frame, corner)
    draw_cast_shadow(canvas, frame.scale_by(1 / CAST_SPREAD).move(0, by), _LIFTED_SHADOW)
    canvas.stamp(raised, (frame.x, frame.y - by))


def draw_cast_shadow(canvas: DrawSurface, rect: Rect, alpha: float) -> None:
    """The soft shadow, on whatever lies below, of a thing of this size in the air; `alpha` is 0 to 1.

    Made in few sizes and strengths from one soft picture, so that it costs little in the frames of a
    flight.
    """
    level = round(min(1.0, max(0.0, alpha)) * CAST_LEVELS)
    if not level:
        return
    width, height = _cast_size(rect)

    def make() -> pygame.Surface:
        shade = pygame.transform.smoothscale(
            canvas.picture_store.baked(("cast",), _soft_tile), (width, height)
        )
        fade(shade, OPAQUE * level // CAST_LEVELS)
        return shade

    art = canvas.picture_store.briefly(("cast", width, height, level), make)
    canvas.stamp(art, art.get_rect(center=rect.center).topleft)


def draw_passing_shadow(canvas: DrawSurface, rect: Rect, alpha: float) -> None:
    """The same on an opaque surface, for a large shadow that comes and goes: it is made anew in the same
    memory each time, for in all its strengths it would drive out all other light."""
    level = round(min(1.0, max(0.0, alpha)) * CAST_LEVELS)
    if not level:
        return
    place = Rect((0, 0), _cast_size(rect)).move_to(center=rect.center)
    left, share = canvas.picture_store.scratch(place.size), channel(level / CAST_LEVELS)
    pygame.transform.smoothscale(
        canvas.picture_store.baked(("light below a cast",), _soft_light), place.size, left
    )
    left.fill((share,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    left.fill((OPAQUE - share,) * 3, special_flags=pygame.BLEND_RGB_ADD)
    canvas.surface.blit(left, place, special_flags=pygame.BLEND_RGB_MULT)


def _cast_size(rect: Rect) -> tuple[int, int]:
    """How large the shadow of a thing of this size is."""
    width, height = (max(1, round(side * CAST_SPREAD / CAST_STEP)) * CAST_STEP for side in rect.size)
    return width, height


def shape_for(canvas: DrawSurface, rect: Rect, radius: float, cut: float | None = None) -> Shape:
    return Shape(rect.width, rect.height, canvas.px(radius if cut is None else cut), cut is not None)


def shadow_margin(canvas: DrawSurface, blur: float) -> int:
    """How far a shadow of this blur reaches beyond its box, in pixels."""
    return 2 * canvas.px(blur)


def shadow(canvas: DrawSurface, shape: Shape, blur: float, alpha: int) -> pygame.Surface:
    return canvas.picture_store.baked(*_shadow(canvas, shape, blur, alpha))


def _shadow(
    canvas: DrawSurface, shape: Shape, blur: float, alpha: int
) -> tuple[Hashable, Callable[[], pygame.Surface]]:
    """What the shadow is kept under, and what makes it."""

    def make() -> pygame.Surface:
        soft = shape.soft(Palette.BLACK, shadow_margin(canvas, blur), canvas.px(blur))
        fade(soft, alpha)
        return soft

    return ("shadow", shape, canvas.px(blur), alpha), partial(beside, make)


def _box_glow(
    canvas: DrawSurface, shape: Shape, rect: Rect, strength: float, reach: int, hollow: bool
) -> None:
    margin = reach * 2
    step = round(min(1.0, max(0.0, strength)) * _STRENGTHS) / _STRENGTHS
    if not step:
        return

    def brightest() -> pygame.Surface:
        soft = shape.soft(Palette.GLOW, margin, reach)
        light = pygame.Surface(soft.get_size())
        light.blit(soft, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        if hollow:
            light.blit(shape.drawn(Palette.BLACK, margin), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return light

    kind = "glow", shape, reach, hollow

    def make() -> pygame.Surface:
        """Light that comes and goes is in each strength made of the brightest."""
        return dimmed(canvas.picture_store.briefly(kind, partial(beside, brightest)), 1 - step)

    place = rect.inflate(2 * margin, 2 * margin)
    hole = shape.core().move(margin, margin)
    if hollow and _worth_sparing(hole):
        canvas.rim(kind, partial(beside, brightest), place, hole, pygame.BLEND_RGB_ADD, share=step)
    else:
        canvas.shine(canvas.picture_store.baked((*kind, step), make), place.topleft)


def _soft_light() -> pygame.Surface:
    """What is left of the light below such a square."""
    light = pygame.Surface((CAST_SIDE, CAST_SIDE))
    light.fill(Palette.WHITE)
    light.blit(_soft_tile(), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return light


def _soft_tile() -> pygame.Surface:
    """A dark square with soft edges that fills `1 / CAST_SPREAD` of its side."""
    side = CAST_SIDE
    solid = round(side / CAST_SPREAD)
    tile = pygame.Surface((side, side), pygame.SRCALPHA)
    edge = (side - solid) // 2
    tile.fill(Palette.BLACK, Rect(edge, edge, solid, solid))
    return pygame.transform.gaussian_blur(tile, edge // 2)


def _worth_sparing(hole: Rect) -> bool:
    """Whether leaving out the hole saves more than the four strips round it cost."""
    return hole.width > SPARED_SIDE and hole.height > SPARED_SIDE
