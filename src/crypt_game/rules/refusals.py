"""Why the rules say no: reason codes with the facts a sentence about them needs, never the sentence itself.

Imports nothing of the package.
"""

from __future__ import annotations

from enum import StrEnum


class Refusal(StrEnum):
    """Why an action is refused. The facts given with each reason are named beside it."""

    GAME_OVER = "game_over"
    CHANCE_PENDING = "chance_pending"
    NO_SUCH_SEAT = "no_such_seat"  # seat
    GHOST_SEAT = "ghost_seat"  # seat
    NOT_ASKED = "not_asked"  # asked
    WRONG_CHOICE = "wrong_choice"  # what

    EMPTY_CLAIM = "empty_claim"  # exhausted
    NO_SUCH_SLOT = "no_such_slot"  # slot
    EMPTY_SLOT = "empty_slot"  # slot
    SLOT_TWICE = "slot_twice"  # slot
    NO_DICE_ON_CARD = "no_dice_on_card"  # slot
    BAD_EFFORT = "bad_effort"  # effort
    MIXED_EFFORTS = "mixed_efforts"  # slot
    TOO_MANY_DICE = "too_many_dice"  # dice, placed
    NO_DICE = "no_dice"
    ONE_CARD_ONLY = "one_card_only"  # cards
    TOO_WEAK = "too_weak"  # slot, holder, strength, needed
    OTHER_EFFORT = "other_effort"  # slot, effort

    COLLECTOR_SIDE = "collector_side"  # collector, side
    FLIP_COUNT = "flip_count"  # needed, given
    FLIP_TWICE = "flip_twice"  # card
    FLIP_WRONG_TYPE = "flip_wrong_type"  # card, needed
    FLIP_NOT_YOURS = "flip_not_yours"  # card
    FLIP_ALREADY = "flip_already"  # card
    NOT_FACE_DOWN = "not_face_down"  # slot
    NO_FACE_DOWN_CARD = "no_face_down_card"
    ALL_SEEN = "all_seen"
    NOT_NOW = "not_now"  # phase
    NOTHING_EXHAUSTED = "nothing_exhausted"
    NO_SUCH_DIE = "no_such_die"  # die
    SHARE_NEEDED = "share_needed"
    SHARE_REFUSED = "share_refused"

    DIVVY_SLOTS = "divvy_slots"
    DIVVY_SEAT = "divvy_seat"  # seat


class Illegal(Exception):
    """An action that the rules refuse; the state is unchanged.

    ``reason`` is the code, ``facts`` the numbers and names its sentence may use.
    """

    def __init__(self, reason: Refusal, **facts: int | str) -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.facts = facts

    def __repr__(self) -> str:
        return f"Illegal({self.reason.value}, {self.facts})"


class BadOutcome(Exception):
    """Chance was answered with something that cannot come of what was asked.

    ``detail`` is for programmers.
    """

    def __init__(self, detail: str) -> None:
        super().__init__(detail)
        self.detail = detail
