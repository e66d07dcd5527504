"""Questions, the pause, the hand-over and the credits."""

from __future__ import annotations

import threading
import time
from dataclasses import replace
from hashlib import scrypt
from typing import Any

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.widgets import Button
from crypt_game.drawing import theme
from crypt_game.drawing.curtain import Curtain
from crypt_game.match.game_code import stretched_seed
from crypt_game.match.luck_source import SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, House, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.ui import navigation
from crypt_game.ui.pages import list_panel, seat_editor
from crypt_game.ui.pages.dialog import Dialog, DialogLine
from crypt_game.ui.scenes import about
from crypt_game.ui.scenes.cut import CutTheDeck
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.who_plays.scene import WhoPlays

from ..conftest import OpenApp
from ..driving import FRAME, ScreenPlayer
from ..fitting import drawn_lines, drawn_words, every_type_size, text_faults

BRAM = Player("Bram", House.PINE, Title.DUKE)
MATCH = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), (BRAM, BRAM)), 1)


@pytest.fixture
def player(open_app: OpenApp) -> ScreenPlayer:
    player = ScreenPlayer(open_app())
    navigation.open_at_start(player.app)
    player.wait()
    return player


def test_a_question_does_what_is_asked_only_when_told_so(player: ScreenPlayer) -> None:
    done: list[str] = []
    navigation.pages.open_question(player.app, "dialog-pass", lambda: done.append("passed"))
    player.wait()
    assert "Pass without a claim?" in drawn_words(player.app)
    player.click("act")
    assert done == ["passed"]
    assert isinstance(player.scene, MenuScene)


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_escape_and_enter_are_the_harmless_answer(player: ScreenPlayer, key: int) -> None:
    done: list[str] = []
    navigation.pages.open_question(player.app, "dialog-take-back", lambda: done.append("taken back"))
    player.wait()
    player.press(key)
    assert done == []
    assert isinstance(player.scene, MenuScene)


def test_a_question_is_read_out_and_follows_the_language(player: ScreenPlayer) -> None:
    navigation.pages.open_question(player.app, "dialog-pass", lambda: None)
    assert player.app.spoken.startswith("Pass without a claim?")
    player.app.change_settings(language="fr")
    player.wait()
    assert any(words.startswith("Passer") for words in drawn_words(player.app))


def test_the_answer_acts_after_the_dialog_has_gone(player: ScreenPlayer) -> None:
    tops: list[object] = []
    navigation.pages.open_question(player.app, "dialog-pass", lambda: tops.append(player.scene))
    player.choose("act")
    assert [type(top) for top in tops] == [MenuScene]


def test_a_dialog_without_an_answer_is_refused(player: ScreenPlayer) -> None:
    with pytest.raises(ValueError, match="answer"):
        Dialog(player.app, "icon/help", DialogLine("dialog-pass-title"), DialogLine("dialog-pass-text"), ())


@pytest.mark.parametrize(
    ("key", "scenes"),
    [
        ("resume", [MenuScene]),
        ("settings", [MenuScene, Pause, SettingsScene]),
        ("seats", [MenuScene, WhoPlays]),
        ("new-game", [MenuScene, SetupScene]),
        ("leave", [MenuScene]),
    ],
)
def test_the_pause_leads_everywhere(player: ScreenPlayer, key: str, scenes: list[type[object]]) -> None:
    navigation.pages.open_pause(player.app, MATCH)
    player.choose(key)
    assert [type(scene) for scene in player.app.stack.scenes] == scenes


def test_the_rulebook_wears_the_same_icon_in_pause_and_menu(player: ScreenPlayer) -> None:
    in_menu = player.widget("rules")
    navigation.pages.open_pause(player.app, MATCH)
    in_pause = player.widget("rules")
    assert isinstance(in_menu, Button)
    assert isinstance(in_pause, Button)
    assert in_menu.icon == in_pause.icon


def test_escape_leaves_the_pause(player: ScreenPlayer) -> None:
    navigation.pages.open_pause(player.app, MATCH)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, MenuScene)


