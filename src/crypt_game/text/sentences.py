"""Sentences one after the other, as the tray of a replay shows and speaks them."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["join_sentences"]

_STOPS = (".", "!", "?", "…", ":")


def join_sentences(sentences: Sequence[str]) -> str:
    """Sentences one after the other; those without a stop are parted by a point."""
    row = ""
    for sentence in sentences:
        between = "" if not row else " " if row.endswith(_STOPS) else " · "
        row += between + sentence
    return row
