"""The letters that the game's two families lack, taken from Noto at the same weight and the same size.

A family gets the glyphs themselves, so that neither the window nor a PDF need know that a letter is borrowed.
What is left out: kerning of the borrowed letters, and their hinting, which the fonts have none of.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final

from fontTools.pens.recordingPen import DecomposingRecordingPen  # type: ignore[import-untyped]
from fontTools.pens.transformPen import TransformPen  # type: ignore[import-untyped]
from fontTools.pens.ttGlyphPen import TTGlyphPen  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

__all__ = ["borrow_letters"]

_HEIGHT_OF_SMALL: Final = "x"
_HEIGHT_OF_LARGE: Final = "H"


def borrow_letters(font: TTFont, lender: bytes, wanted: Iterable[int], *, small_capitals: bool) -> None:
    """Add to `font` the `wanted` characters that it lacks and `lender` (the file of a font) has.

    They are scaled so that capitals are as high in both; with `small_capitals` a small letter is the capital,
    as high as the small letters of `font`.
    """
    source = TTFont(io.BytesIO(lender))
    theirs, ours = source.getBestCmap(), font.getBestCmap()
    large = _height(font, _HEIGHT_OF_LARGE) / _height(source, _HEIGHT_OF_LARGE)
    small = _height(font, _HEIGHT_OF_SMALL) / _height(font, _HEIGHT_OF_LARGE) * large
    for code in sorted(wanted):
        if code in ours or code not in theirs:
            continue
        shown = code
        if small_capitals and chr(code).islower() and len(chr(code).upper()) == 1:
            shown = ord(chr(code).upper())
        scale = small if shown != code else large
        _add(font, source, code, theirs.get(shown, theirs[code]), scale)


def _height(font: TTFont, letter: str) -> float:
    return float(font["glyf"][font.getBestCmap()[ord(letter)]].yMax)


def _add(font: TTFont, source: TTFont, code: int, theirs: str, scale: float) -> None:
    name = f"noto{code:04X}"
    pen = TTGlyphPen(None)
    whole = DecomposingRecordingPen(source.getGlyphSet())
    source.getGlyphSet()[theirs].draw(whole)
    whole.replay(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
    glyph = pen.glyph()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = glyph
    glyph.recalcBounds(font["glyf"])
    left = getattr(glyph, "xMin", 0)
    font["hmtx"].metrics[name] = (round(source["hmtx"].metrics[theirs][0] * scale), left)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
