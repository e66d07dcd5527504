"""Lessons in the window: by mouse and by keys, following only what is marked, and whatever else is tried."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest
from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.widgets import Button, tip_box
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import square
from crypt_game.drawing.theme import Style
from crypt_game.lessons.course import BASICS, LESSONS
from crypt_game.lessons.progress import Progress
from crypt_game.lessons.reading import lesson_named
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.rules.indices import SlotIndex
from crypt_game.screen_reader import AskedFor, ScreenReaderAsks
from crypt_game.ui import navigation
from crypt_game.ui.accessible_tree import answer, focused_node, window_node
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_room as room_drawing
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.lessons import LessonListScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.table.explaining_table import places_of
from crypt_game.ui.scenes.table.lesson_table import LessonScene

from ...conditions import paint_seldom
from ...conftest import OpenApp
from ...driving import ScreenPlayer
from ...fitting import drawn_words, text_faults, type_sizes
from ...pad_player import PadPlayer

LANGUAGES = ("en", "de", "fr")
FRAME = 0.1
PATIENCE = 600
MINUTES = 6
WORDS_A_MINUTE = 150


@pytest.fixture(autouse=True)
def seldom_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_seldom(monkeypatch, 200)


class Learner(PadPlayer):
    """Somebody who does nothing but what a lesson marks."""

    def __init__(self, app: App, name: str) -> None:
        super().__init__(app)
        app.go_to(destinations.LessonAt(name))
        self.listen()

    @property
    def lesson(self) -> LessonScene:
        assert isinstance(self.scene, LessonScene)
        return self.scene

    def listen(self) -> None:
        """Wait until something is said, or the lesson has been left."""
        for _ in range(PATIENCE):
            self.app.step(FRAME)
            lesson = self.scene if isinstance(self.scene, LessonScene) else None
            if not self.app.curtain.moving and (lesson is None or lesson.said is not None):
                return
        raise AssertionError("nothing is said")

    def follow_by_keys(self) -> None:
        """Use what has the focus."""
        self.press(pygame.K_RETURN)
        if self._half_agreed:
            self.press(pygame.K_RETURN)
        self.listen()

    def follow_by_pad(self) -> None:
        """Use what has the focus, by gamepad."""
        self.tap(pygame.CONTROLLER_BUTTON_A)
        if self._half_agreed:
            self.tap(pygame.CONTROLLER_BUTTON_A)
        self.listen()

    def follow_by_reader(self) -> None:
        """Ask the screen reader to press what it says has the focus."""
        self._ask()
        if self._half_agreed:
            self._ask()
        self.listen()

    def _ask(self) -> None:
        key = focused_node(self.scene)
        node = next(node for node in window_node(self.scene, "Crypt").walk() if node.key == key)
        assert node.name.strip(), f"{key} has no name"
        answer(self.scene, ScreenReaderAsks(node.key, AskedFor.PRESS))
        self.wait(FRAME)

    @property
    def _half_agreed(self) -> bool:
        """Whether one of two has agreed how cards are shared out, and the other is to press as well."""
        scene = self.scene
        asking = scene.model.request if isinstance(scene, LessonScene) else None
        return isinstance(asking, DivvyDraft) and len(asking.agreed) == 1

    def follow_by_mouse(self) -> None:
        """Click on the button in the sentence, or else on what is lit."""
        onward = self.lesson.controls.find("lesson-next")
        self.click("lesson-next" if onward is not None else self.lesson.lit[0].center)
        if self._half_agreed:
            self.click(self.lesson.lit[0].center)
        self.listen()

    def until(self, step: str, follow: Callable[[], None] | None = None) -> None:
        """Follow the lesson until a step is on."""
        while self.lesson.run.step.name != step:
            (follow or self.follow_by_mouse)()

    def finish(self, follow: Callable[[], None]) -> None:
        lesson = self.lesson
        for _ in lesson.run.lesson.steps:
            before = lesson.run.number
            table = lesson.controls.widgets
            dark = [name for name in lesson.run.step.light if not places_of(name, table, lesson.layout)]
            assert dark == [], lesson.run.step.name
            if before % 4 == 0:
                lesson.draw(canvas_for(self.app))
            follow()
            assert lesson.run.over or lesson.run.number > before, lesson.run.step.name
        assert lesson.run.over
        assert self.scene is not lesson

    @property
    def answer(self) -> str:
        return self.lesson.model.hint.refusal


def taught(lesson: LessonScene) -> str:
    told = lesson.explanation()
    assert told is not None
    return told.text.spoken


def progress_of(app: App) -> Progress:
    return Progress.from_json(app.settings.learning)


def finish_all(app: App, hand: str) -> None:
    for name in LESSONS:
        learner = Learner(app, name)
        learner.finish(getattr(learner, f"follow_by_{hand}"))
        assert name in progress_of(app).done


@pytest.mark.parametrize(
    "hand", ["mouse", "keys", *(pytest.param(hand, marks=pytest.mark.long) for hand in ("pad", "reader"))]
)
def test_whoever_follows_the_marks_finishes_all_lessons(open_app: OpenApp, hand: str) -> None:
    finish_all(open_app(), hand)


@pytest.mark.long
@pytest.mark.parametrize("hand", ["mouse", "keys", "pad", "reader"])
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_all_lessons_are_finished_in_every_language(open_app: OpenApp, language: str, hand: str) -> None:
    finish_all(open_app(language=language), hand)


@pytest.mark.long
def test_all_lessons_are_finished_in_a_small_window_with_large_text(open_app: OpenApp) -> None:
    finish_all(open_app((1024, 640), language="de", text_size=1.5), "mouse")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seven_take_six_minutes_at_most(
    open_app: OpenApp, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read at 150 words a minute, and what moves at normal pace in between."""
    monkeypatch.setattr(App, "_draw_scenes", lambda app, canvas: None)
    app = open_app(language=language, animation_speed="normal")
    frames, words = 0, 0
    step = app.step

    def counted(dt: float, *rest: object) -> None:
        nonlocal frames
        scene = app.stack.top
        frames += isinstance(scene, LessonScene) and scene.said is None
        step(dt, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(app, "step", counted)
    for name in BASICS:
        learner = Learner(app, name)
        lesson = learner.lesson
        while not lesson.run.over:
            words += len(taught(lesson).split())
            learner.follow_by_keys()
    seconds = frames * FRAME + words * 60 / WORDS_A_MINUTE
    assert seconds <= MINUTES * 60, f"{words} words, {frames * FRAME:.0f} s of motion"


# the words ------------------------------------------------------------------------------------------------
def longest(app: App, count: int) -> list[tuple[str, int]]:
    """The steps with the most to say."""
    steps = [(name, n) for name in LESSONS for n in range(len(lesson_named(name).steps))]
    return sorted(steps, key=lambda step: -len(app.words.say(lesson_named(step[0]).key(step[1]))))[:count]


def check_fit(app: App, steps: list[tuple[str, int]]) -> None:
    for name, number in steps:
        scene = LessonScene(app, lesson_named(name), number)
        app.stack.reset(scene)
        for _ in range(5):
            app.step(FRAME)
        assert scene.said == number
        buttons = [widget for widget in scene.controls.widgets if isinstance(widget, Button)]
        labels = [button.label for button in buttons if button.key.startswith("lesson-")]
        said = f"{taught(scene)} {' '.join(labels)} {app.words.say('lesson-step', step=1, steps=9)}"
        faults = [fault for fault in text_faults(app) if "overlaps" not in fault]  # in the dark they may
        assert [fault for fault in faults if fault.split("'")[1] in said] == [], (name, number)
        panel = scene.controls.find("lesson-words")
        assert panel is not None
        assert app.frame.window.contains(panel.rect), (name, number)
        assert scene.run.step.goal is None or not panel.rect.colliderect(scene.lit[0]), (name, number)


def test_the_longest_sentences_fit_beside_what_they_are_about(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="de", text_size=1.5)
    check_fit(app, longest(app, 2))


@pytest.mark.long
def test_every_sentence_fits_beside_what_it_is_about(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="de")
    check_fit(app, longest(app, 1000))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((2560, 1080), 1.0)])
