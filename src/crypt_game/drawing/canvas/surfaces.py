"""A surface to draw on, how things are put down upon it, and the pose they are put down in."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.picture_store import PictureStore
from crypt_game.drawing.canvas.vector import picture
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.theme import OPAQUE, Colour, HouseTones, channel

Point: TypeAlias = tuple[float, float]
Anchor: TypeAlias = Literal[
    "topleft", "midtop", "topright", "midleft", "center", "midright", "bottomleft", "midbottom", "bottomright"
]

#: Fades and turns are cached in these steps, fine enough that no step can be seen.
ALPHA_STEP = 5
ANGLE_STEP = 2
#: The brightness of ivory, the tone that icons and glyphs are drawn in (0 to 255).
IVORY_LUMA = 224
#: A thing drawn smaller than this share of its size is far off and casts no shadow of its own size.
NEAR = 0.95
_FULL_TURN = 360
_FADING, _SOONER = 44.0, 1.6
"""Within which height, in units and in type of the usual size, what goes on beyond an edge fades out; how
much sooner than at the edge it is gone, so that no letters are cut."""
_FULL = [min(OPAQUE, round(level * OPAQUE / IVORY_LUMA)) for level in range(OPAQUE + 1)]
"""The coverage that each brightness makes. Ivory, the light of the art, counts as full."""


class Pose(NamedTuple):
    """How a picture is put down: faded (0 to 255), turned (degrees, anticlockwise), narrowed, enlarged.

    `squeeze` is the share of the width that a turning card shows; `zoom` enlarges a thing that comes nearer.
    """

    alpha: int = OPAQUE
    angle: float = 0
    squeeze: float = 1.0
    zoom: float = 1.0

    @property
    def lies(self) -> bool:
        """Whether the thing is solid, straight and near enough to cast a shadow of its own size."""
        return self.alpha == OPAQUE and not self.angle and self.zoom >= NEAR


STILL = Pose()


def darken(art: pygame.Surface, share: float, where: Rect | None = None) -> None:
    """Take this share (0 to 1) of its light from a picture, or from one box of it."""
    left, area = channel(1 - share), art.get_clip()  # which pygame minds only when it fills without a flag
    art.fill((left, left, left), area if where is None else area.clip(where), pygame.BLEND_RGB_MULT)


def dimmed(art: pygame.Surface, share: float) -> pygame.Surface:
    """A copy of a picture without this share (0 to 1) of its light."""
    copy = art.copy()
    darken(copy, share)
    return copy


def darken_below(art: pygame.Surface, top: int, fall: int, most: float = 1.0) -> None:
    """Let a picture get darker from the row `top` on, until `fall` rows further down it lacks `most` (0 to 1)
    of its light, and stay so to its foot."""
    for y in range(max(0, top), top + fall):
        darken(art, most * (y - top) / fall, Rect(0, y, art.get_width(), 1))
    darken(art, most, Rect(0, top + fall, *art.get_size()))


def fade(art: pygame.Surface, alpha: int, where: Rect | None = None) -> None:
    """Let a premultiplied picture, or one box of it, show only so strongly (0 to 255)."""
    art.fill((alpha, alpha, alpha, alpha), where, special_flags=pygame.BLEND_RGBA_MULT)


def round_about(hole: Rect, area: Rect) -> list[Rect]:
    """What of an area lies round a hole, in up to four boxes; all of it where there is no hole in it."""
    hole = hole.clip(area)
    if not hole:
        return [area]
    boxes = (
        Rect(area.left, area.top, area.width, hole.top - area.top),
        Rect(area.left, hole.bottom, area.width, area.bottom - hole.bottom),
        Rect(area.left, hole.top, hole.left - area.left, hole.height),
        Rect(hole.right, hole.top, area.right - hole.right, hole.height),
    )
    return [box for box in boxes if box]


def placed(size: tuple[int, int], pos: Point, anchor: Anchor) -> Rect:
    """A rectangle of this size with its anchor at this point, on whole pixels."""
    rect = Rect((0, 0), size)
    setattr(rect, anchor, (round(pos[0]), round(pos[1])))
    return rect


class DrawSurface:
    """A surface, the store of what is put upon it, and the scale it is drawn at."""

    def __init__(self, surface: pygame.Surface, picture_store: PictureStore, scale: Scale) -> None:
        self.surface = surface
        self.picture_store = picture_store
        self.scale = scale

    def tones(self, house: str) -> HouseTones:
        """The colours of a house, as the player chose them."""
        return self.picture_store.tones[house]

    def px(self, length: float) -> int:
        """A design length in window pixels."""
        return self.scale.px(length)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Nothing is drawn outside `rect` meanwhile."""
        before = self.surface.get_clip()
        self.surface.set_clip(rect.clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)

    @contextmanager
    def fading(self, rect: Rect, *, above: bool, below: bool) -> Iterator[None]:
        """The same; where something goes on `above` or `below` what can be seen, it fades out towards that
        end. High contrast cuts it off."""
        high = 0 if self.scale.contrast else min(self.px(_FADING * self.scale.text), rect.height // 2)
        ends = [Rect(rect.x, rect.y, rect.width, high * above)]
        ends.append(Rect(rect.x, rect.bottom - high * below, rect.width, high * below))
        seen = [end.clip(self.surface.get_rect()) for end in ends]
        kept = [self.surface.subsurface(end).copy() for end in seen]
        with self.clipped(rect):
            yield
            for end, before, down in zip(seen, kept, (False, True), strict=True):
                for row in range(end.height):
                    gone = (row + 1 if down else end.height - row) / end.height
                    before.set_alpha(channel(min(1.0, gone * _SOONER)))
                    self.surface.blit(before, (end.x, end.y + row), Rect(0, row, end.width, 1))

    def stamp(self, art: pygame.Surface, topleft: Point) -> Rect:
        """Put a premultiplied surface down. Returns where it came to lie."""
        where = (round(topleft[0]), round(topleft[1]))
        return self.surface.blit(art, where, special_flags=pygame.BLEND_PREMULTIPLIED)

    def shine(self, light: pygame.Surface, topleft: Point) -> Rect:
        """Add a surface of light (black where there is none)."""
        where = (round(topleft[0]), round(topleft[1]))
        return self.surface.blit(light, where, special_flags=pygame.BLEND_RGB_ADD)

    def rim(
        self,
        key: Hashable,
        make: Callable[[], pygame.Surface],
        place: Rect,
        hole: Rect,
        flags: int,
        *,
        share: float = 1.0,
    ) -> None:
        """Put down what `make` makes for a place of this size, with this `share` (0 to 1) of its light, but
        only what lies round `hole` (counted from the place's corner): the rest is covered anyway, and is not
        kept either.

        Shadows and glows of large panels are mostly hole; this spares them most of their cost. Light that
        comes and goes is in each strength made of the brightest.
        """
        whole: list[pygame.Surface] = []

        def cut(strip: Rect) -> pygame.Surface:
            whole.extend([] if whole else [make()])
            return whole[0].subsurface(strip).copy()

        for strip in round_about(hole, Rect((0, 0), place.size)):
            name = key, tuple(strip)
            art = self.picture_store.baked(name, partial(cut, strip))
            if share < 1:
                art = self.picture_store.baked((name, share), partial(dimmed, art, 1 - share))
            self.surface.blit(art, (place.x + strip.x, place.y + strip.y), special_flags=flags)

    def posed(self, key: Hashable, art: pygame.Surface, center: Point, pose: Pose = STILL) -> Rect:
        """Put a surface down around its centre. `key` names it for the cache.

        Narrowed and enlarged surfaces last one frame of a motion and are not cached.
        """
        alpha, angle, squeeze, zoom = pose
        if squeeze != 1.0 or zoom != 1.0:
            size = (max(1, round(art.get_width() * squeeze * zoom)), max(1, round(art.get_height() * zoom)))
            art = pygame.transform.smoothscale(art, size)
            key = None
        turn = round(angle / ANGLE_STEP) * ANGLE_STEP % _FULL_TURN
        if turn:
            source = art

            def rotate() -> pygame.Surface:
                """Turned with a clear pixel round it, so that straight edges are smooth."""
                wide, high = source.get_size()
                framed = pygame.Surface((wide + 2, high + 2), pygame.SRCALPHA)
                framed.blit(source, (1, 1), special_flags=pygame.BLEND_PREMULTIPLIED)
                return pygame.transform.rotozoom(framed, turn, 1.0)

            art = self.picture_store.baked(("turn", key, turn), rotate) if key is not None else rotate()
        shown = min(OPAQUE, max(0, round(alpha / ALPHA_STEP) * ALPHA_STEP))
        if shown == 0:
            return Rect(round(center[0]), round(center[1]), 0, 0)
        if shown < OPAQUE:
            art = self._faded((key, turn), art, shown, keep=key is not None)
        return self.stamp(art, placed(art.get_size(), center, "center").topleft)

    def _faded(self, key: Hashable, art: pygame.Surface, alpha: int, keep: bool) -> pygame.Surface:
        def make() -> pygame.Surface:
            faint = art.copy()
            fade(faint, alpha)
            return faint

        return self.picture_store.briefly(("fade", key, alpha), make) if keep else make()

    def drawn(self, name: Hashable, rect: Rect, parts: Callable[[], Iterable[str]]) -> None:
        """Put down a drawing as large as the box, made once for its name and size."""
        key = (name, rect.size, self.scale.k)
        art = self.picture_store.baked(key, lambda: picture(rect.size, parts()))
        self.stamp(art, rect.topleft)

    def tinted(self, key: Hashable, art: pygame.Surface, colour: Colour) -> pygame.Surface:
        """A light drawing in one flat colour; its dark details (pips, seams) become holes."""
        return self.picture_store.baked(("tint", key, colour), lambda: _in_one_colour(art, colour))


def _in_one_colour(art: pygame.Surface, colour: Colour) -> pygame.Surface:
    """Brightness becomes coverage."""
    light = pygame.image.tobytes(pygame.transform.grayscale(art), "RGBA")[:: len("RGBA")]
    data = bytearray(len(light) * len("RGBA"))
    for place, part in enumerate((*colour, OPAQUE)):
        data[place :: len("RGBA")] = light.translate(_coverage(part))
    return pygame.image.frombytes(bytes(data), art.get_size(), "RGBA").convert_alpha()


@cache
def _coverage(part: int) -> bytes:
    """What each brightness makes of this part of a colour."""
    return bytes(level * part // OPAQUE for level in _FULL)
