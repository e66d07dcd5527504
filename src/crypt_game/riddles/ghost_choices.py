"""Where a Ghost's dice go, and where they would go if one of its rules were forgotten (§6.3).

The wrong choices are what people take for right, each by one rule that is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from crypt_game.rules.cards import Face
from crypt_game.rules.events import DiceGroup
from crypt_game.rules.ghost import ghost_groups
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.state import Slot
from crypt_game.rules.terms import SeatKind
from crypt_game.rules.view import SeatView

__all__ = ["GhostChoice", "GhostMove", "ghost_choices"]


class GhostMove(NamedTuple):
    """A group of the Ghost's dice and the slot that it is put on, None where it is set aside."""

    effort: int
    dice: int
    slot: SlotIndex | None


class GhostChoice(NamedTuple):
    """One way in which the dice could go; ``forgets`` is the rule that it leaves out, None for the truth."""

    moves: tuple[GhostMove, ...]
    forgets: str | None

    @property
    def placed(self) -> tuple[GhostMove, ...]:
        """The groups that are not set aside."""
        return tuple(move for move in self.moves if move.slot is not None)


_Fits: TypeAlias = Callable[[SeatView, SeatIndex | None, int, int], bool]


def ghost_choices(view: SeatView, rolled: Sequence[int]) -> list[GhostChoice]:
    """What the Ghost whose turn it is does with a roll, and what it would do by each mistaken rule; the truth
    first, each placing of dice once."""
    ghost = view.flow.turns[0]
    groups = list(ghost_groups(rolled))
    single = [DiceGroup(value, 1) for value in sorted(rolled, reverse=True)]
    told = groups[:1] if ghost.limit else groups
    tries: list[tuple[str | None, list[DiceGroup], _Fits]] = [
        (None, told, _fits),
        ("join", single[:1] if ghost.limit else single, _fits),
        ("stronger", told, _fits_when_equal),
        ("push", told, _fits_when_free),
        ("order", told[::-1], _fits),
    ]
    found: dict[frozenset[GhostMove], GhostChoice] = {}
    for forgets, dice, fits in tries:
        choice = GhostChoice(_placed(view, ghost.seat, dice, fits), forgets)
        found.setdefault(frozenset(choice.placed), choice)
    return list(found.values())


def _placed(
    view: SeatView, ghost: SeatIndex, groups: Sequence[DiceGroup], fits: _Fits
) -> tuple[GhostMove, ...]:
    """Each group on the first slot from the left that it fits on."""
    lying: list[tuple[SeatIndex | None, int] | None] = [
        None if slot is None else _lies(slot) for slot in view.crypt
    ]
    moves: list[GhostMove] = []
    for effort, dice in groups:
        target: SlotIndex | None = None
        for index, there in zip(SLOTS, lying, strict=False):
            if there is not None and fits(view, there[0], there[1], effort * dice):
                target = index
                lying[index] = (ghost, effort * dice)
                break
        moves.append(GhostMove(effort, dice, target))
    return tuple(moves)


def _lies(slot: Slot[Face]) -> tuple[SeatIndex | None, int]:
    return slot.seat, slot.strength


def _is_ghost(view: SeatView, seat: SeatIndex) -> bool:
    return view.variant.kinds[seat] is SeatKind.GHOST


def _fits(view: SeatView, holder: SeatIndex | None, strength: int, group: int) -> bool:
    return holder is None or (not _is_ghost(view, holder) and strength < group)


def _fits_when_equal(view: SeatView, holder: SeatIndex | None, strength: int, group: int) -> bool:
    return holder is None or (not _is_ghost(view, holder) and strength <= group)


def _fits_when_free(view: SeatView, holder: SeatIndex | None, strength: int, group: int) -> bool:
    return holder is None
