"""Darkness with light on what something is about, the way to lay a die there, and the die on its way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.drawing.canvas.surfaces import Pose

__all__ = ["SPOTLIGHT_DIM", "CarriedDie", "Spotlight", "carried_area", "draw_carried_die", "draw_path"]

_DARK: Final = (4, 5, 8)
_DIM: Final = 178
SPOTLIGHT_DIM: Final = _DIM / theme.OPAQUE
"""How dark everything else is made, of 255, and as a share."""
_SOFT: Final = 9
"""How many pixels the edge of the light is wide."""
_AROUND, _SMALL, _WITHIN = 8, 120, 4
"""How far round a thing the light reaches, in units; it ends with one that is no higher than this, such as a
die below its caption, and the line runs so far within that."""
_ROUND: Final = 18
_DOTS, _DOT, _SOCKETS, _CAPTION = 18, 5, 0.14, 0.75
"""A dotted way: into how many parts its dots part it, how large they are, how far up a card it ends, and what
stays free for the caption above a die (in its heights)."""
CARRY_SECONDS: Final = 2.4
"""How long a die is on its way each time."""
_FADE, _REST, _STILL_AT = 0.25, 0.5, 0.62
"""In how many seconds it comes and goes, how long it lies on the card, where on its way a still one is."""
_TILT, _AROUND_DIE = 8, 1.9
"""How far it is tilted, in degrees, and how large it is with its shadow and arrow, in dice."""
_ARROW: Final = 0.62
_ARROW_SHAPE: Final = (
    *((0, 0), (0, 1), (0.26, 0.76), (0.44, 1.12)),
    *((0.6, 1.04), (0.43, 0.69), (0.72, 0.69)),
)
"""The arrow that carries it: how high it is in heights of the die, and its corners."""
_BEAM_TOP, _BEAM_FOOT, _BEAM_STEPS, _BEAM_LOW = 0.5, 1.6, 24, 0.62
"""The light from above: how wide at its top and foot in widths of what it falls on, in how many steps it
fades from its midst to its edge, and how far down the window a thing may begin that it still falls on."""
_BEAM_COARSE: Final = 16
"""It is drawn so many times smaller, so that no edge of it is seen."""
_BEAM: Final = (58, 44, 22, 142)
"""What is left of the dark in the midst of it."""


class CarriedDie(NamedTuple):
    """A die of a house that shows the way from where it lies to the card it is to be laid on; with `pointer`
    it hangs on an arrow. It is not seen where it would lie over what is `before` it. All in window pixels."""

    house: str
    die: Rect
    card: Rect
    before: Rect
    pointer: bool


def draw_path(canvas: Canvas, die: Rect, card: Rect) -> None:
    """A dotted way from above a die and its caption to the sockets of the card it is to be laid on: up, and
    in from the side."""
    for number in range(1, _DOTS):
        middle = _way(die, card, number / _DOTS)
        if middle[1] > die.top - die.height * _CAPTION:
            continue
        pygame.draw.circle(canvas.surface, theme.Palette.SELECTION, middle, canvas.px(_DOT))


def _way(die: Rect, card: Rect, share: float) -> tuple[int, int]:
    """The point that lies so far along the way (0 to 1)."""
    inner = card.inflate(-2 * round(card.width * _SOCKETS), 0)
    start, side = die.midtop, inner.left if die.centerx < card.centerx else inner.right
    end = (side, card.bottom - round(card.height * _SOCKETS))
    bend = (start[0], end[1])
    x, y = (
        (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share**2 * c
        for a, b, c in zip(start, bend, end, strict=True)
    )
    return round(x), round(y)


def carried_area(carried: CarriedDie, time: float | None) -> Rect:
    """What a die that is carried for so many seconds takes of the window with its shadow and arrow; None
    stands for a die that is still."""
    area = carried.die.scale_by(_AROUND_DIE)
    area.center = _way(carried.die, carried.card, _share(time))
    return area


def draw_carried_die(canvas: Canvas, carried: CarriedDie, time: float | None) -> None:
    """The die on its way, picked up and put down softly."""
    area, seconds = carried_area(carried, time), (time or 0.0) % CARRY_SECONDS
    if area.colliderect(carried.before):
        return
    strength = 1.0 if time is None else min(1.0, seconds / _FADE, (CARRY_SECONDS - seconds) / _FADE)
    place = carried.die.copy()
    place.center = area.center
    draw_die(canvas, carried.house, 1, place, pose=Pose(alpha=theme.channel(strength), angle=_TILT))
    if carried.pointer and strength == 1:
        tip, unit = place.move(place.width // 8, place.height // 8).center, place.height * _ARROW
        points = [(tip[0] + x * unit, tip[1] + y * unit) for x, y in _ARROW_SHAPE]
        pygame.draw.polygon(canvas.surface, theme.Palette.HEADING, points)
        pygame.draw.aalines(canvas.surface, theme.Palette.BLACK, True, points)


def _share(time: float | None) -> float:
    """How far along its way the die is."""
    if time is None:
        return _STILL_AT
    moving = (time % CARRY_SECONDS - _FADE) / (CARRY_SECONDS - _REST - 2 * _FADE)
    moved = min(1.0, max(0.0, moving))
    return moved * moved * (3 - 2 * moved)


class Spotlight:
    """Darkness over the whole window with soft holes where it is light; kept until something else is lit."""

    def __init__(self) -> None:
        self._holes: tuple[object, ...] = ()
        self._shade: pygame.Surface | None = None

    def draw(self, canvas: Canvas, lit: Sequence[Rect], share: float, *, beam: bool = False) -> None:
        """Darken all but what is lit; `share` (0 to 1) is how far the dark has come. With `beam` light falls
        from above on the first thing that is lit."""
        size = canvas.surface.get_size()
        holes = (beam, *map(tuple, lit))
        if self._shade is None or self._shade.get_size() != size or self._holes != holes:
            self._shade, self._holes = _shade(canvas, size, lit, beam=beam), holes
        self._shade.set_alpha(theme.channel(share))
        canvas.surface.blit(self._shade, (0, 0))
        if share == 1:
            for rect in lit:
                within = 0 if rect.height > canvas.px(_SMALL) else canvas.px(_WITHIN)
                draw_outline(canvas, rect.inflate(-2 * within, -2 * within), "selection", radius=_ROUND)


def _shade(canvas: Canvas, size: tuple[int, int], lit: Sequence[Rect], *, beam: bool) -> pygame.Surface:
    falls = beam and lit and lit[0].top < size[1] * _BEAM_LOW and not canvas.scale.contrast
    shade = _falling_light(size, lit[0]) if falls else _dark(size)
    corner = canvas.px(_ROUND)
    for step in range(_SOFT, -1, -1):
        ink = (*_DARK, _DIM * step // _SOFT)
        for rect in lit:
            around = canvas.px(_AROUND) if rect.height > canvas.px(_SMALL) else 0
            hole = rect.inflate(2 * (around + step - _SOFT // 2), 2 * (around + step - _SOFT // 2))
            pygame.draw.rect(shade, ink, hole, border_radius=corner)
    return shade


def _dark(size: tuple[int, int]) -> pygame.Surface:
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.fill((*_DARK, _DIM))
    return shade


def _falling_light(size: tuple[int, int], foot: Rect) -> pygame.Surface:
    """The dark, thinned in a beam from the window's upper edge to the upper edge of what it falls on."""
    red, green, blue, least = _BEAM
    coarse = _dark((size[0] // _BEAM_COARSE, size[1] // _BEAM_COARSE))
    x, y = foot.centerx / _BEAM_COARSE, foot.top / _BEAM_COARSE
    for step in range(1, _BEAM_STEPS + 1):
        inner = (1 - (step - 1) / _BEAM_STEPS) * foot.width / (2 * _BEAM_COARSE)
        high, low = _BEAM_TOP * inner, _BEAM_FOOT * inner
        alpha = _DIM - (_DIM - least) * step // _BEAM_STEPS
        tone = tuple(
            dark + (light - dark) * step // _BEAM_STEPS
            for dark, light in zip(_DARK, (red, green, blue), strict=True)
        )
        corners = [(x - high, 0), (x + high, 0), (x + low, y), (x - low, y)]
        pygame.draw.polygon(coarse, (*tone, alpha), corners)
    return pygame.transform.smoothscale(coarse, size)
