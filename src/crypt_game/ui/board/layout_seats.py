"""What stands where in the side panels: a seat, a house with its two members, the Ghost, piles and lists.

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.ui.geometry import Area, Box

__all__ = [
    "MemberPlaces",
    "PilePlaces",
    "SeatPlaces",
    "ghost_panel",
    "house_panel",
    "own_panel",
    "pile_panel",
    "seat_panel",
]

TYPES = 6


@dataclass(frozen=True, slots=True)
class MemberPlaces:
    """One heir in a panel: `glyphs` are the six types of the collection, `counts` the numbers below them.

    `lines` is the box of title, name and status; `button` the whole row that can be pointed at.
    """

    portrait: Rect
    lines: Rect
    glyphs: tuple[Rect, ...]
    counts: tuple[Rect, ...]
    button: Rect


@dataclass(frozen=True, slots=True)
class SeatPlaces:
    """A side panel with one pool of dice. `note` is where the state of the dice is told in words.

    `rules` are the hairlines. `steps` is the column of a Ghost's reasoning, empty for heirs.
    """

    panel: Rect
    badge: Rect
    heading: Rect
    dice: tuple[Rect, ...]
    note: Rect
    torches: tuple[Rect, Rect]
    members: tuple[MemberPlaces, ...]
    rules: tuple[Rect, ...] = ()
    steps: Rect | None = None


@dataclass(frozen=True, slots=True)
class PilePlaces:
    """The draw pile and the box."""

    panel: Rect
    title: Rect
    card: Rect
    lines: Rect
    rule: Rect
    box: Rect
    box_row: Rect


def _glyphs(grid: Area, left: float, top: float, width: float, size: tuple[float, float]) -> tuple[Rect, ...]:
    pitch = (width - size[0]) / (TYPES - 1)
    return grid.all_px([Box(left + pitch * i, top, *size) for i in range(TYPES)])


def _counts(grid: Area, left: float, top: float, width: float, size: tuple[float, float]) -> tuple[Rect, ...]:
    pitch = (width - size[0]) / (TYPES - 1)
    middle = size[0] / 2
    return grid.all_px(
        [Box(left + pitch * i + middle - pitch / 2, top, pitch, size[1]) for i in range(TYPES)]
    )


def _rule(grid: Area, panel: Box, y: float) -> Rect:
    return grid.px(Box(panel.x + 14, y, panel.w - 28, 2))


def seat_panel(grid: Area, panel: Box, dice: int, ghost: bool = False) -> SeatPlaces:
    """An opponent's panel: head, dice, and what they have collected; a Ghost reasons there instead."""
    x, stretch = panel.x + 14, panel.h - 316
    head = 107 + min(40, stretch * 0.4)
    dice_y = panel.y + 14 + head + 16 + stretch * 0.15
    rule_y = dice_y + 50 + 13 + stretch * 0.1
    glyph_y = rule_y + 16 + stretch * 0.1
    portrait_w = head * 84 / 107
    text_x = x + portrait_w + 15
    torch = [Box(panel.right - 14 - 35 - 37 * n, panel.y + 12, 35, 49) for n in range(2)]
    inner = panel.w - 28
    member = MemberPlaces(
        grid.px(Box(x, panel.y + 14, portrait_w, head)),
        grid.px(Box(text_x, panel.y + 63, panel.right - 8 - text_x, head - 46)),
        () if ghost else _glyphs(grid, x - 2, glyph_y, inner + 4, (41, 55)),
        () if ghost else _counts(grid, x - 2, glyph_y + 59, inner + 4, (41, 32)),
        grid.px(panel),
    )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(text_x, panel.y + 14, 36, 36)),
        grid.px(Box(text_x + 44, panel.y + 14, panel.right - 58 - text_x - 44, 36)),
        grid.all_px([Box(x + 61 * i, dice_y, 50, 50) for i in range(dice)]),
        grid.px(Box(x + 61 * dice, dice_y, panel.right - 14 - x - 61 * dice, 50)),
        (grid.px(torch[0]), grid.px(torch[1])),
        (member,),
        (_rule(grid, panel, rule_y),),
        grid.px(Box(panel.x + 10, rule_y + 8, panel.w - 20, panel.bottom - rule_y - 16)) if ghost else None,
    )


def own_panel(grid: Area, panel: Box, dice: int) -> SeatPlaces:
    """The viewer's own panel: their collection lies in the columns instead."""
    x, stretch = panel.x + 16, panel.h - 304
    head = 136 + min(60, stretch * 0.4)
    portrait_w = head * 107 / 136
    text_x = x + portrait_w + 18
    dice_y = panel.y + 16 + head + 20 + stretch * 0.2
    note_y = dice_y + 66 + stretch * 0.1
    torches = [Box(panel.right - 12 - 58 - 24 * n, dice_y - 14, 58, 82) for n in range(2)]
    member = MemberPlaces(
        grid.px(Box(x, panel.y + 16, portrait_w, head)),
        grid.px(Box(text_x, panel.y + 58, panel.right - 14 - text_x, head - 42)),
        (),
        (),
        grid.px(Box(panel.x, panel.y, panel.w, dice_y - panel.y - 8)),
    )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(text_x, panel.y + 16, 40, 40)),
        grid.px(Box(text_x + 50, panel.y + 16, panel.right - 14 - text_x - 50, 40)),
        grid.all_px([Box(x + 62 * i, dice_y, 54, 57) for i in range(dice)]),
        grid.px(Box(x - 2, note_y, panel.w - 28, panel.bottom - 10 - note_y)),
        (grid.px(torches[0]), grid.px(torches[1])),
        (member,),
    )


