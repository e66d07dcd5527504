"""What the system does to a window: a picture that was lost is painted again, and only then."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.ui import navigation
from crypt_game.ui.app import App

from .conftest import OpenApp
from .driving import ScreenPlayer

LOST = [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN, pygame.WINDOWFOCUSGAINED]


@pytest.fixture
def player(open_app: OpenApp) -> ScreenPlayer:
    """Before a page that nothing moves on."""
    player = ScreenPlayer(open_app(reduced_motion=True))
    navigation.open_at_start(player.app)
    player.click("games")
    player.wait(1)
    return player


def picture(app: App) -> bytes:
    return pygame.image.tobytes(app.surface, "RGB")


@pytest.mark.parametrize("event", LOST, ids=pygame.event.event_name)
def test_what_the_system_has_thrown_away_is_painted_again(player: ScreenPlayer, event: int) -> None:
    before = picture(player.app)
    player.app.surface.fill("black")
    player.wait(0.5)
    assert picture(player.app) != before, "nothing is painted while nothing happens"
    player.app.step(1 / 60, [pygame.event.Event(event)])
    assert picture(player.app) == before


@pytest.mark.parametrize("size", [(1024, 640), (600, 400), (2560, 1080)])
def test_a_screen_of_another_size_and_back_shows_the_same(
    player: ScreenPlayer, size: tuple[int, int]
) -> None:
    before, old = picture(player.app), player.app.frame.size
    player.resize(size)
    player.wait(0.5)
    assert player.app.surface.get_size() == size
    player.resize(old)
    player.wait(0.5)
    assert picture(player.app) == before


def test_no_flame_flickers_over_what_a_window_that_is_too_small_says(open_app: OpenApp) -> None:
    app = open_app((1280, 720), animation_speed="normal")
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.wait(2.0)
    player.resize((600, 400))
    said = picture(app)
    player.wait(1.0)
    assert picture(app) == said
