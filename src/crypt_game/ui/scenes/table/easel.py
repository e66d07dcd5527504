"""What every drawing of the table needs at hand: brush, model, layout and words, and lines set into boxes.

Draws only, changes nothing. Must never know widgets or the scene.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple

from pygame import SRCALPHA, Rect, Surface

from crypt_game.rules.terms import TreasureType
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush, escape
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.model import Spot, SpotKind, TableModel

__all__ = ["Easel", "Line", "Say", "Shelf", "sum_words"]

Say = Callable[..., str]
_LEADING = 1.26
_SMALLEST = 8.0
_WRAPPED_SHARES = (1.0, 0.92, 0.84, 0.76, 0.68, 0.0)
"""In which sizes a line is tried in rows; 0 is its floor."""
_SPREAD = 34.0
"""How far shadow and glow of a panel reach beyond it, in design units."""


class Line(NamedTuple):
    """One line of type in a box."""

    style: theme.Style
    text: str
    colour: theme.Colour = theme.Palette.IVORY


def sum_words(effort: int, dice: int) -> str:
    """`4`, `5 + 5 = 10`, `5 × 3 = 15`: the strength of a group as a sum (VISUAL §10)."""
    if dice == 1:
        return str(effort)
    sign = f"{effort} + {effort}" if dice == 2 else f"{dice} × {effort}"
    return f"{sign} = {effort * dice}"


class Shelf:
    """The last picture of each part of the table, with shadow and glow, and what it showed.

    Of the parts that changed, one gets its picture in each frame. Until it is their turn the others are
    painted where they stand; or, if they can wait, what lay there before is put down once more. On a surface
    without colour, light that is added stays light that is added when the picture is put down.
    """

    def __init__(self) -> None:
        self._parts: dict[str, tuple[Hashable, Surface]] = {}
        self._sheet = Surface((1, 1), SRCALPHA)
        self.lacks = False
        """Whether there may be a part that was painted and has no picture yet."""
        self.preparing = False
        """Whether pictures are made now, and nothing is put on the table."""
        self.late = False
        """Whether a part shows what lay in its place before, and is to be painted in the next frame."""
        self._before: dict[tuple[int, ...], tuple[Hashable, Surface]] = {}

    def get(self, name: str, shows: Hashable) -> Surface | None:
        """The picture of a part, if it still shows the same."""
        kept = self._parts.get(name)
        return kept[1] if kept is not None and kept[0] == shows else None

    def put(self, name: str, shows: Hashable, art: Surface) -> None:
        """Keep a picture in place of the part's last one."""
        self._parts[name] = shows, art

    def before(self, place: tuple[int, ...], alike: Hashable) -> Surface | None:
        """What was last put down in a place, if it is `alike`."""
        kept = self._before.get(place)
        return kept[1] if kept is not None and kept[0] == alike else None

    def put_down(self, place: tuple[int, ...], alike: Hashable, art: Surface) -> None:
        """Note what lies in a place now."""
        self._before[place] = alike, art

    def paint_over(self, place: tuple[int, ...]) -> None:
        """Note that what lies in a place has no picture."""
        self._before.pop(place, None)

    def sheet(self, size: tuple[int, int]) -> Surface:
        """A see-through surface of the window's size to paint parts on."""
        if self._sheet.get_size() != size:
            self._sheet = Surface(size, SRCALPHA)
        return self._sheet


