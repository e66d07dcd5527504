"""The page on gamepads: which are plugged in, what their buttons do, and what can be chosen about them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from crypt_game.controls.input import PAD_COMMANDS
from crypt_game.devices.pad_buttons import PadButton, PadFamily, name_of, sign_of
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.key_caps import draw_key_cap
from crypt_game.drawing.geometry import Box, Space
from crypt_game.screen_reader import NodeKind, SpokenText
from crypt_game.text.language import Say
from crypt_game.text.players_sentence import listed
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
_ROOM: Final = "rooms/antechamber"
"""What is seen below the choices."""
_CAPS: Final = 120
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
        self._plugged = [_TextRow(words, height) for words in names or [self.say("controllers-none")]]
        switches = [switch_row(self.app, name) for name in _SWITCHES]
        plugged = FormPanel(self.say("controllers-plugged"), "icon/gamepad", self._plugged)
        choices = FormPanel(self.say("controllers-choices"), "icon/gear", switches, ruled=True)
        self._free = self.area.px(form.stack(left, [plugged, choices]))
        family = pads[0].family if pads else PadFamily.XBOX
        self._buttons = [_ButtonRow(each, family, self.say, height) for each in _SHOWN]
        FormPanel(self.say("controllers-buttons"), "icon/list", self._buttons).fill(form, right)
        self.panels = form.panels
        self.controls.fill([self.back_button(), *form.widgets], "seat-pads")

    def draw_page(self, canvas: Canvas) -> None:
        self.draw_picture(canvas, _ROOM, self._free)
        super().draw_page(canvas)

    def paragraphs(self) -> Sequence[SpokenText]:
        plugged, _, buttons = (panel.title for panel in self.panels)
        lines = (
            (part, line) for part, of in ((plugged, self._plugged), (buttons, self._buttons)) for line in of
        )
        return [SpokenText(line.spoken, NodeKind.ENTRY, part=part) for part, line in lines]


class _TextRow(FormRow):
    """A line that names a pad."""

    def __init__(self, words: str, height: float) -> None:
        self._words, self.height, self.spoken = words, height, words

    def fill(self, form: Form, box: Box) -> None:
        form.label(box, self._words)


class _ButtonRow(_TextRow):
    """The signs of one or two buttons, and what they do."""

    def __init__(self, buttons: Sequence[PadButton], family: PadFamily, say: Say, height: float) -> None:
        super().__init__(say(f"settings-key-{PAD_COMMANDS[buttons[0]].value}"), height)
        self._signs = [sign_of(button, family) for button in buttons]
        names = listed(say, [name_of(sign, say) for sign in self._signs])
        self.spoken = say("spoken-figure", label=self._words, figure=names)

    def fill(self, form: Form, box: Box) -> None:
        caps, words = box.take_left(_CAPS, Space.APART)
        super().fill(form, words)
        place = form.area.px(caps)

        def draw(canvas: Canvas) -> None:
            left = place.left
            for sign in self._signs:
                left = draw_key_cap(canvas, sign, (left, place.centery)).right + canvas.px(Space.TIGHT)

        form.drawings.append(draw)
