"""What a seat can work out from its view: which values hidden cards can have, what may still come.

Everything is an expectation over what the view leaves open, so that nothing hidden can weigh in. Types are
numbers 0–5 in the order of ``TREASURE_TYPES``.
"""

from __future__ import annotations

from typing import NamedTuple

from crypt_game.rules.cards import Card, Face
from crypt_game.rules.collectors.expectation import KnownHand
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.terms import TREASURE_TYPES, Mode
from crypt_game.rules.view import SeatView

TYPE_NUMBER = {type_: number for number, type_ in enumerate(TREASURE_TYPES)}
_CURSES = {1: 0.0, 2: 0.0, 3: 1.0, 4: 2.0}

_SHARES = {
    (Mode.SOLO, 1): 0.58,
    (Mode.STANDARD, 2): 0.45,
    (Mode.STANDARD, 3): 0.32,
    (Mode.STANDARD, 4): 0.24,
    (Mode.TWINS, 2): 0.27,
    (Mode.CLASH, 6): 0.16,
    (Mode.CLASH, 8): 0.12,
}
"""Which part of the cards still to come one heir collects, as self-play shows."""


class Treasure(NamedTuple):
    """A card as far as it is known: its type, its expected coins and Curses."""

    type: int
    coins: float
    curses: float


def treasure_of(card: Card) -> Treasure:
    """A card whose value is known."""
    return Treasure(TYPE_NUMBER[card.type], card.value, _CURSES[card.value])


class CardBeliefs:
    """Expectations of one seat about the cards.

    ``rounds``: rounds after this one. ``coming[t]``: cards of a type in the draw pile. ``mean[t]``: expected
    coins of a hidden card. ``riches``: by how many coins the draw pile is better than usual.
    ``share``: the part of the coming cards that an heir will collect. ``hands``: by
    heir, then type. ``curses``: by heir.
    """

    def __init__(self, view: SeatView) -> None:
        variant = view.variant
        setup = view.setup
        self.heirs = variant.heirs
        self.rounds = view.deck // len(variant.layout)
        self.all_rounds = variant.rounds
        self.share = _SHARES[setup.mode, setup.players]
        self.cursed = setup.cursed
        faces = view.faces
        shown = {face for face in faces if isinstance(face, Card)}
        hidden: list[list[Card]] = [[] for _ in range(6)]
        coming = [0] * 6
        for card in variant.cards:
            coming[TYPE_NUMBER[card.type]] += 1
            if card not in shown:
                hidden[TYPE_NUMBER[card.type]].append(card)
        for face in faces:
            coming[TYPE_NUMBER[face.type]] -= 1
        self.coming = tuple(coming)
        self.mean = tuple(sum([c.value for c in cards]) / len(cards) if cards else 2.5 for cards in hidden)
        self.curse_mean = tuple(
            sum([_CURSES[c.value] for c in cards]) / len(cards) if cards else 0.75 for cards in hidden
        )
        self.riches = sum([count * (mean - 2.5) for count, mean in zip(coming, self.mean, strict=True)])
        self.known = view.seen | view.public
        self.hands = tuple(self._hands(view, seat) for seat in self.heirs)
        self.curses = tuple(
            sum([self.treasure(held.card).curses for held in view.seats[seat].cards]) for seat in self.heirs
        )
        self.idol_bonus = tuple(view.seats[seat].idol_bonus for seat in self.heirs)

    def treasure(self, face: Face) -> Treasure:
        """A card as it is expected to be."""
        if isinstance(face, Card):
            return treasure_of(face)
        number = TYPE_NUMBER[face.type]
        return Treasure(number, self.mean[number], self.curse_mean[number])

    def _hands(self, view: SeatView, seat: SeatIndex) -> tuple[KnownHand, ...]:
        hands = [KnownHand()] * 6
        for face, flipped in view.seats[seat].cards:
            number, coins, _ = self.treasure(face)
            hand = hands[number].plus(coins)
            hands[number] = hand._replace(down=hand.down - 1) if flipped else hand
        return tuple(hands)
