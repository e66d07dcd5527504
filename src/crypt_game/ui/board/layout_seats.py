"""What stands where in the plates of the people at the table: an heir, a Ghost, a house with its two members.

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.geometry import Area, Box

__all__ = [
    "BUST_ASPECT",
    "PLATE",
    "MemberPlaces",
    "SeatPlaces",
    "ghost_plate",
    "house_plate",
    "own_house_plate",
    "own_plate",
    "seat_plate",
]

BUST_ASPECT = 480 / 528
PLATE = (282.0, 176.0)
"""Width and height of an opponent's plate in a 16:9 window."""
_TYPES, _PAD = 6, 14.0
_TORCH = (29.0, 39.0)


@dataclass(frozen=True, slots=True)
class MemberPlaces:
    """One heir at the table: `bust` behind the slab, `name` and `status` on the plate.

    `glyphs` are the six types of the collection, with their counts; `button` is what can be pointed at.
    """

    bust: Rect
    name: Rect
    status: Rect
    glyphs: tuple[Rect, ...]
    button: Rect


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """A plate with one pool of dice. `heading` is the line of a house's name.

    `notes` are the words below a Ghost's dice, and `note` is what is left for words beside or below the dice.
    """

    panel: Rect
    badge: Rect
    heading: Rect
    dice: tuple[Rect, ...]
    note: Rect
    torches: tuple[Rect, Rect]
    members: tuple[MemberPlaces, ...]
    notes: tuple[Rect, ...] = ()


def _torches(grid: Area, panel: Box, top: float, u: float) -> tuple[Rect, Rect]:
    width, height = (side * u for side in _TORCH)
    first, second = (Box(panel.right - 12 - width - (width + 4) * n, top, width, height) for n in range(2))
    return grid.px(first), grid.px(second)


def _types(grid: Area, row: Box, width: float) -> tuple[Rect, ...]:
    pitch = (row.w - width) / (_TYPES - 1)
    return grid.all_px([Box(row.x + pitch * i, row.y, width, row.h) for i in range(_TYPES)])


def _dice(grid: Area, row: Box, count: int, gap: float) -> tuple[Rect, ...]:
    side = min(row.h, (row.w - gap * (count - 1)) / count)
    return grid.all_px([Box(row.x + (side + gap) * i, row.y, side, row.h) for i in range(count)])


def seat_plate(grid: Area, panel: Box, bust: Box, dice: int, *, ghost: bool = False) -> SeatPlaces:
    """An opponent's plate: who, what they do, dice, and their collection; a Ghost collects nothing."""
    u = panel.h / PLATE[1]
    x, inner, text_x = panel.x + _PAD, panel.w - 2 * _PAD, panel.x + _PAD + 46 * u
    row = Box(x, panel.y + 72 * u, min(inner, (42 * u + 8) * dice - 8), 44 * u)
    chips = Box(x, panel.y + 122 * u, inner, 48 * u)
    beside = Box(row.right + 10, row.y, panel.right - _PAD - row.right - 10, row.h)
    member = MemberPlaces(
        grid.px(bust),
        grid.px(Box(text_x, panel.y + 8 * u, panel.right - 10 - text_x, 36 * u)),
        grid.px(Box(text_x, panel.y + 45 * u, panel.right - 10 - text_x, 24 * u)),
        () if ghost else _types(grid, chips, 40 * u),
        grid.px(panel),
    )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 14 * u, 36 * u, 36 * u)),
        member.name,
        _dice(grid, row, dice, 8),
        grid.px(chips if ghost else beside),
        _torches(grid, panel, panel.y + 5 * u, u),
        (member,),
    )


def own_plate(grid: Area, panel: Box, bust: Box, dice: int) -> SeatPlaces:
    """The viewer's own plate: their collection lies in the sets instead."""
    u = panel.h / 118
    x, text_x = panel.x + 12, panel.x + 12 + 48 * u
    row = Box(x, panel.y + 70 * u, 46 * u * dice - 6, 40 * u)
    member = MemberPlaces(
        grid.px(bust),
        grid.px(Box(text_x, panel.y + 6 * u, panel.right - 8 - text_x, 36 * u)),
        grid.px(Box(text_x, panel.y + 42 * u, panel.right - 8 - text_x, 24 * u)),
        (),
        grid.px(Box(panel.x, panel.y, panel.w, 68 * u)),
    )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 12 * u, 40 * u, 40 * u)),
        member.name,
        _dice(grid, row, dice, 6),
        grid.px(Box(row.right + 8, row.y, panel.right - 10 - row.right - 8, row.h)),
        _torches(grid, panel, panel.y + 3 * u, u),
        (member,),
    )


