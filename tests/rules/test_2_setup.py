"""§2, §6.1, §7.2, §8.1–§8.3: what is agreed before a game."""

from __future__ import annotations

import pytest

from crypt_game.rules import (
    ALL_B,
    SIDES_OF,
    BadSetup,
    GameSetup,
    Mode,
    Phase,
    SeatKind,
    SetupFault,
    Side,
    TreasureType,
    leaders_of,
    new_game,
    setup_fault,
)


@pytest.mark.parametrize(
    ("mode", "players", "cards", "rounds"),
    [
        (Mode.SOLO, 1, 24, 8),
        (Mode.STANDARD, 2, 24, 8),
        (Mode.STANDARD, 3, 36, 9),
        (Mode.STANDARD, 4, 48, 8),
        (Mode.TWINS, 2, 48, 8),
        (Mode.CLASH, 6, 54, 6),
        (Mode.CLASH, 8, 72, 8),
    ],
)
def test_cards_and_rounds(mode: Mode, players: int, cards: int, rounds: int) -> None:
    variant = new_game(GameSetup(mode, players)).variant
    assert len(variant.cards) == cards
    assert variant.rounds == rounds


@pytest.mark.parametrize(
    ("mode", "players", "leader", "lights_out"),
    [
        (Mode.STANDARD, 2, 1, 1),
        (Mode.STANDARD, 3, 0, 2),
        (Mode.STANDARD, 4, 2, 1),
        (Mode.SOLO, 1, 0, 0),
        (Mode.TWINS, 2, 2, 1),
        (Mode.CLASH, 6, 4, 5),
    ],
)
def test_who_starts_with_lights_out(mode: Mode, players: int, leader: int, lights_out: int) -> None:
    state = new_game(GameSetup(mode, players, leader=leader))
    assert (state.leader, state.lights_out) == (leader, lights_out)


def test_before_the_shuffle_nothing_lies_on_the_table() -> None:
    state = new_game(GameSetup())
    assert (state.phase, state.round, state.deck, state.crypt) == (Phase.SETUP, 0, (), ())
    assert [tuple(pool) for pool in state.pools] == [(3, 0, False)] * 3


def test_1_4_2_3_each_player_has_three_dice_and_a_house_six() -> None:
    assert new_game(GameSetup(Mode.STANDARD, 4)).variant.pool_size == 3
    assert new_game(GameSetup(Mode.CLASH, 6)).variant.pool_size == 6


def test_6_1_7_1_ghosts_and_pools() -> None:
    twins = new_game(GameSetup(Mode.TWINS, 2)).variant
    assert twins.kinds == (SeatKind.HEIR, SeatKind.GHOST) * 2
    assert twins.mates == (2, None, 0, None)
    clash = new_game(GameSetup(Mode.CLASH, 8)).variant
    assert clash.pool_of == (0, 0, 1, 1, 2, 2, 3, 3)
    assert clash.pool_size == 6


def test_2_2_a_side_that_a_collector_has_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SIDES_OF, TreasureType.POTTERY, (Side.A,))
    assert setup_fault(GameSetup(collectors=ALL_B)) is SetupFault.SIDE
    assert setup_fault(GameSetup(collectors=ALL_B._replace(pottery=Side.A))) is None


@pytest.mark.parametrize(
    ("setup", "fault"),
    [
        (GameSetup(Mode.STANDARD, 1), SetupFault.PLAYERS),
        (GameSetup(Mode.STANDARD, 5), SetupFault.PLAYERS),
        (GameSetup(Mode.CLASH, 7), SetupFault.PLAYERS),
        (GameSetup(Mode.STANDARD, 3, leader=3), SetupFault.LEADER),
        (GameSetup(Mode.STANDARD, 3, leader=-1), SetupFault.LEADER),
        (GameSetup(Mode.SOLO, 1, leader=1), SetupFault.LEADER),
        (GameSetup(Mode.TWINS, 2, leader=1), SetupFault.LEADER),
        (GameSetup(Mode.CLASH, 6, leader=1), SetupFault.LEADER),
        (GameSetup(Mode.SOLO, 1, cursed=True), SetupFault.CURSED),
        (GameSetup(Mode.TWINS, 2, cursed=True), SetupFault.CURSED),
    ],
)
def test_what_may_not_be_agreed(setup: GameSetup, fault: SetupFault) -> None:
    assert setup_fault(setup) is fault
    with pytest.raises(BadSetup):
        new_game(setup)


def test_leaders() -> None:
    assert leaders_of(Mode.CLASH, 8) == (0, 2, 4, 6)
    assert leaders_of(Mode.TWINS, 2) == (0, 2)
