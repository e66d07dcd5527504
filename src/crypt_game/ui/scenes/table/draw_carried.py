"""The dice that the pointer carries, and the cards on which they can be put down."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.input import Point
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import card_corner
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.play.board_model import BoardModel
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules.indices import SLOTS
from crypt_game.ui.board.layout_crypt import CryptPlaces

__all__ = ["draw_carried"]

_SIDE = 74
_TARGET, _UNDER = 0.55, 1.0
"""How strongly a card is lit that would take the dice, and one below the pointer."""


def draw_carried(
    canvas: Canvas, model: BoardModel, crypt: CryptPlaces, claim: ClaimDraft, pos: Point
) -> None:
    """Light every card that would take the dice, and draw these at the pointer."""
    over, side = crypt.slot_at(pos), canvas.px(_SIDE)
    for slot in SLOTS[: len(model.view.crypt)]:
        if claim.refusal(slot) is None:
            whole = crypt.whole(slot)
            strength = _UNDER if slot == over else _TARGET
            draw_outline(canvas, whole, radius=card_corner(whole.width) / canvas.scale.k, strength=strength)
    for number in range(max(1, claim.hand)):
        die = Rect(0, 0, side, side)
        die.center = (pos[0] + number * side // 2, pos[1])
        draw_die(canvas, model.house(claim.seat).value, claim.effort or 1, die)
