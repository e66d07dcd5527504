"""The worth of a set is the scorer's: its numbers now, and what the scorer gives for one more card."""

from __future__ import annotations

from itertools import cycle, pairwise, permutations
from random import Random

import pytest
from ledger_check import Eyes, faults, positions

from crypt_game.rules import (
    TREASURE_TYPES,
    Card,
    CollectorSides,
    GameSetup,
    GameState,
    Held,
    Mode,
    Side,
    card_named,
    observe,
)
from crypt_game.rules.engine import new_game
from crypt_game.rules.playout import random_steps
from crypt_game.rules.scoring import score_sheet, score_so_far
from crypt_game.rules.set_worth import SetWorth, openly, set_worth, worth_basis
from crypt_game.rules.terms import TreasureType
from crypt_game.rules.view import SeatView

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


def test_in_positions_of_random_games_every_number_is_the_scorers() -> None:
    checked = zip(cycle(Eyes), range(2000), positions(5), strict=False)
    assert [fault for eyes, _, position in checked for fault in faults(position, eyes)] == []


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.mode.value} {setup.players}")
def test_the_worth_changes_only_with_its_basis(setup: GameSetup) -> None:
    """Also from one step to the next, where a card only moves from the Crypt into the box."""
    told: dict[object, SetWorth] = {}
    changes = 0
    for _, step in random_steps(new_game(setup), Random(3)):
        view = observe(step.state, 0)
        for kind in TREASURE_TYPES:
            worth = set_worth(view, 0, kind)
            known = told.setdefault((kind, worth_basis(view, kind)), worth)
            assert known == worth
            changes += known is worth
    assert changes > len(TREASURE_TYPES)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.mode.value} {setup.players}")
def test_every_card_that_comes_could_come_and_at_the_end_none_can(setup: GameSetup) -> None:
    """A card that lies in the box stays there, also one that nobody has seen."""
    grew = 0
    views = [observe(step.state, 0) for _, step in random_steps(new_game(setup), Random(11))]
    for before, after in pairwise(views):
        for kind in TREASURE_TYPES:
            had, has = (
                sum(held.card.type is kind for held in view.seats[0].cards) for view in (before, after)
            )
            grew += has > had
            assert has == had or set_worth(before, 0, kind).grows
    assert grew
    assert not any(set_worth(views[-1], 0, kind).grows for kind in TREASURE_TYPES)


def rearranged(state: GameState, kind: TreasureType, cards: tuple[Card, ...]) -> GameState:
    """The state with these cards of a type where its cards lay: in collections, Crypt and draw pile."""
    new = dict(zip(sorted(card for card in state.variant.cards if card.type is kind), cards, strict=True))

    def other(card: Card) -> Card:
        return new.get(card, card)

    return state._replace(
        seats=tuple(
            seat._replace(cards=tuple(held._replace(card=other(held.card)) for held in seat.cards))
            for seat in state.seats
        ),
        crypt=tuple(
            slot and slot._replace(cards=tuple(laid._replace(card=other(laid.card)) for laid in slot.cards))
            for slot in state.crypt
        ),
        discard=tuple(laid._replace(card=other(laid.card)) for laid in state.discard),
        deck=tuple(map(other, state.deck)),
    )


@pytest.mark.parametrize("letters", ["AAAAAA", "BBBBBB"])
def test_the_bounds_are_those_of_every_way_in_which_the_hidden_cards_can_lie(letters: str) -> None:
    setup = GameSetup(Mode.STANDARD, 2, CollectorSides(*map(Side, letters)))
    hidden = 0
    for state in states(setup):
        view = observe(state, 0)
        for kind in TREASURE_TYPES:
            cards = sorted(card for card in state.variant.cards if card.type is kind)
            alike = [
                one
                for order in permutations(cards)
                if observe(one := rearranged(state, kind, order), 0) == view
            ]
            for seat in state.variant.heirs:
                pays = {scored(one, seat, kind) for one in alike}
                worth = set_worth(view, seat, kind)
                assert (worth.low, worth.high) == (min(pays), max(pays)), (kind, seat)
                hidden += len(pays) > 1
    assert hidden, "nothing was uncertain"


def with_tapestries(own: tuple[str, ...], rivals: int) -> SeatView:
    """A game of four in which a seat has these Tapestries, and another so many that it has not seen."""
    state = new_game(GameSetup(Mode.STANDARD, 4))
    mine = [card_named(name) for name in own]
    left = [card for card in state.variant.cards if card.type is TreasureType.TAPESTRY and card not in mine]
    seats = list(state.seats)
    seats[0] = seats[0]._replace(cards=tuple(map(Held, mine)))
    seats[1] = seats[1]._replace(cards=tuple(map(Held, left[:rivals])))
    return observe(state._replace(seats=tuple(seats), seen=(frozenset(mine), *state.seen[1:])), 0)


def test_a_card_that_may_overtake_a_rival_may_bring_the_coins_for_the_most() -> None:
    worth = set_worth(with_tapestries(("tapestry-2-0", "tapestry-3-0"), 3), 0, TreasureType.TAPESTRY)
    assert (worth.low, worth.high) == (5, 10)
    assert (worth.least, worth.most) == (1, 9)


def test_a_set_of_all_cards_has_no_next_one() -> None:
    cards = new_game(GameSetup(Mode.STANDARD, 4)).variant.cards
    names = [card.name for card in cards if card.type is TreasureType.TAPESTRY]
    worth = set_worth(with_tapestries(tuple(names), 0), 0, TreasureType.TAPESTRY)
    assert worth == (25, 25, 0, 0)


def test_what_only_one_seat_has_seen_is_not_told_openly() -> None:
    view = with_tapestries(("tapestry-4-0", "tapestry-4-IV"), 0)
    told = openly(view)
    assert not any(isinstance(held.card, Card) for seat in told.seats for held in seat.cards)
    assert set_worth(told, 0, TreasureType.TAPESTRY)[:2] == (2 + 5, 8 + 5)
    assert openly(view._replace(public=view.seen)).seats == view.seats


@pytest.mark.parametrize(
    ("idols", "rival_bonus", "told"),
    [(0, 0, (1, 4)), (1, 0, (4, 9)), (1, 5, (4, 6)), (2, 0, (3, 4))],
)
def test_the_second_idol_brings_the_coins_of_its_collector(
    idols: int, rival_bonus: int, told: tuple[int, int]
) -> None:
    state = new_game(SETUPS[1])
    cards = [card for card in state.variant.cards if card.type is TreasureType.IDOL][:idols]
    own = state.seats[0]._replace(cards=tuple(Held(card) for card in cards), idol_bonus=5 * (idols > 1))
    rival = state.seats[1]._replace(idol_bonus=rival_bonus)
    state = state._replace(seats=(own, rival), seen=(frozenset(cards), frozenset()))
    assert set_worth(observe(state, 0), 0, TreasureType.IDOL)[2:] == told
