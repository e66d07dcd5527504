"""What a screen reader finds of the window, and that what it asks for is done as by keys."""

from __future__ import annotations

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game import destinations
from crypt_game.controls.spoken_words import spoken_text
from crypt_game.drawing.canvas import Canvas
from crypt_game.match.luck_source import OpenLuck
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.screen_reader import AskedFor, Node, NodeKind, ScreenReaderAsks, node_words
from crypt_game.ui import navigation
from crypt_game.ui.accessible_tree import answer, focused_node, place_in, window_node
from crypt_game.ui.app import App
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .driving import ScreenPlayer
from .hearing import faults_of, outline_faults, spoken_faults, titles_seen


def tree(app: App) -> Node:
    return window_node(app.stack.top, "Crypt")


def node(app: App, key: str) -> Node:
    return next(each for each in tree(app).walk() if each.key.endswith(f"/{key}"))


def ask(app: App, key: str, what: AskedFor = AskedFor.PRESS, text: str = "") -> None:
    answer(app.stack.top, ScreenReaderAsks(node(app, key).key, what, text))


@pytest.fixture
def player(open_app: OpenApp) -> ScreenPlayer:
    app = open_app()
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.wait(0.5)
    return player


def test_every_control_of_the_menu_is_a_named_node_in_its_order(player: ScreenPlayer) -> None:
    widgets = player.scene.controls.widgets
    nodes = [each for each in tree(player.app).walk() if each.kind is NodeKind.BUTTON]
    assert [each.name for each in nodes] == [spoken_text(widget.spoken) for widget in widgets]
    assert focused_node(player.scene) is not None
    assert len({each.key for each in tree(player.app).walk()}) == len(list(tree(player.app).walk()))


def test_a_press_opens_what_a_key_would(player: ScreenPlayer) -> None:
    assert isinstance(player.scene, MenuScene)
    ask(player.app, "settings")
    player.wait(0.5)
    assert isinstance(player.scene, SettingsScene)
    assert tree(player.app).children[0].name == player.app.words.say("settings-title")


def test_controls_lie_in_the_titled_panel_that_they_are_seen_in(player: ScreenPlayer) -> None:
    player.app.go_to(destinations.SettingsPage("sound"))
    player.wait(0.5)
    page = tree(player.app).children[0]
    panels = {each.name: each for each in page.children if each.kind is NodeKind.GROUP}
    sound = panels[player.app.words.say("settings-sound")]
    assert {NodeKind.SLIDER} <= {each.kind for each in sound.children}


def test_sliders_and_switches_move_and_tell_where_they_are(player: ScreenPlayer) -> None:
    app = player.app
    app.go_to(destinations.SettingsPage("sound"))
    player.wait(0.5)
    before = node(app, "music").share
    ask(app, "music", AskedFor.LESS)
    assert before is not None
    assert node(app, "music").share == pytest.approx(before - 0.05)
    ask(app, "section-hot-seat")
    player.wait(0.1)
    assert node(app, "hints").on is True
    ask(app, "hints")
    assert node(app, "hints").on is False
    assert app.settings.hints is False


def test_the_focus_tells_its_tooltip_and_nothing_else_does(player: ScreenPlayer) -> None:
    table(player)
    ask(player.app, "card-0", AskedFor.FOCUS)
    described = [each.key for each in tree(player.app).walk() if each.enabled and each.description]
    assert described == [focused_node(player.scene)]
    assert "<" not in node(player.app, "card-0").description


def test_lines_and_points_for_the_eye_are_sentences_to_the_ear() -> None:
    assert spoken_text("You against <b>the Ghost</b>\n\n1 · 50 coins\n2 · 56 coins") == (
        "You against the Ghost. 1. 50 coins. 2. 56 coins"
    )
    assert spoken_text("Done. · Next") == "Done. Next"


def test_a_state_follows_the_name_without_a_stop_between() -> None:
    chosen = Node("one", NodeKind.CHOICE, "Squire, fair. Forgets your coins.", on=True)
    assert node_words(chosen, lambda key, **args: f"{args['name']}, {key}") == (
        "Squire, fair. Forgets your coins, spoken-chosen"
    )


def test_a_tooltip_is_told_in_sentences_without_what_the_name_says(player: ScreenPlayer) -> None:
    table(player)
    ask(player.app, "collector-idol", AskedFor.FOCUS)
    told = node(player.app, "collector-idol")
    assert told.name == "Collector: Idol A"
    assert told.description
    assert "Idol A" not in told.description


