"""Finds the king's riddles: games of heirs are played from seeds, and their positions proven.

    python build_scripts/riddles.py find --work FILE     # goes on where it stopped; writes as it goes
    python build_scripts/riddles.py write --work FILE    # picks from what was found, writes riddles.json
    python build_scripts/riddles.py check 200            # proves so many again by another way
    python build_scripts/riddles.py rates                # which part of them each level of heirs solves

A claim is a riddle where one answer is better than every other legal one by `COINS` (for a chance, by
`CHANCE`), counted to the end of the game: see `crypt_game.riddles.last_round`.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.position import action_of
from crypt_game.riddles.encoded_play import encode_play, options_of
from crypt_game.riddles.ghost_choices import ghost_choices
from crypt_game.riddles.hidden_value import certain_value, places_looked_at
from crypt_game.riddles.last_round import EndGoal, HoldGoal, LastRound, MostCoins, NotWorkedOut, ReachGoal
from crypt_game.riddles.riddle import SOLVER, Grade, RiddleKind
from crypt_game.rules import chance
from crypt_game.rules.actions import Action
from crypt_game.rules.cards import Card
from crypt_game.rules.engine import apply, new_game, resolve
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.legal import anytime_of
from crypt_game.rules.pending import Chance, Decide, Over, Roll, Rolled
from crypt_game.rules.record import Acted
from crypt_game.rules.setup import CollectorSides, GameSetup
from crypt_game.rules.state import GameState
from crypt_game.rules.table import hidden_cards
from crypt_game.rules.terms import SIDES_OF, Choice, Mode, Purpose, Side
from crypt_game.rules.view import SeatView, observe

COINS, CHANCE = 0.5, 0.12
"""By how much an answer must be better than every other: coins, or a chance to reach a title."""
TITLES = (40, 50)
LEAST_MOVES = 8
"""With fewer things to do there is nothing to find."""
TRIES = {Level.PAGE: 5, Level.SQUIRE: 5, Level.KNIGHT: 5, Level.REGENT: 2}
FINDS, MISSES = 0.8, 0.2
"""A level finds an answer when it gives it at least so often, and misses it when at most so often."""

#: Who sits at the table, and who leads first so that the solver plays last in the last round (§3.6).
TABLES = {
    "1": (Mode.SOLO, 1, 0),
    "2": (Mode.STANDARD, 2, 1),
    "3": (Mode.STANDARD, 3, 2),
    "4": (Mode.STANDARD, 4, 2),
    "t": (Mode.TWINS, 2, 0),
}
#: How many riddles are wanted of each kind and table, by grade.
WANTED: dict[tuple[RiddleKind, str], dict[int, int]] = {
    (RiddleKind.CLAIM, "1"): {1: 60, 2: 65, 3: 60, 4: 40},
    (RiddleKind.CLAIM, "2"): {1: 55, 2: 40, 3: 60, 4: 50},
    (RiddleKind.CLAIM, "3"): {1: 25, 2: 30, 3: 25, 4: 15},
    (RiddleKind.CLAIM, "4"): {1: 20, 2: 20, 3: 15, 4: 10},
    (RiddleKind.HOLD, "1"): {1: 30, 2: 35, 3: 40, 4: 90, 5: 60},
    (RiddleKind.REACH, "1"): {1: 20, 2: 25, 3: 25, 4: 50, 5: 30},
    (RiddleKind.GHOST, "1"): {1: 20, 2: 30, 3: 30, 4: 20},
    (RiddleKind.GHOST, "t"): {1: 10, 2: 10, 3: 10, 4: 10},
    (RiddleKind.FACE_DOWN, "1"): {1: 10, 2: 20, 3: 10, 4: 5},
    (RiddleKind.FACE_DOWN, "2"): {1: 10, 2: 15, 3: 10, 4: 10},
    (RiddleKind.FACE_DOWN, "3"): {1: 5, 2: 10, 3: 10, 4: 10},
    (RiddleKind.FACE_DOWN, "4"): {1: 5, 2: 5, 3: 5, 4: 5},
}
ONE_ROLL_IN = 0.2
"""Which share of the Ghost's rolls is looked at, so that not all are of the first rounds."""
SPARE = 1.25
"""How many more are looked for, so that what is chosen can be varied."""


Cell: TypeAlias = tuple[RiddleKind, str, int]
"""Kind, table and grade."""
Full: TypeAlias = set[tuple[RiddleKind, int]]
"""Kinds and grades of which there are enough."""


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


class Proven(NamedTuple):
    """What a position holds: the question, its answer and the usual wrong try as indices."""

    kind: RiddleKind
    target: int
    answer: int
    wrong: int
    margin: int
    grade: int

    @property
    def key(self) -> tuple[RiddleKind, int]:
        """What `full` counts it as."""
        return self.kind, self.grade


# Proving