def test_every_station_is_named_beside_title_and_buttons_or_the_present_one_in_large_type(
    open_app: OpenApp, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    scene = LessonScene(app, lesson_named("claim"), 2)
    app.stack.reset(scene)
    app.step(FRAME)
    names = [app.words.say(f"lesson-{name}") for name in BASICS]
    sizes = type_sizes(app, scene)
    assert set(names if text == 1 else names[:1]) <= set(sizes)
    assert text == 1 or min(sizes[name] for name in names if name in sizes) >= 17
    assert scene.model.headline is not None
    assert [fault for fault in text_faults(app) if any(repr(name) in fault for name in names)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1024, 768)])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5, 2.0])
def test_no_name_of_a_lesson_lies_on_a_sign_of_the_turns(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float, language: str
) -> None:
    app, told, signs = open_app(size, language=language, text_size=text), dict[str, Rect](), list[Rect]()
    set_words = Canvas.text

    def words(canvas: Canvas, style: Style, line: str, *further: Any, **named: Any) -> Rect:
        told[line] = set_words(canvas, style, line, *further, **named)
        return told[line]

    def sign(_canvas: Canvas, _house: str, centre: tuple[int, int], high: float, **_: Any) -> None:
        signs.append(square(centre, high))

    monkeypatch.setattr(Canvas, "text", words)
    monkeypatch.setattr(room_drawing, "draw_badge", sign)
    app.stack.reset(LessonScene(app, lesson_named("claim"), 2))
    app.step(FRAME)
    name = told[app.words.say("lesson-claim")]
    assert signs or text > 1
    assert name.collidelist([*signs, told[app.words.say("lessons-title")]]) == -1


