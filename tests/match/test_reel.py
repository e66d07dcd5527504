"""A game cut into beats: nothing is lost or doubled, ways through it lead to what they are named after, and
no way into the game leads beyond what is shown."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.match.viewpoint import Viewpoint, first_view, seen_by
from crypt_game.rules import Card, Decide, GameSetup, Mode, SeatView, fold, observe
from crypt_game.rules import events as ev
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import ALL_B

PLAYERS = {Mode.STANDARD: 3, Mode.SOLO: 1, Mode.TWINS: 2, Mode.CLASH: 6}


def played(mode: Mode, seed: int, decisions: int = 1000) -> Match:
    people = [Player(f"P{n}", HOUSES[n % 4], Title.DUKE) for n in range(PLAYERS[mode])]
    match, rng = Match(Plan.seated(GameSetup(mode, PLAYERS[mode], ALL_B), people), seed), random.Random(seed)
    match.begin()
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1
    return match


@settings(max_examples=20, deadline=None)
@given(st.sampled_from(Mode), st.integers(0, 10_000), st.integers(0, 60))
def test_beats_hold_every_event_once_and_in_order(mode: Mode, seed: int, decisions: int) -> None:
    match = played(mode, seed, decisions)
    beats = ReplaySteps(match.moments).beats
    assert [e for beat in beats for e in beat.events] == [e for m in match.moments for e in m.events]
    assert [beat.start for beat in beats[1:]] == [beat.end for beat in beats[:-1]]


@pytest.mark.parametrize("mode", Mode)
def test_every_round_is_a_place_and_the_ways_there_meet(mode: Mode) -> None:
    reel = ReplaySteps(played(mode, 5).moments)
    assert [reel.beats[place].round for place in reel.rounds] == list(range(1, len(reel.rounds) + 1))
    forth = [0]
    while forth[-1] < reel.last:
        forth.append(reel.round(forth[-1], 1))
    assert forth == sorted({0, *reel.rounds, reel.last})
    back = [reel.last]
    while back[-1]:
        back.append(reel.round(back[-1], -1))
    assert back[::-1] == forth


@pytest.mark.parametrize("mode", Mode)
def test_after_so_many_steps_the_place_is_the_last_that_shows_them(mode: Mode) -> None:
    match = played(mode, 5)
    reel = ReplaySteps(match.moments)
    for steps in range(len(match.moments) + 1):
        shown = [beat.moment for beat in reel.beats[: reel.place_of(steps) + 1]]
        to_come = [beat.moment for beat in reel.beats[reel.place_of(steps) + 1 :]]
        assert all(moment >= steps for moment in to_come)
        assert all(moment < steps for moment in shown) or (steps == 0 and len(shown) == 1)


def test_turns_begin_where_somebody_puts_dice_or_recovers() -> None:
    reel = ReplaySteps(played(Mode.SOLO, 5).moments)
    place, turns = 0, 0
    while place < reel.last:
        place = reel.turn(place, 1)
        beat = reel.beats[place]
        kinds = {type(event) for event in beat.events}
        assert kinds & {ev.Placed, ev.Recovered, ev.GhostRolled, ev.RoundBegan} or place == reel.last
        turns += beat.turn
    assert turns >= 2 * len(reel.rounds)


def test_the_ends_are_not_passed() -> None:
    reel = ReplaySteps(played(Mode.SOLO, 5).moments)
    assert (reel.step(0, -1), reel.step(reel.last, 1)) == (0, reel.last)
    assert (reel.turn(0, -1), reel.round(reel.last, 1)) == (0, reel.last)


@pytest.mark.parametrize("mode", Mode)
def test_a_branch_is_a_decision_and_never_lies_ahead(mode: Mode) -> None:
    match = played(mode, 5)
    reel = ReplaySteps(match.moments)
    for place, beat in enumerate(reel.beats):
        steps = reel.branch(place)
        assert steps is not None
        shown = [event for m in match.moments[:steps] for event in m.events]
        assert len(shown) <= beat.end
        assert isinstance(match.moments[steps - 1].state.pending, Decide)
        assert reel.place_of(steps) <= place


def test_a_game_in_which_nothing_happened_has_no_reel() -> None:
    with pytest.raises(ValueError, match="nothing"):
        ReplaySteps([])


# with whose eyes --------------------------------------------------------------------------------------------
def views(match: Match, seat: int, eyes: Viewpoint) -> list[SeatView]:
    view = first_view(match.first, seat, eyes)
    after = []
    for moment in match.moments:
        for event in moment.events:
            view = fold(view, seen_by(view, event))
        after.append(view)
    return after


def shown(view: SeatView) -> list[object]:
    """Every face that lies anywhere in the view."""
    crypt = [laid.card for slot in view.crypt if slot is not None for laid in slot.cards]
    held = [held.card for seat in view.seats for held in seat.cards]
    return [*crypt, *held, *(laid.card for laid in view.discard)]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(Mode), st.integers(0, 10_000))
def test_a_seat_s_own_eyes_are_the_seat_s_view(mode: Mode, seed: int) -> None:
    match = played(mode, seed)
    assert views(match, 0, Viewpoint.SEAT) == [observe(moment.state, 0) for moment in match.moments]


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(Mode), st.integers(0, 10_000))
def test_nobody_s_eyes_see_only_what_lay_open(mode: Mode, seed: int) -> None:
    match = played(mode, seed)
    for moment, view in zip(match.moments, views(match, 0, Viewpoint.NOBODY), strict=True):
        assert view.public == moment.state.public
        assert all(face in view.public for face in shown(view) if isinstance(face, Card))


@settings(max_examples=12, deadline=None)
@given(st.sampled_from(Mode), st.integers(0, 10_000))
def test_everybody_s_eyes_see_every_card(mode: Mode, seed: int) -> None:
    match = played(mode, seed)
    for view in views(match, 0, Viewpoint.EVERYBODY):
        assert all(isinstance(face, Card) for face in shown(view))
