"""What comes of a wrong try: it is played by the rules, costs what it should, and gives nothing away."""

from __future__ import annotations

from dataclasses import replace

import pytest

from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import SOLVER, Riddle, RiddleKind
from crypt_game.riddles.riddle_match import RiddleMatch, heirs_of
from crypt_game.riddles.what_follows import Refutation, outcome_of
from crypt_game.rules import Over
from crypt_game.rules import events as ev
from crypt_game.rules.record import Acted

CLAIMS = [kind for kind in RiddleKind if kind.is_claim]


def some(kind: RiddleKind, number: int = 4) -> list[Riddle]:
    return [riddle for riddle in all_riddles() if riddle.kind is kind][:number]


def refuted(riddle: Riddle) -> Refutation:
    found = Refutation(riddle, riddle.wrong)
    while not found.ready:
        found.look()
    return found


def match_of(riddle: Riddle) -> RiddleMatch:
    return RiddleMatch(riddle, [replace(heir, name=heir.house.value) for heir in heirs_of(riddle)])


@pytest.mark.parametrize("kind", CLAIMS)
def test_the_try_is_shown_where_it_costs_something(kind: RiddleKind) -> None:
    for riddle in some(kind):
        found = refuted(riddle)
        assert found.tried.entries[0] == Acted(SOLVER, riddle.actions[riddle.wrong])
        assert found.best.entries[0] == Acted(SOLVER, riddle.actions[riddle.answer])
        if kind is RiddleKind.REACH:
            assert found.tried.coins < riddle.target <= found.best.coins
        elif kind is RiddleKind.CLAIM:
            assert found.tried.coins < found.best.coins


def test_a_card_that_can_be_lost_is_seen_lost() -> None:
    lost = 0
    for riddle in some(RiddleKind.HOLD, 12):
        place = riddle.state.crypt[riddle.slot]
        assert place is not None
        card, found = place.cards[-1].card, refuted(riddle)
        holds = [
            card in {held.card for held in ended.end.seats[SOLVER].cards}
            for ended in (found.tried, found.best)
        ]
        assert holds[1]
        assert holds[0] or riddle.margin
        lost += not holds[0]
    assert lost > 3


@pytest.mark.parametrize("kind", CLAIMS)
def test_both_are_played_to_the_end_of_the_round_and_nothing_of_the_next_is_shown(kind: RiddleKind) -> None:
    for riddle in some(kind):
        ended = outcome_of(riddle, riddle.actions[riddle.wrong], riddle.seed)
        assert ended.end.round > riddle.state.round or isinstance(ended.end.pending, Over)
        match = match_of(riddle)
        position = match.state
        steps = match.play(ended.entries)
        assert match.state == ended.end
        events = [event for step in steps for event in step]
        assert not any(isinstance(event, ev.Revealed | ev.RoundBegan | ev.GameEnded) for event in events)
        assert any(isinstance(event, ev.RoundEnded) for event in events)
        assert len(steps) > 1
        assert match.play(ended.entries) == steps
        match.go_back()
        assert match.state == position


def test_others_answer_in_the_middle_of_a_game() -> None:
    riddle = next(
        one
        for one in all_riddles()
        if one.kind is RiddleKind.MID_GAME and one.setup.players == 2 and len(one.view.flow.turns) > 1
    )
    ended = outcome_of(riddle, riddle.actions[riddle.answer], 1)
    acting = {entry.seat for entry in ended.entries if isinstance(entry, Acted)}
    assert acting == {0, 1}
    assert set(ended.totals) == {0, 1}
    assert ended.coins == ended.totals[SOLVER] - ended.totals[type(SOLVER)(1)]


def test_the_same_luck_shows_the_same() -> None:
    riddle = some(RiddleKind.CLAIM)[0]
    one, other = (outcome_of(riddle, riddle.actions[riddle.wrong], luck) for luck in (7, 7))
    assert one == other
