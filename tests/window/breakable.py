"""The program from the checkout, which fails in its next frame when there is a file `fail` in its home.

Each such file is good for one failure.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from crypt_game.__main__ import main
from crypt_game.desktop.identity import introduce


def break_when_asked() -> None:
    """Let every turn of the loop look for the file first."""
    from crypt_game.ui.app import App

    step = App.step

    def fragile(app: App, *args: Any) -> None:
        wish = Path(os.environ["CRYPT_GAME_HOME"]) / "fail"
        if wish.exists():
            wish.unlink()
            raise RuntimeError("as was asked for")
        step(app, *args)

    App.step = fragile  # type: ignore[assignment,method-assign]


if __name__ == "__main__":
    introduce()
    break_when_asked()
    sys.exit(main())
