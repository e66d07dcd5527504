"""Where the cards of the Crypt lie on the slab, and the dice on them (VISUAL §4, §5).

Pure arithmetic on a view.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy
from typing import NamedTuple, Protocol

from pygame import Rect

from crypt_game.drawing.canvas.cards import CARD_ASPECT, card_sockets
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.play.spots import Spot
from crypt_game.rules.cards import Face
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import TreasureType
from crypt_game.rules.view import SeatView

__all__ = ["CryptLayout", "CryptPlaces"]

_STACK_STEP = 76 / 182
"""How much of a card's width the lower card of a stack shows above the upper one."""
_WIDEST_TAG, _LAST = 260.0, 1.75
"""How wide a tag is at most, and how many gaps are free beside the last card of a row."""
_WIDER_GAPS = 1 / 3
"""Which share of the width beyond 16:9 goes between the cards."""
_PUSHED_LEFT, _PUSHED_DOWN = 1.45, 0.1
"""How far beside and below its socket a die lies that a claim would push out, in dice."""


class _Sizes(NamedTuple):
    """Cards of one number of slots: how wide they are at most in a 16:9 window and in any, the gap between
    them, and the band of tags below them."""

    wide: float
    most: float
    gap: float
    tag_gap: float = 11.0
    tag: float = 46.0


_SIZES = {3: _Sizes(230, 284, 60), 4: _Sizes(230, 284, 34), 6: _Sizes(194, 230, 16)}
_DIVVY = _Sizes(236, 270, 104, 18, 66)


