"""The colours of the houses are chosen by mouse, keys and pad, and hold wherever a house is shown."""

from __future__ import annotations

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.desktop.settings import SettingsFile
from crypt_game.drawing.theme import Palette
from crypt_game.screen_reader import node_words
from crypt_game.share.web_replay import web_replay
from crypt_game.ui import navigation
from crypt_game.ui.scenes.settings.house_colours import HouseColoursScene
from tests.share.test_web_replay import finished

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..pad_player import PadPlayer

OTHERS = {"tower": "blue", "moon": "red", "pine": "lilac", "star": "green"}
LEAST = 150
"""Pixels that are at least of a house in each scene."""


@pytest.fixture
def player(open_app: OpenApp) -> PadPlayer:
    player = PadPlayer(open_app())
    navigation.open_at_start(player.app)
    navigation.pages.open_settings(player.app)
    player.wait()
    player.click("section-access")
    player.wait()
    player.click("house-colours")
    player.wait()
    assert isinstance(player.scene, HouseColoursScene)
    return player


def chosen(player: ScreenPlayer) -> dict[str, str]:
    return dict(SettingsFile(player.app.folders.settings_file).settings.house_colours)


def test_by_mouse_a_colour_is_taken_swapped_and_given_back(player: PadPlayer) -> None:
    player.click("tower-grey")
    player.wait()
    assert (chosen(player)["tower"], player.app.picture_store.tones["tower"].base) == ("grey", (115, 100, 98))
    player.click("moon-grey")
    player.wait()
    assert (chosen(player)["tower"], chosen(player)["moon"]) == ("blue", "grey")
    player.click("usual")
    player.wait()
    assert chosen(player) == {}
    assert player.app.picture_store.tones == Palette.HOUSES


def test_by_keys_and_by_pad_and_a_listener_is_told(player: PadPlayer) -> None:
    player.tab_to("pine-amber")
    player.press(pygame.K_RETURN)
    player.wait()
    assert chosen(player)["pine"] == "amber"
    focus = player.scene.controls.focus
    assert focus is not None
    assert node_words(focus.node(), player.app.words.say).startswith("Pine: amber")
    assert focus.node().on
    player.tap(pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    player.tap(pygame.CONTROLLER_BUTTON_A)
    player.wait()
    assert chosen(player)["pine"] == "lime"


def differing(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly."""
    alike = pygame.mask.from_threshold(one, (0, 0, 0), (40, 40, 40, 255), other)
    return one.get_width() * one.get_height() - alike.count()


@pytest.mark.parametrize(
    "name",
    ["table-4", "table-clash-8", "scoring-4", "setup-heirs", "replay-3", "library", "review-3", "hand-over"],
)
def test_every_scene_follows_a_change_while_it_is_open(open_app: OpenApp, name: str) -> None:
    app = open_app()
    SCENES[name](app)
    pictures = []
    for choice in ({}, {}, OTHERS):
        app.change_settings(house_colours=choice)
        app.step(0.5)
        pictures.append(app.surface.copy())
    moving = differing(pictures[0], pictures[1])
    assert differing(pictures[1], pictures[2]) > moving + LEAST


def test_a_shared_page_has_the_colours_of_who_shares_it(open_app: OpenApp) -> None:
    app = open_app(house_colours={"tower": "grey"})
    page = web_replay(
        finished("standard"), app.words, app.resources.assets, tones=app.picture_store.tones
    ).decode()
    assert ".tower .die { background: #736462;" in page
    assert ".moon .die { background: #3C6A9E;" in page
