"""What floats above every scene: toasts and the tooltip.

Each knows only the canvas, the frame and the widget it speaks for. Must never import `rules` or `ui.scenes`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Literal

import pygame

from crypt_game.controls.focus import Controls
from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets.tip_box import draw_tip
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.message_boxes import ToastKind as BoxKind
from crypt_game.drawing.canvas.message_boxes import draw_toast_box
from crypt_game.drawing.geometry import Area, Box, Frame, IconSize, Space

__all__ = ["ToastKind", "ToastRack", "Tooltips"]

ToastKind = Literal["plain", "sound", "good", "warning"]
_TOAST_STYLE = theme.LABEL._replace(size=23)
_TOAST, _TOAST_HEIGHT, _TOAST_TOP, _TOAST_EDGE = 640.0, 74.0, 80.0, 24.0
"""How wide a message is, how high at least, and how far from the top and the right edge of the window."""
_TOAST_WORDS = 72
"""Where the words of a toast begin, beside its icon."""


class Toast:
    """One message at the top right; `left` and `total` are seconds.

    No dataclass, for the menu would wait for the modules behind those."""

    def __init__(self, text: str, kind: ToastKind, seconds: float) -> None:
        self.text, self.kind = text, kind
        self.left = self.total = seconds


class ToastRack:
    """At most two messages at a time; further ones wait their turn (VISUAL §11, Toasts)."""

    SHOWN = 2
    SECONDS = 4.0

    def __init__(self) -> None:
        self._waiting: deque[Toast] = deque()
        self._shown: list[Toast] = []

    def add(self, text: str, kind: ToastKind = "plain", seconds: float = SECONDS) -> None:
        """Queue a message; one that is already up is not repeated."""
        if any(toast.text == text for toast in (*self._shown, *self._waiting)):
            return
        self._waiting.append(Toast(text, kind, seconds))

    @property
    def texts(self) -> list[str]:
        """The messages on show, oldest first."""
        return [toast.text for toast in self._shown]

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when the rack must be drawn again."""
        before = len(self._shown)
        for toast in self._shown:
            toast.left -= dt
        self._shown = [toast for toast in self._shown if toast.left > 0]
        while self._waiting and len(self._shown) < self.SHOWN:
            self._shown.append(self._waiting.popleft())
        return bool(self._shown) or before > 0

    def draw(self, canvas: Canvas, frame: Frame) -> None:
        """Paint the messages under the top right corner, never over the Crypt or the tray."""
        page, top = Area.of(frame).box, _TOAST_TOP
        words = [canvas.measure(_TOAST_STYLE, toast.text)[0] / frame.k for toast in self._shown]
        for toast, wide in zip(self._shown, words, strict=True):
            width = min(_TOAST * frame.text, _TOAST_WORDS + wide + Space.APART, page.w - 2 * _TOAST_EDGE)
            box = Box(page.right - _TOAST_EDGE - width, top, width, _TOAST_HEIGHT)
            rect = Area.of(frame).px(box)
            rect.height = max(rect.height, _words_height(canvas, rect, toast) + 2 * frame.px(Space.CLOSE))
            _draw_toast(canvas, rect, toast)
            top += rect.height / frame.k + Space.CLOSE


_TOAST_LOOKS: Mapping[ToastKind, tuple[BoxKind, str]] = {
    "plain": ("note", "icon/log"),
    "sound": ("note", "icon/sound"),
    "good": ("safe", "icon/check"),
    "warning": ("warning", "icon/warn"),
}


def _words_of(canvas: Canvas, rect: pygame.Rect) -> pygame.Rect:
    left = rect.left + canvas.px(_TOAST_WORDS)
    return pygame.Rect(left, rect.top, rect.right - canvas.px(Space.NEAR) - left, rect.height)


def _words_height(canvas: Canvas, rect: pygame.Rect, toast: Toast) -> int:
    return canvas.paragraph_height(_TOAST_STYLE, toast.text, _words_of(canvas, rect).width, max_lines=2)


def _draw_toast(canvas: Canvas, rect: pygame.Rect, toast: Toast) -> None:
    kind, icon = _TOAST_LOOKS[toast.kind]
    draw_toast_box(canvas, rect, kind, max(0.0, toast.left / toast.total))
    canvas.sprite(icon, (rect.left + canvas.px(IconSize.LARGE), rect.centery), canvas.px(IconSize.LINE))
    words = _words_of(canvas, rect)
    words.y += (words.height - _words_height(canvas, rect, toast)) // 2
    words.height = 0
    canvas.paragraph(_TOAST_STYLE, toast.text, words, max_lines=2)


class Tooltips:
    """Shows the tip of the widget under the pointer after a while, and of the focused one at once."""

    DELAY = 0.35

    def __init__(self) -> None:
        self._widget: Widget | None = None
        self._rested, self._presses = 0.0, 0
        self.tip: Tip | None = None
        self._told: Tip | None = None
        """The tip at the last update: another one now must be drawn, or its place without it."""

    def update(self, dt: float, controls: Controls) -> bool:
        """Follow pointer and focus for `dt` seconds; True when the tooltip came, went or was hidden."""
        self._follow(dt, controls)
        before, self._told = self._told, self.tip
        return self.tip is not before

    def _follow(self, dt: float, controls: Controls) -> None:
        # What was pressed, or had something dropped on it, is known: the pointer only happens to lie there.
        pressed = controls.presses != self._presses and not controls.by_keys
        self._presses = controls.presses
        if pressed:
            self.hide()
        wanted = controls.regarded if controls.held is None or controls.asks else None
        if wanted is not self._widget:
            # A control that was made anew is the same to who looks at it.
            same = wanted is not None and self._widget is not None and wanted.key == self._widget.key
            hidden = pressed or (same and self._rested < 0)
            self._widget, self._rested, self.tip = wanted, float("-inf") if hidden else 0.0, None
            if not controls.by_keys:
                return
        self._rested += dt
        delay = 0.0 if controls.by_keys else self.DELAY
        if self.tip is None and self._widget is not None and self._rested >= delay:
            self.tip = self._widget.tip()

    def show(self) -> bool:
        """Show the tooltip of what is looked at now; False where it is on show or there is none."""
        if self.tip is not None or self._widget is None:
            return False
        self._rested, self.tip = 0.0, self._widget.tip()
        return self.tip is not None

    def hide(self) -> None:
        """Take the tooltip away until the pointer or the focus moves on."""
        self.tip = None
        self._rested = float("-inf")

    def draw(self, canvas: Canvas, frame: Frame, rule_hint: str) -> None:
        """Paint the tooltip beside its widget, inside the window. `rule_hint` names the key for the rule."""
        if self.tip is None or self._widget is None:
            return
        draw_tip(canvas, frame, self._widget, self.tip, rule_hint if self.tip.rule else "")
