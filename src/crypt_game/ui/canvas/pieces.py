"""The things one holds: dice, coins, badges, portraits, torches, seals, discs, and bare sprites and icons.

Houses are "tower", "moon", "pine", "star", "ghost", "shade"; people "duchess", "duke".
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_drop_shadow
from crypt_game.ui.canvas.panels import draw_outline, draw_socket
from crypt_game.ui.canvas.surfaces import STILL, Point, Pose
from crypt_game.ui.canvas.vector import document, filled, gradient, rasterise, rounded, stroked
from crypt_game.ui.theme import (
    COIN_NUMERAL,
    COUNT,
    FIGURE,
    NUMERAL_FLOOR,
    PANEL_TITLE,
    Colour,
    Palette,
    mixed,
)

DieFace: TypeAlias = int | Literal["exhausted"]
Knowledge: TypeAlias = Literal["public", "own", "covered"]

#: A die at rest fills its picture, which is 200 wide and 216 high.
DIE_ASPECT = 200 / 216
PORTRAIT_ASPECT = 120 / 150


#: How much higher a bust is than the box that shows its head.
BUST_SHARE = 1.22
GHOSTS = {"ghost": "ghosts/ghost", "shade": "ghosts/second_ghost"}


def die_height(rect: Rect) -> int:
    """How high a die is drawn that fits this box."""
    return min(rect.height, round(rect.width / DIE_ASPECT))


def bust_name(house: str, person: str | None) -> str:
    """The rendered picture of whoever has the dice of this house."""
    return GHOSTS.get(house, f"heirs/{house}_{person}-calm")


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
    if shadow and pose.lies:
        draw_drop_shadow(
            canvas,
            body.inflate(-width // 8, -height // 8),
            width * 0.2 / canvas.scale.k,
            dy=5,
            blur=6,
            alpha=120,
        )
    if chosen:
        draw_outline(canvas, body, "selection", radius=width * 0.24 / canvas.scale.k)
    canvas.sprite(f"dice/{house}-{face}", rect.center, height, pose=pose)


def draw_moving_die(canvas: Canvas, house: str, stage: str, rect: Rect, pose: Pose = STILL) -> None:
    """A die in the air ("tumble-1" to "tumble-4") or about to settle on a face ("5-tilted"), as large as one
    that lies in this box."""
    canvas.sprite(f"dice/{house}-{stage}", rect.center, round(die_height(rect) * MOVING_DIE), pose=pose)


def draw_pushed_die(canvas: Canvas, house: str, face: DieFace, rect: Rect) -> None:
    """A die that was pushed out: tilted, with an after-image where it stood."""
    trail = rect.move(round(rect.width * 0.34), round(-rect.height * 0.12))
    draw_die(canvas, house, face, trail, pose=Pose(angle=PUSHED_ANGLE / 2, alpha=69), shadow=False)
    draw_die(canvas, house, face, rect, pose=Pose(angle=PUSHED_ANGLE))


_NUMERAL_SHARES = (0.62, 0.54, 0.4)
"""How high the numeral on a coin is, in coins, by its number of characters: 4, 12, 4–9."""


def draw_coin(
    canvas: Canvas, value: int | str | None, center: Point, size: float, *, crown: bool = False
) -> None:
    """A coin of `size` real pixels across, with a numeral (None: bare; `crown`: the crowned side)."""
    pixels = max(8, round(size))
    canvas.sprite("coin/crown" if crown else "coin/plain", center, pixels)
    if value is None or crown:
        return
    words = str(value)
    share = _NUMERAL_SHARES[min(len(words), len(_NUMERAL_SHARES)) - 1]
    canvas.numeral(
        COIN_NUMERAL,
        words,
        (center[0], center[1] - pixels * 0.01),
        Palette.COIN_TEXT,
        pixels * share,
    )


def draw_disc(
    canvas: Canvas, value: int | str | None, knowledge: Knowledge, center: Point, size: float
) -> None:
    """A value disc: ivory = known to all, dark with gold figure = only you know, covered = a lock."""
    name = {"public": "disc/known", "own": "disc/own", "covered": "disc/covered"}[knowledge]
    canvas.sprite(name, center, size)
    if knowledge != "covered" and value is not None:
        colour = Palette.INK if knowledge == "public" else Palette.DISC_TEXT
        canvas.numeral(COUNT, str(value), center, colour, size * 0.76)


def draw_badge(canvas: Canvas, house: str, center: Point, size: float, alpha: int = 255) -> Rect:
    """The plate of a house with its charge, `size` real pixels high."""
    return canvas.sprite(f"badge/{house}", center, size, pose=Pose(alpha=alpha))


def draw_portrait(
    canvas: Canvas, house: str, person: str | None, rect: Rect, *, alpha: int = 255, frame: bool = True
) -> None:
    """A head before the colour of its house, framed. `person` is ignored for the two Ghosts."""
    name = bust_name(house, person)
    tones = Palette.HOUSES[house]
    if frame and alpha == 255:
        draw_drop_shadow(canvas, rect, 3, dy=4, blur=7, alpha=140)
    key = ("portrait", name, rect.size, frame, canvas.scale.k)

    def make() -> pygame.Surface:
        art = pygame.Surface(rect.size, pygame.SRCALPHA)
        living = house not in GHOSTS
        ground = gradient("g", (mixed(tones.base, tones.dark, 0.25 if living else 0.8), tones.dark))
        box = filled(rounded(0, 0, *rect.size, 2), "#g")
        art.blit(rasterise(document(*rect.size, [ground, box]), rect.size), (0, 0))
        face = canvas.picture_store.sprite(name, portrait_height(rect))
        art.blit(face, ((rect.width - face.get_width()) // 2, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        if frame:
            line = _portrait_frame(canvas, rect.size, tones.light if house == "shade" else tones.base)
            art.blit(line, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose=Pose(alpha=alpha))


def draw_player_card(canvas: Canvas, house: str, person: str, rect: Rect, title: str) -> None:
    """A player card, 232×128 in design pixels: head, house cloth, title and badge."""
    k = rect.height / 128
    tones = Palette.HOUSES[house]
    draw_drop_shadow(canvas, rect, 8, dy=4, blur=7, alpha=140)

    def make() -> pygame.Surface:
        width, height = rect.size
        box = rounded(1.5 * k, 1.5 * k, width - 3 * k, height - 3 * k, 8 * k)
        inner = rounded(5 * k, 5 * k, width - 10 * k, height - 10 * k, 5 * k)
        parts = [
            gradient("c", (mixed(tones.base, tones.dark, 0.4), tones.dark)),
            filled(box, "#c"),
            stroked(box, Palette.VOID, 3 * k),
            stroked(inner, tones.light, 1.6 * k, 0.45),
        ]
        art = rasterise(document(width, height, parts), rect.size)
        cloth = canvas.picture_store.sprite(f"emblem/{house}", round(108 * k))
        faint = canvas._faded(None, cloth, CLOTH_ALPHA, keep=False)
        art.blit(faint, (width - 112 * k, 10 * k), special_flags=pygame.BLEND_PREMULTIPLIED)
        return art

    canvas.stamp(canvas.picture_store.baked(("player", house, rect.size), make), rect.topleft)
    face = Rect(rect.x + round(10 * k), rect.y + round(10 * k), round(86 * k), round(108 * k))
    draw_portrait(canvas, house, person, face)
    left = face.right + round(12 * k)
    room = rect.right - left - 8 * k
    style = PANEL_TITLE._replace(floor=NUMERAL_FLOOR)
    canvas.text(style, title, (left, rect.y + 24 * k), Palette.IVORY, "midleft", max_width=room)
    draw_badge(canvas, house, (left + 16 * k, rect.y + 54 * k), 30 * k)
    for index in range(3):
        place = Rect(round(left + index * 38 * k), round(rect.y + 80 * k), round(34 * k), round(36 * k))
        draw_socket(canvas, place)
        draw_die(canvas, house, 1, place.inflate(-round(6 * k), -round(5 * k)), shadow=False)


def _portrait_frame(canvas: Canvas, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    rim, (width, height) = max(1.5, 3 * canvas.scale.k), size
    box = rounded(rim / 2, rim / 2, width - rim, height - rim, 2)
    inner = rounded(rim * 1.4, rim * 1.4, width - rim * 2.8, height - rim * 2.8, 1)
    parts = [stroked(inner, Palette.VOID, rim * 0.7, 0.7), stroked(box, colour, rim)]
    return rasterise(document(width, height, parts), size)


def draw_torch(canvas: Canvas, kind: Literal["leader", "lights-out"], rect: Rect, pose: Pose = STILL) -> None:
    """The Leader or the Lights Out card, as large as fits the box."""
    if pose.lies:
        wide, tall = canvas.picture_store.sprite_size(f"torch/{kind}", rect.height)
        body = Rect(
            0, 0, min(rect.width, wide), tall if wide <= rect.width else round(tall * rect.width / wide)
        )
        body.center = rect.center
        draw_drop_shadow(canvas, body, 6, dy=4, blur=7, alpha=140)
    canvas.sprite(f"torch/{kind}", rect, pose=pose)


def draw_seal(canvas: Canvas, agreed: bool, center: Point, size: float) -> None:
    """Red wax with a tick, or an empty seal with a question mark."""
    canvas.sprite("seal/agreed" if agreed else "seal/open", center, size)


def draw_side_seal(canvas: Canvas, side: str, center: Point, size: float) -> None:
    """The dark wax seal that carries a Collector's side letter in gold."""
    canvas.sprite("seal/side", center, size)
    canvas.numeral(COIN_NUMERAL, side, (center[0], center[1] - size * 0.01), Palette.DISC_TEXT, size * 0.56)


