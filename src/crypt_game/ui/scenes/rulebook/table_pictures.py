"""Larger pictures of the book, each drawn into its box: labelled cards, tables set up, seats, treasure.

What they show comes from the rules: the cards of a round, the order of turns, the coins.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import CARD_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_card_back, draw_card_front
from crypt_game.drawing.canvas.collectors import draw_sealed_medal
from crypt_game.drawing.canvas.panels import draw_inset
from crypt_game.drawing.canvas.pieces import draw_coin, draw_die, draw_portrait, draw_step_disc
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.rules.indices import FIRST_SEAT, SeatIndex, SlotIndex
from crypt_game.rules.modes import variant_of
from crypt_game.rules.setup import GameSetup
from crypt_game.rules.terms import TREASURE_TYPES, Mode
from crypt_game.text.example_treasure import count_treasure
from crypt_game.text.language import Say

__all__ = [
    "HOUSES",
    "NUMBER_BELOW",
    "PEOPLE",
    "draw_column",
    "draw_labelled_card",
    "draw_seating",
    "draw_set_up",
    "draw_stack",
    "label_collector",
]

HOUSES: Final = ("tower", "moon", "pine", "star")
PEOPLE: Final = ("duchess", "duke")
_DISC, _LINE, _DOT, NUMBER_BELOW = 30, 2, 4, 45
"""Units: a number in a picture, its line, the dot at the end of the line, and what a number below takes."""
_LABELLED: Final = "idol"


class _Point(NamedTuple):
    """Where a number points to, and where it stands: beyond the edge of the card that is named by 0 or 1.
    Shares of the card."""

    across: float
    down: float
    x: float
    y: float


_FRONT: Final = (
    _Point(0.155, 0.11, 0, 0.11),
    _Point(0.858, 0.107, 1, 0.107),
    _Point(0.5, 0.717, 1, 0.6),
    _Point(0.2, 0.86, 0, 0.86),
)
_BACK: Final = (_Point(0.5, 0.387, 1, 0.387),)
_COLLECTOR: Final = (
    _Point(0.02, 0.77, 0, 0.77),
    _Point(0.22, 0.88, 0.22, 1),
    _Point(0.47, 0.58, 0.4, 1),
    _Point(0.83, 0.49, 1, 0.49),
    _Point(0.8, 0.86, 1, 0.86),
)
"""Beside the signs and words that are meant, so that no line crosses any."""
_BESIDE: Final = 0.1
"""How far from the edges of its box a labelled card stands, for the width of the box."""

_MEDAL, _MEDALS_AT, _FIRST_MEDAL, _MEDAL_PITCH = 0.17, 0.1, 0.2, 0.145
"""Of a table set up: size and middle of the Collectors for its height, first and pitch for its width."""
_CRYPT, _PEOPLE = (0.25, 0.34), (0.66, 0.32)
"""The top and height of the Crypt and of the players."""
_NUMBER_LEFT, _PILE, _PITCH = 0.05, 3, 1.08
_PILE_ROOM: Final = 1.3
"""The room of the pile, in cards."""
_PORTRAIT, _PORTRAIT_LEFT, _DIE = (0.46, 0.58), 0.22, 0.3
_TORCH, _TORCH_LEFT, _TORCH_PITCH = (0.38, 0.54), 0.06, 0.42
"""Of a player of it: sizes and distances for the height of the row."""

_CARD_IN_COLUMN, _STEP, _COIN, _FOOT = 0.82, 0.24, 0.15, 0.08
_STACK_CARD, _STACK_SHIFT = 0.8, (0.09, 0.2)
_TABLE, _SEAT = 0.67, (0.22, 0.27)


def _number(canvas: Canvas, number: int, at: tuple[float, float]) -> None:
    draw_step_disc(canvas, number, at, canvas.px(_DISC), "current")


def _label(canvas: Canvas, card: Rect, points: Sequence[_Point], first: int = 1) -> None:
    """Numbers beside the card, each with a line to what it is about."""
    out = canvas.px(_DISC)
    for number, point in enumerate(points, first):
        meant = card.left + round(card.width * point.across), card.top + round(card.height * point.down)
        x, y = (out * ((side == 1) - (side == 0)) for side in (point.x, point.y))
        at = card.left + round(card.width * point.x) + x, card.top + round(card.height * point.y) + y
        pygame.draw.aaline(canvas.surface, theme.Palette.GILT, at, meant, canvas.px(_LINE))
        pygame.draw.aacircle(canvas.surface, theme.Palette.GILT, meant, canvas.px(_DOT))
        _number(canvas, number, at)


def draw_labelled_card(canvas: Canvas, _: Say, rect: Rect) -> None:
    """A Treasure card from both sides with numbers at its parts."""
    size, edge = (round(rect.height * CARD_ASPECT), rect.height), round(rect.width * _BESIDE)
    front, back = Rect((0, 0), size), Rect((0, 0), size)
    front.midleft = (rect.left + edge, rect.centery)
    back.midright = (rect.right - edge, rect.centery)
    draw_card_front(canvas, _LABELLED, 4, front, mark="IV")
    draw_card_back(canvas, _LABELLED, back)
    _label(canvas, front, _FRONT)
    _label(canvas, back, _BACK, len(_FRONT) + 1)


def label_collector(canvas: Canvas, card: Rect) -> None:
    """Numbers at the parts of a Collector."""
    _label(canvas, card, _COLLECTOR)


# a table set up -------------------------------------------------------------------------------------------
def draw_set_up(canvas: Canvas, _: Say, rect: Rect, *, players: int) -> None:
    """The table for so many players before their first turn: Collectors, pile, Crypt, players, Torches."""
    draw_inset(canvas, rect)
    rect = rect.inflate(-round(rect.width * _BESIDE), -round(rect.height * _BESIDE))
    middle = rect.top + rect.height * _MEDALS_AT
    for number, kind in enumerate(TREASURE_TYPES):
        x = rect.left + rect.width * (_FIRST_MEDAL + _MEDAL_PITCH * number)
        draw_sealed_medal(canvas, kind.value, "A", (x, middle), rect.height * _MEDAL)
    _number(canvas, 3, (rect.left + rect.width * _NUMBER_LEFT, middle))
    _draw_row(canvas, _row_of(rect, _CRYPT), players)
    _draw_players(canvas, _row_of(rect, _PEOPLE), players)


def _row_of(rect: Rect, shares: tuple[float, float]) -> Rect:
    top, high = (round(rect.height * share) for share in shares)
    return Rect(rect.left, rect.top + top, rect.width, high)


def _draw_row(canvas: Canvas, row: Rect, players: int) -> None:
    """The draw pile, and the Crypt of the first round."""
    variant = variant_of(GameSetup(Mode.STANDARD, players))
    places = len(variant.layout) + _PILE_ROOM
    wide = min(round(row.height * CARD_ASPECT), round(row.width / places / _PITCH))
    card = Rect(0, 0, wide, round(wide / CARD_ASPECT)).move_to(midleft=row.midleft)
    for layer in range(_PILE):
        draw_card_back(canvas, TREASURE_TYPES[layer].value, card.move(canvas.px(_DOT * layer), 0))
    _number(canvas, 1, card.midbottom)
    card.left = row.right - round(wide * _PITCH) * (len(variant.layout) - 1) - wide
    foot = card.midbottom
    for number, (_, up) in enumerate(variant.layout):
        kind = TREASURE_TYPES[(2 * number + players) % len(TREASURE_TYPES)].value
        if up:
            draw_card_front(canvas, kind, 1 + (number + players) % 4, card)
        else:
            draw_card_back(canvas, kind, card)
        card = card.move(round(wide * _PITCH), 0)
    _number(canvas, 2, foot)


def _draw_players(canvas: Canvas, row: Rect, players: int) -> None:
    """The players in turn order with their dice, and who has Leader and Lights Out (§2.3, §2.4)."""
    dark = variant_of(GameSetup(Mode.STANDARD, players)).first_lights_out()
    high, wide = row.height, row.width // players
    for seat in range(players):
        box = Rect(row.left + wide * seat, row.top, wide, high)
        portrait = Rect(0, 0, *(round(high * share) for share in _PORTRAIT))
        portrait.midtop = (box.centerx - round(high * _PORTRAIT_LEFT), box.top)
        draw_portrait(canvas, HOUSES[seat], PEOPLE[seat % 2], portrait)
        die = Rect(0, 0, round(high * _DIE), round(high * _DIE))
        die.bottomleft = (box.centerx - die.width * 3 // 2, box.bottom)
        for number in range(3):
            draw_die(canvas, HOUSES[seat], 1, die.move(number * die.width, 0))
        torch = Rect(0, 0, *(round(high * share) for share in _TORCH))
        torch.topleft = (portrait.right + round(high * _TORCH_LEFT), box.top)
        if seat == FIRST_SEAT:
            _number(canvas, 4, portrait.bottomleft)
            draw_torch(canvas, "leader", torch)
            _number(canvas, 5, torch.midbottom)
            torch = torch.move(round(high * _TORCH_PITCH), 0)
        if seat == dark:
            draw_torch(canvas, "lights-out", torch)
            _number(canvas, 6, torch.midbottom)


# the rest -------------------------------------------------------------------------------------------------
def draw_column(canvas: Canvas, _: Say, rect: Rect, *, number: int) -> None:
    """One type of the treasure that the book counts: the cards, their values, and the Collector's coins."""
    column = count_treasure()[number]
    card = Rect(0, rect.top, round(rect.width * _CARD_IN_COLUMN), 0)
    card.height = round(card.width / CARD_ASPECT)
    card.centerx = rect.centerx
    for value in column.values:
        draw_card_front(canvas, column.type.value, value, card)
        card = card.move(0, round(card.height * _STEP))
    foot, size = rect.bottom - rect.height * _FOOT, rect.height * _COIN
    left, right = rect.centerx - size * _CARD_IN_COLUMN / 2, rect.centerx + size * _CARD_IN_COLUMN / 2
    draw_coin(canvas, sum(column.values), (left, foot), size)
    if column.bonus:
        draw_coin(canvas, f"+{column.bonus}", (right, foot), size)
    else:
        draw_sealed_medal(canvas, column.type.value, "A", (right, foot), size)


