"""Which sounds are captioned, and the captions on show. Plays and paints nothing; says keys of `locale/`."""

from __future__ import annotations

from collections.abc import Mapping

from crypt_game.sound.cues import Cue
from crypt_game.sound.moods import Mood

__all__ = ["CAPTIONED", "Captions"]

CAPTIONED: Mapping[Cue, str] = {
    Cue.REFUSED: "caption-refused",
    Cue.YOUR_TURN: "caption-your-turn",
    Cue.GHOST_TURN: "caption-ghost",
    Cue.DIE_PUSHED_OUT: "caption-pushed-out",
    Cue.DIE_EXHAUSTED: "caption-exhausted",
    Cue.COIN_COUNTED: "caption-coins",
    Cue.COINS_TOTALLED: "caption-coins",
    Cue.VICTORY: "caption-victory",
    Cue.DEFEAT: "caption-defeat",
    Cue.FOOL: "caption-fool",
}
"""The key of the caption of each cue that tells something; the other cues only go with what is seen."""


class Captions:
    """At most `SHOWN` captions at a time, each for `SECONDS` after its sound was last asked for."""

    SHOWN = 2
    SECONDS = 2.5

    def __init__(self, wanted: bool = False) -> None:
        self.wanted = wanted
        """Whether sounds are captioned; what music told before counts as known when they begin to be."""
        self._left: dict[str, float] = {}
        """Seconds that each caption on show stays, the oldest first."""
        self._mood: Mood | None = None
        self._changed = False

    @property
    def keys(self) -> list[str]:
        """The keys of the captions on show, oldest first."""
        return [*self._left]

    def hear(self, cue: Cue) -> None:
        """Caption a cue, whether or not it can be heard; one without a caption changes nothing."""
        if cue in CAPTIONED:
            self._show(CAPTIONED[cue])

    def follow(self, mood: Mood | None) -> None:
        """Caption what the music begins to tell: the last round, the turn of a Ghost. For every frame."""
        before, self._mood = self._mood, mood
        if mood is None:
            return
        if mood.ghost and not (before is not None and before.ghost):
            self._show("caption-ghost")
        if mood.last_round and not (before is not None and before.last_round):
            self._show("caption-last-round")

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when other captions are to be seen than at the last update."""
        kept = {key: left - dt for key, left in self._left.items() if left > dt and self.wanted}
        changed = self._changed or len(kept) < len(self._left)
        self._left, self._changed = kept, False
        return changed

    def _show(self, key: str) -> None:
        if not self.wanted:
            return
        self._changed = self._changed or key not in self._left
        self._left[key] = self.SECONDS
        for oldest in [*self._left][: -self.SHOWN]:
            del self._left[oldest]
