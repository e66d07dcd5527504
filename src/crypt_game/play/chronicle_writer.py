"""Writes what is shown at a board into its chronicle, one sentence after the other.

Knows what the events say and how the people are called; must never draw, and never keep a view.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from crypt_game.match.players import House
from crypt_game.match.viewpoint import seen_by
from crypt_game.play.board_model import BoardModel, ChronicleLine
from crypt_game.rules import Event, SeatView, fold
from crypt_game.rules import events as ev
from crypt_game.text.event_text import narrate
from crypt_game.text.language import Say
from crypt_game.text.participants import Message, Participants

__all__ = ["ChronicleWriter"]

_HEADINGS = frozenset({"event-round-began", "event-round-began-both"})
"""The messages with which a round begins."""


class ChronicleWriter:
    """The chronicle of one board. Views handed in know no more than all readers may."""

    def __init__(self, model: BoardModel, participants: Participants, say: Say, *, sealed: bool) -> None:
        """`say` finds words in the language that is spoken at the moment. A game that was `sealed` before its
        first card is told to be unsealed when it ends."""
        self._model, self.participants, self.say = model, participants, say
        self.sealed = sealed
        self._parted = True
        """Whether what is written next is parted from what was written last."""

    def part(self) -> None:
        """What is written from now on happens together (see `BoardModel.latest`)."""
        self._parted = True

    def messages(self, event: Event, view: SeatView) -> list[Message]:
        """What there is to say of the event that happens next in `view`; minor lines too.

        The one place that decides what the chronicle tells.
        """
        told = list(narrate(seen_by(view, event), self.participants, view.crypt))
        if isinstance(event, ev.GameEnded) and self.sealed:
            told.append(Message("event-unsealed", {}))
        return told

    def preview(self, events: Iterable[Event], view: SeatView) -> Iterator[Message]:
        """What there will be to say of the events that happen next in `view`; minor lines too."""
        for event in events:
            yield from self.messages(event, view)
            view = fold(view, seen_by(view, event))

    def write(self, messages: Iterable[Message]) -> None:
        """Write down what there is to say; minor lines are left out."""
        lines = list(self._lines(messages))
        if lines:
            before = 0 if self._parted else self._model.latest
            self._parted, self._model.latest = False, before + len(lines)
            self._model.chronicle.extend(lines)

    def rewrite(self, events: Iterable[Event], view: SeatView) -> None:
        """Write all these events anew, the first of which happened in `view`."""
        self._model.chronicle[:] = self._lines(self.preview(events, view))

    def _lines(self, messages: Iterable[Message]) -> Iterator[ChronicleLine]:
        for message in messages:
            if not message.minor:
                words = self.say(message.key, **message.args)
                yield ChronicleLine(self._house(message), words, message.key in _HEADINGS)

    def _house(self, message: Message) -> House | None:
        """Whose badge stands before a line."""
        if message.pool is not None:
            return self._model.pool_house(message.pool)
        return None if message.seat is None else self._model.house(message.seat)
