"""Light and force beside what moves: sparks, the slab that shakes, gold on a great treasure (VISUAL §8).

Each is a motion of its own that leaves nothing behind; where motion is reduced there are none.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface
from pygame.draw import aaline

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import card_corner
from crypt_game.drawing.canvas.light import dim_box, draw_passing_shadow
from crypt_game.drawing.canvas.panels import draw_outline
from crypt_game.drawing.canvas.pieces import draw_pill
from crypt_game.drawing.canvas.surfaces import round_about
from crypt_game.drawing.motion import Motion, in_out_cubic, linear, out_cubic
from crypt_game.drawing.theme import OPAQUE, STRENGTH, Colour, Palette, Style, channel

__all__ = [
    "PULSE_SECONDS",
    "SPARK_SECONDS",
    "RollWords",
    "dust",
    "gold_light",
    "pulse",
    "shade",
    "shake",
    "side_panels",
    "sparks",
    "spotlight",
    "tag_below",
    "tag_room",
    "verdict",
]

SPARK_SECONDS = 0.5
_SPARKS, _SPARK_REACH = 30, 8.0
_SPARK_WIDE, _TRAIL = 3.4, 0.42
"""How wide the trail of a spark is at first, in design units, and what share of its time it tells of."""
_FLASH, _FLASH_REACH = 0.5, 55.0
"""Until they are as strong as that light flashes where sparks fly from; how far it reaches."""
_FLIGHT, _FALL, _FLATTENED = (110.0, 340.0), 70.0, 0.8
"""How far sparks fly, and how far they fall meanwhile, in design units."""
_LEVELS = 5
_SHAKE_SECONDS, _SWINGS, _DEPTH = 0.18, 3, 4.0
_GOLD_SECONDS, _GOLD_REACH, _GOLD, _GOLD_TURNS = 0.6, (60.0, 24.0), 1.0, 0.2
_GOLD_APART, _GOLD_SPARKS, _GOLD_FLIGHT, _THIN = 0.1, 28, (30.0, 130.0), 0.01
"""How far each gold light reaches, after which share of the time sparks fly (once the face is seen), and how
much later the second light begins, whose picture is made in another frame; how many sparks a great treasure
has, how far they fly, and the least share of a direction to reckon with."""
PULSE_SECONDS = 0.45
_PULSE_REACH, _BEAT_LEVELS = 16.0, 4
_DUST_GRAINS, _DUST_REACH, _DUST = 14, 6.0, 0.4
_DUST_WIDE, _DUST_FLAT = (0.5, 1.1), 0.4
"""How far dust flies, in widths of what strikes, and how flat its ring is."""
_SHADE, _FADES = 0.6, 8
"""How dark the slab is below thrown dice, and within which part of the time it gets and loses that."""
_DIM = 0.58
"""How much of their light cards lose that are not in question."""
_PILL, _PILL_DROP, _PILL_SHARE = 1 / 3, 0.05, 1.25
"""A label below a die, in dice: how high it is, how far below the die it stands, how wide it is at most; one
that is grown is as much higher, and half as much wider."""
_ICON, _WORDS = 0.56, 0.62
_ICON_AT, _WORDS_END = 0.6, 0.4
"""In heights of the pill: its icon and letters; how far in the icon's middle and the end of the words lie."""


def sparks(struck: Rect, *, delay: float = 0.0, seed: int = 0) -> Motion:
    """Sparks fly from the middle of what is struck, and draw lines of light."""
    chance = random.Random(seed)
    flights = [(chance.uniform(0, 2 * math.pi), chance.uniform(*_FLIGHT)) for _ in range(_SPARKS)]

    def place(canvas: Canvas, angle: float, far: float, t: float) -> tuple[float, float]:
        reach = canvas.px(far) * out_cubic(t)
        y = struck.centery + math.sin(angle) * reach * _FLATTENED + canvas.px(_FALL) * t * t
        return struck.centerx + math.cos(angle) * reach, y

    def draw(canvas: Canvas, t: float) -> None:
        strength = math.ceil((1 - t) * _LEVELS) / _LEVELS
        if strength <= 0:
            return
        wide = max(1, round(canvas.px(_SPARK_WIDE) * strength))
        if strength > _FLASH:
            canvas.glow(struck.center, strength, reach=_FLASH_REACH)
        for angle, far in flights:
            tail = place(canvas, angle, far, max(0.0, t - _TRAIL * (1 - t)))
            _spark(canvas, tail, place(canvas, angle, far, t), wide, strength)

    return Motion(SPARK_SECONDS, draw, delay, linear)


