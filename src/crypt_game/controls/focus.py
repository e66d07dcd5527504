"""The one focus list of a scene: which control is hovered, held and focused, and how keys walk among them.

Keyboard, screen reader and tests find a widget in the same way, by its key, which outlives re-layout.
Must never import `rules`, `match` or `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from crypt_game.controls.input import OUTSIDE, Command, Intent, Order, Point, Pointer, PointerKind
from crypt_game.controls.widget import Widget, WidgetLook, WidgetRole
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.panels import draw_focus_ring

__all__ = ["Controls"]

_FINGERTIP = 44
"""Pixels; controls may be drawn smaller than they can be hit (VISUAL §4)."""
_OUT_OF_SIGHT: Final = (0, 0)
"""The size of what a list is scrolled away from: arrows lead to what is seen, a list leads to the rest."""
_ARROWS = {Command.LEFT: (-1, 0), Command.RIGHT: (1, 0), Command.UP: (0, -1), Command.DOWN: (0, 1)}
_ASIDE, _OFF_CENTRE, _STEEPEST = 2.5, 0.5, 4
"""What a way past the side counts beside one ahead, what one from middle to middle does, and how many times
as far aside as ahead an arrow leads."""


class Controls:
    """The widgets of a scene in reading order, which is also the order of Tab."""

    def __init__(
        self,
        on_focus: Callable[[Widget], None] | None = None,
        on_press: Callable[[Widget], None] | None = None,
    ) -> None:
        """`on_focus` is told of each widget that the focus comes to, `on_press` of each that is about to do
        what it does."""
        self.widgets: list[Widget] = []
        self.by_keys = False
        self._focus: Widget | None = None
        self._gone: str | None = None
        """The key of what had the focus when it went."""
        self._hover: Widget | None = None
        self._held: Widget | None = None
        self.asks = False
        """Whether what is held is only asked what it is, by a finger that rests on it."""
        self.presses = 0
        """How often the pointer has let go of what it pressed or dragged."""
        self._on_focus, self._on_press = on_focus, on_press

    def fill(self, widgets: Sequence[Widget], first: str = "") -> None:
        """Take a new list (after a re-layout); focus, hover and hold carry over by key, and where nothing has
        the focus, the widget with the key `first` gets it.

        Where keys lead and the focused widget is gone, the focus goes to the one that had it before and is
        back, or to the nearest in the order of Tab, to one that only looks something up last. A widget that
        can take it no more loses it.
        """

        def twin(old: Widget | None) -> Widget | None:
            return next((w for w in widgets if old is not None and w.key == old.key), None)

        old, place = self._focus, self.widgets.index(self._focus) if self._focus in self.widgets else 0
        self._focus, self._hover, self._held = twin(self._focus), twin(self._hover), twin(self._held)
        gone, self.widgets = self.widgets, list(widgets)
        for widget in set(gone) - set(self.widgets):
            widget.close()
        if self._focus is None or not self._reachable(self._focus):
            self._focus = self._instead_of(old, place) if self.by_keys else None
        if self._focus is None and first:
            self.focus_on(first)

    @property
    def focus(self) -> Widget | None:
        return self._focus

    @property
    def hover(self) -> Widget | None:
        return self._hover

    @property
    def regarded(self) -> Widget | None:
        """What the player looks at: the focused widget while keys lead, else the one under the pointer."""
        return self._focus if self.by_keys else self._hover

    @property
    def rule(self) -> str | None:
        """The paragraph of the rules that the tip of what the player looks at leads to."""
        tip = self.regarded.tip() if self.regarded is not None else None
        return tip.rule if tip is not None else None

    @property
    def held(self) -> Widget | None:
        return self._held

    def find(self, key: str) -> Widget | None:
        """The widget with this key, or None."""
        return next((w for w in self.widgets if w.key == key), None)

    def focus_on(self, key: str) -> bool:
        """Move the focus to the widget with this key; False when there is none that can take it."""
        widget = self.find(key)
        if widget is None or not self._reachable(widget):
            return False
        self._take_focus(widget)
        return True

    def look(self, widget: Widget) -> WidgetLook:
        """How to draw `widget` now."""
        return WidgetLook(
            hovered=widget is self._hover and widget.enabled,
            focused=widget is self._focus and self.by_keys,
            pressed=widget is self._held and widget is self._hover,
        )

    def draw(self, canvas: Canvas) -> None:
        """Draw all widgets, and the focus ring last so that nothing covers it."""
        for widget in self.widgets:
            widget.draw(canvas, self.look(widget))
        if self._focus is not None and self.by_keys:
            draw_focus_ring(canvas, self._focus.rect)

    def update(self, dt: float) -> bool:
        """Advance all widgets; True when one must be drawn again."""
        moved = [widget.update(dt) for widget in self.widgets]
        return any(moved)

    def handle(self, intent: Intent) -> bool:
        """Let the widgets answer `intent`; True when one did."""
        if isinstance(intent, Pointer):
            return self._point(intent)
        return intent.pressed and self._order(intent)

    def _point(self, pointer: Pointer) -> bool:
        if pointer.kind is PointerKind.WHEEL:
            scrolled = self._scroll(pointer)
            self.by_keys = self.by_keys and not scrolled
            return scrolled
        if pointer.kind is PointerKind.HOLD:
            self.asks = self._held is not None and not self._held.works_held
            return self.asks
        if pointer.kind is PointerKind.LET_GO:
            return self._let_go()
        under = self._under(pointer.pos)
        moved = under is not self._hover
        self._hover = under
        if pointer.kind is PointerKind.MOVE or pointer.kind is PointerKind.LEAVE:
            if self._held is not None:
                self._held.drag(pointer.pos)
                return True
            return moved
        if pointer.button != 1:
            return moved
        if pointer.kind is PointerKind.DOWN:
            return self._press(under, pointer.pos) or moved
        return self._release(under, pointer.pos) or moved

    def _press(self, under: Widget | None, pos: Point) -> bool:
        self.by_keys = self.asks = False
        self._held = under
        if under is None:
            return False
        if self._reachable(under):
            self._take_focus(under)
        under.grab(pos)
        return True

    def _release(self, under: Widget | None, pos: Point) -> bool:
        held, self._held = self._held, None
        if held is None:
            return False
        asked, self.asks = self.asks, False
        self.presses += not asked
        held.drop(pos)
        if held is under and not asked and not held.works_held:
            self._activate(held)
        return True

    def _activate(self, widget: Widget) -> None:
        if self._on_press is not None:
            self._on_press(widget)
        widget.activate()

    def _let_go(self) -> bool:
        """Take the pointer off what it holds, as if it had left it."""
        held, self._held = self._held, None
        if held is not None:
            held.drop(OUTSIDE)
        return held is not None

    def _order(self, order: Order) -> bool:
        command = order.command
        row = self._focus.leads_to(command) if self._focus is not None else None
        if row is not None:
            self.by_keys = True
            self._take_focus(row)
            return True
        if command is Command.NEXT or command is Command.PREVIOUS:
            return self._walk(1 if command is Command.NEXT else -1)
        if command in _ARROWS:
            return self._arrow(command)
        if command is Command.ACTIVATE and self._focus is not None:
            self.by_keys = True
            self._activate(self._focus)
            return True
        return self._scroll(order)

    def _scroll(self, intent: Intent) -> bool:
        return any(widget.scroll(intent) for widget in self.widgets)

    def _walk(self, step: int) -> bool:
        reachable = [w for w in self.widgets if self._reachable(w) and (w.tab_stop or w is self._focus)]
        if not reachable:
            return False
        self.by_keys = True
        entry = 0 if step > 0 else -1
        index = reachable.index(self._focus) + step if self._focus in reachable else entry
        self._take_focus(reachable[index % len(reachable)])
        return True

    def _arrow(self, command: Command) -> bool:
        self.by_keys = True
        across, along = _ARROWS[command]
        if self._focus is None:
            return self._walk(1)
        if across and self._focus.adjust(across):
            return True
        best = self._nearest(self._focus, across, along)
        if best is None:
            return False
        self._take_focus(best)
        return True

    def _nearest(self, start: Widget, across: int, along: int) -> Widget | None:
        """The widget that lies best in the arrow's direction: near along it, and not far aside.

        One that begins before the middle of `start` only where no other lies there.
        """
        here = start.rect

        def cost(there: pygame.Rect) -> tuple[bool, float] | None:
            dx, dy = there.centerx - here.centerx, there.centery - here.centery
            ahead, aside = (dx * across, abs(dy)) if across else (dy * along, abs(dx))
            if ahead <= 0 or aside > _STEEPEST * ahead:
                return None
            long = there.width if across else there.height
            wide = there.height + here.height if across else there.width + here.width
            way = ahead + _ASIDE * max(0, aside - wide / 2) + _OFF_CENTRE * aside
            return ahead < long / 2, way

        others = [
            w for w in self.widgets if w is not start and self._reachable(w) and w.rect.size != _OUT_OF_SIGHT
        ]
        ranked = [(c, i) for i, w in enumerate(others) if (c := cost(w.rect)) is not None]
        return others[min(ranked)[1]] if ranked else None

    def _take_focus(self, widget: Widget) -> None:
        changed = widget is not self._focus
        self._focus = widget
        if not changed:
            return
        widget.focused(by_keys=self.by_keys)
        if self._on_focus is not None and self._focus is not None:
            self._on_focus(self._focus)

    def _under(self, pos: Point) -> Widget | None:
        """What a pointer there means: what lies there, or what a fingertip would reach; a control goes before
        what only tells about itself."""
        hit = next((w for w in reversed(self.widgets) if w.contains(pos)), None)
        if hit is not None and hit.role is not WidgetRole.INFO:
            return hit
        near = [w for w in reversed(self.widgets) if _reach(w).collidepoint(pos)]
        if hit is not None:
            near = [w for w in near if w.role is not WidgetRole.INFO]
        return min(near, key=lambda w: _distance(w.rect, pos), default=hit)

    def _instead_of(self, old: Widget | None, place: int) -> Widget | None:
        """What takes the focus of a widget that is gone from a place in the order of Tab."""
        back = self.find(self._gone) if self._gone is not None else None
        self._gone = old.key if old is not None else None
        if back is not None and self._reachable(back):
            return back
        looked_up = old is not None and old.role is WidgetRole.LOOKUP
        reachable = [(n, widget) for n, widget in enumerate(self.widgets) if self._reachable(widget)]
        return min(
            reachable,
            key=lambda each: (not looked_up and each[1].role is WidgetRole.LOOKUP, abs(each[0] - place)),
            default=(0, None),
        )[1]

    @staticmethod
    def _reachable(widget: Widget) -> bool:
        return widget.focusable


def _reach(widget: Widget) -> pygame.Rect:
    """The box in which a widget still answers where no other one is hit: no smaller than a fingertip."""
    rect = widget.rect
    return rect.inflate(max(0, _FINGERTIP - rect.width), max(0, _FINGERTIP - rect.height))


def _distance(rect: pygame.Rect, pos: Point) -> int:
    """How far `pos` is from a box, across or down, whichever is more."""
    across = max(rect.left - pos[0], pos[0] - rect.right, 0)
    down = max(rect.top - pos[1], pos[1] - rect.bottom, 0)
    return max(across, down)
