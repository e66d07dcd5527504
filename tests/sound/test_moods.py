"""Which music answers what happens."""

from __future__ import annotations

import pytest

from crypt_game.sound import Mood, Passage
from crypt_game.sound.moods import MusicLoop, loop_of


@pytest.mark.parametrize(
    ("mood", "loop"),
    [
        (Mood(Passage.MENU), MusicLoop.MENU),
        (Mood(Passage.SETUP), MusicLoop.MENU),
        (Mood(Passage.RECKONING, tension=1.0, last_round=True), MusicLoop.RECKONING),
        (Mood(Passage.COLLECT, tension=0.9), MusicLoop.COLLECT),
        (Mood(Passage.COLLECT, ghost=True), MusicLoop.COLLECT),
        (Mood(Passage.COLLECT, tension=1.0, last_round=True), MusicLoop.LAST_ROUND),
    ],
)
def test_each_passage_has_its_music(mood: Mood, loop: MusicLoop) -> None:
    assert loop_of(mood) is loop


def test_the_more_tense_the_more_play() -> None:
    loops = [loop_of(Mood(Passage.CLAIM, tension=tension)) for tension in (0.0, 0.29, 0.3, 0.59, 0.6, 1.0)]
    calm, drum, choir = MusicLoop.CLAIM, MusicLoop.CLAIM_DRUM, MusicLoop.CLAIM_CHOIR
    assert loops == [calm, calm, drum, drum, choir, choir]


@pytest.mark.parametrize("tension", [0.0, 1.0])
def test_a_ghost_has_its_own_music_in_the_last_round_too(tension: float) -> None:
    assert loop_of(Mood(Passage.CLAIM, tension=tension, ghost=True)) is MusicLoop.GHOST
    assert loop_of(Mood(Passage.CLAIM, tension=1.0, last_round=True, ghost=True)) is MusicLoop.GHOST


def test_the_last_round_drives_however_early_it_comes() -> None:
    assert loop_of(Mood(Passage.CLAIM, tension=0.2, last_round=True)) is MusicLoop.LAST_ROUND
