"""A monkey at keyboard, mouse, clipboard and window, and what must hold after each of its inputs.

It knows where controls lie and which keys are said to do something, so that most of what it does means
something; the rest falls anywhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.games.store import begin_game
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.rules import SIDES_OF, CollectorSides, GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import PLAYERS_OF
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.table.scene import TableScene

from .conditions import Painting
from .driving import ScreenPlayer
from .hostile_texts import TEXTS, make_files
from .invariants import Errors, Invariants
from .promises import Promises

__all__ = ["SIZES", "Monkey"]

KEYS = [
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_DELETE),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN),
    *(pygame.K_HOME, pygame.K_END, pygame.K_F1, pygame.K_F10, pygame.K_F11),
    *range(pygame.K_0, pygame.K_9 + 1),
    *range(pygame.K_a, pygame.K_z + 1),
]
MODS = [pygame.KMOD_NONE] * 6 + [pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT]
SIZES = [(1280, 720), (1024, 640), (1024, 768), (1720, 720), (600, 400)]
NOT_PRESSED = {"quit"}
"""What would end the monkey's program; it is started anew all the same when the stack is empty."""
CARRIED_OFF, SEATED = 1 / 400, 1 / 50
"""How often the monkey finds itself on another screen, or at the table of a game in progress: some are too
far off for it to walk there."""


