"""Forms: panels of rows that find their own places (VISUAL §11, Forms).

A row says how high it would like to be, in units, and puts its words and controls into the box that it is
given. Panels below each other share a column by what their rows ask for. A form is built for one layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Slider, Toggle
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.text.language import Say
from crypt_game.ui.pages.choice_chips import Option, choice_chips
from crypt_game.ui.pages.choice_list import MOST_CHIPS, choice_button
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_FOOT, PANEL_GAP, PANEL_HEAD, Panel
from crypt_game.ui.scene import AppServices

__all__ = ["ChoiceRow", "Form", "FormPanel", "FormRow", "Label", "SliderRow", "SwitchRow"]

_MOST_SPREAD: Final = 1.25
"""How much higher than they like rows become in a tall window."""
_CHIP, _CHIP_GAP, _ABREAST = 52, 10, 4
_GROOVE: Final = 48
_SLIDER_WORDS, _SLIDER_FIGURE = 0.44, 0.12
"""The shares of a row that the words beside a slider and its value take."""
_SWITCH: Final = (84, 44)
_LINE: Final = 36
"""How high a line of a label is."""
_DETAIL: Final = 40
"""How high the explanation below a label is, in two lines."""
_BETWEEN: Final = 48
"""What two columns of rows leave between them."""
_REMARK_SHARE: Final = 0.45
_PERCENT: Final = 100


class Label(NamedTuple):
    """Words to paint: one line from the middle left, or a paragraph of at most `lines` from the top left."""

    style: theme.Style
    words: str
    rect: Rect
    room: tuple[int, int]
    """The width and height in units; labels of one style and room are set in one size."""
    colour: theme.Colour = theme.Palette.IVORY
    lines: int = 1
    anchor: str = "left"


class FormRow:
    """One row; `height` is what it would like to have, in units."""

    height: float = 0

    def fill(self, form: Form, box: Box) -> None:
        """Put words and controls into the box, in units of the page."""


@dataclass(frozen=True)
class FormPanel:
    """A titled panel of rows, with hairlines between them where it is `ruled`; its `foot` stays free."""

    title: str
    icon: str
    rows: Sequence[FormRow]
    ruled: bool = False
    foot: float = PANEL_FOOT

    @property
    def height(self) -> float:
        """What the panel would like to have, in units."""
        return self._around + sum(row.height for row in self.rows)

    def fitted(self, box: Box, text: float) -> Box:
        """The part of a box that the panel fills, from the top."""
        columns = self._columns((box.h - self._around) / text)
        rows = max(sum(row.height for row in column) for column in columns)
        return box.take_top(min(box.h, self._around + rows * _MOST_SPREAD * text))[0]

    def fill(self, form: Form, box: Box) -> None:
        """Put the panel into the box; the rows share it by their heights."""
        form.panels.append(Panel(form.area.px(box), self.title, self.icon))
        inner = box.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)[1].take_bottom(self.foot)[1]
        columns = self._columns(inner.h / form.text)
        tallest = max(sum(row.height for row in rows) for rows in columns)
        spread = min(_MOST_SPREAD * form.text, inner.h / tallest)
        for rows, column in zip(columns, inner.row(len(columns), _BETWEEN), strict=True):
            rest = column
            for number, row in enumerate(rows):
                part, rest = rest.take_top(row.height * spread)
                if self.ruled and number:
                    form.rules.append(form.area.px(part.take_top(0)[0]))
                row.fill(form, part)

    def _columns(self, room: float) -> list[Sequence[FormRow]]:
        """The rows, in two columns of nearly one height where one has too little room."""
        whole = sum(row.height for row in self.rows)
        if whole <= room or len(self.rows) == 1:
            return [self.rows]
        taken = list(accumulate(row.height for row in self.rows))
        half = min(
            range(1, len(self.rows)), key=lambda count: max(taken[count - 1], whole - taken[count - 1])
        )
        return [self.rows[:half], self.rows[half:]]

    @property
    def _around(self) -> float:
        return PANEL_HEAD + self.foot


class Form:
    """Everything a page of rows consists of."""

    def __init__(self, area: Area, say: Say) -> None:
        self.area, self.say, self.text = area, say, area.frame.text
        self.panels: list[Panel] = []
        self.widgets: list[Widget] = []
        self.labels: list[Label] = []
        self.rules: list[Rect] = []
        self.drawings: list[Callable[[Canvas], None]] = []
        """What is painted below words and controls."""

    def stack(self, box: Box, panels: Sequence[FormPanel]) -> list[Box]:
        """Fill the box with panels below each other, by what their rows ask for; returns their boxes."""
        room = box.h - PANEL_GAP * (len(panels) - 1)
        wanted = sum(panel.height for panel in panels)
        places, rest = [], box
        for panel in panels:
            place, rest = rest.take_top(panel.height * room / wanted, PANEL_GAP)
            panel.fill(self, place)
            places.append(place)
        return places

    def label(
        self,
        box: Box,
        words: str,
        style: theme.Style = theme.FORM_LABEL,
        colour: theme.Colour = theme.Palette.IVORY,
        *,
        lines: int = 1,
        anchor: str = "left",
    ) -> None:
        """Words in a box."""
        room = round(box.w), round(box.h)
        self.labels.append(Label(style, words, self.area.px(box), room, colour, lines, anchor))

    def draw(self, canvas: Canvas) -> None:
        """Paint all that is no control."""
        for drawing in self.drawings:
            drawing(canvas)
        for rule in self.rules:
            draw_hairline(canvas, rule.topleft, rule.topright, opacity=RuleOpacity.FAINT)
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


@dataclass(frozen=True)
class SwitchRow(FormRow):
    """A label, its explanation below, and a toggle at the right."""

    key: str
    label: str
    detail: str
    on: bool
    turn: Callable[[bool], None]
    height: float = 90

    def fill(self, form: Form, box: Box) -> None:
        unit = min(form.text, box.h / (_LINE + _DETAIL))
        side, words = box.middle(box.w, (_LINE + _DETAIL) * unit).take_right(_SWITCH[0], Space.APART)
        line, below = words.take_top(_LINE * unit)
        form.label(line, self.label)
        form.label(below, self.detail, theme.NOTE, theme.Palette.MUTED, lines=2)
        toggle = side.middle(*_SWITCH)
        told = self.label, self.detail
        form.widgets.append(Toggle(self.key, form.area.px(toggle), told, self.on, self.turn))


@dataclass(frozen=True)
class ChoiceRow(FormRow):
    """A label with a remark at the right, and below it a chip for each option, four abreast at most.

    `group` begins the keys of the chips.
    """

    group: str
    label: str
    options: Sequence[Option]
    remark: str = ""
    app: AppServices | None = None
    """Given where there may be more options than chips: it opens a list then."""
    abreast: int = _ABREAST

    @property
    def height(self) -> float:  # type: ignore[override]
        """A line, the chips, and air."""
        return self._content + Space.NEAR

    @property
    def _content(self) -> float:
        return _LINE + 2 + self._lines * (_CHIP + _CHIP_GAP) - _CHIP_GAP

    @property
    def _lines(self) -> int:
        return 1 if self._listed else -(-len(self.options) // self.abreast)

    @property
    def _listed(self) -> bool:
        return self.app is not None and len(self.options) > MOST_CHIPS

    def fill(self, form: Form, box: Box) -> None:
        unit = min(form.text, box.h / self._content)
        line, below = box.middle(box.w, self._content * unit).take_top(_LINE * unit, 2)
        if self.remark:
            aside, line = line.take_right(line.w * _REMARK_SHARE)
            form.label(aside, self.remark, theme.STATUS, theme.Palette.MUTED, anchor="right")
        form.label(line, self.label)
        high = below.column(self._lines, _CHIP_GAP)[0].h
        if self.app is not None and self._listed:
            place = form.area.px(below.column(1, _CHIP_GAP)[0])
            form.widgets.append(choice_button(self.app, self.group, self.label, self.options, place))
            return
        places = below.grid(len(self.options), min(self.abreast, len(self.options)), high, _CHIP_GAP)
        rects = [form.area.px(place) for place in places]
        form.widgets += choice_chips(self.group, self.options, rects, form.say, self.label)


@dataclass(frozen=True)
class SliderRow(FormRow):
    """A label, a groove and the value in per cent."""

    key: str
    label: str
    value: float
    change: Callable[[float], None]
    height: float = 64

    def fill(self, form: Form, box: Box) -> None:
        percent = str(round(self.value * _PERCENT))
        words, rest = box.take_left(box.w * _SLIDER_WORDS, _CHIP_GAP)
        figure, groove = rest.take_right(box.w * _SLIDER_FIGURE, 2 * _CHIP_GAP)
        form.label(words, self.label)
        form.label(figure, percent, theme.FORM_LABEL.bold, anchor="right")
        place = form.area.px(groove.middle(groove.w, _GROOVE))
        spoken = form.say("spoken-figure", label=self.label, figure=percent)
        form.widgets.append(Slider(self.key, place, spoken, self.value, self.change))


def _group(label: Label) -> tuple[object, ...]:
    """Labels of the same group are set in one size."""
    return label.style, label.lines, label.anchor, label.room


def _draw_label(canvas: Canvas, label: Label) -> None:
    style, rect = label.style, label.rect
    if label.lines > 1:
        canvas.paragraph(style, label.words, rect, label.colour, max_lines=label.lines)
    elif label.anchor == "right":
        canvas.text(style, label.words, rect.midright, label.colour, "midright", max_width=rect.width)
    else:
        canvas.text(style, label.words, rect.midleft, label.colour, "midleft", max_width=rect.width)
