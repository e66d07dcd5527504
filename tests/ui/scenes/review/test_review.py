"""The look back: asked for when the sheet opens, shown as it grows, every costly choice to be tried again."""

from __future__ import annotations

import os
import signal
import sys
import time
from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random
from typing import Any, TypeVar

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.widgets import button
from crypt_game.drawing.canvas import Canvas
from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.questions import Question, ReviewQuestion
from crypt_game.opponents.review import Findings, Review
from crypt_game.opponents.worker_client import FutureAnswer, WorkerClient
from crypt_game.play.analysis import Analysis, decided_by_people
from crypt_game.play.review_words import figure
from crypt_game.rules import Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted
from crypt_game.ui.app import App
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.review import luck_rows
from crypt_game.ui.scenes.review.scene import ReviewScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import NAMES, play_on, seated
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer
from tests.ui.fitting import drawn_lines, drawn_words, text_faults

T = TypeVar("T")
PERSON, KNIGHT = PlayerKind.PERSON, PlayerKind.KNIGHT


class Stepwise(FutureAnswer[T]):
    """An answer that takes some steps whenever it is looked at."""

    def __init__(self, question: Question[T], steps: int) -> None:
        super().__init__(question)
        self._steps, self._parts = steps, question.work()

    def poll(self) -> T | None:
        for part in islice(self._parts, self._steps):
            self.tell(part, done=False)
        return super().poll()


class Clerk:
    """Opponents that look at some steps whenever they are asked how far they are."""

    def __init__(self, steps: int = 10_000) -> None:
        self.asked: list[ReviewQuestion] = []
        self.answers: list[FutureAnswer[Any]] = []
        self._steps = steps

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        assert isinstance(question, ReviewQuestion)
        self.asked.append(question)
        answer: Any = self.answer(question)
        self.answers.append(answer)
        return self.answers[-1]

    def answer(self, question: ReviewQuestion) -> FutureAnswer[Findings]:
        return Stepwise(question, self._steps)

    def close(self) -> None:
        pass


class Oracle(Clerk):
    """Opponents that know the findings beforehand."""

    def __init__(self, findings: Findings) -> None:
        super().__init__()
        self._findings = findings

    def answer(self, question: ReviewQuestion) -> FutureAnswer[Findings]:
        answer = FutureAnswer(question)
        answer.tell(self._findings, done=self._findings.done)
        return answer


def reviewed(minds: tuple[PlayerKind, ...], mode: Mode = Mode.STANDARD, seed: int = 3) -> Match:
    match = Match(seated(mode, minds), seed)
    match.begin()
    return play_on(match, seed=seed)


def opened(app: App, match: Match, clerk: Clerk) -> ScreenPlayer:
    looking_back = Analysis(match, lambda: clerk)
    looking_back.begin()
    app.stack.reset(ReviewScene(app, match, looking_back))
    player = ScreenPlayer(app)
    player.wait(0.1)
    return player


def keys(player: ScreenPlayer) -> list[str]:
    return [widget.key for widget in player.scene.controls.widgets]


def test_luck_is_shown_for_every_heir_and_choices_for_people_only(open_app: OpenApp) -> None:
    player = opened(open_app(), reviewed((KNIGHT, PERSON, KNIGHT)), Clerk())
    rows = [key for key in keys(player) if key != "lapses"]  # the list, where it is longer than its panel
    assert rows == ["back", "luck-0", "luck-1", "luck-2", "lapse-0", "lapse-1", "lapse-2"]
    scene = player.scene
    assert isinstance(scene, ReviewScene)
    assert scene.chosen == 1
    assert [panel.title for panel in scene.panels] == ["Luck", "The costliest choices"]
    assert "luck in all" in player.widget("luck-0").spoken
    player.click("luck-0")
    assert [panel.title for panel in scene.panels] == ["Luck", "Choices"]
    assert keys(player)[-1] == "luck-2"
    assert "A computer player decided for Wilhelmina-Maria" in player.app.spoken


@pytest.mark.parametrize("hand", ["mouse", "keys"])
def test_a_choice_opens_its_position_as_a_practice_game(open_app: OpenApp, hand: str) -> None:
    app = open_app()
    match = reviewed((PERSON, KNIGHT))
    before = match.record
    player = opened(app, match, Clerk())
    scene = player.scene
    assert isinstance(scene, ReviewScene)
    lapse = scene.looking_back.findings.lapses[0][1]
    player.click("lapse-1") if hand == "mouse" else player.choose("lapse-1")
    player.wait(0.5)
    table = player.scene
    assert isinstance(table, TableScene)
    assert table.match.marks.practice == lapse.step
    assert table.match.record.entries == before.entries[: lapse.step]
    decide = table.match.decide
    assert decide is not None
    assert decide.seat == lapse.seat
    assert match.record == before
    assert len(list(app.folders.saves.rglob("*.crypt"))) == 1


