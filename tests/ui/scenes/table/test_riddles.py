"""Riddles in the window: solved and failed by mouse, keys, gamepad and screen reader, with hints, and
remembered."""

from __future__ import annotations

from datetime import date
from types import ModuleType
from typing import Any

import pygame
import pytest
from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.spoken_words import spoken_text
from crypt_game.controls.widgets import AnswerButton, Button
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, explanation_box, headline
from crypt_game.drawing.canvas.answer_marks import answer_mark_rects
from crypt_game.drawing.canvas.explanation_box import across, set_smaller, stacked
from crypt_game.drawing.canvas.explanation_place import box_in_row
from crypt_game.drawing.canvas.headline import draw_headline
from crypt_game.drawing.canvas.paragraphs import draw_paragraph
from crypt_game.play.board_model import Headline, Waiting
from crypt_game.play.turn_status import turn_lines
from crypt_game.riddles.marked_answers import MarkedAnswer
from crypt_game.riddles.progress import RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import SOLVER, Grade, Riddle, RiddleKind
from crypt_game.riddles.riddle_run import RiddleStage, Score
from crypt_game.rules import Action, Claim, Recover
from crypt_game.rules.indices import SLOTS, SeatIndex
from crypt_game.screen_reader import AskedFor, Node, ScreenReaderAsks
from crypt_game.ui import navigation
from crypt_game.ui.accessible_tree import answer, window_node
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_ghost, draw_room
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.riddle_list import RiddleListScene
from crypt_game.ui.scenes.table import riddle_answers
from crypt_game.ui.scenes.table.explanation_panel import ExplanationPanel, Sentence
from crypt_game.ui.scenes.table.riddle_table import RiddleScene

from ...conditions import paint_seldom
from ...conftest import OpenApp
from ...driving import ScreenPlayer
from ...fitting import drawn_words, text_faults
from ...pad_player import PadPlayer

FRAME = 0.1
PATIENCE = 900
KINDS = list(RiddleKind)


@pytest.fixture(autouse=True)
def seldom_painted(monkeypatch: pytest.MonkeyPatch) -> None:
    paint_seldom(monkeypatch, 200)


def first_of(kind: RiddleKind) -> Riddle:
    """The first riddle of a kind; of those with claims one that is answered with dice."""
    return next(
        riddle
        for riddle in all_riddles()
        if riddle.kind is kind and (not kind.is_claim or isinstance(riddle.actions[riddle.answer], Claim))
    )


class Solver(PadPlayer):
    """Somebody who answers riddles with a mouse, with keys or a gamepad, or through a screen reader."""

    def __init__(self, app: App, riddle: Riddle, hand: str = "mouse") -> None:
        super().__init__(app)
        self.hand = hand
        if not app.stack:
            navigation.open_at_start(app)
        app.change_settings(animation_speed="off")
        app.go_to(destinations.RiddleAt(riddle.number))
        self.until(RiddleStage.ASKED)

    @property
    def riddle(self) -> RiddleScene:
        assert isinstance(self.scene, RiddleScene)
        return self.scene

    def until(self, stage: RiddleStage) -> None:
        self.until_one_of(stage)

    def until_one_of(self, *stages: RiddleStage) -> None:
        for _ in range(PATIENCE):
            self.app.step(FRAME)
            scene = self.scene
            if isinstance(scene, RiddleScene) and scene.run.stage in stages and not self.app.curtain.moving:
                self.app.step(FRAME)
                return
        raise AssertionError(f"never {stages}")

    def use(self, key: str) -> None:
        match self.hand:
            case "mouse":
                self.click(key)
            case "keys":
                self.choose(key)
            case "pad":
                super().use(key)
            case _:
                node = next(each for each in self.told() if each.key.endswith(f"/{key}"))
                assert node.name.strip()
                answer(self.scene, ScreenReaderAsks(node.key, AskedFor.PRESS))
                self.wait(FRAME)

    def told(self) -> list[Node]:
        """What a screen reader is told now."""
        return [*window_node(self.scene, "Crypt").walk()]

    def lay(self, action: Action) -> None:
        """Put a claim together, and confirm it; or recover."""
        if isinstance(action, Recover):
            self.use("recover")
            self.app.step(FRAME)
            if not isinstance(self.scene, RiddleScene):
                self.use("act")
            return
        assert isinstance(action, Claim)
        for slot, efforts in action.place:
            draft = self.riddle.commands.claim
            assert draft is not None
            self.use(f"die-{draft.used + len(efforts) - 1}")
            self.use(f"card-{slot}")
            if self.hand in ("mouse", "keys"):
                self.press(pygame.K_0 + efforts[0])
            else:
                self.use(f"effort-{efforts[0]}")
        self.use("confirm")

    def answer(self, number: int) -> None:
        told = self.riddle.run.riddle
        if told.kind.is_claim:
            self.lay(told.actions[number])
        else:
            self.use(f"riddle-choice-{number}")


