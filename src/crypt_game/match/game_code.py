"""Game codes: a few letters that say which crypt is opened, so that anyone can open the same one again.

A code stands for what was agreed before the game (mode, number of seats, Collector sides, Cursed Treasure,
first Leader) and for the seed of all luck; names and minds are not in it: same crypt, other heirs. Whoever
has the code could work out every roll, as with the seed itself. Pure: no clock, no files, no words.

The letters are Crockford's thirty-two, nine for a number and one that guards them: a wrong letter, or two
that changed places, is always noticed. What the number means is fixed for ever; golden values in the tests
hold it. Ten letters mean the first list of Collector sides (A and B of each); a game with a side of a later
list has two letters more in front, which say the list and what of the sides the ten have no room for.

Ten letters have room for few seeds, and the cards and rolls seen so far would tell the right one from all
others. So a code of this edition holds a number of which the seed is a slow function (`stretched`): trying
them all takes years, and the game is over by then. Codes of the first edition, and those of a day, hold the
seed itself; their luck is open anyway.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from functools import lru_cache
from operator import contains

from crypt_game.rules.digest import sha256
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
    "NUMBER_BITS",
    "SEED_BITS",
    "SIDE_LISTS",
    "BadCode",
    "CodeFault",
    "CodedGame",
    "code_of",
    "code_of_game",
    "in_groups",
    "is_of_day",
    "of_day",
    "read_code",
    "stretched_seed",
]

SEED_BITS = 33
"""A seed must be smaller than two to this power to have a code that holds the seed itself."""
NUMBER_BITS = 32
"""A number from which a seed is stretched must be smaller than two to this power."""
LETTERS = 10
"""How many letters a code has whose sides are of the first list."""
_MORE_LETTERS = 2
_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE = str.maketrans({"I": "1", "L": "1", "O": "0"})
_BETWEEN = " -–—_.\t\r\n"
SIDE_LISTS: list[tuple[tuple[Side, ...], ...]] = [((Side.A, Side.B),) * 6]
"""The sides of each Collector as codes count them. When a Collector gets another side, add one list with all
sides there are at the end; never change the others."""
_SIDES = 6
"""The bits for the sides that ten letters have room for."""
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
_PLAIN = 35
"""How many kinds have codes that hold the seed itself; the room behind theirs belongs to the others."""
_SCRYPT_MEMORY = 1 << 26


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
    """What a code stands for: what was agreed, and the number that is the seed, or leads to it if it is
    `stretched`."""

    setup: GameSetup
    number: int
    stretched: bool = False

    @property
    def seed(self) -> int:
        """The seed of all luck; of a stretched number it takes a tenth of a second, once."""
        return stretched_seed(self.setup, self.number) if self.stretched else self.number


@lru_cache(maxsize=16)
def stretched_seed(setup: GameSetup, number: int) -> int:
    """The seed that a number leads to in this game, 53 bits of scrypt: N 32768, r 8, p 1, the number in eight
    hexadecimal digits as password, the game in words as salt."""
    from hashlib import scrypt  # loads OpenSSL, which nothing else needs

    sides = "".join(side.value for side in setup.collectors)
    kind = f"{setup.mode.value}, {setup.players}, {'cursed' if setup.cursed else 'not cursed'}"
    salt = f"luck of {kind}, {sides}, {setup.leader}"
    password = f"{number:08x}".encode()
    drawn = scrypt(password, salt=salt.encode(), n=1 << 15, r=8, p=1, maxmem=_SCRYPT_MEMORY, dklen=8)
    return int.from_bytes(drawn, "big") >> 11


def code_of(setup: GameSetup, number: int, *, stretched: bool = False) -> str | None:
    """The code of a game, in two groups of letters (`7K3QX-9MWPA`); None where there is none.

    `number` is the seed, or what it is stretched from.
    """
    kind = (setup.mode, setup.players, setup.cursed, setup.leader)
    if kind not in _KINDS or not 0 <= number < 1 << (NUMBER_BITS if stretched else SEED_BITS):
        return None
    place = _KINDS.index(kind)
    side_list = _side_list(setup.collectors)
    if side_list is None or (not stretched and place >= _PLAIN):
        return None
    more, sides = divmod(_number_of(setup.collectors, SIDE_LISTS[side_list]), 1 << _SIDES)
    first, low = (_PLAIN + place // 2, (place % 2) << NUMBER_BITS | number) if stretched else (place, number)
    number = (first << _SIDES | sides) << SEED_BITS | low
    digits = [number >> 5 * place & 31 for place in range(LETTERS - 2, -1, -1)]
    if side_list:
        digits = [side_list, more, *digits]
    letters = "".join(_ALPHABET[digit] for digit in [*digits, _guard(digits)])
    middle = len(letters) // 2
    return f"{letters[:middle]}-{letters[middle:]}"


def code_of_game(game: CodedGame) -> str:
    """The code of a game that has one: that was read from a code, or is a day's. Raises ValueError."""
    code = code_of(game.setup, game.number, stretched=game.stretched)
    if code is None:
        raise ValueError("no code stands for this game")
    return code


