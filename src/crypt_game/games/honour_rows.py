"""The list of honours in words: what each is for, and when it was first earned."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final, NamedTuple

from crypt_game.games.game_labels import date_words
from crypt_game.games.new_honours import first_earned
from crypt_game.honours import HONOURS
from crypt_game.match.statistics import PlayedGame
from crypt_game.text.language import Say

__all__ = ["HonourRow", "honour_rows"]

_ICONS: Final[Mapping[str, str]] = {
    "landslide": "icon/chart",
    "hair": "icon/flag",
    "roll": "icon/reroll",
    "rested": "icon/recover",
    "spent": "icon/exhaust",
    "frugal": "icon/card",
    "godless": "glyph/idol",
    "fifty": "icon/star",
    "sampler": "icon/cards",
    "devoted": "glyph/tapestry",
    "dearest": "glyph/jewelry",
    "patrons": "icon/player",
    "armful": "icon/take",
    "iron": "icon/die",
    "nerves": "icon/warn",
    "unscathed": "icon/check",
    "elbows": "icon/push",
    "magnificent": "icon/crown",
    "twins": "icon/swap",
    "uncursed": "icon/curse",
    "close": "icon/clock",
    "rich": "icon/box",
    "unlucky": "glyph/remains",
    "patience": "icon/hourglass",
}
"""What stands before an honour in the list."""


class HonourRow(NamedTuple):
    """One honour: its icon, its name, what it takes, and when that was first done."""

    icon: str
    name: str
    about: str
    when: str
    earned: bool

    def spoken(self, say: Say) -> str:
        """All of it, for those who listen."""
        return say("honours-spoken", name=self.name, about=self.about, when=self.when)


def honour_rows(games: Iterable[PlayedGame], name: str | None, now: datetime, say: Say) -> list[HonourRow]:
    """All honours in their order; those of the person of this name, or of anybody."""
    first = first_earned(games, name)
    rows = []
    for honour in HONOURS:
        game = first.get(honour.name)
        when = say("honours-open") if game is None else date_words(game.when, now, say)
        name, about = say(f"honour-{honour.name}"), say(f"honour-{honour.name}-about")
        rows.append(HonourRow(_ICONS[honour.name], name, about, when, game is not None))
    return rows
