"""The letters and signs that the game's fonts have: those of Europe's languages and of Vietnamese.

`build_scripts/fonts.py` makes the fonts of exactly these, every family and weight alike.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

__all__ = ["COVERED", "uncovered"]

_LATIN: Final = (
    *(range(0x20, 0x7F), range(0xA0, 0x180)),
    # Romanian, Vietnamese and the other living Latin alphabets.
    *(range(0x18F, 0x190), range(0x192, 0x193), range(0x1A0, 0x1A2), range(0x1AF, 0x1B1)),
    *(range(0x1CD, 0x1DD), range(0x1E4, 0x1EC), range(0x1FA, 0x21C), range(0x259, 0x25A)),
    *(range(0x1E80, 0x1E86), range(0x1E9E, 0x1E9F), range(0x1EA0, 0x1EFA)),
)
_GREEK: Final = (
    *(range(0x37E, 0x37F), range(0x384, 0x38B), range(0x38C, 0x38D)),
    *(range(0x38E, 0x3A2), range(0x3A3, 0x3CF)),
)
_CYRILLIC: Final = (range(0x400, 0x460), range(0x48A, 0x500))
_SIGNS: Final = (
    *(0x2009, 0x200A, 0x202F, 0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015),
    *(0x2018, 0x2019, 0x201A, 0x201C, 0x201D, 0x201E, 0x2020, 0x2021, 0x2022, 0x2026, 0x2030),
    *(0x2032, 0x2033, 0x2039, 0x203A, 0x20AB, 0x20AC, 0x20B4, 0x20BD, 0x2116, 0x2122),
    *(0x2212, 0x2215, 0x2248, 0x2260, 0x2264, 0x2265),
)

COVERED: Final = frozenset(_SIGNS).union(*_LATIN, *_GREEK, *_CYRILLIC)
"""Code points."""


def uncovered(texts: Iterable[str]) -> str:
    """The letters of these texts that would be drawn as empty boxes, each once, in order."""
    letters = {letter for text in texts for letter in text}
    return "".join(
        sorted(
            letter
            for letter in letters
            if ord(letter) not in COVERED and unicodedata.category(letter)[0] in "LMNPS"
        )
    )
