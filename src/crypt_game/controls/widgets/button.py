"""Buttons: the primary one, stone ones, chips of a choice, and quiet ones that are only words or an icon."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

import pygame

from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Anchor, ButtonKind, ButtonState, Canvas, button_ink, escape
from crypt_game.drawing.canvas.panels import draw_button
from crypt_game.drawing.canvas.surfaces import Pose
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.screen_reader import Node, NodeKind

__all__ = ["Button", "ButtonFace", "ChoiceChip", "level", "shared_width"]

_PADDING: Final = 28
_NARROW: Final = 11
"""Narrow buttons keep one part in so many of their width free, instead of a fixed space."""
_ABOVE: Final = 12
"""What several lines of words keep free above and below together, in units."""
_LINE, _WITH_DETAIL = 1.28, 2.1
"""How high a line is to its type, and how much higher two lines are with the air that they need."""
_TIGHT: Final = 1.1
"""How high each of several lines is to its type."""
_DETAIL_SIZE, _DETAIL_TOP, _LIFT = 0.84, 0.92, 0.47
"""The second line to the first: its type, where it begins, and how far both stand above their middle."""
_ICON_SHARE: Final = 0.62
_FRAME: Final = 8
"""How wide an icon and the margins of a button are, in letters."""
_FAINT: Final = 110
"""How strongly the icon of a disabled button shows, of 255."""


class ButtonFace(NamedTuple):
    """What a button looks like beside its label; `detail` is a second, smaller line.

    `spoken` is its name for a listener, needed where the label is empty.
    """

    kind: ButtonKind = "stone"
    icon: str | None = None
    detail: str = ""
    style: theme.Style = theme.BUTTON
    align: Literal["center", "left"] = "center"
    spoken: str = ""


_PLAIN: Final = ButtonFace()


class Button(Widget):
    """A button with words, an icon or both; pressing it calls `on_press`.

    With `refused` it begins disabled and keeps its place and its focus: pressing it then calls `refused`,
    which explains why.
    """

    clicks = True

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        on_press: Callable[[], None],
        face: ButtonFace = _PLAIN,
        *,
        refused: Callable[[], None] | None = None,
        tip: Callable[[], Tip | None] | None = None,
    ) -> None:
        spoken = face.spoken or (f"{label} – {face.detail}" if face.detail else label)
        super().__init__(key, rect, spoken, tip=tip)
        self.label, self.detail, self.icon, self.kind = label, face.detail, face.icon, face.kind
        self.align, self.style, self.wordless = face.align, face.style, not label
        self.enabled = refused is None
        self.chosen: bool | None = None
        """Whether it is the chosen one of several; None for a button that is not one of several."""
        self.peers: Sequence[Button] = (self,)
        self._on_press, self._on_refused = on_press, refused

    def activate(self) -> None:
        if self.enabled:
            self._on_press()
        elif self._on_refused is not None:
            self._on_refused()

    def node(self) -> Node:
        node = super().node()
        return node if self.chosen is None else node._replace(kind=NodeKind.CHOICE, on=self.chosen)

    def state(self, look: WidgetLook) -> ButtonState:
        """How the plate is painted."""
        if not self.enabled:
            return "disabled"
        if look.pressed:
            return "down"
        if self.chosen:
            return "chosen"
        return "hover" if look.hovered else "rest"

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        draw_button(canvas, self.rect, self.kind, self.state(look))
        self.draw_label(canvas, look)

    def draw_label(self, canvas: Canvas, look: WidgetLook) -> None:
        """Paint words and icon without the plate."""
        state = self.state(look)
        inner = self.words_place(canvas).inflate(-self._padding(canvas), 0)
        if state == "down":
            inner.y += canvas.scale.px(2)
        if not self.label:
            self._draw_icon(canvas, inner.center, state)
            return
        self._draw_words(canvas, inner, self.ink(state), state)

    def ink(self, state: ButtonState) -> theme.Colour:
        """The colour of the words."""
        return button_ink(self.kind, state)

    def words_place(self, canvas: Canvas) -> pygame.Rect:
        """Where icon and words stand, padding included."""
        return self.rect

    def beside_words(self, canvas: Canvas) -> int:
        """How much of that place padding and icon take from the words, in pixels."""
        return self._padding(canvas) + (self._beside(canvas) if self.icon else 0)

    def _room(self, canvas: Canvas) -> int:
        """How wide the words may be, in pixels."""
        room = self.words_place(canvas).width - self._padding(canvas)
        return room - self._beside(canvas) if self._shows_icon(canvas) else room

    def _beside(self, canvas: Canvas) -> int:
        """What an icon beside the words takes, in pixels."""
        return self._icon_side(canvas) + canvas.scale.px(Space.CLOSE)

    def _shows_icon(self, canvas: Canvas) -> bool:
        """Whether an icon stands beside the words: enlarged words, its own or those of a peer, may need its
        room."""
        if self.icon is None or not canvas.scale.larger:
            return self.icon is not None
        rooms = ((peer, peer.words_place(canvas).width - peer.beside_words(canvas)) for peer in self.peers)
        return all(canvas.fits(peer.style, peer.label, room) for peer, room in rooms if peer.icon)

    def _padding(self, canvas: Canvas) -> int:
        """What the words keep free at both sides together."""
        return min(canvas.scale.px(_PADDING), self.rect.width // _NARROW)

    def _draw_words(self, canvas: Canvas, inner: pygame.Rect, ink: theme.Colour, state: ButtonState) -> None:
        icon = self._shows_icon(canvas)
        gap = canvas.scale.px(Space.CLOSE) if icon else 0
        side = self._icon_side(canvas) if icon else 0
        room = self._room(canvas)
        detail = self.detail
        if canvas.scale.larger and not canvas.fits(theme.NOTE, detail, room):
            detail = ""  # enlarged, it would be squeezed; a listener still hears it
        style = self._style_of_peers(canvas)
        if self._wraps(canvas) and not detail:
            self._draw_lines(canvas, style, inner, ink)
            return
        style = style._replace(size=min(style.size, self._tallest(canvas)))
        note = theme.NOTE._replace(size=min(theme.NOTE.size, style.size * _DETAIL_SIZE))
        width = min(room, max(canvas.measure(style, self.label)[0], canvas.measure(note, detail)[0]))
        left = inner.left if self.align == "left" else inner.centerx - (side + gap + width) // 2
        if self.align == "left" and not self.icon:
            spare = min(canvas.scale.px(Space.TIGHT), room - width)
            left, room = left + spare, room - spare
        if icon:
            self._draw_icon(canvas, (left + side // 2, inner.centery), state)
        left += side + gap
        if not detail:
            canvas.text(style, self.label, (left, inner.centery), ink, anchor="midleft", max_width=room)
            return
        upper, lower = canvas.text_height(style), canvas.text_height(note)
        top = inner.centery - round((upper + lower) * _LIFT)
        anchor: Anchor = "topleft"
        if self.align == "center" and not icon:
            left, anchor = left + width // 2, "midtop"
        canvas.text(style, self.label, (left, top), ink, anchor, max_width=room)
        canvas.text(note, detail, (left, top + round(upper * _DETAIL_TOP)), ink, anchor, max_width=room)

    def _wraps(self, canvas: Canvas) -> bool:
        """Whether the words are several lines, or too long for one."""
        if "\n" in self.label:
            return True
        return " " in self.label and not canvas.fits(self.style, self.label, self._room(canvas))

    def _style_of_peers(self, canvas: Canvas) -> theme.Style:
        """The style at the one size for the words of all that stand together, in one line or in several."""
        apart = [peer for peer in self.peers if peer.detail or not peer._wraps(canvas)]
        told = [peer for peer in self.peers if peer in apart or "\n" in peer.label]
        lines = [(line, peer._room(canvas)) for peer in told for line in peer.label.split("\n")]
        style = canvas.level(self.style, lines)
        for peer in self.peers:
            if peer not in apart:
                size = peer._room(canvas), peer.rect.height - canvas.px(_ABOVE)
                tight = style._replace(line=_TIGHT)
                style = style._replace(size=canvas.level_paragraphs(tight, [escape(peer.label)], size).size)
        return style

    def _draw_lines(self, canvas: Canvas, style: theme.Style, inner: pygame.Rect, ink: theme.Colour) -> None:
        """Words that are too long for one line, in as many as the height allows."""
        words = escape(self.label)
        size = inner.width, inner.height - canvas.px(_ABOVE)
        style = canvas.level_paragraphs(style._replace(line=_TIGHT), [words], size)
        box = inner.copy()
        box.height = min(inner.height, canvas.paragraph_height(style, words, inner.width))
        box.centery = inner.centery
        canvas.paragraph(style, words, box, ink, "left" if self.align == "left" else "center")

    def _tallest(self, canvas: Canvas) -> float:
        """The largest size at which the words, and a second line below them, fit the height."""
        lines = _LINE * (_WITH_DETAIL if self.detail else 1.0)
        return self.rect.height / (lines * canvas.scale.k * canvas.scale.text)

    def _icon_side(self, canvas: Canvas) -> int:
        """How large the icon is: beside one line it grows with the text as far as the words leave room."""
        side = canvas.px(IconSize.LARGE if self.detail else IconSize.TEXT)
        if canvas.scale.larger and not self.detail:
            words = [(peer, canvas.measure(peer.style, peer.label)[0]) for peer in self.peers]
            free = min(peer.words_place(canvas).width - peer._padding(canvas) - wide for peer, wide in words)
            grown = round(side * canvas.scale.text * canvas.scale.fair_share)
            side = max(side, min(grown, free - canvas.px(Space.CLOSE)))
        return min(side, round(self.rect.height * _ICON_SHARE))

    def _draw_icon(self, canvas: Canvas, centre: tuple[int, int], state: ButtonState) -> None:
        if self.icon is None:
            return
        tint = None if state == "disabled" else _icon_tint(self.kind)
        alpha = _FAINT if state == "disabled" else theme.OPAQUE
        canvas.sprite(self.icon, centre, self._icon_side(canvas), pose=Pose(alpha=alpha), tint=tint)


def shared_width(
    places: tuple[pygame.Rect, pygame.Rect], labels: tuple[str, str]
) -> tuple[pygame.Rect, pygame.Rect]:
    """Two places side by side, the wider one for the longer words; stacked ones stay as they are."""
    left, right = places
    if left.x == right.x:
        return places
    wide, other = (len(label) + _FRAME for label in labels)
    change = round((left.width + right.width) * wide / (wide + other)) - left.width
    moved = right.x + change, right.y, right.width - change, right.height
    return pygame.Rect(left.topleft, (left.width + change, left.height)), pygame.Rect(moved)


def level(buttons: Sequence[Button]) -> Sequence[Button]:
    """Set the words of buttons that stand together in one size: the largest at which all of them fit."""
    for button in buttons:
        button.peers = buttons
    return buttons


def _icon_tint(kind: ButtonKind) -> theme.Colour | None:
    return theme.Palette.PRIMARY_TEXT if kind == "primary" else None


class ChoiceChip(Button):
    """One chip of a group of which exactly one is chosen; `chosen` is set by the scene on every layout."""

    def __init__(
        self,
        key: str,
        rect: pygame.Rect,
        label: str,
        on_press: Callable[[], None],
        face: ButtonFace = _PLAIN,
        *,
        chosen: bool,
        tip: Callable[[], Tip | None] | None = None,
    ) -> None:
        super().__init__(key, rect, label, on_press, face._replace(kind="chip"), tip=tip)
        self.chosen = chosen
