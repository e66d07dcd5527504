"""Events become animations, in order, by one table from kind of event to motion and sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crypt_game.drawing.motion import Animation
from crypt_game.rules import events as ev
from crypt_game.ui.board import claim_animations, collect_animations, roll_animations
from crypt_game.ui.board.animation_tools import AnimatedBoard, AnimationTools, quiet

__all__ = ["EventAnimations", "together"]

_BATCHED = (ev.Revealed, ev.Discarded, ev.Exhausted, ev.Collected)
"""Kinds of event of which a run is played as one animation, one after the other with a stagger."""


def together(run: Sequence[ev.Event], following: ev.Event) -> bool:
    """Whether the event that follows a run of events is played in the same animation: another of a batch, or
    the dice that push out those before them."""
    last = run[-1]
    if isinstance(last, ev.PushedOut):
        return isinstance(following, ev.Placed) and following.slot == last.slot
    return isinstance(last, _BATCHED) and type(following) is type(last)


class EventAnimations:
    """Makes animations for the events of one board."""

    def __init__(self, board: AnimatedBoard) -> None:
        self._tools = AnimationTools(board)

    def of(self, events: Sequence[ev.Event]) -> Animation:
        """The animation of events that are played `together`. They must be the next ones in the feed."""
        return _TABLE.get(type(events[0]), quiet)(self._tools, events)


_TABLE: dict[type, Callable[[AnimationTools, Sequence[ev.Event]], Animation]] = {
    ev.PhaseBegan: claim_animations.show_phase,
    ev.RoundBegan: claim_animations.show_round_began,
    ev.Revealed: claim_animations.show_revealed,
    ev.Sorted: claim_animations.show_sorted,
    ev.GhostRolled: claim_animations.show_ghost_rolled,
    ev.GhostGrouped: claim_animations.show_ghost_step,
    ev.GhostAimed: claim_animations.show_ghost_step,
    ev.GhostSetAside: claim_animations.show_ghost_step,
    ev.Placed: claim_animations.show_placed,
    ev.PushedOut: claim_animations.show_pushed_out,
    ev.Recovered: claim_animations.show_recovered,
    ev.Discarded: collect_animations.show_discarded,
    ev.ExhaustionRolled: roll_animations.show_exhaustion_rolled,
    ev.Rerolled: roll_animations.show_rerolled,
    ev.Exhausted: collect_animations.show_exhausted,
    ev.Collected: collect_animations.show_collected,
    ev.Flipped: collect_animations.show_flipped,
    ev.Peeked: collect_animations.show_peeked,
    ev.Taken: collect_animations.show_taken,
    ev.TorchesPassed: collect_animations.show_torches,
}
"""The one table from kind of event to motion and sound; kinds that are not in it only fold."""
