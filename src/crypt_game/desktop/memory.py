"""When memory is looked through for garbage, and how what is free again goes back to the system.

Only glibc needs to be asked: what is freed between things that stay is kept by it, a fifth of the game's
memory after two rounds.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

__all__ = ["give_back", "keep_large_blocks_apart", "look_for_garbage", "never_look_again", "sweep"]

_SMALL_PORTIONS = (300, 6, 40)
"""How often new and older things are looked through (`gc.set_threshold`): all of them as often as Python does
by itself, the new ones in smaller portions."""
_MMAP_THRESHOLD, _ARENA_MAX = -3, -8
"""What glibc's mallopt calls these (malloc.h)."""
_LARGE = 512 * 1024
"""Bytes from which on a block has pages of its own, which are the system's again as soon as it is free."""


def keep_large_blocks_apart() -> None:
    """Have large pictures lie by themselves and all threads share one heap; before there are many of either.

    By itself glibc gives large blocks pages of their own only until the first of them is freed: from then on
    pictures lie between things that stay (22 MiB of holes after two rounds).
    """
    mallopt = _of_libc("mallopt")
    if mallopt is not None:
        mallopt(_MMAP_THRESHOLD, _LARGE)
        mallopt(_ARENA_MAX, 1)


def look_for_garbage(wanted: bool) -> None:
    """Whether it is looked for at all: what is imported and drawn first stays, and would be looked through in
    vain."""
    (gc.enable if wanted else gc.disable)()


def never_look_again() -> None:
    """Leave out from now on whatever there is: to look through all modules takes 25 ms, the rest 3."""
    gc.freeze()


def sweep() -> None:
    """Clear away what earlier scenes left. To be called between scenes.

    What is new is looked through in small portions, each a fraction of a frame.
    """
    gc.collect()
    gc.set_threshold(*_SMALL_PORTIONS)
    give_back()


def give_back() -> None:
    """Ask for it where that means something; takes about 2 ms of CPU for 40 MiB."""
    trim = _of_libc("malloc_trim")
    if trim is not None:
        trim(0)


def _of_libc(name: str) -> Callable[..., int] | None:
    """A function of Linux's C library; None elsewhere, and where it has none of this name, like musl."""
    if not sys.platform.startswith("linux"):
        return None
    import ctypes

    return getattr(ctypes.CDLL(None), name, None)