class Monkey(ScreenPlayer):
    """Random inputs from a seed, each followed by a check of what must always hold.

    Every `each`-th input is painted whatever comes, and its picture compared with one painted anew. `visited`
    counts the kinds of scene it has been in.
    """

    def __init__(
        self,
        app: App,
        seed: int,
        patch: pytest.MonkeyPatch,
        errors: Errors,
        *,
        each: int = 1,
        written: bool = True,
    ) -> None:
        super().__init__(app)
        self.rng = Random(seed)
        self.visited: Counter[str] = Counter()
        self.taken_back = 0
        """How often a decision of a game on the disk was taken back."""
        self.last = ""
        """What it did last, for who has to find out why."""
        self.checks = Invariants(app, errors, written=written)
        self._painting = Painting(patch)
        self._promises = Promises(app, patch)
        self._each, self._number = each, 0
        self._clip = ""
        self._files = make_files(app.folders.saves.parent / "strange")
        self._inputs: list[tuple[Callable[[], None], int]] = [
            (self.press_a_key, 30),
            (self.press_a_promised_key, 6),
            (self.take_back, 6),
            (self.use_a_control, 40),
            (self.click_anywhere, 8),
            (self.drag_a_control, 8),
            (self.rest, 13),
            (self.upset, 2),
            (self.paste, 1),
            (self.come_from_outside, 1),
        ]
        patch.setattr(pygame.scrap, "get_text", lambda: self._clip)
        patch.setattr(pygame.scrap, "put_text", self._copied)
        app.on_files = lambda files: navigation.games.open_records(app, files)

    def act(self) -> None:
        """One input, and all that must hold after it; where nothing is left on the stack, the program starts
        anew."""
        self._number += 1
        looked_at = self._number % self._each == 0
        if looked_at:
            self._painting.catch_up(self.app)
        self._do_something()
        self.checks.check(1 / 60)
        if looked_at:
            self.checks.check_picture()
        self._painting.on = self._each == 1

    def _do_something(self) -> None:
        if not self.app.stack:
            navigation.open_at_start(self.app)
        if self.rng.random() < CARRIED_OFF:
            self.be_carried_off()
        if self.rng.random() < SEATED:
            self.be_seated()
        self.visited[type(self.scene).__name__] += 1
        deeds, weights = zip(*self._inputs, strict=True)
        deed = self.rng.choices(deeds, weights)[0]
        self.last = f"{self._number}: {deed.__name__} at {type(self.scene).__name__}"
        deed()

    # to other screens -------------------------------------------------------------------------------------
    def be_carried_off(self) -> None:
        """To any screen; some lie over a table, where no hand-over may stand between."""
        self.app.curtain.settle()  # else a change that is under way would befall the new screen
        kept = self.app.settings.hand_over
        self.app.change_settings(hand_over=False)
        SCENES[self.rng.choice(sorted(SCENES))](self.app)
        self.app.change_settings(hand_over=kept)

    def be_seated(self) -> None:
        """At a game of some mode that has been going on for a while, and that lies on the disk."""
        self.app.curtain.settle()
        rng = self.rng
        mode = rng.choice(list(Mode))
        players = rng.choice(PLAYERS_OF[mode])
        sides = CollectorSides(*map(rng.choice, SIDES_OF.values()))
        minds = [PlayerKind.PERSON, *rng.choices((PlayerKind.PERSON, PlayerKind.PAGE), (1, 3), k=7)]
        shared = 2 if mode is Mode.CLASH else 1
        people = [
            Player(f"P{seat}", HOUSES[seat // shared], Title.DUKE, minds[seat]) for seat in range(players)
        ]
        setup = GameSetup(mode, players, sides, mode is Mode.STANDARD and rng.random() < 0.2)
        folder = self.app.folders.saves
        match, _ = begin_game(folder, Plan.seated(setup, people), rng.randrange(10**6), lambda: None)
        for _ in range(rng.choice((0, 5, 20, 60))):
            if match.over is None:
                match.submit(*random_action(match.state, rng))
        self.app.stack.reset(TableScene(self.app, match))

    # keys -------------------------------------------------------------------------------------------------
    def press_a_key(self) -> None:
        key = self.rng.choice(KEYS)
        text = chr(key) if self.rng.random() < 0.5 and 32 < key < 127 else ""
        self.press(key, self.rng.choice(MODS), text)

    def press_a_promised_key(self) -> None:
        """A key that the game says does something: then something is seen, heard or said."""
        key = self.rng.choice([*self._promises.promised(), pygame.K_TAB])
        self.last += f" {pygame.key.name(key)}"
        self._painting.catch_up(self.app)
        facts = {"key": key, "mod": pygame.KMOD_NONE, "unicode": "", "scancode": 0}
        self._promises.check(key, lambda: self.send(pygame.KEYDOWN, **facts))
        self.send(pygame.KEYUP, **facts)

    def take_back(self) -> None:
        """The last decision, and yes to the question whether what is known by now is to be of no use."""
        match = self.scene.match if isinstance(self.scene, TableScene) else None
        before = len(match.moments) if match is not None else 0
        self.press(pygame.K_u)
        if isinstance(self.scene, Dialog) and self.scene.controls.find("act") is not None:
            self.click("act")
        if match is not None and match.writer is not None:
            self.taken_back += len(match.moments) < before

    def press(self, key: int, mod: int = pygame.KMOD_NONE, text: str = "") -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0)
        if text:
            self.send(pygame.TEXTINPUT, text=text)
        self.send(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)

    # the mouse --------------------------------------------------------------------------------------------
    def use_a_control(self) -> None:
        widgets = [widget for widget in self.scene.controls.widgets if widget.key not in NOT_PRESSED]
        widget = self.rng.choice(widgets) if widgets else None
        self.last += f" {widget.key}" if widget is not None else ""
        pos = widget.rect.center if widget is not None else self.anywhere()
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

    # time, the window and the settings --------------------------------------------------------------------
    def rest(self) -> None:
        self.app.step(self.rng.choice((0.0, 1 / 60, 0.1, 0.1)))

    def upset(self) -> None:
        """What the system does to a window while anything moves, and the settings to everything."""
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
            self.app.step(1 / 60)

    # from outside -----------------------------------------------------------------------------------------
    def paste(self) -> None:
        """Somebody else's text comes into the clipboard, and perhaps from there into the game."""
        self._clip = self.rng.choice((*TEXTS, *map(str, self._files)))
        self.press(pygame.K_v, pygame.KMOD_LCTRL)

    def come_from_outside(self) -> None:
        """A file is dropped on the window, or a later start of the program asks for it or for the window."""
        wish = self.rng.choice((*TEXTS, *map(str, self._files)))
        self.last += f" {wish[:80]!r}"
        if self.rng.random() < 0.5:
            self.send(pygame.DROPFILE, file=wish)
        else:
            self.app._answer_wish(self.rng.choice(("", wish)))
            self.app.step(1 / 60)

    def send(self, kind: int, **facts: object) -> None:
        """An event, after those that the window has sent by itself; a program that was ended starts anew."""
        own = pygame.event.get()
        if not self.app.stack:
            navigation.open_at_start(self.app)
        self.app.step(1 / 60, [*own, pygame.event.Event(kind, facts)])

    _send = send

    def _copied(self, text: str) -> None:
        self._clip = text