def test_the_curtain_hides_all_and_opens_only_by_its_button(player: ScreenPlayer) -> None:
    came: list[str] = []
    navigation.pages.open_hand_over(player.app, BRAM, "claim", lambda: came.append("Bram"))
    assert not player.scene.overlay
    player.press(pygame.K_ESCAPE)
    player.click((5, 5))
    assert isinstance(player.scene, HandOver)
    assert came == []
    player.press(pygame.K_RETURN)
    assert came == ["Bram"]
    assert isinstance(player.scene, MenuScene)


@pytest.mark.parametrize("task", ["claim", "pottery", "reroll", "divvy", "final", "reward"])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_curtain_names_the_person_and_the_task(open_app: OpenApp, language: str, task: str) -> None:
    player = ScreenPlayer(open_app(language=language))
    navigation.open_at_start(player.app)
    navigation.pages.open_hand_over(player.app, BRAM, task)
    player.wait()
    duke = {"en": "Duke Bram", "de": "Herzog Bram", "fr": "au Duc Bram"}[language]
    assert duke in drawn_words(player.app)
    assert f"hand-over-task-{task}" not in drawn_words(player.app)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1024, 768), 1.5)])
def test_three_seats_stand_in_one_row(open_app: OpenApp, size: tuple[int, int], text: float) -> None:
    app = open_app(size, language="fr", text_size=text)
    app.stack.reset(WhoPlays(app, Match(Plan.seated(GameSetup(Mode.STANDARD, 3), (BRAM, BRAM, BRAM)), 1)))
    ScreenPlayer(app).wait()
    seats = [widget for widget in app.stack.top.controls.widgets if widget.key.startswith("mind-")]
    assert len(seats) == 3
    assert len({seat.rect.top for seat in seats}) == 1
    assert text_faults(app) == []


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_texts_about_game_and_edition_are_set_in_one_size(open_app: OpenApp, language: str) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    navigation.pages.open_about(app)
    ScreenPlayer(app).wait()
    drawn = dict(every_type_size(app, app.stack.top))
    game, edition = (
        drawn[app.words.say(f"about-{key}").split()[-1]] for key in ("game-french", "edition-own")
    )
    assert game == edition
    assert game > app.frame.font(theme.RULE_BODY) * app.frame.fair_share


def test_texts_about_the_game_are_set_large_rather_than_far_apart(open_app: OpenApp) -> None:
    app = open_app((1920, 1080))
    navigation.pages.open_about(app)
    ScreenPlayer(app).wait()
    drawn = {line.words: line.rect for line in drawn_lines(app) if line.rect is not None}
    above, below = (next(drawn[words] for words in drawn if name in words) for name in ("Infamy", "Dorthe"))
    assert 0 < below.top - above.bottom < above.height


