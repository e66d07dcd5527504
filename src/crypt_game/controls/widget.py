"""What a control on the screen is: a place, a lasting key, a spoken name, and what it answers to."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum, auto
from typing import NamedTuple, TypeVar

import pygame

from crypt_game.controls.input import Command, Intent, Point
from crypt_game.drawing.canvas import Canvas
from crypt_game.screen_reader import Box, Node, NodeKind

__all__ = ["Tip", "Widget", "WidgetLook", "WidgetRole", "edges", "told_in"]


class WidgetRole(Enum):
    """What a widget is for, by which a scene tells what a click or key on it means at the moment."""

    CONTROL = auto()
    """It changes something."""
    LOOKUP = auto()
    """It shows something more, and works while something moves."""
    INFO = auto()
    """It only tells about itself."""
    CARD = auto()
    """It is a card that can be chosen."""


class WidgetLook(NamedTuple):
    """How a widget is being looked at, for drawing."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


class Tip(NamedTuple):
    """What a tooltip says: a title, a body (inline markup), and the paragraph of the rules it leads to
    (`§5.2`)."""

    title: str
    body: str = ""
    timing: str = ""
    rule: str | None = None
    note: str = ""
    """What a click does, for which there may be no room."""
    above: bool = False
    """Whether it opens above what it explains where there is room, because what lies below matters more."""


class Widget:
    """A control with a place (`rect`, window pixels), a lasting `key` and a `spoken` name.

    Subclasses override what they answer to; the defaults refuse. A disabled widget keeps its place in the
    focus list when `why_not` says why, so that trying it can explain itself.
    """

    role = WidgetRole.CONTROL
    clicks = False
    """Whether a click is heard when it is pressed."""

    def __init__(
        self, key: str, rect: pygame.Rect, spoken: str, *, tip: Callable[[], Tip | None] | None = None
    ):
        self.key = key
        self.rect = pygame.Rect(rect)
        self.spoken = spoken
        self.enabled = True
        self.focusable = True
        self.works_held = False
        """Whether the pointer works it by holding it down, so that holding asks for no tooltip and letting go
        is no click."""
        self.wordless = False
        """Whether an icon is all that is seen of it, so that its tooltip waits for nothing."""
        self.spares: Sequence[Sequence[pygame.Rect]] = ()
        """What its tooltip does not cover where there is any other place for it, in window pixels: in groups,
        the most important first."""
        self.part = ""
        """What a listener is told of the part of the window that it stands in, where no title is seen."""
        self.row_of = ""
        """The list that it is a row of."""
        self._tip = tip

    @property
    def light(self) -> pygame.Rect:
        """What of it is lit where words are about it."""
        return self.rect

    @property
    def tab_stop(self) -> bool:
        """Whether Tab stops here, where the focus can be; arrows come here all the same."""
        return True

    def tip(self) -> Tip | None:
        """The tooltip, made only when asked for."""
        return self._tip() if self._tip else None

    def node(self) -> Node:
        """What a screen reader is told: the name, what sort of control it is, and its state."""
        kind = NodeKind.LABEL if self.role is WidgetRole.INFO else NodeKind.BUTTON
        if self.row_of:
            kind = NodeKind.LIST_ITEM
        return Node(
            self.key,
            kind,
            self.spoken,
            list=self.row_of,
            part=self.part,
            enabled=self.enabled,
            box=edges(self.rect),
        )

    def take_text(self, text: str) -> None:
        """Take words that a screen reader writes here, for text entry."""

    def contains(self, pos: Point) -> bool:
        """Whether `pos` hits this widget."""
        return self.rect.collidepoint(pos)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        """Paint the widget. Draws only, changes nothing."""

    def activate(self) -> None:
        """Do what a click, Enter or Space asks."""

    def adjust(self, step: int) -> bool:
        """Move the value by `step` (−1 or 1); False when there is no value, and the arrow walks on."""
        return False

    def focused(self, *, by_keys: bool) -> None:
        """The focus came here, led by keys or by the pointer."""

    def leads_to(self, command: Command) -> Widget | None:
        """Where a command leads from here, where the widget knows better than the eye: to the next row."""
        return None

    def scroll(self, intent: Intent) -> bool:
        """Answer the wheel over this widget, or a page key that the focus has no use for."""
        return False

    def grab(self, pos: Point) -> None:
        """The pointer went down here."""

    def drag(self, pos: Point) -> None:
        """The pointer moved while holding this widget."""

    def drop(self, pos: Point) -> None:
        """The pointer let go after holding this widget; `activate` follows if it is still inside, but for
        what works held."""

    def handle_event(self, event: pygame.event.Event) -> bool:
        """A raw event while focused, for text entry; True when it is used up."""
        return False

    def update(self, dt: float) -> bool:
        """Advance by `dt` seconds; True when it must be drawn again."""
        return False

    def close(self) -> None:
        """Give back what the widget holds: it is in no list any more."""


WidgetT = TypeVar("WidgetT", bound=Widget)


def edges(rect: pygame.Rect) -> Box:
    """A place in window pixels as screen readers are told it."""
    return rect.left, rect.top, rect.right, rect.bottom


def told_in(part: str, widgets: Iterable[WidgetT]) -> list[WidgetT]:
    """Let controls be told together as what lies in this part of the window; returns them."""
    told = [*widgets]
    for widget in told:
        widget.part = part
    return told
