"""Games on the disk, as the window sees them: begun, gone on with, looked at; and what if the disk refuses.

Joins the match, which knows no files, to the desktop's saves, which know no rules. Must never import a scene.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from crypt_game.desktop.files import SaveTrouble
from crypt_game.desktop.library import Library, change_header
from crypt_game.desktop.plain_files import FileTooLarge
from crypt_game.desktop.saves import LoadedRecord, Problem, RecordFile, Saves, load, read_header
from crypt_game.match.annotations import Annotations, entitled
from crypt_game.match.luck_source import LUCK, LuckSource
from crypt_game.match.match import Match
from crypt_game.match.players import Plan, Player
from crypt_game.rules import Event, Over
from crypt_game.rules.codec.strict import Malformed
from crypt_game.rules.record import (
    FORMAT,
    BadRecord,
    Entry,
    Record,
    entry_from_json,
    entry_to_json,
    header_to_json,
    record_from_json,
    replay,
)

__all__ = [
    "Opened",
    "OwnCopy",
    "Seen",
    "Unfinished",
    "begin_branch",
    "begin_game",
    "look_at",
    "open_game",
    "own_copy",
    "problem_of",
    "rescue",
    "sound_part",
    "unfinished",
]

log = logging.getLogger(__name__)

OnTrouble = Callable[[], None]
"""Called once when a game can no longer be written to the disk, and goes on in memory."""


class _DiskKeeper:
    """Writes each step of a match to its record file."""

    def __init__(self, file: RecordFile, on_trouble: OnTrouble) -> None:
        self._file, self._on_trouble = file, on_trouble

    def append(self, step: Mapping[str, Any]) -> None:
        self._guarded(lambda: self._file.append(step))

    def keep(self, steps: int, header: Mapping[str, Any] | None = None) -> None:
        self._guarded(lambda: self._file.truncate_to(steps, header))

    def head(self, header: Mapping[str, Any]) -> None:
        self._guarded(lambda: self._file.rewrite_header(header))

    def finish(self) -> None:
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


class Unfinished(NamedTuple):
    """The game to continue: its file, the mode, the number of heirs, and the round it is in."""

    path: Path
    mode: str
    heirs: int
    round: int
    rounds: int


class Seen(NamedTuple):
    """A game that is only looked at; of a record without a seed the match is not to be gone on with."""

    match: Match
    record: Record


class OwnCopy(NamedTuple):
    """One of the player's own games, and whether it was copied there just now."""

    path: Path
    new: bool


def begin_game(
    folder: Path, plan: Plan, luck: LuckSource | int, on_trouble: OnTrouble
) -> tuple[Match, tuple[Event, ...]]:
    """Start a game whose every step is written to a new file in `folder`; returns it and its opening events.

    `luck` is where its luck comes from, or a seed of which nothing else is told.
    """
    seed = luck if isinstance(luck, int) else luck.game(plan.setup).seed
    extra = {} if isinstance(luck, int) else luck.extra()
    file = Saves(folder).create(header_to_json(Record(plan.setup, seed, (), extra | plan.extra())))
    match = Match(plan, seed, _DiskKeeper(file, on_trouble), extra)
    return match, match.begin()


def begin_branch(
    folder: Path, record: Record, step: int, on_trouble: OnTrouble, people: Sequence[Player] | None = None
) -> Match:
    """A practice game that goes on from the first `step` steps of a record; the record itself is left alone.

    `people` take the seats; without them the seats are as they were at that moment. Luck comes from the same
    seed: who runs the same risk rolls the same. Raises Illegal or BadOutcome where a step is wrong, and
    ValueError for a record without a seed.
    """
    if people is None:
        plan = Plan.of_record(record.setup, record.extra)
        handed = tuple(mark for mark in Annotations.of_record(record.extra).handed if mark.step <= step)
    else:
        plan, handed = Plan(record.setup, tuple(people)), ()
    known = {} if record.extra is None else record.extra
    luck = {LUCK: known[LUCK]} if LUCK in known else {}
    extra = luck | plan.extra() | Annotations(practice=step, handed=handed).extra()
    branch = replace(record, entries=record.entries[:step], extra=extra)
    file = Saves(folder).create(header_to_json(branch), [*map(entry_to_json, branch.entries)])
    match = Match.resume(branch, _DiskKeeper(file, on_trouble))
    match.begin()
    return match


