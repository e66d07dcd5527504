"""What a round brought each seat: told after the exhaustion roll, and after the round."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from crypt_game.play.collect_status import CollectStatus
from crypt_game.rules.cards import Face
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.state import Held
from crypt_game.rules.view import SeatView

__all__ = ["RoundReport", "SeatReport", "report_after_roll", "report_after_round"]


class SeatReport(NamedTuple):
    """One seat's share of a round: the cards it took, as far as the reader of the view knows them, and the
    dice of its pool that were exhausted, or would be now."""

    seat: SeatIndex
    cards: tuple[Held[Face], ...]
    lost: int


@dataclass(frozen=True, slots=True)
class RoundReport:
    """What the tray tells while the board stops; `over` when the whole round is, else after its roll."""

    round: int
    over: bool
    seats: tuple[SeatReport, ...]

    def concerns(self, seats: Collection[SeatIndex]) -> bool:
        """Whether one of these seats took a card or lost a die."""
        return any(row.seat in seats and (row.cards or row.lost) for row in self.seats)


def report_after_roll(view: SeatView, collect: CollectStatus) -> RoundReport:
    """Whose dice failed in the roll, while they lie there (§3.8)."""
    lost: dict[PoolIndex, int] = {}
    for index, rolls in collect.rolls.items():
        slot = view.crypt[index]
        if slot is not None and slot.seat is not None and slot.effort is not None:
            pool, failed = view.variant.pool_of[slot.seat], sum(roll < slot.effort for roll in rolls)
            lost[pool] = lost.get(pool, 0) + failed
    return _report(view, lost, over=False)


def report_after_round(view: SeatView, collect: CollectStatus) -> RoundReport:
    """Who took which cards, and whose dice were exhausted."""
    return _report(view, collect.exhausted, over=True, held=collect.held)


def _report(
    view: SeatView, lost: dict[PoolIndex, int], *, over: bool, held: tuple[int, ...] = ()
) -> RoundReport:
    """A row for each heir; the dice of a house stand with its first member."""
    rows = []
    for seat in view.variant.heirs:
        pool = view.variant.pool_of[seat]
        first = view.variant.members[pool][0] == seat
        cards = view.seats[seat].cards[held[seat] :] if held else ()
        rows.append(SeatReport(seat, cards, lost.get(pool, 0) if first else 0))
    return RoundReport(view.round, over, tuple(rows))
