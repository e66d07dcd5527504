"""The row of a pool on a small board: its badge, its dice, and the cards that its seats have collected."""

from __future__ import annotations

from collections.abc import Sequence

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import DieFace
from crypt_game.drawing.canvas.cards import draw_mini_card
from crypt_game.drawing.canvas.panels import draw_socket
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die
from crypt_game.play.board_model import GhostTurn
from crypt_game.play.claim_draft import sum_words
from crypt_game.play.spots import HeldSpot, PoolDieSpot, RollSpot
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.ui.board.draw_context import CryptContext
from crypt_game.ui.board.small_layout import PoolPlaces

__all__ = ["draw_pool"]

_SOCKET = 6
"""How much larger a socket is than its die, in units."""


def draw_pool(context: CryptContext, pool: PoolIndex, places: PoolPlaces, pushed: Sequence[int]) -> None:
    """One row. A Ghost that plays shows what it rolled, as far as that is not placed yet.

    Dice that were `pushed` out, the last ones first, still show their effort; where there is room the sum
    stands beside them.
    """
    canvas, model = context.canvas, context.model
    draw_badge(canvas, context.pool_house(pool), places.badge.center, places.badge.width)
    turn = model.ghost_turn
    rolled = turn is not None and model.view.variant.pool_of[turn.seat] == pool
    faces = _rolled(context, turn) if rolled and turn is not None else _at_hand(context, pool, pushed)
    for number, place in enumerate(places.dice):
        draw_socket(canvas, place.inflate(canvas.px(_SOCKET), canvas.px(_SOCKET)))
        spot = RollSpot(number) if rolled else PoolDieSpot(pool, number)
        face = faces.get(number)
        if face is not None and context.shows(spot):
            draw_die(canvas, context.pool_house(pool), face, place)
    if places.note is not None and pushed:
        words = sum_words(pushed[0], len(pushed))
        canvas.text(theme.STRENGTH, words, places.note.midleft, theme.Palette.MUTED, "midleft")
    for seat in model.view.variant.members[pool]:
        for index, held in enumerate(model.view.seats[seat].cards):
            if context.shows(HeldSpot(seat, index)):
                rect = context.layout.place(HeldSpot(seat, index))
                draw_mini_card(canvas, held.card.type.value, rect, face_up=held.flipped)


def _at_hand(context: CryptContext, pool: PoolIndex, pushed: Sequence[int]) -> dict[int, DieFace]:
    """The dice in their sockets: those at work have left the first ones, exhausted dice lie in the last."""
    view = context.model.view
    count, dice = view.variant.pool_size, view.pools[pool]
    ready: list[DieFace] = [*pushed, *[1] * count]
    tired: list[DieFace] = ["exhausted"] * dice.exhausted
    faces = ready[: dice.available] + tired
    return dict(enumerate(faces, count - len(faces)))


def _rolled(context: CryptContext, turn: GhostTurn) -> dict[int, DieFace]:
    """The dice of a Ghost's roll that are still to be placed."""
    placed = sum(group.dice for group in turn.past)
    if turn.present is not None and _lies(context, turn.seat, turn.present.effort):
        placed += turn.present.dice
    return dict(list(enumerate(turn.rolls))[placed:])


def _lies(context: CryptContext, ghost: SeatIndex, effort: int) -> bool:
    """Whether a group of this effort of the Ghost's lies on a card."""
    slots = context.model.view.crypt
    return any(slot is not None and (slot.seat, slot.effort) == (ghost, effort) for slot in slots)