def open_game(folder: Path, path: Path, on_trouble: OnTrouble) -> Opened | Problem:
    """The game in the file at `path`, ready to be played on; a damaged one as far as it is sound.

    What is left out of a damaged file is kept beside it. A `Problem` is returned where nothing can be played.
    """
    loaded = load(path)
    record = sound_part(loaded)
    if record is None or record.seed is None:
        return _why_not(loaded)
    problem = problem_of(loaded, record)
    file = Saves(folder).resume(path, loaded._replace(problem=problem), len(record.entries))
    match = Match.resume(record, _DiskKeeper(file, on_trouble))
    match.begin()
    return Opened(match, problem)


def look_at(path: Path) -> Seen | Problem:
    """The game in the file at `path`, as far as it is sound, to be looked at: the file is not touched."""
    loaded = load(path)
    record = sound_part(loaded)
    if record is None or (record.seed is None and not record.entries):
        return _why_not(loaded)
    match = Match.resume(replace(record, seed=record.seed or 0))
    if record.seed is not None:
        match.begin()
    return Seen(match, record)


def rescue(match: Match) -> Path | None:
    """The file of a game, with all of it as far as the disk allows; None for a game without one."""
    return match.keeper.rescue() if isinstance(match.keeper, _DiskKeeper) else None


def unfinished(folder: Path) -> Unfinished | None:
    """The game that Continue would go on with, or None; a file that cannot be read at all is passed over."""
    for entry in Saves(folder).entries():
        record = None if entry.finished else sound_part(load(entry.path))
        if record is None:
            continue
        state = replay(record).state
        if not isinstance(state.pending, Over):
            setup = state.setup
            return Unfinished(
                entry.path, setup.mode.value, setup.players, max(1, state.round), state.variant.rounds
            )
    return None


def own_copy(folder: Path, path: Path) -> OwnCopy | Problem:
    """The record at `path` as one of the player's games in `folder`: itself if it lies there, else a copy.

    A game of which the player has as much already, or more, is not copied again. A `Problem` is returned for
    what is no record; the original is never changed. Raises SaveTrouble where no copy can be written.
    """
    library = Library(folder)
    if library.games.holds(path):
        return OwnCopy(path, new=False)
    loaded = load(path)
    record = sound_part(loaded)
    if record is None:
        return _why_not(loaded)
    known = next((own for own in library.games.entries() if _continues(own.path, loaded)), None)
    if known is not None:
        return OwnCopy(known.path, new=False)
    finished = isinstance(replay(record).state.pending, Over)
    try:
        return OwnCopy(library.take_in(path, finished=finished), new=True)
    except (OSError, FileTooLarge):
        return Problem.UNREADABLE


def problem_of(loaded: LoadedRecord, sound: Record | None) -> Problem | None:
    """What is wrong with a file of which this much is sound (`sound_part`), or None."""
    if sound is None:
        return _why_not(loaded)
    return loaded.problem or (Problem.DAMAGED if len(sound.entries) < len(loaded.steps) else None)


def _why_not(loaded: LoadedRecord) -> Problem:
    """Why nothing of a file can be played: damage further down is not the reason."""
    problem, written = loaded.problem, loaded.header.get("format")
    if type(written) is int and written > FORMAT:
        return Problem.NEWER
    return Problem.NOT_A_RECORD if problem in (None, Problem.DAMAGED) else problem


def retitle(path: Path, title: str) -> None:
    """Call the game in the file at `path` something else; nothing takes its name away.

    The name lies in the record's own header, beside the people, so it goes wherever the file goes. Raises
    SaveTrouble, OSError, FileTooLarge or ValueError where the header cannot be changed.
    """

    def change(header: dict[str, Any]) -> dict[str, Any]:
        return {**header, "extra": entitled(header.get("extra"), title)}

    change_header(path, change)


def _continues(path: Path, loaded: LoadedRecord) -> bool:
    """Whether the record at `path` is the loaded game, as far or further played; a title does not matter."""
    header = read_header(path)
    if any(header.get(part) != loaded.header[part] for part in ("game", "seed")):
        return False
    return loaded.problem is None and load(path).steps[: len(loaded.steps)] == loaded.steps


def sound_part(loaded: LoadedRecord) -> Record | None:
    """The record as far as its steps can be read and the rules allow them; None without a good header."""
    try:
        record = record_from_json({**loaded.header, "steps": []})
        entries = tuple(_readable(loaded.steps))
        played = replay(replace(record, entries=entries))
    except BadRecord as fault:
        log.warning("no record: %s", fault)
        return None
    if played.fault is not None:
        log.warning("a record breaks off: %s", played.fault)
    return replace(record, entries=entries[: len(played.steps)])


def _readable(steps: Iterable[dict[str, Any]]) -> Iterator[Entry]:
    """The steps up to the first that is none."""
    for step in steps:
        try:
            yield entry_from_json(step)
        except Malformed as fault:
            log.warning("a record breaks off: %s", fault)
            return
