"""Luck from a seed: outcomes drawn from counters, not from the order of calls.

Every die is a keyed hash of (round, purpose, seat, slot, die, repeat), so two players of the same seed
who take the same risk get the same luck whatever else they did. The hash of the seed can be shown before
the game and the seed after it. Knows requests and nothing of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from .cards import Card
from .digest import blake2b, sha256
from .pending import DiePlace, Outcome, Request, Roll, Rolled, Shuffle, Shuffled

_FACES = 6
_NO_SLOT = -1
_FAIR_BYTES = 256 - 256 % _FACES


def commitment(seed: int) -> str:
    """The promise shown when a game starts: the SHA-256 of the seed in its text form, as hexadecimal."""
    return sha256(seed_text(seed)).hex()


def draw(seed: int, request: Request) -> Outcome:
    """The outcome that this seed has for a request; any integer is a seed."""
    match request:
        case Shuffle(cards):
            return Shuffled(_shuffled(seed, cards))
        case Roll():
            return Rolled(tuple(_die(seed, request, place) for place in request.places))
    assert_never(request)


def seed_text(seed: int) -> bytes:
    """The text that stands for a seed in every hash: ``s`` and the number in hexadecimal."""
    return f"s{seed:x}".encode()


def _die(seed: int, roll: Roll, place: DiePlace) -> int:
    slot = _NO_SLOT if place.slot is None else place.slot
    counter = f"{roll.purpose.value} {roll.round} {roll.seat} {slot} {place.die} {roll.repeat}"
    for byte in _stream(seed, counter):
        if byte < _FAIR_BYTES:
            return 1 + byte % _FACES
    raise AssertionError("a stream has no end")


def _shuffled(seed: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Order the cards by a 128-bit number of each; without ties every order is as likely."""
    return tuple(sorted(cards, key=lambda card: (_digest(seed, f"shuffle {card.name}"), card.name)))


def _stream(seed: int, counter: str) -> Iterator[int]:
    block = 0
    while True:
        yield from _digest(seed, f"{counter} {block}")
        block += 1


def _digest(seed: int, counter: str) -> bytes:
    key = blake2b(seed_text(seed), digest_size=32).digest()
    return blake2b(counter.encode(), key=key, digest_size=16).digest()
