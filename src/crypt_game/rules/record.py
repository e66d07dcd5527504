"""A game as what was agreed and every step since: save, replay, undo and bug report in one form.

As one JSON object it is PROTOCOL.md's RECORD; on disk it is JSON lines, the header first and then one
line per step, so that a step is one append. Saves, the referee, `verify` and the tests read and write through
this module alone. A broken record gives its good prefix and says what is wrong. Knows no files.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import StrEnum
from io import BytesIO
from typing import Any, NamedTuple, TypeAlias

from crypt_game.strict_json import NotJson, encode_json, parse_json

from . import codec
from .actions import Action
from .codec.strict import Malformed, a_list, an_integer, an_object, any_object
from .engine import Step, apply, new_game, resolve
from .pending import Outcome
from .refusals import BadOutcome, Illegal
from .setup import BadSetup, GameSetup
from .state import GameState
from .values import value

FORMAT = 1
"""The version of the record that this program writes and reads."""
LONGEST_LINE = 1_000_000
"""Bytes of the header, its end included: every seat may change hands before every step, and each time leaves
a mark of up to 200 bytes. Steps are shorter by far."""
LONGEST_STEP = 2_000
"""Bytes that a step takes at most in a file of this program: the shuffle of 72 cards takes 1 200."""
MOST_STEPS = 600
"""More than any game holds. The longest is Clash of eight (§8): 8 rounds of 8 turns, with 4 rolls and 4
divvies each, and 8 seats that may decline Pottery B and Idol A in each (§5.2, §5.3); 12 Idols, Manuscripts,
Pottery and Remains pay for as many re-rolls with their rolls, as many looks, and half as many cards and
recoveries; one shuffle, and 8 times Decline at the end (§4.1). That is 313. Add 64 rolls of 4 houses that
stay tied (§4.3): less likely than one in 10³²."""


@value
class Acted:
    """A seat took an action."""

    seat: int
    action: Action


@value
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


class Fault(StrEnum):
    """Why a record cannot be read or played to its end."""

    EMPTY = "empty"
    NOT_JSON = "not_json"
    NEWER = "newer"
    """A later version of this program wrote it."""
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
    """What a file holds of a record: the good prefix, and what is wrong with the line after it."""

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


def to_bytes(record: Record) -> bytes:
    """The record as it lies on the disk; a further step is one more line (:func:`entry_line`)."""
    return b"".join((header_line(record), *map(entry_line, record.entries)))


def header_line(record: Record) -> bytes:
    """Everything but the steps, as the first line on the disk."""
    return encode_json(header_to_json(record))


def entry_line(entry: Entry) -> bytes:
    """One step as its line on the disk."""
    return encode_json(entry_to_json(entry))


def header_from_line(line: bytes) -> Record:
    """The record without steps whose first line this is; raises :class:`BadRecord`."""
    if len(line) > LONGEST_LINE:
        raise BadRecord(Fault.NOT_JSON, "longer than any line of a record")
    try:
        return _header(parse_json(line))
    except NotJson as error:
        raise BadRecord(Fault.NOT_JSON, str(error)) from None


def from_bytes(data: bytes) -> Reading:
    """The record in the content of a file, as far as it can be read.

    Raises :class:`BadRecord` without a good header. A last line without its end that cannot be read is no
    fault: it was being written when the program ended, and nobody has seen that step; nor is the tail of
    zeros that a power cut may leave. Steps are read, not played: :func:`replay` tells whether they are legal.
    """
    lines = BytesIO(data.rstrip(b"\0"))
    first = lines.readline()
    if not first:
        raise BadRecord(Fault.EMPTY)
    record = header_from_line(first)
    entries: list[Entry] = []
    fault: BadRecord | None = None
    for number, line in enumerate(lines, start=2):
        try:
            entries.append(_entry_from_line(line, number))
        except BadRecord as error:
            fault = error if line.endswith(b"\n") else None
            break
    return Reading(replace(record, entries=tuple(entries)), fault)


def _entry_from_line(line: bytes, number: int) -> Entry:
    if len(line) > LONGEST_LINE or number > MOST_STEPS + 1:
        raise BadRecord(Fault.STEP, f"line {number}: more than any game holds")
    try:
        return entry_from_json(parse_json(line))
    except (NotJson, Malformed) as error:
        kind = Fault.NOT_JSON if isinstance(error, NotJson) else Fault.STEP
        raise BadRecord(kind, f"line {number}: {error}") from None


def _header(value: object) -> Record:
    try:
        written = an_integer(any_object(value, "record").get("format"), "format")
        if written > FORMAT:
            raise BadRecord(Fault.NEWER, f"format {written}")
        header = an_object(value, "record", ("format", "game", "seed"), ("extra",))
        if written != FORMAT:
            raise BadRecord(Fault.HEADER, f"there is no format {written}")
        seed = None if header["seed"] is None else an_integer(header["seed"], "seed")
        extra = any_object(header["extra"], "extra") if "extra" in header else None
        return Record(codec.setup_from_json(header["game"]), seed, (), extra)
    except Malformed as error:
        raise BadRecord(Fault.HEADER, str(error)) from None
