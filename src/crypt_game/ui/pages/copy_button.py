"""The button beside a value that puts it on the clipboard."""

from __future__ import annotations

import pygame

from crypt_game.controls import clipboard
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.ui.scene import AppServices


def copy_button(
    app: AppServices, key: str, rect: pygame.Rect, what: str, shown: str, value: str, label: str = ""
) -> Button:
    """A button of this key and place that copies `value` and says whether that worked.

    `what` names the value, `shown` is how it stands on the screen; both are spoken.
    """

    def copy() -> None:
        copied = clipboard.copy(value)
        app.toast("fairness-copied" if copied else "fairness-not-copied", what=what)

    spoken = app.words.say("fairness-copy", what=f"{what}, {shown}")
    return Button(key, rect, label, copy, face=ButtonFace(icon="icon/copy", spoken=spoken))
