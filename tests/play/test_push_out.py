"""Sum against sum while dice are pushed out: what is told of it, and when no more."""

from __future__ import annotations

from pathlib import Path

from crypt_game.play.board_model import BoardModel, Waiting
from crypt_game.play.status_fields import push_out_fields
from crypt_game.play.turn_status import TurnStatus, turn_status
from crypt_game.rules import events as ev
from crypt_game.rules.indices import FIRST_SEAT, PoolIndex, SeatIndex, SlotIndex
from crypt_game.text import Catalog

from .test_claim_draft import draft_at, table

ENGLISH = Catalog.load("en", Path(__file__).parents[2] / "locale")
BEATEN, STRONGER, SLOT = SeatIndex(1), SeatIndex(0), SlotIndex(2)
DRIVEN = ev.PushedOut(SLOT, BEATEN, PoolIndex(1), effort=3, dice=2, by=STRONGER)
PLACED = ev.Placed(STRONGER, PoolIndex(0), SLOT, effort=5, dice=2, before=0, strength=10)


def model_of_three() -> BoardModel:
    match = table(3)
    return BoardModel(match.plan, draft_at(match).view, FIRST_SEAT, ("Ada", "Bo", "Cy"))


def test_sum_against_sum_is_told_once_the_stronger_dice_are_placed() -> None:
    model = model_of_three()
    model.note(DRIVEN)
    assert model.push_out_told is None
    model.note(PLACED)
    told = model.push_out_told
    assert told is not None
    fields = push_out_fields(model, told, ENGLISH.say)
    assert [field.figure for field in fields if field.picture.startswith("badge/")] == ["10", "6"]
    assert fields[-1].words == "the dice come home unexhausted"
    assert turn_status(model, BEATEN) is TurnStatus.PUSHED_OUT
    assert turn_status(model, STRONGER) is not TurnStatus.PUSHED_OUT
    model.viewer = BEATEN
    assert push_out_fields(model, told, ENGLISH.say)[-1].words == "your dice come home unexhausted"


def test_it_is_told_no_more_when_somebody_is_asked_or_more_has_happened() -> None:
    model = model_of_three()
    model.note(DRIVEN)
    model.note(PLACED)
    model.request = draft_at(table(3))
    assert model.push_out_told is None
    model.request = Waiting()
    assert model.push_out_told is not None
    model.note(PLACED)
    assert model.push_out_told is None


def test_dice_that_come_to_another_card_tell_of_no_push_out() -> None:
    model = model_of_three()
    model.note(DRIVEN)
    model.note(ev.Placed(STRONGER, PoolIndex(0), SlotIndex(0), effort=5, dice=2, before=0, strength=10))
    assert model.push_out is None
