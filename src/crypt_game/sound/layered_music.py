"""The music: layers that play in step, and come and go on the bar line as the mood of the game changes.

Every layer has a channel of its own, and all of them run from bar to bar, if only with silence: the mixer
begins what is queued where the bar before ends, so that whatever joins is in step to the sample.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from crypt_game.sound.bars import BAR_SECONDS, BEATS, Bars
from crypt_game.sound.moods import Mood, MusicLayer, layers_of
from crypt_game.sound.sound_store import Reading, SoundStore

__all__ = ["LayeredMusic"]

_LEAD = 2.0
"""Seconds before a bar line at which it is settled what plays after it."""
_RISE, _FALL = 1.5, 3.5
"""Seconds in which a layer comes in and goes out."""
_FADE_OUT = 0.9
"""Seconds in which all of it comes and goes, by volume alone."""
_BEAT_SECONDS = BAR_SECONDS / BEATS
_MOTIF_PAUSE = 25.0
"""Seconds between two motifs: houses that take quick turns do not chatter."""


class LayeredMusic:
    """Plays what fits a mood. Starts and stops; knows no scene. Needs an open mixer."""

    def __init__(
        self,
        folder: Path,
        store: SoundStore,
        clock: Callable[[], float],
        channels: Sequence[pygame.mixer.Channel],
    ) -> None:
        """`folder` holds bars and motifs; needs a channel for each layer and one for the motifs."""
        self._bars = Bars(folder, store)
        self._folder, self._store, self._clock = folder, store, clock
        self._motif: Reading | None = None
        *layers, self._motif_channel = channels
        self._channels = dict(zip(MusicLayer, layers, strict=True))
        self._levels = dict.fromkeys(MusicLayer, 0.0)
        self._gain = self._presence = 0.0
        self._aims: Mapping[MusicLayer, float] = {}
        self._next_aims: Mapping[MusicLayer, float] = {}
        self._next_bar = 0
        self._began = 0.0
        self._seen = 0.0
        self._playing = self._queued = False
        self._house, self._last_motif, self._beat = "", float("-inf"), 0

    @property
    def audible(self) -> set[MusicLayer]:
        """The layers that can be heard now."""
        heard = self._playing and self._presence > 0.0
        return {layer for layer, level in self._levels.items() if level > 0.0} if heard else set()

    def follow(self, gain: float, under_cues: float, mood: Mood | None) -> None:
        """Plays on at `gain` (0–1), times `under_cues` for now; without a mood, or at gain 0, fades out.

        For every frame, and twice a second at least.
        """
        now = self._clock()
        elapsed, self._seen = now - self._seen, now
        if gain <= 0.0 or mood is None:
            self._run_out(elapsed)
            return
        self._gain = gain * under_cues
        if not self._running:
            self._begin(mood, now)
        else:
            self._go_on(mood, now)
        if self._playing:
            self._presence = min(1.0, self._presence + elapsed / _FADE_OUT)
            self._fade(elapsed)
            self._play_motif(mood.house, now)

    @property
    def fading(self) -> bool:
        """Whether any layer is on its way in or out."""
        aims = {layer: self._aims.get(layer, 0.0) for layer in self._levels}
        return self._playing and self._presence > 0.0 and (self._presence < 1.0 or self._levels != aims)

    @property
    def _running(self) -> bool:
        """Whether any layer's channel still runs. One that does is never played upon: what it has queued
        would be begun and dropped inside that call, which pygame-ce 2.5.8 does not survive."""
        return any(channel.get_busy() for channel in self._channels.values())

    def _run_out(self, elapsed: float) -> None:
        """Fades out; the bars that were begun or queued go on unheard, and no others follow them."""
        if not self._playing:
            return
        self._presence = max(0.0, self._presence - elapsed / _FADE_OUT)
        self._set_volumes()
        self._motif = None
        if self._presence == 0.0:
            self._bars.forget()
            self._levels = dict.fromkeys(MusicLayer, 0.0)
        if not self._running:
            self._playing = self._queued = False

    def _set_volumes(self) -> None:
        for layer, channel in self._channels.items():
            channel.set_volume(self._gain * self._presence * self._levels[layer])
        self._motif_channel.set_volume(self._gain * self._presence)

    def _begin(self, mood: Mood, now: float) -> None:
        self._playing = False
        aims = layers_of(mood)
        if not self._bars.ready(aims, self._next_bar):
            return
        for layer, channel in self._channels.items():
            sound = self._bars.take(layer, self._next_bar) if layer in aims else self._bars.silence
            channel.set_volume(0.0)
            channel.play(sound)
            channel.set_volume(0.0)
        self._bars.forget()
        self._next_bar += 1
        self._aims, self._began, self._beat, self._presence = aims, now, 0, 1.0
        self._playing, self._queued = True, False

    def _go_on(self, mood: Mood, now: float) -> None:
        if self._queued and self._channels[MusicLayer.DRONE].get_queue() is None:
            self._next_bar += 1
            self._aims, self._began, self._beat, self._queued = self._next_aims, now, 0, False
        if self._queued or now - self._began < BAR_SECONDS - _LEAD:
            return
        aims = layers_of(mood)
        heard = self.audible | aims.keys()
        if not self._bars.ready(heard, self._next_bar):
            return
        for layer, channel in self._channels.items():
            channel.queue(self._bars.take(layer, self._next_bar) if layer in heard else self._bars.silence)
        self._bars.forget()
        self._next_aims, self._queued = aims, True

    def _fade(self, elapsed: float) -> None:
        """Brings every layer nearer to its level; what is heard follows when the frame need not wait."""
        for layer in self._levels:
            level, aim = self._levels[layer], self._aims.get(layer, 0.0)
            step = elapsed / (_RISE if aim > level else _FALL)
            self._levels[layer] = min(aim, level + step) if aim > level else max(aim, level - step)
        if not self._bars.reading:
            self._set_volumes()

    def _play_motif(self, house: str, now: float) -> None:
        """Has the motif of a house that gets its turn sound on the next beat."""
        beat = int((now - self._began) / _BEAT_SECONDS)
        on_beat, self._beat = beat != self._beat, beat
        if house and house != self._house:
            self._house = house
            file = self._folder / f"motif-{house}.ogg"
            if now - self._last_motif >= _MOTIF_PAUSE and file.exists():
                self._motif, self._last_motif = self._store.get(file), now
        if on_beat and self._motif is not None and self._motif.done():
            if (sound := self._motif.result()) is not None:
                self._motif_channel.play(sound)
                self._motif_channel.set_volume(self._gain)
            self._motif = None
