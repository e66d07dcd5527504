"""The four modes of the set-up, each a picture of who plays it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import pygame

from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.canvas.light import Glow, dim_around
from crypt_game.drawing.canvas.panels import PANEL_RADIUS, draw_outline, draw_panel
from crypt_game.drawing.canvas.pieces import bust_name
from crypt_game.drawing.canvas.rooms import draw_room
from crypt_game.drawing.canvas.vector import cut_round, filled, gradient, picture, rounded_within
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.rules.terms import Mode
from crypt_game.ui.scenes.setup.section import SetupSection

__all__ = ["ModeCards"]

_ROOM: Final = "rooms/antechamber"
_UNCHOSEN: Final = 0.28
"""How much of its light a picture loses while another one is chosen."""
_SUN: Final = 0.62
"""How far the light behind the figures goes, as a share of the width."""
_VEIL: Final = (0.0, 0.0, 0.1, 0.76, 0.96)
_HIGHER_VEIL: Final = (0.0, 0.0, 0.5, 0.88, 0.94)
_ASIDE: Final = (0.66, 0.64, 0.24, 0.0)
"""How dark a picture is from its top to its foot, where words stand; where large ones stand higher; and from
left to right behind a name on two lines."""


class _Figure(NamedTuple):
    """Somebody in a picture: who, where the middle stands, and how high, as shares of the picture."""

    house: str
    title: str
    x: float
    height: float


_PICTURES: Final = {
    Mode.STANDARD: (
        _Figure("moon", "duchess", 0.8, 0.98),
        _Figure("tower", "duke", 0.3, 0.98),
        _Figure("star", "duke", 0.55, 1.03),
    ),
    Mode.SOLO: (_Figure("ghost", "", 0.68, 1.14), _Figure("star", "duchess", 0.34, 0.96)),
    Mode.TWINS: (
        _Figure("shade", "", 0.87, 1.06),
        _Figure("ghost", "", 0.65, 1.09),
        _Figure("moon", "duke", 0.19, 0.94),
        _Figure("moon", "duchess", 0.41, 0.92),
    ),
    Mode.CLASH: (
        _Figure("moon", "duke", 0.13, 1.0),
        _Figure("star", "duke", 0.38, 1.02),
        _Figure("tower", "duchess", 0.63, 1.0),
        _Figure("pine", "duke", 0.88, 1.02),
        _Figure("tower", "duke", 0.25, 0.84),
        _Figure("moon", "duchess", 0.5, 0.86),
        _Figure("star", "duchess", 0.75, 0.86),
    ),
}
_FOOT, _HIGHER_FOOT, _SMALLER = 1.04, 0.86, 0.86
"""How low the figures stand, as a share of the height: their busts end behind the words; and how much higher
and smaller they are above large words."""


class _ModeCard(Button):
    """A mode: its picture, its name, for how many and how long."""

    mode = Mode.STANDARD

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        lit = (self.chosen or look.hovered) and not canvas.scale.contrast
        draw_panel(canvas, self.rect, active=bool(self.chosen))
        canvas.stamp(_picture(canvas, self.mode, self.rect.size), self.rect.topleft)
        dim_around(canvas, self.rect, 0 if lit else _UNCHOSEN)
        if self.chosen:
            draw_outline(canvas, self.rect, "selection", radius=PANEL_RADIUS)
            side = canvas.px(IconSize.LINE)
            where = (self.rect.right - side, self.rect.bottom - side)
            canvas.sprite("icon/check", where, side, tint=theme.Palette.TORCH)
        inner = self.rect.inflate(-2 * canvas.px(Space.NEAR), -canvas.px(Space.APART))
        room = inner.width - (canvas.px(IconSize.LARGE) if self.chosen else 0)
        note = theme.LABEL._replace(size=min(theme.LABEL.size, self.style.size))
        low = canvas.text_height(note)
        self._draw_name(canvas, pygame.Rect(inner.topleft, (room, inner.height - low)))
        canvas.text(note, self.detail, inner.bottomleft, theme.Palette.IVORY, "bottomleft", max_width=room)

    def _draw_name(self, canvas: Canvas, room: pygame.Rect) -> None:
        """The name at the foot of its room, as large as its peers; large type may take two lines."""
        names = [peer.label for peer in self.peers]
        style = canvas.level(self.style, [(name, room.width) for name in names])
        if canvas.scale.larger and style != self.style:
            words = [(word, room.width) for name in names for word in name.split()]
            style = canvas.level_paragraphs(canvas.level(self.style, words), map(escape, names), room.size)
        name = escape(self.label)
        high = canvas.paragraph_height(style, name, room.width)
        if high > canvas.text_height(style):
            canvas.drawn(
                "mode words", self.rect, lambda: _shade(self.rect.size, _ASIDE, canvas.px(PANEL_RADIUS))
            )
        room.top = room.bottom - high
        canvas.paragraph(style, name, room, theme.Palette.HEADING)


class ModeCards(SetupSection):
    """Which game is played."""

    part_key = "spoken-part-mode"

    def widgets(self) -> list[Widget]:
        cards = [self._card(mode, self.px(box)) for mode, box in zip(Mode, self.layout.modes, strict=True)]
        for card in cards:
            card.peers = cards
        return [*cards]

    def _card(self, mode: Mode, rect: pygame.Rect) -> Button:
        host, say = self.host, self.host.say
        name, detail = say(f"setup-mode-{mode.value}"), say(f"setup-mode-{mode.value}-detail")
        chosen = host.draft.mode is mode
        card = _ModeCard(
            f"mode-{mode.value}",
            rect,
            name,
            lambda: host.change(host.draft.with_mode(mode)),
            face=ButtonFace(detail=detail, style=theme.MODE_NAME),
            tip=lambda: Tip(name, say(f"setup-mode-{mode.value}-about")),
        )
        card.mode, card.chosen = mode, chosen
        return card


def _picture(canvas: Canvas, mode: Mode, size: tuple[int, int]) -> pygame.Surface:
    key = ("mode picture", mode, size, bool(canvas.scale.larger))
    return canvas.picture_store.baked(key, lambda: _composed(canvas, mode, size))


def _composed(canvas: Canvas, mode: Mode, size: tuple[int, int]) -> pygame.Surface:
    """The figures before the wall of the antechamber, dark towards the foot, with round corners."""
    width, height = size
    art = pygame.Surface(size, pygame.SRCALPHA)
    ground = type(canvas)(art, canvas.picture_store, canvas.scale)
    draw_room(ground, _ROOM, art.get_rect())
    ground.glow((width // 2, height // 3), Glow.STRONG, reach=width * _SUN / canvas.scale.k)
    foot, share, opacities = _FOOT, 1.0, _VEIL
    if canvas.scale.larger:
        foot, share, opacities = _HIGHER_FOOT, _SMALLER, _HIGHER_VEIL
    for figure in _PICTURES[mode]:
        tall = round(height * figure.height * share)
        bust = canvas.picture_store.sprite(bust_name(figure.house, figure.title), tall)
        where = bust.get_rect(midbottom=(round(width * figure.x), round(height * foot)))
        art.blit(bust, where, special_flags=pygame.BLEND_PREMULTIPLIED)
    veil = picture(size, _shade(size, opacities))
    art.blit(veil, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    cut_round(art, canvas.px(PANEL_RADIUS))
    return art


def _shade(size: tuple[int, int], opacities: Sequence[float], corner: int = 0) -> Iterable[str]:
    """The dark over such a picture: downwards, or with round corners to the right."""
    shade = gradient("s", (theme.Palette.VOID,) * len(opacities), bool(corner), opacities)
    return [shade, filled(rounded_within(size, 0, corner), "#s")]
