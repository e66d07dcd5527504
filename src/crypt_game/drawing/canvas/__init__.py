"""Drawing: a small canvas, and functions that draw the things of the game upon it. Decides nothing.

    store = PictureStore(assets)                       once per app, after the display exists
    canvas = Canvas(surface, store, Frame.of(surface.get_size(), settings.text_size))
    draw_room(canvas, "rooms/vault", surface.get_rect())
    canvas.panel(rect, active=True)
    canvas.text(theme.NAME, "Ysolde", rect.midtop, anchor="midtop", max_width=rect.width)

All rectangles and points are window pixels; `canvas.px(24)` turns design pixels (1920×1080) into them.
Arguments called `reach`, `radius`, `cut`, `blur`, `dy`, the size of an icon and the height of a key cap are
design pixels. Everything is cached by size: a whole screen may be drawn in every frame that changes it.
Houses are tower moon pine star ghost shade; treasures idol jewelry manuscript pottery remains tapestry;
pictures go by their path in assets/svg, `"icon/flip"`.

`canvas` holds type, paragraphs, sprites, panels and glows; `pieces` dice, coins and badges; `cards` and
`collectors` what their names say; `light`, `glass`, `panels`, `rooms` and `niche` the places; `forms` and
`plots` the parts of controls and diagrams. Must never import `rules`,
`match`, `text` or `ui.scenes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import ButtonKind, ButtonState, OutlineKind, PanelStyle, button_ink
from crypt_game.drawing.canvas.paragraphs import Align, escape
from crypt_game.drawing.canvas.picture_store import PictureStore, UnknownSprite
from crypt_game.drawing.canvas.surfaces import Anchor, Point
from crypt_game.late_names import late_names

if TYPE_CHECKING:
    from crypt_game.drawing.canvas.cards import CARD_ASPECT, MINI_ASPECT, SetupMark
    from crypt_game.drawing.canvas.pieces import DIE_ASPECT, DieFace, Knowledge
else:
    __getattr__ = late_names(
        __name__,
        {
            "cards": ["CARD_ASPECT", "MINI_ASPECT", "SetupMark"],
            "pieces": ["DIE_ASPECT", "DieFace", "Knowledge"],
        },
    )

__all__ = [
    "CARD_ASPECT",
    "DIE_ASPECT",
    "MINI_ASPECT",
    "Align",
    "Anchor",
    "ButtonKind",
    "ButtonState",
    "Canvas",
    "DieFace",
    "Knowledge",
    "OutlineKind",
    "PanelStyle",
    "PictureStore",
    "Point",
    "SetupMark",
    "UnknownSprite",
    "button_ink",
    "escape",
]