def progress_of(app: App) -> RiddleProgress:
    return RiddleProgress.from_json(app.settings.riddles)


@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize("kind", KINDS)
def test_whoever_gives_the_answer_solves_it_and_goes_on(
    open_app: OpenApp, kind: RiddleKind, hand: str
) -> None:
    riddle = first_of(kind)
    solver = Solver(open_app(), riddle, hand)
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    assert solver.riddle.run.score == Score.SOLVED
    assert progress_of(solver.app).solved == {riddle.number}
    solver.riddle.draw(canvas_for(solver.app))
    scene = solver.riddle
    solver.use("lesson-next")
    solver.wait(2)
    assert isinstance(solver.scene, RiddleScene)
    assert solver.scene is not scene


@pytest.mark.parametrize("kind", KINDS)
def test_the_usual_wrong_try_is_answered_and_comes_back(open_app: OpenApp, kind: RiddleKind) -> None:
    riddle = first_of(kind)
    solver = Solver(open_app(), riddle)
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    told = solver.riddle.explanation()
    assert told is not None
    assert told.text.lines()[1:]
    assert riddle.number in progress_of(solver.app).returning
    solver.use("lesson-next")
    solver.until(RiddleStage.ASKED)
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    assert progress_of(solver.app).solved == set()


CLAIMS = [kind for kind in KINDS if kind.is_claim]


def read_to_the_end(solver: Solver) -> list[str]:
    """Go through all that comes of a try; returns what was told, step by step."""
    told = []
    while True:
        solver.until_one_of(RiddleStage.FOLLOWED, RiddleStage.OUTCOME)
        explained = solver.riddle.explanation()
        assert explained is not None
        assert isinstance(explained.text, Sentence)
        told.append(explained.text.body)
        if solver.riddle.run.stage is RiddleStage.OUTCOME:
            return told
        solver.use("lesson-next")


@pytest.mark.parametrize("hand", ["mouse", "keys"])
@pytest.mark.parametrize("kind", CLAIMS)
def test_what_comes_of_a_wrong_try_is_seen_step_by_step(
    open_app: OpenApp, kind: RiddleKind, hand: str
) -> None:
    riddle = first_of(kind)
    solver = Solver(open_app(), riddle, hand)
    scene, view = solver.riddle, solver.riddle.model.view
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    solver.use("riddle-follow")
    told = read_to_the_end(solver)
    assert len(told) > 1
    assert all(told)
    scene.draw(canvas_for(solver.app))
    solver.use("lesson-next")
    solver.until(RiddleStage.ASKED)
    assert solver.riddle is scene
    assert scene.model.view == view
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_rating_stands_clear_of_the_buttons_beside_it(open_app: OpenApp, language: str) -> None:
    riddle = first_of(RiddleKind.CLAIM)
    solver = Solver(open_app((1280, 720), language=language), riddle)
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    panel, why = (solver.riddle.controls.find(key) for key in ("lesson-words", "riddle-follow"))
    assert panel is not None
    assert why is not None
    rating = solver.app.words.say("riddle-rating", rating=1000)
    wide = canvas_for(solver.app).measure(theme.NOTE, rating)[0]
    assert wide <= why.rect.left - panel.rect.left


def test_the_end_of_a_wrong_try_is_seen_at_once_by_whoever_skips(open_app: OpenApp) -> None:
    riddle = first_of(RiddleKind.CLAIM)
    solver = Solver(open_app(), riddle)
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    solver.press(pygame.K_y)
    solver.until(RiddleStage.FOLLOWED)
    solver.press(pygame.K_ESCAPE)
    solver.until(RiddleStage.OUTCOME)
    solver.press(pygame.K_ESCAPE)
    solver.until(RiddleStage.ASKED)
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    solver.use("riddle-follow")
    solver.until(RiddleStage.FOLLOWED)
    solver.use("riddle-skip")
    solver.until(RiddleStage.OUTCOME)
    solver.use("riddle-show")
    solver.until(RiddleStage.SOLVED)


