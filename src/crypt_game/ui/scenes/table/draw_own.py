"""The viewer's own Treasure in six columns, each card with a disc that tells who knows its value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from crypt_game.rules.cards import Card, Face
from crypt_game.rules.state import Held
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.ui import theme
from crypt_game.ui.brush import Knowledge
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.model import Spot, SpotKind
from crypt_game.ui.scenes.table.offers import FlipOffer

__all__ = ["disc_of", "draw_columns", "draw_mini"]

_UNLIT = (86, 94, 106)
_CUT = 26
"""The colour of a glyph for which nothing has been collected, and the opacity of one that is cut in stone."""


def draw_columns(easel: Easel) -> None:
    """All six columns, the empty ones quiet."""
    model, heads = easel.model, _heads_of(easel)
    flying = easel.hidden(SpotKind.HELD)
    for index, kind in enumerate(TREASURE_TYPES):
        held = enumerate(model.view.seats[model.viewer].cards)
        mine = tuple((n, entry) for n, entry in held if entry.card.type is kind)
        places = tuple(tuple(easel.layout.mini(kind, number)) for number in range(len(mine)))
        in_air = frozenset(n for n, _ in mine if Spot(SpotKind.HELD, model.viewer, n) in flying)
        secret = None if model.covered else model.viewer
        shows = (
            (mine, model.viewer, heads, places),
            tuple(disc_of(model.view, entry.card, model.covered) for _, entry in mine),
            tuple(_is_paying(easel, entry.card) for _, entry in mine),
            in_air,
        )
        paint = partial(_draw_filled, kind, index, mine, heads)
        easel.part("column", easel.layout.columns[index], shows, paint, waits=(secret, in_air))


def _draw_filled(
    kind: TreasureType,
    index: int,
    mine: Sequence[tuple[int, Held[Face]]],
    heads: tuple[theme.Style, bool],
    easel: Easel,
) -> None:
    """One column with those of its cards that are not in the air."""
    viewer = easel.model.viewer
    landed = sum(easel.shows(SpotKind.HELD, viewer, n) for n, _ in mine)
    _draw_column(easel, kind, index, landed, heads)
    for number, (n, entry) in enumerate(mine):
        if easel.shows(SpotKind.HELD, viewer, n):
            draw_mini(easel, entry, easel.layout.mini(kind, number), _is_paying(easel, entry.card))


def _heads_of(easel: Easel) -> tuple[theme.Style, bool]:
    """How the heads of all columns are set: the names in one size, with the glyph before them where every
    name has room beside it and a count (the mini cards bear it anyway), and in plain letters, which are
    narrower, where even without it one has none."""
    brush, head = easel.brush, easel.layout.headers[0]
    names = [easel.type_name(kind) for kind in TREASURE_TYPES]
    room = head.width - brush.measure(easel.fitted(theme.COUNT, head.height), "0")[0] - brush.px(7)
    beside = room - _glyph_side(head) - brush.px(7)
    style = easel.level(theme.TYPE_NAME, [(name, beside) for name in names], head.height)
    if all(brush.fits(style, name, beside) for name in names):
        return style, True
    fair = all(brush.fits(theme.TYPE_NAME, name, room) for name in names)
    style = theme.TYPE_NAME if fair else theme.PLAIN_TYPE_NAME
    return easel.level(style, [(name, room) for name in names], head.height), False


def _glyph_side(head: Rect) -> int:
    return round(head.height * 0.76)


def _draw_column(
    easel: Easel, kind: TreasureType, index: int, count: int, heads: tuple[theme.Style, bool]
) -> None:
    """A column with its head; an empty one bears the type's glyph, as if cut in its ground."""
    brush, column, head = easel.brush, easel.layout.columns[index], easel.layout.headers[index]
    style, glyph = heads
    tones = theme.Palette.TREASURE[kind.value]
    brush.panel(column, dim=not count, rim=tones.tint if count else None)
    sprite = f"glyph/{kind.value}"
    if not count:
        body = Rect(column.x, head.bottom, column.width, column.bottom - head.bottom)
        brush.sprite(sprite, body.center, round(body.height * 0.62), alpha=_CUT, tint=theme.Palette.MUTED)
    left, edge = head.x, head.right
    if glyph:
        side = _glyph_side(head)
        brush.sprite(sprite, (left + side // 2, head.centery), side, tint=tones.light if count else _UNLIT)
        left += side + brush.px(7)
    if count:
        edge = easel.line(Line(theme.COUNT, str(count)), head, "right").x - brush.px(7)
    colour = theme.Palette.HEADING if count else theme.Palette.DIM
    words = Rect(left, head.y, edge - left, head.height)
    easel.line(Line(style, easel.type_name(kind), colour), words)


def _is_paying(easel: Easel, card: Face) -> bool:
    """Whether an offer would flip this card."""
    asking = easel.model.asking
    return isinstance(asking, FlipOffer) and asking.seat == easel.model.viewer and card in asking.chosen


def disc_of(view: SeatView, card: Face, covered: bool) -> tuple[int | None, Knowledge]:
    """What the disc of a face-down card shows: its value and who knows it, or a lock while `covered`."""
    if not isinstance(card, Card):
        return None, "covered"
    if card in view.public:
        return card.value, "public"
    return (None, "covered") if covered else (card.value, "own")


def draw_mini(easel: Easel, entry: Held[Face], place: Rect, chosen: bool = False) -> None:
    """One card of the collection, as far as it may be shown."""
    kind = entry.card.type.value
    if chosen:
        easel.brush.outline(place, "selection", radius=8)
    if entry.flipped and isinstance(entry.card, Card):
        easel.brush.mini_card(kind, place, face_up=True, value=entry.card.value)
        return
    value, knowledge = disc_of(easel.model.view, entry.card, easel.model.covered)
    easel.brush.mini_card(kind, place, face_up=False, value=value, knowledge=knowledge)
