"""The fire of the rendered rooms: where their pictures leave torches and candles empty, flames burn.

`assets/pictures/rooms/fires.json` names for each of their pictures the foot of every flame and its height,
as shares of the width and the height of the picture.
"""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.rooms import front_of, point_in_room, room_size
from crypt_game.drawing.idle_animation import Flame, IdleAnimation

__all__ = ["room_animation", "room_flames"]


def room_flames(canvas: Canvas, room: str, rect: Rect, near: Rect | None = None) -> list[Flame]:
    """The flames of a room (`"rooms/gate"`) whose picture fills the box, as far as something of what burns is
    seen below them; none is higher than the box has room for. What stands before its wall fills the box
    `near`, if another."""
    return [*_flames(canvas, room, rect), *_flames(canvas, front_of(room), near or rect)]


def _flames(canvas: Canvas, picture: str, rect: Rect) -> list[Flame]:
    height = room_size(rect)[1]
    fires = [(point_in_room(rect, (x, y)), share) for x, y, share in canvas.picture_store.fires(picture)]
    return [
        Flame(foot, max(1, min(round(height * share), foot[1] - rect.top)))
        for foot, share in fires
        if rect.collidepoint(foot) and foot[1] + height * share <= rect.bottom
    ]


def room_animation(canvas: Canvas, room: str, rect: Rect) -> IdleAnimation:
    """What moves in a room that is seen as a picture in a page: its flames, and dust in their light."""
    return IdleAnimation(room_flames(canvas, room, rect), rect)
