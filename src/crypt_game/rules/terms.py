"""The fixed words of the game: treasure types, sides, modes, phases, kinds of choice.

Holds enumerations only. Their values are the words of the referee protocol and of message keys; never put a
sentence for players here, and import nothing of the package.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum


class TreasureType(StrEnum):
    """The six types of Treasure, in the order of every list of types (§1.2)."""

    IDOL = "idol"
    JEWELRY = "jewelry"
    MANUSCRIPT = "manuscript"
    POTTERY = "pottery"
    REMAINS = "remains"
    TAPESTRY = "tapestry"


class Icon(StrEnum):
    """The setup icon of a Treasure card: the smallest table it is used at (§2.1)."""

    NONE = "0"
    THREE = "III"
    FOUR = "IV"


class Side(StrEnum):
    """The side of a Collector card that is in play (§2.2)."""

    A = "A"
    B = "B"


SIDES_OF: dict[TreasureType, tuple[Side, ...]] = dict.fromkeys(TreasureType, (Side.A, Side.B))
"""The sides that each Collector has (§5)."""


class Mode(StrEnum):
    """The ways to play: §2 (2–4 heirs), §6 (Only Child), §7 (Conspiring Twins), §8 (Clash of Houses)."""

    STANDARD = "standard"
    SOLO = "solo"
    TWINS = "twins"
    CLASH = "clash"


class Phase(StrEnum):
    """Where a round stands; ``POTTERY`` is the window between Reveal and Claim (§3.2)."""

    SETUP = "setup"
    POTTERY = "pottery"
    CLAIM = "claim"
    COLLECT = "collect"
    FINAL = "final"
    OVER = "over"


class SeatKind(StrEnum):
    """Who sits on a seat as far as the rules care: somebody who decides, or the automaton of §6.3."""

    HEIR = "heir"
    GHOST = "ghost"


class Role(StrEnum):
    """The member of a house who sits on an even (Duchess) or odd (Duke) seat (§8.2)."""

    DUCHESS = "duchess"
    DUKE = "duke"


class Choice(StrEnum):
    """What a seat is asked for."""

    POTTERY = "pottery"
    CLAIM = "claim"
    DIVVY = "divvy"
    REROLL = "reroll"
    FINAL = "final"


class Purpose(StrEnum):
    """Why dice are rolled."""

    GHOST = "ghost"
    EXHAUSTION = "exhaustion"
    REROLL = "reroll"
    TIEBREAK = "tiebreak"


class Recovery(StrEnum):
    """Why dice come back from the box: the action (§3.5), all pushed out (§3.11, §8.7) or Remains A."""

    ACTION = "action"
    ROUTED = "routed"
    REVIVED = "revived"


class FlipFor(StrEnum):
    """What cards were flipped for (§5)."""

    TAKE = "take"
    REROLL = "reroll"
    PEEK = "peek"
    REVIVE = "revive"
    IDOL_BONUS = "idol_bonus"


class Rank(StrEnum):
    """The title that a solo or twins score earns (§6.8)."""

    FOOL = "fool"
    PETTY = "petty"
    AFFLUENT = "affluent"
    MAGNIFICENT = "magnificent"


class Stage(IntEnum):
    """The engine's own place in a round, finer than :class:`Phase`; in the order of play."""

    SHUFFLE = 0
    POTTERY = 1
    CLAIM = 2
    EXHAUSTION = 3
    DIVVY = 4
    REROLL = 5
    FINAL = 6
    TIEBREAK = 7
    OVER = 8


TREASURE_TYPES: tuple[TreasureType, ...] = tuple(TreasureType)
EFFORTS: tuple[int, ...] = (1, 2, 3, 4, 5, 6)
HIGHEST_EFFORT = 6
