"""Rooms shift in layers as one looks to the side; without motion they stand still."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import finished

from .conftest import OpenApp
from .invariants import difference, paint_all, picture_of

FRAME, LONGEST = 1 / 30, 300
SHORT_FRAME, MANY = 1 / 100, 50
PEOPLE = [Player(house.value.title(), house, Title.DUKE) for house in HOUSES[:2]]


def menu(app: App) -> Scene:
    return MenuScene(app, None)


def setup(app: App) -> Scene:
    return SetupScene(app)


def table(app: App) -> Scene:
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), PEOPLE), 3)
    match.begin()
    return TableScene(app, match)


def library(app: App) -> Scene:
    return LibraryScene(app)


def hand_over(app: App) -> Scene:
    return HandOver(app, Player("Ysolde", HOUSES[0], Title.DUCHESS), "claim")


def result(app: App) -> Scene:
    scene = ScoringScene(app, finished(Mode.STANDARD, 2), just_ended=True)
    scene.show_result()
    return scene


def looked(app: App, share: float) -> pygame.Surface:
    """The window once everything has come to rest while the pointer is so far to the right."""
    at = round(share * (app.frame.size[0] - 1)), 1
    move = pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 0), buttons=(0, 0, 0), touch=False)
    app.step(FRAME, [move])
    for _ in range(LONGEST):
        app.step(FRAME)
        if not app.stack.top.lively:
            break
    return app.surface.copy()


@pytest.mark.parametrize(
    ("make", "bare"),
    [
        (menu, Rect(560, 700, 200, 12)),
        (setup, Rect(2, 100, 20, 500)),
        (library, Rect(2, 100, 20, 500)),
        (hand_over, Rect(300, 300, 60, 60)),
        (result, Rect(150, 60, 60, 60)),
        (table, Rect(300, 60, 110, 12)),
    ],
)
def test_a_room_shifts_as_one_looks_to_the_side_and_rests(
    open_app: OpenApp, make: Callable[[App], Scene], bare: Rect
) -> None:
    """`bare` is a part of the window where only the room is, without fire or dust."""
    app = open_app((1280, 720), animation_speed="fast", hand_over=False)
    app.stack.reset(make(app))
    left, right = looked(app, 0.0), looked(app, 1.0)
    shifts = [layer.centerx - app.frame.window.centerx for layer in app.stack.top.layers]
    assert shifts[0] > 0 > min(shifts[1:], default=-1), "the wall goes with the view, what is near against it"
    shown = [pygame.image.tobytes(window.subsurface(bare), "RGB") for window in (left, right)]
    assert shown[0] != shown[1]
    drawn = app.stack.top.take_stale()
    for _ in range(10):
        app.step(FRAME)
        drawn = drawn or app.stack.top.take_stale()
    assert not drawn, "a room at rest is not drawn again"


@pytest.mark.parametrize("make", [menu, setup, library, hand_over, result, table])
def test_each_layer_is_drawn_where_it_has_shifted_to(open_app: OpenApp, make: Callable[[App], Scene]) -> None:
    """Near and far layers come to their next pixel at different times."""
    app = open_app((1280, 720), animation_speed="fast", hand_over=False)
    app.stack.reset(make(app))
    looked(app, 0.0)
    app.stack.top.view.look(1.0)
    for _ in range(MANY):
        app.step(SHORT_FRAME)
        shown = picture_of(app)
        paint_all(app)
        assert not difference(shown, picture_of(app))


@pytest.mark.parametrize("make", [menu, setup, library, hand_over, result, table])
def test_without_motion_a_room_stands_still(open_app: OpenApp, make: Callable[[App], Scene]) -> None:
    app = open_app((1280, 720), reduced_motion=True, hand_over=False)
    app.stack.reset(make(app))
    app.step(FRAME)
    scene = app.stack.top
    straight = scene.layers
    looked(app, 0.0)
    assert scene.layers == straight
    assert all(layer.center == app.frame.window.center for layer in straight)
