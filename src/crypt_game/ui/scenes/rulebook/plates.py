"""Pictures beside pages that have no worked example: the things the page speaks of, drawn as on the table.

Which page has which picture is one table at the end. Must never know the page.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, Protocol

from pygame import Rect

from crypt_game.rules.terms import TREASURE_TYPES, Side, TreasureType
from crypt_game.text.cast import side_name
from crypt_game.ui.brush import CARD_ASPECT, DIE_ASPECT, Brush
from crypt_game.ui.scenes.table.collector_lines import collector_lines

__all__ = ["PLATES", "Plate", "Say"]

Say = Callable[..., str]
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

    def __call__(self, brush: Brush, say: Say, rect: Rect, column: int, row: int, /) -> None: ...


class Plate(NamedTuple):
    """Things in rows: `rows` tells how many each has, `aspects` the width of one for its height."""

    rows: tuple[int, ...]
    aspects: tuple[float, ...]
    paint: Paint
    widest: float = 200
    """How wide one thing may become, in units; more where type is larger, for things with words on them."""

    def height(self, brush: Brush, width: int) -> int:
        """The height of the plate at this width, in pixels."""
        return self._boxes(brush, Rect(0, 0, width, 0))[-1][-1].bottom

    def draw(self, brush: Brush, say: Say, rect: Rect) -> None:
        """Paint it from the top of `rect`. `say` speaks the language of the book."""
        for row, boxes in enumerate(self._boxes(brush, rect)):
            for column, box in enumerate(boxes):
                self.paint(brush, say, box, column, row)

    def _boxes(self, brush: Brush, rect: Rect) -> list[list[Rect]]:
        gap = brush.px(_GAP)
        found: list[list[Rect]] = []
        top = rect.top
        for count, aspect in zip(self.rows, self.aspects, strict=True):
            wide = min(brush.px(self.widest * brush.scale.text), (rect.width - gap * (count - 1)) // count)
            left = rect.left + (rect.width - wide * count - gap * (count - 1)) // 2
            size = (wide, round(wide / aspect))
            found.append([Rect((left + (wide + gap) * n, top), size) for n in range(count)])
            top += size[1] + gap
        return found


def _treasure(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    """All six types."""
    brush.card_front(TREASURE_TYPES[3 * row + column].value, 4 - column, rect)


def _die(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    brush.die(_HOUSES[row], column + 1, rect)


def _player(brush: Brush, say: Say, rect: Rect, column: int, row: int) -> None:
    brush.player_card(_HOUSES[row], _PEOPLE[column], rect, say(f"term-{_PEOPLE[column]}"))


def _heir(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    brush.portrait(_HOUSES[column], _PEOPLE[row], rect)


def _torch(brush: Brush, _say: Say, rect: Rect, column: int, _row: int) -> None:
    brush.torch("leader" if column == 0 else "lights-out", rect)


def _back(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    brush.card_back(TREASURE_TYPES[3 * row + column].value, rect)


def _revealed(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    """The Crypt of four players: four cards face up, two face down (§3.1)."""
    kind = TREASURE_TYPES[(5 * column + 2 * row) % len(TREASURE_TYPES)].value
    if row == 0:
        brush.card_front(kind, _VALUES[(column * 3 + 2) % len(_VALUES)], rect)
    else:
        brush.card_back(kind, rect)


def _recovered(brush: Brush, _say: Say, rect: Rect, column: int, _row: int) -> None:
    """An exhausted die, the sign, and the die back in play."""
    if column == 1:
        brush.sprite("icon/recover", rect.center, rect.width * 0.8)
    else:
        brush.die("moon", "exhausted" if column == 0 else 1, rect)


def _curse(brush: Brush, _say: Say, rect: Rect, column: int, row: int) -> None:
    """The cards that are cursed, and their Curses below (§9.1)."""
    if row == 0:
        brush.card_front(("idol", "remains")[column], 4 - column, rect)
        return
    size = rect.height * 0.9
    curses = 2 - column
    for number in range(curses):
        centre = (rect.centerx + (number - (curses - 1) / 2) * size * 1.2, rect.centery)
        brush.sprite("icon/curse", centre, size)


def _flip(brush: Brush, _say: Say, rect: Rect, column: int, _row: int) -> None:
    """A face-down card, the sign, and the card face up."""
    if column == 0:
        brush.card_back("idol", rect)
    elif column == 1:
        brush.sprite("icon/flip", rect.center, rect.width * 0.6)
    else:
        brush.card_front("idol", 3, rect)


def _face(brush: Brush, say: Say, rect: Rect, kind: TreasureType, side: Side) -> None:
    """One side of a Collector."""
    key = f"collector-{side_name(kind, side)}"
    name, lines = say(f"term-type-{kind.value}"), collector_lines(kind, side, say)
    brush.collector(kind.value, side.value, rect, name, lines, say(f"{key}-timing"))


def _all_collectors(brush: Brush, say: Say, rect: Rect, column: int, row: int) -> None:
    _face(brush, say, rect, TREASURE_TYPES[2 * row + column], Side.A)


def _collector(kind: TreasureType, brush: Brush, say: Say, rect: Rect, column: int, row: int) -> None:
    """Both sides of a Collector, and below them the Treasure it is after."""
    if row < 2:
        _face(brush, say, rect, kind, (Side.A, Side.B)[row])
    else:
        brush.card_front(kind.value, _VALUES[column], rect)


_PORTRAIT: Final = 120 / 150
_HEIRS: Final = Plate((4, 4), (_PORTRAIT, _PORTRAIT), _heir, 130)
_COLLECTORS: Final = Plate((2, 2, 2), (_COLLECTOR,) * 3, _all_collectors, 270)

PLATES: Final[Mapping[str, Plate]] = {
    "story": _HEIRS,
    "components": Plate((3, 3), (CARD_ASPECT, CARD_ASPECT), _back, 160),
    "components-treasure": Plate((3, 3), (CARD_ASPECT, CARD_ASPECT), _treasure, 160),
    "components-servants": Plate((6, 6, 6, 6), (DIE_ASPECT,) * 4, _die, 74),
    "components-players": Plate((2, 2, 2, 2), (_PLAYER,) * 4, _player, 232),
    "components-torches": Plate((2,), (1 / _TORCH,), _torch, 210),
    "components-collectors": _COLLECTORS,
    "reveal": Plate((4, 2), (CARD_ASPECT, CARD_ASPECT), _revealed, 126),
    "recover": Plate((3,), (DIE_ASPECT,), _recovered, 96),
    "collectors": _COLLECTORS,
    "flip": Plate((3,), (CARD_ASPECT,), _flip, 160),
    "cursed": Plate((2, 2), (CARD_ASPECT, 3.0), _curse, 160),
    **{
        kind.value: Plate((1, 1, 4), (_COLLECTOR, _COLLECTOR, CARD_ASPECT), partial(_collector, kind), 270)
        for kind in TREASURE_TYPES
    },
}
"""The picture beside a page, by the name of its section."""
