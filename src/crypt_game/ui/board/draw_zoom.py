"""A card or Collector shown large beside the Crypt, with what is known about it (VISUAL §11, Zoom)."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.widget import Tip
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import card_corner, card_sockets, draw_card_back, draw_card_front
from crypt_game.drawing.canvas.collectors import HEIGHT, WIDTH, CollectorWords, draw_collector
from crypt_game.drawing.canvas.light import cut_out, draw_scrim
from crypt_game.drawing.canvas.message_boxes import draw_tooltip_box, draw_way
from crypt_game.drawing.canvas.panels import PANEL_RADIUS, draw_outline
from crypt_game.drawing.canvas.pieces import draw_die, draw_disc
from crypt_game.drawing.canvas.place_beside import place_near, way_to
from crypt_game.drawing.geometry import Scale, Space
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spots import CardSpot, CollectorSpot, HeldSpot, LargeSpot
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import TreasureType
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.language import Say
from crypt_game.text.participants import side_name
from crypt_game.ui.board.board_tips import card_tip, collector_tip, held_tip
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_crypt import draw_tag, lying
from crypt_game.ui.board.draw_sets import disc_of
from crypt_game.ui.board.draw_status import status_line
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["ZOOM_DIM", "cut_by_zoom", "draw_zoom", "zoomed_spot"]

ZOOM_DIM = 0.46
_AS_WIDE, _WIDER = 0.9, (1.2, 1.5, 2.0, 2.6)
"""How many times as wide as the picture its caption is, clear of what is told below the cards, and where it
would cover too much."""
_DISC, _DISC_IN = 0.2, 0.75
"""The disc of a back, in card widths, and how far in its middle lies, in discs."""


def zoomed_spot(model: BoardModel) -> LargeSpot | None:
    """The card or Collector that is shown large; None when nothing is, or what was lies there no more."""
    spot = model.zoom
    match spot:
        case HeldSpot(seat, index) if index >= len(model.view.seats[seat].cards):
            return None
        case CardSpot(index, layer):
            slot = lying(model.view.crypt, index)
            return spot if slot is not None and layer < len(slot.cards) else None
        case _:
            return spot


def draw_zoom(canvas: Canvas, model: BoardModel, layout: BoardLayout, say: Say) -> None:
    """Paint what is zoomed over everything else, which dims but for the Crypt, the own panel and the tray."""
    spot = zoomed_spot(model)
    if spot is None:
        return
    context = DrawContext(canvas, model, layout, say)
    _dim_the_rest(context)
    place = _place_of(spot, layout)
    match spot:
        case CollectorSpot(kind):
            _draw_collector(context, kind, place)
        case CardSpot(index, layer):
            slot = model.view.crypt[index]
            assert slot is not None, "only what lies there is shown large"
            laid = slot.cards[layer]
            _draw_card(context, laid.card, laid.up, place, card_tip(model, say, index, layer))
            if laid is slot.cards[-1]:
                _draw_dice(context, slot, place)
        case HeldSpot(seat, index):
            held = model.view.seats[seat].cards[index]
            _draw_card(context, held.card, held.flipped, place, held_tip(model, say, seat, index))


def cut_by_zoom(model: BoardModel, layout: BoardLayout) -> list[Rect]:
    """Draw pile or box, where what is shown large would cut it."""
    spot, beside = zoomed_spot(model), (layout.pile.whole, layout.pile.box_row)
    return [] if spot is None else [each for each in beside if _place_of(spot, layout).colliderect(each)]


def _place_of(spot: LargeSpot, layout: BoardLayout) -> Rect:
    return layout.zoom(layout.place(spot), low=isinstance(spot, CollectorSpot))


def _dim_the_rest(context: DrawContext) -> None:
    layout, canvas = context.layout, context.canvas
    cards = [*map(layout.crypt.whole, layout.crypt.shown)]
    panels = [layout.tray, layout.panel_of(context.model.viewer).panel]
    lit = [(rect, round(card_corner(rect.width))) for rect in cards]
    lit += [(rect, canvas.px(PANEL_RADIUS)) for rect in panels]
    kept = [(cut_out(canvas, rect, corner), rect) for rect, corner in lit]
    draw_scrim(canvas, ZOOM_DIM)
    for picture, rect in kept:
        canvas.stamp(picture, rect.topleft)
    for slot in layout.crypt.shown:
        draw_tag(context, slot)


def _draw_card(context: DrawContext, face: Face, up: bool, place: Rect, tip: Tip | None) -> None:
    canvas = context.canvas
    draw_outline(canvas, place, "selection", radius=card_corner(place.width) / canvas.scale.k)
    if up and isinstance(face, Card):
        draw_card_front(canvas, face.type.value, face.value, place, mark=mark_of(face))
    else:
        draw_card_back(canvas, face.type.value, place)
        value, knowledge = disc_of(context.model.view, face, context.model.covered)
        size = place.width * _DISC
        centre = (place.x + size * _DISC_IN, place.y + size * _DISC_IN)
        draw_disc(canvas, value or "?", knowledge, centre, size)
    if tip is not None:
        _caption(context, tip, place)


def _draw_dice(context: DrawContext, slot: Slot[Face], place: Rect) -> None:
    """The dice that lie on the uppermost card of a slot, as large as it."""
    if slot.seat is None or slot.effort is None:
        return
    sockets = card_sockets(place, slot.cards[-1].up, slot.dice)
    for socket in sockets[: slot.dice]:
        draw_die(context.canvas, context.house(slot.seat), slot.effort, socket)


def _caption(context: DrawContext, tip: Tip, about: Rect) -> None:
    """Title and sentences in a gilt box below a picture, or where it covers nothing that one decides with."""
    canvas, layout, pad = context.canvas, context.layout, context.canvas.px(Space.NEAR)
    least = min(about.width, layout.panel_of(context.model.viewer).panel.width + pad)
    title, sizes = canvas.text_height(theme.PANEL_TITLE), []
    for wide in (round(about.width * _AS_WIDE), least, *(round(about.width * share) for share in _WIDER)):
        sizes.append((wide, title + canvas.paragraph_height(theme.NOTE, tip.body, wide - 2 * pad) + 2 * pad))
    crypt = layout.crypt
    # flames burn before a box
    flames = [*layout.room.flames, layout.torch(context.model.view.leader, "leader")]
    heads = map(layout.portrait, context.model.view.variant.heirs)
    played = [*crypt.cards, *crypt.tags, layout.tray, status_line(layout), *heads]
    plates = [*(plate.panel for plate in layout.panels.values()), *(each.panel for each in layout.sets)]
    box = place_near(layout.frame, about, sizes, [[*played, *flames], [*plates, layout.phases]])[1]
    draw_tooltip_box(canvas, box)
    draw_way(canvas, way_to(layout.frame, box, about, [*played, *plates]))
    head = Rect(box.x + pad, box.y + pad // 2, box.width - 2 * pad, title)
    context.line(TextLine(theme.PANEL_TITLE, tip.title, theme.Palette.HEADING), head)
    canvas.paragraph(theme.NOTE, tip.body, Rect(head.x, head.bottom + canvas.px(Space.HAIR), head.width, 0))


def _draw_collector(context: DrawContext, kind: TreasureType, place: Rect) -> None:
    side = context.model.view.setup.collectors.of(kind)
    card = Rect(place.x, place.y, place.width, round(place.width * HEIGHT / WIDTH))
    larger = Canvas(context.canvas.surface, context.canvas.picture_store, Scale(card.width / WIDTH))
    timing = context.say(f"collector-{side_name(kind, side)}-timing")
    words = CollectorWords(context.type_name(kind), collector_lines(kind, side, context.say), timing)
    draw_collector(larger, kind.value, side.value, card, words, active=True)
    _caption(context, collector_tip(context.model, context.say, kind), card)