def test_while_it_goes_on_progress_is_shown_and_no_choice_yet(open_app: OpenApp) -> None:
    app = open_app()
    player = opened(app, reviewed((PERSON, KNIGHT)), Clerk(steps=1))
    assert "lapse-0" not in keys(player)
    assert "looking at the game" in " ".join(drawn_words(app))
    player.wait(5)
    assert "lapse-0" in keys(player)
    assert app.spoken == "The analysis is ready."


def test_a_focus_kept_while_findings_come_in(open_app: OpenApp) -> None:
    player = opened(open_app(), reviewed((PERSON, KNIGHT)), Clerk(steps=1))
    player.tab_to("luck-1")
    player.wait(5)
    focus = player.scene.controls.focus
    assert focus is not None
    assert focus.key == "luck-1"


def test_a_game_without_costly_choices_says_so(open_app: OpenApp) -> None:
    app = open_app()
    match = reviewed((PERSON, KNIGHT))
    clerk = Oracle(Findings(progress=1.0, done=True))
    opened(app, match, clerk)
    assert "no choice that cost" in " ".join(drawn_words(app))


def test_a_look_back_that_broke_off_says_so(open_app: OpenApp) -> None:
    app = open_app()
    clerk = Oracle(Findings(progress=0.4, done=True))
    opened(app, reviewed((PERSON, KNIGHT)), clerk)
    assert "could not be finished" in " ".join(drawn_words(app))


