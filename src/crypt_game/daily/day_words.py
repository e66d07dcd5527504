"""The crypt of a day in sentences: what is played, its par, how it went, and the text to share."""

from __future__ import annotations

from datetime import date

from crypt_game.daily.door_words import table_words
from crypt_game.daily.results import DayResult, Streak
from crypt_game.daily.tries import DayState
from crypt_game.daily.week import game_on
from crypt_game.text.language import Say
from crypt_game.text.players_sentence import players_sentence

__all__ = [
    "against_par",
    "compared_words",
    "date_in_words",
    "day_sentences",
    "month_words",
    "share_words",
    "spoken_day",
    "streak_words",
]

_MARK = "◆"
"""It is copied and never drawn: the fonts of the game lack it."""


def date_in_words(say: Say, day: date) -> str:
    """The whole date, with the day of the week."""
    weekday = say("daily-weekday", weekday=day.weekday())
    return say("daily-date", weekday=weekday, day=day.day, month=month_words(say, day, "date"))


def month_words(say: Say, day: date, case: str = "bare") -> str:
    """The month and the year; in the `case` of "date" as they follow the day."""
    return say("daily-month", month=day.month, year=str(day.year), case=case)


def day_sentences(
    say: Say,
    day: date,
    today: date,
    state: DayState,
    result: DayResult | None,
    par: int | None,
    *,
    failed: bool = False,
) -> tuple[str, ...]:
    """What is played on a day and how it went, from the mode to what counts; `failed` where its par could
    not be found just now."""
    game = game_on(day)
    lines = [say("daily-table", table=table_words(say, day), cursed=str(game.cursed).lower())]
    lines.append(f"{players_sentence(say, game.mode, game.minds)}.")
    open_words = say("daily-par-failed" if failed else "daily-par-open")
    lines.append(open_words if par is None else say("daily-par", par=par))
    if result is not None:
        lines.append(compared_words(say, result, par))
        lines.append(say("daily-counted"))
    elif day < today and state.name == "new":
        lines.append(say("daily-missed"))
    else:
        lines.append(say("daily-counts", state=state.name))
    return tuple(lines)


def compared_words(say: Say, result: DayResult, par: int | None) -> str:
    """The result of a day beside its par, and whether there was help."""
    words = say("daily-result", coins=result.coins)
    if par is not None:
        words = f"{words} {against_par(say, result.coins, par)}"
    return f"{words} {say('daily-helped')}" if result.helped else words


def against_par(say: Say, coins: int, par: int) -> str:
    """By how much a result is above or below par, in a sentence."""
    side = "above" if coins > par else "below" if coins < par else "even"
    return say("daily-against-par", side=side, by=abs(coins - par))


def share_words(say: Say, result: DayResult, par: int | None) -> str:
    """One line for friends who play the same crypt; it tells nothing of the luck."""
    line = say("daily-share" if par is not None else "daily-share-open", **_shared(result, par))
    return f"{line} ({say('daily-helped-short')})" if result.helped else line


def _shared(result: DayResult, par: int | None) -> dict[str, str | int]:
    known: dict[str, str | int] = {} if par is None else {"par": par}
    return {"day": result.day.isoformat(), "mark": _MARK, "coins": result.coins, **known}


def spoken_day(say: Say, day: date, today: date, result: DayResult | None, par: int | None) -> str:
    """A day of the calendar, for those who listen."""
    words = date_in_words(say, day)
    if day == today:
        words = f"{words}, {say('daily-today')}"
    if result is None:
        return f"{words}. {say('daily-not-played')}" if day <= today else words
    return f"{words}. {compared_words(say, result, par)}"


def streak_words(say: Say, streak: Streak, reached: int, played: int) -> str:
    """The days in a row, and how many of all reached their par without help."""
    return say("daily-streak", now=streak.now, longest=streak.longest, reached=reached, played=played)
