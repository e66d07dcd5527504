"""Ghosts rise as their turn is shown and sink after it, and nobody waits for them."""

from __future__ import annotations

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.viewpoint import Viewpoint, first_view
from crypt_game.play.board_model import BoardModel, GhostTurn
from crypt_game.play.ghost_presence import GhostPresence
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules import events as ev
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex
from crypt_game.rules.terms import Phase

FRAME = 1 / 60


def twins() -> BoardModel:
    people = [Player(house.value, house, Title.DUCHESS) for house in HOUSES[:2]]
    match = Match(Plan.seated(GameSetup(Mode.TWINS, 2), people), 3)
    return BoardModel(match.plan, first_view(match.first, 0, Viewpoint.SEAT), FIRST_SEAT, ("",) * 4)


def ghosts(model: BoardModel) -> list[SeatIndex]:
    presence = GhostPresence(model)
    presence.update(FRAME, at_once=True)
    return list(model.risen)


def test_a_ghost_rises_stays_and_sinks() -> None:
    model = twins()
    one, other = ghosts(model)
    presence = GhostPresence(model)
    assert not presence.update(FRAME, at_once=False)
    model.ghost_turn = GhostTurn(one, (3, 3, 4))
    heights = []
    while presence.update(FRAME, at_once=False) or presence.moving:
        heights.append(model.risen[one])
    assert heights == sorted(heights)
    assert heights[-1] == 1.0
    assert 20 < len(heights) < 60
    assert model.risen[other] == 0.0
    model.ghost_turn = GhostTurn(other, (3, 3, 4))
    presence.update(FRAME * 10, at_once=False)
    assert 0 < model.risen[one] < 1
    assert 0 < model.risen[other] < 1
    model.ghost_turn = None
    presence.update(1.0, at_once=False)
    assert set(model.risen.values()) == {0.0}
    assert not presence.moving


def test_without_motion_it_stands_there_at_once() -> None:
    model = twins()
    one, _ = ghosts(model)
    presence = GhostPresence(model)
    model.ghost_turn = GhostTurn(one, (3, 3, 4))
    assert presence.update(FRAME, at_once=True)
    assert model.risen[one] == 1.0
    assert not presence.moving
    assert not presence.update(FRAME, at_once=True)


def test_only_ghosts_rise() -> None:
    model = twins()
    assert all(model.house(seat).value in ("ghost", "shade") for seat in ghosts(model))


def test_a_ghosts_turn_is_over_when_the_next_phase_begins() -> None:
    model = twins()
    one, _ = ghosts(model)
    model.ghost_turn = GhostTurn(one, (3, 3, 4))
    model.note(ev.PhaseBegan(Phase.COLLECT))
    assert model.ghost_turn is None
