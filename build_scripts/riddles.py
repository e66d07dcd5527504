"""Finds the king's riddles: games of heirs are played from seeds, and their positions proven.

    python build_scripts/riddles.py --work FILE --find     # goes on where it stopped; writes as it goes
    python build_scripts/riddles.py --work FILE --write    # adds to riddles.json from what was found
    python build_scripts/riddles.py --check 200            # proves so many again by another way
    python build_scripts/riddles.py --rates 5              # which share of every fifth each level solves

What makes a riddle is told in `riddle_proofs`; the same seeds find the same ones. With the compiled rules
(`compile_rules.py`, then `PYTHONPATH=build/compiled`) finding is four times as fast.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from bootstrap import ROOT
from riddle_checks import check, finds, rates
from riddle_proofs import (
    LEAST_CHOICES,
    Full,
    Proven,
    proven_claims,
    proven_face_down,
    proven_ghost,
    proven_mid_game,
)

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.riddles.encoded_play import encode_play
from crypt_game.riddles.reading import DATA, TABLES, riddle_from_row, setup_of
from crypt_game.riddles.riddle import SOLVER, Grade, RiddleKind
from crypt_game.rules import chance
from crypt_game.rules.engine import apply, new_game, resolve
from crypt_game.rules.pending import Chance, Decide, Over, Roll, Rolled
from crypt_game.rules.record import Acted
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.state import GameState
from crypt_game.rules.terms import SIDES_OF, Choice, Purpose
from crypt_game.rules.view import observe
from crypt_game.strict_json import parse_object

#: How many riddles are wanted of each kind and table, by grade.
WANTED: dict[tuple[RiddleKind, str], dict[int, int]] = {
    (RiddleKind.CLAIM, "1"): {1: 36, 2: 58, 3: 89},
    (RiddleKind.CLAIM, "2"): {1: 54, 2: 27, 3: 71},
    (RiddleKind.CLAIM, "3"): {1: 25, 2: 32, 3: 25},
    (RiddleKind.CLAIM, "4"): {1: 14, 2: 14, 3: 8},
    (RiddleKind.MID_GAME, "1"): {1: 35, 2: 25, 3: 30, 4: 10},
    (RiddleKind.MID_GAME, "2"): {1: 10, 2: 35, 3: 55, 4: 20},
    (RiddleKind.HOLD, "1"): {1: 25, 2: 33, 3: 97, 4: 80, 5: 25},
    (RiddleKind.REACH, "1"): {1: 15, 2: 25, 3: 62, 4: 24, 5: 11},
    (RiddleKind.GHOST, "1"): {1: 37, 2: 49, 3: 44, 4: 6},
    (RiddleKind.GHOST, "t"): {1: 12, 2: 18, 3: 18},
    (RiddleKind.FACE_DOWN, "1"): {1: 12, 2: 28, 3: 12},
    (RiddleKind.FACE_DOWN, "2"): {1: 12, 2: 22, 3: 18},
    (RiddleKind.FACE_DOWN, "3"): {2: 13, 3: 14, 4: 12},
    (RiddleKind.FACE_DOWN, "4"): {2: 6, 3: 7, 4: 8},
}
MID_GAME = range(2, 7)
"""The rounds whose claims are played on from."""
ONE_ROLL_IN = 0.2
"""Which share of the Ghost's rolls is looked at, so that not all are of the first rounds."""
BRANCHES = 8
"""In how many further ways the last two rounds of a game are played."""
SPARE = 1.0
"""How many more are looked for than are wanted."""
KNIGHTS = 6
"""How many tries Knights have when it is picked from what was found."""
ORDER = 1707
"""The seed of the order in which riddles are numbered."""
_POSITION, _ANSWER = 6, 7
"""How many entries of a row say what the position is; the place of the answer."""


Cell: TypeAlias = tuple[RiddleKind, str, int]
"""Kind, table and grade."""


class Found(NamedTuple):
    """A proven riddle as the working file holds it."""

    kind: RiddleKind
    table: str
    sides: str
    seed: int
    play: int
    decisions: int
    target: int
    answer: int
    wrong: int
    margin: int
    grade: int

    @classmethod
    def read(cls, line: list[Any]) -> Found:
        """The riddle of a line of the working file."""
        return cls(RiddleKind(line[0]), *line[1:])


