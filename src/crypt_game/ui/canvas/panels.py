"""Carved panels, buttons, chips, recesses, outlines and hairlines. Knows shapes and states, never words.

Every piece is written as SVG at its real size, rasterised once and kept by its size and state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.canvas.light import draw_drop_shadow, draw_glow, shadow, shadow_margin, shape_for
from crypt_game.ui.canvas.surfaces import DrawSurface, Point, Pose
from crypt_game.ui.canvas.vector import (
    chamfered,
    document,
    filled,
    gradient,
    line,
    rasterise,
    rounded,
    stroked,
)
from crypt_game.ui.theme import Colour, Gradient, Palette

ButtonKind: TypeAlias = Literal["primary", "stone", "chip", "quiet"]
ButtonState: TypeAlias = Literal["rest", "hover", "down", "disabled", "chosen"]
OutlineKind: TypeAlias = Literal["selection", "legal", "hover", "warning"]

PANEL_CUT = 12
BUTTON_CUT = 10
CARD_RADIUS = 16
PLATE_BLUR = 9
PLATE_DROP = 5


class PanelStyle(NamedTuple):
    """How a chamfered plate is made: what fills it, its rim, and the light on its upper edge."""

    fill: Gradient
    opacity: float
    rim: Colour
    rim_width: float
    rim_opacity: float
    edge: float
    cut: float
    shadow: int


PANEL = PanelStyle(
    (Palette.PANEL_TOP, Palette.PANEL_FOOT), 0.86, Palette.BRASS, 1.8, 0.55, 0.22, PANEL_CUT, 130
)
PANEL_ACTIVE = PanelStyle(((37, 34, 33), (17, 18, 21)), 0.92, Palette.GILT, 3.0, 1.0, 0.3, PANEL_CUT, 150)
PANEL_DIM = PanelStyle(
    (Palette.PANEL_TOP, Palette.PANEL_FOOT), 0.7, Palette.STEEL, 1.6, 0.4, 0.0, PANEL_CUT, 90
)
DIALOG = PanelStyle(((33, 40, 50), (13, 16, 21)), 0.98, Palette.GILT, 2.6, 1.0, 0.35, 14, 170)
INSET = PanelStyle(((8, 10, 13), (15, 19, 24)), 0.9, Palette.STEEL, 1.8, 0.7, 0.0, 10, 0)
INSET_ACTIVE = PanelStyle(((5, 7, 9), (12, 14, 18)), 0.95, Palette.GILT, 2.4, 1.0, 0.0, 10, 0)
ROW = PanelStyle((Palette.PANEL_TOP, (18, 23, 29)), 0.9, Palette.STEEL, 1.8, 0.6, 0.12, 10, 0)
CHOSEN = PanelStyle(Palette.CHIP, 0.98, Palette.GILT, 3.0, 1.0, 0.25, 10, 0)
CHANGED = PanelStyle(((50, 40, 23), (36, 28, 16)), 0.9, Palette.BRASS, 2.2, 0.9, 0.12, 10, 0)

STONE = PanelStyle(
    (Palette.STONE_TOP, Palette.STONE_FOOT), 1.0, Palette.BRASS, 2.0, 0.85, 0.3, BUTTON_CUT, 150
)
STONE_OFF = PanelStyle(
    (Palette.STONE_OFF_TOP, Palette.STONE_OFF_FOOT), 1.0, Palette.STEEL, 1.6, 0.5, 0.1, BUTTON_CUT, 90
)
STONE_HOVER = PanelStyle(((70, 82, 96), (38, 46, 56)), 1.0, Palette.GILT, 2.2, 1.0, 0.45, BUTTON_CUT, 160)
STONE_DOWN = PanelStyle(((31, 37, 44), (27, 33, 40)), 1.0, Palette.BRASS, 2.0, 1.0, 0.05, BUTTON_CUT, 70)
PRIMARY = PanelStyle(Palette.PRIMARY, 1.0, (255, 226, 160), 2.4, 1.0, 0.65, BUTTON_CUT, 160)
PRIMARY_HOVER = PanelStyle(
    ((255, 222, 150), (248, 184, 86), (212, 134, 48)), 1.0, (255, 240, 200), 2.6, 1.0, 0.8, BUTTON_CUT, 170
)
PRIMARY_DOWN = PanelStyle(
    ((222, 164, 82), (214, 142, 52), (186, 106, 32)), 1.0, (255, 214, 140), 2.4, 1.0, 0.1, BUTTON_CUT, 80
)
CHIP = PanelStyle(((35, 42, 51), (20, 25, 31)), 1.0, (86, 98, 112), 1.8, 0.75, 0.14, BUTTON_CUT, 80)
CHIP_HOVER = PanelStyle(((50, 59, 70), (30, 37, 45)), 1.0, Palette.GILT, 2.0, 0.8, 0.3, BUTTON_CUT, 100)
CHIP_DOWN = PanelStyle(((24, 29, 36), (20, 25, 31)), 1.0, Palette.BRASS, 2.0, 0.8, 0.0, BUTTON_CUT, 40)
CHIP_OFF = PanelStyle(((26, 31, 37), (18, 22, 27)), 0.9, Palette.STEEL, 1.4, 0.4, 0.0, BUTTON_CUT, 0)
QUIET_HOVER = PanelStyle(((44, 52, 62), (32, 39, 47)), 0.7, Palette.STEEL, 1.4, 0.6, 0.1, BUTTON_CUT, 0)
QUIET_DOWN = PanelStyle(((26, 31, 38), (24, 29, 35)), 0.8, Palette.BRASS, 1.4, 0.6, 0.0, BUTTON_CUT, 0)

BUTTONS: dict[tuple[ButtonKind, ButtonState], PanelStyle | None] = {
    ("primary", "rest"): PRIMARY,
    ("primary", "hover"): PRIMARY_HOVER,
    ("primary", "down"): PRIMARY_DOWN,
    ("primary", "disabled"): STONE_OFF,
    ("primary", "chosen"): PRIMARY,
    ("stone", "rest"): STONE,
    ("stone", "hover"): STONE_HOVER,
    ("stone", "down"): STONE_DOWN,
    ("stone", "disabled"): STONE_OFF,
    ("stone", "chosen"): CHOSEN,
    ("chip", "rest"): CHIP,
    ("chip", "hover"): CHIP_HOVER,
    ("chip", "down"): CHIP_DOWN,
    ("chip", "disabled"): CHIP_OFF,
    ("chip", "chosen"): CHOSEN,
    ("quiet", "rest"): None,
    ("quiet", "hover"): QUIET_HOVER,
    ("quiet", "down"): QUIET_DOWN,
    ("quiet", "disabled"): None,
    ("quiet", "chosen"): CHOSEN,
}


def draw_plate(canvas: DrawSurface, rect: Rect, plate: PanelStyle) -> None:
    """A chamfered plate after a recipe of this module."""
    margin = shadow_margin(canvas, PLATE_BLUR) if plate.shadow else 0

    def make() -> pygame.Surface:
        face = _plate_art(canvas, rect.size, plate)
        if not plate.shadow:
            return face
        soft = shadow(canvas, shape_for(canvas, rect, 0, plate.cut), PLATE_BLUR, plate.shadow)
        art = pygame.Surface((soft.get_width(), soft.get_height() + canvas.px(PLATE_DROP)), pygame.SRCALPHA)
        art.blit(soft, (0, canvas.px(PLATE_DROP)))
        art.blit(face, (margin, margin), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    art = canvas.picture_store.baked(("plate", rect.size, plate, canvas.scale.k), make)
    canvas.stamp(art, (rect.x - margin, rect.y - margin))


def draw_panel(
    canvas: DrawSurface, rect: Rect, active: bool = False, dim: bool = False, rim: Colour | None = None
) -> None:
    """A stone panel with a brass hairline; the active one has a gilt line and glows.

    `rim` tints the hairline.
    """
    plate = PANEL_ACTIVE if active else PANEL_DIM if dim else PANEL
    if rim is not None:
        plate = plate._replace(rim=rim, rim_opacity=0.9)
    if active:
        draw_glow(canvas, rect, 0.6, reach=22, cut=PANEL_CUT)
    draw_plate(canvas, rect, plate)


def draw_dialog_box(canvas: DrawSurface, rect: Rect) -> None:
    """The gold-rimmed panel of a question."""
    draw_drop_shadow(canvas, rect, 0, cut=14, dy=10, blur=26, alpha=190)
    draw_plate(canvas, rect, DIALOG)


def draw_inset(canvas: DrawSurface, rect: Rect, active: bool = False) -> None:
    """A dark recess: a field to type in, a report, an empty place."""
    draw_plate(canvas, rect, INSET_ACTIVE if active else INSET)


def draw_row(canvas: DrawSurface, rect: Rect, chosen: bool = False, changed: bool = False) -> None:
    """One entry of a list: at rest, chosen (gilt line, glow) or changed (brass line)."""
    if chosen:
        draw_glow(canvas, rect, 0.35, reach=11, cut=BUTTON_CUT)
    draw_plate(canvas, rect, CHOSEN if chosen else CHANGED if changed else ROW)


def draw_button(
    canvas: DrawSurface, rect: Rect, kind: ButtonKind = "stone", state: ButtonState = "rest"
) -> Colour:
    """The body of a button; returns the colour for the words that the caller sets upon it.

    One primary button per screen at most. A quiet button has no body at rest.
    """
    plate = BUTTONS[kind, state]
    ink = button_ink(kind, state)
    if plate is None:
        return ink
    if kind == "primary" and state != "disabled":
        draw_glow(canvas, rect, 0.55 if state == "hover" else 0.42, reach=16, cut=BUTTON_CUT)
    elif plate is CHOSEN:
        draw_glow(canvas, rect, 0.3, reach=10, cut=BUTTON_CUT)
    if rect.height < canvas.px(56):
        plate = plate._replace(cut=8)
    draw_plate(canvas, rect, plate)
    return ink


def draw_empty_place(canvas: DrawSurface, rect: Rect) -> None:
    """A dashed outline where something may be added."""
    art = canvas.picture_store.baked(
        ("empty", rect.size, canvas.scale.k), lambda: _empty_art(canvas, rect.size)
    )
    canvas.stamp(art, rect.topleft)


def draw_focus_ring(canvas: DrawSurface, rect: Rect, cut: float = BUTTON_CUT) -> None:
    """Ivory dashes on an ink line round the thing that has the keyboard, 6 pixels away from it."""
    off = canvas.px(6)
    outer = rect.inflate(2 * off, 2 * off)
    pad = canvas.px(4)

    def make() -> pygame.Surface:
        width, height = outer.width + 2 * pad, outer.height + 2 * pad
        path = chamfered(pad, pad, outer.width, outer.height, canvas.px(cut) + off * 0.4)
        k = canvas.scale.k
        parts = [
            stroked(path, Palette.VOID, max(3.5, 6 * k), 0.8),
            stroked(path, Palette.IVORY, max(2, 3 * k), 1, f"{10 * k:g} {7 * k:g}").replace(
                'stroke-linecap="round"', 'stroke-linecap="butt"'
            ),
        ]
        return rasterise(document(width, height, parts), (width, height))

    art = canvas.picture_store.baked(("focus", outer.size, cut, canvas.scale.k), make)
    canvas.stamp(art, (outer.x - pad, outer.y - pad))


def draw_outline(
    canvas: DrawSurface,
    rect: Rect,
    kind: OutlineKind = "selection",
    *,
    radius: float = CARD_RADIUS,
    strength: float = 1.0,
) -> None:
    """A line round a card or die: chosen (4 px and glow), legal (gilt hairline), hovered, failed.

    `strength` 0 to 1 fades it, for the slow pulse of legal targets.
    """
    colour, width = {
        "selection": (Palette.SELECTION, 4.0),
        "legal": (Palette.GILT, 2.4),
        "hover": (Palette.IVORY, 2.4),
        "warning": (Palette.WARNING, 3.4),
    }[kind]
    if kind == "selection":
        draw_glow(canvas, rect, 0.6 * strength, reach=16, radius=radius)
    pad = canvas.px(6)

    def make() -> pygame.Surface:
        size = (rect.width + 2 * pad, rect.height + 2 * pad)
        grow = canvas.px(2)
        path = rounded(
            pad - grow, pad - grow, rect.width + 2 * grow, rect.height + 2 * grow, canvas.px(radius) + grow
        )
        return rasterise(document(*size, [stroked(path, colour, max(1.5, width * canvas.scale.k))]), size)

    key = ("outline", rect.size, kind, radius, canvas.scale.k)
    canvas.posed(
        key, canvas.picture_store.baked(key, make), rect.center, pose=Pose(alpha=round(255 * strength))
    )


def draw_hairline(
    canvas: DrawSurface, start: Point, end: Point, colour: Colour = Palette.BRASS, opacity: float = 0.55
) -> None:
    """A thin straight line, level or upright, that parts one thing from the next."""
    thick = max(1, canvas.px(1.8))
    level = abs(end[0] - start[0]) >= abs(end[1] - start[1])
    size = (max(1, round(end[0] - start[0])), thick) if level else (thick, max(1, round(end[1] - start[1])))

    def make() -> pygame.Surface:
        bar = pygame.Surface(size, pygame.SRCALPHA)
        bar.fill((*(round(part * opacity) for part in colour), round(255 * opacity)))
        return bar

    canvas.stamp(canvas.picture_store.baked(("hairline", size, colour, opacity), make), start)


def draw_socket(canvas: DrawSurface, rect: Rect, bright: bool = False) -> None:
    """A place for a die on a panel: a dark rounded recess with a cold rim."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        edge = max(1.0, 1.6 * k)
        path = rounded(edge, edge, width - 2 * edge, height - 2 * edge, width * 0.22)
        parts = [
            gradient("f", ((6, 8, 11), (21, 26, 33))),
            filled(path, "#f", 0.85),
            stroked(path, Palette.GILT if bright else (62, 74, 90), edge, 0.9),
        ]
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(
        canvas.picture_store.baked(("socket", rect.size, bright, canvas.scale.k), make), rect.topleft
    )


