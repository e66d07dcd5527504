"""Finds controls that a finger may miss: what answers to it round the middle of each is measured."""

from __future__ import annotations

import pygame

from crypt_game.controls.widget import Widget, WidgetRole
from crypt_game.controls.widgets import ListRow, ScrollArea
from crypt_game.ui.app import App

__all__ = ["FULL_HD", "enlarge", "small_targets"]

FINGERTIP = 44
"""Pixels at 1080 lines."""
FULL_HD = (1920, 1080)


def enlarge(app: App) -> None:
    """Give the window 1080 lines, and lay its scenes out anew."""
    pygame.display.set_mode(FULL_HD, pygame.RESIZABLE)
    app._resized()


def reach(app: App, widget: Widget) -> tuple[int, int]:
    """How far across and down a control answers around its middle, in pixels."""
    controls, window = app.stack.top.controls, app.surface.get_rect()
    middle = widget.rect.center
    if controls._under(middle) is not widget:
        return FINGERTIP, FINGERTIP  # what lies above it is measured

    def way(across: int, down: int) -> int:
        for far in range(1, FINGERTIP):
            pos = middle[0] + across * far, middle[1] + down * far
            if not window.collidepoint(pos):
                return FINGERTIP
            if controls._under(pos) is not widget:
                return far - 1
        return FINGERTIP

    return way(-1, 0) + way(1, 0) + 1, way(0, -1) + way(0, 1) + 1


def small_targets(app: App) -> list[str]:
    """Controls that a fingertip may miss. Rows at the edges of a list are cut off, and scroll into sight."""
    asked = [
        widget
        for widget in app.stack.top.controls.widgets
        if widget.role is not WidgetRole.INFO and not isinstance(widget, ListRow | ScrollArea)
    ]
    sizes = {widget.key: reach(app, widget) for widget in asked}
    return [f"{key}: {size}" for key, size in sizes.items() if min(size) < FINGERTIP]
