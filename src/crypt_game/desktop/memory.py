"""When memory is looked through for garbage, and how what is free again goes back to the system.

Only glibc needs to be asked: what is freed between things that stay is kept by it, a fifth of the game's
memory after two rounds.
"""

from __future__ import annotations

import gc
import sys

__all__ = ["give_back", "sweep"]

_SMALL_PORTIONS = (300, 6, 40)
"""How often new and older things are looked through (`gc.set_threshold`): all of them as often as Python does
by itself, the new ones in smaller portions."""


def sweep() -> None:
    """Clear away what earlier scenes left, and never look through the rest again: that would cost a frame.

    To be called between scenes. What is new is looked through in small portions, each a fraction of a frame.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SMALL_PORTIONS)
    give_back()


def give_back() -> None:
    """Ask for it where that means something; takes about 2 ms of CPU for 40 MiB."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:  # musl has none
        trim(0)
