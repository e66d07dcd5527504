"""The discards, to be looked through at any time (§6.6): in order, with their back up what nobody saw."""

from __future__ import annotations

from typing import Final

import pygame

from crypt_game.rules import Card, Face, Laid
from crypt_game.ui import theme
from crypt_game.ui.board.piece_pictures import mark_of
from crypt_game.ui.canvas import MINI_ASPECT, Canvas
from crypt_game.ui.canvas.cards import draw_card_back, draw_card_front
from crypt_game.ui.pages.scroll_panel import ScrollPanel
from crypt_game.ui.scene import AppServices

__all__ = ["BoxScene"]

_HEIGHT: Final = 210
_GAP: Final = 18


class BoxScene(ScrollPanel):
    """Every discarded card as the viewer knows it, the first discarded first."""

    title_key = "box-title"
    icon = "icon/box"

    def __init__(self, app: AppServices, discard: tuple[Laid[Face], ...]) -> None:
        super().__init__(app)
        self._discard = discard

    def _grid(self, canvas: Canvas, width: int) -> tuple[int, int, int]:
        """Cards in a row, and the width and height of each in pixels."""
        height = canvas.px(_HEIGHT)
        wide = round(height * MINI_ASPECT)
        return max(1, (width + canvas.px(_GAP)) // (wide + canvas.px(_GAP))), wide, height

    def content_height(self, canvas: Canvas, width: int) -> int:
        columns, _, height = self._grid(canvas, width)
        rows = -(-len(self._discard) // columns)
        return max(canvas.px(60), rows * (height + canvas.px(_GAP)))

    def draw_content(self, canvas: Canvas, rect: pygame.Rect, clip: pygame.Rect) -> None:
        if not self._discard:
            canvas.paragraph(theme.BODY, self.say("box-empty"), rect, theme.Palette.MUTED)
            return
        columns, wide, height = self._grid(canvas, rect.width)
        gap = canvas.px(_GAP)
        for number, laid in enumerate(self._discard):
            across, down = number % columns, number // columns
            place = pygame.Rect(
                rect.left + across * (wide + gap), rect.top + down * (height + gap), wide, height
            )
            if place.colliderect(clip):
                _draw_card(canvas, laid.card, place)


def _draw_card(canvas: Canvas, face: Face, place: pygame.Rect) -> None:
    if isinstance(face, Card):
        draw_card_front(canvas, face.type.value, face.value, place, mark=mark_of(face))
    else:
        draw_card_back(canvas, face.type.value, place)
