"""Screen reader and built-in voice: who is told what, and that one is silent while the other speaks."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import Any

import pygame
import pytest

from crypt_game import destinations
from crypt_game.screen_reader import AskedFor, Node, ScreenReaderAsks
from crypt_game.ui import navigation
from crypt_game.ui.scenes.settings.scene import SettingsScene
from crypt_game.voice import Listeners

from .conftest import OpenApp
from .driving import ScreenPlayer


class FakeVoice:
    """Remembers what it was to say."""

    def __init__(self) -> None:
        self.said: list[tuple[str, bool]] = []
        """Each sentence, and whether what was being said was dropped for it."""
        self.hushed = False
        self.manner: tuple[str, float] | None = None
        self.closed = False

    def speak_as(self, language: str, rate: float) -> None:
        self.manner = language, rate

    def hush(self) -> None:
        self.hushed = True

    def speak(self, text: str) -> None:
        if text:
            self.said.append((text, self.hushed))
            self.hushed = False

    def close(self) -> None:
        self.closed = True


class FakeReader:
    """A way to screen readers that may listen."""

    def __init__(self, *, listening: bool) -> None:
        self.listening, self.new_listener = listening, False
        self.shown: list[Sequence[str]] = []
        self.focused: list[bool] = []
        self.wishes: list[ScreenReaderAsks] = []

    def show(self, window: Node, focus: str | None, announced: Sequence[str]) -> None:
        self.shown.append(announced)

    def window_has_focus(self, focused: bool) -> None:
        self.focused.append(focused)

    def asks(self) -> Iterator[ScreenReaderAsks]:
        while self.wishes:
            yield self.wishes.pop(0)


@pytest.fixture
def voices() -> list[FakeVoice]:
    return []


@pytest.fixture
def player(open_app: OpenApp, voices: list[FakeVoice]) -> ScreenPlayer:
    app = open_app(language="de")
    listen(app, voices, FakeReader(listening=False))
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.wait(0.5)
    return player


def listen(app: Any, voices: list[FakeVoice], reader: FakeReader) -> None:
    def open_voice() -> FakeVoice:
        voices.append(FakeVoice())
        return voices[-1]

    app.listeners = Listeners(reader, open_voice)  # type: ignore[arg-type]


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere they are served before the window is shown")
def test_screen_readers_are_served_as_soon_as_there_is_a_frame(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    reader = FakeReader(listening=True)
    monkeypatch.setattr("crypt_game.screen_reader.open_screen_reader", lambda _: reader)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: True)
    app = open_app()
    navigation.open_at_start(app)
    assert list(app.listeners.asks()) == []
    app.first_frame = lambda: reader.shown.append(["drawn before"])
    app.step(0.0)
    assert reader.shown[0] == ["drawn before"]
    assert len(reader.shown) == 2, "it is told of the first frame already"
    assert reader.focused == [True]


def test_nothing_speaks_before_it_is_wanted_and_nothing_after(
    player: ScreenPlayer, voices: list[FakeVoice]
) -> None:
    player.press(pygame.K_TAB)
    assert voices == []
    player.app.change_settings(voice=True, voice_rate=0.25)
    assert voices[0].manner == ("de", 0.25)
    player.app.change_settings(language="fr")
    assert voices[0].manner == ("fr", 0.25)
    player.app.change_settings(voice=False)
    assert voices[0].closed
    heard = len(voices[0].said)
    player.press(pygame.K_TAB)
    assert len(voices[0].said) == heard


def test_the_voice_reads_what_keys_lead_to_and_interrupts_itself(
    player: ScreenPlayer, voices: list[FakeVoice]
) -> None:
    player.app.change_settings(voice=True)
    player.press(pygame.K_TAB)
    voice = voices[0]
    assert voice.said[-1][0].startswith("Hauptmenü. ")
    voice.said.clear()
    player.press(pygame.K_TAB)
    focus = player.scene.controls.focus
    assert focus is not None
    text, interrupted = voice.said[-1]
    assert text.startswith(focus.spoken)
    assert interrupted
    player.app.go_to(destinations.SettingsPage())
    player.wait(0.5)
    assert any(text.startswith(player.app.words.say("settings-title")) for text, _ in voice.said)
    player.choose("section-access")
    player.choose("legible")
    legible = player.app.words.say("settings-legible")
    assert any(text.startswith(player.app.words.say("spoken-on", name=legible)) for text, _ in voice.said)


def test_what_happens_is_said_once_and_waits_for_what_is_being_said(
    player: ScreenPlayer, voices: list[FakeVoice]
) -> None:
    player.app.change_settings(voice=True)
    player.press(pygame.K_TAB)
    voices[0].said.clear()
    player.app.speak("Mirabel nimmt das <b>Idol</b>")
    player.app.speak("Bram ruht.")
    player.wait(0.3)
    assert voices[0].said == [("Mirabel nimmt das Idol. Bram ruht.", False)]


def test_the_voice_is_silent_while_a_screen_reader_listens(
    player: ScreenPlayer, voices: list[FakeVoice]
) -> None:
    reader = FakeReader(listening=True)
    listen(player.app, voices, reader)
    player.app.change_settings(voice=True)
    player.app.speak("Bram ruht.")
    player.wait(0.2)
    assert voices[0].said == []
    assert ["Bram ruht."] in reader.shown


def test_a_window_without_the_keyboard_says_nothing_more(
    player: ScreenPlayer, voices: list[FakeVoice]
) -> None:
    player.app.change_settings(voice=True)
    player.wait()
    player.app.step(0.1, [pygame.Event(pygame.WINDOWFOCUSLOST)])
    assert voices[0].hushed


def test_a_voice_that_was_wanted_speaks_from_the_start(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    manners: list[tuple[bool, float, str]] = []
    monkeypatch.setattr(
        Listeners,
        "take_settings",
        lambda _, settings, language: manners.append((settings.voice, settings.voice_rate, language)),
    )
    open_app(language="fr", voice=True, voice_rate=1.0)
    assert manners == [(True, 1.0, "fr")]


def test_what_is_asked_while_the_scene_changes_is_done_when_it_has_changed(open_app: OpenApp) -> None:
    """The scene is told as soon as it is there, while the curtain still rises."""
    app, reader = open_app(animation_speed="normal"), FakeReader(listening=True)
    listen(app, [], reader)
    navigation.open_at_start(app)
    player = ScreenPlayer(app)
    player.wait(1)
    app.go(lambda: app.go_to(destinations.SettingsPage()))
    while not isinstance(app.stack.top, SettingsScene):
        app.step(0.05)
    assert app.curtain.moving
    reader.wishes.append(ScreenReaderAsks("SettingsScene/section-access", AskedFor.PRESS))
    app.step(0.0)
    assert reader.wishes != []
    player.wait(1)
    assert reader.wishes == []
    assert player.scene.controls.find("legible") is not None