def draw_stack(canvas: Canvas, _: Say, rect: Rect, *, number: int) -> None:
    """One of the six places of a Crypt in Clash of Houses, with the cards that the rules lay there (§8.4)."""
    layout = variant_of(GameSetup(Mode.CLASH, 6)).layout
    high = round(rect.height * _STACK_CARD)
    card = Rect(0, 0, round(high * CARD_ASPECT), high).move_to(midbottom=rect.midbottom)
    laid = [(place, up) for place, (slot, up) in enumerate(layout) if slot == SlotIndex(number)]
    for layer, (place, up) in enumerate(laid):
        below = len(laid) - 1 - layer
        across, down = (-round(rect.height * share) * below for share in _STACK_SHIFT)
        kind = TREASURE_TYPES[place % len(TREASURE_TYPES)].value
        if up:
            draw_card_front(canvas, kind, 1 + place % 4, card.move(across, down))
        else:
            draw_card_back(canvas, kind, card.move(across, down))


def draw_seating(canvas: Canvas, _: Say, rect: Rect, *, players: int) -> None:
    """The houses round the table, clockwise from the leading Duchess, with the order of turns (§8.2)."""
    turns = variant_of(GameSetup(Mode.CLASH, players)).turns(FIRST_SEAT, 1)
    order = {turn.seat: number for number, turn in enumerate(turns, 1)}
    table = Rect(0, 0, round(rect.width * _TABLE), round(rect.height * _TABLE)).move_to(center=rect.center)
    pygame.draw.ellipse(canvas.surface, theme.Palette.STONE_TOP, table)
    pygame.draw.ellipse(canvas.surface, theme.Palette.BRASS, table, canvas.px(_LINE))
    for seat in range(players):
        angle = math.pi / 2 + math.tau * (seat - 1 / 2) / players
        portrait = Rect(0, 0, *(round(rect.height * share) for share in _SEAT))
        portrait.center = (
            round(rect.centerx + math.cos(angle) * (rect.width - portrait.width) / 2),
            round(rect.centery + math.sin(angle) * (rect.height - portrait.height) / 2),
        )
        draw_portrait(canvas, HOUSES[seat // 2], PEOPLE[seat % 2], portrait)
        _number(canvas, order[SeatIndex(seat)], portrait.midbottom)
