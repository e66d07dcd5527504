"""The course of a game: which stage follows which, and what the game waits for next (§3, §4).

Reads top-down like a round. Every stage looks at the draft, does what happens by itself, and either leaves
something pending or moves to the next stage; :func:`advance` repeats that until something is pending.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from . import events as ev
from .cards import Card
from .draft import Draft
from .pending import Chance, Decide, DiePlace
from .scoring import score_sheet
from .state import Laid, Pool, Slot
from .table import failing_dice
from .terms import Choice, Phase, Purpose, Recovery, SeatKind, Stage


def advance(draft: Draft) -> None:
    """Go on until the game waits for somebody or something."""
    while draft.pending is None:
        _STAGES[draft.stage](draft)


# I Reveal


def begin_round(draft: Draft) -> None:
    """Lay out the Crypt (§3.1, §6.2, §8.4) and open the Pottery B window."""
    draft.round += 1
    draft.phase = Phase.POTTERY
    draft.pools = [Pool(pool.available, pool.exhausted) for pool in draft.pools]
    draft.routed = draft.failing = ()
    draft.pushed_off = 0
    draft.events.append(ev.RoundBegan(draft.round, draft.leader, draft.lights_out))
    _reveal(draft)
    draft.variant.arrange(draft)
    draft.turns = draft.variant.turns(draft.leader, draft.round)
    draft.order = tuple(dict.fromkeys(turn.seat for turn in draft.turns))
    _open_window(draft, Stage.POTTERY, Choice.POTTERY)


def _reveal(draft: Draft) -> None:
    layout = draft.variant.layout
    drawn, draft.deck = draft.deck[: len(layout)], draft.deck[len(layout) :]
    crypt: list[Slot[Card] | None] = []
    left = len(draft.deck) + len(drawn)
    following = (*drawn[1:], draft.deck[0] if draft.deck else None)
    for card, (slot, up), after in zip(drawn, layout, following, strict=True):
        left -= 1
        laid = Laid(card, up)
        if slot < len(crypt):
            below = crypt[slot]
            assert below is not None
            crypt[slot] = Slot((*below.cards, laid))
        else:
            crypt.append(Slot((laid,)))
        draft.events.append(ev.Revealed(slot, card, up, left, after))
    draft.crypt = crypt
    draft.public = draft.public.union(card for card, (_, up) in zip(drawn, layout, strict=True) if up)


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
        places = [DiePlace(None, die) for die in range(dice)]
        draft.pending = Chance(draft.roll(Purpose.GHOST, turn.seat, places, int(turn.again)))
    else:
        draft.turns = draft.turns[1:]


# III Collect


def _end_claim(draft: Draft) -> None:
    """Discard what nobody or a Ghost holds (§3.7), note whose dice were all pushed out (§3.11)."""
    variant = draft.variant
    draft.begin(Phase.COLLECT)
    holding: set[int] = set()
    for index, slot in enumerate(draft.crypt):
        if slot is None:
            continue
        if slot.seat is None or variant.kinds[slot.seat] is SeatKind.GHOST:
            draft.discard_slot(index)
        else:
            holding.add(variant.pool_of[slot.seat])
    draft.routed = tuple(
        index for index, pool in enumerate(draft.pools) if pool.placed and index not in holding
    )
    draft.stage = Stage.EXHAUSTION
    draft.pools_left = _pools_in_order(draft)


def _ask_exhaustion(draft: Draft) -> None:
    """Each pool's dice with effort 2 or more are rolled; nothing moves until all were (§3.8)."""
    while draft.pools_left:
        pool = draft.pools_left[0]
        places = [
            DiePlace(index, die)
            for index, slot in enumerate(draft.crypt)
            if slot is not None and slot.effort is not None and slot.effort > 1
            if slot.seat is not None and draft.variant.pool_of[slot.seat] == pool
            for die in range(slot.dice)
        ]
        if places:
            seat = draft.variant.members[pool][0]
            draft.pending = Chance(draft.roll(Purpose.EXHAUSTION, seat, places))
            return
        draft.pools_left = draft.pools_left[1:]
    draft.stage = Stage.DIVVY
    draft.pools_left = _pools_in_order(draft)


def _ask_divvy(draft: Draft) -> None:
    """Cards are collected, after sharing them out where there are teams (§3.9, §7.9, §8.6)."""
    draft.variant.hand_out(draft)
    if draft.pending is None:
        _open_window(draft, Stage.REROLL, Choice.REROLL)


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
        for pool in _pools_in_order(draft):
            if pool in owners:
                draft.exhaust(pool, owners.count(pool))
    draft.failing = ()
    for pool in draft.routed:
        if draft.pools[pool].exhausted:
            draft.recover(variant.members[pool][0], variant.pool_size, Recovery.ROUTED)
    draft.routed = ()
    variant.after_collecting(draft)


# IV Pass the Torch


