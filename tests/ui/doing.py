"""Carries out one action at the table, press by press, whatever hand does it: claims, payments, divvies."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TypeVar, assert_never

from crypt_game.play.claim_draft import ClaimDraft, DraftGroup
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.rules import (
    Action,
    Card,
    Claim,
    Decline,
    Divvy,
    FlipFor,
    Peek,
    Recover,
    Reroll,
    Revive,
    Take,
)
from crypt_game.rules.indices import SlotIndex
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.table.scene import TableScene

from .driving import FRAME, ScreenPlayer

__all__ = ["Doer"]

_WHAT = {Take: FlipFor.TAKE, Reroll: FlipFor.REROLL, Peek: FlipFor.PEEK, Revive: FlipFor.REVIVE}
SceneOf = TypeVar("SceneOf", bound=Scene)


class Doer(ScreenPlayer, ABC):
    """Somebody at the table who is told what to do; how the hand does it is the subclasses'."""

    # the hand ---------------------------------------------------------------------------------------------
    @abstractmethod
    def use(self, key: str) -> None:
        """Activate the widget `key` of the top scene."""

    @abstractmethod
    def choose_effort(self, effort: int) -> None:
        """Turn the dice of the target to `effort`."""

    @abstractmethod
    def choose_confirm(self) -> None:
        """Make the claim."""

    @abstractmethod
    def choose_recover(self) -> None:
        """Recover, or pass."""

    @abstractmethod
    def choose_undo(self) -> None:
        """Take back."""

    def take_over(self) -> None:
        """Answer a hand-over, once its curtain rests: a key before that lights it and does no more."""
        while self.app.curtain.moving:
            self.app.step(FRAME)
        self.use("ready")

    # where we are -----------------------------------------------------------------------------------------
    def at(self, kind: type[SceneOf]) -> SceneOf:
        """The top scene, which must be of this kind."""
        assert isinstance(self.scene, kind), f"at {type(self.scene).__name__}, not {kind.__name__}"
        return self.scene

    @property
    def table(self) -> TableScene:
        """The table, which must be on top."""
        return self.at(TableScene)

    # one action -------------------------------------------------------------------------------------------
    def prepare(self, seat: int, action: Action) -> None:
        """Lay everything out for the action, all but its last press."""
        match action:
            case Claim():
                self._lay(action)
            case Divvy():
                self._share_out(action)
            case Take() | Reroll() | Peek() | Revive():
                self._choose_payment(seat, action)
            case Recover() | Decline():
                pass
            case _:
                assert_never(action)

    def decide(self, action: Action) -> None:
        """The last press."""
        match action:
            case Claim():
                self.choose_confirm()
            case Recover():
                self.choose_recover()
            case Take() | Reroll() | Peek() | Revive():
                self.use("accept")
            case Decline():
                self.use("decline")
            case Divvy():
                self.use("divvy-propose")
                self.use("divvy-propose")
            case _:
                assert_never(action)

    # claims -----------------------------------------------------------------------------------------------
    @property
    def draft(self) -> ClaimDraft:
        """The claim being put together, which there must be."""
        draft = self.table.commands.claim
        assert draft is not None
        return draft

    def _lay(self, claim: Claim) -> None:
        for slot, efforts in claim.place:
            self.put_dice(slot, len(efforts))
            if self.draft.groups[SlotIndex(slot)].effort != efforts[0]:
                self.choose_effort(efforts[0])
            assert self.draft.groups[SlotIndex(slot)] == DraftGroup(efforts[0], len(efforts)), (
                self.table.model.hint.refusal
            )

    def put_dice(self, slot: int, dice: int) -> None:
        """Take so many dice in hand and put them on a card."""
        self.use(self._die(dice))
        assert self.draft.hand == dice
        self.use(f"card-{slot}")

    def _die(self, dice: int) -> str:
        """The die in the tray that takes so many in hand."""
        return f"die-{self.draft.used + dice - 1}"

    # offers and divvies -----------------------------------------------------------------------------------
    def _choose_payment(self, seat: int, action: Take | Reroll | Peek | Revive) -> None:
        asking, what = self.table.model.asking, _WHAT[type(action)]
        if not (isinstance(asking, FlipOffer) and (asking.seat, asking.what) == (seat, what)):
            self.use(f"use-{seat}-{what.value}")
            if isinstance(self.scene, HandOver):
                self.take_over()
        offer = self._offer
        assert offer.seat == seat
        if isinstance(action, Take):
            self._pick(offer.slots.index(action.slot))
        elif isinstance(action, Reroll):
            self._pick(action.die)
        elif isinstance(action, Peek) and action.share is not None and action.share != offer.share:
            self.use("share-yes" if action.share else "share-no")
        self._pay(action.flip)
        assert self._offer.action() == action

    @property
    def _offer(self) -> FlipOffer:
        asking = self.table.model.asking
        assert isinstance(asking, FlipOffer)
        return asking

    def _pick(self, number: int) -> None:
        if self._offer.pick != number:
            self.use(f"subject-{number}")

    def _pay(self, flip: tuple[Card, ...]) -> None:
        for card in [card for card in self._offer.chosen if card not in flip]:
            self.use(f"pay-{card.name}")
        for card in [card for card in flip if card not in self._offer.chosen]:
            self.use(f"pay-{card.name}")

    def _share_out(self, divvy: Divvy) -> None:
        for slot, seat in divvy.to:
            if self._shares.to[SlotIndex(slot)] != seat:
                self.use(f"switch-{slot}")
        assert self._shares.action() == divvy

    @property
    def _shares(self) -> DivvyDraft:
        asking = self.table.model.asking
        assert isinstance(asking, DivvyDraft)
        return asking
