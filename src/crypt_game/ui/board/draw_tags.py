"""The tags below the cards of the Crypt: the sum of a group of dice, and in Collect its rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge, draw_pill
from crypt_game.drawing.canvas.table_marks import draw_strength_tag, strength_tag_width
from crypt_game.play.claim_draft import ClaimDraft, sum_words
from crypt_game.play.spots import SlotDieSpot
from crypt_game.rules.cards import Face
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.ui.board.draw_context import CryptContext

__all__ = ["draw_roll_tag", "draw_sum_tag"]

_SAFE_ROLL = "–"
_TAG_TEXTS = (1.6, 1.4, 1.2, 1.0, 0.8)
"""In which sizes the sum on a tag is tried; the player's text size counts up to the first."""
_LEAST_WHOLE = 0.8
"""Which share of the largest a size is at least in which the dice are told beside their sum."""
_ROLL_BADGE, _ROLL_BADGE_AT, _ROLL_LEFT = 0.8, 0.56, 1.1
_ROLL_TYPE, _ROLL_GAP, _ROLL_ICON, _ROLL_RULE = 0.8, 0.16, 0.42, 0.5
"""The tag of a roll, in heights of its own: badge, its middle, what is left of figures; type, marks."""


def draw_sum_tag(context: CryptContext, index: SlotIndex, slot: Slot[Face]) -> None:
    """The sum of the dice on a card, as they lie or as the claim would lay them."""
    asking = context.model.asking
    if isinstance(asking, ClaimDraft) and index in asking.groups:
        group = asking.groups[index]
        dice = group.dice + (slot.dice if asking.is_ours(index) else 0)
        _tag(
            context, index, context.house(asking.seat), sum_words(group.effort, dice), index == asking.target
        )
    elif slot.seat is not None and slot.effort is not None:
        told, house = context.model.push_out, context.house(slot.seat)
        if context.shows(SlotDieSpot(index, slot.dice - 1)):
            _tag(context, index, house, sum_words(slot.effort, slot.dice), False)
        elif told is not None and told.slot == index and told.strength is not None:
            words = f"{told.strength} > {told.weaker}"
            _tag(context, index, house, words, True, context.house(told.beaten))


def _tag(context: CryptContext, index: SlotIndex, house: str, text: str, lit: bool, rival: str = "") -> None:
    """A strength tag, after it the badge of a `rival` that is beaten; where it lacks room, enlarged type
    tells no more than the sum, then gives way."""
    canvas, place = context.canvas, context.layout.crypt.tags[index]
    scale = canvas.scale
    sizes = (min(scale.text, _TAG_TEXTS[0]), *_TAG_TEXTS[1:])
    whole = [(text, size) for size in sizes if size >= sizes[0] * _LEAST_WHOLE]
    for words, size in (*whole, *((text.rpartition("= ")[2], size) for size in sizes)):
        inner = Canvas(canvas.surface, canvas.picture_store, scale._replace(text=size))
        if strength_tag_width(inner, words, place.height / scale.k, rival) <= place.width:
            break
    draw_strength_tag(inner, house, words, place.center, lit=lit, height=place.height / scale.k, rival=rival)


def draw_roll_tag(context: CryptContext, index: SlotIndex, slot: Slot[Face]) -> None:
    """Badge, effort, and for each die its roll with a tick or a crack, once the dice lie still; dice of like
    fate side by side share theirs where room is short. Effort 1 is never rolled (§3.8)."""
    if slot.seat is None or slot.effort is None:
        return
    rolling = not all(context.shows(SlotDieSpot(index, number)) for number in range(slot.dice))
    rolls = None if rolling else context.model.collect.rolls.get(index)
    canvas, place = context.canvas, context.layout.crypt.tags[index]
    if rolls is None and slot.effort > 1:
        _tag(context, index, context.house(slot.seat), sum_words(slot.effort, slot.dice), False)
        return
    height, house, effort = place.height, context.house(slot.seat), str(slot.effort)
    style = context.fitted(theme.STRENGTH, height * _ROLL_TYPE)
    told = [(str(roll), roll >= slot.effort) for roll in rolls] if rolls else [(_SAFE_ROLL, True)]
    rolled = told
    gap, icon = round(height * _ROLL_GAP), round(height * _ROLL_ICON)

    def width() -> int:
        words = sum(canvas.measure(style, text)[0] for text in (effort, *(figure for figure, _ in rolled)))
        return round(height * _ROLL_LEFT) + words + gap + (len(rolled) + 1) * 2 * gap + len(rolled) * icon

    if width() > place.width:
        rolled = [(", ".join(roll for roll, _ in run), good) for good, run in groupby(rolled, itemgetter(1))]
    if width() > place.width:
        rolled = _counted(told)
    if width() > place.width:
        share = place.width / width()
        height, gap, icon = (round(each * share) for each in (height, gap, icon))
        style = context.fitted(theme.STRENGTH, height * _ROLL_TYPE)
    rect = Rect(0, 0, width(), height).move_to(center=place.center)
    draw_drop_shadow(canvas, rect, height / 2 / canvas.scale.k)
    draw_pill(canvas, rect, canvas.tones(house).rim)
    draw_badge(canvas, house, (rect.x + height * _ROLL_BADGE_AT, rect.centery), height * _ROLL_BADGE)
    x = rect.x + round(height * _ROLL_LEFT)
    box = canvas.text(style, effort, (x, rect.centery), anchor="midleft")
    x = box.right + gap
    rule = Rect(x, rect.y, 0, height).inflate(0, -round(height * _ROLL_RULE))
    draw_hairline(canvas, rule.midtop, rule.midbottom, theme.Palette.STEEL, 1.0)
    _draw_rolls(canvas, style, (x + gap, rect.centery), rolled, gap, icon)


def _draw_rolls(
    canvas: Canvas,
    style: theme.Style,
    start: tuple[int, int],
    rolled: Sequence[tuple[str, bool]],
    gap: int,
    icon: int,
) -> None:
    """Each figure with its tick or crack, from `start` (left, middle) to the right."""
    x, y = start
    for figure, good in rolled:
        colour = theme.Palette.SAFE if good else theme.Palette.WARNING
        x = canvas.text(style, figure, (x, y), colour, "midleft").right + gap // 2
        canvas.sprite("icon/check" if good else "icon/exhaust", (x + icon / 2, y), icon, tint=colour)
        x += icon + gap


def _counted(rolled: Sequence[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """How many dice are safe and how many are exhausted, where there is no room for every roll."""
    counts = Counter(good for _, good in rolled)
    return [(f"{counts[good]} ×", good) for good in (True, False) if counts[good]]
