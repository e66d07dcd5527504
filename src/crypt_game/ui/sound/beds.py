"""What sounds without end: the ambience of torch and tomb, and the music. Starts and stops loops, no more.

The ambience is decoded in a thread of its own (some 80 ms), so that no frame waits; the music is streamed.
"""

from __future__ import annotations

import logging
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pygame

__all__ = ["AMBIENCE_FILES", "MUSIC_FILE", "Ambience", "Music"]

log = logging.getLogger(__name__)

AMBIENCE_FILES = ("bed-torch.ogg", "bed-tomb.ogg")
"""Two loops of lengths without a common measure, played together: one never hears the same twice."""
MUSIC_FILE = "music-viol.ogg"
_FADE_IN, _FADE_OUT = 2500, 900


class Ambience:
    """Torch and tomb on channels of their own. Does nothing until wanted and audible; needs an open mixer."""

    def __init__(self, folder: Path) -> None:
        self._files = [folder / name for name in AMBIENCE_FILES]
        self._loader: ThreadPoolExecutor | None = None
        self._loading: list[Future[pygame.mixer.Sound]] = []
        self._sounds: list[pygame.mixer.Sound] = []
        self.playing = False

    def follow(self, gain: float, channels: list[pygame.mixer.Channel]) -> None:
        """Sounds at `gain` (0–1) on `channels`, one for each file; 0 stops. Cheap enough for every frame."""
        if gain <= 0.0:
            self._stop(channels)
            return
        for channel in channels:
            channel.set_volume(gain)
        if not self.playing and self._loaded():
            for channel, sound in zip(channels, self._sounds, strict=False):
                channel.play(sound, loops=-1, fade_ms=_FADE_IN)
            self.playing = True

    def close(self) -> None:
        """Waits for the loader; no thread may touch a closed mixer."""
        if self._loader is not None:
            self._loader.shutdown(wait=True, cancel_futures=True)

    def _stop(self, channels: list[pygame.mixer.Channel]) -> None:
        if self.playing:
            for channel in channels:
                # SDL_mixer ignores a fade-out at volume 0, where a fade-in has just begun.
                if channel.get_volume() == 0.0:
                    channel.stop()
                channel.fadeout(_FADE_OUT)
            self.playing = False

    def _loaded(self) -> bool:
        if self._loader is None:
            self._loader = ThreadPoolExecutor(1, thread_name_prefix="ambience")
            self._loading = [self._loader.submit(pygame.mixer.Sound, file) for file in self._files]
            self._loader.shutdown(wait=False)
        if not all(future.done() for future in self._loading):
            return False
        for future in self._loading:
            error = future.exception()
            if error is None:
                self._sounds.append(future.result())
            else:
                log.warning("No ambience: %s", error)
        self._loading = []
        return True


class Music:
    """The viol. Does nothing until wanted and audible; needs an open mixer."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / MUSIC_FILE
        self._broken = False
        self.playing = False

    def follow(self, gain: float) -> None:
        """Sounds at `gain` (0–1); 0 stops. Cheap enough for every frame."""
        if gain <= 0.0:
            if self.playing:
                pygame.mixer.music.fadeout(_FADE_OUT)
            self.playing = False
            return
        pygame.mixer.music.set_volume(gain)
        if not self.playing and not self._broken:
            self._start()

    def _start(self) -> None:
        try:
            pygame.mixer.music.load(self._file)
        except (OSError, pygame.error) as error:
            log.warning("No music: %s", error)
            self._broken = True
            return
        pygame.mixer.music.play(-1, fade_ms=_FADE_IN)
        self.playing = True
