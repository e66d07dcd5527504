"""A process that plays games of chance on the disk until it is killed: `python playing.py FOLDER MODE SEED`.

It tells on its standard output what it is about to do and, when that is done, what the record holds since.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from crypt_game.games.store import begin_game
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import entry_to_json

PLAYERS = {Mode.STANDARD: 4, Mode.SOLO: 1, Mode.TWINS: 2, Mode.CLASH: 6}


def main(folder: Path, mode: Mode, seed: int) -> None:
    """Play one game after the other, taking every tenth decision back."""
    rng = Random(seed)
    people = [Player(f"{n}", HOUSES[n % 4], Title.DUKE) for n in range(PLAYERS[mode])]
    plan = Plan.seated(GameSetup(mode, PLAYERS[mode]), people)
    while True:
        match, _ = begin_game(folder, plan, rng.getrandbits(60), _no_disk)
        tell(match, 0)
        while match.over is None:
            play(match, rng)
            tell(match, -1)


def play(match: Match, rng: Random) -> None:
    """One decision, or one taken back."""
    if rng.random() < 0.1:
        say(undo=True)
        match.undo()
    else:
        match.submit(*random_action(match.state, rng))


_told: list[object] = []


def tell(match: Match, start: int) -> None:
    """Say what the record holds now, as a change of what it was."""
    entries = [entry_to_json(moment.step) for moment in match.moments]
    same = 0
    while start and same < min(len(_told), len(entries)) and _told[same] == entries[same]:
        same += 1
    _told[:] = entries
    say(keep=same, add=entries[same:], new=start == 0, taken_back=match.marks.taken_back)


def say(**facts: object) -> None:
    """One line, at once."""
    sys.stdout.write(json.dumps(facts) + "\n")
    sys.stdout.flush()


def _no_disk() -> None:
    raise SystemExit("the disk refuses")


if __name__ == "__main__":
    main(Path(sys.argv[1]), Mode(sys.argv[2]), int(sys.argv[3]))
