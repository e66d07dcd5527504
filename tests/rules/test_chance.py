"""Luck from a seed: the same for the same risk, whatever else was done."""

from __future__ import annotations

from collections import Counter

import pytest

from crypt_game.rules import ALL_CARDS, DiePlace, Purpose, Roll, Rolled, Shuffle, Shuffled, commitment
from crypt_game.rules.chance import draw
from crypt_game.rules.indices import SeatIndex, SlotIndex

ODD_SEEDS = [0, 1, -1, -(10**30), 10**5000, 2**64]


def rolled(
    seed: int, *places: tuple[int, int], seat: int = 0, round_: int = 1, repeat: int = 0
) -> tuple[int, ...]:
    request = Roll(
        Purpose.EXHAUSTION,
        SeatIndex(seat),
        tuple(DiePlace(SlotIndex(slot), die) for slot, die in places),
        round_,
        repeat,
    )
    outcome = draw(seed, request)
    assert isinstance(outcome, Rolled)
    return outcome.values


@pytest.mark.parametrize("seed", ODD_SEEDS, ids=lambda seed: hex(seed)[:12])
def test_any_integer_is_a_seed(seed: int) -> None:
    shuffled = draw(seed, Shuffle(ALL_CARDS))
    assert isinstance(shuffled, Shuffled)
    assert sorted(shuffled.order) == list(ALL_CARDS)
    assert all(1 <= value <= 6 for value in rolled(seed, (0, 0), (0, 1)))
    assert len(commitment(seed)) == 64


def test_different_seeds_give_different_games() -> None:
    assert len({draw(seed, Shuffle(ALL_CARDS)) for seed in ODD_SEEDS}) == len(ODD_SEEDS)
    assert len({commitment(seed) for seed in ODD_SEEDS}) == len(ODD_SEEDS)


def test_the_same_die_rolls_the_same_whatever_is_rolled_beside_it() -> None:
    assert rolled(7, (0, 0), (2, 0), (2, 1))[1:] == rolled(7, (2, 0), (2, 1))


def test_seat_round_slot_die_and_repeat_all_matter() -> None:
    places = [(slot, die) for slot in range(6) for die in range(3)]
    plain = rolled(7, *places)
    assert plain != rolled(7, *places, seat=1)
    assert plain != rolled(7, *places, round_=2)
    assert plain != rolled(7, *places, repeat=1)
    assert plain != rolled(8, *places)


def test_dice_are_fair() -> None:
    places = [(slot, die) for slot in range(100) for die in range(60)]
    counts = Counter(rolled(3, *places))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, p = 0.001


def test_every_card_comes_first_about_as_often() -> None:
    firsts: Counter[object] = Counter()
    for seed in range(1200):
        outcome = draw(seed, Shuffle(ALL_CARDS[:6]))
        assert isinstance(outcome, Shuffled)
        firsts[outcome.order[0]] += 1
    assert sum((count - 200) ** 2 / 200 for count in firsts.values()) < 20.5
