"""The Pottery Collector (§5): A pays for small sets, B takes a face-down card before Claim (§5.2)."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Take
from ..draft import Draft
from ..events import Taken
from ..indices import SeatIndex
from ..refusals import Illegal, Refusal
from ..state import Slot
from ..table import Table, hidden_cards
from ..terms import Choice, FlipFor, Side, TreasureType
from .collector import Collector, Holding, Reward, RewardAction
from .expectation import CardsAhead, KnownHand, gains, pairs


class PotteryA(Collector):
    """Exactly 2 pay 2, exactly 3 pay 4, 4 or more pay 8."""

    type = TreasureType.POTTERY
    side = Side.A
    needed = 2
    face = ("2\t3\t4+", "{coin:2}\t{coin:4}\t{coin:8}")
    scale = (0, 0, 2, 4, 8)

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return self._pay(len(own.values))

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        chances = gains(ahead.coming, ahead.share)
        return [
            sum([chance * self._pay(hand.held + more) for more, chance in enumerate(chances)])
            for hand in hands
        ]

    def _pay(self, held: int) -> int:
        return self.scale[min(held, len(self.scale) - 1)]


class PotteryB(Reward):
    """Flip 2 before the Claim phase: take one face-down card from the Crypt."""

    type = TreasureType.POTTERY
    side = Side.B
    price = 2
    face = ("{icon:flip}2{icon:arrow}{icon:take}",)
    card_worth = 2.6
    window = Choice.POTTERY

    def refusal(self, table: Table, seat: SeatIndex) -> Illegal | None:
        return None if hidden_cards(table.crypt) else Illegal(Refusal.NO_FACE_DOWN_CARD)

    def options(self, table: Table, seat: SeatIndex) -> list[RewardAction]:
        return [
            Take(slot, flip) for slot, _ in hidden_cards(table.crypt) for flip in self.payments(table, seat)
        ]

    def check(self, table: Table, seat: SeatIndex, action: RewardAction) -> Illegal | None:
        assert isinstance(action, Take)
        if not 0 <= action.slot < len(table.crypt):
            return Illegal(Refusal.NO_SUCH_SLOT, slot=action.slot)
        if all(action.slot != slot for slot, _ in hidden_cards(table.crypt)):
            return Illegal(Refusal.NOT_FACE_DOWN, slot=action.slot)
        return self.check_payment(table, seat, action.flip)

    def use(self, draft: Draft, seat: SeatIndex, action: RewardAction) -> None:
        assert isinstance(action, Take)
        draft.flip(seat, action.flip, FlipFor.TAKE)
        slot, card = next(hidden for hidden in hidden_cards(draft.crypt) if hidden[0] == action.slot)
        left = tuple(laid for laid in draft.slot(slot).cards if laid.up)
        draft.crypt[slot] = Slot(left) if left else None
        draft.gain(seat, [card])
        if draft.told:
            draft.events.append(Taken(seat, slot, card))

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        worth = self.card_worth if ahead.rounds else 0.0
        return [pairs(hand, ahead, worth, ahead.rounds) for hand in hands]
