"""Game codes: ten letters that say which crypt is opened, so that anyone can open the same one again.

A code stands for what was agreed before the game (mode, number of seats, Collector sides, Cursed Treasure,
first Leader) and for the seed of all luck; names and minds are not in it: same crypt, other heirs. Whoever
has the code could work out every roll, as with the seed itself. Pure: no clock, no files, no words.

The letters are Crockford's thirty-two, nine for a number and one that guards them: a wrong letter, or two
that changed places, is always noticed. What the number means is fixed for ever; golden values in the tests
hold it.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from hashlib import sha256

from crypt_game.rules.setup import (
    CURSED_MODES,
    CollectorSides,
    GameSetup,
    leaders_of,
    setup_fault,
)
from crypt_game.rules.terms import Mode, Side

__all__ = [
    "LETTERS",
    "SEED_BITS",
    "BadCode",
    "CodeFault",
    "CodedGame",
    "code_of",
    "in_groups",
    "of_day",
    "read_code",
]

SEED_BITS = 33
"""A seed must be smaller than two to this power to have a code."""
LETTERS = 10
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans({"I": "1", "L": "1", "O": "0"})
_BETWEEN = " -–—_.\t\r\n"
_SIDES = 6
_GROUP = 8
_PLAYERS = ((Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.STANDARD, 2), (Mode.STANDARD, 3), (Mode.STANDARD, 4))
_CLASH = ((Mode.CLASH, 6), (Mode.CLASH, 8))
_KINDS = tuple(
    (mode, players, cursed, leader)
    for mode, players in _PLAYERS + _CLASH
    for cursed in ((False, True) if mode in CURSED_MODES else (False,))
    for leader in leaders_of(mode, players)
)
"""Mode, players, Cursed Treasure and Leader as codes count them. Only ever add at the end."""


class CodeFault(StrEnum):
    """Why a text is no code; the value ends the key of its sentence."""

    LENGTH = "length"
    LETTER = "letter"
    CHECK = "check"
    UNKNOWN = "unknown"
    """It guards itself well, but means a game that this edition does not know."""


class BadCode(Exception):
    """A text that is no game code; ``fault`` says why."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class CodedGame:
    """What a code stands for."""

    setup: GameSetup
    seed: int


def code_of(setup: GameSetup, seed: int) -> str | None:
    """The code of a game, in two groups of letters (`7K3QX-9MWPA`); None where there is none."""
    kind = (setup.mode, setup.players, setup.cursed, setup.leader)
    if not 0 <= seed < 1 << SEED_BITS or kind not in _KINDS:
        return None
    sides = sum((side is Side.B) << place for place, side in enumerate(setup.collectors))
    number = (_KINDS.index(kind) << _SIDES | sides) << SEED_BITS | seed
    digits = [number >> 5 * place & 31 for place in range(LETTERS - 2, -1, -1)]
    letters = "".join(_ALPHABET[digit] for digit in [*digits, _guard(digits)])
    return f"{letters[:5]}-{letters[5:]}"


def read_code(text: str) -> CodedGame:
    """The game of a code, in small or capital letters, with or without what parts them. Raises BadCode."""
    letters = "".join(letter for letter in text.upper() if letter not in _BETWEEN).translate(_ALIKE)
    if any(letter not in _ALPHABET for letter in letters):
        raise BadCode(CodeFault.LETTER)
    if len(letters) != LETTERS:
        raise BadCode(CodeFault.LENGTH)
    *digits, guard = (_ALPHABET.index(letter) for letter in letters)
    if guard != _guard(digits):
        raise BadCode(CodeFault.CHECK)
    number = 0
    for digit in digits:
        number = number << 5 | digit
    seed, rest = number & (1 << SEED_BITS) - 1, number >> SEED_BITS
    sides, kind = rest & (1 << _SIDES) - 1, rest >> _SIDES
    if kind >= len(_KINDS):
        raise BadCode(CodeFault.UNKNOWN)
    mode, players, cursed, leader = _KINDS[kind]
    laid = CollectorSides(*(Side.B if sides >> place & 1 else Side.A for place in range(_SIDES)))
    return CodedGame(GameSetup(mode, players, laid, cursed, leader), seed)


def of_day(day: date, mode: Mode, players: int, *, cursed: bool = False) -> CodedGame:
    """The crypt of a day, the same everywhere: Collectors, Leader and luck follow from the date.

    Raises ValueError for a number of players that the mode is not for.
    """
    leaders = leaders_of(mode, players)
    if not leaders:
        raise ValueError("no such game")
    cursed = cursed and mode in CURSED_MODES
    words = f"crypt of {day.isoformat()}: {mode.value}, {players}, {'cursed' if cursed else 'not cursed'}"
    drawn = int.from_bytes(sha256(words.encode()).digest(), "big")
    seed, drawn = drawn & (1 << SEED_BITS) - 1, drawn >> SEED_BITS
    laid = CollectorSides(*(Side.B if drawn >> place & 1 else Side.A for place in range(_SIDES)))
    leader = leaders[(drawn >> _SIDES) % len(leaders)]
    setup = GameSetup(mode, players, laid, cursed, leader)
    assert setup_fault(setup) is None
    return CodedGame(setup, seed)


def in_groups(digits: str) -> str:
    """Long digits, such as those of a seal, in groups of eight, so that two people can compare them."""
    return " ".join(digits[start : start + _GROUP] for start in range(0, len(digits), _GROUP))


def _guard(digits: list[int]) -> int:
    """The last letter: a sum over the field of thirty-two elements, every place with a weight of its own."""
    total, weight = 0, 1
    for digit in digits:
        weight = _times(weight, 2)
        total ^= _times(weight, digit)
    return total


def _times(a: int, b: int) -> int:
    """The product in that field (x⁵ + x² + 1)."""
    product = 0
    while b:
        if b & 1:
            product ^= a
        a, b = a << 1, b >> 1
        if a & 32:
            a ^= 37
    return product
