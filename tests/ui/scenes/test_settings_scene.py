"""The settings in the window: each change applies at once, is remembered, and loses nothing."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from crypt_game.controls.input import DEFAULT_KEYS, Command, Keymap
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, Slider
from crypt_game.desktop.settings import Settings, SettingsFile
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import draw_card_front
from crypt_game.drawing.canvas.key_caps import draw_key_cap
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.settings import controllers, settings_groups
from crypt_game.ui.scenes.settings.scene import SettingsScene

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_words, type_sizes

SECTIONS = ("language", "access", "picture", "sound", "hot-seat", "keys")


class SettingsPlayer(ScreenPlayer):
    """Turns to the section that holds a control before it uses the control."""

    def _turn_to(self, key: str) -> None:
        for section in SECTIONS:
            if not isinstance(self.scene, SettingsScene) or self.scene.controls.find(key) is not None:
                return
            super().click(f"section-{section}")
            self.wait()

    def click(self, target: str | tuple[int, int]) -> None:
        if isinstance(target, str):
            self._turn_to(target)
        super().click(target)

    def tab_to(self, key: str) -> None:
        self._turn_to(key)
        super().tab_to(key)

    def widget(self, key: str) -> Widget:
        self._turn_to(key)
        return super().widget(key)


@pytest.fixture
def player(open_app: OpenApp) -> ScreenPlayer:
    player = SettingsPlayer(open_app())
    navigation.open_at_start(player.app)
    navigation.pages.open_settings(player.app)
    player.wait()
    return player


def remembered(player: ScreenPlayer) -> Settings:
    return SettingsFile(player.app.folders.settings_file).settings


def test_the_language_changes_at_once_and_everywhere(player: ScreenPlayer) -> None:
    player.click("language-de")
    player.wait()
    assert "Einstellungen" in drawn_words(player.app)
    assert remembered(player).language == "de"
    player.click("done")
    assert isinstance(player.scene, MenuScene)
    assert "Neues Spiel" in drawn_words(player.app)


def test_the_rulebook_may_have_a_language_of_its_own(player: ScreenPlayer) -> None:
    player.click("rules-fr")
    assert (remembered(player).rules_language, player.app.words.language) == ("fr", "en")
    player.click("rules-same")
    assert remembered(player).rules_language is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_the_largest_type_a_label_is_no_smaller_than_its_explanation(
    open_app: OpenApp, language: str
) -> None:
    app = open_app((1280, 720), language=language, text_size=2.0)
    navigation.pages.open_settings(app, "access")
    ScreenPlayer(app).wait()
    sizes, say = type_sizes(app, app.stack.top), app.words.say
    detail = next(size for words, size in sizes.items() if say("settings-contrast-detail").startswith(words))
    assert sizes[say("settings-contrast")] >= detail


def test_text_size_shows_in_the_sample_at_once(player: ScreenPlayer) -> None:
    before = pygame.image.tobytes(player.app.surface, "RGB")
    player.click("text-1.5")
    player.wait()
    assert player.app.frame.text == 1.5
    assert pygame.image.tobytes(player.app.surface, "RGB") != before
    assert remembered(player).text_size == 1.5


@pytest.mark.parametrize(("text", "count"), [(1.0, 4), (1.5, 3), (2.0, 1)])
def test_cards_take_what_the_sample_leaves(
    player: ScreenPlayer, monkeypatch: pytest.MonkeyPatch, text: float, count: int
) -> None:
    cards: list[pygame.Rect] = []

    def seen(canvas: Canvas, treasure: str, value: int, rect: pygame.Rect) -> None:
        cards.append(rect)
        draw_card_front(canvas, treasure, value, rect)

    monkeypatch.setattr(settings_groups, "draw_card_front", seen)
    player.app.change_settings(text_size=text)
    player.wait()
    cards.clear()
    drawn_words(player.app)
    last = player.scene.controls.find("text-2")
    assert last is not None
    assert len(cards) == count
    assert 0 < last.rect.right - cards[-1].right < player.app.frame.px(80)


@pytest.mark.parametrize(
    ("key", "name"),
    [
        ("fullscreen", "fullscreen"),
        ("reduced-motion", "reduced_motion"),
        ("risk-figures", "risk_figures"),
        ("hand-over", "hand_over"),
        ("confirm-pass", "confirm_pass"),
    ],
)
def test_every_switch_turns_by_mouse_and_by_keys(player: ScreenPlayer, key: str, name: str) -> None:
    first = getattr(remembered(player), name)
    player.click(key)
    player.wait()
    assert getattr(remembered(player), name) is not first
    player.choose(key)
    player.wait()
    assert getattr(remembered(player), name) is first


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_animation_speed(player: ScreenPlayer, speed: str) -> None:
    player.click(f"speed-{speed}")
    assert remembered(player).animation_speed == speed


@pytest.mark.parametrize("volume", ["master", "effects", "ambience", "music"])
def test_volumes_move_by_mouse_and_by_arrows(player: ScreenPlayer, volume: str) -> None:
    rect = player.widget(volume).rect
    player.drag(rect.center, (rect.right - 1, rect.centery))
    player.wait()
    assert getattr(remembered(player), volume) == 1.0
    player.tab_to(volume)
    player.press(pygame.K_LEFT)
    player.wait()
    assert getattr(remembered(player), volume) == pytest.approx(0.95)
    assert "95" in drawn_words(player.app)


def test_a_slider_can_be_dragged_all_the_way_in_one_go(player: ScreenPlayer) -> None:
    rect = player.widget("music").rect
    player.drag((rect.left + 1, rect.centery), (rect.right - 1, rect.centery))
    assert remembered(player).music == 1.0


def test_a_short_section_leaves_no_empty_half(player: ScreenPlayer) -> None:
    player.click("section-keys")
    player.wait()
    assert not player.scene.idle_animation().flames
    player.click("section-sound")
    player.wait()
    assert player.scene.idle_animation().flames, "the torches of a room burn below it"
    player.app.change_settings(contrast=True)
    player.wait()
    assert not player.scene.idle_animation().flames


def test_mute_says_what_it_would_do_next(player: ScreenPlayer) -> None:
    player.click("mute")
    player.wait()
    assert remembered(player).muted
    assert "Unmute" in drawn_words(player.app)
    player.click("mute")
    assert not remembered(player).muted


def test_a_key_is_changed_by_pressing_it(player: ScreenPlayer) -> None:
    player.click("key-undo")
    assert "Press a key" in drawn_words(player.app)
    player.press(pygame.K_b)
    assert player.app.devices.keymap.key(Command.UNDO) == pygame.K_b
    assert remembered(player).keys == {"undo": "b"}
    assert "B" in drawn_words(player.app)


def test_a_key_is_changed_with_the_keyboard_alone(player: ScreenPlayer) -> None:
    player.choose("key-peek")
    player.press(pygame.K_F5)
    assert player.app.devices.keymap.key(Command.PEEK) == pygame.K_F5


def test_a_key_that_is_taken_names_what_takes_it(player: ScreenPlayer) -> None:
    player.click("key-undo")
    player.press(DEFAULT_KEYS[Command.RECOVER])
    assert "taken: Recover" in drawn_words(player.app)
    assert remembered(player).keys == {}
    player.press(pygame.K_b)
    assert remembered(player).keys == {"undo": "b"}


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_1, pygame.K_F1, pygame.K_LSHIFT, pygame.K_RETURN])
def test_fixed_keys_cannot_be_given_away(player: ScreenPlayer, key: int) -> None:
    player.click("key-undo")
    player.press(key)
    assert "this key is fixed" in drawn_words(player.app)
    assert remembered(player).keys == {}


def test_escape_only_stops_asking_for_a_key(player: ScreenPlayer) -> None:
    player.click("key-undo")
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, SettingsScene)
    assert "Press a key" not in drawn_words(player.app)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, MenuScene)


def test_defaults_take_back_all_but_the_language(player: ScreenPlayer) -> None:
    for key in ("language-fr", "text-1.3", "reduced-motion", "mute", "key-undo"):
        player.click(key)
        player.wait()
    player.press(pygame.K_b)
    player.click("defaults")
    player.wait()
    now = remembered(player)
    assert (now.language, now.text_size, now.reduced_motion, now.muted, now.keys) == (
        "fr",
        1.0,
        False,
        False,
        {},
    )


def test_the_keyboard_reaches_every_control(player: ScreenPlayer) -> None:
    player.tab_to("key-confirm")
    reached = {"key-confirm"}
    for _ in range(1, len(DEFAULT_KEYS)):
        player.press(pygame.K_RIGHT)
        assert player.scene.controls.focus is not None
        reached.add(player.scene.controls.focus.key)
    assert player.app.spoken.endswith(f"{len(DEFAULT_KEYS)} of {len(DEFAULT_KEYS)}")
    assert reached == {f"key-{command.value}" for command in DEFAULT_KEYS}
    for _ in player.scene.controls.widgets:
        player.press(pygame.K_TAB)
        focus = player.scene.controls.focus
        assert focus is not None
        reached.add(focus.key)
    assert reached >= {widget.key for widget in player.scene.controls.widgets if widget.focusable}


def test_focus_survives_a_change_and_is_visible(player: ScreenPlayer) -> None:
    player.choose("language-de")
    player.wait()
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == "language-de"
    assert player.scene.controls.look(focus).focused


def test_what_changed_is_said(player: ScreenPlayer) -> None:
    player.choose("reduced-motion")
    player.wait()
    assert player.app.spoken.startswith("Reduced motion, on.")
    player.tab_to("music")
    player.press(pygame.K_RIGHT)
    player.wait()
    assert player.app.spoken == "Music: 90"
    player.choose("speed-fast")
    player.wait()
    assert player.app.spoken == "Animation speed: fast, chosen"


def test_a_chosen_key_is_taken_from_the_command_that_has_it_by_default() -> None:
    keymap = Keymap({"undo": "v"})
    assert keymap.command(pygame.K_v, 0) is Command.UNDO
    assert keymap.key(Command.SINCE) is None


def test_a_window_asked_for_on_the_command_line_is_what_the_settings_show_and_remember(
    open_app: OpenApp,
) -> None:
    before = open_app(fullscreen=True)
    file = SettingsFile(before.folders.settings_file)
    assert file.settings.fullscreen
    app = App(before.resources, before.folders, file, size=(1280, 720), fullscreen=False)
    assert not app.settings.fullscreen
    assert not SettingsFile(app.folders.settings_file).settings.fullscreen
    app.close()


def test_letters_that_the_fonts_lack_are_told_when_a_language_is_chosen(
    player: ScreenPlayer, tmp_path: Path
) -> None:
    folder = tmp_path / "languages" / "ja"
    folder.mkdir(parents=True)
    (folder / "meta.ftl").write_text("meta-name = 日本\n", encoding="utf-8")
    resources = player.app.resources
    player.app.resources = resources._replace(locale=(*resources.locale, folder.parent))
    player.app.change_settings(language="de")
    player.wait()
    assert player.app.toasts.texts == []
    player.app.change_settings(language="ja")
    player.wait()
    assert any("U+65E5" in text for text in player.app.toasts.texts), player.app.toasts.texts


def test_many_languages_are_chosen_from_a_list(player: ScreenPlayer, tmp_path: Path) -> None:
    for tag in ("cs", "it", "nl", "pl"):
        folder = tmp_path / "languages" / tag
        folder.mkdir(parents=True)
        (folder / "meta.ftl").write_text(f"meta-name = Own {tag}\n", encoding="utf-8")
    resources = player.app.resources
    player.app.resources = resources._replace(locale=(*resources.locale, tmp_path / "languages"))
    settings = player.scene
    settings.rearrange(player.app.frame)
    assert settings.controls.find("language-de") is None
    player.choose("language")
    nodes = [each.node() for each in player.scene.controls.widgets if each.key.startswith("row-")]
    names = [node.name for node in nodes]
    assert [name for name in names if "Own" in name][2] == "Own nl. 6 of 7"
    assert nodes[0].on
    player.choose(f"row-{names.index('Own nl. 6 of 7')}")
    assert player.scene is settings
    assert player.app.settings.language == "nl"
    player.choose("rules")
    player.press(pygame.K_ESCAPE)
    assert player.scene is settings
    assert player.app.settings.rules_language is None


def test_the_signs_of_buttons_begin_where_their_panel_does(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, drawn = open_app(), list[pygame.Rect]()

    def noted(*told: Any) -> pygame.Rect:
        drawn.append(draw_key_cap(*told))
        return drawn[-1]

    monkeypatch.setattr(controllers, "draw_key_cap", noted)
    app.stack.push(controllers.ControllersScene(app))
    scene = app.stack.top
    scene.draw(scene.canvas)
    rows = {rect.centery: rect for rect in reversed(drawn)}
    assert len({rect.left for rect in rows.values()}) == 1


def test_the_button_of_the_sound_shows_what_it_brings(player: ScreenPlayer) -> None:
    for icon in ("icon/sound-off", "icon/sound"):
        button = player.widget("mute")
        assert isinstance(button, Button)
        assert button.icon == icon
        player.click("mute")
        player.wait()


def test_in_a_wide_window_the_sliders_of_sounds_stand_together(open_app: OpenApp) -> None:
    player = SettingsPlayer(open_app((2560, 1080), language="de", text_size=1.5))
    navigation.open_at_start(player.app)
    navigation.pages.open_settings(player.app)
    player.wait()
    player.click("section-sound")
    player.wait()
    rows = [widget.rect for widget in player.scene.controls.widgets if isinstance(widget, Slider)]
    assert len(rows) == 4
    assert all(low.y - high.y < 3 * high.height for high, low in pairwise(rows))


def test_icons_grow_with_the_words_beside_them(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[float] = []
    draw = Canvas.sprite

    def noted(canvas: Canvas, name: str, where: Any, height: float | None = None, **more: Any) -> Any:
        if name == "icon/keys" and height is not None:
            sides.append(height)
        return draw(canvas, name, where, height, **more)

    monkeypatch.setattr(Canvas, "sprite", noted)
    for text in (1.0, 2.0):
        app = open_app((1280, 720), text_size=text)
        navigation.pages.open_settings(app)
        app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
    assert max(sides) >= 1.4 * min(sides)