def house_panel(grid: Area, panel: Box, members: int) -> SeatPlaces:
    """A house of Clash: badge, the pool they share, and both members (§8.2)."""
    x, inner, stretch = panel.x + 14, panel.w - 28, panel.h - 316
    torch = [Box(panel.right - 14 - 40 - 42 * n, panel.y + 12, 38, 54) for n in range(2)]
    dice_y = panel.y + 73 + stretch * 0.08
    rule_y = dice_y + 39 + 10 + stretch * 0.05
    rows = Box(x, rule_y + 6, inner, panel.bottom - 8 - rule_y - 6).column(members, 6)
    players = []
    for row in rows:
        portrait_h = min(row.h - 14, 110)
        portrait_w = portrait_h * 57 / 71
        left = row.x + portrait_w + 12
        width = row.right - left
        glyph = min(28 + stretch * 0.05, width / 7)
        count_h = 24 + stretch * 0.04
        top = row.y + (row.h - portrait_h) / 2
        glyph_y = row.y + row.h - count_h - glyph - 1
        players.append(
            MemberPlaces(
                grid.px(Box(row.x, top, portrait_w, portrait_h)),
                grid.px(Box(left, row.y + 1, width, glyph_y - row.y - 2)),
                _glyphs(grid, left, glyph_y, width, (glyph, glyph)),
                _counts(grid, left, glyph_y + glyph, width, (glyph, count_h)),
                grid.px(row),
            )
        )
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 12, 38, 50)),
        grid.px(Box(x + 46, panel.y + 10, inner - 46 - 84, 56)),
        grid.all_px(Box(x, dice_y, 45 * 5 + 39, 41).row(6, 7)),
        grid.px(Box(x, dice_y, inner, 41)),
        (grid.px(torch[0]), grid.px(torch[1])),
        tuple(players),
        (_rule(grid, panel, rule_y), _rule(grid, panel, rows[-1].y - 4)),
    )


def ghost_panel(grid: Area, panel: Box) -> SeatPlaces:
    """The Ghost of Only Child: head, its roll, and its reasoning step by step (VISUAL §11, Solo)."""
    x, inner = panel.x + 14, panel.w - 28
    roll_y = panel.y + 196
    text_x = x + 96 + 15
    torch = [Box(panel.right - 14 - 36 - 38 * n, panel.y + 12, 36, 50) for n in range(2)]
    member = MemberPlaces(
        grid.px(Box(x, panel.y + 14, 96, 120)),
        grid.px(Box(text_x, panel.y + 66, panel.right - 12 - text_x, 68)),
        (),
        (),
        grid.px(Box(panel.x, panel.y, panel.w, 150)),
    )
    steps_y = roll_y + 116
    return SeatPlaces(
        grid.px(panel),
        grid.px(Box(text_x, panel.y + 14, 36, 38)),
        grid.px(Box(x, panel.y + 158, inner, 32)),
        grid.all_px([Box(x + 12 + 76 * i, roll_y + 6, 52, 56) for i in range(3)]),
        grid.px(Box(x, roll_y + 72, inner, 30)),
        (grid.px(torch[0]), grid.px(torch[1])),
        (member,),
        (_rule(grid, panel, panel.y + 150), _rule(grid, panel, steps_y - 8)),
        grid.px(Box(panel.x + 10, steps_y + 2, panel.w - 20, panel.bottom - 12 - steps_y)),
    )


def pile_panel(grid: Area, panel: Box) -> PilePlaces:
    """The draw pile with the type on its back, and the box (§1.3, §1.5)."""
    x, row = panel.x + 16, 64
    share = 0.36 - 0.16 * (grid.frame.text - 1)
    card_h = min(panel.h - 66 - row - 28, panel.w * share * 7 / 5)
    card_w = card_h * 5 / 7
    card_y = panel.y + 46 + max(0.0, (panel.h - 66 - row - 28 - card_h) * 0.35)
    rule_y = panel.bottom - row - 10
    text_x = x + card_w + 30
    return PilePlaces(
        grid.px(panel),
        grid.px(Box(x, panel.y + 10, panel.w - 32, 32)),
        grid.px(Box(x + 4, card_y, card_w, card_h)),
        grid.px(Box(text_x, panel.y + 44, panel.right - 12 - text_x, rule_y - panel.y - 50)),
        _rule(grid, panel, rule_y),
        grid.px(Box(x, rule_y + 20, 32, 34)),
        grid.px(Box(x, rule_y + 12, panel.w - 32, 50)),
    )
