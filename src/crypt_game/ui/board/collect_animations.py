"""Animations of Collect and after: rolls, exhaustion, cards collected and discarded, rewards, torches."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

import pygame

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.motion import Animation, Motion, in_out_cubic, wait
from crypt_game.play.leader_light import CARRIED_SECONDS
from crypt_game.play.spots import BoxSpot, CardSpot, HeldSpot, SlotDieSpot, Spot, Torch, TorchSpot
from crypt_game.rules import Face
from crypt_game.rules import events as ev
from crypt_game.rules.indices import PoolIndex, SeatIndex, SlotIndex
from crypt_game.sound import Cue
from crypt_game.ui.board.animation_tools import AnimationTools, fitted, shrunk, stagger
from crypt_game.ui.board.piece_pictures import (
    card_picture,
    die_picture,
    failed_die_picture,
    mini_picture,
    torch_picture,
)

_AHEAD = 0.2
"""How many seconds before a card arrives its set begins to glow."""
_DISCARD, _DISCARD_GAP, _DISCARD_HEARD = 0.4, 0.08, 0.05
_CRACK_GAP, _CRACK_HEARD = 0.06, 0.15
_COLLECT, _COLLECT_GAP, _COLLECT_HEARD, _HOME_GAP = 0.5, 0.18, 0.4, 0.03
_FLIP, _FLIP_HEARD, _PEEK, _TAKE_HEARD = 0.28, 0.1, 0.5, 0.1
_PASS_HEARD = 0.45
"""Seconds: how long a thing moves, the gap between several, and when it is heard."""
_ARC, _HOP = 0.16, 0.08
"""How high a card flies and hops, in its heights."""
_LOUDEST_CRACKS = 4


def show_discarded(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    gone = [event for event in events if isinstance(event, ev.Discarded)]
    starts = [
        (tools.place(CardSpot(event.slot, layer)), laid)
        for event in gone
        for layer, laid in enumerate(event.cards)
    ]
    gap = stagger(len(starts), _DISCARD_GAP, _DISCARD)

    def moves() -> list[Motion]:
        box = tools.place(BoxSpot())
        made = []
        for number, (rect, laid) in enumerate(starts):
            picture, end = card_picture(laid.card, laid.up, rect), shrunk(rect, box)
            gone = tools.vanish(picture, rect, end, _DISCARD, number * gap)
            made.append(piece_motions.lying(picture, rect, gone))
        return made[::-1]

    return tools.played(events, moves, cues=[(_DISCARD_HEARD, Cue.CARD_DISCARDED, 0.5)] if starts else [])


def show_exhausted(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    spent = [event for event in events if isinstance(event, ev.Exhausted)]
    failing = tools.board.model.view.flow.failing
    rolls = tools.board.model.collect.rolls
    starts = [
        (event.pool, tools.place(SlotDieSpot(die.slot, die.die)), rolls[die.slot][die.die])
        for event in spent
        for die in failing
        if die.pool == event.pool
    ]

    def moves() -> list[Motion]:
        box = tools.place(BoxSpot())
        made = []
        for number, (pool, rect, roll) in enumerate(starts):
            house = tools.pool_house(pool)
            cracked = die_picture(house, "exhausted", rect)
            if tools.board.still:
                made.append(piece_motions.fade(cracked, rect, away=True))
            else:
                whole = failed_die_picture(house, roll, rect)
                cracking = piece_motions.crack(
                    whole, cracked, rect, shrunk(rect, box), delay=number * _CRACK_GAP
                )
                made.append(piece_motions.lying(whole, rect, cracking))
        return made

    weight = min(1.0, len(starts) / _LOUDEST_CRACKS)
    return tools.played(events, moves, cues=[(_CRACK_HEARD, Cue.DIE_EXHAUSTED, weight)])


def show_collected(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    taken = [event for event in events if isinstance(event, ev.Collected)]
    view = tools.board.model.view
    spots_of = [[CardSpot(event.slot, layer) for layer in range(len(event.cards))] for event in taken]
    starts = [[tools.board.lifted.get(spot) or tools.place(spot) for spot in spots] for spots in spots_of]
    held_before = {event.seat: len(view.seats[event.seat].cards) for event in reversed(taken)}
    spots: list[tuple[HeldSpot, pygame.Rect, Face, bool]] = []
    gap = stagger(sum(map(len, starts)), _COLLECT_GAP, _COLLECT)
    working = [die for number, event in enumerate(taken) for die in _working(tools, event.slot, number)]
    counted = Counter(die.pool for die in working)

    def hide() -> list[Spot]:
        count = dict(held_before)
        for event, rects in zip(taken, starts, strict=True):
            for rect, laid in zip(rects, event.cards, strict=True):
                spots.append((HeldSpot(event.seat, count[event.seat]), rect, laid.card, laid.up))
                count[event.seat] += 1
        after = tools.board.model.view
        homes = {pool: iter(tools.dice_home(after, pool, dice)) for pool, dice in counted.items()}
        for die in working:
            die.home.extend(islice(homes[die.pool], 1))
        return [*(spot for spot, *_ in spots), *(spot for die in working for spot in die.home)]

    def moves() -> list[Motion]:
        made = []
        for number, (spot, rect, face, up) in enumerate(spots):
            end = tools.place(spot)
            picture = card_picture(face, up, rect)
            taking = tools.move(
                picture,
                rect,
                fitted(rect, end),
                _COLLECT,
                delay=number * gap,
                easing=in_out_cubic,
                arc=rect.height * _ARC,
            )
            made.append(tools.arriving(piece_motions.lying(picture, rect, taking), spot))
            grown = None if tools.board.still else tools.board.layout().set_of(spot.seat, face.type)
            if grown is not None:
                ahead = effects.PULSE_SECONDS if tools.board.hurried else _AHEAD
                made.append(effects.pulse(grown, delay=taking.end - ahead))
        tools.board.lifted.clear()
        return [*made[::-1], *_homecoming(tools, working, gap)]

    cues = [(number * gap + _COLLECT_HEARD, Cue.CARD_COLLECTED, 0.5) for number in range(len(taken))]
    return tools.played(events, moves, hide=hide, cues=cues)


class _Worker(NamedTuple):
    """A die that comes home as its card is collected: the `turn` of the card, where it lies, what it shows.

    `home` is its place in the pool, which is known once the event has been taken in.
    """

    turn: int
    pool: PoolIndex
    face: int
    rect: pygame.Rect
    home: list[Spot]


def _working(tools: AnimationTools, index: SlotIndex, turn: int) -> list[_Worker]:
    """The dice on a slot that have not failed (§3.9)."""
    model = tools.board.model
    slot = model.view.crypt[index]
    if slot is None or slot.seat is None or slot.effort is None:
        return []
    failed = {die.die for die in model.view.flow.failing if die.slot == index}
    rolled = model.collect.rolls.get(index, (slot.effort,) * slot.dice)
    pool = model.view.variant.pool_of[slot.seat]
    return [
        _Worker(turn, pool, rolled[number], tools.place(SlotDieSpot(index, number)), [])
        for number in range(slot.dice)
        if number not in failed
    ]


def _homecoming(tools: AnimationTools, working: Sequence[_Worker], gap: float) -> list[Motion]:
    """The dice fly back to their pools, each as its card is taken."""
    made = []
    delays = [die.turn * gap + number * _HOME_GAP for number, die in enumerate(working)]
    latest = max(delays, default=0.0)
    hurry = stagger(2, latest, _COLLECT) / latest if latest else 1.0
    for die, delay in zip(working, delays, strict=True):
        for spot in die.home:
            end = tools.place(spot)
            picture = die_picture(tools.pool_house(die.pool), die.face, end)
            flying = tools.toss(picture, die.rect, end, _COLLECT, delay * hurry)
            made.append(piece_motions.lying(picture, die.rect, flying))
    return made


def show_flipped(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Flipped))
    held = tools.board.model.view.seats[event.seat].cards
    places = [turned.place for turned in event.cards]
    spots = [HeldSpot(event.seat, index) for index in places]

    def moves() -> list[Motion]:
        made = []
        for index, spot in zip(places, spots, strict=True):
            rect, face = tools.place(spot), held[index].card
            before, after = mini_picture(face, False, rect), mini_picture(face, True, rect)
            if tools.board.still:
                made.append(piece_motions.fade(after, rect))
            else:
                made.append(piece_motions.turn(before, after, rect))
        return made or [wait(_FLIP)]

    return tools.played(events, moves, hide=lambda: spots, cues=[(_FLIP_HEARD, Cue.CARD_FLIPPED, 0.5)])


def show_peeked(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Peeked))

    def moves() -> list[Motion]:
        made: list[Motion] = [wait(_PEEK)]
        for slot, face in event.looks:
            rect = tools.place(CardSpot(slot))
            back = card_picture(face, False, rect)
            if not tools.board.still:
                made.append(piece_motions.hop(back, rect, round(rect.height * _HOP)))
        return made

    return tools.played(events, moves, cues=[(0.0, Cue.CARD_PEEKED, 0.5)])


def show_taken(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Taken))
    start = tools.place(CardSpot(event.slot))
    spot = HeldSpot(event.seat, len(tools.board.model.view.seats[event.seat].cards))

    def moves() -> list[Motion]:
        end = fitted(start, tools.place(spot))
        picture = card_picture(event.card, False, start)
        return [tools.move(picture, start, end, _COLLECT, easing=in_out_cubic, arc=start.height * _ARC)]

    return tools.played(events, moves, hide=lambda: [spot], cues=[(_TAKE_HEARD, Cue.CARD_DISCARDED, 0.5)])


def show_torches(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.TorchesPassed))
    view = tools.board.model.view
    passing: list[tuple[SeatIndex, SeatIndex, Torch]] = [
        (view.leader, event.leader, "leader"),
        (view.lights_out, event.lights_out, "lights-out"),
    ]
    starts = [tools.place(TorchSpot(old, torch)) for old, _, torch in passing]
    spots = [TorchSpot(new, torch) for _, new, torch in passing]

    def carry(start: pygame.Rect, spot: TorchSpot) -> Motion:
        end = tools.place(spot)
        picture = torch_picture(spot.torch, end)
        return tools.move(picture, start, end, CARRIED_SECONDS, easing=in_out_cubic, arc=end.height)

    def moves() -> list[Motion]:
        return [*map(carry, starts, spots)]

    cues = [(0.0, Cue.TORCH_PASSED, 0.5), (_PASS_HEARD, Cue.LIGHTS_OUT_PASSED, 0.5)]
    return tools.played(events, moves, hide=lambda: spots, cues=cues)
