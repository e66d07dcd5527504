"""What every decision that is put together step by step can do, whatever is decided: choose, confirm, undo.

A plain model without pixels. A step that the rules refuse answers with an `Illegal` and changes nothing, so
that mouse, drag, keys and tests all meet the same behaviour.
"""

from __future__ import annotations

from abc import ABC, abstractmethod

from crypt_game.rules.actions import Action
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.refusals import Illegal
from crypt_game.rules.view import SeatView

__all__ = ["DecisionDraft"]


class DecisionDraft(ABC):
    """A decision that `seat` is putting together, as `view` shows the table to it."""

    __slots__ = ()
    view: SeatView
    seat: SeatIndex

    @property
    def closable(self) -> bool:
        """Whether nobody waits for it, so that it can be closed again without an answer."""
        return False

    @abstractmethod
    def choose(self, slot: SlotIndex) -> Illegal | None:
        """Use the card on `slot` for the decision; the refusal where it cannot be used."""

    @abstractmethod
    def confirm(self) -> Action | Illegal | None:
        """The action as it stands or why it is none yet; None where another step is needed to agree to it."""

    @abstractmethod
    def take_over(self, action: Action) -> None:
        """Put together what `action` is, an answer to what is decided here; anything else changes nothing."""

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return False

    @abstractmethod
    def undo(self) -> bool:
        """Take the last step back; False when there is none."""

    def clear(self) -> bool:
        """Drop what was put together; False when that is nothing."""
        return False
