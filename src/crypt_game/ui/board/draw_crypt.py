"""The Crypt on the slab: cards, the dice on them, recesses of collected cards."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Knowledge, OutlineKind
from crypt_game.drawing.canvas.cards import (
    card_corner,
    draw_card_back,
    draw_card_front,
    draw_card_taken,
    draw_empty_card,
)
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_die, draw_disc, draw_failed_die, draw_pushed_die
from crypt_game.drawing.canvas.table_marks import draw_stack_bracket
from crypt_game.drawing.geometry import Space
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.offer_drafts import FlipOffer
from crypt_game.play.spots import CardSpot, SlotDieSpot
from crypt_game.play.turn_status import failing_now
from crypt_game.rules.cards import Card, Face
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.set_worth import worth_basis
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.terms import Phase
from crypt_game.ui.board.draw_context import CryptContext
from crypt_game.ui.board.draw_tags import draw_roll_tag, draw_sum_tag
from crypt_game.ui.board.draw_worth import draw_card_worth
from crypt_game.ui.board.piece_pictures import mark_of

__all__ = ["draw_crypt", "draw_tag", "lying"]

_DISC, _DISC_IN = 0.2, 0.9
"""How large the disc of a known back is, in card widths, and how far in its middle lies, in discs."""
_CHOSEN_DICE = 4
"""So many dice lie apart on a card; where there are more, a ring about each would hide its neighbours."""
_OUTLINES = {"selection": 1.0, "legal": 0.7}
_PICKED_RADIUS = 10
_BRACKET, _LOCK, _MOST_LINES = 12, 20, 3
"""A bracket, its lock, and the lines of its words."""


def lying(slots: tuple[Slot[Face] | None, ...], index: SlotIndex) -> Slot[Face] | None:
    """The slot at `index`, or None when it is empty or not laid out yet."""
    return slots[index] if index < len(slots) else None


def draw_crypt(context: CryptContext) -> None:
    """Everything that lies on the slab, place by place."""
    crypt = context.layout.crypt
    for index in crypt.shown:
        card = crypt.cards[index]
        behind = card.move(0, -crypt.step) if index in crypt.stacks else card
        touched = [behind, *([crypt.beside(index)] if crypt.sharing else []), crypt.tags[index]]
        pushed = crypt.pushed_die(index)
        whole = card.unionall(touched if pushed is None else [*touched, pushed])
        if crypt.sharing:
            context.part("place", whole, None, partial(_draw_place, index))
            continue
        lies, asked = _lies_at(context, index), _asked_at(context, index)
        context.part("place", whole, (lies, asked), partial(_draw_place, index), waits=lies)


def _lies_at(context: CryptContext, index: SlotIndex) -> Hashable:
    """Everything that lies at a place of the Crypt, while nothing is shared out."""
    model, view, collect = context.model, context.model.view, context.model.collect
    lies = lying(view.crypt, index)
    slot, pushed = lies or collect.afterimages.get(index), model.push_out
    in_air = context.hidden(CardSpot) | context.hidden(SlotDieSpot)
    return (
        (slot, lies is None, collect.owners.get(index), collect.rolls.get(index)),
        tuple(laid.card in view.public for laid in slot.cards) if slot is not None else (),
        frozenset(spot for spot in in_air if spot.slot == index),
        pushed if pushed is not None and pushed.slot == index else None,
        (model.covered, model.phase is Phase.COLLECT and slot is not None and slot.seat is not None),
        tuple(die for die in failing_now(view) if die.slot == index),
    )


def _asked_at(context: CryptContext, index: SlotIndex) -> Hashable:
    """Everything that a place of the Crypt shows of what the tray asks."""
    asking, draft = context.model.asking, None
    if isinstance(asking, ClaimDraft):
        draft = asking.seat, asking.groups.get(index), asking.is_ours(index), asking.target == index
    worth: tuple[Hashable, ...] = ()
    slot = lying(context.model.view.crypt, index)
    if slot is not None and _tells_worth(context):
        worth = tuple(worth_basis(context.model.view, laid.card.type) for laid in slot.cards)
    return draft, _outlined(context, index), _picked_die(context), worth


def _draw_place(index: SlotIndex, context: CryptContext) -> None:
    slot = lying(context.model.view.crypt, index)
    if slot is not None:
        _draw_slot(context, index, slot)
    elif index in context.model.collect.afterimages:
        _draw_recess(context, index, context.model.collect.afterimages[index])
    elif not context.layout.crypt.sharing:
        draw_empty_card(context.canvas, context.layout.crypt.cards[index])


def _draw_slot(context: CryptContext, index: SlotIndex, slot: Slot[Face]) -> None:
    if not any(context.shows(CardSpot(index, layer)) for layer in range(len(slot.cards))):
        draw_empty_card(context.canvas, context.layout.crypt.cards[index])
    for layer, laid in enumerate(slot.cards):
        if context.shows(CardSpot(index, layer)):
            _draw_card(context, context.layout.crypt.layer(index, layer), laid)
    if not context.layout.crypt.sharing:
        _draw_dice(context, index, slot)
    _draw_outline(context, index)
    if _tells_worth(context) and context.shows(CardSpot(index, len(slot.cards) - 1)):
        draw_card_worth(context, index)
    if context.layout.crypt.sharing and len(slot.cards) > 1:
        _draw_bracket(context, index)
    draw_tag(context, index)


def draw_tag(context: CryptContext, index: SlotIndex) -> None:
    """The tag below a card that lies there; none while cards are shared out."""
    slot, model = lying(context.model.view.crypt, index), context.model
    if slot is not None and not context.layout.crypt.sharing:
        collecting = model.phase is Phase.COLLECT and slot.seat is not None
        draw = draw_roll_tag if collecting or index in model.collect.rolls else draw_sum_tag
        draw(context, index, slot)


def _tells_worth(context: CryptContext) -> bool:
    model = context.model
    return (
        model.card_worth
        and not model.keeps_back_gains
        and not model.covered
        and model.phase in (Phase.POTTERY, Phase.CLAIM)
    )


def _draw_card(context: CryptContext, rect: Rect, laid: Laid[Face]) -> None:
    card = laid.card
    if laid.up and isinstance(card, Card):
        draw_card_front(context.canvas, card.type.value, card.value, rect, mark=mark_of(card))
        return
    draw_card_back(context.canvas, card.type.value, rect)
    if isinstance(card, Card) and not context.model.covered:
        size = rect.width * _DISC
        centre = (rect.x + size * _DISC_IN, rect.y + size * _DISC_IN)
        knowledge: Knowledge = "public" if card in context.model.view.public else "own"
        draw_disc(context.canvas, card.value, knowledge, centre, size)


def _draw_dice(context: CryptContext, index: SlotIndex, slot: Slot[Face]) -> None:
    """The dice that lie there, or those of the draft that would."""
    draft = context.model.asking
    group = draft.groups.get(index) if isinstance(draft, ClaimDraft) else None
    if group is not None and isinstance(draft, ClaimDraft):
        ours = slot.dice if draft.is_ours(index) else 0
        house, effort, dice = context.house(draft.seat), group.effort, ours + group.dice
    elif slot.seat is not None and slot.effort is not None:
        house, effort, dice, ours = context.house(slot.seat), slot.effort, slot.dice, slot.dice
    else:
        return
    rolled = context.model.collect.rolls.get(index, ())
    for number in range(dice):
        if number < ours and not context.shows(SlotDieSpot(index, number)):
            continue
        place = context.layout.crypt.die(index, number, dice)
        face = rolled[number] if number < len(rolled) else effort
        if number < len(rolled) and face < effort:
            draw_failed_die(context.canvas, house, face, place)
        else:
            draw_die(context.canvas, house, face, place, chosen=number >= ours and dice <= _CHOSEN_DICE)
    if group is not None and not ours and slot.seat is not None and slot.effort is not None:
        _draw_pushed(context, index, context.house(slot.seat), slot.effort)


def _draw_pushed(context: CryptContext, index: SlotIndex, house: str, effort: int) -> None:
    """A die of the group that the claim would push out, tilted beside the card where there is room for it."""
    beside = context.layout.crypt.pushed_die(index)
    if beside is not None:
        draw_pushed_die(context.canvas, house, effort, beside)


def _outlined(context: CryptContext, index: SlotIndex) -> OutlineKind | None:
    """Whether a card can be chosen, or is the one that is, or that a Ghost's dice take."""
    asking, turn = context.model.asking, context.model.ghost_on_show
    chosen, legal = turn is not None and index == turn.target, False
    if isinstance(asking, ClaimDraft):
        chosen = index == asking.target
        legal = index in asking.groups or asking.refusal(index) is None
    elif isinstance(asking, FlipOffer):
        chosen = bool(asking.slots) and asking.slots[asking.pick] == index
        legal = index in asking.slots
    return "selection" if chosen else "legal" if legal else None


