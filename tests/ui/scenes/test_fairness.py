"""The page of the dice: what it proves, what it copies, that every roll is on it, and that all of it fits."""

from __future__ import annotations

import random
from dataclasses import replace

import pygame
import pytest

from crypt_game.match.game_code import code_of, in_groups
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.chance import commitment
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Chanced
from crypt_game.ui import clipboard
from crypt_game.ui.app import App
from crypt_game.ui.scenes import navigation
from crypt_game.ui.scenes.fairness.scene import FairnessScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_words, text_faults

NAMES = ("Ysolde", "Mirabel", "Aldric", "Wilhelmina-Maria", "Imani", "Corwin", "Roswitha", "Lucan")
TABLES = [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 8)]


def game(mode: Mode, players: int, decisions: int = 1000, seed: int = 4) -> Match:
    people = [
        Player(NAMES[n], HOUSES[n // 2 if mode is Mode.CLASH else n], Title.DUKE if n % 2 else Title.DUCHESS)
        for n in range(players)
    ]
    match, rng = Match(Plan.seated(GameSetup(mode, players), people), seed), random.Random(4)
    match.begin()
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1
    return match


def page(app: App, match: Match) -> FairnessScene:
    app.stack.reset(MenuScene(app, None))
    navigation.open_fairness(app, match)
    ScreenPlayer(app).wait()
    assert isinstance(app.stack.top, FairnessScene)
    return app.stack.top


def test_a_fair_game_shows_code_seal_and_seed(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    match = game(Mode.STANDARD, 3)
    page(app := open_app(), match)
    words = drawn_words(app)
    assert "The dice were fair" in words
    assert {code_of(match.agreed.setup, match.seed), str(match.seed)} <= set(words)
    player = ScreenPlayer(app)
    for key in ("copy-code", "copy-seal", "copy-seed"):
        player.click(key)
    assert copied == [code_of(match.agreed.setup, match.seed), commitment(4), "4"]


def test_an_unfair_game_says_where(open_app: OpenApp) -> None:
    match = game(Mode.STANDARD, 3)
    record = match.record
    rolls = [n for n, entry in enumerate(record.entries) if isinstance(entry, Chanced) and n]
    forged = replace(record, seed=5, entries=record.entries[: rolls[0] + 1])
    app = open_app()
    app.stack.reset(FairnessScene(app, match, forged))
    ScreenPlayer(app).wait()
    assert "These dice are not from the seed" in drawn_words(app)


def test_a_game_without_a_seed_proves_nothing(open_app: OpenApp) -> None:
    match = game(Mode.STANDARD, 3)
    app = open_app()
    app.stack.reset(FairnessScene(app, match, replace(match.record, seed=None)))
    player = ScreenPlayer(app)
    player.wait()
    assert "Nothing to check" in drawn_words(app)
    assert player.scene.controls.find("copy-seed") is None


def test_a_running_game_keeps_its_seed(open_app: OpenApp) -> None:
    with pytest.raises(ValueError, match="not over"):
        FairnessScene(open_app(), game(Mode.STANDARD, 3, 5))


def test_every_roll_can_be_scrolled_to(open_app: OpenApp) -> None:
    scene = page(app := open_app(), game(Mode.CLASH, 8))
    player = ScreenPlayer(app)
    first = drawn_words(app)
    player.press(pygame.K_END)
    assert drawn_words(app) != first
    assert str(scene.throws[-1].round) in drawn_words(app)


def test_the_way_there_and_back_from_the_score_sheet(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(ScoringScene(app, game(Mode.SOLO, 1)))
    player = ScreenPlayer(app)
    player.wait()
    player.click("rolls")
    player.wait()
    assert isinstance(player.scene, FairnessScene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, ScoringScene)


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1280, 1024), 1.0), ((1920, 1080), 1.25)])
def test_all_words_fit(open_app: OpenApp, language: str, size: tuple[int, int], text: float) -> None:
    app = open_app(size, language=language, text_size=text)
    for mode, players in TABLES:
        page(app, game(mode, players))
        assert text_faults(app, typed=NAMES) == []


# the promise ------------------------------------------------------------------------------------------------
def test_the_chronicle_begins_with_the_seal_and_ends_with_the_seed(open_app: OpenApp) -> None:
    app, running = open_app(), game(Mode.STANDARD, 2, 12)
    table = TableScene(app, running)
    app.stack.reset(table)
    seal, seed = in_groups(commitment(running.seed)), f"was {running.seed}."
    assert seal in table.model.chronicle[0].text
    assert not [line for line in table.model.chronicle if seed in line.text]
    over = game(Mode.STANDARD, 2)
    scene = ReplayScene(app, over)
    app.stack.reset(scene)
    assert seal in scene.model.chronicle[0].text
    scene.seek(scene.reel.last)
    assert seed in scene.model.chronicle[-1].text


def test_the_pause_shows_code_and_seal_and_copies_the_code(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    match = game(Mode.STANDARD, 3, 3)
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    navigation.open_pause(app, match)
    player = ScreenPlayer(app)
    player.wait()
    code = code_of(match.agreed.setup, match.seed)
    words = " ".join(drawn_words(app))
    assert f"Code {code}" in words
    assert commitment(match.seed)[:16] in words
    player.click("copy-code")
    assert copied == [code]
