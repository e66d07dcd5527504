"""What explains something at the table: the words beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

import pygame
from pygame import Rect

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.explanation_box import EDGE, BoxLine, BoxShape, draw_explanation_box
from crypt_game.drawing.canvas.explanation_foot import onward_size
from crypt_game.drawing.geometry import Space
from crypt_game.screen_reader import Node, NodeKind, ended

__all__ = ["ExplanationPanel", "PanelText", "Sentence"]

_TITLE: Final = theme.NAME._replace(size=30)
_BODY: Final = theme.BODY._replace(size=24)
_ANSWER: Final = theme.BODY_BOLD._replace(size=22)
_DOT, _STEP_PITCH = 5, 17
"""How large the dots of the steps are and how far apart, in units."""


class PanelText(Protocol):
    """What a panel says."""

    @property
    def spoken(self) -> str:
        """What a listener hears."""

    def lines(self) -> list[BoxLine]:
        """What is set below each other."""


class Sentence(NamedTuple):
    """What is said: a short sentence in bold type, a plain one, and the answer to a wrong try."""

    title: str
    body: str = ""
    answer: str = ""

    @classmethod
    def of(cls, words: str, answer: str = "") -> Sentence:
        """What two lines of words say."""
        title, _, body = words.partition("\n")
        return cls(title, body, answer)

    @property
    def spoken(self) -> str:
        """What a listener hears."""
        return " ".join(ended(part) for part in self if part)

    def lines(self) -> list[BoxLine]:
        """What is set below each other."""
        parts = (
            BoxLine(_TITLE, self.title, theme.Palette.HEADING),
            *(BoxLine(_BODY, line, theme.Palette.IVORY) for line in self.body.split("\n")),
            BoxLine(_ANSWER, self.answer, theme.Palette.WARNING),
        )
        return [part for part in parts if part.words]


class ExplanationPanel(Widget):
    """The panel with the words. Where there is nothing to do but to read, using it reads on."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        spoken: str,
        shape: BoxShape,
        pointer: Sequence[tuple[int, int]],
        place: str,
        read_on: Callable[[], None] | None,
    ) -> None:
        """`place` tells at the foot which step it is; `pointer` has the corners of what shows to what it is
        about."""
        super().__init__(key, rect, spoken)
        self._shape, self._place, self._read_on = shape, place, read_on
        self.pointer = pointer
        self.focusable = read_on is None
        self.onward = ""
        """The words of the button that reads on."""
        self.step: tuple[int, int] | None = None
        """Which of how many steps it is, from 0; None without dots."""

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.LABEL)

    def activate(self) -> None:
        if self._read_on is not None:
            self._read_on()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_explanation_box(canvas, self.rect, self._shape, self.pointer)
        button = self.buttons(canvas, onward=True)[0]
        above = (self._shape.foot - button.height) // 2 > canvas.px(Space.NEAR)
        if above and self._shape.column:
            corner = button.right - canvas.px(Space.CLOSE), button.top - canvas.px(Space.APART)
            canvas.text(theme.NOTE, self._place, corner, theme.Palette.MUTED, "midright")
            return
        x = self.rect.left + (self._shape.column or canvas.px(EDGE))
        y = button.top - canvas.px(Space.APART) if above else button.centery
        end = canvas.text(theme.NOTE, self._place, (x, y), theme.Palette.MUTED, "midleft").right
        if self.step is not None:
            self._draw_dots(canvas, end + canvas.px(Space.NEAR), *self.step)

    def _draw_dots(self, canvas: Canvas, left: int, number: int, steps: int) -> None:
        """A dot for each step, lit up to this one, where they have room beside the buttons."""
        pitch, small = canvas.px(_STEP_PITCH), self.buttons(canvas, onward=self._read_on is not None)[1]
        if left + pitch * steps <= small.left:
            for each in range(steps):
                colour = theme.Palette.SELECTION if each <= number else theme.Palette.STEEL
                middle = left + each * pitch, small.centery
                pygame.draw.circle(canvas.surface, colour, middle, canvas.px(_DOT))

    def buttons(self, canvas: Canvas, *, onward: bool) -> tuple[Rect, Rect]:
        """Where the wide button stands and the small one: beside it, or in its corner where there is none."""
        (width, high), edge = onward_size(canvas, self.onward), canvas.px(EDGE)
        wide, small = Rect(0, 0, width, high), Rect(0, 0, high, high)
        wide.bottomright = self.rect.right - edge, self.rect.bottom - canvas.px(Space.CLOSE)
        small.midright = wide.left - canvas.px(Space.TIGHT), wide.centery
        if not onward:
            small.right = wide.right
        return wide, small
