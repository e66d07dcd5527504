"""Finds text that does not fit: squeezed, outside the window, too high for its box, or over other text.

A scene is laid out and drawn for real with a brush whose type is watched. Used by the tests of every scene.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any, NamedTuple

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas, text
from crypt_game.drawing.canvas.collectors import draw_icon_line
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.niche import draw_niche
from crypt_game.drawing.canvas.rooms import draw_room, draw_room_behind_panels
from crypt_game.drawing.canvas.text import draw_text
from crypt_game.drawing.theme import Palette, Style
from crypt_game.ui.app import App
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.scenes.table.explanation_panel import ExplanationPanel

SQUEEZE = 0.93
"""How far a line may be narrowed before it looks squeezed: below this share of its width it is a fault."""
CORE = 0.56
"""The share of a line's height that ink takes; two lines whose cores meet overlap."""
SLACK = 2
LEAST_CAPITAL = 9
"""How high capitals and figures are at least, in pixels."""
SHARPNESS = 8
"""How many times larger capitals are measured, so that a fraction of a pixel counts."""


class Line(NamedTuple):
    """One line of type as it was drawn, or a paragraph at fault (without a place of its own)."""

    words: str
    surface: pygame.Surface
    rect: pygame.Rect | None
    fault: str = ""


def text_faults(app: App, scene: Scene | None = None, typed: tuple[str, ...] = ()) -> list[str]:
    """What is wrong with the text of `scene` (the top one if None) as laid out now; empty when all fits.

    `typed` are names that a player typed: those may be narrowed to their room, for want of anything better.
    """
    shown = scene or app.stack.top
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    lines: list[Line] = []
    with _watched(lines):
        shown.draw(canvas)
    window = app.surface.get_rect()
    faults = [f"{line.words!r}: {line.fault}" for line in lines if line.fault and line.words not in typed]
    # What is baked into a picture of its own is placed within that picture.
    placed = [(line, line.rect) for line in lines if line.surface is app.surface and line.rect]
    for panel in (each for each in shown.controls.widgets if isinstance(each, ExplanationPanel)):
        placed = list(_not_below(panel, placed))
    faults += [f"{line.words!r}: outside the window" for line, rect in placed if not window.contains(rect)]
    return faults + list(_overlaps(placed))


def _not_below(
    panel: ExplanationPanel, placed: list[tuple[Line, pygame.Rect]]
) -> Iterator[tuple[Line, pygame.Rect]]:
    """What was written before the panel was laid over it is not seen."""
    begins = (
        number
        for number, (line, rect) in enumerate(placed)
        if panel.rect.contains(rect) and panel.spoken.startswith(line.words)
    )
    first = max(begins, default=0)
    for number, (line, rect) in enumerate(placed):
        if number >= first or not panel.rect.colliderect(rect):
            yield line, rect


def drawn_words(app: AppServices, scene: Scene | None = None) -> list[str]:
    """Every line that the scene draws, in order."""
    return [line.words for line in drawn_lines(app, scene)]


def drawn_lines(app: AppServices, scene: Scene | None = None) -> list[Line]:
    """The same, and where each line stands."""
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    lines: list[Line] = []
    with _watched(lines):
        (scene or app.stack.top).draw(canvas)
    return lines


def type_sizes(app: App, scene: Scene) -> dict[str, int]:
    """How large in pixels each wording is set that the scene draws; where it is set twice, the smaller."""
    sizes: dict[str, int] = {}
    for words, size in every_type_size(app, scene):
        sizes[words] = min(size, sizes.get(words, size))
    return sizes


def every_type_size(app: App, scene: Scene) -> list[tuple[str, int]]:
    """Each wording that the scene draws with its size in pixels, as often as it is set."""
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    sizes: list[tuple[str, int]] = []

    def noted(self: Canvas, style: Any, text: str, *args: Any, **options: Any) -> pygame.Rect:
        room = options.get("max_width")
        fitted = style if room is None else self.fit(style, text, room)
        sizes.append((text, self.scale.font(fitted)))
        return draw_text(self, style, text, *args, **options)

    with pytest.MonkeyPatch.context() as patch:
        replace_text(patch, noted)
        scene.draw(canvas)
    return sizes


def capital_height(app: App, style: Style, size: int) -> float:
    """How high a capital of the typeface is at this size, in pixels."""
    drawn = app.picture_store.font(style, size * SHARPNESS).render("H", Palette.WHITE)
    return drawn.get_bounding_rect().height / SHARPNESS


