"""A game as what was agreed and every step since: save, replay, undo and bug report in one form.

As one JSON object it is PROTOCOL.md's RECORD; on disk it is JSON lines, the header first and then one
line per step, so that a step is one append. A broken record gives its good prefix and says what is wrong.
Knows no files.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, NamedTuple, TypeAlias

from . import codec
from .actions import Action
from .codec.strict import Malformed, NotJson, a_list, an_integer, an_object, any_object
from .engine import apply, new_game, resolve
from .pending import Outcome
from .refusals import BadOutcome, Illegal
from .setup import BadSetup, GameSetup
from .state import GameState, Step

FORMAT = 1
"""The version of the record that this program writes and reads."""


@dataclass(frozen=True, slots=True)
class Acted:
    """A seat took an action."""

    seat: int
    action: Action


@dataclass(frozen=True, slots=True)
class Chanced:
    """Chance had this outcome."""

    outcome: Outcome


Entry: TypeAlias = Acted | Chanced


@dataclass(frozen=True, slots=True)
class Record:
    """One game.

    ``seed`` is None when its chance came from elsewhere, ``extra`` belongs to whoever keeps it.
    """

    setup: GameSetup
    seed: int | None = None
    entries: tuple[Entry, ...] = ()
    extra: dict[str, Any] | None = field(default=None, hash=False)

    def extended(self, entry: Entry) -> Record:
        """The record with one more step."""
        return replace(self, entries=(*self.entries, entry))


class Fault(StrEnum):
    """Why a record cannot be read or played to its end."""

    EMPTY = "empty"
    NOT_JSON = "not_json"
    FORMAT = "format"
    HEADER = "header"
    SETUP = "setup"
    STEP = "step"
    ILLEGAL = "illegal"


class BadRecord(Exception):
    """A record that cannot be used at all; ``fault`` says why, ``detail`` is for programmers."""

    def __init__(self, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{fault.value}: {detail}")
        self.fault = fault
        self.detail = detail


class Reading(NamedTuple):
    """What lines of a record hold: the good prefix, and what is wrong with the line after it."""

    record: Record
    fault: BadRecord | None


class Replay(NamedTuple):
    """A record played.

    The state before its first step, each step as far as it is legal, and what stopped it.
    """

    start: GameState
    steps: tuple[Step, ...]
    fault: BadRecord | None

    @property
    def state(self) -> GameState:
        """The state after the last good step."""
        return self.steps[-1].state if self.steps else self.start


def play_entry(state: GameState, entry: Entry) -> Step:
    """Take one recorded step; raises as :func:`.engine.apply` and :func:`.engine.resolve` do."""
    if isinstance(entry, Acted):
        return apply(state, entry.seat, entry.action)
    return resolve(state, entry.outcome)


def replay(record: Record) -> Replay:
    """Play a record, checking every step.

    Raises :class:`BadRecord` only for a setup that may not be played.
    """
    try:
        start = state = new_game(record.setup)
    except BadSetup as error:
        raise BadRecord(Fault.SETUP, error.fault.value) from None
    steps: list[Step] = []
    for number, entry in enumerate(record.entries):
        try:
            step = play_entry(state, entry)
        except (Illegal, BadOutcome) as error:
            return Replay(start, tuple(steps), BadRecord(Fault.ILLEGAL, f"step {number}: {error}"))
        steps.append(step)
        state = step.state
    return Replay(start, tuple(steps), None)


def record_to_json(record: Record) -> dict[str, Any]:
    """RECORD as one object."""
    answer = header_to_json(record)
    answer["steps"] = [entry_to_json(entry) for entry in record.entries]
    return answer


def record_from_json(value: object) -> Record:
    """The record of a RECORD object, not replayed; raises :class:`BadRecord`."""
    try:
        whole = an_object(value, "record", ("format", "game", "seed", "steps"), ("extra",))
    except Malformed as error:
        raise BadRecord(Fault.HEADER, str(error)) from None
    record = _header({key: item for key, item in whole.items() if key != "steps"})
    try:
        return replace(record, entries=tuple(map(entry_from_json, a_list(whole["steps"], "steps"))))
    except Malformed as error:
        raise BadRecord(Fault.STEP, str(error)) from None


def header_to_json(record: Record) -> dict[str, Any]:
    """The first line of a record on disk: everything but its steps."""
    answer = {"format": FORMAT, "game": codec.setup_to_json(record.setup), "seed": record.seed}
    return answer if record.extra is None else answer | {"extra": record.extra}


def entry_to_json(entry: Entry) -> dict[str, Any]:
    """One step."""
    if isinstance(entry, Acted):
        return {"seat": entry.seat, "action": codec.action_to_json(entry.action)}
    return {"outcome": codec.outcome_to_json(entry.outcome)}


def entry_from_json(value: object) -> Entry:
    """One step; raises :class:`.codec.Malformed`."""
    if isinstance(value, dict) and "outcome" in value:
        return Chanced(codec.outcome_from_json(an_object(value, "step", ("outcome",))["outcome"]))
    step = an_object(value, "step", ("seat", "action"))
    return Acted(an_integer(step["seat"], "seat"), codec.action_from_json(step["action"]))


def to_lines(record: Record) -> list[str]:
    """The record as JSON lines, without line ends.

    Each further step is one more line (:func:`entry_line`).
    """
    return [codec.to_line(header_to_json(record)), *map(entry_line, record.entries)]


def entry_line(entry: Entry) -> str:
    """One step as its line."""
    return codec.to_line(entry_to_json(entry))


def from_lines(lines: Iterable[str]) -> Reading:
    """The record in these lines as far as they can be read; raises :class:`BadRecord` without a good header.

    Steps are read, not played: :func:`replay` tells whether they are legal.
    """
    rest = iter(lines)
    header = next(rest, None)
    if header is None:
        raise BadRecord(Fault.EMPTY)
    try:
        record = _header(codec.parse_json(header))
    except NotJson as error:
        raise BadRecord(Fault.NOT_JSON, str(error)) from None
    entries: list[Entry] = []
    fault: BadRecord | None = None
    for number, line in enumerate(rest, start=2):
        try:
            entries.append(entry_from_json(codec.parse_json(line)))
        except (NotJson, Malformed) as error:
            kind = Fault.NOT_JSON if isinstance(error, NotJson) else Fault.STEP
            fault = BadRecord(kind, f"line {number}: {error}")
            break
    return Reading(replace(record, entries=tuple(entries)), fault)


def _header(value: object) -> Record:
    try:
        header = an_object(value, "record", ("format", "game", "seed"), ("extra",))
        if an_integer(header["format"], "format") != FORMAT:
            raise BadRecord(Fault.FORMAT, f"format {header['format']}")
        seed = None if header["seed"] is None else an_integer(header["seed"], "seed")
        extra = any_object(header["extra"], "extra") if "extra" in header else None
        return Record(codec.setup_from_json(header["game"]), seed, (), extra)
    except Malformed as error:
        raise BadRecord(Fault.HEADER, str(error)) from None
