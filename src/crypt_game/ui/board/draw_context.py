"""What every drawing of the table needs at hand: canvas, model, layout and words, and lines set into boxes.

Draws only, changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, Self, TypeVar

from pygame import Rect, Surface

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.dirty_parts import TablePart
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spots import Spot
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.terms import TreasureType
from crypt_game.text.language import Say
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_crypt import CryptLayout

__all__ = ["CryptContext", "DrawContext", "Say", "TextLine"]
_LEADING = 1.26
_SMALLEST, _FLOOR = 8.0, 11.0
_WRAPPED_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.0)
"""In which sizes a line is tried in rows; 0 is its floor."""
_SPREAD = 46.0
"""How far shadow and glow of a part reach beyond it, in design units."""
_ABREAST = 8
"""How many pixels in a row are filled and copied together."""

_AnySpot = TypeVar("_AnySpot", bound=Spot)


class TextLine(NamedTuple):
    """One line of type in a box."""

    style: theme.Style
    text: str
    colour: theme.Colour = theme.Palette.IVORY


@dataclass(frozen=True, slots=True)
class CryptContext:
    """The things a drawing of the Crypt is made with. Parts are painted at once, or collected in `parts`."""

    canvas: Canvas
    model: BoardModel
    layout: CryptLayout
    say: Say
    parts: list[TablePart] | None = None
    left_out: Sequence[Rect] = ()
    """The places of parts that are not painted meanwhile."""

    # who ---------------------------------------------------------------------------------------------------
    def house(self, seat: SeatIndex) -> str:
        """The house whose badge and dice the seat wears."""
        return self.model.house(seat).value

    def pool_house(self, pool: PoolIndex) -> str:
        """The house of a pool of dice."""
        return self.model.pool_house(pool).value

    def shows(self, spot: Spot) -> bool:
        """Whether the thing of a spot lies there, and is not in the air."""
        return spot not in self.model.hidden

    def type_name(self, kind: TreasureType) -> str:
        """The type as a heading."""
        return self.say(f"term-type-{kind.value}")

    # lines in boxes ----------------------------------------------------------------------------------------
    def fitted(self, style: theme.Style, height: float) -> theme.Style:
        """The style, small enough for a line box of `height` pixels."""
        scale = self.canvas.scale
        most = height / (_LEADING * scale.k * scale.text)
        return style if style.size <= most else style._replace(size=max(_SMALLEST, most))

    def level(self, style: theme.Style, lines: Sequence[tuple[str, float]], height: float) -> theme.Style:
        """The style in which all these lines fit their widths, in line boxes of `height` pixels."""
        return self.canvas.level(self.fitted(style, height), lines)

    def line(
        self,
        line: TextLine,
        rect: Rect,
        align: Literal["left", "center", "right"] = "left",
        *,
        floor: float = _FLOOR,
    ) -> Rect:
        """Set one line in the middle of a box, as large as it fits. Returns the box of the words."""
        anchor: Literal["midleft", "center", "midright"]
        anchor = "midleft" if align == "left" else "center" if align == "center" else "midright"
        style = self.fitted(line.style, rect.height)
        if not self.canvas.fits(style, line.text, rect.width, floor):
            style = style._replace(floor=floor)
        style = self.canvas.fit(style, line.text, rect.width, floor)
        place = getattr(rect, anchor)
        return self.canvas.text(style, line.text, place, line.colour, anchor, max_width=rect.width)

    def lines(
        self,
        lines: Sequence[TextLine],
        rect: Rect,
        align: Literal["left", "center", "right"] = "left",
        *,
        middle: bool = False,
    ) -> int:
        """Set lines one below the other from the top of a box, or in its `middle`. Returns the height used.

        A line too long even at its floor takes two rows where the box is high enough for them, as large as
        they fit; where it is too low for all lines, they are set smaller.
        """
        rows = self._rows(lines, rect)
        share = min(1.0, rect.height / max(1, sum(height for _, _, height in rows)))
        heights = [round(height * share) for _, _, height in rows]
        y = rect.y + (max(0, rect.height - sum(heights)) // 2 if middle else 0)
        for (line, wrapped, _), height in zip(rows, heights, strict=True):
            if wrapped:
                box = Rect(rect.x, y, rect.width, 0)
                self.canvas.paragraph(line.style, escape(line.text), box, line.colour, align)
            else:
                self.line(line, Rect(rect.x, y, rect.width, height), align)
            y += height
        return y - rect.y

    def holds(self, lines: Sequence[TextLine], rect: Rect) -> bool:
        """Whether a box has room for these lines without squeezing any."""
        rows = self._rows(lines, rect)
        return all(
            self._unbroken(line, rect.width)
            if wrapped
            else self.canvas.fits(line.style, line.text, rect.width)
            for line, wrapped, _ in rows
        )

    def _rows(self, lines: Sequence[TextLine], rect: Rect) -> list[tuple[TextLine, bool, int]]:
        """Each line in the style that fits the width, whether it is wrapped, and its height.

        Lines of one style keep one size.
        """
        canvas = self.canvas
        sizes: dict[theme.Style, float] = {}
        for line in lines:
            fit = canvas.fit(line.style, line.text, rect.width).size
            sizes[line.style] = min(fit, sizes.get(line.style, fit))
        sized = [line._replace(style=line.style._replace(size=sizes[line.style])) for line in lines]
        single = [(line, False, canvas.text_height(line.style)) for line in sized]
        tight = [" " in line.text and not canvas.fits(line.style, line.text, rect.width) for line in lines]
        for share in _WRAPPED_SHARES if any(tight) else ():
            rows = [
                self._wrapped(line, share, rect.width) if long else row
                for line, row, long in zip(lines, single, tight, strict=True)
            ]
            if sum(height for _, _, height in rows) <= rect.height and (
                share == 0 or all(self._unbroken(line, rect.width) for line, wrapped, _ in rows if wrapped)
            ):
                return rows
        return single

    def _wrapped(self, line: TextLine, share: float, width: int) -> tuple[TextLine, bool, int]:
        """The line in rows at this share of its size, but not below its floor."""
        size = max(self.canvas.scale.lowest(line.style), line.style.size * share)
        style = line.style._replace(size=size)
        return line._replace(style=style), True, self.canvas.paragraph_height(style, escape(line.text), width)

    def _unbroken(self, line: TextLine, width: int) -> bool:
        """Whether each word of a line fits the width by itself."""
        return all(self.canvas.measure(line.style, word)[0] <= width for word in line.text.split())

    # parts -------------------------------------------------------------------------------------------------
    def part(
        self,
        name: str,
        rect: Rect,
        shows: Hashable,
        paint: Callable[[Self], None],
        *,
        waits: Hashable | None = None,
    ) -> None:
        """Paint a part of the table, whose shadow and glow reach `_SPREAD` beyond `rect`; or take note of it,
        where parts are collected.

        `shows` is everything that it shows beyond people, words and window; see `TablePart` for the rest.
        """
        if rect in self.left_out:
            return
        if self.parts is None:
            paint(self)
            return
        region = self._reach(rect)
        common = (self.canvas.scale, self.model.plan.players, self.model.names, self.say)
        alone = replace(self, parts=None)  # parts that knew of all others would be garbage in a ring

        def paint_on(surface: Surface) -> None:
            canvas = Canvas(surface, alone.canvas.picture_store, alone.canvas.scale)
            paint(replace(alone, canvas=canvas))

        self.parts.append(
            TablePart(
                name,
                region,
                None if shows is None else (common, shows),
                paint_on,
                None if waits is None else (common, waits),
            )
        )

    def _reach(self, rect: Rect) -> Rect:
        """A box with room for shadow and glow, its sides where pixels are copied together."""
        margin = self.canvas.px(_SPREAD)
        left = (rect.left - margin) // _ABREAST * _ABREAST
        right = -(-(rect.right + margin) // _ABREAST) * _ABREAST
        region = Rect(left, rect.top - margin, right - left, rect.height + 2 * margin)
        return region.clip(self.canvas.surface.get_rect())

    def hidden(self, kind: type[_AnySpot]) -> frozenset[_AnySpot]:
        """The spots of this kind whose thing is in the air."""
        return frozenset(spot for spot in self.model.hidden if isinstance(spot, kind))


@dataclass(frozen=True, slots=True)
class DrawContext(CryptContext):
    """The things a drawing of the whole table is made with."""

    layout: BoardLayout