# wrong tries ----------------------------------------------------------------------------------------------
@pytest.fixture
def learner(open_app: OpenApp) -> Learner:
    return Learner(open_app(), "claim")


@pytest.mark.parametrize("text_size", [1.0, 2.0])
def test_the_seven_show_how_far_one_has_come(open_app: OpenApp, text_size: float) -> None:
    app = open_app((1280, 720), text_size=text_size)
    learner = Learner(app, "push-out")
    words = drawn_words(app)
    names = [app.words.say(f"lesson-{name}") for name in BASICS]
    assert set(names) <= set(words)
    explanation = learner.lesson.explanation()
    assert explanation is not None
    assert explanation.step == (0, len(lesson_named("push-out").steps))
    learner = Learner(app, "ghost")
    assert names[1] not in drawn_words(app)


def test_a_wrong_card_is_answered_and_the_die_goes_back(learner: Learner) -> None:
    learner.until("lay")
    learner.click("card-0")
    assert learner.answer == learner.app.words.say("lesson-claim-lay-card")
    assert learner.app.spoken == learner.answer
    claim = learner.lesson.commands.claim
    assert claim is not None
    assert not claim.groups
    learner.follow_by_mouse()
    assert learner.answer == ""
    assert learner.lesson.run.step.name == "confirm"


@pytest.mark.parametrize(
    ("step", "key", "answer"),
    [
        ("crypt", pygame.K_r, "early"),
        ("lay", pygame.K_r, "recover"),
        ("confirm", pygame.K_r, "recover"),
        ("confirm", pygame.K_5, "effort"),
    ],
)
def test_other_wrong_tries_are_answered(learner: Learner, step: str, key: int, answer: str) -> None:
    learner.until(step)
    learner.press(key)
    assert learner.answer == learner.app.words.say(f"lesson-wrong-{answer}")
    assert learner.lesson.run.step.name == step
    learner.follow_by_mouse()
    assert learner.lesson.run.step.name != step


def test_what_the_rules_refuse_is_answered_with_the_rule(learner: Learner) -> None:
    learner.until("lay")
    learner.press(pygame.K_c)
    assert "die" in learner.answer
    learner.follow_by_mouse()
    assert learner.lesson.run.step.name == "confirm"


def test_a_die_may_be_dragged_and_confirmed_by_key(learner: Learner) -> None:
    learner.until("lay")
    controls = learner.lesson.controls
    die, card = controls.find("die-0"), controls.find("card-2")
    assert die is not None
    assert card is not None
    learner._send(pygame.MOUSEBUTTONDOWN, pos=die.rect.center, button=1)
    for pos in (die.rect.midtop[0], die.rect.top - 20), card.rect.midbottom, card.rect.center:
        learner._send(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0))
    learner._send(pygame.MOUSEBUTTONUP, pos=card.rect.center, button=1)
    assert learner.lesson.run.step.name == "confirm"
    learner.press(pygame.K_c)
    assert learner.lesson.run.step.name == "unclaimed"


def test_dice_and_offers_that_are_taken_back_are_asked_for_again(open_app: OpenApp) -> None:
    learner = Learner(open_app(), "claim")
    learner.until("confirm")
    learner.press(pygame.K_u)
    learner.listen()
    assert learner.lesson.run.step.name == "lay"
    learner.finish(learner.follow_by_mouse)
    learner = Learner(learner.app, "manuscript")
    learner.until("pay")
    learner.click("close")
    learner.listen()
    assert learner.lesson.run.step.name == "open"
    learner.finish(learner.follow_by_keys)


