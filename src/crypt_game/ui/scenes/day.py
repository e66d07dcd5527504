"""The crypt of the day: what is played, what counts, its par, and a calendar of all days."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.input import Command, Intent, Order
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.daily.day_words import date_in_words, day_sentences, month_words, share_words, spoken_day
from crypt_game.daily.diary import Diary, weeks_of
from crypt_game.daily.results import DayResult
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.calendar_day import DayLook, draw_calendar_day
from crypt_game.drawing.geometry import Box, Space
from crypt_game.screen_reader import Node
from crypt_game.ui.pages.copy_button import copy_button
from crypt_game.ui.pages.page import PANEL_GAP, PageScene, inside
from crypt_game.ui.scene import AppServices

__all__ = ["DayScene"]

_DAY_SHARE: Final = 0.4
"""The share of the page that the chosen day takes."""
_COLUMNS, _LINES, _CELL_GAP = 7, 6, 8
_CLOSED, _OPENED = "rooms/antechamber", "rooms/gate"
"""What is seen before a crypt was played, a door, and after it."""
_BUTTON, _FOOT, _HEADS, _ARROW = 66, 54, 36, 120
_READING: Final = 0.006
"""Seconds of each frame in which records are read."""
_TURNS: Final = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}


class _Day(Widget):
    """A day of the calendar: its number, what was taken, and by how much that is above or below par."""

    def __init__(self, day: date, rect: Rect, spoken: str, choose: Callable[[], None]) -> None:
        super().__init__(f"day-{day.day}", rect, spoken)
        self.day, self._choose = day, choose
        self.result: DayResult | None = None
        self.par: int | None = None
        self.chosen, self.today = False, date.max

    def activate(self) -> None:
        self._choose()

    def node(self) -> Node:
        return super().node()._replace(on=self.chosen or None)

    @property
    def tab_stop(self) -> bool:
        return self.chosen

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        state = DayLook(self.day == self.today, self.enabled, self.chosen, look.hovered)
        coins = None if self.result is None else self.result.coins
        draw_calendar_day(canvas, self.rect, self.day.day, state, coins, self.par)


class DayScene(PageScene):
    """A day, today at first, and the month round it. Page Up and Page Down turn the months."""

    title_key = "daily-title"
    back_key = "daily-back"
    words_panel = 0

    def __init__(self, app: AppServices, day: date | None = None) -> None:
        super().__init__(app)
        self.today = date.today()
        self.day = self.month = day or self.today
        self._diary = Diary(app.folders.saves, app.folders.cache, lambda: app.opponents)
        self._diary.look_at(self.month, self.day)
        self._words = Rect(0, 0, 0, 0)
        self._told_anew = True
        self._heads: list[Rect] = []

    def leave(self) -> None:
        self._diary.close()

    def prepare(self, unseen: bool) -> None:
        """What is told of the day leaves its picture more or less room, in which it is made anew."""
        super().prepare(unseen or self._told_anew)
        self._told_anew = False

    def update(self, dt: float) -> None:
        super().update(dt)
        now = date.today()
        if self._diary.update(_READING) or now != self.today:
            self.today = now
            self._diary.look_at(self.month, self.day)
            self.refresh()

    # what the player does -----------------------------------------------------------------------------------
    def choose(self, day: date) -> None:
        """Tell of this day."""
        self.day = day
        self._diary.look_at(self.month, day)
        self.refresh()
        self.app.speak(" ".join(self.paragraphs()))

    def turn(self, months: int) -> None:
        """Show a month before or after; none that has not begun."""
        first = self.month.replace(day=1)
        month = first - timedelta(days=1) if months < 0 else (first + timedelta(days=31)).replace(day=1)
        if month <= self.today:
            self.month = month
            self._diary.look_at(month, self.day)
            self.refresh()
            self.app.speak(month_words(self.say, month))

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.pressed and intent.command in _TURNS:
            self.turn(_TURNS[intent.command])
            return True
        return super().handle(intent)

    # what lies where ----------------------------------------------------------------------------------------
    def arrange(self) -> None:
        self._told_anew = True
        left, right = self.body.take_left(self.body.w * _DAY_SHARE, PANEL_GAP)
        self.panels = [
            self.panel(left, date_in_words(self.say, self.day), "icon/door"),
            self.panel(right, month_words(self.say, self.month), "icon/clock", self.say("daily-legend")),
        ]
        acts, words = inside(left).take_bottom(_BUTTON, Space.APART)
        self._words = self.area.px(words)
        foot, cells = inside(right).take_bottom(_FOOT, Space.CLOSE)
        heads, cells = cells.take_top(_HEADS)
        self._heads = [self.area.px(each) for each in heads.row(_COLUMNS, _CELL_GAP)]
        self.controls.fill([self.back_button(), *self._acts(acts), *self._days(cells), *self._turns(foot)])
        if self.controls.focus is None:
            self.controls.focus_on("play")

    def _acts(self, place: Box) -> Sequence[Button]:
        """To play the chosen crypt, and where it was played to watch that game and to copy the result."""
        result, state = self._diary.results.get(self.day), self._diary.state(self.day).name
        key = (
            "practise" if state == "done" or self.day != self.today else state.replace("running", "continue")
        )
        words = self.say(f"daily-{key.replace('new', 'play')}")
        boxes = self.area.all_px(place.row(1 if result is None else 3, Space.CLOSE))
        face = ButtonFace("stone" if key == "practise" else "primary", "icon/play")
        play = partial(self.app.go_to, destinations.GameOfDay(self.day))
        buttons = [Button("play", boxes[0], words, play, face)]
        if result is not None:
            watch = partial(self.app.go_to, destinations.ReplayOfFile(result.path))
            label, line = self.say("daily-watch"), share_words(self.say, result, self._par(self.day))
            what, copy = self.say("daily-copy-what"), self.say("daily-copy")
            buttons.append(Button("watch", boxes[1], label, watch, ButtonFace(icon="icon/eye")))
            buttons.append(copy_button(self.app, "copy", boxes[2], what, line, line, copy))
        return level(buttons)

    def _days(self, box: Box) -> list[Widget]:
        height = (box.h + _CELL_GAP) / _LINES - _CELL_GAP
        places = box.grid(_COLUMNS * _LINES, _COLUMNS, height, _CELL_GAP)
        return [self._cell(day, self.area.px(places[place])) for place, day in weeks_of(self.month)]

    def _cell(self, day: date, rect: Rect) -> Widget:
        result, par = self._diary.results.get(day), self._par(day)
        spoken = spoken_day(self.say, day, self.today, result, par)
        cell = _Day(day, rect, spoken, partial(self.choose, day))
        cell.result, cell.par, cell.chosen, cell.today = result, par, day == self.day, self.today
        cell.enabled = cell.focusable = day <= self.today
        cell.row_of = "days"
        return cell

    def _turns(self, foot: Box) -> Sequence[Widget]:
        """To the month before and the one after, if it has begun."""
        boxes = foot.take_left(_ARROW)[0], foot.take_right(_ARROW)[0]
        at_end = (self.month.year, self.month.month) == (self.today.year, self.today.month)
        turns = (("earlier", "icon/left", -1, False), ("later", "icon/next", 1, at_end))
        buttons = []
        for box, (key, icon, months, last) in zip(boxes, turns, strict=True):
            face = ButtonFace(icon=icon, spoken=self.say(f"daily-{key}"))
            buttons.append(Button(key, self.area.px(box), "", partial(self.turn, months), face))
            buttons[-1].enabled = not last
        return buttons

    def _par(self, day: date) -> int | None:
        return self._diary.pars.get(day)

    # words and paint ----------------------------------------------------------------------------------------
    def paragraphs(self) -> Sequence[str]:
        state, result = self._diary.state(self.day), self._diary.results.get(self.day)
        par, failed = self._par(self.day), self._diary.failed == self.day
        told = day_sentences(self.say, self.day, self.today, state, result, par, failed=failed)
        return [*told, self._diary.streak(self.say, self.today)]

    def draw_page(self, canvas: Canvas) -> None:
        for number, head in enumerate(self._heads):
            words = self.say("daily-weekday-short", weekday=number)
            canvas.text(theme.NOTE, words, head.center, theme.Palette.MUTED, "center", max_width=head.width)
        told, place = self.paragraphs(), self._words.copy()
        styles = [theme.PANEL_TITLE, *[theme.BODY] * (len(told) - 2), theme.NOTE]
        heights = [
            canvas.paragraph_height(style, line, place.width)
            for style, line in zip(styles, told, strict=True)
        ]
        gap = canvas.px(Space.NEAR)
        picture = Rect(place.left, place.top, place.width, place.height - sum(heights) - len(told) * gap)
        room = _CLOSED if self._diary.results.get(self.day) is None else _OPENED
        if self.draw_picture(canvas, room, picture):
            place.top = picture.bottom + gap
        for style, line, height in zip(styles, told, heights, strict=True):
            canvas.paragraph(style, line, place)
            place.top += height + gap
