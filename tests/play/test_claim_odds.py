"""The odds of a claim: those of all its dice, against every roll counted out."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from crypt_game.play.board_model import BoardModel, ChronicleLine
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.play.claim_odds import chance_words, claim_odds
from crypt_game.play.hint_text import hint_of
from crypt_game.rules.indices import FIRST_SEAT, SLOTS, SlotIndex
from crypt_game.text import Catalog

from .test_claim_draft import draft_at, table

ENGLISH = Catalog.load("en", Path(__file__).parents[2] / "locale")


def counted_out(efforts: list[int]) -> tuple[float, float]:
    """The chance that no die fails and the dice that fail on average, over every roll there is."""
    rolls = list(product(range(1, 7), repeat=len(efforts)))
    failed = [sum(roll < effort for roll, effort in zip(each, efforts, strict=True)) for each in rolls]
    return failed.count(0) / len(rolls), sum(failed) / len(rolls)


@pytest.mark.parametrize(
    "claim", [{0: (6, 3)}, {0: (6, 2), 1: (3, 1)}, {0: (2, 1), 1: (4, 1), 2: (5, 1)}, {1: (1, 3)}]
)
def test_the_odds_are_those_of_every_die_of_the_claim(claim: dict[int, tuple[int, int]]) -> None:
    draft = draft_at(table(3))
    draft.groups = {SlotIndex(slot): DraftGroup(*group) for slot, group in claim.items()}
    odds = claim_odds(draft)
    home, lost = counted_out([effort for effort, dice in claim.values() for _ in range(dice)])
    assert odds.home == pytest.approx(home)
    assert odds.lost == pytest.approx(lost)


def test_three_dice_at_six_all_come_home_once_in_two_hundred() -> None:
    draft = draft_at(table(3))
    draft.groups = {SLOTS[0]: DraftGroup(6, 3)}
    assert chance_words(claim_odds(draft).home, ENGLISH.say) == "0.5%"


def test_dice_of_the_first_turn_count_in_the_second() -> None:
    draft = draft_at(table(2, {0: [6, 6]}, {}))
    draft.choose(SLOTS[1])
    draft.set_effort(6)
    odds = claim_odds(draft)
    assert odds.groups == (DraftGroup(6, 2), DraftGroup(6, 1))
    assert odds.home == pytest.approx(counted_out([6, 6, 6])[0])


def test_dice_that_join_a_group_are_one_with_it() -> None:
    draft = draft_at(table(2, {0: [4]}, {}))
    draft.choose(SLOTS[0])
    assert claim_odds(draft).groups == (DraftGroup(4, 2),)


def test_the_weakest_card_falls_first_and_a_last_turn_is_safe() -> None:
    draft = draft_at(table(3))
    draft.groups = {SLOTS[0]: DraftGroup(6, 2), SLOTS[1]: DraftGroup(2, 1)}
    odds = claim_odds(draft)
    assert (odds.falls_to, odds.rivals) == (3, (1, 2))
    last = draft_at(table(3, {}, {}))
    last.groups = {SLOTS[0]: DraftGroup(2, 1)}
    assert (claim_odds(last).falls_to, claim_odds(last).rivals) == (None, ())


@pytest.mark.parametrize(
    ("chance", "words"),
    [(0.0, "0%"), (1 / 46656, "<\u00a00.1%"), (0.5, "50%"), (0.9999, "99.9%"), (1.0, "100%"), (1 / 6, "17%")],
)
def test_what_can_happen_is_never_called_impossible_or_certain(chance: float, words: str) -> None:
    assert chance_words(chance, ENGLISH.say) == words


def test_the_hint_offers_to_recover_only_what_can_recover() -> None:
    match = table(3)
    draft = draft_at(match)
    model = BoardModel(match.plan, draft.view, FIRST_SEAT, ("A", "B", "C"))
    model.request = draft
    assert "recover" not in hint_of(model, ENGLISH.say)
    pools = (draft.view.pools[0]._replace(available=2, exhausted=1), *draft.view.pools[1:])
    draft.view = draft.view._replace(pools=pools)
    assert hint_of(model, ENGLISH.say).endswith("Or recover.")


def test_the_hint_of_several_cards_speaks_of_all_of_them() -> None:
    match = table(3)
    draft = draft_at(match)
    model = BoardModel(match.plan, draft.view, FIRST_SEAT, ("A", "B", "C"))
    model.request = draft
    draft.groups, draft.target = {SLOTS[0]: DraftGroup(6, 2), SLOTS[1]: DraftGroup(6, 1)}, SLOTS[1]
    assert "0.5%" in hint_of(model, ENGLISH.say)


def test_while_nothing_is_asked_the_line_tells_what_has_happened_last() -> None:
    match = table(3)
    model = BoardModel(match.plan, draft_at(match).view, FIRST_SEAT, ("A", "B", "C"))
    assert hint_of(model, ENGLISH.say) == ENGLISH.say("table-hint-watch")
    model.chronicle += [ChronicleLine(None, "A claims."), ChronicleLine(None, "B recovers.")]
    assert hint_of(model, ENGLISH.say) == "B recovers."
