"""Games on the disk, as the window sees them: beginning one, going on with one, and what to do when the disk
refuses.

Joins the match, which knows no files, to the desktop's saves, which know no rules. Must never import a scene.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from crypt_game.desktop.files import SaveTrouble
from crypt_game.desktop.saves import Problem, RecordFile, Saves, load
from crypt_game.match.match import Match
from crypt_game.match.party import Plan
from crypt_game.rules import BadOutcome, BadSetup, Event, Illegal, Over
from crypt_game.rules.codec.strict import Malformed
from crypt_game.rules.record import BadRecord, Record, header_to_json, record_from_json, replay

__all__ = ["Opened", "Unfinished", "begin_game", "open_game", "unfinished"]

log = logging.getLogger(__name__)

OnTrouble = Callable[[], None]
"""Called once when a game can no longer be written to the disk, and goes on in memory."""


class _DiskKeeper:
    """Writes each step of a match to its record file."""

    def __init__(self, file: RecordFile, on_trouble: OnTrouble) -> None:
        self._file, self._on_trouble = file, on_trouble

    def append(self, step: Mapping[str, Any]) -> None:
        self._guarded(lambda: self._file.append(step))

    def keep(self, steps: int) -> None:
        self._guarded(lambda: self._file.truncate_to(steps))

    def finish(self) -> None:
        self._guarded(self._file.finish)

    def _guarded(self, write: Callable[[], None]) -> None:
        try:
            write()
        except SaveTrouble as trouble:
            log.warning("game not saved: %s", trouble)
            self._on_trouble()


@dataclass(frozen=True, slots=True)
class Opened:
    """A game taken from the disk: the match, what was wrong with its file, and how many rounds are sound."""

    match: Match
    problem: Problem | None = None


class Unfinished(NamedTuple):
    """The game to continue: its file, the mode, the number of heirs, and the round it is in."""

    path: Path
    mode: str
    heirs: int
    round: int
    rounds: int


def begin_game(folder: Path, plan: Plan, seed: int, on_trouble: OnTrouble) -> tuple[Match, tuple[Event, ...]]:
    """Start a game whose every step is written to a new file in `folder`; returns it and its opening
    events."""
    header = header_to_json(Record(plan.setup, seed, (), plan.extra()))
    file = Saves(folder).create(header)
    match = Match(plan, seed, _DiskKeeper(file, on_trouble))
    return match, match.begin()


def open_game(folder: Path, path: Path, on_trouble: OnTrouble) -> Opened | Problem:
    """The game in the file at `path`, ready to be played on; a damaged one as far as it is sound.

    What is left out of a damaged file is kept beside it. A `Problem` is returned where nothing can be played.
    """
    loaded = load(path)
    if not loaded.header:
        return loaded.problem or Problem.NOT_A_RECORD
    try:
        record = record_from_json({**loaded.header, "steps": loaded.steps})
        played = replay(record)
    except (BadRecord, Malformed, BadSetup) as fault:
        return _sound_part(folder, path, loaded.header, loaded.steps, on_trouble, fault)
    sound = len(played.steps)
    if record.seed is None:
        return Problem.NOT_A_RECORD
    problem = loaded.problem or (Problem.DAMAGED if played.fault is not None else None)
    file = Saves(folder).resume(path, loaded._replace(problem=problem), sound)
    entries = record.entries[:sound]
    return _resumed(Record(record.setup, record.seed, entries, record.extra), file, problem, on_trouble)


def _sound_part(
    folder: Path,
    path: Path,
    header: dict[str, Any],
    steps: list[dict[str, Any]],
    on_trouble: OnTrouble,
    fault: Exception,
) -> Opened | Problem:
    """The longest prefix of steps that can be read, when one of them is no step at all."""
    log.warning("%s: %s", path.name, fault)
    good: list[dict[str, Any]] = []
    for step in steps:
        try:
            record = record_from_json({**header, "steps": [*good, step]})
        except (BadRecord, Malformed, BadSetup):
            break
        good.append(step)
    try:
        record = record_from_json({**header, "steps": good})
        sound = len(replay(record).steps)
    except (BadRecord, Malformed, BadSetup):
        return Problem.NOT_A_RECORD
    if record.seed is None:
        return Problem.NOT_A_RECORD
    file = Saves(folder).resume(path, load(path)._replace(problem=Problem.DAMAGED), sound)
    whole = Record(record.setup, record.seed, record.entries[:sound], record.extra)
    return _resumed(whole, file, Problem.DAMAGED, on_trouble)


def _resumed(
    record: Record, file: RecordFile, problem: Problem | None, on_trouble: OnTrouble
) -> Opened | Problem:
    plan = Plan.of_record(record.setup, record.extra)
    try:
        match = Match.resume(plan, record, _DiskKeeper(file, on_trouble))
    except (Illegal, BadOutcome, ValueError) as fault:
        log.warning("%s cannot be resumed: %s", file.path.name, fault)
        return Problem.DAMAGED
    match.begin()
    return Opened(match, problem)


def unfinished(folder: Path) -> Unfinished | None:
    """The game that Continue would go on with, or None; a file that cannot be read at all is passed over."""
    for entry in Saves(folder).entries():
        if entry.finished:
            continue
        loaded = load(entry.path)
        try:
            played = replay(record_from_json({**loaded.header, "steps": loaded.steps}))
        except (BadRecord, Malformed, BadSetup):
            continue
        state = played.state
        if not isinstance(state.pending, Over):
            setup = state.setup
            return Unfinished(
                entry.path, setup.mode, setup.players, max(1, state.round), state.variant.rounds
            )
    return None