def _spark(
    canvas: Canvas, tail: tuple[float, float], head: tuple[float, float], wide: int, strength: float
) -> None:
    """A grain of light with its trail."""
    aaline(canvas.surface, Palette.SELECTION, tail, head, wide)
    canvas.glow(head, strength, reach=_SPARK_REACH)


def shake(area: Rect, *, delay: float = 0.0) -> Motion:
    """What is painted in an area so far shakes in three swings that die away."""

    def draw(canvas: Canvas, t: float) -> None:
        off = round(canvas.px(_DEPTH) * (1 - t) * math.sin(t * _SWINGS * 2 * math.pi))
        shown = area.clip(canvas.surface.get_rect())
        if off and shown:
            canvas.surface.blit(canvas.surface.subsurface(shown).copy(), shown.move(off, 0))

    return Motion(_SHAKE_SECONDS, draw, delay, linear)


def dust(struck: Rect, seconds: float, *, delay: float = 0.0, seed: int = 0) -> Motion:
    """A small ring of dust flies up where something is set down with weight."""
    chance = random.Random(seed)
    turn = 2 * math.pi / _DUST_GRAINS
    grains = [(turn * number, chance.uniform(*_DUST_WIDE)) for number in range(_DUST_GRAINS)]

    def draw(canvas: Canvas, t: float) -> None:
        strength = math.ceil((1 - t) * _LEVELS) / _LEVELS * _DUST
        if strength <= 0:
            return
        for angle, far in grains:
            reach = struck.width * far * out_cubic(t)
            x = struck.centerx + math.cos(angle) * reach
            y = struck.bottom + math.sin(angle) * reach * _DUST_FLAT
            canvas.glow((x, y), strength, reach=_DUST_REACH)

    return Motion(seconds, draw, delay, linear)


def pulse(rect: Rect, *, delay: float = 0.0) -> Motion:
    """Light beats once round what has grown."""
    return _beat(rect, PULSE_SECONDS, 1.0, _PULSE_REACH, delay)


def _beat(rect: Rect, seconds: float, most: float, reach: float, delay: float) -> Motion:
    """Light swells to its `most` and fades, in few steps: each is a picture that must be made first."""

    def draw(canvas: Canvas, t: float) -> None:
        strength = most * round(math.sin(math.pi * t) * _BEAT_LEVELS) / _BEAT_LEVELS
        if strength:
            canvas.glow(rect, strength, reach=reach)

    return Motion(seconds, draw, delay, linear)


def shade(row: Rect, seconds: float) -> Motion:
    """The slab is darker below what is thrown upon it."""

    def draw(canvas: Canvas, t: float) -> None:
        draw_passing_shadow(canvas, row, _SHADE * min(1.0, _FADES * t, _FADES * (1 - t)))

    return Motion(seconds, draw, easing=linear)


def spotlight(lit: Sequence[Rect], dim: Sequence[Rect], seconds: float) -> Motion:
    """Cards that something is about stand in a frame of light, and others step back into the dark."""

    def draw(canvas: Canvas, t: float) -> None:
        strength = round(min(1.0, _FADES * t, _FADES * (1 - t)) * _LEVELS) / _LEVELS
        for rect in dim if strength else ():
            dim_box(canvas, rect, _DIM * strength, round(card_corner(rect.width)))
        for rect in lit if strength else ():
            corner = card_corner(rect.width) / canvas.scale.k
            draw_outline(canvas, rect, "selection", radius=corner, strength=strength)

    return Motion(seconds, draw, easing=linear)


def verdict(
    die: Rect, rolled: tuple[int, int], seconds: float, *, delay: float = 0.0, grown: float = 1.0
) -> Motion:
    """What a die has rolled against its effort stands below it, with a tick or a crack."""
    words, icon, colour = RollWords.of(rolled[:1], rolled[1])

    def draw(canvas: Canvas, t: float) -> None:
        if t >= 1:
            return
        high = round(die.height * _PILL * grown)
        style = _tag_style(canvas, high)
        wide = (_ICON_AT + _ICON + _WORDS_END) * high + canvas.measure(style, words)[0]
        pill = _tag(canvas, die, (wide, high), colour)
        canvas.sprite(icon, (pill.x + high * _ICON_AT, pill.centery), round(high * _ICON), tint=colour)
        canvas.text(style, words, (pill.right - high * _WORDS_END, pill.centery), colour, "midright")

    return Motion(seconds, draw, delay)


