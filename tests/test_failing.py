"""Whatever fails, wherever: a report is written, nothing is lost, and the program goes on where it was."""

from __future__ import annotations

import importlib
import pkgutil
import random
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest
from screen_scenes import SCENES
from screen_tables import plan

import crypt_game.ui.scenes
from crypt_game import launch
from crypt_game.cli import Options
from crypt_game.desktop import restart
from crypt_game.games.loading import load
from crypt_game.games.store import begin_game
from crypt_game.match.match import Match
from crypt_game.opponents.choose import Chosen, choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.questions import ChoiceQuestion
from crypt_game.rules import observe
from crypt_game.rules.legal import random_action
from crypt_game.rules.terms import Mode
from crypt_game.ui import crash_message, navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.choice_list import ChoiceList
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.window import display

from .made_once import made_once

WAYS = {
    "AboutScene": "about",
    "TextQuestion": "setup-wrong-code",
    "BranchPanel": "replay-branch",
    "BoxScene": "box",
    "CampaignScene": "campaign",
    "ChronicleScene": "chronicle",
    "CoachedTable": "coached",
    "CommandList": "commands",
    "ControllersScene": "controllers",
    "CutTheDeck": "cut",
    "DayScene": "day",
    "Dialog": "dialog-damaged",
    "EqualLuckScene": "equal-luck",
    "EqualLuckSetup": "equal-luck-setup",
    "FairnessScene": "fairness-4",
    "FileQuestion": "choosing-a-file",
    "Filming": "filming",
    "HandOver": "hand-over",
    "HonoursPanel": "honours",
    "HouseColoursScene": "house-colours",
    "Invitation": "chapter",
    "KindList": "setup-who-plays",
    "LessonListScene": "lessons",
    "LessonScene": "lesson-lay",
    "LetterKeys": "letters",
    "LibraryScene": "library",
    "MenuScene": "menu",
    "Pause": "pause",
    "QuickReference": "reference",
    "ReplayScene": "replay-3",
    "ReviewScene": "review-3",
    "RiddleListScene": "riddles",
    "RiddleScene": "riddle-claim",
    "RulebookScene": "rulebook",
    "ScoringScene": "scoring-2",
    "SettingsScene": "settings-language",
    "SetupScene": "setup-heirs",
    "StatisticsScene": "statistics",
    "TableScene": "table-2",
    "WhoPlays": "who-plays-3",
}
"""The screen on which each kind of scene is on top."""
UNREACHED = {ChoiceList.__name__}
"""A list like that of kinds, opened for many languages."""
DEEDS = ("update", "draw", "handle")
A_MOTION = pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(1, 1), buttons=(0, 0, 0))


class Start(NamedTuple):
    """A start of a new process that was asked for."""

    words: list[str]
    report: Path | None
    game: Path | None


class Broken(Exception):
    """What the tests raise."""


def kinds_of_scene() -> set[str]:
    """Every kind of scene that nothing else derives from."""
    rooms = crypt_game.ui.scenes
    for module in pkgutil.walk_packages(rooms.__path__, f"{rooms.__name__}."):
        importlib.import_module(module.name)

    def leaves(kind: type[Scene]) -> Iterator[type[Scene]]:
        below = kind.__subclasses__()
        if not below:
            yield kind
        for each in below:
            yield from leaves(each)

    return {kind.__name__ for kind in leaves(Scene) if kind.__module__.startswith("crypt_game.")}


