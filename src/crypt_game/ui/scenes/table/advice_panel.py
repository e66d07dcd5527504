"""The words of advice on the table."""

from __future__ import annotations

from typing import Final, NamedTuple

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.explanation_box import BoxLine
from crypt_game.play.advice import Advice

__all__ = ["AdviceText"]

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
            *(BoxLine(_REASON, reason, palette.IVORY, joins=True) for reason in advice.best.shown),
        ]
        others = [idea.line for idea in advice.others]
        if len(advice.best.reasons) > _FEW_REASONS:
            others = [f"<b>{advice.heads.others}</b> {line}" for line in others[:1]]
        elif others:
            lines.append(BoxLine(_TITLE, advice.heads.others, palette.MUTED, aside=True))
        return [*lines, *(BoxLine(_OTHERS, line, palette.GILT, aside=True) for line in others)]
