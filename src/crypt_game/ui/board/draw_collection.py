"""The viewer's own Treasure in six columns, each card with a disc that tells who knows its value."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from crypt_game.play.board_model import Spot, SpotKind
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.state import Held
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.canvas import Knowledge
from crypt_game.ui.canvas.cards import draw_mini_card
from crypt_game.ui.canvas.panels import draw_outline
from crypt_game.ui.canvas.surfaces import Pose

__all__ = ["disc_of", "draw_columns", "draw_mini"]

_UNLIT = (86, 94, 106)
_CUT = 26
"""The colour of a glyph for which nothing has been collected, and the opacity of one that is cut in stone."""


def draw_columns(context: DrawContext) -> None:
    """All six columns, the empty ones quiet."""
    model, heads = context.model, _heads_of(context)
    flying = context.hidden(SpotKind.HELD)
    for index, kind in enumerate(TREASURE_TYPES):
        held = enumerate(model.view.seats[model.viewer].cards)
        mine = tuple((n, entry) for n, entry in held if entry.card.type is kind)
        places = tuple(tuple(context.layout.mini(kind, number)) for number in range(len(mine)))
        in_air = frozenset(n for n, _ in mine if Spot(SpotKind.HELD, model.viewer, n) in flying)
        secret = None if model.covered else model.viewer
        shows = (
            (mine, model.viewer, heads, places),
            tuple(disc_of(model.view, entry.card, model.covered) for _, entry in mine),
            tuple(_is_paying(context, entry.card) for _, entry in mine),
            in_air,
        )
        paint = partial(_draw_filled, kind, index, mine, heads)
        context.part("column", context.layout.columns[index], shows, paint, waits=(secret, in_air))


def _draw_filled(
    kind: TreasureType,
    index: int,
    mine: Sequence[tuple[int, Held[Face]]],
    heads: tuple[theme.Style, bool],
    context: DrawContext,
) -> None:
    """One column with those of its cards that are not in the air."""
    viewer = context.model.viewer
    landed = sum(context.shows(SpotKind.HELD, viewer, n) for n, _ in mine)
    _draw_column(context, kind, index, landed, heads)
    for number, (n, entry) in enumerate(mine):
        if context.shows(SpotKind.HELD, viewer, n):
            draw_mini(context, entry, context.layout.mini(kind, number), _is_paying(context, entry.card))


def _heads_of(context: DrawContext) -> tuple[theme.Style, bool]:
    """How the heads of all columns are set: the names in one size, with the glyph before them where every
    name has room beside it and a count (the mini cards bear it anyway), and in plain letters, which are
    narrower, where even without it one has none."""
    canvas, head = context.canvas, context.layout.headers[0]
    names = [context.type_name(kind) for kind in TREASURE_TYPES]
    room = head.width - canvas.measure(context.fitted(theme.COUNT, head.height), "0")[0] - canvas.px(7)
    beside = room - _glyph_side(head) - canvas.px(7)
    style = context.level(theme.TYPE_NAME, [(name, beside) for name in names], head.height)
    if all(canvas.fits(style, name, beside) for name in names):
        return style, True
    fair = all(canvas.fits(theme.TYPE_NAME, name, room) for name in names)
    style = theme.TYPE_NAME if fair else theme.PLAIN_TYPE_NAME
    return context.level(style, [(name, room) for name in names], head.height), False


def _glyph_side(head: Rect) -> int:
    return round(head.height * 0.76)


def _draw_column(
    context: DrawContext, kind: TreasureType, index: int, count: int, heads: tuple[theme.Style, bool]
) -> None:
    """A column with its head; an empty one bears the type's glyph, as if cut in its ground."""
    canvas, column, head = context.canvas, context.layout.columns[index], context.layout.headers[index]
    style, glyph = heads
    tones = theme.Palette.TREASURE[kind.value]
    canvas.panel(column, dim=not count, rim=tones.tint if count else None)
    sprite = f"glyph/{kind.value}"
    if not count:
        body = Rect(column.x, head.bottom, column.width, column.bottom - head.bottom)
        canvas.sprite(
            sprite, body.center, round(body.height * 0.62), pose=Pose(alpha=_CUT), tint=theme.Palette.MUTED
        )
    left, edge = head.x, head.right
    if glyph:
        side = _glyph_side(head)
        canvas.sprite(sprite, (left + side // 2, head.centery), side, tint=tones.light if count else _UNLIT)
        left += side + canvas.px(7)
    if count:
        edge = context.line(TextLine(theme.COUNT, str(count)), head, "right").x - canvas.px(7)
    colour = theme.Palette.HEADING if count else theme.Palette.DIM
    words = Rect(left, head.y, edge - left, head.height)
    context.line(TextLine(style, context.type_name(kind), colour), words)


def _is_paying(context: DrawContext, card: Face) -> bool:
    """Whether an offer would flip this card."""
    asking = context.model.asking
    return isinstance(asking, FlipOffer) and asking.seat == context.model.viewer and card in asking.chosen


def disc_of(view: SeatView, card: Face, covered: bool) -> tuple[int | None, Knowledge]:
    """What the disc of a face-down card shows: its value and who knows it, or a lock while `covered`."""
    if not isinstance(card, Card):
        return None, "covered"
    if card in view.public:
        return card.value, "public"
    return (None, "covered") if covered else (card.value, "own")


def draw_mini(context: DrawContext, entry: Held[Face], place: Rect, chosen: bool = False) -> None:
    """One card of the collection, as far as it may be shown."""
    kind = entry.card.type.value
    if chosen:
        draw_outline(context.canvas, place, "selection", radius=8)
    if entry.flipped and isinstance(entry.card, Card):
        draw_mini_card(context.canvas, kind, place, face_up=True, value=entry.card.value)
        return
    value, knowledge = disc_of(context.model.view, entry.card, context.model.covered)
    draw_mini_card(context.canvas, kind, place, face_up=False, value=value, knowledge=knowledge)
