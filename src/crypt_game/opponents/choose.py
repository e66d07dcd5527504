"""The one door to the computer heirs: from what a seat may know to what it does, and why.

A choice depends on the view, the level, the temperament, the seed, the seconds given and the levels of the
others that the table shows, and on nothing else; thinking is bounded by numbers of claims, so no clock can
change it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import assert_never

from crypt_game.opponents.card_beliefs import TYPE_NUMBER
from crypt_game.opponents.card_values import CardValues
from crypt_game.opponents.claim_candidates import Estimate, estimates
from crypt_game.opponents.levels import KnownLevels, Level, LevelNumbers, Temper, as_measured, numbers_of
from crypt_game.opponents.position import Position, action_of, position_of
from crypt_game.opponents.reasons import Reason, why_claim
from crypt_game.opponents.reward_choices import (
    Rated,
    best_first,
    peek_of,
    rate_divvy,
    rate_final,
    rate_reroll,
    rate_take,
    revive_of,
)
from crypt_game.opponents.reward_views import after_reviving
from crypt_game.opponents.round_values import RoundValues
from crypt_game.opponents.search import Search
from crypt_game.opponents.worth_parts import WorthParts
from crypt_game.rules.actions import Action
from crypt_game.rules.pending import Decide
from crypt_game.rules.terms import Choice
from crypt_game.rules.view import SeatView

USUAL_SECONDS = {
    Level.PAGE: 0.1,
    Level.SQUIRE: 0.1,
    Level.KNIGHT: 0.1,
    Level.REGENT: 1.0,
    Level.SOVEREIGN: 3.0,
}
"""The time a decision of each level may take on a machine of 2020; more makes the level look wider."""


@dataclass(frozen=True, slots=True)
class RatedAction:
    """Something an heir could do: ``value`` is what it expects of it, in coins, ``parts`` what they come
    from, where that was asked.
    """

    action: Action
    value: float
    why: tuple[Reason, ...]
    parts: WorthParts | None = None


@dataclass(frozen=True, slots=True)
class Chosen:
    """What an heir does, what it expects of it in coins, why, and the two next best things."""

    action: Action
    value: float
    why: tuple[Reason, ...]
    alternatives: tuple[RatedAction, ...] = ()


def choose(
    view: SeatView,
    pending: Decide,
    level: Level,
    temper: Temper = Temper.EVEN,
    seed: int = 0,
    seconds: float | None = None,
    measured: bool = False,
    known: KnownLevels = (),
) -> Chosen:
    """What a heir of this level does when asked for ``pending``; always legal.

    The answer to a claim may be an any-time reward (§5.1); the same choice is then asked again. The same
    arguments give the same answer. ``measured``: it knows only what such heirs knew when riddles and par were
    measured with them. ``known``: the levels of all seats as the table shows them; Regents and Sovereigns
    expect of rivals what their level would do.
    """
    mind = _given_time(numbers_of(level, temper), seconds)
    if measured:
        mind = as_measured(mind)
    rng = Random(f"{seed} {view.seat} {view.round} {view.phase} {len(view.flow.turns)}")
    stakes = RoundValues(view, mind, known)
    if pending.what is Choice.CLAIM:
        return _claim(view, stakes, rng)
    return _pick(rate(view, pending, stakes), mind, rng)


def rate(view: SeatView, pending: Decide, stakes: RoundValues) -> list[Rated]:
    """The answers to a choice that is no claim with their coins, best first."""
    match pending.what:
        case Choice.POTTERY:
            rated = rate_take(view, stakes)
        case Choice.REROLL:
            rated = rate_reroll(view, pending, stakes)
        case Choice.DIVVY:
            rated = rate_divvy(view, pending, stakes)
        case Choice.FINAL:
            rated = rate_final(view, pending)
        case Choice.CLAIM:
            rated = []
        case _:
            assert_never(pending.what)
    return best_first(rated)


def anytime(view: SeatView) -> Action | None:
    """What a heir does out of turn while another seat is asked (§5.1): None for nothing now.

    Only a teammate about to claim is helped, with a look at the face-down cards (§7.7, §8.9); other any-time
    rewards lose nothing by waiting for the own turn or the final window.
    """
    pending = view.pending
    mate = view.variant.mates[view.seat]
    if not isinstance(pending, Decide) or pending.what is not Choice.CLAIM or not pending.dice:
        return None
    return peek_of(view, CardValues(view)) if mate is not None and pending.seat == mate else None


def _given_time(mind: LevelNumbers, seconds: float | None) -> LevelNumbers:
    """The mind with as many nodes as the time given allows."""
    if seconds is None or not mind.nodes:
        return mind
    factor = max(0.05, min(8.0, seconds / USUAL_SECONDS[mind.level]))
    return replace(mind, nodes=max(30, round(mind.nodes * factor)))


def _claim(view: SeatView, stakes: RoundValues, rng: Random) -> Chosen:
    position = position_of(view)
    mind = stakes.mind
    look = _look_before(view, stakes, position)
    if look is not None:
        return Chosen(look, 0.0, (Reason("why-peek"),))
    if rng.random() < mind.overlooks:
        stakes.overlook_a_rival(rng)
    search = Search(stakes, mind, rng.getrandbits(32)) if mind.nodes else None
    ranked = _ranked(stakes, search, position)
    revive = _worth_reviving(view, stakes, search, position, ranked[0].coins)
    if revive is not None:
        return Chosen(revive.action, revive.value, revive.why)
    if mind.grain:
        ranked = as_it_seems(ranked, mind, rng)
    options = [
        RatedAction(action_of(move), coins, why_claim(stakes, position, move))
        for coins, move in claims_of_different_cards(ranked)
    ]
    best = options[0]
    return Chosen(best.action, best.value, best.why, tuple(options[1:3]))


def reward_before_claim(
    view: SeatView, stakes: RoundValues, search: Search, position: Position, coins: float
) -> RatedAction | None:
    """An any-time reward that is better used before a claim worth `coins` (§5.1); None where there is none.

    A look costs next to nothing: it is rated like the claim that follows.
    """
    look = _look_before(view, stakes, position)
    if look is not None:
        return RatedAction(look, coins, (Reason("why-peek"),))
    return _worth_reviving(view, stakes, search, position, coins)


def _look_before(view: SeatView, stakes: RoundValues, position: Position) -> Action | None:
    """Manuscript B before a claim, if there is a die to use what is learned."""
    return peek_of(view, stakes.worth) if position.ready[stakes.turns[0].pool] else None


def _ranked(stakes: RoundValues, search: Search | None, position: Position) -> list[Estimate]:
    return search.rank(position) if search is not None else estimates(stakes, position, 0, 6)


def _worth_reviving(
    view: SeatView, stakes: RoundValues, search: Search | None, position: Position, coins: float
) -> RatedAction | None:
    """Remains A before a claim, if one more die now beats keeping the Remains."""
    revive = revive_of(view)
    if revive is None:
        return None
    if search is not None:
        after = after_reviving(view, revive)
        richer, side = RoundValues(after, stakes.mind, stakes.known), stakes.turns[0].side
        assert side is not None, "a Ghost uses no reward"
        ranked = Search(richer, stakes.mind, search.seed).rank(position_of(after))
        gain = ranked[0].coins + richer.standing(side) - coins - stakes.standing(side)
    else:
        pool = stakes.turns[0].pool
        place = stakes.place[pool]
        ready, box = list(position.ready), list(position.box)
        ready[pool] += 1
        box[pool] -= 1
        more = position._replace(ready=tuple(ready), box=tuple(box))
        gain = estimates(stakes, more, 0, 6)[0].coins - coins
        gain += stakes.dice.of(place, ready[pool]) - stakes.dice.of(place, ready[pool] - 1)
        gain -= stakes.worth.without(view.seat, TYPE_NUMBER[revive.flip[0].type], len(revive.flip))
    return RatedAction(revive, coins + gain, (Reason("why-revive"),)) if gain > 0 else None


def as_it_seems(ranked: list[Estimate], mind: LevelNumbers, rng: Random) -> list[Estimate]:
    """The best moves in the order of a mind that reckons roughly."""
    seeming = [(_roughly(estimate.coins, mind, rng), estimate) for estimate in ranked[:60]]
    return [estimate for _, estimate in sorted(seeming, key=lambda pair: pair[0], reverse=True)]


def _roughly(coins: float, mind: LevelNumbers, rng: Random) -> tuple[int, float]:
    """Coins as a mind reckons them; chance tells apart what seems the same."""
    return round(coins / mind.grain), rng.random()


def claims_of_different_cards(ranked: list[Estimate]) -> list[Estimate]:
    """The best move and the next two that go for other cards or recover."""
    kept: list[Estimate] = []
    seen: set[tuple[int, ...]] = set()
    for estimate in ranked:
        slots = tuple(sorted(slot for slot, _, _ in estimate.move))
        if slots not in seen:
            seen.add(slots)
            kept.append(estimate)
        if len(kept) == 3:
            break
    return kept


def _pick(rated: list[Rated], mind: LevelNumbers, rng: Random) -> Chosen:
    ranked = best_first(rated)
    if mind.grain:
        ranked.sort(key=lambda each: _roughly(each[0], mind, rng), reverse=True)
    options = tuple(RatedAction(action, coins, why) for coins, action, why in ranked[1:3])
    coins, action, why = ranked[0]
    return Chosen(action, coins, why, options)
