"""The four modes of the set-up, each a picture of who plays it."""

from __future__ import annotations

import pygame

from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.canvas.mode_pictures import draw_mode_picture, shade_words
from crypt_game.drawing.canvas.panels import PANEL_RADIUS, draw_outline, draw_panel
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.rules.terms import Mode
from crypt_game.ui.scenes.setup.section import SetupSection

__all__ = ["ModeCards"]


class _ModeCard(Button):
    """A mode: its picture, its name, for how many and how long."""

    mode = Mode.STANDARD

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        lit = (self.chosen or look.hovered) and not canvas.scale.contrast
        draw_panel(canvas, self.rect, active=bool(self.chosen))
        draw_mode_picture(canvas, self.mode.value, self.rect, lit=lit)
        if self.chosen:
            draw_outline(canvas, self.rect, "selection", radius=PANEL_RADIUS)
            side = canvas.px(IconSize.LINE)
            where = (self.rect.right - side, self.rect.bottom - side)
            canvas.sprite("icon/check", where, side, tint=theme.Palette.TORCH)
        inner = self.rect.inflate(-2 * canvas.px(Space.NEAR), -canvas.px(Space.APART))
        room = inner.width - (canvas.px(IconSize.LARGE) if self.chosen else 0)
        note = theme.LABEL._replace(size=min(theme.LABEL.size, self.style.size))
        note = canvas.level(note, [(peer.detail, inner.width) for peer in self.peers])
        low = canvas.text_height(note)
        wide = inner.width + canvas.px(Space.TIGHT)  # a long name comes nearer to the edge, for the faces
        self._draw_name(canvas, pygame.Rect(inner.topleft, (wide, inner.height - low)))
        canvas.text(note, self.detail, inner.bottomleft, theme.Palette.IVORY, "bottomleft", max_width=room)

    def _draw_name(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The name at the foot of its room, as large as its peers; in two lines only where it would lose
        more than half of what the text size adds, for the upper one lies on faces."""
        names = [peer.label for peer in self.peers]
        style = canvas.level(self.style, [(name, room.width) for name in names])
        if canvas.scale.larger and style.size < self.style.size * canvas.scale.fair_share:
            words = [(word, room.width) for name in names for word in name.split()]
            style = canvas.level_paragraphs(canvas.level(self.style, words), map(escape, names), room.size)
        name = escape(self.label)
        high = canvas.paragraph_height(style, name, room.width)
        if high > canvas.text_height(style):
            shade_words(canvas, self.rect)
        room.top = room.bottom - high
        canvas.paragraph(style, name, room, theme.Palette.HEADING)


class ModeCards(SetupSection):
    """Which game is played."""

    part_key = "spoken-part-mode"

    def widgets(self) -> list[Widget]:
        cards = [self._card(mode, self.px(box)) for mode, box in zip(Mode, self.layout.modes, strict=True)]
        for card in cards:
            card.peers = cards
        return [*cards]

    def _card(self, mode: Mode, rect: pygame.Rect) -> Button:
        host, say = self.host, self.host.say
        name, detail = say(f"setup-mode-{mode.value}"), say(f"setup-mode-{mode.value}-detail")
        chosen = host.draft.mode is mode
        card = _ModeCard(
            f"mode-{mode.value}",
            rect,
            name,
            lambda: host.change(host.draft.with_mode(mode)),
            face=ButtonFace(detail=detail, style=theme.MODE_NAME),
            tip=lambda: Tip(name, say(f"setup-mode-{mode.value}-about")),
        )
        card.mode, card.chosen = mode, chosen
        return card
