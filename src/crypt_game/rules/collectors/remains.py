"""The Remains Collector (§5): A recovers a die at any time, B pays for four."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Revive
from ..draft import Draft
from ..indices import SeatIndex
from ..refusals import Illegal, Refusal
from ..table import Table, pool_of
from ..terms import FlipFor, Recovery, Side, TreasureType
from .collector import Collector, Holding, Reward, RewardAction
from .expectation import CardsAhead, KnownHand, pairs, reach


class RemainsA(Reward):
    """Flip 2 at any time: recover one exhausted die of your pool (§5.1, §8.9)."""

    type = TreasureType.REMAINS
    side = Side.A
    price = 2
    face = ("{icon:flip}2{icon:arrow}{icon:recover}",)
    die_worth = 1.35
    last_die_worth = 0.75
    most_used = 3

    def refusal(self, table: Table, seat: SeatIndex) -> Illegal | None:
        return None if pool_of(table, seat).exhausted else Illegal(Refusal.NOTHING_EXHAUSTED)

    def options(self, table: Table, seat: SeatIndex) -> list[RewardAction]:
        return [Revive(flip) for flip in self.payments(table, seat)]

    def check(self, table: Table, seat: SeatIndex, action: RewardAction) -> Illegal | None:
        assert isinstance(action, Revive)
        return self.refusal(table, seat) or self.check_payment(table, seat, action.flip)

    def use(self, draft: Draft, seat: SeatIndex, action: RewardAction) -> None:
        assert isinstance(action, Revive)
        draft.flip(seat, action.flip, FlipFor.REVIVE)
        draft.recover(seat, 1, Recovery.REVIVED)

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        worth = self.die_worth if ahead.rounds else self.last_die_worth
        return [pairs(hand, ahead, worth, self.most_used) for hand in hands]


class RemainsB(Collector):
    """4 or more: 10."""

    type = TreasureType.REMAINS
    side = Side.B
    needed = 4
    face = ("4+{icon:arrow}{coin:10}",)
    keen = 1.9

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return 10 if len(own.values) >= self.needed else 0

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        return [10 * reach(self.needed - hand.held, ahead, self.keen) for hand in hands]
