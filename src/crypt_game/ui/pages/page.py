"""What full-screen pages share: the room behind them, the way back and the title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

import pygame

from crypt_game import destinations
from crypt_game.controls.input import Command, Intent, Order
from crypt_game.controls.widget import Widget, edges
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.framed_room import draw_framed_room, framed_room
from crypt_game.drawing.canvas.rooms import draw_room_behind_panels
from crypt_game.drawing.geometry import Area, Box, Frame, IconSize, Space
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.room_flames import room_flames
from crypt_game.screen_reader import Titled
from crypt_game.ui.scene import ROOM_DEPTHS, AppServices, Scene

__all__ = [
    "NAMES_WIDE",
    "PAGE_EDGE",
    "PANEL_EDGE",
    "PANEL_FOOT",
    "PANEL_GAP",
    "PANEL_HEAD",
    "ROWS_WIDE",
    "PageScene",
    "Panel",
    "below_picture",
    "canvas_for",
    "draw_panel_title",
    "inside",
]

PAGE_EDGE, PANEL_GAP = 41, 26
"""What stays free beside a page, and between its panels."""
PANEL_EDGE, PANEL_HEAD, PANEL_FOOT = 24, 66, 16
"""What a panel keeps free around what stands in it: at the sides, for its title, and at its foot."""
NAMES_WIDE, ROWS_WIDE = 390, 860
"""How wide a column of names to choose from is at the left of a page, and one of rows, in type of the usual
size."""
_TITLE_LINE, _BODY_TOP = 62, 122
"""Where the middle of the title is, and where the panels begin, in units from the top."""
_TITLE: Final = 700
_BACK, _BACK_GAP = 54, 30
_SIGN, _REMARK_GAP = IconSize.LINE + Space.CLOSE, 20
"""What the icon of a panel takes before its title, and what parts a remark from it."""
_PARTING: Final = " · "
"""What parts a remark; its last part alone stands where there is no room for all."""
_LEAST_PICTURE, _LEAST_BAND = 160, 340
"""How high a picture is at least, and one over the whole width of a page."""


class Panel(NamedTuple):
    """A titled panel of a page; its place in window pixels."""

    rect: pygame.Rect
    title: str
    icon: str | None = None
    remark: str = ""

    def draw(self, canvas: Canvas, style: theme.Style) -> None:
        """The stone, the icon, the title in this style and a remark at the right."""
        canvas.panel(self.rect)
        remark, place, line = self._head(canvas)
        room, ink = place.width, theme.Palette.MUTED
        canvas.text(theme.STATUS, remark, place.midright, ink, "midright", max_width=room)
        draw_panel_title(canvas, line, self.title, self.icon, style)

    def title_room(self, canvas: Canvas) -> tuple[str, float]:
        """The title, and how wide its room is."""
        return self.title, self._head(canvas)[2].width - canvas.px(_SIGN)

    def _head(self, canvas: Canvas) -> tuple[str, pygame.Rect, pygame.Rect]:
        """The remark that leaves fair room for the title, where it stands, and the line that is left."""
        px, large, style, wide = canvas.px, theme.PANEL_TITLE_LARGE, theme.STATUS, 0.0
        line = Box(*self.rect).inset(px(PANEL_EDGE), 0).take_top(px(PANEL_HEAD))[0]
        room = line.w - px(_REMARK_GAP) - px(_SIGN)
        for remark in (self.remark, self.remark.rpartition(_PARTING)[2], ""):
            wide = canvas.measure(style._replace(size=canvas.scale.fair(style)), remark)[0]
            if canvas.fits(large, self.title, room - wide, large.size if canvas.scale.larger else None):
                break
        wide = max(wide, min(canvas.measure(style, remark)[0], room - canvas.measure(large, self.title)[0]))
        words, line = line.take_right(wide, px(_REMARK_GAP))
        return remark, words.rect, line.rect


def draw_panel_title(
    canvas: Canvas, line: pygame.Rect, title: str, icon: str | None, style: theme.Style
) -> None:
    """The title of a panel in its line, behind its icon."""
    if icon is not None:
        side, beside = canvas.px(IconSize.LINE), canvas.px(_SIGN)
        canvas.sprite(icon, (line.left + side // 2, line.centery), side, tint=theme.Palette.GILT)
        line = pygame.Rect(line.left + beside, line.top, line.width - beside, line.height)
    canvas.text(style, title, line.midleft, theme.Palette.HEADING, "midleft", max_width=line.width)


def inside(panel: Box) -> Box:
    """What a panel has room for below its title, in units as the panel."""
    return panel.inset(PANEL_EDGE, 0).take_top(PANEL_HEAD)[1].take_bottom(PANEL_FOOT)[1]


def below_picture(body: Box, wanted: float) -> tuple[Box, Box]:
    """The top of a page that wants so much height for everything else, empty where that would make no
    picture; and the rest."""
    spare = body.h - wanted - PANEL_GAP
    return body.take_top(spare, PANEL_GAP) if spare > _LEAST_BAND else body.take_top(0)


def canvas_for(app: AppServices) -> Canvas:
    """A canvas for measuring while a scene lays itself out."""
    return Canvas(app.surface, app.picture_store, app.frame)


class PageScene(Scene):
    """A page before a room with a way back at the top left; subclasses name it and lay out its panels."""

    room = "rooms/archive"
    """The rendered room that the page is held before."""
    parallax = ROOM_DEPTHS
    title_key = ""
    back_key = ""
    back_to_menu = False
    """Whether it leads back to the menu, which looks anew for what can be gone on with."""
    words_panel: ClassVar[int | None] = None
    """The panel that its paragraphs stand in."""

    def __init__(self, app: AppServices) -> None:
        super().__init__(app)
        self.area = Area.of(self.frame)
        self.panels: list[Panel] = []
        self._rooms: list[tuple[str, pygame.Rect]] = []

    @property
    def heading(self) -> str:
        return self.say(self.title_key)

    @property
    def words_part(self) -> str:
        return "" if self.words_panel is None else self.panels[self.words_panel].title

    def regions(self) -> Sequence[Titled]:
        return [Titled(panel.title, edges(panel.rect), panel.remark) for panel in self.panels]

    def rearrange(self, frame: Frame) -> None:
        self.area = Area.of(frame)
        super().rearrange(frame)

    def back_button(self) -> Widget:
        """The button that leads back; the first in the focus list."""
        face = ButtonFace(icon="icon/undo", spoken=self.say(self.back_key))
        place, _ = self.head.take_left(_BACK)
        return Button("back", self.area.px(place.middle(_BACK, _BACK)), "", self.go_back, face=face)

    @property
    def head(self) -> Box:
        """The line of the title, in units."""
        return Box(PAGE_EDGE, 0, self.area.width - 2 * PAGE_EDGE, 2 * _TITLE_LINE)

    @property
    def body(self) -> Box:
        """What lies below the title, in units."""
        return self.area.box.inset(PAGE_EDGE, 0).take_top(_BODY_TOP)[1].take_bottom(PAGE_EDGE)[1]

    def go_back(self) -> None:
        """Leave this page for the one below, or for the menu."""
        if self.back_to_menu:
            self.app.go_to(destinations.MainMenu())
        else:
            self.app.go(self.app.stack.pop)

    def cancel(self) -> bool:
        self.go_back()
        return True

    def handle(self, intent: Intent) -> bool:
        if super().handle(intent):
            return True
        if not isinstance(intent, Order) or not intent.pressed or intent.command is not Command.RULES:
            return False
        self.app.go_to(destinations.RulebookPage(self.controls.rule))
        return True

    def draw(self, canvas: Canvas) -> None:
        self._rooms.clear()
        draw_room_behind_panels(canvas, self.room, *self.layers)
        style, words = theme.SCREEN_TITLE, self.say(self.title_key)
        title = self.area.px(self.head.take_left(_BACK, _BACK_GAP)[1].take_left(_TITLE)[0])
        canvas.text(style, words, title.midleft, theme.Palette.HEADING, "midleft", max_width=title.width)
        level = canvas.level(theme.PANEL_TITLE_LARGE, [panel.title_room(canvas) for panel in self.panels])
        for panel in self.panels:
            panel.draw(canvas, level)
        self.draw_page(canvas)
        super().draw(canvas)

    def panel(self, place: Box, title: str, icon: str | None = None, remark: str = "") -> Panel:
        """A panel in a box of the page; its title begins with a capital, as the name of a month may not."""
        return Panel(self.area.px(place), title[:1].upper() + title[1:], icon, remark)

    def draw_room_below(self, canvas: Canvas, room: str, panel: Panel, last: int | None = None) -> None:
        """A room (`"rooms/gate"`) as a picture in what a panel leaves below its controls, or below `last`, in
        pixels, where that is enough to be looked at."""
        feet = [each.rect.bottom for each in self.controls.widgets if panel.rect.contains(each.rect)]
        free = panel.rect.inflate(-2 * canvas.px(PANEL_EDGE), 0)
        free.top = (max(feet) if last is None else last) + canvas.px(Space.APART)
        free.height = panel.rect.bottom - canvas.px(PANEL_EDGE) - free.top
        self.draw_picture(canvas, room, free)

    def draw_picture(self, canvas: Canvas, room: str, place: pygame.Rect) -> bool:
        """A room as a picture, if the place is high enough for it to be looked at; tells whether it is. In
        high contrast there is none."""
        if canvas.scale.contrast or place.height < canvas.px(_LEAST_PICTURE):
            return False
        place = place.inflate(-canvas.px(Space.HAIR), -canvas.px(Space.HAIR))  # the frame stands round it
        draw_framed_room(canvas, room, place)
        self._rooms.append((room, place))
        return True

    def idle_animation(self) -> IdleAnimation:
        """The fire of the rooms that are pictures in the page."""
        canvas = self.canvas
        rooms = [(room, framed_room(room, place)) for room, place in self._rooms]
        return IdleAnimation([flame for room in rooms for flame in room_flames(canvas, *room)])

    def draw_remark(self, canvas: Canvas, words: str) -> pygame.Rect:
        """A few words at the right of the title; returns where they stand."""
        where = self.area.px(self.head).midright
        return canvas.text(theme.NOTE, words, where, theme.Palette.MUTED, "midright")

    def draw_page(self, canvas: Canvas) -> None:
        """Paint what lies on the panels, under the controls."""
