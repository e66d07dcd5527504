"""The page on gamepads: which are plugged in, what their buttons do, and what can be chosen about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crypt_game.controls.input import PAD_COMMANDS
from crypt_game.devices.pad_buttons import PadButton, PadFamily, sign_of
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.key_caps import draw_key_cap, key_cap_width
from crypt_game.drawing.geometry import Box, Space
from crypt_game.text.language import Say
from crypt_game.ui.pages.form import Form, FormPanel, FormRow
from crypt_game.ui.pages.form_page import FormPage
from crypt_game.ui.pages.page import PANEL_GAP
from crypt_game.ui.scenes.settings.settings_groups import switch_row

__all__ = ["ControllersScene"]

_SHOWN: Final[Sequence[tuple[PadButton, ...]]] = (
    (PadButton.UP,),
    (PadButton.A,),
    (PadButton.B,),
    (PadButton.X,),
    (PadButton.Y,),
    (PadButton.LEFT_SHOULDER, PadButton.RIGHT_SHOULDER),
    (PadButton.LEFT_TRIGGER,),
    (PadButton.RIGHT_TRIGGER,),
    (PadButton.BACK,),
    (PadButton.START,),
    (PadButton.LEFT_STICK,),
    (PadButton.RIGHT_STICK,),
)
_SWITCHES: Final = ("seat_pads", "rumble", "screen_letters")
_CAPS: Final = 150
_ROW: Final = 56
"""How high a row is; large type takes no more, so that all rows stay below each other."""


class ControllersScene(FormPage):
    """What a player can choose about gamepads; every change at once."""

    title_key = "controllers-title"
    back_key = "settings-back"

    def arrange(self) -> None:
        form = self.new_form()
        left, right = self.body.row(2, PANEL_GAP)
        pads, height = self.app.devices.gamepads.pads, _ROW / self.frame.text
        names = [self.say("toast-pad-came", number=pad.number + 1, name=pad.name) for pad in pads]
        plugged = [_PluggedIn(words, height) for words in names or [self.say("controllers-none")]]
        switches = [switch_row(self.app, name) for name in _SWITCHES]
        form.stack(
            left,
            [
                FormPanel(self.say("controllers-plugged"), "icon/keys", plugged),
                FormPanel(self.say("controllers-choices"), "icon/gear", switches, ruled=True),
            ],
        )
        family = pads[0].family if pads else PadFamily.XBOX
        buttons = [_ButtonRow(each, family, self.say, height) for each in _SHOWN]
        form.stack(right, [FormPanel(self.say("controllers-buttons"), "icon/list", buttons)])
        self.panels = form.panels
        self.controls.fill([self.back_button(), *form.widgets])
        if self.controls.focus is None:
            self.controls.focus_on("seat-pads")

    def paragraphs(self) -> Sequence[str]:
        return [label.words for label in self.form.labels]


class _PluggedIn(FormRow):
    """A line that names a pad."""

    def __init__(self, words: str, height: float) -> None:
        self._words, self.height = words, height

    def fill(self, form: Form, box: Box) -> None:
        form.label(box, self._words)


class _ButtonRow(FormRow):
    """The signs of one or two buttons, and what they do."""

    def __init__(self, buttons: Sequence[PadButton], family: PadFamily, say: Say, height: float) -> None:
        self.height = height
        self._signs = [sign_of(button, family) for button in buttons]
        self._words = say(f"settings-key-{PAD_COMMANDS[buttons[0]].value}")

    def fill(self, form: Form, box: Box) -> None:
        caps, words = box.take_left(_CAPS, Space.APART)
        form.label(words, self._words)
        place = form.area.px(caps)

        def draw(canvas: Canvas) -> None:
            right, gap = place.right, canvas.px(Space.TIGHT)
            for sign in reversed(self._signs):
                right -= key_cap_width(canvas, sign)
                draw_key_cap(canvas, sign, (right, place.centery))
                right -= gap

        form.drawings.append(draw)
