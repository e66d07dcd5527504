"""What every seat is said to do: also while the table still shows what came of a decision."""

from __future__ import annotations

import pytest

from crypt_game.play.board_model import BoardModel
from crypt_game.play.turn_status import TurnStatus, turn_status
from crypt_game.rules import events as ev
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex
from crypt_game.rules.terms import Phase

from .test_claim_draft import draft_at, table

GOES_ON = [
    ev.PhaseBegan(Phase.COLLECT),
    ev.TorchesPassed(leader=SeatIndex(1), lights_out=SeatIndex(0)),
]


@pytest.mark.parametrize("event", GOES_ON)
def test_whoever_has_decided_is_asked_no_more_once_the_round_goes_on(event: ev.Event) -> None:
    match = table(3)
    model = BoardModel(match.plan, draft_at(match).view, FIRST_SEAT, ("Ada", "Bo", "Cy"))
    asked = model.active
    assert asked is not None
    assert turn_status(model, asked) is TurnStatus.TURN
    model.note(event)
    assert model.active is None
    model.note(ev.Awaited(model.view.pending, model.view.flow))
    assert model.active == asked
    assert turn_status(model, asked) is TurnStatus.TURN