def _draw_outline(context: CryptContext, index: SlotIndex) -> None:
    whole = context.layout.crypt.whole(index)
    kind = _outlined(context, index)
    if kind is not None:
        radius, strength = card_corner(whole.width) / context.canvas.scale.k, _OUTLINES[kind]
        draw_outline(context.canvas, whole, kind, radius=radius, strength=strength)


# Collect ---------------------------------------------------------------------------------------------------
def _draw_recess(context: CryptContext, index: SlotIndex, slot: Slot[Face]) -> None:
    """A collected slot: afterimage, badge of the new owner, and the dice that failed there."""
    crypt, model = context.layout.crypt, context.model
    owner = model.collect.owners.get(index)
    top = len(slot.cards) - 1
    for layer, laid in enumerate(slot.cards):
        up = laid.up and isinstance(laid.card, Card)
        value = laid.card.value if up and isinstance(laid.card, Card) else None
        mark = mark_of(laid.card) if up else None
        house = context.house(owner) if owner is not None and layer == top else None
        place = crypt.cards[index].move(0, -crypt.step * (top - layer))
        draw_card_taken(context.canvas, laid.card.type.value, value, place, house, mark=mark)
    picked = _picked_die(context)
    for die in failing_now(model.view):
        if die.slot == index and context.shows(SlotDieSpot(index, die.die)):
            up = slot.cards[-1].up
            place = crypt.socket(index, up, die.die, slot.dice)
            roll = model.collect.rolls[index][die.die]
            draw_failed_die(context.canvas, context.pool_house(die.pool), roll, place)
            if (die.slot, die.die) == picked:
                draw_outline(context.canvas, place, "selection", radius=_PICKED_RADIUS)
    if slot.seat is not None:
        draw_roll_tag(context, index, slot)


