"""More than one game: the question in the set-up, the hand-over between people, and the result in the end."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game import destinations
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.theme import NOTE, Style
from crypt_game.games.equal_luck import open_match
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.series_tally import series_of_match
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.levels import Level
from crypt_game.opponents.par import PAR_GAMES, Par, ParQuestion
from crypt_game.opponents.questions import Question
from crypt_game.opponents.roll_luck import MeasuredLuck, RollLuckQuestion
from crypt_game.opponents.worker_client import FutureAnswer, T
from crypt_game.rules import Mode
from crypt_game.rules.legal import random_action
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scenes.equal_luck import sheet
from crypt_game.ui.scenes.equal_luck.entrants import EqualLuckSetup
from crypt_game.ui.scenes.equal_luck.sheet import EqualLuckScene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import play_on
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer
from tests.ui.fitting import drawn_words


class AtOnce:
    """Opponents who take 33 coins of every crypt, call everybody lucky, and know nothing else."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        if isinstance(question, ParQuestion):
            answer.tell(cast(T, Par((33,) * PAR_GAMES)))
        if isinstance(question, RollLuckQuestion):
            answer.tell(cast(T, MeasuredLuck(1.5)))
        return answer

    def close(self) -> None:
        pass


def at_question(app: App) -> ScreenPlayer:
    """The set-up of two persons, asked for how many games."""
    player = ScreenPlayer(app)
    app.go_to(destinations.SetupPage())
    player.wait()
    player.click("series")
    player.wait()
    assert isinstance(player.scene, Dialog)
    return player


def at_first_turn(app: App) -> ScreenPlayer:
    """A match with equal luck was agreed upon, and who plays first has been called."""
    player = at_question(app)
    player.click("equal")
    player.click("start")
    player.wait()
    player.click("ready")
    return player


def two_persons() -> dict[str, object]:
    return PlanDraft(heir_count=2).filled(PlayerKind.PERSON).to_json()


def match_at(player: ScreenPlayer) -> Match:
    player.wait(0.2)
    scene = player.scene
    assert isinstance(scene, TableScene)
    return scene.match


def finish(player: ScreenPlayer, match: Match) -> None:
    """Play to the end, and come to what follows."""
    play_on(match)
    player.app.go_to(destinations.ScorePage(match))
    player.wait(0.2)


def test_a_series_goes_on_with_the_next_leader_and_counts_the_wins(open_app: OpenApp) -> None:
    player = at_question(open_app(last_setup=two_persons()))
    player.click("3")
    first = match_at(player)
    mark = series_of_match(first)
    assert mark is not None
    assert (mark.games, mark.number) == (3, 1)
    finish(player, first)
    assert isinstance(player.scene, ScoringScene)
    player.wait(0.2)
    assert "Game 1 of 3" in player.scene.paragraphs()[0]
    player.click("again")
    second = match_at(player)
    assert series_of_match(second) == mark.following
    assert second.plan.setup.leader != first.plan.setup.leader


def test_a_series_that_was_left_is_gone_on_with_from_the_menu(open_app: OpenApp) -> None:
    app = open_app(last_setup=two_persons())
    player = at_question(app)
    player.click("3")
    first = match_at(player)
    play_on(first)
    app.go_to(destinations.MainMenu())
    player.wait()
    assert "Game 2 of 3" in player.widget("series").spoken
    player.tab_to("series")
    player.press(pygame.K_RETURN)
    second = match_at(player)
    mark = series_of_match(first)
    assert mark is not None
    assert series_of_match(second) == mark.following
    assert second.plan.setup.leader != first.plan.setup.leader
    app.go_to(destinations.MainMenu())
    player.wait()
    assert player.scene.controls.find("series") is None
    assert player.scene.controls.find("continue") is not None


def test_equal_luck_hands_over_and_tells_nothing_before_all_have_played(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "opponents", AtOnce())
    app = open_app(last_setup=two_persons())
    player = at_question(app)
    player.choose("equal")
    assert isinstance(player.scene, EqualLuckSetup)
    player.tab_to("start")
    player.press(pygame.K_RETURN)
    player.wait()
    assert isinstance(player.scene, HandOver)
    player.click("ready")
    first = match_at(player)
    finish(player, first)
    assert isinstance(player.scene, EqualLuckScene)
    told = " ".join([*player.scene.paragraphs(), *spoken(player)])
    assert "plays crypt 1 of 1, in seat 1" in told
    assert first.over is not None
    assert str(first.over.scores[0].total) not in told
    assert GameList(app.folders.saves).rows(Which.ALL) == []
    player.tab_to("next")
    player.press(pygame.K_RETURN)
    player.wait()
    player.click("ready")
    second = match_at(player)
    assert second.seed == first.seed
    assert [who.mind for who in second.plan.players] == [PlayerKind.PERSON, PlayerKind.KNIGHT]
    finish(player, second)
    assert isinstance(player.scene, EqualLuckScene)
    player.wait(0.2)
    told = " ".join([*player.scene.paragraphs(), *spoken(player)])
    assert second.over is not None
    assert all(str(match.over.scores[0].total) in told for match in (first, second) if match.over)
    assert "33" in told
    assert "Luck: +1.5" in told
    faces: list[object] = []
    monkeypatch.setattr(sheet, "draw_portrait", lambda *args: faces.append(args))
    player.scene.draw(player.scene.canvas)
    assert not faces  # all had the same seat, whose portrait would be anybody's
    done = player.widget("done").rect
    assert done.width < player.scene.frame.size[0] / 3
    player.click("done")
    player.wait()
    assert isinstance(player.scene, MenuScene)
    assert open_match(app.folders.saves) is None
    assert len(GameList(app.folders.saves).rows(Which.FINISHED)) == 2


