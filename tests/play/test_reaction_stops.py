"""Reaction stops: where the switches say so, once, and where the rules allow a reward at any time (§5.1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from crypt_game.match.annotations import Annotations, ReactionStop
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.reaction_stops import REWARD_OF, ReactionStops
from crypt_game.rules import (
    ALL_A,
    Choice,
    Claim,
    CollectorSides,
    Decide,
    GameSetup,
    Mode,
    Recover,
    Side,
)
from crypt_game.rules import events as ev
from crypt_game.rules.legal import anytime_of, random_action
from crypt_game.rules.record import Acted
from crypt_game.rules.terms import SeatKind

BOTH = ALL_A._replace(manuscript=Side.B)
ALL_STOPS = frozenset(ReactionStop)


def match_of(
    mode: Mode = Mode.STANDARD, players: int = 3, sides: CollectorSides = BOTH, seed: int = 1
) -> Match:
    """One person against Squires, in Twins with one."""
    people = [
        Player(f"P{n}", HOUSES[n], Title.DUKE, PlayerKind.SQUIRE if n else PlayerKind.PERSON)
        for n in range(players)
    ]
    return Match(Plan.seated(GameSetup(mode, players, sides), people), seed)


def reasons_here(match: Match, decide: Decide) -> set[ReactionStop]:
    """What this moment is to the person, told from the record in another way."""
    found, last = set(), 0
    for number, moment in enumerate(match.moments):
        if isinstance(moment.step, Acted) and isinstance(moment.step.action, Claim | Recover):
            last = number
    since = [event for moment in match.moments[last:] for event in moment.events]
    if any(isinstance(event, ev.PushedOut) and event.seat == 0 for event in since):
        found.add(ReactionStop.PUSHED)
    if decide.what is Choice.CLAIM:
        if decide.seat == 0:
            found.add(ReactionStop.TURN)
        kinds = match.state.variant.kinds
        if all(kinds[turn.seat] is SeatKind.GHOST for turn in match.state.flow.turns[1:]):
            found.add(ReactionStop.COLLECT)
    return found


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.TWINS])
@pytest.mark.parametrize("switches", [ALL_STOPS, *(frozenset({stop}) for stop in ReactionStop)])
def test_the_game_stops_where_the_switches_say_so_and_nowhere_else(
    mode: Mode, switches: frozenset[ReactionStop]
) -> None:
    stopped: set[ReactionStop] = set()
    for seed in range(6):
        match, rng = match_of(mode, 2 if mode is Mode.TWINS else 3, seed=seed), Random(seed)
        match.begin()
        match.set_stops(switches)
        stops = ReactionStops(match)
        while (decide := match.decide) is not None:
            usable = {REWARD_OF[type(action)] for action in anytime_of(match.state, 0)}
            here = reasons_here(match, decide) & switches
            offered = set()
            while (due := stops.due(decide)) is not None:
                assert due[0] == 0
                offered.add(due[1])
            assert offered <= usable
            if not here:
                assert offered == set()
            stopped |= here if offered else set()
            match.submit(*random_action(match.state, rng))
    assert stopped == switches


def at_own_claim() -> Match:
    """A game in which the person may use a reward before its claim."""
    for seed in range(40):
        match, rng = match_of(seed=seed), Random(seed)
        match.begin()
        while (decide := match.decide) is not None:
            if (decide.seat, decide.what) == (0, Choice.CLAIM) and anytime_of(match.state, 0):
                return match
            match.submit(*random_action(match.state, rng))
    raise LookupError("nobody comes to a reward")


def test_never_asks_nothing_and_what_was_closed_is_not_offered_again_in_the_same_turn() -> None:
    match = at_own_claim()
    stops = ReactionStops(match)
    assert match.decide is not None
    assert stops.due(match.decide) is None
    stops.switch(ReactionStop.TURN)
    kinds = {type(action) for action in anytime_of(match.state, 0)}
    offers = [stops.due(match.decide) for _ in kinds]
    assert {offer[1] for offer in offers if offer is not None} == {REWARD_OF[kind] for kind in kinds}
    assert stops.due(match.decide) is None
    stops.switch(None)
    assert match.marks.stops == frozenset()


def test_switches_are_kept_with_the_game() -> None:
    match = match_of()
    match.begin()
    stops = ReactionStops(match)
    stops.switch(ReactionStop.PUSHED)
    stops.switch(ReactionStop.COLLECT)
    again = Match.resume(match.record)
    assert ReactionStops(again).switches == {ReactionStop.PUSHED, ReactionStop.COLLECT}
    stops.switch(ReactionStop.PUSHED)
    assert stops.switches == {ReactionStop.COLLECT}
    assert Annotations.of_record({"stops": "turn"}).stops == frozenset()
    assert Annotations.of_record({"stops": ["turn", 7, "nonsense"]}).stops == {ReactionStop.TURN}


def test_the_bar_is_there_only_where_it_can_do_something() -> None:
    assert ReactionStops(match_of()).has_any
    assert not ReactionStops(match_of(sides=ALL_A._replace(remains=Side.B))).has_any
    persons = match_of()
    people = tuple(replace(player, mind=PlayerKind.PERSON) for player in persons.plan.players)
    assert not ReactionStops(Match(replace(persons.plan, players=people), 1)).has_any
    solo = match_of(Mode.SOLO, 1)
    assert ReactionStops(solo).has_any


def test_a_push_by_a_ghost_stops_the_game_at_the_next_decision() -> None:
    for seed in range(60):
        match, rng = match_of(Mode.SOLO, 1, seed=seed), Random(seed)
        match.begin()
        match.set_stops(frozenset({ReactionStop.PUSHED}))
        stops = ReactionStops(match)
        while (decide := match.decide) is not None:
            if stops.due(decide) is not None:
                by = [e.by for e in _events(match) if isinstance(e, ev.PushedOut) and e.seat == 0]
                assert match.state.variant.kinds[by[-1]] is SeatKind.GHOST
                return
            match.submit(*random_action(match.state, rng))
    pytest.fail("no Ghost pushes anybody out")


def _events(match: Match) -> list[ev.Event]:
    return [event for moment in match.moments for event in moment.events]
