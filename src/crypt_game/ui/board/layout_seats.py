"""What stands where in the plates of the people at the table: an heir, a Ghost, a house with its two members.

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas import DIE_ASPECT
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.rules.terms import TREASURE_TYPES

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

BUST_ASPECT: Final = 480 / 528
_PAD = Space.CLOSE
"""How far what stands in a plate keeps from its sides."""
_GLYPH_GAP, _DICE_GAP, _TORCH_GAP = 2.0, 6.0, Space.HAIR
_TORCH_WIDE, _TORCH_HIGH, _TORCH_TOP = 29.0, 39.0, 5.0
_HOUSE_TORCH = 0.86
"""How large the torches of a house are beside those of an heir."""
_MEMBER_NAME = 28.0
_MEMBER_SHARE = 0.56
"""How high the name of a house's member is, and which share of its line it takes beside the status."""


class _Row(NamedTuple):
    """A row of a plate: how far below the plate's edge it begins, and how high it is."""

    top: float
    height: float


class _Rows(NamedTuple):
    """The rows of a plate that is `height` units high; they stretch with it.

    The name stands beside the badge, the status below both; `below` the dice is the collection, the members
    of a house, or the words below a Ghost's dice.
    """

    height: float
    badge: _Row
    name: _Row
    status: _Row
    dice: _Row
    below: _Row


_HEIR = _Rows(176, _Row(9, 34), _Row(8, 36), _Row(45, 24), _Row(72, 44), _Row(122, 48))
_LARGE_HEIR = _Rows(176, _Row(8, 36), _Row(2, 48), _Row(48, 34), _Row(84, 40), _Row(128, 44))
_OWN = _Rows(118, _Row(7, 35), _Row(6, 36), _Row(45, 24), _Row(73, 37), _Row(110, 0))
_LARGE_OWN = _Rows(118, _Row(6, 34), _Row(3, 43), _Row(45, 32), _Row(80, 32), _Row(110, 0))
_HOUSE = _Rows(208, _Row(8, 34), _Row(8, 34), _Row(42, 0), _Row(48, 36), _Row(88, 114))
_LARGE_HOUSE = _Rows(208, _Row(8, 34), _Row(8, 34), _Row(42, 0), _Row(8, 34), _Row(46, 158))
"""The badge alone names the house, whose dice stand beside it."""
_OWN_HOUSE = _Rows(176, _Row(6, 32), _Row(6, 32), _Row(38, 22), _Row(64, 38), _Row(108, 62))
_LARGE_OWN_HOUSE = _Rows(176, _Row(6, 31), _Row(5, 36), _Row(37, 29), _Row(67, 35), _Row(104, 68))
_LARGE_GHOST = _Rows(230, _Row(10, 40), _Row(4, 44), _Row(50, 38), _Row(100, 58), _Row(168, 56))
_GHOST = _Rows(230, _Row(10, 38), _Row(10, 38), _Row(48, 26), _Row(106, 58), _Row(176, 40))
PLATE: Final = (282.0, _HEIR.height)
"""Width and height of an opponent's plate in a 16:9 window."""
_GHOST_ROLL = _Row(84, 136)
"""What the dice of the Ghost of Only Child take of its plate, with the frames and the words of its groups."""


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


