"""The theatre: events become acts, in order, by one table from kind of event to motion and sound."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from crypt_game.rules import events as ev
from crypt_game.ui.motion import Act
from crypt_game.ui.scenes.table import acts_claim, acts_collect
from crypt_game.ui.scenes.table.backstage import Backstage, Stagecraft, quiet

__all__ = ["Theatre", "together"]

_BATCHED = (ev.Revealed, ev.Discarded, ev.Exhausted, ev.Collected)
"""Kinds of event of which a run is played as one act, one after the other with a stagger."""


def together(run: Sequence[ev.Event], following: ev.Event) -> bool:
    """Whether the event that follows a run of events is played in the same act: another of a batch, or the
    dice that push out those before them."""
    last = run[-1]
    if isinstance(last, ev.PushedOut):
        return isinstance(following, ev.Placed) and following.slot == last.slot
    return isinstance(last, _BATCHED) and type(following) is type(last)


class Theatre:
    """Makes acts for the events of one table."""

    def __init__(self, craft: Stagecraft) -> None:
        self._stage = Backstage(craft)

    def act(self, events: Sequence[ev.Event]) -> Act:
        """The act for a run of events that are played `together`. They must be the next ones in the feed."""
        return _TABLE.get(type(events[0]), quiet)(self._stage, events)


_TABLE: dict[type, Callable[[Backstage, Sequence[ev.Event]], Act]] = {
    ev.PhaseBegan: acts_claim.show_phase,
    ev.RoundBegan: acts_claim.show_round_began,
    ev.Revealed: acts_claim.show_revealed,
    ev.Sorted: acts_claim.show_sorted,
    ev.GhostRolled: acts_claim.show_ghost_rolled,
    ev.GhostGrouped: acts_claim.show_ghost_step,
    ev.GhostAimed: acts_claim.show_ghost_step,
    ev.GhostSetAside: acts_claim.show_ghost_step,
    ev.Placed: acts_claim.show_placed,
    ev.PushedOut: acts_claim.show_pushed_out,
    ev.Recovered: acts_claim.show_recovered,
    ev.Discarded: acts_collect.show_discarded,
    ev.ExhaustionRolled: acts_collect.show_exhaustion_rolled,
    ev.Rerolled: acts_collect.show_rerolled,
    ev.Exhausted: acts_collect.show_exhausted,
    ev.Collected: acts_collect.show_collected,
    ev.Flipped: acts_collect.show_flipped,
    ev.Peeked: acts_collect.show_peeked,
    ev.Taken: acts_collect.show_taken,
    ev.TorchesPassed: acts_collect.show_torches,
}
"""The one table from kind of event to motion and sound; kinds that are not in it only fold."""
