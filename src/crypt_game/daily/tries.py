"""Which games on the disk were begun as the crypt of a day, told by their first lines alone.

Looks only at files that are named after that day or one beside it, as games begun here are, those in the bin
too: a day begins elsewhere before it begins here.
Must never import `rules`, without which the menu comes sooner.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from crypt_game.daily.week import DailyGame, game_on
from crypt_game.desktop.plain_files import open_plain
from crypt_game.games.saves import FINISHED, SUFFIX
from crypt_game.strict_json import NotJson, parse_object

__all__ = ["DayState", "state_of_day"]

_BIN: Final = "bin"
_LONGEST: Final = 1_000_000


class DayState(NamedTuple):
    """How far the first try at the crypt of a day has come: `new`, `running` or `done`.

    `path` is the file of one that can be gone on with.
    """

    name: str
    path: Path | None = None


def state_of_day(saves: Path, day: date) -> DayState:
    """Whether the crypt of this day was begun, and whether it is to be gone on with.

    One that was finished or thrown into the bin is done: whoever has seen a crypt does not see it for the
    first time again. Of several the one begun first is meant.
    """
    begun = [
        path
        for folder in (saves, saves / FINISHED, saves / _BIN, saves / _BIN / FINISHED)
        for each in (day - timedelta(days=1), day, day + timedelta(days=1))
        for path in folder.glob(f"{each:%Y-%m-%d}_*{SUFFIX}")
    ]
    for path in sorted(begun, key=lambda path: path.name):
        if _is_first_try(path, day):
            return DayState("running", path) if path.parent == saves else DayState("done")
    return DayState("new")


def _is_first_try(path: Path, day: date) -> bool:
    """Whether the first line of a record says that it is the crypt of this day, no practice, and was begun
    here.

    Who else played in it does not matter: its cards were seen.
    """
    try:
        with open_plain(path) as file:
            header = parse_object(file.readline(_LONGEST))
    except (OSError, NotJson):
        return False
    game, extra = header.get("game"), header.get("extra")
    luck = extra.get("luck") if isinstance(extra, Mapping) else None
    if not (isinstance(game, Mapping) and isinstance(extra, Mapping) and isinstance(luck, Mapping)):
        return False
    played = DailyGame(game.get("mode", ""), game.get("players", 0), game.get("cursed") is True)
    is_this = played == game_on(day) and luck.get("day") == day.isoformat()
    return is_this and "practice" not in extra and "imported" not in extra
