"""`crypt-game verify FILE`: says in one sentence or two whether the dice of a record came from its seed.

Needs no window. Exit status 0 for fair dice, 1 for a record that is not, 2 where nothing can be checked.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from crypt_game.desktop.given_path import RefusedPath, readable_file
from crypt_game.games.loading import LoadError, load
from crypt_game.match.fairness import FairDice, Verdict, verify
from crypt_game.match.luck_source import SealedLuck, source_of
from crypt_game.rules.record import BadRecord, Record
from crypt_game.text.language import Say

__all__ = ["main"]

_FAIR, _UNFAIR, _UNKNOWN = 0, 1, 2


def main(arguments: tuple[str, ...], say: Say, write: Callable[[str], None]) -> int:
    """Check the one file that is named; `say` gives the words and `write` shows a line."""
    if len(arguments) != 1:
        write(say("verify-usage"))
        return _UNKNOWN
    path = readable_file(arguments[0])
    if isinstance(path, RefusedPath):
        write(say(path.key, file=path.name))
        return _UNKNOWN
    try:
        record, problem = load(path)
        result = verify(record)
    except (LoadError, BadRecord):
        write(say("verify-unreadable", file=path.name))
        return _UNKNOWN
    if result.verdict is Verdict.FAIR and problem is not None:
        result = replace(result, verdict=Verdict.BROKEN, step=len(record.entries))
    for line in [*_lines(result, path, say), *_told(record, result, say)]:
        write(line)
    if result.verdict is Verdict.NO_SEED:
        return _UNKNOWN
    return _FAIR if result.verdict is Verdict.FAIR else _UNFAIR


def _lines(result: FairDice, path: Path, say: Say) -> list[str]:
    lines = [
        say(f"verify-{result.verdict.value}", file=path.name, count=result.checked, step=result.step or 0)
    ]
    if result.commitment:
        lines.append(say("verify-commitment", hash=result.commitment))
    elif result.verdict is Verdict.FAIR:
        lines.append(say("verify-open"))
    luck = result.luck
    if luck.at_risk:
        expected = round(luck.expected, 1)
        lines.append(say("verify-luck", dice=luck.at_risk, lost=luck.exhausted, expected=expected))
    return lines


def _told(record: Record, result: FairDice, say: Say) -> list[str]:
    """What was sealed; a secret until the game is over."""
    if not result.over or result.verdict is Verdict.NOT_FROM_SOURCE:
        return []
    source = source_of(record.extra)
    if not isinstance(source, SealedLuck):
        return []
    lines = [say("verify-secret", sealed=source.sealed)]
    return [*lines, say("verify-word", word=source.word)] if source.word else lines
