"""The things one holds: dice, coins, badges, portraits, seals, discs, and bare sprites and icons.

Houses are "tower", "moon", "pine", "star", "ghost", "shade"; people "duchess", "duke".
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.panels import draw_outline, draw_socket
from crypt_game.drawing.canvas.surfaces import STILL, Point, Pose, darken, fade
from crypt_game.drawing.canvas.vector import filled, gradient, picture, rounded_within, stroked
from crypt_game.drawing.geometry import Box, LineWidth
from crypt_game.drawing.theme import (
    COIN_NUMERAL,
    COUNT,
    FIGURE,
    OPAQUE,
    PANEL_TITLE,
    TEXT_FLOOR,
    Colour,
    HouseTones,
    Palette,
    contrast,
    luminance,
    mixed,
    readable,
)

DieFace: TypeAlias = int | Literal["exhausted"]
Knowledge: TypeAlias = Literal["public", "own", "covered"]

#: A die at rest fills its picture, which is 200 wide and 216 high.
DIE_ASPECT = 200 / 216
PORTRAIT_ASPECT = 120 / 150


#: How much higher a bust is than the box that shows its head.
BUST_SHARE = 1.22
GHOSTS = {"ghost": "ghosts/ghost", "shade": "ghosts/second_ghost"}


#: Shares of a die: how much smaller its shadow is, and how round it and its outline are.
_DIE_SHADOW, _DIE_ROUND = 0.875, 0.24
_FAILED_GREY, _FAILED_DARK = 190, 0.25
"""How much of a failed die is grey (of 255), and how much of its light it loses."""
_RING_SPREAD, _RING_CORNER = 1 / 12, 0.22
"""How far the ring of a failed die reaches beyond it, and how round it is, in its own width."""
#: The after-image of a die that was pushed out: where it is, in dice, and how faint.
_TRAIL, _TRAIL_ALPHA = (0.34, -0.12), 69
_LEAST_COIN, _COIN_PICTURE, _COIN_SIGN, _RING_ALPHA = 8, 160 / 150, 0.58, 90
"""A coin: how small it may be, and in coins how large its picture and the crown on it are."""
_NUMERAL_RISE = 0.01
"""How far above the middle a numeral on a coin or a seal stands, as a share of it."""
_LEAST_SIDE_SEAL = 18
"""Pixels: the smallest seal round a letter at the floor of type."""
_DISC_NUMERAL, _SEAL_LETTER, _RING_LETTER, _STEP_TICK, _STEP_NUMERAL = 0.76, 0.56, 0.5, 0.5, 0.56
"""How high what stands on discs, seals and rings is, as shares of their size."""
PORTRAIT_RADIUS, _PORTRAIT_DARK, _GHOST_DARK = 3, 0.25, 0.8
"""A portrait: the corners of its shadow, and how dark the cloth behind heirs and Ghosts is at its top."""
_FRAME, _FRAME_GAP, _FRAME_INNER, _FRAME_INNER_OPACITY = 3, 1.4, 0.7, 0.7
"""The frame of a portrait, in units; in frames: where its dark line is, how thick, and how strong."""
_PILL_RIM, _PILL_SHADE, _PILL_SHADE_OPACITY, _PILL_FILL = LineWidth.CLEAR, 2, 0.8, (18, 22, 28)


class PlayerCard:
    """The player card in units of its own: its size, and where its parts are."""

    HEIGHT, RADIUS = 128, 8
    FACE = Box(10, 10, 86, 108)
    EMBLEM = Box(120, 10, 108, 108)
    TITLE = Box(108, 8, 116, 32)
    BADGE = Box(109, 39, 30, 30)
    SOCKETS = Box(108, 80, 110, 36).row(3, 4)
    DIE_EDGE = 3
    RIM, LINE, LINE_AT, LINE_OPACITY = 3, 1.6, 5, 0.45
    CLOTH_DARK = 0.4


def die_height(rect: Rect) -> int:
    """How high a die is drawn that fits this box."""
    return min(rect.height, round(rect.width / DIE_ASPECT))


def bust_name(house: str, person: str | None) -> str:
    """The rendered picture of whoever has the dice of this house."""
    return GHOSTS.get(house, f"heirs/{house}_{person}-calm")


def portrait_box(height: int) -> Rect:
    """A box as wide as a portrait of this height is."""
    return Rect(0, 0, round(height * PORTRAIT_ASPECT), height)


def portrait_height(rect: Rect) -> int:
    """How high the picture of a head is asked for that fills this box, cut off at its foot and sides."""
    return round(max(rect.height, rect.width / PORTRAIT_ASPECT) * BUST_SHARE)


#: How strongly the charge shows on the cloth of a player card (20 %).
CLOTH_ALPHA = 50
#: How far a die that was pushed out is turned, in degrees.
PUSHED_ANGLE = -16
#: A die in motion lies in the middle of a square picture that is so much higher than the die at rest.
MOVING_DIE = 4 / 3


def draw_die(
    canvas: Canvas,
    house: str,
    face: DieFace,
    rect: Rect,
    *,
    pose: Pose = STILL,
    shadow: bool = True,
    chosen: bool = False,
) -> None:
    """A die of a house as large as fits the box: face 1 to 6, or exhausted.

    Ghost dice are never exhausted.
    """
    height = die_height(rect)
    width = round(height * DIE_ASPECT)
    body = Rect(0, 0, width, height)
    body.center = rect.center
    radius = width * _DIE_ROUND / canvas.scale.k
    if shadow and pose.lies:
        draw_drop_shadow(canvas, body.scale_by(_DIE_SHADOW), radius)
    if chosen:
        draw_outline(canvas, body, "selection", radius=radius)
    canvas.sprite(f"dice/{house}-{face}", rect.center, height, pose=pose)


def draw_failed_die(canvas: Canvas, house: str, face: int, rect: Rect, pose: Pose = STILL) -> None:
    """A die that rolled less than its effort, as large as fits the box: its colour has gone, and it is ringed
    in orange until nobody can save it (VISUAL §11)."""
    height = die_height(rect)
    key = ("failed die", house, face, height, canvas.scale.k)

    def make() -> pygame.Surface:
        die = canvas.picture_store.sprite(f"dice/{house}-{face}", height)
        grey = pygame.transform.grayscale(die)
        fade(grey, _FAILED_GREY)
        spent = die.copy()
        fade(spent, OPAQUE - _FAILED_GREY)
        spent.blit(grey, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        darken(spent, _FAILED_DARK)
        thick = LineWidth.BOLD * canvas.scale.k
        margin = round(die.get_width() * _RING_SPREAD)
        size = (die.get_width() + 2 * margin, die.get_height() + 2 * margin)
        path = rounded_within(size, thick, size[0] * _RING_CORNER)
        art = picture(size, [stroked(path, Palette.WARNING, thick)])
        art.blit(spent, (margin, margin), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose)


def draw_moving_die(canvas: Canvas, house: str, stage: str, rect: Rect, pose: Pose = STILL) -> None:
    """A die in the air ("tumble-1" to "tumble-4") or about to settle on a face ("5-tilted"), as large as one
    that lies in this box."""
    canvas.sprite(f"dice/{house}-{stage}", rect.center, round(die_height(rect) * MOVING_DIE), pose=pose)


def draw_pushed_die(canvas: Canvas, house: str, face: DieFace, rect: Rect) -> None:
    """A die that was pushed out: tilted, with an after-image where it stood."""
    trail = rect.move(round(rect.width * _TRAIL[0]), round(rect.height * _TRAIL[1]))
    faint = Pose(angle=PUSHED_ANGLE / 2, alpha=_TRAIL_ALPHA)
    draw_die(canvas, house, face, trail, pose=faint, shadow=False)
    draw_die(canvas, house, face, rect, pose=Pose(angle=PUSHED_ANGLE))


_NUMERAL_SHARES = ((0.62, 0.84), (0.54, 0.64), (0.38, 0.42), (0.3, 0.32), (0.24, 0.26))
"""How high the numeral on a coin is, in coins, by its number of characters (4, 12, 4–9): usually, and at
twice the usual text size. A range has a short stroke, to stay within the rim."""


def draw_coin(canvas: Canvas, value: int | str | None, center: Point, size: float, *, sign: str = "") -> None:
    """A coin of `size` real pixels across, with a numeral or an icon as its `sign` (None: bare)."""
    pixels = max(_LEAST_COIN, round(size))
    canvas.sprite("table/coin-1", center, pixels * _COIN_PICTURE)
    if sign:
        canvas.sprite(sign, center, pixels * _COIN_SIGN, tint=Palette.COIN_TEXT)
    if value is None:
        return
    words = str(value).replace("–", "-")
    usual, largest = _NUMERAL_SHARES[min(len(words), len(_NUMERAL_SHARES)) - 1]
    share = usual + (largest - usual) * canvas.scale.larger
    risen = (center[0], center[1] - pixels * _NUMERAL_RISE)
    canvas.numeral(COIN_NUMERAL, words, risen, Palette.COIN_TEXT, pixels * share)


def draw_honour(canvas: Canvas, icon: str, center: Point, size: float, *, earned: bool) -> None:
    """Its icon struck on a gold coin; until it is `earned`, faint in the ring that keeps the coin's place."""
    if earned:
        draw_coin(canvas, None, center, size, sign=icon)
    else:
        canvas.sprite("disc/ring", center, size, pose=Pose(alpha=_RING_ALPHA))
        canvas.sprite(icon, center, size * _COIN_SIGN, tint=Palette.DIM)


