"""Pictures beside pages that have no worked example: the things the page speaks of, drawn as on the table.

Which page has which picture is one table at the end. Must never import `ui.scenes.rulebook.open_page`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from pygame import Rect

from crypt_game.rules.terms import SIDES_OF, TREASURE_TYPES, Side, TreasureType
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.canvas import CARD_ASPECT, DIE_ASPECT, Canvas
from crypt_game.ui.canvas.cards import draw_card_back, draw_card_front
from crypt_game.ui.canvas.collectors import CollectorWords, draw_collector
from crypt_game.ui.canvas.pieces import draw_die, draw_player_card, draw_portrait
from crypt_game.ui.canvas.torches import draw_torch

__all__ = ["PLATES", "PagePicture", "Say"]
_GAP: Final = 18
_HOUSES: Final = ("tower", "moon", "pine", "star")
_PEOPLE: Final = ("duchess", "duke")
_VALUES: Final = (1, 2, 3, 4)
_COLLECTOR: Final = 196 / 128
_PLAYER: Final = 232 / 128
_TORCH: Final = 1.4
"""Height of a Torch card for its width."""


class Paint(Protocol):
    """Paints the thing in one column and row of a plate into its box."""

    def __call__(self, canvas: Canvas, say: Say, rect: Rect, column: int, row: int, /) -> None: ...


class PagePicture(NamedTuple):
    """Things in rows: `rows` tells how many each has, `aspects` the width of one for its height."""

    rows: tuple[int, ...]
    aspects: tuple[float, ...]
    paint: Paint
    widest: float = 200
    """How wide one thing may become, in units; more where type is larger, for things with words on them."""

    def height(self, canvas: Canvas, width: int) -> int:
        """The height of the plate at this width, in pixels."""
        return self._boxes(canvas, Rect(0, 0, width, 0))[-1][-1].bottom

    def draw(self, canvas: Canvas, say: Say, rect: Rect) -> None:
        """Paint it from the top of `rect`. `say` speaks the language of the book."""
        for row, boxes in enumerate(self._boxes(canvas, rect)):
            for column, box in enumerate(boxes):
                self.paint(canvas, say, box, column, row)

    def _boxes(self, canvas: Canvas, rect: Rect) -> list[list[Rect]]:
        gap = canvas.px(_GAP)
        found: list[list[Rect]] = []
        top = rect.top
        for count, aspect in zip(self.rows, self.aspects, strict=True):
            wide = min(canvas.px(self.widest * canvas.scale.text), (rect.width - gap * (count - 1)) // count)
            left = rect.left + (rect.width - wide * count - gap * (count - 1)) // 2
            size = (wide, round(wide / aspect))
            found.append([Rect((left + (wide + gap) * n, top), size) for n in range(count)])
            top += size[1] + gap
        return found


def _treasure(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    """All six types."""
    draw_card_front(canvas, TREASURE_TYPES[3 * row + column].value, 4 - column, rect)


def _die(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    draw_die(canvas, _HOUSES[row], column + 1, rect)


def _player(canvas: Canvas, say: Say, rect: Rect, column: int, row: int) -> None:
    draw_player_card(canvas, _HOUSES[row], _PEOPLE[column], rect, say(f"term-{_PEOPLE[column]}"))


def _heir(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    draw_portrait(canvas, _HOUSES[column], _PEOPLE[row], rect)


def _torch(canvas: Canvas, _say: Say, rect: Rect, column: int, _row: int) -> None:
    draw_torch(canvas, "leader" if column == 0 else "lights-out", rect)


def _back(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    draw_card_back(canvas, TREASURE_TYPES[3 * row + column].value, rect)


def _revealed(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    """The Crypt of four players: four cards face up, two face down (§3.1)."""
    kind = TREASURE_TYPES[(5 * column + 2 * row) % len(TREASURE_TYPES)].value
    if row == 0:
        draw_card_front(canvas, kind, _VALUES[(column * 3 + 2) % len(_VALUES)], rect)
    else:
        draw_card_back(canvas, kind, rect)


def _recovered(canvas: Canvas, _say: Say, rect: Rect, column: int, _row: int) -> None:
    """An exhausted die, the sign, and the die back in play."""
    if column == 1:
        canvas.sprite("icon/recover", rect.center, rect.width * 0.8)
    else:
        draw_die(canvas, "moon", "exhausted" if column == 0 else 1, rect)


def _curse(canvas: Canvas, _say: Say, rect: Rect, column: int, row: int) -> None:
    """The cards that are cursed, and their Curses below (§9.1)."""
    if row == 0:
        draw_card_front(canvas, ("idol", "remains")[column], 4 - column, rect)
        return
    size = rect.height * 0.9
    curses = 2 - column
    for number in range(curses):
        centre = (rect.centerx + (number - (curses - 1) / 2) * size * 1.2, rect.centery)
        canvas.sprite("icon/curse", centre, size)


def _flip(canvas: Canvas, _say: Say, rect: Rect, column: int, _row: int) -> None:
    """A face-down card, the sign, and the card face up."""
    if column == 0:
        draw_card_back(canvas, "idol", rect)
    elif column == 1:
        canvas.sprite("icon/flip", rect.center, rect.width * 0.6)
    else:
        draw_card_front(canvas, "idol", 3, rect)


def _face(canvas: Canvas, say: Say, rect: Rect, kind: TreasureType, side: Side) -> None:
    """One side of a Collector."""
    key = f"collector-{side_name(kind, side)}"
    name, lines = say(f"term-type-{kind.value}"), collector_lines(kind, side, say)
    draw_collector(canvas, kind.value, side.value, rect, CollectorWords(name, lines, say(f"{key}-timing")))


def _all_collectors(canvas: Canvas, say: Say, rect: Rect, column: int, row: int) -> None:
    kind = TREASURE_TYPES[2 * row + column]
    _face(canvas, say, rect, kind, SIDES_OF[kind][0])


def _collector(kind: TreasureType, canvas: Canvas, say: Say, rect: Rect, column: int, row: int) -> None:
    """The sides of a Collector, and below them the Treasure it is after."""
    sides = SIDES_OF[kind]
    if row < len(sides):
        _face(canvas, say, rect, kind, sides[row])
    else:
        draw_card_front(canvas, kind.value, _VALUES[column], rect)


_PORTRAIT: Final = 120 / 150
_HEIRS: Final = PagePicture((4, 4), (_PORTRAIT, _PORTRAIT), _heir, 130)
_COLLECTORS: Final = PagePicture((2, 2, 2), (_COLLECTOR,) * 3, _all_collectors, 270)

PLATES: Final[Mapping[str, PagePicture]] = {
    "story": _HEIRS,
    "components": PagePicture((3, 3), (CARD_ASPECT, CARD_ASPECT), _back, 160),
    "components-treasure": PagePicture((3, 3), (CARD_ASPECT, CARD_ASPECT), _treasure, 160),
    "components-servants": PagePicture((6, 6, 6, 6), (DIE_ASPECT,) * 4, _die, 74),
    "components-players": PagePicture((2, 2, 2, 2), (_PLAYER,) * 4, _player, 232),
    "components-torches": PagePicture((2,), (1 / _TORCH,), _torch, 210),
    "components-collectors": _COLLECTORS,
    "reveal": PagePicture((4, 2), (CARD_ASPECT, CARD_ASPECT), _revealed, 126),
    "recover": PagePicture((3,), (DIE_ASPECT,), _recovered, 96),
    "collectors": _COLLECTORS,
    "flip": PagePicture((3,), (CARD_ASPECT,), _flip, 160),
    "cursed": PagePicture((2, 2), (CARD_ASPECT, 3.0), _curse, 160),
    **{
        kind.value: PagePicture(
            (1, 1, 4), (_COLLECTOR, _COLLECTOR, CARD_ASPECT), partial(_collector, kind), 270
        )
        for kind in TREASURE_TYPES
    },
}
"""The picture beside a page, by the name of its section."""
