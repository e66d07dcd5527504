"""What floats above every scene: toasts and the tooltip.

Each knows only the canvas, the frame and the widget it speaks for. Must never import `rules` or `ui.scenes`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from pygame import Rect

from crypt_game.controls.focus import Controls
from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets.tip_box import draw_tip
from crypt_game.controls.widgets.toast_box import ToastKind, draw_toast
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Frame

__all__ = ["ToastKind", "ToastRack", "Tooltips"]


class Toast:
    """One message; `left` and `total` are seconds.

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

    def draw(self, canvas: Canvas, frame: Frame, spared: Sequence[Sequence[Rect]] = ()) -> None:
        """Paint the messages near the top right corner, over nothing that is `spared` if that can be."""
        taken: list[Rect] = []
        for toast in self._shown:
            words, remaining = (toast.text, toast.kind), max(0.0, toast.left / toast.total)
            taken.append(draw_toast(canvas, frame, words, remaining, taken, spared))


class Tooltips:
    """Shows the tip of the widget under the pointer after a while, at once if that has an icon only or the
    focus."""

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
        at_once = controls.by_keys or (self._widget is not None and self._widget.wordless)
        delay = 0.0 if at_once else self.DELAY
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
