"""Words that come to the player: tooltips, passing messages, a plain notice. Words come in from outside.

Must never decide when a message appears.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import pygame
from pygame import Rect

from crypt_game.ui.brush.panels import DIALOG, Plate
from crypt_game.ui.brush.paragraphs import Paragraphs
from crypt_game.ui.brush.tableware import Tableware
from crypt_game.ui.brush.vector import chamfered, document, filled, polygon, rasterise, stroked
from crypt_game.ui.theme import BODY, LABEL, NOTE, PANEL_TITLE, Colour, Palette

ToastKind: TypeAlias = Literal["plain", "good", "warning", "turn"]
Notch: TypeAlias = Literal["top", "bottom"]

TOAST_LOOK: dict[ToastKind, tuple[Colour, str]] = {
    "plain": (Palette.IVORY, "icon/help"),
    "good": (Palette.SAFE, "icon/check"),
    "warning": (Palette.WARNING, "icon/warn"),
    "turn": (Palette.TORCH, "icon/player"),
}
TOOLTIP = DIALOG._replace(rim_width=2.4)
TOAST = Plate(((40, 48, 58), (24, 29, 36)), 0.98, Palette.STEEL, 1.8, 0.9, 0.2, 8, 150)
TOOLTIP_WIDTH = 400
TOOLTIP_PADDING = 18


class Messages(Tableware, Paragraphs):
    """The chapter of the brush that draws messages."""

    def tooltip(self, owner: Rect, window: Rect, title: str, timing: str, body: str, hint: str = "") -> Rect:
        """A tooltip below `owner` (above it where there is no room), kept within `window`. Returns its box.

        `timing` stands right of the title; `hint`, below a line, says how to open the rule. Either may be
        empty.
        """
        pad, gap = self.px(TOOLTIP_PADDING), self.px(10)
        width = min(self.px(TOOLTIP_WIDTH), window.width - 2 * gap)
        inner = width - 2 * pad
        head = self.text_height(PANEL_TITLE) if title else 0
        text_height = self.paragraph_height(BODY, body, inner)
        foot = self.text_height(NOTE) + 2 * gap if hint else 0
        rect = Rect(0, 0, width, 2 * pad + head + (gap if title else 0) + text_height + foot)
        below = owner.bottom + self.px(18) + rect.height <= window.bottom
        rect.midtop = (owner.centerx, owner.bottom + self.px(18))
        if not below:
            rect.bottom = owner.top - self.px(18)
        rect.clamp_ip(window.inflate(-2 * gap, -2 * gap))
        aside = rect.colliderect(owner)
        notch_x = min(max(owner.centerx, rect.x + self.px(34)), rect.right - self.px(34))
        self.tooltip_box(rect, None if aside else "top" if below else "bottom", notch_x)
        y = rect.y + pad
        if title:
            free = inner
            if timing:
                free -= (
                    self.text(
                        NOTE,
                        timing,
                        (rect.right - pad, y + head // 2),
                        Palette.MUTED,
                        "midright",
                        max_width=inner * 0.45,
                    ).width
                    + gap
                )
            self.text(
                PANEL_TITLE, title, (rect.x + pad, y + head // 2), Palette.HEADING, "midleft", max_width=free
            )
            y += head + gap
        y += self.paragraph(BODY, body, Rect(rect.x + pad, y, inner, 0))
        if hint:
            self.hairline((rect.x + pad, y + gap), (rect.right - pad, y + gap))
            self.text(NOTE, hint, (rect.x + pad, y + 2 * gap), Palette.MUTED, max_width=inner)
        return rect

    def toast(
        self, rect: Rect, text: str, kind: ToastKind, remaining: float, *, detail: str = "", free: int = 0
    ) -> None:
        """A passing message.

        `remaining` is the time left (0 to 1); `free` keeps pixels clear at the right for a button.
        """
        colour, icon = TOAST_LOOK[kind]
        self.toast_box(rect, kind, remaining)
        size = self.px(32)
        self.sprite(icon, (rect.x + self.px(46), rect.centery), size, tint=colour)
        left = rect.x + self.px(76)
        width = rect.right - left - self.px(16) - free
        if detail:
            self.text(
                LABEL, text, (left, rect.centery - self.px(13)), Palette.IVORY, "midleft", max_width=width
            )
            self.text(
                NOTE, detail, (left, rect.centery + self.px(14)), Palette.MUTED, "midleft", max_width=width
            )
            return
        height = self.paragraph_height(LABEL, text, width, max_lines=2)
        self.paragraph(LABEL, text, Rect(left, rect.centery - height // 2, width, 0), max_lines=2)

    def notice(self, rect: Rect, text: str) -> None:
        """One plain sentence in the middle of a box, as small as it must be to fit."""
        width = max(1, rect.width - self.px(24))
        style = BODY._replace(floor=11)
        height = min(rect.height, self.paragraph_height(style, text, width))
        self.paragraph(
            style,
            text,
            Rect(rect.x + (rect.width - width) // 2, rect.centery - height // 2, width, rect.height),
            align="center",
        )

    def tooltip_box(self, rect: Rect, notch: Notch | None = None, notch_x: float = 0) -> None:
        """The gilt box of a tooltip, with a notch at `notch_x` (pixels) that points at what it explains."""
        self.drop_shadow(rect, 12, dy=8, blur=20, alpha=180)
        self.plate(rect, TOOLTIP)
        if notch is None:
            return
        wide, tall = self.px(30), self.px(14)

        def make() -> pygame.Surface:
            k = self.scale.k
            tip = [(0.0, float(tall)), (wide / 2, 2 * k), (float(wide), float(tall))]
            body = [*tip, (float(wide), tall + 4 * k), (0.0, tall + 4 * k)]
            size = (wide, round(tall + 4 * k))
            parts = [
                filled(polygon(body), DIALOG.fill[0]),
                stroked(polygon(tip, closed=False), Palette.GILT, 2.4 * k),
            ]
            return rasterise(document(*size, parts), size)

        art = self.workshop.baked(("notch", wide, tall), make)
        if notch == "top":
            self.stamp(art, (notch_x - wide / 2, rect.y - tall + self.px(2)))
        else:
            flipped = pygame.transform.flip(art, False, True)
            self.stamp(flipped, (notch_x - wide / 2, rect.bottom - self.px(6)))

    def toast_box(self, rect: Rect, kind: ToastKind, remaining: float) -> None:
        """The body of a passing message with its coloured strip and its line of remaining time (0 to 1)."""
        self.plate(rect, TOAST)
        colour, _ = TOAST_LOOK[kind]
        wide = self.px(14)

        def make() -> pygame.Surface:
            path = chamfered(0, 0, wide * 2, rect.height, 8 * self.scale.k)
            return rasterise(document(wide, rect.height, [filled(path, colour)]), (wide, rect.height))

        self.stamp(self.workshop.baked(("toast", wide, rect.height, kind), make), rect.topleft)
        thin = self.px(3)
        self.time_bar(
            Rect(rect.x + wide + thin, rect.bottom - 2 * thin, rect.width - wide - 4 * thin, thin),
            remaining,
            colour,
        )
