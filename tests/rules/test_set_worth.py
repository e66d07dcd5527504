"""The worth of a set is the scorer's: its numbers now, and what the scorer gives for one more card."""

from __future__ import annotations

from random import Random

import pytest

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
from crypt_game.rules.scoring import score_sheet, score_so_far
from crypt_game.rules.set_worth import VALUES, set_worth
from crypt_game.rules.terms import TreasureType

SETUPS = [
    GameSetup(mode, players, CollectorSides(*map(Side, letters)))
    for mode, players, letters in (
        (Mode.STANDARD, 3, "AAAAAA"),
        (Mode.STANDARD, 2, "BBBBBB"),
        (Mode.SOLO, 1, "BAABBA"),
        (Mode.TWINS, 2, "ABABAB"),
        (Mode.CLASH, 6, "BABABA"),
    )
]


def states(setup: GameSetup) -> list[GameState]:
    """Every sixth state of a random game."""
    return [step.state for _, step in random_steps(new_game(setup), Random(3))][::6]


def scored(state: GameState, seat: int, kind: TreasureType) -> int:
    """What the scorer gives for the seat's cards of a type and their Collector, all cards being known."""
    sheet = score_sheet(state.variant, state.seats, [0] * len(state.pools))
    line = next(line for line in sheet.scores if line.seat == seat)
    mine = [held.card.value for held in state.seats[seat].cards if held.card.type is kind]
    return sum(mine) + line.collectors[TREASURE_TYPES.index(kind)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.mode.value} {setup.players}")
def test_sets_pay_what_the_scorer_says(setup: GameSetup) -> None:
    for state in states(setup):
        for seat in state.variant.heirs:
            view = observe(state, seat)
            so_far = score_so_far(view, seat)
            worth = [set_worth(view, seat, kind) for kind in TREASURE_TYPES]
            assert sum(each.low for each in worth) == so_far.low.treasure + sum(so_far.low.collectors)
            assert sum(each.high for each in worth) == so_far.high.treasure + sum(so_far.high.collectors)
            for kind, each in zip(TREASURE_TYPES, worth, strict=True):
                assert each.low <= scored(state, seat, kind) <= each.high


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.mode.value} {setup.players}")
def test_another_card_adds_what_the_scorer_says(setup: GameSetup) -> None:
    for state in states(setup):
        for seat in state.variant.heirs:
            view, holder = observe(state, seat), state.seats[seat]
            for kind in TREASURE_TYPES:
                worth, bonus = set_worth(view, seat, kind), holder.idol_bonus
                if kind is TreasureType.IDOL and state.variant.setup.collectors.idol is Side.B:
                    continue
                now = scored(state, seat, kind)
                for value in VALUES:
                    card = next(
                        card for card in state.variant.cards if card.type is kind and card.value == value
                    )
                    richer = holder._replace(cards=(*holder.cards, Held[Card](card)))
                    seats = (*state.seats[:seat], richer, *state.seats[seat + 1 :])
                    gain = scored(state._replace(seats=seats), seat, kind) - now
                    assert worth.least <= gain - worth.own_value * value <= worth.most, (kind, value, bonus)


@pytest.mark.parametrize(
    ("idols", "rival_bonus", "told"),
    [(0, 0, (0, 0, True)), (1, 0, (3, 9, False)), (1, 5, (2, 2, True)), (2, 0, (0, 0, True))],
)
def test_the_second_idol_brings_the_coins_of_its_collector(
    idols: int, rival_bonus: int, told: tuple[int, int, bool]
) -> None:
    state = new_game(SETUPS[1])
    cards = [card for card in state.variant.cards if card.type is TreasureType.IDOL][:idols]
    own = state.seats[0]._replace(cards=tuple(Held(card) for card in cards), idol_bonus=5 * (idols > 1))
    rival = state.seats[1]._replace(idol_bonus=rival_bonus)
    state = state._replace(seats=(own, rival), seen=(frozenset(cards), frozenset()))
    assert set_worth(observe(state, 0), 0, TreasureType.IDOL)[2:] == told
