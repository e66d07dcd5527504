"""A table to play examples at: begin a game with a chosen deck, act, roll, look."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol, TypeVar

import pytest

from crypt_game import rules
from crypt_game.rules import Action, Card, Claim, Decide, Mode, Pool, Recover, Rolled, Seat, Shuffled, Slot
from crypt_game.rules.events import Event
from crypt_game.rules.state import Held

E = TypeVar("E")


class Example:
    """One game being played by a test; ``state`` is where it stands, ``events`` what the last step did."""

    def __init__(self, setup: rules.GameSetup, deck: Iterable[str]) -> None:
        self.state = rules.new_game(setup)
        self.events: tuple[Event, ...] = ()
        first = [rules.card_named(name) for name in deck]
        request = self.state.pending
        assert isinstance(request, rules.Chance)
        assert isinstance(request.request, rules.Shuffle)
        rest = [card for card in request.request.cards if card not in first]
        self._resolve(Shuffled((*first, *rest)))

    def _resolve(self, outcome: rules.Outcome) -> None:
        self.state, self.events = rules.resolve(self.state, outcome)

    def act(self, seat: int, action: Action) -> None:
        """A seat acts."""
        self.state, self.events = rules.apply(self.state, seat, action)

    def claim(self, seat: int, place: Mapping[int, Iterable[int]]) -> None:
        """A seat claims."""
        self.act(seat, Claim.on(place))

    def recover(self, *seats: int) -> None:
        """These seats recover, one after the other."""
        for seat in seats:
            self.act(seat, Recover())

    def roll(self, *values: int) -> None:
        """The dice asked for show these values."""
        self._resolve(Rolled(values))

    def refusal(self, seat: int, action: Action) -> rules.Refusal | None:
        """Why the action would be refused, or None."""
        illegal = rules.check(self.state, seat, action)
        return None if illegal is None else illegal.reason

    def give(self, seat: int, *names: str) -> None:
        """Put cards into a collection, seen by their owner, as if collected face down before."""
        cards = tuple(map(rules.card_named, names))
        seats, seen = list(self.state.seats), list(self.state.seen)
        seats[seat] = Seat(seats[seat].cards + tuple(Held(card) for card in cards), seats[seat].idol_bonus)
        seen[seat] = seen[seat].union(cards)
        self.state = self.state._replace(seats=tuple(seats), seen=tuple(seen))

    def exhaust(self, pool: int, dice: int) -> None:
        """Move available dice of a pool to the box."""
        pools = list(self.state.pools)
        pools[pool] = Pool(pools[pool].available - dice, pools[pool].exhausted + dice, pools[pool].placed)
        self.state = self.state._replace(pools=tuple(pools))

    @property
    def asked(self) -> Decide:
        """The choice the game waits for."""
        assert isinstance(self.state.pending, Decide)
        return self.state.pending

    @property
    def request(self) -> rules.Roll:
        """The roll the game waits for."""
        assert isinstance(self.state.pending, rules.Chance)
        assert isinstance(self.state.pending.request, rules.Roll)
        return self.state.pending.request

    @property
    def result(self) -> rules.Over:
        """How the game ended."""
        assert isinstance(self.state.pending, rules.Over)
        return self.state.pending

    def slot(self, index: int) -> Slot[Card]:
        """A slot that is not empty."""
        slot = self.state.crypt[index]
        assert slot is not None
        return slot

    def names(self, seat: int) -> list[str]:
        """What a seat has collected."""
        return [held.card.name for held in self.state.seats[seat].cards]

    def all_events(self, kind: type[E]) -> list[E]:
        """The events of that kind in the last step."""
        return [event for event in self.events if isinstance(event, kind)]

    def last_round(self) -> None:
        """Empty the draw pile, so that the game ends with this round."""
        self.state = self.state._replace(deck=())


class Begin(Protocol):
    """Begins an example; ``sides`` are six letters in the order of the types."""

    def __call__(
        self,
        players: int = 3,
        *,
        mode: Mode = Mode.STANDARD,
        sides: str = "AAAAAA",
        deck: Iterable[str] = (),
        leader: int = 0,
        cursed: bool = False,
    ) -> Example: ...


@pytest.fixture
def begin() -> Begin:
    """Begins an example with these cards on top of the draw pile."""

    def begin_example(
        players: int = 3,
        *,
        mode: Mode = Mode.STANDARD,
        sides: str = "AAAAAA",
        deck: Iterable[str] = (),
        leader: int = 0,
        cursed: bool = False,
    ) -> Example:
        collectors = rules.CollectorSides(*map(rules.Side, sides))
        return Example(rules.GameSetup(mode, players, collectors, cursed, leader), deck)

    return begin_example