class RollWords(NamedTuple):
    """What is told of dice that have rolled, with its icon and colour."""

    words: str
    icon: str
    colour: Colour

    @classmethod
    def of(cls, rolls: Sequence[int], effort: int) -> RollWords:
        """Of dice of one fate: "6, 5 ≥ 5" or "2 < 5"."""
        holds = rolls[0] >= effort
        words = f"{', '.join(map(str, rolls))} {'≥' if holds else '<'} {effort}"
        return cls.safe(words) if holds else cls(words, "icon/exhaust", Palette.WARNING)

    @classmethod
    def safe(cls, words: str) -> RollWords:
        """Of dice that come home."""
        return cls(words, "icon/check", Palette.SAFE)


def tag_below(die: Rect, words: str, seconds: float, *, delay: float = 0.0, grown: float = 1.0) -> Motion:
    """Words stand below where a die comes to lie, until it lies there."""

    def draw(canvas: Canvas, t: float) -> None:
        if t >= 1:
            return
        high = round(die.height * _PILL * grown)
        room = round(die.width * _PILL_SHARE * (1 + grown) / 2 - 2 * high * _WORDS_END)
        style = canvas.fit(_tag_style(canvas, high), words, room)
        wide = canvas.measure(style, words)[0] + 2 * high * _WORDS_END
        pill = _tag(canvas, die, (wide, high), Palette.GILT)
        canvas.text(style, words, pill.center, anchor="center")

    return Motion(seconds, draw, delay)


def tag_room(grown: float) -> float:
    """How much room below a die its label takes that is `grown`, in dice."""
    return _PILL * grown + _PILL_DROP


def _tag_style(canvas: Canvas, high: int) -> Style:
    return STRENGTH._replace(size=high * _WORDS / (canvas.scale.k * canvas.scale.text))


def _tag(canvas: Canvas, die: Rect, size: tuple[float, int], rim: Colour) -> Rect:
    """The body of a label below a die."""
    pill = Rect((0, 0), size)
    pill.midtop = die.centerx, die.bottom + round(die.height * _PILL_DROP)
    draw_pill(canvas, pill, rim)
    return pill


def gold_light(rect: Rect, *, delay: float = 0.0, seed: int = 0) -> Motion:
    """Gold light swells and fades round a card, and sparks rise from its edge."""
    chance = random.Random(seed)
    turn = 2 * math.pi / _GOLD_SPARKS
    rays = [
        (turn * (number + chance.random()), chance.uniform(*_GOLD_FLIGHT)) for number in range(_GOLD_SPARKS)
    ]
    lights = [_beat(rect, _GOLD_SECONDS, _GOLD, reach, 0.0) for reach in _GOLD_REACH]

    def place(angle: float, far: float) -> tuple[float, float]:
        across, along = math.cos(angle), math.sin(angle)
        edge = min(rect.width / 2 / max(abs(across), _THIN), rect.height / 2 / max(abs(along), _THIN))
        return rect.centerx + across * (edge + far), rect.centery + along * (edge + far)

    def draw(canvas: Canvas, t: float) -> None:
        for number, light in enumerate(lights):
            light.draw(canvas, max(0.0, 1 - (1 - t) / (1 - number * _GOLD_APART)))
        flown, strength = (t - _GOLD_TURNS) / (1 - _GOLD_TURNS), math.ceil((1 - t) * _LEVELS) / _LEVELS
        for angle, far in rays if flown > 0 and strength > 0 else ():
            reach = canvas.px(far)
            tail = place(angle, reach * out_cubic(max(0.0, flown - _TRAIL * (1 - flown))))
            wide = max(1, round(canvas.px(_SPARK_WIDE) * strength))
            _spark(canvas, tail, place(angle, reach * out_cubic(flown)), wide, strength)

    return Motion(_GOLD_SECONDS, draw, delay, linear)


def side_panels(before: Surface, panels: Sequence[Rect], seconds: float, *, coming: bool) -> Motion:
    """The `panels` slide in from the nearer side of the window (or, not `coming`, out to it), while all that
    lies between them fades from the picture `before`, as large as the window, to what is drawn already."""
    window = before.get_rect()
    between = [window]
    for panel in panels:
        between = [part for area in between for part in round_about(panel, area)]

    def draw(canvas: Canvas, t: float) -> None:
        surface, out = canvas.surface, 1 - t if coming else t
        before.set_alpha(channel(1 - t))
        for area in between:
            surface.blit(before, area, area)
        before.set_alpha(OPAQUE)
        for panel in panels:
            sliding = (surface if coming else before).subsurface(panel)
            if coming:
                sliding = sliding.copy()
                surface.blit(before, panel, panel)
            way = panel.right if panel.centerx < window.centerx else panel.left - window.right
            surface.blit(sliding, panel.move(-round(way * out), 0))

    return Motion(seconds, draw, easing=in_out_cubic)
