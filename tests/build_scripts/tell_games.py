"""Tells in a few words how random games, golden games and choices of computer players come out.

A program of its own, started once with the rules as they are on its path and once with the compiled ones: the
same words mean the same states, events, dice, legal actions and choices.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random

from crypt_game import rules
from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level, Temper
from crypt_game.rules import Chance, Decide, GameState, Mode, chance, record
from crypt_game.rules.playout import play_out, random_setup, random_steps

CHOICES = {Level.SQUIRE: 40, Level.KNIGHT: 20, Level.REGENT: 6}
"""How many choices of each level are told in each mode."""


def game(mode: Mode, seed: int) -> Iterator[object]:
    """All that happens in a random game; the last event of each step says what is awaited."""
    rng = Random(seed)
    start = rules.new_game(random_setup(rng, mode))
    yield pickle.loads(pickle.dumps(start)) == start  # as it is sent to the process of the computer players
    for entry, step in random_steps(start, rng):
        yield entry, step.events
        yield from asked(step.state, seed)
    yield known(play_out(start, Random(seed)))


def asked(state: GameState, seed: int) -> Iterator[object]:
    """The dice that a seed has for what is awaited, or what may be done, as state and view say."""
    pending = state.pending
    if isinstance(pending, Chance):
        yield chance.draw(seed, pending.request)
    elif isinstance(pending, Decide) and seed % 10 == 0:
        view = rules.observe(state, pending.seat)
        yield [action for action, _ in zip(rules.legal_actions(view), range(50), strict=False)]
        yield rules.anytime_actions(state)
        yield rules.score_so_far(view, view.seat)


def known(state: GameState) -> object:
    """A state without the order of its sets, which differs from process to process."""
    return state[1:10], [sorted(seen) for seen in state.seen], sorted(state.public), state[12:]


def choices(mode: Mode, level: Level) -> Iterator[object]:
    """What a computer player does and why, in one random game after another."""
    rng = Random(5)
    left = CHOICES[level]
    while left:
        for _, step in random_steps(rules.new_game(random_setup(rng, mode)), rng):
            pending = step.state.pending
            if left and isinstance(pending, Decide) and rng.random() < 0.3:
                view = rules.observe(step.state, pending.seat)
                yield choose(view, pending, level, rng.choice(list(Temper)), seed=left)
                left -= 1


def golden(folder: Path) -> Iterator[object]:
    """The events of the golden games."""
    for path in sorted(folder.glob("*.txt")):
        lines = [line[2:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("> ")]
        reading = record.from_bytes("".join(f"{line}\n" for line in lines).encode())
        yield [step.events for step in record.replay(reading.record).steps]


def tell(name: str, things: Iterator[object]) -> None:
    """One line: the name, how many things there were, and what they were in short."""
    digest, count = sha256(), 0
    for thing in things:
        digest.update(repr(thing).encode())
        count += 1
    print(name, count, digest.hexdigest()[:20], flush=True)


def main(games: int, folder: Path) -> None:
    """Tells so many random games of each mode, the golden games, and the choices."""
    print(Path(rules.engine.__file__).suffix)
    tell("golden", golden(folder))
    for mode in Mode:
        tell(f"games {mode}", (thing for seed in range(games) for thing in game(mode, seed)))
        for level in CHOICES:
            tell(f"choices {mode} {level}", choices(mode, level))


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
