"""What moves while a scene is otherwise still: flames, embers, dust, smoke and blinking eyes.

Only small parts of the window are painted anew. Must never import `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.closed_eyes import BustPlace, draw_closed_eyes, eyes_area
from crypt_game.drawing.canvas.fire import (
    FLAME_RATE,
    draw_flame,
    flame_area,
)
from crypt_game.drawing.canvas.light import radial
from crypt_game.drawing.canvas.spotlight import CarriedDie, carried_area, draw_carried_die
from crypt_game.drawing.particles import Particle, Substance, dust_in, embers_over, smoke_over
from crypt_game.drawing.theme import Colour, Palette

__all__ = ["MOST_PARTS", "Flame", "IdleAnimation", "IdleLayer"]

MOST_PARTS = 60
"""How many parts of the window are painted anew at a time, at most."""
_EMBERS, _DUST, _SMOKE = 4, 26, 5
"""Particles over each flame, in the light, and over each torch that is out."""
_LEAST_FLAME = 40
"""A flame that is lower, in design units, throws no embers."""
_BLINK_EVERY, _BLINK = (3.0, 7.0), 0.12
"""Seconds between two blinks of a bust, and how long one takes."""
_TONES: dict[Substance, Colour] = {"ember": Palette.GLOW, "dust": Palette.HEADING, "smoke": Palette.STEEL}
_STRENGTHS = 6
"""In how many grades particles shine."""
_HEIGHTS, _DARKER = 10, 10
"""In how many grades flames burn lower, and lose their light."""
_AT_ONCE = 0.05
"""A scene that is drawn again after so many seconds moves, and will be drawn again in the next frame."""


class Flame(NamedTuple):
    """A torch flame that flickers: its foot (window pixels), its height (pixels), whether it is cold, and
    which share of its light it has lost in a room that was darkened (0 to 1)."""

    foot: tuple[int, int]
    height: int
    cold: bool = False
    dim: float = 0.0

    @property
    def body(self) -> Rect:
        """Where it burns, without its light."""
        return Rect(0, 0, self.height, self.height).move_to(midbottom=self.foot)


class IdleAnimation(NamedTuple):
    """What moves on a scene; places are window pixels. Busts are heirs at ease whose eyes are open.
    A die that is `carried` shows where it is to be laid."""

    flames: Sequence[Flame] = ()
    dust: Rect | None = None
    smoke: Sequence[tuple[int, int]] = ()
    busts: Sequence[BustPlace] = ()
    carried: CarriedDie | None = None

    def burning(self, share: float) -> IdleAnimation:
        """The same with flames of this share of their height (0 to 1), without dust unless that is all."""
        if share >= 1:
            return self
        low = round(share * _HEIGHTS) / _HEIGHTS
        flames = [flame._replace(height=round(flame.height * low)) for flame in self.flames if low]
        return self._replace(flames=flames, dust=None)

    def dimmed(self, share: float, lit: Sequence[Rect] = (), before: Sequence[Rect] = ()) -> IdleAnimation:
        """Its flames alone, in a room that has lost this share of its light (0 to 1) but for what is `lit`;
        none burns upon what stands `before` it."""
        level = round(share * _DARKER) / _DARKER
        seen = [flame for flame in self.flames if flame.body.collidelist(before) < 0]
        dark = [flame.body.collidelist(lit) < 0 for flame in seen]
        return IdleAnimation([each._replace(dim=level * far) for each, far in zip(seen, dark, strict=True)])


class _Covered:
    """What lay in a part of the window before something was painted there."""

    def __init__(self, canvas: Canvas, area: Rect) -> None:
        self.area = area.clip(canvas.surface.get_rect()) or Rect(0, 0, 0, 0)
        self._before = canvas.surface.subsurface(self.area).copy()

    def put_back(self, canvas: Canvas) -> None:
        """Take away what was painted."""
        canvas.surface.blit(self._before, self.area)


class _Burning(_Covered):
    """A flame and the part of the window that it lights."""

    def __init__(self, canvas: Canvas, flame: Flame) -> None:
        super().__init__(canvas, flame_area(flame.foot, flame.height))
        self._flame = flame

    def moved(self, canvas: Canvas, flame: Flame) -> _Burning:
        """The same for a scene that was drawn anew, where the flame may stand elsewhere: in the same memory
        if it is as large, for to get a new megabyte takes longer than to fill it ten times."""
        area = flame_area(flame.foot, flame.height).clip(canvas.surface.get_rect()) or Rect(0, 0, 0, 0)
        if area.size != self.area.size:
            return _Burning(canvas, flame)
        self.area, self._flame = area, flame
        self._before.blit(canvas.surface, (0, 0), area)
        return self

    def burn(self, canvas: Canvas, time: float) -> None:
        """Paint flame and light upon whatever lies there."""
        flame = self._flame
        draw_flame(canvas, flame.foot, flame.height, time, cold=flame.cold, dim=flame.dim)


class IdleLayer:
    """Paints what moves upon a scene that is otherwise still, and takes it away again."""

    PERIOD = 1 / FLAME_RATE
    CARRY_PERIOD = 1 / 24
    """How often a die that is carried is painted anew, in seconds."""

    def __init__(self) -> None:
        self._animation = IdleAnimation()
        self._moving = False
        self._size = (0, 0)
        """That of the surface on which the scene was drawn."""
        self._covered: list[_Covered] = []
        self._flames: list[_Burning] = []
        self._time = self._due = 0.0
        self._since = _AT_ONCE
        """Seconds since the scene was drawn."""
        self._brief = False
        """Whether the scene moves: nothing is kept of what lies below flames and particles."""
        self._blinks: dict[str, float] = {}

    @property
    def moving(self) -> bool:
        """Whether anything is to be painted anew before the scene itself is."""
        return self._moving and any(self._animation)

    @property
    def unkept(self) -> bool:
        """Whether the scene must be drawn for flames and particles to go on: it does not move any more."""
        return self.moving and self._brief and self._since >= _AT_ONCE

    def settle(
        self, canvas: Canvas, animation: IdleAnimation, *, moving: bool, passing: bool = False
    ) -> None:
        """Paint flames and particles on a freshly drawn scene; with `moving` they go on from here. `passing`:
        the scene will be drawn again in the next frame."""
        self._animation, self._moving = animation, moving
        self._size = canvas.surface.get_size()
        self._brief, self._since, self._due = passing or self._since < _AT_ONCE, 0.0, 0.0
        self._covered = []
        if not self._brief:
            self._keep_below(canvas, animation.flames)
        for foot, height, cold, dim in animation.flames:
            draw_flame(canvas, foot, height, self._time, still=not moving, steady=passing, cold=cold, dim=dim)
        if moving:
            self._put_particles(canvas)
        self._carry(canvas)

    def _keep_below(self, canvas: Canvas, flames: Sequence[Flame]) -> None:
        """Keep what lies where these flames burn, in the memory of those before them."""
        before, self._flames = dict(enumerate(self._flames)), []
        for number, flame in enumerate(flames):
            burning = before.get(number)
            self._flames.append(burning.moved(canvas, flame) if burning else _Burning(canvas, flame))

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._time += dt
        self._due += dt
        self._since += dt

    def update(self, canvas: Canvas) -> list[Rect]:
        """Paint what has moved; returns the parts of the window that were painted anew.

        Nothing moves on a surface that has changed its size until the scene is drawn there: a window does so
        before its event is heard.
        """
        period = self.PERIOD if self._animation.carried is None else self.CARRY_PERIOD
        resized = canvas.surface.get_size() != self._size
        if not self.moving or self._brief or self._due < period or resized:
            return []
        self._due %= period
        changed = [covered.area for covered in self._covered]
        for covered in reversed(self._covered):
            covered.put_back(canvas)
        self._covered = []
        self._burn(canvas)
        for bust in filter(self._blinks_now, self._animation.busts):
            self._put(canvas, eyes_area(canvas, bust), partial(draw_closed_eyes, canvas, bust))
        self._put_particles(canvas)
        self._carry(canvas)
        return changed + [part.area for part in (*self._flames, *self._covered)]

    def _burn(self, canvas: Canvas) -> None:
        """Paint the flames anew; what one lights, another may light as well."""
        for burning in reversed(self._flames):
            burning.put_back(canvas)
        for burning in self._flames:
            burning.burn(canvas, self._time)

    def _put_particles(self, canvas: Canvas) -> None:
        room = MOST_PARTS - len(self._animation.flames) - len(self._covered)
        for particle in self._particles(canvas)[:room]:
            reach = round(particle.radius) + 1
            area = Rect(round(particle.x) - reach, round(particle.y) - reach, 2 * reach, 2 * reach)
            self._put(canvas, area, partial(_draw_particle, canvas, particle, area))

    def _carry(self, canvas: Canvas) -> None:
        """Paint the die that shows where it is to be laid; a still one in the middle of its way."""
        carried, time = self._animation.carried, self._time if self._moving else None
        if carried is not None:
            area = carried_area(carried, time)
            self._put(canvas, area, partial(draw_carried_die, canvas, carried, time))

    def _put(self, canvas: Canvas, area: Rect, paint: Callable[[], None]) -> None:
        """Keep what is to be covered, and paint."""
        if self._brief:
            paint()
            return
        covered = _Covered(canvas, area)
        if covered.area:
            self._covered.append(covered)
            paint()

    def _particles(self, canvas: Canvas) -> list[Particle]:
        """What flies now, the embers last: they are left out first where there is too much."""
        animation, unit = self._animation, canvas.scale.k
        made = [part for at in animation.smoke for part in smoke_over(at, unit, self._time, _SMOKE)]
        if animation.dust is not None:
            x, y, width, height = animation.dust
            made += dust_in((x, y, width, height), unit, self._time, _DUST)
        for flame in animation.flames:
            if flame.height >= _LEAST_FLAME * unit and not flame.cold and not flame.dim:
                made += embers_over(flame.foot, flame.height, self._time, _EMBERS)
        return made

    def _blinks_now(self, bust: BustPlace) -> bool:
        """Whether the lids are closed; each bust has a rhythm of its own."""
        begins = self._blinks.get(bust.person, 0.0)
        if self._time > begins + _BLINK:
            from random import uniform  # the menu has no eyes, and its start does not wait 1 ms for it

            begins = self._time + uniform(*_BLINK_EVERY)
            self._blinks[bust.person] = begins
        return begins <= self._time


def _draw_particle(canvas: Canvas, particle: Particle, area: Rect) -> None:
    grade = round(particle.strength * _STRENGTHS)
    if not grade:
        return
    radius, tone = area.width // 2, _TONES[particle.substance]
    light = canvas.picture_store.baked(
        ("particle", radius, tone, grade), lambda: radial(radius, tone, grade / _STRENGTHS)
    )
    canvas.shine(light, area.topleft)
