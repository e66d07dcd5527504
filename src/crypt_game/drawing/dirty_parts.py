"""The parts of the table as they lie on one surface, and what must be painted again when some of them change.

A change damages the region of its part; only there the ground and every part that reaches into it are put
down once more, in their order. Parts are kept as pictures wherever they can be, so that a neighbour's
change costs them a blit. Knows no rules and no widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import pairwise
from mmap import mmap
from typing import NamedTuple, TypeAlias

from pygame import BLEND_PREMULTIPLIED, BLEND_RGBA_ADD, BLEND_RGBA_MAX, SRCALPHA, Rect, Surface
from pygame.image import frombuffer

from crypt_game.drawing.in_slices import checkpoint

__all__ = ["DirtyParts", "TablePart"]

_WHOLE = 0.6
"""The share of the surface from which on all of it is put down again."""
_STRIPS = 8
"""In how many strips, one a frame, light that has changed comes over the surface."""
_PIXEL = 4
"""Bytes of a pixel."""
_LIT = (0, 0, 0, 1)
"""The least opacity of a picture: pygame leaves out light in pixels that have none, in the first columns of a
blit whose width is no multiple of eight."""


_Place: TypeAlias = tuple[str, int, int, int, int]
"""A part's name and its region: left, top, width, height."""


class TablePart(NamedTuple):
    """One part of the table, with its shadow and glow.

    `region` is all that it touches, in pixels; `shows` everything that its picture depends on, None for a
    part that changes with every drawing. A part that `waits` may show for a few frames what lay in its place
    before, as long as that is the same then and now: nothing that is secret, and nothing that has just flown
    there.
    """

    name: str
    region: Rect
    shows: Hashable
    paint: Callable[[Surface], None]
    waits: Hashable = None

    @property
    def place(self) -> _Place:
        """What a later part must share to take this one's place."""
        return self.name, *self.region


class _Lying(NamedTuple):
    part: TablePart
    art: Surface | None


class _Sheet:
    """Where parts of a surface of this size are painted one after the other, each at its place.

    The pixels of all regions begin at one address, so that no more memory is touched than the largest takes
    (2 MiB of 8 at 1920×1080).
    """

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._pitch = size[0] * _PIXEL
        self._origin = self._pitch * size[1]
        self._pixels = memoryview(mmap(-1, 2 * self._origin))

    def for_region(self, region: Rect) -> Surface:
        """A surface as large as all, that may be painted in this region alone, until the next one is asked
        for. It shows what was painted last."""
        first = self._origin - region.top * self._pitch - region.left * _PIXEL
        sheet = frombuffer(self._pixels[first : first + self._origin], self.size, "BGRA", self._pitch)
        sheet.set_clip(region)
        return sheet


