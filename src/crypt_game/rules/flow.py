"""The course of a game: which stage follows which, and what the game waits for next (§3).

Reads top-down like a round. Every stage looks at the draft, does what happens by itself, and either leaves
something pending or moves to the next stage; :func:`advance` repeats that until something is pending. The
last stages are in :mod:`.ending`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from . import events as ev
from .cards import Card
from .collectors import collectors_of
from .draft import Draft
from .ending import ask_final, ask_tiebreak
from .indices import POOLS, SLOTS, PoolIndex, SeatIndex
from .modes.variant import Turn, Variant
from .pending import DICE_OFF_CARDS, DICE_ON_CARDS, Chance, Decide, DiePlace
from .state import Laid, Slot, dice_pool
from .table import failing_dice
from .terms import Choice, Phase, Purpose, Recovery, SeatKind, Stage
from .values import made

_FACE_DOWN_RANK = 2.5


def advance(draft: Draft) -> None:
    """Go on until the game waits for somebody or something."""
    while draft.pending is None:
        _STAGES[draft.stage](draft)


# I Reveal


def begin_round(draft: Draft) -> None:
    """Lay out the Crypt (§3.1, §6.2, §8.4) and open the Pottery B window."""
    draft.round += 1
    draft.phase = Phase.POTTERY
    draft.pools = [dice_pool(pool.available, pool.exhausted, False) for pool in draft.pools]
    draft.routed = draft.failing = ()
    draft.pushed_off = 0
    if draft.told:
        draft.events.append(ev.RoundBegan(draft.round, draft.leader, draft.lights_out))
    _reveal(draft)
    if draft.variant.sorts_crypt:
        _sort_crypt(draft)
    draft.turns, draft.order = _turns_and_order(draft.variant, draft.leader, draft.round)
    _open_window(draft, Stage.POTTERY, Choice.POTTERY)


def _reveal(draft: Draft) -> None:
    layout = draft.variant.layout
    drawn, draft.deck = draft.deck[: len(layout)], draft.deck[len(layout) :]
    crypt: list[Slot[Card] | None] = []
    left = len(draft.deck) + len(drawn)
    following = (*drawn[1:], draft.deck[0] if draft.deck else None)
    for card, (slot, up), after in zip(drawn, layout, following, strict=True):
        left -= 1
        laid = made(Laid, (card, up))
        if slot < len(crypt):
            below = crypt[slot]
            assert below is not None
            crypt[slot] = made(Slot, ((*below.cards, laid), None, None, 0))
        else:
            crypt.append(made(Slot, ((laid,), None, None, 0)))
        if draft.told:
            draft.events.append(ev.Revealed(slot, card, up, left, after))
    draft.crypt = crypt
    draft.public = draft.public.union([card for card, (_, up) in zip(drawn, layout, strict=True) if up])


def _sort_crypt(draft: Draft) -> None:
    """Highest value first, face-down ranks as 2.5, on equal rank the card drawn first (§6.2)."""
    order = sorted(SLOTS[: len(draft.crypt)], key=lambda slot: -_rank(draft.slot(slot).cards[0]))
    draft.crypt = [draft.crypt[index] for index in order]
    if draft.told:
        draft.events.append(ev.Sorted(tuple(order)))


def _rank(laid: Laid[Card]) -> float:
    return laid.card.value if laid.up else _FACE_DOWN_RANK


def _ask_pottery(draft: Draft) -> None:
    """Pottery B: each seat that can pay while a face-down card lies there, until it declines (§5.2)."""
    if not _ask_window(draft, Choice.POTTERY):
        draft.stage = Stage.CLAIM
        draft.begin(Phase.CLAIM)


# II Claim


def _ask_claim(draft: Draft) -> None:
    """The next turn: an heir decides (§3.3), a Ghost rolls (§6.3, §6.4)."""
    if not draft.turns:
        _end_claim(draft)
        return
    variant = draft.variant
    turn = draft.turns[0]
    available = draft.pools[variant.pool_of[turn.seat]].available
    if variant.kinds[turn.seat] is SeatKind.HEIR:
        dice = min(variant.turn_dice, available)
        draft.pending = Decide(turn.seat, Choice.CLAIM, dice, turn.limit)
        return
    dice = draft.pushed_off if turn.again else available
    if dice:
        places = DICE_OFF_CARDS[:dice]
        draft.pending = Chance(draft.roll(Purpose.GHOST, turn.seat, places, int(turn.again)))
    else:
        draft.turns = draft.turns[1:]


# III Collect


def _end_claim(draft: Draft) -> None:
    """Discard what nobody or a Ghost holds (§3.7), note whose dice were all pushed out (§3.11)."""
    variant = draft.variant
    draft.begin(Phase.COLLECT)
    holding: set[PoolIndex] = set()
    for index, slot in zip(SLOTS, draft.crypt, strict=False):
        if slot is None:
            continue
        if slot.seat is None or variant.kinds[slot.seat] is SeatKind.GHOST:
            draft.discard_slot(index)
        else:
            holding.add(variant.pool_of[slot.seat])
    draft.routed = tuple(
        [
            index
            for index, pool in zip(POOLS, draft.pools, strict=False)
            if pool.placed and index not in holding
        ]
    )
    draft.stage = Stage.EXHAUSTION
    draft.pools_left = _pools_in_order(variant, draft.order)


def _ask_exhaustion(draft: Draft) -> None:
    """Each pool's dice with effort 2 or more are rolled; nothing moves until all were (§3.8)."""
    while draft.pools_left:
        pool = draft.pools_left[0]
        places = _dice_at_risk(draft, pool)
        if places:
            seat = draft.variant.members[pool][0]
            draft.pending = Chance(draft.roll(Purpose.EXHAUSTION, seat, places))
            return
        draft.pools_left = draft.pools_left[1:]
    draft.stage = Stage.DIVVY
    draft.pools_left = _pools_in_order(draft.variant, draft.order)


