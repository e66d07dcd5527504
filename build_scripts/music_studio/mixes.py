"""Which layers each loop of the music is mixed from, with their levels (above 0, up to 1)."""

from __future__ import annotations

from collections.abc import Mapping

from crypt_game.sound.moods import MusicLoop

MIXES: Mapping[MusicLoop, Mapping[str, float]] = {
    MusicLoop.MENU: {"drone": 0.6, "menu": 1.0, "bells": 0.6},
    MusicLoop.CLAIM: {"drone": 1.0, "viol": 1.0},
    MusicLoop.CLAIM_DRUM: {"drone": 1.0, "viol": 1.0, "drum": 0.8},
    MusicLoop.CLAIM_CHOIR: {"drone": 1.0, "viol": 1.0, "drum": 0.8, "choir": 0.9},
    MusicLoop.GHOST: {"drone": 0.8, "ghost": 1.0},
    MusicLoop.COLLECT: {"drone": 1.0, "drum": 0.9, "bells": 0.9, "choir": 1.0},
    MusicLoop.LAST_ROUND: {"drone": 1.0, "last-round": 1.0, "drum": 0.7, "choir": 0.9},
    MusicLoop.RECKONING: {"drone": 0.9, "choir": 1.0, "bells": 1.0, "viol": 0.5},
}