@pytest.fixture(autouse=True)
def what_is_alike_is_made_once() -> Iterator[None]:
    with made_once():
        yield


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where drawn pictures are kept between the starts of the program."""
    return tmp_path_factory.mktemp("drawn")


@pytest.fixture
def starts(monkeypatch: pytest.MonkeyPatch, home: Path, drawn: Path) -> Iterator[list[Start]]:
    """Starts of new processes, noted instead of made; and whatever the program hooks into is as before."""
    made: list[Start] = []
    (home / "cache").symlink_to(drawn, target_is_directory=True)

    def note(words: list[str], report: Path | None = None, game: Path | None = None) -> bool:
        made.append(Start(words, report, game))
        return True

    monkeypatch.setattr(launch, "start_again", note)
    for module in (crash_message, display):
        monkeypatch.setattr(module, "has_screen", lambda: True)
    before = sys.excepthook, threading.excepthook
    yield made
    sys.excepthook, threading.excepthook = before


def play(
    monkeypatch: pytest.MonkeyPatch, live: Callable[[App], None], options: Options | None = None
) -> None:
    """The program, with `live` in place of its loop."""

    def run(app: App) -> int:
        app.patient = True
        live(app)
        return 0

    monkeypatch.setattr(App, "run", run)
    launch.play(options or Options())


def fail(*_: Any) -> None:
    raise Broken("as was asked for")


def begin_table(app: App, decisions: int = 5) -> Match:
    """A game of three with some decisions made, on the table and on the disk."""
    match, _ = begin_game(app.folders.saves, plan(Mode.STANDARD, 3), 6, lambda: pytest.fail("a sound disk"))
    rng = random.Random(1)
    for _ in range(decisions):
        if match.over is None:
            match.submit(*random_action(match.state, rng))
    app.stack.reset(ScoringScene(app, match) if match.over else TableScene(app, match))
    return match


def fail_at_the_table(app: App) -> None:
    begin_table(app)
    fail()


def test_every_kind_of_scene_has_its_way() -> None:
    assert kinds_of_scene() - UNREACHED - WAYS.keys() == set(), "name the screen that shows it in WAYS"


@pytest.mark.parametrize("kind", WAYS)
def test_an_error_in_any_scene_is_reported_with_where_it_happened(
    kind: str, starts: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    def live(app: App) -> None:
        app.change_settings(hand_over=False)
        SCENES[WAYS[kind]](app)
        app.curtain.settle()
        scene = app.stack.top
        assert type(scene).__name__ == kind
        for deed in DEEDS:
            scene.invalidate()
            with monkeypatch.context() as broken:
                broken.setattr(type(scene), deed, fail)
                with pytest.raises(Broken) as caught:
                    app.step(1 / 60, [A_MOTION] if deed == "handle" else [])
            sys.excepthook(caught.type, caught.value, caught.tb)

    play(monkeypatch, live)
    assert len(starts) == len(DEEDS)
    for start in starts:
        assert start.report is not None
        said = start.report.read_text(encoding="utf-8")
        assert "Broken: as was asked for" in said
        assert kind in said.split("scenes: ", 1)[1].splitlines()[0]


@pytest.mark.parametrize("decisions", [5, 1000], ids=["at the table", "at the score sheet"])
def test_a_failed_game_goes_on_at_the_same_step(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch, decisions: int
) -> None:
    matches: list[Match] = []

    def live(app: App) -> None:
        matches.append(begin_table(app, decisions))
        navigation.pages.open_settings(app)
        raise Broken

    play(monkeypatch, live, Options(language="de", size=(1100, 700)))
    [start] = starts
    assert start.game is not None
    assert start.words == ["--language", "de", "--size", "1100x700"]
    assert load(start.game).record == matches[0].record

    def again(app: App) -> None:
        app.curtain.settle()
        assert isinstance(app.stack.top, Dialog)
        assert app.words.say("crash-again-game") in app.spoken
        app.stack.top.cancel()
        assert restart.untold_report() is None
        for _ in range(100):
            app.step(0.1)
        shown = app.stack.top
        assert isinstance(shown, TableScene | ScoringScene)
        assert shown.match.state == matches[0].state

    monkeypatch.setenv("CRYPT_GAME_REPORT", str(start.report))
    play(monkeypatch, again, Options(language="de", record=str(start.game)))


def test_a_report_tells_the_last_steps_and_neither_names_nor_the_order_of_cards(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    def live(app: App) -> None:
        match = begin_table(app, 2)
        raise Broken(f"{match.plan.players[0].name} is not at the table")

    play(monkeypatch, live)
    assert starts[0].report is not None
    said = starts[0].report.read_text(encoding="utf-8")
    assert '"action"' in said
    assert "… is not at the table" in said
    assert "Ysolde" not in said
    assert "idol-" not in said.lower()


def test_where_it_fails_at_the_same_step_again_the_next_start_is_the_menu(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    def live(app: App) -> None:
        match = begin_table(app)
        with pytest.raises(Broken) as caught:
            fail()
        sys.excepthook(caught.type, caught.value, caught.tb)
        monkeypatch.setenv("CRYPT_GAME_FAILED_AT", restart._place(starts[0].game or Path()))
        sys.excepthook(caught.type, caught.value, caught.tb)
        match.submit(*random_action(match.state, random.Random(1)))
        sys.excepthook(caught.type, caught.value, caught.tb)

    play(monkeypatch, live)
    assert [start.game is None for start in starts] == [False, True, False]


def test_a_second_failure_before_the_player_has_answered_asks_first(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[Path | None] = []
    answers = [False, True]

    def ask(_: object, report: Path | None) -> bool:
        asked.append(report)
        return answers.pop()

    monkeypatch.setattr(crash_message, "apologise", ask)
    monkeypatch.setenv("CRYPT_GAME_REPORT", str(tmp_path / "first.txt"))
    play(monkeypatch, fail_at_the_table)
    assert len(asked) == 1
    assert starts == [Start([], None, None)]
    play(monkeypatch, fail)
    assert len(asked) == 2
    assert len(starts) == 1


def test_a_disk_that_refused_is_tried_once_more(starts: list[Start], monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def live(app: App) -> None:
        match, _ = begin_game(app.folders.saves, plan(Mode.STANDARD, 3), 6, lambda: None)
        app.stack.reset(TableScene(app, match))
        with monkeypatch.context() as refusing:
            refusing.setattr("crypt_game.games.record_file.flush_to_disk", refuse)
            refusing.setattr("crypt_game.desktop.files.os.fsync", refuse)
            match.submit(*random_action(match.state, random.Random(1)))
        lengths.append(len(match.moments))
        raise Broken

    def refuse(_: int) -> None:
        raise OSError

    play(monkeypatch, live)
    assert starts[0].game is not None
    assert len(load(starts[0].game).record.entries) == lengths[0]


@pytest.mark.parametrize(
    "broken",
    [
        lambda patch: patch.setitem(sys.modules, "crypt_game.ui.crash_context", None),
        lambda patch: patch.setattr("crypt_game.ui.crash_context.rescue", fail),
        lambda patch: patch.setattr(launch, "failed_here_before", fail),
    ],
    ids=["what tells of the game cannot be imported", "saving fails", "the game's file cannot be asked"],
)
def test_where_the_open_game_cannot_be_told_the_next_start_is_the_menu(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch, broken: Callable[[pytest.MonkeyPatch], None]
) -> None:
    def live(app: App) -> None:
        begin_table(app)
        broken(monkeypatch)
        fail()

    play(monkeypatch, live)
    [start] = starts
    assert start.game is None
    assert start.report is not None
    assert "Broken" in start.report.read_text(encoding="utf-8")


def test_an_error_that_cannot_even_be_told_is_reported(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch, home: Path, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(launch, "_print", fail)
    play(monkeypatch, fail_at_the_table)
    assert starts == []
    assert len(list((home / "logs").glob("crash-*.txt"))) == 1
    assert "the error could not be told" in caplog.text


def test_an_error_in_a_thread_starts_nothing_anew(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    def live(_: App) -> None:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()

    play(monkeypatch, live)
    assert starts == []


def test_an_error_before_there_is_a_window_is_told_all_the_same(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path | None] = []
    monkeypatch.setattr(crash_message, "apologise", lambda _, report: asked.append(report))
    monkeypatch.setattr("crypt_game.ui.app.PictureStore", fail)
    play(monkeypatch, lambda _: None)
    assert starts == []
    assert asked[0] is not None
    assert "Broken" in asked[0].read_text(encoding="utf-8")


def test_an_error_in_the_heirs_process_is_reported_and_the_game_goes_on(
    starts: list[Start], monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    def live(app: App) -> None:
        match = begin_table(app)
        view = observe(match.state, 0)
        assert match.decide is not None
        answer = app.opponents.ask(Unanswerable(view, match.decide, Level.PAGE, Temper.EVEN, 9))
        while not answer.done:
            answer.poll()
        assert answer.poll() == choose(view, match.decide, Level.SQUIRE, seed=9)
        app.opponents.close()

    play(monkeypatch, live)
    assert starts == []
    [report] = (home / "logs").glob("crash-*.txt")
    said = report.read_text(encoding="utf-8")
    assert "LookupError: nothing comes to mind, …" in said
    assert "scenes: TableScene" in said


class Unanswerable(ChoiceQuestion):
    """A question over which thinking fails; it travels to the worker as any other."""

    __slots__ = ()

    def work(self) -> Iterator[Chosen]:
        raise LookupError("nothing comes to mind, Ysolde")
