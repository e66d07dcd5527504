"""pygame as the first frame wants it: its display begun before it is imported, and of its modules those that
show a window. Must import nothing of ours.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from threading import Thread
from typing import Any

__all__ = ["begin_display", "import_pygame", "wait_for_display"]

_VIDEO = 0x20
"""What SDL calls its part that shows windows (SDL_INIT_VIDEO)."""
_LATER = (
    "pygame._debug",
    "pygame.mixer",
    "pygame.mixer_music",
    "pygame.pkgdata",
    "pygame.system",
    "pygame.typing",
)
"""What pygame imports by itself, if it is there, and the first frame does not need: sound, and what tells of
the machine, with `dataclasses` and `inspect` behind it. Whoever needs one imports it by its name."""
_begun: list[Thread] = []


def begin_display() -> None:
    """Begin to open the display, in a thread, where a window need not belong to the first one: under X11.

    pygame would keep Python's lock for the 24 ms that SDL takes, half of them waiting for the X server. What
    goes wrong is left to pygame, which then tries it again and tells why.
    """
    pygame = find_spec("pygame") if _any_thread_may() else None
    if pygame is None or not pygame.submodule_search_locations:
        return
    import ctypes

    # Each of its modules is linked to its own copy of SDL, in which what is asked for is found.
    module = f"{pygame.submodule_search_locations[0]}/base{EXTENSION_SUFFIXES[0]}"
    try:
        begin = ctypes.CDLL(module).SDL_InitSubSystem
    except (AttributeError, OSError):
        return
    _begun.append(Thread(target=begin, args=[_VIDEO], daemon=True))
    _begun[0].start()


def _any_thread_may() -> bool:
    """Whether SDL will not take Wayland, where a library gives windows their frame for the first thread alone
    (libdecor), or another system's screen."""
    named = os.environ.get("SDL_VIDEODRIVER", "")
    return sys.platform == "linux" and "wayland" not in named and bool(named or os.environ.get("DISPLAY"))


def wait_for_display() -> None:
    """Wait until what was begun is done; to be called before pygame is asked for the display."""
    while _begun:
        _begun.pop().join()


def import_pygame() -> None:
    """Import it without what the first frame does not need: 12 ms less. Raises ImportError."""
    modules: dict[str, Any] = sys.modules
    kept_out = [] if "pygame" in modules else [name for name in _LATER if name not in modules]
    modules.update(dict.fromkeys(kept_out))  # None: there is no such module
    try:
        import pygame  # noqa: F401 - for those who import it after this
    finally:
        for name in kept_out:
            del modules[name]
