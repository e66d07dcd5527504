"""Everything a player can do at the table, whatever device it was asked with.

One room between a click and `Match.submit`. Every method completes a legal action, changes what is being put
together, shows something, or says in one sentence why not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from crypt_game import destinations
from crypt_game.devices.own_pads import may_decide, may_uncover
from crypt_game.drawing.canvas.niche import decode_niche
from crypt_game.match.annotations import ReactionStop
from crypt_game.match.match import Undo
from crypt_game.play.board_model import Waiting
from crypt_game.play.hold_to_peek import HoldToPeek
from crypt_game.play.new_draft import AnyDraft, draft_for, offer_at_any_time
from crypt_game.play.offer_drafts import DivvyDraft, FlipOffer
from crypt_game.play.reaction_stops import REWARD_OF, ReactionStops
from crypt_game.play.second_look import SecondLook
from crypt_game.rules import (
    Action,
    Choice,
    Claim,
    Decide,
    Decline,
    Event,
    FlipFor,
    Illegal,
    Peek,
    Recover,
    Revive,
)
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.sound import Cue
from crypt_game.text.participants import Message
from crypt_game.ui.board.board_commands import CommandedBoard
from crypt_game.ui.scenes.table.draft_commands import DraftCommands

__all__ = ["TableCommands"]


class TableCommands(DraftCommands):
    """The commands of a table at which a match is played."""

    def __init__(self, board: CommandedBoard) -> None:
        super().__init__(board)
        self.peek = HoldToPeek(self.model, self._peeked)
        self._set_aside: tuple[int, Decide, AnyDraft] | None = None
        self.reactions = ReactionStops(self.match)
        self.second_look = SecondLook(self.match, self.advisor, self._warnings_wanted, self._ask_about_cost)
        self.turning = False
        """Whether the table is being turned to somebody else, so that nobody is asked yet."""

    def press_peek(self) -> None:
        """Show what is covered until the next press, as for whoever cannot hold a button."""
        self._peek(held=True, tap=True)

    def hold_peek(self, held: bool, pad: int | None = None) -> None:
        """Start or stop peeking, by the gamepad of number `pad`, or by keys or mouse; where people have pads
        of their own only by that of who sits before the table. Whoever lets go covers."""
        self._peek(held=held, tap=self.app.settings.tap_to_peek, pad=pad)

    def _peek(self, *, held: bool, tap: bool, pad: int | None = None) -> None:
        people, pads = self._people_with_pads
        if not (held and people) or may_uncover(self.model.viewer, people, pads, pad):
            self.peek.hold(held, tap=tap)
        else:
            self.refuse(Message("table-own-pad", {"name": self._viewer_name}))

    def refuse_pad(self, pad: int | None, *, aloud: bool = False) -> bool:
        """Whether the gamepad of this number belongs to another person at the screen than sits before the
        table; it is told why, `aloud` as a message over everything, else in the status line."""
        people, pads = self._people_with_pads
        if not people or may_decide(self.model.viewer, people, pads, pad):
            return False
        if aloud:
            self.app.toast("table-others-pad", name=self._viewer_name)
        else:
            self.refuse(Message("table-others-pad", {"name": self._viewer_name}))
        return True

    @property
    def _people_with_pads(self) -> tuple[Sequence[SeatIndex], list[int]]:
        """The people at the screen, if each has a pad of their own, else nobody; and the pads plugged in."""
        people = self.event_player.human_seats
        own = self.app.settings.seat_pads and len(people) > 1
        return people if own else (), [each.number for each in self.app.devices.gamepads.pads]

    @property
    def _viewer_name(self) -> str:
        return self.model.names[self.model.viewer]

    def _peeked(self) -> None:
        """Show the values that were uncovered, and tell them, or that they are covered again."""
        self.refill()
        self.tell_sets()

    def ask(self, decide: Decide) -> None:
        """Put what a person at the screen is asked for on the tray, as far as it was put together before."""
        aside, self._set_aside = self._set_aside, None
        known = aside is not None and aside[:2] == (len(self.match.moments), decide)
        self.model.request = aside[2] if aside is not None and known else draft_for(self.model.view, decide)
        if decide.what is Choice.CLAIM and self.second_look.wanted:
            self.advisor.prepare(decide.seat)
        self.changed()

    def wait(self, seat: SeatIndex | None = None, text: str = "") -> bool:
        """Ask nobody at the screen for anything, because `seat` thinks or something is shown; False when
        that was so before."""
        before, self.model.request = self.model.request, Waiting(text, seat)
        return before != self.model.request

    def open_offer(self, seat: SeatIndex, what: FlipFor) -> None:
        """Put an any-time reward of a person at the screen on the tray (§5.1).

        Only who holds the cards knows what they would pay with.
        """

        def offer() -> None:
            self.model.request = offer_at_any_time(self.model.view, seat, what)
            self.changed()

        if what in {REWARD_OF[type(action)] for action in anytime_of(self.match.state, seat)}:
            if self.match.decide is not None and self.draft is not None:
                self._set_aside = (len(self.match.moments), self.match.decide, self.draft)
            self.turn_to(seat, "reward", offer)

    def stop_for_reward(self, decide: Decide) -> bool:
        """Offer a person a reward before `decide`, if the switches want that; False where nothing is due."""
        due = self.reactions.due(decide)
        if due is not None:
            self.app.cue(Cue.YOUR_TURN)
            self.open_offer(*due)
            self.app.speak(self.model.hint.text)
        return due is not None

    def switch_stop(self, stop: ReactionStop | None) -> None:
        """Stop for this, or no more; None: never."""
        self.reactions.switch(stop)
        self.model.stops = self.reactions.switches
        self.refill()

    def turn_to(self, seat: SeatIndex, task: str, then: Callable[[], None]) -> None:
        """Let the person on `seat` sit down before the table for `task` (see `HandOver`), behind a curtain if
        that is wanted, and then go on; the light is dimmed meanwhile."""
        if seat == self.model.viewer:
            then()
            return
        self.peek.cover()
        self.put_advice(None)
        self.wait()

        def sit_down() -> None:
            self.turning = False
            self.event_player.look_from(seat)
            if self.app.settings.hand_over:
                self.app.go_to(destinations.NextPlayer(self.model.person(seat), task, then))
            else:
                then()

        if self.event_player.hurried or self.onward:
            sit_down()
        else:
            self.turning = True
            if self.app.settings.hand_over:
                decode_niche(self.app.picture_store, self.app.frame)
            self.app.go(sit_down)

    # deciding ---------------------------------------------------------------------------------------------
    def confirm(self) -> None:
        """Do what is on the tray."""
        draft = self.draft
        if draft is None:
            self.refuse_for_now()
            return
        answer = draft.confirm()
        if isinstance(draft, DivvyDraft) and not isinstance(answer, Illegal):
            self.app.cue(Cue.SEALED)
        if answer is None:
            self.changed()
        elif isinstance(answer, Illegal):
            self._refuse(answer)
        else:
            self._decide(draft.seat, answer)

    def confirm_or_play(self) -> None:
        """What the key for confirming means: the advice on show is played, else the tray is confirmed."""
        if self.advice is not None and self.advice.playable:
            self.play_advice()
        else:
            self.confirm()

    def play_advice(self) -> None:
        """Do what the hint says, as if it had been put together by hand."""
        advice = self.advice
        self.close_advice()
        if advice is None:
            return
        match advice.action:
            case Recover():
                self.recover()
            case Decline():
                self.decline()
            case Peek() | Revive() if not isinstance(self.draft, FlipOffer):
                self.open_offer(self.model.viewer, REWARD_OF[type(advice.action)])
                self._put_together(advice.action)
            case _:
                self._put_together(advice.action)

    def _put_together(self, action: Action) -> None:
        if self.draft is not None:
            self.draft.take_over(action)
            self.confirm()

    def recover(self) -> None:
        """Take exhausted dice out of the box; asks first when there are none though dice could be placed, for
        then it is a pass (§3.5)."""
        claim = self.claim
        if claim is None:
            self.refuse_for_now()
            return
        submit = partial(self._decide, claim.seat, Recover())
        idle = claim.decide.dice > 0 and claim.only_passes
        if idle and self.app.settings.confirm_pass:
            self.app.go_to(destinations.Confirmation("dialog-pass", submit))
        else:
            submit()

    def decline(self) -> None:
        """Leave an offer: one that was asked for is declined, one that was opened is closed."""
        draft = self.draft
        if draft is not None and draft.closable:
            self._close_offer()
        elif draft is not None:
            self._submit(draft.seat, Decline())

    @property
    def can_undo(self) -> bool:
        """Whether there is anything to take back."""
        draft = self.draft
        if draft is not None and (draft.can_undo or draft.closable):
            return True
        return self.match.undo_means() is not Undo.NOTHING

    def undo(self) -> None:
        """Take back the last thing: of what is being put together if there is any, else the last decision;
        that is free until something was rolled or revealed, and asked about after that."""
        draft = self.draft
        if draft is not None and draft.undo():
            self.changed()
        elif draft is not None and draft.closable:
            self._close_offer()
        else:
            self._undo_decision()

    def _undo_decision(self) -> None:
        match self.match.undo_means():
            case Undo.FREE:
                self._go_back()
            case Undo.MARKED:
                self.app.go_to(destinations.Confirmation("dialog-take-back", self._go_back))
            case Undo.NOTHING:
                self.refuse(Message("table-nothing-to-undo", {}))

    def _go_back(self) -> None:
        if self.match.undo():
            self.wait()
            self.computer_turns.cancel()
            self._forget_advice()
            self.event_player.rebuild()
            self.refill()

    def _close_offer(self) -> None:
        """Return from an offer that was opened to what the game waits for."""
        decide = self.match.decide
        if decide is not None and decide.may_answer(self.model.viewer):
            self.ask(decide)
        else:
            self.wait()
            self.changed()

    def changed(self) -> None:
        self.second_look.drop()
        if self.model.proposed is not None:  # what was put together is seen again
            self.put_advice(None)
        super().changed()

    def _warnings_wanted(self) -> str:
        settings = self.app.settings
        return settings.look_again if settings.hints else "off"

    def _ask_about_cost(self, submit: Callable[[], None], coins: float) -> None:
        self.app.go_to(destinations.Confirmation("dialog-look-again", submit, {"coins": coins}))

    def _decide(self, seat: SeatIndex, action: Action) -> None:
        """Submit what was put together; a claim may deserve a second look before."""
        submit = partial(self._submit, seat, action)
        if isinstance(action, Claim | Recover):
            self.second_look.before(seat, action, submit)
        else:
            submit()

    def _submit(self, seat: SeatIndex, action: Action) -> None:
        try:
            events = self.match.submit(seat, action)
        except Illegal as illegal:
            self._refuse(illegal)
            return
        self.model.drafted = frozenset(self.claim.groups) if self.claim is not None else frozenset()
        self.show(events)

    def show(self, events: tuple[Event, ...]) -> None:
        """The match has moved on: show it, and ask nobody for anything meanwhile."""
        self.wait()
        self._forget_advice()
        self.event_player.take(events)
        self.refill()

    def _forget_advice(self) -> None:
        self.advisor.forget()
        self.second_look.drop()
        self.put_advice(None)
