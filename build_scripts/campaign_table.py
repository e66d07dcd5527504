"""Plays every chapter of the campaign with a Regent in the person's seat, and counts the crowns it earns.

    python3 build_scripts/campaign_table.py --games 100 --jobs 1 [--chapter NAME …] [--seed 1] [--keep FILE]

One line for each chapter: the share of games with one, two and three crowns, with 95 % intervals (Wilson).
The same seed plays the same games. `--keep` appends what every game measured, and goes on where the file
ends.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import bootstrap

sys.path.insert(0, str(bootstrap.ROOT / "src"))

from crypt_game.campaign import CHAPTERS, MEASURES, Chapter, crowns_for
from crypt_game.honours import SeatGame
from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.opponents.playing_out import played_out
from crypt_game.rules import Action, Decide, Event, GameState, Outcome, Over, new_game, observe
from crypt_game.rules.engine import Step
from crypt_game.rules.indices import SeatIndex

_TEMPERS = (Temper.BOLD, Temper.CAREFUL, Temper.SPITEFUL, Temper.COLLECTOR)
_Z = 1.96
_SEED, _DECISIONS = 1_000_003, 1000
"""How far the luck of two seeds, and the thoughts of two games, are apart."""


def measured(chapter: Chapter, number: int, seed: int) -> dict[str, int]:
    """What one game of a chapter comes to in every measure, with a Regent in the person's seat."""
    luck = seed * _SEED + number
    start = new_game(chapter.setup)
    heirs = start.variant.heirs
    minds = dict(zip(heirs[1:], chapter.rivals, strict=True))
    happened: list[Event] = []

    def decide(state: GameState, asked: Decide, decisions: int) -> tuple[SeatIndex, Action]:
        seat = asked.seat
        level = Level.REGENT if seat == heirs[0] else minds[seat]
        temper = Temper.EVEN if seat == heirs[0] else _TEMPERS[heirs.index(seat) % len(_TEMPERS)]
        thought = luck * _DECISIONS + decisions
        return seat, choose(observe(state, seat), asked, level, temper, thought).action

    def watch(before: GameState, outcome: Outcome | None, made: Step) -> None:
        happened.extend(made.events)

    end = deque(played_out(start, luck, decide, watch), maxlen=1).pop()
    assert isinstance(end.pending, Over), "a game is played to its end"
    game = SeatGame(end, end.pending, tuple(happened), heirs[0])
    cursed = chapter.setup.cursed
    return {name: measure(game) for name, measure in MEASURES.items() if cursed or name != "win-few-curses"}


def interval(hits: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    share, spread = hits / games, _Z * _Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = _Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def row(chapter: Chapter, games: Sequence[dict[str, int]]) -> str:
    """The line of a chapter in the table."""
    cells = []
    for wanted in (1, 2, 3):
        hits = sum(crowns_for(chapter, values.__getitem__) >= wanted for values in games)
        low, high = interval(hits, len(games))
        cells.append(f"{hits / len(games):.0%} ({low:.0%}–{high:.0%})")
    goals = ", ".join(f"{goal.measure} {goal.least}" for goal in chapter.goals)
    return f"| {chapter.name} | {goals} | {len(games)} | {' | '.join(cells)} |"


def kept_games(file: Path | None) -> dict[str, list[dict[str, int]]]:
    """The games that a file holds, by chapter."""
    found: dict[str, list[dict[str, int]]] = {}
    if file is not None and file.exists():
        for line in file.read_text(encoding="utf-8").splitlines():
            entry: dict[str, Any] = json.loads(line)
            found.setdefault(entry["chapter"], []).append(entry["values"])
    return found


def played(chapter: Chapter, numbers: range, seed: int, jobs: int) -> Iterator[dict[str, int]]:
    """What the games of these numbers come to, in their order."""
    act = partial(measured, chapter, seed=seed)
    if jobs == 1:
        yield from map(act, numbers)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            yield from pool.map(act, numbers)


def main(arguments: Sequence[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(prog="campaign_table.py", description="A Regent plays the campaign.")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", nargs="*", default=[chapter.name for chapter in CHAPTERS])
    parser.add_argument("--keep", type=Path)
    chosen = parser.parse_args(arguments)
    print("| chapter | goals | games | one crown | two | three |\n|---|---|---|---|---|---|")
    kept = kept_games(chosen.keep)
    for chapter in CHAPTERS:
        if chapter.name not in chosen.chapter:
            continue
        games = kept.get(chapter.name, [])[: chosen.games]
        for values in played(chapter, range(len(games), chosen.games), chosen.seed, chosen.jobs):
            games.append(values)
            if chosen.keep is not None:
                with chosen.keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"chapter": chapter.name, "values": values}) + "\n")
        print(row(chapter, games), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
