"""The quick reference: one page over the table, while its key is held or until it is closed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final, NamedTuple

import pygame

from crypt_game.controls.input import Command, Intent, Order, PointerKind
from crypt_game.controls.widgets import ScrollArea
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.parchment import draw_parchment
from crypt_game.drawing.geometry import Area, Scale
from crypt_game.rules.setup import GameSetup
from crypt_game.screen_reader import NodeKind, SpokenText
from crypt_game.sound import Cue
from crypt_game.text.rulebook import Section
from crypt_game.text.rulebook_plan import ParagraphKind
from crypt_game.text.table_reference import table_reference
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.scenes.rulebook.page_blocks import PageBlock, Setter, block_of
from crypt_game.ui.scenes.rulebook.rules_language import RulesWords

__all__ = ["QuickReference"]

Palette = theme.Palette
_WIDTH: Final = 1500
_SIDE: Final = 70
_TOP, _FOOT = 50, 66
_GUTTER: Final = 64
_GAP: Final = 10
_PART_GAP: Final = 26
_MARGIN, _ABOVE, _CLOSING_LINE = 60, 24, 42
_CLOSING: Final = theme.RULE_BODY._replace(edged=False)
_SHRUNK: Final = (1.0, 0.95, 0.9, 0.85, 0.8)
"""The shares of the player's type size that are tried before the page scrolls."""
_LINES: Final = {Command.UP: Command.SCROLL_UP, Command.DOWN: Command.SCROLL_DOWN}
_HOLD_SECONDS: Final = 0.35
"""A key that is let go sooner was only tapped: the page stays."""


class _LaidBlock(NamedTuple):
    block: PageBlock
    rect: pygame.Rect


class QuickReference(Scene):
    """Closes when its key is let go after it was held, with the key again, Esc, Enter or a click. Until
    everything fits, the page takes the whole width, the type shrinks a little, and then the page scrolls."""

    overlay = True

    def __init__(self, app: AppServices, setup: GameSetup | None = None) -> None:
        """With `setup` it tells the rules of that game and its Collectors, else all."""
        super().__init__(app)
        self._rules, self._setup = RulesWords(app), setup
        self._open = 0.0
        self._scale: Scale = self.frame
        self._page = self._view = pygame.Rect(0, 0, 0, 0)
        self._scroll = ScrollArea("page", self._view, "", 0)
        self._blocks: list[_LaidBlock] = []

    def enter(self) -> None:
        self.app.cue(Cue.PAGE_TURNED)
        self.app.speak(self.heading)

    def close(self) -> None:
        """Go back to the table."""
        self.app.stack.pop()

    # layout -----------------------------------------------------------------------------------------------
    @property
    def heading(self) -> str:
        return self._section.title

    def paragraphs(self) -> Sequence[SpokenText]:
        told: list[SpokenText] = []
        for each in self._section.paragraphs:
            title = each.kind is ParagraphKind.TEXT
            kind, level = (NodeKind.HEADING, 2) if title else (NodeKind.ENTRY, 0)
            told += [SpokenText(line, kind, level) for line in each.lines()]
        return told

    @property
    def _section(self) -> Section:
        """What it tells, in the language of the rules."""
        words = self._rules.words
        book = words.rulebook()
        return book.quick_reference if self._setup is None else table_reference(book, self._setup, words.say)

    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        widest = area.width - 2 * _MARGIN
        usual = min(widest, _WIDTH * self.frame.text)
        most = px(area.height - 2 * _ABOVE - _TOP - _FOOT)
        sizes = [*product((self.frame.text * share for share in _SHRUNK), (usual, widest))]
        for text, wide in [*sizes, (self.frame.text, widest)]:
            self._scale = Scale(self.frame.k, text)
            height = self._lay_out(px(wide))
            if height <= most:
                break
        shown = min(height, most)
        self._page = pygame.Rect(0, 0, px(wide), px(_TOP) + shown + px(_FOOT))
        self._page.center = self.app.surface.get_rect().center
        self._view = pygame.Rect(self._page.x, self._page.y + px(_TOP), px(wide - _SIDE / 2), shown)
        self._scroll = ScrollArea("page", self._view, self.heading, height, self._scroll.offset)
        self.controls.fill([self._scroll] if self._scroll.furthest else [])

    def _lay_out(self, wide: int) -> int:
        """Set the page at `self._scale`, from its own top left; returns the height of what stands on it."""
        canvas = Canvas(self.app.surface, self.app.picture_store, self._scale)
        px = canvas.px
        section = self._section
        inner = wide - 2 * px(_SIDE)
        column = (inner - px(_GUTTER)) // 2
        heading = Setter(canvas, self._rules.words.say, inner).heading(section)
        setter = Setter(canvas, self._rules.words.say, column)
        self._blocks = [_LaidBlock(heading, pygame.Rect(px(_SIDE), 0, inner, heading.height))]
        top = heading.height + px(_PART_GAP)
        left = px(_SIDE)
        foot = top
        headed = [block_of(setter, one) for one in section.paragraphs]
        for part in _two_columns([headed[index : index + 2] for index in range(0, len(headed), 2)]):
            y = top
            for blocks in part:
                for block in blocks:
                    self._blocks.append(_LaidBlock(block, pygame.Rect(left, y, column, block.height)))
                    y += block.height + px(_GAP)
                y += px(_PART_GAP - _GAP)
            foot = max(foot, y)
            left += column + px(_GUTTER)
        return foot

    # input ------------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and self._closes(intent):
            self.close()
        elif isinstance(intent, Order):
            return super().handle(intent._replace(command=_LINES.get(intent.command, intent.command)))
        elif not super().handle(intent) and intent.kind is PointerKind.DOWN:
            self.close()
        return True

    def _closes(self, order: Order) -> bool:
        if order.command is Command.REFERENCE and not order.pressed:
            return self._open >= _HOLD_SECONDS
        return order.pressed and order.command in (Command.REFERENCE, Command.CANCEL, Command.ACTIVATE)

    def update(self, dt: float) -> None:
        super().update(dt)
        self._open += dt

    # drawing ----------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        own = Canvas(canvas.surface, canvas.picture_store, self._scale)
        draw_parchment(own, self._page)
        above, below = self._scroll.offset > 0, self._scroll.offset < self._scroll.furthest
        with own.fading(self._view, above=above, below=below):
            for block, rect in self._blocks:
                block.paint(own, rect.move(self._view.x, self._view.y - self._scroll.offset))
        super().draw(canvas)
        key, back = (self.app.devices.name(one, self.say) for one in (Command.REFERENCE, Command.CANCEL))
        words = self.say("reading-reference-close", key=key, back=back)
        at = (self._page.centerx, self._page.bottom - own.px(_CLOSING_LINE))
        room = self._page.width - 2 * own.px(_SIDE)
        own.text(_CLOSING, words, at, Palette.PAGE_SECTION, "center", max_width=room)


def _two_columns(parts: list[list[PageBlock]]) -> tuple[list[list[PageBlock]], list[list[PageBlock]]]:
    """The parts in order, divided so that the longer column is as short as possible."""

    def longer(cut: int) -> int:
        return max(_height(parts[:cut]), _height(parts[cut:]))

    cut = min(range(len(parts) + 1), key=longer)
    return parts[:cut], parts[cut:]


def _height(parts: list[list[PageBlock]]) -> int:
    return sum(block.height for part in parts for block in part)