def test_a_match_that_was_left_is_offered_again_and_may_be_ended(open_app: OpenApp) -> None:
    app = open_app(last_setup=two_persons())
    player = at_first_turn(app)
    match = match_at(player)
    match.submit(*random_action(match.state, Random(1)))
    app.go_to(destinations.MainMenu())
    player.wait()
    player.click("continue")
    assert isinstance(player.scene, HandOver)
    player.click("ready")
    assert match_at(player).moments[: len(match.moments)] == match.moments
    player = at_question(app)
    player.click("equal")
    player.wait()
    assert isinstance(player.scene, EqualLuckScene)
    player.click("end")
    player.wait()
    assert isinstance(player.scene, Dialog)
    player.click("stay")
    player.wait()
    assert isinstance(player.scene, EqualLuckScene)
    player.click("end")
    player.wait()
    player.click("give-up")
    player.wait()
    assert isinstance(player.scene, MenuScene)
    assert open_match(app.folders.saves) is None
    assert len(GameList(app.folders.saves).rows(Which.RUNNING)) == 1


def test_the_heads_of_a_comparison_stand_close_above_its_rows(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 720), last_setup=two_persons())
    player = at_first_turn(app)
    match_at(player)
    player = at_question(app)
    player.click("equal")
    player.wait()
    scene = player.scene
    assert isinstance(scene, EqualLuckScene)
    heads: list[pygame.Rect] = []
    columns = scene._sheet.columns(scene.say)
    paragraph = Canvas.paragraph

    def noted(canvas: Canvas, style: Style, text: str, rect: pygame.Rect, *args: Any, **more: Any) -> Any:
        if text in columns:
            heads.append(rect.copy())
        return paragraph(canvas, style, text, rect, *args, **more)

    monkeypatch.setattr(Canvas, "paragraph", noted)
    scene.draw(scene.canvas)
    assert len(heads) == len(columns)
    for head in heads:
        foot = head.top + scene.canvas.paragraph_height(NOTE, "1", head.width)
        assert 0 < scene._heads.bottom - foot < 12


def test_the_next_turn_waits_in_the_menu_on_another_evening(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "opponents", AtOnce())
    app = open_app(last_setup=two_persons())
    player = at_first_turn(app)
    finish(player, match_at(player))
    player.click("later")
    player.wait()
    assert isinstance(player.scene, MenuScene)
    player.click("equal-luck")
    player.wait()
    assert isinstance(player.scene, EqualLuckScene)


def test_who_plays_is_asked_alone_too_and_names_differ(open_app: OpenApp) -> None:
    app = open_app(last_setup=PlanDraft().with_mode(Mode.SOLO).to_json())
    player = ScreenPlayer(app)
    app.go_to(destinations.SetupPage())
    player.wait()
    player.click("equal-luck")
    player.wait()
    scene = player.scene
    assert isinstance(scene, EqualLuckSetup)
    assert len(scene.entrants) == 1
    player.click("people-2")
    player.click("crypts-3")
    player.click("level-page")
    assert any("new cards" in line for line in scene.paragraphs())
    rename(player, "name-0", scene.entrants[1])
    assert isinstance(player.scene, TextQuestion)
    player.press(pygame.K_ESCAPE)
    player.wait()
    rename(player, "name-0", "Eva")
    assert scene.entrants[0] == "Eva"
    player.click("start")
    player.wait()
    assert isinstance(player.scene, HandOver)
    player.click("ready")
    mark = series_of_match(match_at(player))
    assert mark is not None
    assert (mark.games, mark.crypts, mark.entrant, mark.level) == (6, 3, "Eva", Level.PAGE)


def rename(player: ScreenPlayer, key: str, name: str) -> None:
    """Type another name, and press the button that takes it."""
    player.click(key)
    player.wait()
    question = player.scene
    assert isinstance(question, TextQuestion)
    question.text = name
    question.arrange()
    player.click("act")
    player.wait()


def spoken(player: ScreenPlayer) -> list[str]:
    """What a listener hears of all controls."""
    return [widget.spoken for widget in player.scene.controls.widgets]


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_computer_stands_apart_and_a_room_beside_words_of_the_usual_size(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    app = open_app((1280, 720), text_size=text)
    SCENES["equal-luck-end"](app)
    scene = app.stack.top
    assert isinstance(scene, EqualLuckScene)
    signs: list[tuple[str, int]] = []
    sprite = Canvas.sprite

    def noted(canvas: Canvas, name: str, at: tuple[int, int], *args: Any, **more: Any) -> Any:
        signs.append((name, round(at[1])))
        return sprite(canvas, name, at, *args, **more)

    monkeypatch.setattr(Canvas, "sprite", noted)
    words = drawn_words(app)
    rows = [row.rect for row in scene.controls.widgets if row.key.startswith("row-")]
    assert [name for name, y in signs if rows[-1].top < y < rows[-1].bottom] == ["icon/bot"]
    assert "Luck" in words
    assert bool(scene._rooms) is (text == 1)
    assert all(
        not room.colliderect(button.rect) for _, room in scene._rooms for button in scene.controls.widgets
    )
