"""One worked example on a page: a small board and its captions, beside a single card or below a row of cards.

Must never import `ui.scenes.rulebook.open_page`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect, Surface

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.pieces import draw_step_disc
from crypt_game.text.captioned import CaptionedExcerpt
from crypt_game.text.language import Say
from crypt_game.ui.board.small_board import SmallBoard

__all__ = ["ExampleShow", "Pace"]

_CAPTION: Final = theme.BODY._replace(line=1.34)
_NUMBER, _GAP, _MARGIN, _DISC = 44, 8, 60, 32


class Pace(NamedTuple):
    """How examples move: `speed` as in `Timeline`, and whether motion is reduced."""

    speed: float
    reduced: bool


class ExampleShow:
    """An example, `width` pixels wide: its `board` plays it, its `captions` are told one after the other."""

    def __init__(
        self,
        canvas: Canvas,
        say: Say,
        example: CaptionedExcerpt,
        captions: Sequence[str],
        width: int,
        pace: Pace,
    ) -> None:
        self.captions, self._say = tuple(captions), say
        self._margin = canvas.px(_MARGIN)
        room = Rect(self._margin, self._margin, width, 0)
        self.board = SmallBoard(example, room, canvas.scale.k, speed=pace.speed, still=pace.reduced)
        left, top = self.board.words
        indent = canvas.px(_NUMBER) if len(captions) > 1 else 0
        self._boxes: list[Rect] = []
        for caption in captions:
            box = Rect(left + indent, top, room.right - left - indent, 0)
            box.height = canvas.paragraph_height(_CAPTION, caption, box.width)
            self._boxes.append(box)
            top = box.bottom + canvas.px(_GAP)
        self.size = width, max(self.board.bottom, self._boxes[-1].bottom) - room.y

    def draw(self, canvas: Canvas, origin: tuple[int, int]) -> None:
        """Paint the example with its top left corner at `origin`."""
        # Motions know fixed places, but the page may be scrolled: a copy of the ground is painted upon.
        around = Rect(origin, self.size).inflate(2 * self._margin, 2 * self._margin)
        ground = Surface(around.size)
        ground.blit(canvas.surface, (0, 0), around)
        inner = Canvas(ground, canvas.picture_store, canvas.scale)
        self._draw_captions(inner)
        self.board.draw(inner, self._say)
        canvas.stamp(ground, around.topleft)

    def _draw_captions(self, canvas: Canvas) -> None:
        for index, (caption, box) in enumerate(zip(self.captions, self._boxes, strict=True)):
            said = index < self.board.said
            canvas.paragraph(_CAPTION, caption, box, theme.Palette.IVORY if said else theme.Palette.DIM)
            if len(self.captions) > 1:
                disc = canvas.px(_DISC)
                line = box.top + canvas.paragraph_height(_CAPTION, "1", box.width) // 2
                at = (box.left - canvas.px(_NUMBER) + disc // 2, line)
                draw_step_disc(canvas, index + 1, at, disc, "current" if said else "next")
