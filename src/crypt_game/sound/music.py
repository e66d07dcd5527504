"""The music: one loop at a time, which fades into another on the bar line as the mood of the game changes.

Two channels run from bar to bar, if only with silence: the mixer begins what is queued where the bar before
ends, so that both loops are in step to the sample. What they have in common then stays as loud as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pygame
import pygame.mixer

from crypt_game.sound.bars import BAR_SECONDS, BEATS, Bars
from crypt_game.sound.device import set_volume
from crypt_game.sound.moods import Mood, MusicLoop, loop_of
from crypt_game.sound.sound_store import Reading, SoundStore

__all__ = ["Music"]

_LEAD = 2.0
"""Seconds before a bar line at which it is settled what plays after it."""
_CROSS_FADE = 2.5
"""Seconds in which one loop takes the place of another."""
_FADE_OUT = 0.9
"""Seconds in which all of it comes and goes, by volume alone."""
_BEAT_SECONDS = BAR_SECONDS / BEATS
_MOTIF_PAUSE = 25.0
"""Seconds between two motifs: houses that take quick turns do not chatter."""


class Music:
    """Plays what fits a mood. Starts and stops; knows no scene. Needs an open mixer."""

    def __init__(
        self,
        folder: Path,
        store: SoundStore,
        clock: Callable[[], float],
        channels: Sequence[pygame.mixer.Channel],
    ) -> None:
        """`folder` holds loops and motifs; needs two channels for the loops and one for the motifs."""
        self._bars = Bars(folder, store)
        self._folder, self._store, self._clock = folder, store, clock
        self._motif: Reading | None = None
        self._front, self._back, self._motif_channel = channels
        self._loop = self._next_loop = MusicLoop.MENU
        """What plays in front now, and what was queued to play in front after the bar line."""
        self._before: MusicLoop | None = None
        """What plays in the back and fades; None for silence."""
        self._level = 0.0
        """How far the loop in front has come in."""
        self._gain = self._presence = 0.0
        self._next_bar = 0
        self._began = 0.0
        self._seen = 0.0
        self._playing = self._queued = False
        self._house, self._last_motif, self._beat = "", float("-inf"), 0

    @property
    def audible(self) -> set[MusicLoop]:
        """The loops that can be heard now."""
        if not self._playing or self._presence == 0.0:
            return set()
        return {self._loop} if self._before is None or self._level == 1.0 else {self._loop, self._before}

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
            self._level = min(1.0, self._level + elapsed / _CROSS_FADE)
            if not self._bars.reading:
                self._set_volumes()
            self._play_motif(mood.house, now)

    @property
    def fading(self) -> bool:
        """Whether any loop is on its way in or out."""
        return self._playing and self._presence > 0.0 and min(self._presence, self._level) < 1.0

    @property
    def _running(self) -> bool:
        """Whether any loop's channel still runs. One that does is never played upon: what it has queued
        would be begun and dropped inside that call, which pygame-ce 2.5.8 does not survive."""
        return self._front.get_busy() or self._back.get_busy()

    def _run_out(self, elapsed: float) -> None:
        """Fades out; the bars that were begun or queued go on unheard, and no others follow them."""
        if not self._playing:
            return
        self._presence = max(0.0, self._presence - elapsed / _FADE_OUT)
        self._set_volumes()
        self._motif = None
        if self._presence == 0.0:
            self._bars.forget()
        if not self._running:
            self._playing = self._queued = False

    def _set_volumes(self) -> None:
        gain = self._gain * self._presence
        set_volume(self._front, gain * self._level)
        set_volume(self._back, gain * (1.0 - self._level) if self._before is not None else 0.0)
        set_volume(self._motif_channel, gain)

    def _begin(self, mood: Mood, now: float) -> None:
        self._playing = False
        loop = loop_of(mood)
        if not self._bars.ready([loop], self._next_bar):
            return
        for channel, sound in (
            (self._front, self._bars.take(loop, self._next_bar)),
            (self._back, self._bars.silence),
        ):
            channel.set_volume(0.0)
            channel.play(sound)
            channel.set_volume(0.0)
        self._bars.forget()
        self._next_bar += 1
        self._loop, self._before, self._level = loop, None, 0.0
        self._began, self._beat, self._presence = now, 0, 1.0
        self._playing, self._queued = True, False

    def _go_on(self, mood: Mood, now: float) -> None:
        if self._queued and self._front.get_queue() is None:
            self._cross_bar_line(now)
        if self._queued or now - self._began < BAR_SECONDS - _LEAD:
            return
        loop = loop_of(mood)
        if not self._bars.ready({self._loop, loop}, self._next_bar):
            return
        self._front.queue(self._bars.take(self._loop, self._next_bar))
        changes = loop is not self._loop
        self._back.queue(self._bars.take(loop, self._next_bar) if changes else self._bars.silence)
        self._bars.forget()
        self._next_loop, self._queued = loop, True

    def _cross_bar_line(self, now: float) -> None:
        """What was queued begins; a loop that is new has its bars on the channel in the back till now."""
        self._next_bar += 1
        self._began, self._beat, self._queued, self._before = now, 0, False, None
        if self._next_loop is not self._loop:
            self._front, self._back = self._back, self._front
            self._loop, self._before, self._level = self._next_loop, self._loop, 0.0

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
