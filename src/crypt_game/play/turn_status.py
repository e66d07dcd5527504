"""Where every seat stands in the round, in a word: to play, claimed, has recovered, your turn.

Plain facts from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from crypt_game.play.board_model import BoardModel, GhostTurn
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.modes.variant import Turn
from crypt_game.rules.pending import FailingDie
from crypt_game.rules.table import pool_of
from crypt_game.rules.terms import Choice, Phase, Stage
from crypt_game.rules.view import SeatView

__all__ = ["PHASES", "PHASE_INDEX", "TurnLine", "TurnStatus", "failing_now", "turn_lines", "turn_status"]


PHASES = ("reveal", "claim", "collect", "pass")
PHASE_INDEX = {
    Phase.SETUP: 0,
    Phase.POTTERY: 0,
    Phase.CLAIM: 1,
    Phase.COLLECT: 2,
    Phase.FINAL: 3,
    Phase.OVER: 3,
}
"""The parts of a round, each the end of the key of its word, and in which of them each phase lies."""


class TurnStatus(StrEnum):
    """What a seat is doing; the value ends the key of its word."""

    DECIDES = "decides"
    TURN = "turn"
    NEXT = "next"
    LAST = "last"
    AGAIN = "again"
    CLAIMED = "claimed"
    RECOVERED = "recovered"
    ROLLS = "rolls"
    ROLLED = "rolled"
    PROPOSES = "proposes"
    CONFIRMS = "confirms"
    PUSHED_OUT = "pushed-out"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class TurnLine:
    """One turn of the round: whose, whether it is over, comes now, and may claim one card only."""

    seat: SeatIndex
    done: bool
    now: bool
    limit: bool


def turn_lines(view: SeatView) -> list[TurnLine]:
    """All turns of the round in their order, those that are over first."""
    turns = view.variant.turns(view.leader, max(1, view.round))
    left = _turns_left(view, turns)
    claiming = view.phase is Phase.CLAIM
    start = len(turns) - left
    return [
        TurnLine(turn.seat, i < start, claiming and i == start, turn.limit) for i, turn in enumerate(turns)
    ]


def _turns_left(view: SeatView, turns: tuple[Turn, ...]) -> int:
    if view.phase in (Phase.SETUP, Phase.POTTERY):
        return len(turns)
    if view.phase is not Phase.CLAIM:
        return 0
    begun = view.flow.stage is Stage.CLAIM
    return len(view.flow.turns) if begun else len(turns)


def turn_status(model: BoardModel, seat: SeatIndex) -> TurnStatus:
    """What `seat` is doing now."""
    view, pending = model.view, model.decide
    told = model.push_out_told
    if told is not None and told.beaten == seat:
        return TurnStatus.PUSHED_OUT
    if isinstance(model.asking, GhostTurn):
        return TurnStatus.TURN if seat == model.asking.seat else _in_claim(view, seat, model.asking.seat)
    if pending is not None:
        if pending.what is Choice.DIVVY and seat in pending.receivers:
            return TurnStatus.PROPOSES if seat == pending.seat else TurnStatus.CONFIRMS
        if pending.seat == seat:
            return TurnStatus.TURN if pending.what is Choice.CLAIM else TurnStatus.DECIDES
    if view.phase is Phase.COLLECT:
        return _in_collect(model, seat)
    if view.phase is not Phase.CLAIM:
        return TurnStatus.NONE
    return _in_claim(view, seat)


def _in_collect(model: BoardModel, seat: SeatIndex) -> TurnStatus:
    """Dice are rolled pool by pool; those of effort 1 never (§3.8), so whoever has no others waits no more
    once anybody has rolled."""
    view, rolls, throw = model.view, model.collect.rolls, model.collect.throw
    held = {
        SlotIndex(number): slot.effort or 0
        for number, slot in enumerate(view.crypt)
        if slot is not None and slot.seat == seat
    }
    if throw is not None and held and throw.pool == view.variant.pool_of[seat]:
        return TurnStatus.ROLLS
    waits = any(slot not in rolls and effort > 1 for slot, effort in held.items())
    rolled = bool(held and rolls) and not waits
    return TurnStatus.ROLLED if rolled or seat in model.collect.owners.values() else TurnStatus.NONE


def _in_claim(view: SeatView, seat: SeatIndex, playing: SeatIndex | None = None) -> TurnStatus:
    """`playing` is a Ghost whose turn is being shown, though the view may have gone on."""
    mine = [line for line in turn_lines(view) if line.seat == seat]
    if not mine:
        return TurnStatus.NONE
    if playing is None and any(line.now for line in mine):
        return TurnStatus.TURN
    waiting = [line for line in mine if not line.done]
    if len(waiting) < len(mine) and waiting:
        return TurnStatus.AGAIN
    if waiting:
        last = turn_lines(view)[-1].seat == seat
        return TurnStatus.LAST if last else TurnStatus.NEXT
    placed = pool_of(view, seat).placed
    holds = any(slot is not None and slot.seat == seat for slot in view.crypt)
    return TurnStatus.CLAIMED if placed or holds else TurnStatus.RECOVERED


def failing_now(view: SeatView) -> list[FailingDie]:
    """The dice that wait to be exhausted where a card was collected."""
    return [die for die in view.failing if view.crypt[die.slot] is None]
