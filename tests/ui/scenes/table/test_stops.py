"""Reaction stops at the table: the bar by mouse and keys, an offer before the last decision, and going on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from crypt_game.match.annotations import ReactionStop
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.board_model import Waiting
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.rules import ALL_A, Choice, GameSetup, Mode, Side
from crypt_game.rules.legal import anytime_of, random_action
from crypt_game.ui.app import App
from crypt_game.ui.scenes.table.scene import TableScene

from ...conftest import OpenApp
from ...driver import Heir, KeyHeir, ListenerHeir, MouseHeir
from .test_advice import Thinkers

KEYS = ("stop-turn", "stop-pushed", "stop-collect", "stop-never")


def rival_claims_last(stops: frozenset[ReactionStop]) -> Match:
    """A Squire is about to claim last in its round, and the person could use a reward."""
    people = [
        Player(f"P{n}", HOUSES[n], Title.DUKE, PlayerKind.SQUIRE if n else PlayerKind.PERSON)
        for n in range(2)
    ]
    plan = Plan.seated(GameSetup(Mode.STANDARD, 2, ALL_A._replace(manuscript=Side.B)), people)
    for seed in range(80):
        match, rng = Match(plan, seed), Random(seed)
        match.begin()
        match.set_stops(stops)
        while (decide := match.decide) is not None:
            last = decide.what is Choice.CLAIM and len(match.state.flow.turns) == 1
            if last and decide.seat == 1 and anytime_of(match.state, 0):
                return match
            match.submit(*random_action(match.state, rng))
    raise LookupError("no such moment")


def at_table(app: App, match: Match) -> tuple[TableScene, Thinkers]:
    scene, thinkers = TableScene(app, match), Thinkers(slow=True)
    app.opponents = thinkers
    app.stack.reset(scene)
    return scene, thinkers


@pytest.mark.parametrize("hand", [MouseHeir, KeyHeir, ListenerHeir])
def test_what_the_game_stops_for_is_switched_while_others_play(
    open_app: OpenApp, hand: Callable[[App], Heir]
) -> None:
    app = open_app()
    scene, _ = at_table(app, rival_claims_last(frozenset()))
    heir = hand(app)
    heir.wait(0.5)
    assert isinstance(scene.model.asking, Waiting)

    def chosen() -> list[str]:
        return [key for key in KEYS if getattr(heir.widget(key), "chosen", False)]

    assert chosen() == ["stop-never"]
    heir.use("stop-turn")
    assert chosen() == ["stop-turn"]
    assert scene.match.marks.stops == {ReactionStop.TURN}
    assert isinstance(scene.model.asking, Waiting)
    heir.use("stop-turn")
    assert chosen() == ["stop-never"]
    heir.use("stop-turn")
    heir.use("stop-never")
    assert chosen() == ["stop-never"]
    assert scene.match.marks.stops == frozenset()


@pytest.mark.parametrize("hand", [MouseHeir, KeyHeir])
def test_before_collect_the_reward_is_offered_once_and_the_game_goes_on(
    open_app: OpenApp, hand: Callable[[App], Heir]
) -> None:
    app = open_app(animation_speed="fast")
    match = rival_claims_last(frozenset({ReactionStop.COLLECT}))
    scene, thinkers = at_table(app, match)
    thinkers.slow = False
    steps, heir = len(match.moments), hand(app)
    heir.wait(3)
    asking = scene.model.asking
    assert isinstance(asking, FlipOffer)
    assert asking.closable
    assert len(match.moments) == steps
    assert scene.model.hint.text in app.spoken
    heir.use("close")
    heir.wait(1)
    while isinstance(scene.model.asking, FlipOffer) and len(match.moments) == steps:
        heir.use("close")
        heir.wait(3)
    thinkers.answer()
    heir.wait(2)
    assert len(match.moments) > steps


def test_who_can_pay_for_no_reward_is_not_asked(open_app: OpenApp) -> None:
    app = open_app()
    match, rng = Match(rival_claims_last(frozenset()).plan, 1), Random(1)
    match.begin()
    while match.decide is not None and match.decide.seat == 0:
        match.submit(*random_action(match.state, rng))
    scene, _ = at_table(app, match)
    MouseHeir(app).wait(0.5)
    assert scene.controls.find("onward") is not None
    assert scene.controls.find("stop-turn") is None


def test_never_offers_nothing(open_app: OpenApp) -> None:
    app = open_app(animation_speed="fast")
    match = rival_claims_last(frozenset())
    scene, _ = at_table(app, match)
    MouseHeir(app).wait(2)
    assert isinstance(scene.model.asking, Waiting)
