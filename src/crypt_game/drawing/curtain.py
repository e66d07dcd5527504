"""The dimming between scenes, with a torch before it that goes on burning."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator

import pygame

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.fire import draw_flame
from crypt_game.drawing.canvas.light import Glow, draw_pool, draw_scrim
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.canvas.torches import draw_held_torch
from crypt_game.drawing.geometry import square
from crypt_game.drawing.motion import in_out_sine
from crypt_game.drawing.theme import channel

__all__ = ["Curtain"]


class Curtain:
    """The room dims, a torch is lit before it, the scene changes, and the next room is lit by it.

    It is never black, however long the next scene takes: the torch stands before what is still to be seen.
    """

    HALF = 0.225
    DARKEST = 0.28
    """What is left of the light when the scene changes."""
    TORCH = 120
    HOLDER, REACH = 300, 360
    """The heights of flame and torch, and how far its light goes, in design pixels."""
    HEIGHTS = 3
    """In how many steps the flame grows: each picture of each height has to be made."""

    def __init__(self, begin: Callable[[Callable[[], None]], Iterator[None] | None]) -> None:
        """`begin` begins a change, which is done in the steps that it returns; None: it is done already."""
        self._begin = begin
        self._time = 2 * self.HALF
        self._change: Callable[[], None] | None = None
        self._steps: Iterator[None] | None = None
        """What is left of the change that has begun."""
        self._ready = _at_once
        self._cut_short = False
        """Whether it was lifted between two drawings, so that the last one still shows it."""
        self.seen = False
        """Whether the window is darkened: what was drawn last shows it, lifted or not."""
        self._burnt = 0.0
        self._below: pygame.Surface | None = None
        """What lies below the torch, in memory that is taken once: to get a new megabyte takes longer than to
        fill it ten times."""
        self._held = False
        """Whether the torch without its flame is part of that."""
        self._light = 1.0
        """How much of the light was left when the window was drawn last."""
        self._size = (0, 0)
        """That of the window then."""

    @property
    def moving(self) -> bool:
        """Whether it is dimming, dark or lighting, or a change waits without it."""
        return self._time < 2 * self.HALF or self._change is not None or self.changing

    @property
    def changing(self) -> bool:
        """Whether a change has begun and is not done: neither room may be asked for anything."""
        return self._steps is not None

    @property
    def opening(self) -> bool:
        """Whether the next room stands there in the dark, before it is lit."""
        return self._change is None and self._time <= self.HALF

    @property
    def dimming(self) -> bool:
        """Whether what was drawn last need only be darkened further till the scene changes."""
        begun = self.seen and not self._cut_short and self._below is not None
        return begun and self._change is not None and self._time <= self.HALF

    @property
    def burning(self) -> bool:
        """Whether its torch burns before what was drawn last (`flicker`)."""
        return self.dimming or self.opening

    def draw_over(
        self, change: Callable[[], None], *, at_once: bool = False, ready: Callable[[], bool] | None = None
    ) -> None:
        """Do `change` in the dark, or without it `at_once`, but not before it is `ready`; a change that is
        still waiting is done first."""
        self.settle()
        self._ready = ready or _at_once
        self._change, self._time = change, 2 * self.HALF if at_once else 0.0
        if at_once and self._ready():
            self._begin_change()

    def lift(self) -> None:
        """Light the next room, which stands there already."""
        self.settle()
        self._time = self.HALF

    def hurry(self) -> None:
        """`settle`, unless the change is not ready."""
        if self._ready():
            self.settle()

    def settle(self) -> None:
        """Do a waiting change now and lift the curtain."""
        self._cut_short = self._cut_short or self.moving
        self._time = 2 * self.HALF
        self._begin_change()
        self.go_on(math.inf)

    def _begin_change(self) -> None:
        change, self._change = self._change, None
        if change is not None:
            self._steps = self._begin(change)

    def go_on(self, end: float) -> None:
        """Go on until `end` (`perf_counter`) with the change that has begun, at least by a step."""
        steps, self._steps = self._steps, None  # the change may lift the curtain, which would go on with it
        while steps is not None:
            if next(steps, steps) is steps:
                return
            if time.perf_counter() >= end:
                self._steps, steps = steps, None

    def update(self, dt: float, unfinished: bool = False) -> bool:
        """Advance by `dt` seconds; True while the window must be drawn again. It stays dark while the next
        room is `unfinished`."""
        self._burnt += dt
        if not self.moving:
            due, self._cut_short, self._below = self._cut_short, False, None
            return due
        if self.changing:
            return True
        at_once = self._time >= 2 * self.HALF
        self._time = self.HALF if self.opening and unfinished else self._time + dt
        if self._time >= self.HALF and self._change is not None:
            self._time = 2 * self.HALF if at_once else self.HALF
            if self._ready():
                self._begin_change()
        return True

    def draw(self, canvas: Canvas) -> None:
        """Darken the window, on which the scene was drawn, as far as the change has come, and light the torch
        as far."""
        self.seen, self._cut_short = self.moving, False
        if self.moving:
            self._light = 1.0
            self._darken(canvas)

    def _darken(self, canvas: Canvas) -> None:
        """Darken a window that has `_light` and no torch."""
        way = self._time / self.HALF
        dark = in_out_sine(min(1.0, way)) if way < 1 else 1 - in_out_sine(min(1.0, way - 1))
        before, self._light = self._light, 1 - dark * (1 - self.DARKEST)
        draw_scrim(canvas, 1 - self._light / before)
        self._size, lit = canvas.surface.get_size(), round(dark, 1)
        if way <= 1:
            self._keep_below(canvas)
        self._hold_torch(canvas, lit)
        if lit:
            self._burn(canvas, lit)

    def _keep_below(self, canvas: Canvas) -> None:
        """Keep what lies below the torch: it burns on before this picture till the next room is lit."""
        area = self._lit(canvas)
        if self._below is None or self._below.get_size() != area.size:
            self._below = canvas.surface.subsurface(area).copy()
        else:
            self._below.blit(canvas.surface, (0, 0), area)
        self._held = False

    def flicker(self, canvas: Canvas) -> list[pygame.Rect]:
        """Let the torch burn on before the last picture, which is darkened while it is `dimming` and stays as
        it is while the next one is made ready; returns where.

        Nothing is painted on a window that has changed its size: all else of it would be black.
        """
        area = self._lit(canvas)
        if self._below is None or canvas.surface.get_size() != self._size:
            return []
        canvas.surface.blit(self._below, area)
        if self.dimming:
            self._darken(canvas)
            return [canvas.surface.get_rect()]
        if not self._held:
            self._hold_torch(canvas, 1.0)
            self._below.blit(canvas.surface, (0, 0), area)
            self._held = True
        self._burn(canvas, 1.0)
        return [area]

    def _lit(self, canvas: Canvas) -> pygame.Rect:
        """What the torch and its light touch."""
        window = canvas.surface.get_rect()
        return square(window.center, 2 * canvas.px(self.REACH)).clip(window)

    def _hold_torch(self, canvas: Canvas, lit: float) -> None:
        """The torch with its light, without its flame. Before it is `lit` at all, its picture is decoded."""
        if lit:
            draw_pool(canvas, canvas.surface.get_rect().center, Glow.STRONG * lit, self.REACH)
        shown = Pose(alpha=channel(lit))
        draw_held_torch(canvas, self._foot(canvas), canvas.px(self.HOLDER), lit=True, pose=shown)

    def _burn(self, canvas: Canvas, lit: float) -> None:
        height = math.ceil(lit * self.HEIGHTS) / self.HEIGHTS
        draw_flame(canvas, self._foot(canvas), canvas.px(self.TORCH) * height, self._burnt, steady=True)

    def _foot(self, canvas: Canvas) -> tuple[int, int]:
        """Where the flame stands."""
        middle = canvas.surface.get_rect().center
        return middle[0], middle[1] + canvas.px(self.TORCH) // 2


def _at_once() -> bool:
    """Ready without having to be made so."""
    return True
