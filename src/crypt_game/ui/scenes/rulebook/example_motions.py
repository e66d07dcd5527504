"""How the steps of a worked example move: each becomes motions of the table, and a board without what flies.

Must never know where an example stands on the page, only the places it is given.
"""

from __future__ import annotations

from typing import Final, NamedTuple, assert_never

from pygame import Rect

from crypt_game.rules.cards import Face, back_of, card_named
from crypt_game.rules.terms import Icon, TreasureType
from crypt_game.text.examples import (
    Arrange,
    Arrive,
    Barred,
    Example,
    ExampleStep,
    Fails,
    GhostThrow,
    Given,
    Group,
    ShownCard,
    Thrown,
)
from crypt_game.ui.board import motions
from crypt_game.ui.board.motions import Picture
from crypt_game.ui.board.piece_pictures import card_picture, die_picture, rolling_picture
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.cards import draw_sockets
from crypt_game.ui.canvas.pieces import PUSHED_ANGLE
from crypt_game.ui.motion import Motion, in_out_cubic, wait
from crypt_game.ui.scenes.rulebook.example_board import Board

__all__ = ["Places", "card_of", "moving", "on_card"]

_SPIN: Final = 360
"""Degrees that a flying die turns: once, so that it lies straight before and after."""


class Places(NamedTuple):
    """Where an example's things lie, window pixels: its cards by place, the dice of the hand, and the dice
    that were pushed out or rolled."""

    cards: tuple[Rect, ...]
    hand: tuple[Rect, ...]
    aside: tuple[Rect, ...]
    stays: bool
    """Whether dice that were pushed out stay aside, rather than leave for home."""

    def moved(self, by: tuple[int, int]) -> Places:
        """The same places elsewhere."""
        cards, hand, aside = (
            tuple(rect.move(by) for rect in rects) for rects in (self.cards, self.hand, self.aside)
        )
        return Places(cards, hand, aside, self.stays)


class Moving(NamedTuple):
    """A step under way: what still lies there meanwhile, and what moves."""

    board: Board
    motions: tuple[Motion, ...]


def card_of(shown: ShownCard) -> Face:
    """The card as the table's pictures want it."""
    return (
        card_named(f"{shown.type}-{shown.value}-{Icon.NONE.value}")
        if shown.up
        else back_of(TreasureType(shown.type))
    )


def on_card(
    canvas: Canvas, example: Example, places: Places, board: Board, slot: int, dice: int
) -> list[Rect]:
    """The boxes of dice that lie on a slot's card."""
    rect = places.cards[board.place(slot)]
    return draw_sockets(canvas, rect, face_up=example.cards[slot].up, dice=dice)[:dice]


def moving(
    canvas: Canvas,
    example: Example,
    places: Places,
    before: Board,
    step: ExampleStep,
    *,
    pause: float,
    reduced: bool,
) -> Moving:
    """How `step` is shown, with `pause` seconds to read; with `reduced` motion what is new only appears."""
    after = before.after(step)
    if reduced:
        return Moving(after, (wait(pause),))
    match step:
        case Arrive(group=group):
            board = before.sent(group).emptied(group.slot)
            flights = _arriving(canvas, example, places, before, group)
            return Moving(board, (*flights, _then(flights, pause)))
        case Fails(group=group):
            flights = _repelled(canvas, example, places, before, group)
            return Moving(before.sent(group), (*flights, _then(flights, pause)))
        case Thrown(slot=slot, rolls=rolls):
            flights = _rolled(canvas, example, places, before, slot, rolls)
            return Moving(before, (*flights, _then(flights, pause)))
        case GhostThrow(rolls=rolls):
            flights = _thrown(places, rolls)
            return Moving(before, (*flights, _then(flights, pause)))
        case Arrange(order=order):
            flights = _sorted(example, places, before, order)
            return Moving(Board((), ()), (*flights, _then(flights, pause)))
        case Barred() | Given():
            return Moving(after, (wait(pause),))
    assert_never(step)


def _then(flights: tuple[Motion, ...], seconds: float) -> Motion:
    return wait(max((flight.end for flight in flights), default=0.0) + seconds)