def test_a_dialog_tells_each_of_its_lines(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["chapter"](app)
    told = [each.name for each in tree(app).walk() if each.kind is NodeKind.PARAGRAPH]
    assert told[-1] == "Crown 3. At least 62\u00a0coins"
    assert app.spoken.startswith("The Will. ")


def test_the_menu_has_a_heading(player: ScreenPlayer) -> None:
    assert tree(player.app).children[0].children[0].name == "Main menu"


def test_a_press_shows_what_is_covered_until_the_next(player: ScreenPlayer) -> None:
    scene = table(player, people=2)
    covered = player.app.words.say("spoken-sets-covered")
    assert node(player.app, "peek").on is False
    ask(player.app, "peek")
    player.wait(0.5)
    assert node(player.app, "peek").on is True
    assert player.app.words.say("term-type-idol") in player.app.spoken
    player.click("peek")
    assert scene.model.covered
    assert player.app.spoken == covered


def test_a_table_of_one_person_has_nothing_to_peek_at(player: ScreenPlayer) -> None:
    table(player)
    assert not node(player.app, "peek").enabled


def test_what_cannot_be_used_now_says_so(player: ScreenPlayer) -> None:
    table(player)
    assert node(player.app, "undo").description.startswith(player.app.words.say("spoken-not-now"))
    assert not node(player.app, "recover").description


def table(player: ScreenPlayer, people: int = 1) -> TableScene:
    kinds = (PlayerKind.PERSON,) * people + (PlayerKind.PAGE,) * (3 - people)
    players = [Player(f"P{n}", HOUSES[n], Title.DUKE, kind) for n, kind in enumerate(kinds)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), players), 3)
    match.begin()
    scene = TableScene(player.app, match)
    player.app.stack.reset(scene)
    player.wait(0.5)
    return scene


def test_what_is_asked_of_a_scene_that_has_gone_is_not_done(player: ScreenPlayer) -> None:
    quit_game = node(player.app, "quit")
    player.app.go_to(destinations.SettingsPage())
    player.wait(0.5)
    answer(player.scene, ScreenReaderAsks(quit_game.key, AskedFor.PRESS))
    player.wait(0.5)
    assert isinstance(player.scene, SettingsScene)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_keys_tell_about_the_table(open_app: OpenApp, language: str) -> None:
    player = ScreenPlayer(open_app(language=language))
    scene = table(player)
    expected = {
        pygame.K_t: scene.model.names,
        pygame.K_k: [widget.spoken for widget in scene.controls.widgets if widget.key.startswith("card-")],
        pygame.K_a: [player.app.words.say(f"term-type-{kind}") for kind in ("idol", "tapestry")],
        pygame.K_i: [scene.heading, scene.model.hint.text],
    }
    for key, parts in expected.items():
        player.press(key)
        told = player.app.spoken
        assert "{" not in told
        assert all(part in told for part in parts), told


def test_the_pause_tells_that_the_game_is_kept_and_its_open_code(player: ScreenPlayer) -> None:
    scene = table(player)
    app = player.app
    scene.match.source = OpenLuck("9zr3nqk8nv")
    app.stack.push(Pause(app, scene.match))
    pause = tree(app).children[0]
    assert pause.name == app.words.say("pause-title")
    told = [each.name for each in pause.children if each.kind is NodeKind.PARAGRAPH]
    assert told[0] == app.words.say("pause-saved")
    assert "9zr3nqk8nv" in told[1]
    player.press(pygame.K_ESCAPE)
    assert player.scene is scene


def test_covered_cards_are_told_to_nobody(player: ScreenPlayer) -> None:
    scene = table(player)
    scene.model.covered = True
    player.press(pygame.K_a)
    assert player.app.spoken == player.app.words.say("spoken-sets-covered")


def test_where_am_i_counts_the_stops(player: ScreenPlayer) -> None:
    controls = player.scene.controls
    controls.focus_on("quit")
    stops = [widget.key for widget in controls.widgets if widget.focusable]
    count = f"{stops.index('quit') + 1} of {len(stops)}"
    assert place_in(player.scene, player.app.words.say).endswith(count)


TOLD = ("table-clash-8", "setup-clash", "scoring-twins", "chronicle", "offer-reroll")
"""Scenes with stacks of cards, many people, rows and dice that are alike."""


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_listener_is_told_in_plain_words(open_app: OpenApp, language: str) -> None:
    app = open_app(language=language)
    for name in TOLD:
        SCENES[name](app)
        assert spoken_faults(app.stack.top) == [], name


