"""Treasure cards, large and small. A card is composed once (picture, numeral, setup mark), then posed.

Card faces are drawn only from what the caller hands in; a value that is not handed in cannot be shown.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.light import RAISED, draw_drop_shadow
from crypt_game.drawing.canvas.pieces import Knowledge, draw_badge, draw_coin, draw_disc
from crypt_game.drawing.canvas.surfaces import STILL, Pose
from crypt_game.drawing.canvas.vector import cut_round, filled, picture, rounded_within, stroked
from crypt_game.drawing.geometry import Box, LineWidth, Scale
from crypt_game.drawing.theme import SETUP_MARK, TEXT_FLOOR, Colour, Palette, channel

SetupMark: TypeAlias = Literal["III", "IV"]

#: Cards in card units, and small cards in theirs: width and height.
CARD_WIDTH, CARD_HEIGHT, MINI_WIDTH, MINI_HEIGHT = 240.0, 336.0, 64.0, 88.0
CARD_ASPECT = CARD_WIDTH / CARD_HEIGHT
MINI_ASPECT = MINI_WIDTH / MINI_HEIGHT
CARD_RADIUS, MINI_RADIUS = 16, 7
SOCKETS = 4
#: Sockets in card units (240×336): left edge of the first, pitch, top, width, height.
FRONT_SOCKETS = (15.5, 53.0, 262.0, 50.0, 54.0)
BACK_SOCKETS = (26.0, 47.4, 256.0, 45.0, 49.0)
MARK_CORNER, MARK_SIZE, MARK_NUMERAL = (13.0, 262.0), 30.0, 19.0
_LEAST_MARKED = 90
"""On a card that is lower, in pixels, a keystone that can be read would hide the picture."""
_LARGER_MARK, _LARGER_MEDAL, _LARGER_COIN = 0.5, 0.3, 0.5
"""How much larger the keystone is at twice the usual text size, the sign of the type, and the coin."""
COIN_CORNER, COIN_SIZE = 7.0, 60.0
MEDAL_CENTER, MEDAL_SIZE = (206.0, 36.0), 32.0
#: The sign in the disc of a back.
DISC_CENTER, DISC_SIZE = (120.0, 130.0), 78.0
#: The window of the picture in card units, and how round its corners are; the same on a small card.
WINDOW, WINDOW_RADIUS = Box(13, 13, 214, 244), 10.0
MINI_WINDOW, MINI_WINDOW_RADIUS = Box(3.5, 3.5, 57, 81), 4.0
HIGHEST = 4
_FRAME_LIGHT = (52, 50, 46, 0)
"""How much light is added to the frame of a card, as a share of its own."""
#: Width for height of the rendered pictures.
PICTURE_ASPECT = 618 / 678
_TAKEN_ALPHA, _TAKEN_BADGE, _TAKEN_BADGE_AT, _TAKEN_GLOW = 0.41, 0.28, 0.37, 0.35
"""The after-image of a card: how strong, its owner's badge and where (card heights), and the light on it."""
_PILE_EDGES, _PILE_STEP = 5, 3
_MINI_SIGN, _MOST_MINI_SIGN, _MINI_SIGN_LEFT, _MINI_SIGN_UP = 0.34, 0.42, 0.56, 0.6
"""The coin or disc of a small card, in card heights, and how far in its middle is, in widths of its own."""
_EMPTY_RADIUS, _EMPTY_GLYPH = 0.12, 0.62
"""The place of a missing card: how round, and its sign, as shares of its width."""
_HOLLOW_FILL, _HOLLOW_RIM = 0.3, 0.5
"""How dark the place of a card on the stone is, and how light its rim."""
_EMPTY_FILL, _EMPTY_RIM, _EMPTY_TINT = 0.8, 0.9, (86, 94, 106)
_NARROWEST_SHADOW = 4
"""A card that is seen on its edge casts no shadow."""


def card_corner(width: float) -> float:
    """How round the corners of a card of this width are."""
    return CARD_RADIUS * width / CARD_WIDTH


