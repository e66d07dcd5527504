"""A game read from its file: the record as far as it is good, and what is wrong with the rest."""

from __future__ import annotations

import logging
from dataclasses import replace
from enum import StrEnum
from pathlib import Path
from typing import Final, NamedTuple

from crypt_game.desktop.plain_files import FileTooLarge, open_plain, read_limited
from crypt_game.rules.record import (
    LONGEST_LINE,
    LONGEST_STEP,
    MOST_STEPS,
    BadRecord,
    Fault,
    Record,
    Replay,
    from_bytes,
    header_from_line,
    replay,
)

__all__ = [
    "SIZE_LIMIT",
    "LoadError",
    "LoadedRecord",
    "Problem",
    "SoundRecord",
    "load",
    "load_header",
    "load_sound",
]

log = logging.getLogger(__name__)

SIZE_LIMIT: Final = LONGEST_LINE + MOST_STEPS * LONGEST_STEP
"""Bytes: the longest header and as many steps as a game may have, each as long as one may be. Undo leaves no
step behind, only a number in the header. A long game takes 10 000; the largest file opens in a tenth of a
second."""


class Problem(StrEnum):
    """Why a record could not be read, or not to its end; the value is a message key."""

    DAMAGED = "record-damaged"
    """The steps before the damage are good."""
    NOT_A_RECORD = "record-not-one"
    NEWER = "record-newer"
    """A later version of this program wrote it."""
    TOO_LARGE = "record-too-large"
    UNREADABLE = "record-unreadable"


class LoadError(Exception):
    """Nothing of a record can be used; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.name)
        self.problem = problem


class LoadedRecord(NamedTuple):
    """A record as far as its lines can be read; its steps may yet be against the rules.

    `problem` is DAMAGED where that is not all, else None.
    """

    record: Record
    problem: Problem | None


class SoundRecord(NamedTuple):
    """A record as far as the rules allow its steps, and what they lead to.

    `problem` is DAMAGED where that is not all, else None.
    """

    record: Record
    played: Replay
    problem: Problem | None


def load(path: Path) -> LoadedRecord:
    """The record in a file, not played. Raises LoadError where nothing of it can be read."""
    try:
        record, fault = from_bytes(read_limited(path, SIZE_LIMIT))
    except FileTooLarge:
        raise LoadError(Problem.TOO_LARGE) from None
    except OSError as error:
        log.warning("record not read: %s", error)
        raise LoadError(Problem.UNREADABLE) from None
    except BadRecord as error:
        log.warning("%r is no record: %s", path.name, error)
        newer = error.fault is Fault.NEWER
        raise LoadError(Problem.NEWER if newer else Problem.NOT_A_RECORD) from None
    if fault is None:
        return LoadedRecord(record, None)
    log.warning("%r is damaged: %s", path.name, fault)
    return LoadedRecord(record, Problem.DAMAGED)


def load_sound(path: Path) -> SoundRecord:
    """The record in a file as far as it can be played. Raises LoadError where nothing of it can."""
    record, problem = load(path)
    try:
        played = replay(record)
    except BadRecord as error:
        log.warning("%r is no record: %s", path.name, error)
        raise LoadError(Problem.NOT_A_RECORD) from None
    if played.fault is None:
        return SoundRecord(record, played, problem)
    log.warning("%r breaks off: %s", path.name, played.fault)
    sound = replace(record, entries=record.entries[: len(played.steps)])
    return SoundRecord(sound, played, Problem.DAMAGED)


def load_header(path: Path) -> Record | None:
    """What the first line of a record says, without any step; None where it cannot be read."""
    try:
        with open_plain(path) as file:
            return header_from_line(file.readline(LONGEST_LINE + 1))
    except (OSError, BadRecord):
        return None
