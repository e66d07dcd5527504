"""The coach says one thing when something happens to a player for the first time, and nothing twice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from crypt_game.lessons.coach import Occasion, Remark, remark_on
from crypt_game.match.viewpoint import seen_by
from crypt_game.rules import ALL_A, Decide, Event, GameSetup, Mode, SeatView, observe
from crypt_game.rules import events as ev
from crypt_game.rules.chance import draw
from crypt_game.rules.engine import new_game
from crypt_game.rules.indices import SeatIndex, SlotIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.pending import Chance, Over
from crypt_game.rules.record import Acted, Chanced, play_entry
from crypt_game.rules.terms import Side
from crypt_game.text import Catalog

REWARDS = ALL_A._replace(manuscript=Side.B, pottery=Side.B)
YOU = SeatIndex(0)


def moments(seed: int) -> Iterator[tuple[tuple[Event, ...], SeatView, Decide | None]]:
    """A game of chance as its first seat sees it: what happened, the view after it, what is asked."""
    state, rng = new_game(GameSetup(Mode.STANDARD, 3, REWARDS, leader=seed % 3)), random.Random(seed)
    while not isinstance(state.pending, Over):
        if isinstance(state.pending, Chance):
            made = play_entry(state, Chanced(draw(seed, state.pending.request)))
        else:
            made = play_entry(state, Acted(*random_action(state, rng)))
        state = made.state
        view = observe(state, YOU)
        asked = state.pending if isinstance(state.pending, Decide) else None
        yield tuple(seen_by(view, event) for event in made.events), view, asked


def remarks(seed: int) -> Iterator[tuple[Remark, tuple[Event, ...], SeatView, Decide | None]]:
    told: set[str] = set()
    for events, view, asked in moments(seed):
        remark = remark_on(events, view, asked, told)
        if remark is not None:
            told.add(remark.occasion)
            yield remark, events, view, asked


def test_every_occasion_but_the_tie_comes_in_games_of_chance_and_once_in_each() -> None:
    found: set[Occasion] = set()
    for seed in range(30):
        said = [remark.occasion for remark, *_ in remarks(seed)]
        assert len(said) == len(set(said))
        found |= set(said)
    assert found | {Occasion.TIE} == set(Occasion)


def test_what_is_said_is_true() -> None:
    for seed in range(12):
        for remark, events, view, asked in remarks(seed):
            match remark.occasion:
                case Occasion.PUSHED_OUT:
                    assert any(isinstance(one, ev.PushedOut) and one.seat == YOU for one in events)
                case Occasion.PUSHES_OUT:
                    assert any(isinstance(one, ev.PushedOut) and one.by == YOU for one in events)
                case Occasion.EXHAUSTED:
                    assert view.pools[YOU].exhausted
                case Occasion.LIGHTS_OUT:
                    assert asked is not None
                    assert asked.limit
                    assert asked.seat == YOU == view.lights_out
                case Occasion.LAST_ROUND:
                    assert view.round == view.variant.rounds
                case Occasion.REVIVE:
                    assert view.pools[YOU].exhausted


def test_a_tie_is_told() -> None:
    view = next(view for _, view, _ in moments(1))
    tie = ev.TieBreakBegan((SeatIndex(0), SeatIndex(2)), 1)
    assert remark_on((tie,), view, None, ()) == Remark(Occasion.TIE, ("plate-0", "plate-2"))
    assert remark_on((tie,), view, None, ("tie",)) is None


def test_nobody_is_told_of_others_misfortune() -> None:
    view = next(view for _, view, _ in moments(1))
    others = ev.PushedOut(SlotIndex(0), SeatIndex(1), view.variant.pool_of[1], 2, 1, SeatIndex(2))
    assert remark_on((others,), view, None, ()) is None


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_there_are_words_for_every_occasion_and_they_are_short(language: str) -> None:
    catalog = Catalog.load(language, Path(__file__).parents[2] / "locale")
    for occasion in Occasion:
        title, _, body = catalog.say(f"coach-{occasion}").partition("\n")
        assert title, occasion
        assert body, occasion
        assert len(title.split()) <= 9
        assert len(body.split()) <= 24
