"""The one amber button of a screen: *Play*, with a sentence that says who plays."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Button
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Align, Canvas, button_ink
from crypt_game.drawing.canvas.panels import draw_button
from crypt_game.drawing.geometry import Space

__all__ = ["PlayButton"]

_NOTE = theme.LABEL._replace(size=23)
_WORD, _LARGER = 0.62, 0.06
"""Which share of the height the word takes at most, where a sentence stands below it, and how much less at
twice the usual text size."""


class PlayButton(Button):
    """A large word with a sentence below, in two lines if it has to be; an icon stands to their left."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        state = self.state(look)
        draw_button(canvas, self.rect, self.kind, state)
        ink, px = button_ink(self.kind, state), canvas.px
        inner = self.rect.inflate(-2 * px(Space.APART), -px(Space.NEAR))
        inner.top += px(2) if look.pressed else 0
        align: Align = "center"
        if self.icon:
            align, left = "left", self.rect.left + self._padding(canvas) // 2
            self._draw_icon(canvas, (left + self._icon_side(canvas) // 2, inner.centery), state)
            left += self._beside(canvas)
            inner = Rect(left, inner.top, inner.right - left, inner.height)
        style = self.style._replace(size=min(self.style.size, self._tallest(canvas)))
        if self.detail:
            share = min(
                1.0, inner.height * (_WORD - _LARGER * canvas.scale.larger) / canvas.text_height(style)
            )
            style = style._replace(size=style.size * share)
        high = canvas.text_height(style)
        room = Rect(inner.left, 0, inner.width, inner.height - high)
        note = canvas.level_paragraphs(_NOTE, [self.detail], room.size) if self.detail else _NOTE
        room.height = canvas.paragraph_height(note, self.detail, room.width) if self.detail else 0
        top = inner.centery - (high + room.height) // 2
        if align == "center":
            canvas.text(style, self.label, (inner.centerx, top), ink, "midtop", max_width=inner.width)
        else:
            canvas.text(style, self.label, (inner.left, top), ink, max_width=inner.width)
        if self.detail:
            room.top = top + high - px(2)
            canvas.paragraph(note, self.detail, room, ink, align)
