"""The Idol Collector: A re-rolls a failed die, B rewards the first with two Idols (§5, §5.3, §5.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..actions import Reroll
from ..events import IdolBonus
from ..pending import Chance, DiePlace
from ..refusals import Illegal, Refusal
from ..state import Seat
from ..table import Table, failing_dice
from ..terms import Choice, FlipFor, Purpose, Side, TreasureType
from .collector import Holding, Reward, Watcher

if TYPE_CHECKING:
    from ..cards import Card
    from ..draft import Draft
    from .collector import RewardAction


class IdolA(Reward):
    """Flip 1 in Collect: roll one of your failed dice again, as often as you can pay; the new roll stands."""

    type = TreasureType.IDOL
    side = Side.A
    price = 1
    window = Choice.REROLL

    def refusal(self, table: Table, seat: int) -> Illegal | None:
        return None if failing_dice(table, seat) else Illegal(Refusal.NO_SUCH_DIE, die=0)

    def options(self, table: Table, seat: int) -> list[RewardAction]:
        dice = range(len(failing_dice(table, seat)))
        return [Reroll(die, flip) for die in dice for flip in self.payments(table, seat)]

    def check(self, table: Table, seat: int, action: RewardAction) -> Illegal | None:
        assert isinstance(action, Reroll)
        if not 0 <= action.die < len(failing_dice(table, seat)):
            return Illegal(Refusal.NO_SUCH_DIE, die=action.die)
        return self.check_payment(table, seat, action.flip)

    def use(self, draft: Draft, seat: int, action: RewardAction) -> None:
        assert isinstance(action, Reroll)
        draft.flip(seat, action.flip, FlipFor.REROLL)
        die = failing_dice(draft, seat)[action.die]
        draft.rerolling = draft.failing.index(die)
        roll = draft.roll(Purpose.REROLL, seat, [DiePlace(die.slot, die.die)], die.rerolls)
        draft.pending = Chance(roll)


class IdolB(Watcher):
    """The first with 2 Idols flips them for 5 coins, whoever has 2 later scores 2 (§5.4)."""

    type = TreasureType.IDOL
    side = Side.B
    needed = 2
    first_coins = 5
    later_coins = 2

    def coins(self, own: Holding, rivals: Sequence[Holding]) -> int:
        return own.idol_bonus

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
            draft.events.append(IdolBonus(seat, coins))

    def _shown_first(self, draft: Draft, idols: list[Card]) -> list[Card]:
        """The two to flip: values already public first, then the lowest, then by name (§5.4)."""
        return sorted(idols, key=lambda card: (card not in draft.public, card.value, card.name))[
            : self.needed
        ]