def draw_disc(
    canvas: Canvas, value: int | str | None, knowledge: Knowledge, center: Point, size: float
) -> None:
    """A value disc: ivory = known to all, dark with gold figure = only you know, covered = a lock."""
    name = {"public": "disc/known", "own": "disc/own", "covered": "disc/covered"}[knowledge]
    canvas.sprite(name, center, size)
    if knowledge != "covered" and value is not None:
        colour = Palette.INK if knowledge == "public" else Palette.DISC_TEXT
        canvas.numeral(COUNT, str(value), center, colour, size * _DISC_NUMERAL)


def draw_badge(canvas: Canvas, house: str, center: Point, size: float, alpha: int = OPAQUE) -> Rect:
    """The plate of a house with its charge, `size` real pixels high."""
    return canvas.sprite(f"badge/{house}", center, size, pose=Pose(alpha=alpha))


def draw_portrait(
    canvas: Canvas, house: str, person: str | None, rect: Rect, *, alpha: int = OPAQUE, frame: bool = True
) -> None:
    """A head before the colour of its house, framed. `person` is ignored for the two Ghosts."""
    name = bust_name(house, person)
    tones = canvas.tones(house)
    if frame and alpha == OPAQUE:
        draw_drop_shadow(canvas, rect, PORTRAIT_RADIUS)
    key = ("portrait", name, rect.size, frame, canvas.scale.k)

    def make() -> pygame.Surface:
        dark = _GHOST_DARK if house in GHOSTS else _PORTRAIT_DARK
        ground = gradient("g", (mixed(tones.base, tones.dark, dark), tones.dark))
        art = picture(rect.size, [ground, filled(rounded_within(rect.size, 0, 2), "#g")])
        face = canvas.picture_store.sprite(name, portrait_height(rect))
        art.blit(face, ((rect.width - face.get_width()) // 2, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        if frame:
            line = _portrait_frame(canvas, rect.size, tones.rim)
            art.blit(line, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose=Pose(alpha=alpha))


def title_ink(tones: HouseTones) -> Colour:
    """The colour of the title on the cloth of a player card: ivory or that of the charge."""
    ground = mixed(tones.base, tones.dark, PlayerCard.CLOTH_DARK)
    return max((Palette.IVORY, tones.charge), key=lambda ink: contrast(ink, ground))


def draw_player_card(canvas: Canvas, house: str, person: str, rect: Rect, title: str) -> None:
    """A player card, 232×128 in design pixels: head, house cloth, title and badge."""
    k = rect.height / PlayerCard.HEIGHT
    tones = canvas.tones(house)
    draw_drop_shadow(canvas, rect, PlayerCard.RADIUS)

    def make() -> pygame.Surface:
        box = rounded_within(rect.size, PlayerCard.RIM / 2 * k, PlayerCard.RADIUS * k)
        inner = rounded_within(rect.size, PlayerCard.LINE_AT * k, PlayerCard.LINE_AT * k)
        parts = [
            gradient("c", (mixed(tones.base, tones.dark, PlayerCard.CLOTH_DARK), tones.dark)),
            filled(box, "#c"),
            stroked(box, Palette.VOID, PlayerCard.RIM * k),
            stroked(inner, tones.light, PlayerCard.LINE * k, PlayerCard.LINE_OPACITY),
        ]
        art = picture(rect.size, parts)
        emblem = PlayerCard.EMBLEM.placed((0, 0), k)
        cloth = canvas.picture_store.sprite(f"emblem/{house}", emblem.height)
        faint = canvas._faded(None, cloth, CLOTH_ALPHA, keep=False)
        art.blit(faint, emblem, special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    canvas.stamp(canvas.picture_store.baked(("player", house, rect.size), make), rect.topleft)
    draw_portrait(canvas, house, person, PlayerCard.FACE.placed(rect.topleft, k))
    head, badge = PlayerCard.TITLE.placed(rect.topleft, k), PlayerCard.BADGE.placed(rect.topleft, k)
    style = PANEL_TITLE._replace(floor=TEXT_FLOOR)
    ink = title_ink(tones)
    canvas.text(style, title, head.midleft, ink, "midleft", max_width=head.width)
    draw_badge(canvas, house, badge.center, badge.height)
    for socket in PlayerCard.SOCKETS:
        draw_socket(canvas, socket.placed(rect.topleft, k))
        die = socket.inset(PlayerCard.DIE_EDGE, PlayerCard.DIE_EDGE).placed(rect.topleft, k)
        draw_die(canvas, house, 1, die, shadow=False)


def _portrait_frame(canvas: Canvas, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    rim = canvas.scale.line(_FRAME)
    inner = stroked(
        rounded_within(size, rim * _FRAME_GAP, 1), Palette.VOID, rim * _FRAME_INNER, _FRAME_INNER_OPACITY
    )
    return picture(size, [inner, stroked(rounded_within(size, rim / 2, 2), colour, rim)])


def draw_seal(canvas: Canvas, agreed: bool, center: Point, size: float) -> None:
    """Red wax with a tick, or an empty seal with a question mark."""
    canvas.sprite("seal/agreed" if agreed else "seal/open", center, size)


def draw_side_seal(canvas: Canvas, side: str, center: Point, size: float) -> None:
    """The dark wax seal that carries a Collector's side letter in gold, never smaller than that needs."""
    size = max(size, _LEAST_SIDE_SEAL)
    canvas.sprite("seal/side", center, size)
    risen = (center[0], center[1] - size * _NUMERAL_RISE)
    canvas.numeral(COIN_NUMERAL, side, risen, Palette.DISC_TEXT, size * _SEAL_LETTER)


def draw_letter_ring(canvas: Canvas, letter: str, center: Point, size: float) -> None:
    """A letter in a thin gold ring, for lists."""
    canvas.sprite("disc/ring", center, size)
    canvas.numeral(COIN_NUMERAL, letter, center, Palette.DISC_TEXT, size * _RING_LETTER)


def draw_step_disc(
    canvas: Canvas, number: int, center: Point, size: float, state: Literal["done", "current", "next"]
) -> None:
    """A numbered step: done (a tick), current (gilt) or still to come (muted)."""
    canvas.sprite(f"disc/step-{state}", center, size)
    if state == "done":
        canvas.sprite("icon/check", center, size * _STEP_TICK, tint=Palette.SAFE)
    else:
        colour = Palette.GILT if state == "current" else Palette.MUTED
        canvas.numeral(FIGURE, str(number), center, colour, size * _STEP_NUMERAL)


def draw_pill(
    canvas: Canvas, rect: Rect, rim: Colour, fill: Colour = _PILL_FILL, *, corner: float = 0.5
) -> None:
    """A label body; `corner` is how round its corners are, in its heights: its ends are round at half."""
    if canvas.scale.contrast:
        rim, fill = readable(rim), fill if luminance(fill) > luminance(rim) else Palette.BLACK

    def parts() -> list[str]:
        thick = canvas.scale.line(_PILL_RIM)
        path = rounded_within(rect.size, thick, rect.height * corner)
        shade = stroked(path, Palette.VOID, thick + _PILL_SHADE * canvas.scale.k, _PILL_SHADE_OPACITY)
        return [shade, filled(path, fill), stroked(path, rim, thick)]

    canvas.drawn(("pill", rim, fill, corner), rect, parts)