def test_every_key_of_the_table_is_answered_and_breaks_nothing(learner: Learner) -> None:
    learner.until("lay")
    for key in (pygame.K_u, pygame.K_h, pygame.K_y, pygame.K_z, pygame.K_ESCAPE, pygame.K_n, pygame.K_TAB):
        if isinstance(learner.scene, LessonScene):
            learner.press(key)
            learner.listen()
    assert isinstance(learner.scene, LessonScene | LessonListScene)


# the way through ------------------------------------------------------------------------------------------
def test_no_button_lies_below_those_of_the_lesson(learner: Learner) -> None:
    widgets = learner.lesson.controls.widgets
    own = [widget for widget in widgets if widget.key in ("lesson-again", "lesson-skip", "lesson-leave")]
    assert len(own) == 3
    others = [widget for widget in widgets if widget not in own and widget.key != "lesson-words"]
    assert [w.key for w in others if any(w.rect.colliderect(one.rect) for one in own)] == []


def test_steps_are_skipped_repeated_and_gone_back(learner: Learner) -> None:
    lesson = learner.lesson
    steps = [step.name for step in lesson.run.lesson.steps]
    for name in steps[1:]:
        learner.click("lesson-skip")
        learner.listen()
        assert lesson.run.step.name == name
    for name in reversed(steps[:-1]):
        learner.click("lesson-again")
        learner.listen()
        learner.click("lesson-back")
        learner.listen()
        assert lesson.run.step.name == name
        assert lesson._script.is_at(lesson.run.step.stage)
    learner.finish(learner.follow_by_keys)


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=() if name in ("effort", "ghost", "twins") else pytest.mark.long)
        for name in LESSONS
    ],
)
def test_a_lesson_goes_on_at_any_step_where_it_was_left(open_app: OpenApp, name: str) -> None:
    app = open_app()
    learner = Learner(app, name)
    for number in range(len(learner.lesson.run.lesson.steps)):
        assert learner.lesson.run.number == number
        said = app.spoken
        learner.press(pygame.K_ESCAPE)
        learner.wait(0.1)
        assert isinstance(app.stack.top, LessonListScene)
        assert progress_of(app).places.get(name, 0) == number
        learner = Learner(app, name)
        assert learner.lesson.run.number == number
        assert app.spoken == said
        learner.follow_by_keys()
    assert name in progress_of(app).done
    assert name not in progress_of(app).places


def test_the_menu_leads_to_the_lessons_and_back(open_app: OpenApp) -> None:
    player = ScreenPlayer(open_app())
    navigation.open_at_start(player.app)
    player.wait()
    player.click("learn")
    player.wait(0.5)
    assert isinstance(player.scene, LessonListScene)
    player.click(f"lesson-{BASICS[0]}")
    player.wait(0.5)
    assert isinstance(player.scene, LessonScene)
    player.press(pygame.K_ESCAPE)
    player.wait(0.5)
    assert isinstance(player.scene, LessonListScene)
    player.press(pygame.K_ESCAPE)
    player.wait(0.5)
    assert isinstance(player.scene, MenuScene)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_no_tooltip_covers_what_a_lesson_says(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    player = Learner(open_app((1280, 720), language="fr", text_size=text), BASICS[1])
    boxes: list[Rect] = []
    monkeypatch.setattr(tip_box, "draw_tooltip_box", lambda _canvas, rect, *_: boxes.append(rect.copy()))
    player.follow_by_keys()
    for key in ("card-0", "card-1", "card-3"):
        player.lesson.controls.focus_on(key)
        player.wait(FRAME)
        boxes.clear()
        player.app.tips.draw(player.lesson.canvas, player.app.frame, "F1")
        assert len(boxes) == 1, key
        assert not boxes[0].colliderect(player.widget("lesson-words").rect), key


@pytest.mark.parametrize("key", [pygame.K_o, pygame.K_v], ids=pygame.key.name)
def test_a_key_that_means_nothing_in_a_lesson_says_so(open_app: OpenApp, key: int) -> None:
    learner = Learner(open_app(), BASICS[0])
    learner.app.speak("")
    learner.press(key)
    assert learner.app.spoken
    assert isinstance(learner.scene, LessonScene)


def test_what_is_to_be_given_away_is_lit_where_it_is_to_be_pressed(open_app: OpenApp) -> None:
    learner = Learner(open_app(), "clash")
    learner.until("share")
    scene = learner.lesson
    switch = scene.controls.find("switch-3")
    assert switch is not None
    assert switch.rect.contains(scene.lit[0])
    assert scene.lit[0].left >= switch.rect.centerx - 1
    assert scene.layout.crypt.whole(SlotIndex(3)) in scene.lit
