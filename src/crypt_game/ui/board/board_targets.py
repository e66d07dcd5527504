"""What can be pointed at on the table: places that tell about themselves, cards, and the peek button.

They draw only what hovering and holding change; the still table is painted by `draw`.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from crypt_game.controls.input import Intent, Point, Pointer
from crypt_game.controls.widget import Tip, Widget, WidgetLook, WidgetRole
from crypt_game.drawing.canvas import ButtonState, Canvas
from crypt_game.drawing.canvas.light import draw_lift
from crypt_game.drawing.canvas.panels import draw_button, draw_outline
from crypt_game.play.spots import LargeSpot
from crypt_game.screen_reader import Node, NodeKind

__all__ = ["BoardPlace", "CardTarget", "PeekButton", "RewardGlyph"]


_LIFT = 6
"""How far a card rises below the pointer, in design units."""
_RADIUS, _HOVER, _CARD_HOVER, _EYE = 10.0, 0.55, 0.75, 0.56


class BoardPlace(Widget):
    """A thing on the table with a name and a tooltip; clicking it does `on_press`, where there is one.

    `spot` is what the zoom key enlarges here, None for nothing.
    """

    role = WidgetRole.INFO

    def __init__(
        self,
        key: str,
        rect: Rect,
        spoken: str,
        *,
        spot: LargeSpot | None = None,
        tip: Callable[[], Tip | None] | None = None,
        on_press: Callable[[], None] | None = None,
        radius: float = _RADIUS,
    ) -> None:
        super().__init__(key, rect, spoken, tip=tip)
        self.spot, self.radius = spot, radius
        self._on_press = on_press

    def activate(self) -> None:
        if self._on_press is not None:
            self._on_press()

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if look.hovered:
            draw_outline(canvas, self.rect, "hover", radius=self.radius, strength=_HOVER)


class CardTarget(BoardPlace):
    """A card of the Crypt."""

    role = WidgetRole.CARD
    hidden_by: Rect | None = None
    """The card that lies over it, whose part it does not answer to."""
    turn_wheel: Callable[[int], bool] | None = None
    """What the wheel turns here, None where that is nothing."""

    def scroll(self, intent: Intent) -> bool:
        turns = isinstance(intent, Pointer) and self.contains(intent.pos) and intent.notches
        if not turns or self.turn_wheel is None:
            return False
        return self.turn_wheel(1 if turns > 0 else -1)

    def contains(self, pos: Point) -> bool:
        covered = self.hidden_by is not None and self.hidden_by.collidepoint(pos)
        return not covered and super().contains(pos)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        if not look.hovered or self.hidden_by is not None:
            return
        lift = canvas.px(1 if look.pressed else _LIFT)
        draw_lift(canvas, self.rect, lift, canvas.px(self.radius))
        draw_outline(canvas, self.rect.move(0, -lift), "hover", radius=self.radius, strength=_CARD_HOVER)


class RewardGlyph(BoardPlace):
    """The type of another seat's panel whose cards can be flipped now: lit, so that it asks to be pressed."""

    role = WidgetRole.CONTROL

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_outline(canvas, self.rect, "selection" if look.hovered else "legal", radius=self.radius)


class PeekButton(Widget):
    """Held down it shows the covered values of whoever holds it (VISUAL §11, Hold to peek).

    Keys and screen readers cannot hold it: what they press is shown until they press again.
    """

    role = WidgetRole.LOOKUP

    def __init__(
        self,
        rect: Rect,
        spoken: str,
        tip: Callable[[], Tip],
        on_peek: Callable[[bool], None],
        on_press: Callable[[], None],
        *,
        shown: bool,
    ) -> None:
        super().__init__("peek", rect, spoken, tip=tip)
        self.works_held = self.wordless = True
        self._on_peek, self._on_press, self._shown = on_peek, on_press, shown

    def grab(self, pos: Point) -> None:
        self._on_peek(True)

    def drop(self, pos: Point) -> None:
        self._on_peek(False)

    def activate(self) -> None:
        self._on_press()

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SWITCH, on=self._shown)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, "stone", self._state(look))
        canvas.sprite(
            "icon/eye" if self._shown else "icon/eye-off", self.rect.center, self.rect.height * _EYE
        )

    def _state(self, look: WidgetLook) -> ButtonState:
        if self._shown:
            return "chosen"
        if look.pressed:
            return "down"
        return "hover" if look.hovered else "rest"
