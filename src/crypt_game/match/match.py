"""One game being played: its state, its record, its chance, and the way back.

Every step is handed to the writer, which writes it to disk, before anybody sees it. Chance is drawn here,
from the record's seed, as soon as the rules ask for it; what players decide comes in by `submit`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Protocol

from crypt_game.match.annotations import Annotations, HandedOver, ReactionStop
from crypt_game.match.luck_source import BadLuckSource, LuckSource, OpenLuck, SealedLuck, Secrecy, source_of
from crypt_game.match.players import Plan, Player, PlayerKind
from crypt_game.rules import Action, Chance, Decide, Event, GameState, Over, Pending
from crypt_game.rules import events as ev
from crypt_game.rules.chance import draw
from crypt_game.rules.digest import sha256
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import only_action
from crypt_game.rules.record import Acted, Chanced, Entry, Record, play_entry

__all__ = ["Match", "Moment", "RecordWriter", "Undo"]


class RecordWriter(Protocol):
    """Where a running game is written down, step by step."""

    def append(self, step: Entry) -> None:
        """Write one more step; it is on the disk when this returns, or the writer has told of its trouble."""

    def truncate_to(self, steps: int, header: Record | None = None) -> None:
        """Forget all but the first `steps` steps; a game that was finished is being played again.

        A `header`, a record whose steps do not matter, replaces what stands before the steps at the same
        instant.
        """

    def rewrite_header(self, header: Record) -> None:
        """Write what stands before the steps anew, as `append` writes a step."""

    def finish(self) -> None:
        """The game is over: file it with those that cannot be continued."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of the record, the state it led to, and what happened on the way."""

    step: Entry
    state: GameState
    events: tuple[Event, ...]


class Undo(StrEnum):
    """What taking back the last decision would mean."""

    NOTHING = "nothing"
    FREE = "free"
    MARKED = "marked"


