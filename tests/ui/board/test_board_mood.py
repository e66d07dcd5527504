"""What the music is told about a table."""

from __future__ import annotations

import pytest

from crypt_game.rules import Choice, GameSetup, Mode
from crypt_game.sound import Mood, Passage
from crypt_game.text import Catalog
from crypt_game.ui.board.board_mood import board_mood

from ..conftest import ROOT
from .staging import asked_for, model_of, moment, sides, with_ghost

SETUP = GameSetup(Mode.STANDARD, 3, sides("AAAAAA"))


@pytest.fixture(scope="module")
def words() -> Catalog:
    return Catalog.load("en", ROOT / "locale")


def mood_at(words: Catalog, what: Choice, from_round: int = 1) -> Mood:
    return board_mood(model_of(moment(SETUP, asked_for(what, from_round)), words))


def test_a_game_begins_calm_and_with_a_house(words: Catalog) -> None:
    now = moment(SETUP, asked_for(Choice.CLAIM))
    model = model_of(now, words)
    mood = board_mood(model)
    assert (mood.passage, mood.tension, mood.last_round, mood.ghost) == (Passage.CLAIM, 0.0, False, False)
    assert model.active is not None
    assert mood.house == model.house(model.active).value


def test_tension_grows_to_the_last_round(words: Catalog) -> None:
    rounds = moment(SETUP, asked_for(Choice.CLAIM)).state.variant.rounds
    moods = [mood_at(words, Choice.CLAIM, number) for number in range(1, rounds + 1)]
    assert [mood.tension for mood in moods] == sorted({mood.tension for mood in moods})
    assert moods[-1].tension == 1.0
    assert [mood.last_round for mood in moods] == [False] * (rounds - 1) + [True]


def test_rolling_dice_is_another_passage_and_nobodys_turn(words: Catalog) -> None:
    mood = mood_at(words, Choice.REROLL)
    assert (mood.passage, mood.house) == (Passage.COLLECT, "")


def test_a_ghost_that_has_its_turn_is_told(words: Catalog) -> None:
    setup = GameSetup(Mode.SOLO, 1, sides("AAAAAA"))
    model = model_of(moment(setup, asked_for(Choice.CLAIM)), words)
    assert not board_mood(model).ghost
    assert board_mood(with_ghost(model)).ghost
