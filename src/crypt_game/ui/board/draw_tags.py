"""The tags below the cards of the Crypt: the sum of a group of dice, and in Collect its rolls."""

from __future__ import annotations

from itertools import product

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import draw_drop_shadow
from crypt_game.drawing.canvas.pieces import draw_badge, draw_pill
from crypt_game.drawing.canvas.table_marks import draw_strength_tag, strength_tag_width
from crypt_game.drawing.effects import RollWords
from crypt_game.play.claim_draft import ClaimDraft, sum_words
from crypt_game.play.spots import SlotDieSpot
from crypt_game.rules.cards import Face
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.ui.board.draw_context import CryptContext

__all__ = ["draw_roll_tag", "draw_sum_tag"]

_TAG_TEXTS = (1.6, 1.4, 1.2, 1.0, 0.9, 0.8)
"""In which sizes the sum on a tag is tried; the player's text size counts up to the first."""
_LEAST_WHOLE = 0.8
"""Which share of the largest a size is at least in which the dice are told beside their sum."""
_ROLL_BADGE, _ROLL_BADGE_AT, _ROLL_LEFT = 0.8, 0.56, 1.1
_ROLL_TYPE, _ROLL_GAP, _ROLL_ICON, _ROLL_END = 0.8, 0.16, 0.42, 0.16
"""The tag of a roll, in heights of its own: badge, its middle, what is left of words; type, marks, end."""
_ROLL_SIZES = (1.0, 0.9, 0.8, 0.7)
"""In which shares of its height it is tried."""


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
    """The badge, and once the dice lie still what they rolled against their effort, as it was told of each
    when it was thrown; where room is short, how many of each fate. Effort 1 is never rolled (§3.8)."""
    if slot.seat is None or slot.effort is None:
        return
    rolling = not all(context.shows(SlotDieSpot(index, number)) for number in range(slot.dice))
    rolls = () if rolling else context.model.collect.rolls.get(index, ())
    canvas, place, house = context.canvas, context.layout.crypt.tags[index], context.house(slot.seat)
    if not rolls and slot.effort > 1:
        _tag(context, index, house, sum_words(slot.effort, slot.dice), False)
        return
    both = [[roll for roll in rolls if (roll >= slot.effort) is good] for good in (True, False)]
    fates = [fate for fate in both if fate]
    told = [RollWords.of(fate, slot.effort) for fate in fates]
    counts = [words._replace(words=str(len(fate))) for words, fate in zip(told, fates, strict=True)]
    safe = [RollWords.safe(context.say("table-risk-safe"))]
    for shown, share in product((told, counts) if told else (safe,), _ROLL_SIZES):
        height = round(place.height * share)
        style = context.fitted(theme.STRENGTH, height * _ROLL_TYPE)
        letters = sum(canvas.measure(style, each.words)[0] for each in shown)
        wide = letters + height * (_ROLL_LEFT + _ROLL_END + len(shown) * (_ROLL_ICON + 2 * _ROLL_GAP))
        if wide <= place.width:
            break
    rect = Rect(0, 0, wide, height).move_to(center=place.center)
    draw_drop_shadow(canvas, rect, height / 2 / canvas.scale.k)
    draw_pill(canvas, rect, canvas.tones(house).rim)
    draw_badge(canvas, house, (rect.x + height * _ROLL_BADGE_AT, rect.centery), height * _ROLL_BADGE)
    x, icon = rect.x + height * _ROLL_LEFT, height * _ROLL_ICON
    for words, name, colour in shown:
        canvas.sprite(name, (x + icon / 2, rect.centery), icon, tint=colour)
        x = canvas.text(style, words, (x + icon + height * _ROLL_GAP, rect.centery), colour, "midleft").right
        x += height * _ROLL_GAP
