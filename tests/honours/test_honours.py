"""Each honour is earned by the game of one record, and just missed by that of another."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from crypt_game import rules
from crypt_game.honours import HONOURS, Honour, SeatGame, earned, seat_games
from crypt_game.opponents.choose import choose
from crypt_game.opponents.levels import Level
from crypt_game.rules import Chance, Decide, GameSetup, Mode
from crypt_game.rules.chance import draw
from crypt_game.rules.playout import random_steps
from crypt_game.rules.record import Acted, Chanced, Entry, Record, replay
from crypt_game.text import Catalog

LOCALE = Path(__file__).parents[2] / "locale"


class Way(NamedTuple):
    """A game that chance plays, or Squires with the luck of the seed, and a seat in it."""

    mode: str
    players: int
    seed: int
    seat: int
    cursed: bool = False
    squires: bool = False


EARNED_AND_MISSED = {
    "landslide": (Way("standard", 2, 4, 1), Way("standard", 2, 19, 1)),
    "hair": (Way("standard", 2, 3, 0), Way("standard", 2, 13, 1)),
    "roll": (Way("standard", 2, 40, 0), Way("standard", 2, 40, 1)),
    "rested": (Way("standard", 2, 0, 1), Way("standard", 2, 8, 1)),
    "spent": (Way("standard", 2, 2, 0), Way("standard", 2, 3, 0)),
    "frugal": (Way("standard", 2, 6, 0), Way("standard", 2, 7, 0)),
    "godless": (Way("standard", 2, 5, 0), Way("standard", 2, 0, 1)),
    "fifty": (Way("standard", 2, 200, 0), Way("standard", 2, 213, 0)),
    "sampler": (Way("standard", 2, 0, 1), Way("standard", 2, 0, 0)),
    "devoted": (Way("standard", 3, 168, 1), Way("standard", 2, 5, 0)),
    "dearest": (Way("standard", 2, 4, 1), Way("standard", 2, 1, 0)),
    "patrons": (Way("standard", 2, 15, 1), Way("standard", 2, 4, 1)),
    "armful": (Way("twins", 2, 25, 2), Way("standard", 2, 3, 0)),
    "iron": (Way("standard", 2, 51, 0), Way("standard", 2, 5, 1)),
    "nerves": (Way("standard", 2, 1, 1), Way("standard", 2, 1, 0)),
    "unscathed": (Way("standard", 3, 29, 0), Way("standard", 3, 1130, 2)),
    "elbows": (Way("standard", 2, 89, 1, squires=True), Way("standard", 2, 22, 1, squires=True)),
    "magnificent": (Way("solo", 1, 3, 0, squires=True), Way("solo", 1, 31, 0, squires=True)),
    "twins": (Way("twins", 2, 33, 0, squires=True), Way("twins", 2, 27, 0, squires=True)),
    "uncursed": (Way("standard", 4, 3, 1, cursed=True), Way("standard", 4, 6, 1, cursed=True)),
    "close": (Way("standard", 2, 3, 1), Way("standard", 2, 13, 0)),
    "rich": (Way("standard", 2, 2, 1, squires=True), Way("standard", 2, 10, 0, squires=True)),
    "unlucky": (Way("standard", 2, 12, 1), Way("standard", 3, 9, 2)),
    "patience": (Way("standard", 2, 22, 0, squires=True), Way("standard", 2, 8, 0, squires=True)),
}


@cache
def record(mode: str, players: int, seed: int, *, cursed: bool, squires: bool) -> Record:
    setup = GameSetup(Mode(mode), players, cursed=cursed)
    if not squires:
        return Record(setup, None, tuple(e for e, _ in random_steps(rules.new_game(setup), Random(seed))))
    state, entries, decisions = rules.new_game(setup), list[Entry](), 0
    while isinstance(state.pending, Chance | Decide):
        if isinstance(state.pending, Chance):
            outcome = draw(seed, state.pending.request)
            entries.append(Chanced(outcome))
            state = rules.resolve(state, outcome).state
            continue
        decisions += 1
        seat = state.pending.seat
        chosen = choose(rules.observe(state, seat), state.pending, Level.SQUIRE, seed=decisions)
        entries.append(Acted(seat, chosen.action))
        state = rules.apply(state, seat, chosen.action).state
    return Record(setup, None, tuple(entries))


def game(way: Way) -> SeatGame:
    """The game of the seat, from its record alone."""
    played = record(way.mode, way.players, way.seed, cursed=way.cursed, squires=way.squires)
    return next(each for each in seat_games(replay(played)) if each.seat == way.seat)


@pytest.mark.parametrize("honour", HONOURS, ids=lambda honour: honour.name)
def test_one_record_earns_it_and_another_just_misses_it(honour: Honour) -> None:
    earns, misses = map(game, EARNED_AND_MISSED[honour.name])
    assert honour.name in earned(earns)
    assert honour.name not in earned(misses)
    assert honour.measure(misses) == honour.least - 1


def test_there_are_twenty_four_each_with_a_name_of_its_own() -> None:
    assert len({honour.name for honour in HONOURS}) == 24
    assert EARNED_AND_MISSED.keys() == {honour.name for honour in HONOURS}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_honour_has_a_name_and_says_what_it_takes(language: str) -> None:
    words = Catalog.load(language, LOCALE)
    names = [words.say(f"honour-{honour.name}") for honour in HONOURS]
    assert len(set(names)) == 24
    assert len({words.say(f"honour-{honour.name}-about") for honour in HONOURS}) == 24


def test_a_game_that_is_not_over_earns_nothing() -> None:
    played = record("standard", 2, 4, cursed=False, squires=False)
    assert seat_games(replay(Record(played.setup, None, played.entries[:-1]))) == []


def test_bad_luck_is_counted_in_sixths() -> None:
    lucky = game(EARNED_AND_MISSED["unlucky"][0])
    dice = [die for rolled in lucky.rolls for die in rolled]
    failed = sum(roll < effort for effort, roll in dice)
    assert lucky.bad_luck == round(6 * (failed - sum((effort - 1) / 6 for effort, _ in dice)))
