"""What the first game needs is imported while the menu stands: 220 ms that nobody waits for.

The menu's own start imports none of it.
"""

from __future__ import annotations

from importlib import import_module
from threading import Thread
from typing import Final

from crypt_game.text import Catalog

__all__ = ["import_ahead"]

_MODULES: Final = (
    "crypt_game.rules",
    "crypt_game.match.plan_draft",
    "crypt_game.games.equal_luck",
    "crypt_game.games.store",
    "crypt_game.text.portrait_names",
    "crypt_game.ui.scenes.table.coached_table",
    "crypt_game.ui.scenes.hand_over",
    "secrets",
)


def import_ahead(words: Catalog) -> None:
    """Import the modules of the table, and what `words` need to inflect and count, in a thread of its own;
    frames wait for it 5 ms at most."""
    Thread(target=_import_all, args=[words], name="imports", daemon=True).start()


def _import_all(words: Catalog) -> None:
    for module in _MODULES:
        import_module(module)
    words.prepare()
