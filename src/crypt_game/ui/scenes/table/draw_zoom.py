"""A card or Collector shown large beside the Crypt, with what is known about it (VISUAL §11, Zoom)."""

from __future__ import annotations

from pygame import Rect

from crypt_game.rules.cards import Card, Face
from crypt_game.rules.terms import TREASURE_TYPES, TreasureType
from crypt_game.text.cast import side_name
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush, Scale
from crypt_game.ui.focus import Tip
from crypt_game.ui.scenes.table.collector_lines import collector_lines
from crypt_game.ui.scenes.table.draw_crypt import lying
from crypt_game.ui.scenes.table.draw_own import disc_of
from crypt_game.ui.scenes.table.easel import Easel, Line, Say
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.model import Spot, SpotKind, TableModel
from crypt_game.ui.scenes.table.pictures import mark_of
from crypt_game.ui.scenes.table.tips import card_tip, collector_tip, held_tip

__all__ = ["draw_zoom", "zoomed_spot"]

_DIM = 0.46


def zoomed_spot(model: TableModel) -> Spot | None:
    """What `model.zoom` names: a card of the Crypt, one of the viewer's own, or a Collector; else None."""
    kind, _, rest = (model.zoom or "").partition("-")
    if kind == "collector" and rest in TREASURE_TYPES:
        return Spot(SpotKind.COLLECTOR, TREASURE_TYPES.index(TreasureType(rest)))
    if not rest.isdigit():
        return None
    number = int(rest)
    slot = lying(model.view.crypt, number)
    if kind == "card" and slot is not None:
        return Spot(SpotKind.CARD, number, len(slot.cards) - 1)
    if kind == "under" and slot is not None and len(slot.cards) > 1:
        return Spot(SpotKind.CARD, number, 0)
    if kind == "held" and number < len(model.view.seats[model.viewer].cards):
        return Spot(SpotKind.HELD, model.viewer, number)
    return None


def draw_zoom(brush: Brush, model: TableModel, layout: TableLayout, say: Say) -> None:
    """Paint what is zoomed over everything else, which dims but for the Crypt, the own panel and the tray."""
    spot = zoomed_spot(model)
    if spot is None:
        return
    easel = Easel(brush, model, layout, say)
    _dim_the_rest(easel)
    place = layout.zoom(layout.place(spot))
    if spot.kind is SpotKind.COLLECTOR:
        _draw_collector(easel, TREASURE_TYPES[spot.a], place)
    elif spot.kind is SpotKind.CARD:
        slot = lying(model.view.crypt, spot.a)
        if slot is not None:
            laid = slot.cards[spot.b]
            _draw_card(easel, laid.card, laid.up, place, card_tip(model, say, spot.a, spot.b))
            _draw_dice(easel, spot, place)
    else:
        held = model.view.seats[spot.a].cards[spot.b]
        _draw_card(easel, held.card, held.flipped, place, held_tip(model, say, spot.a, spot.b))


def _dim_the_rest(easel: Easel) -> None:
    layout, surface = easel.layout, easel.brush.surface
    whole = [layout.crypt.whole(slot) for slot in range(len(layout.crypt.cards))]
    lit = [*whole, layout.tray, layout.panel_of(easel.model.viewer).panel]
    kept = [(rect, surface.subsurface(rect).copy()) for rect in lit]
    easel.brush.scrim(_DIM)
    for rect, picture in kept:
        surface.blit(picture, rect)


def _draw_card(easel: Easel, face: Face, up: bool, place: Rect, tip: Tip | None) -> None:
    brush = easel.brush
    brush.outline(place, "selection", radius=16 * place.width / 240 / brush.scale.k)
    if up and isinstance(face, Card):
        brush.card_front(face.type.value, face.value, place, mark=mark_of(face))
    else:
        brush.card_back(face.type.value, place)
        value, knowledge = disc_of(easel.model.view, face, easel.model.covered)
        size = place.width * 0.2
        brush.disc(value or "?", knowledge, (place.x + size * 0.75, place.y + size * 0.75), size)
    if tip is not None:
        _caption(easel, tip, place)


def _draw_dice(easel: Easel, spot: Spot, place: Rect) -> None:
    """The dice that lie on the card, as large as it."""
    slot = lying(easel.model.view.crypt, spot.a)
    if slot is None or slot.seat is None or slot.effort is None or spot.b != len(slot.cards) - 1:
        return
    sockets = easel.brush.sockets(place, face_up=slot.cards[-1].up, dice=slot.dice)
    for socket in sockets[: slot.dice]:
        easel.brush.die(easel.house(slot.seat), slot.effort, socket)


def _caption(easel: Easel, tip: Tip, above: Rect) -> None:
    """Title and sentences in a gilt box below (or, where there is no room, above the foot of) a picture."""
    brush, pad = easel.brush, easel.brush.px(16)
    side = easel.layout.panel_of(easel.model.viewer).panel.width + pad
    width = min(above.width, side) - 2 * pad
    title = brush.text_height(theme.PANEL_TITLE)
    height = title + brush.paragraph_height(theme.NOTE, tip.body, width) + 2 * pad
    box = Rect(above.x, above.bottom + brush.px(14), width + 2 * pad, height)
    if above.centerx > easel.layout.frame.size[0] // 2:
        box.right = above.right
    box.bottom = min(box.bottom, easel.layout.frame.size[1] - pad)
    brush.tooltip_box(box)
    head = Rect(box.x + pad, box.y + pad // 2, width, title)
    easel.line(Line(theme.PANEL_TITLE, tip.title, theme.Palette.HEADING), head)
    brush.paragraph(theme.NOTE, tip.body, Rect(head.x, head.bottom + pad // 4, width, 0))


def _draw_collector(easel: Easel, kind: TreasureType, place: Rect) -> None:
    side = easel.model.view.setup.collectors.of(kind)
    card = Rect(place.x, place.y, place.width, round(place.width * 128 / 196))
    brush = easel.brush
    larger = Scale(brush.scale.k * card.width / easel.layout.collectors[0].width)
    Brush(brush.surface, brush.workshop, larger).collector(
        kind.value,
        side.value,
        card,
        easel.type_name(kind),
        collector_lines(kind, side, easel.say),
        easel.say(f"collector-{side_name(kind, side)}-timing"),
        active=True,
    )
    _caption(easel, collector_tip(easel.model, easel.say, kind), card)
