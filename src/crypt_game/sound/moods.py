"""What the music is told about the game, and which music answers. Plays nothing."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

__all__ = ["Mood", "MusicLoop", "Passage", "loop_of"]


class MusicLoop(StrEnum):
    """Music that goes on and on (docs/music.md); the value is the stem of its file.

    All have the same bars and chords and are mixed from the same layers, so that one fades into another.
    """

    MENU = "menu"
    CLAIM = "claim"
    CLAIM_DRUM = "claim-drum"
    CLAIM_CHOIR = "claim-choir"
    GHOST = "ghost"
    COLLECT = "collect"
    LAST_ROUND = "last-round"
    RECKONING = "reckoning"


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
"""The tension from which drum and choir join at the table."""
_AWAY_FROM_THE_TABLE = {
    Passage.MENU: MusicLoop.MENU,
    Passage.SETUP: MusicLoop.MENU,
    Passage.RECKONING: MusicLoop.RECKONING,
}


def loop_of(mood: Mood) -> MusicLoop:
    """The music that fits `mood`."""
    if mood.passage in _AWAY_FROM_THE_TABLE:
        return _AWAY_FROM_THE_TABLE[mood.passage]
    if mood.passage is Passage.CLAIM and mood.ghost:
        return MusicLoop.GHOST
    if mood.last_round:
        return MusicLoop.LAST_ROUND
    if mood.passage is Passage.COLLECT:
        return MusicLoop.COLLECT
    if mood.tension >= _CHOIR_FROM:
        return MusicLoop.CLAIM_CHOIR
    return MusicLoop.CLAIM_DRUM if mood.tension >= _DRUM_FROM else MusicLoop.CLAIM
