"""Every word of these scenes fits, in every language, window and text size."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from pseudo_language import write_pseudo_language
from screen_scenes import SCENES as PICTURED

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Box
from crypt_game.games.equal_luck import first_turn, folder_of, open_match
from crypt_game.games.store import begin_game
from crypt_game.games.unfinished import Unfinished
from crypt_game.match.luck_source import SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import House, Player, PlayerKind, Title
from crypt_game.opponents.levels import Temper
from crypt_game.rules.terms import Mode
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.pages.first_try import first_try
from crypt_game.ui.pages.page import PANEL_GAP, below_picture
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.about import AboutScene
from crypt_game.ui.scenes.equal_luck.entrants import EqualLuckSetup
from crypt_game.ui.scenes.equal_luck.sheet import EqualLuckScene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.lessons import LessonListScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.pause import Pause
from crypt_game.ui.scenes.riddle_list import RiddleListScene
from crypt_game.ui.scenes.settings.scene import SECTIONS, SettingsScene
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.who_plays.scene import WhoPlays

from ..conftest import ROOT, OpenApp
from ..fitting import text_faults

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (1024, 640), (2560, 1080)]
TEXT_SIZES = [1.0, 1.5, 2.0]
LOCALE = ROOT / "locale"
LONG_NAME = "Wilhelmina-Maria"


def menu(app: App) -> Scene:
    return MenuScene(app, Unfinished(Path("game"), "twins", 2, 8, 8))


def setup(draft: PlanDraft) -> Callable[[App], Scene]:
    def make(app: App) -> Scene:
        scene = SetupScene(app)
        scene.draft = draft
        return scene

    return make


def match(draft: PlanDraft) -> Match:
    """A game as agreed upon."""
    return Match(draft.plan(lambda _below: 0, lambda _house, _title: LONG_NAME), 1)


def dialog(app: App) -> Scene:
    answers = (
        DialogAnswer("stay", DialogLine("dialog-damaged-stay", {"round": 8})),
        DialogAnswer("act", DialogLine("dialog-damaged-act")),
    )
    text = DialogLine("dialog-take-back-text")
    return Dialog(
        app,
        "icon/undo",
        DialogLine("dialog-damaged-title"),
        text,
        answers,
        safe=DialogLine("dialog-damaged-safe"),
    )


def failed(app: App) -> Scene:
    app.stack.reset(menu(app))
    navigation.pages.open_crash_notice(app, Path("crash-2026-11-21_11-38-16-998347.txt"), lambda: None)
    return app.stack.top


def hand_over(task: str) -> Callable[[App], Scene]:
    return lambda app: HandOver(app, Player(LONG_NAME, House.STAR, Title.DUCHESS), task)


def first_start(app: App) -> Scene:
    app.change_settings(learning=None)
    return MenuScene(app, None)


def settings(section: str) -> Callable[[App], Scene]:
    return lambda app: SettingsScene(app, section)


def equal_luck_setup(app: App) -> Scene:
    """Four people, and more than one crypt."""
    scene = EqualLuckSetup(app, match(FOUR.filled(PlayerKind.PERSON)).plan)
    app.stack.reset(scene)
    more = scene.controls.find("crypts-4")
    assert more is not None
    more.activate()
    return scene


def equal_luck(app: App) -> Scene:
    """A match of four people over as many crypts, of whom the first has begun to play."""
    people = [LONG_NAME, "Zoé", "Aldric", "Bram"]
    turn = first_turn(match(FOUR).plan, people, len(people), "ab12", lambda player: "Imani")
    folder = folder_of(app.folders.saves, turn.mark)
    if not folder.exists():
        begin_game(folder, turn.plan, SealedLuck(5, "a" * 32), lambda: None, series=turn.mark)
    begun = open_match(app.folders.saves)
    assert begun is not None
    return EqualLuckScene(app, begun)


def gate(app: App) -> Scene:
    return first_try(app, date.today(), "new", lambda: None, as_everybody=False)


FOUR = PlanDraft().with_one_more()
FOUR = FOUR.with_heir(0, name=LONG_NAME).with_heir(1, mind=PlayerKind.KNIGHT, temper=Temper.CAREFUL)
CLASH = (
    FOUR.with_mode(Mode.CLASH).with_one_more().with_heir(1, mind=PlayerKind.REGENT, temper=Temper.COLLECTOR)
)
CLASH = CLASH.with_heir(2, mind=PlayerKind.KNIGHT, temper=Temper.CAREFUL).with_heir(
    3, mind=PlayerKind.SQUIRE, temper=Temper.BOLD
)
SCENES: dict[str, Callable[[App], Scene]] = {
    "menu": menu,
    "menu-first": first_start,
    "lessons": LessonListScene,
    "riddles": RiddleListScene,
    "about": AboutScene,
    **{f"settings-{name}": settings(name) for name, _ in SECTIONS},
    "pause": lambda app: Pause(app, match(FOUR)),
    "who-plays": lambda app: WhoPlays(app, match(FOUR)),
    "who-plays-clash": lambda app: WhoPlays(app, match(CLASH)),
    "dialog": dialog,
    "first-try": gate,
    "equal-luck-setup": equal_luck_setup,
    "equal-luck": equal_luck,
    "failed": failed,
    "hand-over": hand_over("claim"),
    "hand-over-seat": hand_over("seat"),
    "hand-over-final": hand_over("final"),
    "setup-two": setup(PlanDraft().without(0)),
    "setup-four": setup(FOUR.led_by(0)),
    "setup-solo": setup(FOUR.with_mode(Mode.SOLO)),
    "setup-twins": setup(FOUR.with_mode(Mode.TWINS)),
    "setup-clash": setup(CLASH.led_by(0)),
}


def faults_of_all(app: App, *narrow: str) -> dict[str, list[str]]:
    """What does not fit, by scene; the words in `narrow` may be narrowed."""
    faults = {}
    for name, make in SCENES.items():
        app.stack.reset(make(app))
        faults[name] = text_faults(app, typed=(LONG_NAME, *narrow))
    return {name: found for name, found in faults.items() if found}


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_word_fits(open_app: OpenApp, size: tuple[int, int], text: float, language: str) -> None:
    assert faults_of_all(open_app(size, language=language, text_size=text)) == {}


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_language_a_third_longer_than_english_fits(
    open_app: OpenApp, tmp_path: Path, size: tuple[int, int]
) -> None:
    (tmp_path / "en").symlink_to(LOCALE / "en")
    write_pseudo_language(tmp_path / "xx")
    app = open_app(size, locale=tmp_path, language="xx")
    assert app.words.language == "xx"
    # The longest name of a Collector: its glyph stands beside it.
    assert faults_of_all(app, app.words.say("term-type-manuscript")) == {}


def test_the_numbers_of_steps_grow_with_the_words_beside_them(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[float] = []
    monkeypatch.setattr(Canvas, "numeral", lambda canvas, style, words, at, ink, size: sizes.append(size))
    app = open_app((1280, 720), language="fr", text_size=1.5)
    PICTURED["equal-luck-setup"](app)
    app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
    assert min(sizes) >= 18


@pytest.mark.parametrize(("wanted", "high"), [(900 - 350, 0), (900 - 400, 400 - PANEL_GAP)])
def test_a_picture_over_a_whole_page_is_no_flat_strip(wanted: float, high: float) -> None:
    picture, rest = below_picture(Box(0, 100, 1840, 900), wanted)
    assert picture.h == high
    assert rest.h == (wanted if high else 900)
