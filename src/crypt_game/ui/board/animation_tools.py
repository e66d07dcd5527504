"""What the makers of animations share: places, houses, flights, and the shape of an animation.

An animation folds its events as it starts (`AnimatedBoard.fold`), hides what is still in the air, plays the
motions, and shows the thing at its place when it ends; so a skipped one and a played one leave the same
table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from operator import itemgetter
from types import MappingProxyType
from typing import Protocol

from pygame import Rect

from crypt_game.drawing import piece_motions
from crypt_game.drawing.motion import Animation, Motion, in_quad, out_cubic
from crypt_game.drawing.piece_motions import Picture
from crypt_game.play.board_model import BoardModel
from crypt_game.play.spots import PoolDieSpot, Spot
from crypt_game.rules import SeatView
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SeatIndex
from crypt_game.rules.terms import SeatKind
from crypt_game.sound import Cue
from crypt_game.text.language import Say
from crypt_game.ui.board.layout_crypt import CryptLayout
from crypt_game.ui.board.piece_pictures import die_picture, tumbling_picture

__all__ = ["AnimatedBoard", "AnimationTools", "fitted", "quiet", "shrunk", "stagger"]

_LONGEST = 1.2
_LOWERED = 1.6
"""From how high above its card a Ghost sets a die down, in dice."""
_VANISHING_ARC = 0.2
_TOSS_HIGH, _TOSS_SHARE = 1.4, 0.3
"""How high a die is thrown at most, in its heights, and as a share of its way."""
_GAP = 0.09
"""Seconds between the dice of a roll."""
_SMALLER = 1 / 3
"""By how much less than its target a thing vanishes into it."""


class AnimatedBoard(Protocol):
    """What animations need of the board that they are shown on."""

    model: BoardModel

    def layout(self) -> CryptLayout:
        """Where things lie in the view as it is folded now."""

    @property
    def lifted(self) -> dict[Spot, Rect]:
        """Where things are seen that do not lie at their places now."""

    def fold(self) -> None:
        """Take the next event of the animation on show into the view, and write it down."""

    def cue(self, cue: Cue, *, weight: float = 0.5, pan: float = 0.0) -> None:
        """Play a sound."""

    @property
    def say(self) -> Say | None:
        """The words of the language that is spoken now; None where heirs have no names."""

    @property
    def still(self) -> bool:
        """Whether motion is reduced to short fades."""

    @property
    def hurried(self) -> bool:
        """Whether nobody wants to wait."""


class AnimationTools:
    """What the makers of animations share, for one board."""

    def __init__(self, board: AnimatedBoard) -> None:
        self.board = board
        self._seed = 0
        self._arrivals: list[tuple[float, Spot]] = []

    def place(self, spot: Spot) -> Rect:
        return self.board.layout().place(spot)

    def house(self, seat: SeatIndex) -> str:
        return self.board.model.house(seat).value

    def pool_house(self, pool: PoolIndex) -> str:
        return self.board.model.pool_house(pool).value

    def fold_all(self, events: Sequence[ev.Event]) -> None:
        for _ in events:
            self.board.fold()

    def played(
        self,
        events: Sequence[ev.Event],
        moves: Callable[[], Sequence[Motion]],
        *,
        hide: Callable[[], Sequence[Spot]] = lambda: (),
        cues: Sequence[tuple[float, Cue, float]] = (),
        moods: Mapping[SeatIndex, str] = MappingProxyType({}),
    ) -> Animation:
        """An animation that folds `events` as it starts and makes its motions for the table as it is then.

        Meanwhile the seats in `moods` look so.
        """
        animation = Animation()

        def start() -> None:
            self.fold_all(events)
            self.board.model.moods.update(moods)
            spots = list(hide())
            self.board.model.hidden.update(spots)
            self._arrivals.clear()
            animation.motions = tuple(moves())
            shown = [(at, partial(self.board.model.hidden.discard, spot)) for at, spot in self._arrivals]
            animation.cues = sorted([*animation.cues, *shown], key=itemgetter(0))
            animation.on_end = lambda: end(spots)

        def end(spots: list[Spot]) -> None:
            self.board.model.hidden.difference_update(spots)
            for seat in moods:
                self.board.model.moods.pop(seat, None)

        animation.on_start = start
        heard = sorted((max(0.0, moment - cue.stroke), cue, weight) for moment, cue, weight in cues)
        animation.cues = [(at, partial(self.board.cue, cue, weight=weight)) for at, cue, weight in heard]
        return animation

    def arriving(self, motion: Motion, spot: Spot) -> Motion:
        """The motion of a thing that lies at its spot from then on, while others of the animation still move;
        to be asked for where an animation's motions are made."""
        self._arrivals.append((motion.end, spot))
        return replace(motion, draw=lambda canvas, t: motion.draw(canvas, t) if t < 1 else None)

    def move(
        self,
        picture: Picture,
        start: Rect,
        end: Rect,
        seconds: float,
        *,
        delay: float = 0.0,
        easing: Callable[[float], float] = out_cubic,
        arc: float = 0.0,
    ) -> Motion:
        """A piece goes from `start` to `end`; it appears there where nothing is to move."""
        if self.board.still:
            return piece_motions.fade(picture, end)
        return piece_motions.flight(picture, start, end, seconds, delay=delay, easing=easing, arc=arc)

    def vanish(self, picture: Picture, start: Rect, end: Rect, seconds: float, delay: float) -> Motion:
        """A piece goes from `start` to `end`, where it is seen no more."""
        if self.board.still:
            return piece_motions.fade(picture, start, away=True)
        arc = start.height * _VANISHING_ARC
        return piece_motions.flight(
            picture, start, end, seconds, delay=delay, easing=in_quad, arc=arc, vanish=True
        )

    def toss(self, picture: Picture, start: Rect, end: Rect, seconds: float, delay: float) -> Motion:
        """A die is thrown from `start` to `end`, the higher the further."""
        if self.board.still:
            return piece_motions.fade(picture, end)
        way = abs(end.centerx - start.centerx) + abs(end.centery - start.centery)
        high = min(end.height * _TOSS_HIGH, way * _TOSS_SHARE)
        return piece_motions.toss(picture, start, end, seconds=seconds, delay=delay, height=high)

    def lower(
        self, picture: Picture, start: Rect, end: Rect, seconds: float, delay: float, *, hand: Picture
    ) -> Motion:
        """A Ghost's `hand` sets a die down at `end`."""
        if self.board.still:
            return piece_motions.fade(picture, end)
        height = end.height * _LOWERED
        return piece_motions.lower(
            picture, start, end, hand=hand, height=height, seconds=seconds, delay=delay
        )

    def is_ghost(self, seat: SeatIndex) -> bool:
        """Whether a Ghost plays there."""
        return self.board.model.view.variant.kinds[seat] is SeatKind.GHOST

    def dice_home(self, view: SeatView, pool: PoolIndex, dice: int) -> list[Spot]:
        """The places in the pool's area where `dice` dice that just came back lie in `view`."""
        state = view.pools[pool]
        working = view.variant.pool_size - state.available - state.exhausted
        first = max(0, working)
        return [PoolDieSpot(pool, first + n) for n in range(min(dice, state.available))]

    def next_seed(self) -> int:
        self._seed += 1
        return self._seed

    def tumbling(self, house: str, start: Rect, end: Rect, roll: int, number: int) -> Motion:
        """The `number`-th die of a roll tumbles from `start` to `end` and lands on `roll`."""
        if self.board.still:
            return piece_motions.fade(die_picture(house, roll, end), end)
        die = tumbling_picture(house, end)
        return piece_motions.tumble(
            die, start, end, roll, delay=number * _GAP, bounce=end.height, seed=self.next_seed()
        )


def stagger(count: int, wanted: float, one: float) -> float:
    """The delay between `count` motions of `one` second each so that all end within the longest animation."""
    return wanted if count < 2 else max(0.0, min(wanted, (_LONGEST - one) / (count - 1)))


def shrunk(start: Rect, target: Rect) -> Rect:
    """A rectangle of `start`'s shape, small enough to vanish into `target`."""
    return fitted(start, target.scale_by(1 - _SMALLER))


def fitted(start: Rect, target: Rect) -> Rect:
    """A rectangle of `start`'s shape as large as fits `target`, centred on it."""
    share = min(target.width / max(1, start.width), target.height / max(1, start.height))
    rect = Rect(0, 0, max(1, round(start.width * share)), max(1, round(start.height * share)))
    rect.center = target.center
    return rect


def quiet(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    """An animation that shows nothing of its own."""
    return Animation(on_start=lambda: tools.fold_all(events))
