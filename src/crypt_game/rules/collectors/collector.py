"""What a Collector is: coins at game end, and for some a reward paid for by flipping cards (§5).

A side states all about itself once: its rule, its face, and what can be expected of it. Whoever draws, tells
or values Collectors asks the side; a side that leaves something out cannot be made.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import ClassVar, NamedTuple, TypeAlias

from ..actions import Peek, Reroll, Revive, Take
from ..cards import Card
from ..draft import Draft
from ..indices import SeatIndex
from ..refusals import Illegal, Refusal
from ..table import Table, face_down_cards
from ..terms import Choice, Side, TreasureType
from .expectation import CardsAhead, KnownHand

RewardAction: TypeAlias = Take | Reroll | Peek | Revive


class Holding(NamedTuple):
    """What one seat holds of one type: the coin values, and its Idol B coins."""

    values: tuple[int, ...]
    idol_bonus: int = 0


class Collector(ABC):
    """One side of a Collector card, in play for every seat: several may get the same of it (§5.6)."""

    type: ClassVar[TreasureType]
    side: ClassVar[Side]
    weighs_rivals: ClassVar[bool] = False
    """Whether its coins hang on the values of rivals' cards, on the greatest sum among them; else at most on
    how many they have."""

    needed: ClassVar[int | None]
    """From how many cards of the type on it pays coins; None where no number decides that."""
    face: ClassVar[tuple[str, ...]]
    """What is printed on it, line by line: requirement, arrow, reward.

    ``{icon:…}`` and ``{coin:…}`` are pictures, a word in brackets is one of the side's own messages.
    """

    def __init__(self) -> None:
        missing = [fact for fact in ("type", "side", "needed", "face") if not hasattr(self, fact)]
        if missing:
            raise TypeError(f"{type(self).__name__} does not state its {' and '.join(missing)}")

    @property
    def name(self) -> str:
        """As keys and anchors name it: ``idol-a``."""
        return f"{self.type.value}-{self.side.value.lower()}"

    @abstractmethod
    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        """Bonus coins at game end for a holding, beside those of all other heirs (§4.2, §5.5)."""

    def bonuses_of_next(self, own: Holding, rivals: Sequence[Holding]) -> tuple[int, ...]:
        """The Idol B coins that the seat may have once it holds one more card of the type (§5.4)."""
        return (own.idol_bonus,)

    @abstractmethod
    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        """The coins that each heir can expect of it, by the hands of all: an estimate, no rule.

        A reward is valued at what using it saves or brings.
        """


class Watcher(Collector):
    """A Collector side that acts by itself whenever cards were collected (§5.4)."""

    @abstractmethod
    def after_collecting(self, draft: Draft) -> None:
        """Look at all collections and do what follows."""


class Reward(Collector):
    """A Collector side that pays during play for ``price`` flipped cards, as often as a seat can pay (§5.7).

    It pays nothing at game end.
    """

    price: ClassVar[int]
    window: ClassVar[Choice | None] = None
    """The window it is offered in; None when it may be used at any time (§5.1)."""
    needed = None

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return 0

    def usable(self, table: Table, seat: SeatIndex) -> bool:
        """Whether the seat can pay and would get something for it now."""
        return self.affordable(table, seat) and self.refusal(table, seat) is None

    def affordable(self, table: Table, seat: int) -> bool:
        """Whether the seat has enough face-down cards of the type."""
        missing = self.price
        for card, flipped in table.seats[seat].cards:
            if card.type is self.type and not flipped:
                missing -= 1
                if not missing:
                    return True
        return False

    @abstractmethod
    def refusal(self, table: Table, seat: SeatIndex) -> Illegal | None:
        """Why the reward would be useless or comes at the wrong time, apart from its price."""

    @abstractmethod
    def options(self, table: Table, seat: SeatIndex) -> list[RewardAction]:
        """Every way for a seat that can use the reward to do so, in canonical order."""

    @abstractmethod
    def check(self, table: Table, seat: SeatIndex, action: RewardAction) -> Illegal | None:
        """Why this way of using it is refused, or None."""

    @abstractmethod
    def use(self, draft: Draft, seat: SeatIndex, action: RewardAction) -> None:
        """Flip and take the reward; the action has been checked."""

    def payments(self, table: Table, seat: SeatIndex) -> Iterator[tuple[Card, ...]]:
        """Every set of cards that could pay, each sorted by name."""
        return combinations(face_down_cards(table, seat, self.type), self.price)

    def check_payment(self, table: Table, seat: SeatIndex, flip: tuple[Card, ...]) -> Illegal | None:
        """Why these cards do not pay for the reward, or None."""
        if len(flip) != self.price:
            return Illegal(Refusal.FLIP_COUNT, needed=self.price, given=len(flip))
        for card in dict.fromkeys(flip):
            if flip.count(card) > 1:
                return Illegal(Refusal.FLIP_TWICE, card=card.name)
            if card.type is not self.type:
                return Illegal(Refusal.FLIP_WRONG_TYPE, card=card.name, needed=self.type.value)
            held = next((held for held in table.seats[seat].cards if held.card is card), None)
            if held is None:
                return Illegal(Refusal.FLIP_NOT_YOURS, card=card.name)
            if held.flipped:
                return Illegal(Refusal.FLIP_ALREADY, card=card.name)
        return None
