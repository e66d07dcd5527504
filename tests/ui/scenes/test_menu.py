"""The menu: what it offers, in which order, and that two clicks open the crypt."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.ui import navigation
from crypt_game.ui.scenes.about import AboutScene
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.setup.scene import SetupScene

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_words


def keys(player: ScreenPlayer) -> list[str]:
    return [widget.key for widget in player.scene.controls.widgets]


def at_menu(open_app: OpenApp, **settings: object) -> ScreenPlayer:
    player = ScreenPlayer(open_app(**settings))
    navigation.open_at_start(player.app)
    player.wait()
    return player


def test_without_a_game_to_continue_a_new_one_comes_first(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    assert keys(player) == ["new-game", "games", "rules", "settings", "about", "quit"]
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == "new-game"


@pytest.mark.parametrize(
    ("key", "scene"),
    [
        ("new-game", SetupScene),
        ("games", LibraryScene),
        ("settings", SettingsScene),
        ("about", AboutScene),
    ],
)
def test_each_choice_opens_its_scene_by_mouse_and_by_keys(
    open_app: OpenApp, key: str, scene: type[object]
) -> None:
    player = at_menu(open_app)
    player.click(key)
    assert isinstance(player.scene, scene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, MenuScene)
    player.choose(key)
    assert isinstance(player.scene, scene)
    player.click("back")
    assert isinstance(player.scene, MenuScene)


def test_quit_ends_the_program_at_once(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    player.click("quit")
    assert not player.app.stack


def test_escape_walks_to_quit_and_does_not_quit(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, MenuScene)
    player.press(pygame.K_RETURN)
    assert not player.app.stack


def test_two_clicks_lead_to_the_table_and_the_game_can_be_continued(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    player.click("new-game")
    player.click("start")
    assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["TableScene"]
    (record,) = player.app.folders.saves.glob("*.crypt")
    navigation.open_menu(player.app)
    player.wait()
    assert keys(player)[:2] == ["continue", "new-game"]
    assert "Round 1 of 9 · 3\u00a0players" in drawn_words(player.app)
    player.click("continue")
    assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["TableScene"]
    assert list(player.app.folders.saves.glob("*.crypt")) == [record]


def started_record(player: ScreenPlayer) -> Path:
    player.click("new-game")
    player.click("start")
    (record,) = player.app.folders.saves.glob("*.crypt")
    return record


def test_a_damaged_game_offers_its_sound_part_and_keeps_the_file(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    record = started_record(player)
    whole = record.read_bytes()
    record.write_bytes(whole + b'{"garbage"\n{"more": 1}\n')
    navigation.open_at_start(player.app, record)
    player.wait()
    words = " ".join(drawn_words(player.app))
    assert "cannot be read to its end" in words
    assert "is kept" in words
    player.click("stay")
    assert type(player.scene).__name__ == "TableScene"
    kept = [path for path in record.parent.iterdir() if ".broken" in path.name]
    assert [path.read_bytes().startswith(whole) for path in kept] == [True]


def test_a_file_that_is_no_game_is_told_and_left_alone(open_app: OpenApp, tmp_path: Path) -> None:
    player = at_menu(open_app)
    nonsense = tmp_path / "nonsense.crypt"
    nonsense.write_text("no game\n")
    navigation.open_at_start(player.app, nonsense)
    player.wait()
    assert "This game cannot be read" in drawn_words(player.app)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, MenuScene)
    assert nonsense.read_text() == "no game\n"


def test_the_menu_speaks_the_chosen_language(open_app: OpenApp) -> None:
    player = at_menu(open_app, language="fr")
    assert "Nouvelle partie" in drawn_words(player.app)


def test_flames_flicker_only_where_motion_is_wanted(open_app: OpenApp) -> None:
    player = at_menu(open_app, animation_speed="normal")
    assert len(player.scene.flames()) == 3
    before = pygame.image.tobytes(player.app.surface, "RGB")
    player.wait(1.0)
    assert pygame.image.tobytes(player.app.surface, "RGB") != before
    player.app.change_settings(reduced_motion=True)
    player.wait(0.2)
    still = pygame.image.tobytes(player.app.surface, "RGB")
    player.wait(1.0)
    assert pygame.image.tobytes(player.app.surface, "RGB") == still
