"""A monkey at keyboard and mouse: through all scenes, languages, windows and type sizes, without an error.

It knows nothing but where controls lie, so that most of what it does means something; the rest falls
anywhere.
"""

from __future__ import annotations

import ctypes
import gc
import os
import weakref
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.text_question import TextQuestion

from .conditions import deal_alike, log_in_words, paint_seldom
from .conftest import OpenApp
from .driving import ScreenPlayer

KEYS = [
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_F1, pygame.K_F10, pygame.K_F11),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
]
MODS = [pygame.KMOD_NONE] * 6 + [pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT]
SIZES = [(1280, 720), (1024, 640), (1024, 768), (1720, 720), (600, 400)]
KINDS = {
    *(
        "AboutScene",
        "AdviceScene",
        "BoxScene",
        "ChronicleScene",
        "Dialog",
        "HandOver",
        "LibraryScene",
        "MenuScene",
    ),
    *("Pause", "ReplayScene", "ReviewScene", "RulebookScene", "ScoringScene", "SettingsScene", "SetupScene"),
    *("StatisticsScene", "TableScene", "WhoPlays"),
}
"""Scenes that it must have been in, in the long run."""
NOT_PRESSED = {"quit"}
"""What would end the monkey's program; it is started anew all the same when the stage is empty."""
CARRIED_OFF = 1 / 400
"""How often the monkey finds itself on another screen: some are too far off for it to walk there."""
GROWTH = 1.10
"""How much memory may grow in the long run."""