def find_in(table: str, seed: int, full: Full) -> Iterator[Found]:
    """The riddles of one game, of each kind and grade at most one, from several ways to end it."""
    rng = Random(f"{table} {seed}")
    sides = "".join(map(rng.choice, SIDES_OF.values()))
    game = Playing(setup_of(table, sides), seed, rng)
    known: Full = set()
    for branch in game.branches():
        for state, played in branch:
            for proven in proven_at(state, seed, rng, full):
                if proven.key not in known:
                    known.add(proven.key)
                    play = encode_play(game.setup, seed, played)
                    yield Found(proven.kind, table, sides, seed, play, len(played), *proven[1:])


class Playing:
    """One game of heirs from a seed, the last two rounds again and again with other heirs."""

    def __init__(self, setup: GameSetup, seed: int, rng: Random) -> None:
        self.setup = setup
        self._seed = seed
        self._rng = rng
        self._start: tuple[GameState, tuple[Acted, ...]] = new_game(setup), ()

    def branches(self) -> Iterator[Iterator[tuple[GameState, tuple[Acted, ...]]]]:
        """The positions with the decisions before them: the game, then other ways to end it."""
        yield self._positions(Level.SQUIRE)
        for _ in range(BRANCHES):
            yield self._positions(self._rng.choice((Level.PAGE, Level.SQUIRE)))

    def _positions(self, level: Level) -> Iterator[tuple[GameState, tuple[Acted, ...]]]:
        state, played = self._start
        tempers = [self._rng.choice(list(Temper)) for _ in state.variant.all_seats]
        luck = self._rng.getrandbits(32)
        while not isinstance(state.pending, Over):
            if isinstance(state.pending, Chance):
                yield state, played
                state = resolve(state, chance.draw(self._seed, state.pending.request)).state
                continue
            if state.round == state.variant.rounds - 1 > self._start[0].round:
                self._start = state, played
            yield state, played
            seat = state.pending.seat
            view = observe(state, seat)
            action = choose(view, state.pending, level, tempers[seat], seed=luck + len(played)).action
            played = (*played, Acted(seat, action))
            state = apply(state, seat, action).state


def proven_at(state: GameState, seed: int, rng: Random, full: Full) -> Iterator[Proven]:
    """The riddles of one position that are still wanted."""
    pending = state.pending
    if isinstance(pending, Chance):
        if isinstance(pending.request, Roll) and pending.request.purpose is Purpose.GHOST:
            rolled = chance.draw(seed, pending.request)
            assert isinstance(rolled, Rolled)
            found = proven_ghost(state, rolled.values)
            yield from (one for one in found if one.key not in full and rng.random() < ONE_ROLL_IN)
    elif isinstance(pending, Decide) and pending.seat == SOLVER and pending.what is Choice.CLAIM:
        yield from (one for one in proven_face_down(state) if one.key not in full)
        if not state.deck:
            yield from proven_claims(state, full)
        elif state.round in MID_GAME:
            yield from proven_mid_game(state, full)


def full_at(table: str, counts: Counter[Cell]) -> Full:
    """What is not wanted of a table any more."""
    return {
        (kind, grade)
        for kind in RiddleKind
        for grade in Grade
        if counts[kind, table, grade] >= SPARE * WANTED.get((kind, table), {}).get(grade, 0)
    }


def find(work: Path) -> None:
    """Go on finding until everything wanted is there; each line of the file is a riddle or a seed done."""
    lines = [json.loads(line) for line in work.read_text().splitlines()] if work.exists() else []
    seeds = [line for line in lines if isinstance(line, int)]
    counts = Counter[Cell](cell_of(Found.read(line)) for line in lines if not isinstance(line, int))
    with work.open("a", encoding="utf-8") as file:
        for seed in count(max(seeds, default=0) + 1):
            open_tables = [
                table for table in TABLES if len(full_at(table, counts)) < len(RiddleKind) * len(Grade)
            ]
            if not open_tables:
                return
            for table in open_tables:
                for found in find_in(table, seed, full_at(table, counts)):
                    counts[cell_of(found)] += 1
                    file.write(json.dumps(found) + "\n")
            file.write(f"{seed}\n")
            file.flush()


