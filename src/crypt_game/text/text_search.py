"""Finding words in text whatever their case and accents, and marking them.

Depends on the standard library only.
"""

from __future__ import annotations

import re
import unicodedata

_MARK = re.compile(r"</?[a-z]+>")
_LETTERS = {"ß": "ss", "œ": "oe", "æ": "ae", "’": "'", "\u00a0": " ", "\u202f": " ", "\n": " "}


def find(text: str, words: str) -> list[tuple[int, int]]:
    """Where ``words`` stand in ``text``, from left to right: (start, end) in characters of it as it is."""
    wanted = "".join(map(_fold, words.strip()))
    if not wanted:
        return []
    folded = [_fold(letter) for letter in text]
    origin = [index for index, letters in enumerate(folded) for _ in letters]
    matches = re.finditer(re.escape(wanted), "".join(folded))
    return [(origin[match.start()], origin[match.end() - 1] + 1) for match in matches]


def without_marks(text: str) -> str:
    """The text as it is read, without ``<b>``, ``<i>`` and their like."""
    return _MARK.sub("", text)


def mark(text: str, words: str) -> str:
    """The text with ``<mark>…</mark>`` round every place of ``words``; its other marks stay well nested."""
    spans = find(without_marks(text), words)
    inside = {index for start, end in spans for index in range(start, end)}
    pieces: list[str] = []
    marked = False
    index = 0
    for piece in re.split(r"(</?[a-z]+>)", text):
        if _MARK.fullmatch(piece):
            pieces += ["</mark>" if marked else "", piece]
            marked = False
            continue
        for letter in piece:
            if (index in inside) != marked:
                marked = not marked
                pieces.append("<mark>" if marked else "</mark>")
            pieces.append(letter)
            index += 1
    return "".join(pieces) + ("</mark>" if marked else "")


def _fold(letter: str) -> str:
    plain = _LETTERS.get(letter.lower(), letter.lower())
    return "".join(part for part in unicodedata.normalize("NFD", plain) if not unicodedata.combining(part))
