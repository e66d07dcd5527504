"""The page of the dice: what it proves, what it copies, that every roll is on it, and that all of it fits."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from crypt_game.controls import clipboard
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, face_counts
from crypt_game.drawing.canvas.text import draw_text
from crypt_game.drawing.geometry import Space
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.game_code import code_of
from crypt_game.match.luck_source import LuckSource, OpenLuck, SealedLuck, code_of_record
from crypt_game.match.match import Match
from crypt_game.match.players import PlayerKind
from crypt_game.match.rolls import faces, throws_of
from crypt_game.rules import Mode
from crypt_game.rules.chance import commitment
from crypt_game.rules.record import Chanced
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.fairness import luck_table, verdict_panel
from crypt_game.ui.scenes.fairness.luck_table import deviation
from crypt_game.ui.scenes.fairness.scene import FairnessScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import NAMES, play_on, seated

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_lines, drawn_words, text_faults, type_sizes

TABLES = [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 8)]


def game(mode: Mode, players: int, decisions: int = 1000, seed: int = 4) -> Match:
    match = Match(seated(mode, [PlayerKind.PERSON] * players), seed)
    match.begin()
    return play_on(match, decisions, 4)


def page(app: App, match: Match) -> FairnessScene:
    app.stack.reset(MenuScene(app, None))
    navigation.games.open_fairness(app, match)
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


def test_in_large_type_titles_are_alike_and_figures_keep_apart(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, theme.Style, pygame.Rect]] = []

    def seen(canvas: Canvas, style: theme.Style, words: str, *where: Any, **how: Any) -> pygame.Rect:
        box = draw_text(canvas, style, words, *where, **how)
        drawn.append((words, style, box))
        return box

    scene = page(app := open_app((1280, 720), language="de", text_size=2.0), game(Mode.CLASH, 8))
    monkeypatch.setattr(Canvas, "text", seen)
    scene.draw(Canvas(app.surface, app.picture_store, app.frame))
    titles = {panel.title for panel in scene.panels}
    assert len({style for words, style, _ in drawn if words in titles}) == 1
    expected = [(style, box) for words, style, box in drawn if " von " in words]
    assert len({style for style, _ in expected}) == 1
    beside = [pair for pair in pairwise(box for _, box in expected) if pair[0].centery == pair[1].centery]
    assert len(beside) > 10
    assert all(left.right + 4 < right.left for left, right in beside)


@pytest.mark.parametrize(
    ("efforts", "rolls", "far"),
    [((2, 2), (1, 2), 0), ((2,), (1,), 0), ((6,) * 12, (6,) * 12, -1), ((2,) * 12, (1,) * 12, 1)],
)
def test_only_a_number_far_from_the_expected_has_a_colour(
    efforts: tuple[int, ...], rolls: tuple[int, ...], far: int
) -> None:
    assert deviation(DiceLuck.of(efforts, rolls)) == far


def test_the_table_is_headed_by_dice_of_no_house_and_the_dashed_line_is_named(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = page(app := open_app(), game(Mode.STANDARD, 4))
    heads: list[str] = []
    monkeypatch.setattr(luck_table, "draw_die", lambda _canvas, house, *_: heads.append(house))
    scene.draw(Canvas(app.surface, app.picture_store, app.frame))
    assert heads == ["ghost"] * len(luck_table.EFFORTS)
    mean = sum(len(throw.rolls) for throw in scene.throws) / 6
    assert f"expected {luck_table.figure(mean, app.words.say)}" in drawn_words(app)


def test_a_roll_tells_its_effort_by_the_die_beside_it_alone(open_app: OpenApp) -> None:
    page(app := open_app(), game(Mode.STANDARD, 4))
    assert "effort" not in drawn_words(app)


@pytest.mark.parametrize("language", ["de", "fr"])
def test_in_large_type_verdict_and_seal_stand_clear_of_the_lines_below_them(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    below: list[int] = []
    scene = page(app := open_app((1280, 720), language=language, text_size=1.5), game(Mode.STANDARD, 4))
    monkeypatch.setattr(
        verdict_panel, "draw_hairline", lambda _canvas, start, *_, **__: below.append(start[1])
    )
    words = [line.rect for line in drawn_lines(app) if line.rect]
    proof = scene.panels[0].rect
    feet = [rect.bottom for rect in words if proof.contains(rect)]
    assert len(below) == 3
    for line in below:
        assert line - max(foot for foot in feet if foot <= line) >= app.frame.px(Space.HAIR), line


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1280, 1024), 1.0), ((1920, 1080), 1.25)])
def test_all_words_fit(open_app: OpenApp, language: str, size: tuple[int, int], text: float) -> None:
    app = open_app(size, language=language, text_size=text)
    sealed = SealedLuck((1 << 53) - 1, "0f" * 16).cut("W" * 24)
    games = [game(mode, players) for mode, players in TABLES]
    for match in (*games, sealed_game(sealed), sealed_game(sealed, 20)):
        page(app, match)
        assert text_faults(app, typed=(*NAMES, "W" * 24)) == []


# the promise ------------------------------------------------------------------------------------------------
def sealed_game(luck: LuckSource, decisions: int = 1000) -> Match:
    agreed = game(Mode.STANDARD, 3, 0).agreed
    match = Match(agreed, luck.game(agreed.setup).seed, extra=luck.extra())
    match.begin()
    return play_on(match, decisions, 4)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What went to the clipboard."""
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    return copied


