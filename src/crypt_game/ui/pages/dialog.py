"""A question or a message on top of a scene (VISUAL §11, Dialogs)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.banners import Figure, draw_banner
from crypt_game.drawing.canvas.panels import draw_dialog_box
from crypt_game.drawing.geometry import Area, IconSize, Space
from crypt_game.screen_reader import ended
from crypt_game.text.language import Say
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["CLOSE", "DIALOG_TEXT", "WIDE_DIALOG", "Dialog", "DialogAnswer", "DialogLine", "Invitation"]

_WIDTH: Final = 760
WIDE_DIALOG: Final = 1040
"""How wide a dialog is that has more than two answers, or much to show; wider in larger type."""
DIALOG_EDGE: Final = 26
_TEXT_LEFT: Final = 84
_BUTTON_HEIGHT: Final = 56
DIALOG_TEXT: Final = theme.BODY._replace(size=22)
_BUTTON_GAP: Final = 18
_PICTURE: Final = 190
_SIGN: Final = IconSize.TEXT + Space.TIGHT
"""How far the words after a sign are from its left edge."""
_TITLE_GAP: Final = 19
_ICON_AT: Final = (22, 20)
"""Where the middle of the icon is, from the corner; the first line of the title is level with it."""


@dataclass(frozen=True, slots=True)
class DialogLine:
    """A sentence by its key, so that it can be said again after a change of language."""

    key: str
    arguments: Mapping[str, str | int | float] = field(default_factory=dict)

    def said(self, say: Say) -> str:
        """The sentence in the language of `say`."""
        return say(self.key, **self.arguments)


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """One button; `act` is done after the dialog has gone, or while it `stays`."""

    name: str
    label: DialogLine
    act: Callable[[], None] | None = None
    icon: str | None = None
    stays: bool = False


CLOSE: Final = DialogAnswer("close", DialogLine("panel-close"))
"""The answer that does nothing more."""


class Dialog(Scene):
    """Icon, title, a sentence, what is safe, and answers.

    The first answer is the primary one and must destroy nothing. It is also what Esc means.
    """

    overlay = True
    asks_for_below = True
    figures: tuple[Figure, ...] = ()
    """Who is seen in a picture above the words."""
    middle = 0.5
    """Where its middle is, in heights of the window."""
    recommends = True
    """Whether the first answer is what one should do; else none is amber."""

    def __init__(
        self,
        app: AppServices,
        icon: str,
        title: DialogLine,
        text: DialogLine,
        answers: tuple[DialogAnswer, ...],
        *,
        safe: DialogLine | None = None,
        warning: bool = False,
    ) -> None:
        """`warning` colours the icon: only for loss. Raises ValueError without an answer."""
        if not answers:
            raise ValueError("a dialog needs an answer")
        super().__init__(app)
        self._icon, self._title, self._text, self._safe = icon, title, text, safe
        self._answers = answers
        self._width = _WIDTH if len(answers) <= 2 else WIDE_DIALOG
        self._warning = warning
        self._box = pygame.Rect(0, 0, 0, 0)
        self._told = ""
        """What was read out: a dialog laid out anew says it again only in other words."""

    def arrange(self) -> None:
        area = Area.of(self.frame)
        canvas = self.canvas
        around = 2 * DIALOG_EDGE + self.taller(_BUTTON_HEIGHT) + Space.WIDE + self._band
        wide = min(self._width * self.frame.text, area.width - 2 * DIALOG_EDGE)
        self._box = area.rect((area.width - wide) / 2, 0, wide, 0)
        self._box.height = self._words_height(canvas) + self.frame.px(around)
        self._box.centery = round(self.frame.window.height * self.middle)
        self._box.clamp_ip(self.frame.window)
        self.controls.fill(self._widgets(), self._answers[0].name)
        words = f"{ended(self.heading)} {self._text.said(self.say)}"
        if words != self._told:
            self._told = words
            self.app.speak(words)

    @property
    def heading(self) -> str:
        return self._title.said(self.say)

    def paragraphs(self) -> Sequence[str]:
        said = [line.said(self.say) for line in (self._text, self._safe) if line is not None]
        return [line for words in said for line in words.splitlines() if line]

    @property
    def _harmless(self) -> DialogAnswer:
        return self._answers[0]

    @property
    def _band(self) -> float:
        """How high the picture is, in units."""
        return self.taller(_PICTURE) if self.figures and not self.frame.contrast else 0

    def cancel(self) -> bool:
        self._give(self._harmless)
        return True

    def draw(self, canvas: Canvas) -> None:
        draw_dialog_box(canvas, self._box)
        px = self.frame.px
        if self._band:
            head = self._box.inflate(-px(DIALOG_EDGE), 0).move(0, px(DIALOG_EDGE) // 2)
            head.height = px(self._band)
            draw_banner(canvas, self.figures, head, faded=False)
        left, top = self._box.left + px(DIALOG_EDGE), self._box.top + px(DIALOG_EDGE + self._band)
        tint = theme.Palette.WARNING if self._warning else theme.Palette.GILT
        icon = left + px(_ICON_AT[0]), top + max(px(_ICON_AT[1]), canvas.text_height(theme.DIALOG_TITLE) // 2)
        canvas.sprite(self._icon, icon, px(IconSize.LARGE), tint=tint)
        words = self._words_rect()
        title, style = self._title.said(self.say), theme.DIALOG_TITLE
        words.top = icon[1] - canvas.text_height(style) // 2
        if canvas.measure(style, title)[0] <= words.width:
            canvas.text(style, title, words.topleft, theme.Palette.HEADING)
        else:
            canvas.paragraph(style, title, words, theme.Palette.HEADING)
        words.top += canvas.paragraph_height(style, title, words.width) + px(_TITLE_GAP)
        words.top += canvas.paragraph(DIALOG_TEXT, self._text.said(self.say), words) + px(Space.NEAR)
        if self._safe is not None:
            self._draw_signed(canvas, words, "icon/check", self._safe, theme.Palette.SAFE)
        self.draw_more(canvas)
        super().draw(canvas)

    def draw_more(self, canvas: Canvas) -> None:
        """Paint what else this dialog shows, under its controls."""

    def _draw_signed(
        self, canvas: Canvas, box: pygame.Rect, icon: str, line: DialogLine, colour: theme.Colour
    ) -> None:
        """A line after its sign, which is level with its first row."""
        side, left, high = canvas.px(IconSize.TEXT), canvas.px(_SIGN), canvas.text_height(theme.FORM_LABEL)
        canvas.sprite(icon, (box.left + side / 2, box.top + high / 2), side, tint=colour)
        words = pygame.Rect(box.left + left, box.top, box.width - left, 0)
        canvas.paragraph(theme.FORM_LABEL, line.said(self.say), words, colour)

    def taller(self, height: float) -> float:
        """The height in units of a control that is so high in type of the usual size."""
        return height * (1 + self.frame.larger / 2)

    def _words_rect(self) -> pygame.Rect:
        px, box = self.frame.px, self._box
        return pygame.Rect(box.left + px(_TEXT_LEFT), box.top, box.width - px(_TEXT_LEFT + DIALOG_EDGE), 0)

    def _words_height(self, canvas: Canvas) -> int:
        """What title, sentence and safe line take, in pixels."""
        px, width = self.frame.px, self._words_rect().width
        height = px(_TITLE_GAP) + canvas.paragraph_height(theme.DIALOG_TITLE, self.heading, width)
        height += canvas.paragraph_height(DIALOG_TEXT, self._text.said(self.say), width)
        if self._safe is not None:
            said, room = self._safe.said(self.say), width - px(_SIGN)
            height += px(Space.NEAR) + canvas.paragraph_height(theme.FORM_LABEL, said, room)
        return height

    def _widgets(self) -> Sequence[Widget]:
        """The controls; the box has its place."""
        return level(self._buttons())

    def _buttons(self) -> list[Button]:
        """In one row, as wide as the panel."""
        px, high = self.frame.px, self.frame.px(self.taller(_BUTTON_HEIGHT))
        count, gap = len(self._answers), px(_BUTTON_GAP)
        room = self._box.width - 2 * px(DIALOG_EDGE) - gap * (count - 1)
        top = self._box.bottom - px(DIALOG_EDGE) - high
        buttons = []
        for place, answer in enumerate(self._answers):
            left = self._box.left + px(DIALOG_EDGE) + place * (room // count + gap)
            buttons.append(
                Button(
                    answer.name,
                    pygame.Rect(left, top, room // count, high),
                    answer.label.said(self.say),
                    partial(self._give, answer),
                    ButtonFace("stone" if place or not self.recommends else "primary", answer.icon),
                )
            )
        return buttons

    def _give(self, answer: DialogAnswer) -> None:
        if not answer.stays:
            self.app.stack.pop()
        self.app.invalidate()
        if answer.act is not None:
            answer.act()


class Invitation(Dialog):
    """A dialog whose primary answer is what one came for. The last one does nothing: it is what Esc means."""

    @property
    def _harmless(self) -> DialogAnswer:
        return self._answers[-1]
