"""What moves at a table where nobody acts: torches, dust, the smoke of Lights Out, heirs who blink."""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.closed_eyes import BustPlace, bust_in, eyes_area
from crypt_game.drawing.canvas.torches import torch_fire
from crypt_game.drawing.geometry import square
from crypt_game.drawing.idle_animation import Flame, IdleAnimation
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spots import TorchSpot
from crypt_game.ui.board.draw_zoom import ZOOM_DIM
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["idle_table"]

_HEAD_WIDE = 3 / 4
"""Which share of a bust's width a head with its hair takes."""
_HOLDER = 1 / 2
"""How wide the foot of a flame and the holder below it are, in heights of the flame."""
_DUST = ((640.0, 60.0), (1280.0, 330.0))
"""Two corners of the air in which dust is seen, as points of the room."""


def idle_table(canvas: Canvas, model: BoardModel, layout: BoardLayout, aside: int = 0) -> IdleAnimation:
    """What moves now before a wall that has shifted `aside`. Only the torches do while a card is held large,
    or the heirs of a house share out."""
    if model.ledger:
        return IdleAnimation()
    flames, view, room = _wall_torches(model, layout, aside), model.view, layout.room
    if layout.sharing:
        return IdleAnimation(flames)
    if TorchSpot(view.leader, "leader") not in model.hidden:
        flames.append(Flame(*torch_fire(layout.torch(view.leader, "leader"))))
    if model.zoom is not None:
        return IdleAnimation(flames).dimmed(ZOOM_DIM)
    (left, top), (right, foot) = (room.grid.point(room.x(x), room.y(y)) for x, y in _DUST)
    smoke, _ = torch_fire(layout.torch(view.lights_out, "lights-out"))
    dust = Rect(left, top, right - left, foot - top)
    return IdleAnimation(flames, dust, [smoke], _calm_busts(canvas, model, layout))


def _wall_torches(model: BoardModel, layout: BoardLayout, aside: int) -> list[Flame]:
    """The two beside the middle arch that no plate or head stands before; cold while a Ghost acts."""
    flame, panels = layout.room.flame, [] if layout.sharing else list(layout.panels.values())
    plates = [places.panel for places in panels]
    heads = [member.bust.scale_by(_HEAD_WIDE, 1) for places in panels for member in places.members]
    feet = [
        foot
        for foot in layout.room.torches
        if square(foot, flame * _HOLDER).collidelist(plates) < 0 and square(foot, 1).collidelist(heads) < 0
    ]
    cold = model.acting not in (None, model.active)  # a Ghost decides nothing
    return [Flame((x + aside, y), flame, cold) for x, y in feet]


def _calm_busts(canvas: Canvas, model: BoardModel, layout: BoardLayout) -> list[BustPlace]:
    """The heirs who are neither pleased nor hurt, and whose eyes nobody stands before."""
    view = model.view
    boxes = {
        seat: member.bust
        for pool, places in layout.panels.items()
        for seat, member in zip(view.variant.members[pool], places.members, strict=True)
    }
    made = []
    for seat, box in boxes.items():
        if layout.is_ghost(seat) or model.moods.get(seat, "calm") != "calm":
            continue
        person = model.person(seat)
        bust = bust_in(canvas, f"heirs/{person.house.value}_{person.title.value}", box)
        eyes = eyes_area(canvas, bust)
        if not any(eyes.colliderect(other) for whose, other in boxes.items() if whose != seat):
            made.append(bust)
    return made
