"""One chapter of the book as it is laid out at one size: where its paragraphs, examples and links are.

Drawing paints only what is in view. Must never import `ui.scenes.rulebook.scene`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_plate
from crypt_game.drawing.geometry import Space
from crypt_game.ui.scenes.rulebook.example_show import ExampleShow
from crypt_game.ui.scenes.rulebook.page_blocks import INSET, INSET_PAD, PageBlock

__all__ = ["ChapterLayout", "Inset", "LaidBlock", "LaidExample", "Link"]

Palette = theme.Palette
_SIDE_MARK: Final = (20, 5)
"""How far left of a paragraph that was meant its line stands, and how wide it is."""


class Link(NamedTuple):
    """A way to another section, and its place in this chapter."""

    section: str
    title: str
    key: str
    rect: Rect


class LaidBlock(NamedTuple):
    block: PageBlock
    rect: Rect


class LaidExample(NamedTuple):
    """An example; `rect` is its place in the chapter."""

    name: str
    show: ExampleShow
    rect: Rect


class Inset(NamedTuple):
    """The dark ground of some examples."""

    title: str
    rect: Rect


@dataclass(slots=True)
class ChapterLayout:
    """A chapter, `height` pixels high; all rectangles count from its top left corner."""

    height: int = 0
    tops: dict[str, int] = field(default_factory=dict)
    """Where each section begins."""
    links: list[Link] = field(default_factory=list)
    examples: list[LaidExample] = field(default_factory=list)
    blocks: list[LaidBlock] = field(default_factory=list)
    insets: list[Inset] = field(default_factory=list)

    # finding ----------------------------------------------------------------------------------------------
    def _named(self) -> list[tuple[str, Rect]]:
        """Every paragraph and where it is, in reading order."""
        named = [(laid.block.name, laid.rect) for laid in self.blocks if laid.block.name]
        named += [(placed.name, placed.rect) for placed in self.examples]
        return sorted(named, key=lambda one: one[1].top)

    def span_of(self, name: str) -> tuple[int, int] | None:
        """Where a paragraph begins and ends, or None if it is not in this chapter."""
        return next(((rect.top, rect.bottom) for one, rect in self._named() if one == name), None)

    def paragraph_at(self, offset: int) -> str | None:
        """The first paragraph in view when the chapter is scrolled by `offset`; None at its head."""
        if offset <= 0:
            return None
        return next((name for name, rect in self._named() if rect.bottom > offset), None)

    # drawing ----------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, origin: tuple[int, int], view: Rect, pointed: str | None) -> None:
        """Paint what lies within `view` (window pixels) with the chapter's corner at `origin`.

        The `pointed` paragraph gets a line at its side.
        """
        for inset in self.insets:
            if (rect := inset.rect.move(origin)).colliderect(view):
                _draw_inset(canvas, rect, inset.title)
        for block, place in self.blocks:
            rect = place.move(origin)
            if rect.colliderect(view):
                block.paint(canvas, rect)
                if block.name is not None and block.name == pointed:
                    _draw_side_mark(canvas, rect)
        for placed in self.examples:
            if (rect := placed.rect.move(origin)).colliderect(view):
                placed.show.draw(canvas, rect.topleft)


def _draw_inset(canvas: Canvas, rect: Rect, title: str) -> None:
    draw_plate(canvas, rect, INSET)
    at = (rect.left + canvas.px(INSET_PAD), rect.top + canvas.px(Space.APART))
    room = rect.width - 2 * canvas.px(INSET_PAD)
    canvas.text(theme.PANEL_TITLE_LARGE, title, at, Palette.HEADING, max_width=room)


def _draw_side_mark(canvas: Canvas, rect: Rect) -> None:
    away, wide = _SIDE_MARK
    line = Rect(rect.left - canvas.px(away), rect.top, canvas.px(wide), rect.height)
    canvas.surface.fill(Palette.PAGE_SECTION, line)
