"""A panel over the table with a list that may be taller than itself: title, rows, a button to close it.

Subclasses say how many rows there are and how high each is, what it tells a listener, and paint it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

import pygame

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace, ListRow, ListView, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonKind, Canvas
from crypt_game.drawing.canvas.panels import draw_dialog_box
from crypt_game.drawing.geometry import Area
from crypt_game.ui.pages.page import draw_panel_title
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["ListPanel"]

_MARGIN: Final = 60
_HEAD, _FOOT, _LOWEST = 90, 112, 340
_EDGE, _GUTTER = 32, 26
_CLOSE: Final = (260, 58)


class ListPanel(Scene):
    """An overlay whose list scrolls by wheel, bar and keys; Esc, Enter or the button closes it."""

    overlay = True
    title_key: ClassVar[str] = ""
    icon: ClassVar[str] = "icon/log"
    gap: ClassVar[float] = 10
    """Units between rows."""
    starts_at_end: ClassVar[bool] = False
    empty_key: ClassVar[str] = ""
    """What is said where there is no row."""
    columns, width = 1, 1000
    shrinks: ClassVar[bool] = True
    """Whether it is no higher than its rows need."""

    close_kind: ClassVar[ButtonKind] = "primary"

    def __init__(self, app: AppServices, count: int) -> None:
        """`count` is how many rows there are."""
        super().__init__(app)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self._count = count
        self._list = ListView("rows", self.refresh)
        self._opening = True

    @property
    def heading(self) -> str:
        return self.say(self.title_key)

    def most(self) -> pygame.Rect:
        """The place of the panel, as large as it may become."""
        area = Area.of(self.frame)
        width = min(self.width * self.frame.text, area.width - 2 * _MARGIN)
        return area.px(area.box.inset((area.width - width) / 2, _MARGIN))

    def plate(self) -> pygame.Rect:
        """What is drawn below everything."""
        return self._panel

    def row_heights(self, canvas: Canvas, width: int) -> Sequence[int]:
        """How high each row is at this width, in pixels; where there are `columns`, each line of rows."""
        raise NotImplementedError

    def row_words(self, number: int) -> str:
        """What a listener hears of a row."""
        raise NotImplementedError

    def row_press(self, number: int) -> Callable[[], None] | None:
        """What pressing a row does; None where rows only tell about themselves."""
        return None

    def row_chosen(self, number: int) -> bool:
        """Whether a row is the chosen one."""
        return False

    def draw_item(self, canvas: Canvas, number: int, rect: pygame.Rect) -> None:
        """Paint a row into its box."""
        raise NotImplementedError

    def arrange(self) -> None:
        px, rows = self.frame.px, self._list
        self._panel = self.most()
        view = self._panel.inflate(-px(2 * _EDGE), 0)
        heights = self.row_heights(self.canvas, view.width - px(_GUTTER))
        gap, around = px(self.gap), px(_HEAD + _FOOT)
        wanted = max(px(_LOWEST), around + sum(heights) + gap * (len(heights) - 1))
        if self.shrinks:
            self._panel.inflate_ip(0, min(0, wanted - self._panel.height))
        view.top, view.height = self._panel.top + px(_HEAD), self._panel.height - around
        rows.place(view, heights, gap=gap, gutter=px(_GUTTER), cells=(self.columns, self._count))
        if self._opening and self.starts_at_end and self._count:
            rows.bring(self._count - 1)
        close = pygame.Rect(0, 0, px(_CLOSE[0]), px(_CLOSE[1]))
        close.midbottom = (self._panel.centerx, self._panel.bottom - px(_GUTTER))
        button = Button("close", close, self.say("panel-close"), self.close, ButtonFace(kind=self.close_kind))
        self.controls.fill([*rows.fill(self._row, self.say), button])
        if self._opening:
            self._opening = False
            self.controls.focus_on("close")

    def _row(self, place: RowPlace) -> ListRow:
        return _PanelRow(self, place)

    def close(self) -> None:
        """Go back to what lies below."""
        self.app.stack.pop()

    def cancel(self) -> bool:
        self.close()
        return True

    def draw(self, canvas: Canvas) -> None:
        px = canvas.px
        draw_dialog_box(canvas, self.plate())
        head = pygame.Rect(self._panel.topleft, (self._panel.width, px(_HEAD))).inflate(-2 * px(_EDGE), 0)
        draw_panel_title(canvas, head, self.heading, self.icon, theme.PANEL_TITLE_LARGE)
        if self.empty_key and not self._count:
            canvas.paragraph(theme.BODY, self.say(self.empty_key), self._list.rect, theme.Palette.MUTED)
        super().draw(canvas)


class _PanelRow(ListRow):
    """A row that its panel paints."""

    def __init__(self, panel: ListPanel, place: RowPlace) -> None:
        number = place[1]
        words, press = panel.row_words(number), panel.row_press(number)
        super().__init__(f"row-{number}", place, words, press, chosen=panel.row_chosen(number))
        self._panel = panel

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        self._panel.draw_item(canvas, self.number, self.whole)
