"""The rehearsal: what may lie on the table later is made ready, out of sight, and tells nothing."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from crypt_game.play.board_model import BoardModel
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.picture import draw_table
from crypt_game.ui.board.rehearsal import rehearsal
from crypt_game.ui.canvas import Canvas, UnknownSprite, text
from crypt_game.ui.canvas.surfaces import DrawSurface
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.theme import Style

from ..conftest import OpenApp
from .staging import MODES, model_of, played


def brush_of(app: App) -> Canvas:
    return Canvas(app.surface, app.picture_store, app.frame)


def first_table(app: App, mode: str) -> BoardModel:
    return model_of(played(MODES[mode], 1)[0], app.words)


def rehearse(app: App, model: BoardModel) -> int:
    """How many parts were painted."""
    return sum(1 for _ in rehearsal(model, app.frame, brush_of(app), app.words.say, draw_tray))


def lines_made(app: App, model: BoardModel, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many lines of type had to be set to paint a table."""
    made: list[str] = []
    line = text._face

    def noted(canvas: DrawSurface, style: Style, words: str, *rest: Any) -> pygame.Surface:
        made.append(words)
        return line(canvas, style, words, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(text, "_face", noted)
        surface = pygame.Surface(app.surface.get_size()).convert()
        canvas = Canvas(surface, app.picture_store, app.frame)
        draw_table(canvas, model, BoardLayout.of(app.frame, model), app.words.say, draw_tray)
    return len(made)


def sprites_asked(app: App, model: BoardModel, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """The pictures that a rehearsal asks for."""
    asked: list[tuple[str, int]] = []
    sprite = app.picture_store.sprite

    def noted(name: str, height: int) -> pygame.Surface:
        asked.append((name, height))
        return sprite(name, height)

    with monkeypatch.context() as patch:
        patch.setattr(app.picture_store, "sprite", noted)
        rehearse(app, model)
    return asked


@pytest.mark.parametrize("mode", ["4 heirs", "solo", "clash 6"])
def test_a_later_table_finds_its_words_set(
    open_app: OpenApp, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = []
    for prepared in (False, True):
        app = open_app()
        lines_made(app, first_table(app, mode), monkeypatch)
        if prepared:
            rehearse(app, first_table(app, mode))
        later = [model_of(now, app.words) for now in played(MODES[mode], 2)[4:24:5]]
        made.append(sum(lines_made(app, model, monkeypatch) for model in later))
    assert made[1] < made[0] * 0.7


def test_nothing_of_it_is_seen(open_app: OpenApp) -> None:
    app = open_app()
    app.surface.fill((1, 2, 3))
    before = pygame.image.tobytes(app.surface, "RGB")
    assert rehearse(app, first_table(app, "3 heirs")) > 20
    assert pygame.image.tobytes(app.surface, "RGB") == before


def test_it_is_the_same_whatever_lies_at_the_table(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is ready must tell nobody anything."""
    told = []
    for seed in (1, 2):
        app = open_app()
        model = model_of(played(MODES["2 heirs"], seed)[6], app.words)
        model.viewer = 0
        told.append(sprites_asked(app, model, monkeypatch))
    assert told[0]
    assert told[0] == told[1]


def test_a_picture_that_is_missing_is_passed_over(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    app = open_app()
    sprite = app.picture_store.sprite

    def gone(name: str, height: int) -> pygame.Surface:
        if name.startswith("fronts/"):
            raise UnknownSprite(name)
        return sprite(name, height)

    monkeypatch.setattr(app.picture_store, "sprite", gone)
    assert rehearse(app, first_table(app, "3 heirs")) > 20
    assert "fronts/" in caplog.text


def test_a_table_at_rest_rehearses_to_the_end(open_app: OpenApp) -> None:
    app = open_app()
    navigation.open_at_start(app)
    navigation.start_game(app, first_table(app, "3 heirs").plan, 3)
    for _ in range(600):
        app.step(1 / 30)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert next(scene._rehearsal, "over") == "over"
    navigation.open_settings(app)
    app.stack.pop()
    assert next(scene._rehearsal, "over") == "over", "what was rehearsed for this window needs no repeating"
    app.change_settings(text_size=1.5)
    assert next(scene._rehearsal, "over") is None
