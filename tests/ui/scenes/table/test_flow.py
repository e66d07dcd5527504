"""How a turn flows at the table: nothing to decide is never asked, nothing to take back looks dead."""

from __future__ import annotations

import pygame

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules import Claim, GameSetup, Mode, Recover
from crypt_game.rules.record import Acted
from crypt_game.ui.scenes.table.scene import TableScene

from ...conftest import OpenApp
from ...driving import ScreenPlayer


def at_table(open_app: OpenApp, players: int) -> tuple[ScreenPlayer, TableScene]:
    """People at a table without motion or hand-over."""
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(players)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, players), people), 3)
    match.begin()
    app = open_app(animation_speed="off", hand_over=False)
    scene = TableScene(app, match)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    return player, scene


def decisions(match: Match) -> list[Acted]:
    return [moment.step for moment in match.moments if isinstance(moment.step, Acted)]


def test_who_has_no_die_left_is_told_so_and_not_asked(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 2)
    scene.commands.show(scene.match.submit(0, Claim.on({0: [1, 1], 1: [1]})))
    player.wait(0.2)
    scene.commands.show(scene.match.submit(1, Recover()))
    player.wait(0.5)
    assert decisions(scene.match)[2] == Acted(0, Recover())
    assert scene.match.state.round == 2
    assert player.app.words.say("table-forced-pass", name="P0") in player.app.toasts.texts
    assert isinstance(scene.model.asking, ClaimDraft)


def test_undo_looks_dead_where_nothing_can_be_taken_back(open_app: OpenApp) -> None:
    player, scene = at_table(open_app, 3)
    assert not player.widget("undo").enabled
    player.press(pygame.K_u)
    assert scene.model.hint.refusal == player.app.words.say("table-nothing-to-undo")
    player.click("card-0")
    assert player.widget("undo").enabled
    player.press(pygame.K_u)
    assert not player.widget("undo").enabled
    scene.commands.show(scene.match.submit(0, Recover()))
    player.wait(0.2)
    assert player.widget("undo").enabled
