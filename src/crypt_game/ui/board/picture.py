"""The picture of the table, whole: what lies still is painted here, what can be acted on by its widgets.

Reads the model and the layout only. `BoardPicture` keeps the last one, so that a frame in which only dice fly
costs one blit.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from pygame import Rect, Surface

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_hold_ring
from crypt_game.drawing.dirty_parts import DirtyParts, TablePart
from crypt_game.play.board_model import BoardModel
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_crypt import draw_crypt
from crypt_game.ui.board.draw_divvy import draw_divvy
from crypt_game.ui.board.draw_ghost import draw_ghost
from crypt_game.ui.board.draw_room import draw_room, draw_top, light_of, lit_by_leader, wall_of
from crypt_game.ui.board.draw_seats import draw_busts, draw_plates
from crypt_game.ui.board.draw_sets import draw_sets
from crypt_game.ui.board.draw_slab import draw_slab_things
from crypt_game.ui.board.draw_worth import draw_ledger
from crypt_game.ui.board.draw_zoom import draw_zoom
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["BoardPicture", "DrawTray", "draw_over", "parts_of"]

DrawTray = Callable[[DrawContext], None]
"""Paints the tray of the table, or takes note of it as a part."""


def parts_of(context: DrawContext, draw_tray: DrawTray) -> list[TablePart]:
    """Everything that lies in the room, from the ground up, to be painted."""
    parts: list[TablePart] = []
    context = replace(context, parts=parts)
    sharing = context.layout.sharing
    if not sharing:
        draw_busts(context)
        draw_slab_things(context)
    draw_top(context)
    draw_crypt(context)
    draw_tray(context)
    draw_sets(context)
    if sharing:
        draw_divvy(context)
    else:
        draw_plates(context)
        draw_ghost(context)
    return parts


def draw_over(canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say) -> None:
    """What lies over everything else at the table: the zoomed card, and the ring of hold-to-peek."""
    draw_zoom(canvas, model, layout, say)
    if model.ledger:
        draw_ledger(canvas, model, layout, say)
    if 0 < model.peek < 1:
        draw_hold_ring(canvas, layout.portrait(model.viewer).center, model.peek)


class BoardPicture:
    """The picture of the table as it lay when it was last painted; `draw_tray` paints its tray."""

    def __init__(self, draw_tray: DrawTray) -> None:
        self.draw_tray = draw_tray
        self.left_out: Sequence[Rect] = ()
        """The places of parts that something laid over the table would cut: they are not painted."""
        self._kept: Surface | None = None
        self._prepared: Surface | None = None
        """The same, if it was painted for the next drawing."""
        self._layers = DirtyParts()
        self._look: object = None
        self._shown: object = None
        self._fresh = False
        self._aside, self._lit = 0, Rect(0, 0, 0, 0)

    @property
    def late(self) -> bool:
        """Whether the last drawing left a part for the next one."""
        return self._layers.late

    def invalidate(self) -> None:
        """Something lies differently: paint anew at the next drawing."""
        self._fresh, self._prepared = False, None

    def draw(self, canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say, aside: int = 0) -> None:
        """Put the table on the canvas's surface, its wall shifted `aside` (pixels): as it was prepared, or
        painted now if anything has changed since."""
        prepared = self._prepared if self._shown == self._shown_by(model, aside) else None
        kept = prepared or self._paint(canvas, model, layout, say, aside, None)
        self._prepared = None
        canvas.surface.blit(kept, (0, 0))

    def prepare(
        self, canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say, aside: int, unseen: bool
    ) -> None:
        """Paint what has changed out of sight; after it was `unseen` also what could wait."""
        self._prepared = self._paint(canvas, model, layout, say, aside, unseen)
        while unseen and self.late:
            self._paint(canvas, model, layout, say, aside, unseen)

    def _paint(
        self, canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say, aside: int, first: bool | None
    ) -> Surface:
        """The table, as large as the canvas's surface; painted anew only after `invalidate`, or when a thing
        has flown off or landed, a value was covered or uncovered, a line was written, or the wall shifted.
        `first`: nothing of it was seen yet; None: it is painted at once."""
        size = canvas.surface.get_size()
        look = size, canvas.picture_store.tones
        if self._kept is None or self._look != look:
            self._kept, self._look = Surface(size), look
            self._layers, self._fresh = DirtyParts(), False
        shows = self._shown_by(model, aside)
        if self._fresh and self._shown == shows:
            return self._kept
        kept = Canvas(self._kept, canvas.picture_store, canvas.scale)
        context = DrawContext(kept, model, layout, say, left_out=self.left_out)
        lit = lit_by_leader(context)
        stale = [wall_of(context)] if aside != self._aside else []
        self._layers.lay(
            self._kept,
            lambda _: draw_room(context, aside),
            parts_of(context, self.draw_tray),
            light=light_of(context),
            stale=[*stale, self._lit, lit] if lit != self._lit else stale,
            unseen=bool(first),
        )
        self._aside, self._lit = aside, lit
        self._fresh, self._shown = not self._layers.late, shows
        return self._kept

    def _shown_by(self, model: BoardModel, aside: int) -> object:
        """What may be shown differently without `invalidate`."""
        things = frozenset(model.hidden), tuple(model.scores.items()), tuple(model.moods.items())
        light = tuple(model.risen.items()), model.carried, *map(tuple, self.left_out)
        return *things, *light, model.covered, len(model.chronicle), aside
