"""The riddles from their file: one line each, read strictly; a test rebuilds every one of them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from crypt_game.riddles.riddle import BadRiddle, Grade, Riddle, RiddleKind
from crypt_game.rules.codec import Malformed
from crypt_game.rules.codec.strict import a_list, a_text, an_integer, an_object
from crypt_game.rules.setup import CollectorSides, GameSetup, setup_fault
from crypt_game.rules.terms import Mode, Side
from crypt_game.strict_json import NotJson, parse_object

__all__ = ["DATA", "TABLES", "all_riddles", "riddle_from_row", "riddles_from_json", "setup_of"]

TABLES: Final = {
    "1": (Mode.SOLO, 1, 0),
    "2": (Mode.STANDARD, 2, 1),
    "3": (Mode.STANDARD, 3, 2),
    "4": (Mode.STANDARD, 4, 2),
    "t": (Mode.TWINS, 2, 0),
}
"""Mode, players and first Leader of each table: with these the solver plays last in the last round (§3.6)."""
DATA: Final = Path(__file__).parent / "riddles.json"
_ROW: Final = 11
"""What a row holds: kind, table, sides, seed, play, decisions, target, answer, wrong, margin, grade."""


def setup_of(table: str, sides: str) -> GameSetup:
    """The setup of a table with these Collectors. Raises KeyError or ValueError where there is none."""
    mode, players, leader = TABLES[table]
    setup = GameSetup(mode, players, CollectorSides(*map(Side, sides)), False, leader)
    if len(sides) != len(CollectorSides._fields) or setup_fault(setup) is not None:
        raise ValueError(f"nobody can play {table} with {sides}")
    return setup


@cache
def all_riddles() -> tuple[Riddle, ...]:
    """All riddles in their order. Raises BadRiddle for a damaged file, which a test excludes."""
    try:
        return riddles_from_json(parse_object(DATA.read_bytes()))
    except NotJson as error:
        raise BadRiddle(f"riddles: {error}") from None


def riddles_from_json(data: object) -> tuple[Riddle, ...]:
    """The riddles of a JSON object; their positions are not played. Raises BadRiddle."""
    try:
        rows = a_list(an_object(data, "riddles", ("riddles",))["riddles"], "riddles")
    except Malformed as error:
        raise BadRiddle(str(error)) from None
    return tuple(riddle_from_row(number, row) for number, row in enumerate(rows, start=1))


def riddle_from_row(number: int, value: object) -> Riddle:
    """The riddle of a row. Raises BadRiddle for anything that is not as described."""
    try:
        row = a_list(value, "row")
        if len(row) != _ROW:
            raise Malformed(f"{_ROW} entries are needed")
        kind, table, sides, seed, play, *numbers = row
        decisions, target, answer, wrong, margin, grade = (an_integer(entry, "number") for entry in numbers)
        return Riddle(
            number,
            RiddleKind(a_text(kind, "kind")),
            setup_of(a_text(table, "table"), a_text(sides, "sides")),
            an_integer(seed, "seed"),
            int(a_text(play, "play"), 16),
            decisions,
            target,
            answer,
            wrong,
            margin,
            Grade(grade),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise BadRiddle(f"riddle {number}: {error}") from None