def read_code(text: str) -> CodedGame:
    """The game of a code, in small or capital letters, with or without what parts them. Raises BadCode."""
    letters = "".join(letter for letter in text.upper() if letter not in _BETWEEN).translate(_ALIKE)
    if any(letter not in _ALPHABET for letter in letters):
        raise BadCode(CodeFault.LETTER)
    if len(letters) not in (LETTERS, LETTERS + _MORE_LETTERS):
        raise BadCode(CodeFault.LENGTH)
    *digits, guard = (_ALPHABET.index(letter) for letter in letters)
    if guard != _guard(digits):
        raise BadCode(CodeFault.CHECK)
    side_list, more = digits[:_MORE_LETTERS] if len(letters) > LETTERS else (0, 0)
    number = 0
    for digit in digits[1 - LETTERS :]:
        number = number << 5 | digit
    low, rest = number & (1 << SEED_BITS) - 1, number >> SEED_BITS
    sides, kind = rest & (1 << _SIDES) - 1, rest >> _SIDES
    stretched = kind >= _PLAIN
    if stretched:
        kind = (kind - _PLAIN) * 2 + (low >> NUMBER_BITS)
        low &= (1 << NUMBER_BITS) - 1
    if kind >= len(_KINDS):
        raise BadCode(CodeFault.UNKNOWN)
    mode, players, cursed, leader = _KINDS[kind]
    laid = _sides_of(more << _SIDES | sides, side_list)
    if laid is None or _side_list(laid) != side_list:
        raise BadCode(CodeFault.UNKNOWN)
    return CodedGame(GameSetup(mode, players, laid, cursed, leader), low, stretched)


def of_day(day: date, mode: Mode, players: int, *, cursed: bool = False) -> CodedGame:
    """The crypt of a day, the same everywhere: Collectors, Leader and luck follow from the date.

    Its sides are of the first list, so that every edition opens the same crypt on the same day.

    Raises ValueError for a number of players that the mode is not for.
    """
    leaders = leaders_of(mode, players)
    if not leaders:
        raise ValueError("no such game")
    cursed = cursed and mode in CURSED_MODES
    words = f"crypt of {day.isoformat()}: {mode.value}, {players}, {'cursed' if cursed else 'not cursed'}"
    drawn = int.from_bytes(sha256(words.encode()), "big")
    seed, drawn = drawn & (1 << SEED_BITS) - 1, drawn >> SEED_BITS
    laid = _sides_of(drawn & (1 << _SIDES) - 1, 0)
    assert laid is not None
    leader = leaders[(drawn >> _SIDES) % len(leaders)]
    setup = GameSetup(mode, players, laid, cursed, leader)
    assert setup_fault(setup) is None
    return CodedGame(setup, seed)


def _side_list(laid: CollectorSides) -> int | None:
    """The number of the first list that has all these sides, None if there is none."""
    return next(
        (number for number, sides in enumerate(SIDE_LISTS) if all(map(contains, sides, laid))),
        None,
    )


def _number_of(laid: CollectorSides, side_list: tuple[tuple[Side, ...], ...]) -> int:
    number, weight = 0, 1
    for side, sides in zip(laid, side_list, strict=True):
        number += sides.index(side) * weight
        weight *= len(sides)
    return number


def _sides_of(number: int, side_list: int) -> CollectorSides | None:
    """The sides that a number of that list means; None when there is no such list or number."""
    if side_list >= len(SIDE_LISTS):
        return None
    laid: list[Side] = []
    for sides in SIDE_LISTS[side_list]:
        number, place = divmod(number, len(sides))
        laid.append(sides[place])
    return None if number else CollectorSides(*laid)


def is_of_day(game: CodedGame, day: date) -> bool:
    """Whether a game is the crypt of that day, however it was come by."""
    setup = game.setup
    return game == of_day(day, setup.mode, setup.players, cursed=setup.cursed)


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
