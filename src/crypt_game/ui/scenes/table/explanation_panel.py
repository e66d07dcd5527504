"""What explains something at the table: the words beside what they are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Final, NamedTuple, Protocol

import pygame
from pygame import Rect

from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import DIALOG, draw_plate
from crypt_game.drawing.canvas.place_beside import BAR, MARGIN
from crypt_game.drawing.geometry import Space
from crypt_game.screen_reader import Node, NodeKind, ended

__all__ = ["ExplanationPanel", "PanelLine", "PanelText", "Sentence"]

_TITLE: Final = theme.NAME._replace(size=30)
_BODY: Final = theme.BODY._replace(size=24)
_ANSWER: Final = theme.BODY_BOLD._replace(size=22)
_WIDTH: Final = 460
_WIDER: Final = (1.0, 1.4, 1.8, 2.4, 2.8, 0.8)
"""How many times as wide a panel is, the best first, that would be higher than the window or cover what it
is about."""
_EDGE: Final = 26
_NEXT: Final = (190, 46)
_POINTER: Final = 18
_DOT: Final = 5
"""How large the dots of the steps are, in units."""
_STEP_PITCH: Final = 17
"""How far apart the dots of the steps are, in units."""


class PanelLine(NamedTuple):
    """Words of one style, in as many lines as they need."""

    style: theme.Style
    words: str
    colour: theme.Colour


class PanelText(Protocol):
    """What a panel says."""

    @property
    def spoken(self) -> str:
        """What a listener hears."""

    def lines(self) -> list[PanelLine]:
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

    def lines(self) -> list[PanelLine]:
        """What is set below each other."""
        parts = (
            PanelLine(_TITLE, self.title, theme.Palette.HEADING),
            PanelLine(_BODY, self.body, theme.Palette.IVORY),
            PanelLine(_ANSWER, self.answer, theme.Palette.WARNING),
        )
        return [part for part in parts if part.words]


class ExplanationPanel(Widget):
    """The panel with the words. Where there is nothing to do but to read, using it reads on."""

    def __init__(
        self,
        key: str,
        rect: Rect,
        text: PanelText,
        place: str,
        about: Sequence[Rect],
        read_on: Callable[[], None] | None,
    ) -> None:
        """`place` tells at the foot which step it is; `about` is what a pointer shows to."""
        super().__init__(key, rect, text.spoken)
        self._text, self._place, self._about, self._read_on = text, place, about, read_on
        self.focusable = read_on is None
        self.step: tuple[int, int] | None = None
        """Which of how many steps it is, from 0; None without dots."""

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.LABEL)

    def activate(self) -> None:
        if self._read_on is not None:
            self._read_on()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_plate(canvas, self.rect, DIALOG)
        if self._about:
            first, whole = self._about[0], self._about[0].unionall(list(self._about[1:]))
            _draw_pointer(canvas, self.rect, whole if first.colliderect(self.rect) else first)
        inner = self.rect.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(_EDGE))
        for style, words, colour in self._text.lines():
            inner.top += canvas.paragraph(style, words, inner, colour) + canvas.px(Space.TIGHT)
        place = (self.rect.left + canvas.px(_EDGE), self.buttons(canvas, onward=True)[0].centery)
        end = canvas.text(theme.NOTE, self._place, place, theme.Palette.MUTED, "midleft").right
        if self.step is not None:
            self._draw_dots(canvas, end + canvas.px(Space.NEAR), *self.step)

    def _draw_dots(self, canvas: Canvas, left: int, number: int, steps: int) -> None:
        """A dot for each step, lit up to this one, where they have room beside the buttons."""
        pitch, small = canvas.px(_STEP_PITCH), self.buttons(canvas, onward=self._read_on is not None)[1]
        if left + pitch * steps <= small.left:
            for each in range(steps):
                colour = theme.Palette.SELECTION if each <= number else theme.Palette.STEEL
                pygame.draw.circle(
                    canvas.surface, colour, (left + each * pitch, small.centery), canvas.px(_DOT)
                )

    def buttons(self, canvas: Canvas, *, onward: bool) -> tuple[Rect, Rect]:
        """Where the wide button stands and the small one: beside it, or in its corner where there is none."""
        (width, high), edge = _button(canvas), canvas.px(_EDGE)
        wide, small = Rect(0, 0, width, high), Rect(0, 0, high, high)
        wide.bottomright = self.rect.right - edge, self.rect.bottom - canvas.px(Space.NEAR)
        small.midright = wide.left - canvas.px(Space.TIGHT), wide.centery
        if not onward:
            small.right = wide.right
        return wide, small

    @staticmethod
    def sizes(canvas: Canvas, text: PanelText, place: str, small: float) -> list[tuple[int, int]]:
        """How large a panel can be that holds the words, in pixels, the best first; none is higher than
        the window if one can be had that is not. Its foot has room for the `place` beside buttons, which take
        `small` times the width of a small one."""
        edge, lines, (width, high) = canvas.px(_EDGE), text.lines(), _button(canvas)
        foot = edge + high + canvas.px(2 * Space.NEAR)
        least = 2 * edge + canvas.measure(theme.NOTE, place)[0] + width
        least += round(small * high) + canvas.px(3 * Space.TIGHT)
        window = canvas.surface.get_rect()
        found: list[tuple[int, int]] = []
        for wider in _WIDER:
            width = max(least, canvas.px(_WIDTH * canvas.scale.text * wider))
            width = min(width, window.width - 2 * canvas.px(MARGIN))
            rows = [canvas.paragraph_height(line.style, line.words, width - 2 * edge) for line in lines]
            found.append((width, sum(rows) + canvas.px(Space.TIGHT) * (len(lines) - 1) + foot))
        most = window.height - canvas.px(2 * MARGIN + BAR)
        return [size for size in found if size[1] <= most] or [min(found, key=itemgetter(1))]


def _button(canvas: Canvas) -> tuple[int, int]:
    """How large the wide button is, in pixels: it grows with its words."""
    text = canvas.scale.text
    return canvas.px(_NEXT[0] * text), canvas.px(_NEXT[1] * text)


def _draw_pointer(canvas: Canvas, panel: Rect, about: Rect) -> None:
    """A small gable on the side of the panel that looks at what it is about."""
    deep = canvas.px(_POINTER)
    if about.left >= panel.right or about.right <= panel.left:
        x = panel.right - 1 if about.left >= panel.right else panel.left
        y = max(panel.top + 2 * deep, min(about.centery, panel.bottom - 2 * deep))
        tip = (x + deep if about.left >= panel.right else x - deep, y)
        foot = [(x, y - deep), (x, y + deep)]
    elif about.top >= panel.bottom or about.bottom <= panel.top:
        y = panel.bottom - 1 if about.top >= panel.bottom else panel.top
        x = max(panel.left + 2 * deep, min(about.centerx, panel.right - 2 * deep))
        tip = (x, y + deep if about.top >= panel.bottom else y - deep)
        foot = [(x - deep, y), (x + deep, y)]
    else:
        return
    pygame.draw.polygon(canvas.surface, theme.Palette.GILT, [foot[0], tip, foot[1]])
