"""The layout of a board, made anew only when the window, the seat at the bottom or the view is another."""

from __future__ import annotations

from crypt_game.drawing.geometry import Frame
from crypt_game.play.board_model import BoardModel
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["LayoutCache"]


class LayoutCache:
    """Where things lie on one board in `frame`, which may be exchanged."""

    def __init__(self, model: BoardModel, frame: Frame) -> None:
        self._model, self.frame = model, frame
        self._layout: BoardLayout | None = None

    def layout(self) -> BoardLayout:
        """Where things lie in the model's view as it is now."""
        model, layout = self._model, self._layout
        divides = isinstance(model.asking, DivvyDraft)
        setting = self.frame, model.viewer, model.audience is not None, divides
        if layout is None or (layout.frame, layout.viewer, layout.audience, layout.divides) != setting:
            layout = BoardLayout.of(self.frame, model)
        elif layout.view is not model.view or layout.closed != model.closed_rewards:
            layout = layout.seen(model.view, model.closed_rewards)
        self._layout = layout
        return layout
