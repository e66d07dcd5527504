"""Putting a decision together at the table, step by step: dice, cards and efforts. Never submits it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from crypt_game.controls.input import Point
from crypt_game.play.board_model import Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.new_draft import AnyDraft
from crypt_game.rules import Illegal
from crypt_game.rules.indices import SLOTS, SlotIndex
from crypt_game.sound import Cue
from crypt_game.text.refusal_text import explain
from crypt_game.ui.board.board_commands import CommandedBoard
from crypt_game.ui.scenes.table.lookups import TableLookups

__all__ = ["DraftCommands"]


class DraftCommands(TableLookups):
    """The steps of whatever is decided."""

    def __init__(self, board: CommandedBoard) -> None:
        super().__init__(board)
        self.carried: Point | None = None
        """Where the dice in hand are carried by the pointer, in window pixels."""

    @property
    def draft(self) -> AnyDraft | None:
        """The decision being put together, or None while nobody at the screen decides."""
        request = self.model.request
        return None if isinstance(request, Waiting) else request

    @property
    def claim(self) -> ClaimDraft | None:
        """The claim being put together, or None when none is."""
        return self.draft if isinstance(self.draft, ClaimDraft) else None

    def change(self, step: Callable[[], Illegal | None]) -> None:
        """Take a step of what is put together, or say why it is refused."""
        illegal = step()
        if illegal is None:
            self.changed()
        else:
            self._refuse(illegal)

    def choose_card(self, slot: SlotIndex) -> None:
        """Use a card for what is decided: put dice on it, take it, or share it out."""
        if self.draft is not None:
            self.change(partial(self.draft.choose, slot))

    def choose_die(self, dice: int) -> None:
        """Take this many dice in hand; the number that is already there puts them down."""
        if self.claim is not None:
            self.app.cue(Cue.DIE_LIFTED)
            self.change(partial(self.claim.pick, 0 if dice == self.claim.hand else dice))

    def set_effort(self, effort: int) -> None:
        """Turn the dice of the target to `effort`, or choose it for the next card."""
        if self.claim is not None:
            self.change(partial(self.claim.set_effort, effort))
        else:
            self.refuse_for_now()

    def turn_effort(self, step: int) -> None:
        """More or less effort for the card that was laid on last, else for the next one; nothing while there
        is no claim."""
        if self.claim is not None:
            self.turn_wheel(self.claim.target if self.claim.target is not None else SLOTS[0], step)

    def take_back(self, slot: SlotIndex) -> None:
        """Take one die of the claim back from a card."""
        if self.claim is not None:
            self.app.cue(Cue.DIE_LIFTED)
            self.change(partial(self.claim.remove, slot))

    def carry(self, pos: Point) -> None:
        """The dice in hand follow the pointer."""
        self.carried = pos

    def put_down(self, pos: Point) -> None:
        """The carried dice are let go at `pos`: on a card they are placed, elsewhere they stay in hand."""
        self.carried = None
        slot = self.event_player.layout().crypt.slot_at(pos)
        if slot is not None and self.claim is not None:
            self.claim.pick(max(1, self.claim.hand))
            self.choose_card(slot)

    def turn_wheel(self, slot: SlotIndex, step: int) -> bool:
        """More or less effort on a card of the claim, by the wheel; False while there is no claim."""
        if self.claim is None:
            return False
        self.change(partial(self.claim.turn, slot, step))
        return True

    def clear(self) -> bool:
        """Drop all that was put together; False when that is nothing."""
        cleared = self.draft is not None and self.draft.clear()
        if cleared:
            self.changed()
        return cleared

    def _refuse(self, illegal: Illegal) -> None:
        self.refuse(
            explain(illegal, self.event_player.chronicle.participants, self.model.view.crypt), illegal.reason
        )