class Match:
    """A game in progress. `moments` is its whole history, chance included."""

    def __init__(
        self,
        plan: Plan,
        seed: int,
        writer: RecordWriter | None = None,
        extra: Mapping[str, Any] | None = None,
    ) -> None:
        """A game that has not begun: nothing is shuffled until `begin`.

        `plan` is what was agreed upon, `extra` what its record holds beside the steps, marks included.
        """
        self.agreed = plan
        """Who sat down when the game began."""
        self.marks = Annotations.of_record(extra)
        self.plan = self.marks.seated(plan)
        """Who sits at the table now."""
        self.seed = seed
        self.first = new_game(plan.setup)
        """The state before the shuffle."""
        self.source = _source(extra)
        """Where the luck came from; None where the record does not tell."""
        self._extra = dict(extra or {})
        self.writer = writer
        """Where the game is written down, if anywhere."""
        self.moments: list[Moment] = []

    @classmethod
    def resume(cls, record: Record, writer: RecordWriter | None = None) -> Match:
        """The game of a record, as far as its steps go.

        Raises Illegal or BadOutcome where a step is wrong, and ValueError for a record without a seed.
        """
        if record.seed is None:
            raise ValueError("a record that is played on needs its seed")
        match = cls(Plan.of_record(record.setup, record.extra), record.seed, None, record.extra)
        for step in record.entries:
            match._take(step)
        match.writer = writer
        return match

    @property
    def state(self) -> GameState:
        """The state after the last moment."""
        return self.moments[-1].state if self.moments else self.first

    @property
    def pending(self) -> Pending:
        """What the game waits for; never chance, once begun."""
        return self.state.pending

    @property
    def over(self) -> Over | None:
        """The result, or None while the game goes on."""
        return self.pending if isinstance(self.pending, Over) else None

    @property
    def decide(self) -> Decide | None:
        """The decision that is pending, or None."""
        return self.pending if isinstance(self.pending, Decide) else None

    @property
    def forced(self) -> Action | None:
        """What the seat asked does, where nobody at the table has a choice; None where somebody has."""
        return only_action(self.state, self.plan.human_seats)

    @property
    def record(self) -> Record:
        """The game so far."""
        steps = tuple(moment.step for moment in self.moments)
        return Record(
            self.plan.setup, self.seed, steps, self._extra | self.agreed.extra() | self.marks.extra()
        )

    @property
    def open_code(self) -> str | None:
        """The code from which the game was begun, which is no secret; None where there was none."""
        return self.source.code if isinstance(self.source, OpenLuck) else None

    @property
    def secrecy(self) -> Secrecy:
        """Who can know the luck of this game while it runs."""
        if self.marks.practice is not None:
            return Secrecy.PRACTICE
        match self.source:
            case None:
                return Secrecy.OLDER
            case SealedLuck():
                return Secrecy.SEALED
            case OpenLuck():
                return Secrecy.OPEN

    @property
    def seal(self) -> str | None:
        """The seal that may be shown from the first card on; None where the luck was open, and in a game of
        the first edition, from whose seal the seed can be found by trying."""
        return self.source.seal if isinstance(self.source, SealedLuck) else None

    def thinking_seed(self, number: int) -> int:
        """The random choices of computer heirs come from this, for their thought `number`: nothing of the
        luck of the game can be found out from it."""
        secret = self.source.salt if isinstance(self.source, SealedLuck) else ""
        return int.from_bytes(sha256(f"thought {number}: {self.seed:x}.{secret}".encode())[:6], "big")

    def begin(self) -> tuple[Event, ...]:
        """Draw whatever chance is pending.

        Shuffles and deals a new game; settles a record that was cut short between a decision and its dice.
        """
        return tuple(self._draw())

    def submit(self, seat: int, action: Action) -> tuple[Event, ...]:
        """Let `seat` act and draw the chance that follows.

        Raises Illegal and changes nothing if the rules refuse.
        """
        events = self._take(Acted(seat, action))
        return (*events, *self._draw())

    # marks ------------------------------------------------------------------------------------------------
    def count_hint(self) -> None:
        """Somebody was told what a Regent would do."""
        self._mark(replace(self.marks, hints=self.marks.hints + 1))

    def count_warning(self) -> None:
        """Somebody was told that a claim is costly."""
        self._mark(replace(self.marks, warnings=self.marks.warnings + 1))

    def set_stops(self, stops: frozenset[ReactionStop]) -> None:
        """Stop for these from now on."""
        self._mark(replace(self.marks, stops=stops))

    def hand_over(self, seat: int, person: Player) -> None:
        """Let `person` decide for `seat` from now on, even in the middle of its turn.

        Raises ValueError for a Ghost: no seat changes hands to or from one.
        """
        if PlayerKind.GHOST in (person.mind, self.plan.players[seat].mind):
            raise ValueError("a Ghost keeps its seat")
        mark = HandedOver(len(self.moments), SeatIndex(seat), person)
        self._mark(self.marks.with_handed(mark))
        self.plan = self.marks.seated(self.agreed)

    def _mark(self, marks: Annotations) -> None:
        self.marks = marks
        if self.writer is not None:
            self.writer.rewrite_header(self.record)

    # the way back -----------------------------------------------------------------------------------------
    def undo_means(self) -> Undo:
        """Whether a person's last decision can be taken back, and whether that is free; what they could not
        have done otherwise is none.

        It is until something was rolled, revealed or looked at (PLAYERS, undo).
        """
        last = self._last_decision()
        if last is None:
            return Undo.NOTHING
        since = self.moments[last:]
        informed = any(isinstance(event, _INFORMING) for moment in since for event in moment.events)
        return Undo.MARKED if informed else Undo.FREE

    def undo(self) -> bool:
        """Take a person's last decision back, with all that followed it; False when there is none."""
        means = self.undo_means()
        last = self._last_decision()
        if last is None:
            return False
        del self.moments[last:]
        taken_back = self.marks.taken_back + (means is Undo.MARKED)
        marks = replace(self.marks.cut_to(last), taken_back=taken_back)
        marked, self.marks = marks != self.marks, marks
        if self.writer is not None:
            self.writer.truncate_to(last, self.record if marked else None)
        return True

    def _last_decision(self) -> int | None:
        human_seats = self.plan.human_seats
        for place in range(len(self.moments) - 1, -1, -1):
            step = self.moments[place].step
            if isinstance(step, Acted) and step.seat in (human_seats or (step.seat,)):
                before = self.moments[place - 1].state if place else self.first
                if only_action(before, human_seats) is None:
                    return place
        return None

    # one step ---------------------------------------------------------------------------------------------
    def _draw(self) -> Iterator[Event]:
        while isinstance(self.pending, Chance):
            yield from self._take(Chanced(draw(self.seed, self.pending.request)))
        if self.over is not None and self.writer is not None:
            self.writer.finish()

    def _take(self, step: Entry) -> tuple[Event, ...]:
        made = play_entry(self.state, step)
        if self.writer is not None:
            self.writer.append(step)
        self.moments.append(Moment(step, made.state, made.events))
        return made.events


def _source(extra: Mapping[str, Any] | None) -> LuckSource | None:
    try:
        return source_of(extra)
    except BadLuckSource:
        return None


_INFORMING = (
    ev.Revealed,
    ev.GhostRolled,
    ev.ExhaustionRolled,
    ev.Rerolled,
    ev.Peeked,
    ev.Taken,
    ev.Collected,
    ev.TieBreakRolled,
    ev.TreasureOpened,
)
"""Events after which taking back would use what was learned."""
