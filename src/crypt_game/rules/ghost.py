"""How a Ghost places its dice (§6.3, §6.4, §7.4). Knows the Crypt and nothing of hidden values."""

from __future__ import annotations

from collections.abc import Sequence

from .draft import Draft
from .events import (
    DiceGroup,
    GhostAimed,
    GhostGrouped,
    GhostRolled,
    GhostSetAside,
    PassedOver,
    SetAside,
    SlotPassed,
)
from .indices import SLOTS, SlotIndex
from .modes.variant import Turn
from .terms import SeatKind
from .values import made


def ghost_groups(rolls: Sequence[int]) -> tuple[DiceGroup, ...]:
    """Equal dice joined, strongest group first, on equal strength the one of more dice (§6.3)."""
    groups = [made(DiceGroup, (effort, rolls.count(effort))) for effort in dict.fromkeys(rolls)]
    return tuple(sorted(groups, key=lambda group: (-group.strength, -group.dice)))


def play_ghost(draft: Draft, turn: Turn, rolls: Sequence[int]) -> None:
    """A Ghost's whole turn with the dice it rolled; under a limit only its strongest group is tried."""
    groups = ghost_groups(rolls)
    if draft.told:
        draft.events.append(GhostRolled(turn.seat, tuple(rolls), turn.again))
        draft.events.append(GhostGrouped(turn.seat, groups, turn.limit))
    tried = groups[:1] if turn.limit else groups
    for group in tried:
        slot, passed = _aim(draft, group)
        if slot is not None:
            if draft.told:
                draft.events.append(GhostAimed(turn.seat, group, slot, passed))
            draft.put(turn.seat, slot, group.effort, group.dice)
        elif draft.told:
            draft.events.append(GhostSetAside(turn.seat, group, SetAside.NO_ROOM, passed))
    if draft.told:
        draft.events.extend(
            GhostSetAside(turn.seat, group, SetAside.ONLY_STRONGEST, ()) for group in groups[len(tried) :]
        )


def _aim(draft: Draft, group: DiceGroup) -> tuple[SlotIndex | None, tuple[SlotPassed, ...]]:
    """The first slot from the left that is unclaimed or an heir's and weaker, and those passed over."""
    passed: list[SlotPassed] = []
    for index, slot in zip(SLOTS, draft.crypt, strict=False):
        if slot is None:
            continue
        if slot.seat is None:
            return index, tuple(passed)
        if draft.variant.kinds[slot.seat] is SeatKind.GHOST:
            passed.append(made(SlotPassed, (index, PassedOver.GHOST_HOLDS)))
        elif slot.strength >= group.strength:
            passed.append(made(SlotPassed, (index, PassedOver.TOO_STRONG)))
        else:
            return index, tuple(passed)
    return None, tuple(passed)
