"""The reckoning: rows and totals, the tie-break, counting up, and text that fits for every mode."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode, Over
from crypt_game.rules import events as ev
from crypt_game.rules.legal import random_action
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.scoring.score_rows import Counting, RowKind, ScoreRow, ScoreTable
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer
from tests.ui.fitting import text_faults

NAMES = ("Ysolde", "Mirabel", "Aldric", "Bram", "Imani", "Corwin", "Roswitha", "Lucan")
TABLES = [
    (Mode.STANDARD, 2, False),
    (Mode.STANDARD, 4, True),
    (Mode.SOLO, 1, False),
    (Mode.TWINS, 2, False),
    (Mode.CLASH, 6, True),
    (Mode.CLASH, 8, False),
]


def finished(mode: Mode, players: int, cursed: bool = False, seed: int = 3) -> Match:
    people = [
        Player(NAMES[n], HOUSES[n // 2 if mode is Mode.CLASH else n], Title.DUKE if n % 2 else Title.DUCHESS)
        for n in range(players)
    ]
    match = Match(Plan.seated(GameSetup(mode, players, cursed=cursed), people), seed)
    match.begin()
    rng = random.Random(seed)
    while match.over is None:
        match.submit(*random_action(match.state, rng))
    return match


def sheet_of(match: Match) -> ScoreTable:
    assert isinstance(match.pending, Over)
    return ScoreTable.of(match, match.pending)


def tied_twice() -> Match:
    """A game whose tie needed a second roll."""
    for seed in range(2000):
        match = finished(Mode.STANDARD, 2, seed=seed)
        if len(sheet_of(match).attempts) >= 2:
            return match
    raise AssertionError("no such game among the seeds")


@pytest.mark.parametrize(("mode", "players", "cursed"), TABLES)
def test_the_rows_of_a_column_add_up_to_its_total(mode: Mode, players: int, cursed: bool) -> None:
    sheet = sheet_of(finished(mode, players, cursed))
    total = next(row for row in sheet.rows if row.kind is RowKind.TOTAL)
    parts = [row for row in sheet.rows if row.kind not in (RowKind.TOTAL, RowKind.TEAM)]
    assert total.values == tuple(map(sum, zip(*(row.values for row in parts), strict=True)))
    assert (RowKind.CURSE in [row.kind for row in sheet.rows]) is cursed
    assert (RowKind.TEAM in [row.kind for row in sheet.rows]) is (mode in (Mode.TWINS, Mode.CLASH))


def test_tie_break_rolls_stand_attempt_by_attempt() -> None:
    match = tied_twice()
    sheet = sheet_of(match)
    assert all(len({tie.seat for tie in line}) == len(line) for line in sheet.attempts)
    began = [e for moment in match.moments for e in moment.events if isinstance(e, ev.TieBreakBegan)]
    assert len(sheet.attempts) == len(began)


def test_rows_are_counted_one_after_the_other() -> None:
    rows = (ScoreRow(RowKind.TREASURE, (10, 3)), ScoreRow(RowKind.TOTAL, (10, 3)))
    counting = Counting(rows)
    assert not counting.started(0)
    counting.update(0.6)
    assert 0 < counting.share(0) < 1
    assert not counting.started(1)
    counting.update(5)
    assert counting.done
    assert [counting.share(0), counting.share(1)] == [1, 1]


def test_without_animation_everything_stands_at_once() -> None:
    counting = Counting((ScoreRow(RowKind.TREASURE, (10,)),), speed=0)
    assert counting.done
    assert counting.unveiled == 1


def test_a_match_that_goes_on_has_no_sheet(open_app: OpenApp) -> None:
    people = [Player(name, house, Title.DUKE) for name, house in zip(NAMES[:2], HOUSES[:2], strict=True)]
    with pytest.raises(ValueError, match="not over"):
        ScoringScene(open_app(), Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 1))


def test_a_click_or_a_key_ends_the_counting(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    scene = ScoringScene(app, finished(Mode.STANDARD, 3))
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    assert not scene.counting.done
    player.press(pygame.K_SPACE)
    assert scene.counting.done


def test_nothing_tells_the_winner_before_all_is_counted(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(animation_speed="normal")
    scene = ScoringScene(app, finished(Mode.STANDARD, 3))
    app.stack.reset(scene)
    drawn: list[str] = []
    sprite = Canvas.sprite

    def noted(self: Canvas, name: str, *args: Any, **options: Any) -> pygame.Rect:
        drawn.append(name)
        return sprite(self, name, *args, **options)

    monkeypatch.setattr(Canvas, "sprite", noted)
    player = ScreenPlayer(app)
    while not scene.counting.done:
        assert "icon/crown" not in drawn
        player.wait(0.1)
    assert scene.counting.unveiled < 1
    player.wait(1)
    assert "icon/crown" in drawn
    assert not scene.lively


def test_with_reduced_motion_the_coins_show_their_final_value(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal", reduced_motion=True)
    assert ScoringScene(app, finished(Mode.STANDARD, 3)).counting.unveiled == 1


def test_every_column_opens_its_treasure_by_mouse_and_by_keys(open_app: OpenApp) -> None:
    app = open_app()
    scene = ScoringScene(app, finished(Mode.STANDARD, 3))
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.1)
    player.click("column-2")
    assert scene.chosen == 2
    scene.controls.focus_on("column-0")
    player.press(pygame.K_RETURN)
    assert scene.chosen == 0


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 768), 1.0)])
def test_every_word_fits(open_app: OpenApp, size: tuple[int, int], text: float, language: str) -> None:
    app = open_app(size, language=language, text_size=text)
    faults: dict[str, list[str]] = {}
    for mode, players, cursed in TABLES:
        app.stack.reset(ScoringScene(app, finished(mode, players, cursed)))
        app.step(0.02)
        found = text_faults(app, typed=NAMES)
        if found:
            faults[f"{mode.value} {players}"] = found
    assert faults == {}
