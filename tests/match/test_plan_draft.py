"""The set-up as a value: what may be agreed upon, and what a damaged file yields."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import HOUSES, House, PlayerKind, Title
from crypt_game.opponents.levels import Temper
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import ALL_B, PLAYERS_OF, setup_fault
from crypt_game.rules.terms import Mode, Side, TreasureType


def first(_: int) -> int:
    return 0


def last(count: int) -> int:
    return count - 1


def name_of(house: House, title: Title) -> str:
    return f"{title.value} of {house.value}"


def to_mode(mode: Mode) -> Callable[[PlanDraft], PlanDraft]:
    return lambda draft: draft.with_mode(mode)


ALTERATIONS: tuple[Callable[[PlanDraft], PlanDraft], ...] = (
    *[to_mode(mode) for mode in Mode],
    lambda d: d.with_curse(not d.cursed),
    lambda d: d.with_side(TreasureType.POTTERY, Side.B),
    lambda d: d.shuffled(last),
    lambda d: d.led_by(len(d.candidates) - 1),
    lambda d: d.led_by(None),
    lambda d: d.with_heir(d.players - 1, name="Ottoline", mind=PlayerKind.KNIGHT, temper=Temper.BOLD),
    lambda d: d.next_house(0),
    lambda d: d.next_house(d.players - 1),
    lambda d: d.moved_up(d.players - 1),
    lambda d: d.with_one_more() if d.can_add else d,
    lambda d: d.without(0) if d.can_remove else d,
)


def altered(steps: list[int]) -> PlanDraft:
    draft = PlanDraft()
    for step in steps:
        draft = ALTERATIONS[step](draft)
    return draft


walks = st.lists(st.integers(0, len(ALTERATIONS) - 1), max_size=30).map(altered)


@given(walks, st.sampled_from([first, last]))
def test_every_walk_ends_in_a_game_that_may_be_played(draft: PlanDraft, draw: Any) -> None:
    plan = draft.plan(draw, name_of)
    assert setup_fault(plan.setup) is None
    assert len(plan.players) == variant_of(plan.setup).size
    assert all(person.name for person in plan.players if person.mind is not PlayerKind.GHOST)


@given(walks)
def test_houses_stay_unique_and_in_clash_belong_to_pairs(draft: PlanDraft) -> None:
    heirs = draft.heirs
    if draft.mode is Mode.CLASH:
        assert [p.title for p in heirs] == [Title.DUCHESS, Title.DUKE] * (len(heirs) // 2)
        assert [p.house for p in heirs[::2]] == [p.house for p in heirs[1::2]]
        heirs = heirs[::2]
    assert len({person.house for person in heirs}) == len(heirs)


@given(walks)
def test_a_draft_comes_back_from_the_settings_as_it_was(draft: PlanDraft) -> None:
    assert PlanDraft.from_json(json.loads(json.dumps(draft.to_json()))) == draft


def test_the_next_house_is_a_free_one_while_there_is_one() -> None:
    draft = PlanDraft()
    worn = [person.house for person in draft.heirs]
    (free,) = set(HOUSES) - set(worn)
    changed = draft.next_house(1)
    assert [person.house for person in changed.heirs] == [worn[0], free, worn[2]]


def test_with_four_heirs_two_exchange_their_houses() -> None:
    draft = PlanDraft().with_one_more()
    changed = draft.next_house(0)
    differing = [i for i in range(4) if draft.heirs[i].house is not changed.heirs[i].house]
    assert len(differing) == 2
    assert 0 in differing


def test_who_leaves_comes_back_with_the_same_name() -> None:
    draft = PlanDraft().with_heir(0, name="Ottoline").without(0)
    assert [person.name for person in draft.heirs] == ["", ""]
    full = draft.with_one_more().with_one_more()
    assert [person.name for person in full.heirs] == ["", "", "", "Ottoline"]


def test_a_house_leaves_as_a_pair_and_comes_back() -> None:
    four = PlanDraft().with_mode(Mode.CLASH).with_one_more().with_heir(3, name="Ottoline")
    three = four.without(2)
    assert [person.house for person in three.heirs[2:]] == [four.heirs[4].house] * 2 + [
        four.heirs[6].house
    ] * 2
    assert three.with_one_more().heirs[7].name == "Ottoline"


def test_the_leader_moves_along_with_the_chair() -> None:
    draft = PlanDraft().with_heir(2, name="Ottoline").led_by(2).moved_up(2)
    assert draft.heirs[1].name == "Ottoline"
    assert draft.leader == 1


def test_a_house_of_clash_moves_as_a_pair() -> None:
    draft = PlanDraft().with_mode(Mode.CLASH).led_by(0)
    second = draft.heirs[2].house
    moved = draft.moved_up(3)
    assert [person.house for person in moved.heirs[:2]] == [second, second]
    assert moved.leader == 1


def test_the_leader_of_twins_and_clash_is_a_seat_that_may_lead() -> None:
    twins = PlanDraft().with_mode(Mode.TWINS).led_by(1).plan(first, name_of)
    assert twins.setup.leader == 2
    clash = PlanDraft().with_mode(Mode.CLASH).led_by(2).plan(first, name_of)
    assert clash.setup.leader == 4


def test_a_leader_not_chosen_is_drawn() -> None:
    assert PlanDraft().plan(last, name_of).setup.leader == 2


def test_cursed_treasure_is_only_played_where_it_is_allowed() -> None:
    draft = PlanDraft().with_curse(True)
    assert draft.plan(first, name_of).setup.cursed
    assert not draft.with_mode(Mode.SOLO).plan(first, name_of).setup.cursed
    assert draft.with_mode(Mode.CLASH).plan(first, name_of).setup.cursed


@pytest.mark.parametrize(
    ("mode", "cards", "rounds"),
    [(Mode.STANDARD, 36, 9), (Mode.SOLO, 24, 8), (Mode.TWINS, 48, 8), (Mode.CLASH, 54, 6)],
)
def test_cards_and_rounds(mode: Mode, cards: int, rounds: int) -> None:
    draft = PlanDraft().with_mode(mode)
    assert (draft.cards, draft.rounds) == (cards, rounds)


def test_cards_and_rounds_of_every_table() -> None:
    two = PlanDraft().without(0)
    four = PlanDraft().with_one_more()
    eight = PlanDraft().with_mode(Mode.CLASH).with_one_more()
    assert [(d.cards, d.rounds) for d in (two, four, eight)] == [(24, 8), (48, 8), (72, 8)]


def test_what_the_table_does_not_allow_is_refused() -> None:
    with pytest.raises(ValueError, match="sit down"):
        PlanDraft().with_one_more().with_one_more()
    with pytest.raises(ValueError, match="stay"):
        PlanDraft().without(0).without(0)
    with pytest.raises(ValueError, match="candidate"):
        PlanDraft().led_by(3)
    with pytest.raises(ValueError, match="sit down"):
        PlanDraft().with_mode(Mode.SOLO).with_one_more()
    with pytest.raises(ValueError, match="stay"):
        PlanDraft().with_mode(Mode.CLASH).without(0)
    with pytest.raises(ValueError, match="Duchess"):
        PlanDraft().with_mode(Mode.CLASH).with_heir(0, title=Title.DUKE)


def test_whoever_begins_alone_plays_against_squires() -> None:
    for mode in (Mode.STANDARD, Mode.TWINS, Mode.CLASH):
        minds = [heir.mind for heir in PlanDraft().with_mode(mode).heirs]
        assert minds == [PlayerKind.PERSON, *[PlayerKind.SQUIRE] * (len(minds) - 1)]


@pytest.mark.parametrize("mode", [Mode.STANDARD, Mode.TWINS, Mode.CLASH])
def test_all_seats_but_the_first_person_s_are_filled_at_once(mode: Mode) -> None:
    draft = PlanDraft().with_mode(mode).with_heir(0, mind=PlayerKind.PAGE)
    draft = draft.with_heir(1, mind=PlayerKind.PERSON, temper=Temper.EVEN)
    knights = draft.filled(PlayerKind.KNIGHT)
    minds = [heir.mind for heir in knights.heirs]
    assert minds.count(PlayerKind.KNIGHT) == len(minds) - 1
    assert minds[1] is PlayerKind.PERSON
    assert all((heir.temper is Temper.EVEN) == (heir.mind is PlayerKind.PERSON) for heir in knights.heirs)
    persons = knights.filled(PlayerKind.PERSON)
    assert {heir.mind for heir in persons.heirs} == {PlayerKind.PERSON}
    assert persons.people_at_screen == len(minds)


def test_the_crypt_of_a_day_is_that_of_the_table() -> None:
    draft = PlanDraft().with_curse(True)
    game = draft.of_day(date(2026, 11, 22))
    assert (game.setup.mode, game.setup.players, game.setup.cursed) == (Mode.STANDARD, 3, True)
    assert game != draft.of_day(date(2026, 11, 23))


def spoiled(**changes: Any) -> dict[str, Any]:
    return {**PlanDraft().with_sides(ALL_B).to_json(), **changes}


def bench_with(**changes: Any) -> list[dict[str, Any]]:
    bench = PlanDraft().to_json()["bench"]
    return [{**bench[0], **changes}, *bench[1:]]


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        "standard",
        {},
        spoiled(mode="chess"),
        spoiled(heirs=5),
        spoiled(heirs=True),
        spoiled(heirs=3.0),
        spoiled(houses=2),
        spoiled(leader=3),
        spoiled(leader=-1),
        spoiled(leader="0"),
        spoiled(sides="AAAAA"),
        spoiled(sides="AAAAAAA"),
        spoiled(sides="AABAAZ"),
        spoiled(sides=["A"] * 6),
        spoiled(bench=[]),
        spoiled(bench={}),
        spoiled(bench=bench_with(house="ghost")),
        spoiled(bench=bench_with(house="tower")),
        spoiled(bench=bench_with(mind="ghost")),
        spoiled(bench=bench_with(temper=1)),
        spoiled(bench=bench_with(name=None)),
        spoiled(members=PlanDraft().to_json()["members"][::-1]),
    ],
)
def test_a_damaged_set_up_is_the_first_one(data: object) -> None:
    assert PlanDraft.from_json(data) == PlanDraft()


def test_the_rules_know_every_table_that_can_be_set() -> None:
    assert [PlanDraft().without(0).players, 3, PlanDraft().with_one_more().players] == list(
        PLAYERS_OF[Mode.STANDARD]
    )
