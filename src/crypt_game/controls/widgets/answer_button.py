"""One of several answers: its letter, small cards that it is about, words, and whether it was right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets.button import Button, ButtonFace
from crypt_game.drawing.canvas import MINI_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_mini_card
from crypt_game.drawing.canvas.panels import draw_button
from crypt_game.drawing.canvas.pieces import draw_letter_ring
from crypt_game.drawing.theme import Palette

__all__ = ["AnswerButton", "AnswerCard"]

_LETTER, _EDGE, _OVERLAP, _CARD = 0.44, 0.1, 0.55, 0.84
"""Letter, what is free around it and the cards, and a card, in heights of the button; by how much of its
width a card shows beside the next one."""
_MOST_CARDS: Final = 0.4
"""Which share of the button its cards take at most; where they would take more they are left out."""

AnswerCard = tuple[str, int | None]
"""A treasure type with its coins, None for a card that lies face down."""


class AnswerButton(Button):
    """An answer that is given by pressing it."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        label: str,
        on_press: Callable[[], None],
        face: ButtonFace,
        *,
        letter: str,
        cards: Sequence[AnswerCard],
    ) -> None:
        super().__init__(key, rect, label, on_press, face)
        self._letter, self._cards = letter, cards
        self.right: bool | None = None
        """Whether it is shown to be right, or wrong; None while neither is told."""
        self.words = Button(key, self._inner(), label, on_press, face._replace(align="left"))
        """The words alone, to be set in one size with those of others."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, self.kind, self.state(look))
        side, edge = self.rect.height * _LETTER, self.rect.height * _EDGE
        draw_letter_ring(canvas, self._letter, (self.rect.x + edge + side / 2, self.rect.centery), side)
        card = self._card_place
        for treasure, value in self._shown:
            draw_mini_card(canvas, treasure, card, face_up=value is not None, value=value)
            card = card.move(round(card.width * _OVERLAP), 0)
        self.words.draw_label(canvas, look)
        if self.right is not None:
            inset = side / 2 + edge
            corner = self.rect.right - inset, self.rect.y + inset
            icon, ink = ("icon/check", Palette.SAFE) if self.right else ("icon/close", Palette.WARNING)
            canvas.sprite(icon, corner, side, tint=ink)

    @property
    def _card_place(self) -> Rect:
        height, edge = round(self.rect.height * _CARD), round(self.rect.height * _EDGE)
        card = Rect(0, 0, round(height * MINI_ASPECT), height)
        card.midleft = self.rect.x + round(self.rect.height * _LETTER) + 2 * edge, self.rect.centery
        return card

    @property
    def _shown(self) -> Sequence[AnswerCard]:
        """The cards, if there is room for them."""
        return self._cards if self._width_of_cards <= self.rect.width * _MOST_CARDS else ()

    @property
    def _width_of_cards(self) -> float:
        return self._card_place.width * (1 + _OVERLAP * (len(self._cards) - 1)) if self._cards else 0.0

    def _inner(self) -> Rect:
        """Where the words stand."""
        edge, place = round(self.rect.height * _EDGE), self._card_place
        left = place.x + (round(self._width_of_cards) + edge if self._shown else 0)
        return Rect(left, self.rect.y, self.rect.right - edge - left, self.rect.height)