def house_plate(grid: Area, panel: Box, busts: list[Box]) -> SeatPlaces:
    """A house of Clash: badge, the pool they share, and both members (§8.2)."""
    u = panel.h / 208
    x, inner = panel.x + 12, panel.w - 24
    rows = Box(x, panel.y + 88 * u, inner, panel.bottom - 6 - panel.y - 88 * u).column(len(busts), 4)
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 8 * u, 34 * u, 34 * u)),
        grid.px(Box(x + 42 * u, panel.y + 8 * u, panel.right - 12 - x - 42 * u, 34 * u)),
        _dice(grid, Box(x, panel.y + 48 * u, inner, 36 * u), 6, 6),
        grid.px(Box(x, panel.y + 48 * u, inner, 36 * u)),
        _torches(grid, panel, panel.y + 6 * u, 0.86 * u),
        tuple(_member(grid, row, bust, u) for row, bust in zip(rows, busts, strict=True)),
    )


def _member(grid: Area, row: Box, bust: Box, u: float) -> MemberPlaces:
    """A member's row: name and status, the six types below."""
    half = row.w * 0.56
    return MemberPlaces(
        grid.px(bust),
        grid.px(Box(row.x, row.y, half, 28 * u)),
        grid.px(Box(row.x + half + 6, row.y, row.w - half - 6, 28 * u)),
        _types(grid, Box(row.x, row.y + 28 * u, row.w, row.h - 28 * u), row.w / 6.3),
        grid.px(row),
    )


def own_house_plate(grid: Area, panel: Box, busts: list[Box], own: int) -> SeatPlaces:
    """The viewer's own house: their row with the pool, and the ally's row with what the ally has collected.

    `own` is which of the two members looks.
    """
    u = panel.h / 176
    x, inner = panel.x + 12, panel.w - 24
    name_x = x + 44 * u
    mine = MemberPlaces(
        grid.px(busts[own]),
        grid.px(Box(name_x, panel.y + 6 * u, panel.right - 8 - name_x, 32 * u)),
        grid.px(Box(name_x, panel.y + 38 * u, panel.right - 8 - name_x, 22 * u)),
        (),
        grid.px(Box(panel.x, panel.y, panel.w, 62 * u)),
    )
    mate = _member(grid, Box(x, panel.y + 108 * u, inner, 62 * u), busts[1 - own], u)
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 10 * u, 36 * u, 36 * u)),
        mine.name,
        _dice(grid, Box(x, panel.y + 64 * u, inner, 38 * u), 6, 4),
        grid.px(Box(x, panel.y + 64 * u, inner, 38 * u)),
        _torches(grid, panel, panel.y + 6 * u, 0.86 * u),
        (mine, mate) if own == 0 else (mate, mine),
    )


def ghost_plate(grid: Area, panel: Box, bust: Box) -> SeatPlaces:
    """The Ghost of Only Child: its dice in the order in which they act, a word below each (VISUAL §8)."""
    u = panel.h / 230
    x, text_x = panel.x + _PAD, panel.x + _PAD + 52 * u
    cells = Box(panel.x + 10, panel.y + 84 * u, panel.w - 20, 136 * u).row(3, 14)
    side = min(54 * u, cells[0].w - 12)
    member = MemberPlaces(
        grid.px(bust),
        grid.px(Box(text_x, panel.y + 10 * u, panel.right - 10 - text_x, 38 * u)),
        grid.px(Box(text_x, panel.y + 48 * u, panel.right - 10 - text_x, 26 * u)),
        (),
        grid.px(Box(panel.x, panel.y, panel.w, 78 * u)),
    )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 14 * u, 44 * u, 44 * u)),
        member.name,
        grid.all_px([Box(c.x + (c.w - side) / 2, c.y + 22 * u, side, side * 1.08) for c in cells]),
        grid.px(Box(panel.x + 10, panel.y + 84 * u, panel.w - 20, 136 * u)),
        _torches(grid, panel, panel.y + 5 * u, u),
        (member,),
        grid.all_px([Box(c.x + 2, c.y + 92 * u, c.w - 4, 40 * u) for c in cells]),
    )
