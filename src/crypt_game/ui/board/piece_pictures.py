"""Pictures of the things that fly over the table, each drawn at one size and only scaled while it moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from crypt_game.drawing.canvas import Canvas, DieFace, SetupMark
from crypt_game.drawing.canvas.busts import draw_ghost_hand
from crypt_game.drawing.canvas.cards import draw_card_back, draw_card_front, draw_card_taken, draw_mini_card
from crypt_game.drawing.canvas.pieces import draw_die, draw_failed_die, draw_moving_die
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.drawing.piece_motions import Picture, TumblingPicture
from crypt_game.drawing.theme import channel
from crypt_game.play.spots import Torch
from crypt_game.rules.cards import Card, Face, Unseen
from crypt_game.rules.terms import Icon

__all__ = [
    "card_picture",
    "die_picture",
    "failed_die_picture",
    "hand_picture",
    "mark_of",
    "mini_picture",
    "taken_picture",
    "tilted_die_picture",
    "torch_picture",
    "tumbling_picture",
]


def _posed(size: pygame.Rect, draw: Callable[[Canvas, pygame.Rect, Pose], object]) -> Picture:
    """What is drawn at one `size`, and only turned, squeezed and scaled while it moves."""

    def paint(canvas: Canvas, rect: pygame.Rect, angle: float, alpha: float, squeeze: float) -> None:
        still = size.move_to(center=rect.center)
        draw(canvas, still, Pose(channel(alpha), angle, squeeze, rect.height / max(1, size.height)))

    return paint


def card_picture(face: Face, up: bool, size: pygame.Rect) -> Picture:
    """A Treasure card, made for `size`; a card that is not known can only be shown by its back."""

    if up and isinstance(face, Card):
        kind, value, mark = face.type, face.value, mark_of(face)
        return _posed(
            size, lambda canvas, card, pose: draw_card_front(canvas, kind, value, card, mark=mark, pose=pose)
        )
    return _posed(size, lambda canvas, card, pose: draw_card_back(canvas, face.type, card, pose=pose))


def taken_picture(face: Face, up: bool, house: str | None) -> Picture:
    """The recess of a collected card, with the badge of its new owner."""
    value, mark = (face.value, mark_of(face)) if up and isinstance(face, Card) else (None, None)

    def paint(canvas: Canvas, rect: pygame.Rect, _angle: float, alpha: float, _squeeze: float) -> None:
        draw_card_taken(canvas, face.type.value, value, rect, house, mark=mark, alpha=alpha)

    return paint


def hand_picture(house: str, *, left: bool) -> Picture:
    """A hand of a Ghost, for the die that it holds."""

    def paint(canvas: Canvas, die: pygame.Rect, _angle: float, alpha: float, _squeeze: float) -> None:
        draw_ghost_hand(canvas, house, die, alpha, left=left)

    return paint


def mini_picture(face: Face, up: bool, size: pygame.Rect) -> Picture:
    """A small card of a collection, without its value."""
    return _posed(
        size, lambda canvas, card, pose: draw_mini_card(canvas, face.type, card, face_up=up, pose=pose)
    )


def failed_die_picture(house: str, roll: int, size: pygame.Rect) -> Picture:
    """A die of a house that rolled less than its effort, made for `size`."""

    return _posed(size, lambda canvas, die, pose: draw_failed_die(canvas, house, roll, die, pose))


def die_picture(house: str, face: DieFace, size: pygame.Rect) -> Picture:
    """A die of a house showing `face` (1–6 or "exhausted"), made for `size`."""

    return _posed(size, lambda canvas, die, pose: draw_die(canvas, house, face, die, pose=pose))


def tilted_die_picture(house: str, face: int, size: pygame.Rect) -> Picture:
    """A die of a house that flies with `face` in sight, made for `size`."""

    return _posed(size, lambda canvas, die, pose: draw_moving_die(canvas, house, f"{face}-tilted", die, pose))


def tumbling_picture(house: str, size: pygame.Rect) -> TumblingPicture:
    """A die of a house as it is thrown, made for `size`."""

    def paint(canvas: Canvas, rect: pygame.Rect, view: str, angle: float) -> None:
        still = size.move_to(center=rect.center)
        pose = Pose(angle=angle, zoom=rect.height / max(1, size.height))
        if view.isdigit():
            draw_die(canvas, house, int(view), still, pose=pose)
        else:
            draw_moving_die(canvas, house, view, still, pose)

    return paint


def torch_picture(torch: Torch, size: pygame.Rect) -> Picture:
    """The Leader or the Lights Out card."""
    return _posed(size, lambda canvas, place, pose: draw_torch(canvas, torch, place, pose=pose))


def mark_of(face: Face) -> SetupMark | None:
    """The setup mark that a card shows, or None (§1.1)."""
    if isinstance(face, Unseen) or face.icon is Icon.NONE:
        return None
    return "III" if face.icon is Icon.THREE else "IV"
