"""What the window does with games on the disk: begin one, go on with it, look at it, take one in.

Joins the match, which knows no files, to the files of its records; says what to do if the disk refuses.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import NamedTuple

from crypt_game.desktop.files import SaveTrouble
from crypt_game.desktop.plain_files import FileTooLarge
from crypt_game.games.library import Library
from crypt_game.games.loading import LoadError, Problem, load, load_header, load_sound
from crypt_game.games.record_file import RecordFile
from crypt_game.games.saves import Saves
from crypt_game.match.annotations import Annotations
from crypt_game.match.luck_source import LUCK, LuckSource
from crypt_game.match.match import Match
from crypt_game.match.players import Plan, Player
from crypt_game.match.series import SeriesMark
from crypt_game.rules import Event, Over
from crypt_game.rules.record import BadRecord, Entry, Record

__all__ = [
    "Opened",
    "OwnCopy",
    "Seen",
    "begin_branch",
    "begin_game",
    "look_at",
    "open_game",
    "own_copy",
    "rescue",
]

log = logging.getLogger(__name__)

OnTrouble = Callable[[], object]
"""Called when a game can no longer be written to the disk, and goes on in memory."""


class _DiskWriter:
    """Writes each step of a match to its record file."""

    def __init__(self, file: RecordFile, on_trouble: OnTrouble) -> None:
        self._file, self._on_trouble = file, on_trouble

    @classmethod
    def of_new_file(cls, folder: Path, record: Record, on_trouble: OnTrouble) -> _DiskWriter:
        """The writer of a new game, whose first file is in `folder` already if the disk takes it."""
        writer = cls(RecordFile.create(Saves(folder), record), on_trouble)
        writer._guarded(writer._file.save)
        return writer

    def append(self, step: Entry) -> None:
        self._guarded(lambda: self._file.append(step))

    def truncate_to(self, steps: int, header: Record | None = None) -> None:
        self._guarded(lambda: self._file.truncate_to(steps, header))

    def rewrite_header(self, header: Record) -> None:
        self._guarded(lambda: self._file.rewrite_header(header))

    def finish(self) -> None:
        self._guarded(self._file.save)
        self._guarded(self._file.finish)

    def rescue(self) -> Path:
        """The file, after a last attempt to have everything in it."""
        self._guarded(self._file.save)
        return self._file.path

    def _guarded(self, write: Callable[[], None]) -> None:
        try:
            write()
        except SaveTrouble as trouble:
            log.warning("game not saved: %s", trouble)
            self._on_trouble()


@dataclass(frozen=True, slots=True)
class Opened:
    """A game taken from the disk: the match as far as it is sound, and what was wrong with its file."""

    match: Match
    problem: Problem | None = None


class Seen(NamedTuple):
    """A game that is only looked at; of a record without a seed the match is not to be gone on with."""

    match: Match
    record: Record


class OwnCopy(NamedTuple):
    """One of the player's own games, and whether it was copied there just now."""

    path: Path
    new: bool


def begin_game(
    folder: Path,
    plan: Plan,
    luck: LuckSource | int,
    on_trouble: OnTrouble,
    *,
    practice: bool = False,
    series: SeriesMark | None = None,
) -> tuple[Match, tuple[Event, ...]]:
    """Start a game whose every step is written to a new file in `folder`; returns it and its opening events.

    `luck` is where its luck comes from, or a seed of which nothing else is told. A game is `practice` from
    its first card on where somebody here knows that luck; a `series` is what else it belongs to.
    """
    seed = luck if isinstance(luck, int) else luck.game(plan.setup).seed
    extra = {} if isinstance(luck, int) else luck.extra()
    if practice:
        extra |= Annotations(practice=0).extra()
    if series is not None:
        extra |= series.extra()
    record = Record(plan.setup, seed, (), extra | plan.extra())
    match = Match(plan, seed, _DiskWriter.of_new_file(folder, record, on_trouble), extra)
    return match, match.begin()


def begin_branch(
    folder: Path, record: Record, step: int, on_trouble: OnTrouble, players: Sequence[Player] | None = None
) -> Match:
    """A practice game that goes on from the first `step` steps of a record; the record itself is left alone.

    `players` take the seats; without them the seats are as they were at that moment. Luck comes from the same
    seed: who runs the same risk rolls the same. Raises Illegal or BadOutcome where a step is wrong, and
    ValueError for a record without a seed.
    """
    if players is None:
        plan = Plan.of_record(record.setup, record.extra)
        handed = tuple(mark for mark in Annotations.of_record(record.extra).handed if mark.step <= step)
    else:
        plan, handed = Plan(record.setup, tuple(players)), ()
    known = {} if record.extra is None else record.extra
    luck = {LUCK: known[LUCK]} if LUCK in known else {}
    extra = luck | plan.extra() | Annotations(practice=step, handed=handed).extra()
    branch = replace(record, entries=record.entries[:step], extra=extra)
    match = Match.resume(branch, _DiskWriter.of_new_file(folder, branch, on_trouble))
    match.begin()
    return match


def open_game(folder: Path, path: Path, on_trouble: OnTrouble) -> Opened | Problem:
    """The game in the file at `path`, ready to be played on; a damaged one as far as it is sound.

    What is left out of a damaged file is kept beside it. A `Problem` is returned where nothing can be played.
    """
    try:
        record, _, problem = load_sound(path)
    except LoadError as error:
        return error.problem
    if record.seed is None:
        return Problem.NOT_A_RECORD
    file = RecordFile.resume(Saves(folder), path, record, damaged=problem is not None)
    match = Match.resume(record, _DiskWriter(file, on_trouble))
    match.begin()
    return Opened(match, problem)


def look_at(path: Path) -> Seen | Problem:
    """The game in the file at `path`, as far as it is sound, to be looked at: the file is not touched."""
    try:
        record = load_sound(path).record
    except LoadError as error:
        return error.problem
    if record.seed is None and not record.entries:
        return Problem.NOT_A_RECORD
    match = Match.resume(replace(record, seed=record.seed or 0))
    if record.seed is not None:
        match.begin()
    return Seen(match, record)


def rescue(match: Match) -> Path | None:
    """The file of a game, with all of it as far as the disk allows; None for a game without one."""
    return match.writer.rescue() if isinstance(match.writer, _DiskWriter) else None


def own_copy(folder: Path, path: Path) -> OwnCopy | Problem:
    """The record at `path` as one of the player's games in `folder`: itself if it lies there, else a copy
    that is marked as taken in.

    A game of which the player has as much already, or more, is not copied again. A `Problem` is returned for
    what is no record; the original is never changed. Raises SaveTrouble where no copy can be written.
    """
    library = Library(folder)
    if library.games.holds(path):
        return OwnCopy(path, new=False)
    try:
        sound = load_sound(path)
    except LoadError as error:
        return error.problem
    games = (entry.path for entry in library.games.entries())
    known = None if sound.problem else next((own for own in games if _continues(own, sound.record)), None)
    if known is not None:
        return OwnCopy(known, new=False)
    try:
        return OwnCopy(library.take_in(path, finished=isinstance(sound.played.state.pending, Over)), new=True)
    except (OSError, FileTooLarge, BadRecord):
        return Problem.UNREADABLE


def _continues(path: Path, record: Record) -> bool:
    """Whether the file at `path` holds this game, as far or further played; a title does not matter."""
    header = load_header(path)
    if header is None or (header.setup, header.seed) != (record.setup, record.seed):
        return False
    try:
        return load(path).record.entries[: len(record.entries)] == record.entries
    except LoadError:
        return False