def _dice_at_risk(draft: Draft, pool: PoolIndex) -> list[DiePlace]:
    pool_of = draft.variant.pool_of
    places: list[DiePlace] = []
    for index, slot in zip(SLOTS, draft.crypt, strict=False):
        if slot is None or slot.seat is None or pool_of[slot.seat] != pool:
            continue
        if slot.effort != 1:
            places += DICE_ON_CARDS[index][: slot.dice]
    return places


def _ask_divvy(draft: Draft) -> None:
    """Cards are collected, after sharing them out where there are teams (§3.9, §7.9, §8.6)."""
    if draft.variant.teams:
        _ask_team(draft)
    else:
        _collect_all(draft)
    if draft.pending is None:
        _open_window(draft, Stage.REROLL, Choice.REROLL)


def _collect_all(draft: Draft) -> None:
    pool_of = draft.variant.pool_of
    for pool in draft.pools_left:
        for index, slot in zip(SLOTS, draft.crypt, strict=False):
            if slot is not None and slot.seat is not None and pool_of[slot.seat] == pool:
                draft.collect_slot(index, slot.seat)
    draft.pools_left = ()


def _ask_team(draft: Draft) -> None:
    """Ask the next team that holds cards, in the order of its first turn, to share them out."""
    variant = draft.variant
    while draft.pools_left:
        team = variant.team_of[variant.members[draft.pools_left[0]][0]]
        seats = () if team is None else variant.teams[team]
        held = [
            index
            for index, slot in zip(SLOTS, draft.crypt, strict=False)
            if slot is not None and slot.seat in seats
        ]
        if held:
            draft.pending = Decide(seats[0], Choice.DIVVY, slots=tuple(held), receivers=seats)
            return
        draft.pools_left = draft.pools_left[1:]


def after_collecting(draft: Draft) -> None:
    """The checks that follow whenever cards were collected (§3.12, §5.4)."""
    for watcher in collectors_of(draft.variant).watchers:
        watcher.after_collecting(draft)


def _ask_reroll(draft: Draft) -> None:
    """Idol A: each seat with a failing die of its pool, until it declines (§3.10, §5.3)."""
    if not _ask_window(draft, Choice.REROLL):
        _settle(draft)
        _pass_torches(draft)


def _settle(draft: Draft) -> None:
    """Exhaust what still fails (§3.10), recover the routed (§3.11, §8.7), check Idol B (§3.12)."""
    variant = draft.variant
    if draft.failing:
        owners = [die.pool for die in draft.failing]
        for pool in _pools_in_order(variant, draft.order):
            if pool in owners:
                draft.exhaust(pool, owners.count(pool))
    draft.failing = ()
    for pool in draft.routed:
        if draft.pools[pool].exhausted:
            draft.recover(variant.members[pool][0], variant.pool_size, Recovery.ROUTED)
    draft.routed = ()
    after_collecting(draft)


# IV Pass the Torch


def _pass_torches(draft: Draft) -> None:
    """Both torches move on, or the game ends with the draw pile (§3.13)."""
    if draft.told:
        draft.events.append(ev.RoundEnded(draft.round))
    if draft.deck:
        torches = draft.variant.torches_after(draft.round, draft.leader, draft.lights_out)
        if torches.new_role is not None and draft.told:
            draft.events.append(ev.RolesSwapped(torches.new_role))
        draft.leader, draft.lights_out = torches.leader, torches.lights_out
        if draft.told:
            draft.events.append(ev.TorchesPassed(draft.leader, draft.lights_out))
        begin_round(draft)
        return
    draft.begin(Phase.FINAL)
    draft.stage = Stage.FINAL
    draft.seats_left = draft.order


# Windows and orders


def _open_window(draft: Draft, stage: Stage, window: Choice) -> None:
    draft.stage = stage
    draft.seats_left = draft.order if collectors_of(draft.variant).windows.get(window) is not None else ()


def _ask_window(draft: Draft, window: Choice) -> bool:
    """Ask the first seat left that can use the window's reward; False when nobody can."""
    reward = collectors_of(draft.variant).windows.get(window)
    while draft.seats_left and reward is not None:
        seat = draft.seats_left[0]
        if reward.usable(draft, seat):
            failing = failing_dice(draft, seat) if window is Choice.REROLL else ()
            draft.pending = Decide(seat, window, failing=failing)
            return True
        draft.seats_left = draft.seats_left[1:]
    return False


@cache
def _turns_and_order(
    variant: Variant, leader: SeatIndex, round_: int
) -> tuple[tuple[Turn, ...], tuple[SeatIndex, ...]]:
    """The turns of a round's Claim phase (§3.3), and the seats in the order of their first."""
    turns = variant.turns(leader, round_)
    return turns, tuple(dict.fromkeys([turn.seat for turn in turns]))


@cache
def _pools_in_order(variant: Variant, order: tuple[SeatIndex, ...]) -> tuple[PoolIndex, ...]:
    """The pools in the order in which their first members took their turns (§8.6)."""
    return tuple(dict.fromkeys([variant.pool_of[seat] for seat in order]))


_STAGES: dict[Stage, Callable[[Draft], None]] = {
    Stage.POTTERY: _ask_pottery,
    Stage.CLAIM: _ask_claim,
    Stage.EXHAUSTION: _ask_exhaustion,
    Stage.DIVVY: _ask_divvy,
    Stage.REROLL: _ask_reroll,
    Stage.FINAL: ask_final,
    Stage.TIEBREAK: ask_tiebreak,
}
