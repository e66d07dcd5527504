"""The picture of the table, whole: what lies still is painted here, what can be acted on by its widgets.

Reads the model and the layout only. `TablePicture` keeps the last one, so that a frame in which only dice fly
costs one blit.
"""

from __future__ import annotations

from pygame import Surface

from crypt_game.ui.brush import Brush
from crypt_game.ui.scene import Flame
from crypt_game.ui.scenes.table.draw_crypt import draw_crypt
from crypt_game.ui.scenes.table.draw_divvy import draw_divvy
from crypt_game.ui.scenes.table.draw_ghost import draw_ghost_panels
from crypt_game.ui.scenes.table.draw_hint import draw_odds
from crypt_game.ui.scenes.table.draw_own import draw_columns
from crypt_game.ui.scenes.table.draw_room import draw_collectors, draw_motto, draw_room, draw_top
from crypt_game.ui.scenes.table.draw_seats import draw_panels
from crypt_game.ui.scenes.table.draw_sides import draw_sides
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.draw_zoom import draw_zoom
from crypt_game.ui.scenes.table.easel import Easel, Say
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.model import TableModel
from crypt_game.ui.scenes.table.parts import Part, Shelf

__all__ = ["TablePicture", "draw_over", "draw_table", "flames_of", "parts_of"]


def draw_table(brush: Brush, model: TableModel, layout: TableLayout, say: Say) -> None:
    """Paint everything that lies still: all but widgets, hint line, flames and what is in the air."""
    easel = Easel(brush, model, layout, say)
    draw_room(easel)
    _draw_parts(easel)


def parts_of(brush: Brush, model: TableModel, layout: TableLayout, say: Say) -> list[Part]:
    """Everything that lies in the room, from the ground up, to be painted; `brush` tells size and scale."""
    parts: list[Part] = []
    _draw_parts(Easel(brush, model, layout, say, parts))
    return parts


def _draw_parts(easel: Easel) -> None:
    draw_motto(easel)
    draw_top(easel)
    draw_collectors(easel)
    draw_crypt(easel)
    draw_tray(easel)
    draw_odds(easel)
    draw_columns(easel)
    if easel.layout.sharing:
        draw_divvy(easel)
        return
    draw_panels(easel)
    draw_sides(easel)
    draw_ghost_panels(easel)


def draw_over(brush: Brush, model: TableModel, layout: TableLayout, say: Say) -> None:
    """What lies over everything else at the table: the zoomed card, and the ring of hold-to-peek."""
    draw_zoom(brush, model, layout, say)
    if 0 < model.peek < 1:
        brush.hold_ring(layout.portrait(model.viewer).center, model.peek)


def flames_of(layout: TableLayout) -> list[Flame]:
    """The two torches beside the ribbon of phases."""
    return [Flame(foot, layout.flame_height) for foot in layout.torch_feet]


class TablePicture:
    """The picture of the table as it lay when it was last painted."""

    def __init__(self) -> None:
        self._kept: Surface | None = None
        self._shelf = Shelf()
        self._shown: object = None
        self._fresh = False

    @property
    def late(self) -> bool:
        """Whether the last drawing left a part for the next one."""
        return self._shelf.late

    def invalidate(self) -> None:
        """Something lies differently: paint anew at the next drawing."""
        self._fresh = False

    def draw(self, brush: Brush, model: TableModel, layout: TableLayout, say: Say) -> None:
        """Put the table on the brush's surface; paint it anew only after `invalidate`, or when a thing has
        flown off or landed, a value was covered or uncovered, or a line was written."""
        target = brush.surface
        if self._kept is None or self._kept.get_size() != target.get_size():
            self._kept, self._fresh = Surface(target.get_size()).convert(), False
            self._shelf = Shelf()
        shows = (frozenset(model.hidden), model.covered, tuple(model.ledger.items()), len(model.chronicle))
        kept = Brush(self._kept, brush.workshop, brush.scale)
        if not self._fresh or self._shown != shows:
            easel = Easel(kept, model, layout, say)
            self._shelf.lay(self._kept, lambda _: draw_room(easel), parts_of(kept, model, layout, say))
            self._fresh, self._shown = not self._shelf.late, shows
        target.blit(self._kept, (0, 0))
