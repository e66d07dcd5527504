"""What lists call a game: its mode with the number of players, and when it was last played."""

from __future__ import annotations

from datetime import datetime, timedelta

from crypt_game.match.statistics import GameKind
from crypt_game.text.language import Say

__all__ = ["date_words", "kind_words"]


def kind_words(kind: GameKind, say: Say) -> str:
    """The mode, and how many play where that may differ."""
    return say("library-kind", mode=kind.mode.value, players=kind.players)


def date_words(when: datetime, now: datetime, say: Say) -> str:
    """When a game was last played, in days of the local calendar."""
    time = f"{when:%H}:{when:%M}"
    if when.date() == now.date():
        return say("library-today", time=time)
    if when.date() == now.date() - timedelta(days=1):
        return say("library-yesterday", time=time)
    day = {"weekday": when.weekday(), "day": when.day, "month": when.month}
    if now - timedelta(days=300) < when <= now:
        return say("library-date", **day)
    return say("library-date-year", year=str(when.year), **day)
