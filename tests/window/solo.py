"""Plays the solo game at a real window, as somebody would who claims whatever can be claimed.

All it knows of the game is the picture's layout at 1280×720 and how long the record on the disk is.
"""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from crypt_game.match.plan_draft import PlanDraft
from crypt_game.rules.terms import Mode

from .hand import Window

SIZE = "1280x720"
PLAY = (230, 260)
CARDS = ((435, 270), (640, 270), (845, 270))
LONGEST_GAME = 400
"""Tries after which a game that should be over is given up."""


def settle_in(home: Path, **settings: object) -> None:
    """Settings for a quick game, in the folder that the program will use."""
    solo = PlanDraft().with_mode(Mode.SOLO).to_json()
    quick = {
        "language": "en",
        "animation_speed": "off",
        "confirm_pass": False,
        "round_stops": "off",
        "last_setup": solo,
    }
    (home / "settings.json").write_text(json.dumps({**quick, **settings}), encoding="utf-8")


@dataclass(frozen=True, slots=True)
class SoloPlayer:
    """Somebody at the window, and the folder where the program keeps its games."""

    window: Window
    saves: Path

    def begin(self) -> None:
        """From the menu to the first turn, by one click."""
        for _ in range(4):
            # A click that falls into a change of scene only hurries it.
            self.window.click(*PLAY)
            if self._wait_for(lambda: self.steps > 0, seconds=3.0):
                return
        raise AssertionError("no game has begun")

    @property
    def record(self) -> Path:
        """The one game on the disk."""
        [record] = self.saves.rglob("*.crypt")
        return record

    @property
    def steps(self) -> int:
        """How many lines the game has, its header not counted; 0 before there is a game."""
        records = list(self.saves.rglob("*.crypt"))
        return records[0].read_bytes().count(b"\n") - 1 if records else 0

    @property
    def finished(self) -> bool:
        """Whether the game has been filed as finished."""
        return self.record.parent.name == "finished"

    def play(self, steps: int | None = None) -> None:
        """Play until the record is `steps` steps longer, or the game is over."""
        goal = LONGEST_GAME * 10 if steps is None else self.steps + steps
        turns = itertools.cycle(range(len(CARDS)))
        for _ in range(LONGEST_GAME):
            if self.finished or self.steps >= goal:
                return
            self._take_a_turn(next(turns))
        raise AssertionError(f"the game still goes on after {self.steps} steps")

    def _take_a_turn(self, first: int) -> None:
        """Claim the first card that can be had, else recover."""
        before = self.steps
        for number in range(len(CARDS)):
            self.window.click(*CARDS[(first + number) % len(CARDS)])
            self.window.key("c")
            if self._wait_for(lambda: self.steps > before, seconds=0.4):
                return
        self.window.key("r")
        self._wait_for(lambda: self.steps > before, seconds=0.4)

    def _wait_for(self, what: Callable[[], bool], seconds: float) -> bool:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if what():
                return True
            time.sleep(0.03)
        return what()
