"""Plays a fixed four-player game at the real table, frame by frame, and prints what each frame took as JSON.

Run by benchmarks.py in a process of its own, with a screen. The floor is measured in between, in the same
process and window: draw a background of the window's size and flip.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from bootstrap import ROOT

if TYPE_CHECKING:
    import pygame

    from crypt_game.match.players import Plan
    from crypt_game.ui.app import App

SIZE = (1920, 1080)
SEED = 7
ROUNDS = 2
FRAME = 1 / 60
FLOOR_FRAMES = 20
LONGEST = 6000
"""Frames after which a game that should have moved on is given up."""


def plan() -> Plan:
    """Four people, every Collector on side A."""
    from crypt_game.match.players import HOUSES, Plan, Player, Title
    from crypt_game.rules import GameSetup, Mode

    people = [Player(house.value.title(), house, Title.DUKE) for house in HOUSES]
    return Plan.seated(GameSetup(Mode.STANDARD, 4), people)


def timed(act: Callable[[], object]) -> float:
    """How many seconds `act` takes."""
    begun = time.perf_counter()
    act()
    return time.perf_counter() - begun


def play(app: App, floor: Callable[[], object]) -> Iterator[tuple[float, float]]:
    """Each frame's time beside the floor's last, from the menu to the end of the rounds."""
    import pygame

    from crypt_game.play.board_model import Waiting
    from crypt_game.rules import random_action
    from crypt_game.ui.scenes.table.scene import TableScene

    rng = random.Random(SEED)
    bare = 0.0
    for number in range(LONGEST):
        if number % FLOOR_FRAMES == 0:
            bare = timed(floor)
        yield timed(lambda: app.step(FRAME, pygame.event.get())), bare
        scene = app.stack.top
        if isinstance(scene, TableScene) and scene.event_player.idle and scene.match.decide is not None:
            if scene.match.state.round > ROUNDS:
                return
            seat, action = random_action(scene.match.state, rng)
            scene.model.request = Waiting()
            scene.commands.show(scene.match.submit(seat, action))
    raise SystemExit(f"the table still played after {LONGEST} frames")


def background(screen: pygame.Surface) -> Callable[[], object]:
    """The least that a frame at this size can be."""
    import pygame

    picture = pygame.Surface(screen.get_size())
    picture.fill((20, 24, 34))

    def show() -> None:
        screen.blit(picture, (0, 0))
        pygame.display.flip()

    return show


def peak_mebibytes() -> float:
    """The most memory this process has had."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def main(home: Path) -> None:
    """Play and print."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    from crypt_game.desktop.paths import find_folders
    from crypt_game.desktop.settings import SettingsFile
    from crypt_game.ui import navigation
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

    folders = find_folders(home)
    resources = Resources(ROOT / "assets", (ROOT / "locale",))
    app = App(resources, folders, SettingsFile(folders.settings_file), size=SIZE, language="en")
    navigation.open_at_start(app)
    navigation.games.start_game(app, plan(), SEED)
    frames = list(play(app, background(app.surface)))
    game, floor = (sorted(seconds * 1000 for seconds in times) for times in zip(*frames, strict=True))
    figures = {"game": game, "floor": floor, "mebibytes": peak_mebibytes()}
    print(json.dumps(figures))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
