"""The viewer's six sets: each Collector with the cards of its type, what they pay and what one more adds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Knowledge
from crypt_game.drawing.canvas.cards import MINI_RADIUS, draw_mini_card, draw_mini_empty
from crypt_game.drawing.canvas.collectors import draw_icon_line, level_icon_lines
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_pill, draw_side_seal
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.play.spots import HeldSpot
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.set_worth import set_worth, worth_basis
from crypt_game.rules.state import Held
from crypt_game.rules.terms import TREASURE_TYPES, Choice, TreasureType
from crypt_game.rules.view import SeatView
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.participants import side_name
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass
from crypt_game.ui.board.draw_worth import draw_gain, draw_pays, set_words
from crypt_game.ui.board.layout_sets import SetPlaces
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["asked_collector", "disc_of", "draw_mini", "draw_sets", "set_heading"]

_SEAL, _SEAL_IN, _LARGER_SEAL = 0.38, 0.42, 0.5
"""The seal of the side, in medals, how far in its middle lies, in seals, and by which share it is larger at
twice the usual text size."""
_LEADING = 1.24
_GLYPH_RIM = 4
"""How many pixels the disc under a glyph on a medal is wider than the glyph."""
_NAME, _PLAIN_NAME = (style._replace(floor=11) for style in (theme.TYPE_NAME, theme.PLAIN_TYPE_NAME))
_LEAST_ROWS = 1.4
"""A rule of one line is no higher than its room parted by this."""
_RULE = theme.ICON_LINE._replace(size=22, floor=11)


def asked_collector(context: DrawContext) -> TreasureType | None:
    """The Collector whose reward is being asked for, or None."""
    if isinstance(context.model.asking, FlipOffer):
        return context.model.asking.type
    decide = context.model.decide
    if decide is None:
        return None
    return {Choice.POTTERY: TreasureType.POTTERY, Choice.REROLL: TreasureType.IDOL}.get(decide.what)


def draw_sets(context: DrawContext) -> None:
    """All six sets; one that is asked for a reward, or that a claim would enlarge, is lit."""
    model = context.model
    names = [context.type_name(kind) for kind in TREASURE_TYPES]
    room = context.layout.sets[0].name
    style = set_heading(context, names, room)
    usual = min(context.layout.sets, key=lambda places: places.paying)
    words = set_words(context, usual.pays, usual.gain)
    flying, hot = context.hidden(HeldSpot), _hot(context)
    secret = None if model.covered else model.viewer
    for kind, places in zip(TREASURE_TYPES, context.layout.sets, strict=True):
        held = enumerate(model.view.seats[model.viewer].cards)
        mine = tuple((n, entry) for n, entry in held if entry.card.type is kind)
        in_air = frozenset(n for n, _ in mine if HeldSpot(model.viewer, n) in flying)
        shows = (
            (mine, model.viewer, style, tuple(places.cards), places.paying, kind in hot),
            tuple(disc_of(model.view, entry.card, model.covered) for _, entry in mine),
            tuple(_is_paying(context, entry.card) for _, entry in mine),
            () if model.covered else worth_basis(model.view, kind),
            model.keeps_back_gains,
            in_air,
        )
        paint = partial(_draw_set, kind, places, kind in hot, (style, *words))
        context.part("set", places.panel, shows, paint, waits=(secret, in_air, kind in hot))


def set_heading(context: DrawContext, names: list[str], room: Rect) -> theme.Style | None:
    """How the names of all sets are written: in one size, in plain letters where they are too wide, as small
    as may be before they are left out; None where even so they have no room, and their glyphs must do."""
    for style in (_NAME, _PLAIN_NAME):
        found = context.level(style, [(name, room.width) for name in names], room.height)
        if all(context.canvas.fits(style, name, room.width) for name in names):
            return found
    small = _PLAIN_NAME._replace(size=context.canvas.scale.lowest(_PLAIN_NAME))
    return small if all(context.canvas.measure(small, name)[0] <= room.width for name in names) else None


def _hot(context: DrawContext) -> frozenset[TreasureType]:
    """The types that are asked for, or that the claim on the table is about."""
    asking, asked = context.model.asking, asked_collector(context)
    if isinstance(asking, ClaimDraft):
        slots = [context.model.view.crypt[slot] for slot in asking.groups]
        return frozenset(laid.card.type for slot in slots if slot is not None for laid in slot.cards)
    return frozenset() if asked is None else frozenset({asked})


def _draw_set(
    kind: TreasureType,
    places: SetPlaces,
    hot: bool,
    words: Sequence[theme.Style | None],
    context: DrawContext,
) -> None:
    tones = theme.Palette.TREASURE[kind.value]
    heading, beside_coin, before_gain = words
    draw_panel_glass(context, places.panel, GlassStyle(active=hot, wash=tones.tint))
    _draw_collector(context, kind, places, heading)
    model, viewer = context.model, context.model.viewer
    mine = [(n, held) for n, held in enumerate(model.view.seats[viewer].cards) if held.card.type is kind]
    landed = [(number, n, held) for number, (n, held) in enumerate(mine)
              if context.shows(HeldSpot(viewer, n))]  # fmt: skip
    if not landed:
        draw_mini_empty(context.canvas, kind.value, context.layout.mini(kind, 0))
    for number, _, held in landed:
        draw_mini(context, held, context.layout.mini(kind, number), _is_paying(context, held.card))
    worth = None if model.covered else set_worth(model.view, viewer, kind)
    draw_pays(context, places.pays, worth, beside_coin)
    if worth is not None and not context.model.keeps_back_gains:
        draw_gain(context, places.gain, worth, before_gain)


def _draw_collector(
    context: DrawContext, kind: TreasureType, places: SetPlaces, heading: theme.Style | None
) -> None:
    """Medal, side, name and rule of the Collector."""
    canvas, side = context.canvas, context.model.view.setup.collectors.of(kind)
    lines = collector_lines(kind, side, context.say)
    medal, rule, tones = places.medal, places.rule, theme.Palette.TREASURE[kind.value]
    canvas.sprite(f"collectors/{side_name(kind, side)}", medal.center, medal.height)
    seal = round(medal.height * _SEAL * (1 + canvas.scale.larger * _LARGER_SEAL))
    corner = medal.right - seal * _SEAL_IN, medal.bottom - seal * _SEAL_IN
    draw_side_seal(canvas, side.value, corner, seal)
    named = heading if places.titled or not places.large_type else None
    if named is not None:
        name = TextLine(named, context.type_name(kind), theme.Palette.HEADING)
        context.line(name, places.name, floor=named.floor)
    if named is None or not places.glyph_on_face:
        if places.glyph_on_medal:
            draw_pill(canvas, places.glyph.inflate(_GLYPH_RIM, _GLYPH_RIM), tones.tint, tones.dark)
        canvas.sprite(f"glyph/{kind.value}", places.glyph, tint=tones.light)
    rows = len(lines)
    height = round(rule.height / max(_LEAST_ROWS, rows))
    top = rule.y + (rule.height - rows * height) // 2
    most = height / (_LEADING * canvas.scale.k * canvas.scale.text)
    style = level_icon_lines(canvas, lines, rule.width, _RULE._replace(size=min(_RULE.size, most)))
    for row, line in enumerate(lines):
        draw_icon_line(canvas, line, Rect(rule.x, top + row * height, rule.width, height), style)


def _is_paying(context: DrawContext, card: Face) -> bool:
    """Whether an offer would flip this card."""
    asking = context.model.asking
    return isinstance(asking, FlipOffer) and asking.seat == context.model.viewer and card in asking.chosen


def disc_of(view: SeatView, card: Face, covered: bool) -> tuple[int | None, Knowledge]:
    """What the disc of a face-down card shows: its value and who knows it, or a lock while `covered`."""
    if not isinstance(card, Card):
        return None, "covered"
    if card in view.public:
        return card.value, "public"
    return (None, "covered") if covered else (card.value, "own")


def draw_mini(context: DrawContext, entry: Held[Face], place: Rect, chosen: bool = False) -> None:
    """One card of the collection, as far as it may be shown."""
    kind = entry.card.type.value
    if chosen:
        draw_outline(context.canvas, place, "selection", radius=MINI_RADIUS)
    if entry.flipped and isinstance(entry.card, Card):
        draw_mini_card(
            context.canvas, kind, place, face_up=True, value=entry.card.value, mark=mark_of(entry.card)
        )
        return
    value, knowledge = disc_of(context.model.view, entry.card, context.model.covered)
    draw_mini_card(context.canvas, kind, place, face_up=False, value=value, knowledge=knowledge)
