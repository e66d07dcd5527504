"""Where luck comes from: the seal and what it hides, the cut, codes and days, and how all is checked."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Mapping
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from crypt_game.match.fairness import Verdict, verify
from crypt_game.match.game_code import code_of, code_of_game, of_day, read_code, stretched_seed
from crypt_game.match.luck_source import (
    BadLuckSource,
    LuckSource,
    OpenLuck,
    Origin,
    SealedLuck,
    Secrecy,
    code_of_record,
    source_of,
)
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Record, from_bytes, to_bytes

SETUP = GameSetup(Mode.STANDARD, 3)
SALT = "0123456789abcdef0123456789abcdef"
DAY = date(2026, 11, 22)


def played(luck: LuckSource, setup: GameSetup = SETUP, decisions: int = 1000) -> Match:
    people = [Player(f"{n}", HOUSES[n], Title.DUKE) for n in range(setup.players)]
    match, rng = (
        Match(Plan.seated(setup, people), luck.game(setup).seed, extra=luck.extra()),
        random.Random(1),
    )
    match.begin()
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1
    return match


def told(record: Record, **changes: Any) -> Record:
    """The record with another story of where its luck came from."""
    extra = dict(record.extra or {})
    return replace(record, extra={**extra, "luck": {**extra["luck"], **changes}})


# the seal ---------------------------------------------------------------------------------------------------
def test_anybody_can_work_out_the_seal_by_hand() -> None:
    luck = SealedLuck(0xC0FFEE, SALT, "owl")
    assert luck.seal == hashlib.sha256(f"c0ffee.{SALT}".encode()).hexdigest()
    number = int(hashlib.sha256(f"c0ffee.{SALT}.owl".encode()).hexdigest()[:8], 16)
    assert luck.game(SETUP).seed == stretched_seed(SETUP, number)


def test_the_seal_does_not_depend_on_the_word_and_the_seed_does() -> None:
    luck = SealedLuck(5, SALT)
    assert luck.cut("owl").seal == luck.seal
    assert len({luck.cut(word).game(SETUP).seed for word in ("", "owl", "Owl", "17")}) == 4


def test_no_search_for_the_secret_alone_opens_the_seal() -> None:
    """Whoever tries out every secret, and even knows the right one, still has 128 random bits to guess."""
    secret = 12345
    seals = {SealedLuck(secret, f"{salt:032x}").seal for salt in range(500)}
    assert len(seals) == 500
    seal = SealedLuck(secret, SALT).seal
    texts = (f"{secret}", f"{secret:x}", f"s{secret:x}", f"{secret:x}.", f"{secret:x}.{'0' * 32}")
    assert seal not in {hashlib.sha256(text.encode()).hexdigest() for text in texts}
    drawn: list[int] = []

    def randbits(count: int) -> int:
        drawn.append(count)
        return (1 << count) - 1

    luck = SealedLuck.drawn(randbits)
    assert drawn == [53, 128]
    assert luck.salt == "f" * 32


def test_heirs_think_with_seeds_that_tell_nothing() -> None:
    one, other = played(SealedLuck(5, SALT), decisions=0), played(SealedLuck(5, SALT[::-1]), decisions=0)
    other.seed = one.seed
    assert one.thinking_seed(1) != other.thinking_seed(1)
    assert one.thinking_seed(1) != one.thinking_seed(2)


@pytest.mark.parametrize(
    ("typed", "word"),
    [(" owl ", "owl"), ("o\x00w\u202el", "owl"), ("u\u0308", "ü"), ("w" * 99, "w" * 24), ("\n\t", "")],
)
def test_a_word_is_kept_as_it_can_be_read(typed: str, word: str) -> None:
    assert SealedLuck(5, SALT).cut(typed).word == word


# the record -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "luck",
    [
        SealedLuck(5, SALT),
        SealedLuck(5, SALT, "owl"),
        OpenLuck(code_of(SETUP, 77) or ""),
        OpenLuck(code_of(SETUP, 77, stretched=True) or ""),
        OpenLuck(code_of_game(of_day(DAY, Mode.STANDARD, 3)), DAY),
    ],
)
def test_a_record_tells_where_its_luck_came_from_and_is_checked(luck: LuckSource) -> None:
    match = played(luck, luck.game(SETUP).setup)
    record = from_bytes(to_bytes(match.record)).record
    assert source_of(record.extra) == luck
    assert Match.resume(record).source == luck
    found = verify(record)
    assert found.verdict is Verdict.FAIR
    assert found.over
    assert found.commitment == (luck.seal if isinstance(luck, SealedLuck) else "")
    again = read_code(code_of_record(record) or "")
    assert (again.setup, again.seed) == (record.setup, record.seed)


def test_the_code_of_a_finished_game_opens_the_same_luck() -> None:
    first = played(SealedLuck(5, SALT, "owl"))
    again = played(OpenLuck(code_of_record(first.record) or ""))
    assert first.record.entries == again.record.entries
    assert (first.secrecy, again.secrecy) == (Secrecy.SEALED, Secrecy.OPEN)
    assert (first.open_code, again.open_code) == (None, code_of_record(first.record))


@pytest.mark.parametrize(
    "changes",
    [{"secret": 6}, {"salt": SALT[::-1]}, {"word": "cat"}, {"word": ""}, {"salt": "x"}, {"origin": "fair"}],
)
def test_another_secret_salt_or_word_is_found(changes: dict[str, Any]) -> None:
    record = played(SealedLuck(5, SALT, "owl")).record
    assert verify(told(record, **changes)).verdict is Verdict.NOT_FROM_SOURCE


def test_another_code_or_day_is_found() -> None:
    coded = of_day(DAY, Mode.STANDARD, 3)
    record = played(OpenLuck(code_of_game(coded), DAY), coded.setup).record
    assert verify(told(record, day="2026-11-23")).verdict is Verdict.NOT_FROM_SOURCE
    record = played(OpenLuck(code_of(SETUP, 77) or "")).record
    assert verify(told(record, code=code_of(SETUP, 78))).verdict is Verdict.NOT_FROM_SOURCE


@pytest.mark.parametrize(
    "luck",
    [
        7,
        [],
        {},
        {"origin": "fresh"},
        {"origin": "fresh", "secret": 5, "salt": SALT, "word": 7},
        {"origin": "fresh", "secret": True, "salt": SALT, "word": ""},
        {"origin": "fresh", "secret": 1 << 53, "salt": SALT, "word": ""},
        {"origin": "fresh", "secret": 5, "salt": SALT.upper(), "word": ""},
        {"origin": "fresh", "secret": 5, "salt": SALT, "word": "a\x00"},
        {"origin": "code"},
        {"origin": "code", "code": "7K3QX-9MWPA"},
        {"origin": "day", "code": code_of(SETUP, 77)},
        {"origin": "day", "code": code_of(SETUP, 77), "day": "never"},
        {"origin": "code", "code": code_of(SETUP, 77), "day": "2026-11-22"},
    ],
)
def test_what_cannot_be_read_is_refused_and_the_game_still_opens(luck: object) -> None:
    extra: Mapping[str, Any] = {"luck": luck}
    with pytest.raises(BadLuckSource):
        source_of(extra)
    assert Match(played(SealedLuck(5, SALT), decisions=0).agreed, 5, extra=extra).source is None
    record = replace(played(SealedLuck(5, SALT)).record, extra=dict(extra))
    assert verify(record).verdict is Verdict.NOT_FROM_SOURCE


def test_a_record_of_the_first_edition_is_checked_as_ever() -> None:
    people = [Player(f"{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(SETUP, people), 99)
    match.begin()
    assert match.secrecy is Secrecy.OLDER
    assert match.seal is None
    found = verify(match.record)
    assert found.verdict is Verdict.FAIR
    assert found.commitment == hashlib.sha256(b"s63").hexdigest()
    assert code_of_record(match.record) == code_of(SETUP, 99)
    assert not found.over


def test_origins_are_told_apart() -> None:
    code = code_of(SETUP, 77) or ""
    assert SealedLuck(5, SALT).origin is Origin.FRESH
    assert OpenLuck(code).origin is Origin.CODE
    assert OpenLuck(code, DAY).origin is Origin.DAY
