"""A claim in the making: presets, limits and refusals, without a pixel."""

from __future__ import annotations

from dataclasses import replace

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.rules import Claim, GameSetup, Illegal, Mode, Recover, Refusal, observe
from crypt_game.rules.indices import SlotIndex


def table(players: int, *claims: dict[int, list[int]]) -> Match:
    """A match in which the first seats have made these claims ({} recovers)."""
    people = [Player("x", HOUSES[n], Title.DUKE) for n in range(players)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, players), people), 3)
    match.begin()
    for claim in claims:
        assert match.decide is not None
        match.submit(match.decide.seat, Claim.on(claim) if claim else Recover())
    return match


def draft_at(match: Match) -> ClaimDraft:
    decide = match.decide
    assert decide is not None
    return ClaimDraft(observe(match.state, decide.seat), decide.seat, decide)


def refused(illegal: Illegal | None) -> Refusal | None:
    return illegal.reason if illegal is not None else None


def test_an_unclaimed_card_is_taken_with_one_die_at_no_risk() -> None:
    draft = draft_at(table(3))
    assert draft.choose(SlotIndex(0)) is None
    assert draft.groups == {0: DraftGroup(1, 1)}
    assert draft.target == 0


def test_the_cheapest_effort_that_pushes_out_is_preset() -> None:
    draft = draft_at(table(3, {0: [4]}))
    assert draft.choose(SlotIndex(0)) is None
    assert draft.groups[SlotIndex(0)] == DraftGroup(5, 1)


def test_as_many_dice_as_needed_are_put_when_one_is_too_weak() -> None:
    draft = draft_at(table(3, {0: [5, 5]}))
    assert draft.choose(SlotIndex(0)) is None
    assert draft.groups[SlotIndex(0)] == DraftGroup(6, 2)


def test_a_card_that_no_die_left_can_take_is_refused() -> None:
    draft = draft_at(table(3, {0: [6, 6, 6]}))
    assert refused(draft.choose(SlotIndex(0))) is Refusal.TOO_WEAK
    assert draft.groups == {}


def test_lights_out_allows_one_card() -> None:
    draft = draft_at(table(3, {}, {}))
    assert draft.decide.limit
    assert draft.choose(SlotIndex(0)) is None
    assert refused(draft.choose(SlotIndex(1))) is Refusal.ONE_CARD_ONLY
    assert draft.choose(SlotIndex(0)) is None
    assert draft.groups == {0: DraftGroup(1, 2)}


def test_dice_in_hand_go_to_the_next_card_together() -> None:
    draft = draft_at(table(3))
    draft.pick(2)
    draft.set_effort(3)
    assert draft.choose(SlotIndex(1)) is None
    assert draft.groups == {1: DraftGroup(3, 2)}
    assert draft.hand == 0


def test_no_more_dice_than_there_are() -> None:
    draft = draft_at(table(3))
    for slot in (0, 1, 2):
        assert draft.choose(SlotIndex(slot)) is None
    assert refused(draft.choose(SlotIndex(3))) is Refusal.TOO_MANY_DICE
    assert draft.action() == Claim.on({0: [1], 1: [1], 2: [1]})


def test_a_lower_effort_takes_the_dice_it_needs() -> None:
    draft = draft_at(table(3, {0: [4]}))
    draft.choose(SlotIndex(0))
    assert draft.set_effort(3) is None
    assert draft.groups[SlotIndex(0)] == DraftGroup(3, 2)
    assert refused(draft.set_effort(1)) is Refusal.TOO_WEAK
    assert draft.groups[SlotIndex(0)] == DraftGroup(3, 2)


def test_taking_a_die_back_raises_the_effort_that_fewer_dice_need() -> None:
    draft = draft_at(table(3, {0: [4]}))
    draft.pick(2)
    draft.choose(SlotIndex(0))
    assert draft.groups[SlotIndex(0)] == DraftGroup(3, 2)
    draft.remove(SlotIndex(0))
    assert draft.groups[SlotIndex(0)] == DraftGroup(5, 1)
    draft.remove(SlotIndex(0))
    assert draft.groups == {}
    assert draft.target is None


def test_own_dice_lend_their_effort_on_the_second_turn_of_two() -> None:
    draft = draft_at(table(2, {0: [2]}, {1: [1]}))
    assert draft.is_ours(SlotIndex(0))
    assert draft.choose(SlotIndex(0)) is None
    assert draft.groups[SlotIndex(0)] == DraftGroup(2, 1)
    assert draft.strength(SlotIndex(0)) == 4
    assert refused(draft.set_effort(3)) is Refusal.OTHER_EFFORT


def test_going_back_takes_the_last_card_first() -> None:
    draft = draft_at(table(3))
    draft.choose(SlotIndex(0))
    draft.choose(SlotIndex(2))
    draft.undo()
    assert list(draft.groups) == [0]
    assert draft.target == 0


def test_an_effort_chosen_in_advance_is_for_one_card() -> None:
    draft = draft_at(table(3))
    assert draft.set_effort(4) is None
    assert draft.choose(SlotIndex(0)) is None
    assert draft.choose(SlotIndex(1)) is None
    assert draft.groups == {0: DraftGroup(4, 1), 1: DraftGroup(1, 1)}
    assert draft.can_undo
    draft.undo()
    draft.undo()
    assert not draft.can_undo
    assert draft.choose(2) is None
    assert draft.groups == {2: DraftGroup(1, 1)}


def test_as_many_dice_as_are_left_go_to_one_card() -> None:
    draft = draft_at(table(3))
    assert draft.choose(SlotIndex(0)) is None
    assert draft.add(SlotIndex(0), draft.left) is None
    assert draft.left == 0
    assert refused(draft.add(SlotIndex(0))) is Refusal.TOO_MANY_DICE


def test_taking_a_die_back_lowers_no_effort() -> None:
    draft = draft_at(table(3))
    draft.pick(2)
    draft.set_effort(5)
    assert draft.choose(SlotIndex(0)) is None
    draft.remove(SlotIndex(0))
    assert draft.groups == {0: DraftGroup(5, 1)}


def test_without_a_die_no_effort_is_chosen_in_advance() -> None:
    draft = draft_at(table(3))
    draft.decide = replace(draft.decide, dice=0)
    assert refused(draft.set_effort(4)) is Refusal.NO_DICE
    assert not draft.can_undo


def test_the_wheel_turns_the_effort_of_a_card_and_stops_at_its_ends() -> None:
    draft = draft_at(table(3))
    first, second = SlotIndex(0), SlotIndex(1)
    assert draft.turn(first, 1) is None
    assert (draft.effort, draft.groups) == (2, {})
    draft.choose(first)
    assert draft.groups[first] == DraftGroup(2, 1)
    assert draft.turn(first, -1) is None
    assert draft.turn(first, -1) is None
    assert draft.groups[first] == DraftGroup(1, 1)
    draft.choose(second)
    for _ in range(8):
        assert draft.turn(first, 1) is None
    assert (draft.target, draft.groups[first], draft.groups[second]) == (
        first,
        DraftGroup(6, 1),
        DraftGroup(1, 1),
    )


def test_the_wheel_refuses_what_the_card_refuses() -> None:
    draft = draft_at(table(2, {0: [5]}))
    draft.choose(SlotIndex(0))
    draft.pick(0)
    assert draft.groups[SlotIndex(0)] == DraftGroup(6, 1)
    assert draft.turn(SlotIndex(0), -1) is None, "a second die makes five enough"
    assert draft.groups[SlotIndex(0)] == DraftGroup(5, 2)
