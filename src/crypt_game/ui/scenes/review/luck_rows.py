"""The luck of each heir: a row with small bars around zero, for dice, for cards, for Ghosts, and in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline, draw_outline, draw_row
from crypt_game.drawing.canvas.pieces import draw_badge, draw_portrait, portrait_box
from crypt_game.drawing.canvas.plots import draw_plot_bar
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.match.players import Player

__all__ = ["Bar", "LuckRow", "draw_bar", "draw_heads"]

_BADGE: Final = 52
_PORTRAIT: Final = 92
_NAME: Final = 246
"""Where the bars begin, in design pixels from the left edge of a row."""
_LEAST: Final = 3.0
"""Coins that fill half a bar at least, so that small luck looks small."""
_FACE_AT, _NAME_AT, _BAR, _TOTAL_BAR = 48, 96, 14, 20


class Bar(NamedTuple):
    """One bar of a row: how many coins, and the same as a figure."""

    coins: float
    figure: str
    most: float
    """The largest amount of all rows, which fills half a bar."""

    @property
    def share(self) -> float:
        """How much of half a bar is filled."""
        return min(1.0, abs(self.coins) / max(_LEAST, self.most))


class LuckRow(ListRow):
    """One heir's luck; choosing it shows that heir's choices."""

    names: Sequence[str] = ()  # those of all heirs, set in one size

    def __init__(
        self,
        key: str,
        place: RowPlace,
        spoken: str,
        person: Player,
        bars: Sequence[Bar],
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        """The last bar is the total."""
        super().__init__(key, place, spoken, on_press, chosen=chosen)
        self._person, self._bars = person, bars

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        px, rect = canvas.px, self.whole
        draw_row(canvas, rect, chosen=self.chosen)
        if look.hovered:
            draw_outline(canvas, rect, "hover", strength=0.5)
        self._draw_person(canvas)
        name, room = rect.move(px(_NAME_AT), 0).midleft, px(_NAME - _NAME_AT - Space.TIGHT)
        style = canvas.level(theme.NAME_SMALL, [(each, room) for each in self.names])
        canvas.text(style, self._person.name, name, theme.Palette.IVORY, "midleft", max_width=room)
        for place, bar in zip(cells(canvas, rect, len(self._bars)), self._bars, strict=True):
            draw_bar(canvas, place, bar, total=bar is self._bars[-1])

    def _draw_person(self, canvas: Canvas) -> None:
        """The portrait where the row is high enough, else the badge alone."""
        px, rect, house = canvas.px, self.whole, self._person.house.value
        centre, tall = rect.move(px(_FACE_AT), 0).midleft, rect.height - px(Space.APART)
        if tall < px(_PORTRAIT):
            draw_badge(canvas, house, centre, min(px(_BADGE), tall))
            return
        face = portrait_box(px(_PORTRAIT))
        face.center = centre
        draw_portrait(canvas, house, self._person.title.value, face)
        corner = face.inflate(-px(Space.TIGHT), -px(Space.TIGHT)).bottomright
        draw_badge(canvas, house, corner, px(IconSize.LINE))


def draw_bar(canvas: Canvas, place: pygame.Rect, bar: Bar, *, total: bool) -> None:
    """A figure and below it its bar, to the right of the middle for good luck."""
    px, palette = canvas.px, theme.Palette
    style, high = theme.COUNT if total else theme.LABEL, canvas.text_height(theme.COUNT)
    tick = min(px(_TOTAL_BAR) // 2 + px(Space.HAIR), (place.height - high) // 2 - px(Space.HAIR))
    thick = min(px(_TOTAL_BAR if total else _BAR), 2 * tick)
    top = place.centery - (high + 2 * tick) // 2
    middle = top + high + tick
    ink = palette.IVORY if total else palette.MUTED
    above = (place.centerx, top + high // 2)
    canvas.text(style, bar.figure, above, ink, "center", max_width=place.width)
    half = place.width // 2 - px(Space.TIGHT)
    reach = round(half * bar.share)
    ends = (place.centerx - half, middle), (place.centerx + half, middle)
    draw_hairline(canvas, *ends, palette.STEEL)
    if reach:
        left = place.centerx if bar.coins > 0 else place.centerx - reach
        body = pygame.Rect(left, middle - thick // 2, reach, thick)
        draw_plot_bar(canvas, body, lit=bar.coins > 0)
    ends = (place.centerx, middle - tick), (place.centerx, middle + tick)
    draw_hairline(canvas, *ends, palette.IVORY)


def cells(canvas: Canvas, row: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The places of the bars of a row."""
    left = row.left + canvas.px(_NAME)
    width = (row.right - canvas.px(Space.CLOSE) - left) // count
    return [pygame.Rect(left + number * width, row.top, width, row.height) for number in range(count)]


def draw_heads(canvas: Canvas, row: pygame.Rect, heads: Sequence[str]) -> None:
    """What the bars below stand for; the smallest legible type of all of them decides."""
    places = cells(canvas, row, len(heads))
    room = places[0].width - canvas.px(Space.TIGHT)
    style = canvas.level(theme.LABEL, [(head, room) for head in heads])
    for place, head in zip(places, heads, strict=True):
        canvas.text(style, head, place.center, theme.Palette.MUTED, "center", max_width=room)
