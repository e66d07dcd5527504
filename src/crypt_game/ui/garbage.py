"""When memory is looked through for garbage: between scenes, so that it costs no frame."""

from __future__ import annotations

import gc

from crypt_game.desktop.memory import give_back

__all__ = ["sweep"]

_SMALL_PORTIONS = (300, 6, 40)
"""How often new and older things are looked through (`gc.set_threshold`): all of them as often as Python does
by itself, the new ones in smaller portions."""


def sweep() -> None:
    """Clear away what earlier scenes left, and never look through the rest again: that would cost a frame.

    What is new is looked through in small portions, each a fraction of a frame.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_SMALL_PORTIONS)
    give_back()