def _plate_art(canvas: DrawSurface, size: tuple[int, int], plate: PanelStyle) -> pygame.Surface:
    k, (width, height) = canvas.scale.k, size
    rim = max(1.0, plate.rim_width * k)
    cut = plate.cut * k
    inner = chamfered(rim / 2, rim / 2, width - rim, height - rim, cut)
    parts = [gradient("f", plate.fill), filled(inner, "#f", plate.opacity)]
    if plate.edge:
        y = rim + max(1.0, 1.2 * k)
        parts.append(
            line(cut + rim, y, width - cut - rim, y, _lighter(plate.fill), max(1.0, 1.6 * k), plate.edge)
        )
    parts.append(stroked(inner, plate.rim, rim, plate.rim_opacity))
    return rasterise(document(width, height, parts), size)


def _empty_art(canvas: DrawSurface, size: tuple[int, int]) -> pygame.Surface:
    k, (width, height) = canvas.scale.k, size
    path = chamfered(k, k, width - 2 * k, height - 2 * k, PANEL_CUT * k)
    parts = [
        filled(path, Palette.PANEL_FOOT, 0.5),
        stroked(path, Palette.STEEL, 1.8 * k, 0.8, f"{9 * k} {7 * k}"),
    ]
    return rasterise(document(width, height, parts), size)


def button_ink(kind: ButtonKind, state: ButtonState) -> Colour:
    """What is written on a button; never dimmer than text may be."""
    if state == "disabled":
        return Palette.DIM
    if kind == "primary":
        return Palette.PRIMARY_TEXT
    if state == "chosen":
        return Palette.CHIP_TEXT
    return Palette.MUTED if kind in ("chip", "quiet") and state == "rest" else Palette.IVORY


def _lighter(fill: Sequence[Colour]) -> Colour:
    red, green, blue = fill[0]
    return min(255, red + 90), min(255, green + 90), min(255, blue + 90)
