"""The picture of the table, whole: what lies still is painted here, what can be acted on by its widgets.

Reads the model and the layout only.
"""

from __future__ import annotations

from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Controls
from crypt_game.ui.scene import Flame
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.draw_crypt import draw_crypt
from crypt_game.ui.scenes.table.draw_divvy import draw_divvy
from crypt_game.ui.scenes.table.draw_ghost import draw_ghost_panels
from crypt_game.ui.scenes.table.draw_hint import draw_hint, draw_odds
from crypt_game.ui.scenes.table.draw_own import draw_columns
from crypt_game.ui.scenes.table.draw_room import draw_collectors, draw_room, draw_top
from crypt_game.ui.scenes.table.draw_seats import draw_panels
from crypt_game.ui.scenes.table.draw_sides import draw_sides
from crypt_game.ui.scenes.table.draw_tray import draw_tray
from crypt_game.ui.scenes.table.easel import Easel, Say
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.model import TableModel

__all__ = ["draw_table", "flames_of"]


def draw_table(brush: Brush, model: TableModel, layout: TableLayout, say: Say, controls: Controls) -> None:
    """Paint everything that lies still: all but widgets, flames and what is in the air.

    While keys are in use (`controls.by_keys`) the hint line lists them.
    """
    easel = Easel(brush, model, layout, say)
    draw_still(easel)
    draw_hint(easel, _keys(say, isinstance(model.asking, ClaimDraft)) if controls.by_keys else ())


def _keys(say: Say, claiming: bool) -> list[tuple[str, str]]:
    """Key caps and what they do, for the hint line."""
    keys = [("Tab", "next"), ("Enter", "choose")]
    if claiming:
        keys += [("1 – 6", "effort"), ("C", "confirm"), ("U", "undo"), ("R", "recover")]
    keys += [("Z", "zoom"), ("F1", "rule"), ("Esc", "menu")]
    return [(cap, say(f"hint-key-{use}")) for cap, use in keys]


def draw_still(easel: Easel) -> None:
    """Everything but the hint line."""
    layout = easel.layout
    draw_room(easel)
    draw_top(easel)
    draw_collectors(easel)
    draw_crypt(easel)
    draw_tray(easel)
    draw_odds(easel)
    draw_columns(easel)
    if layout.sharing:
        draw_divvy(easel)
        return
    draw_panels(easel)
    draw_ghost_panels(easel)
    draw_sides(easel)


def flames_of(layout: TableLayout) -> list[Flame]:
    """The two torches beside the ribbon of phases."""
    return [Flame(foot, layout.flame_height) for foot in layout.torch_feet]
