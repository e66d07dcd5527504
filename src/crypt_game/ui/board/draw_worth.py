"""What sets pay and what cards add: on a set, beside a card of the Crypt, and of all heirs in one table."""

from __future__ import annotations

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import CARD_WIDTH, mark_place
from crypt_game.drawing.canvas.panels import draw_dialog_box, draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge, draw_coin, draw_pill
from crypt_game.drawing.geometry import Box, Space
from crypt_game.play.board_model import BoardModel
from crypt_game.play.set_ledger import gain_figure, pays_figure, range_figure, sets_of
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.set_worth import SetWorth, card_worth
from crypt_game.rules.terms import TREASURE_TYPES
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import CryptContext, DrawContext, TextLine
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["draw_card_worth", "draw_gain", "draw_ledger", "draw_pays", "set_words"]

_PAYS = theme.NOTE._replace(floor=11)
_GAIN = theme.BODY_BOLD._replace(size=18, floor=11)
_USUAL_GAIN = "+4–9"
_COIN, _TUCKED = 52, 6
_RANGE_COIN = 0.75
"""How large the coin beside a range is, as a share of one that holds its figure."""
_CHIP_RIGHT, _CHIP_FOOT, _CHIP_HIGH = 226, 254, 38
"""Where the chip of a card ends, and how high it is, in units of the card."""
_CHIP_COIN, _CHIP_TEXT, _CHIP_AIR, _CHIP_END = 0.68, 0.62, 0.7, 0.36
"""In heights of the chip: its coin, its type, what both leave free, and how far from its end they stop."""
_CHIP_FLOOR = 9
_LEDGER_WIDE, _LEDGER_TOP, _LEDGER_ROOM = 1240, 96, 660
_HEAD, _ROW, _NAME = 56, 76, 220
_ROW_COIN = 0.62
"""How much of a row's height the coin takes."""


def set_words(context: DrawContext, pays: Rect, gain: Rect) -> list[theme.Style | None]:
    """How the words of both lines are written in all sets whose worth stands in such lines: in one size, and
    each in all sets or, where it lacks room (None), in none."""
    canvas, say = context.canvas, context.say
    figure = canvas.measure(context.fitted(_GAIN, gain.height), _USUAL_GAIN)[0]
    rooms = (pays.width - min(pays.height, canvas.px(_COIN)), gain.width - figure)
    lines = [
        (say(f"table-set-{name}"), room - canvas.px(_TUCKED))
        for name, room in zip(("worth", "next"), rooms, strict=True)
    ]
    told = [line for line in lines if canvas.fits(_PAYS, *line)]
    style = context.level(_PAYS, told, gain.height)
    return [style if line in told else None for line in lines]


