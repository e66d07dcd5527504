"""The niche of the hand-over: the head of the next player behind a stone sill, between two torches.

The room is kept while somebody is called, what stands in it is drawn each time: a picture for each player
would take 8 MiB. Must never carry words.
"""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.closed_eyes import BustPlace, bust_in
from crypt_game.drawing.canvas.light import RAISED, draw_drop_shadow
from crypt_game.drawing.canvas.picture_store import PictureStore
from crypt_game.drawing.canvas.pieces import draw_badge
from crypt_game.drawing.canvas.rooms import HAND_OVER_ROOM, draw_front, draw_wall, front_of, room_size
from crypt_game.drawing.canvas.surfaces import darken_below
from crypt_game.drawing.geometry import Frame, Scale

_PICTURES = HAND_OVER_ROOM, front_of(HAND_OVER_ROOM)
_ROOM_ASPECT = 16 / 9
_SILL = 0.638
"""Where the sill's edge lies in the picture, as a share of its height."""
_SILL_AT, _BUST, _BADGE = 126, 410, 70
"""In design pixels: how far the sill is below the window's middle, how high bust and badge are."""
_DUSK = 0.86
_DUSK_FALL = 120
"""How dark the foot of the picture is, where words stand, and how many units it takes to get so dark."""
_BUST_FOOT, _BUST_FOOT_WIDE, _BUST_FOOT_AT, _BUST_SINKS, _BADGE_BELOW = 26, 2 / 3, 10, 6, 12
"""The shadow of the bust on the sill: how high, how wide (in busts) and how far below the edge; how far the
bust itself and its badge are below it."""


def decode_niche(store: PictureStore, frame: Frame) -> None:
    """Begin to decode the pictures of the room: somebody will soon be called."""
    size = room_size(niche_room(frame, frame.window))
    for picture in () if frame.contrast else _PICTURES:
        store.decode_ahead(picture, size)


def forget_niche(store: PictureStore) -> None:
    """Keep them no longer: they take more memory than all cards and dice."""
    store.let_go(_PICTURES)


def draw_niche(canvas: Canvas, house: str, person: str, rect: Rect, near: Rect | None = None) -> None:
    """The hand-over's picture, filling the box: a head in a lit niche between torches that still want their
    flames, and its badge; in high contrast without the room. The sill and the head upon it fill the box
    `near`, if another of the same size."""
    near = near or rect
    k, store = canvas.scale.k, canvas.picture_store
    draw_wall(canvas, HAND_OVER_ROOM, niche_room(canvas.scale, rect))
    draw_front(canvas, HAND_OVER_ROOM, niche_room(canvas.scale, near))
    sill, place = _sill(canvas.scale, near), niche_bust(canvas, house, person, near)
    bust = store.sprite(place.calm, place.height)
    foot = Rect(0, 0, round(bust.get_width() * _BUST_FOOT_WIDE), round(_BUST_FOOT * k))
    foot.midbottom = near.centerx, sill + round(_BUST_FOOT_AT * k)
    draw_drop_shadow(canvas, foot, _BUST_FOOT / 2, RAISED)
    canvas.stamp(bust, place.topleft)
    draw_badge(canvas, house, (near.centerx, sill + _BADGE_BELOW * k), _BADGE * k)
    darken_below(canvas.surface, sill, canvas.px(_DUSK_FALL), _DUSK)


def niche_bust(canvas: Canvas, house: str, person: str, rect: Rect) -> BustPlace:
    """Where the head is."""
    size = round(_BUST * canvas.scale.k)
    foot = round(_sill(canvas.scale, rect) + _BUST_SINKS * canvas.scale.k)
    return bust_in(canvas, f"heirs/{house}_{person}", Rect(rect.x, foot - size, rect.width, size))


def niche_room(scale: Scale, rect: Rect) -> Rect:
    """Where the room's picture lies so that it covers the box and its sill is where words leave room."""
    sill = rect.height / 2 + _SILL_AT * scale.k
    height = max(rect.width / _ROOM_ASPECT, sill / _SILL, (rect.height - sill) / (1 - _SILL))
    width = height * _ROOM_ASPECT
    left, top = rect.centerx - width / 2, rect.y + sill - _SILL * height
    return Rect(int(left), int(top), round(width) + 1, round(height) + 1)


def _sill(scale: Scale, rect: Rect) -> int:
    """How far down the sill's edge is."""
    return round(rect.height / 2 + _SILL_AT * scale.k)
