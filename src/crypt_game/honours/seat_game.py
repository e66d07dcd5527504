"""One seat's way through a finished game, as the measures ask for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from crypt_game.rules import events as ev
from crypt_game.rules.cards import Card
from crypt_game.rules.events import Event
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.pending import Over, SeatScore
from crypt_game.rules.record import Replay
from crypt_game.rules.state import GameState
from crypt_game.rules.terms import HIGHEST_EFFORT, TreasureType

__all__ = ["SeatGame", "seat_games"]


@dataclass(frozen=True, slots=True)
class SeatGame:
    """A finished game as `seat` played it: the last state, the result, and all that happened."""

    state: GameState
    over: Over
    events: tuple[Event, ...]
    seat: SeatIndex

    @property
    def pool(self) -> int:
        """Whose dice it plays with: its own, or its house's."""
        return self.state.variant.pool_of[self.seat]

    @property
    def score(self) -> SeatScore:
        """Its line of the score sheet."""
        return next(line for line in self.over.scores if line.seat == self.seat)

    @property
    def coins(self) -> int:
        """The coins that decide: its own, or its team's (§7.10, §8.10)."""
        return self.state.variant.deciding_score(self.over, self.seat)

    @property
    def contested(self) -> bool:
        """Whether somebody could win."""
        return bool(self.over.winners)

    @property
    def won(self) -> bool:
        """Whether it won, alone or with others."""
        return self.seat in self.over.winners

    @property
    def lost(self) -> bool:
        """Whether others won."""
        return self.contested and not self.won

    @property
    def lead(self) -> int:
        """By how many coins it is ahead of the best of the others; below 0 behind."""
        variant = self.state.variant
        others = [seat for seat in variant.heirs if variant.pool_of[seat] != self.pool]
        return self.coins - max(variant.deciding_score(self.over, seat) for seat in others)

    @property
    def cards(self) -> tuple[Card, ...]:
        """What it carried off."""
        return self.cards_of(self.seat)

    def cards_of(self, seat: SeatIndex) -> tuple[Card, ...]:
        """What a seat carried off."""
        return tuple(held.card for held in self.state.seats[seat].cards)

    def count(self, type_: TreasureType) -> int:
        """How many cards of a type it carried off."""
        return sum(card.type is type_ for card in self.cards)

    @property
    def most_of_a_type(self) -> int:
        """The cards of the type of which it carried off most."""
        return max(Counter(card.type for card in self.cards).values(), default=0)

    @property
    def curses(self) -> int:
        """The Curses on what it carried off (§9.1); only a game of Cursed Treasure counts any."""
        return self.state.variant.curse.count({self.seat: self.cards})[self.seat]

    @property
    def dice_left(self) -> int:
        """The dice of its pool that are not exhausted at the end."""
        return self.state.pools[self.pool].available

    @property
    def rolls(self) -> Iterator[list[tuple[int, int]]]:
        """Effort and roll of each die of its pool, for each time that dice were rolled for exhaustion."""
        for event in self.events:
            if isinstance(event, ev.ExhaustionRolled) and event.pool == self.pool:
                yield [(slot.effort, roll) for slot in event.slots for roll in slot.rolls]

    @property
    def exhausted(self) -> int:
        """How many dice of its pool were exhausted in all."""
        lost = (event for event in self.events if isinstance(event, ev.Exhausted))
        return sum(event.dice for event in lost if event.pool == self.pool)

    @property
    def bad_luck(self) -> int:
        """How many more dice failed than the chances of all rolls add up to, in sixths of a die."""
        dice = [die for rolled in self.rolls for die in rolled]
        failed = sum(roll < effort for effort, roll in dice)
        return HIGHEST_EFFORT * failed - sum(effort - 1 for effort, _ in dice)

    @property
    def pushed_others(self) -> int:
        """How often it pushed dice of others out."""
        return sum(isinstance(event, ev.PushedOut) and event.by == self.seat for event in self.events)

    @property
    def was_pushed(self) -> int:
        """How often its dice were pushed out."""
        return sum(isinstance(event, ev.PushedOut) and event.seat == self.seat for event in self.events)

    @property
    def most_in_a_round(self) -> int:
        """The most cards that it took in one round."""
        taken: Counter[int] = Counter()
        number = 0
        for event in self.events:
            if isinstance(event, ev.RoundBegan):
                number = event.round
            elif isinstance(event, ev.Collected) and event.seat == self.seat:
                taken[number] += len(event.cards)
        return max(taken.values(), default=0)

    @property
    def tie_was_rolled(self) -> bool:
        """Whether a roll of the dice decided who won (§4.3)."""
        return any(isinstance(event, ev.TieBreakRolled) for event in self.events)


def seat_games(played: Replay) -> list[SeatGame]:
    """The game of each heir in seat order; none of a game that is not over."""
    state, over = played.state, played.state.pending
    if not isinstance(over, Over):
        return []
    happened = tuple(event for step in played.steps for event in step.events)
    return [SeatGame(state, over, happened, seat) for seat in state.variant.heirs]