def draw_pays(context: DrawContext, line: Rect, worth: SetWorth | None, words: theme.Style | None) -> None:
    """The coins that a set brings now, a range beside its coin if there is room for it; none are told while
    the table is covered."""
    canvas, figure = context.canvas, "" if worth is None else pays_figure(worth)
    size = min(line.height, canvas.px(_COIN))
    if worth is not None and worth.low < worth.high:
        small = round(size * _RANGE_COIN)
        room = line.width - small - canvas.px(_TUCKED)
        style = canvas.fit(context.fitted(theme.COUNT, line.height), figure, room)
        if canvas.measure(style, figure)[0] <= room:
            draw_coin(canvas, None, (line.right - small // 2, line.centery), small)
            canvas.text(style, figure, (line.x + room, line.centery), anchor="midright")
            return
    coin = (line.right - size // 2, line.centery)
    if worth is None:
        canvas.sprite("disc/covered", coin, size)
    else:
        draw_coin(canvas, figure, coin, size)
    if words is not None:
        end = (line.right - size - canvas.px(_TUCKED), line.centery)
        canvas.text(words, context.say("table-set-worth"), end, theme.Palette.MUTED, "midright")


def draw_gain(context: DrawContext, line: Rect, worth: SetWorth, words: theme.Style | None) -> None:
    """The coins that the next card adds, a range where that depends; nothing where none can come."""
    if not worth.grows:
        return
    canvas, left = context.canvas, line.x
    if words is not None:
        left += canvas.measure(words, context.say("table-set-next"))[0] + canvas.px(_TUCKED)
    style = canvas.fit(context.fitted(_GAIN, line.height), gain_figure(worth), line.right - left)
    figure = canvas.text(style, gain_figure(worth), line.midright, theme.Palette.SAFE, "midright")
    if words is not None:
        end = (figure.x - canvas.px(_TUCKED), line.centery)
        canvas.text(words, context.say("table-set-next"), end, theme.Palette.MUTED, "midright")


def draw_card_worth(context: CryptContext, slot: SlotIndex) -> None:
    """The chip in the corner of a card: what the cards of the slot would add to the viewer's sets. Where a
    usual one has no room beside a setup mark, none shows a coin; one that still has none stands above."""
    model, canvas = context.model, context.canvas
    gain = card_worth(model.view, model.viewer, slot)
    if gain is None:
        return
    card = context.layout.crypt.cards[slot]
    unit = card.width / CARD_WIDTH
    figure = range_figure(gain.least, gain.most)
    high = round(_CHIP_HIGH * unit * canvas.scale.upon)
    style = theme.COUNT._replace(
        size=high * _CHIP_TEXT / canvas.scale.k / canvas.scale.text, floor=_CHIP_FLOOR
    )
    mark, right = mark_place(canvas, card), card.x + round(_CHIP_RIGHT * unit)
    coin, room = round(high * _CHIP_COIN), right - mark.right
    if coin + canvas.measure(style, _USUAL_GAIN)[0] + high * _CHIP_AIR > room:
        coin = 0
    wide = round(coin + canvas.measure(style, figure)[0] + high * _CHIP_AIR)
    chip = Rect(0, 0, wide, high)
    chip.bottomright = right, card.y + round(_CHIP_FOOT * unit) if wide <= room else mark.top
    draw_pill(canvas, chip, theme.Palette.STEEL)
    if coin:
        draw_coin(canvas, None, (chip.x + high // 2, chip.centery), coin)
    canvas.text(style, figure, (chip.right - high * _CHIP_END, chip.centery), anchor="midright")


def draw_ledger(canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say) -> None:
    """All heirs' sets over the slab: a row for each heir, a column for each type."""
    context, grid, heirs = DrawContext(canvas, model, layout, say), layout.grid, model.view.variant.heirs
    row = min(_ROW, (_LEDGER_ROOM - _HEAD) / len(heirs))
    high = _HEAD + row * len(heirs) + Space.NEAR
    whole = Box((grid.width - _LEDGER_WIDE) / 2, _LEDGER_TOP, _LEDGER_WIDE, high)
    draw_dialog_box(canvas, grid.px(whole))
    head, rows = whole.inset(Space.NEAR, 0)._replace(h=whole.h - Space.NEAR).take_top(_HEAD)
    _, titles = head.take_left(_NAME)
    for kind, cell in zip(TREASURE_TYPES, titles.row(len(TREASURE_TYPES), Space.TIGHT), strict=True):
        title = TextLine(theme.LABEL, context.type_name(kind), theme.Palette.TREASURE[kind.value].light)
        context.line(title, grid.px(cell), "right")
    for seat, place in zip(heirs, rows.column(len(heirs), 0), strict=True):
        name, cells = place.take_left(_NAME)
        line = grid.px(place)
        draw_hairline(canvas, line.topleft, line.topright, theme.Palette.BRASS)
        badge, words = name.take_left(name.h * _ROW_COIN, Space.TIGHT)
        draw_badge(canvas, context.house(seat), grid.px(badge).center, grid.px(badge).width)
        context.line(TextLine(theme.BODY_BOLD, model.names[seat]), grid.px(words))
        worths = sets_of(model, seat).values()
        for worth, cell in zip(worths, cells.row(len(TREASURE_TYPES), Space.TIGHT), strict=True):
            pays, gain = map(grid.px, cell.take_top(cell.h * _ROW_COIN))
            beside_coin, before_gain = set_words(context, pays, gain)
            draw_pays(context, pays, worth, beside_coin)
            draw_gain(context, gain, worth, before_gain)
