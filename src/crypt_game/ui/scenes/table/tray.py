"""All widgets of the table in the order of Tab: the Crypt, the tray, then what lies about."""

from __future__ import annotations

from typing import assert_never

from crypt_game.text.language import Say
from crypt_game.ui.board.board_widgets import bar_buttons, card_targets, reward_buttons, things
from crypt_game.ui.board.claim_draft import ClaimDraft
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.model import BoardModel, GhostTurn, Waiting
from crypt_game.ui.board.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.ui.focus import Widget
from crypt_game.ui.scenes.table.desk import Desk
from crypt_game.ui.scenes.table.tray_claim import build_claim
from crypt_game.ui.scenes.table.tray_divvy import build_divvy
from crypt_game.ui.scenes.table.tray_ghost import build_ghost
from crypt_game.ui.scenes.table.tray_offer import build_offer

__all__ = ["build_table", "build_tray"]


def build_table(model: BoardModel, layout: BoardLayout, say: Say, desk: Desk) -> list[Widget]:
    """Every widget of the table. Made anew whenever the model changes; keys last."""
    return [
        *card_targets(model, layout, say, desk),
        *build_tray(model, layout, say, desk),
        *things(model, layout, say, desk, desk.explain),
        *reward_buttons(model, layout, say, desk),
        *bar_buttons(model, layout, say, desk),
    ]


def build_tray(model: BoardModel, layout: BoardLayout, say: Say, desk: Desk) -> list[Widget]:
    """The controls of whatever is being asked; none while others are waited for."""
    asking = model.asking
    match asking:
        case ClaimDraft():
            return build_claim(model, layout, say, desk, asking)
        case FlipOffer():
            return build_offer(model, layout, say, desk, asking)
        case DivvyDraft():
            return build_divvy(model, layout, say, desk, asking)
        case GhostTurn():
            return build_ghost(layout, say, desk)
        case Waiting():
            return []
        case _:
            assert_never(asking)
