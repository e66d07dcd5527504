"""Said before the first card of a day's crypt, wherever it is opened: only a first try counts."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from crypt_game import destinations
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.scene import AppServices

__all__ = ["first_try"]


def first_try(
    app: AppServices, day: date, state: str, play: Callable[[], None], *, as_everybody: bool
) -> Dialog:
    """What opening the crypt of this day means, whose first try is `new` or `running`; `play` begins it at
    the table agreed upon, where the players may be those whom everybody meets."""
    page = partial(app.go_to, destinations.GameOfDay(day))
    answers = [DialogAnswer("stay", DialogLine("daily-gate-stay"))]
    counts = DialogLine("daily-counts", {"state": state})
    text = counts if state == "running" or as_everybody else DialogLine("daily-gate-text")
    if state == "running":
        answers.append(DialogAnswer("continue", DialogLine("daily-continue"), page, "icon/play"))
    elif as_everybody:
        answers.append(DialogAnswer("play", DialogLine("daily-play"), play, "icon/play"))
    else:
        if day == date.today():
            answers.append(DialogAnswer("day", DialogLine("daily-gate-day"), page, "icon/door"))
        answers.append(DialogAnswer("play", DialogLine("daily-gate-play"), play, "icon/play"))
    title = "daily-title" if day == date.today() else "daily-gate-tomorrow"
    return Dialog(app, "icon/door", DialogLine(title), text, tuple(answers))
