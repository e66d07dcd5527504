"""What cannot be done says why, and F1 opens the rule behind it."""

from __future__ import annotations

import pygame

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import Claim, GameSetup, Mode, Recover, Refusal
from crypt_game.ui.scenes.rulebook.scene import RulebookScene
from crypt_game.ui.scenes.table.scene import TableScene

from ...conftest import OpenApp
from ...driving import ScreenPlayer


def table() -> Match:
    """Three heirs; the first holds the first card with the most there can be."""
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 3)
    match.begin()
    match.submit(0, Claim.on({0: [6, 6, 6]}))
    return match


def test_a_card_out_of_reach_says_why_and_leads_to_the_rule(open_app: OpenApp) -> None:
    app = open_app()
    scene = TableScene(app, table())
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    player.click("card-0")
    assert "19" in scene.model.hint.refusal
    assert app.spoken == scene.model.hint.refusal
    player.press(pygame.K_F1)
    player.wait(0.5)
    book = player.scene
    assert isinstance(book, RulebookScene)
    rule = book.reading.book.about_refusal(Refusal.TOO_WEAK)
    assert rule is not None
    assert book.reading.mark.paragraph == rule.name


def test_the_next_thing_that_works_takes_the_refusal_away(open_app: OpenApp) -> None:
    app = open_app()
    scene = TableScene(app, table())
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    player.click("card-0")
    player.click("card-1")
    assert scene.model.hint.refusal == ""


def test_a_refusal_ends_with_what_it_was_about(open_app: OpenApp) -> None:
    app = open_app()
    scene = TableScene(app, table())
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    player.click("card-0")
    refusal = scene.model.hint.refusal
    player.resize((1600, 900))
    assert (scene.model.hint.refusal, refusal != "") == (refusal, True)
    scene.commands.show(scene.match.submit(scene.model.viewer, Recover()))
    player.wait(0.5)
    assert scene.model.hint.refusal == ""
