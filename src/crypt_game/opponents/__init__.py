"""Computer heirs: from a seat's view to an action, and why.

An heir gets a :class:`..rules.view.SeatView` and nothing else. Imports the rules only: no window, no words
for players, no files.
"""

from __future__ import annotations

from crypt_game.opponents.choose import USUAL_SECONDS, Chosen, RatedAction, anytime, choose, hint
from crypt_game.opponents.levels import Level, LevelNumbers, Temper, numbers_of, temper_named
from crypt_game.opponents.reasons import Fact, Reason

__all__ = [
    "USUAL_SECONDS",
    "Chosen",
    "Fact",
    "Level",
    "LevelNumbers",
    "RatedAction",
    "Reason",
    "Temper",
    "anytime",
    "choose",
    "hint",
    "numbers_of",
    "temper_named",
]