def draw_letter_ring(canvas: Canvas, letter: str, center: Point, size: float) -> None:
    """A letter in a thin gold ring, for lists."""
    canvas.sprite("disc/ring", center, size)
    canvas.numeral(COIN_NUMERAL, letter, center, Palette.DISC_TEXT, size * 0.5)


def draw_step_disc(
    canvas: Canvas, number: int, center: Point, size: float, state: Literal["done", "current", "next"]
) -> None:
    """A numbered step: done (a tick), current (gilt) or still to come (muted)."""
    canvas.sprite(f"disc/step-{state}", center, size)
    if state == "done":
        canvas.sprite("icon/check", center, size * 0.5, tint=Palette.SAFE)
    else:
        colour = Palette.GILT if state == "current" else Palette.MUTED
        canvas.numeral(FIGURE, str(number), center, colour, size * 0.46)


def draw_pill(canvas: Canvas, rect: Rect, rim: Colour, fill: Colour = (18, 22, 28)) -> None:
    """A round-ended label body."""

    def make() -> pygame.Surface:
        k, (width, height) = canvas.scale.k, rect.size
        rim_width = max(1.4, 2.6 * k)
        path = rounded(rim_width, rim_width, width - 2 * rim_width, height - 2 * rim_width, height / 2)
        parts = [
            stroked(path, Palette.VOID, rim_width + 2 * k, 0.8),
            filled(path, fill),
            stroked(path, rim, rim_width),
        ]
        return rasterise(document(width, height, parts), rect.size)

    canvas.stamp(
        canvas.picture_store.baked(("pill", rect.size, rim, fill, canvas.scale.k), make), rect.topleft
    )
