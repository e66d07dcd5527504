"""Whose turn it is and what every seat does, in words: a listener can ask for them at any time."""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.play.turn_status import turn_status
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.table import pool_of
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences

__all__ = ["seat_words", "spoken_turn"]


def spoken_turn(model: BoardModel, say: Say) -> str:
    """What can be done now, and what every seat does and has left."""
    seats = [seat_words(model, say, SeatIndex(seat)) for seat in range(model.view.variant.size)]
    return join_sentences([model.hint.text, *seats])


def seat_words(model: BoardModel, say: Say, seat: SeatIndex) -> str:
    """What a seat does now, its dice, and how many cards lie before it."""
    pool = pool_of(model.view, seat)
    return say(
        "spoken-seat",
        name=model.names[seat],
        standing=say(f"table-standing-{turn_status(model, seat).value}"),
        available=pool.available,
        exhausted=pool.exhausted,
        cards=len(model.view.seats[seat].cards),
    )
