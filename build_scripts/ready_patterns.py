"""The regular expressions of the first second, compiled while a package is built: 5 ms of each of its starts.

Python keeps what it compiled in `re._cache`. A hook that PyInstaller runs before all else puts there what the
menu's modules compile when they are imported; what is not there is compiled as ever. A package runs on the
Python that built it, which is asked here how it compiles.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from re import _compiler, _parser  # type: ignore[attr-defined]
from typing import Any

__all__ = ["hook_of", "patterns_of_the_menu", "write_ready_patterns"]

_IMPORTED = ("logging", "pygame", "crypt_game.__main__", "crypt_game.launch", "platformdirs", "getpass")
_AND_THEN = ("crypt_game.desktop.single", "crypt_game.ui.app", "crypt_game.games.unfinished")
_MENU = "crypt_game.ui.scenes.menu"
_TELL = """
import json, re, sys
from importlib import import_module
for module in sys.argv[1:]:
    import_module(module)
print(json.dumps([(pattern, flags) for kind, pattern, flags in re._cache if kind is str]))
"""

_HOOK = """import re, _sre
for pattern, asked, flags, code, groups, numbers, names in {table!r}:
    re._cache[str, pattern, asked] = _sre.compile(pattern, flags, list(code), groups, dict(numbers), names)
"""


def write_ready_patterns(folder: Path) -> Path:
    """The hook for the patterns of the menu, written into `folder`. Raises CalledProcessError."""
    hook = folder / "ready_patterns_hook.py"
    hook.write_text(hook_of(patterns_of_the_menu()), encoding="utf-8")
    return hook


def patterns_of_the_menu() -> list[tuple[str, int]]:
    """What the modules of the menu compile when they are imported: patterns and the flags they ask for."""
    modules = (*_IMPORTED, *_AND_THEN, _MENU)
    done = subprocess.run(
        [sys.executable, "-c", _TELL, *modules], stdout=subprocess.PIPE, text=True, check=True
    )
    return [(pattern, flags) for pattern, flags in json.loads(done.stdout.splitlines()[-1])]


def hook_of(patterns: Iterable[tuple[str, int]]) -> str:
    """A program that makes these ready for `re.compile`."""
    return _HOOK.format(table=tuple(_compiled(pattern, flags) for pattern, flags in patterns))


def _compiled(pattern: str, asked: int) -> tuple[Any, ...]:
    """What `re` hands to its matcher for a pattern."""
    parsed = _parser.parse(pattern, asked)
    state = parsed.state
    code = tuple(int(each) for each in _compiler._code(parsed, asked))
    names: list[str | None] = [None] * state.groups
    for name, number in state.groupdict.items():
        names[number] = name
    flags = int(asked | state.flags)
    return pattern, asked, flags, code, state.groups - 1, tuple(state.groupdict.items()), tuple(names)
