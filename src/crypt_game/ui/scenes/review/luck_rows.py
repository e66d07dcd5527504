"""The luck of each heir: a row with small bars around zero, for dice, for cards, for Ghosts, and in all."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.match.players import Player
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_hairline, draw_outline, draw_row
from crypt_game.ui.canvas.pieces import draw_badge, draw_portrait
from crypt_game.ui.canvas.plots import draw_plot_bar
from crypt_game.ui.focus import Widget, WidgetLook

__all__ = ["Bar", "LuckRow", "draw_heads"]

_BADGE: Final = 52
_PORTRAIT: Final = 92
_NAME: Final = 246
"""Where the bars begin, in design pixels from the left edge of a row."""
_LEAST: Final = 5.0
"""Coins that fill half a bar at least, so that small luck looks small."""


class Bar(NamedTuple):
    """One bar of a row: how many coins, and the same as a figure."""

    coins: float
    figure: str


class LuckRow(Widget):
    """One heir's luck; choosing it shows that heir's choices."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        spoken: str,
        person: Player,
        bars: Sequence[Bar],
        most: float,
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        """`most` is the largest amount of all rows, which fills half a bar; the last bar is the total."""
        super().__init__(key, rect, spoken)
        self._person, self._bars, self._most = person, bars, max(_LEAST, most)
        self._on_press, self._chosen = on_press, chosen

    def activate(self) -> None:
        self._on_press()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        px, rect = canvas.px, self.rect
        draw_row(canvas, rect, chosen=self._chosen)
        if look.hovered:
            draw_outline(canvas, rect, "hover", strength=0.5)
        self._draw_person(canvas)
        name, room = (rect.left + px(96), rect.centery), px(_NAME - 96 - 10)
        style = theme.NAME_SMALL
        canvas.text(style, self._person.name, name, theme.Palette.IVORY, "midleft", max_width=room)
        for place, bar in zip(cells(canvas, rect, len(self._bars)), self._bars, strict=True):
            self._draw_bar(canvas, place, bar, total=bar is self._bars[-1])

    def _draw_person(self, canvas: Canvas) -> None:
        """The portrait where the row is high enough, else the badge alone."""
        px, rect, house = canvas.px, self.rect, self._person.house.value
        centre, tall = (rect.left + px(48), rect.centery), rect.height - px(20)
        if tall < px(_PORTRAIT):
            draw_badge(canvas, house, centre, min(px(_BADGE), tall))
            return
        face = pygame.Rect(0, 0, px(_PORTRAIT) * 4 // 5, px(_PORTRAIT))
        face.center = centre
        draw_portrait(canvas, house, self._person.title.value, face)
        draw_badge(canvas, house, face.move(px(-4), px(-4)).bottomright, px(34))

    def _draw_bar(self, canvas: Canvas, place: pygame.Rect, bar: Bar, *, total: bool) -> None:
        px, palette = canvas.px, theme.Palette
        thick = px(16 if total else 10)
        style = theme.COUNT if total else theme.LABEL
        high = canvas.text_height(style)
        tick = thick // 2 + px(4)
        top = place.centery - (high + 2 * tick) // 2
        middle = top + high + tick
        ink = palette.IVORY if total else palette.MUTED
        above = (place.centerx, top + high // 2)
        canvas.text(style, bar.figure, above, ink, "center", max_width=place.width)
        half = place.width // 2 - px(8)
        reach = round(half * min(1.0, abs(bar.coins) / self._most))
        draw_hairline(
            canvas, (place.centerx - half, middle), (place.centerx + half, middle), palette.STEEL, 0.5
        )
        if reach:
            left = place.centerx if bar.coins > 0 else place.centerx - reach
            body = pygame.Rect(left, middle - thick // 2, reach, thick)
            draw_plot_bar(canvas, body, lit=bar.coins > 0)
        draw_hairline(
            canvas, (place.centerx, middle - tick), (place.centerx, middle + tick), palette.IVORY, 0.6
        )


def cells(canvas: Canvas, row: pygame.Rect, count: int) -> list[pygame.Rect]:
    """The places of the bars of a row."""
    left = row.left + canvas.px(_NAME)
    width = (row.right - canvas.px(14) - left) // count
    return [pygame.Rect(left + number * width, row.top, width, row.height) for number in range(count)]


def draw_heads(canvas: Canvas, row: pygame.Rect, heads: Sequence[str]) -> None:
    """What the bars below stand for; the smallest legible type of all of them decides."""
    places = cells(canvas, row, len(heads))
    room = places[0].width - canvas.px(8)
    style = canvas.level(theme.LABEL, [(head, room) for head in heads])
    for place, head in zip(places, heads, strict=True):
        canvas.text(style, head, place.center, theme.Palette.MUTED, "center", max_width=room)
