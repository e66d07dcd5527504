"""Panels of dark glass, buttons, chips, outlines and hairlines. Knows shapes and states, never words.

Every piece is written as SVG at its real size, rasterised once and kept by its size and state.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.light import (
    ASKING,
    Glow,
    Reach,
    draw_drop_shadow,
    draw_glow,
    shadow,
    shadow_margin,
    shape_for,
)
from crypt_game.drawing.canvas.surfaces import DrawSurface, Point, Pose
from crypt_game.drawing.canvas.vector import (
    filled,
    gradient,
    line,
    picture,
    round_outline,
    rounded_within,
    stroked,
)
from crypt_game.drawing.geometry import LineWidth, Space
from crypt_game.drawing.in_slices import beside
from crypt_game.drawing.theme import Colour, Gradient, Palette, channel, luminance, mixed, readable

ButtonKind: TypeAlias = Literal["primary", "stone", "chip", "quiet"]
ButtonState: TypeAlias = Literal["rest", "hover", "down", "disabled", "chosen"]
OutlineKind: TypeAlias = Literal["selection", "legal", "hover", "warning"]

PANEL_RADIUS = 15
BUTTON_RADIUS = 14
_SMALL_RADIUS = 11
CARD_RADIUS = 16
PLATE_BLUR = 9
PLATE_DROP = 5
_RIM_FADES = 0.3
"""What is left at the foot of the light on the rim of glass."""
_TINTED_RIM = 0.9
_LOW_BUTTON = 56
"""Buttons lower than this have smaller corners."""
_EDGE_BELOW_RIM, _EDGE_LIGHT = 1.2, 0.4
"""How far the light on the upper edge of a plate lies below its rim, and how much lighter than it it is."""
_LIT = 0.3
"""Brighter plates keep their colour in high contrast."""
_FOCUS_THICKER = 2
"""How much thicker the focus ring is in high contrast."""
_FOCUS_AWAY, _FOCUS_INK, _FOCUS_IVORY, _FOCUS_DASHES, _FOCUS_ROUNDER = 6, 6, 3, (10, 7), 2.4
"""The focus ring: its distance, its dark line and its light one, their dashes, and how much rounder it is."""
_INK_OPACITY = 0.8
_EMPTY_DASHES, _EMPTY_FILL, _EMPTY_RIM = (9, 7), 0.5, 0.8
_SOCKET_ROUND, _SOCKET_FILL, _SOCKET_RIM = 0.22, 0.85, 0.9
OUTLINES: dict[OutlineKind, tuple[Colour, float]] = {
    "selection": (Palette.SELECTION, LineWidth.HEAVY),
    "legal": (Palette.GILT, LineWidth.CLEAR),
    "hover": (Palette.IVORY, LineWidth.CLEAR),
    "warning": (Palette.WARNING, LineWidth.BOLD),
}


class RuleOpacity:
    """How strongly a line shows that parts two things."""

    FAINT = 0.35
    USUAL = 0.55
    CLEAR = 0.9


class PanelStyle(NamedTuple):
    """How a plate with round corners is made: what fills it, its rim, and the light on its upper edge."""

    fill: Gradient
    opacity: float
    rim: Colour
    rim_width: float
    rim_opacity: float
    edge: float
    radius: float
    shadow: int


PANEL = PanelStyle(
    (Palette.PANEL_TOP, Palette.PANEL_FOOT), 0.7, Palette.HAIRLINE, 1.4, 0.2, 0.1, PANEL_RADIUS, 120
)
PANEL_ACTIVE = PanelStyle(((37, 34, 33), (15, 15, 18)), 0.84, Palette.GILT, 2.4, 1.0, 0.12, PANEL_RADIUS, 130)
PANEL_DIM = PanelStyle(
    (Palette.PANEL_TOP, Palette.PANEL_FOOT), 0.5, Palette.HAIRLINE, 1.4, 0.1, 0.0, PANEL_RADIUS, 70
)
DIALOG = PanelStyle(((31, 37, 46), (12, 15, 20)), 0.98, Palette.GILT, 2.0, 0.9, 0.2, PANEL_RADIUS, 170)
INSET = PanelStyle(((8, 10, 13), (15, 19, 24)), 0.85, Palette.HAIRLINE, 1.4, 0.18, 0.0, _SMALL_RADIUS, 0)
INSET_ACTIVE = PanelStyle(((5, 7, 9), (12, 14, 18)), 0.95, Palette.GILT, 2.4, 1.0, 0.0, _SMALL_RADIUS, 0)
ROW = PanelStyle(((28, 33, 41), (18, 22, 28)), 0.72, Palette.HAIRLINE, 1.4, 0.16, 0.06, _SMALL_RADIUS, 0)
CHOSEN = PanelStyle(Palette.CHIP, 0.98, Palette.GILT, 2.4, 1.0, 0.12, _SMALL_RADIUS, 0)
COLD = PanelStyle(((34, 84, 96), (14, 46, 58)), 0.9, Palette.COLD, 2.0, 0.8, 0.12, _SMALL_RADIUS, 0)
"""What a Ghost does now."""
CHANGED = PanelStyle(((50, 40, 23), (36, 28, 16)), 0.9, Palette.BRASS, 2.0, 0.9, 0.08, _SMALL_RADIUS, 0)

STONE = PanelStyle(
    (Palette.STONE_TOP, Palette.STONE_FOOT), 0.92, Palette.HAIRLINE, 1.4, 0.3, 0.14, BUTTON_RADIUS, 130
)
STONE_OFF = PanelStyle(
    (Palette.STONE_OFF_TOP, Palette.STONE_OFF_FOOT), 0.8, Palette.HAIRLINE, 1.4, 0.1, 0.04, BUTTON_RADIUS, 60
)
STONE_HOVER = PanelStyle(((66, 76, 90), (36, 43, 53)), 1.0, Palette.GILT, 2.0, 1.0, 0.2, BUTTON_RADIUS, 140)
STONE_DOWN = PanelStyle(((28, 33, 40), (25, 30, 37)), 1.0, Palette.BRASS, 2.0, 1.0, 0.0, BUTTON_RADIUS, 60)
PRIMARY = PanelStyle(Palette.PRIMARY, 1.0, (255, 226, 160), 2.0, 1.0, 0.5, BUTTON_RADIUS, 150)
PRIMARY_HOVER = PanelStyle(
    ((255, 226, 158), (250, 188, 90), (214, 138, 52)), 1.0, (255, 240, 200), 2.4, 1.0, 0.6, BUTTON_RADIUS, 160
)
PRIMARY_DOWN = PanelStyle(
    ((222, 164, 82), (214, 142, 52), (186, 106, 32)), 1.0, (255, 214, 140), 2.0, 1.0, 0.1, BUTTON_RADIUS, 80
)
CHIP = PanelStyle(((33, 39, 48), (20, 25, 31)), 0.92, Palette.HAIRLINE, 1.4, 0.22, 0.08, _SMALL_RADIUS, 70)
CHIP_HOVER = PanelStyle(((50, 59, 70), (30, 37, 45)), 1.0, Palette.GILT, 2.0, 0.8, 0.15, _SMALL_RADIUS, 90)
CHIP_DOWN = PanelStyle(((24, 29, 36), (20, 25, 31)), 1.0, Palette.BRASS, 2.0, 0.8, 0.0, _SMALL_RADIUS, 40)
CHIP_OFF = PanelStyle(((26, 31, 37), (18, 22, 27)), 0.8, Palette.HAIRLINE, 1.4, 0.1, 0.0, _SMALL_RADIUS, 0)
QUIET_HOVER = PanelStyle(
    ((44, 52, 62), (32, 39, 47)), 0.7, Palette.HAIRLINE, 1.4, 0.25, 0.06, _SMALL_RADIUS, 0
)
QUIET_DOWN = PanelStyle(((26, 31, 38), (24, 29, 35)), 0.8, Palette.BRASS, 1.4, 0.6, 0.0, _SMALL_RADIUS, 0)

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
    """A plate after a recipe of this module."""
    plate = flat(plate) if canvas.scale.contrast else plate
    margin = shadow_margin(canvas, PLATE_BLUR) if plate.shadow else 0

    def make() -> pygame.Surface:
        face = _plate_art(canvas, rect.size, plate)
        if not plate.shadow:
            return face
        soft = shadow(canvas, shape_for(canvas, rect, plate.radius), PLATE_BLUR, plate.shadow)
        drop = canvas.px(PLATE_DROP)
        return beside(lambda: _upon_shadow(face, soft, (margin, margin), drop))

    art = canvas.picture_store.baked(("plate", rect.size, plate, canvas.scale.k), make)
    canvas.stamp(art, (rect.x - margin, rect.y - margin))


def _upon_shadow(
    face: pygame.Surface, shadow: pygame.Surface, at: tuple[int, int], drop: int
) -> pygame.Surface:
    art = pygame.Surface((shadow.get_width(), shadow.get_height() + drop), pygame.SRCALPHA)
    art.blit(shadow, (0, drop))
    art.blit(face, at, special_flags=pygame.BLEND_PREMULTIPLIED)
    return art


def draw_panel(
    canvas: DrawSurface, rect: Rect, active: bool = False, dim: bool = False, rim: Colour | None = None
) -> None:
    """A panel of dark glass with a hairline of light; the active one has a gilt line and glows.

    `rim` tints the hairline.
    """
    plate = PANEL_ACTIVE if active else PANEL_DIM if dim else PANEL
    if rim is not None:
        plate = plate._replace(rim=rim, rim_opacity=_TINTED_RIM)
    if active:
        draw_glow(canvas, rect, Glow.STRONG, radius=PANEL_RADIUS)
    draw_plate(canvas, rect, plate)


def draw_dialog_box(canvas: DrawSurface, rect: Rect) -> None:
    """The gold-rimmed panel of a question."""
    draw_drop_shadow(canvas, rect, PANEL_RADIUS, ASKING)
    draw_plate(canvas, rect, DIALOG)


def draw_inset(canvas: DrawSurface, rect: Rect, active: bool = False) -> None:
    """A dark recess: a field to type in, a report, an empty place."""
    draw_plate(canvas, rect, INSET_ACTIVE if active else INSET)


def draw_row(canvas: DrawSurface, rect: Rect, chosen: bool = False, changed: bool = False) -> None:
    """One entry of a list: at rest, chosen (gilt line, glow) or changed (brass line)."""
    if chosen:
        draw_glow(canvas, rect, Glow.FAINT, reach=Reach.NEAR, radius=BUTTON_RADIUS)
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
        light = Glow.STRONG if state == "hover" else Glow.CLEAR
        draw_glow(canvas, rect, light, reach=Reach.MIDDLE, radius=BUTTON_RADIUS)
    elif plate is CHOSEN:
        draw_glow(canvas, rect, Glow.FAINT, reach=Reach.NEAR, radius=BUTTON_RADIUS)
    if rect.height < canvas.px(_LOW_BUTTON):
        plate = plate._replace(radius=_SMALL_RADIUS)
    draw_plate(canvas, rect, plate)
    return ink


def draw_empty_place(canvas: DrawSurface, rect: Rect) -> None:
    """A dashed outline where something may be added."""
    k = canvas.scale.k
    path = rounded_within(rect.size, k, PANEL_RADIUS * k)
    dashes = _dashes(_EMPTY_DASHES, k, round_outline(rect.size, k, PANEL_RADIUS * k))
    rim = stroked(path, Palette.STEEL, LineWidth.THIN * k, _EMPTY_RIM, dashes)
    canvas.drawn("empty", rect, lambda: [filled(path, Palette.PANEL_FOOT, _EMPTY_FILL), rim])


def draw_focus_ring(canvas: DrawSurface, rect: Rect, radius: float = BUTTON_RADIUS) -> None:
    """Ivory dashes on an ink line round the thing that has the keyboard, a little away from it."""
    off = canvas.px(_FOCUS_AWAY)
    outer = rect.inflate(2 * off, 2 * off)
    pad = canvas.px(Space.HAIR)

    def make() -> pygame.Surface:
        size = outer.width + 2 * pad, outer.height + 2 * pad
        round_by = canvas.px(radius) + canvas.px(_FOCUS_ROUNDER)
        path = rounded_within(size, pad, round_by)
        lengths = _dashes(_FOCUS_DASHES, canvas.scale.k, round_outline(size, pad, round_by))
        ivory = max(2.0, canvas.scale.line(_FOCUS_IVORY))
        ink = max(ivory + 2, canvas.scale.line(_FOCUS_INK))
        dashes = stroked(path, Palette.IVORY, ivory, dash=lengths)
        if canvas.scale.contrast:
            thick = ivory * _FOCUS_THICKER
            rings = ((Palette.VOID, 2 * thick), (Palette.WHITE, thick))
            return picture(size, [stroked(path, colour, wide) for colour, wide in rings])
        parts = [
            stroked(path, Palette.VOID, ink, _INK_OPACITY),
            dashes.replace('stroke-linecap="round"', 'stroke-linecap="butt"'),
        ]
        return picture(size, parts)

    art = canvas.picture_store.baked(("focus", outer.size, radius, canvas.scale.k), make)
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
    colour, width = OUTLINES[kind]
    if kind == "selection":
        draw_glow(canvas, rect, Glow.STRONG * strength, reach=Reach.MIDDLE, radius=radius)
    pad = canvas.px(Space.TIGHT)

    def make() -> pygame.Surface:
        size = (rect.width + 2 * pad, rect.height + 2 * pad)
        grow = canvas.px(2)
        path = rounded_within(size, pad - grow, canvas.px(radius) + grow)
        return picture(size, [stroked(path, colour, canvas.scale.line(width))])

    key = ("outline", rect.size, kind, radius, canvas.scale.k)
    art = canvas.picture_store.baked(key, make)
    canvas.posed(key, art, rect.center, pose=Pose(alpha=channel(strength)))


def draw_hairline(
    canvas: DrawSurface,
    start: Point,
    end: Point,
    colour: Colour = Palette.BRASS,
    opacity: float = RuleOpacity.USUAL,
) -> None:
    """A thin straight line, level or upright, that parts one thing from the next."""
    thick = canvas.px(LineWidth.THIN)
    if canvas.scale.contrast:
        colour, opacity = readable(colour), 1.0
    level = abs(end[0] - start[0]) >= abs(end[1] - start[1])
    size = (max(1, round(end[0] - start[0])), thick) if level else (thick, max(1, round(end[1] - start[1])))

    def make() -> pygame.Surface:
        bar = pygame.Surface(size, pygame.SRCALPHA)
        bar.fill((*mixed(Palette.BLACK, colour, opacity), channel(opacity)))
        return bar

    canvas.stamp(canvas.picture_store.baked(("hairline", size, colour, opacity), make), start)


def draw_socket(canvas: DrawSurface, rect: Rect, bright: bool = False) -> None:
    """A place for a die on a panel: a dark rounded recess with a cold rim."""

    def parts() -> list[str]:
        edge = canvas.scale.line(LineWidth.THIN)
        path = rounded_within(rect.size, edge, rect.width * _SOCKET_ROUND)
        return [
            gradient("f", (Palette.RECESS_TOP, Palette.RECESS_FOOT)),
            filled(path, "#f", _SOCKET_FILL),
            stroked(path, Palette.GILT if bright else Palette.RECESS_RIM, edge, _SOCKET_RIM),
        ]

    canvas.drawn(("socket", bright), rect, parts)


def flat(plate: PanelStyle) -> PanelStyle:
    """The plate in high contrast: one flat colour, black or what is lit, and a clear rim."""
    ground = plate.fill[len(plate.fill) // 2]
    lit = luminance(ground) > _LIT
    rim = Palette.IVORY if plate.rim == Palette.HAIRLINE else readable(plate.rim)
    fill = (ground if lit else Palette.BLACK,)
    return plate._replace(
        fill=fill * 2, opacity=1.0, rim=rim, rim_width=max(LineWidth.CLEAR, plate.rim_width), rim_opacity=1.0,
        edge=0.0, shadow=0,
    )  # fmt: skip


def _plate_art(canvas: DrawSurface, size: tuple[int, int], plate: PanelStyle) -> pygame.Surface:
    rim = canvas.scale.line(plate.rim_width)
    radius = plate.radius * canvas.scale.k
    inner = rounded_within(size, rim / 2, radius)
    foot = plate.rim_opacity * (_RIM_FADES if plate.rim == Palette.HAIRLINE else 1.0)
    parts = [
        gradient("f", plate.fill),
        gradient("r", (plate.rim, plate.rim), opacities=(plate.rim_opacity, foot)),
        filled(inner, "#f", plate.opacity),
    ]
    if plate.edge:
        light, thick = mixed(plate.fill[0], Palette.WHITE, _EDGE_LIGHT), canvas.scale.line(LineWidth.THIN)
        left, y = radius + rim, rim + canvas.scale.line(_EDGE_BELOW_RIM)
        parts.append(line(left, y, size[0] - left, y, light, thick, plate.edge))
    parts.append(stroked(inner, "#r", rim))
    return picture(size, parts)


def _dashes(lengths: tuple[float, float], k: float, outline: float) -> str:
    """The lengths of a dash and a gap, in units, as SVG wants them.

    They are fitted to an outline of this length in pixels, so that it ends with a whole gap: a dash cut short
    there drew a line down the whole picture.
    """
    whole = sum(lengths)
    fitted = outline / max(1, round(outline / (whole * k))) / whole
    return " ".join(f"{length * fitted:g}" for length in lengths)


def button_ink(kind: ButtonKind, state: ButtonState) -> Colour:
    """What is written on a button; never dimmer than text may be."""
    if state == "disabled":
        return Palette.DIM
    if kind == "primary":
        return Palette.PRIMARY_TEXT
    if state == "chosen":
        return Palette.CHIP_TEXT
    return Palette.MUTED if kind in ("chip", "quiet") and state == "rest" else Palette.IVORY