def test_whoever_found_the_answer_can_see_why_the_usual_try_is_worse(open_app: OpenApp) -> None:
    riddle = first_of(RiddleKind.HOLD)
    solver = Solver(open_app(), riddle, "keys")
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    solver.use("riddle-follow")
    read_to_the_end(solver)
    rating = progress_of(solver.app).rating
    scene = solver.riddle
    solver.use("lesson-next")
    solver.wait(2)
    assert solver.riddle is not scene
    assert progress_of(solver.app).rating == rating


def test_a_hint_is_offered_until_the_answer_is_known(open_app: OpenApp) -> None:
    riddle = first_of(RiddleKind.HOLD)
    solver = Solver(open_app(), riddle)
    assert solver.riddle.controls.find("lesson-hint") is not None
    solver.riddle.choose(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    assert solver.riddle.controls.find("lesson-hint") is None


@pytest.mark.parametrize("kind", KINDS)
def test_two_hints_and_the_solution(open_app: OpenApp, kind: RiddleKind) -> None:
    solver = Solver(open_app(), first_of(kind))
    said = []
    for step in (1, 2):
        solver.press(pygame.K_h)
        solver.until(RiddleStage.HINT)
        told = solver.riddle.explanation()
        assert told is not None
        said.append(told.text.spoken)
        assert str(step) in told.place
        solver.press(pygame.K_ESCAPE)
        solver.until(RiddleStage.ASKED)
    assert len(set(said)) == 2
    solver.riddle.choose(None)
    solver.until(RiddleStage.SOLVED)
    assert progress_of(solver.app).returning


@pytest.mark.parametrize("hand", ["pad", "screen reader"])
@pytest.mark.parametrize("kind", [RiddleKind.CLAIM, RiddleKind.GHOST])
def test_a_riddle_is_failed_and_explained_without_mouse_and_keys(
    open_app: OpenApp, kind: RiddleKind, hand: str
) -> None:
    riddle = first_of(kind)
    solver = Solver(open_app(), riddle, hand)

    def explained() -> None:
        told = solver.riddle.explanation()
        assert told is not None
        heard = [node.name for node in solver.told() if node.key.endswith("/lesson-words")]
        assert heard == [spoken_text(told.text.spoken)]

    solver.use("lesson-hint")
    solver.until(RiddleStage.HINT)
    explained()
    solver.use("lesson-next")
    solver.until(RiddleStage.ASKED)
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    explained()
    if kind.is_claim:
        solver.use("riddle-follow")
        solver.until(RiddleStage.FOLLOWED)
        explained()
        solver.use("riddle-skip")
        solver.until(RiddleStage.OUTCOME)
        explained()
    solver.use("riddle-show")
    solver.until(RiddleStage.SOLVED)
    explained()
    scene = solver.riddle
    solver.use("lesson-next")
    solver.wait(2)
    assert solver.riddle is not scene


def test_what_a_face_down_card_would_add_is_not_told(open_app: OpenApp) -> None:
    """Neither on the card, nor in the sets, nor in the table of all sets."""
    solver = Solver(open_app(), first_of(RiddleKind.FACE_DOWN))
    assert solver.riddle.model.keeps_back_gains
    solver.press(pygame.K_g)
    assert not solver.riddle.model.ledger
    solver.app.spoken = ""
    solver.press(pygame.K_a)
    assert "+" not in solver.app.spoken
    other = Solver(solver.app, first_of(RiddleKind.CLAIM))
    assert not other.riddle.model.keeps_back_gains


def test_nothing_that_led_there_can_be_taken_back(open_app: OpenApp) -> None:
    solver = Solver(open_app(), first_of(RiddleKind.CLAIM))
    before = len(solver.riddle.match.moments)
    solver.press(pygame.K_BACKSPACE)
    solver.press(pygame.K_z, pygame.KMOD_CTRL)
    assert len(solver.riddle.match.moments) == before


def test_the_list_leads_to_riddles_and_back_to_the_menu(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.choose("riddles")
    player.wait(2)
    assert isinstance(player.scene, RiddleListScene)
    player.choose("day")
    player.wait(2)
    assert isinstance(player.scene, RiddleScene)
    today = RiddleProgress.of_day(all_riddles(), date.today())
    assert player.scene.run.riddle is today
    player.press(pygame.K_ESCAPE)
    player.wait(2)
    assert isinstance(player.scene, RiddleListScene)
    player.choose("kind-ghost")
    player.wait(2)
    assert isinstance(player.scene, RiddleScene)
    assert player.scene.run.riddle.kind is RiddleKind.GHOST
    player.click("lesson-leave")
    player.wait(2)
    player.press(pygame.K_ESCAPE)
    player.wait(2)
    assert isinstance(player.scene, MenuScene)


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("moment", ["asked", "hint", "wrong", "followed", "outcome", "solved"])
def test_every_word_fits(open_app: OpenApp, moment: str, text: float, language: str) -> None:
    app = open_app((1280, 720), language=language, text_size=text)
    for kind in KINDS:
        riddle = first_of(kind)
        solver = Solver(app, riddle)
        if moment == "hint":
            solver.riddle.give_hint()
        elif moment in ("wrong", "followed", "outcome"):
            solver.riddle.choose(riddle.wrong)
            if moment != "wrong" and kind.is_claim:
                solver.riddle.follow()
                solver.until(RiddleStage.FOLLOWED)
            if moment == "outcome" and kind.is_claim:
                solver.riddle.skip_steps()
        elif moment == "solved":
            solver.riddle.choose(None)
            solver.until(RiddleStage.SOLVED)
        solver.wait(0.2)
        scene = solver.riddle
        told, panel = scene.explanation(), scene.controls.find("lesson-words")
        words = [told.text.spoken, told.place, told.onward] if told is not None else []
        buttons = (widget for widget in scene.controls.widgets if isinstance(widget, Button))
        said = " ".join(
            [*words, *(one.label for one in buttons if one.key.startswith(("lesson-", "riddle-")))]
        )
        faults = [fault for fault in text_faults(app) if "overlaps" not in fault]  # in the dark they may
        assert [fault for fault in faults if fault.split("'")[1] in said] == [], kind
        assert panel is None or app.frame.window.contains(panel.rect), kind


@pytest.mark.parametrize(
    ("kind", "size", "text"),
    [
        (RiddleKind.CLAIM, (1280, 720), 1.0),
        (RiddleKind.GHOST, (1024, 768), 2.0),
        (RiddleKind.FACE_DOWN, (1280, 720), 2.0),
    ],
)
def test_a_wrong_try_is_told_beside_the_cards(
    open_app: OpenApp, kind: RiddleKind, size: tuple[int, int], text: float
) -> None:
    solver = Solver(open_app(size, language="de", text_size=text), first_of(kind))
    solver.riddle.choose(solver.riddle.run.riddle.wrong)
    panel, cards = solver.riddle.controls.find("lesson-words"), solver.riddle.lit
    assert panel is not None
    assert cards
    assert panel.rect.collidelist(cards) == -1
    if text == 1:
        assert panel.rect.collidelist(solver.riddle.layout.crypt.tags) == -1
    solver.riddle.look()
    solver.riddle.give_hint()
    hint = solver.riddle.controls.find("lesson-words")
    assert hint is None or hint.rect.collidelist(solver.riddle.lit) == -1


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1920, 1080), 1.0), ((1024, 768), 1.0)])
@pytest.mark.parametrize("kind", [RiddleKind.GHOST, RiddleKind.FACE_DOWN])
def test_the_answer_of_a_list_that_was_wrong_stays_in_sight_and_is_crossed(
    open_app: OpenApp, kind: RiddleKind, size: tuple[int, int], text: float
) -> None:
    solver = Solver(open_app(size, language="fr", text_size=text), first_of(kind))
    scene, layout = solver.riddle, solver.riddle.layout
    scene.choose(scene.run.riddle.wrong)
    panel, tried = scene.controls.find("lesson-words"), f"riddle-choice-{scene.run.riddle.wrong}"
    assert panel is not None
    assert panel.rect.top >= layout.tray.bottom
    answers = [each for each in scene.controls.widgets if isinstance(each, AnswerButton)]
    assert [each.key for each in answers if each.right is False] == [tried]
    assert any(each.rect in scene.lit for each in answers)
    scene.look()
    answers = [each for each in scene.controls.widgets if isinstance(each, AnswerButton)]
    assert {each.right for each in answers} == {None}


