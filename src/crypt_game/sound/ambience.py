"""The ambience of torch and tomb: one long loop, streamed, for decoded it would hold 9 MB."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from crypt_game.sound.sound_files import require_ogg_vorbis

__all__ = ["AMBIENCE_FILE", "Ambience"]

log = logging.getLogger(__name__)

AMBIENCE_FILE = "bed-tomb.ogg"
_FADE_IN, _FADE_OUT = 2500, 900


class Ambience:
    """Torch and tomb, one long loop on the mixer's stream. Needs an open mixer."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._broken = False
        self._playing = False

    def follow(self, gain: float) -> None:
        """Sounds at `gain` (0–1); 0 fades out. Cheap enough for every frame."""
        if gain > 0.0 and not self._broken:
            pygame.mixer.music.set_volume(gain)
            if not self._playing:
                self._start()
        elif self._playing:
            pygame.mixer.music.fadeout(_FADE_OUT)
            self._playing = False

    def _start(self) -> None:
        try:
            require_ogg_vorbis(self._file)
            pygame.mixer.music.load(self._file)
            pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
        except (OSError, pygame.error) as error:
            log.warning("No ambience: %s", error)
            self._broken = True
            return
        self._playing = True
