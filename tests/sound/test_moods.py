"""Which layers of the music answer what happens."""

from __future__ import annotations

import pytest

from crypt_game.sound import Mood, Passage
from crypt_game.sound.moods import MusicLayer, layers_of


@pytest.mark.parametrize("passage", Passage)
@pytest.mark.parametrize("ghost", [False, True])
@pytest.mark.parametrize("last_round", [False, True])
@pytest.mark.parametrize("tension", [0.0, 0.5, 1.0])
def test_every_mood_rests_on_the_drone(
    passage: Passage, tension: float, last_round: bool, ghost: bool
) -> None:
    layers = layers_of(Mood(passage, tension=tension, last_round=last_round, ghost=ghost))
    assert MusicLayer.DRONE in layers
    assert 2 <= len(layers) <= 5
    assert all(0.0 < level <= 1.0 for level in layers.values())


def test_the_more_tense_the_more_play() -> None:
    calm, later, late = (set(layers_of(Mood(Passage.CLAIM, tension=tension))) for tension in (0.0, 0.5, 0.9))
    assert calm < later < late


def test_the_ghost_plays_in_a_mode_of_its_own_and_therefore_alone() -> None:
    layers = layers_of(Mood(Passage.CLAIM, tension=1.0, last_round=True, ghost=True))
    assert set(layers) == {MusicLayer.DRONE, MusicLayer.GHOST}


def test_the_last_round_drives_instead_of_singing() -> None:
    layers = layers_of(Mood(Passage.CLAIM, tension=0.2, last_round=True))
    assert MusicLayer.LAST_ROUND in layers
    assert MusicLayer.VIOL not in layers


def test_while_dice_are_rolled_no_melody_is_in_the_way() -> None:
    assert not {MusicLayer.VIOL, MusicLayer.MENU, MusicLayer.GHOST} & layers_of(Mood(Passage.COLLECT)).keys()
