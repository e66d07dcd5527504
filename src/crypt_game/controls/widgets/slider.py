"""Sliders and toggles of the settings (VISUAL §11, Forms)."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Widget, WidgetLook
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_slider, draw_toggle
from crypt_game.screen_reader import Node, NodeKind

__all__ = ["Slider", "Toggle"]

_STEP = 0.05


class Slider(Widget):
    """A value 0–1 on a groove; arrows move it by `step`, the pointer anywhere.

    `on_change` gets every new value.
    """

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        spoken: str,
        value: float,
        on_change: Callable[[float], None],
        *,
        step: float = _STEP,
    ) -> None:
        super().__init__(key, rect, spoken)
        self.value = value
        self._step = step
        self._on_change = on_change

    def _set(self, value: float) -> None:
        snapped = round(min(1.0, max(0.0, value)) / self._step) * self._step
        if not math.isclose(snapped, self.value, abs_tol=self._step / 2):
            self.value = snapped
            self._on_change(snapped)

    def adjust(self, step: int) -> bool:
        self._set(self.value + step * self._step)
        return True

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SLIDER, share=self.value)

    def grab(self, pos: Point) -> None:
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        self._set((pos[0] - self.rect.left) / max(1, self.rect.width))

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_slider(canvas, self.rect, self.value, hover=look.hovered or look.pressed)


class Toggle(Widget):
    """An on/off switch; a press or an arrow turns it, and the arrow walks on where it is turned already."""

    clicks = True

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        words: tuple[str, str],
        on: bool,
        on_change: Callable[[bool], None],
    ) -> None:
        """`words` are its name and what it does."""
        super().__init__(key, rect, words[0])
        self.on, self._about = on, words[1]
        self._on_change = on_change

    def activate(self) -> None:
        self.on = not self.on
        self._on_change(self.on)

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SWITCH, on=self.on, description=self._about)

    def adjust(self, step: int) -> bool:
        if self.on == (step > 0):
            return False
        self.activate()
        return True

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_toggle(canvas, self.rect, self.on, hover=look.hovered)
