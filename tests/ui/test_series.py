"""More than one game: the question in the set-up, the hand-over between people, and the result in the end."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from crypt_game import destinations
from crypt_game.games.equal_luck import open_match
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.series_tally import series_of_match
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.opponents.par import PAR_GAMES, Par, ParQuestion
from crypt_game.opponents.questions import Question
from crypt_game.opponents.worker_client import FutureAnswer, T
from crypt_game.rules.legal import random_action
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import play_on
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer


class AtOnce:
    """Opponents who take 33 coins of every crypt, and have nothing to say of finished games."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        if isinstance(question, ParQuestion):
            answer.tell(cast(T, Par((33,) * PAR_GAMES)))
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


def test_equal_luck_hands_over_and_tells_nothing_before_all_have_played(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(App, "opponents", AtOnce())
    app = open_app(last_setup=two_persons())
    player = at_question(app)
    player.choose("equal")
    assert isinstance(player.scene, HandOver)
    player.click("ready")
    first = match_at(player)
    finish(player, first)
    dialog = player.scene
    assert isinstance(dialog, Dialog)
    assert "1 of 2 have played" in dialog.heading
    assert first.over is not None
    assert str(first.over.scores[0].total) not in " ".join(dialog.paragraphs())
    assert GameList(app.folders.saves).rows(Which.ALL) == []
    player.click("next")
    player.click("ready")
    second = match_at(player)
    assert second.seed == first.seed
    assert [who.mind for who in second.plan.players] == [PlayerKind.PERSON, PlayerKind.KNIGHT]
    finish(player, second)
    assert isinstance(player.scene, Dialog)
    told = " ".join(player.scene.paragraphs())
    assert second.over is not None
    assert all(str(match.over.scores[0].total) in told for match in (first, second) if match.over)
    assert "a Knight takes 33" in told
    assert open_match(app.folders.saves) is None


def test_a_match_that_was_left_is_offered_again_and_may_be_ended(open_app: OpenApp) -> None:
    app = open_app(last_setup=two_persons())
    player = at_question(app)
    player.click("equal")
    player.click("ready")
    match = match_at(player)
    match.submit(*random_action(match.state, Random(1)))
    app.go_to(destinations.MainMenu())
    player.wait()
    player.click("continue")
    assert isinstance(player.scene, HandOver)
    player.click("ready")
    assert match_at(player).moments == match.moments
    player = at_question(app)
    assert "0 of 2 have played" in player.scene.heading
    player.click("end")
    player.wait()
    assert isinstance(player.scene, MenuScene)
    assert open_match(app.folders.saves) is None
    assert len(GameList(app.folders.saves).rows(Which.RUNNING)) == 1
