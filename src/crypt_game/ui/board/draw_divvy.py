"""The two members' columns of a divvy: what each would receive and what it changes."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.cards import MINI_ASPECT, draw_mini_card
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.panels import draw_hairline, draw_row
from crypt_game.drawing.canvas.pieces import draw_badge, draw_portrait
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.play.turn_status import turn_status
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.collectors import REGISTRY
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.state import Laid
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_crypt import lying
from crypt_game.ui.board.draw_room import draw_panel_glass
from crypt_game.ui.board.layout_tray import DivvyColumn
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["draw_divvy"]

_EMPTY = (86, 94, 106)
_GLYPH, _GLYPH_SIZE, _GLYPH_DOWN = 42, 0.5, 0.34
_HEAD_DOWN, _HEAD, _FOOT = 0.08, 0.36, 0.06
"""A row, in heights of its own: its glyph and how far down that lies; what is free above and below."""
_LARGE = 1 / 4
"""In type larger by this share the foot of a row takes the width below its glyph too."""
_NAMES = tuple(style._replace(floor=11) for style in (theme.TYPE_NAME, theme.PLAIN_TYPE_NAME))
_NEED, _WAITS = theme.NOTE._replace(floor=11), theme.STATUS._replace(floor=11)
"""What is said beside large figures and under a name: in low windows it may be small."""
_AFTER, _ARROW = theme.COUNT._replace(size=28), 18


def draw_divvy(context: DrawContext) -> None:
    """Both columns; the one whose answer is asked for is lit."""
    draft = context.model.asking
    if not isinstance(draft, DivvyDraft):
        return
    for column, seat in zip(context.layout.divvy, draft.receivers, strict=True):
        context.part("share", column.panel, None, partial(_draw_column, draft, seat, column))


def _draw_column(draft: DivvyDraft, seat: SeatIndex, column: DivvyColumn, context: DrawContext) -> None:
    canvas, say, person = context.canvas, context.say, context.model.person(seat)
    mine = seat == draft.seat
    draw_panel_glass(context, column.panel, GlassStyle(active=mine))
    if column.portrait is not None:
        draw_portrait(canvas, person.house.value, person.title.value, column.portrait)
    draw_badge(canvas, person.house.value, column.badge.center, column.badge.height)
    context.line(TextLine(theme.BODY, say(f"term-{person.title.value}"), theme.Palette.MUTED), column.heading)
    word = say(f"table-standing-{turn_status(context.model, seat).value}")
    style, ink = (theme.BODY_BOLD, theme.Palette.TORCH) if mine else (_WAITS, theme.Palette.MUTED)
    status = TextLine(style, word, ink)
    context.lines([TextLine(theme.NAME, context.model.names[seat]), status], column.lines, middle=True)
    for rule in column.rules:
        draw_hairline(canvas, rule.midleft, rule.midright)
    gained = _gained(context, draft, seat)
    title = TextLine(theme.LABEL, say("table-would-receive"))
    count = TextLine(theme.NOTE, say("term-cards", count=len(gained)), theme.Palette.MUTED)
    rest = column.caption.copy()
    rest.left = context.line(title, column.caption).right + canvas.px(Space.TIGHT)
    rest.width = column.caption.right - rest.left
    if canvas.fits(count.style, count.text, rest.width):
        context.line(count, rest, "right")
    _draw_gained(context, gained, column.minis)
    needs, names = _needs(context, column), _name_style(context, column.rows[0])
    for (kind, need), row in zip(needs.items(), column.rows, strict=True):
        before = sum(held.card.type is kind for held in context.model.view.seats[seat].cards)
        after = before + sum(laid.card.type is kind for laid in gained)
        _draw_row(context, kind, (before, after), (names, need), row)


def _gained(context: DrawContext, draft: DivvyDraft, seat: SeatIndex) -> list[Laid[Face]]:
    """The cards that the seat would receive, as they lie."""
    cards: list[Laid[Face]] = []
    for slot, to in sorted(draft.to.items()):
        place = lying(context.model.view.crypt, slot)
        if to == seat and place is not None:
            cards += list(place.cards)
    return cards


def _draw_gained(context: DrawContext, gained: list[Laid[Face]], box: Rect) -> None:
    """Mini cards; what nobody has seen shows a question mark."""
    if not gained:
        context.line(TextLine(theme.STATUS, context.say("table-nothing"), theme.Palette.DIM), box)
        return
    width = round(box.height * MINI_ASPECT)
    step = min(width + context.canvas.px(Space.TIGHT), (box.width - width) // max(1, len(gained) - 1))
    for number, laid in enumerate(gained):
        place = Rect(box.x + number * step, box.y, width, box.height)
        kind = laid.card.type.value
        if laid.up and isinstance(laid.card, Card):
            value, mark = laid.card.value, mark_of(laid.card)
            draw_mini_card(context.canvas, kind, place, face_up=True, value=value, mark=mark)
        else:
            draw_mini_card(context.canvas, kind, place, face_up=False, value="?", knowledge="own")


def _needs(context: DrawContext, column: DivvyColumn) -> dict[TreasureType, TextLine]:
    """What each Collector asks for, all in one size that fits the rows of the column."""
    collectors = context.model.view.setup.collectors
    names = {kind: REGISTRY[kind, collectors.of(kind)].name for kind in TREASURE_TYPES}
    words = {kind: context.say(f"collector-{name}-need") for kind, name in names.items()}
    foot = _places(context, column.rows[0])[-1]
    style = context.level(_NEED, [(need, foot.width) for need in words.values()], foot.height)
    return {kind: TextLine(style, need, theme.Palette.MUTED) for kind, need in words.items()}


def _places(context: DrawContext, row: Rect) -> tuple[Rect, Rect, Rect]:
    """A row's glyph, its head and its foot, where it says what its Collector asks for.

    In larger type the glyph stands in the head, and the foot has the width of the row.
    """
    canvas, pad = context.canvas, context.canvas.px(Space.CLOSE)
    large = canvas.scale.larger > _LARGE
    size = min(canvas.px(_GLYPH), round(row.height * (_HEAD if large else _GLYPH_SIZE)))
    left, top = row.x + 2 * pad + size, row.y + round(row.height * _HEAD_DOWN)
    head = Rect(left, top, row.right - pad - left, round(row.height * _HEAD))
    middle = head.centery if large else row.y + round(row.height * _GLYPH_DOWN)
    glyph = Rect(row.x + pad, middle - size // 2, size, size)
    low, start = row.bottom - head.bottom - round(row.height * _FOOT), glyph.x if large else left
    return glyph, head, Rect(start, head.bottom, row.right - pad - start, low)


def _name_style(context: DrawContext, row: Rect) -> theme.Style:
    """How the names of all types are written: in one face, which has room beside a count that changes."""
    canvas, (_, head, _) = context.canvas, _places(context, row)
    digits = canvas.measure(context.fitted(_AFTER, row.height), "0")[0] + canvas.measure(theme.BODY, "0")[0]
    room = head.width - digits - canvas.px(_ARROW + 2 * Space.TIGHT + Space.CLOSE)
    names = [context.type_name(kind) for kind in TREASURE_TYPES]
    fitting = (style for style in _NAMES if all(canvas.fits(style, name, room) for name in names))
    return next(fitting, _NAMES[-1])


def _draw_row(
    context: DrawContext,
    kind: TreasureType,
    counts: tuple[int, int],
    words: tuple[theme.Style, TextLine],
    row: Rect,
) -> None:
    """One type: its name in this style, count before and after, and what its Collector asks for."""
    canvas, (before, after), (style, need) = context.canvas, counts, words
    collector = REGISTRY[kind, context.model.view.setup.collectors.of(kind)]
    if after > before:
        draw_row(canvas, row, changed=True)
    glyph, head, foot = _places(context, row)
    tone = theme.Palette.TREASURE[kind.value].light if after else _EMPTY
    canvas.sprite(f"glyph/{kind.value}", glyph.center, glyph.height, tint=tone)
    figures = _draw_count(context, before, after, head)
    ink = theme.Palette.HEADING if after else theme.Palette.DIM
    name = Rect(head.x, head.y, figures - canvas.px(Space.CLOSE) - head.x, head.height)
    title = context.type_name(kind)
    if canvas.measure(canvas.fit(style, title, name.width, style.floor), title)[0] <= name.width:
        context.line(TextLine(style, title, ink), name, floor=style.floor)
    if collector.needed is not None and after >= collector.needed:
        tick = min(canvas.px(IconSize.SMALL), glyph.height // 2)
        where = glyph.bottomright if foot.x == glyph.x else (glyph.centerx, foot.centery)
        canvas.sprite("icon/check", where, tick, tint=theme.Palette.SAFE)
        need = need._replace(colour=theme.Palette.SAFE)
    context.line(need, foot, floor=need.style.floor)


def _draw_count(context: DrawContext, before: int, after: int, box: Rect) -> int:
    """`1 → 2` at the right end of a box; returns where it begins."""
    canvas = context.canvas
    if before == after:
        ink = theme.Palette.IVORY if after else theme.Palette.DIM
        return context.line(TextLine(theme.COUNT, str(after) if after else "–", ink), box, "right").x
    new = context.line(TextLine(_AFTER, str(after), theme.Palette.GILT), box, "right")
    arrow, gap = canvas.px(_ARROW), canvas.px(Space.TIGHT)
    centre = (new.x - gap - arrow // 2, box.centery)
    canvas.sprite("icon/arrow", centre, arrow, tint=theme.Palette.MUTED)
    left = Rect(box.x, box.y, centre[0] - arrow // 2 - gap - box.x, box.height)
    return context.line(TextLine(theme.BODY, str(before), theme.Palette.MUTED), left, "right").x
