"""Games whose deck and rolls were chosen: worked examples, lessons, riddles.

A script is played by the engine like any game, so it shows what the rules say or cannot be played at all. Its
record has no seed: whoever checks it is told that its chance came from elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .cards import card_named
from .events import Event
from .modes import variant_of
from .pending import Shuffled
from .record import Chanced, Entry, Record, replay
from .setup import GameSetup
from .state import GameState


@dataclass(frozen=True, slots=True)
class ScriptedGame:
    """A game from its shuffle on.

    ``deck`` names the cards drawn first; the others follow by name. ``play`` is every decision and roll.
    """

    setup: GameSetup
    deck: tuple[str, ...]
    play: tuple[Entry, ...]

    @property
    def record(self) -> Record:
        """The game as a record without a seed, its shuffle first.

        Raises :class:`KeyError` for a card that does not exist, :class:`.setup.BadSetup` for a setup that may
        not be played. Whether a step is legal turns out when it is played.
        """
        drawn = tuple(map(card_named, self.deck))
        rest = tuple(card for card in variant_of(self.setup).cards if card not in drawn)
        return Record(self.setup, None, (Chanced(Shuffled(drawn + rest)), *self.play))


class Stretch(NamedTuple):
    """What happens in an excerpt: the state before the shuffle, all events up to it, and its own."""

    first: GameState
    before: tuple[Event, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Excerpt:
    """A part of a scripted game, once ``start`` steps of its record are played.

    It begins with the first event of the kind ``since`` and ends before the next of the kind ``until``; None
    stands for the first event after the start, and for the end of the script.
    """

    game: ScriptedGame
    start: int = 0
    since: type[Event] | None = None
    until: type[Event] | None = None

    def played(self) -> Stretch:
        """Play the script.

        Raises :class:`.record.BadRecord` where a step is illegal, and ValueError when an end is not met.
        """
        game = replay(self.game.record)
        if game.fault is not None:
            raise game.fault
        before = [event for step in game.steps[: self.start] for event in step.events]
        events = [event for step in game.steps[self.start :] for event in step.events]
        first = _place(events, self.since, 0)
        end = len(events) if self.until is None else _place(events, self.until, first + 1)
        return Stretch(game.start, (*before, *events[:first]), tuple(events[first:end]))


def _place(events: list[Event], kind: type[Event] | None, start: int) -> int:
    """The place of the first event of a kind from `start` on; raises ValueError when there is none."""
    for place in range(start, len(events)):
        if kind is None or type(events[place]) is kind:
            return place
    raise ValueError(f"no {kind.__name__ if kind else 'event'} after that")
