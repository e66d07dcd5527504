"""What cards are worth to whom: coins, expected Collector coins and Curses, with what they deny to others.

Answers for whole rounds at once: given who gets which slot, the change in everybody's expected coins. All
answers are kept, so that a search may ask again and again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import erf, sqrt
from random import Random
from typing import TypeAlias

from crypt_game.opponents.card_beliefs import CardBeliefs, Treasure
from crypt_game.opponents.learned_values import values_of
from crypt_game.opponents.worth_parts import CardParts
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.collectors.expectation import CardsAhead, KnownHand
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.modes.cursed import CURSE_COINS
from crypt_game.rules.modes.variant import Variant
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.rules.view import SeatView

Gift: TypeAlias = tuple[int, Treasure]
"""A card for an heir (its place among the heirs)."""


Owners: TypeAlias = tuple[SeatIndex | None, ...]
"""Who gets the cards of each slot; None where nobody does."""


def favourite(view: SeatView) -> tuple[int, int]:
    """The type that a seat loves in a whole game, and its place among the heirs."""
    rng = Random(f"{view.seat} {''.join(view.setup.collectors)}")
    return rng.randrange(len(TREASURE_TYPES)), view.variant.heirs.index(view.seat)


class CardValues:
    """Expected coins of the heirs of a view; ``sets`` weighs the Collectors.

    Who is ``experienced`` knows what self-play taught about begun sets. ``fondness`` is what a card of the
    type that this seat loves seems to be worth more to it.
    """

    def __init__(
        self,
        view: SeatView,
        sets: float = 1.0,
        experienced: bool = True,
        fondness: float = 0.0,
        newest: bool = False,
    ) -> None:
        self.outlook = outlook = CardBeliefs(view)
        self.variant: Variant = view.variant
        self._sets = sets
        self._fondness = fondness
        self._loved = favourite(view) if fondness else None
        self._learned = values_of(view.setup, newest) if experienced else None
        self.place = {seat: index for index, seat in enumerate(outlook.heirs)}
        self.slots: tuple[tuple[Treasure, ...], ...] = tuple(
            () if slot is None else tuple(outlook.treasure(laid.card) for laid in slot.cards)
            for slot in view.crypt
        )
        self._by_type = tuple(tuple(hands[number] for hands in outlook.hands) for number in range(6))
        self._now = [self._pay(number, self._by_type[number]) for number in range(6)]
        self._curses_now = self._cursed(outlook.curses)
        self._known: dict[Owners, tuple[float, ...]] = {}

    @property
    def standing(self) -> list[float]:
        """The coins that each heir can count on now, dice apart."""
        outlook = self.outlook
        standing: list[float] = []
        for index in range(len(outlook.heirs)):
            cards: float = sum([hand.coins for hand in outlook.hands[index]])
            sets: float = sum([self._now[number][index] for number in range(6)])
            standing.append(cards + sets + self._curses_now[index])
        return standing

    def only(self, slot: SlotIndex, seat: SeatIndex) -> Owners:
        """That the seat gets this slot and nobody any other."""
        return tuple(seat if index == slot else None for index in range(len(self.slots)))

    def of_slots(self, owners: Owners) -> tuple[float, ...]:
        """The change in each heir's coins when slot ``i`` goes to seat ``owners[i]``."""
        known = self._known.get(owners)
        if known is None:
            gifts = [
                (self.place[owner], treasure)
                for slot, owner in enumerate(owners)
                if owner is not None and owner in self.place
                for treasure in self.slots[slot]
            ]
            known = self._known[owners] = self.of_gifts(gifts)
        return known

    def of_gifts(self, gifts: Sequence[Gift]) -> tuple[float, ...]:
        """The change in each heir's coins when they are given these cards."""
        change = [0.0] * len(self.outlook.heirs)
        curses = list(self.outlook.curses)
        for number in {treasure.type for _, treasure in gifts}:
            hands = list(self._by_type[number])
            for heir, treasure in gifts:
                if treasure.type == number:
                    hands[heir] = hands[heir].plus(treasure.coins)
                    change[heir] += treasure.coins
                    curses[heir] += treasure.curses
            for index, coins in enumerate(self._pay(number, hands)):
                change[index] += coins - self._now[number][index]
        if self._loved is not None:
            loved, own = self._loved
            change[own] += self._fondness * sum(
                heir == own and treasure.type == loved for heir, treasure in gifts
            )
        if self.outlook.cursed:
            for index, coins in enumerate(self._cursed(curses)):
                change[index] += coins - self._curses_now[index]
        return tuple(change)

    def parts_of(self, slot: SlotIndex, seat: SeatIndex) -> CardParts:
        """The change in a seat's own coins when it gets just this slot, taken apart."""
        place = self.place[seat]
        cards = self.slots[slot]
        printed: float = sum([treasure.coins for treasure in cards])
        loved = 0.0
        if self._loved is not None and self._loved[1] == place:
            loved = self._fondness * sum([treasure.type == self._loved[0] for treasure in cards])
        curses = 0.0
        if self.outlook.cursed:
            after = list(self.outlook.curses)
            more: float = sum([treasure.curses for treasure in cards])
            after[place] += more
            curses = self._cursed(after)[place] - self._curses_now[place]
        whole = self.of_slots(self.only(slot, seat))[place]
        return CardParts(printed, whole - printed - curses - loved, curses, loved)

    def without(self, seat: SeatIndex, number: int, flipped: int) -> float:
        """What a seat loses in expected coins by turning so many of its cards of a type face up."""
        index = self.place[seat]
        hands = list(self._by_type[number])
        hands[index] = hands[index]._replace(down=max(0, hands[index].down - flipped))
        return self._now[number][index] - self._pay(number, hands)[index]

    def _pay(self, number: int, hands: Sequence[KnownHand]) -> list[float]:
        outlook = self.outlook
        ahead = CardsAhead(
            outlook.coming[number], outlook.share, outlook.rounds, outlook.mean[number], outlook.idol_bonus
        )
        collector = collectors_of(self.variant).sides[number]
        coins = collector.expected(hands, ahead)
        if self._learned is not None and ahead.coming:
            more = ahead.coming * ahead.share
            coins = [
                own + self._learned.of_set(collector, hand, more)
                for own, hand in zip(coins, hands, strict=True)
            ]
        return [own * self._sets for own in coins]

    def _cursed(self, curses: Iterable[float]) -> list[float]:
        """The coins each heir can expect to lose for Curses (§9.1)."""
        counts = list(curses)
        if not self.outlook.cursed:
            return [0.0] * len(counts)
        spread = 0.6 + 1.1 * sqrt(self.outlook.rounds)
        losses: list[float] = []
        for index, own in enumerate(counts):
            chance = 1.0 if own or self.outlook.rounds else 0.0
            for rival, other in enumerate(counts):
                if rival != index:
                    chance *= 0.5 + 0.5 * erf((own - other + 0.4) / spread / 1.4142)
            losses.append(-CURSE_COINS * chance)
        return losses

    def shared(
        self, team: tuple[SeatIndex, ...], slots: tuple[SlotIndex, ...]
    ) -> list[tuple[tuple[SeatIndex, ...], list[float]]]:
        """Every way for a team of two to share slots out, with the change in both members' coins."""
        ways = []
        places = [self.place[seat] for seat in team]
        for seats in product(team, repeat=len(slots)):
            gifts = [
                (self.place[seat], treasure)
                for slot, seat in zip(slots, seats, strict=True)
                for treasure in self.slots[slot]
            ]
            change = self.of_gifts(gifts)
            ways.append((seats, [change[place] for place in places]))
        return ways
