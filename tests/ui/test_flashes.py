"""Nothing flashes more than three times a second over a quarter of the window, in the fastest play either."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.play.board_model import Waiting
from crypt_game.rules import Claim, Mode, Recover
from crypt_game.ui.app import App
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene

from ..random_games import finished, seated
from .conftest import OpenApp
from .flashes import SAFE_SHARE, FlashMeter

FRAME = 1 / 60
SMALL = (1024, 640)


def strobe(rate: int, share: float) -> float:
    """What the meter tells of a part of the window that goes from dark to light `rate` times a second."""
    meter, surface = FlashMeter(), pygame.Surface((320, 200))
    for frame in range(120):
        lit = frame * rate * 2 // 60 % 2
        surface.fill("white" if lit else "black", (0, 0, 320, round(200 * share)))
        meter.look(surface, FRAME)
    return meter.share


def test_the_meter_tells_how_much_flashes_too_often() -> None:
    assert strobe(3, 1.0) == 0
    assert strobe(5, 1.0) == 1
    assert strobe(5, 0.5) == pytest.approx(0.5)
    assert strobe(10, 0.2) < SAFE_SHARE


def watch(app: App, done: Callable[[], bool], seconds: float) -> FlashMeter:
    """Look at each frame until `done` and a second more, but no longer than `seconds`."""
    meter, left = FlashMeter(), 1.0
    for _ in range(round(seconds / FRAME)):
        app.step(FRAME)
        meter.look(app.surface, FRAME)
        left -= FRAME if done() else 0
        if left < 0:
            return meter
    pytest.fail("it does not end")


def at_table(app: App, mode: Mode, players: int, earlier: tuple[Claim | Recover, ...]) -> TableScene:
    """A table at which these decisions have been taken."""
    match = Match(seated(mode, [PlayerKind.PERSON] * players), 3)
    match.begin()
    for action in earlier:
        assert match.decide is not None
        match.submit(match.decide.seat, action)
    scene = TableScene(app, match)
    app.stack.reset(scene)
    for _ in range(10):
        app.step(FRAME)
    return scene


def show(scene: TableScene, action: Claim | Recover) -> None:
    """Take a decision at the table, and show what follows from it."""
    assert scene.match.decide is not None
    scene.model.request = Waiting()
    scene.commands.show(scene.match.submit(scene.match.decide.seat, action))


def push_out(app: App) -> FlashMeter:
    scene = at_table(app, Mode.STANDARD, 2, (Claim.on({0: [1, 1, 1]}),))
    show(scene, Claim.on({0: [2, 2, 2]}))
    return watch(app, lambda: scene.event_player.idle, 12)


def ghost_turn(app: App) -> FlashMeter:
    scene = at_table(app, Mode.SOLO, 1, ())
    show(scene, Claim.on({0: [1]}))
    return watch(app, lambda: scene.event_player.idle, 20)


def exhaustion(app: App) -> FlashMeter:
    scene = at_table(app, Mode.STANDARD, 2, (Claim.on({0: [6, 6, 6]}),))
    show(scene, Claim.on({1: [6, 6], 2: [6]}))
    return watch(app, lambda: scene.event_player.idle, 20)


def finale(app: App) -> FlashMeter:
    scene = ScoringScene(app, finished(Mode.STANDARD, 2), just_ended=True)
    app.go(lambda: app.stack.reset(scene))
    return watch(app, lambda: scene in app.stack.scenes and scene.reckoning.done, 40)


@pytest.mark.parametrize(
    "happen",
    [
        push_out,
        *(pytest.param(each, marks=pytest.mark.long) for each in (ghost_turn, exhaustion, finale)),
    ],
)
def test_what_lights_up_never_flashes_too_often(
    open_app: OpenApp, happen: Callable[[App], FlashMeter]
) -> None:
    app = open_app(SMALL, animation_speed="fast", heirs_pace="fast", confirm_pass=False)
    app.stack.reset(TableScene(app, Match(seated(Mode.STANDARD, [PlayerKind.PERSON] * 2), 3)))
    meter = happen(app)
    assert meter.share < SAFE_SHARE
