"""Plays whole games as people do: each decision of the rules through the widgets that lead to it.

A `Heir` is told which action to take and carries it out by mouse or by keys alone; that any legal action can
be carried out either way is what the tests of whole games prove.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

import pygame

from crypt_game.controls.widget import Widget
from crypt_game.match.match import Match
from crypt_game.play.board_model import GhostTurn, Waiting
from crypt_game.rules import Action, observe
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted
from crypt_game.screen_reader import AskedFor, NodeKind, ScreenReaderAsks
from crypt_game.ui.accessible_tree import answer, window_node
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scene import Scene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene

from .doing import Doer
from .driving import FRAME

__all__ = ["Heir", "KeyHeir", "ListenerHeir", "MouseHeir", "SetUp", "spot_of"]

PATIENCE_SECONDS = 60.0


class SetUp(NamedTuple):
    """A game to be agreed upon: mode, how many heirs or houses (0: as they are), buttons to press then."""

    mode: str
    seats: int = 0
    buttons: tuple[str, ...] = ()


class Heir(Doer):
    """Everybody at one screen, with one kind of hand."""

    def __init__(self, app: App, seed: int = 1, *, frame: float = FRAME, haste: float = 0.0) -> None:
        """`seed` decides what is played, whatever the hand and its ways.

        `frame` is how many seconds pass between two looks while things move, `haste` how probably each look
        ends in a key that finishes what moves.
        """
        super().__init__(app)
        self.wits, self.rng = Random(seed), Random(seed)
        self.frame, self.haste = frame, haste
        self.done: Counter[type[Action]] = Counter()
        """How often each kind of action was carried out."""

    @property
    def match(self) -> Match:
        """The game at the table."""
        return self.table.match

    # the way to the table ---------------------------------------------------------------------------------
    def start(self, setup: SetUp) -> None:
        """From the menu through the set-up to the first decision."""
        self.use("new-game")
        self.arrive()
        self.agree_upon(setup)
        if self.scene.controls.find("fill") is not None:
            self.use("fill")
            self.use("kind-person")
        self.use("start")
        self.arrive()
        self.settle()

    def arrive(self) -> None:
        """Wait until a change of scene has been made and seen."""
        while self.app.curtain.moving:
            self.app.step(self.frame)

    def agree_upon(self, setup: SetUp) -> None:
        """In the set-up, choose mode, number of heirs or houses, and Collectors."""
        self.use(f"mode-{setup.mode}")
        while setup.seats and self.seats < setup.seats:
            self.use("add")
        while setup.seats and self.seats > setup.seats:
            self.use(f"away-{'2' if setup.mode == 'clash' else '0'}")
        for button in setup.buttons:
            self.use(button)

    @property
    def seats(self) -> int:
        """How many heirs, in Clash houses, the set-up shows."""
        return sum(widget.key.startswith("house-") for widget in self.scene.controls.widgets)

    # the table --------------------------------------------------------------------------------------------
    def settle(self) -> None:
        """Let everything that happens be shown until a person is asked or the game is over.

        Answers hand-overs; at every rest, what is shown must be what the match holds.
        """
        for _ in range(round(PATIENCE_SECONDS / self.frame)):
            self.app.step(self.frame)
            if self.haste and isinstance(self.scene, TableScene) and self.rng.random() < self.haste:
                self.hurry()
            if isinstance(self.scene, HandOver):
                self.take_over()
            elif isinstance(self.scene, ScoringScene):
                return
            elif isinstance(self.scene, TableScene) and self.resting:
                self.check_picture()
                return
        raise AssertionError(f"nothing is asked after {PATIENCE_SECONDS} seconds at {self.scene}")

    def hurry(self) -> None:
        """Finish what moves."""
        if not self.table.event_player.idle:
            self.press(pygame.K_n)

    @property
    def resting(self) -> bool:
        """Whether everything has been shown and a person is asked."""
        model = self.table.model
        asked = not isinstance(model.asking, Waiting | GhostTurn)
        moving = self.table.lively or self.app.curtain.moving
        return self.table.event_player.idle and asked and not moving

    def check_picture(self) -> None:
        """What lies on the table is what the seat knows of the match, and nothing is left in the air."""
        table = self.table
        assert table.model.view == observe(table.match.state, table.model.viewer)
        for seat in table.event_player.kept_seats:
            assert table.event_player.view_of(seat) == observe(table.match.state, seat)
        assert table.model.hidden == set()

    @property
    def over(self) -> bool:
        """Whether the game has been played to its score sheet."""
        return isinstance(self.scene, ScoringScene)

    def play_on(self, decisions: int = 10_000) -> int:
        """Let chance choose legal actions and carry them out, until the score sheet; returns how many."""
        for played in range(decisions):
            if self.over:
                return played
            self.carry_out(*self.some_action())
        return decisions

    def some_action(self) -> tuple[int, Action]:
        """Any legal action: an answer to what is asked, or a reward that may be used at any time."""
        return random_action(self.match.state, self.wits)

    def carry_out(self, seat: int, action: Action) -> None:
        """Do exactly this, and wait for what comes of it. Fails when the match took anything else."""
        table, match = self.table, self.match
        before = len(match.moments)
        self.prepare(seat, action)
        self.decide(action)
        if isinstance(self.scene, Dialog):
            self.use("act")
        taken = [moment.step for moment in match.moments[before:]]
        assert taken[:1] == [Acted(seat, action)], table.model.hint.refusal
        self.done[type(action)] += 1
        self.settle()


class ButtonHeir(Heir):
    """Does everything by the buttons that are there for it."""

    def choose_effort(self, effort: int) -> None:
        self.use(f"effort-{effort}")

    def choose_confirm(self) -> None:
        self.use("confirm")

    def choose_recover(self) -> None:
        self.use("recover")

    def choose_undo(self) -> None:
        self.use("undo")


class MouseHeir(ButtonHeir):
    """Clicks and drags only."""

    def use(self, key: str) -> None:
        self.click(spot_of(self.scene, self.widget(key)))

    def put_dice(self, slot: int, dice: int) -> None:
        if self.rng.random() < 0.5:
            super().put_dice(slot, dice)
            return
        start = spot_of(self.scene, self.widget(self._die(dice)))
        end = spot_of(self.scene, self.widget(f"card-{slot}"))
        self.drag(start, end)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """As a hand drags: over several places."""
        self.move(start)
        self._send(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for part in (0.3, 0.6, 1.0):
            pos = round(start[0] + (end[0] - start[0]) * part), round(start[1] + (end[1] - start[1]) * part)
            self._send(pygame.MOUSEMOTION, pos=pos, rel=(1, 0), buttons=(1, 0, 0))
        self._send(pygame.MOUSEBUTTONUP, pos=end, button=1)


class KeyHeir(Heir):
    """Keys only: walks the focus with Tab, Shift+Tab and arrows."""

    def use(self, key: str) -> None:
        self.walk_to(key)
        assert self.scene.controls.by_keys, "the focus is not shown"
        self.press(self.rng.choice((pygame.K_RETURN, pygame.K_SPACE)))

    def walk_to(self, key: str) -> None:
        """Move the focus to a widget, by Tab or Shift+Tab, whichever is nearer."""
        self.widget(key)
        controls = self.scene.controls
        reachable = [widget.key for widget in controls.widgets if widget.focusable]
        assert key in reachable, f"{key!r} cannot take the focus"
        start = controls.focus.key if controls.focus is not None else ""
        at = reachable.index(start) if start in reachable else -1
        ahead = (reachable.index(key) - at) % len(reachable)
        mod = pygame.KMOD_NONE if ahead <= len(reachable) // 2 else pygame.KMOD_LSHIFT
        for _ in range(len(reachable) + 1):
            focus = self.scene.controls.focus
            if focus is not None and focus.key == key and self.scene.controls.by_keys:
                return
            self.press(pygame.K_TAB, mod=mod)
        raise AssertionError(f"Tab does not reach {key!r}")

    def choose_effort(self, effort: int) -> None:
        if self.rng.random() < 0.5:
            self.press(pygame.K_0 + effort)
        else:
            self.use(f"effort-{effort}")

    def choose_confirm(self) -> None:
        self.press(pygame.K_c)

    def choose_recover(self) -> None:
        self.press(pygame.K_r)

    def choose_undo(self) -> None:
        self.press(pygame.K_u)


class ListenerHeir(ButtonHeir):
    """Knows only the tree that a screen reader is told, and only asks for what one can ask for."""

    def use(self, key: str) -> None:
        tree = window_node(self.scene, "Crypt")
        node = next((each for each in tree.walk() if each.key.endswith(f"/{key}")), None)
        assert node is not None, f"{key!r} is not in the tree"
        assert node.name.strip(), f"{key!r} has no name"
        assert node.kind in (NodeKind.BUTTON, NodeKind.CHOICE, NodeKind.SWITCH, NodeKind.LIST_ITEM), (
            f"{key!r} is a {node.kind}"
        )
        answer(self.scene, ScreenReaderAsks(node.key, AskedFor.PRESS))
        self.wait()


def spot_of(scene: Scene, widget: Widget) -> tuple[int, int]:
    """A place in the window where a click meets this widget and no other. Fails when it is covered."""

    def meets(pos: tuple[int, int]) -> bool:
        hit = [other for other in scene.controls.widgets if other.contains(pos)]
        return bool(hit) and hit[-1] is widget

    rect = widget.rect
    shares = (0.5, 0.25, 0.75, 0.1, 0.9)
    places = [
        (int(rect.left + rect.width * x), int(rect.top + rect.height * y)) for y in shares for x in shares
    ]
    found = next((pos for pos in places if meets(pos)), None)
    assert found is not None, f"{widget.key!r} lies under other controls"
    return found