def _picked_die(context: CryptContext) -> tuple[int, int] | None:
    """The failed die that an offer would roll again: its slot and number."""
    asking = context.model.asking
    if isinstance(asking, FlipOffer) and asking.failing:
        die = asking.failing[asking.pick]
        return die.slot, die.die
    return None


# Divvy -----------------------------------------------------------------------------------------------------
def _draw_bracket(context: CryptContext, index: SlotIndex) -> None:
    """The bracket that holds a stack together, with its lock and, where there is room, its words (§8.6)."""
    canvas, crypt = context.canvas, context.layout.crypt
    whole = crypt.whole(index)
    gap, lock = canvas.px(Space.TIGHT), canvas.px(_LOCK * canvas.scale.text)
    bracket = Rect(whole.right + gap, whole.y, canvas.px(_BRACKET), whole.height).inflate(0, -2 * gap)
    draw_stack_bracket(canvas, bracket)
    side = bracket.right + gap
    room = crypt.beside(index).right - side
    words = context.say("table-one-owner")
    if all(canvas.fits(theme.BODY_BOLD, word, room) for word in words.split()):
        words = f"{{icon:icon/lock}} {words}"
        high = canvas.paragraph_height(theme.BODY_BOLD, words, room, max_lines=_MOST_LINES)
        place = Rect(side, bracket.centery - high // 2, room, 0)
        canvas.paragraph(theme.BODY_BOLD, words, place, max_lines=_MOST_LINES)
    elif room >= lock:
        canvas.sprite("icon/lock", (side + lock / 2, bracket.centery), lock)
