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
from .terms import TREASURE_TYPES, TreasureType
from .values import made
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
    of_types = zip(*(_holdings(seats[seat]) for seat in variant.heirs), strict=True)
    coins = [
        _coins(collector, holdings)
        for collector, holdings in zip(collectors_of(variant).sides, of_types, strict=True)
    ]
    scores = [
        SeatScore(
            seat,
            sum([card.value for card in hands[seat]]),
            CollectorCoins(*own),
            0,
            -CURSE_COINS if seat in losers else 0,
        )
        for seat, own in zip(variant.heirs, zip(*coins, strict=True), strict=True)
    ]
    return Sheet(tuple(variant.share_dice(scores, available)), curses, losers)


def _holdings(seat: Seat[Card]) -> list[Holding]:
    """What a seat holds of each type, in the order of the types."""
    values: dict[TreasureType, list[int]] = {type_: [] for type_ in TREASURE_TYPES}
    for card, _ in seat.cards:
        values[card.type].append(card.value)
    return [made(Holding, (tuple(each), seat.idol_bonus)) for each in values.values()]


def _coins(collector: Collector, holdings: Sequence[Holding]) -> list[int]:
    """What a Collector pays each heir, beside all others."""
    return [
        collector.coins(own, [*holdings[:heir], *holdings[heir + 1 :]]) for heir, own in enumerate(holdings)
    ]


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
