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
from crypt_game.ui.scenes.table.draw_room import draw_collectors, draw_room, draw_top
from crypt_game.ui.scenes.table.draw_seats import draw_panels
from crypt_game.ui.scenes.table.draw_sides import draw_sides
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.draw_zoom import draw_zoom
from crypt_game.ui.scenes.table.easel import Easel, Say, Shelf
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.model import TableModel

__all__ = ["TablePicture", "draw_over", "draw_table", "flames_of"]


def draw_table(
    brush: Brush, model: TableModel, layout: TableLayout, say: Say, shelf: Shelf | None = None
) -> None:
    """Paint everything that lies still: all but widgets, hint line, flames and what is in the air.

    With a `shelf`, parts that show the same as last time are taken from it.
    """
    easel = Easel(brush, model, layout, say, shelf)
    draw_room(easel)
    draw_top(easel)
    draw_collectors(easel)
    draw_crypt(easel)
    draw_tray(easel)
    draw_odds(easel)
    if layout.sharing:
        draw_columns(easel)
        draw_divvy(easel)
        return
    _draw_kept(easel)
    draw_ghost_panels(easel)


def _draw_kept(easel: Easel) -> None:
    """The parts whose pictures are kept."""
    draw_columns(easel)
    draw_panels(easel)
    draw_sides(easel)


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
            self._shelf.lacks = self._shelf.late = False
            draw_table(kept, model, layout, say, self._shelf)
            self._fresh, self._shown = not self._shelf.late, shows
        elif self._shelf.lacks and not layout.sharing:
            self._prepare(Easel(kept, model, layout, say, self._shelf))
        target.blit(self._kept, (0, 0))

    def _prepare(self, easel: Easel) -> None:
        """Make the picture of one part that has none; nothing is lacking when there is no such part."""
        self._shelf.preparing, self._shelf.lacks = True, False
        _draw_kept(easel)
        self._shelf.preparing = False
