"""The levels of computer heirs and their temperaments, as numbers.

Levels differ in how far they look and in the faults of people: they overlook who comes next, love a type of
card, reckon roughly. They never differ in rules, luck or knowledge. Holds numbers only.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final, TypeAlias


class Level(StrEnum):
    """How well an heir plays."""

    PAGE = "page"
    SQUIRE = "squire"
    KNIGHT = "knight"
    REGENT = "regent"
    SOVEREIGN = "sovereign"


KnownLevels: TypeAlias = Sequence[Level | None]
"""How well each seat plays, as everybody at the table can see; None for a person, a Ghost and whoever is
unknown. Where it is empty nobody's level is known.
"""

WEAKER: Final = (Level.PAGE, Level.SQUIRE, Level.KNIGHT)
"""The levels that choose otherwise than a Regent would."""

LEVELS_BETWEEN: Final = (Level.PAGE, Level.SQUIRE, Level.KNIGHT, Level.REGENT)
"""The levels between which an heir's strength may lie; a Sovereign takes too long for everyday play."""


def level_between(strength: float, seed: int) -> Level:
    """The level at which an heir makes one choice whose ``strength`` lies between two levels: one of these,
    by a chance that ``seed`` decides. 0 is a Page, 1 a Squire, 3 a Regent; beyond these it is these.
    """
    lower, share = divmod(max(0.0, min(strength, len(LEVELS_BETWEEN) - 1.0)), 1)
    higher = Random(f"between {seed}").random() < share
    return LEVELS_BETWEEN[int(lower) + higher]


class Temper(StrEnum):
    """What an heir is fond of. ``EVEN`` has no leaning and plays strongest."""

    EVEN = ""
    BOLD = "bold"
    CAREFUL = "careful"
    SPITEFUL = "spiteful"
    COLLECTOR = "collector"


def temper_named(name: str) -> Temper:
    """The temperament of that word; ``EVEN`` for any other text, such as an old record may hold."""
    return Temper(name) if name in Temper._value2member_map_ else Temper.EVEN


@dataclass(frozen=True, slots=True)
class LevelNumbers:
    """What a level and a temperament amount to.

    ``nodes``: how many positions are thought through for one claim, 0 for one that does not look ahead.
    ``doubt``: coins by which others may miss their best reply. ``overlooks``: chance 0–1 not to think of one
    rival who still plays this round. ``fondness``: coins by which cards of the type it loves seem better.
    ``grain``: coins in which it reckons; what is worth the same in these is chosen from at random.
    ``thrift``: weight of dice, ``sets``: weight of Collectors, ``rivalry``: weight of what others gain,
    ``daring``: coins of worth seen in one more step of effort, ``rival_daring``: more of them where others
    are rivals. ``wary``: minds who plays after and with how many dice. ``farsighted``: knows what self-play
    taught: what dice are worth by their number and by who leads the next round, and begun sets. ``newest``:
    also what it taught since riddles, par and the campaign were measured. ``heeds_levels``: expects of rivals
    what their level would do, where that is known.
    """

    level: Level
    nodes: int = 0
    doubt: float = 0.0
    overlooks: float = 0.0
    fondness: float = 0.0
    grain: float = 0.0
    thrift: float = 1.0
    sets: float = 1.0
    rivalry: float = 1.0
    daring: float = 0.0
    rival_daring: float = 0.0
    wary: bool = True
    farsighted: bool = True
    newest: bool = False
    heeds_levels: bool = False


_DARING = 0.25
"""Coins for a step of effort in the first estimate of who looks ahead among rivals: they keep claims of high
effort, its own and theirs, among those that are looked at. The coins told in the end do not hold them. Twins
do not gain by it, and alone it changes nothing.
"""

_LEVELS = {
    Level.PAGE: LevelNumbers(
        Level.PAGE,
        fondness=2.5,
        grain=2.0,
        thrift=0.6,
        sets=0.6,
        rivalry=0.0,
        wary=False,
        farsighted=False,
    ),
    Level.SQUIRE: LevelNumbers(
        Level.SQUIRE, fondness=0.5, grain=0.5, rivalry=0.0, wary=False, farsighted=False
    ),
    Level.KNIGHT: LevelNumbers(
        Level.KNIGHT, nodes=200, doubt=0.6, overlooks=0.1, fondness=0.5, grain=0.5, farsighted=False
    ),
    Level.REGENT: LevelNumbers(
        Level.REGENT, nodes=5000, doubt=0.35, rival_daring=_DARING, newest=True, heeds_levels=True
    ),
    Level.SOVEREIGN: LevelNumbers(
        Level.SOVEREIGN, nodes=25000, doubt=0.35, rival_daring=_DARING, newest=True, heeds_levels=True
    ),
}


def as_measured(mind: LevelNumbers) -> LevelNumbers:
    """The mind as it was before what self-play taught last: as riddles and par were measured."""
    return replace(mind, rival_daring=0.0, newest=False, heeds_levels=False)


MEASURED_REGENT: Final = as_measured(_LEVELS[Level.REGENT])
"""The Regent that riddles, par, the luck of rolls and the campaign were measured with. It knows less than a
Regent who plays or is asked for a hint.
"""

_LEANING, _FARSIGHTED_LEANING = 1.0, 0.5
"""How far a temperament goes. Regents and Sovereigns lean half as far: they see more ways to do what they are
fond of, and all the way three of four would be a coin weaker than one without a temperament.
"""
_SPITE = 0.5
"""By how much more the coins of others weigh with one who is spiteful."""
_RASHNESS = 2.0
"""Coins by which one who minds nobody's coins reckons more roughly out of spite: minding them by half would
else make it stronger by three coins."""


def numbers_of(level: Level, temper: Temper = Temper.EVEN) -> LevelNumbers:
    """The numbers of a level with a temperament."""
    mind = _LEVELS[level]
    leaning = _FARSIGHTED_LEANING if mind.farsighted else _LEANING
    match temper:
        case Temper.EVEN:
            return mind
        case Temper.BOLD:
            return replace(mind, thrift=mind.thrift * (1 - 0.3 * leaning), daring=0.12 * leaning)
        case Temper.CAREFUL:
            return replace(mind, thrift=mind.thrift * (1 + 0.35 * leaning), daring=-0.08 * leaning)
        case Temper.SPITEFUL:
            rashness = 0.0 if mind.rivalry else _RASHNESS
            return replace(mind, rivalry=mind.rivalry + _SPITE * leaning, grain=mind.grain + rashness)
        case Temper.COLLECTOR:
            return replace(mind, sets=mind.sets * (1 + 0.5 * leaning))
