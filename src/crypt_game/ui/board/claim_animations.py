"""Animations of Reveal and Claim: cards dealt and sorted, dice placed, pushed out and recovered, a Ghost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

import pygame

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.canvas.cards import HIGHEST
from crypt_game.drawing.motion import Animation, Motion, in_out_cubic, out_back, wait
from crypt_game.play.board_model import dice_by_strength
from crypt_game.play.spots import BoxSpot, CardSpot, PileSpot, RollSpot, SeatSpot, SlotDieSpot, Spot
from crypt_game.rules import events as ev
from crypt_game.rules.cards import Card
from crypt_game.rules.indices import SLOTS, SeatIndex, SlotIndex
from crypt_game.rules.terms import HIGHEST_EFFORT
from crypt_game.sound import Cue
from crypt_game.ui.board.animation_tools import AnimationTools, quiet, stagger
from crypt_game.ui.board.piece_pictures import (
    card_picture,
    die_picture,
    hand_picture,
    taken_picture,
    tilted_die_picture,
)

_TOSS, _TOSS_GAP = 0.42, 0.09
"""Seconds: how long a die flies and bounces, and how far apart the dice of a group are thrown."""
_SET_DOWN = 0.9
"""How long a Ghost takes to set one down and to take its hand away, where nobody is in a hurry."""
_DUST, _BEAT, _WINCE = 0.24, 0.06, 0.9
"""Seconds: how long dust flies from where it lands, how long nothing moves before dice are pushed out, and
how long whoever is beaten winces then."""
_PHASE, _FADE, _FADE_STILL = 0.26, 0.26, 0.12
_DEAL_GAP, _DEAL_LAST, _DEALT, _GOLD = 0.11, 0.6, 0.25, 0.28
_SORT, _SETTLE, _SETTLED = 0.42, 0.22, 0.1
_SHOVE, _SHOVE_HURRIED = 0.72, 0.6
_PUSH_GAP, _RECOVER, _RECOVER_GAP, _NOTHING_RECOVERED = 0.05, 0.42, 0.08, 0.2
_ROLL_LANDS, _ROLL_READ, _GHOST_STEP = 0.6, 0.9, 0.5
"""More seconds: how long a thing moves or stands, when it is heard, and the gaps between several."""
_SORT_ARC, _SETTLE_HIGH = 0.08, 1 / 4
_SHAKEN_WIDER, _SHAKEN_HIGHER = 13 / 12, 9 / 8
"""Lengths in the height or width of what moves; how much more than its cards of the slab is shaken."""
_MOST_DICE = 3


def show_phase(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    return tools.played(events, lambda: (wait(_PHASE),), cues=[(0.0, Cue.PHASE_CHANGED, 0.5)])


def show_round_began(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    """What the last round left on the slab fades; before the first one the deck is shuffled."""
    (event,) = (e for e in events if isinstance(e, ev.RoundBegan))
    model, crypt = tools.board.model, tools.board.layout().crypt
    left = []
    for slot, lay in model.collect.afterimages.items():
        top = len(lay.cards) - 1
        for layer, laid in enumerate(lay.cards):
            owner = model.collect.owners.get(slot) if layer == top else None
            house = tools.house(owner) if owner is not None else None
            place = crypt.cards[slot].move(0, -crypt.step * (top - layer))
            left.append((taken_picture(laid.card, laid.up, house), place))
    seconds = _FADE_STILL if tools.board.still else _FADE

    def moves() -> list[Motion]:
        return [piece_motions.fade(picture, place, away=True, seconds=seconds) for picture, place in left]

    cues = [(0.0, Cue.DECK_SHUFFLED, 0.5)] if event.round == 1 else []
    return tools.played(events, moves, cues=cues)


def show_revealed(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    dealt = [event for event in events if isinstance(event, ev.Revealed)]
    gap = stagger(len(dealt), _DEAL_GAP, _DEAL_LAST)
    spots: list[Spot] = []

    def moves() -> list[Motion]:
        pile = tools.place(PileSpot())
        made: list[Motion] = []
        for number, (event, spot) in enumerate(zip(dealt, spots, strict=True)):
            rect = tools.place(spot)
            back, face = card_picture(event.card, False, rect), card_picture(event.card, event.up, rect)
            delay = number * gap
            if tools.board.still:
                made.append(piece_motions.fade(face, rect, delay=delay))
            else:
                dealing = piece_motions.deal(back, face if event.up else None, pile, rect, delay=delay)
                made.append(dealing)
                if event.up and isinstance(event.card, Card) and event.card.value == HIGHEST:
                    begins = max(0.0, dealing.end - _GOLD)
                    made.insert(0, effects.gold_light(rect, delay=begins, seed=tools.next_seed()))
        return made

    def hide() -> list[Spot]:
        layers: dict[SlotIndex, int] = {}
        crypt = tools.board.model.view.crypt
        for event in reversed(dealt):
            slot = crypt[event.slot]
            top = len(slot.cards) - 1 if slot is not None else 0
            layers[event.slot] = layers.get(event.slot, top + 1) - 1
            spots.insert(0, CardSpot(event.slot, layers[event.slot]))
        return [*spots, PileSpot()]

    sounds = [Cue.CARD_DEALT if event.up else Cue.CARD_DEALT_HIDDEN for event in dealt]
    cues = [(number * gap + _DEALT, sound, 0.5) for number, sound in enumerate(sounds)]
    return tools.played(events, moves, hide=hide, cues=cues)


def show_sorted(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Sorted))
    starts = {old: tools.place(CardSpot(old)) for old in event.order}

    def moves() -> list[Motion]:
        made = []
        for place, old in zip(SLOTS, event.order, strict=False):
            slot = tools.board.model.view.crypt[place]
            if slot is None:
                continue
            end = tools.place(CardSpot(place))
            laid = slot.cards[-1]
            picture = card_picture(laid.card, laid.up, end)
            arc = 0.0 if old == place else end.height * _SORT_ARC * (1 if old > place else -1)
            made.append(tools.move(picture, starts[old], end, _SORT, easing=in_out_cubic, arc=arc))
        return made

    def hide() -> list[Spot]:
        return [CardSpot(place) for place in SLOTS[: len(event.order)]]

    if event.order == SLOTS[: len(event.order)]:
        return quiet(tools, events)
    return tools.played(events, moves, hide=hide, cues=[(0.0, Cue.CARD_DISCARDED, 0.5)])


class _Landing(NamedTuple):
    """How dice come to lie on a card: where, by which motions, with which sounds; `struck` is the second at
    which the last touches down, in a hurry the first."""

    spots: Sequence[Spot]
    moves: Callable[[], list[Motion]]
    cues: list[tuple[float, Cue, float]]
    struck: float


_NOTHING = _Landing([], list, [], 0.0)


def show_placed(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Placed))
    landing = _landing(tools, event)
    return tools.played(events, landing.moves, hide=lambda: landing.spots, cues=landing.cues)


def _landing(tools: AnimationTools, event: ev.Placed) -> _Landing:
    if event.slot in tools.board.model.drafted:
        return _settling(tools, event)
    starts = _placing_from(tools, event)
    spots = [SlotDieSpot(event.slot, event.before + n) for n in range(event.dice)]

    ghostly, house = tools.is_ghost(event.seat), tools.house(event.seat)
    seconds = _TOSS if tools.board.hurried or not ghostly else _SET_DOWN
    lands = seconds * piece_motions.LANDING

    def moves() -> list[Motion]:
        made = []
        for number, spot in enumerate(spots):
            end = tools.place(spot)
            picture = die_picture(house, event.effort, end)
            seat = SeatSpot(event.seat)
            left = number % 2 == 1
            set_down = partial(tools.lower, hand=hand_picture(house, left=left)) if ghostly else tools.toss
            start = starts[number] if number < len(starts) else tools.place(seat)
            delay = number * _TOSS_GAP
            made.append(set_down(picture, start, end, seconds, delay))
            if not tools.board.still:
                flies = seconds - lands if tools.board.hurried else _DUST
                landed = effects.dust(end, flies, delay=delay + lands, seed=tools.next_seed())
                made.insert(0, landed)
        return made

    weight = _weight(event.effort)
    cues = [(number * _TOSS_GAP + lands, Cue.DIE_PLACED, weight) for number in range(event.dice)]
    return _Landing(spots, moves, cues, lands if tools.board.hurried else cues[-1][0])


def _settling(tools: AnimationTools, event: ev.Placed) -> _Landing:
    """Dice that the player has already laid on the card only settle."""
    spots = [SlotDieSpot(event.slot, event.before + n) for n in range(event.dice)]

    def moves() -> list[Motion]:
        places = [tools.place(spot) for spot in spots]
        house = tools.house(event.seat)
        return [
            tools.move(
                die_picture(house, event.effort, end),
                end.move(0, -round(end.height * _SETTLE_HIGH)),
                end,
                _SETTLE,
                easing=out_back,
            )
            for end in places
        ]

    return _Landing(spots, moves, [(_SETTLED, Cue.DIE_PLACED, _weight(event.effort))], 0.0)


def _weight(effort: int) -> float:
    """How heavily a die of this effort sounds as it is set down (see `Cue.DIE_PLACED`)."""
    return (effort - 1) / (HIGHEST_EFFORT - 1)


def _placing_from(tools: AnimationTools, event: ev.Placed) -> list[pygame.Rect]:
    """Where the dice that are about to be placed lie: a Ghost's in its roll, an heir's in the pool."""
    model = tools.board.model
    if tools.is_ghost(event.seat):
        placed = model.ghost_turn.past if model.ghost_turn is not None else ()
        first = sum(group.dice for group in placed)
        return [tools.place(RollSpot(first + n)) for n in range(event.dice)]
    return [tools.place(spot) for spot in tools.dice_home(model.view, event.pool, event.dice)]


def show_pushed_out(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    """Dice are pushed out; those that are placed in the same animation strike them as they touch down."""
    event = next(e for e in events if isinstance(e, ev.PushedOut))
    landing = next((_landing(tools, e) for e in events if isinstance(e, ev.Placed)), _NOTHING)
    drafted = event.slot in tools.board.model.drafted
    aside = tools.board.layout().crypt.pushed_die(event.slot) if drafted else None
    starts = [tools.place(SlotDieSpot(event.slot, n)) for n in range(event.dice)]
    beat, shoves = (0.0, _SHOVE_HURRIED) if tools.board.hurried else (_BEAT, _SHOVE)
    struck = landing.struck + beat
    blow, card = tools.place(SeatSpot(event.by)), tools.board.layout().crypt.cards[event.slot]
    spots: list[Spot] = []

    def moves() -> list[Motion]:
        made = []
        for number, start in enumerate(starts):
            spot = spots[number] if number < len(spots) else SeatSpot(event.seat)
            end = tools.place(spot)
            picture = die_picture(tools.house(event.seat), event.effort, start)
            delay = number * _PUSH_GAP
            if tools.board.still:
                made.append(piece_motions.fade(picture, start, away=True))
            elif aside is not None:
                made.append(piece_motions.go_home(picture, aside, end, delay=delay))
            else:
                aloft = piece_motions.struck_to(card, start, number, right=blow.centerx < start.centerx)
                flying = tilted_die_picture(tools.house(event.seat), event.effort, aloft)
                begins = struck + delay
                shoved = piece_motions.shove(picture, flying, start, aloft, end, delay=begins, seconds=shoves)
                made.append(piece_motions.lying(picture, start, shoved))
        if tools.board.still:
            return [*made, *landing.moves()]
        crypt = tools.board.layout().crypt
        slab = crypt.whole(event.slot).unionall([crypt.whole(slot) for slot in crypt.shown])
        shaken = effects.shake(slab.scale_by(_SHAKEN_WIDER, _SHAKEN_HIGHER), delay=struck)
        sparks = effects.sparks(starts[-1], delay=struck, seed=tools.next_seed())
        read = 0.0 if tools.board.hurried else struck + _WINCE
        return [shaken, *made, *landing.moves(), sparks, wait(read)]

    def hide() -> list[Spot]:
        spots.extend(tools.dice_home(tools.board.model.view, event.pool, event.dice))
        return [*spots, *landing.spots]

    cues = [(landing.struck, Cue.DIE_PUSHED_OUT, event.effort / HIGHEST_EFFORT), *landing.cues]
    moods: dict[SeatIndex, str] = {event.seat: "wince", event.by: "gloat"}
    return tools.played(events, moves, hide=hide, cues=cues, moods=moods)


def show_recovered(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.Recovered))
    if event.dice == 0:
        return tools.played(events, lambda: (wait(_NOTHING_RECOVERED),))
    spots: list[Spot] = []

    def moves() -> list[Motion]:
        box = tools.place(BoxSpot())
        made = []
        for number, spot in enumerate(spots):
            end = tools.place(spot)
            picture = die_picture(tools.pool_house(event.pool), 1, end)
            made.append(tools.move(picture, box, end, _RECOVER, delay=number * _RECOVER_GAP, arc=end.height))
        return made

    def hide() -> list[Spot]:
        spots.extend(tools.dice_home(tools.board.model.view, event.pool, event.dice))
        return spots

    return tools.played(events, moves, hide=hide, cues=[(0.0, Cue.DICE_RECOVERED, event.dice / _MOST_DICE)])


def show_ghost_rolled(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    (event,) = (e for e in events if isinstance(e, ev.GhostRolled))
    spots = [RollSpot(n) for n in range(len(event.rolls))]

    def moves() -> list[Motion]:
        made = []
        hand = tools.place(SeatSpot(event.seat)).center
        for number, (spot, roll) in enumerate(zip(spots, dice_by_strength(event.rolls), strict=True)):
            end = tools.place(spot)
            start = end.move_to(center=hand)
            tumbling = tools.tumbling(tools.house(event.seat), start, end, roll, number)
            made.append(tools.arriving(tumbling, spot))
        return [*made, wait(_ROLL_READ)]

    cues = [(0.0, cue, 0.5) for cue in (Cue.GHOST_TURN, Cue.DIE_TUMBLED)]
    return tools.played(events, moves, hide=lambda: spots, cues=[*cues, (_ROLL_LANDS, Cue.DIE_LANDED, 0.5)])


def show_ghost_step(tools: AnimationTools, events: Sequence[ev.Event]) -> Animation:
    return tools.played(events, lambda: (wait(_GHOST_STEP),))
