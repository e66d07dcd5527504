"""Game codes: there and back, typing slips, and golden values that hold their meaning for ever."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.match.game_code import (
    LETTERS,
    NUMBER_BITS,
    SEED_BITS,
    SIDE_LISTS,
    BadCode,
    CodedGame,
    CodeFault,
    code_of,
    in_groups,
    is_of_day,
    of_day,
    read_code,
    stretched_seed,
)
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules.setup import (
    ALL_A,
    ALL_B,
    CURSED_MODES,
    PLAYERS_OF,
    CollectorSides,
    GameSetup,
    leaders_of,
    setup_fault,
)
from crypt_game.rules.terms import SIDES_OF, Mode, Side

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GAMES = [
    (mode, players, cursed, leader)
    for mode in Mode
    for players in PLAYERS_OF[mode]
    for cursed in ({False, mode in CURSED_MODES})
    for leader in leaders_of(mode, players)
]
games = st.builds(
    lambda game, sides, seed, stretched: CodedGame(
        GameSetup(game[0], game[1], CollectorSides(*sides), game[2], game[3]),
        seed % (1 << NUMBER_BITS) if stretched else seed,
        stretched,
    ),
    st.sampled_from(GAMES),
    st.tuples(*map(st.sampled_from, SIDES_OF.values())),
    st.integers(0, (1 << SEED_BITS) - 1),
    st.booleans(),
)


def code(game: CodedGame) -> str:
    written = code_of(game.setup, game.number, stretched=game.stretched)
    assert written is not None
    return written


def is_of_the_first_list(sides: CollectorSides) -> bool:
    """Whether ten letters have room for these sides; later ones cost two more."""
    return all(side in known for side, known in zip(sides, SIDE_LISTS[0], strict=True))


@given(games)
def test_a_code_leads_back_to_its_game(game: CodedGame) -> None:
    written = code(game)
    assert len(written) == LETTERS + 1 + (0 if is_of_the_first_list(game.setup.collectors) else 2)
    assert read_code(written) == game
    assert read_code(f"  {written.lower().replace('-', ' ')} ") == game


@given(games)
def test_letters_that_look_alike_may_be_mixed_up(game: CodedGame) -> None:
    written = code(game).replace("1", "l").replace("0", "O")
    assert read_code(written) == game
    assert read_code(written.replace("l", "I")) == game


@given(games, st.integers(0, LETTERS - 1), st.integers(1, 31))
def test_a_wrong_letter_is_noticed(game: CodedGame, place: int, by: int) -> None:
    letters = list(code(game).replace("-", ""))
    letters[place] = ALPHABET[(ALPHABET.index(letters[place]) + by) % 32]
    with pytest.raises(BadCode) as bad:
        read_code("".join(letters))
    assert bad.value.fault is CodeFault.CHECK


@given(games, st.integers(0, LETTERS - 1), st.integers(0, LETTERS - 1))
def test_letters_that_changed_places_are_noticed(game: CodedGame, one: int, other: int) -> None:
    letters = list(code(game).replace("-", ""))
    letters[one], letters[other] = letters[other], letters[one]
    swapped = "".join(letters)
    if swapped == code(game).replace("-", ""):
        assert read_code(swapped) == game
        return
    with pytest.raises(BadCode):
        read_code(swapped)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", CodeFault.LENGTH),
        ("7K3Q", CodeFault.LENGTH),
        ("00000-000000", CodeFault.LENGTH),
        ("UUUUU-UUUUU", CodeFault.LETTER),
        ("7K3Q!-00000", CodeFault.LETTER),
        ("ÄÄÄÄÄ-ÄÄÄÄÄ", CodeFault.LETTER),
        ("00000-00001", CodeFault.CHECK),
    ],
)
def test_what_is_no_code_says_why(text: str, fault: CodeFault) -> None:
    with pytest.raises(BadCode) as bad:
        read_code(text)
    assert bad.value.fault is fault


@given(st.text(max_size=14))
def test_any_text_is_a_code_or_refused(text: str) -> None:
    try:
        game = read_code(text)
    except BadCode:
        return
    assert setup_fault(game.setup) is None


def test_games_without_a_code() -> None:
    assert code_of(GameSetup(), 1 << SEED_BITS) is None
    assert code_of(GameSetup(), -1) is None
    assert code_of(GameSetup(Mode.SOLO, 1, cursed=True), 5) is None


@pytest.mark.parametrize(
    ("written", "setup", "seed"),
    [
        ("00000-00000", GameSetup(Mode.SOLO, 1, ALL_A), 0),
        ("3G000-0001P", GameSetup(Mode.STANDARD, 3, ALL_A), 1),
        ("9ZR3N-QK8NV", GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True, leader=2), 123456789),
        ("10FZZ-ZZZZ3", GameSetup(Mode.TWINS, 2, CollectorSides(Side.B), leader=2), 8_589_934_591),
        ("HFZED-CM00G", GameSetup(Mode.CLASH, 8, ALL_B, cursed=True, leader=6), 8_000_000_000),
    ],
)
def test_codes_mean_for_ever_what_they_mean(written: str, setup: GameSetup, seed: int) -> None:
    assert code_of(setup, seed) == written
    assert read_code(written) == CodedGame(setup, seed)


def test_the_last_known_kind_and_the_first_unknown_one() -> None:
    known = CodedGame(GameSetup(Mode.CLASH, 8, ALL_B, cursed=True, leader=6), 0)
    assert read_code(code(known)) == known
    with pytest.raises(BadCode) as bad:
        read_code("ZZZZZ-ZZZZX")
    assert bad.value.fault is CodeFault.UNKNOWN


def test_the_same_code_opens_the_same_crypt_for_other_heirs() -> None:
    game = of_day(date(2026, 11, 21), Mode.STANDARD, 3)

    def opened(names: str) -> list[object]:
        people = [Player(name, HOUSES[n], Title.DUKE) for n, name in enumerate(names)]
        match = Match(Plan.seated(game.setup, people), game.seed)
        match.begin()
        return [match.state.crypt, match.state.deck]

    assert opened("ABC") == opened("XYZ")


# the crypt of the day ---------------------------------------------------------------------------------------
@given(st.dates(), st.sampled_from(GAMES))
def test_every_day_has_a_playable_crypt(day: date, game: tuple[Mode, int, bool, int]) -> None:
    mode, players, cursed, _ = game
    found = of_day(day, mode, players, cursed=cursed)
    assert (found.setup.mode, found.setup.players, found.setup.cursed) == (mode, players, cursed)
    assert setup_fault(found.setup) is None
    assert read_code(code(found)) == found


def test_days_differ_and_stay_what_they_are() -> None:
    first = date(2026, 1, 1)
    codes = {code(of_day(first + timedelta(days=n), Mode.SOLO, 1)) for n in range(366)}
    assert len(codes) == 366
    assert code(of_day(date(2026, 11, 21), Mode.SOLO, 1)) == "0D8AB-TZFGZ"
    assert code(of_day(date(2026, 11, 21), Mode.STANDARD, 3)) == "4YT30-YWYDB"


def test_a_day_has_no_crypt_for_a_wrong_number() -> None:
    with pytest.raises(ValueError, match="no such game"):
        of_day(date(2026, 11, 21), Mode.SOLO, 3)


def test_a_stretched_seed_means_the_same_for_ever() -> None:
    game = read_code("PFW3N-QK8NF")
    assert game == CodedGame(
        GameSetup(Mode.STANDARD, 4, ALL_B, cursed=True, leader=2), 123456789, stretched=True
    )
    assert game.seed == 3417204636313133


def test_a_stretched_seed_depends_on_the_game_and_on_the_number() -> None:
    setup = GameSetup(Mode.STANDARD, 3)
    others = {stretched_seed(GameSetup(Mode.STANDARD, 3, ALL_B), 1), stretched_seed(setup, 2)}
    assert stretched_seed(setup, 1) not in others
    assert all(seed.bit_length() <= 53 for seed in others)


def test_no_number_too_large_has_a_code() -> None:
    setup = GameSetup(Mode.STANDARD, 3)
    assert code_of(setup, (1 << NUMBER_BITS) - 1, stretched=True) is not None
    assert code_of(setup, 1 << NUMBER_BITS, stretched=True) is None


# Sides that came later


def test_the_newest_list_of_sides_is_that_of_the_rules() -> None:
    assert SIDE_LISTS[-1] == tuple(SIDES_OF.values())


LISTS = "crypt_game.match.game_code.SIDE_LISTS"
FEWER: tuple[tuple[Side, ...], ...] = ((Side.A, Side.B),) * 5 + ((Side.A,),)
MORE: tuple[tuple[Side, ...], ...] = ((Side.A, Side.B, Side.A),) * 6
"""As if Tapestry B had come later, and each Collector had a third side."""


@given(st.sampled_from(GAMES), st.tuples(*[st.sampled_from((Side.A, Side.B))] * 5), st.booleans())
def test_a_side_of_a_later_list_lengthens_the_code(
    game: tuple[Mode, int, bool, int], sides: tuple[Side, Side, Side, Side, Side], stretched: bool
) -> None:
    setup = GameSetup(game[0], game[1], CollectorSides(*sides, Side.B), game[2], game[3])
    later = CodedGame(setup, 0xBEEF, stretched)
    first = CodedGame(replace(setup, collectors=CollectorSides(*sides, Side.A)), 0xBEEF, stretched)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(LISTS, [FEWER, MORE])
        for coded, letters in ((later, LETTERS + 2), (first, LETTERS)):
            written = code(coded)
            assert len(written.replace("-", "")) == letters
            assert read_code(written) == coded


def test_a_code_of_a_list_that_nobody_knows_yet_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LISTS, [FEWER, MORE])
    written = code(CodedGame(GameSetup(collectors=ALL_B), 7))
    monkeypatch.undo()
    with pytest.raises(BadCode) as bad:
        read_code(written)
    assert bad.value.fault is CodeFault.UNKNOWN


def test_a_side_of_no_list_has_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LISTS, [FEWER])
    assert code_of(GameSetup(collectors=ALL_B), 7) is None
    assert code_of(GameSetup(collectors=ALL_A), 7) is not None


@pytest.mark.parametrize("cursed", [False, True])
def test_a_game_is_of_its_day_with_and_without_curses_and_of_no_other(cursed: bool) -> None:
    day = date(2026, 11, 21)
    game = of_day(day, Mode.STANDARD, 3, cursed=cursed)
    assert is_of_day(game, day)
    assert not is_of_day(game, day + timedelta(days=1))


def test_long_digits_stand_in_groups_of_eight() -> None:
    assert in_groups("0123456789abcdef01") == "01234567 89abcdef 01"
