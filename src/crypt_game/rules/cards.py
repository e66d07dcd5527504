"""The Treasure cards (§1.1) and the backs of those whose value is hidden (§1.3).

Every card of every mode exists exactly once in the process: cards are compared by identity, sorted by
name, and survive pickling as the same object. Imports only the words of the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import total_ordering
from typing import Any, TypeAlias

from .terms import TREASURE_TYPES, Icon, TreasureType

_PRINTED: tuple[tuple[int, Icon], ...] = (
    (1, Icon.NONE),
    (2, Icon.NONE),
    (3, Icon.NONE),
    (4, Icon.NONE),
    (2, Icon.THREE),
    (3, Icon.THREE),
    (1, Icon.FOUR),
    (4, Icon.FOUR),
)


@total_ordering
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Card:
    """One Treasure card; get it from :func:`card_named` or :data:`ALL_CARDS`, never construct it.

    ``value`` is the printed coin value 1–4, ``second`` marks the second copies of Clash of Houses (§8.1),
    ``name`` is the protocol's name (``idol-4-IV``).
    """

    type: TreasureType
    value: int
    icon: Icon
    second: bool
    name: str

    def __lt__(self, other: Card) -> bool:
        return self.name < other.name

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return card_named, (self.name,)


@total_ordering
@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Unseen:
    """The back of a card whose value the reader does not know: its type only (§1.3).

    There is one per type; get it from :func:`back_of`.
    """

    type: TreasureType
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.type.value}-?")

    def __lt__(self, other: Unseen) -> bool:
        return self.name < other.name

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return back_of, (self.type,)


Face: TypeAlias = Card | Unseen
"""A card as a reader knows it: the card itself, or only its back."""


def _print(type_: TreasureType, value: int, icon: Icon, second: bool) -> Card:
    name = f"{type_.value}-{value}-{icon.value}" + ("-b" if second else "")
    return Card(type_, value, icon, second, name)


FIRST_COPIES: tuple[Card, ...] = tuple(
    _print(type_, value, icon, False) for type_ in TREASURE_TYPES for value, icon in _PRINTED
)
"""The 48 cards of the box (§1.1)."""

SECOND_COPIES: tuple[Card, ...] = tuple(
    _print(card.type, card.value, card.icon, True) for card in FIRST_COPIES if card.icon is not Icon.NONE
)
"""The second copies that Clash of Houses draws on (§8.1)."""

ALL_CARDS: tuple[Card, ...] = tuple(sorted(FIRST_COPIES + SECOND_COPIES))

_BY_NAME = {card.name: card for card in ALL_CARDS}
_BACKS = {type_: Unseen(type_) for type_ in TREASURE_TYPES}
_BACKS_BY_NAME = {back.name: back for back in _BACKS.values()}


def card_named(name: str) -> Card:
    """The card of that protocol name; raises :class:`KeyError` for any other text."""
    return _BY_NAME[name]


def face_named(name: str) -> Face:
    """The card or back of that protocol name; raises :class:`KeyError` for any other text."""
    return _BACKS_BY_NAME.get(name) or _BY_NAME[name]


def back_of(type_: TreasureType) -> Unseen:
    """The back of a card of that type."""
    return _BACKS[type_]
