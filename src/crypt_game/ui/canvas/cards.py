"""Treasure cards, large and small. A card is composed once (picture, numeral, setup mark), then posed.

Card faces are drawn only from what the caller hands in; a value that is not handed in cannot be shown.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.canvas.canvas import Canvas
from crypt_game.ui.canvas.light import draw_drop_shadow
from crypt_game.ui.canvas.pieces import Knowledge, draw_badge, draw_coin, draw_disc
from crypt_game.ui.canvas.surfaces import STILL, Pose
from crypt_game.ui.canvas.vector import document, filled, rasterise, rounded, stroked
from crypt_game.ui.theme import SETUP_MARK, Palette

SetupMark: TypeAlias = Literal["III", "IV"]

CARD_ASPECT = 240 / 336
MINI_ASPECT = 64 / 88
SOCKETS = 4
#: Sockets in card units (240×336): left edge of the first, pitch, top, width, height.
FRONT_SOCKETS = (15.5, 53.0, 262.0, 50.0, 54.0)
BACK_SOCKETS = (26.0, 47.4, 256.0, 45.0, 49.0)
MARK_CENTER = (120.0, 241.0)
COIN_CENTER, COIN_SIZE = (37.0, 37.0), 60.0
MEDAL_CENTER, MEDAL_SIZE = (206.0, 36.0), 32.0
#: The sign in the disc of a back.
DISC_CENTER, DISC_SIZE = (120.0, 130.0), 78.0
#: The window of the picture in card units: left, top, width, height, and the roundness of its corners.
WINDOW = (14.0, 14.0, 212.0, 226.0, 10.0)
#: The same on a small card of 64×88 units.
MINI_WINDOW = (3.5, 3.5, 57.0, 81.0, 4.0)
HIGHEST = 4
#: Heights of cards in card units, and width for height of the rendered pictures.
UNITS, MINI_UNITS = 336.0, 88.0
PICTURE_ASPECT = 618 / 678


def draw_card_front(
    canvas: Canvas,
    treasure: str,
    value: int,
    rect: Rect,
    *,
    mark: SetupMark | None = None,
    pose: Pose = STILL,
    shadow: bool = True,
) -> None:
    """A treasure card face up, as high as the box. `mark` is the keystone of the setup cards."""
    height = rect.height
    key = ("card", treasure, value, mark, height)

    def make() -> pygame.Surface:
        art = canvas.picture_store.sprite("card_frame/stone", height).copy()
        unit = height / UNITS
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        _draw_picture(inner, f"fronts/{treasure}-{value}", height)
        inner.sprite("card_frame/rim-gilt" if value == HIGHEST else "card_frame/rim", art.get_rect(), height)
        draw_coin(inner, value, (COIN_CENTER[0] * unit, COIN_CENTER[1] * unit), COIN_SIZE * unit)
        medal = (MEDAL_CENTER[0] * unit, MEDAL_CENTER[1] * unit)
        inner.sprite(f"glyph/{treasure}", medal, MEDAL_SIZE * unit, tint=Palette.COIN_TEXT)
        if mark is not None:
            _keystone(inner, mark, unit)
        return art

    _lay(canvas, key, canvas.picture_store.baked(key, make), rect, pose, shadow)


def draw_card_back(
    canvas: Canvas,
    treasure: str,
    rect: Rect,
    *,
    pose: Pose = STILL,
    shadow: bool = True,
) -> None:
    """A treasure card face down, with its type in the medallion, fitted into the box by its height."""
    height = rect.height
    key = ("card-back", treasure, height)

    def make() -> pygame.Surface:
        unit = height / UNITS
        picture = canvas.picture_store.sprite(f"backs/{treasure}", height)
        art = _cut_round(picture, (round(height * CARD_ASPECT), height), 16 * unit)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        tone = Palette.TREASURE[treasure].light
        disc = (DISC_CENTER[0] * unit, DISC_CENTER[1] * unit)
        inner.sprite(f"glyph/{treasure}", disc, DISC_SIZE * unit, tint=tone)
        inner.sprite("card_frame/back", art.get_rect(), height)
        medal = (MEDAL_CENTER[0] * unit, MEDAL_CENTER[1] * unit)
        inner.sprite(f"glyph/{treasure}", medal, MEDAL_SIZE * unit, tint=tone)
        return art

    _lay(canvas, key, canvas.picture_store.baked(key, make), rect, pose, shadow)


def draw_card_taken(
    canvas: Canvas, treasure: str, value: int | None, rect: Rect, house: str | None, *, alpha: float = 1.0
) -> None:
    """The carved recess a collected card leaves: an after-image, and the badge of its new owner.

    `alpha` (0–1) lets it fade away.
    """
    canvas.sprite("card_slot/taken", rect.center, rect.height, pose=Pose(alpha=round(255 * alpha)))
    faint = round(105 * alpha)
    if value is None:
        draw_card_back(canvas, treasure, rect, pose=Pose(alpha=faint), shadow=False)
    else:
        draw_card_front(canvas, treasure, value, rect, pose=Pose(alpha=faint), shadow=False)
    if house is not None:
        badge = rect.height * 72 / 255
        middle = (rect.centerx, rect.y + rect.height * 0.37)
        canvas.glow(middle, round(0.35 * alpha, 2), reach=badge / canvas.scale.k)
        draw_badge(canvas, house, middle, badge, alpha=round(255 * alpha))


def draw_card_pile(canvas: Canvas, treasure: str, rect: Rect, count: int) -> None:
    """The draw pile: its top card, with up to five edges below it. Nothing at all for an empty pile."""
    if count <= 0:
        return
    edges = min(5, count - 1)
    step = max(1, canvas.px(3))
    for index in range(edges, 0, -1):
        draw_card_back(canvas, treasure, rect.move(index * step, index * step // 2), shadow=index == edges)
    draw_card_back(canvas, treasure, rect, shadow=edges == 0)


def draw_sockets(canvas: Canvas, rect: Rect, *, face_up: bool, dice: int = 0) -> list[Rect]:
    """Where dice lie on a card in this box, left to right: four boxes, or `dice` overlapping ones."""
    left, pitch, top, wide, tall = FRONT_SOCKETS if face_up else BACK_SOCKETS
    unit = rect.height / 336
    start = rect.centerx - 120 * unit
    if dice > SOCKETS:
        pitch = pitch * (SOCKETS - 1) / (dice - 1)
    return [
        Rect(
            round(start + (left + pitch * index) * unit),
            round(rect.y + top * unit),
            round(wide * unit),
            round(tall * unit),
        )
        for index in range(max(SOCKETS, dice))
    ]


def draw_mini_card(
    canvas: Canvas,
    treasure: str,
    rect: Rect,
    *,
    face_up: bool,
    value: int | str | None = None,
    knowledge: Knowledge = "public",
    pose: Pose = STILL,
    shadow: bool = True,
) -> None:
    """A small card of a collection: a coin on its face, or a disc on its back that tells who knows it.

    `value` may be `"?"`; None shows no figure (and a lock when `knowledge` is "covered").
    """
    height = rect.height
    key = ("mini", treasure, face_up, value, knowledge, height)

    def make() -> pygame.Surface:
        name = f"card_mini_front/{treasure}" if face_up else f"card_mini_back/{treasure}"
        art = canvas.picture_store.sprite(name, height).copy()
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        if face_up and value in range(1, HIGHEST + 1):
            _draw_picture(inner, f"fronts/{treasure}-{value}", height, mini=True)
        size = height * 0.29
        spot = (size * 0.56, height - size * 0.6)
        if face_up and value is not None:
            draw_coin(inner, value, spot, size)
        elif value is not None or knowledge == "covered":
            draw_disc(inner, value, knowledge, spot, size)
        return art

    if shadow and pose.lies:
        width = round(height * MINI_ASPECT)
        body = Rect(rect.centerx - width // 2, rect.y, width, height)
        draw_drop_shadow(canvas, body, 7, dy=4, blur=6, alpha=140)
    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose)


def draw_mini_empty(canvas: Canvas, treasure: str, rect: Rect) -> None:
    """The quiet outline of a type of which someone has no card."""
    key = ("mini-empty", treasure, rect.size, canvas.scale.k)

    def make() -> pygame.Surface:
        k = canvas.scale.k
        edge = max(1.0, 1.6 * k)
        path = rounded(edge, edge, rect.width - 2 * edge, rect.height - 2 * edge, rect.width * 0.12)
        parts = [filled(path, (10, 13, 17), 0.8), stroked(path, (62, 72, 86), edge, 0.9)]
        art = rasterise(document(*rect.size, parts), rect.size)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        spot = (rect.width / 2, rect.height / 2)
        inner.sprite(f"glyph/{treasure}", spot, rect.width * 0.62, tint=(86, 94, 106))
        return art

    canvas.stamp(canvas.picture_store.baked(key, make), rect.topleft)


def picture_height(height: int, *, mini: bool = False) -> int:
    """How high the rendered picture in a card of this height is asked for, in pixels."""
    window = _window_of(MINI_WINDOW if mini else WINDOW, height / (MINI_UNITS if mini else UNITS))
    return max(window.height, math.ceil(window.width / PICTURE_ASPECT))


def _window_of(window: tuple[float, float, float, float, float], unit: float) -> Rect:
    left, top, wide, tall, _ = (edge * unit for edge in window)
    return Rect(round(left), round(top), round(left + wide) - round(left), round(top + tall) - round(top))


def _draw_picture(canvas: Canvas, name: str, height: int, *, mini: bool = False) -> None:
    """The rendered picture in the window of a card of this height; what is too wide or high is cut off."""
    window, unit = (MINI_WINDOW, height / MINI_UNITS) if mini else (WINDOW, height / UNITS)
    rect = _window_of(window, unit)
    picture = canvas.picture_store.sprite(name, picture_height(height, mini=mini))
    canvas.stamp(_cut_round(picture, rect.size, window[-1] * unit), rect.topleft)


def _cut_round(picture: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The middle of a picture, cut to a box of this size with round corners."""
    art = pygame.Surface(size, pygame.SRCALPHA)
    art.blit(picture, ((size[0] - picture.get_width()) // 2, (size[1] - picture.get_height()) // 2))
    shape = filled(rounded(0, 0, *size, radius), (255, 255, 255))
    art.blit(rasterise(document(*size, [shape]), size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return art


def _lay(
    canvas: Canvas,
    key: tuple[object, ...],
    art: pygame.Surface,
    rect: Rect,
    pose: Pose,
    shadow: bool,
) -> None:
    if shadow and pose.lies:
        body = Rect(0, 0, round(art.get_width() * pose.squeeze), art.get_height())
        body.center = rect.center
        if body.width > 4:
            draw_drop_shadow(canvas, body, 16 * rect.height / 336 / canvas.scale.k, dy=6, blur=10, alpha=165)
    canvas.posed(key, art, rect.center, pose)


def _keystone(canvas: Canvas, mark: SetupMark, unit: float) -> None:
    height = round(30 * unit)
    center = (MARK_CENTER[0] * unit, MARK_CENTER[1] * unit)
    canvas.sprite("card_slot/keystone", center, height)
    canvas.numeral(SETUP_MARK, mark, center, Palette.COIN_TEXT, 19 * unit)
