"""What the music is told about the game, and which of its layers answer. Plays nothing."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

__all__ = ["Mood", "MusicLayer", "Passage", "layers_of"]


class MusicLayer(StrEnum):
    """Music that goes on and on (docs/music.md); the value is the stem of its files."""

    DRONE = "drone"
    VIOL = "viol"
    DRUM = "drum"
    CHOIR = "choir"
    BELLS = "bells"
    MENU = "menu"
    GHOST = "ghost"
    LAST_ROUND = "last-round"

    @property
    def bars(self) -> int:
        """The bars after which it begins again."""
        return 4 if self is MusicLayer.DRONE else 12


class Passage(StrEnum):
    """Where the player is."""

    MENU = "menu"
    SETUP = "setup"
    CLAIM = "claim"
    """At the table, dice are set on cards."""
    COLLECT = "collect"
    """At the table, dice are rolled and cards are taken."""
    RECKONING = "reckoning"


class Mood(NamedTuple):
    """What happens now. Only what everybody at the table may know."""

    passage: Passage
    tension: float = 0.0
    """How far the game has come, from 0 to 1."""
    last_round: bool = False
    ghost: bool = False
    """Whether a Ghost has its turn."""
    house: str = ""
    """The house whose turn it is, by its name in the files; "" for nobody's."""


_DRUM_FROM, _CHOIR_FROM = 0.3, 0.6
"""The tension from which a layer joins at the table."""


def layers_of(mood: Mood) -> Mapping[MusicLayer, float]:
    """The layers that sound in `mood`, with their levels (above 0, up to 1)."""
    match mood.passage:
        case Passage.MENU:
            return {MusicLayer.DRONE: 0.6, MusicLayer.MENU: 1.0, MusicLayer.BELLS: 0.6}
        case Passage.SETUP:
            return {MusicLayer.DRONE: 0.8, MusicLayer.MENU: 0.8, MusicLayer.CHOIR: 0.6}
        case Passage.RECKONING:
            return {MusicLayer.DRONE: 0.9, MusicLayer.CHOIR: 1.0, MusicLayer.BELLS: 1.0, MusicLayer.VIOL: 0.5}
        case Passage.CLAIM if mood.ghost:
            return {MusicLayer.DRONE: 0.8, MusicLayer.GHOST: 1.0}
    layers = {MusicLayer.DRONE: 1.0}
    if mood.last_round:
        layers |= {MusicLayer.LAST_ROUND: 1.0, MusicLayer.DRUM: 0.7}
    elif mood.passage is Passage.CLAIM:
        layers |= {MusicLayer.VIOL: 1.0}
    if mood.passage is Passage.COLLECT:
        layers |= {MusicLayer.DRUM: 0.9, MusicLayer.BELLS: 0.9, MusicLayer.CHOIR: 1.0}
    elif mood.tension >= _DRUM_FROM:
        layers.setdefault(MusicLayer.DRUM, 0.8)
    if mood.tension >= _CHOIR_FROM:
        layers.setdefault(MusicLayer.CHOIR, 0.9)
    return layers
