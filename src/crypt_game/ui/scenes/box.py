"""The discards, to be looked through at any time (§6.6): in order, with their back up what nobody saw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.drawing.canvas import MINI_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_card_back, draw_card_front
from crypt_game.rules import Card, Face, Laid
from crypt_game.ui.board.board_tips import face_name
from crypt_game.ui.board.piece_pictures import mark_of
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["BoxScene"]

_HEIGHT: Final = 210


class BoxScene(ListPanel):
    """Every discarded card as the viewer knows it, the first discarded first."""

    title_key = "box-title"
    icon = "icon/box"
    gap = 18
    empty_key = "box-empty"

    def __init__(self, app: AppServices, discard: tuple[Laid[Face], ...]) -> None:
        super().__init__(app, len(discard))
        self._discard = discard

    @property
    def heading(self) -> str:
        return f"{super().heading} · {self.say('term-cards', count=self._count)}"

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        height, gap = canvas.px(_HEIGHT), canvas.px(self.gap)
        self.columns = max(1, (width + gap) // (round(height * MINI_ASPECT) + gap))
        return [height] * -(-len(self._discard) // self.columns)

    def row_words(self, number: int) -> str:
        return face_name(self.say, self._discard[number].card)

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        face, place = self._discard[number].card, rect.inflate(0, 0)
        place.width = round(rect.height * MINI_ASPECT)
        place.centerx = rect.centerx
        if isinstance(face, Card):
            draw_card_front(canvas, face.type.value, face.value, place, mark=mark_of(face))
        else:
            draw_card_back(canvas, face.type.value, place)
