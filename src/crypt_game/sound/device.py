"""The sound card, or the lack of one. The only place that opens and closes pygame's mixer."""

from __future__ import annotations

import logging
import os

import pygame
import pygame.mixer

__all__ = ["CHANNELS", "EFFECT_CHANNELS", "MUSIC_CHANNELS", "close_device", "open_device", "set_volume"]

log = logging.getLogger(__name__)

EFFECT_CHANNELS, MUSIC_CHANNELS, _AMBIENCE_CHANNELS = 23, 3, 2
"""In this order: effects, two loops of music and the motifs, torches and tomb."""
CHANNELS = EFFECT_CHANNELS + MUSIC_CHANNELS + _AMBIENCE_CHANNELS
_BUFFER = 1024
"""Samples that are mixed at once: 23 ms, soon enough for a die that lands, and seldom enough to idle."""
_STEPS = 128
"""How many volumes above silence SDL_mixer knows."""
_DRIVER = "SDL_AUDIODRIVER"


def open_device() -> bool:
    """Opens the sound card, or a mute stand-in where there is none. False if not even that can be had.

    Never raises; what went wrong is logged once. The sounds are 44.1 kHz stereo: SDL converts them where the
    card wants something else.
    """
    try:
        _open()
    except pygame.error as error:
        log.warning("No sound: %s", error)
        if not _open_dummy():
            return False
    pygame.mixer.set_num_channels(CHANNELS)
    return True


def close_device() -> None:
    """Gives the sound card back; harmless when it was never taken."""
    pygame.mixer.quit()


def set_volume(channel: pygame.mixer.Channel, volume: float) -> None:
    """Give a channel a volume (0–1) if it has another: to set one waits for the mixer (0.06 ms, and longer
    while that mixes), to ask does not."""
    if channel.get_volume() != int(volume * _STEPS) / _STEPS:
        channel.set_volume(volume)


def _open() -> None:
    pygame.mixer.init(frequency=44_100, size=-16, channels=2, buffer=_BUFFER, allowedchanges=0)


def _open_dummy() -> bool:
    before = os.environ.get(_DRIVER)
    os.environ[_DRIVER] = "dummy"
    try:
        _open()
    except pygame.error as error:
        log.warning("No stand-in for the sound card either: %s", error)
        return False
    finally:
        if before is None:
            del os.environ[_DRIVER]
        else:
            os.environ[_DRIVER] = before
    return True
