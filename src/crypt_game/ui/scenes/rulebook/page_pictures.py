"""Pictures of the book: the things it speaks of, drawn as on the table, side by side in as few rows as fit.

Which paragraph shows which picture is one table at the end. Must never import `ui.scenes.rulebook.open_page`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, NamedTuple, TypeAlias

from pygame import Rect

from crypt_game.drawing.canvas import CARD_ASPECT, DIE_ASPECT, Canvas, DieFace
from crypt_game.drawing.canvas.cards import draw_card_back, draw_card_front
from crypt_game.drawing.canvas.collectors import CollectorWords, draw_collector
from crypt_game.drawing.canvas.pieces import draw_die, draw_player_card, draw_portrait
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.rules.terms import SIDES_OF, TREASURE_TYPES, Side, TreasureType
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.scenes.rulebook.table_pictures import (
    HOUSES,
    NUMBER_BELOW,
    PEOPLE,
    draw_column,
    draw_labelled_card,
    draw_seating,
    draw_set_up,
    draw_stack,
    label_collector,
)

__all__ = ["PICTURES", "PagePicture"]

_GAP: Final = 18
_VALUES: Final = (1, 2, 3, 4)
_COLLECTOR: Final = 196 / 128
_PLAYER: Final = 232 / 128
_TORCH: Final = 1 / 1.4
_PORTRAIT: Final = 120 / 150
_LABELLED, _TABLE, _COLUMN, _SEATING, _STACK = 2.05, 1.22, 0.5, 1.5, 0.86
"""Width for height of the larger pictures."""
_SMALLEST, _SMALLEST_WITH_WORDS = 0.74, 0.95
"""How far things shrink before they stand in one row more."""
_CURSE: Final = (0.3, 0.36, 0.24)
"""For the height of a cursed card: the size of a Curse, their pitch, how far right of the card they are."""

Paint: TypeAlias = Callable[[Canvas, Say, Rect], None]


class Thing(NamedTuple):
    """One thing of a picture: its width for its height, and what paints it into a box of that shape."""

    aspect: float
    paint: Paint


class PagePicture(NamedTuple):
    """Things side by side, each `high` units high where there is room, in rows as even as they can be."""

    things: tuple[Thing, ...]
    high: float
    each: int = 0
    """How many stand in a row; 0 for as many as there is room for."""
    words: bool = False
    """Whether words stand on the things: they grow with the size of the text."""

    def height(self, canvas: Canvas, width: int) -> int:
        """The height of the picture at this width, in pixels."""
        return self._boxes(canvas, Rect(0, 0, width, 0))[-1].bottom

    def draw(self, canvas: Canvas, say: Say, rect: Rect) -> None:
        """Paint it from the top of `rect`. `say` speaks the language of the book."""
        for thing, box in zip(self.things, self._boxes(canvas, rect), strict=True):
            thing.paint(canvas, say, box)

    def _boxes(self, canvas: Canvas, rect: Rect) -> list[Rect]:
        gap, high = canvas.px(_GAP), canvas.px(self.high * (canvas.scale.text if self.words else 1))
        smallest = _SMALLEST_WITH_WORDS if self.words else _SMALLEST
        for rows in range(1, len(self.things) + 1):
            each = self.each or -(-len(self.things) // rows)
            lines = [self.things[start : start + each] for start in range(0, len(self.things), each)]
            share = min(1.0, *((rect.width - gap * (len(line) - 1)) / (high * _wide(line)) for line in lines))
            if share >= smallest or self.each:
                break
        boxes, top, high = [], rect.top, int(high * share)
        for line in lines:
            left = rect.left + (rect.width - int(high * _wide(line)) - gap * (len(line) - 1)) // 2
            for thing in line:
                boxes.append(Rect(left, top, int(high * thing.aspect), high))
                left += boxes[-1].width + gap
            top += high + gap
        return boxes


def _wide(things: tuple[Thing, ...]) -> float:
    return sum(thing.aspect for thing in things)


# single things --------------------------------------------------------------------------------------------
def _front(kind: str, value: int) -> Thing:
    return Thing(CARD_ASPECT, lambda canvas, _, rect: draw_card_front(canvas, kind, value, rect))


def _back(kind: str) -> Thing:
    return Thing(CARD_ASPECT, lambda canvas, _, rect: draw_card_back(canvas, kind, rect))


def _die(house: str, face: DieFace) -> Thing:
    return Thing(DIE_ASPECT, lambda canvas, _, rect: draw_die(canvas, house, face, rect))


def _small(thing: Thing) -> Thing:
    """The thing at half its size, in the middle of its row."""

    def paint(canvas: Canvas, say: Say, rect: Rect) -> None:
        box = Rect(0, 0, rect.width, round(rect.width / thing.aspect)).move_to(center=rect.center)
        thing.paint(canvas, say, box)

    return Thing(thing.aspect / 2, paint)


def _player(house: str, person: str) -> Thing:
    def paint(canvas: Canvas, say: Say, rect: Rect) -> None:
        draw_player_card(canvas, house, person, rect, say(f"term-{person}"))

    return Thing(_PLAYER, paint)


def _heir(house: str, person: str) -> Thing:
    return Thing(_PORTRAIT, lambda canvas, _, rect: draw_portrait(canvas, house, person, rect))


def _sign(name: str, share: float) -> Thing:
    return Thing(1.0, lambda canvas, _, rect: canvas.sprite(name, rect.center, rect.height * share) and None)


def _collector(kind: TreasureType, side: Side) -> Thing:
    def paint(canvas: Canvas, say: Say, rect: Rect) -> None:
        words, lines = f"collector-{side_name(kind, side)}", collector_lines(kind, side, say)
        told = CollectorWords(say(f"term-type-{kind.value}"), lines, say(f"{words}-timing"))
        draw_collector(canvas, kind.value, side.value, rect, told)

    return Thing(_COLLECTOR, paint)


def _curses(kind: str, value: int, curses: int) -> Thing:
    """A cursed card, and its Curses beside it (§9.1)."""

    def paint(canvas: Canvas, _: Say, rect: Rect) -> None:
        card = Rect(rect.left, rect.top, round(rect.height * CARD_ASPECT), rect.height)
        draw_card_front(canvas, kind, value, card)
        size, pitch, right = (rect.height * share for share in _CURSE)
        for number in range(curses):
            y = rect.centery + (number - (curses - 1) / 2) * pitch
            canvas.sprite("icon/curse", (card.right + right, y), size)

    return Thing(CARD_ASPECT + _CURSE[0] + _CURSE[2], paint)


def _labelled_collector(canvas: Canvas, say: Say, rect: Rect) -> None:
    high = rect.height - canvas.px(NUMBER_BELOW)
    card = Rect(0, 0, round(high * _COLLECTOR), high).move_to(midtop=rect.midtop)
    _FIRST_SIDES[0].paint(canvas, say, card)
    label_collector(canvas, card)


_TORCHES: Final = tuple(
    Thing(_TORCH, partial(lambda kind, canvas, _, rect: draw_torch(canvas, kind, rect), kind))
    for kind in ("leader", "lights-out")
)
_KINDS: Final = tuple(kind.value for kind in TREASURE_TYPES)
_FIRST_SIDES: Final = tuple(_collector(kind, SIDES_OF[kind][0]) for kind in TREASURE_TYPES)

PICTURES: Final[Mapping[str, PagePicture]] = {
    "picture-heirs": PagePicture(tuple(_heir(house, person) for house in HOUSES for person in PEOPLE), 180),
    "picture-components": PagePicture(
        (
            _front("idol", 3),
            _back("idol"),
            *(_small(_die(house, number + 2)) for number, house in enumerate(HOUSES)),
            _player("moon", "duchess"),
            *_TORCHES,
            _collector(TreasureType.JEWELRY, Side.A),
        ),
        165,
        words=True,
    ),
    "picture-treasure": PagePicture((Thing(_LABELLED, draw_labelled_card),), 330),
    "picture-types": PagePicture(
        tuple(_front(kind, _VALUES[number % 4]) for number, kind in enumerate(_KINDS)), 230
    ),
    "picture-servants": PagePicture(
        tuple(_die(house, face) for house in HOUSES for face in range(1, 7)), 64, 6
    ),
    "picture-players": PagePicture(tuple(_player(house, "duchess") for house in HOUSES), 150, words=True),
    "picture-torches": PagePicture(_TORCHES, 220),
    "picture-collectors": PagePicture(_FIRST_SIDES, 165, words=True),
    "picture-tables": PagePicture(
        tuple(Thing(_TABLE, partial(draw_set_up, players=number)) for number in (2, 3, 4)), 350
    ),
    "picture-reveal": PagePicture(
        (
            *(_front(_KINDS[number], _VALUES[(3 * number + 2) % 4]) for number in range(4)),
            *(_back(kind) for kind in _KINDS[4:]),
        ),
        210,
    ),
    "picture-recover": PagePicture(
        (_die("moon", "exhausted"), _sign("icon/recover", 0.8), _die("moon", 1)), 84
    ),
    "picture-count": PagePicture(
        tuple(Thing(_COLUMN, partial(draw_column, number=number)) for number in range(len(_KINDS))), 330
    ),
    "picture-collector": PagePicture((Thing(_LABELLED, _labelled_collector),), 300, words=True),
    "picture-flip": PagePicture((_back("idol"), _sign("icon/flip", 0.5), _front("idol", 3)), 200),
    "picture-curses": PagePicture((_curses("idol", 4, 2), _curses("remains", 3, 1)), 200),
    "picture-seats": PagePicture(
        tuple(Thing(_SEATING, partial(draw_seating, players=number)) for number in (6, 8)), 380
    ),
    "picture-stacks": PagePicture(
        tuple(Thing(_STACK, partial(draw_stack, number=number)) for number in range(len(_KINDS))), 230
    ),
    **{
        f"picture-{kind.value}": PagePicture(
            (
                *(_collector(kind, side) for side in SIDES_OF[kind]),
                *(_front(kind.value, value) for value in _VALUES),
            ),
            170,
            words=True,
        )
        for kind in TREASURE_TYPES
    },
}
"""Every picture by the name of its paragraph."""
