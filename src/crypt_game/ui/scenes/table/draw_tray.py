"""The still part of the tray: its panel, and the captions of whatever it holds."""

from __future__ import annotations

from collections.abc import Hashable
from typing import assert_never

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.pieces import portrait_box
from crypt_game.drawing.geometry import Box, Space
from crypt_game.play.board_model import GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.round_report import RoundReport
from crypt_game.play.spots import RollSpot
from crypt_game.play.turn_status import PHASE_INDEX, PHASES
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass
from crypt_game.ui.board.draw_seats import portrait_of
from crypt_game.ui.board.layout import GHOST_BUTTONS
from crypt_game.ui.scenes.table.tray_claim import draw_claim
from crypt_game.ui.scenes.table.tray_divvy import draw_share
from crypt_game.ui.scenes.table.tray_ghost import draw_groups
from crypt_game.ui.scenes.table.tray_offer import draw_offer
from crypt_game.ui.scenes.table.tray_report import draw_report
from crypt_game.ui.scenes.table.tray_stops import draw_stops

__all__ = ["draw_tray"]

_HEAD, _WORDS = 0.68, 0.4
"""How high the head of whom one waits for is, and the words beside it, as shares of the tray."""


def draw_tray(context: DrawContext) -> None:
    """Paint the tray without its widgets."""
    asking = context.model.asking
    shows: Hashable = None
    if isinstance(asking, Waiting):
        shows = asking.text, asking.seat, context.model.phase, context.model.offers_stops
    elif isinstance(asking, GhostTurn):
        shows = asking.told, context.hidden(RollSpot)
    context.part("tray", context.layout.tray, shows, _draw_tray)


def _draw_tray(context: DrawContext) -> None:
    asking = context.model.asking
    active = not isinstance(asking, Waiting)
    draw_panel_glass(
        context, context.layout.tray, GlassStyle(active=active, cold=isinstance(asking, GhostTurn))
    )
    match asking:
        case ClaimDraft():
            draw_claim(context, asking)
        case FlipOffer():
            draw_offer(context, asking)
        case DivvyDraft():
            draw_share(context, asking)
        case GhostTurn():
            draw_groups(context, asking)
        case RoundReport():
            draw_report(context, asking)
        case Waiting():
            _draw_waiting(context, asking)
        case _:
            assert_never(asking)


def _draw_waiting(context: DrawContext, waiting: Waiting) -> None:
    """Who is being waited for, head and words at the left; else what the phase brings, but for words of
    nobody, which stand elsewhere."""
    seat = waiting.seat
    if seat is None and waiting.text:
        return
    room = draw_stops(context) if context.model.offers_stops else _beside_buttons(context)
    if seat is None:
        _draw_phase(context, room)
        return
    high = context.layout.tray.height
    head = portrait_box(round(high * _HEAD)).move_to(midleft=room.midleft)
    words = waiting.text or context.say("table-hint-thinks", name=context.model.names[seat])
    _, beside = Box(*room).take_left(head.width, context.canvas.px(Space.APART))
    portrait_of(context, seat, head)
    style = context.fitted(theme.NAME_SMALL, high * _WORDS)
    context.line(TextLine(style, words, theme.Palette.MUTED), beside.rect)


def _beside_buttons(context: DrawContext) -> Rect:
    """What the buttons leave of the tray while somebody is waited for."""
    buttons = GHOST_BUTTONS if context.model.plan.human_seats else 0.0
    (room,) = context.layout.tray_fields((1.0,), buttons).fields
    return room.inflate(-2 * context.canvas.px(Space.NEAR), 0)


def _draw_phase(context: DrawContext, room: Rect) -> None:
    """The phase, and in a sentence what happens in it; where there is no room for both, the phase."""
    phase = PHASES[PHASE_INDEX[context.model.phase]]
    title = TextLine(theme.PANEL_TITLE_LARGE, context.say(f"term-phase-{phase}"), theme.Palette.HEADING)
    told = TextLine(theme.BODY, context.say(f"table-phase-{phase}"), theme.Palette.MUTED)
    lines = [title, told] if context.holds([title, told], room) else [title]
    context.lines(lines, room, middle=True)
