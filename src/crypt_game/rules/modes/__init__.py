"""The ways to play: what each mode states differently from the base game (§2, §6, §7, §8, §9)."""

from __future__ import annotations

import copyreg
from functools import cache
from typing import Any

from ..setup import BadSetup, GameSetup, setup_fault
from ..terms import Mode
from .clash import Clash
from .solo import Solo
from .twins import Twins
from .variant import RANKS, Variant, rank_of

_VARIANTS: dict[Mode, type[Variant]] = {
    Mode.STANDARD: Variant,
    Mode.SOLO: Solo,
    Mode.TWINS: Twins,
    Mode.CLASH: Clash,
}


@cache
def variant_of(setup: GameSetup) -> Variant:
    """The one variant object of a setup; raises :class:`BadSetup` for one that may not be played.

    Setups are finite in number (64 sides × modes × leaders), so are the objects kept.
    """
    fault = setup_fault(setup)
    if fault is not None:
        raise BadSetup(fault)
    return _VARIANTS[setup.mode](setup)


def _pickled(variant: Variant) -> tuple[Any, ...]:
    """Another process gets its own one object of the setup."""
    return variant_of, (variant.setup,)


for _kind in _VARIANTS.values():
    copyreg.pickle(_kind, _pickled)

__all__ = ["RANKS", "Clash", "Solo", "Twins", "Variant", "rank_of", "variant_of"]
