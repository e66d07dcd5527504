"""Rolls that decide: dice thrown large across the slab, the last one slowly, and back to their cards."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.canvas import DieFace
from crypt_game.drawing.motion import Animation, Motion, out_cubic, wait
from crypt_game.drawing.piece_motions import Picture
from crypt_game.play.collect_status import DiceThrow
from crypt_game.play.spots import SlotDieSpot
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SlotIndex
from crypt_game.sound import Cue
from crypt_game.ui.board.animation_tools import AnimationTools
from crypt_game.ui.board.piece_pictures import die_picture, failed_die_picture, tumbling_picture

__all__ = ["show_exhaustion_rolled", "show_rerolled"]


class _Tempo(NamedTuple):
    """Seconds: how long a die is thrown, how far apart dice are, how much longer the last one takes, how long
    all lie still, how long they take to go back."""

    throw: float
    gap: float
    slow: float
    rest: float
    back: float

    def stopped(self, dice: int) -> float:
        """When the last of so many dice lies still."""
        return self.gap * (dice - 1) + self.throw + self.slow


_TEMPO = _Tempo(throw=0.65, gap=0.07, slow=0.5, rest=0.8, back=0.3)
_HURRIED = _Tempo(throw=0.42, gap=0.06, slow=0.1, rest=0.13, back=0.2)
_STILL = 0.85
"""How long a roll is shown where nothing moves."""
_LARGE, _LAST = 0.72, 1.2
"""How wide a thrown die is at most, in cards, and how much larger the last one is."""
_ABREAST, _LARGER_ABREAST, _RISE = 1.42, 0.6, 0.06
"""How far apart dice come to lie, in dice, how much further where labels are twice as large, and how far they
reach above the cards, in heights of a card."""
_SHADED = 3
"""How much wider than the row of dice the slab is darkened, in dice."""
_SCATTER, _SCATTER_TURN = 0.1, 5
"""By which share of its size a die lies above or below the row, and how differently from its neighbour."""
_BACK_ARC = 0.25
_TOUCHDOWN = 0.85
"""The share of a throw after which the die is heard to land."""


class _Die(NamedTuple):
    """A die that is thrown: where it lies, what it showed, what it has to reach, what it rolled."""

    spot: SlotDieSpot
    face: DieFace
    effort: int
    roll: int

    @property
    def holds(self) -> bool:
        """Whether it comes home (§3.8)."""
        return self.roll >= self.effort


def show_exhaustion_rolled(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.ExhaustionRolled))
    dice = [
        _Die(SlotDieSpot(rolled.slot, number), rolled.effort, rolled.effort, roll)
        for rolled in event.slots
        for number, roll in enumerate(rolled.rolls)
    ]
    return _thrown(tools, events, event.pool, dice)


def show_rerolled(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Rerolled))
    before = tools.board.model.collect.rolls.get(event.slot, ())
    face = before[event.die] if event.die < len(before) else event.effort
    die = _Die(SlotDieSpot(event.slot, event.die), face, event.effort, event.roll)
    return _thrown(tools, events, event.pool, [die])


def _thrown(
    tools: AnimationTools, events: Sequence[ev.Event], pool: PoolIndex, dice: Sequence[_Die]
) -> Animation:
    house = tools.pool_house(pool)
    awaited = _is_awaited(tools, pool)
    tempo = _TEMPO if awaited else _HURRIED

    def moves() -> list[Motion]:
        starts = [tools.place(die.spot) for die in dice]
        if tools.board.still:
            faces = [_landed(house, die, start) for die, start in zip(dice, starts, strict=True)]
            return [*map(piece_motions.fade, faces, starts), wait(_STILL)]
        ends = _row(tools, [die.spot.slot for die in dice])
        row = ends[0].unionall(ends)
        row.inflate_ip(_SHADED * ends[0].width, 0)
        seconds = tempo.stopped(len(dice)) + tempo.rest
        made: list[Motion] = [effects.shade(row, seconds), _spotlight(tools, dice, seconds)]
        for number, (die, start, end) in enumerate(zip(dice, starts, ends, strict=True)):
            made += _throw(tools, house, tempo, (number, len(dice)), die, start, end)
        if awaited and len(dice) > 1 and tools.board.say is not None:
            words, first = tools.board.say("table-throw-last"), tempo.stopped(len(dice) - 1) - tempo.slow
            awaiting, grown = tempo.stopped(len(dice)) - first, tools.board.layout().crypt.upon
            made.append(effects.tag_below(ends[-1], words, awaiting, delay=first, grown=grown))
        return made

    cues: list[tuple[float, Cue, float]] = [(0.0, Cue.DIE_TUMBLED, 0.5)]
    for number, die in enumerate(dice):
        at = tempo.gap * number + tempo.throw * _TOUCHDOWN + (tempo.slow if number == len(dice) - 1 else 0.0)
        cues.append((at, Cue.DIE_SURVIVED if die.holds else Cue.DIE_LANDED, 0.5))
    animation = tools.played(events, moves, hide=lambda: [die.spot for die in dice], cues=cues)
    return _counted(tools, animation, pool, dice, tempo)


def _counted(
    tools: AnimationTools, animation: Animation, pool: PoolIndex, dice: Sequence[_Die], tempo: _Tempo
) -> Animation:
    """The throw is counted in the status line while it lasts, each die as it stops."""
    collect = tools.board.model.collect
    efforts = {die.effort for die in dice}
    throw = DiceThrow(pool, len(dice), min(efforts) if len(efforts) == 1 else None)
    start = animation.on_start

    def begin() -> None:
        collect.throw = throw
        if start is not None:
            start()
        end = animation.on_end

        def over() -> None:
            collect.throw = None
            if end is not None:
                end()

        animation.on_end = over

    stops = [
        (tempo.stopped(number + 1) - (tempo.slow if number < len(dice) - 1 else 0.0), die.holds)
        for number, die in enumerate(dice)
    ]
    counts = [(at, partial(throw.stop, holds=holds)) for at, holds in stops]
    animation.on_start = begin
    animation.cues = sorted([*animation.cues, *counts], key=itemgetter(0))
    return animation


def _spotlight(tools: AnimationTools, dice: Sequence[_Die], seconds: float) -> Motion:
    """The cards whose dice are thrown stand in the light, all others in the dark."""
    crypt, slots = tools.board.layout().crypt, tools.board.model.view.crypt
    asked = {die.spot.slot for die in dice}
    lit = [crypt.whole(slot) for slot in crypt.shown if slot in asked]
    others = [slot for slot in crypt.shown if slot not in asked and slots[slot] is not None]
    return effects.spotlight(lit, [crypt.whole(slot) for slot in others], seconds)


def _landed(house: str, die: _Die, rect: Rect) -> Picture:
    """A die as it lies when it has been thrown."""
    return (die_picture if die.holds else failed_die_picture)(house, die.roll, rect)


def _is_awaited(tools: AnimationTools, pool: PoolIndex) -> bool:
    """Whether somebody at the screen holds their breath: it is their roll, and nobody is in a hurry."""
    model = tools.board.model
    people = model.plan.human_seats
    return not tools.board.hurried and any(seat in people for seat in model.view.variant.members[pool])


def _throw(
    tools: AnimationTools,
    house: str,
    tempo: _Tempo,
    place: tuple[int, int],
    die: _Die,
    start: Rect,
    end: Rect,
) -> list[Motion]:
    """A die is thrown, stops with its verdict, and goes back; `place` is its number among how many."""
    number, count = place
    seconds, delay = tempo.throw + (tempo.slow if number == count - 1 else 0.0), tempo.gap * number
    gone = tempo.stopped(count) + tempo.rest
    thrown = piece_motions.tumble(
        tumbling_picture(house, end),
        start,
        end,
        die.roll,
        seconds=seconds,
        delay=delay,
        bounce=end.height,
        seed=tools.next_seed(),
    )
    shown = _landed(house, die, end)
    stays = piece_motions.stay(shown, end, gone - delay - seconds)
    back = piece_motions.flight(shown, end, start, tempo.back, easing=out_cubic, arc=end.height * _BACK_ARC)
    whole = piece_motions.followed(piece_motions.followed(thrown, stays), back)
    lies = piece_motions.lying(die_picture(house, die.face, start), start, whole)
    stopped = delay + seconds
    grown = tools.board.layout().crypt.upon
    told = [effects.verdict(end, (die.roll, die.effort), gone - stopped, delay=stopped, grown=grown)]
    if not die.holds and tempo.rest >= effects.SPARK_SECONDS:
        told.insert(0, effects.sparks(end, delay=stopped, seed=tools.next_seed()))
    return [lies, *told]


def _row(tools: AnimationTools, slots: Sequence[SlotIndex]) -> list[Rect]:
    """Where dice of these slots come to lie: in a row, those of one card beside it, else each as near to its
    card as the others leave it room, the last one largest; what is told below them ends above the dice and
    the tags of the cards."""
    crypt, count = tools.board.layout().crypt, len(slots)
    slab = crypt.whole(crypt.shown[0]).unionall([crypt.whole(slot) for slot in crypt.shown])
    card = crypt.cards[crypt.shown[0]]
    foot = min(crypt.socket(slot, False, 0, 1).top for slot in crypt.shown)
    high = foot - slab.top + card.height * _RISE
    below, abreast = effects.tag_room(crypt.upon), _ABREAST + _LARGER_ABREAST * (crypt.upon - 1)
    told = _LAST * (1 + below) + _SCATTER
    side = min(card.width * _LARGE, high / told, slab.width / (count * abreast))
    wanted = [crypt.whole(slot).centerx for slot in slots]
    if len(set(slots)) == 1:
        lying = [place for place, slot in enumerate(tools.board.model.view.crypt) if slot is not None]
        others = [crypt.whole(slot) for slot in crypt.shown if slot in lying and slot != slots[0]]
        middle = _beside(crypt.whole(slots[0]), others, slab, side * abreast * count)
        wanted = [round(middle + (number - (count - 1) / 2) * side * abreast) for number in range(count)]
    places = []
    for number, x in enumerate(_apart(wanted, side * abreast, (slab.left, slab.right))):
        wide = side * (_LAST if number == count - 1 else 1.0)
        higher = side * _SCATTER * (1 + math.sin(_SCATTER_TURN * number + count)) / 2
        place = Rect(0, 0, round(wide), round(wide))
        place.midbottom = round(x), math.floor(foot - wide * below - higher)
        places.append(place)
    return places


def _beside(card: Rect, others: Sequence[Rect], slab: Rect, wide: float) -> float:
    """The middle of a row of dice that leaves their one card in sight, and the others if it can, as near to
    it as may be, or over it where there is no room."""
    ends = [end for each in (card, *others) for end in (each.right + wide / 2, each.left - wide / 2)]
    rows = [Rect(round(end - wide / 2), slab.top, round(wide), slab.height) for end in ends]
    free = [row for row in rows if slab.contains(row) and not row.colliderect(card)]
    clear = [row for row in free if row.collidelist(others) < 0]
    nearest = min(clear or free, key=lambda row: abs(row.centerx - card.centerx), default=card)
    return nearest.centerx


def _apart(wanted: Sequence[float], step: float, within: tuple[float, float]) -> list[float]:
    """Places in a row at least a `step` apart, near those that are wanted and half a step within the ends."""
    placed: list[float] = []
    for x in wanted:
        placed.append(max(x, placed[-1] + step) if placed else x)
    drift = sum(placed) / len(placed) - sum(wanted) / len(wanted)
    first, last = within[0] + step / 2 - placed[0], within[1] - step / 2 - placed[-1]
    shift = max(first, min(-drift, last))
    return [x + shift for x in placed]
