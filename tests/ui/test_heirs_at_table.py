"""Heirs beside people at a table: their pace, and seats that change hands at once, secretly and for good."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, TypeVar

import pygame
import pytest

from crypt_game.games.store import Opened, begin_game, open_game
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.opponents.evaluation import evaluate
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.questions import ChoiceQuestion, EvaluationQuestion, Question
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.board_model import Waiting
from crypt_game.rules import GameSetup, Mode, observe
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.ui.app import App
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.scenes.who_plays.scene import WhoPlays

from .conftest import OpenApp
from .driver import KeyHeir, MouseHeir
from .driving import ScreenPlayer

T = TypeVar("T")
PERSON, KNIGHT, REGENT = PlayerKind.PERSON, PlayerKind.KNIGHT, PlayerKind.REGENT


class Squire:
    """Opponents that answer at once, whatever level is asked for; they have no time for reviews."""

    def __init__(self) -> None:
        self.levels: list[Level] = []
        self.evaluated: list[EvaluationQuestion] = []
        self.silent = False

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        if isinstance(question, ChoiceQuestion):
            self.levels.append(question.level)
            if not self.silent:
                page: Any = replace(question, level=Level.PAGE)
                answer.tell(*page.work())
        elif isinstance(question, EvaluationQuestion):
            self.evaluated.append(question)
            told: Any = evaluate(question.view, question.pending, question.about)
            answer.tell(told)
        return answer

    def close(self) -> None:
        pass


def seated(app: App, minds: tuple[PlayerKind, ...], mode: Mode = Mode.STANDARD, decisions: int = 0) -> Squire:
    """A game that somebody has begun, on the disk and on the screen."""
    people = [
        Player(f"P{n}", HOUSES[n // 2 if mode is Mode.CLASH else n], Title.DUKE, mind)
        for n, mind in enumerate(minds)
    ]
    plan = Plan.seated(GameSetup(mode, len(minds)), people)
    match, _ = begin_game(app.folders.saves, plan, 6, lambda: None)
    rng = Random(2)
    for _ in range(decisions):
        match.submit(*random_action(match.state, rng))
    squire = Squire()
    app.opponents = squire
    app.stack.reset(TableScene(app, match))
    return squire


def table(player: ScreenPlayer) -> TableScene:
    assert isinstance(player.scene, TableScene)
    return player.scene


def who_plays(player: ScreenPlayer) -> WhoPlays:
    """From the table by the pause to the panel."""
    table(player).commands.open_menu()
    player.choose("seats")
    assert isinstance(player.scene, WhoPlays)
    return player.scene


def taken_from_disk(app: App) -> Match:
    (path,) = app.folders.saves.rglob("*.crypt")
    opened = open_game(app.folders.saves, path, lambda: None)
    assert isinstance(opened, Opened)
    return opened.match


def minds(match: Match) -> list[PlayerKind]:
    return [person.mind for person in match.plan.players]


@pytest.mark.parametrize("hand", [MouseHeir, KeyHeir])
def test_a_seat_given_away_in_the_middle_of_its_turn_is_played_at_once(
    open_app: OpenApp, hand: Callable[[App], MouseHeir | KeyHeir]
) -> None:
    app = open_app()
    squire = seated(app, (PERSON, PERSON))
    heir = hand(app)
    heir.settle()
    match = heir.match
    seat = heir.table.model.viewer
    heir.put_dice(0, 1)
    who_plays(heir)
    heir.use(f"mind-{seat}")
    heir.use("kind-squire")
    heir.use("apply")
    heir.settle()
    assert squire.levels[0] is Level.SQUIRE
    assert match.plan.players[seat].mind is PlayerKind.SQUIRE
    assert table(heir).match is match
    assert table(heir).model.viewer == 1 - seat
    assert taken_from_disk(app).plan == match.plan


def test_esc_leaves_every_seat_as_it_was(open_app: OpenApp) -> None:
    app = open_app()
    seated(app, (PERSON, KNIGHT))
    player = ScreenPlayer(app)
    player.wait(0.1)
    before = table(player).match.record
    who_plays(player)
    player.click("mind-0")
    player.click("kind-page")
    player.click("stay")
    assert not isinstance(player.scene, WhoPlays)
    assert next(scene for scene in app.stack.scenes if isinstance(scene, TableScene)).match.record == before


def test_whoever_takes_a_seat_sees_what_that_seat_sees_and_nothing_else(open_app: OpenApp) -> None:
    app = open_app()
    seated(app, (KNIGHT, KNIGHT, PERSON), decisions=14)
    player = ScreenPlayer(app)
    player.wait(0.1)
    match = table(player).match
    panel = who_plays(player)
    panel.players[0] = replace(panel.players[0], mind=PERSON, temper=Temper.EVEN)
    panel.apply()
    player.wait(0.1)
    shown = table(player)
    assert shown.model.covered
    assert shown.event_player.kept_seats == [0, 2]
    assert shown.event_player.view_of(SeatIndex(0)) == observe(match.state, 0)
    assert shown.event_player.view_of(SeatIndex(2)) == observe(match.state, 2)


def test_when_another_person_is_left_alone_the_curtain_falls_first(open_app: OpenApp) -> None:
    app = open_app()
    seated(app, (PERSON, PERSON, KNIGHT), decisions=6)
    player = ScreenPlayer(app)
    player.wait(0.1)
    if isinstance(player.scene, HandOver):
        player.choose("ready")
    panel = who_plays(player)
    panel.players[0] = replace(panel.players[0], mind=KNIGHT, temper=Temper.BOLD)
    panel.apply()
    player.wait(0.1)
    assert isinstance(player.scene, HandOver)
    player.choose("ready")
    assert table(player).model.viewer == 1
    assert not table(player).model.covered


@pytest.mark.parametrize(
    ("mode", "heirs"),
    [
        (Mode.STANDARD, 3),
        pytest.param(Mode.SOLO, 1, marks=pytest.mark.long),
        pytest.param(Mode.TWINS, 2, marks=pytest.mark.long),
        pytest.param(Mode.CLASH, 6, marks=pytest.mark.long),
    ],
)
def test_heirs_play_it_out_before_eyes_that_know_nothing_hidden(
    open_app: OpenApp, mode: Mode, heirs: int
) -> None:
    app = open_app()
    squire = seated(app, (PERSON,) * heirs, mode, decisions=3)
    player = ScreenPlayer(app)
    player.wait(0.1)
    if isinstance(player.scene, HandOver):
        player.choose("ready")
    who_plays(player)
    player.choose("play-out")
    shown = table(player)
    assert shown.model.view.viewer is None
    assert shown.model.view.seen <= shown.model.view.public
    assert not any(shown.model.is_yours(SeatIndex(seat)) for seat in range(len(shown.model.names)))
    for _ in range(20_000):
        app.step(0.1)
        if isinstance(player.scene, ScoringScene):
            break
    assert isinstance(player.scene, ScoringScene)
    assert set(squire.levels) == {Level.KNIGHT}
    assert player.scene.match.agreed.players[0].mind is PERSON


def test_a_seat_is_taken_back_while_its_heir_thinks(open_app: OpenApp) -> None:
    app = open_app()
    squire = seated(app, (KNIGHT, KNIGHT))
    squire.silent = True
    player = ScreenPlayer(app)
    player.wait(0.1)
    match = table(player).match
    decide = match.decide
    assert decide is not None
    assert isinstance(table(player).model.asking, Waiting)
    steps = len(match.moments)
    panel = who_plays(player)
    panel.players[decide.seat] = replace(panel.players[decide.seat], mind=PERSON, temper=Temper.EVEN)
    panel.apply()
    player.wait(0.1)
    assert not isinstance(table(player).model.asking, Waiting)
    assert table(player).commands.claim is not None
    assert len(match.moments) == steps


@pytest.mark.parametrize("key", [pygame.K_n, pygame.K_SPACE])
def test_by_key_an_heir_waits_until_somebody_wants_to_see_its_turn(open_app: OpenApp, key: int) -> None:
    app = open_app(heirs_pace="step", animation_speed="fast")
    seated(app, (KNIGHT, KNIGHT, PERSON))
    player = ScreenPlayer(app)
    player.wait(8)
    match = table(player).match
    steps = len(match.moments)
    assert table(player).model.hint.text == "P0 has decided. N shows it."
    player.press(key)
    player.wait(0.1)
    assert len(match.moments) > steps
    assert "decided" not in table(player).model.hint.text


def test_a_key_cuts_the_moment_of_an_heir_short(open_app: OpenApp) -> None:
    app = open_app(heirs_pace="slow", animation_speed="fast")
    seated(app, (KNIGHT, KNIGHT, PERSON))
    player = ScreenPlayer(app)
    while not table(player).commands.computer_turns.decided:
        player.wait()
    match = table(player).match
    steps = len(match.moments)
    player.press(pygame.K_n)
    player.wait()
    assert len(match.moments) > steps


def test_a_click_on_an_heir_or_a_key_tells_why_it_moved_as_it_did(open_app: OpenApp) -> None:
    app = open_app()
    seated(app, (KNIGHT, REGENT, PERSON))
    heir = MouseHeir(app)
    heir.settle()
    for key, name in (("seat-0", "P0"), ("", "P1")):
        heir.use(key) if key else heir.press(pygame.K_y)
        advice = heir.table.commands.advice
        assert advice is not None
        assert advice.heads.best == f"Why {name}’s move is good"
        assert advice.best.move in app.spoken
        assert heir.table.lit
        heir.use("advice-close")
        assert heir.table.commands.advice is None
    tip = heir.widget("seat-0").tip()
    assert tip is not None
    assert "Computer player: Knight" in tip.body
    heir.use("seat-2")
    assert isinstance(heir.scene, TableScene)


def test_hints_can_be_switched_off_for_the_table(open_app: OpenApp) -> None:
    app = open_app(hints=False)
    squire = seated(app, (PERSON, KNIGHT))
    heir = MouseHeir(app)
    heir.settle()
    heir.press(pygame.K_h)
    assert heir.table.model.hint.refusal == "Hints are switched off."
    assert squire.evaluated == []
    app.change_settings(hints=True)
    heir.press(pygame.K_h)
    heir.wait(0.1)
    advice = heir.table.commands.advice
    assert advice is not None
    assert advice.spoken == app.spoken
    assert [asked.view.seat for asked in squire.evaluated] == [0]
    assert heir.match.marks.hints == 1
    assert taken_from_disk(app).marks.hints == 1


def test_while_an_heir_thinks_every_other_key_keeps_its_meaning(open_app: OpenApp) -> None:
    app = open_app(heirs_pace="step", animation_speed="fast")
    seated(app, (PERSON, KNIGHT))
    heir = MouseHeir(app)
    heir.settle()
    match = heir.match
    before = match.state
    heir.put_dice(0, 1)
    heir.choose_confirm()
    heir.wait(8)
    assert heir.table.commands.computer_turns.decided
    steps = len(match.moments)
    heir.press(pygame.K_z)
    assert len(match.moments) == steps
    heir.use("seat-1")
    assert isinstance(heir.scene, TableScene)
    heir.press(pygame.K_u)
    assert match.state == before


def test_the_keys_that_matter_now_are_shown(open_app: OpenApp) -> None:
    app = open_app(heirs_pace="step", animation_speed="fast")
    seated(app, (PERSON, KNIGHT))
    heir = KeyHeir(app)
    heir.settle()
    shown = {words for _, words in heir.table.key_hints()}
    assert {"hint", "pass"} <= shown
    assert not {"skip", "why?", "recover"} & shown
    heir.put_dice(0, 1)
    heir.choose_confirm()
    heir.wait(4)
    assert ("N", "skip") in heir.table.key_hints()
    app.change_settings(hints=False, heirs_pace="fast")
    heir.settle()
    shown = {words for _, words in heir.table.key_hints()}
    assert "why?" in shown
    assert not {"skip", "hint"} & shown
