"""What a packaged program does where `multiprocessing` has started it as one of its helpers.

PyInstaller's own hook does the same, and imports `multiprocessing` for it at every start of the game: 25 ms.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

__all__ = ["run_if_helper"]

_WORKER: Final = "--multiprocessing-fork"
_TRACKER: Final = "from multiprocessing.resource_tracker import main;main("


def run_if_helper(arguments: Sequence[str]) -> None:
    """Do what is asked of a worker, or of the process that tidies up after workers, and end the program.

    Returns for a command line that a player may have written.
    """
    if _WORKER in arguments[:1]:
        from multiprocessing import spawn

        spawn.freeze_support()
    elif arguments and arguments[-1].startswith(_TRACKER):
        from multiprocessing.resource_tracker import main

        main(int(arguments[-1].removeprefix(_TRACKER).removesuffix(")")))
        sys.exit()
