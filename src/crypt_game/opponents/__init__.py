"""Computer heirs: from a seat's view to an action, and why.

An heir gets a :class:`..rules.view.SeatView` and nothing else. Imports the rules only: no window, no words
for players, no files.
"""

from __future__ import annotations

from .choose import USUAL_SECONDS, Chosen, Option, anytime, choose, hint
from .minds import Level, Mind, Temper, mind_of, temper_named
from .why import Fact, Reason

__all__ = [
    "USUAL_SECONDS",
    "Chosen",
    "Fact",
    "Level",
    "Mind",
    "Option",
    "Reason",
    "Temper",
    "anytime",
    "choose",
    "hint",
    "mind_of",
    "temper_named",
]
