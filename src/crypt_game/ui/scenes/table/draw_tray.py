"""The still part of the tray: its panel, and the captions of whatever it holds."""

from __future__ import annotations

from typing import assert_never

from pygame import Rect

from crypt_game.ui import theme
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.model import GhostTurn, Waiting
from crypt_game.ui.scenes.table.offers import DivvyDraft, FlipOffer
from crypt_game.ui.scenes.table.tray_claim import draw_claim
from crypt_game.ui.scenes.table.tray_divvy import draw_share
from crypt_game.ui.scenes.table.tray_ghost import draw_groups
from crypt_game.ui.scenes.table.tray_offer import draw_offer

__all__ = ["draw_tray"]


def draw_tray(easel: Easel) -> None:
    """Paint the tray without its widgets."""
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
    """Who is being waited for, in the middle of the tray."""
    tray, brush = easel.layout.tray, easel.brush
    size = round(tray.height * 0.5)
    words = easel.fitted(theme.NAME_SMALL, tray.height * 0.4)
    wide = min(brush.measure(words, waiting.text)[0], tray.width - 3 * size)
    badge = size + brush.px(18) if waiting.seat is not None else 0
    left = tray.centerx - (badge + wide) // 2
    if waiting.seat is not None:
        brush.badge(easel.house(waiting.seat), (left + size // 2, tray.centery), size)
    box = Rect(left + badge, tray.y, wide + brush.px(4), tray.height)
    easel.line(Line(words, waiting.text, theme.Palette.MUTED), box)
