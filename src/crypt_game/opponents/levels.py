"""The four levels of computer heirs and their temperaments, as numbers.

Levels differ in how far they look and how steadily they do what they think best, never in rules, luck or
knowledge. Holds numbers only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum


class Level(StrEnum):
    """How well an heir plays."""

    PAGE = "page"
    SQUIRE = "squire"
    KNIGHT = "knight"
    REGENT = "regent"


class Temper(StrEnum):
    """What an heir is fond of. ``EVEN`` has no leaning and plays strongest."""

    EVEN = ""
    BOLD = "bold"
    CAREFUL = "careful"
    COLLECTOR = "collector"


def temper_named(name: str) -> Temper:
    """The temperament of that word; ``EVEN`` for any other text, such as an old record may hold."""
    return Temper(name) if name in Temper._value2member_map_ else Temper.EVEN


@dataclass(frozen=True, slots=True)
class LevelNumbers:
    """What a level and a temperament amount to.

    ``nodes``: how many positions are thought through for one claim, 0 for one that does not look ahead.
    ``doubt``: coins by which others may miss their best reply. ``noise``: coins (standard deviation) by
    which an own estimate is off. ``slip``: chance 0–1 to do the first thing that comes to mind. ``thrift``:
    weight of dice, ``sets``: weight of Collectors, ``rivalry``: weight of what others gain, ``daring``:
    coins of worth seen in one more step of effort. ``wary``: minds who plays after and with how many dice.
    ``farsighted``: knows what dice are worth by their number and by who leads the next round.
    ``watches_standings``: minds what rivals gain the more, the likelier they are to win.
    """

    level: Level
    nodes: int = 0
    doubt: float = 0.0
    noise: float = 0.0
    slip: float = 0.0
    thrift: float = 1.0
    sets: float = 1.0
    rivalry: float = 1.0
    daring: float = 0.0
    wary: bool = True
    farsighted: bool = True
    watches_standings: bool = False


_LEVELS = {
    Level.PAGE: LevelNumbers(
        Level.PAGE, noise=1.6, slip=0.12, thrift=0.6, sets=0.6, rivalry=0.0, wary=False, farsighted=False
    ),
    Level.SQUIRE: LevelNumbers(Level.SQUIRE, noise=0.35, rivalry=0.0, wary=False, farsighted=False),
    Level.KNIGHT: LevelNumbers(Level.KNIGHT, nodes=200, doubt=0.6, noise=0.4, farsighted=False),
    Level.REGENT: LevelNumbers(Level.REGENT, nodes=5000, doubt=0.35),
}


def numbers_of(level: Level, temper: Temper = Temper.EVEN) -> LevelNumbers:
    """The numbers of a level with a temperament."""
    mind = _LEVELS[level]
    match temper:
        case Temper.EVEN:
            return mind
        case Temper.BOLD:
            return replace(mind, thrift=mind.thrift * 0.7, daring=0.12)
        case Temper.CAREFUL:
            return replace(mind, thrift=mind.thrift * 1.35, daring=-0.08)
        case Temper.COLLECTOR:
            return replace(mind, sets=mind.sets * 1.5)
