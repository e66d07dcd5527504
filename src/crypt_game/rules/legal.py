"""What may be done now: checking an action, listing all, drawing one at random (§3–§5).

Lists have one canonical order: claims, then Recover; rewards, then Decline; any-time rewards by seat. A
seat's view answers for that seat as the state does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import product
from random import Random
from typing import assert_never

from .actions import Action, Claim, Decline, Divvy, Peek, Recover, Reroll, Revive, Share, Take
from .claims import claim_refusal, legal_claims, random_claim
from .collectors import Reward, collectors_of
from .draft import Draft
from .indices import SeatIndex
from .pending import Chance, Decide, Over
from .refusals import Illegal, Refusal
from .state import GameState
from .table import Table, WaitingTable
from .terms import TREASURE_TYPES, Choice, SeatKind, TreasureType
from .values import made
from .view import SeatView

_ANYTIME_ODDS = 0.3
_WINDOWS = (Choice.POTTERY, Choice.REROLL, Choice.FINAL)


def check(table: GameState | SeatView, seat: int, action: Action) -> Illegal | None:
    """Why the rules refuse this action of this seat now, or None when they allow it."""
    pending = table.pending
    match pending:
        case Over():
            return Illegal(Refusal.GAME_OVER)
        case Chance():
            return Illegal(Refusal.CHANCE_PENDING)
        case Decide():
            pass
        case _:
            assert_never(pending)
    if not 0 <= seat < table.variant.size:
        return Illegal(Refusal.NO_SUCH_SEAT, seat=seat)
    asking = table.variant.all_seats[seat]
    if table.variant.kinds[asking] is SeatKind.GHOST:
        return Illegal(Refusal.GHOST_SEAT, seat=seat)
    if not pending.may_answer(asking) and not isinstance(action, Peek | Revive):
        return Illegal(Refusal.NOT_ASKED, asked=pending.seat)
    return _check_answer(table, pending, asking, action)


_ANSWERS: dict[type[Action], tuple[Choice, ...]] = {
    Claim: (Choice.CLAIM,),
    Recover: (Choice.CLAIM,),
    Decline: _WINDOWS,
    Divvy: (Choice.DIVVY,),
    Take: tuple(Choice),
    Reroll: tuple(Choice),
    Peek: tuple(Choice),
    Revive: tuple(Choice),
}
"""The choices each action can answer; the rewards look at their Collector first."""


def _check_answer(
    table: GameState | SeatView, asked: Decide, seat: SeatIndex, action: Action
) -> Illegal | None:
    if asked.what not in _ANSWERS[type(action)]:
        return Illegal(Refusal.WRONG_CHOICE, what=asked.what.value)
    match action:
        case Claim():
            return claim_refusal(table, asked, action)
        case Recover() | Decline():
            return None
        case Divvy():
            return _divvy_refusal(asked, action)
        case Take() | Reroll() | Peek() | Revive():
            return _reward_refusal(table, asked, seat, action)
    assert_never(action)


def _reward_refusal(
    table: GameState | SeatView, asked: Decide, seat: SeatIndex, action: Take | Reroll | Peek | Revive
) -> Illegal | None:
    reward = reward_of(table, action)
    if isinstance(reward, Illegal):
        return reward
    if reward.window is not None and reward.window is not asked.what:
        return Illegal(Refusal.WRONG_CHOICE, what=asked.what.value)
    return reward.check(table, seat, action)


def reward_of(table: Table, action: Take | Reroll | Peek | Revive) -> Reward | Illegal:
    """The Collector side that such an action uses, or why it is not in play."""
    type_ = _COLLECTOR_OF[type(action)]
    collector = collectors_of(table.variant).sides[TREASURE_TYPES.index(type_)]
    if isinstance(collector, Reward):
        return collector
    return Illegal(Refusal.COLLECTOR_SIDE, collector=type_.value, side=collector.side.value)


_COLLECTOR_OF: dict[type[Take | Reroll | Peek | Revive], TreasureType] = {
    Take: TreasureType.POTTERY,
    Reroll: TreasureType.IDOL,
    Peek: TreasureType.MANUSCRIPT,
    Revive: TreasureType.REMAINS,
}


def _divvy_refusal(asked: Decide, divvy: Divvy) -> Illegal | None:
    if tuple(share.slot for share in divvy.to) != asked.slots:
        return Illegal(Refusal.DIVVY_SLOTS)
    for share in divvy.to:
        if share.seat not in asked.receivers:
            return Illegal(Refusal.DIVVY_SEAT, seat=share.seat)
    return None


def legal_actions(table: WaitingTable) -> Iterator[Action]:
    """Every answer to the pending choice, in canonical order; empty while no seat is asked.

    From a view, only the view's own choice can be listed. Any-time actions are not in it, except in the final
    window, whose answers they are.
    """
    pending = table.pending
    if not isinstance(pending, Decide):
        return
    match pending.what:
        case Choice.CLAIM:
            yield from legal_claims(table, pending)
            yield Recover()
        case Choice.DIVVY:
            for seats in product(pending.receivers, repeat=len(pending.slots)):
                yield Divvy(tuple(map(Share, pending.slots, seats)))
        case Choice.FINAL:
            yield from anytime_of(table, pending.seat)
            yield Decline()
        case Choice.POTTERY | Choice.REROLL:
            reward = collectors_of(table.variant).windows[pending.what]
            yield from reward.options(table, pending.seat)
            yield Decline()


def anytime_of(table: WaitingTable, seat: int) -> list[Peek | Revive]:
    """What §5.1 allows this seat now, in canonical order."""
    asking = table.variant.all_seats[seat]
    if not isinstance(table.pending, Decide) or table.variant.kinds[asking] is SeatKind.GHOST:
        return []
    return [
        action
        for reward in collectors_of(table.variant).anytime
        if reward.usable(table, asking)
        for action in reward.options(table, asking)
        if isinstance(action, Peek | Revive)
    ]


def anytime_actions(table: WaitingTable) -> list[tuple[SeatIndex, Peek | Revive]]:
    """What §5.1 allows now as (seat, action), by seat; from a view, what it allows the view's own seat."""
    seats = (table.seat,) if isinstance(table, SeatView) else table.variant.heirs
    return [(seat, action) for seat in seats for action in anytime_of(table, seat)]


