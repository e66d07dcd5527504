"""The system's own window upon a folder."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path

__all__ = ["show_folder"]

log = logging.getLogger(__name__)

_LIBRARIES = "LD_LIBRARY_PATH"


def show_folder(folder: Path) -> bool:
    """Open `folder` in the system's file manager, without waiting for it; False where there is none."""
    try:
        if sys.platform == "win32":
            os.startfile(folder)
        else:
            opener = "open" if sys.platform == "darwin" else "xdg-open"
            subprocess.Popen(
                [opener, str(folder)],
                env=_of_the_system(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
    except OSError as error:
        log.warning("no file manager: %s", error)
        return False
    return True


def _of_the_system() -> dict[str, str]:
    """Our environment without what the package set for its own libraries, which others must not load."""
    kept = {name: value for name, value in os.environ.items() if name != _LIBRARIES}
    before = os.environ.get(f"{_LIBRARIES}_ORIG")
    return {**kept, _LIBRARIES: before} if before else kept
