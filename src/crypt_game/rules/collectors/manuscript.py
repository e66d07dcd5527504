"""The Manuscript Collector (§5): A makes every Manuscript worth 4, B looks at the face-down cards."""

from __future__ import annotations

from collections.abc import Sequence

from ..actions import Peek
from ..draft import Draft
from ..events import Look, Peeked
from ..indices import SeatIndex
from ..refusals import Illegal, Refusal
from ..table import Table, hidden_cards
from ..terms import FlipFor, Phase, Side, TreasureType
from .collector import Collector, Holding, Reward, RewardAction
from .expectation import CardsAhead, KnownHand, at_least


class ManuscriptA(Collector):
    """2 or more: each of your Manuscripts scores 4 instead of its value; the coins are the gain."""

    type = TreasureType.MANUSCRIPT
    side = Side.A
    needed = 2
    face = ("2+{icon:arrow}{icon:cards}{coin:4}",)
    worth = 4

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        if len(own.values) < self.needed:
            return 0
        return self.worth * len(own.values) - sum(own.values)

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        later = ahead.coming * ahead.share * (self.worth - ahead.mean)
        return [
            at_least(self.needed - hand.held, ahead.coming, ahead.share)
            * (self.worth * hand.held - hand.coins + later)
            for hand in hands
        ]


class ManuscriptB(Reward):
    """Flip 1, until Claim ends: look at all face-down cards of the Crypt.

    Alone, or together with the teammate (§7.7, §8.9).
    """

    type = TreasureType.MANUSCRIPT
    side = Side.B
    price = 1
    face = ("{icon:flip}1{icon:arrow}{icon:eye}",)
    look_worth = 0.2

    def refusal(self, table: Table, seat: SeatIndex) -> Illegal | None:
        if table.phase not in (Phase.POTTERY, Phase.CLAIM):
            return Illegal(Refusal.NOT_NOW, phase=table.phase.value)
        hidden = hidden_cards(table.crypt)
        if not hidden:
            return Illegal(Refusal.NO_FACE_DOWN_CARD)
        if all(table.knows(seat, card) for _, card in hidden):
            return Illegal(Refusal.ALL_SEEN)
        return None

    def options(self, table: Table, seat: SeatIndex) -> list[RewardAction]:
        shares = (None,) if table.variant.mates[seat] is None else (False, True)
        return [Peek(flip, share) for flip in self.payments(table, seat) for share in shares]

    def check(self, table: Table, seat: SeatIndex, action: RewardAction) -> Illegal | None:
        assert isinstance(action, Peek)
        alone = table.variant.mates[seat] is None
        if action.share is None and not alone:
            return Illegal(Refusal.SHARE_NEEDED)
        if action.share is not None and alone:
            return Illegal(Refusal.SHARE_REFUSED)
        return self.refusal(table, seat) or self.check_payment(table, seat, action.flip)

    def use(self, draft: Draft, seat: SeatIndex, action: RewardAction) -> None:
        assert isinstance(action, Peek)
        draft.flip(seat, action.flip, FlipFor.PEEK)
        hidden = hidden_cards(draft.crypt)
        shared = draft.variant.mates[seat] if action.share else None
        for looker in (seat,) if shared is None else (seat, shared):
            draft.seen[looker] = draft.seen[looker].union(card for _, card in hidden)
        if draft.told:
            draft.events.append(Peeked(seat, tuple(Look(slot, card) for slot, card in hidden), shared))

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        return [self.look_worth * min(hand.down, ahead.rounds) for hand in hands]