def only_action(table: GameState | SeatView, seats: Collection[int]) -> Action | None:
    """The one thing that can be done now: Recover of a seat that can place no die (§3.5).

    None where there is a choice, also where one of ``seats`` could use a reward at any time (§5.1).
    """
    pending = table.pending
    if not isinstance(pending, Decide) or pending.what is not Choice.CLAIM:
        return None
    if next(legal_claims(table, pending), None) is not None:
        return None
    return None if any(anytime_of(table, seat) for seat in {*seats, pending.seat}) else Recover()


def random_action(table: GameState | Draft, rng: Random) -> tuple[SeatIndex, Action]:
    """Some legal action with its seat, any-time ones included; needs a seat to be asked.

    Every legal action has a chance to be drawn; claims and divvies are not listed for it.
    """
    pending = table.pending
    assert isinstance(pending, Decide), "nobody is asked"
    if collectors_of(table.variant).anytime and rng.random() < _ANYTIME_ODDS:
        extra = anytime_actions(table)
        if extra:
            return extra[int(rng.random() * len(extra))]
    if pending.what is Choice.CLAIM:
        return pending.seat, random_claim(table, pending, rng)
    if pending.what is Choice.DIVVY:
        to = [made(Share, (slot, rng.choice(pending.receivers))) for slot in pending.slots]
        return pending.seat, Divvy(tuple(to))
    return pending.seat, rng.choice(list(legal_actions(table)))
