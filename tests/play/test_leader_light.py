"""The Leader's light sets out when another seat leads, never jumps, and arrives there."""

from __future__ import annotations

from itertools import pairwise

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.match.viewpoint import Viewpoint, first_view
from crypt_game.play.board_model import BoardModel
from crypt_game.play.leader_light import LeaderLight
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex

FRAME = 1 / 60


def three() -> BoardModel:
    people = [Player(house.value, house, Title.DUCHESS) for house in HOUSES[:3]]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 3)
    return BoardModel(match.plan, first_view(match.first, 0, Viewpoint.SEAT), FIRST_SEAT, ("",) * 3)


def passed_on(model: BoardModel) -> SeatIndex:
    """Another seat leads now; returns the one that did."""
    old = model.view.leader
    model.view = model.view._replace(leader=SeatIndex((old + 1) % 3))
    return old


def test_the_light_goes_all_the_way_without_a_leap() -> None:
    model = three()
    light = LeaderLight(model)
    assert not light.update(FRAME, at_once=False)
    old, shares, seconds = passed_on(model), [], 0.0
    while light.update(FRAME, at_once=False) or light.moving:
        seconds += FRAME
        shares.append(1.0 if model.carried is None else model.carried.share)
        assert model.carried is None or model.carried.start == old
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert all(0 <= after - before <= 0.1 for before, after in pairwise(shares))
    assert 0.6 < seconds < 0.8


def test_without_motion_or_after_loading_it_is_there_at_once() -> None:
    model = three()
    light = LeaderLight(model)
    passed_on(model)
    assert not light.update(FRAME, at_once=True)
    assert model.carried is None
    passed_on(model)
    light.rest()
    assert not light.update(FRAME, at_once=False)
    assert not light.moving
