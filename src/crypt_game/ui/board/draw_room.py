"""The room round the table: floor, torches, slab, the bar at the top and the row of Collectors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from pygame import Rect, Surface

from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.rules.terms import TREASURE_TYPES, Choice, Phase, TreasureType
from crypt_game.text.collector_face import collector_lines
from crypt_game.text.participants import side_name
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_hint import shows_odds
from crypt_game.ui.board.table_marks import draw_phase_ribbon, draw_round_pips
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.collectors import CollectorWords, collector_styles, draw_collector
from crypt_game.ui.canvas.stone import draw_inscription, draw_slab, draw_stone_wall
from crypt_game.ui.canvas.vector import circle, document, filled, gradient, polygon, rasterise, stroked
from crypt_game.ui.geometry import Scale

__all__ = [
    "PHASES",
    "PHASE_INDEX",
    "asked_collector",
    "draw_collectors",
    "draw_motto",
    "draw_room",
    "draw_top",
]

_MOST_TEXT = 1.15
"""Collectors are icons first: larger type would cover them, and the tooltip says all."""
_NARROW, _SMALL = 120, 140
"""Widths in pixels below which a Collector drops its arrows, and below which its words need all its room."""
_INSCRIPTION, _DIVVY_INSCRIPTION = "REX MORTVVS EST", "AEQVA PARS"
PHASES = ("reveal", "claim", "collect", "pass")
PHASE_INDEX = {
    Phase.SETUP: 0,
    Phase.POTTERY: 0,
    Phase.CLAIM: 1,
    Phase.COLLECT: 2,
    Phase.FINAL: 3,
    Phase.OVER: 3,
}


def asked_collector(context: DrawContext) -> TreasureType | None:
    """The Collector whose reward is being asked for, or None."""
    if isinstance(context.model.asking, FlipOffer):
        return context.model.asking.type
    decide = context.model.decide
    if decide is None:
        return None
    return {Choice.POTTERY: TreasureType.POTTERY, Choice.REROLL: TreasureType.IDOL}.get(decide.what)


def draw_room(context: DrawContext) -> None:
    """The stone floor, the two torch stands and the slab: one picture that only changes with the window."""
    canvas, layout = context.canvas, context.layout
    window = layout.frame.window

    def make() -> Surface:
        art = Surface(window.size).convert()
        inner = Canvas(art, canvas.picture_store, canvas.scale)
        draw_stone_wall(inner, window, "floor")
        for foot in layout.torch_feet:
            _stand(inner, foot)
        draw_slab(inner, layout.slab)
        return art

    key = ("table-room", window.size, tuple(layout.slab), canvas.scale.k)
    canvas.surface.blit(canvas.picture_store.baked(key, make), (0, 0))


def draw_motto(context: DrawContext) -> None:
    """The motto on the foot of the slab, where the cards leave it free; above the cards in a divvy."""
    layout, canvas = context.layout, context.canvas
    line = Rect(layout.slab.x, 0, layout.slab.width, canvas.text_height(theme.INSCRIPTION))
    if layout.sharing:
        words, line.y = _DIVVY_INSCRIPTION, layout.slab.y + canvas.px(18)
        room = min(card.y for card in layout.crypt.cards) > line.bottom
    else:
        words, lowest = _INSCRIPTION, max(tag.bottom for tag in layout.crypt.tags)
        foot = (
            layout.strip.y if shows_odds(context) or layout.audience else layout.slab.bottom - canvas.px(20)
        )
        line.centery = lowest + (foot - lowest) // 2
        room = foot - lowest >= line.height + canvas.px(8)
    if room:
        context.part(
            "motto", line, words, lambda here: draw_inscription(here.canvas, words, line.center), kept=False
        )


def _stand(canvas: Canvas, foot: tuple[int, int]) -> None:
    """The iron torch below a flame."""
    width, height = canvas.px(30), canvas.px(46)

    def make() -> Surface:
        k = height / 46
        stick = polygon([(11 * k, 8 * k), (19 * k, 8 * k), (17 * k, 45 * k), (13 * k, 45 * k)])
        bowl = polygon([(5 * k, 2 * k), (25 * k, 2 * k), (20 * k, 14 * k), (10 * k, 14 * k)])
        parts = [
            gradient("w", ((122, 78, 40), (58, 36, 20))),
            gradient("b", (theme.Palette.GILT, (110, 78, 30))),
            filled(stick, "#w"),
            stroked(stick, theme.Palette.VOID, 2 * k),
            filled(bowl, "#b"),
            stroked(bowl, theme.Palette.VOID, 2.4 * k),
            circle(15 * k, 22 * k, 2.4 * k, theme.Palette.BRASS),
        ]
        return rasterise(document(width, height, parts), (width, height))

    art = canvas.picture_store.baked(("torch-stand", width, height), make)
    canvas.stamp(art, (foot[0] - width // 2, foot[1] - canvas.px(4)))


def draw_top(context: DrawContext) -> None:
    """Round, pips and the ribbon of phases."""
    layout, view = context.layout, context.model.view
    whole = layout.round_text.unionall([layout.pips, layout.ribbon])
    context.part("top", whole, (view.round, view.phase), _draw_top, waits=())


def _draw_top(context: DrawContext) -> None:
    canvas, layout, say, view = context.canvas, context.layout, context.say, context.model.view
    round_ = max(1, view.round)
    context.lines(
        [
            TextLine(theme.NOTE, say("table-round"), theme.Palette.MUTED),
            TextLine(theme.BODY_BOLD, say("table-round-of", round=round_, rounds=view.variant.rounds)),
        ],
        layout.round_text,
        middle=True,
    )
    pips = layout.pips
    pitch = min(22.0, pips.width / canvas.scale.k / max(1, view.variant.rounds))
    draw_round_pips(canvas, pips.midleft, round_ - 1, view.variant.rounds, pitch=pitch)
    labels = [say(f"term-phase-{phase}") for phase in PHASES]
    draw_phase_ribbon(canvas, layout.ribbon, labels, PHASE_INDEX[view.phase])


def draw_collectors(context: DrawContext) -> None:
    """The six Collectors; the one that is being asked for glows."""
    places, asked = context.layout.collectors, asked_collector(context)
    context.part("collectors", places[0].unionall(list(places)), (asked,), partial(_draw_collectors, asked))


def _draw_collectors(asked: TreasureType | None, context: DrawContext) -> None:
    scale = context.canvas.scale
    canvas = Canvas(
        context.canvas.surface, context.canvas.picture_store, Scale(scale.k, min(scale.text, _MOST_TEXT))
    )
    context = replace(context, canvas=canvas)
    sides, places = context.model.view.setup.collectors, context.layout.collectors
    names = [context.type_name(kind) for kind in TREASURE_TYPES]
    timings = [context.say(f"collector-{side_name(kind, sides.of(kind))}-timing") for kind in TREASURE_TYPES]
    small = places[0].width < _SMALL
    styles = collector_styles(canvas, places[0], names, timings)
    for kind, rect, name, timing in zip(TREASURE_TYPES, places, names, timings, strict=True):
        side = sides.of(kind)
        lines = collector_lines(kind, side, context.say, narrow=rect.width < _NARROW)
        draw_collector(
            canvas,
            kind.value,
            side.value,
            rect,
            CollectorWords("" if small else name, lines, "" if small else timing),
            styles=styles,
            active=kind is asked,
        )
    if small:
        _draw_narrow_words(context, names, timings)


def _draw_narrow_words(context: DrawContext, names: Sequence[str], timings: Sequence[str]) -> None:
    """Names and timings of the Collectors in a small window, over all the width beside their strips."""
    places = context.layout.collectors
    row, width = round(places[0].height * 0.27), round(places[0].width * 0.725) - 4
    heading = context.level(theme.COLLECTOR_NAME, [(name, width) for name in names], row)
    small = theme.TIMING._replace(floor=11)
    when = context.level(small, [(timing, width) for timing in timings], row)
    for rect, name, timing in zip(places, names, timings, strict=True):
        left = rect.right - 2 - width
        head, foot = Rect(left, rect.y + 2, width, row), Rect(left, rect.bottom - row, width, row - 1)
        context.line(TextLine(heading, name, theme.Palette.HEADING), head, "center")
        if context.canvas.fits(when, timing, width):
            context.line(TextLine(when, timing, theme.Palette.MUTED), foot, "center")
