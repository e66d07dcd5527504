"""The chronicle slides in over the left edge of the table, round by round, and goes back in every way."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.match.players import House
from crypt_game.play.board_model import ChronicleLine
from crypt_game.ui import navigation
from crypt_game.ui.scenes.chronicle import ChronicleScene
from crypt_game.ui.scenes.menu import MenuScene

from ..conftest import OpenApp
from ..driving import FRAME, ScreenPlayer

LINES = [ChronicleLine(House.MOON, f"Line {number}.", heading=number % 8 == 0) for number in range(60)]


def opened(open_app: OpenApp, **settings: object) -> ScreenPlayer:
    player = ScreenPlayer(open_app(**settings))
    navigation.open_at_start(player.app)
    player.wait()
    navigation.pages.open_chronicle(player.app, LINES)
    player.app.step(0.0)
    return player


def drawer(player: ScreenPlayer) -> ChronicleScene:
    assert isinstance(player.scene, ChronicleScene)
    return player.scene


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_l])
def test_it_goes_back_by_key(open_app: OpenApp, key: int) -> None:
    player = opened(open_app)
    drawer(player)
    player.press(key)
    assert isinstance(player.scene, MenuScene)


def test_it_goes_back_by_its_button_and_by_a_press_beside_it(open_app: OpenApp) -> None:
    player = opened(open_app)
    player.click("close")
    assert isinstance(player.scene, MenuScene)
    navigation.pages.open_chronicle(player.app, LINES)
    player.app.step(0.0)
    width, height = player.app.frame.size
    player.click((width // 10, height // 2))
    drawer(player)
    player.click((width - 20, height // 2))
    assert isinstance(player.scene, MenuScene)


def test_it_leaves_the_room_in_sight_and_lists_all_lines(open_app: OpenApp) -> None:
    player = opened(open_app, size=(1280, 720), text_size=1.5)
    view = drawer(player).controls.widgets
    assert max(widget.rect.right for widget in view) < 1280 * 0.65
    seen = {widget.key for widget in view}
    assert "row-59" in seen
    player.press(pygame.K_TAB)
    for _ in range(3):
        player.press(pygame.K_PAGEUP)
    assert "row-59" not in {widget.key for widget in drawer(player).controls.widgets if widget.rect.height}


def test_it_slides_in_and_out_while_nothing_else_waits(open_app: OpenApp) -> None:
    player = opened(open_app, animation_speed="normal")
    scene, edges = drawer(player), []
    while scene.lively:
        edges.append(bytes(player.app.surface.get_at((x, 300))[0] for x in range(0, 600, 4)))
        player.app.step(FRAME)
    assert 4 < len(set(edges)) < 20
    player.press(pygame.K_ESCAPE)
    assert scene.lively
    player.press(pygame.K_ESCAPE)
    for _ in range(20):
        player.app.step(FRAME)
    assert isinstance(player.scene, MenuScene)


def test_a_round_begins_with_a_heading(open_app: OpenApp) -> None:
    scene = drawer(opened(open_app))
    places = {widget.key: widget for widget in scene.controls.widgets}
    assert places["row-56"].rect.height > 1.5 * places["row-57"].rect.height
