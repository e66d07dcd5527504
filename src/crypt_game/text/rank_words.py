"""The title that a game alone or of twins ends with, as the people who earned it are called (§6.8, §7.10)."""

from __future__ import annotations

from collections.abc import Iterable

from crypt_game.rules.terms import Rank
from crypt_game.text.language import Say

__all__ = ["rank_key", "rank_words", "shared_title"]


def rank_words(say: Say, rank: Rank, people: Iterable[str] = (), *, twins: bool = False) -> str:
    """The rank as a label, which begins in upper case. `people` are the portraits (`duchess`, `duke`) of
    those who earned it.

    Without people it is the rank as the printed edition lists it, which is also that of a Duke.
    """
    words = say(rank_key(rank, twins=twins), title=shared_title(people))
    return words[:1].upper() + words[1:]


def rank_key(rank: Rank, *, twins: bool) -> str:
    """The message of a rank: that of one, or of both twins."""
    return f"term-rank-{rank.value}{'-twins' if twins else ''}"


def shared_title(people: Iterable[str]) -> str:
    """The one portrait that sentences about these people agree with: `duchess` if all of them are."""
    return "duchess" if set(people) == {"duchess"} else "duke"