class _Plate(NamedTuple):
    """A plate being laid out: its box in the grid, and its rows."""

    grid: Area
    panel: Box
    rows: _Rows

    @property
    def _unit(self) -> float:
        return self.panel.h / self.rows.height

    def row(self, row: _Row) -> Box:
        """A row from side to side."""
        return Box(
            self.panel.x, self.panel.y + row.top * self._unit, self.panel.w, row.height * self._unit
        ).inset(_PAD, 0)

    def _words(self, row: _Row) -> Rect:
        """A row of words beside the badge."""
        return self.grid.px(self.row(row).take_left(self.rows.badge.height * self._unit, Space.TIGHT)[1])

    def _torches(self, share: float) -> tuple[Rect, Rect]:
        """Two torches at the right end, the first outermost."""
        wide, high = (side * self._unit * share for side in (_TORCH_WIDE, _TORCH_HIGH))
        top = self.panel.y + _TORCH_TOP * self._unit
        outer = Box(self.panel.right - _PAD - wide, top, wide, high)
        return self.grid.px(outer), self.grid.px(outer._replace(x=outer.x - wide - _TORCH_GAP))

    def line_of_dice(self, count: int) -> list[Box]:
        """So many dice from the left, as large as they fit."""
        row = self.row(self.rows.dice)
        if self.rows.dice == self.rows.badge:
            row = row.take_left(row.h, Space.TIGHT)[1]
        pitch = min(row.h * DIE_ASPECT + _DICE_GAP, (row.w + _DICE_GAP) / count)
        return row._replace(w=pitch * count - _DICE_GAP).row(count, _DICE_GAP)

    def member(self, bust: Box, glyphs: tuple[Rect, ...] = (), *, whole: bool = False) -> MemberPlaces:
        """The heir whose plate it is: pointed at on the `whole` plate, else above the dice."""
        button = self.panel if whole else self.panel._replace(h=self.rows.dice.top * self._unit)
        name, status = self._words(self.rows.name), self.grid.px(self.row(self.rows.status))
        return MemberPlaces(self.grid.px(bust), name, status, glyphs, self.grid.px(button))

    def mate(self, row: Box, bust: Box) -> MemberPlaces:
        """A member of a house in a row of its own: name and status, the six types below."""
        line, glyphs = row.take_top(max(_MEMBER_NAME * self._unit, row.h / 2))
        name, status = line.take_left(line.w * _MEMBER_SHARE, _DICE_GAP)
        px = self.grid.px
        return MemberPlaces(px(bust), px(name), px(status), self.glyphs(glyphs), px(row))

    def glyphs(self, row: Box) -> tuple[Rect, ...]:
        """The six types side by side."""
        return self.grid.all_px(row.row(len(TREASURE_TYPES), _GLYPH_GAP))

    def places(
        self, members: tuple[MemberPlaces, ...], dice: list[Box], note: Box, torch: float = 1.0
    ) -> SeatPlaces:
        """The plate with these members and dice; its torches are `torch` times as large as an heir's."""
        badge = self.row(self.rows.badge)
        return SeatPlaces(
            self.grid.px(self.panel),
            self.grid.px(badge._replace(w=badge.h)),
            self._words(self.rows.name),
            self.grid.all_px(dice),
            self.grid.px(note),
            self._torches(torch),
            members,
        )

    def beside(self, dice: list[Box]) -> Box:
        """What the dice leave of their row, and what is free above and below that."""
        row = self.row(self.rows.dice)
        return row.take_left(dice[-1].right - row.x, Space.TIGHT)[1].inset(0, -Space.HAIR)


def seat_plate(grid: Area, panel: Box, bust: Box, dice: int, *, ghost: bool = False) -> SeatPlaces:
    """An opponent's plate: who, what they do, dice, and their collection; a Ghost collects nothing."""
    rows = _LARGE_HEIR if grid.frame.larger else _HEIR
    plate = _Plate(grid, panel, rows)
    line, below = plate.line_of_dice(dice), plate.row(rows.below)
    member = plate.member(bust, () if ghost else plate.glyphs(below), whole=True)
    return plate.places((member,), line, below if ghost else plate.beside(line))


def own_plate(grid: Area, panel: Box, bust: Box, dice: int) -> SeatPlaces:
    """The viewer's own plate: their collection lies in the sets instead."""
    plate = _Plate(grid, panel, _LARGE_OWN if grid.frame.larger else _OWN)
    line = plate.line_of_dice(dice)
    return plate.places((plate.member(bust),), line, plate.beside(line))


def house_plate(grid: Area, panel: Box, busts: list[Box], dice: int) -> SeatPlaces:
    """A house of Clash: badge, the pool they share, and both members (§8.2)."""
    sizes = _LARGE_HOUSE if grid.frame.larger else _HOUSE
    plate = _Plate(grid, panel, sizes)
    rows = plate.row(sizes.below).column(len(busts), Space.HAIR)
    members = tuple(plate.mate(row, bust) for row, bust in zip(rows, busts, strict=True))
    return plate.places(members, plate.line_of_dice(dice), plate.row(sizes.dice), _HOUSE_TORCH)


def own_house_plate(grid: Area, panel: Box, busts: list[Box], own: int, dice: int) -> SeatPlaces:
    """The viewer's own house: their row with the pool, and the ally's row with what the ally has collected.

    `own` is which of the two members looks.
    """
    rows = _LARGE_OWN_HOUSE if grid.frame.larger else _OWN_HOUSE
    plate = _Plate(grid, panel, rows)
    mine, mate = plate.member(busts[own]), plate.mate(plate.row(rows.below), busts[1 - own])
    members = (mine, mate) if own == 0 else (mate, mine)
    return plate.places(members, plate.line_of_dice(dice), plate.row(rows.dice), _HOUSE_TORCH)


def ghost_plate(grid: Area, panel: Box, bust: Box, dice: int) -> SeatPlaces:
    """The Ghost of Only Child: its dice in the order in which they act, a word below each (VISUAL §8)."""
    rows = _LARGE_GHOST if grid.frame.larger else _GHOST
    plate = _Plate(grid, panel, rows)
    cells = plate.row(rows.dice).row(dice, Space.CLOSE)
    roll = [cell.middle(cell.h * DIE_ASPECT, cell.h) for cell in cells]
    places = plate.places((plate.member(bust),), roll, plate.row(_GHOST_ROLL))
    notes = grid.all_px(plate.row(rows.below).row(dice, Space.CLOSE))
    return replace(places, notes=notes)
