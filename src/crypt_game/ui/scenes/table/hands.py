"""The hands of the people at the screen: what they do at the table, whatever device it was asked with.

Every method completes a legal action, changes what is being put together, or says in one sentence why not.
Knows the match and the model; must never know pixels or keys.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from crypt_game.match.match import Match, Undo
from crypt_game.rules import (
    Action,
    Card,
    Choice,
    Decide,
    Decline,
    Event,
    FlipFor,
    Illegal,
    Peek,
    Recover,
    Refusal,
    Revive,
)
from crypt_game.rules.claims import needed_strength
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.table import hidden_cards, pool_of
from crypt_game.text.participants import Message, Participants
from crypt_game.text.refusal_text import explain
from crypt_game.ui.board.claim_draft import ClaimDraft
from crypt_game.ui.board.divvy_split import sensible_split
from crypt_game.ui.board.model import Asking, BoardModel, Waiting
from crypt_game.ui.board.offer_drafts import DivvyDraft, FlipOffer

__all__ = ["Hands", "Room"]

_WINDOWS = {Choice.POTTERY: FlipFor.TAKE, Choice.REROLL: FlipFor.REROLL, Choice.FINAL: FlipFor.REVIVE}
_ANYTIME = {Peek: FlipFor.PEEK, Revive: FlipFor.REVIVE}


class Room(Protocol):
    """What the hands ask of the scene around them."""

    def happened(self, events: tuple[Event, ...]) -> None:
        """The match has moved on: show it."""

    def undone(self) -> None:
        """The match has gone back: show that."""

    def changed(self) -> None:
        """Something on the table is put together differently: lay out and draw anew."""

    def turn_to(self, seat: int, task: str, then: Callable[[], None]) -> None:
        """Let the person on `seat` sit down before the table for `task` (see `HandOver`), and then go on."""

    def confirm(self, question: str, answer: Callable[[], None]) -> None:
        """Ask a question (its message keys begin with `question`) and call `answer` on yes."""

    def tell(self, line: Message) -> None:
        """Say why something cannot be done."""


class Hands:
    """Everything that changes the match or what is being put together for it."""

    def __init__(self, match: Match, model: BoardModel, cast: Participants, room: Room) -> None:
        self._match, self._model, self._room = match, model, room
        self.cast = cast
        self.ask_before_pass = True
        self._set_aside: tuple[int, Decide, Asking] | None = None

    # what is asked ----------------------------------------------------------------------------------------
    def ask(self, decide: Decide) -> None:
        """Put what a person at the screen is asked for on the tray, as far as it was put together before."""
        aside, self._set_aside = self._set_aside, None
        known = aside is not None and aside[:2] == (len(self._match.moments), decide)
        self._model.asking = aside[2] if aside is not None and known else self._asking(decide)
        self._room.changed()

    def _asking(self, decide: Decide) -> Asking:
        view = self._model.view
        match decide.what:
            case Choice.CLAIM:
                return ClaimDraft(view, decide.seat, decide)
            case Choice.DIVVY:
                return DivvyDraft(view, decide.seat, decide.slots, decide.receivers)
            case Choice.POTTERY | Choice.REROLL | Choice.FINAL:
                return self._offer(decide.seat, _WINDOWS[decide.what], decide)

    def _offer(self, seat: int, what: FlipFor, decide: Decide | None) -> FlipOffer:
        view = self._model.view
        return FlipOffer(
            view,
            seat,
            what,
            optional=decide is not None,
            failing=decide.failing if decide is not None else (),
            slots=tuple(slot for slot, _ in hidden_cards(view.crypt)),
            may_share=what is FlipFor.PEEK and view.variant.mates[seat] is not None,
        )

    def open_offer(self, seat: int, what: FlipFor) -> None:
        """Put an any-time reward of a person at the screen on the tray (§5.1).

        Only who holds the cards knows what they would pay with.
        """

        def offer() -> None:
            self._model.asking = self._offer(seat, what, None)
            self._room.changed()

        if what in {_ANYTIME[type(action)] for action in anytime_of(self._match.state, seat)}:
            if self._match.decide is not None and not isinstance(self._model.asking, Waiting):
                self._set_aside = (len(self._match.moments), self._match.decide, self._model.asking)
            self._room.turn_to(seat, "reward", offer)

    # claiming ---------------------------------------------------------------------------------------------
    @property
    def draft(self) -> ClaimDraft | None:
        """The claim being put together, or None when none is."""
        asking = self._model.asking
        return asking if isinstance(asking, ClaimDraft) else None

    def choose_card(self, slot: int) -> None:
        """Put dice on a card or one more; in an offer or a divvy, choose it."""
        asking = self._model.asking
        if isinstance(asking, ClaimDraft):
            self._settle(asking, asking.put(slot), slot)
        elif isinstance(asking, FlipOffer):
            self._pick_slot(asking, slot)
        elif isinstance(asking, DivvyDraft) and slot in asking.to:
            asking.pass_over(slot)
            self._room.changed()

    def _pick_slot(self, offer: FlipOffer, slot: int) -> None:
        if offer.what is FlipFor.TAKE and slot in offer.slots:
            offer.pick = offer.slots.index(slot)
        elif offer.what is FlipFor.REROLL:
            numbers = [n for n, die in enumerate(offer.failing) if die.slot == slot]
            offer.pick = numbers[0] if numbers else offer.pick
        self._room.changed()

    def choose_die(self, dice: int) -> None:
        """Take this many dice in hand; the number that is already there puts them down."""
        if self.draft is not None:
            self.draft.pick(0 if dice == self.draft.hand else dice)
            self._room.changed()

    def put_dice(self, slot: int, dice: int) -> None:
        """Put this many dice on a card together."""
        if self.draft is not None:
            self.draft.pick(dice)
            self.choose_card(slot)

    def set_effort(self, effort: int) -> None:
        """Turn the dice of the target to `effort`, or choose it for the next card."""
        draft = self.draft
        if draft is not None:
            self._settle(draft, draft.set_effort(effort), draft.target)
        else:
            self._not_now()

    def take_back(self, slot: int) -> None:
        """Take one die of the draft back from a card."""
        if self.draft is not None:
            self.draft.remove(slot)
            self._room.changed()

    def _settle(self, draft: ClaimDraft, refusal: Refusal | None, slot: int | None) -> None:
        if refusal is None:
            self._room.changed()
        else:
            self._refuse(_with_facts(draft, refusal, slot))

    # deciding ---------------------------------------------------------------------------------------------
    def confirm(self) -> None:
        """Do what is on the tray."""
        asking = self._model.asking
        if isinstance(asking, ClaimDraft):
            if asking.groups:
                self._submit(asking.seat, asking.action())
            else:
                self._refuse(Illegal(Refusal.EMPTY_CLAIM))
        elif isinstance(asking, FlipOffer):
            self.offer_accept()
        elif isinstance(asking, DivvyDraft):
            self.divvy_propose()
        else:
            self._not_now()

    def recover(self) -> None:
        """Take exhausted dice out of the box; asks first when there are none, for then it is a pass
        (§3.5)."""
        draft = self.draft
        if draft is None:
            self._not_now()
            return
        if pool_of(draft.view, draft.seat).exhausted == 0 and self.ask_before_pass:
            self._room.confirm("dialog-pass", lambda: self._submit(draft.seat, Recover()))
        else:
            self._submit(draft.seat, Recover())

    def undo(self) -> None:
        """Take back the last thing: of what is being put together if there is any, else the last decision;
        that is free until something was rolled or revealed, and asked about after that."""
        asking = self._model.asking
        if isinstance(asking, ClaimDraft) and not asking.untouched:
            asking.back()
            self._room.changed()
        elif isinstance(asking, FlipOffer) and not asking.optional:
            self._back()
        elif isinstance(asking, DivvyDraft) and asking.can_undo:
            asking.undo()
            self._room.changed()
        else:
            self._undo_match()

    def _undo_match(self) -> None:
        match self._match.undo_means():
            case Undo.FREE:
                self._go_back()
            case Undo.MARKED:
                self._room.confirm("dialog-take-back", self._go_back)
            case Undo.NOTHING:
                self._room.tell(Message("table-nothing-to-undo", {}))

    def _go_back(self) -> None:
        if self._match.undo():
            self._model.asking = Waiting()
            self._room.undone()

    def _back(self) -> None:
        """Return from an any-time offer to what the game waits for."""
        decide = self._match.decide
        if decide is not None and decide.may_answer(self._model.viewer):
            self.ask(decide)
        else:
            self._model.asking = Waiting()
            self._room.changed()

    # offers -----------------------------------------------------------------------------------------------
    def offer_toggle(self, card: Card) -> None:
        """Choose a card to pay with, or not."""
        if isinstance(self._model.asking, FlipOffer):
            self._model.asking.toggle(card)
            self._room.changed()

    def offer_pick(self, index: int) -> None:
        """Choose the die to roll again, or the card to take."""
        if isinstance(self._model.asking, FlipOffer):
            self._model.asking.pick = index
            self._room.changed()

    def offer_share(self, share: bool) -> None:
        """Choose whether the teammate may see the cards too (§7.7, §8.9)."""
        if isinstance(self._model.asking, FlipOffer):
            self._model.asking.share = share
            self._room.changed()

    def offer_accept(self) -> None:
        """Flip and take the reward."""
        asking = self._model.asking
        if not isinstance(asking, FlipOffer):
            return
        if asking.complete:
            self._submit(asking.seat, asking.action())
        else:
            self._refuse(Illegal(Refusal.FLIP_COUNT, needed=asking.count, given=len(asking.chosen)))

    def decline(self) -> None:
        """Leave an offer: a window is declined, an any-time reward is closed."""
        asking = self._model.asking
        if isinstance(asking, FlipOffer):
            if asking.optional:
                self._submit(asking.seat, Decline())
            else:
                self._back()

    # divvying ---------------------------------------------------------------------------------------------
    def divvy_give(self, slot: int, seat: int) -> None:
        """Let a member have a card or stack."""
        if isinstance(self._model.asking, DivvyDraft):
            self._model.asking.give(slot, seat)
            self._room.changed()

    def divvy_swap(self) -> None:
        """Exchange what the two members would get."""
        if isinstance(self._model.asking, DivvyDraft):
            self._model.asking.swap()
            self._room.changed()

    def divvy_sensible(self) -> None:
        """Take over the split with which the lower of the two known scores is highest."""
        asking = self._model.asking
        if isinstance(asking, DivvyDraft):
            asking.share(sensible_split(asking))
            self._room.changed()

    def divvy_propose(self) -> None:
        """Seal the split for the member who has not agreed yet; with both seals it is done."""
        asking = self._model.asking
        if not isinstance(asking, DivvyDraft):
            return
        waiting = [seat for seat in asking.receivers if seat not in asking.agreed]
        asking.agreed.add(waiting[0])
        if len(waiting) == 1:
            self._submit(asking.seat, asking.action())
        else:
            self._room.changed()

    # inside -----------------------------------------------------------------------------------------------
    def _submit(self, seat: int, action: Action) -> None:
        try:
            events = self._match.submit(seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        draft = self.draft
        self._model.drafted = frozenset(draft.groups) if draft is not None else frozenset()
        self._model.asking = Waiting()
        self._room.happened(events)

    def _not_now(self) -> None:
        """A key that asks for something else than what is asked for now is told so."""
        self._room.tell(Message("table-not-now", {}))

    def _refuse(self, illegal: Illegal) -> None:
        self._room.tell(explain(illegal, self.cast, self._model.view.crypt))


def _with_facts(draft: ClaimDraft, refusal: Refusal, slot: int | None) -> Illegal:
    """The refusal with the facts that its sentence needs."""
    lying = draft.slot(slot) if slot is not None else None
    if draft.decide.dice == 0:
        return Illegal(Refusal.NO_DICE)
    if slot is None or lying is None:
        return Illegal(refusal)
    facts: dict[str, int | str] = {"slot": slot, "dice": draft.decide.dice, "placed": draft.used + 1}
    if lying.seat is not None:
        needed = needed_strength(draft.view, draft.seat, slot) or 0
        facts |= {"holder": lying.seat, "strength": lying.strength, "needed": needed}
        facts |= {"effort": lying.effort or 0}
    return Illegal(refusal, **facts)