@dataclass(frozen=True, slots=True)
class Easel:
    """The things a drawing of the table is made with. Without a `shelf` every part is painted anew."""

    brush: Brush
    model: TableModel
    layout: TableLayout
    say: Say
    shelf: Shelf | None = None

    # who ---------------------------------------------------------------------------------------------------
    def house(self, seat: int) -> str:
        """The house whose badge and dice the seat wears."""
        return self.model.house(seat).value

    def pool_house(self, pool: int) -> str:
        """The house of a pool of dice."""
        return self.model.pool_house(pool).value

    def shows(self, kind: SpotKind, a: int = 0, b: int = 0) -> bool:
        """Whether the thing of a spot lies there, and is not in the air."""
        return Spot(kind, a, b) not in self.model.hidden

    def type_name(self, kind: TreasureType) -> str:
        """The type as a heading."""
        return self.say(f"term-type-{kind.value}")

    # lines in boxes ----------------------------------------------------------------------------------------
    def fitted(self, style: theme.Style, height: float) -> theme.Style:
        """The style, small enough for a line box of `height` pixels."""
        scale = self.brush.scale
        most = height / (_LEADING * scale.k * scale.text)
        return style if style.size <= most else style._replace(size=max(_SMALLEST, most))

    def level(self, style: theme.Style, lines: Sequence[tuple[str, float]], height: float) -> theme.Style:
        """The style in which all these lines fit their widths, in line boxes of `height` pixels."""
        return self.brush.level(self.fitted(style, height), lines)

    def line(
        self,
        line: Line,
        rect: Rect,
        align: Literal["left", "center", "right"] = "left",
        *,
        floor: float = 11.0,
        figures: bool = False,
    ) -> Rect:
        """Set one line in the middle of a box, as large as it fits. Returns the box of the words."""
        anchor: Literal["midleft", "center", "midright"]
        anchor = "midleft" if align == "left" else "center" if align == "center" else "midright"
        style = self.fitted(line.style, rect.height)
        if not self.brush.fits(style, line.text, rect.width, floor):
            style = style._replace(floor=floor)
        return self.brush.text(
            style,
            line.text,
            getattr(rect, anchor),
            line.colour,
            anchor,
            max_width=rect.width,
            floor=floor,
            figures="tabular" if figures else None,
        )

    def lines(
        self,
        lines: Sequence[Line],
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
                self.brush.paragraph(line.style, escape(line.text), box, line.colour, align)
            else:
                self.line(line, Rect(rect.x, y, rect.width, height), align)
            y += height
        return y - rect.y

    def holds(self, lines: Sequence[Line], rect: Rect) -> bool:
        """Whether a box has room for these lines without squeezing any."""
        rows = self._rows(lines, rect)
        return all(
            self._unbroken(line, rect.width)
            if wrapped
            else self.brush.fits(line.style, line.text, rect.width)
            for line, wrapped, _ in rows
        )

    def _rows(self, lines: Sequence[Line], rect: Rect) -> list[tuple[Line, bool, int]]:
        """Each line in the style that fits the width, whether it is wrapped, and its height.

        Lines of one style keep one size.
        """
        brush = self.brush
        sizes: dict[theme.Style, float] = {}
        for line in lines:
            fit = brush.fit(line.style, line.text, rect.width).size
            sizes[line.style] = min(fit, sizes.get(line.style, fit))
        sized = [line._replace(style=line.style._replace(size=sizes[line.style])) for line in lines]
        single = [(line, False, brush.text_height(line.style)) for line in sized]
        tight = [
            " " in line.text and not brush.fits(line.style, line.text, rect.width) for line, _, _ in single
        ]
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

    def _wrapped(self, line: Line, share: float, width: int) -> tuple[Line, bool, int]:
        """The line in rows at this share of its size, but not below its floor."""
        size = max(self.brush.scale.lowest(line.style), line.style.size * share)
        style = line.style._replace(size=size)
        return line._replace(style=style), True, self.brush.paragraph_height(style, escape(line.text), width)

    def _unbroken(self, line: Line, width: int) -> bool:
        """Whether each word of a line fits the width by itself."""
        return all(self.brush.measure(line.style, word)[0] <= width for word in line.text.split())

    # parts that are kept -----------------------------------------------------------------------------------
    def kept(
        self,
        name: str,
        rect: Rect,
        depends: Hashable,
        paint: Callable[[Easel], None],
        waits: Hashable | None = None,
    ) -> None:
        """Paint a part of the table whose panel is `rect`, or put down its picture from the shelf.

        `depends` is everything that the part shows beyond people, words and window. A part that `waits` may
        show for a few frames what lay in its place before, as long as that is the same then and now: nothing
        that is secret, and nothing that has just flown there.
        """
        if self.shelf is None:
            paint(self)
            return
        margin = self.brush.px(_SPREAD)
        region = rect.inflate(2 * margin, 2 * margin).clip(self.brush.surface.get_rect())
        people = (self.model.plan.people, self.model.names, self.say)
        key = (tuple(region), self.brush.scale, people, depends)
        art = self.shelf.get(name, key)
        if art is None and not self.shelf.lacks:
            self.shelf.lacks = True
            art = self._painted(self.shelf, region, paint)
            self.shelf.put(name, key, art)
        alike = (self.brush.scale, people, waits)
        if art is not None and waits is not None:
            self.shelf.put_down(key[0], alike, art)
        if self.shelf.preparing:
            return
        if art is None and waits is not None:
            art = self.shelf.before(key[0], alike)
            self.shelf.late = self.shelf.late or art is not None
        if art is not None:
            self.brush.stamp(art, region.topleft)
            return
        paint(self)
        self.shelf.paint_over(key[0])

    def _painted(self, shelf: Shelf, region: Rect, paint: Callable[[Easel], None]) -> Surface:
        sheet = shelf.sheet(self.brush.surface.get_size())
        sheet.set_clip(region)
        sheet.fill((0, 0, 0, 0))
        paint(replace(self, brush=Brush(sheet, self.brush.workshop, self.brush.scale)))
        sheet.set_clip(None)
        return sheet.subsurface(region).copy()

    def hidden(self, *kinds: SpotKind) -> frozenset[Spot]:
        """The spots of these kinds whose thing is in the air."""
        return frozenset(spot for spot in self.model.hidden if spot.kind in kinds)
