"""What a listener can ask about the table at any time, in words: whose turn it is, and what sets pay.

Says only what the viewer's own screen shows. A covered table keeps the viewer's sets to itself.
"""

from __future__ import annotations

from crypt_game.play.board_model import BoardModel
from crypt_game.play.turn_status import turn_status
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.set_worth import set_worth
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences

__all__ = ["spoken_sets", "spoken_turn"]


def spoken_turn(model: BoardModel, say: Say) -> str:
    """What can be done now, and what every seat does and has left."""
    seats = [_seat_words(model, say, SeatIndex(seat)) for seat in range(model.view.variant.size)]
    return join_sentences([model.hint.text, *seats])


def _seat_words(model: BoardModel, say: Say, seat: SeatIndex) -> str:
    pool = pool_of(model.view, seat)
    return say(
        "spoken-seat",
        name=model.names[seat],
        standing=say(f"table-standing-{turn_status(model, seat).value}"),
        available=pool.available,
        exhausted=pool.exhausted,
        cards=len(model.view.seats[seat].cards),
    )


def spoken_sets(model: BoardModel, say: Say) -> str:
    """Each type of the viewer's Treasure: how many cards, what they pay now, and what one more would add."""
    if model.covered:
        return say("spoken-sets-covered")
    return join_sentences([_set_words(model, say, kind) for kind in TREASURE_TYPES])


def _set_words(model: BoardModel, say: Say, kind: TreasureType) -> str:
    worth = set_worth(model.view, model.viewer, kind)
    cards = [held.card for held in model.view.seats[model.viewer].cards if held.card.type is kind]
    return say(
        "spoken-set",
        type=say(f"term-type-{kind.value}"),
        cards=len(cards),
        now=_span(say, worth.low, worth.high),
        next=_span(say, worth.least, worth.most),
        own="yes" if worth.own_value else "no",
    )


def _span(say: Say, low: int, high: int) -> str:
    return str(low) if low == high else say("spoken-span", low=low, high=high)
