"""Every roll of the game as a row: round, whose dice, how hard they worked, and what they rolled."""

from __future__ import annotations

from typing import Final, NamedTuple

from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import ListRow, RowPlace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die
from crypt_game.drawing.geometry import Box, square
from crypt_game.match.rolls import Throw
from crypt_game.text.language import Say
from crypt_game.ui.scenes.fairness.luck_table import figure

__all__ = ["NAME_ROOM", "ROW", "RollRow", "Roller"]
ROW: Final = 46
_ROUND, _HEIR, _ROLLS = 70, 265, 40
"""How wide the columns are, in units; the last is the arrow before the dice."""
_PIECE, _GAP, _MARK = 34, 10, 28
"""A die or badge, the space beside it, and the sign of whether it is exhausted."""
NAME_ROOM: Final = _HEIR - _PIECE - 2 * _GAP


class Roller(NamedTuple):
    """Whose dice they are; `style` sets all words of the list in one size."""

    house: str
    name: str
    style: theme.Style


class RollRow(ListRow):
    """One roll; the first of its round `opens` it and tells its number."""

    def __init__(self, place: RowPlace, throw: Throw, roller: Roller, say: Say, *, opens: bool) -> None:
        self._throw, self._roller, self._say, self._opens = throw, roller, say, opens
        why = f"{say('fairness-effort')} {throw.effort}" if throw.luck.at_risk else self._note
        dice = ", ".join(map(str, throw.rolls))
        spoken = say("fairness-roll", round=throw.round, name=roller.name, why=why, dice=dice)
        super().__init__(f"roll-{place[1]}", place, spoken)

    @property
    def _note(self) -> str:
        """How many could be expected to fail, else what was rolled for."""
        if self._throw.luck.at_risk:
            return self._say("fairness-row", expected=figure(self._throw.luck.expected, self._say))
        return self._say("fairness-again" if self._throw.effort else f"fairness-{self._throw.purpose.value}")

    def draw_row(self, canvas: Canvas, look: WidgetLook) -> None:
        px = canvas.px
        first, rest = Box(*self.whole).take_left(px(_ROUND))
        heir, rest = rest.take_left(px(_HEIR))
        effort, rest = rest.take_left(px(_PIECE), px(_GAP))
        arrow, dice = rest.take_left(px(_ROLLS))
        if self._opens:
            draw_hairline(canvas, self.whole.topleft, self.whole.topright, theme.Palette.BRASS, 0.5)
            style, where = theme.COUNT._replace(tabular=True), first.rect.move(px(_GAP), 0).midleft
            canvas.text(style, str(self._throw.round), where, theme.Palette.GILT, "midleft")
        self._draw_roller(canvas, heir)
        if self._throw.effort:
            die = square(effort.rect.center, px(_PIECE))
            draw_die(canvas, self._roller.house, self._throw.effort, die)
            canvas.sprite("icon/arrow", arrow.rect.center, px(_MARK), tint=theme.Palette.DIM)
        self._draw_dice(canvas, dice)

    def _draw_roller(self, canvas: Canvas, box: Box) -> None:
        side = canvas.px(_PIECE)
        badge, words = box.take_left(side, canvas.px(_GAP))
        draw_badge(canvas, self._roller.house, badge.rect.center, side)
        room = canvas.px(NAME_ROOM)
        canvas.text(
            self._roller.style, self._roller.name, words.rect.midleft, anchor="midleft", max_width=room
        )

    def _draw_dice(self, canvas: Canvas, box: Box) -> None:
        """The faces, whether each was below the effort, and the note."""
        px, throw = canvas.px, self._throw
        side, gap, mark = px(_PIECE), px(_GAP), px(_MARK)
        for roll in throw.rolls:
            place, box = box.take_left(side, gap)
            die = place.inset(0, (place.h - side) / 2).rect
            draw_die(canvas, self._roller.house, roll, die)
            if throw.effort:
                failed = roll < throw.effort
                tint = theme.Palette.WARNING if failed else theme.Palette.SAFE
                sign, box = box.take_left(mark)
                icon = "icon/exhaust" if failed else "icon/check"
                canvas.sprite(icon, sign.rect.move(-gap // 2, 0).center, mark - gap, tint=tint)
        place, _ = box.take_right(box.w - gap)
        where, style, muted = place.rect.midright, self._roller.style, theme.Palette.MUTED
        canvas.text(style, self._note, where, muted, "midright", max_width=place.w)