def small_type(app: App) -> dict[str, float]:
    """The words and figures that the top scene sets with capitals lower than they may be, in pixels."""
    heights: dict[str, float] = {}
    line, numeral = text._line, Canvas.numeral

    def noted_line(canvas: Canvas, style: Style, words: str, *args: Any) -> Any:
        heights[words] = capital_height(app, style, canvas.scale.font(style))
        return line(canvas, style, words, *args)

    def noted_numeral(canvas: Canvas, style: Style, words: str, *args: Any) -> pygame.Rect:
        where = numeral(canvas, style, words, *args)
        if words.isalnum():
            heights[words] = min(where.height, heights.get(words, where.height))
        return where

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(text, "_line", noted_line)
        patch.setattr(Canvas, "numeral", noted_numeral)
        app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
    return {words: height for words, height in heights.items() if height < LEAST_CAPITAL}


def _overlaps(placed: list[tuple[Line, pygame.Rect]]) -> Iterator[str]:
    cores = [(line, _core(rect)) for line, rect in placed if line.words.strip()]
    for place, (line, core) in enumerate(cores):
        for other, its in cores[place + 1 :]:
            if line.words != other.words and core.colliderect(its):
                yield f"{line.words!r} overlaps {other.words!r}"


def _core(rect: pygame.Rect) -> pygame.Rect:
    core = pygame.Rect(0, 0, max(1, rect.width - 2 * SLACK), max(1, round(rect.height * CORE)))
    core.center = rect.center
    return core


@contextmanager
def _watched(lines: list[Line]) -> Iterator[None]:
    """Note every line, paragraph and row of icons, of what scrolls only the part in view; skip the walls,
    which are slow and say nothing. What is painted once and kept for later apps (`made_once`) is not among
    what is skipped: they would find it black."""
    paragraph = Canvas.paragraph

    def noted_line(self: Canvas, style: Any, text: str, *args: Any, **options: Any) -> pygame.Rect:
        rect = draw_text(self, style, text, *args, **options)
        view = self.surface.get_clip()
        seen = rect if view == self.surface.get_rect() else rect.clip(view)
        if not seen.height:
            return rect
        room = options.get("max_width")
        fault = f"{rect.width - seen.width} pixels cut off" if seen.width < rect.width - SLACK else ""
        if room is not None:
            natural = self.measure(self.fit(style, text, room, options.get("floor")), text)[0]
            if natural * SQUEEZE > room + SLACK:
                fault = f"{natural} pixels squeezed into {room:.0f}"
        lines.append(Line(text, self.surface, seen, fault))
        return rect

    def noted_paragraph(
        self: Canvas, style: Any, text: str, rect: pygame.Rect, *args: Any, **options: Any
    ) -> int:
        used = paragraph(self, style, text, rect, *args, **options)
        if rect.height > 0 and used > rect.height + SLACK + 2:
            fault = f"{used} pixels high in a box of {rect.height}"
            lines.append(Line(text, self.surface, None, fault))
        return used

    def noted_icons(canvas: Canvas, text: str, rect: pygame.Rect, *args: Any) -> float:
        share = draw_icon_line(canvas, text, rect, *args)
        if share * SQUEEZE > 1:
            lines.append(Line(text, canvas.surface, None, f"takes {share:.0%} of its width"))
        return share

    with pytest.MonkeyPatch.context() as patch:
        replace_text(patch, noted_line)
        patch.setattr(Canvas, "paragraph", noted_paragraph)
        replace_everywhere(patch, draw_icon_line, noted_icons)
        for slow in (
            draw_room,
            draw_room_behind_panels,
            draw_niche,
            draw_drop_shadow,
        ):
            replace_everywhere(patch, slow, lambda *_args, **_options: None)
        yield


def replace_everywhere(
    patch: pytest.MonkeyPatch, function: Callable[..., Any], other: Callable[..., Any]
) -> None:
    """Let every module that knows `function` by name call `other` instead."""
    for module, name in _known_as(function, len(sys.modules)):
        patch.setattr(module, name, other)


@cache
def _known_as(function: Callable[..., Any], imported: int) -> list[tuple[ModuleType, str]]:
    """The modules and names by which `function` is known, looked for again once more is `imported`."""
    modules = [module for name, module in list(sys.modules.items()) if name.startswith("crypt_game.")]
    named = [(module, name, known) for module in modules for name, known in list(vars(module).items())]
    return [(module, name) for module, name, known in named if known is function]


def replace_text(patch: pytest.MonkeyPatch, other: Callable[..., pygame.Rect]) -> None:
    """Let `other` set every line of type, those of paragraphs included."""
    patch.setattr(Canvas, "text", other)
    replace_everywhere(patch, draw_text, other)
