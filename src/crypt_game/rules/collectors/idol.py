"""The Idol Collector: A re-rolls a failed die, B rewards the first with two Idols (§5, §5.3, §5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..actions import Reroll
from ..cards import Card
from ..draft import Draft
from ..events import IdolBonus
from ..indices import SeatIndex
from ..pending import Chance, DiePlace
from ..refusals import Illegal, Refusal
from ..state import Seat
from ..table import Table, failing_dice
from ..terms import Choice, FlipFor, Purpose, Side, TreasureType
from .collector import Holding, Reward, RewardAction, Watcher
from .expectation import CardsAhead, KnownHand, reach

_REROLL_WORTH = 0.85


class IdolA(Reward):
    """Flip 1 in Collect: roll one of your failed dice again, as often as you can pay; the new roll stands."""

    type = TreasureType.IDOL
    side = Side.A
    price = 1
    window = Choice.REROLL
    face = ("{icon:flip}1{icon:arrow}{icon:reroll}",)

    def refusal(self, table: Table, seat: SeatIndex) -> Illegal | None:
        return None if failing_dice(table, seat) else Illegal(Refusal.NO_SUCH_DIE, die=0)

    def options(self, table: Table, seat: SeatIndex) -> list[RewardAction]:
        dice = range(len(failing_dice(table, seat)))
        return [Reroll(die, flip) for die in dice for flip in self.payments(table, seat)]

    def check(self, table: Table, seat: SeatIndex, action: RewardAction) -> Illegal | None:
        assert isinstance(action, Reroll)
        if not 0 <= action.die < len(failing_dice(table, seat)):
            return Illegal(Refusal.NO_SUCH_DIE, die=action.die)
        return self.check_payment(table, seat, action.flip)

    def use(self, draft: Draft, seat: SeatIndex, action: RewardAction) -> None:
        assert isinstance(action, Reroll)
        draft.flip(seat, action.flip, FlipFor.REROLL)
        die = failing_dice(draft, seat)[action.die]
        draft.rerolling = draft.failing.index(die)
        roll = draft.roll(Purpose.REROLL, seat, [DiePlace(die.slot, die.die)], die.rerolls)
        draft.pending = Chance(roll)

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        return [reroll_reserve(hand.down, ahead.rounds) for hand in hands]


def reroll_reserve(down: int, rounds: float) -> float:
    """What so many face-down Idols can save in coming rounds: each a die, if dice enough fail (§5.3)."""
    fails = 0.8 * rounds
    worth, fewer, term = 0.0, exp(-fails), exp(-fails)
    for number in range(1, down + 1):
        worth += _REROLL_WORTH * (1 - fewer)
        term *= fails / number
        fewer += term
    return worth


class IdolB(Watcher):
    """The first with 2 Idols flips them for 5 coins, whoever has 2 later scores 2 (§5.4)."""

    type = TreasureType.IDOL
    side = Side.B
    needed = 2
    face = ("[first]{icon:arrow}{coin:5}", "[later]{icon:arrow}{coin:2}")
    keen = 1.3
    first_coins = 5
    later_coins = 2

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return own.idol_bonus

    def bonuses_of_next(self, own: Holding, rivals: Sequence[Holding]) -> tuple[int, ...]:
        """As `Collector.bonuses_of_next`; a rival may collect two before."""
        if own.idol_bonus or len(own.values) + 1 < self.needed:
            return (own.idol_bonus,)
        if any(rival.idol_bonus == self.first_coins for rival in rivals):
            return (self.later_coins,)
        return (self.later_coins, self.first_coins) if rivals else (self.first_coins,)

    def after_collecting(self, draft: Draft) -> None:
        taken = any(seat.idol_bonus == self.first_coins for seat in draft.seats)
        coins = self.later_coins if taken else self.first_coins
        for seat in draft.order:
            mine = draft.seats[seat]
            idols = [held.card for held in mine.cards if held.card.type is TreasureType.IDOL]
            if mine.idol_bonus or len(idols) < self.needed:
                continue
            if not taken:
                draft.flip(seat, self._shown_first(draft, idols), FlipFor.IDOL_BONUS)
            draft.seats[seat] = Seat(draft.seats[seat].cards, coins)
            if draft.told:
                draft.events.append(IdolBonus(seat, coins))

    def _shown_first(self, draft: Draft, idols: list[Card]) -> list[Card]:
        """The two to flip: values already public first, then the lowest, then by name (§5.4)."""
        return sorted(idols, key=lambda card: (card not in draft.public, card.value, card.name))[
            : self.needed
        ]

    def expected(self, hands: Sequence[KnownHand], ahead: CardsAhead) -> list[float]:
        taken = self.first_coins in ahead.idol_bonus
        reached = [reach(self.needed - hand.held, ahead, self.keen) for hand in hands]
        coins: list[float] = []
        for index, hand in enumerate(hands):
            if ahead.idol_bonus[index]:
                coins.append(float(ahead.idol_bonus[index]))
                continue
            first = 0.0 if taken else 1.0
            for rival, other in enumerate(hands):
                if rival != index and not ahead.idol_bonus[rival]:
                    first *= 1 - reached[rival] * self._sooner(other.held, hand.held)
            coins.append(reached[index] * (self.later_coins + (self.first_coins - self.later_coins) * first))
        return coins

    def _sooner(self, rival: int, own: int) -> float:
        """The chance that a rival with so many Idols gets the second one first."""
        if own >= self.needed:
            return 0.0
        return 1.0 if rival >= self.needed else (0.5 + 0.3 * (rival - own))
