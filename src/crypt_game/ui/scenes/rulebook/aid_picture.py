"""The player aid of one table as a picture to print: an upright A4 page, whatever the window is."""

from __future__ import annotations

from io import BytesIO
from typing import Final

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.collectors import CollectorWords, draw_collector
from crypt_game.drawing.geometry import Scale
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.text import Catalog
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.participants import side_name
from crypt_game.text.rulebook import Paragraph, Section
from crypt_game.text.table_reference import table_reference
from crypt_game.ui.scenes.rulebook.page_blocks import PageBlock, Setter, block_of

__all__ = ["PAGE", "aid_as_png"]

PAGE: Final = (1654, 2339)
"""A4 at 200 dots an inch."""
_PAPER: Final = (255, 255, 255)
_EDGE, _GUTTER, _GAP, _PART_GAP = 110, 60, 10, 30
_CARD: Final = (290, 189)
_BESIDE: Final = 24
_LARGEST, _SMALLEST, _LESS = 1.25, 0.7, 0.98
"""The size of the type: as large as everything fits the page, tried in steps of a fiftieth at least."""
_RULE: Final = theme.RULE_BODY._replace(line=1.25)


def aid_as_png(store: PictureStore, words: Catalog, setup: GameSetup) -> bytes:
    """What a PNG file of the aid holds."""
    surface = pygame.Surface(PAGE).convert()
    size, room = _LARGEST, PAGE[1] - _EDGE
    while (page := _Page(Canvas(surface, store, Scale(1.0, size)), words, setup)).foot > room:
        if size <= _SMALLEST:
            break
        size = max(_SMALLEST, size * min(_LESS, (room / page.foot) ** 0.5))
    surface.fill(_PAPER)
    page.draw()
    content = BytesIO()
    pygame.image.save(surface, content, "aid.png")
    return content.getvalue()


class _Page:
    """Everything in its place at one size of type; `foot` is how far down it reaches."""

    def __init__(self, canvas: Canvas, words: Catalog, setup: GameSetup) -> None:
        self._canvas, self._words, self._setup = canvas, words, setup
        self._blocks: list[tuple[PageBlock, pygame.Rect]] = []
        self._rules: list[tuple[str, pygame.Rect]] = []
        *told, heading, sides = table_reference(words.rulebook(), setup, words.say).paragraphs
        whole = PAGE[0] - 2 * _EDGE
        self._column = (whole - _GUTTER) // 2
        wide = Setter(canvas, words.say, whole)
        title = wide.heading(Section("aid", words.say("panel-aid"), 1, "aid", (), ()))
        top = self._put([title], _EDGE, _EDGE, whole) + _PART_GAP
        top = self._place_parts(told, top)
        top = self._put([block_of(wide, heading)], _EDGE, top, whole) + _GAP
        self.foot = self._place_sides([row[0] for row in sides.rows], top)

    def _place_parts(self, told: list[Paragraph], top: int) -> int:
        """Headings with what stands below each, each in the column that ends higher."""
        setter, feet = Setter(self._canvas, self._words.say, self._column), [top, top]
        for start in range(0, len(told), 2):
            side = 0 if feet[0] <= feet[1] else 1
            left = _EDGE + side * (self._column + _GUTTER)
            blocks = [block_of(setter, paragraph) for paragraph in told[start : start + 2]]
            feet[side] = self._put(blocks, left, feet[side], self._column) + _PART_GAP
        return max(feet)

    def _put(self, blocks: list[PageBlock], left: int, top: int, width: int) -> int:
        for block in blocks:
            self._blocks.append((block, pygame.Rect(left, top, width, block.height)))
            top += block.height + _GAP
        return top - _GAP

    def _place_sides(self, rules: list[str], top: int) -> int:
        """The Collectors two by two, each with its rule beside it."""
        room = self._column - _CARD[0] - _BESIDE
        for start in range(0, len(rules), 2):
            row = rules[start : start + 2]
            for column, rule in enumerate(row):
                left = _EDGE + column * (self._column + _GUTTER)
                self._rules.append((rule, pygame.Rect((left, top), _CARD)))
            heights = [self._canvas.paragraph_height(_RULE, rule, room) for rule in row]
            top += max(*heights, _CARD[1]) + _PART_GAP
        return top - _PART_GAP

    def draw(self) -> None:
        canvas, say = self._canvas, self._words.say
        for block, rect in self._blocks:
            block.paint(canvas, rect)
        for kind, (rule, rect) in zip(TREASURE_TYPES, self._rules, strict=True):
            side = self._setup.collectors.of(kind)
            name, lines = say(f"term-type-{kind.value}"), collector_lines(kind, side, say)
            words = CollectorWords(name, lines, say(f"collector-{side_name(kind, side)}-timing"))
            draw_collector(canvas, kind.value, side.value, rect, words)
            left, room = rect.right + _BESIDE, self._column - rect.width - _BESIDE
            canvas.paragraph(_RULE, rule, pygame.Rect(left, rect.top, room, 0), theme.Palette.PAGE_TEXT)
