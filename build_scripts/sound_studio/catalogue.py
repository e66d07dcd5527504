"""Every sound of the game by file name: who makes it, where in the room it sounds, and how loud it is.

Effects are named `<cue>.<n>`, or `<cue>.w<k>.<n>` where a cue has several weights, k = 1 being the lightest.
The cues are those of `crypt_game.sound.cues` but for those that `build_scripts/music.py` plays; a test
keeps the two lists equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random

from . import beds, cards, dice, fire, stone, voices
from .mastering import level, trimmed
from .room import FAR, HALL, NEAR, Place, Stereo, in_room
from .signals import Signal

Maker = Callable[[Random], Signal]


@dataclass(frozen=True, slots=True)
class Effect:
    """A short sound: cue, a maker for each variant, loudness in dBFS, place, and its weight if it has one."""

    cue: str
    makers: tuple[Maker, ...]
    loudness_db: float
    place: Place = NEAR
    weight: int = 0

    def names(self) -> Iterator[tuple[str, Maker]]:
        stem = f"{self.cue}.w{self.weight}" if self.weight else self.cue
        for number, maker in enumerate(self.makers, 1):
            yield f"{stem}.{number}", maker


_BELLS = tuple(partial(dice.survived, hz=hz) for hz in (293.66, 392.0, 440.0))
"""D, G and A: bells that ring together in any number stay in tune, with each other and with the voices."""

EFFECTS = (
    Effect("focus-moved", (stone.focus_moved,) * 4, -38.0),
    Effect("pressed", (stone.pressed,) * 3, -29.5),
    Effect("refused", (stone.refused,) * 3, -28.0),
    Effect("page-turned", (cards.page,) * 3, -30.0),
    Effect("opened", (stone.unrolled,) * 3, -30.0),
    Effect("sealed", (stone.sealed,) * 3, -30.0),
    Effect("your-turn", (stone.your_turn,) * 3, -27.0, HALL),
    Effect("ghost-turn", (fire.ghost_breath,) * 3, -31.0, FAR),
    Effect("deck-shuffled", (cards.shuffled,) * 3, -28.0),
    Effect("card-dealt", (cards.dealt,) * 4, -27.0),
    Effect("card-dealt-hidden", (cards.dealt_hidden,) * 3, -29.0),
    Effect("card-flipped", (cards.flipped,) * 3, -28.0),
    Effect("card-peeked", (cards.peeked,) * 3, -31.0),
    Effect("card-collected", (cards.collected,) * 4, -29.0),
    Effect("card-discarded", (cards.discarded,) * 3, -31.0),
    Effect("die-lifted", (dice.lifted,) * 3, -32.0),
    Effect("die-placed", (partial(dice.placed, weight=0.0),) * 4, -29.0, weight=1),
    Effect("die-placed", (partial(dice.placed, weight=0.5),) * 4, -26.5, weight=2),
    Effect("die-placed", (partial(dice.placed, weight=1.0),) * 4, -24.0, weight=3),
    Effect("die-pushed-out", (dice.pushed_out,) * 4, -23.0),
    Effect("die-tumbled", (dice.tumbled,) * 4, -27.0),
    Effect("die-landed", (partial(dice.landed, weight=0.1),) * 4, -27.0, weight=1),
    Effect("die-landed", (partial(dice.landed, weight=0.9),) * 4, -24.5, weight=2),
    Effect("die-exhausted", (dice.exhausted,) * 3, -24.0),
    Effect("die-survived", _BELLS, -28.0, HALL),
    Effect("dice-recovered", (dice.recovered,) * 3, -26.0),
    Effect("coin-counted", (stone.coin_counted,) * 5, -29.0),
    Effect("coins-totalled", (stone.coins_totalled,) * 3, -26.0),
    Effect("torch-passed", (fire.torch_passed,) * 3, -26.0, HALL),
    Effect("lights-out-passed", (fire.lights_out,) * 3, -27.0, HALL),
    Effect("phase-changed", (stone.tomb_door,) * 3, -27.0, FAR),
    Effect("fool", (voices.fool,) * 3, -25.0, HALL),
)

AMBIENCE = {"bed-torches": (beds.torches, -27.8), "bed-tomb": (beds.tomb, -30.8)}
"""The two loops with their loudness, together -26 dB."""


def _finished(name: str, maker: Maker, effect: Effect) -> Stereo:
    return trimmed(level(in_room(maker(Random(name)), effect.place), effect.loudness_db))


def catalogue() -> dict[str, Callable[[], Stereo]]:
    """Every file name (without ending) with a call that makes the finished sound, always the same."""
    made: dict[str, Callable[[], Stereo]] = {}
    for effect in EFFECTS:
        for name, maker in effect.names():
            made[name] = partial(_finished, name, maker, effect)
    for name, (bed, loudness) in AMBIENCE.items():
        made[name] = partial(_finished_bed, name, bed, loudness)
    return made


def _finished_bed(name: str, bed: Callable[[Random], Stereo], loudness: float) -> Stereo:
    return level(bed(Random(name)), loudness)
