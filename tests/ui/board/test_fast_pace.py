"""Nobody who plays fast waits longer for what happens than in 1.0.0, however much more there is to see."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from crypt_game.drawing.motion import Animation
from crypt_game.match.match import Match
from crypt_game.rules import Event, random_action
from crypt_game.rules import events as ev
from crypt_game.ui.board.event_animations import EventAnimations

from ..conftest import OpenApp
from .staging import MODES, plan_of
from .unseen_player import unseen_player

LONGEST: dict[type, tuple[float, float]] = {
    ev.PhaseBegan: (0.26, 0.0),
    ev.RoundBegan: (0.26, 0.0),
    ev.Revealed: (1.2, 0.0),
    ev.Sorted: (0.42, 0.0),
    ev.Placed: (0.42, 0.09),
    ev.PushedOut: (1.04, 0.15),
    ev.Recovered: (0.42, 0.08),
    ev.GhostRolled: (0.9, 0.0),
    ev.GhostGrouped: (0.5, 0.0),
    ev.GhostAimed: (0.5, 0.0),
    ev.GhostSetAside: (0.5, 0.0),
    ev.Discarded: (1.2, 0.0),
    ev.ExhaustionRolled: (0.85, 0.09),
    ev.Rerolled: (0.85, 0.0),
    ev.Exhausted: (0.8, 0.06),
    ev.Collected: (1.2, 0.0),
    ev.Flipped: (0.28, 0.0),
    ev.Peeked: (0.5, 0.0),
    ev.Taken: (0.5, 0.0),
    ev.TorchesPassed: (0.7, 0.0),
}
"""Seconds that each kind of event took at most in 1.0.0: for one die, and for each further one."""


def dice_in(events: Sequence[Event]) -> int:
    """How many dice move."""
    rolled = [slot for event in events if isinstance(event, ev.ExhaustionRolled) for slot in event.slots]
    moved = (event.dice for event in events if isinstance(event, ev.Placed | ev.PushedOut | ev.Recovered))
    spent = sum(event.dice for event in events if isinstance(event, ev.Exhausted))
    return max(
        1, *(len(slot.rolls) for slot in rolled), sum(len(slot.rolls) for slot in rolled), *moved, spent
    )


@pytest.mark.parametrize("mode", ["3 heirs", "solo"])
def test_nothing_takes_longer_than_it_did(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    app = open_app()
    match, rng = Match(plan_of(MODES[mode]), 3), Random(3)
    match.begin()
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    shown: list[tuple[Sequence[Event], Animation]] = []
    made = EventAnimations.of

    def watched(self: EventAnimations, events: Sequence[Event]) -> Animation:
        shown.append((events, made(self, events)))
        return shown[-1][1]

    monkeypatch.setattr(EventAnimations, "of", watched)
    names = tuple("ABCD"[: len(match.plan.players)])
    player = unseen_player(app, match, names)
    player.pace = "fast"
    player.rebuild(skipping=sum(len(moment.events) for moment in match.moments))
    player.take([event for moment in match.moments for event in moment.events])
    while not player.idle:
        player.update(0.0)
        player.skip()
    late = {
        f"{type(events[0]).__name__}: {animation.seconds:.2f} s for {dice_in(events)} dice"
        for events, animation in shown
        if animation.seconds > _limit(events) + 0.001
    }
    assert len(shown) > 50
    assert late == set()


def _limit(events: Sequence[Event]) -> float:
    first, further = LONGEST.get(type(events[0]), (0.0, 0.0))
    return first + further * (dice_in(events) - 1)
