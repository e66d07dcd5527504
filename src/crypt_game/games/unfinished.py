"""The game that Continue would go on with, told without opening a file that was looked at before.

What a file was found to hold is remembered in the cache by its path, size and time. Imports the rules only
where a file has to be opened: the menu comes sooner without them.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeGuard

from crypt_game.desktop.files import SaveTrouble, write_atomically
from crypt_game.desktop.plain_files import FileTooLarge, read_limited
from crypt_game.games.saves import EQUAL_LUCK, SavedFile, Saves
from crypt_game.strict_json import NotJson, encode_json, parse_object

__all__ = ["Unfinished", "unfinished"]

_MEMORY = "unfinished.json"
_MEMORY_LIMIT = 1_000_000
_LONGEST_WORD = 20


class Unfinished(NamedTuple):
    """The game to continue: its file, the mode, the number of heirs, and the round it is in."""

    path: Path
    mode: str
    heirs: int
    round: int
    rounds: int


_Told: TypeAlias = dict[str, Any]
"""By path what was found there: `file`, its size and time, and `game`, its summary or None."""


def unfinished(saves: Path, cache: Path) -> Unfinished | None:
    """The last played game in the folder `saves` that can be played on, or None.

    A file that cannot be read at all is passed over. What is found is remembered in the folder `cache`, and a
    file is opened again only once it has changed.
    """
    memory = cache / _MEMORY
    before = _remembered(memory)
    told: _Told = {}
    found = None
    for path in (entry.path for entry in _last_played(saves) if not entry.finished):
        try:
            facts = path.stat()
        except OSError:
            continue
        mark = [facts.st_size, facts.st_mtime_ns]
        known = before.get(str(path))
        game = known["game"] if _is_sound(known) and known["file"] == mark else _opened(path)
        told[str(path)] = {"file": mark, "game": game}
        if game is not None:
            found = Unfinished(path, *game)
            break
    if told != before:
        with contextlib.suppress(SaveTrouble):
            write_atomically(memory, encode_json(told))
    return found


def _last_played(saves: Path) -> list[SavedFile]:
    """All games, those of one crypt that several play in turn too, the last played first."""
    folders = [saves, *(saves / EQUAL_LUCK).glob("*")]
    found = [entry for folder in folders for entry in Saves(folder).entries()]
    return sorted(found, key=lambda entry: entry.modified, reverse=True)


def _opened(path: Path) -> list[str | int] | None:
    """What the menu says of the game in a file, or None where there is nothing to be played."""
    from crypt_game.games.loading import LoadError, load_sound
    from crypt_game.rules import Over

    try:
        end = load_sound(path).played.state
    except LoadError:
        return None
    if isinstance(end.pending, Over):
        return None
    return [end.setup.mode.value, end.setup.players, max(1, end.round), end.variant.rounds]


def _remembered(memory: Path) -> _Told:
    """All that is remembered; nothing where that cannot be read."""
    try:
        return parse_object(read_limited(memory, _MEMORY_LIMIT))
    except (OSError, FileTooLarge, NotJson):
        return {}


def _is_sound(known: object) -> TypeGuard[dict[str, Any]]:
    """Whether this is what was written here, and not something else under the same name."""
    if not isinstance(known, dict) or known.keys() != {"file", "game"}:
        return False
    game = known["game"]
    if game is None:
        return True
    if not isinstance(game, list) or [type(part) for part in game] != [str, int, int, int]:
        return False
    mode, *numbers = game
    return mode.isidentifier() and len(mode) <= _LONGEST_WORD and all(0 < number < 100 for number in numbers)
