"""Rows of a form: labels with their explanation, switches, chips and sliders (VISUAL §11, Forms).

A form is built anew on every layout; it holds what to paint and what to press.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.cards import draw_mini_card
from crypt_game.ui.canvas.panels import draw_hairline, draw_inset
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Area
from crypt_game.ui.pages.page import Panel, choice_name
from crypt_game.ui.widgets import ButtonFace, ChoiceChip, Slider, Toggle, level

__all__ = ["Column", "Form", "FormOption", "Label"]

_EDGE: Final = 25
_CHIP_GAP: Final = 10
_MOST_SPREAD: Final = 1.5


class Label(NamedTuple):
    """Words to paint: one line from the middle left, or a paragraph of at most `lines` from the top left."""

    style: theme.Style
    words: str
    rect: pygame.Rect
    colour: theme.Colour = theme.Palette.IVORY
    lines: int = 1
    anchor: str = "left"


class FormOption(NamedTuple):
    """One chip of a choice."""

    name: str
    words: str
    chosen: bool
    take: Callable[[], None]


class Form:
    """Everything a page of settings consists of."""

    def __init__(self, area: Area, say: Say) -> None:
        self.area, self.say = area, say
        self.panels: list[Panel] = []
        self.widgets: list[Widget] = []
        self.labels: list[Label] = []
        self.rules: list[pygame.Rect] = []
        self.insets: list[pygame.Rect] = []
        self.pictures: list[tuple[str, pygame.Rect]] = []
        """Card backs by their type of treasure."""

    def draw(self, canvas: Canvas) -> None:
        """Paint all labels, hairlines and insets."""
        for rect in self.insets:
            draw_inset(canvas, rect)
        for treasure, rect in self.pictures:
            draw_mini_card(canvas, treasure, rect, face_up=False)
        for rule in self.rules:
            draw_hairline(canvas, rule.topleft, rule.topright, opacity=0.3)
        for style, label in zip(self._styles(canvas), self.labels, strict=True):
            _draw_label(canvas, label._replace(style=style))

    def _styles(self, canvas: Canvas) -> list[theme.Style]:
        """How each label is set: those of one style and room in one size."""
        groups: dict[tuple[object, ...], list[Label]] = {}
        for label in self.labels:
            groups.setdefault(_group(label), []).append(label)
        sizes = {
            group: canvas.level_paragraphs(
                labels[0].style, [each.words for each in labels], labels[0].rect.size
            )
            if labels[0].lines > 1
            else canvas.level(labels[0].style, [(each.words, each.rect.width) for each in labels])
            for group, labels in groups.items()
        }
        return [sizes[_group(label)] for label in self.labels]


class Column:
    """A panel that is filled from top to bottom; all lengths are design units."""

    def __init__(
        self, form: Form, title: str, icon: str, place: tuple[float, float, float, float], usual: float
    ) -> None:
        """`place` is x, y, width and height on the page; `usual` is the height that rows are placed for."""
        self.form = form
        self._x, self._y, self._width, self.height = place
        self.spread = min(_MOST_SPREAD, self.height / usual)
        """How much further apart the rows stand in a tall window."""
        form.panels.append(Panel(form.area.rect(*place), title, icon))

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle in window pixels, `x` and `y` counted from the inner left and the top of the panel."""
        return self.form.area.rect(self._x + _EDGE + x, self._y + y, width, height)

    @property
    def inner(self) -> float:
        """The width between the edges."""
        return self._width - 2 * _EDGE

    def label(self, y: float, words: str, remark: str = "") -> None:
        """A label whose middle is at `y`, with a remark at the right edge."""
        y *= self.spread
        room, share = self.inner, 0.55 if remark else 1.0
        self._say(theme.FORM_LABEL, words, self.rect(0, y - 16, room * share, 32))
        if remark:
            rect = self.rect(room * share, y - 16, room * (1 - share), 32)
            self._say(theme.STATUS, remark, rect, theme.Palette.MUTED, anchor="right")

    def rule(self, y: float) -> None:
        """A hairline across."""
        y *= self.spread
        self.form.rules.append(self.rect(0, y, self.inner, 0))

    def switch(
        self, y: float, key: str, words: tuple[str, str], on: bool, turn: Callable[[bool], None]
    ) -> None:
        """A label, its explanation below, and a toggle at the right; takes 90 units from `y`."""
        y *= self.spread
        label, detail = words
        room = self.inner - 104
        self._say(theme.FORM_LABEL, label, self.rect(0, y + 2, room, 36))
        below = self.rect(0, y + 37, room, 52 * self.spread)
        self.form.labels.append(Label(theme.NOTE, detail, below, theme.Palette.MUTED, lines=2))
        rect = self.rect(self.inner - 84, y + 18, 84, 44)
        self.form.widgets.append(Toggle(key, rect, self._switch_name(label, detail, on), on, turn))

    def _switch_name(self, label: str, detail: str, on: bool) -> str:
        return f"{label}: {self.form.say('app-on' if on else 'app-off')}. {detail}"

    def chips(self, y: float, group: str, spoken: str, options: Sequence[FormOption]) -> None:
        """Chips of equal width in one row, 52 high from `y`; `group` begins their keys."""
        y *= self.spread
        width = (self.inner - _CHIP_GAP * (len(options) - 1)) / len(options)
        chips = [
            ChoiceChip(
                f"{group}-{option.name}",
                self.rect(place * (width + _CHIP_GAP), y, width, 52),
                option.words,
                option.take,
                face=ButtonFace(
                    spoken=choice_name(self.form.say, f"{spoken}: {option.words}", option.chosen),
                    style=theme.CHIP,
                ),
                chosen=option.chosen,
            )
            for place, option in enumerate(options)
        ]
        self.form.widgets += level(chips)

    def slider(self, y: float, key: str, label: str, value: float, change: Callable[[float], None]) -> None:
        """A label, a groove and the value in per cent; its middle is at `y`."""
        y *= self.spread
        self._say(theme.FORM_LABEL, label, self.rect(0, y - 18, self.inner * 0.4, 36))
        rect = self.rect(self.inner * 0.42, y - 24, self.inner * 0.44, 48)
        percent = str(round(value * 100))
        self.form.widgets.append(Slider(key, rect, f"{label}: {percent}", value, change))
        figure = self.rect(self.inner * 0.88, y - 18, self.inner * 0.12, 36)
        self._say(theme.FORM_LABEL._replace(weight=700), percent, figure, anchor="right")

    def _say(
        self,
        style: theme.Style,
        words: str,
        rect: pygame.Rect,
        colour: theme.Colour = theme.Palette.IVORY,
        anchor: str = "left",
    ) -> None:
        self.form.labels.append(Label(style, words, rect, colour, anchor=anchor))


def _group(label: Label) -> tuple[object, ...]:
    """Labels of the same group are set in one size."""
    return label.style, label.lines, label.anchor, label.rect.size


def _draw_label(canvas: Canvas, label: Label) -> None:
    style = label.style
    if label.lines > 1:
        canvas.paragraph(style, label.words, label.rect, label.colour, max_lines=label.lines)
    elif label.anchor == "right":
        canvas.text(
            style, label.words, label.rect.midright, label.colour, "midright", max_width=label.rect.width
        )
    else:
        canvas.text(
            style, label.words, label.rect.midleft, label.colour, "midleft", max_width=label.rect.width
        )
