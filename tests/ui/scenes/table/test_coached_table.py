"""The first game with its coach: one remark at a time, waited for, remembered, and switched off for good."""

from __future__ import annotations

import pygame
import pytest

from crypt_game import destinations
from crypt_game.lessons.coach import Occasion
from crypt_game.lessons.progress import Progress
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.lessons import LessonListScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.coached_table import CoachedTable
from crypt_game.ui.scenes.table.scene import TableScene

from ...conditions import deal_alike, paint_seldom, think_at_once
from ...conftest import OpenApp
from ...driver import MouseHeir
from ...driving import step


@pytest.fixture(autouse=True)
def alike(monkeypatch: pytest.MonkeyPatch) -> None:
    deal_alike(monkeypatch, 5)
    paint_seldom(monkeypatch, 100)


def told(app: App) -> frozenset[str]:
    return Progress.from_json(app.settings.learning).told


class Pupil(MouseHeir):
    """Plays by chance, and reads what the coach says."""

    reads = True

    def begin(self) -> None:
        think_at_once(self.app)
        navigation.open_at_start(self.app)
        self.app.go_to(destinations.CoachedGame())
        self.arrive()
        self.remarks: list[str] = []
        self.rest()

    def rest(self, *, read: bool = True) -> None:
        """Let everything happen until something is asked or said; `read` lets the game go on."""
        for _ in range(4000):
            step(self.app, 0.1)
            scene = self.scene
            if isinstance(scene, ScoringScene):
                return
            if isinstance(scene, CoachedTable) and scene.remark is not None:
                if not read:
                    return
                self.listen(scene)
            elif isinstance(scene, TableScene) and self.resting:
                return
        raise AssertionError("nothing is asked")

    def settle(self) -> None:
        self.rest(read=self.reads)

    def listen(self, scene: CoachedTable) -> None:
        remark = scene.remark
        assert remark is not None
        words = scene.say(f"coach-{remark.occasion}").replace("\n", " ")
        assert self.app.spoken == words
        scene.draw(canvas_for(self.app))
        self.remarks.append(remark.occasion)
        before = len(scene.match.moments)
        self.app.step(1.0)
        assert len(scene.match.moments) == before, "the game did not wait"
        focus = scene.controls.focus
        assert focus is not None
        assert focus.key == "lesson-next"
        self.press(pygame.K_RETURN)
        assert scene.remark is not remark


def test_a_whole_first_game_is_coached_and_nothing_is_said_twice(open_app: OpenApp) -> None:
    pupil = Pupil(open_app(), 3)
    pupil.begin()
    assert pupil.app.settings.coach
    pupil.play_on()
    assert len(pupil.remarks) > 5
    assert len(pupil.remarks) == len(set(pupil.remarks))
    assert told(pupil.app) == set(pupil.remarks)
    assert set(pupil.remarks) <= set(Occasion)


def test_the_coach_is_switched_off_for_good(open_app: OpenApp) -> None:
    pupil = Pupil(open_app(), 3)
    think_at_once(pupil.app)
    navigation.open_at_start(pupil.app)
    pupil.app.go_to(destinations.CoachedGame())
    pupil.arrive()
    pupil.remarks, pupil.reads = [], False
    pupil.settle()
    while pupil.at(CoachedTable).remark is None:
        pupil.carry_out(*pupil.some_action())
    pupil.click("coach-off")
    assert not pupil.app.settings.coach
    pupil.reads = True
    pupil.settle()
    pupil.play_on(20)
    assert pupil.remarks == []


def test_other_games_have_no_coach_unless_it_is_switched_on(open_app: OpenApp) -> None:
    pupil = Pupil(open_app())
    navigation.open_at_start(pupil.app)
    pupil.app.go_to(destinations.LastPlayedGame())
    pupil.arrive()
    assert type(pupil.scene) is TableScene


def test_after_the_seven_the_first_game_is_offered(open_app: OpenApp) -> None:
    progress = Progress()
    for name in ("claim", "push-out", "effort", "face-down", "recover", "torches", "collectors"):
        progress = progress.finished(name)
    player = MouseHeir(open_app(learning=progress.to_json()))
    navigation.open_at_start(player.app)
    navigation.pages.open_lessons(player.app)
    player.arrive()
    assert isinstance(player.scene, LessonListScene)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == "first-game"
