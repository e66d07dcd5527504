"""Coins at game end (§4.2, §8.10, §9.1), and what a seat can already say about its own (§5.5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from .cards import Card, Face, card_named
from .collectors import Collector, Holding, collectors_of
from .indices import SeatIndex
from .modes.cursed import CURSE_COINS
from .modes.variant import Variant
from .pending import CollectorCoins, SeatScore
from .state import Held, Seat
from .view import SeatView


class Sheet(NamedTuple):
    """The whole score sheet: a line per heir in seat order, Curses by seat, and who loses coins for them."""

    scores: tuple[SeatScore, ...]
    curses: dict[SeatIndex, int]
    losers: tuple[SeatIndex, ...]


class ScoreSoFar(NamedTuple):
    """What a seat's score would be now: every number lies between those of ``low`` and of ``high``.

    They are equal wherever nothing that the reader cannot see matters.
    """

    low: SeatScore
    high: SeatScore


def score_sheet(variant: Variant, seats: Sequence[Seat[Card]], available: Sequence[int]) -> Sheet:
    """Score all heirs; ``available`` are the unexhausted dice of each pool (§4.2)."""
    hands = {seat: [held.card for held in seats[seat].cards] for seat in variant.heirs}
    curses = variant.curse.count(hands)
    losers = variant.curse.losers(curses)
    coins = [
        _coins(collector, {seat: _holding(seats[seat], hands[seat], collector) for seat in variant.heirs})
        for collector in collectors_of(variant).sides
    ]
    scores = [
        SeatScore(
            seat,
            sum([card.value for card in hands[seat]]),
            CollectorCoins(*(by_seat[seat] for by_seat in coins)),
            0,
            -CURSE_COINS if seat in losers else 0,
        )
        for seat in variant.heirs
    ]
    return Sheet(tuple(variant.share_dice(scores, available)), curses, losers)


def _holding(seat: Seat[Card], hand: list[Card], collector: Collector) -> Holding:
    return Holding(tuple([card.value for card in hand if card.type is collector.type]), seat.idol_bonus)


def _coins(collector: Collector, holdings: dict[SeatIndex, Holding]) -> dict[SeatIndex, int]:
    """What a Collector pays each heir, beside all others."""
    return {
        seat: collector.coins(own, [holding for rival, holding in holdings.items() if rival != seat])
        for seat, own in holdings.items()
    }


def score_so_far(view: SeatView, seat: int) -> ScoreSoFar:
    """What ``seat`` would score if the game ended now, dice on cards counted as unexhausted.

    Exact for the view's own seat but for what hangs on hidden cards of others (Tapestry A, Curses, the
    house's dice): there each number is given with its least and greatest value.
    """
    variant = view.variant
    available = [variant.pool_size - pool.exhausted for pool in view.pools]
    bounds: dict[int, ScoreSoFar] = {heir: _bounds(view, heir) for heir in variant.heirs}
    own = bounds[seat]
    poor_rivals = [own.high if heir == seat else bounds[heir].low for heir in variant.heirs]
    rich_rivals = [own.low if heir == seat else bounds[heir].high for heir in variant.heirs]
    fewest, most = (
        next(line.dice for line in variant.share_dice(lines, available) if line.seat == seat)
        for lines in (poor_rivals, rich_rivals)
    )
    return ScoreSoFar(own.low._replace(dice=fewest), own.high._replace(dice=most))


def _bounds(view: SeatView, seat: SeatIndex) -> ScoreSoFar:
    """Least and greatest of every number of a seat but its dice, over what hidden cards can be."""
    nothing = [0] * len(view.pools)
    one, other = (
        next(
            line
            for line in score_sheet(view.variant, _imagined(view, seat, *values), nothing).scores
            if line.seat == seat
        )
        for values in ((1, 4), (4, 1))
    )
    return ScoreSoFar(_each(min, one, other), _each(max, one, other))


def _imagined(view: SeatView, seat: SeatIndex, own: int, others: int) -> list[Seat[Card]]:
    """The collections with the seat's hidden cards taken to be worth ``own``, all others' ``others``."""

    def known(face: Face, value: int) -> Card:
        return face if isinstance(face, Card) else card_named(f"{face.type.value}-{value}-0")

    return [
        Seat(
            tuple(Held(known(face, own if index == seat else others)) for face, _ in mine.cards),
            mine.idol_bonus,
        )
        for index, mine in enumerate(view.seats)
    ]


def _each(pick: Callable[[int, int], int], one: SeatScore, other: SeatScore) -> SeatScore:
    return SeatScore(
        one.seat,
        pick(one.treasure, other.treasure),
        CollectorCoins(*map(pick, one.collectors, other.collectors)),
        0,
        pick(one.curse, other.curse),
    )
