"""How a game ends: the last window, ties rolled out, the score sheet (§4)."""

from __future__ import annotations

from collections.abc import Sequence

from . import events as ev
from .collectors import collectors_of
from .draft import Draft
from .indices import PoolIndex
from .pending import DICE_OFF_CARDS, Chance, Decide
from .scoring import Sheet, score_sheet
from .terms import Choice, Phase, Purpose, Stage


def ask_final(draft: Draft) -> None:
    """The last chance for any-time rewards, seat by seat; it closes by itself (§4.1)."""
    while draft.seats_left:
        seat = draft.seats_left[0]
        if any(reward.usable(draft, seat) for reward in collectors_of(draft.variant).anytime):
            draft.pending = Decide(seat, Choice.FINAL)
            return
        draft.seats_left = draft.seats_left[1:]
    sheet = _sheet(draft)
    _settle_tie(draft, _highest(draft.variant.rivals(sheet.scores)), sheet)


def ask_tiebreak(draft: Draft) -> None:
    """The next tied pool rolls all its unexhausted dice (§4.3)."""
    pool = draft.pools_left[0]
    places = DICE_OFF_CARDS[: draft.pools[pool].available]
    seat = draft.variant.members[pool][0]
    draft.pending = Chance(draft.roll(Purpose.TIEBREAK, seat, places, draft.attempt))


def _settle_tie(draft: Draft, tied: Sequence[PoolIndex], sheet: Sheet) -> None:
    """Let the pools tied for first roll it out; without any dice they share the victory (§4.3)."""
    rolling = tuple(pool for pool in tied if draft.pools[pool].available)
    if len(tied) < 2 or not rolling:
        _end_game(draft, tied, sheet)
        return
    seats = tuple(seat for pool in tied for seat in draft.variant.members[pool])
    if draft.told:
        draft.events.append(ev.TieBreakBegan(seats, draft.attempt))
    draft.stage = Stage.TIEBREAK
    draft.contenders = tuple((pool, 0) for pool in tied)
    draft.pools_left = rolling


def tie_rolled(draft: Draft, rolls: Sequence[int]) -> None:
    """Take the roll of the pool asked for; when all have rolled, those highest stay tied (§4.3)."""
    pool, draft.pools_left = draft.pools_left[0], draft.pools_left[1:]
    if draft.told:
        draft.events.append(ev.TieBreakRolled(draft.variant.members[pool][0], pool, tuple(rolls)))
    draft.contenders = tuple(
        (tied, sum(rolls) if tied == pool else total) for tied, total in draft.contenders
    )
    if not draft.pools_left:
        draft.attempt += 1
        _settle_tie(draft, _highest(draft.contenders), _sheet(draft))


def _end_game(draft: Draft, winners: Sequence[PoolIndex], sheet: Sheet) -> None:
    """Open all collections and tell the score sheet (§4.2, §9.1)."""
    variant = draft.variant
    draft.phase = Phase.OVER
    draft.stage = Stage.OVER
    for seat in variant.heirs:
        cards = draft.seats[seat].cards
        draft.public = draft.public.union([card for card, _ in cards])
        if draft.told:
            draft.events.append(ev.TreasureOpened(seat, cards))
    draft.pending = over = variant.result(sheet.scores, winners)
    if draft.told:
        _tell_scores(draft.events, sheet)
        draft.events.append(ev.GameEnded(over))


def _tell_scores(events: list[ev.Event], sheet: Sheet) -> None:
    if sheet.curses:
        lost = min(score.curse for score in sheet.scores)
        events.append(ev.CursesCounted(tuple(sorted(sheet.curses.items())), sheet.losers, lost))
    events.extend(ev.Scored(score) for score in sheet.scores)


def _sheet(draft: Draft) -> Sheet:
    return score_sheet(draft.variant, draft.seats, [pool.available for pool in draft.pools])


def _highest(totals: Sequence[tuple[PoolIndex, int]]) -> list[PoolIndex]:
    best = max((total for _, total in totals), default=0)
    return sorted(pool for pool, total in totals if total == best)
