"""Where the luck of a game came from: a sealed secret that the table may cut, or a code that was open from
the start.

It stands in the `extra` of the record under `luck`, where programs that do not know it pass it over. While a
game with sealed luck runs, its seal may be shown and nothing else of it. Pure: no clock, no files, no words.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any, ClassVar, TypeAlias

from crypt_game.match.game_code import (
    NUMBER_BITS,
    BadCode,
    CodedGame,
    code_of,
    code_of_game,
    of_day,
    read_code,
)
from crypt_game.match.players import printable
from crypt_game.rules.digest import sha256
from crypt_game.rules.record import Record
from crypt_game.rules.setup import GameSetup

__all__ = [
    "LUCK",
    "WORD_LIMIT",
    "BadLuckSource",
    "LuckSource",
    "OpenLuck",
    "Origin",
    "SealedLuck",
    "Secrecy",
    "code_of_record",
    "source_of",
]

WORD_LIMIT = 24
"""How many letters the word may have by which the table cuts the deck."""
LUCK = "luck"
"""The key in the `extra` of a record."""
_SECRET_BITS = 53
_SALT_BITS = 128
_SALT = re.compile(r"[0-9a-f]{32}")


class Origin(StrEnum):
    """Who could know the luck of a game before it began."""

    FRESH = "fresh"
    """Nobody."""
    CODE = "code"
    """Whoever had the code from which it was begun."""
    DAY = "day"
    """Everybody: it was the crypt of that day."""


class Secrecy(StrEnum):
    """Who can know the luck of a game while it runs; the value ends the keys of the sentences on it."""

    SEALED = "sealed"
    OLDER = "older"
    """Sealed by the first edition, from whose seal the seed can be found by trying: it is not shown."""
    OPEN = "open"
    PRACTICE = "practice"
    """The game branched off one whose luck was told."""


class BadLuckSource(Exception):
    """A record that tells of its luck what cannot be read."""


@dataclass(frozen=True, slots=True)
class SealedLuck:
    """A secret and the 128 random bits beside it, sealed before the first card, and the word of the table.

    The seed follows from all three: whoever sealed the secret did not know the word, and whoever chose the
    word did not know the secret.
    """

    secret: int
    salt: str
    word: str = ""

    origin: ClassVar[Origin] = Origin.FRESH

    @classmethod
    def drawn(cls, randbits: Callable[[int], int]) -> SealedLuck:
        """A new secret from a source of random bits that nobody can foresee."""
        return cls(randbits(_SECRET_BITS), f"{randbits(_SALT_BITS):032x}")

    @property
    def seal(self) -> str:
        """SHA-256 of what is `sealed`: no search leads back, for the salt is in it."""
        return sha256(self.sealed.encode()).hex()

    @property
    def sealed(self) -> str:
        """The text `secret.salt`, both hexadecimal; told when the game is over."""
        return f"{self.secret:x}.{self.salt}"

    def cut(self, word: str) -> SealedLuck:
        """The same secret with the word of the table, which may be empty; no sign in it is invisible."""
        return replace(self, word=_clean(word))

    def game(self, setup: GameSetup) -> CodedGame:
        """What is played: its number is the first 32 bits of SHA-256 of the text `secret.salt.word`."""
        digest = sha256(f"{self.sealed}.{self.word}".encode())
        return CodedGame(setup, int.from_bytes(digest[: NUMBER_BITS // 8], "big"), stretched=True)

    def extra(self) -> dict[str, Any]:
        """What the record keeps of it."""
        told = {"origin": self.origin.value, "secret": self.secret, "salt": self.salt, "word": self.word}
        return {LUCK: told}


@dataclass(frozen=True, slots=True)
class OpenLuck:
    """The code from which a game was begun; `day` if it was the crypt of that day."""

    code: str
    day: date | None = None

    @property
    def origin(self) -> Origin:
        """Of a day, or of a code that somebody typed."""
        return Origin.CODE if self.day is None else Origin.DAY

    def game(self, setup: GameSetup) -> CodedGame:
        """What the code stands for, or that day has for a game like `setup`. Raises BadCode for what is no
        code, and ValueError where no day has such a game."""
        if self.day is not None:
            return of_day(self.day, setup.mode, setup.players, cursed=setup.cursed)
        return read_code(self.code)

    def extra(self) -> dict[str, Any]:
        """What the record keeps of it."""
        told = {"origin": self.origin.value, "code": self.code}
        return {LUCK: told if self.day is None else {**told, "day": self.day.isoformat()}}


LuckSource: TypeAlias = SealedLuck | OpenLuck


def source_of(extra: Mapping[str, Any] | None) -> LuckSource | None:
    """Where the luck of a record came from; None where it does not tell, as in the first edition.

    Raises BadLuckSource for what cannot be read.
    """
    told = (extra or {}).get(LUCK)
    if told is None:
        return None
    if not isinstance(told, Mapping):
        raise BadLuckSource("the source of luck is an object")
    match told.get("origin"):
        case Origin.FRESH:
            return _sealed(told)
        case Origin.CODE | Origin.DAY:
            return _open(told)
        case _:
            raise BadLuckSource("an unknown origin")


def code_of_record(record: Record) -> str | None:
    """The code that opens the game of a record again, or None; a secret while the game runs.

    Raises BadLuckSource as `source_of` does.
    """
    source = source_of(record.extra)
    if isinstance(source, OpenLuck):
        return source.code
    if isinstance(source, SealedLuck):
        return code_of(record.setup, source.game(record.setup).number, stretched=True)
    return None if record.seed is None else code_of(record.setup, record.seed)


def _sealed(told: Mapping[str, Any]) -> SealedLuck:
    secret, salt, word = told.get("secret"), told.get("salt"), told.get("word")
    if type(secret) is not int or not 0 <= secret < 1 << _SECRET_BITS:
        raise BadLuckSource("a secret is a number of 53 bits")
    if not isinstance(salt, str) or not _SALT.fullmatch(salt):
        raise BadLuckSource("a salt has 32 hexadecimal digits")
    if not isinstance(word, str) or word != _clean(word):
        raise BadLuckSource("a word is a short text")
    return SealedLuck(secret, salt, word)


def _open(told: Mapping[str, Any]) -> OpenLuck:
    code, day = told.get("code"), told.get("day")
    try:
        game = read_code(code if isinstance(code, str) else "")
        dated = date.fromisoformat(day) if isinstance(day, str) else None
    except (BadCode, ValueError) as error:
        raise BadLuckSource("no code, or no day") from error
    if (dated is not None) != (told["origin"] == Origin.DAY):
        raise BadLuckSource("only the crypt of a day has a day")
    return OpenLuck(code_of_game(game), dated)


def _clean(word: str) -> str:
    return printable(unicodedata.normalize("NFC", word), WORD_LIMIT).strip()
