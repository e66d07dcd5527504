"""What a seat would see once it had used a reward: the view a comparison of both ways needs.

Made of the view alone; a card taken unseen stays unseen.
"""

from __future__ import annotations

from crypt_game.rules.actions import Revive, Take
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.state import Held, Pool
from crypt_game.rules.view import SeatView


def after_taking(view: SeatView, take: Take, face: Face) -> SeatView:
    """The view once the seat has taken that card with Pottery B (§5.2)."""
    taken = view.crypt[take.slot]
    assert taken is not None
    left = tuple(laid for laid in taken.cards if laid.up)
    crypt = list(view.crypt)
    crypt[take.slot] = taken._replace(cards=left) if left else None
    return _paid(view, take.flip, Held(face, False))._replace(crypt=tuple(crypt))


def after_reviving(view: SeatView, revive: Revive) -> SeatView:
    """The view once the seat has brought a die back with Remains A (§5)."""
    pools = list(view.pools)
    number = view.variant.pool_of[view.seat]
    ready, box, placed = pools[number]
    pools[number] = Pool(ready + 1, box - 1, placed)
    return _paid(view, revive.flip)._replace(pools=tuple(pools))


def _paid(view: SeatView, flip: tuple[Card, ...], *more: Held[Face]) -> SeatView:
    """The seat's cards with those turned up that it paid with, and one more perhaps."""
    seats = list(view.seats)
    own = seats[view.seat]
    cards = tuple(Held(held.card, held.flipped or held.card in flip) for held in own.cards)
    seats[view.seat] = own._replace(cards=cards + more)
    return view._replace(seats=tuple(seats))
