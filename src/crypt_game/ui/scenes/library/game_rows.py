"""One game in the list: its picture, what was played and when, by whom, and how it stands (VISUAL §11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Rect

from crypt_game.controls.input import Point
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_inset, draw_row
from crypt_game.drawing.canvas.pieces import draw_badge, draw_pill
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.games.game_words import RowWords
from crypt_game.ui.scenes.library.thumbnail_picture import PICTURE_ASPECT

__all__ = ["ROW_GAP", "ROW_HEIGHT", "GameRow", "picture_size"]

ROW_HEIGHT: Final = 148
ROW_GAP: Final = 10
_EDGE: Final = 14
_PILL_HEIGHT: Final = 34
_PILL_ROOM: Final = 1.05
"""How high a pill is at least, in lines of its words."""
_RIGHT_SHARE: Final = 0.46
_TITLE_AT, _NAMES_AT, _RESULT_AT = 0.14, 0.44, 0.67
"""The middles of the lines, as shares of the height of the picture beside them."""
_ONE_LINE, _LARGER_RESULT_AT = 1 / 4, 0.82
"""In type larger by this share the result stands at the foot, without the note below it."""
_CROWN_AT: Final = 0.7
"""How far left of the result the middle of the crown is, in crowns."""


def picture_size(row_height: int, px: Callable[[float], int]) -> tuple[int, int]:
    """The size in pixels of the picture in a row of this height."""
    height = row_height - 2 * px(_EDGE)
    return round(height * PICTURE_ASPECT), height


class GameRow(ListRow):
    """A row of the list; a picture may come later."""

    def __init__(
        self,
        key: str,
        place: RowPlace,
        spoken: str,
        words: RowWords,
        press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__(key, place, spoken, press, chosen=chosen)
        self.words = words
        self.picture: pygame.Surface | None = None

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_row(canvas, self.whole, chosen=self.chosen, changed=look.hovered and not self.chosen)
        edge = canvas.px(_EDGE)
        place = Rect(self.whole.topleft, picture_size(self.whole.height, canvas.px)).move(edge, edge)
        if self.picture is None:
            draw_inset(canvas, place)
        else:
            canvas.surface.blit(self.picture, place)
        _draw_words(canvas, self.words, self._text_box(place, canvas))

    def _text_box(self, place: Rect, canvas: Canvas) -> Rect:
        left = place.right + canvas.px(Space.APART)
        return Rect(left, place.top, self.whole.right - canvas.px(Space.APART) - left, place.height)


def _draw_words(canvas: Canvas, words: RowWords, box: Rect) -> None:
    upper, gap = box.top + round(box.height * _TITLE_AT), canvas.px(Space.CLOSE)
    style = canvas.fit(theme.NAME_SMALL, words.title, box.width * (1 - _RIGHT_SHARE) - gap)
    least = canvas.measure(style, words.title)[0] + gap
    room = min(box.width * _RIGHT_SHARE, box.width - least)
    if words.running:
        taken = _draw_pill(canvas, words.running, (box.right, upper), room)
    else:
        date = (box.right, upper)
        muted = theme.Palette.MUTED
        taken = canvas.text(theme.NOTE, words.date, date, muted, "midright", max_width=room).width
    room = box.width - taken - gap
    title = (box.left, upper)
    canvas.text(theme.NAME_SMALL, words.title, title, theme.Palette.IVORY, "midleft", max_width=room)
    if words.warning:
        _draw_warning(canvas, words.warning, box)
        return
    names = (box.left, box.top + round(box.height * _NAMES_AT))
    canvas.text(theme.NOTE, words.names, names, theme.Palette.MUTED, "midleft", max_width=box.width)
    _draw_badges(canvas, words, box)
    _draw_result(canvas, words, box)


def _draw_pill(canvas: Canvas, words: str, end: Point, most: float) -> int:
    """How far a running game has come, its right edge at `end`; returns the width taken."""
    style = canvas.fit(theme.NOTE, words, most)
    height = max(canvas.px(_PILL_HEIGHT), round(canvas.text_height(style) * _PILL_ROOM))
    rect = Rect(0, 0, canvas.measure(style, words)[0] + height, height).move_to(midright=end)
    draw_pill(canvas, rect, theme.Palette.MEAN)
    canvas.text(style, words, rect.center, theme.Palette.IVORY, "center")
    return rect.width


def _draw_badges(canvas: Canvas, words: RowWords, box: Rect) -> None:
    size = canvas.px(IconSize.TEXT)
    step, middle = size + canvas.px(Space.TIGHT), box.bottom - size // 2 - canvas.px(Space.HAIR)
    for number, house in enumerate(words.houses):
        draw_badge(canvas, house, (box.left + size // 2 + number * step, middle), size)
    for number, icon in enumerate(words.icons, len(words.houses)):
        centre = (box.left + size // 2 + number * step, middle)
        canvas.sprite(icon, centre, size, tint=theme.Palette.GILT)


def _draw_result(canvas: Canvas, words: RowWords, box: Rect) -> None:
    """Who won and with how much; of a running game when it was last played."""
    icons = len(words.houses) + len(words.icons)
    room = box.width - icons * canvas.px(IconSize.TEXT + Space.TIGHT) - canvas.px(Space.TIGHT)
    crowded = canvas.scale.larger > _ONE_LINE
    upper = (box.right, box.top + round(box.height * (_LARGER_RESULT_AT if crowded else _RESULT_AT)))
    if words.result:
        style, ink = theme.FORM_LABEL.bold, theme.Palette.HEADING
        side = canvas.px(IconSize.TEXT) if words.crowned else 0
        line = canvas.text(style, words.result, upper, ink, "midright", max_width=room - side)
        if words.crowned:
            crown = (line.left - round(side * _CROWN_AT), line.centery)
            canvas.sprite("icon/crown", crown, side, tint=theme.Palette.GILT)
    if crowded and words.result:
        return
    lower = (box.right, box.bottom - canvas.px(Space.CLOSE))
    note = words.date if words.running else words.remark
    canvas.text(theme.NOTE, note, lower, theme.Palette.MUTED, "midright", max_width=room)


def _draw_warning(canvas: Canvas, words: str, box: Rect) -> None:
    lower = (box.left, box.bottom - canvas.px(Space.NEAR))
    size = canvas.px(IconSize.TEXT)
    canvas.sprite("icon/warn", (lower[0] + size // 2, lower[1]), size)
    beside = size + canvas.px(Space.TIGHT)
    where, room = (lower[0] + beside, lower[1]), box.width - beside
    canvas.text(theme.NOTE, words, where, theme.Palette.WARNING, "midleft", max_width=room)