class DirtyParts:
    """What lies on one surface, part by part.

    Parts that can wait do so until those that press are painted; then one is painted in each frame. On a
    surface without colour, light that is added stays light that is added when the picture is put down.
    """

    def __init__(self) -> None:
        self._lying: dict[_Place, _Lying] = {}
        self._order: list[_Place] = []
        """From the lowest part to the highest."""
        self._sheet = _Sheet((1, 1))
        self._light: Hashable = None
        self._dim: list[Rect] = []
        """Strips of the surface that still lie in another light."""
        self._damage: list[Rect] = []
        """What is to be put down anew, also if that was begun and given up."""
        self.late = False
        """Whether a part shows what lay in its place before, or the light of before, until the next frame."""

    def lay(
        self,
        surface: Surface,
        ground: Callable[[Surface], None],
        parts: Sequence[TablePart],
        *,
        light: Hashable = None,
        stale: Iterable[Rect] = (),
        unseen: bool = False,
    ) -> None:
        """Make `surface` show these parts in this order, on the ground; whatever else lay there is gone.

        The ground has changed in what is `stale`. In another `light` it is put down anew below parts that are
        kept, a strip in each frame.
        On a surface of another size nothing has lain yet, and so nothing waits; nor while the surface is
        `unseen`. Done in slices it may be given up and begun anew.
        """
        if surface.get_size() != self._sheet.size:
            self._lying.clear()
            self._order.clear()
            self._sheet = _Sheet(surface.get_size())
        damage = self._damage
        damage += self._taken_up({part.place for part in parts})
        damage += self._reordered([part.place for part in parts])
        damage += [*self._relit(surface.get_rect(), light), *stale]
        changed = [part for part in parts if self._has_changed(part)]
        waiting = [] if unseen else [part for part in changed if self._can_wait(part)]
        pressing = [part for part in changed if unseen or not self._can_wait(part)]
        free = not self._dim and all(part.shows is None for part in pressing)
        now = [*pressing, *waiting[:1]] if free else pressing
        for part in now:
            self._lying[part.place] = _Lying(part, self._picture(part))
            damage.append(part.region)
            checkpoint()
        self._put_down(surface, ground, parts)
        self.late = len(now) < len(changed) or bool(self._dim)

    def _put_down(
        self,
        surface: Surface,
        ground: Callable[[Surface], None],
        parts: Sequence[TablePart],
    ) -> None:
        """Lay the ground and what stands on it anew wherever there is damage."""
        areas = self._damage = _merged(self._damage, surface.get_rect())
        while areas:
            checkpoint()
            area = areas[-1]
            surface.set_clip(area)
            ground(surface)
            for part in parts:
                if part.place not in self._lying or not part.region.colliderect(area):
                    continue
                art = self._lying[part.place].art
                if art is None:
                    surface.set_clip(area.clip(part.region))
                    part.paint(surface)
                    surface.set_clip(area)
                else:
                    surface.blit(art, part.region, special_flags=BLEND_PREMULTIPLIED)
            areas.pop()
        surface.set_clip(None)

    def _relit(self, whole: Rect, light: Hashable) -> list[Rect]:
        """Where the ground is to be put down in this light: all of it if nothing lies yet, else strip by
        strip."""
        if not self._lying:
            self._light, self._dim = light, []
            return [whole]
        if light != self._light:
            self._light, self._dim = light, _strips(whole)
        return [self._dim.pop()] if self._dim else []

    def _has_changed(self, part: TablePart) -> bool:
        lying = self._lying.get(part.place)
        return lying is None or part.shows is None or lying.part.shows != part.shows

    def _can_wait(self, part: TablePart) -> bool:
        lying = self._lying.get(part.place)
        return part.waits is not None and lying is not None and lying.part.waits == part.waits

    def _reordered(self, order: list[_Place]) -> list[Rect]:
        """The regions of parts that lie above or below others than before."""
        before = [place for place in self._order if place in self._lying]
        after = [place for place in order if place in self._lying]
        self._order = order
        moved = [now for was, now in zip(before, after, strict=True) if was != now]
        return [self._lying[place].part.region for place in moved]

    def _taken_up(self, places: set[_Place]) -> list[Rect]:
        """The regions of parts that are there no more."""
        gone = [place for place in self._lying if place not in places]
        return [self._lying.pop(place).part.region for place in gone]

    def _picture(self, part: TablePart) -> Surface | None:
        """The part on a surface of its own, the one that it had before if there is one."""
        if part.shows is None:
            return None
        sheet = self._sheet.for_region(part.region)
        sheet.fill((0, 0, 0, 0))
        part.paint(sheet)
        lying = self._lying.get(part.place)
        art = (
            lying.art if lying is not None and lying.art is not None else Surface(part.region.size, SRCALPHA)
        )
        art.fill((0, 0, 0, 0))
        art.blit(sheet, (0, 0), part.region, special_flags=BLEND_RGBA_ADD)
        art.fill(_LIT, special_flags=BLEND_RGBA_MAX)
        return art


def _merged(damage: Iterable[Rect], whole: Rect) -> list[Rect]:
    """Areas that cover the damage; one for two where that is no more to paint, one for all where that is most
    of the surface."""
    areas: list[Rect] = []
    for rect in damage:
        area = rect.clip(whole)
        for other in [other for other in areas if _size(area.union(other)) <= _size(area) + _size(other)]:
            areas.remove(other)
            area = area.union(other)
        if area:
            areas.append(area)
    return [whole] if sum(map(_size, areas)) > _WHOLE * _size(whole) else areas


def _strips(whole: Rect) -> list[Rect]:
    """The surface in upright strips, the leftmost last."""
    edges = [whole.left + whole.width * number // _STRIPS for number in range(_STRIPS + 1)]
    return [
        Rect(left, whole.top, right - left, whole.height) for left, right in reversed(list(pairwise(edges)))
    ]


def _size(area: Rect) -> int:
    return area.width * area.height
