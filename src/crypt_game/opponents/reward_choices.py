"""Everything an heir decides beside its claims: rewards of Collectors, sharing out, the final window.

Every question is answered by comparing coins: what it brings now against what the cards or dice could
bring later.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from crypt_game.opponents.card_beliefs import TYPE_NUMBER
from crypt_game.opponents.card_values import CardValues
from crypt_game.opponents.levels import LevelNumbers
from crypt_game.opponents.position import position_of
from crypt_game.opponents.reasons import Reason, coins_of
from crypt_game.opponents.reward_views import after_taking
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.rules.actions import Action, Decline, Divvy, Peek, Reroll, Revive, Take
from crypt_game.rules.cards import Card
from crypt_game.rules.collectors.idol import reroll_reserve
from crypt_game.rules.indices import PoolIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.pending import Decide
from crypt_game.rules.table import face_down_cards, hidden_cards
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.rules.view import SeatView

Rated = tuple[float, Action, tuple[Reason, ...]]
"""Coins, what to do for them, and why."""


def payment(view: SeatView, type_: TreasureType, count: int) -> tuple[Card, ...]:
    """The cards to flip: those everybody knows anyway, then the least telling."""
    cards = face_down_cards(view, view.seat, type_)
    cards.sort(key=lambda card: (card not in view.public, card.value, card.name))
    return tuple(sorted(cards[:count]))


def rate_take(view: SeatView, stakes: RoundValues) -> list[Rated]:
    """Pottery B: each face-down card against keeping the two Pottery (§5.2).

    Who looks ahead compares the rounds that would follow: a card taken may have been won anyway, and the
    Crypt is smaller without it.
    """
    worth = stakes.worth
    place = worth.place[view.seat]
    cost = worth.without(view.seat, TYPE_NUMBER[TreasureType.POTTERY], 2)
    flip = payment(view, TreasureType.POTTERY, 2)
    rated: list[Rated] = [(0.0, Decline(), (Reason("why-keep-pottery", {"coins": coins_of(cost)}),))]
    ahead = _with_nodes(stakes.mind, len(hidden_cards(view.crypt)) + 1)
    now = _round_ahead(view, ahead) if ahead.nodes else 0.0
    for slot, face in hidden_cards(view.crypt):
        treasure = worth.outlook.treasure(face)
        coins = worth.of_gifts([(place, treasure)])[place]
        take = Take(slot, flip)
        gain = _round_ahead(after_taking(view, take, face), ahead) - now if ahead.nodes else coins - cost
        facts = {"card": TREASURE_TYPES[treasure.type].value, "slot": slot, "coins": coins_of(coins)}
        rated.append((gain, take, (Reason("why-take", facts),)))
    return rated


def _with_nodes(mind: LevelNumbers, parts: int) -> LevelNumbers:
    """The mind with its thought shared out among so many searches."""
    return replace(mind, nodes=mind.nodes and max(30, mind.nodes // parts))


def _round_ahead(view: SeatView, mind: LevelNumbers) -> float:
    """What a seat's side can expect before the first claim of a round, all it has counted in."""
    stakes = RoundValues(view, mind)
    side = stakes.side_of[view.seat]
    assert side is not None, "a Ghost takes no reward"
    value = Search(stakes, mind, 0).value(position_of(view))
    return stakes.utility(value, side) + stakes.standing(side)


def rate_reroll(view: SeatView, pending: Decide, stakes: RoundValues) -> list[Rated]:
    """Idol A: the failing die easiest to save against keeping the Idol (§5.3)."""
    outlook = stakes.worth.outlook
    down = outlook.hands[stakes.worth.place[view.seat]][TYPE_NUMBER[TreasureType.IDOL]].down
    keep = reroll_reserve(down, outlook.rounds) - reroll_reserve(down - 1, outlook.rounds)
    pool = view.variant.pool_of[view.seat]
    ready = view.pools[pool].available
    place = stakes.place[pool]
    die = stakes.dice.of(place, min(stakes.pool_size, ready + 1)) - stakes.dice.of(place, ready)
    flip = payment(view, TreasureType.IDOL, 1)
    rated: list[Rated] = [(0.0, Decline(), (Reason("why-keep-idol", {"coins": coins_of(keep)}),))]
    for index, failing in enumerate(pending.failing):
        odds = (7 - failing.effort) / 6
        facts = {"effort": failing.effort, "percent": round(100 * odds)}
        rated.append((odds * die - keep, Reroll(index, flip), (Reason("why-reroll", facts),)))
    return rated


def rate_final(view: SeatView, pending: Decide) -> list[Rated]:
    """The final window: every die brought back is a coin (§4.1)."""
    rated: list[Rated] = [(0.0, Decline(), (Reason("why-done"),))]
    if any(isinstance(action, Revive) for action in anytime_of(view, view.seat)):
        flip = payment(view, TreasureType.REMAINS, 2)
        rated.append((1.0, Revive(flip), (Reason("why-revive-last"),)))
    return rated


def rate_divvy(view: SeatView, pending: Decide, stakes: RoundValues) -> list[Rated]:
    """Every way to share out what the team holds (§7.9, §8.6)."""
    team = pending.receivers
    standing = stakes.worth.standing
    places = [stakes.worth.place[seat] for seat in team]
    pools = [view.variant.pool_of[seat] for seat in team]
    dice = [stakes.dice.of(stakes.place[pool], _dice_left(view, pool)) for pool in pools]
    common = dice[0] if pools[0] == pools[1] else 0.0
    own = [0.0, 0.0] if common else dice
    rated: list[Rated] = []
    for seats, change in stakes.worth.shared(team, pending.slots):
        first, second = (standing[place] + own[index] + change[index] for index, place in enumerate(places))
        coins = stakes.joint(first, second, common)
        to = Divvy.of(dict(zip(pending.slots, seats, strict=True)))
        facts = {"one": coins_of(first), "two": coins_of(second)}
        rated.append((coins, to, (Reason("why-divvy", facts),)))
    return rated


def _dice_left(view: SeatView, pool: PoolIndex) -> int:
    """The dice that a pool will have when this Collect phase is over."""
    lying = sum(
        slot.dice
        for slot in view.crypt
        if slot is not None and slot.seat is not None and view.variant.pool_of[slot.seat] == pool
    )
    failed = sum(die.pool == pool for die in view.failing)
    return min(view.variant.pool_size, view.pools[pool].available + lying - failed)


def peek_of(view: SeatView, worth: CardValues) -> Peek | None:
    """Manuscript B before a claim of this seat or its teammate, when a Manuscript can be spared (§5.1)."""
    options = [action for action in anytime_of(view, view.seat) if isinstance(action, Peek)]
    if not options or worth.without(view.seat, TYPE_NUMBER[TreasureType.MANUSCRIPT], 1) > 0.2:
        return None
    share = None if view.variant.mates[view.seat] is None else True
    return Peek(payment(view, TreasureType.MANUSCRIPT, 1), share)


def revive_of(view: SeatView) -> Revive | None:
    """Remains A, when the rules allow it now."""
    if any(isinstance(action, Revive) for action in anytime_of(view, view.seat)):
        return Revive(payment(view, TreasureType.REMAINS, 2))
    return None


def best_first(rated: Iterable[Rated]) -> list[Rated]:
    """By coins, the first named first among equals."""
    return sorted(rated, key=lambda item: -item[0])
