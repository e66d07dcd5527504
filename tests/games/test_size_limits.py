"""How long a game may be: derived from the rules, and held against the longest games there are."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from crypt_game.games.loading import SIZE_LIMIT, LoadError, Problem, load, load_sound
from crypt_game.match.annotations import Annotations, HandedOver
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, NAME_LIMIT, Plan, Player, PlayerKind, Title
from crypt_game.match.statistics import account_of
from crypt_game.match.summary import summary_of
from crypt_game.rules import Decide, GameSetup, Mode
from crypt_game.rules.chance import draw
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import anytime_actions, legal_actions, random_action
from crypt_game.rules.modes import variant_of
from crypt_game.rules.pending import Chance, Over, Shuffled
from crypt_game.rules.record import (
    LONGEST_LINE,
    LONGEST_STEP,
    MOST_STEPS,
    Acted,
    Chanced,
    Entry,
    Record,
    entry_line,
    header_line,
    play_entry,
    to_bytes,
)
from crypt_game.rules.setup import ALL_A, ALL_B, PLAYERS_OF, CollectorSides
from crypt_game.rules.terms import TREASURE_TYPES, Choice, Side

GAMES = [(mode, players) for mode in Mode for players in PLAYERS_OF[mode]]
TIES = 64
"""How often in a row a tie for the victory may stay one: with at most a third likelihood each time."""
ASKING = CollectorSides(Side.A, Side.A, Side.B, Side.B, Side.A, Side.A)
"""The sides that ask their owners most."""


def most_steps(setup: GameSetup) -> int:
    """More steps than any game of this setup has, counted from what each asks for."""
    variant = variant_of(setup)
    heirs, pools = len(variant.heirs), len(variant.members)
    turns = max(len(variant.turns(seat, round_)) for seat in variant.heirs for round_ in (1, variant.rounds))
    of_a_type = len(variant.cards) // len(TREASURE_TYPES)
    windows = 2 * heirs  # declined in each round: Pottery B and Idol A
    a_round = turns + windows + pools + len(variant.teams)
    paid = 2 * of_a_type + of_a_type + 2 * (of_a_type // 2)  # Idols with rolls, Manuscripts; Pottery, Remains
    return 1 + variant.rounds * a_round + paid + heirs + TIES * pools


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_no_game_has_more_steps_than_a_record_may_hold(mode: Mode, players: int) -> None:
    assert most_steps(GameSetup(mode, players)) <= MOST_STEPS


def test_the_bound_is_that_of_the_docstring() -> None:
    assert most_steps(GameSetup(Mode.CLASH, 8)) == 313 + TIES * 4
    assert max(most_steps(GameSetup(*game)) for game in GAMES) > MOST_STEPS * 0.9, "and not much less"


def played_slowly(setup: GameSetup, seed: int) -> tuple[Entry, ...]:
    """A game in which everybody asks for all that costs a step: any-time rewards first, nothing declined that
    can be used, and all dice at the highest effort so that they fail and can be rolled again."""
    rng, state, entries = Random(seed), new_game(setup), list[Entry]()
    while not isinstance(state.pending, Over):
        entry: Entry
        if isinstance(state.pending, Chance):
            entry = Chanced(draw(seed, state.pending.request))
        else:
            asked = state.pending
            extra = anytime_actions(state)
            if extra:
                entry = Acted(*extra[0])
            elif asked.what in (Choice.POTTERY, Choice.REROLL, Choice.FINAL):
                entry = Acted(asked.seat, next(iter(legal_actions(state))))
            else:
                entry = Acted(*random_action(state, rng))
        state = play_entry(state, entry).state
        entries.append(entry)
    return tuple(entries)


@pytest.mark.parametrize(("mode", "players"), GAMES)
@pytest.mark.parametrize("sides", [ALL_A, ALL_B, ASKING], ids=["A", "B", "asking"])
def test_games_played_slowly_stay_far_below_the_bound(
    mode: Mode, players: int, sides: CollectorSides
) -> None:
    setup = GameSetup(mode, players, sides)
    for seed in range(3):
        entries = played_slowly(setup, seed)
        assert len(entries) <= most_steps(setup) - (TIES - 2) * len(variant_of(setup).members)
        assert max(len(entry_line(entry)) for entry in entries) <= LONGEST_STEP


@pytest.mark.parametrize(("mode", "players"), GAMES)
def test_no_shuffle_is_longer_than_a_step_may_be(mode: Mode, players: int) -> None:
    deck = variant_of(GameSetup(mode, players)).cards
    assert len(entry_line(Chanced(Shuffled(deck)))) <= LONGEST_STEP


def test_a_header_with_every_change_of_hands_that_a_game_can_have_is_no_longer_than_a_line_may_be() -> None:
    setup = GameSetup(Mode.CLASH, 8)
    longest = Player("\N{CROWN}\N{COMBINING ACUTE ACCENT}" * (NAME_LIMIT // 2), HOUSES[0], Title.DUCHESS)
    plan = Plan.seated(setup, [longest] * 8)
    marks = Annotations(10**6, 10**6, 10**6)
    for step in range(313):
        for seat in range(8):
            marks = marks.with_handed(HandedOver(step, SeatIndex(seat), longest))
    extra = plan.extra() | replace(marks, practice=313).extra() | {"title": "\N{CROWN}" * 40}
    assert len(header_line(Record(setup, 2**53, (), extra))) <= LONGEST_LINE


def test_changing_hands_for_ever_before_one_step_makes_a_record_no_longer() -> None:
    people = [Player(name, house, Title.DUKE) for name, house in zip("AB", HOUSES, strict=False)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 5)
    match.begin()
    knight = replace(people[1], mind=PlayerKind.KNIGHT)
    lengths = set()
    for _ in range(5):
        assert isinstance(match.pending, Decide)
        match.hand_over(1, knight)
        match.hand_over(1, people[1])
        match.submit(*random_action(match.state, Random(1)))
        match.undo()
        lengths.add(len(match.marks.handed))
    assert lengths == {1}


def longest_sound_record() -> Record:
    """The longest of some games, of the kind that is the longest."""
    setup = GameSetup(Mode.CLASH, 8, ASKING)
    return Record(setup, 1, max((played_slowly(setup, seed) for seed in range(4)), key=len))


def test_a_file_as_large_as_may_be_is_read_and_one_larger_is_not_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "long.crypt"
    data = to_bytes(longest_sound_record())
    path.write_bytes(data + bytes(SIZE_LIMIT - len(data)))
    assert load(path).problem is None
    path.write_bytes(data + bytes(SIZE_LIMIT - len(data) + 1))
    monkeypatch.setattr("crypt_game.games.loading.from_bytes", lambda _: pytest.fail("it is not decoded"))
    with pytest.raises(LoadError) as refused:
        load(path)
    assert refused.value.problem is Problem.TOO_LARGE


@pytest.mark.parametrize("hostile", ["steps", "extra"])
def test_the_worst_file_is_told_about_within_a_moment(tmp_path: Path, hostile: str) -> None:
    """A hundred thousand steps held the menu for four seconds; a second and a half is much where other tests'
    garbage is collected meanwhile."""
    path = tmp_path / "long.crypt"
    record = longest_sound_record()
    if hostile == "steps":
        step = b'{"outcome":[1]}\n'
        path.write_bytes((to_bytes(record) + step * (SIZE_LIMIT // len(step)))[:SIZE_LIMIT])
    else:
        path.write_bytes(to_bytes(replace(record, extra={"x": [[0]] * 120_000})))
    began = time.process_time()
    sound = load_sound(path)
    account_of(sound.record, summary_of(sound.record, sound.played))
    assert time.process_time() - began < 1.5
    assert sound.record.entries == record.entries