class CryptPlaces:
    """Where the cards of the Crypt lie: of a stack the upper card in front, the lower one above it (§8.4).

    `cards` and `tags` are by slot: the place of its uppermost card and the band below for the strength tag.
    Only the slots `shown` are drawn. A stack rises by `step`, and `gap` is free beside a card, in pixels.
    While `sharing`, a team divvies up what is shown. What is told upon it is `upon` times as large.
    """

    def __init__(
        self,
        view: SeatView,
        cards: Sequence[Rect],
        tags: Sequence[Rect],
        shown: tuple[SlotIndex, ...],
        *,
        gap: int = 0,
        step: int = 0,
        sharing: bool = False,
    ) -> None:
        self._view = view
        self.cards, self.tags, self.shown = tuple(cards), tuple(tags), shown
        self.gap, self.step, self.sharing, self.upon = gap, step, sharing, 1.0
        laid = view.variant.layout
        self._first_up: dict[SlotIndex, bool] = dict(reversed(laid))
        counts = Counter(slot for slot, _ in laid)
        self.stacks = frozenset(slot for slot, count in counts.items() if count > 1)

    def beside(self, index: SlotIndex) -> Rect:
        """The room beside a card for the bracket of a stack and its words."""
        whole = self.whole(index)
        wide = round(self.gap * (_LAST if index == self.shown[-1] else 1))
        return Rect(whole.right, whole.y, wide, whole.height)

    @classmethod
    def on_slab(
        cls, grid: Area, room: Box, view: SeatView, shared: tuple[SlotIndex, ...] = (), *, scale: float = 1.0
    ) -> CryptPlaces:
        """A row in the `room` that the slab leaves for cards and their tags; it is `scale` times as large as
        in a 16:9 window.

        While the slots `shared` are divvied up, only they lie there, further apart, with room for a switch.
        """
        variant = view.variant
        row = shared or SLOTS[: variant.places]
        size = _DIVVY if shared else _SIZES[variant.places]
        overlap = _STACK_STEP if len(variant.layout) > variant.places else 0.0
        below = size.tag_gap + size.tag
        gap = size.gap + grid.wider * _WIDER_GAPS / (len(row) + 1)
        width = min(
            size.most,
            size.wide * scale,
            (room.h - below) / (1 / CARD_ASPECT + overlap),
            (room.w - gap * (len(row) - 1)) / len(row),
        )
        gap = min(gap, (room.w - width * len(row)) / len(row))
        height = width * (1 / CARD_ASPECT + overlap)
        top = room.y + max(0.0, (room.h - height - below) / 2)
        left = room.x + (room.w - len(row) * width - (len(row) - 1) * gap) / 2
        middle = grid.px(Box(room.x + (room.w - width) / 2, top, width, width / CARD_ASPECT))
        cards, tags = [middle] * variant.places, [middle] * variant.places
        for place, slot in enumerate(row):
            x = left + (width + gap) * place
            cards[slot] = grid.px(Box(x, top + width * overlap, width, width / CARD_ASPECT))
            wide = min(width + gap - Space.TIGHT, _WIDEST_TAG)
            tag = Box(x + (width - wide) / 2, top + height + size.tag_gap, wide, size.tag)
            tags[slot] = grid.px(tag)
        step = grid.frame.px(width * overlap)
        places = cls(view, cards, tags, row, gap=grid.frame.px(gap), step=step, sharing=bool(shared))
        places.upon = grid.frame.upon
        return places

    def seen(self, view: SeatView) -> CryptPlaces:
        """The same places with what lies there in another view of the same game."""
        seen = copy(self)
        seen._view = view
        return seen

    def whole(self, slot: SlotIndex) -> Rect:
        """The place of a slot with everything that lies on it."""
        lying = self._lying(slot)
        layers = range(len(lying.cards)) if lying is not None else range(0)
        return self.cards[slot].unionall([self.layer(slot, layer) for layer in layers])

    def slot_at(self, pos: tuple[int, int]) -> SlotIndex | None:
        """The slot whose place holds this point, or None."""
        slots = SLOTS[: len(self._view.crypt)]
        return next((slot for slot in slots if self.whole(slot).collidepoint(pos)), None)

    def layer(self, slot: SlotIndex, layer: int) -> Rect:
        """Where a card of a slot lies, counted from the bottom."""
        front = self.cards[slot]
        return front.move(0, -self.step) if self._behind(slot, layer) else front.copy()

    def _lying(self, slot: SlotIndex) -> Slot[Face] | None:
        return self._view.crypt[slot] if slot < len(self._view.crypt) else None

    def _behind(self, slot: SlotIndex, layer: int) -> bool:
        """Whether this is the lower card of a stack; one that is left alone lies in front (§8.9)."""
        lying = self._lying(slot)
        if slot not in self.stacks or layer > 0:
            return False
        if lying is None or len(lying.cards) != 1:
            return True
        return lying.cards[0].up == self._first_up[slot]

    def die(self, slot: SlotIndex, number: int, dice: int = 0) -> Rect:
        """Where die `number` of `dice` (those of the view when more) lies: on the uppermost card."""
        lying = self._lying(slot)
        up = lying.cards[-1].up if lying and lying.cards else True
        return self.socket(slot, up, number, max(dice, number + 1, lying.dice if lying else 0))

    def socket(self, slot: SlotIndex, up: bool, number: int, dice: int) -> Rect:
        """Where die `number` of `dice` lies on a slot whose uppermost card lies `up`."""
        return card_sockets(self.cards[slot], up, dice)[number]

    def pushed_die(self, slot: SlotIndex) -> Rect | None:
        """Where a die lies that a claim would push out: beside its card, clear of all sockets. None on a
        small board, where cards touch."""
        if not self.gap:
            return None
        die, card = self.die(slot, 0), self.cards[slot]
        rim = card_sockets(card, True)[0].left - card.left
        room = self.gap + rim + die.left - card.left
        beside = die.scale_by(min(1.0, room / die.width))
        beside.move_ip(-round(die.width * _PUSHED_LEFT), round(die.height * _PUSHED_DOWN))
        if slot != self.shown[0]:
            beside.left = max(beside.left, die.left - room)
        return beside


class CryptLayout(Protocol):
    """What drawings of the Crypt and animations ask of a layout: the whole table's or a small board's."""

    crypt: CryptPlaces

    def place(self, spot: Spot) -> Rect:
        """Where the thing of `spot` lies, in pixels."""

    def set_of(self, seat: SeatIndex, kind: TreasureType) -> Rect | None:
        """Where a seat's collection of a type stands; None where it does not."""