def proven_claims(state: GameState, full: Full) -> Iterator[Proven]:
    """The riddles that the solver's claim of the last round holds, but for what is `full`."""
    view = observe(state, SOLVER)
    try:
        end = LastRound(view)
        if len(end.moves()) < LEAST_MOVES:
            return
        for kind, target, goal in goals_of(view):
            if all((kind, grade) in full for grade in Grade):
                continue
            ranked = end.ranked(goal)
            margin = margin_of(ranked[0][0], ranked[1][0])
            if margin < 100 * (CHANCE if kind is RiddleKind.REACH else COINS):
                continue
            answer, second = (action_of(move) for _, move in ranked[:2])
            graded = grade_of(state, view, answer)
            if graded is None or (kind, graded[0]) in full:
                continue
            options = [action for _, action in options_of(state)]
            wrong = graded[1] or second
            yield Proven(kind, target, options.index(answer), options.index(wrong), margin, graded[0])
    except NotWorkedOut:
        return


def goals_of(view: SeatView) -> Iterator[tuple[RiddleKind, int, EndGoal]]:
    """What can be asked about a last round."""
    yield RiddleKind.CLAIM, 0, MostCoins()
    if view.setup.mode is not Mode.SOLO:
        return
    for coins in TITLES:
        yield RiddleKind.REACH, coins, ReachGoal(coins)
    for slot, place in enumerate(view.crypt):
        if place is not None and len(view.flow.turns) > 1:
            yield RiddleKind.HOLD, slot, HoldGoal(SlotIndex(slot))


def margin_of(best: float, second: float) -> int:
    """By how many hundredths the best is better than the second, rounded down; 0 for nothing."""
    if best == -inf:
        return 0
    return 10_000 if second == -inf else int(100 * (best - second) + 1e-6)


def grade_of(state: GameState, view: SeatView, answer: Action) -> tuple[int, Action | None] | None:
    """The lowest level from which on all heirs find the answer, and what those that do not play most often;
    None where a level sometimes finds it."""
    asked = state.pending
    assert isinstance(asked, Decide)
    wrong: Counter[Action] = Counter()
    grade = Grade.NONE
    for level in (Level.REGENT, Level.KNIGHT, Level.SQUIRE, Level.PAGE):
        tries = [choose(view, asked, level, seed=number).action for number in range(TRIES[level])]
        wrong.update(action for action in tries if action != answer)
        share = tries.count(answer) / len(tries)
        if MISSES < share < FINDS:
            return None
        if share <= MISSES:
            break
        grade = Grade[level.name]
    if grade is Grade.PAGE:
        return grade, None
    return int(grade), wrong.most_common(1)[0][0]


def proven_face_down(state: GameState) -> Iterator[Proven]:
    """The face-down card of the Crypt whose value the solver can be sure of."""
    view = observe(state, SOLVER)
    for slot, card in hidden_cards(view.crypt):
        value = certain_value(view, slot)
        if value is not None and not isinstance(card, Card) and not anytime_of(state, SOLVER):
            wrong = next(other for other in (2, 3, 1, 4) if other != value)
            grade = min(int(Grade.REGENT), places_looked_at(view, slot))
            yield Proven(RiddleKind.FACE_DOWN, slot, value, wrong, 0, grade)
            return


def proven_ghost(state: GameState, rolled: tuple[int, ...]) -> Iterator[Proven]:
    """Where the Ghost's dice go, where there is something to mistake."""
    choices = ghost_choices(observe(state, SOLVER), rolled)
    if len(choices) >= 3 and any(choice.forgets in ("stronger", "push") for choice in choices):
        traps = len(choices) - 1 + (len(set(rolled)) == 2)
        yield Proven(RiddleKind.GHOST, 0, 0, 1, 0, min(int(Grade.REGENT), max(1, traps - 1)))


# Finding


def setup_of(table: str, sides: str) -> GameSetup:
    """The setup of a table with these Collectors."""
    mode, players, leader = TABLES[table]
    return GameSetup(mode, players, CollectorSides(*map(Side, sides)), False, leader)


def find_in(table: str, seed: int, full: Full) -> Iterator[Found]:
    """The riddles of one game, of each kind at most one."""
    rng = Random(f"{table} {seed}")
    sides = "".join(map(rng.choice, SIDES_OF.values()))
    tempers = [rng.choice(list(Temper)) for _ in range(4)]
    setup, played, kinds = setup_of(table, sides), list[Acted](), set[RiddleKind]()
    state = new_game(setup)
    while not isinstance(state.pending, Over):
        for proven in proven_at(state, seed, rng, full):
            if proven.kind not in kinds:
                kinds.add(proven.kind)
                play = encode_play(setup, seed, played)
                yield Found(proven.kind, table, sides, seed, play, len(played), *proven[1:])
        if isinstance(state.pending, Chance):
            state = resolve(state, chance.draw(seed, state.pending.request)).state
            continue
        seat = state.pending.seat
        view = observe(state, seat)
        action = choose(view, state.pending, Level.SQUIRE, tempers[seat], seed=seed + len(played)).action
        played.append(Acted(seat, action))
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
            open_tables = [table for table in TABLES if len(full_at(table, counts)) < len(RiddleKind) * len(Grade)]
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


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("task", choices=("find",))
    parser.add_argument("--work", type=Path)
    given = parser.parse_args()
    find(given.work)


if __name__ == "__main__":
    main()
