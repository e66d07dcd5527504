"""What can be set, group by group: a new setting is one more row here. Every change applies at once.

The words of a setting `name` are `settings-name` and `settings-name-detail`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, Final, get_args

from crypt_game.desktop.settings import (
    AnimationSpeed,
    HeirsPace,
    HoldTime,
    KeyRepeat,
    LookAgain,
    SpeechDetail,
    StopKind,
)
from crypt_game.devices.key_sets import KEY_SETS, key_set_of
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import CARD_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_card_front
from crypt_game.drawing.canvas.collectors import draw_sealed_medal
from crypt_game.drawing.canvas.panels import draw_inset
from crypt_game.drawing.geometry import Box, Space
from crypt_game.text import available_languages
from crypt_game.ui.pages.choice_chips import Option
from crypt_game.ui.pages.form import ChoiceRow, Form, FormPanel, FormRow, SliderRow, SwitchRow
from crypt_game.ui.scene import AppServices

__all__ = [
    "accessibility",
    "hands",
    "hot_seat",
    "language_and_text",
    "picture_and_motion",
    "sound",
    "switch_row",
]

_CARD, _VALUES, _SAMPLE_LINE, _WIDE_SAMPLE = 230, (4, 3, 2, 1), 26, 900
"""The sample of the type: how high its cards are at most and what they are worth, how high a line of it is at
least, and from which width on there is room for the Collector and more than one card."""
_PERCENT: Final = 100
TEXT_SIZES: Final = (1.0, 1.15, 1.3, 1.5, 2.0)
_AT_THE_TABLE: Final = ("hand_over", "confirm_pass", "hints", "card_worth", "coach")
VOLUMES: Final = ("master", "effects", "ambience", "music")


def _change(app: AppServices, name: str) -> Callable[[Any], None]:
    return lambda value: app.change_settings(**{name: value})


def switch_row(app: AppServices, name: str) -> SwitchRow:
    """The row of a setting that is on or off."""
    say, key = app.words.say, name.replace("_", "-")
    label, detail = say(f"settings-{key}"), say(f"settings-{key}-detail")
    return SwitchRow(key, label, detail, getattr(app.settings, name), _change(app, name))


def _slider(app: AppServices, name: str) -> SliderRow:
    """The row of a setting that is a share."""
    key = name.replace("_", "-")
    return SliderRow(key, app.words.say(f"settings-{key}"), getattr(app.settings, name), _change(app, name))


def _choice(app: AppServices, name: str, group: str, label: str, values: tuple[str, ...]) -> ChoiceRow:
    """The row of a setting that is one of some words."""
    say, chosen, change = app.words.say, getattr(app.settings, name), _change(app, name)
    options = [
        Option(value, say(f"settings-{group}-{value}"), value == chosen, partial(change, value))
        for value in values
    ]
    return ChoiceRow(group, say(label), options)


def language_and_text(app: AppServices) -> FormPanel:
    """Language of the interface and of the rulebook, text size and a live sample of it."""
    say, settings = app.words.say, app.settings
    names = available_languages(*app.resources.locale)
    language, rules = (_change(app, name) for name in ("language", "rules_language"))
    spoken = [
        Option(tag, name, tag == app.words.language, partial(language, tag)) for tag, name in names.items()
    ]
    written = [
        Option(tag, name, tag == settings.rules_language, partial(rules, tag)) for tag, name in names.items()
    ]
    same = Option("same", say("settings-as-interface"), settings.rules_language is None, partial(rules, None))
    rows: list[FormRow] = [
        ChoiceRow("language", say("settings-interface"), spoken, app),
        ChoiceRow("rules", say("settings-rulebook"), [same, *written], app),
        _text_size(app),
        _Sample(),
    ]
    return FormPanel(say("settings-language"), "icon/globe", rows)


def _text_size(app: AppServices) -> ChoiceRow:
    say, text = app.words.say, _change(app, "text_size")
    sizes = [
        Option(
            f"{size:g}",
            say("settings-percent", value=round(size * _PERCENT)),
            round(size * _PERCENT) == round(app.settings.text_size * _PERCENT),
            partial(text, size),
        )
        for size in TEXT_SIZES
    ]
    return ChoiceRow("text", say("settings-text-size"), sizes, abreast=len(TEXT_SIZES))


def accessibility(app: AppServices) -> FormPanel:
    """What helps to see, to hear and to follow the game; a further aid is one more row."""
    rows: list[FormRow] = [
        _text_size(app),
        switch_row(app, "legible"),
        switch_row(app, "contrast"),
        switch_row(app, "reduced_motion"),
        switch_row(app, "captions"),
        _choice(app, "speech_detail", "speech", "settings-speech-detail", get_args(SpeechDetail)),
        switch_row(app, "voice"),
        *([_slider(app, "voice_rate")] if app.settings.voice else []),
        switch_row(app, "tap_to_peek"),
        _choice(app, "hold_time", "hold", "settings-hold-time", get_args(HoldTime)),
        _choice(app, "key_repeat", "repetition", "settings-repetition", get_args(KeyRepeat)),
    ]
    return FormPanel(app.words.say("settings-access"), "icon/eye", rows, ruled=True)


class _Sample(FormRow):
    """A rule as it will be read at the table, between its Collector and cards of the type."""

    height = 212
    title_height, lines = 44, 4

    def fill(self, form: Form, box: Box) -> None:
        box = box.inset(0, Space.TIGHT)
        inner = box.inset(Space.APART, Space.NEAR)
        wide = box.w >= _WIDE_SAMPLE
        high = min(_CARD, inner.h if wide else inner.h / 2)
        pieces, below = (inner, None) if wide else inner.take_top(high, Space.APART)
        medal, rest = pieces.take_left(high, Space.APART)
        values = _VALUES[: round(len(_VALUES) / form.text) if wide else 1]
        row, beside = rest.take_right(len(values) * (high * CARD_ASPECT + Space.NEAR), Space.APART)
        words = below or beside
        told = words.middle(words.w, min(words.h, self.title_height + self.lines * _SAMPLE_LINE * form.text))
        title, text = told.take_top(self.title_height, Space.HAIR)
        form.label(title, form.say("collector-jewelry-a-name"), theme.PANEL_TITLE, theme.Palette.HEADING)
        form.label(text, form.say("settings-text-sample"), theme.BODY, lines=self.lines)
        frame, payer = form.area.px(box), form.area.px(medal)
        cards = [form.area.px(place.middle(place.w, high)) for place in row.row(len(values), Space.NEAR)]

        def draw(canvas: Canvas) -> None:
            draw_inset(canvas, frame)
            draw_sealed_medal(canvas, "jewelry", "A", payer.center, payer.width)
            for value, place in zip(values, cards, strict=True):
                draw_card_front(canvas, "jewelry", value, place)

        form.drawings.append(draw)


def hands(app: AppServices) -> ChoiceRow:
    """Which hand plays: the usual keys, or all of them on one half of the keyboard."""
    say, chosen, change = app.words.say, key_set_of(app.settings.keys), _change(app, "keys")
    options = [
        Option(name, say(f"settings-hands-{name}"), name == chosen, partial(change, keys))
        for name, keys in KEY_SETS.items()
    ]
    return ChoiceRow("hands", say("settings-hands"), options)


def hot_seat(app: AppServices) -> FormPanel:
    """What is covered, asked and told while a game is played."""
    rows: list[FormRow] = [switch_row(app, name) for name in _AT_THE_TABLE]
    rows.append(_choice(app, "look_again", "look-again", "settings-look-again", get_args(LookAgain)))
    return FormPanel(app.words.say("settings-hot-seat"), "icon/cards", rows, ruled=True)


def picture_and_motion(app: AppServices) -> FormPanel:
    """Window, animation and, with computer heirs, their pace."""
    rows: list[FormRow] = [
        switch_row(app, "fullscreen"),
        _choice(app, "animation_speed", "speed", "settings-speed", get_args(AnimationSpeed)),
        switch_row(app, "reduced_motion"),
        switch_row(app, "risk_figures"),
    ]
    rows.append(_choice(app, "round_stops", "round-stops", "settings-round-stops", get_args(StopKind)))
    if find_spec("crypt_game.opponents") is not None:
        rows.append(_choice(app, "heirs_pace", "pace", "settings-heirs-pace", get_args(HeirsPace)))
    return FormPanel(app.words.say("settings-picture"), "icon/screen", rows, ruled=True)


def sound(app: AppServices) -> FormPanel:
    """The volumes."""
    rows = [_slider(app, name) for name in VOLUMES]
    return FormPanel(app.words.say("settings-sound"), "icon/sound", rows)
