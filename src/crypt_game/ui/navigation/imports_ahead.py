"""What the first game needs is imported while the menu stands: 220 ms that nobody waits for.

The menu's own start imports none of it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Final

from crypt_game.text import Catalog

__all__ = ["import_ahead"]

_STARTS_PROCESSES: Final = (
    ("multiprocessing.popen_spawn_win32",)
    if sys.platform == "win32"
    else ("multiprocessing.popen_spawn_posix", "multiprocessing.resource_tracker")
)
_MODULES: Final = (
    "crypt_game.rules",
    "crypt_game.match.plan_draft",
    "crypt_game.games.equal_luck",
    "crypt_game.games.store",
    "crypt_game.text.portrait_names",
    "crypt_game.ui.scenes.table.coached_table",
    "crypt_game.ui.scenes.hand_over",
    "secrets",
    # The threads that decode pictures and sounds.
    "concurrent.futures.thread",
    # The process of the computer players.
    *_STARTS_PROCESSES,
)


def import_ahead(words: Catalog) -> Iterator[None]:
    """Import the modules of the table, one at each step, then what `words` need to inflect and count.

    To be taken by the main thread in frames in which nothing moves: a module that two threads import at once
    may be seen half made.
    """
    for module in _MODULES:
        import_module(module)
        yield
    words.prepare()