def test_the_answer_of_a_list_is_ticked_once_it_is_known(open_app: OpenApp) -> None:
    scene = Solver(open_app(), first_of(RiddleKind.FACE_DOWN)).riddle
    scene.choose(None)
    while scene.run.stage is not RiddleStage.SOLVED:
        scene.update(0.1)
    answers = [each for each in scene.controls.widgets if isinstance(each, AnswerButton)]
    right = [each.key for each in answers if each.right]
    assert right == [f"riddle-choice-{scene.run.riddle.answer}"]


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1920, 1080), 1.0), ((2560, 1080), 1.5)])
def test_what_is_said_of_a_claim_stands_in_place_of_the_tray(
    open_app: OpenApp, size: tuple[int, int], text: float
) -> None:
    solver = Solver(open_app(size, language="fr", text_size=text), first_of(RiddleKind.CLAIM))
    scene, layout = solver.riddle, solver.riddle.layout
    scene.choose(scene.run.riddle.wrong)
    for wrong in (True, False):
        panel = scene.controls.find("lesson-words")
        assert panel is not None
        assert (panel.rect.left, panel.rect.right) == (layout.tray.left, layout.tray.right)
        assert panel.rect.contains(layout.tray)
        assert panel.rect.top >= layout.status.top
        assert not [each for each in scene.controls.widgets if each.key.startswith(("die-", "effort-"))]
        if wrong:
            scene.look()
            solver.until(RiddleStage.ASKED)
            assert scene.controls.find("die-0") is not None
            scene.choose(scene.run.riddle.answer)
            solver.until(RiddleStage.SOLVED)


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.is_claim])
def test_behind_the_answers_of_a_list_the_tray_stays_empty(open_app: OpenApp, kind: RiddleKind) -> None:
    riddle = first_of(kind)
    solver = Solver(open_app(), riddle)
    asked = solver.riddle.model.request
    assert isinstance(asked, Waiting)
    assert asked.text
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    assert solver.riddle.model.request == asked


