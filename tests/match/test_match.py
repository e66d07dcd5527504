"""A match: chance drawn from the seed, every step kept before it is shown, and the way back."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from crypt_game.match.annotations import Annotations, HandedOver
from crypt_game.match.match import Match, Undo
from crypt_game.match.players import HOUSES, House, Plan, Player, PlayerKind, Title
from crypt_game.rules import (
    Claim,
    CollectorSides,
    Decide,
    GameSetup,
    Held,
    Illegal,
    Mode,
    Over,
    Recover,
    Side,
    card_named,
)
from crypt_game.rules import events as ev
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted, Entry, Record
from crypt_game.rules.terms import SIDES_OF


class Notebook:
    """A writer that remembers what it was told."""

    def __init__(self) -> None:
        self.steps: list[Entry] = []
        self.header: Record | None = None
        self.finished = False

    def append(self, step: Entry) -> None:
        self.steps.append(step)

    def truncate_to(self, steps: int, header: Record | None = None) -> None:
        del self.steps[steps:]
        self.header = self.header if header is None else header
        self.finished = False

    def rewrite_header(self, header: Record) -> None:
        self.header = header

    def finish(self) -> None:
        self.finished = True


def plan_for(mode: Mode = Mode.STANDARD, players: int = 3) -> Plan:
    heirs = players
    people = [
        Player(f"Heir {n}", HOUSES[n // 2 if mode is Mode.CLASH else n], Title.DUCHESS) for n in range(heirs)
    ]
    return Plan.seated(GameSetup(mode, players), people)


def begun(seed: int = 7, writer: Notebook | None = None, **plan: Any) -> Match:
    match = Match(plan_for(**plan), seed, writer)
    match.begin()
    return match


def play_on(match: Match, steps: int, rng: random.Random) -> None:
    for _ in range(steps):
        if match.over is not None:
            return
        match.submit(*random_action(match.state, rng))


def test_a_new_match_shuffles_and_deals_before_anybody_is_asked() -> None:
    match = Match(plan_for(), 7)
    events = match.begin()
    assert isinstance(match.pending, Decide)
    assert [type(event) for event in events][:2] == [ev.DeckShuffled, ev.RoundBegan]
    assert sum(isinstance(event, ev.Revealed) for event in events) == 4


def test_the_same_seed_deals_the_same_crypt() -> None:
    assert begun(seed=11).state == begun(seed=11).state
    assert begun(seed=11).state != begun(seed=12).state


@pytest.mark.parametrize(
    ("mode", "players"),
    [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 6)],
)
def test_a_whole_match_is_kept_and_resumed_step_by_step(mode: Mode, players: int) -> None:
    notebook, rng = Notebook(), random.Random(5)
    match = begun(writer=notebook, mode=mode, players=players)
    play_on(match, 10_000, rng)
    assert isinstance(match.pending, Over)
    assert len(notebook.steps) == len(match.moments)
    again = Match.resume(match.record)
    assert again.state == match.state
    assert [moment.events for moment in again.moments] == [moment.events for moment in match.moments]


def test_a_refused_action_changes_nothing_and_keeps_nothing() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    before, kept = match.state, len(notebook.steps)
    with pytest.raises(Illegal):
        match.submit(match.state.leader, Claim.on({}))
    assert match.state is before
    assert len(notebook.steps) == kept


def test_undo_is_free_until_something_is_revealed() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    assert match.undo_means() is Undo.NOTHING
    before, kept = match.state, len(notebook.steps)
    match.submit(match.state.leader, Claim.on({0: [1]}))
    assert match.undo_means() is Undo.FREE
    assert match.undo()
    assert (match.state, len(notebook.steps), match.marks.taken_back) == (before, kept, 0)


def test_undo_past_a_roll_or_a_reveal_is_marked() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    decide = match.decide
    assert decide is not None
    match.submit(decide.seat, Claim.on({0: [6]}))
    while match.state.round == 1:
        asked = match.decide
        assert asked is not None
        match.submit(asked.seat, Recover())
    assert match.undo_means() is Undo.MARKED
    assert match.undo()
    assert match.marks.taken_back == 1
    assert notebook.header is not None
    assert Annotations.of_record(notebook.header.extra).taken_back == 1
    assert match.state.round == 1


def test_undoing_everything_leads_back_to_the_first_question() -> None:
    match = begun()
    first = match.state
    play_on(match, 30, random.Random(3))
    while match.undo():
        pass
    assert match.state == first


def test_a_match_resumed_between_a_decision_and_its_dice_draws_the_same_dice() -> None:
    match = begun(mode=Mode.SOLO, players=1)
    match.submit(0, Claim.on({0: [2]}))
    cut = match.record
    acted = next(
        n for n, moment in enumerate(match.moments) if not isinstance(moment.state.pending, Decide) and n
    )
    short = Match.resume(type(cut)(cut.setup, cut.seed, cut.entries[: acted + 1], cut.extra))
    short.begin()
    assert short.state == match.state


def test_people_survive_the_record() -> None:
    match = begun()
    assert Plan.of_record(match.plan.setup, match.record.extra) == match.plan


def test_a_record_without_people_seats_strangers() -> None:
    setup = GameSetup(Mode.CLASH, 8)
    plan = Plan.of_record(setup, {"people": "nonsense"})
    assert len(plan.players) == 8
    assert {person.house for person in plan.players} == set(HOUSES)


def test_ghosts_are_seated_between_the_twins() -> None:
    plan = plan_for(Mode.TWINS, 2)
    assert [person.mind for person in plan.players] == [PlayerKind.PERSON, PlayerKind.GHOST] * 2
    assert [plan.players[1].house, plan.players[3].house] == [House.GHOST, House.SHADE]


@pytest.mark.parametrize("count", [1, 3])
def test_a_wrong_number_of_heirs_is_refused(count: int) -> None:
    people = [Player("A", HOUSES[n], Title.DUKE) for n in range(count)]
    with pytest.raises(ValueError, match="heirs"):
        Plan.seated(GameSetup(Mode.STANDARD, 2), people)


@pytest.mark.parametrize(
    "data", [None, 3, {}, {"name": 1}, {"name": "A", "house": "none", "title": "duke", "mind": "person"}]
)
def test_a_person_that_cannot_be_read_is_refused(data: object) -> None:
    with pytest.raises(ValueError):
        Player.from_json(data)


def test_a_game_that_is_over_is_filed_until_it_is_taken_back() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    rng = random.Random(3)
    while match.over is None:
        assert not notebook.finished
        match.submit(*random_action(match.state, rng))
    assert notebook.finished
    match.undo()
    assert not notebook.finished


def test_what_was_taken_back_is_marked_in_the_same_breath() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    play_on(match, 12, random.Random(3))
    while match.undo_means() is not Undo.MARKED:
        play_on(match, 1, random.Random(5))
    match.undo()
    assert notebook.header is not None
    assert Annotations.of_record(notebook.header.extra).taken_back == 1
    assert len(notebook.steps) == len(match.moments)
    assert Match.resume(match.record).marks == match.marks


INFORMING = (
    *(ev.Revealed, ev.GhostRolled, ev.ExhaustionRolled, ev.Rerolled, ev.Peeked, ev.Taken, ev.Collected),
    *(ev.TieBreakRolled, ev.TreasureOpened),
)


def test_whatever_tells_something_new_makes_the_way_back_a_marked_one() -> None:
    told: set[type[ev.Event]] = set()
    for seed in range(12):
        rng = random.Random(seed)
        sides = CollectorSides(*map(rng.choice, SIDES_OF.values()))
        people = [Player(f"Heir {n}", HOUSES[n], Title.DUCHESS) for n in range(3)]
        match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3, sides), people), seed)
        match.begin()
        while match.over is None:
            seat, action = random_action(match.state, rng)
            forced = match.forced
            new = {type(event) for event in match.submit(seat, action)} & {*INFORMING}
            if forced is not None:
                continue
            assert match.undo_means() is (Undo.MARKED if new else Undo.FREE)
            if len(new) == 1:
                told |= new
    assert {ev.Peeked, ev.Rerolled, ev.Taken} <= told, "each by itself"


def test_who_can_place_no_die_has_no_choice_and_the_way_back_leads_past_that() -> None:
    match = begun(players=2)
    match.submit(0, Claim.on({0: [6, 6], 1: [6]}))
    assert match.forced is None
    match.submit(1, Recover())
    assert match.forced == Recover()
    match.submit(0, Recover())
    assert match.undo()
    assert match.decide is not None
    assert (match.decide.seat, match.forced) == (1, None)


def test_a_reward_at_any_time_is_a_choice() -> None:
    plan = plan_for(players=2)
    setup = GameSetup(Mode.STANDARD, 2, CollectorSides(manuscript=Side.B))
    match = Match(replace(plan, setup=setup), 7)
    match.begin()
    match.submit(0, Claim.on({0: [6, 6], 1: [6]}))
    match.submit(1, Recover())
    assert match.forced == Recover()
    seats = list(match.state.seats)
    seats[1] = seats[1]._replace(cards=(Held(card_named("manuscript-1-0")),))
    state = match.state._replace(seats=tuple(seats))
    match.moments[-1] = replace(match.moments[-1], state=state)
    assert match.forced is None


def test_a_hint_and_a_seat_that_changed_hands_are_written_down() -> None:
    notebook = Notebook()
    match = begun(writer=notebook)
    match.count_hint()
    assert notebook.header is not None
    assert notebook.header.extra == match.record.extra
    assert Annotations.of_record(notebook.header.extra).hints == 1
    play_on(match, 4, random.Random(1))
    match.hand_over(1, Player("Stand-in", House.STAR, Title.DUKE, PlayerKind.PAGE))
    play_on(match, 1, random.Random(1))
    assert Annotations.of_record(notebook.header.extra).handed == match.marks.handed


def test_no_seat_changed_hands_after_the_last_step() -> None:
    match = begun()
    play_on(match, 6, random.Random(1))
    match.hand_over(1, Player("Stand-in", House.STAR, Title.DUKE, PlayerKind.PAGE))
    for _ in range(3):
        assert match.undo()
        assert [mark.step for mark in match.marks.handed] == [len(match.moments)]


def test_at_a_table_of_computer_heirs_any_of_their_decisions_is_taken_back() -> None:
    people = [Player(f"Heir {n}", HOUSES[n], Title.DUKE, PlayerKind.PAGE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 7)
    match.begin()
    assert match.undo_means() is Undo.NOTHING
    play_on(match, 1, random.Random(1))
    assert match.undo_means() is not Undo.NOTHING
    assert match.undo()


def test_a_mark_for_a_seat_that_is_not_there_is_passed_over() -> None:
    plan = plan_for()
    somebody = Player("Stand-in", House.STAR, Title.DUKE, PlayerKind.PAGE)
    for seat in (3, 4, 100):
        assert Annotations(handed=(HandedOver(0, SeatIndex(seat), somebody),)).seated(plan) == plan


@pytest.mark.parametrize(
    "kind",
    [
        ev.Revealed,
        ev.GhostRolled,
        ev.ExhaustionRolled,
        ev.Rerolled,
        ev.Peeked,
        ev.Taken,
        ev.Collected,
        ev.TieBreakRolled,
        ev.TreasureOpened,
    ],
)
def test_what_tells_anything_new_makes_taking_back_a_marked_one(kind: type[ev.Event]) -> None:
    match = begun()
    while match.decide is None or not match.moments or not isinstance(match.moments[-1].step, Acted):
        match.submit(*random_action(match.state, random.Random(1)))
    last = match.moments[-1]
    match.moments[-1] = replace(last, events=())
    assert match.undo_means() is Undo.FREE
    match.moments[-1] = replace(last, events=(object.__new__(kind),))
    assert match.undo_means() is Undo.MARKED