def test_a_sealed_game_tells_at_the_end_what_was_sealed(open_app: OpenApp, copied: list[str]) -> None:
    luck = SealedLuck(77, "0f" * 16).cut("owl")
    match = sealed_game(luck)
    page(app := open_app(), match)
    words = " ".join(drawn_words(app))
    assert "The dice were fair" in words
    assert "owl" in words
    player = ScreenPlayer(app)
    for key in ("copy-code", "copy-seal", "copy-secret", "copy-word"):
        player.click(key)
    assert copied == [code_of_record(match.record), luck.seal, luck.sealed, "owl"]


def test_a_running_game_shows_its_seal_and_the_rolls_so_far(open_app: OpenApp, copied: list[str]) -> None:
    luck = SealedLuck(77, "0f" * 16)
    match = sealed_game(luck, 14)
    scene = page(app := open_app(), match)
    assert "The dice are sealed" in drawn_words(app)
    assert scene.throws == throws_of(match.record) != ()
    player = ScreenPlayer(app)
    player.click("copy-seal")
    assert copied == [luck.seal]
    for key in ("copy-code", "copy-secret", "copy-seed", "copy-word"):
        assert player.scene.controls.find(key) is None


@pytest.mark.parametrize(("size", "language", "text"), [((1920, 1080), "en", 1.0), ((1280, 720), "fr", 1.5)])
def test_what_is_copied_is_set_no_larger_than_the_words_before_it(
    open_app: OpenApp, size: tuple[int, int], language: str, text: float
) -> None:
    luck = SealedLuck(77, "0f" * 16)
    scene = page(app := open_app(size, language=language, text_size=text), sealed_game(luck))
    sizes = type_sizes(app, scene)
    seal = next(size for words, size in sizes.items() if words.startswith(luck.seal[:8]))
    assert seal <= sizes[app.words.say("fairness-seal")]


def test_a_game_from_a_code_says_so_from_the_first_card_on(open_app: OpenApp, copied: list[str]) -> None:
    code = code_of(game(Mode.STANDARD, 3, 0).agreed.setup, 4)
    assert code is not None
    for decisions in (3, 1000):
        page(app := open_app(), sealed_game(OpenLuck(code), decisions))
        assert code in drawn_words(app)
        assert "knowable" in " ".join(drawn_words(app)) or "Open code" in drawn_words(app)
        ScreenPlayer(app).click("copy-code")
        assert copied.pop() == code
        assert ScreenPlayer(app).scene.controls.find("copy-seal") is None


def test_a_seed_that_was_not_sealed_is_found(open_app: OpenApp) -> None:
    match = sealed_game(SealedLuck(77, "0f" * 16))
    app = open_app()
    forged = replace(match.record, extra={**(match.record.extra or {}), **SealedLuck(78, "0f" * 16).extra()})
    app.stack.reset(FairnessScene(app, match, forged))
    ScreenPlayer(app).wait()
    assert "The seed is not the one that was sealed" in drawn_words(app)


def test_the_chronicle_says_at_its_end_that_the_seal_is_broken(open_app: OpenApp) -> None:
    luck = SealedLuck(77, "0f" * 16)
    app, running = open_app(), sealed_game(luck, 12)
    table = TableScene(app, running)
    app.stack.reset(table)
    assert not [line for line in table.model.chronicle if "seal" in line.text]
    scene = ReplayScene(app, sealed_game(luck))
    app.stack.reset(scene)
    assert not [line for line in scene.model.chronicle if "seal" in line.text]
    scene.commands.seek(scene.replay.last)
    assert "seal is broken" in scene.model.chronicle[-1].text


@pytest.mark.parametrize("begun_from_code", [True, False])
def test_the_pause_shows_a_code_only_if_the_game_began_with_it(
    open_app: OpenApp, copied: list[str], begun_from_code: bool
) -> None:
    code = code_of(game(Mode.STANDARD, 3, 0).agreed.setup, 4)
    assert code is not None
    match = sealed_game(OpenLuck(code) if begun_from_code else SealedLuck(77, "0f" * 16), 3)
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    navigation.pages.open_pause(app, match)
    player = ScreenPlayer(app)
    player.wait()
    words = " ".join(drawn_words(app))
    assert (f"Code {code}" in words and "knowable" in words) == begun_from_code
    assert (player.scene.controls.find("copy-code") is not None) == begun_from_code
    if begun_from_code:
        player.click("copy-code")
        assert copied == [code]


def test_the_lock_at_the_table_opens_the_page(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(TableScene(app, sealed_game(SealedLuck(77, "0f" * 16), 9)))
    player = ScreenPlayer(app)
    player.wait()
    lock = player.scene.controls.find("lock")
    assert lock is not None
    assert lock.spoken == "The dice are sealed"
    player.click("lock")
    player.wait()
    assert isinstance(player.scene, FairnessScene)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, TableScene)


def test_the_most_frequent_face_is_lit_and_what_proves_it_stands_below(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = page(app := open_app(), game(Mode.STANDARD, 4))
    bars: list[bool] = []
    monkeypatch.setattr(face_counts, "draw_plot_bar", lambda *_, lit=False: bars.append(lit))
    scene.draw(Canvas(app.surface, app.picture_store, app.frame))
    counts = faces(scene.throws)
    assert bars == [count == max(counts) for count in counts]
    assert scene._faces.bottom <= min(place.top for place in scene._places)


def test_what_was_expected_stands_at_one_height_in_a_row(open_app: OpenApp) -> None:
    scene = page(app := open_app(), game(Mode.STANDARD, 4))
    told = [line.rect for line in drawn_lines(app) if re.fullmatch(r"[0-9.]+ of [0-9]+", line.words)]
    assert len({place.top for place in told if place is not None}) == len(scene._rows)
