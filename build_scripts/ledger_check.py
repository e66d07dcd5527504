"""Checks what the table says of sets against the score sheet, in positions of random games.

ledger_check.py --positions 100000. In each position an heir's six sets and the gain of every card in the
Crypt are compared: to one who knows all cards they are the scorer's numbers, to one who does not they must
hold these.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import NamedTuple

from crypt_game.rules import (
    TREASURE_TYPES,
    Card,
    CollectorSides,
    GameSetup,
    GameState,
    Held,
    Mode,
    Side,
    observe,
)
from crypt_game.rules.engine import new_game
from crypt_game.rules.playout import random_steps
from crypt_game.rules.scoring import score_sheet
from crypt_game.rules.set_worth import card_worth, openly, set_worth
from crypt_game.rules.view import SeatView

__all__ = ["Eyes", "Position", "faults", "positions"]

TABLES = (
    *((Mode.STANDARD, players) for players in (2, 3, 4)),
    *(
        (mode, players)
        for mode, players in ((Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 6), (Mode.CLASH, 8))
    ),
)
_EACH = 7
"""Every so many steps of a game a position is taken."""


class Eyes(Enum):
    """Who is told of sets."""

    KNOW_ALL = "who knows all cards"
    SEAT = "a seat"
    EVERYBODY = "everybody"


class Position(NamedTuple):
    """A state, one of its heirs, and another who looks at that heir's sets."""

    state: GameState
    heir: int
    looker: int


def positions(seed: int) -> Iterator[Position]:
    """Positions of one random game after the other, without end."""
    rng = Random(seed)
    while True:
        mode, players = rng.choice(TABLES)
        setup = GameSetup(mode, players, CollectorSides(*(rng.choice(list(Side)) for _ in TREASURE_TYPES)))
        for number, (_, step) in enumerate(random_steps(new_game(setup), rng)):
            if number % _EACH == _EACH - 1:
                heirs = step.state.variant.heirs
                yield Position(step.state, rng.choice(heirs), rng.choice(heirs))


def faults(position: Position, *eyes: Eyes) -> list[str]:
    """What these would be told wrongly there, everybody where none is named; empty where nothing is."""
    return [fault for each in eyes or Eyes for fault in _faults(position, each)]


def _view(position: Position, eyes: Eyes) -> SeatView:
    state, _, looker = position
    if eyes is Eyes.KNOW_ALL:
        return observe(state._replace(public=frozenset(state.variant.cards)), looker)
    told = observe(state, looker)
    return told if eyes is Eyes.SEAT else openly(told)


def _faults(position: Position, eyes: Eyes) -> Iterator[str]:
    state, heir, _ = position
    view, now = _view(position, eyes), _scored(state, heir)
    who, exact = f"to {eyes.value}", eyes is Eyes.KNOW_ALL
    for kind, coins in zip(TREASURE_TYPES, now, strict=True):
        worth = set_worth(view, heir, kind)
        if not worth.low <= coins <= worth.high or (exact and worth.low != worth.high):
            yield f"{kind.value} of {heir} {who}: {worth}, but it scores {coins}"
    for slot, place in enumerate(state.crypt):
        told = card_worth(view, heir, slot)
        if place is None or told is None:
            if (place is None) != (told is None):
                yield f"slot {slot} {who}: {told} for {place}"
            continue
        cards = tuple(laid.card for laid in place.cards)
        gains = _gains(state, heir, cards, now)
        least, most = min(gains), max(gains)
        if told.least > least or told.most < most or (exact and told != (least, most)):
            yield f"slot {slot} {who}: {told}, but it adds {gains}"


def _scored(state: GameState, heir: int) -> list[int]:
    """The scorer's coins for each type: the cards and their Collector."""
    sheet = score_sheet(state.variant, state.seats, [0] * len(state.pools))
    line = next(line for line in sheet.scores if line.seat == heir)
    held = [entry.card for entry in state.seats[heir].cards]
    return [
        sum(card.value for card in held if card.type is kind) + coins
        for kind, coins in zip(TREASURE_TYPES, line.collectors, strict=True)
    ]


def _gains(state: GameState, heir: int, cards: tuple[Card, ...], now: list[int]) -> list[int]:
    """What these cards add by the scorer, for each bonus that the Idol Collector may then give (§5.4)."""
    gains = []
    for bonus in _idol_bonuses(state, heir, cards):
        mine = state.seats[heir]
        richer = mine._replace(cards=(*mine.cards, *map(Held, cards)), idol_bonus=bonus)
        seats = (*state.seats[:heir], richer, *state.seats[heir + 1 :])
        gains.append(sum(_scored(state._replace(seats=seats), heir)) - sum(now))
    return gains


def _idol_bonuses(state: GameState, heir: int, cards: tuple[Card, ...]) -> list[int]:
    """The coins for two Idols: five for the first who has them, two for whoever comes later."""
    had = [entry.card for entry in state.seats[heir].cards]
    idols = sum(card.type.value == "idol" for card in (*had, *cards))
    bonus = state.seats[heir].idol_bonus
    comes = any(card.type.value == "idol" for card in cards) and idols >= 2
    if state.variant.setup.collectors.idol is not Side.B or bonus or not comes:
        return [bonus]
    rivals = [seat for seat in state.variant.heirs if seat != heir]
    if any(state.seats[rival].idol_bonus == 5 for rival in rivals):
        return [2]
    return [2, 5] if rivals else [5]


def main() -> int:
    """Check so many positions; 1 where anything was wrong."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--positions", type=int, default=100_000)
    asked.add_argument("--seed", type=int, default=1)
    options = asked.parse_args()
    began, wrong = time.perf_counter(), 0
    for _, position in zip(range(options.positions), positions(options.seed), strict=False):
        for fault in faults(position):
            wrong += 1
            print(fault)
    print(f"{options.positions:,} positions, {wrong} faults, {time.perf_counter() - began:.0f} s")
    return int(wrong > 0)


if __name__ == "__main__":
    raise SystemExit(main())