def _arriving(
    canvas: Canvas, example: Example, places: Places, board: Board, group: Group
) -> tuple[Motion, ...]:
    """Dice fly to the card; whoever holds it is shoved out as they land."""
    found: list[Motion] = []
    ends = on_card(canvas, example, places, board, group.slot, group.dice)
    starts = _from_hand(places, board, group)
    for index, (start, end) in enumerate(zip(starts, ends, strict=True)):
        picture = die_picture(group.owner, group.effort, end)
        flight = motions.flight(picture, start, end, 0.45, delay=0.12 * index, arc=end.height, spin=_SPIN)
        found.append(motions.lying(picture, start, flight))
    landed = max(motion.end for motion in found)
    loser = board.groups[group.slot]
    if loser is not None:
        found += _shoved(canvas, example, places, board, loser, landed - 0.1)
    return tuple(found)


def _shoved(
    canvas: Canvas, example: Example, places: Places, board: Board, loser: Group, landed: float
) -> list[Motion]:
    """Dice that lie on the card until the stronger ones come, and are then shoved out."""
    found: list[Motion] = []
    for index, start in enumerate(on_card(canvas, example, places, board, loser.slot, loser.dice)):
        end = places.aside[min(index, len(places.aside) - 1)]
        picture = die_picture(loser.owner, loser.effort, start)
        flight = motions.flight(
            _tilting(picture),
            start,
            end,
            0.55,
            delay=landed,
            arc=start.height,
            spin=_SPIN,
            vanish=not places.stays,
        )
        found.append(motions.lying(picture, start, flight))
    return found


def _repelled(
    canvas: Canvas, example: Example, places: Places, board: Board, group: Group
) -> tuple[Motion, ...]:
    """Dice go to the card, find it too strongly held, and come back."""
    found: list[Motion] = []
    cards = places.cards[board.place(group.slot)]
    for start in _from_hand(places, board, group):
        there = start.copy()
        there.center = (cards.centerx, cards.bottom + start.height // 3)
        picture = die_picture(group.owner, group.effort, start)
        going = motions.flight(picture, start, there, 0.45, arc=start.height // 2)
        found.append(motions.followed(going, motions.shove(picture, there, start, start.width // 2)))
    return tuple(found)


def _rolled(
    canvas: Canvas, example: Example, places: Places, board: Board, slot: int, rolls: tuple[int, ...]
) -> tuple[Motion, ...]:
    """The dice of a card are rolled and come to lie aside."""
    group = board.groups[slot]
    if group is None:
        return ()
    starts = on_card(canvas, example, places, board, slot, group.dice)
    owner = group.owner
    return tuple(
        motions.tumble(
            rolling_picture(owner, end), start, end, roll, seconds=0.9, bounce=end.height, seed=index
        )
        for index, (start, end, roll) in enumerate(zip(starts, places.aside, rolls, strict=False))
    )


def _thrown(places: Places, rolls: tuple[int, ...]) -> tuple[Motion, ...]:
    """The Ghost's dice roll in from the left."""
    found = []
    for index, (end, roll) in enumerate(zip(places.hand, rolls, strict=True)):
        start = end.move(-4 * end.width, -end.height)
        found.append(
            motions.tumble(
                rolling_picture("ghost", end), start, end, roll, seconds=0.9, bounce=end.height, seed=index
            )
        )
    return tuple(found)


def _sorted(example: Example, places: Places, board: Board, order: tuple[int, ...]) -> tuple[Motion, ...]:
    """All cards glide to where they belong, one a little after the other."""
    found = []
    for place, slot in enumerate(order):
        start, end = places.cards[board.place(slot)], places.cards[place]
        picture = card_picture(card_of(example.cards[slot]), example.cards[slot].up, end)
        lift = end.height // 6 if place % 2 else -end.height // 6
        arc = lift if start != end else 0
        found.append(motions.flight(picture, start, end, 1.1, easing=in_out_cubic, arc=arc))
    return tuple(found)


def _tilting(picture: Picture) -> Picture:
    """A die that comes to lie as those do that were pushed out."""

    def paint(canvas: Canvas, rect: Rect, angle: float, alpha: float, squeeze: float) -> None:
        picture(canvas, rect, angle + PUSHED_ANGLE * (1 - angle / _SPIN), alpha, squeeze)

    return paint


def _from_hand(places: Places, board: Board, group: Group) -> list[Rect]:
    """Where the dice of a group start."""
    picked = board.hand.picks(group) if board.hand is not None else range(group.dice)
    return [places.hand[place] for place in picked]
