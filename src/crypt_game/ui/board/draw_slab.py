"""What lies on the slab beside the cards: draw pile and box; in Only Child the ladder of titles."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.cards import draw_card_pile, draw_empty_card
from crypt_game.drawing.canvas.light import CAST_SPREAD, draw_cast_shadow
from crypt_game.drawing.canvas.panels import draw_row
from crypt_game.drawing.canvas.pieces import draw_coin, draw_die
from crypt_game.drawing.geometry import Space
from crypt_game.play.spots import CardSpot, PileSpot
from crypt_game.rules import RANKS, rank_of
from crypt_game.rules.indices import POOLS, PoolIndex
from crypt_game.rules.scoring import score_so_far
from crypt_game.rules.terms import TreasureType
from crypt_game.text.rank_words import rank_words
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass

__all__ = ["draw_slab_things"]

_ON_STONE = theme.NOTE._replace(edged=True)
_COUNT = theme.BODY_BOLD._replace(edged=True)
_BEHIND_WORDS, _HIGHER = 0.5, 1.5
"""How dark the stone is behind words that stand on it, and how high for two rows of them."""
_DICE_ABREAST, _DICE_LINES, _DICE_PITCH = 6, 2, 1.12
"""With more exhausted dice in the box they lie in two lines; how far apart, in dice."""
_MOST_DICE = 8
"""More are not to be counted at a glance: they are told by pool."""
_HEAD, _COIN, _COIN_AT = 34, 0.94, 0.45
_BOX_PICTURE = 1.5
"""How high the picture of the box is, in heights of its place: it has room round it."""
_NAMES_SHARE = 0.7
"""How much of a rung of the ladder its title may take."""


def draw_slab_things(context: DrawContext) -> None:
    """Draw pile, box and ladder."""
    layout, model = context.layout, context.model
    view, pile = model.view, layout.pile
    lying = _pile_of(context)
    context.part("pile", pile.whole, lying, partial(_draw_pile, *lying), waits=())
    box = len(view.discard), tuple(pool.exhausted for pool in view.pools)
    context.part("box", pile.box_row, box, _draw_box, waits=())
    if layout.ladder is not None:
        told = None if model.covered else score_so_far(view, model.viewer).low.total
        score = model.scores.get(model.viewer, told)
        context.part("ladder", layout.ladder, (score,), partial(_draw_ladder, layout.ladder, score))


def _pile_of(context: DrawContext) -> tuple[TreasureType | None, int]:
    """The type on top of the draw pile, and how many cards lie there: all of them until they are dealt."""
    view, dealt = context.model.view, sorted(context.hidden(CardSpot), key=lambda spot: spot.slot)
    first = view.crypt[dealt[0].slot] if dealt else None
    if context.shows(PileSpot()) or first is None:
        return view.top, view.deck
    return first.cards[0].card.type, view.deck + len(dealt)


def _draw_pile(top: TreasureType | None, count: int, context: DrawContext) -> None:
    """The pile with the type on its top card, and how many cards are left."""
    canvas, say, places = context.canvas, context.say, context.layout.pile
    if top is None or not count:
        if not context.model.view.round:
            return  # nothing has been dealt
        draw_empty_card(canvas, places.card)
        context.lines([TextLine(_ON_STONE, say("table-pile-empty"))], places.lines, "center", middle=True)
        return
    _shade_words(context, places.lines)
    draw_card_pile(canvas, top.value, places.card, count)
    coming = say("table-pile-next", type=context.type_name(top))
    _draw_words(context, coming, say("table-pile-left", count=count), places.lines)


def _shade_words(context: DrawContext, rect: Rect) -> None:
    """Darken the stone behind words; higher than they are, so that it ends softly above and below them."""
    rows = Rect(rect.x, rect.y, rect.width, context.layout.pile.box_lines.height)
    draw_cast_shadow(context.canvas, rows.scale_by(1 / CAST_SPREAD, _HIGHER / CAST_SPREAD), _BEHIND_WORDS)


def _draw_words(context: DrawContext, words: str, count: str, rect: Rect) -> None:
    """What lies there, in two rows where one is too narrow, and how much of it."""
    counted = TextLine(_COUNT, count, theme.Palette.HEADING)
    context.lines([TextLine(_ON_STONE, words), counted], rect, "center")


def _draw_box(context: DrawContext) -> None:
    """The box: how many cards lie in it, and everybody's exhausted dice."""
    canvas, say, view, places = context.canvas, context.say, context.model.view, context.layout.pile
    _shade_words(context, places.box_lines)
    canvas.sprite("table/box", places.box.center, places.box.height * _BOX_PICTURE)
    _draw_words(context, say("table-box"), say("term-cards", count=len(view.discard)), places.box_lines)
    tired = [(pool, dice.exhausted) for pool, dice in zip(POOLS, view.pools, strict=False) if dice.exhausted]
    row = places.box_dice
    dice = [pool for pool, count in tired for _ in range(count)]
    if len(dice) > _MOST_DICE:
        _draw_dice_of_pools(context, tired, row)
        return
    lines = 1 + (len(dice) > _DICE_ABREAST)
    abreast = max(1, -(-len(dice) // lines))
    side = min(row.height // _DICE_LINES, row.width // min(abreast, _DICE_ABREAST))
    pitch = min(round(side * _DICE_PITCH), (row.width - side) // max(1, abreast - 1))
    for number, pool in enumerate(dice):
        line, at = divmod(number, abreast)
        beside = min(abreast, len(dice) - line * abreast) - 1
        left = row.centerx - (pitch * beside + side) // 2 + pitch * at
        place = Rect(left, row.y + line * row.height // _DICE_LINES, side, side)
        draw_die(canvas, context.pool_house(pool), "exhausted", place)


def _draw_dice_of_pools(context: DrawContext, tired: list[tuple[PoolIndex, int]], row: Rect) -> None:
    """One die of each pool and how many they are, two pools in a line."""
    wide, side = row.width // 2, row.height // _DICE_LINES
    for number, (pool, count) in enumerate(tired):
        line, at = divmod(number, 2)
        left = row.centerx - min(2, len(tired) - 2 * line) * wide // 2 + wide * at
        words = Rect(left, row.y + line * side, wide - side, side)
        figure = TextLine(_COUNT, f"{count} ×", theme.Palette.HEADING)
        context.line(figure, words.inflate(-context.canvas.px(Space.TIGHT), 0), "right")
        die = Rect(words.right, words.y, side, side)
        draw_die(context.canvas, context.pool_house(pool), "exhausted", die)


def _draw_ladder(rect: Rect, score: int | None, context: DrawContext) -> None:
    """The four titles with what they need; the score so far on its rung, unless it is covered (§6.8)."""
    canvas, say = context.canvas, context.say
    draw_panel_glass(context, rect)
    pad, gap = canvas.px(Space.CLOSE), canvas.px(Space.HAIR)
    head = Rect(rect.x + pad, rect.y + pad // 2, rect.width - 2 * pad, canvas.px(_HEAD))
    context.line(TextLine(theme.PANEL_TITLE, say("table-rank"), theme.Palette.HEADING), head)
    inner = Rect(head.x, head.bottom + gap, head.width, rect.bottom - pad // 2 - head.bottom - gap)
    height = (inner.height + gap) // len(RANKS) - gap
    names_wide = (inner.width - gap) * _NAMES_SHARE
    titles = context.model.plan.titles
    words_of = {rank: rank_words(say, rank, titles) for rank, _ in RANKS}
    style = context.level(theme.BODY_BOLD, [(words, names_wide) for words in words_of.values()], height)
    figures = theme.NOTE._replace(size=min(theme.NOTE.size, style.size))
    for number, (rank, least) in enumerate(RANKS):
        row = Rect(inner.x, inner.y + number * (height + gap), inner.width, height)
        here = score is not None and rank_of(score) is rank
        if here:
            draw_row(canvas, row.inflate(pad, 0), chosen=True)
        if here and score is not None:
            draw_coin(canvas, score, (row.right - height * _COIN_AT, row.centery), height * _COIN)
            taken = height
        else:
            figure = TextLine(figures, f"{least}+", theme.Palette.MUTED)
            taken = row.right - context.line(figure, row, "right").x
        words = Rect(row.x, row.y, row.width - taken - gap, height)
        colour = theme.Palette.IVORY if here else theme.Palette.MUTED
        name = style if here else style._replace(weight=theme.BODY.weight)
        context.line(TextLine(name, words_of[rank], colour), words)
