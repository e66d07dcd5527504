"""A row of a list of games to play: words at the left, a picture and what was earned at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets.button import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.banners import Figure, banner_place, draw_banner
from crypt_game.drawing.canvas.panels import ButtonState, draw_button, draw_inset
from crypt_game.drawing.geometry import Box, IconSize, Scale, Space

__all__ = ["Banner", "BannerButton"]

_EDGE: Final = 2
"""What of the button's body is seen round the banner, in units."""
_CROWNS_ASPECT, _CROWN = 0.9, 0.84
"""The width for its height of the field of crowns; how much of its line a crown is high."""
_WORDS_OVER: Final = 0.39
"""Words may stand over this share of the banner, which is hardly seen there."""


class Banner(NamedTuple):
    """What a row shows at its end: figures, lit or nearly dark, and crowns, `earned` of so many."""

    figures: tuple[Figure, ...]
    lit: bool = True
    earned: int = 0
    crowns: int = 0


class BannerButton(Button):
    """A button with a banner at its right end, as long as that leaves room for its words."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        on_press: Callable[[], None],
        face: ButtonFace,
        banner: Banner,
    ) -> None:
        super().__init__(key, rect, label, on_press, face)
        self._banner = banner
        self._found: tuple[Scale, Sequence[Button], bool] | None = None
        """At which scale and beside which peers it was found whether banners are shown."""

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, self.kind, self.state(look))
        if self._shows_banner(canvas):
            place = banner_place(self.rect.inflate(-2 * canvas.px(_EDGE), -2 * canvas.px(_EDGE)))
            if self._banner.crowns:
                place.width = self._crowns_place(canvas).left - canvas.px(Space.TIGHT) - place.left
            draw_banner(canvas, self._banner.figures, place, lit=self._banner.lit)
        self._draw_crowns(canvas)
        self.draw_label(canvas, look)

    def ink(self, state: ButtonState) -> theme.Colour:
        return super().ink(state) if self._banner.lit else theme.Palette.MUTED

    def words_place(self, canvas: Canvas) -> pygame.Rect:
        place = self.rect.copy()
        if self._shows_banner(canvas):
            place.width -= self._taken(canvas)
        elif self._banner.crowns:
            place.width -= self._crowns_place(canvas).width + canvas.px(Space.TIGHT)
        return place

    def _taken(self, canvas: Canvas) -> int:
        """How much of its right end words keep free for the banner, in pixels."""
        return round(banner_place(self.rect).width * (1 - _WORDS_OVER))

    def _shows_banner(self, canvas: Canvas) -> bool:
        """Whether all rows that stand together have room for one: words come first."""
        scale, peers = canvas.scale, self.peers
        if self._found is None or self._found[0] != scale or self._found[1] is not peers:
            rows = [row for row in peers if isinstance(row, BannerButton)]
            shown = not scale.contrast and all(row._fits_beside(canvas) for row in rows)
            self._found = scale, peers, shown
        return self._found[2]

    def _fits_beside(self, canvas: Canvas) -> bool:
        room = self.rect.width - self._taken(canvas) - self.beside_words(canvas)
        return canvas.fits(self.style, self.label, room) and canvas.fits(theme.NOTE, self.detail, room)

    def _crowns_place(self, canvas: Canvas) -> pygame.Rect:
        """Where the crowns are, at the right end."""
        inner = self.rect.inflate(-2 * canvas.px(Space.TIGHT), -2 * canvas.px(Space.TIGHT))
        return Box(*inner).take_right(inner.height * _CROWNS_ASPECT)[0].rect

    def _draw_crowns(self, canvas: Canvas) -> None:
        """The crowns in pairs, an odd one above them: gold for those that were earned, dark on amber, where
        none is."""
        crowns, field = self._banner.crowns, self._crowns_place(canvas)
        if not crowns:
            return
        primary = self.kind == "primary"
        if not primary:
            draw_inset(canvas, field)
        lines = Box(*field).inset(canvas.px(Space.HAIR), canvas.px(Space.HAIR)).column(-(-crowns // 2), 0)
        side = min(canvas.px(IconSize.LINE), lines[0].h * _CROWN)
        places = [place for line in lines for place in line.row(2, 0)]
        if crowns % 2:
            places[:2] = lines[0].row(1, 0)
        for number, place in enumerate(places):
            told = theme.Palette.GILT if number < self._banner.earned else theme.Palette.DIM
            tint = theme.Palette.PRIMARY_TEXT if primary else told
            canvas.sprite("icon/crown", place.rect.center, side, tint=tint)
