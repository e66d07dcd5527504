"""What the menu says of the crypt of the day, before the rules are imported."""

from __future__ import annotations

from datetime import date

from crypt_game.daily.tries import DayState
from crypt_game.daily.week import game_on
from crypt_game.text.language import Say

__all__ = ["door_words", "table_words"]


def door_words(say: Say, day: date, state: DayState) -> str:
    """The mode, and whether it was played."""
    return say("daily-door", table=table_words(say, day), state=state.name)


def table_words(say: Say, day: date) -> str:
    """The mode of a day, or how many play."""
    game = game_on(day)
    return say("menu-table", mode=game.mode, heirs=game.players)
