"""Where a box with words stands that explains something in the window, and what shows from it to that. Pure
geometry."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise, product
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from pygame import Rect

from crypt_game.drawing.geometry import TALLEST_BOARD, Area, Frame

__all__ = [
    "BAR",
    "MARGIN",
    "Place",
    "covers_nothing",
    "distance",
    "page_within",
    "place_beside",
    "place_near",
    "pointer",
    "way_to",
]

Spot: TypeAlias = tuple[int, int]
Place: TypeAlias = tuple[tuple[int, ...], Rect]
"""What a box covers, the worst first, and where it stands: of two places the lesser is better."""

MARGIN: Final = 20
"""What stays free at each edge of the page."""
BAR: Final = 52
"""What stays free at the top for the buttons of the lesson, beside the margin."""
_AWAY: Final = 30
"""How far the box stands from what it is about."""
_CLOSE: Final = 12
"""What lies nearer to the box than half of this cannot be touched well, as if it were covered."""
_NEAR: Final = 16
"""How far a box stands from what it tells about."""
_POINTER, _FARTHEST = 18, 64
"""How deep the pointer is, and how far away a thing may be that it shows to."""
_LONGEST: Final = 900
"""How long a line may be from a box to what it tells about: along a longer one no eye finds its way."""
_CROSSED: Final = 24
"""How much longer a way may be that crosses less of what it avoids."""
_SIDES: Final = (
    ("midleft", "midright"),
    ("midright", "midleft"),
    ("midbottom", "midtop"),
    ("midtop", "midbottom"),
    ("bottomright", "topright"),
    ("bottomleft", "topleft"),
    ("topright", "bottomright"),
    ("topleft", "bottomleft"),
    ("topleft", "topright"),
    ("topright", "topleft"),
)
"""Which side of the panel stands at which side of what it is about, the best first."""

_FREE: Final = ("center", "midtop", "midleft", "midright")
"""Where in the page a box stands that is about nothing on it, the best first."""
_CORNERS: Final = ("bottomright", "bottomleft", "topright", "topleft")
"""Corners of the page, where it stands if it would cover too much beside what it is about."""


class Edges(NamedTuple):
    """A place in pixels, as what is remembered needs it."""

    x: int
    y: int
    width: int
    height: int


def page_within(frame: Frame, bar: float = BAR) -> Rect:
    """Where such a box may stand: what the table fills of the window, below the `bar` at its top."""
    area = Area.of(frame, TALLEST_BOARD)
    return area.px(area.box.inset(MARGIN, MARGIN).take_top(bar)[1])


def place_beside(
    frame: Frame,
    about: Sequence[Rect],
    sizes: Sequence[tuple[int, int]],
    line: Rect,
    spared: Sequence[Sequence[Rect]] = (),
    bar: float = BAR,
    *,
    pointed: bool = True,
) -> Place:
    """Where a box of one of these sizes stands, the first the best: beside something that it is `about`, or
    above that at the top of the page, else in a corner of it, and if it can above the status `line`. One
    that is about nothing stands in the middle of the page or at an edge.

    It covers as little as may be of what is `spared`, group by group, the most important first: nothing, if
    there is such a place on the page. If nothing of the first two is covered, a pointer can show to what it
    is about wherever that is possible; unless it is to be `pointed`, covering less of the others is better.
    """
    page = page_within(frame, bar)
    above = Rect(page.topleft, (page.width, line.top - page.top))
    best: Place | None = None
    for each in dict.fromkeys(tuple(place) for place in _places(frame, about, sizes, (above, page))):
        box = Rect(each)
        near = box.inflate(frame.px(_CLOSE), frame.px(_CLOSE))
        if best is not None and _covered(near, spared[:1]) > best[0][:1]:
            continue
        place = _rated(frame, box, about, spared, pointed=pointed), box
        best = place if best is None or place[0] < best[0] else best
        if not any(best[0]):
            break
    assert best is not None, "there is a corner"
    if about and any(best[0]):
        kept = tuple(Edges(*rect) for group in spared for rect in group)
        things = tuple(Edges(*thing) for thing in about)
        free = _nearest_free(frame, Edges(*page), things, tuple(sizes), kept)
        if free is not None:
            place = _rated(frame, Rect(free), about, spared, pointed=pointed), Rect(free)
            best = min(place, best, key=itemgetter(0))
    return best


def _rated(
    frame: Frame, box: Rect, about: Sequence[Rect], spared: Sequence[Sequence[Rect]], *, pointed: bool
) -> tuple[int, ...]:
    """What a box covers: pixels of the first two groups, whether anything else, the things of each further
    group that it touches (in pixels of theirs, for one that is cut is lost as well); and whether no pointer
    can show to what it is about, before what is touched if it is to be `pointed`, else after the faces."""
    near = box.inflate(frame.px(_CLOSE), frame.px(_CLOSE))
    touched = [sum(rects[n].w * rects[n].h for n in near.collidelistall(list(rects))) for rects in spared[2:]]
    blind = int(not pointer(frame, box, about))
    worse = 2 * blind * pointed + any(touched)
    return (*_covered(near, spared[:2]), worse, *touched[:1], blind, *touched[1:])


def covers_nothing(place: Place) -> bool:
    """Whether a box stands `place_beside` something without covering anything that is spared, and with its
    pointer if it is to have one."""
    return not any(place[0][:3])


@lru_cache(maxsize=64)
def _nearest_free(
    frame: Frame,
    page: Edges,
    about: tuple[Edges, ...],
    sizes: tuple[tuple[int, int], ...],
    kept: tuple[Edges, ...],
) -> Edges | None:
    """The place on the page where a box covers nothing of what is kept: where a pointer can show to one of
    these things, else the nearest from which a line can lead there."""
    close = frame.px(_CLOSE)
    things, wider = [Rect(each) for each in about], [Rect(each).inflate(close, close) for each in kept]

    def order(box: Rect) -> tuple[bool, bool, int, int, int]:
        away, blind = min(distance(box, thing) for thing in things), not pointer(frame, box, things)
        far = away // frame.px(_FARTHEST)
        return blind and not far, blind, far, sizes.index(box.size), away

    free = min(_free(Rect(page), things[0], sizes, wider, 0), key=order, default=None)
    return None if free is None else Edges(*free)


def _places(
    frame: Frame, about: Sequence[Rect], sizes: Sequence[tuple[int, int]], rooms: tuple[Rect, Rect]
) -> Iterator[Rect]:
    """Where the box could stand, the best first if all were free."""
    away = 2 * frame.px(_AWAY)
    for size in sizes:
        for room in (room for room in rooms if size[1] <= room.height or room is rooms[-1]):
            for anchor in () if about else _FREE:
                yield Rect((0, 0), size).move_to(**{anchor: getattr(room, anchor)})
            for thing in (*about, about[0].unionall(list(about[1:]))) if about else ():
                for own, its in _SIDES:
                    level = own.startswith("top") and its.startswith("top")
                    wide = away if level or own.startswith("mid") else 0
                    high = 0 if level else away
                    corner = getattr(thing.inflate(wide, high), its)
                    place = Rect((0, 0), size).move_to(**{own: corner}).clamp(room)
                    yield from (place, place.move_to(top=room.top))
        for corner in _CORNERS:
            yield Rect((0, 0), size).move_to(**{corner: getattr(rooms[-1], corner)})


def _covered(box: Rect, groups: Sequence[Sequence[Rect]]) -> tuple[int, ...]:
    """How many pixels of each of these groups lie below the box."""
    clips = [[box.clip(rects[n]) for n in box.collidelistall(list(rects))] for rects in groups]
    return tuple(sum(clip.width * clip.height for clip in group) for group in clips)


def pointer(frame: Frame, box: Rect, about: Sequence[Rect]) -> tuple[tuple[int, int], ...]:
    """The corners of a small gable on the edge of a box, its tip in the middle, that shows to the first thing
    it is about that lies beside it; empty where none does."""
    deep, farthest = frame.px(_POINTER), frame.px(_FARTHEST)
    for thing in about:
        x = max(box.left + 2 * deep, min(thing.centerx, box.right - 2 * deep))
        y = max(box.top + 2 * deep, min(thing.centery, box.bottom - 2 * deep))
        right, left = 0 <= thing.left - box.right <= farthest, 0 <= box.left - thing.right <= farthest
        below, above = 0 <= thing.top - box.bottom <= farthest, 0 <= box.top - thing.bottom <= farthest
        if thing.top <= y <= thing.bottom and (right or left):
            edge, tip = (box.right - 1, box.right - 1 + deep) if right else (box.left, box.left - deep)
            return (edge, y - deep), (tip, y), (edge, y + deep)
        if thing.left <= x <= thing.right and (below or above):
            edge, tip = (box.bottom - 1, box.bottom - 1 + deep) if below else (box.top, box.top - deep)
            return (x - deep, edge), (x, tip), (x + deep, edge)
    return ()


def place_near(
    frame: Frame,
    about: Rect,
    sizes: Sequence[tuple[int, int]],
    spared: Sequence[Sequence[Rect]],
    *,
    above: bool = False,
) -> Place:
    """Where a box of one of these sizes, the first the best, stands that tells about a thing: below it (or
    first `above`), above or beside it, where it covers neither that nor what is spared; else at the nearest
    place at the table where it covers nothing of them. Where there is none, the last group of what is spared
    is given up, and so on; in the end it stands beside the thing or in a corner, where it covers least."""
    kept = tuple(tuple(Edges(*rect) for rect in group) for group in spared)
    box = Rect(_placed_near(frame, Edges(*about), tuple(sizes), kept, above))
    return _covered(box, [[about], *spared]), box


@lru_cache(maxsize=32)
def _placed_near(
    frame: Frame,
    about: Edges,
    sizes: tuple[tuple[int, int], ...],
    spared: tuple[tuple[Edges, ...], ...],
    above: bool,
) -> Edges:
    thing, near = Rect(about), frame.px(_NEAR)
    area = Area.of(frame, TALLEST_BOARD)
    room = area.px(area.box).inflate(-near, -near)
    sides = _SIDES[2:4] if above else _SIDES[3:1:-1]
    beside = [
        Rect((0, 0), size).move_to(**{own: getattr(thing.inflate(2 * near, 2 * near), its)}).clamp(room)
        for size in sizes
        for own, its in (*sides, *_SIDES[1::-1])
    ]

    def order(box: Rect) -> tuple[int, int, int]:
        away = distance(box, thing)
        return away // (2 * near), sizes.index(box.size), away

    for number in range(len(spared), 0, -1) or (0,):
        kept = [thing, *(Rect(each) for group in spared[:number] for each in group)]
        free = next((box for box in beside if box.collidelist(kept) < 0), None)
        free = free or min(_free(room, thing, sizes, kept, near), key=order, default=None)
        if free is not None:
            return Edges(*free)
    beside += [
        Rect((0, 0), size).move_to(**{corner: getattr(room, corner)}) for size in sizes for corner in _CORNERS
    ]
    groups = [[thing], *([Rect(each) for each in group] for group in spared)]
    return Edges(*min(beside, key=lambda box: _covered(box, groups)))


def way_to(frame: Frame, box: Rect, thing: Rect, avoided: Sequence[Rect]) -> tuple[Spot, ...]:
    """The corners of a line, level and upright by turns, from a box to a thing too far away for a pointer. It
    crosses as little as may be of what is `avoided`; empty where the two touch, or where it would be longer
    than 900 units."""
    if box.inflate(frame.px(_FARTHEST), frame.px(_FARTHEST)).colliderect(thing):
        return ()
    way = _way_to(frame.px(_NEAR), Edges(*box), Edges(*thing), tuple(Edges(*rect) for rect in avoided))
    return way if sum(math.dist(*ends) for ends in pairwise(way)) <= frame.px(_LONGEST) else ()


@lru_cache(maxsize=32)
def _way_to(near: int, box: Edges, thing: Edges, avoided: tuple[Edges, ...]) -> tuple[Spot, ...]:
    """The cheapest way over the lines that run beside everything, with a price for each turn."""
    ours, its, rects = Rect(box), Rect(thing), [Rect(each) for each in avoided]
    ends = {its.midtop, its.midbottom, its.midleft, its.midright}
    around = [each.inflate(near, near) for each in (ours, its, *rects)]
    corners = [ours.center, *ends, *(each.topleft for each in around), *(each.bottomright for each in around)]
    lines = [sorted({corner[axis] for corner in corners}) for axis in (0, 1)]
    todo: list[tuple[float, Spot, int, tuple[Spot, ...]]] = [(0, ours.center, -1, ())]
    done = set[tuple[Spot, int]]()
    while todo:
        price, here, axis, way = heappop(todo)
        if here in ends:
            return _out_of(ours, (*way, here))
        if (here, axis) in done:
            continue
        done.add((here, axis))
        for along, to in _next_on(lines, here):
            middle = (here[0] + to[0]) // 2, (here[1] + to[1]) // 2
            crossed = not ours.collidepoint(middle) and any(each.collidepoint(middle) for each in rects)
            more = math.dist(here, to) * (_CROSSED if crossed else 1)
            if along == axis:
                heappush(todo, (price + more, to, along, way))
            else:
                heappush(todo, (price + more + near, to, along, (*way, here)))
    return ()


def _next_on(lines: Sequence[Sequence[int]], here: Sequence[int]) -> Iterator[tuple[int, Spot]]:
    """Where lines cross next to a spot, each with its axis: 0 across, 1 along."""
    for axis, step in product((0, 1), (-1, 1)):
        number = bisect_left(lines[axis], here[axis]) + step
        if 0 <= number < len(lines[axis]):
            there = lines[axis][number]
            yield axis, (here[0] if axis else there, there if axis else here[1])


def _out_of(box: Rect, way: Sequence[Spot]) -> tuple[Spot, ...]:
    """What of a way lies outside the box that it begins in."""
    last = max(number for number, spot in enumerate(way) if box.collidepoint(spot))
    clip: Sequence[Spot] = box.clipline(way[last], way[last + 1])
    return (*clip[1:], *way[last + 1 :])


def _free(
    room: Rect, thing: Rect, sizes: Sequence[tuple[int, int]], kept: Sequence[Rect], near: int
) -> Iterator[Rect]:
    """Places within the room that cover nothing of what is kept: at its edges, or close to something kept."""
    for width, height in sizes:
        xs = {room.x, room.right - width, thing.centerx - width // 2}
        ys = {room.y, room.bottom - height}
        for rect in kept:
            xs |= {rect.right + near, rect.x - near - width}
            ys |= {rect.bottom + near, rect.y - near - height}
        within = (room.x, room.right - width), (room.y, room.bottom - height)
        across, along = ([at for at in places if low <= at <= high]
                         for places, (low, high) in zip((xs, ys), within, strict=True))  # fmt: skip
        for x, y in product(across, along):
            box = Rect(x, y, width, height)
            if box.collidelist(kept) < 0:
                yield box


def distance(one: Rect, other: Rect) -> int:
    """How far two boxes lie apart."""
    across = max(0, one.x - other.right, other.x - one.right)
    along = max(0, one.y - other.bottom, other.y - one.bottom)
    return round(math.hypot(across, along))