def cell_of(found: Found) -> Cell:
    """What a riddle counts as."""
    return found.kind, found.table, found.grade


def write(work: Path, target: Path) -> None:
    """Write the data file: what it holds stays where it is, for players' records name riddles by number; what
    is wanted beyond that is picked from what was found, mixed, and put behind it."""
    rows = parse_object(target.read_bytes())["riddles"] if target.exists() else []
    known, counts = {identity_of(row) for row in rows}, Counter[Cell](cell_of_row(row) for row in rows)
    cells: dict[Cell, list[Found]] = {}
    lines = [json.loads(line) for line in work.read_text(encoding="utf-8").splitlines()]
    for found in (Found.read(line) for line in lines if not isinstance(line, int)):
        fit = found.kind is not RiddleKind.GHOST or has_choices(found)
        if fit and identity_of(plain_row(found)) not in known:
            cells.setdefault(cell_of(found), []).append(found)
    picked: list[Found] = []
    for (kind, table), wanted in WANTED.items():
        for grade, most in wanted.items():
            alike, number = cells.get((kind, table, grade), []), most - counts[kind, table, grade]
            if kind.is_claim and len(alike) > number:
                alike.sort(key=knights_finding)
            picked += alike[: max(0, number)]
            if len(alike) < number:
                print(f"{kind.value} at table {table}, grade {grade}: {len(alike)} of {number}")
    Random(ORDER).shuffle(picked)
    rows += [row_of(number, found) for number, found in enumerate(picked, start=len(rows) + 1)]
    text = ",\n".join(json.dumps(row, separators=(",", ":")) for row in rows)
    target.write_text(f'{{"riddles":[\n{text}\n]}}\n', encoding="utf-8")
    print(f"{len(rows)} riddles, {len(picked)} of them new, {target.stat().st_size} bytes")


def identity_of(row: list[Any]) -> tuple[Any, ...]:
    """What tells a row from all others: the position and what is asked; of what comes from games played on
    the target is a figure."""
    return (*row[:_POSITION], *(() if row[0] == RiddleKind.MID_GAME else row[_POSITION:_ANSWER]))


def cell_of_row(row: list[Any]) -> Cell:
    """What a row counts as."""
    return RiddleKind(row[0]), row[1], row[-1]


def has_choices(found: Found) -> bool:
    """Whether there is something to mistake about the Ghost, as `ghost_choices` sees it now."""
    return len(riddle_from_row(0, plain_row(found)).choices) >= LEAST_CHOICES


def knights_finding(found: Found) -> int:
    """In how many of some tries a Knight finds the answer: what Knights miss now and then sets them apart."""
    riddle = riddle_from_row(0, plain_row(found))
    return sum(finds(riddle, Level.KNIGHT, seed) for seed in range(KNIGHTS))


def row_of(number: int, found: Found) -> list[Any]:
    """The row of the data file; of the Ghost's choices the true one is named by its place in their list."""
    row = plain_row(found)
    if found.kind is RiddleKind.GHOST:
        truth = [choice.forgets is None for choice in riddle_from_row(number, row).choices]
        row[_ANSWER : _ANSWER + 2] = truth.index(True), truth.index(False)
    return row


def plain_row(found: Found) -> list[Any]:
    """What was found as a row, its answer as it was found."""
    kind, table, sides, seed, play, *numbers = found
    return [kind, table, sides, seed, f"{play:x}", *numbers]


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--work", type=Path, help="the file of what was found")
    parser.add_argument("--find", action="store_true", help="go on finding")
    parser.add_argument("--write", action="store_true", help="write the data file")
    parser.add_argument("--check", type=int, metavar="N", help="prove N riddles again")
    parser.add_argument("--rates", type=int, metavar="N", help="let each level solve every N-th riddle")
    parser.add_argument("--seed", type=int, default=1, help="which riddles are checked, and how heirs waver")
    given = parser.parse_args()
    if (given.find or given.write) and given.work is None:
        parser.error("--find and --write need --work")
    if given.find:
        find(given.work)
    if given.write:
        write(given.work, ROOT / "src" / "crypt_game" / "riddles" / DATA.name)
    if given.check and not check(given.check, given.seed):
        raise SystemExit(1)
    if given.rates:
        rates(given.rates, given.seed)


if __name__ == "__main__":
    main()
