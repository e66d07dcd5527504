"""The buttons at the right end of the tray: the amber one, and two smaller ones beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pygame import Rect

from crypt_game.controls.widget import Tip
from crypt_game.controls.widgets import Button, ButtonFace, level, shared_width
from crypt_game.drawing import theme
from crypt_game.ui.board.layout_tray import TrayPlaces

__all__ = ["TrayButton", "amber_button", "tray_buttons"]

_TWIN = theme.BUTTON._replace(size=19, floor=14)
_ICON_NEEDS = 100
"""How wide a button is in pixels that has room for an icon beside its word."""


class TrayButton(NamedTuple):
    """A button of the tray; with `refused` it looks dead, and pressing it says why."""

    key: str
    label: str
    press: Callable[[], None]
    icon: str
    refused: Callable[[], None] | None = None
    tip: Tip | None = None


def amber_button(places: TrayPlaces, told: TrayButton) -> Button:
    """What the tray is for."""
    face = ButtonFace(kind="primary", icon=told.icon, style=theme.BUTTON_LARGE)
    return Button(told.key, places.primary, told.label, told.press, face=face, refused=told.refused)


def tray_buttons(
    places: TrayPlaces, first: TrayButton, second: TrayButton, third: TrayButton
) -> list[Button]:
    """The amber button and the two beside it, whose words are of one size."""
    twins = shared_width(places.twins, (second.label, third.label))
    small = [_twin(rect, told) for rect, told in zip(twins, (second, third), strict=True)]
    return [amber_button(places, first), *level(small)]


def _twin(rect: Rect, told: TrayButton) -> Button:
    """An icon stands beside the word only where there is room for both."""
    face = ButtonFace(icon=told.icon if rect.width >= _ICON_NEEDS else None, style=_TWIN)
    return Button(
        told.key, rect, told.label, told.press, face=face, refused=told.refused, tip=lambda: told.tip
    )
