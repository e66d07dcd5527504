"""What a round brought, in the tray: for each heir the cards that were taken and the dice that were lost."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.widget import Widget, WidgetRole
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import MINI_ASPECT
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die
from crypt_game.drawing.geometry import Space
from crypt_game.play.board_model import BoardModel
from crypt_game.play.report_text import seat_words
from crypt_game.play.round_report import RoundReport, SeatReport
from crypt_game.text.language import Say
from crypt_game.ui.board.board_targets import BoardPlace
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_sets import draw_mini
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, amber_button
from crypt_game.ui.scenes.table.tray_parts import draw_rules

__all__ = ["build_report", "draw_report"]

_BUTTON = 344.0
_DIE_SHARE = 0.72
"""How much of a row's height a lost die takes."""


def _places(layout: BoardLayout, report: RoundReport) -> TrayPlaces:
    places = layout.tray_fields((1.0,) * len(report.seats), _BUTTON)
    places.primary.width = places.single.right - places.primary.x
    return places


def draw_report(context: DrawContext, report: RoundReport) -> None:
    """A field for each heir: badge and name above, cards and lost dice below."""
    places = _places(context.layout, report)
    draw_rules(context, places)
    for number, row in enumerate(report.seats):
        head, size = places.head(number), places.caption
        draw_badge(context.canvas, context.house(row.seat), (head.x + size // 2, head.centery), size)
        name = TextLine(theme.LABEL, context.model.names[row.seat])
        beside = size + context.canvas.px(Space.TIGHT)
        context.line(name, Rect(head.x + beside, head.y, head.width - beside, size))
        _draw_row(context, report, row, places.body(number))


def _draw_row(context: DrawContext, report: RoundReport, row: SeatReport, body: Rect) -> None:
    """Mini cards from the left, and cracked dice after them; words where there is neither."""
    gap = context.canvas.px(Space.HAIR)
    side = min(round(body.height * _DIE_SHARE), body.width // (row.lost + bool(row.cards) or 1) - gap)
    room = body.width - row.lost * (side + gap)
    height = body.height - gap
    width = round(height * MINI_ASPECT)
    step = min(width + gap, (room - width) // max(1, len(row.cards) - 1))
    for number, held in enumerate(row.cards):
        draw_mini(context, held, Rect(body.x + number * step, body.bottom - height, width, height))
    first = body.x + len(row.cards) * step
    for number in range(row.lost):
        die = Rect(first + number * (side + gap), body.centery - side // 2, side, side)
        draw_die(context.canvas, context.house(row.seat), "exhausted", die)
    if not row.cards and not row.lost:
        words = context.say("table-report-nothing" if report.over else "table-report-kept")
        context.line(TextLine(theme.NOTE, words, theme.Palette.MUTED), body)


def build_report(
    model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands, report: RoundReport
) -> list[Widget]:
    """The button that goes on, then each row to be heard."""
    places = _places(layout, report)
    go_on = TrayButton("go-on", say("table-report-go-on"), commands.go_on, "icon/next")
    told: list[Widget] = [amber_button(places, go_on)]
    told[0].role = WidgetRole.LOOKUP
    for row, field in zip(report.seats, places.fields, strict=True):
        words = seat_words(row, report, model, say)
        told.append(BoardPlace(f"report-{row.seat}", field, words))
    return told
