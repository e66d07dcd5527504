"""A list that slides in over the left edge of the room and leaves the rest of it in sight.

It pushes nothing aside. Esc, its own key, its button or a press beside it send it back.
"""

from __future__ import annotations

from typing import ClassVar, Final

import pygame

from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.motion import out_cubic
from crypt_game.ui.pages.list_panel import ListPanel
from crypt_game.ui.scene import AppServices

__all__ = ["Drawer"]

_WIDTH, _WIDEST = 640, 0.62
"""How wide it is in units, and which share of the window it takes at most."""
_SECONDS: Final = 0.22
_TUCKED: Final = 24
"""How far its plate reaches beyond the window, in units, so that it has no round corners there."""
_SCRIM = 0.3


class Drawer(ListPanel):
    """A list over the left edge of what lies below, as high as the window."""

    shrinks = False
    close_kind = "stone"
    command: ClassVar[Command]
    """The command that opens it, and sends it back."""

    def __init__(self, app: AppServices, count: int) -> None:
        super().__init__(app, count)
        still = app.reduced_motion or app.motion_speed == 0
        self._seconds = 0.0 if still else _SECONDS
        self._out = 1.0 if still else 0.0
        self._leaves = False

    def most(self) -> pygame.Rect:
        width, height = self.frame.size
        return pygame.Rect(0, 0, min(self.frame.px(_WIDTH * self.frame.text), round(width * _WIDEST)), height)

    def plate(self) -> pygame.Rect:
        tucked = self.frame.px(_TUCKED)
        plate = self._panel.inflate(tucked, 2 * tucked)
        plate.right = self._panel.right
        return plate

    @property
    def scrim(self) -> float:
        return _SCRIM * self._out

    @property
    def lively(self) -> bool:
        return self._leaves or self._out < 1

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.lively:
            step = dt / self._seconds if self._seconds else 1.0
            self._out = max(0.0, self._out - step) if self._leaves else min(1.0, self._out + step)
            self.invalidate()
        if self._leaves and not self._out:
            super().close()

    def close(self) -> None:
        """Slide back; at once where nothing moves."""
        if not self._seconds:
            super().close()
        self._leaves = True

    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Pointer):
            beside = intent.kind is PointerKind.DOWN and not self._panel.collidepoint(intent.pos)
        else:
            beside = isinstance(intent, Order) and intent.pressed and intent.command is self.command
        if self._leaves:
            return True
        if beside:
            self.close()
        return beside or super().handle(intent)

    def draw(self, canvas: Canvas) -> None:
        if self._out >= 1:
            super().draw(canvas)
            return
        area = self._panel.clip(canvas.surface.get_rect())
        sheet = canvas.surface.subsurface(area).copy()
        super().draw(Canvas(sheet, canvas.picture_store, canvas.scale))
        canvas.surface.blit(sheet, (round((out_cubic(self._out) - 1) * area.width), 0))
