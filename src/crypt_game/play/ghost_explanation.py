"""A Ghost's turn explained step by step, with time to read each, and shown again on demand (§6.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from crypt_game.play.board_model import BoardModel, GhostStep
from crypt_game.rules import Event, SeatView
from crypt_game.rules import events as ev
from crypt_game.rules.indices import SeatIndex
from crypt_game.text.language import Say
from crypt_game.text.participants import Message

__all__ = ["READING_SECONDS", "GhostExplanation", "TurnStart", "is_explained"]

READING_SECONDS = {"slow": 2.2, "normal": 1.3, "fast": 0.5}
"""How long a step stays before the next, by the pace of heirs; "step" waits for a key instead."""


def is_explained(event: Event) -> bool:
    """Whether the event is a step of a Ghost's reasoning."""
    return isinstance(event, ev.GhostGrouped | ev.GhostAimed | ev.GhostSetAside)


class TurnStart(NamedTuple):
    """A board as a Ghost's turn began: the view of each seat, and how much had been shown and written."""

    views: dict[SeatIndex, SeatView]
    shown: int
    lines: int


class GhostExplanation:
    """The explanation of the Ghost's turn that one board shows."""

    def __init__(self, model: BoardModel, say: Say) -> None:
        """`say` finds words in the language that is spoken at the moment."""
        self._model, self._say = model, say
        self.held = False
        """Whether a step waits to be taken note of."""
        self.start: TurnStart | None = None
        """The board before the present turn; None when no turn is on."""
        self.events: list[Event] = []
        """What has been shown of the present turn."""

    def note(self, event: Event, before: TurnStart) -> None:
        """Remember a turn from its roll on; `before` is the board that has not taken the event in yet."""
        if isinstance(event, ev.GhostRolled):
            self.start, self.events = before, []
        elif isinstance(event, ev.Awaited | ev.Discarded | ev.TorchesPassed):
            self.forget()
        if self.start is not None:
            self.events.append(event)

    def forget(self) -> None:
        """No turn is on any more."""
        self.start, self.events = None, []

    def explain(self, messages: Sequence[Message]) -> None:
        """Add a step of the turn: what the Ghost does and why."""
        turn = self._model.ghost_turn
        if turn is None:
            return
        for step in turn.steps:
            step.done = True
        for message in messages:
            if not message.minor:
                reason = self._say(message.reason, **message.args) if message.reason else ""
                turn.steps.append(GhostStep(self._say(message.key, **message.args), reason))

    def hold(self) -> None:
        """Wait until the step is taken note of."""
        self.held = True
