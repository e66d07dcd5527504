"""How a game ends: the last window, ties rolled out, the score sheet (§4)."""

from __future__ import annotations

from collections.abc import Sequence

from . import events as ev
from .collectors import collectors_of
from .draft import Draft
from .indices import PoolIndex
from .pending import Chance, Decide, DiePlace
from .scoring import score_sheet
from .terms import Choice, Phase, Purpose, Stage


def ask_final(draft: Draft) -> None:
    """The last chance for any-time rewards, seat by seat; it closes by itself (§4.1)."""
    while draft.seats_left:
        seat = draft.seats_left[0]
        if any(reward.usable(draft, seat) for reward in collectors_of(draft.variant).anytime):
            draft.pending = Decide(seat, Choice.FINAL)
            return
        draft.seats_left = draft.seats_left[1:]
    variant = draft.variant
    sheet = score_sheet(variant, draft.seats, [pool.available for pool in draft.pools])
    settle_tie(draft, _highest(variant.rivals(sheet.scores)))


def ask_tiebreak(draft: Draft) -> None:
    """The next tied pool rolls all its unexhausted dice (§4.3)."""
    pool = draft.pools_left[0]
    places = [DiePlace(None, die) for die in range(draft.pools[pool].available)]
    seat = draft.variant.members[pool][0]
    draft.pending = Chance(draft.roll(Purpose.TIEBREAK, seat, places, draft.attempt))


def settle_tie(draft: Draft, tied: Sequence[PoolIndex]) -> None:
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


def _end_game(draft: Draft, winners: Sequence[PoolIndex]) -> None:
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


def _highest(totals: Sequence[tuple[PoolIndex, int]]) -> list[PoolIndex]:
    best = max((total for _, total in totals), default=0)
    return sorted(pool for pool, total in totals if total == best)