class Monkey(ScreenPlayer):
    """Random inputs from a seed. `visited` counts the kinds of scene it has been in."""

    def __init__(self, app: App, seed: int) -> None:
        super().__init__(app)
        self.rng = Random(seed)
        self.visited: Counter[str] = Counter()

    def act(self) -> None:
        """One input; where nothing is left on the stage, the program starts anew."""
        if not self.app.stack:
            navigation.open_at_start(self.app)
        if self.rng.random() < CARRIED_OFF:
            self.be_carried_off()
        self.visited[type(self.scene).__name__] += 1
        deed = self.rng.choices(
            [
                self.press_a_key,
                self.use_a_control,
                self.click_anywhere,
                self.drag_a_control,
                self.rest,
                self.upset,
            ],
            [30, 40, 8, 8, 13, 1],
        )[0]
        deed()

    def be_carried_off(self) -> None:
        """To any screen; some lie over a table, where no hand-over may stand between."""
        self.app.curtain.settle()  # else a change that is under way would befall the new screen
        kept = self.app.settings.hand_over
        self.app.change_settings(hand_over=False)
        SCENES[self.rng.choice(sorted(SCENES))](self.app)
        self.app.change_settings(hand_over=kept)

    def press_a_key(self) -> None:
        key = self.rng.choice(KEYS)
        text = chr(key) if self.rng.random() < 0.5 and 32 < key < 127 else ""
        self.press(key, self.rng.choice(MODS), text)

    def use_a_control(self) -> None:
        pos = self.a_control()
        self.move(pos)
        self.button(1, pos)

    def click_anywhere(self) -> None:
        self.button(self.rng.choice((1, 1, 2, 3)), self.anywhere())

    def drag_a_control(self) -> None:
        places = [self.a_control(), self.anywhere(), self.a_control()]
        self.send(pygame.MOUSEBUTTONDOWN, pos=places[0], button=1)
        for pos in places:
            self.move(pos)
        self.send(pygame.MOUSEBUTTONUP, pos=places[-1], button=1)

    def rest(self) -> None:
        self.app.step(self.rng.choice((0.0, 1 / 60, 0.1, 0.1)))

    def upset(self) -> None:
        """What the system does to a window, and what the settings do to everything."""
        kind = self.rng.randrange(4)
        if kind == 0:
            self.resize(self.rng.choice(SIZES))
        elif kind == 1:
            self.send(
                self.rng.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED))
            )
        elif kind == 2:
            self.send(pygame.MOUSEWHEEL, precise_y=self.rng.choice((-1.0, 1.0, 30.0)), x=0, y=1)
        else:
            self.app.change_settings(
                language=self.rng.choice(("en", "de", "fr")),
                text_size=self.rng.choice((1.0, 1.3, 1.5)),
                animation_speed=self.rng.choice(("off", "fast", "normal")),
                hand_over=self.rng.random() < 0.3,
                reduced_motion=self.rng.random() < 0.3,
            )

    def a_control(self) -> tuple[int, int]:
        """The middle of some control, or anywhere."""
        widgets = [widget for widget in self.scene.controls.widgets if widget.key not in NOT_PRESSED]
        return self.rng.choice(widgets).rect.center if widgets else self.anywhere()

    def anywhere(self) -> tuple[int, int]:
        width, height = self.app.frame.size
        return self.rng.randrange(width), self.rng.randrange(height)

    def button(self, number: int, pos: tuple[int, int]) -> None:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.send(kind, pos=pos, button=number)

    def send(self, kind: int, **facts: object) -> None:
        """An event, after those that the window has sent by itself, if there is still somebody to hear it."""
        own = pygame.event.get()
        if self.app.stack:
            self.app.step(1 / 60, [*own, pygame.event.Event(kind, facts)])

    def press(self, key: int, mod: int = pygame.KMOD_NONE, text: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if text and self.app.stack:
            self.send(pygame.TEXTINPUT, text=text)
        if self.app.stack:
            self.send(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)


def let_loose(app: App, seed: int) -> Monkey:
    navigation.open_at_start(app)
    return Monkey(app, seed)


@pytest.fixture(autouse=True)
def swiftly(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The same cards in every run, few pictures, and no errors that pytest keeps."""
    deal_alike(monkeypatch, 3)
    paint_seldom(monkeypatch, each=40)
    with log_in_words():
        yield


@pytest.mark.parametrize("seed", range(3))
def test_three_thousand_inputs(open_app: OpenApp, seed: int) -> None:
    monkey = let_loose(open_app(language=("en", "de", "fr")[seed], animation_speed="fast"), seed)
    for _ in range(1000):
        monkey.act()
    # Heirs think in a process of their own: where it gets to is not quite the same in every run.
    assert monkey.visited["TableScene"] > 0
    assert len(monkey.visited) > 4


def test_an_error_that_is_logged_keeps_no_scene(
    open_app: OpenApp, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A file that cannot be read is met while a list of games is open, and its pictures with it."""
    monkey = let_loose(open_app(), 0)
    navigation.open_library(monkey.app)
    monkey.click("import")
    asked = monkey.scene
    assert isinstance(asked, TextQuestion)
    asked.text = str(tmp_path)
    monkey.click("act")
    left = weakref.ref(asked)
    assert "record not read" in caplog.text
    del asked
    memory(monkey)
    assert left() is None


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_two_hundred_thousand_inputs_and_no_growth(open_app: OpenApp) -> None:
    monkey = let_loose(open_app(animation_speed="fast"), 99)
    for _ in range(60_000):
        monkey.act()
    warm = memory(monkey)
    for _ in range(140_000):
        monkey.act()
    assert memory(monkey) < warm * GROWTH
    assert monkey.visited.keys() >= KINDS


def memory(monkey: Monkey) -> int:
    """Bytes that this process holds before the menu, beside pictures that it could paint again.

    Those come and go, and so do the games of a list and the size of the window. What a table that was left
    has set aside counts no more than it would at the next table, which sweeps it away.
    """
    app = monkey.app
    app.curtain.settle()
    app.change_settings(language="en", text_size=1.0)
    navigation.open_menu(app)
    app.curtain.settle()
    monkey.resize(SIZES[0])
    app.picture_store.forget()
    app.invalidate()
    gc.unfreeze()
    gc.collect()
    statm = Path("/proc/self/statm")
    if not statm.exists():
        pytest.skip("memory is only measured where /proc tells it")
    trim = getattr(
        ctypes.CDLL(None), "malloc_trim", None
    )  # of glibc; else what was freed may still be counted
    if trim is not None:
        trim(0)
    return int(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
