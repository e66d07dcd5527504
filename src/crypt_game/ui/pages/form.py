"""Forms: panels of rows that find their own places (VISUAL §11, Forms).

A row says how high it would like to be, in units, and puts its words and controls into the box that it is
given. A form is built for one layout.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate, zip_longest
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Slider, Toggle
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Anchor, Canvas
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.text.language import Say
from crypt_game.ui.pages.choice_chips import Option, choice_chips
from crypt_game.ui.pages.choice_list import MOST_CHIPS, choice_button
from crypt_game.ui.pages.page import PANEL_EDGE, PANEL_FOOT, PANEL_GAP, PANEL_HEAD, Panel
from crypt_game.ui.scene import AppServices

__all__ = ["ChoiceRow", "Form", "FormPanel", "FormRow", "Label", "SliderRow", "SwitchRow"]

_SPREAD: Final = 1.2
"""How much higher than they like rows become above a picture."""
_FLATTEST: Final = 0.2
"""How high a picture is at least, as a share of its width."""
_CHIP, _CHIP_GAP, _ABREAST = 52, 10, 4
_GROOVE: Final = 48
_SLIDER_WORDS, _SLIDER_FIGURE = 0.44, 0.12
"""The shares of a row that the words beside a slider and its value take."""
_SWITCH: Final = (84, 44)
_LINE: Final = 36
"""How high a line of a label is."""
_BETWEEN: Final = 48
"""What two columns of rows leave between them."""
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
    anchor: Anchor = "midleft"
    detail: str = ""
    """An explanation below the words, in two lines at most; both stand in the middle of the height."""


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
        """What the panel needs in one column, in units."""
        return self._around + sum(row.height for row in self.rows)

    def liked(self, room: float, text: float) -> float:
        """How high it is above a picture, in a column that is so high."""
        rows = sum(self._heights(self._columns((room - self._around) / text)))
        return self._around + rows * _SPREAD * text

    def fill(self, form: Form, box: Box) -> None:
        """Put the panel into the box; the rows share it by their heights."""
        form.panels.append(Panel(form.area.px(box), self.title, self.icon))
        inner = box.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)[1].take_bottom(self.foot)[1]
        columns = self._columns(inner.h / form.text)
        heights = self._heights(columns)
        spread = inner.h / sum(heights)
        for rows, column in zip(columns, inner.row(len(columns), _BETWEEN), strict=True):
            rest = column
            for number, row in enumerate(rows):
                part, rest = rest.take_top((heights[number] if self.ruled else row.height) * spread)
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

    def _heights(self, columns: Sequence[Sequence[FormRow]]) -> list[float]:
        """The heights of the rows of the highest column; in a ruled panel rows side by side share theirs."""
        if not self.ruled:
            columns = [max(columns, key=lambda rows: sum(row.height for row in rows))]
        return [max(row.height for row in line if row is not None) for line in zip_longest(*columns)]

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

    def stack(self, box: Box, panels: Sequence[FormPanel]) -> Box:
        """Put panels below each other from the top of the box; returns what they leave for a picture:
        they take all that would make a flat one."""
        room = box.h - PANEL_GAP * (len(panels) - 1)
        liked = [panel.liked(box.h, self.text) for panel in panels]
        flat = room - sum(liked) - PANEL_GAP < box.w * _FLATTEST
        for panel, height in zip(panels, liked, strict=True):
            place, box = box.take_top(height * (room / sum(liked) if flat else 1), PANEL_GAP)
            panel.fill(self, place)
        return box

    def label(
        self,
        box: Box,
        words: str,
        style: theme.Style = theme.FORM_LABEL,
        colour: theme.Colour = theme.Palette.IVORY,
        *,
        lines: int = 1,
        anchor: Anchor = "midleft",
        detail: str = "",
    ) -> None:
        """Words in a box."""
        room = round(box.w), round(box.h)
        self.labels.append(Label(style, words, self.area.px(box), room, colour, lines, anchor, detail))

    def draw(self, canvas: Canvas) -> None:
        """Paint all that is no control."""
        for drawing in self.drawings:
            drawing(canvas)
        for rule in self.rules:
            draw_hairline(canvas, rule.topleft, rule.topright, opacity=RuleOpacity.FAINT)
        note, alike = self._note(canvas), dict[tuple[object, ...], list[Label]]()
        for label in self.labels:
            key = label.style, label.lines, label.anchor, label.room[: 1 if label.detail else 2]
            alike.setdefault(key, []).append(label)
        for labels in alike.values():
            style = _style(canvas, labels)
            for label in labels:
                _draw_label(canvas, label._replace(style=style), note)

    def _note(self, canvas: Canvas) -> theme.Style:
        """How explanations are set: all of a form in one size."""
        explained = [each for each in self.labels if each.detail]
        rooms = [each.rect for each in explained] or [Rect(0, 0, 0, 0)]
        high = min(room.height for room in rooms) - canvas.text_height(theme.FORM_LABEL)
        size = min(room.width for room in rooms), high
        return canvas.level_paragraphs(theme.NOTE, [each.detail for each in explained], size)


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
        side, words = box.take_right(_SWITCH[0], Space.APART)
        form.label(words, self.label, detail=self.detail)
        place, told = form.area.px(side.middle(*_SWITCH)), (self.label, self.detail)
        form.widgets.append(Toggle(self.key, place, told, self.on, self.turn))


@dataclass(frozen=True)
class ChoiceRow(FormRow):
    """A label, and below it a chip for each option, four abreast at most.

    `group` begins the keys of the chips.
    """

    group: str
    label: str
    options: Sequence[Option]
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
        form.label(figure, percent, theme.FORM_LABEL.bold, anchor="midright")
        place = form.area.px(groove.middle(groove.w, _GROOVE))
        spoken = form.say("spoken-figure", label=self.label, figure=percent)
        form.widgets.append(Slider(self.key, place, spoken, self.value, self.change))


def _style(canvas: Canvas, alike: Sequence[Label]) -> theme.Style:
    """How labels of one group are set."""
    first = alike[0]
    if first.lines > 1:
        return canvas.level_paragraphs(first.style, [each.words for each in alike], first.rect.size)
    return canvas.level(first.style, [(each.words, each.rect.width) for each in alike])


def _draw_label(canvas: Canvas, label: Label, note: theme.Style) -> None:
    """Paint it; its explanation in the style of a `note`."""
    style, rect = label.style, label.rect
    if label.detail:
        below = canvas.paragraph_height(note, label.detail, rect.width)
        rect = rect.inflate(0, canvas.text_height(style) + below - rect.height)
        canvas.text(style, label.words, rect.topleft, label.colour, max_width=rect.width)
        place = Rect(rect.left, rect.bottom - below, rect.width, below)
        canvas.paragraph(note, label.detail, place, theme.Palette.MUTED, max_lines=2)
    elif label.lines > 1:
        canvas.paragraph(style, label.words, rect, label.colour, max_lines=label.lines)
    else:
        where = getattr(rect, label.anchor)
        canvas.text(style, label.words, where, label.colour, label.anchor, max_width=rect.width)