@pytest.mark.parametrize("hand", ["mouse", "keys", "pad"])
def test_nothing_is_laid_while_it_is_told_why_a_try_was_wrong(open_app: OpenApp, hand: str) -> None:
    riddle = first_of(RiddleKind.CLAIM)
    solver = Solver(open_app(), riddle, hand)
    solver.answer(riddle.wrong)
    solver.until(RiddleStage.WRONG)
    for slot in SLOTS:
        solver.riddle.commands.choose_card(slot)
    for key in (pygame.K_1, pygame.K_5, pygame.K_6):
        solver.press(key)
        solver.wait(FRAME)
        assert solver.riddle.commands.draft is None
    solver.riddle.look()
    solver.until(RiddleStage.ASKED)
    claim = solver.riddle.commands.claim
    assert claim is not None
    assert not claim.groups
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)


@pytest.mark.parametrize("kind", [RiddleKind.CLAIM, RiddleKind.GHOST, RiddleKind.FACE_DOWN])
def test_answers_have_letters_on_the_table_and_beside_their_reasons(
    open_app: OpenApp, kind: RiddleKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answered by a figure where there is a list; afterwards the position is seen again."""
    solver = Solver(open_app(), first_of(kind), "keys")
    scene, view, riddle = solver.riddle, solver.riddle.model.view, solver.riddle.run.riddle
    listed = scene.words.choices
    assert [one.letter for one in listed] == list("ABCDEFGH"[: len(listed)])
    for one in listed:
        button = scene.controls.find(f"riddle-choice-{one.number}")
        assert button is not None
        assert button.spoken.startswith(one.letter)
    for number in (riddle.wrong, riddle.answer):
        if listed:
            solver.press(pygame.K_1 + [one.number for one in listed].index(number))
        else:
            solver.answer(number)
        solver.until_one_of(RiddleStage.WRONG, RiddleStage.SOLVED)
        if scene.run.stage is RiddleStage.WRONG:
            solver.use("lesson-next")
            solver.until(RiddleStage.ASKED)
    assert scene.run.stage is RiddleStage.SOLVED
    assert scene.model.view == view
    marked: list[tuple[str, bool]] = []
    monkeypatch.setattr(
        "crypt_game.ui.scenes.table.riddle_answers.draw_answer_mark",
        lambda canvas, place, mark: marked.append((mark.letter, mark.best)),
    )
    scene.draw(canvas_for(solver.app))
    told = scene.explanation()
    assert told is not None
    lines = told.text.spoken.split("\n")
    lettered = {letter for letter, _ in marked}
    assert all(any(f"{letter} –" in line for line in lines) for letter in lettered)
    assert len(lettered) >= (0 if kind is RiddleKind.FACE_DOWN else 2)
    right = "A" if kind.is_claim else listed[[one.number for one in listed].index(riddle.answer)].letter
    assert {letter for letter, best in marked if best} == ({right} if marked else set())
    button = scene.controls.find(f"riddle-choice-{riddle.answer}")
    assert (button is not None) == (kind is RiddleKind.FACE_DOWN)
    if button is not None:
        assert button.rect in scene.lit
        score = scene.run.score
        button.activate()
        assert scene.run.stage is RiddleStage.SOLVED
        assert scene.run.score is score


def test_a_solution_shows_to_who_recovers_and_not_to_the_card_that_is_often_tried(open_app: OpenApp) -> None:
    riddles = (each for each in all_riddles() if each.kind is RiddleKind.MID_GAME)
    riddle = next(each for each in riddles if isinstance(each.actions[each.answer], Recover))
    solver = Solver(open_app((1920, 1080)), riddle)
    solver.answer(riddle.answer)
    solver.until(RiddleStage.SOLVED)
    scene = solver.riddle
    assert scene.lit == [scene.layout.panel_of(SOLVER).panel]


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((2560, 1080), 1.0)])
def test_a_riddle_asks_at_the_top_and_shows_to_the_card_that_was_tried(
    open_app: OpenApp, size: tuple[int, int], text: float
) -> None:
    for kind in (RiddleKind.CLAIM, RiddleKind.GHOST):
        solver = Solver(open_app(size, language="de", text_size=text), first_of(kind))
        scene, riddle = solver.riddle, solver.riddle.run.riddle
        head = scene.model.headline
        assert head == Headline(scene.words.title, scene.words.question, riddle.grade, len(Grade))
        assert scene.words.question not in scene.hint()
        leave = scene.controls.find("lesson-leave")
        assert leave is not None
        assert leave.rect == scene.layout.menu
        hint = scene.controls.find("lesson-hint")
        assert hint is not None
        assert scene.layout.headline.collidelist([leave.rect, hint.rect]) == -1
        scene.choose(riddle.wrong)
        panel = scene.controls.find("lesson-words")
        assert isinstance(panel, ExplanationPanel)
        tried = [scene.layout.crypt.cards[int(name[-1])] for name in scene.words.cards_of(riddle.wrong)]
        for tip in panel.pointer[1:2]:
            beside = Rect(tip, (1, 1)).inflate(2 * scene.frame.px(64), 2 * scene.frame.px(64))
            assert beside.collidelist(tried) >= 0
        assert panel.pointer or text > 1 or not tried or scene.lit[: len(tried)] == tried


def test_a_question_leaves_room_for_the_signs_of_the_turns(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, float]] = []

    def seen(
        canvas: Canvas, row: Rect, title: str, note: str, stars: Any, question: str, beside: float
    ) -> Rect:
        told.append((question, beside))
        return draw_headline(canvas, row, title, note, stars, question, beside)

    monkeypatch.setattr(draw_room, "draw_headline", seen)
    scene = Solver(open_app(), first_of(RiddleKind.CLAIM)).riddle
    scene.draw(scene.canvas)
    question, beside = told[-1]
    assert question == scene.words.question
    assert beside >= len(turn_lines(scene.model.view)) > 0


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_round_and_the_signs_of_the_turns_can_be_read(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    app, signs, notes = open_app((1280, 720), language="fr", text_size=text), list[float](), list[Rect]()

    def seen(*told: Any) -> Rect:
        notes.append(draw_headline(*told))
        return notes[-1]

    monkeypatch.setattr(draw_room, "draw_badge", lambda *told, **_: signs.append(told[3]))
    monkeypatch.setattr(draw_room, "draw_headline", seen)
    scene = Solver(app, first_of(RiddleKind.CLAIM)).riddle
    scene.draw(scene.canvas)
    assert len(signs) == len(turn_lines(scene.model.view))
    assert min(signs) >= app.frame.px(27)
    least = theme.NOTE._replace(size=21 * (1 + (text - 1) / 2) / text)
    assert notes[-1].height >= scene.canvas.text_height(least)


def test_the_signs_of_the_turns_keep_off_the_stars(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, tops, feet = open_app(), list[float](), list[float]()

    def sprite(_canvas: Canvas, name: str, where: Any, side: Any = 0, **_: Any) -> None:
        if name == "icon/star":
            feet.append(where[1] + side / 2)

    monkeypatch.setattr(draw_room, "draw_badge", lambda *told, **_: tops.append(told[2][1] - told[3] / 2))
    monkeypatch.setattr(Canvas, "sprite", sprite)
    Solver(app, first_of(RiddleKind.MID_GAME))
    assert feet
    assert min(tops) >= max(feet)


def test_all_that_an_answer_of_a_list_places_is_told_in_lines_of_one_size(open_app: OpenApp) -> None:
    scene = Solver(open_app(), first_of(RiddleKind.GHOST)).riddle
    several = [
        listed
        for listed, choice in zip(scene.words.choices, scene.run.riddle.choices, strict=True)
        if sum(move.slot is not None for move in choice.placed) > 1
    ]
    assert several
    for listed in several:
        button = scene.controls.find(f"riddle-choice-{listed.number}")
        assert isinstance(button, Button)
        assert (button.label.count("\n"), button.detail) == (1, "")


@pytest.mark.parametrize("kind", [RiddleKind.HOLD, RiddleKind.MID_GAME])
@pytest.mark.parametrize(
    ("size", "language", "text"),
    [
        ((1280, 720), "fr", 1.5),
        ((1280, 720), "en", 1.0),
        ((2560, 1080), "de", 1.5),
        ((1920, 1080), "de", 1.0),
    ],
)
def test_the_question_is_set_large(
    open_app: OpenApp,
    monkeypatch: pytest.MonkeyPatch,
    kind: RiddleKind,
    size: tuple[int, int],
    language: str,
    text: float,
) -> None:
    sizes: list[float] = []

    def seen(canvas: Canvas, style: theme.Style, *told: Any) -> int:
        sizes.append(canvas.scale.font(style))
        return draw_paragraph(canvas, style, *told)

    monkeypatch.setattr(headline, "draw_paragraph", seen)
    app = open_app(size, language=language, text_size=text)
    scene = Solver(app, first_of(kind)).riddle
    scene.draw(scene.canvas)
    assert sizes[-1] >= scene.canvas.scale.font(theme.HINT)


def places_of_paragraphs(monkeypatch: pytest.MonkeyPatch, module: ModuleType) -> list[Rect]:
    """Where the paragraphs will lie that this module draws from now on."""
    taken: list[Rect] = []

    def seen(canvas: Canvas, style: theme.Style, words: str, place: Rect, *told: Any) -> int:
        high = draw_paragraph(canvas, style, words, place, *told)
        taken.append(Rect(place.topleft, (place.width, high)))
        return high

    monkeypatch.setattr(module, "draw_paragraph", seen)
    return taken


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("size", "language"), [((1280, 720), "fr"), ((1024, 768), "de")])
def test_the_question_keeps_off_the_plates(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str, text: float
) -> None:
    taken = places_of_paragraphs(monkeypatch, headline)
    app = open_app(size, language=language, text_size=text)
    scene = Solver(app, first_of(RiddleKind.MID_GAME)).riddle
    scene.draw(scene.canvas)
    assert taken[-1].top >= 0
    assert taken[-1].collidelist([place.panel for place in scene.layout.panels.values()]) == -1


def test_the_letters_of_answers_keep_off_coin_and_worth(open_app: OpenApp) -> None:
    scene = Solver(open_app(), first_of(RiddleKind.GHOST)).riddle
    card = scene.layout.crypt.cards[0]
    for count in (1, 2, 3):
        marks = answer_mark_rects(scene.canvas, card, count)
        assert marks[0].top >= card.y + card.height * 0.15
        assert marks[-1].bottom <= card.y + card.height * 0.54


def test_what_the_ghost_of_a_riddle_rolled_lies_on_its_plate(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    faces: list[object] = []
    monkeypatch.setattr(draw_ghost, "draw_die", lambda canvas, house, face, place, **_: faces.append(face))
    solver = Solver(open_app(), first_of(RiddleKind.GHOST))
    drawn_words(solver.app)
    assert tuple(faces) == tuple(sorted(solver.riddle.run.riddle.rolled, reverse=True))
    assert isinstance(solver.riddle.model.asking, Waiting)


@pytest.mark.parametrize("kind", [RiddleKind.CLAIM, RiddleKind.GHOST])
def test_letters_of_answers_that_take_no_card_cover_nothing(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, kind: RiddleKind
) -> None:
    marks: list[Rect] = []
    monkeypatch.setattr(riddle_answers, "draw_answer_mark", lambda canvas, place, mark: marks.append(place))
    scene = Solver(open_app(), first_of(kind)).riddle
    bare = [MarkedAnswer("A", {}, best=False), MarkedAnswer("B", {}, best=True)]
    seat = SOLVER if kind.is_claim else SeatIndex(1)
    riddle_answers.draw_marks(scene.canvas, scene.layout, bare, seat)
    plate = scene.layout.panel_of(seat)
    plates = [place.panel for place in scene.layout.panels.values()]
    if plate.notes:  # below the roll there is room on it
        plates = [*plate.dice, *(panel for panel in plates if panel != plate.panel)]
        assert all(plate.panel.contains(mark) for mark in marks)
    assert len(marks) == 2
    assert all(mark.collidelist([*plates, scene.layout.order]) == -1 for mark in marks)


def test_words_in_place_of_controls_take_one_column_if_it_has_room(open_app: OpenApp) -> None:
    canvas = Solver(open_app((1280, 720), text_size=1.5), first_of(RiddleKind.HOLD)).riddle.canvas
    lines, feet = Sentence("The answer", "Three lines.\nIn a box.\nAnd a button.").lines(), [(460, 60)]
    small = set_smaller(lines, canvas.scale.fair_share)
    one, two, low = (
        shape.size[1]
        for shape in (
            stacked(canvas, lines, 1060, feet),
            across(canvas, lines, 1060, feet),
            across(canvas, small, 1060, feet),
        )
    )
    assert low < two < one
    found = [box_in_row(canvas, lines, feet, [Rect(0, 0, 1060, high)], 0) for high in (one, two)]
    assert [each is not None and each[1].column > 0 for each in found] == [False, True]
    rows = [Rect(0, 0, 1060, low), Rect(0, 0, 1060, one)]
    larger = box_in_row(canvas, lines, feet, rows, 0)
    assert larger is not None
    assert larger[1].lines == lines, "in a larger row before in smaller type"


def test_long_words_take_the_whole_width_of_the_panel_where_it_is_lower_so(open_app: OpenApp) -> None:
    canvas = Solver(open_app((1280, 720), text_size=1.5), first_of(RiddleKind.HOLD)).riddle.canvas
    short, long = Sentence("The answer", "One line."), Sentence("The answer", "Many words. " * 40)
    beside, below = (across(canvas, said.lines(), 1060, [(460, 60)]) for said in (short, long))
    assert beside.column > 0
    assert below.column == 0
    assert below.size[1] < across(canvas, long.lines(), 600, [(460, 60)]).size[1]


def test_words_in_a_row_have_as_much_room_above_as_below(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = places_of_paragraphs(monkeypatch, explanation_box)
    canvas = Solver(open_app(), first_of(RiddleKind.CLAIM)).riddle.canvas
    lines = Sentence("With the same luck", "This try.\nThe best one.\nOn average.").lines()
    needed = across(canvas, lines, 1600, [(460, 60)]).size[1]
    found = box_in_row(canvas, lines, [(460, 60)], [Rect(0, 100, 1600, 10)], 100 + 10 - needed)
    assert found is not None
    place, shape = found
    assert place.height < needed
    explanation_box.draw_explanation_box(canvas, place, shape, ())
    assert abs((taken[0].top - place.top) - (place.bottom - taken[-1].bottom)) <= 1
