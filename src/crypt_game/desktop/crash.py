"""Unexpected errors: caught everywhere and written to a report without anything personal.

Must not import pygame: this has to work when pygame is what broke.
"""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import NamedTuple

from crypt_game.desktop.files import open_to_append
from crypt_game.desktop.log import machine_facts
from crypt_game.desktop.plain_files import make_folder, make_private
from crypt_game.desktop.redaction import error_text, trace_without_data, without_personal

__all__ = ["Circumstances", "catch_everything", "report_text", "write_report"]

log = logging.getLogger(__name__)

_REPORTS_KEPT = 10
_FAULT_LOG = "fault.log"


class Circumstances(NamedTuple):
    """What a report tells beside the error: facts, the last steps, and names that must not stand in it."""

    facts: Mapping[str, str] = MappingProxyType({})
    steps: Sequence[str] = ()
    names: Sequence[str] = ()


_NOTHING_KNOWN = Circumstances()


def catch_everything(
    folder: Path,
    circumstances: Callable[[], Circumstances] = Circumstances,
    on_error: Callable[[BaseException, Path | None], None] | None = None,
) -> None:
    """From now on every error that nothing else catches, in any thread, is logged and reported in `folder`.

    Crashes of C code leave their stack there too. `circumstances` is asked for what a report should tell;
    `on_error` is called with the error and its report, on the thread where it happened. Both may themselves
    fail.
    """
    # A segmentation fault cannot call Python; faulthandler writes the stack to a file that stays open.
    with contextlib.suppress(OSError):
        faulthandler.enable(open_to_append(folder / _FAULT_LOG))

    def take(kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        error = error or kind()
        if issubclass(kind, KeyboardInterrupt):
            return
        log.critical("uncaught", exc_info=(kind, error, trace))
        report = write_report(folder, report_text(error, _asked(circumstances)))
        if on_error is not None:
            try:
                on_error(error, report)
            except Exception:  # the report is written, and nothing is left that could be relied on
                log.exception("the error could not be told")

    sys.excepthook = take
    threading.excepthook = lambda args: take(args.exc_type, args.exc_value, args.exc_traceback)


def report_text(error: BaseException | str, circumstances: Circumstances = _NOTHING_KNOWN) -> str:
    """What a report says: facts (version, language, scene …), the machine, the error, the last steps.

    An error of another process is given as Python writes it. What messages quote is taken out, for it may be
    anything, and so are the names, folders and texts that `redaction` knows.
    """
    lines = [f"{name}: {value}" for name, value in {**circumstances.facts, **machine_facts()}.items()]
    trace = trace_without_data(error) if isinstance(error, str) else error_text(error)
    trace = without_personal(trace.rstrip(), circumstances.names)
    text = without_personal("\n".join([*lines, "", trace, "", *circumstances.steps]))
    return text.rstrip() + "\n"


def write_report(folder: Path, text: str) -> Path | None:
    """Keep a report as a file of its own, and only the newest few; returns it, or None where that fails."""
    from datetime import datetime

    path = folder / f"crash-{datetime.now():%Y-%m-%d_%H-%M-%S-%f}.txt"
    try:
        make_folder(folder)
        with os.fdopen(make_private(path), "wb") as file:
            file.write(text.encode("utf-8", "backslashreplace"))
        # This one is kept even by a clock that was set back, to which all others are newer.
        others = sorted(other for other in folder.glob("crash-*.txt") if other != path)
        for old in others[: -(_REPORTS_KEPT - 1)]:
            old.unlink()
    except OSError as failure:
        log.error("crash report not written: %s", failure)
        return path if path.exists() else None
    return path


def _asked(circumstances: Callable[[], Circumstances]) -> Circumstances:
    """What is known; a game in ruins may not be able to tell."""
    try:
        return circumstances()
    except Exception:  # whatever it is, the report of the first error is what counts
        log.exception("nothing is known of what failed")
        return _NOTHING_KNOWN
