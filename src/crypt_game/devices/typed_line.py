"""A line of letters that are chosen one by one, for who has no keyboard in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

__all__ = ["SIGNS", "TypedLine"]

SIGNS: Final = {"-": "letters-hyphen", "’": "letters-apostrophe", ".": "letters-stop"}
"""What signs are called, which a voice passes over."""


class TypedLine:
    """At most `limit` characters, written and erased at the end."""

    def __init__(self, text: str, limit: int, rows: Sequence[str]) -> None:
        """`rows` are the small letters and signs of each row of keys."""
        self.text, self._limit = text[:limit], limit
        self._rows = rows
        self.capital = not text
        """Whether the next letter is a capital: the first is one until shift says otherwise."""

    @property
    def rows(self) -> list[list[str]]:
        """What stands on the keys now."""
        return [[self._cased(letter) for letter in row] for row in self._rows]

    def write(self, letters: str) -> bool:
        """Add what fits; False where nothing does. After a capital come small letters."""
        kept = letters[: self._limit - len(self.text)]
        self.text += kept
        self.capital = self.capital and not kept
        return bool(kept)

    def erase(self) -> bool:
        """Take the last character back; False where there is none."""
        erased, self.text = bool(self.text), self.text[:-1]
        self.capital = self.capital or not self.text
        return erased

    def shift(self) -> None:
        """From small letters to capitals, or back."""
        self.capital = not self.capital

    def _cased(self, letter: str) -> str:
        """The capital of a letter where one is wanted and it is one: that of ß is two."""
        capital = letter.upper()
        return capital if self.capital and len(capital) == 1 else letter
