"""What can be set, group by group. Every change applies at once; the file is the app's business."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

from crypt_game.desktop.settings import AnimationSpeed, HeirsPace
from crypt_game.text import available_languages
from crypt_game.ui import theme
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.settings.settings_form import Column, FormOption, Label
from crypt_game.ui.widgets import Button, ButtonFace

__all__ = ["hot_seat", "language_and_text", "picture_and_motion", "sound"]

TEXT_SIZES: Final = (1.0, 1.15, 1.3, 1.5)


def _setting(app: AppServices, **changes: Any) -> Callable[[], None]:
    return lambda: app.change_settings(**changes)


def _turning(app: AppServices, name: str) -> Callable[[Any], None]:
    return lambda value: app.change_settings(**{name: value})


def language_and_text(app: AppServices, column: Column) -> None:
    """Language of the interface and of the rulebook, text size and a live sample of it."""
    say, settings = app.words.say, app.settings
    names = available_languages(app.resources.locale)
    column.label(84, say("settings-interface"))
    column.chips(
        106,
        "language",
        say("settings-interface"),
        [
            FormOption(tag, name, tag == app.words.language, _setting(app, language=tag))
            for tag, name in names.items()
        ],
    )
    column.label(188, say("settings-rulebook"), say("settings-rulebook-note"))
    rules = settings.rules_language
    own = FormOption("same", say("settings-as-interface"), rules is None, _setting(app, rules_language=None))
    others = [
        FormOption(tag, name, tag == rules, _setting(app, rules_language=tag)) for tag, name in names.items()
    ]
    column.chips(210, "rules", say("settings-rulebook"), [own, *others])
    column.label(292, say("settings-text-size"))
    column.chips(
        314,
        "text",
        say("settings-text-size"),
        [
            FormOption(
                f"{size:g}",
                say("settings-percent", value=round(size * 100)),
                abs(size - settings.text_size) < 0.01,
                _setting(app, text_size=size),
            )
            for size in TEXT_SIZES
        ],
    )
    _sample(app, column)


def _sample(app: AppServices, column: Column) -> None:
    """A rule as it will be read at the table."""
    top = 388 * column.spread
    height = min(260, column.height - top - 22)
    column.form.insets.append(column.rect(0, top, column.inner, height))
    title = column.rect(104, top + 8, column.inner - 124, 44)
    words = column.rect(104, top + 54, column.inner - 124, height - 66)
    say = app.words.say
    column.form.labels += [
        Label(theme.PANEL_TITLE, say("collector-jewelry-a-name"), title, theme.Palette.HEADING),
        Label(theme.BODY, say("settings-text-sample"), words, lines=4),
    ]
    column.form.pictures.append(("jewelry", column.rect(20, top + (height - 112) / 2, 64, 112)))


def hot_seat(app: AppServices, column: Column) -> None:
    """What concerns several people at one screen."""
    say, settings = app.words.say, app.settings
    switches = (
        ("hand_over", settings.hand_over),
        ("confirm_pass", settings.confirm_pass),
        ("hints", settings.hints),
    )
    for place, (name, on) in enumerate(switches):
        key = name.replace("_", "-")
        words = say(f"settings-{key}"), say(f"settings-{key}-detail")
        column.switch(62 + place * 74, key, words, on, _turning(app, name))


def picture_and_motion(app: AppServices, column: Column, *, heirs: bool) -> None:
    """Window, animation and, with computer heirs, their pace."""
    say, settings = app.words.say, app.settings

    def switch(y: float, name: str, on: bool) -> None:
        key = name.replace("_", "-")
        column.switch(
            y, key, (say(f"settings-{key}"), say(f"settings-{key}-detail")), on, _turning(app, name)
        )

    switch(62, "fullscreen", settings.fullscreen)
    column.rule(156)
    column.label(184, say("settings-speed"))
    column.chips(
        206,
        "speed",
        say("settings-speed"),
        [
            FormOption(
                speed,
                say(f"settings-speed-{speed}"),
                settings.animation_speed == speed,
                _setting(app, animation_speed=speed),
            )
            for speed in get_args(AnimationSpeed)
        ],
    )
    column.rule(276)
    switch(284, "reduced_motion", settings.reduced_motion)
    column.rule(378)
    switch(386, "risk_figures", settings.risk_figures)
    if not heirs:
        return
    column.rule(480)
    column.label(508, say("settings-heirs-pace"))
    column.chips(
        530,
        "pace",
        say("settings-heirs-pace"),
        [
            FormOption(
                pace,
                say(f"settings-pace-{pace}"),
                settings.heirs_pace == pace,
                _setting(app, heirs_pace=pace),
            )
            for pace in get_args(HeirsPace)
        ],
    )


def sound(app: AppServices, column: Column) -> None:
    """Three volumes and mute."""
    say, settings = app.words.say, app.settings
    column.form.widgets.append(
        Button(
            "mute",
            column.rect(column.inner - 210, 10, 210, 48),
            say("settings-unmute" if settings.muted else "settings-mute"),
            lambda: app.change_settings(muted=not app.settings.muted),
            face=ButtonFace(icon="icon/sound"),
        )
    )
    for place, name in enumerate(("effects", "ambience", "music")):
        value: float = getattr(settings, name)
        column.slider(104 + place * 64, name, say(f"settings-{name}"), value, _turning(app, name))
