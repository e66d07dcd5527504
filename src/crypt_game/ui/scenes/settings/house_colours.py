"""The page on the colours of the houses: each is given one of four, and shown beside its sign and its die."""

from __future__ import annotations

from functools import partial
from typing import Final

import pygame

from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonState, Canvas
from crypt_game.drawing.canvas.pieces import draw_badge, draw_die, draw_pill, draw_portrait
from crypt_game.drawing.geometry import Box, Space
from crypt_game.drawing.house_colours import COLOURS_OF, chosen_colours, with_colour
from crypt_game.ui.pages.form import Form, FormPanel, FormRow
from crypt_game.ui.pages.form_page import FormPage
from crypt_game.ui.pages.page import PANEL_GAP
from crypt_game.ui.scene import AppServices

__all__ = ["HouseColoursScene"]

_ROW, _SHOWN, _NAME = 152, 360, 180
"""How high a row is, and how wide what shows a house and its name are."""
_CHIP, _CHIP_GAP = 60, 14
_SIZES: Final = ((104, 130), (64, 64), (78, 85))
"""How large the portrait, the sign and the die of a house are shown."""
_FACE: Final = 5
_FOOT, _NOTE, _RESET = 72, 3, 420


class HouseColoursScene(FormPage):
    """Which colour each house has; every change at once."""

    title_key = "house-colours-title"
    back_key = "settings-back"

    def arrange(self) -> None:
        form = self.new_form()
        foot, body = self.body.take_bottom(_FOOT, PANEL_GAP)
        rows = [_HouseRow(self.app, house) for house in COLOURS_OF]
        FormPanel(self.say("house-colours-choices"), "icon/player", rows, ruled=True).fill(form, body)
        reset, note = foot.take_right(_RESET, Space.APART)
        told, wide = self.say("house-colours-note"), self.area.px(note).width
        high = self.canvas.paragraph_height(theme.BODY, told, wide, _NOTE) / self.area.k
        form.label(note.middle(note.w, high), told, theme.BODY, theme.Palette.MUTED, lines=_NOTE)
        usual = partial(self.app.change_settings, house_colours={})
        words, face = self.say("house-colours-usual"), ButtonFace(icon="icon/undo")
        form.widgets.append(Button("usual", self.area.px(reset), words, usual, face))
        self.panels = form.panels
        self.controls.fill([self.back_button(), *form.widgets])


class _HouseRow(FormRow):
    """A house with its heir, sign and die, and a chip for each colour it may have."""

    def __init__(self, app: AppServices, house: str) -> None:
        self._app, self._house = app, house
        self.height = _ROW / app.frame.text

    def fill(self, form: Form, box: Box) -> None:
        app, house, say = self._app, self._house, form.say
        shown, rest = box.take_left(_SHOWN, Space.APART)
        name, chips = rest.take_left(_NAME, Space.APART)
        words = say(f"setup-house-{house}")
        form.label(name, words)
        chosen = chosen_colours(app.settings.house_colours)
        places = chips.middle(chips.w, min(chips.h, _CHIP * form.text)).row(len(COLOURS_OF[house]), _CHIP_GAP)
        made = []
        for colour, place in zip(COLOURS_OF[house], places, strict=True):
            named = say(f"colour-{colour}")
            told = say("spoken-figure", label=words, figure=named)
            face = ButtonFace(icon="disc/ring", style=theme.CHIP, spoken=told)
            take, worn = partial(self._take, colour), chosen[house] == colour
            chip = _ColourChip(f"{house}-{colour}", form.area.px(place), named, take, face, chosen=worn)
            chip.tones = COLOURS_OF[house][colour]
            made.append(chip)
        form.widgets += level(made)
        portrait, badge, die = (
            form.area.px(place.middle(*size))
            for place, size in zip(shown.row(len(_SIZES), 0), _SIZES, strict=True)
        )

        def draw(canvas: Canvas) -> None:
            draw_portrait(canvas, house, "duchess", portrait)
            draw_badge(canvas, house, badge.center, badge.height)
            draw_die(canvas, house, _FACE, die)

        form.drawings.append(draw)

    def _take(self, colour: str) -> None:
        settings = self._app.settings
        self._app.change_settings(house_colours=with_colour(settings.house_colours, self._house, colour))


class _ColourChip(ChoiceChip):
    """A chip that shows its colour beside the word for it."""

    tones: theme.HouseTones

    def _draw_icon(self, canvas: Canvas, centre: tuple[int, int], state: ButtonState) -> None:
        side = self._icon_side(canvas)
        place = pygame.Rect(0, 0, side, side).move_to(center=centre)
        draw_pill(canvas, place, self.tones.light, self.tones.base)
