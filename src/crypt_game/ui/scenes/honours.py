"""The honours over the statistics: what each is for, and which were earned."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.canvas.pieces import draw_honour
from crypt_game.drawing.canvas.rooms import draw_room_behind_panels
from crypt_game.drawing.geometry import Box, Space
from crypt_game.games.honour_rows import HonourRow
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scene import ROOM_DEPTHS, AppServices

__all__ = ["HonoursPanel"]

_DATE, _EDGES, _MEDAL = 0.42, 4 * Space.CLOSE, 64
"""The share of a line that its date may take, what stays free beside the words, and how wide a medal is."""


class HonoursPanel(ListPanel):
    """All honours in three columns, before the room of the page that they were asked for on."""

    icon = "icon/crown"
    columns, width, gap = 3, 1720, Space.TIGHT
    overlay = False
    parallax = ROOM_DEPTHS

    def __init__(self, app: AppServices, rows: Sequence[HonourRow]) -> None:
        super().__init__(app, len(rows))
        self._rows = rows

    @property
    def heading(self) -> str:
        earned = sum(row.earned for row in self._rows)
        count = self.say("honours-count", earned=earned, all=len(self._rows))
        return f"{self.say('honours-title')} · {count}"

    def paragraphs(self) -> Sequence[str]:
        return [self.say("honours-rule")]

    def draw(self, canvas: Canvas) -> None:
        draw_room_behind_panels(canvas, PageScene.room, *self.layers)
        super().draw(canvas)

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        room = width // self.columns - canvas.px(_MEDAL + _EDGES)
        about = max(canvas.paragraph_height(theme.NOTE, row.about, room) for row in self._rows)
        height = canvas.text_height(theme.LABEL) + about + canvas.px(Space.TIGHT)
        return [height] * -(-len(self._rows) // self.columns)

    def row_words(self, number: int) -> str:
        return self._rows[number].spoken(self.say)

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        row = self._rows[number]
        draw_row(canvas, rect, chosen=row.earned)
        medal, words = Box(*rect).inset(canvas.px(Space.CLOSE), 0).take_left(canvas.px(_MEDAL))
        draw_honour(canvas, row.icon, medal.rect.center, medal.w, earned=row.earned)
        inner, line = words.inset(canvas.px(Space.CLOSE), 0), canvas.text_height(theme.LABEL)
        high = line + canvas.paragraph_height(theme.NOTE, row.about, round(inner.w))
        name, about = inner.middle(inner.w, high).take_top(line)
        ink = theme.Palette.CHIP_TEXT if row.earned else theme.Palette.MUTED
        if row.earned:
            widest = max(canvas.measure(theme.NOTE, each.when)[0] for each in self._rows)
            when, name = name.take_right(min(widest, inner.w * _DATE), canvas.px(Space.TIGHT))
            style = canvas.level(theme.NOTE, [(each.when, int(when.w)) for each in self._rows])
            canvas.text(style, row.when, when.rect.midright, theme.Palette.GILT, "midright", max_width=when.w)
        canvas.text(theme.LABEL, row.name, name.rect.midleft, ink, "midleft", max_width=name.w)
        canvas.paragraph(theme.NOTE, row.about, about.rect, ink)