def mini_corner(width: float) -> float:
    """The same of a small card of a collection."""
    return MINI_RADIUS * width / MINI_WIDTH


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
    """A treasure card face up, as high as the box. `mark` is the keystone of the setup cards, which show
    another piece of the same type and value; a thumbnail has no room for it."""
    height = rect.height
    key = ("card", treasure, value, mark, height, canvas.scale.text)

    def make() -> pygame.Surface:
        unit = height / CARD_HEIGHT
        art = pygame.Surface((round(height * CARD_ASPECT), height), pygame.SRCALPHA)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        _draw_picture(inner, _front(treasure, value, mark), height)
        inner.stamp(_frame(canvas, value == HIGHEST, height), (0, 0))
        inner.sprite("card_frame/rim", art.get_rect(), height)
        coin = COIN_SIZE * (1 + canvas.scale.larger * _LARGER_COIN) * unit
        middle = COIN_CORNER * unit + coin / 2
        draw_coin(inner, value, (middle, middle), coin)
        _medal(inner, treasure, unit, Palette.COIN_TEXT)
        if mark is not None and height >= _LEAST_MARKED:
            _keystone(inner, mark, mark_place(inner, art.get_rect()))
        return art

    _lay(canvas, key, canvas.picture_store.baked(key, make), rect, pose, shadow)


def draw_card_back(
    canvas: Canvas, treasure: str, rect: Rect, *, pose: Pose = STILL, shadow: bool = True
) -> None:
    """A treasure card face down, with its type in the medallion, fitted into the box by its height."""
    height = rect.height
    key = ("card-back", treasure, height, canvas.scale.text)

    def make() -> pygame.Surface:
        unit = height / CARD_HEIGHT
        whole = canvas.picture_store.sprite(f"backs/{treasure}", height)
        art = _cut_out(whole, (round(height * CARD_ASPECT), height), CARD_RADIUS * unit)
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        tone = Palette.TREASURE[treasure].light
        disc = (DISC_CENTER[0] * unit, DISC_CENTER[1] * unit)
        inner.sprite(f"glyph/{treasure}", disc, DISC_SIZE * unit, tint=tone)
        inner.sprite("card_frame/back", art.get_rect(), height)
        _medal(inner, treasure, unit, tone)
        return art

    _lay(canvas, key, canvas.picture_store.baked(key, make), rect, pose, shadow)


def draw_card_taken(
    canvas: Canvas,
    treasure: str,
    value: int | None,
    rect: Rect,
    house: str | None,
    *,
    mark: SetupMark | None = None,
    alpha: float = 1.0,
) -> None:
    """The carved recess a collected card leaves: an after-image, and the badge of its new owner.

    `alpha` (0–1) lets it fade away.
    """
    canvas.sprite("card_slot/taken", rect.center, rect.height, pose=Pose(alpha=channel(alpha)))
    faint = channel(_TAKEN_ALPHA * alpha)
    if value is None:
        draw_card_back(canvas, treasure, rect, pose=Pose(alpha=faint), shadow=False)
    else:
        draw_card_front(canvas, treasure, value, rect, mark=mark, pose=Pose(alpha=faint), shadow=False)
    if house is not None:
        badge = rect.height * _TAKEN_BADGE
        middle = (rect.centerx, rect.y + rect.height * _TAKEN_BADGE_AT)
        canvas.glow(middle, round(_TAKEN_GLOW * alpha, 2), reach=badge / canvas.scale.k)
        draw_badge(canvas, house, middle, badge, alpha=channel(alpha))


