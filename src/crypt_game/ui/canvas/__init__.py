"""The drawing room: everything a scene needs to draw, and nothing that decides what is drawn.

    workshop = Workshop(assets, cache)                 once per app, after the display exists
    brush = Brush(surface, workshop, Scale.of(surface.get_size(), text=settings.text_size))
    brush.stone_wall(surface.get_rect(), "floor")
    brush.panel(rect, active=True)
    brush.text(theme.NAME, "Ysolde", rect.midtop, anchor="midtop", max_width=rect.width)

All rectangles and points are window pixels; `canvas.px(24)` and `scale.rect(x, y, w, h)` turn design pixels
(1920×1080) into them. Arguments called `reach`, `radius`, `cut`, `blur`, `dy`, the size of `icon` and the
height of `key_cap` and `strength_tag` are design pixels. Everything is cached by size: draw the whole screen
every dirty frame. Names: houses tower moon pine star ghost shade; people duchess duke; treasure idol jewelry
manuscript pottery remains tapestry; pictures by their path in assets/svg, `"icon/flip"`.

**Workshop**: sprite(name, height), sprite_size, has_sprite, sprite_names; prewarm(pairs) asks for pictures,
work(seconds) makes some; baked(key, make), stored(key, size, make); forget() after a change of window or text
size.

**Type**: text(style, words, pos, colour, anchor, max_width=, floor=, figures="tabular", shadow=, alpha=) ->
Rect; measure, fit, fits, text_height; numeral(style, figure, center, colour, height);
paragraph(style, words, rect, colour, align, max_lines=) -> height; paragraph_height. Markup: see
`paragraphs`; `escape` makes names that players typed harmless. Styles, colours: `crypt_game.ui.theme`.

**Panels**: panel(rect, active, dim, rim), dialog, inset(active), row(chosen, changed), empty_place, socket,
button(rect, kind, state) -> the colour for its words, focus_ring(rect, cut),
outline(rect, "selection" | "legal" | "hover" | "warning", radius=, strength=), hairline(start, end),
plate(rect, recipe).

**Light**: glow(rect or point, strength), flame(foot, height, time, still=), flame_area, sconce(foot, height),
scrim(share), dim(rect, share), drop_shadow.

**Room**: stone_wall(rect, "floor" | "wall" | "dark" | "tomb"), slab, inscription(words, center),
tomb(rect, time), tomb_flames, niche(house, person, rect, time), niche_flames.

**Things**: sprite(name, rect or center, height, alpha=, angle=, tint=, zoom=, squeeze=), icon(name, pos,
size, colour), die(house, face, rect, angle=, alpha=, zoom=, chosen=), pushed_die, coin(value, center, size),
disc(value, knowledge, center, size), badge, portrait(house, person, rect), torch(kind, rect),
player_card(house, person, rect, title), seal(agreed, center, size), side_seal, letter_ring,
step_disc(number, center, size, state), pill(rect, rim).

**Cards**: card_front(type, value, rect, mark=, alpha=, angle=, squeeze=, zoom=), card_back, card, card_taken,
card_pile(type, rect, count), sockets(rect, face_up=, dice=) -> boxes for dice, mini_empty,
mini_card(type, rect, face_up=, value=, knowledge=), icon_line(text, rect),
collector(type, side, rect, name, lines, timing, active=, dim=).

**Forms**: toggle, slider(rect, value, notches=), groove, checkbox, key_cap(label, pos), key_cap_width,
scroll_bar, time_bar, hold_ring, health_bar(rect, sound, total).

**Table**: phase_ribbon(rect, labels, active, progress) -> cells, round_pips, risk_ticks(effort, rect),
strength_tag(house, text, center) -> Rect, strength_tag_width(text), stack_bracket.
**Page**: page, page_box(rect, strip).

**Plots**: grid_line, curve(points, colour, dashed=), area(points, foot), plot_point(center, won=, hover=),
plot_bar(rect, lit=).

**Messages**: tooltip_box(rect, notch, notch_x), toast_box(rect, kind, remaining).

Must never import scenes, match or rules.
"""

from __future__ import annotations

from typing import final

from crypt_game.ui.canvas.cards import CARD_ASPECT, MINI_ASPECT, SetupMark
from crypt_game.ui.canvas.messages import Messages, ToastKind
from crypt_game.ui.canvas.panels import ButtonKind, ButtonState, OutlineKind, PanelStyle, button_ink
from crypt_game.ui.canvas.paragraphs import Align, Paragraphs, escape
from crypt_game.ui.canvas.parchment import Pages
from crypt_game.ui.canvas.picture_store import PictureStore, UnknownSprite
from crypt_game.ui.canvas.pieces import DIE_ASPECT, DieFace, Knowledge, Torch
from crypt_game.ui.canvas.plots import Plots
from crypt_game.ui.canvas.scale import Scale
from crypt_game.ui.canvas.stone import Room
from crypt_game.ui.canvas.surfaces import Anchor, Point
from crypt_game.ui.canvas.table_marks import Tableware
from crypt_game.ui.canvas.text import Figures
from crypt_game.ui.canvas.tomb import Tomb


@final
class Canvas(Tomb, Pages, Plots, Tableware, Messages, Paragraphs):
    """A thin facade over the chapters of this package: one surface, one workshop, one scale."""


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
    "Figures",
    "Knowledge",
    "OutlineKind",
    "PanelStyle",
    "PictureStore",
    "Point",
    "Room",
    "Scale",
    "SetupMark",
    "ToastKind",
    "Torch",
    "UnknownSprite",
    "button_ink",
    "escape",
]