def test_what_would_be_a_nuisance_to_hear_is_found() -> None:
    def inside(*nodes: Node) -> list[str]:
        return [*faults_of(Node("window", NodeKind.WINDOW, "Crypt", children=nodes))]

    one = Node("one", NodeKind.BUTTON, "Idol")
    assert inside(one, Node("two", NodeKind.BUTTON, "Idol, 2 coins")) == []
    assert inside(one, one._replace(key="two")) == ["2 times: Idol"]
    assert inside(Node("no", NodeKind.BUTTON, " ")) == ["no name: no"]
    assert inside(Node("head", NodeKind.HEADING, "Rules")) == ["a heading without a level: Rules"]
    for words in ("Done.. Next", "Over., 2 of 3", "the card , then", "<b>Idol</b>", "{ $name }"):
        assert inside(one._replace(name=words)) == [f"one: {words}"]


def test_what_is_alike_says_which_of_them_it_is(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["offer-reroll"](app)
    dice = [node(app, f"subject-{number}") for number in range(2)]
    assert [die.name.endswith(f"{number} of 3") for number, die in enumerate(dice, 1)] == [True, True]
    assert {die.kind for die in dice} == {NodeKind.SWITCH}


def test_titles_are_headings_and_rows_are_lists(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["scoring-4"](app)
    title, _, rows = tree(app).children[0].children[:3]
    assert (title.kind, title.level, title.name) == (NodeKind.HEADING, 1, app.words.say("scoring-title"))
    assert rows.kind is NodeKind.LIST
    assert rows.children[0].name == "Treasure: Ysolde +12, Aldric +25, Mirabel +18, Bram +12."
    SCENES["rulebook"](app)
    levels = [each.level for each in tree(app).walk() if each.kind is NodeKind.HEADING]
    assert levels[:2] == [1, 2]
    SCENES["chronicle"](app)
    lists = [each for each in tree(app).walk() if each.kind is NodeKind.LIST]
    assert len(lists) == 1
    assert {each.kind for each in lists[0].children} == {NodeKind.LIST_ITEM}
    for name, lists_in in (("campaign", 2), ("day", 1), ("reference", 5)):
        SCENES[name](app)
        with titles_seen() as seen:
            app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
        assert outline_faults(app.stack.top, seen) == [], name
        assert sum(each.kind is NodeKind.LIST for each in tree(app).walk()) == lists_in, name
    SCENES["campaign"](app)
    chapter = node(app, "cousin")
    assert (chapter.kind, chapter.name[-6:]) == (NodeKind.LIST_ITEM, "2 of 8")


def test_what_is_no_heading_and_in_no_list_is_found(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["campaign"](app)
    scene = app.stack.top
    for widget in scene.controls.widgets:
        widget.row_of = ""
    faults = outline_faults(scene, ["Chapters one to eight", "Seen and not told"])
    assert faults[0] == "no heading: Seen and not told"
    assert [fault.split(":")[0] for fault in faults[1:]] == ["rows without a list"] * 2


def test_the_parts_of_the_table_are_named_groups(open_app: OpenApp) -> None:
    app = open_app()
    SCENES["table-2"](app)
    parts = [each.name for each in tree(app).children[0].children if each.kind is NodeKind.GROUP]
    assert parts == [
        "Crypt",
        "Your choices",
        "Cards of Aldric",
        "Collectors",
        "Players",
        "Piles",
        "Menu and help",
    ]
    SCENES["replay-3"](app)
    assert tree(app).children[0].children[2].name == "Replay"


def test_a_step_of_a_replay_is_said_once(open_app: OpenApp) -> None:
    player = ScreenPlayer(open_app())
    SCENES["replay-3"](player.app)
    said: list[str] = []
    player.app.listeners.announce = said.append  # type: ignore[assignment, method-assign]
    player.press(pygame.K_PAGEDOWN)
    player.wait(0.5)
    assert len(said) == 1
    player.press(pygame.K_v)
    assert said[1:] == said[:1]


KEYS = (pygame.K_i, pygame.K_t, pygame.K_k, pygame.K_a, pygame.K_g, pygame.K_v, pygame.K_w)
"""Where am I, whose turn, what lies there, my sets, everybody's, what happened since, and say it again."""


@pytest.mark.parametrize(
    "name", ["table-2", "table-solo", "table-twins", "table-clash-6", "lesson-lay", "replay-clash"]
)
def test_every_table_answers_who_asks_by_keys(open_app: OpenApp, name: str) -> None:
    player = ScreenPlayer(open_app(language="fr"))
    SCENES[name](player.app)
    player.wait(0.2)
    said: list[str] = []
    player.app.listeners.announce = said.append  # type: ignore[assignment, method-assign]
    for key in KEYS:
        before = len(said)
        player.press(key)
        player.wait(0.2)
        assert len(said) > before, f"nothing is said: {pygame.key.name(key)}"
    answers = [Node(f"{number}", NodeKind.PARAGRAPH, text) for number, text in enumerate(said)]
    assert [*faults_of(Node("window", NodeKind.WINDOW, "Crypt", children=tuple(answers)))] == []
