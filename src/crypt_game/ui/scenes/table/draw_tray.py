"""The still part of the tray: its panel, and the captions of whatever it holds."""

from __future__ import annotations

from typing import assert_never

from pygame import Rect

from crypt_game.ui import theme
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.draw_room import PHASE_INDEX, PHASES
from crypt_game.ui.scenes.table.draw_seats import portrait_of
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.model import GhostTurn, Waiting
from crypt_game.ui.scenes.table.offers import DivvyDraft, FlipOffer
from crypt_game.ui.scenes.table.tray_claim import draw_claim
from crypt_game.ui.scenes.table.tray_divvy import draw_share
from crypt_game.ui.scenes.table.tray_ghost import draw_groups
from crypt_game.ui.scenes.table.tray_offer import draw_offer
from crypt_game.ui.scenes.table.tray_replay import draw_replay

__all__ = ["draw_tray"]


def draw_tray(easel: Easel) -> None:
    """Paint the tray without its widgets."""
    asking, shows = easel.model.asking, None
    if isinstance(asking, Waiting) and easel.model.replay is None:
        shows = asking.text, asking.seat, easel.model.phase
    easel.part("tray", easel.layout.tray, shows, _draw_tray)


def _draw_tray(easel: Easel) -> None:
    if easel.model.replay is not None:
        draw_replay(easel, easel.model.replay)
        return
    asking = easel.model.asking
    easel.brush.panel(easel.layout.tray, active=not isinstance(asking, Waiting))
    match asking:
        case ClaimDraft():
            draw_claim(easel, asking)
        case FlipOffer():
            draw_offer(easel, asking)
        case DivvyDraft():
            draw_share(easel, asking)
        case GhostTurn():
            draw_groups(easel, asking)
        case Waiting():
            _draw_waiting(easel, asking)
        case _:
            assert_never(asking)


def _draw_waiting(easel: Easel, waiting: Waiting) -> None:
    """Who is being waited for: head and words in the middle of the tray; else just the phase."""
    tray, brush, seat = easel.layout.tray, easel.brush, waiting.seat
    if seat is None:
        phase = easel.say(f"term-phase-{PHASES[PHASE_INDEX[easel.model.phase]]}")
        easel.line(Line(theme.PANEL_TITLE_LARGE, phase, theme.Palette.DIM), tray, "center")
        return
    words = waiting.text or easel.say("table-hint-thinks", name=easel.model.names[seat])
    height = round(tray.height * 0.68)
    head = Rect(0, 0, round(height * 0.8), height)
    style = easel.fitted(theme.NAME_SMALL, tray.height * 0.4)
    gap = brush.px(24)
    wide = min(brush.measure(style, words)[0] + 2, tray.width - head.width - 3 * gap)
    head.midleft = (tray.centerx - (head.width + gap + wide) // 2, tray.centery)
    portrait_of(easel, seat, head)
    easel.line(Line(style, words, theme.Palette.MUTED), Rect(head.right + gap, tray.y, wide, tray.height))