def test_no_gap_parts_the_heirs_from_what_is_said_of_the_game(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, heirs = open_app((1920, 1080)), list[pygame.Rect]()
    navigation.pages.open_about(app)
    ScreenPlayer(app).wait()
    monkeypatch.setattr(about, "draw_portrait", lambda _canvas, _house, _title, place: heirs.append(place))
    told = next(line.rect for line in drawn_lines(app) if "Dorthe" in line.words)
    assert told is not None
    assert 0 < heirs[0].top - told.bottom < heirs[0].height / 2


def test_about_credits_the_authors_and_names_the_licences(player: ScreenPlayer) -> None:
    navigation.pages.open_about(player.app)
    player.wait()
    words = " ".join(drawn_words(player.app))
    for name in (
        "Andrew Nerger",
        "Jeffrey Chin",
        "Alex Chin",
        "Road To Infamy Games",
        "Ôz Éditions",
        "Jean Dorthe",
    ):
        assert name in words
    assert "SIL OFL 1.1" in words
    player.press(pygame.K_RETURN)
    assert isinstance(player.scene, MenuScene)


# what the dark waits for ----------------------------------------------------------------------------------
@pytest.mark.parametrize("at_once", [False, True])
def test_a_change_waits_for_what_it_needs_and_nobody_hurries_it(at_once: bool) -> None:
    curtain, done, ready = Curtain(lambda change: change()), list[bool](), [False]
    curtain.draw_over(lambda: done.append(True), at_once=at_once, ready=lambda: ready[0])
    for _ in range(5):
        assert curtain.update(0.2)
        curtain.hurry()
        assert curtain.moving
        assert done == []
    ready[0] = True
    assert curtain.update(0.01)
    assert done == [True]
    assert curtain.moving is not at_once
    curtain.hurry()
    assert not curtain.moving
    assert done == [True]


def test_the_window_is_never_black_while_a_scene_opens(open_app: OpenApp) -> None:
    player = ScreenPlayer(open_app(animation_speed="normal"))
    navigation.open_at_start(player.app)
    player.wait(0.5)
    light, torch = [], []
    navigation.pages.open_setup(player.app)
    while player.app.curtain.moving:
        player.wait()
        light.append(sum(pygame.transform.average_color(player.app.surface)[:3]))
        torch.append(player.app.surface.get_at(player.app.surface.get_rect().center)[0])
    assert isinstance(player.scene, SetupScene)
    assert min(light) > 0.2 * light[0]
    assert torch[len(torch) // 2] > 150


def test_the_seed_of_a_new_game_is_stretched_beside_the_frames(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[str] = []

    def noted(*args: Any, **named: Any) -> bytes:
        threads.append(threading.current_thread().name)
        return scrypt(*args, **named)

    monkeypatch.setattr("hashlib.scrypt", noted)
    stretched_seed.cache_clear()
    player = ScreenPlayer(open_app())
    navigation.open_at_start(player.app)
    people = [replace(BRAM, house=house) for house in HOUSES[:2]]
    plan = Plan.seated(GameSetup(Mode.STANDARD, 2), people)
    navigation.games.start_game(player.app, plan, SealedLuck(1, "0" * 32))
    for _ in range(500):
        player.app.step(FRAME)
        if type(player.scene).__name__ == "TableScene":
            break
        time.sleep(0.01)
    assert type(player.scene).__name__ == "TableScene"
    assert threads == ["seed"]


def test_the_focus_ring_comes_and_goes_with_the_device(player: ScreenPlayer) -> None:
    """An arrow that leads nowhere shows where the keys are; a click beside every control hides it."""
    navigation.pages.open_chronicle(player.app, [])
    player.wait()
    button = player.widget("close").rect

    def picture() -> bytes:
        player.app.step(0.0)
        return pygame.image.tobytes(player.app.surface.subsurface(button), "RGB")

    bare = picture()
    player.press(pygame.K_LEFT)
    assert picture() != bare
    player.app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(2, 2), button=1)])
    player.app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(2, 2), button=1)])
    assert picture() == bare


@pytest.mark.parametrize("scene", ["box", "commands", "chronicle", "honours"])
def test_lists_stand_on_the_plate_of_dialogs(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    SCENES[scene](app := open_app())
    plates: list[pygame.Rect] = []
    monkeypatch.setattr(list_panel, "draw_dialog_box", lambda _, rect: plates.append(rect))
    drawn_words(app)
    assert len(plates) == 1


def test_the_box_counts_its_cards(open_app: OpenApp) -> None:
    SCENES["box"](app := open_app())
    assert "The box · 14\N{NO-BREAK SPACE}cards" in drawn_words(app)


def test_a_seat_that_changes_hands_has_no_outline_of_a_chosen_one(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    SCENES["who-plays-3"](app := open_app())
    outlines: list[dict[str, Any]] = []
    monkeypatch.setattr(seat_editor, "draw_panel", lambda *_, **more: outlines.append(more))
    words = drawn_words(app)
    assert len(outlines) == 3
    assert not any(more.get("active") for more in outlines)
    assert {"Apply", "Let the computer finish", "Cancel"} <= set(words)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_line_for_a_word_has_its_label_above(open_app: OpenApp, language: str) -> None:
    SCENES["cut"](app := open_app(language=language))
    scene = app.stack.top
    assert isinstance(scene, CutTheDeck)
    assert scene.paragraphs()[-2].endswith(":")


def test_the_picture_of_choosing_a_file_shows_files(open_app: OpenApp) -> None:
    SCENES["choosing-a-file"](app := open_app())
    shown = [words for words in drawn_words(app) if words.endswith(".crypt")]
    assert len(shown) >= 3
