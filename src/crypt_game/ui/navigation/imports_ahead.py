"""What the first game needs is imported while the menu stands, and a page while the menu dims, in threads.

The menu's own start imports none of that.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from threading import Thread
from typing import Final

from crypt_game.desktop.memory import never_look_again
from crypt_game.text import Catalog

__all__ = ["import_ahead", "imported"]

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
    # The threads that decode pictures and sounds.
    "concurrent.futures.thread",
    # The process of the computer players.
    *_STARTS_PROCESSES,
)


def import_ahead(words: Catalog) -> None:
    """Import the modules of the table, then what `words` need to inflect and count: to be done in a
    thread."""
    for module in _MODULES:
        import_module(module)
    words.prepare()
    never_look_again()


def imported(module: str) -> Callable[[], bool]:
    """Import a module in a thread, unless it was; what is returned tells whether that is done. What goes
    wrong is raised again where it is imported then."""
    if module in sys.modules:
        return lambda: True
    thread = Thread(target=import_module, args=[module], daemon=True)
    thread.start()
    return lambda: not thread.is_alive()