def _pass_torches(draft: Draft) -> None:
    """Both torches move on, or the game ends with the draw pile (§3.13)."""
    draft.events.append(ev.RoundEnded(draft.round))
    if draft.deck:
        draft.variant.pass_torches(draft)
        begin_round(draft)
        return
    draft.begin(Phase.FINAL)
    draft.stage = Stage.FINAL
    draft.seats_left = draft.order


# Game end


def _ask_final(draft: Draft) -> None:
    """The last chance for any-time rewards, seat by seat; it closes by itself (§4.1)."""
    while draft.seats_left:
        seat = draft.seats_left[0]
        if any(reward.usable(draft, seat) for reward in draft.variant.anytime):
            draft.pending = Decide(seat, Choice.FINAL)
            return
        draft.seats_left = draft.seats_left[1:]
    variant = draft.variant
    sheet = score_sheet(variant, draft.seats, [pool.available for pool in draft.pools])
    settle_tie(draft, _highest(variant.rivals(sheet.scores)))


def _ask_tiebreak(draft: Draft) -> None:
    """The next tied pool rolls all its unexhausted dice (§4.3)."""
    pool = draft.pools_left[0]
    places = [DiePlace(None, die) for die in range(draft.pools[pool].available)]
    seat = draft.variant.members[pool][0]
    draft.pending = Chance(draft.roll(Purpose.TIEBREAK, seat, places, draft.attempt))


def settle_tie(draft: Draft, tied: Sequence[int]) -> None:
    """Let the pools tied for first roll it out; without any dice they share the victory (§4.3)."""
    rolling = tuple(pool for pool in tied if draft.pools[pool].available)
    if len(tied) < 2 or not rolling:
        _end_game(draft, tied)
        return
    seats = tuple(seat for pool in tied for seat in draft.variant.members[pool])
    draft.events.append(ev.TieBreakBegan(seats, draft.attempt))
    draft.stage = Stage.TIEBREAK
    draft.contenders = tuple((pool, 0) for pool in tied)
    draft.pools_left = rolling


def tie_rolled(draft: Draft, rolls: Sequence[int]) -> None:
    """Take the roll of the pool asked for; when all have rolled, those highest stay tied (§4.3)."""
    pool, draft.pools_left = draft.pools_left[0], draft.pools_left[1:]
    draft.events.append(ev.TieBreakRolled(draft.variant.members[pool][0], pool, tuple(rolls)))
    draft.contenders = tuple(
        (tied, sum(rolls) if tied == pool else total) for tied, total in draft.contenders
    )
    if not draft.pools_left:
        draft.attempt += 1
        settle_tie(draft, _highest(draft.contenders))


def _end_game(draft: Draft, winners: Sequence[int]) -> None:
    """Open all collections and write the score sheet (§4.2, §9.1)."""
    variant = draft.variant
    draft.phase = Phase.OVER
    draft.stage = Stage.OVER
    for seat in variant.heirs:
        cards = draft.seats[seat].cards
        draft.public = draft.public.union(held.card for held in cards)
        draft.events.append(ev.TreasureOpened(seat, cards))
    sheet = score_sheet(variant, draft.seats, [pool.available for pool in draft.pools])
    if sheet.curses:
        lost = min(score.curse for score in sheet.scores)
        draft.events.append(ev.CursesCounted(tuple(sorted(sheet.curses.items())), sheet.losers, lost))
    draft.events.extend(ev.Scored(score) for score in sheet.scores)
    draft.pending = variant.result(sheet.scores, winners)
    draft.events.append(ev.GameEnded(draft.pending))


# Windows and orders


def _open_window(draft: Draft, stage: Stage, window: Choice) -> None:
    draft.stage = stage
    draft.seats_left = draft.order if draft.variant.reward(window) is not None else ()


def _ask_window(draft: Draft, window: Choice) -> bool:
    """Ask the first seat left that can use the window's reward; False when nobody can."""
    reward = draft.variant.reward(window)
    while draft.seats_left and reward is not None:
        seat = draft.seats_left[0]
        if reward.usable(draft, seat):
            failing = failing_dice(draft, seat) if window is Choice.REROLL else ()
            draft.pending = Decide(seat, window, failing=failing)
            return True
        draft.seats_left = draft.seats_left[1:]
    return False


def _pools_in_order(draft: Draft) -> tuple[int, ...]:
    """The pools in the order in which their first members took their turns (§8.6)."""
    return tuple(dict.fromkeys(draft.variant.pool_of[seat] for seat in draft.order))


def _highest(totals: Sequence[tuple[int, int]]) -> list[int]:
    best = max((total for _, total in totals), default=0)
    return sorted(pool for pool, total in totals if total == best)


_STAGES: dict[Stage, Callable[[Draft], None]] = {
    Stage.POTTERY: _ask_pottery,
    Stage.CLAIM: _ask_claim,
    Stage.EXHAUSTION: _ask_exhaustion,
    Stage.DIVVY: _ask_divvy,
    Stage.REROLL: _ask_reroll,
    Stage.FINAL: _ask_final,
    Stage.TIEBREAK: _ask_tiebreak,
}
