"""The Crypt on the slab: cards, the dice on them with their sums, recesses of collected cards, the odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Sequence
from functools import partial

from pygame import Rect, Surface

from crypt_game.rules.cards import Card, Face
from crypt_game.rules.state import Laid, Slot
from crypt_game.rules.terms import Phase
from crypt_game.ui import theme
from crypt_game.ui.brush import Brush, OutlineKind, Scale
from crypt_game.ui.brush.vector import document, rasterise, rounded, stroked
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.easel import Easel, sum_words
from crypt_game.ui.scenes.table.model import SpotKind
from crypt_game.ui.scenes.table.offers import FlipOffer
from crypt_game.ui.scenes.table.pictures import mark_of
from crypt_game.ui.scenes.table.standing import failing_now

__all__ = ["draw_crypt", "lying"]

_SAFE_ROLL = "–"
_EMPTY_ALPHA = 60
_MOST_TAG_TEXT = 1.2


def lying(slots: tuple[Slot[Face] | None, ...], index: int) -> Slot[Face] | None:
    """The slot at `index`, or None when it is empty or not laid out yet."""
    return slots[index] if index < len(slots) else None


def draw_crypt(easel: Easel) -> None:
    """Everything that lies on the slab, place by place."""
    layout = easel.layout
    for index, card in enumerate(layout.crypt.cards):
        if layout.sharing and index not in layout.shared:
            continue
        behind = card.move(0, -layout.crypt.step) if index in layout.crypt.piles else card
        beside = card.move(layout.crypt.gap if layout.sharing else 0, 0)
        touched = [behind, beside, layout.crypt.tags[index]]
        pushed = layout.pushed_die(index)
        whole = card.unionall(touched if pushed is None else [*touched, pushed])
        if layout.sharing:
            easel.part("place", whole, None, partial(_draw_place, index))
            continue
        lies, asked = _lies_at(easel, index), _asked_at(easel, index)
        easel.part("place", whole, (lies, asked), partial(_draw_place, index), waits=lies)


def _lies_at(easel: Easel, index: int) -> Hashable:
    """Everything that lies at a place of the Crypt, while nothing is shared out."""
    model, view = easel.model, easel.model.view
    slot = lying(view.crypt, index) or model.afterimages.get(index)
    return (
        (slot, lying(view.crypt, index) is None, model.owners.get(index), model.rolls.get(index)),
        tuple(laid.card in view.public for laid in slot.cards) if slot is not None else (),
        frozenset(spot for spot in easel.hidden(SpotKind.CARD, SpotKind.SLOT_DIE) if spot.a == index),
        (model.covered, model.phase is Phase.COLLECT and slot is not None and slot.seat is not None),
        tuple(die for die in failing_now(view) if die.slot == index),
    )


def _asked_at(easel: Easel, index: int) -> Hashable:
    """Everything that a place of the Crypt shows of what the tray asks."""
    asking, draft = easel.model.asking, None
    if isinstance(asking, ClaimDraft):
        draft = asking.seat, asking.groups.get(index), asking.is_ours(index), asking.target == index
    return draft, _outlined(easel, index), _picked_die(easel)


def _draw_place(index: int, easel: Easel) -> None:
    slot = lying(easel.model.view.crypt, index)
    if slot is not None:
        _draw_slot(easel, index, slot)
    elif index in easel.model.afterimages:
        _draw_recess(easel, index, easel.model.afterimages[index])
    elif not easel.layout.sharing:
        _draw_empty(easel, index)


def _draw_empty(easel: Easel, index: int) -> None:
    place = easel.layout.crypt.cards[index]
    easel.brush.sprite("card_slot/taken", place.center, place.height, alpha=_EMPTY_ALPHA)


def _draw_slot(easel: Easel, index: int, slot: Slot[Face]) -> None:
    if not any(easel.shows(SpotKind.CARD, index, layer) for layer in range(len(slot.cards))):
        _draw_empty(easel, index)
    for layer, laid in enumerate(slot.cards):
        if easel.shows(SpotKind.CARD, index, layer):
            _draw_card(easel, easel.layout.crypt.layer(index, layer), laid)
    if not easel.layout.sharing:
        _draw_dice(easel, index, slot)
    _draw_outline(easel, index)
    if easel.layout.sharing:
        if len(slot.cards) > 1:
            _draw_bracket(easel, index)
    elif index in easel.model.rolls or (easel.model.phase is Phase.COLLECT and slot.seat is not None):
        _draw_roll_tag(easel, index, slot)
    else:
        _draw_strength(easel, index, slot)


def _draw_card(easel: Easel, rect: Rect, laid: Laid[Face]) -> None:
    card = laid.card
    if laid.up and isinstance(card, Card):
        easel.brush.card_front(card.type.value, card.value, rect, mark=mark_of(card))
        return
    easel.brush.card_back(card.type.value, rect)
    if isinstance(card, Card) and not easel.model.covered:
        size = rect.width * 0.2
        centre = (rect.x + size * 0.9, rect.y + size * 0.9)
        easel.brush.disc(card.value, "public" if card in easel.model.view.public else "own", centre, size)


def _draw_dice(easel: Easel, index: int, slot: Slot[Face]) -> None:
    """The dice that lie there, or those of the draft that would."""
    draft = easel.model.asking
    group = draft.groups.get(index) if isinstance(draft, ClaimDraft) else None
    if group is not None and isinstance(draft, ClaimDraft):
        ours = slot.dice if draft.is_ours(index) else 0
        house, effort, dice = easel.house(draft.seat), group.effort, ours + group.dice
    elif slot.seat is not None and slot.effort is not None:
        house, effort, dice, ours = easel.house(slot.seat), slot.effort, slot.dice, slot.dice
    else:
        return
    rolled = easel.model.rolls.get(index, ())
    for number in range(dice):
        if number < ours and not easel.shows(SpotKind.SLOT_DIE, index, number):
            continue
        place = easel.layout.slot_die(index, number, dice)
        face = rolled[number] if number < len(rolled) else effort
        easel.brush.die(house, face, place, chosen=number >= ours and dice <= 4)
    if group is not None and not ours and slot.seat is not None and slot.effort is not None:
        _draw_pushed(easel, index, easel.house(slot.seat), slot.effort)


def _draw_pushed(easel: Easel, index: int, house: str, effort: int) -> None:
    """A die of the group that the claim would push out, tilted beside the card where there is room for it."""
    beside = easel.layout.pushed_die(index)
    if beside is not None:
        easel.brush.pushed_die(house, effort, beside)


def _outlined(easel: Easel, index: int) -> OutlineKind | None:
    """Whether a card can be chosen, or is the chosen one."""
    asking = easel.model.asking
    chosen = legal = False
    if isinstance(asking, ClaimDraft):
        chosen = index == asking.target
        legal = index in asking.groups or asking.refusal(index) is None
    elif isinstance(asking, FlipOffer):
        chosen = bool(asking.slots) and asking.slots[asking.pick] == index
        legal = index in asking.slots
    return "selection" if chosen else "legal" if legal else None


def _draw_outline(easel: Easel, index: int) -> None:
    whole = easel.layout.crypt.whole(index)
    kind = _outlined(easel, index)
    if kind is not None:
        radius = 16 * whole.width / 240 / easel.brush.scale.k
        easel.brush.outline(whole, kind, radius=radius, strength=1.0 if kind == "selection" else 0.7)


def _draw_strength(easel: Easel, index: int, slot: Slot[Face]) -> None:
    asking = easel.model.asking
    if isinstance(asking, ClaimDraft) and index in asking.groups:
        group = asking.groups[index]
        dice = group.dice + (slot.dice if asking.is_ours(index) else 0)
        _tag(easel, index, easel.house(asking.seat), sum_words(group.effort, dice), index == asking.target)
    elif slot.seat is not None and slot.effort is not None and _has_landed(easel, index, slot):
        _tag(easel, index, easel.house(slot.seat), sum_words(slot.effort, slot.dice), False)


def _has_landed(easel: Easel, index: int, slot: Slot[Face]) -> bool:
    return easel.shows(SpotKind.SLOT_DIE, index, slot.dice - 1)


def _tag(easel: Easel, index: int, house: str, text: str, lit: bool) -> None:
    """A strength tag; enlarged type gives way where the tag would leave its place."""
    brush, place = easel.brush, easel.layout.crypt.tags[index]
    scale = brush.scale
    for size in (min(scale.text, _MOST_TAG_TEXT), 1.0, 0.8):
        inner = Brush(brush.surface, brush.workshop, Scale(scale.k, size))
        if inner.strength_tag_width(text, place.height / scale.k) <= place.width:
            break
    inner.strength_tag(house, text, place.center, lit=lit, height=place.height / scale.k)


# Collect ---------------------------------------------------------------------------------------------------
def _draw_recess(easel: Easel, index: int, slot: Slot[Face]) -> None:
    """A collected slot: afterimage, badge of the new owner, and the dice that failed there."""
    layout, model = easel.layout, easel.model
    owner = model.owners.get(index)
    top = len(slot.cards) - 1
    for layer, laid in enumerate(slot.cards):
        up = laid.up and isinstance(laid.card, Card)
        value = laid.card.value if up and isinstance(laid.card, Card) else None
        house = easel.house(owner) if owner is not None and layer == top else None
        place = layout.crypt.cards[index].move(0, -layout.crypt.step * (top - layer))
        easel.brush.card_taken(laid.card.type.value, value, place, house)
    picked = _picked_die(easel)
    for die in failing_now(model.view):
        if die.slot == index and easel.shows(SpotKind.SLOT_DIE, index, die.die):
            up = slot.cards[-1].up
            place = layout.crypt.socket(index, up, die.die, slot.dice)
            easel.brush.die(easel.pool_house(die.pool), "exhausted", place)
            if (die.slot, die.die) == picked:
                easel.brush.outline(place, "selection", radius=10)
            else:
                _ring_failed(easel, place)
    if slot.seat is not None:
        _draw_roll_tag(easel, index, slot)


def _ring_failed(easel: Easel, place: Rect) -> None:
    """The orange ring of a die that waits to be exhausted."""
    size, width = place.inflate(place.width // 6, place.width // 6).size, 3.4 * easel.brush.scale.k

    def make() -> Surface:
        path = rounded(width, width, size[0] - 2 * width, size[1] - 2 * width, size[0] * 0.22)
        return rasterise(document(*size, [stroked(path, theme.Palette.WARNING, width)]), size)

    art = easel.brush.workshop.baked(("failed-ring", size, width), make)
    easel.brush.stamp(art, (place.centerx - size[0] / 2, place.centery - size[1] / 2))


def _picked_die(easel: Easel) -> tuple[int, int] | None:
    """The failed die that an offer would roll again: its slot and number."""
    asking = easel.model.asking
    if isinstance(asking, FlipOffer) and asking.failing:
        die = asking.failing[asking.pick]
        return die.slot, die.die
    return None


def _draw_roll_tag(easel: Easel, index: int, slot: Slot[Face]) -> None:
    """Badge, effort, and for each die its roll with a tick or a crack, once the dice lie still; effort 1 is
    never rolled (§3.8)."""
    if slot.seat is None or slot.effort is None:
        return
    rolling = not all(easel.shows(SpotKind.SLOT_DIE, index, number) for number in range(slot.dice))
    rolls = None if rolling else easel.model.rolls.get(index)
    brush, place = easel.brush, easel.layout.crypt.tags[index]
    if rolls is None and slot.effort > 1:
        _tag(easel, index, easel.house(slot.seat), sum_words(slot.effort, slot.dice), False)
        return
    height, house, effort = place.height, easel.house(slot.seat), str(slot.effort)
    style = easel.fitted(theme.STRENGTH, height * 0.8)
    rolled = [(str(roll), roll >= slot.effort) for roll in rolls] if rolls else [(_SAFE_ROLL, True)]
    gap, icon = round(height * 0.16), round(height * 0.42)

    def width() -> int:
        words = sum(brush.measure(style, text)[0] for text in (effort, *(figure for figure, _ in rolled)))
        return round(height * 1.1) + words + gap * 3 + len(rolled) * (icon + gap * 2)

    if width() > place.width:
        gap = max(1, gap // 2)
    if width() > place.width:
        rolled = _counted(rolled)
    rect = Rect(0, 0, width(), height)
    rect.center = place.center
    tones = theme.Palette.HOUSES[house]
    brush.drop_shadow(rect, height / 2 / brush.scale.k, dy=4, blur=7, alpha=150)
    brush.pill(rect, tones.light if house == "shade" else tones.base)
    brush.badge(house, (rect.x + height * 0.56, rect.centery), height * 0.8)
    x = rect.x + round(height * 1.1)
    box = brush.text(style, effort, (x, rect.centery), anchor="midleft")
    x = box.right + gap
    brush.hairline((x, rect.y + height // 4), (x, rect.bottom - height // 4), theme.Palette.STEEL, 1.0)
    x += gap
    for figure, good in rolled:
        colour = theme.Palette.SAFE if good else theme.Palette.WARNING
        x = brush.text(style, figure, (x, rect.centery), colour, "midleft").right + gap // 2
        name = "icon/check" if good else "icon/exhaust"
        brush.sprite(name, (x + icon / 2, rect.centery), icon, tint=colour)
        x += icon + gap


def _counted(rolled: Sequence[tuple[str, bool]]) -> list[tuple[str, bool]]:
    """How many dice are safe and how many are exhausted, where there is no room for every roll."""
    counts = Counter(good for _, good in rolled)
    return [(f"{counts[good]} ×", good) for good in (True, False) if counts[good]]


# Divvy -----------------------------------------------------------------------------------------------------
def _draw_bracket(easel: Easel, index: int) -> None:
    """The bracket that holds a pile together, with its lock and, where there is room, its words (§8.6)."""
    brush, crypt = easel.brush, easel.layout.crypt
    whole = crypt.whole(index)
    bracket = Rect(
        whole.right + brush.px(8), whole.y + brush.px(6), brush.px(12), whole.height - brush.px(12)
    )
    brush.stack_bracket(bracket)
    lock = brush.px(20)
    room = crypt.gap - brush.px(30)
    side = bracket.right + brush.px(8)
    if room < lock:
        return
    brush.sprite("icon/lock", (side + lock / 2, bracket.centery - brush.px(20)), lock)
    words = easel.say("table-one-owner")
    if all(brush.fits(theme.BODY_BOLD, word, room) for word in words.split()):
        brush.paragraph(theme.BODY_BOLD, words, Rect(side, bracket.centery, room, 0), max_lines=3)