def test_the_figures_of_an_heirs_luck_stand_at_one_height(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(open_app(), reviewed((PERSON, KNIGHT)), Oracle(Findings(progress=1.0, done=True)))
    row, middles = player.widget("luck-0").rect, []
    text = Canvas.text

    def noted(canvas: Canvas, style: Any, words: str, at: Any, *args: Any, **more: Any) -> pygame.Rect:
        if row.collidepoint(at) and words == "0.0":
            middles.append(at[1])
        return text(canvas, style, words, at, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    player.scene.draw(player.scene.canvas)
    assert len(middles) == 3
    assert len(set(middles)) == 1


def test_the_words_to_try_again_stand_beside_their_icon_in_the_middle_of_the_button(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = opened(open_app(), reviewed((PERSON, KNIGHT)), Clerk())
    icons, plates = list[Any](), list[pygame.Rect]()
    monkeypatch.setattr(Canvas, "sprite", lambda _c, name, at, side=0, **_: icons.append((name, at, side)))
    monkeypatch.setattr(button, "draw_button", lambda _c, rect, *_: plates.append(rect))
    words = next(line.rect for line in drawn_lines(player.app) if line.words == "Try again")
    icon, side = next((at, side) for name, at, side in icons if name == "icon/branch")
    plate = next(rect for rect in plates if rect.collidepoint(icon))
    assert words is not None
    assert abs(icon[0] - side / 2 - plate.left - (plate.right - words.right)) <= 3


def test_the_names_of_all_heirs_are_set_in_one_size(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    match = reviewed((PERSON,) * 8, Mode.CLASH)
    player = opened(app, match, Oracle(Findings(progress=1.0, done=True)))
    rows = [widget.rect for widget in player.scene.controls.widgets if widget.key.startswith("luck-")]
    names = {person.name for person in match.plan.players}
    heights = [
        line.rect.height
        for line in drawn_lines(app)
        if line.rect and line.words in names and line.rect.collidelist(rows) >= 0
    ]
    assert len(heights) == 8
    assert len(set(heights)) == 1


def test_only_what_a_person_decided_is_judged() -> None:
    match, rng = reviewed((PERSON, KNIGHT)), Random(1)
    seats = [moment.step.seat for moment in match.moments if isinstance(moment.step, Acted)]
    assert len(decided_by_people(match)) == seats.count(0)
    shared = Match(match.agreed, 3)
    shared.begin()
    for _ in range(4):
        shared.submit(*random_action(shared.state, rng))
    step = len(shared.moments)
    shared.hand_over(0, replace(shared.plan.players[0], mind=PlayerKind.PAGE))
    shared.hand_over(1, replace(shared.plan.players[1], mind=PlayerKind.PERSON))
    while shared.over is None:
        shared.submit(*random_action(shared.state, rng))
    judged = decided_by_people(shared)
    for number, moment in enumerate(shared.moments):
        if isinstance(moment.step, Acted):
            assert (number in judged) is (moment.step.seat == (0 if number < step else 1))


def test_the_sheet_starts_the_look_back_and_leaving_ends_it(open_app: OpenApp) -> None:
    app = open_app()
    clerk = Clerk(steps=0)
    app.opponents = clerk
    app.stack.reset(ScoringScene(app, reviewed((PERSON, KNIGHT))))
    player = ScreenPlayer(app)
    player.wait(0.1)
    assert [asked.seats for asked in clerk.asked] == [(0, 1)]
    player.click("review")
    player.wait(0.5)
    assert isinstance(player.scene, ReviewScene)
    player.choose("back")
    player.wait(0.5)
    assert not clerk.answers[0].done
    player.click("menu")
    player.wait(0.5)
    assert clerk.answers[0].done


def process_id(app: App) -> int | None:
    assert isinstance(app.opponents, WorkerClient)
    return app.opponents.process_id


def test_a_worker_killed_on_the_way_is_replaced_and_none_is_left(open_app: OpenApp) -> None:
    app = open_app()
    scene = ScoringScene(app, reviewed((PERSON,) * 4))
    app.stack.reset(scene)
    killed = process_id(app)
    assert killed is not None
    os.kill(killed, signal.SIGTERM if sys.platform == "win32" else signal.SIGKILL)
    deadline = time.monotonic() + 60
    while not scene.looking_back.findings.done and time.monotonic() < deadline:
        app.step(0.02)
        time.sleep(0.02)
    assert scene.looking_back.findings.progress == 1
    assert process_id(app) != killed
    app.close()
    assert process_id(app) is None


@pytest.mark.skipif(sys.platform == "win32", reason="no signal stops a process there")
def test_closing_the_window_does_not_wait_for_a_process_that_is_stopped(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(ScoringScene(app, reviewed((PERSON,) * 4)))
    stopped = process_id(app)
    assert stopped is not None
    os.kill(stopped, signal.SIGSTOP)
    app.step(0.02, [pygame.event.Event(pygame.QUIT)])
    begun = time.monotonic()
    assert app.run() == 0
    assert time.monotonic() - begun < 1
    assert process_id(app) is None


@pytest.mark.parametrize(("coins", "words"), [(2.46, "+2.5"), (-0.31, "−0.3"), (0.04, "0.0"), (-12, "−12.0")])
def test_coins_have_a_sign_and_a_tenth(open_app: OpenApp, coins: float, words: str) -> None:
    assert figure(coins, open_app().words.say) == words


@cache
def looked_back(mode: Mode, players: int) -> tuple[Match, Findings]:
    """A game of people only, and what there is to be said of it; of a long one, its beginning."""
    match = reviewed((PERSON,) * players, mode)
    look = Review(match.record, Analysis(match, Clerk).seats)
    while look.progress < (0.4 if mode is Mode.CLASH else 1):
        look.step()
    return match, replace(look.findings, done=True)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1920, 1080), 1.0), ((1024, 640), 1.5)])
def test_every_word_fits(open_app: OpenApp, size: tuple[int, int], text: float, language: str) -> None:
    app = open_app(size, language=language, text_size=text)
    faults: dict[str, list[str]] = {}
    for mode, players in ((Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 8)):
        match, findings = looked_back(mode, players)
        for progress in (findings, replace(findings, done=False)):
            opened(app, match, Oracle(progress))
            found = text_faults(app, typed=NAMES)
            if found:
                faults[f"{mode.value}, {progress.done}"] = found
    assert faults == {}


def test_the_note_names_all_that_the_table_counts(open_app: OpenApp) -> None:
    for scene, told in (("review-solo", True), ("review-3", False)):
        app = open_app(language="fr")
        SCENES[scene](app)
        assert ("le Fantôme" in " ".join(map(str, app.stack.top.paragraphs()))) is told


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_bars_of_luck_stay_in_their_row_and_three_coins_fill_one(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    canvas, lines, bars = canvas_for(open_app((1280, 720), text_size=text)), list[Any](), list[pygame.Rect]()
    monkeypatch.setattr(luck_rows, "draw_hairline", lambda _, *ends, **__: lines.extend(ends[:2]))
    monkeypatch.setattr(luck_rows, "draw_plot_bar", lambda _, body, **__: bars.append(body))
    box = pygame.Rect(20, 100, 160, 49)
    luck_rows.draw_bar(canvas, box, luck_rows.Bar(-1.5, "−1.5", 2.6), total=False)
    luck_rows.draw_bar(canvas, box, luck_rows.Bar(3.0, "+3.0", 3.0), total=True)
    assert all(box.top < y < box.bottom for _, y in lines)
    assert all(box.contains(bar) for bar in bars)
    assert abs(bars[1].width - 2 * bars[0].width) <= 1
    assert bars[1].width >= 0.45 * box.width


def test_who_has_no_choices_stands_in_a_room(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    SCENES["review-heir"](app := open_app())
    scene = app.stack.top
    assert isinstance(scene, ReviewScene)
    shown: list[str] = []
    sprite = Canvas.sprite

    def noted(canvas: Canvas, name: str, *args: Any, **more: Any) -> Any:
        shown.append(name)
        return sprite(canvas, name, *args, **more)

    monkeypatch.setattr(Canvas, "sprite", noted)
    drawn_words(app)
    (room,) = [place for name, place in scene._rooms if name == "rooms/hand_over"]
    assert scene._choices.contains(room)
    assert "heirs/tower_duchess-calm" in shown
