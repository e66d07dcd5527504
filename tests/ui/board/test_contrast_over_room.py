"""Every word at the open table and before the throne stands out from what lies behind it by 4.5 to 1."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pygame import Rect, Surface

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.surfaces import placed
from crypt_game.drawing.canvas.text import draw_text, fitted_style, measure_text
from crypt_game.drawing.theme import OPAQUE, Colour, Palette, Style
from crypt_game.play.board_model import BoardModel
from crypt_game.rules import Mode
from crypt_game.text import Catalog
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.scoring.scene import ScoringScene

from ...random_games import finished
from ..canvas.test_palette import contrast, luminance
from ..conftest import OpenApp
from ..fitting import replace_text
from .staging import MODES, claiming, model_of, moment, shown, with_claim, with_ghost

NEEDED = 4.5
"""As WCAG 2 asks of text."""
LIGHTEST = 0.9
"""The ground that counts: lighter than so much of what lies behind a light word, darker behind a dark one."""
MIDDLE = 1 / 5
"""Which share of the height of a line has no letters, above and below."""


def faint_words(scene: Scene) -> list[tuple[str, float]]:
    """The words that stand out too little, and by how much they do."""
    window = Surface(scene.frame.size).convert()
    faint: list[tuple[str, float]] = []

    def noted(
        self: Canvas,
        style: Style,
        text: str,
        pos: Any,
        colour: Colour = Palette.IVORY,
        *args: Any,
        **options: Any,
    ) -> Rect:
        room, anchor = options.get("max_width"), args[0] if args else options.get("anchor", "topleft")
        fitted = style if room is None else fitted_style(self, style, text, room)
        box = placed(measure_text(self, fitted, text), pos, anchor)
        ground = _ground(self.surface, box, colour)
        if self.surface is window and options.get("alpha", OPAQUE) == OPAQUE and ground is not None:
            reached = contrast(colour, ground)
            if reached < NEEDED:
                faint.append((text, round(reached, 1)))
        return draw_text(self, style, text, pos, colour, *args, **options)

    with pytest.MonkeyPatch.context() as patch:
        replace_text(patch, noted)
        scene.draw(Canvas(window, scene.app.picture_store, scene.frame))
    return faint


def _ground(surface: Surface, box: Rect, ink: Colour) -> Colour | None:
    """What lies behind the letters: of its colours one of the nearest to the ink."""
    part = box.inflate(0, -round(2 * MIDDLE * box.height)).clip(surface.get_rect())
    if not part:
        return None
    seen = [
        surface.get_at((x, y)) for x in range(part.x, part.right, 2) for y in range(part.y, part.bottom, 2)
    ]
    colours = sorted(((pixel.r, pixel.g, pixel.b) for pixel in seen), key=luminance)
    light = luminance(ink) > luminance(colours[len(colours) // 2])
    return colours[int((len(colours) - 1) * (LIGHTEST if light else 1 - LIGHTEST))]


def claim(mode: str) -> Callable[[Catalog], BoardModel]:
    return lambda words: with_claim(model_of(moment(MODES[mode], claiming), words))


def ghost(mode: str) -> Callable[[Catalog], BoardModel]:
    return lambda words: with_ghost(model_of(moment(MODES[mode], claiming), words))


@pytest.mark.parametrize(
    "table",
    [claim("2 heirs"), claim("4 heirs"), claim("solo"), claim("clash 8"), ghost("solo"), ghost("twins")],
    ids=["two", "four", "solo", "clash", "ghost", "ghost of twins"],
)
def test_words_stand_out_at_the_open_table(open_app: OpenApp, table: Callable[[Catalog], BoardModel]) -> None:
    app = open_app((1280, 720))
    assert faint_words(shown(app, table(app.words))) == []


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.CLASH, 8)])
def test_words_stand_out_before_the_throne(open_app: OpenApp, mode: Mode, players: int) -> None:
    app = open_app((1280, 720))
    scene = ScoringScene(app, finished(mode, players), just_ended=True)
    app.stack.reset(scene)
    scene.show_result()
    assert faint_words(scene) == []


def test_a_word_on_its_own_colour_is_found(open_app: OpenApp) -> None:
    class Faint(Scene):
        def draw(self, canvas: Canvas) -> None:
            canvas.surface.fill(Palette.STEEL)
            canvas.text(Style("proza", 400, 30, 20), "hidden", (200, 200), Palette.STEEL)

    assert [words for words, _ in faint_words(Faint(open_app((1280, 720))))] == ["hidden"]
