"""Folders full of games for the tests of library and statistics."""

from __future__ import annotations

import os
import random
from dataclasses import replace
from pathlib import Path

from crypt_game.games.library import change_extra
from crypt_game.games.loading import load
from crypt_game.games.store import begin_game
from crypt_game.match.annotations import Annotations, HandedOver
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import CURSED_MODES

NAMES = ("Ysolde", "Aldric", "Mirabel", "Bram", "Imani", "Corwin", "Roswitha", "Lucan")
TABLES = (
    (Mode.STANDARD, 3),
    (Mode.SOLO, 1),
    (Mode.CLASH, 8),
    (Mode.TWINS, 2),
    (Mode.STANDARD, 2),
    (Mode.STANDARD, 4),
    (Mode.CLASH, 6),
)
FIRST = 1_763_000_000
"""When the first game was played; a day lies between two of them."""


def a_game(
    folder: Path,
    number: int = 0,
    *,
    mode: Mode = Mode.STANDARD,
    players: int = 3,
    decisions: int = 10_000,
    persons: int = 1,
    names: tuple[str, ...] = NAMES,
) -> Path:
    """Play a game by chance, as far as that, and return its file, which was last changed on day `number`."""
    shared = 2 if mode is Mode.CLASH else 1
    people = [
        Player(
            names[seat],
            HOUSES[seat // shared],
            Title.DUKE if seat % 2 else Title.DUCHESS,
            PlayerKind.PERSON if seat < persons else PlayerKind.KNIGHT,
        )
        for seat in range(players)
    ]
    setup = GameSetup(mode, players, cursed=mode in CURSED_MODES and number % 3 == 2)
    before = set(folder.rglob("*.crypt"))
    match, _ = begin_game(folder, Plan.seated(setup, people), 70 + number, _no_trouble)
    rng = random.Random(number)
    while match.over is None and decisions:
        match.submit(*random_action(match.state, rng))
        decisions -= 1
    (path,) = set(folder.rglob("*.crypt")) - before
    moment = FIRST + number * 86_400
    os.utime(path, (moment, moment))
    return path


def marked(path: Path, marks: Annotations) -> None:
    """Put these marks into the record of a game."""
    change_extra(path, lambda extra: (extra or {}) | marks.extra())


def lent(path: Path, seat: int, step: int = 6) -> None:
    """Let a Page decide for a seat from a step of the record on, all but its last one."""
    record = load(path).record
    person = Plan.of_record(record.setup, record.extra).players[seat]
    away, back = (
        HandedOver(step, SeatIndex(seat), replace(person, mind=PlayerKind.PAGE)),
        len(record.entries) - 1,
    )
    marked(path, Annotations(handed=(away, HandedOver(back, SeatIndex(seat), person))))


class ReadsInTwoMilliseconds:
    """Stands in for the clock of a list, so that no real one decides how much is read in a slice."""

    def __init__(self) -> None:
        self._now = 0.0

    def perf_counter(self) -> float:
        """Two milliseconds later each time it is asked: once before a slice and once after each record."""
        self._now += 0.002
        return self._now


def filled(folder: Path, finished: int = 7, running: int = 2) -> list[Path]:
    """A folder with finished games of every kind and some that are running, the newest last."""
    games = []
    for number in range(finished + running):
        mode, players = TABLES[number % len(TABLES)]
        decisions = 10_000 if number < finished else 7
        games.append(a_game(folder, number, mode=mode, players=players, decisions=decisions))
    return games


def _no_trouble() -> None:
    raise AssertionError("the disk is sound")
