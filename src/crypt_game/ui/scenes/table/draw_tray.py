"""The still part of the tray: its panel, and the captions of whatever it holds."""

from __future__ import annotations

from collections.abc import Hashable
from typing import assert_never

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.pieces import portrait_box
from crypt_game.drawing.geometry import Space
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
    """Who is being waited for: head and words in the middle of the tray; else what the phase brings, but for
    words of nobody, which stand elsewhere."""
    tray, canvas, seat = context.layout.tray, context.canvas, waiting.seat
    if seat is None and waiting.text:
        return
    if context.model.offers_stops:
        tray = draw_stops(context)
    if seat is None:
        _draw_phase(context, tray)
        return
    words = waiting.text or context.say("table-hint-thinks", name=context.model.names[seat])
    head = portrait_box(round(tray.height * _HEAD))
    style = context.fitted(theme.NAME_SMALL, tray.height * _WORDS)
    gap = canvas.px(Space.APART)
    style = canvas.fit(style, words, tray.width - head.width - 3 * gap)
    room = tray.inflate(-2 * gap, 0).width - head.width - gap
    wide = min(canvas.measure(style, words)[0] + 2, room)
    head.midleft = (tray.centerx - (head.width + gap + wide) // 2, tray.centery)
    portrait_of(context, seat, head)
    context.line(
        TextLine(style, words, theme.Palette.MUTED), Rect(head.right + gap, tray.y, wide, tray.height)
    )


def _draw_phase(context: DrawContext, tray: Rect) -> None:
    """The phase, and in a sentence what happens in it; where there is no room for both, the phase."""
    phase = PHASES[PHASE_INDEX[context.model.phase]]
    title = TextLine(theme.PANEL_TITLE_LARGE, context.say(f"term-phase-{phase}"), theme.Palette.HEADING)
    told = TextLine(theme.BODY, context.say(f"table-phase-{phase}"), theme.Palette.MUTED)
    if tray is context.layout.tray:
        buttons = GHOST_BUTTONS if context.model.plan.human_seats else 0.0
        (tray,) = context.layout.tray_fields((1.0,), buttons).fields
        tray = tray.inflate(-2 * context.canvas.px(Space.NEAR), 0)
    lines = [title, told] if context.holds([title, told], tray) else [title]
    context.lines(lines, tray, middle=True)
