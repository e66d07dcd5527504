"""Advice drawn on the table: cards, dice and efforts lit, and the words beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.explanation_box import BoxLine
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.play.advice import Advice
from crypt_game.play.claim_draft import DraftGroup
from crypt_game.rules.indices import SlotIndex
from crypt_game.ui.board.layout_crypt import CryptPlaces

__all__ = ["AdviceText", "draw_proposed"]

_TITLE: Final = theme.LABEL
_MOVE: Final = theme.NAME_SMALL
_REASON: Final = theme.BODY
_OTHERS: Final = theme.STATUS
_FEW_REASONS: Final = 2
"""Beside more reasons only the next best idea is shown, in one row with its heading."""


class AdviceText(NamedTuple):
    """The words of a piece of advice: the best idea with its reasons, then others with their worth."""

    advice: Advice

    @property
    def spoken(self) -> str:
        """What a listener hears."""
        return self.advice.spoken

    def lines(self) -> list[BoxLine]:
        """What is set below each other."""
        palette, advice = theme.Palette, self.advice
        lines = [
            BoxLine(_TITLE, advice.heads.best, palette.MUTED),
            BoxLine(_MOVE, advice.best.move, palette.HEADING),
            *(BoxLine(_REASON, reason, palette.IVORY) for reason in advice.best.shown),
        ]
        others = [idea.line for idea in advice.others]
        if len(advice.best.reasons) > _FEW_REASONS:
            others = [f"<b>{advice.heads.others}</b> {line}" for line in others[:1]]
        elif others:
            lines.append(BoxLine(_TITLE, advice.heads.others, palette.MUTED, aside=True))
        return [*lines, *(BoxLine(_OTHERS, line, palette.GILT, aside=True) for line in others)]


def draw_proposed(
    canvas: Canvas, crypt: CryptPlaces, house: str, dice: Mapping[SlotIndex, DraftGroup]
) -> None:
    """The dice of a proposed claim in the empty sockets of their cards."""
    for slot, group in dice.items():
        for place in crypt.further_dice(slot, group.dice):
            draw_die(canvas, house, group.effort, place, chosen=True)
