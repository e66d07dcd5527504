"""The menu: what it offers, in which order, and that one press plays."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest

from crypt_game import destinations
from crypt_game.controls.widgets import Button
from crypt_game.daily.crypt_of_day import crypt_of, luck_of
from crypt_game.daily.door_words import door_words
from crypt_game.daily.tries import DayState
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Space
from crypt_game.games.unfinished import Unfinished
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.rules.setup import ALL_B, GameSetup
from crypt_game.rules.terms import Mode
from crypt_game.sound import Mood, Passage
from crypt_game.ui import navigation
from crypt_game.ui.scenes.about import AboutScene
from crypt_game.ui.scenes.day import DayScene
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.table.scene import TableScene

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_lines, drawn_words, type_sizes


def keys(player: ScreenPlayer) -> list[str]:
    return [widget.key for widget in player.scene.controls.widgets]


def at_menu(open_app: OpenApp, **settings: object) -> ScreenPlayer:
    player = ScreenPlayer(open_app(**settings))
    navigation.open_at_start(player.app)
    player.wait()
    return player


def amber(player: ScreenPlayer) -> list[str]:
    widgets = player.scene.controls.widgets
    return [widget.key for widget in widgets if isinstance(widget, Button) and widget.kind == "primary"]


MENU = [
    "play",
    "new-game",
    "learn",
    "today",
    "campaign",
    "riddles",
    "games",
    "rules",
    "settings",
    "quit",
    "about",
]


def test_play_comes_first_and_is_the_one_amber_thing(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    assert keys(player) == MENU
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == "play"
    assert amber(player) == ["play"]


def test_who_has_larger_letters_is_not_shown_the_way_to_them(open_app: OpenApp) -> None:
    assert "access" in keys(at_menu(open_app, learning=None))
    player = at_menu(open_app, learning=None, text_size=1.5)
    assert {"learn", "known", "settings"} < set(keys(player))
    assert "access" not in keys(player)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_line_below_the_logo_ends_with_it(open_app: OpenApp, language: str) -> None:
    player = at_menu(open_app, language=language)
    lines = {line.words: line.rect for line in drawn_lines(player.app)}
    logo, tagline = lines["CRYPT"], lines[player.app.words.say("menu-tagline")]
    assert logo is not None
    assert tagline is not None
    assert tagline.right <= logo.right


def started(player: ScreenPlayer) -> Match:
    """The game on the table."""
    player.wait()
    scene = player.scene
    assert isinstance(scene, TableScene)
    return scene.match


@pytest.mark.parametrize("by_keys", [False, True])
def test_one_press_plays_against_two_squires(open_app: OpenApp, by_keys: bool) -> None:
    player = at_menu(open_app)
    assert player.widget("play").spoken == "Play – You against two Squires"
    player.press(pygame.K_RETURN) if by_keys else player.click("play")
    match = started(player)
    minds = [person.mind for person in match.plan.players]
    assert minds == [PlayerKind.PERSON, PlayerKind.SQUIRE, PlayerKind.SQUIRE]
    assert [person.name for person in match.plan.players] == ["Ysolde", "Mirabel", "Aldric"]


def test_play_goes_on_as_last_time(open_app: OpenApp) -> None:
    draft = PlanDraft().with_mode(Mode.CLASH).with_sides(ALL_B).with_heir(1, name="Eva")
    draft = draft.filled(PlayerKind.PAGE).led_by(2)
    player = at_menu(open_app, last_setup=draft.to_json())
    assert player.widget("play").spoken == "Play – House against house: you and five Pages"
    player.click("play")
    match = started(player)
    assert match.plan.setup == GameSetup(Mode.CLASH, 6, ALL_B, leader=4)
    assert match.plan.players[1].name == "Eva"


def test_a_damaged_set_up_plays_the_first_one_and_says_nothing_wrong(open_app: OpenApp) -> None:
    player = at_menu(open_app, last_setup={"mode": "chess", "playing": 3})
    assert player.widget("play").spoken == "Play"
    player.click("play")
    assert started(player).plan.setup.players == 3


def test_the_door_of_today_s_crypt_tells_whether_it_was_opened(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    mode = door_words(player.scene.say, date.today(), DayState("new"))
    assert player.widget("today").spoken == f"Crypt of the day – {mode}"
    player.click("today")
    assert isinstance(player.scene, DayScene)
    player.press(pygame.K_RETURN)
    match = started(player)
    assert match.plan.setup == crypt_of(date.today()).setup
    assert match.source == luck_of(date.today())
    player.app.go_to(destinations.MainMenu())
    player.wait()
    assert "begun" in player.widget("today").spoken


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


def test_a_game_can_be_continued(open_app: OpenApp) -> None:
    player = at_menu(open_app)
    player.click("play")
    assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["TableScene"]
    (record,) = player.app.folders.saves.glob("*.crypt")
    navigation.pages.open_menu(player.app)
    player.wait()
    assert keys(player) == ["play", "continue", *MENU[1:]]
    assert "Round 1 of 9 · 3\u00a0players" in drawn_words(player.app)
    player.press(pygame.K_RETURN)
    assert [type(scene).__name__ for scene in player.app.stack.scenes] == ["TableScene"]
    assert list(player.app.folders.saves.glob("*.crypt")) == [record]


def started_record(player: ScreenPlayer) -> Path:
    player.click("play")
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
    assert len(player.scene.idle_animation().flames) == 3
    before = pygame.image.tobytes(player.app.surface, "RGB")
    player.wait(1.0)
    assert pygame.image.tobytes(player.app.surface, "RGB") != before
    player.app.change_settings(reduced_motion=True)
    player.wait(0.2)
    still = pygame.image.tobytes(player.app.surface, "RGB")
    player.wait(1.0)
    assert pygame.image.tobytes(player.app.surface, "RGB") == still


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_tiles_keep_their_icons_and_grow_with_their_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    app, drawn, sprite = open_app(text_size=text), set[str](), Canvas.sprite
    scene = MenuScene(app, Unfinished(Path("game"), "standard", 3, 5, 9))
    app.stack.reset(scene)

    def noted(canvas: Canvas, name: str, *where: Any, **how: Any) -> Any:
        drawn.add(name)
        return sprite(canvas, name, *where, **how)

    monkeypatch.setattr(Canvas, "sprite", noted)
    scene.draw(scene.canvas)
    assert drawn >= {f"icon/{name}" for name in ("crown", "help", "list", "book", "gear")}
    tile = scene.controls.find("games")
    assert tile is not None
    assert tile.rect.height >= (50 if text == 1.0 else 56)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_line_at_the_foot_is_set_in_one_size(open_app: OpenApp, language: str) -> None:
    player = at_menu(open_app, size=(1280, 720), language=language, text_size=2.0)
    sizes, about = type_sizes(player.app, player.scene), player.widget("about")
    assert isinstance(about, Button)
    assert sizes[about.label] >= sizes[player.app.words.say("menu-credit")]


@pytest.mark.parametrize("text", [1.0, 1.15, 1.5, 2.0])
def test_the_two_lines_of_a_row_stand_clear_of_its_edges(open_app: OpenApp, text: float) -> None:
    app = open_app((1280, 720), language="fr", text_size=text)
    scene = MenuScene(app, Unfinished(Path("game"), "standard", 3, 5, 9))
    app.stack.reset(scene)
    lines = {line.words: line.rect for line in drawn_lines(app) if line.rect}
    for key in ("continue", "new-game", "learn", "today"):
        row = scene.controls.find(key)
        assert isinstance(row, Button)
        free = row.rect.inflate(0, -app.frame.px(Space.HAIR))  # room for accents is in a line itself
        assert free.top <= lines[row.label].top
        assert lines.get(row.detail, lines[row.label]).bottom <= free.bottom


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_torch_of_the_logo_burns_above_its_y(open_app: OpenApp, text: float) -> None:
    scene = at_menu(open_app, text_size=text).scene
    assert isinstance(scene, MenuScene)
    canvas = scene.canvas
    left, right, whole = (canvas.measure(theme.LOGO, part)[0] for part in ("CR", "CRY", "CRYPT"))
    shown = min(1.0, canvas.px(740) * scene._logo_share / whole)
    middle = canvas.px(97) + (left + right) / 2 * shown
    assert scene.idle_animation().flames[0].foot[0] == pytest.approx(middle, abs=canvas.px(6))


def test_the_music_is_that_of_the_place_on_top_that_has_some(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_menu(open_app)
    told: list[Mood | None] = []
    monkeypatch.setattr(player.app.sound, "follow", lambda mood, **_: told.append(mood))
    player.wait()
    assert told[-1] == Mood(Passage.MENU)
    player.click("settings")
    player.wait()
    assert told[-1] == Mood(Passage.MENU)
    player.press(pygame.K_ESCAPE)
    player.click("new-game")
    player.wait()
    assert told[-1] == Mood(Passage.SETUP)


def test_at_the_first_start_the_game_is_offered_to_be_learned_until_there_is_an_answer(
    open_app: OpenApp,
) -> None:
    player = ScreenPlayer(open_app(learning=None))
    navigation.open_at_start(player.app)
    player.wait()
    learn, known = player.widget("learn"), player.widget("known")
    assert not learn.rect.colliderect(known.rect)
    assert max(learn.rect.bottom, known.rect.bottom) < player.widget("play").rect.top
    assert learn.spoken == "Learn to play – New here?"
    assert (amber(player), player.scene.controls.focus) == (["learn"], learn)
    player.click("known")
    player.wait()
    assert player.scene.controls.find("known") is None
    assert amber(player) == ["play"]
    navigation.open_at_start(player.app)
    player.wait()
    assert player.scene.controls.find("known") is None


@pytest.mark.parametrize("known", [{"last_setup": {"mode": "solo"}}, {"learning": {"answered": True}}])
def test_whoever_has_played_or_answered_is_not_asked(open_app: OpenApp, known: dict[str, Any]) -> None:
    player = ScreenPlayer(open_app(**{"learning": None, **known}))
    navigation.open_at_start(player.app)
    player.wait()
    assert player.scene.controls.find("known") is None


@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_words_of_both_answers_stand_clear_of_their_buttons(
    open_app: OpenApp, language: str, text: float
) -> None:
    app = open_app((1920, 1080), language=language, text_size=text, learning=None)
    player = ScreenPlayer(app)
    navigation.open_at_start(app)
    player.wait()
    known = player.widget("known")
    words = next(line.rect for line in drawn_lines(app) if line.words == app.words.say("menu-known"))
    assert words is not None
    assert min(words.left - known.rect.left, known.rect.right - words.right) >= Space.CLOSE


@pytest.mark.parametrize("text", [1.5, 2.0])
def test_nothing_below_the_column_is_larger_than_a_name_in_it(open_app: OpenApp, text: float) -> None:
    app = at_menu(open_app, size=(1280, 720), text_size=text).app
    sizes = type_sizes(app, app.stack.top)
    below = [sizes[app.words.say(f"menu-{name}")] for name in ("quit", "about", "credit")]
    assert max(below) <= sizes[app.words.say("menu-new-game")]


@pytest.mark.parametrize("learning", [None, {"answered": True}])
def test_the_names_of_the_column_begin_at_one_line(
    open_app: OpenApp, learning: dict[str, Any] | None
) -> None:
    player = at_menu(open_app, learning=learning)
    names = {player.app.words.say(f"menu-{key}") for key in ("play", "new-game", "learn", "today")}
    lines = [line for line in drawn_lines(player.app) if line.words in names and line.rect is not None]
    assert len(lines) == len(names)
    lefts = [line.rect.left for line in lines if line.rect is not None]
    assert max(lefts) - min(lefts) <= 1
