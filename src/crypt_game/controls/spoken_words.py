"""Words as they are heard: without their markup, and with stops where the eye sees ornaments."""

from __future__ import annotations

import re
from typing import Final

from crypt_game.drawing.canvas.paragraphs import plain_text
from crypt_game.screen_reader import ended

__all__ = ["spoken_text"]

_POINT: Final = re.compile(" [·◆] ")
"""What parts words for the eye."""


def spoken_text(words: str) -> str:
    """What is heard of words with markup: each of their lines is a sentence, and so is what a point parts for
    the eye, unless it goes on with a small letter, or after a word with a number."""
    told = [line for line in map(_spoken_line, words.splitlines()) if line]
    return " ".join([*map(ended, told[:-1]), *told[-1:]])


def _spoken_line(line: str) -> str:
    told = ""
    for part in filter(None, map(plain_text, _POINT.split(line))):
        if told and (part[0].islower() or (part[0].isdigit() and not told[-1].isdigit())):
            told = f"{told.removesuffix('.')}, {part}"
        else:
            told = f"{ended(told)} {part}".lstrip()
    return told