def draw_card_pile(canvas: Canvas, treasure: str, rect: Rect, count: int) -> None:
    """The draw pile: its top card, with up to five edges below it. Nothing at all for an empty pile."""
    if count <= 0:
        return
    edges = min(_PILE_EDGES, count - 1)
    step = canvas.px(_PILE_STEP)
    for index in range(edges, 0, -1):
        draw_card_back(canvas, treasure, rect.move(index * step, index * step // 2), shadow=index == edges)
    draw_card_back(canvas, treasure, rect, shadow=edges == 0)


def card_sockets(rect: Rect, face_up: bool, dice: int = 0) -> list[Rect]:
    """Where dice lie on a card in this box, left to right: four boxes, or `dice` overlapping ones."""
    left, pitch, top, wide, tall = FRONT_SOCKETS if face_up else BACK_SOCKETS
    unit = rect.height / CARD_HEIGHT
    start = rect.centerx - CARD_WIDTH / 2 * unit
    if dice > SOCKETS:
        pitch = pitch * (SOCKETS - 1) / (dice - 1)
    return [
        Box(left + pitch * index, top, wide, tall).placed((start, rect.y), unit)
        for index in range(max(SOCKETS, dice))
    ]


def mini_sign(scale: Scale) -> float:
    """How wide the coin or disc of a small card is, in heights of the card."""
    return min(_MINI_SIGN * scale.text, _MOST_MINI_SIGN)


def draw_mini_card(
    canvas: Canvas,
    treasure: str,
    rect: Rect,
    *,
    face_up: bool,
    value: int | str | None = None,
    knowledge: Knowledge = "public",
    mark: SetupMark | None = None,
    pose: Pose = STILL,
) -> None:
    """A small card of a collection: a coin on its face, or a disc on its back that tells who knows it.

    `value` may be `"?"`; None shows no figure (and a lock when `knowledge` is "covered"). Of a face's `mark`
    only the piece is seen that cards with a mark show.
    """
    height = rect.height
    marked = face_up and mark is not None
    key = ("mini", treasure, face_up, value, knowledge, marked, height, canvas.scale.text)

    def make() -> pygame.Surface:
        name = f"card_mini_front/{treasure}" if face_up else f"card_mini_back/{treasure}"
        art = canvas.picture_store.sprite(name, height).copy()
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        if face_up and isinstance(value, int):
            _draw_picture(inner, _front(treasure, value, mark), height, mini=True)
        size = height * mini_sign(canvas.scale)
        spot = (size * _MINI_SIGN_LEFT, height - size * _MINI_SIGN_UP)
        if face_up and value is not None:
            draw_coin(inner, value, spot, size)
        elif value is not None or knowledge == "covered":
            draw_disc(inner, value, knowledge, spot, size)
        return art

    if pose.lies:
        width = round(height * MINI_ASPECT)
        body = Rect(rect.centerx - width // 2, rect.y, width, height)
        draw_drop_shadow(canvas, body, MINI_RADIUS, squeeze=pose.squeeze)
    canvas.posed(key, canvas.picture_store.baked(key, make), rect.center, pose)


def draw_empty_card(canvas: Canvas, rect: Rect) -> None:
    """The quiet outline in the stone where a card may lie, and none does."""
    edge = canvas.scale.line(LineWidth.THIN)
    path = rounded_within(rect.size, edge, CARD_RADIUS * rect.height / CARD_HEIGHT)
    rim = stroked(path, Palette.MUTED, edge, _HOLLOW_RIM)
    canvas.drawn("empty card", rect, lambda: [filled(path, Palette.BLACK, _HOLLOW_FILL), rim])


def draw_mini_empty(canvas: Canvas, treasure: str, rect: Rect) -> None:
    """The quiet outline of a type of which someone has no card."""
    key = ("mini-empty", treasure, rect.size, canvas.scale.k)

    def make() -> pygame.Surface:
        edge = canvas.scale.line(LineWidth.THIN)
        path = rounded_within(rect.size, edge, rect.width * _EMPTY_RADIUS)
        rim = stroked(path, Palette.RECESS_RIM, edge, _EMPTY_RIM)
        art = picture(rect.size, [filled(path, Palette.RECESS_TOP, _EMPTY_FILL), rim])
        inner = type(canvas)(art, canvas.picture_store, canvas.scale)
        spot = (rect.width / 2, rect.height / 2)
        inner.sprite(f"glyph/{treasure}", spot, rect.width * _EMPTY_GLYPH, tint=_EMPTY_TINT)
        return art

    canvas.stamp(canvas.picture_store.baked(key, make), rect.topleft)


def picture_height(height: int, *, mini: bool = False) -> int:
    """How high the rendered picture in a card of this height is asked for, in pixels."""
    window, _ = _window_of(height, mini)
    return max(window.height, math.ceil(window.width / PICTURE_ASPECT))


def _window_of(height: int, mini: bool) -> tuple[Rect, float]:
    """The window of the picture in a card of this height, and how round its corners are."""
    if mini:
        return MINI_WINDOW.placed((0, 0), height / MINI_HEIGHT), MINI_WINDOW_RADIUS * height / MINI_HEIGHT
    return WINDOW.placed((0, 0), height / CARD_HEIGHT), WINDOW_RADIUS * height / CARD_HEIGHT


def _frame(canvas: Canvas, gilt: bool, height: int) -> pygame.Surface:
    """The frame of a card face, which the picture is seen through; brighter than the slab it lies upon."""

    def make() -> pygame.Surface:
        frame = canvas.picture_store.sprite("table/frame-gilt" if gilt else "table/frame", height).copy()
        light = frame.copy()
        light.fill(_FRAME_LIGHT, special_flags=pygame.BLEND_RGBA_MULT)
        frame.blit(light, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        return frame

    return canvas.picture_store.baked(("card frame", gilt, height), make)


def _front(treasure: str, value: int, mark: SetupMark | None) -> str:
    """The picture of a face: of the two cards of a type and value one bears a setup mark."""
    return f"fronts/{treasure}-{value}{'' if mark is None else '-b'}"


def _draw_picture(canvas: Canvas, name: str, height: int, *, mini: bool = False) -> None:
    """The rendered picture in the window of a card of this height; what is too wide or high is cut off."""
    rect, radius = _window_of(height, mini)
    whole = canvas.picture_store.sprite(name, picture_height(height, mini=mini))
    canvas.stamp(_cut_out(whole, rect.size, radius), rect.topleft)


def _cut_out(whole: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    """The middle of a picture, cut to a box of this size with round corners."""
    art = pygame.Surface(size, pygame.SRCALPHA)
    art.blit(whole, ((size[0] - whole.get_width()) // 2, (size[1] - whole.get_height()) // 2))
    cut_round(art, radius)
    return art


def _lay(
    canvas: Canvas, key: tuple[object, ...], art: pygame.Surface, rect: Rect, pose: Pose, shadow: bool
) -> None:
    if shadow and pose.lies:
        body, radius = art.get_rect(center=rect.center), CARD_RADIUS * rect.height / CARD_HEIGHT
        if body.width * pose.squeeze > _NARROWEST_SHADOW:
            draw_drop_shadow(canvas, body, radius / canvas.scale.k, RAISED, squeeze=pose.squeeze)
    canvas.posed(key, art, rect.center, pose)


def _medal(canvas: Canvas, treasure: str, unit: float, tone: Colour) -> None:
    """The sign of the type in a card's upper corner, larger with the text."""
    center = (MEDAL_CENTER[0] * unit, MEDAL_CENTER[1] * unit)
    size = MEDAL_SIZE * (1 + canvas.scale.larger * _LARGER_MEDAL)
    canvas.sprite(f"glyph/{treasure}", center, size * unit, tint=tone)


def mark_place(canvas: Canvas, card: Rect) -> Rect:
    """Where the keystone of a setup mark lies on a card, never smaller than its numeral at the least size of
    type needs."""
    unit, grown = card.height / CARD_HEIGHT, 1 + canvas.scale.larger * _LARGER_MARK
    high = max(TEXT_FLOOR / MARK_NUMERAL, unit * grown) * MARK_SIZE
    place = Rect((0, 0), canvas.picture_store.sprite_size("card_slot/keystone", round(high)))
    place.bottomleft = card.x + round(MARK_CORNER[0] * unit), card.y + round(MARK_CORNER[1] * unit)
    return place


def _keystone(canvas: Canvas, mark: SetupMark, place: Rect) -> None:
    canvas.sprite("card_slot/keystone", place)
    numeral = place.height * MARK_NUMERAL / MARK_SIZE
    canvas.numeral(SETUP_MARK, mark, place.center, Palette.COIN_TEXT, numeral)
