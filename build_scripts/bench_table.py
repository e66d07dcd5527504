"""Plays a fixed four-player game at the real table, frame by frame, and prints what each frame took as JSON.

Run by benchmarks.py in a process of its own, with a screen: `bench_table.py HOME WIDTH HEIGHT`. The floor is
measured in between, in the same process and window: draw a background of the window's size and flip.
"""

from __future__ import annotations

import json
import os
import random
import sys
import time
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    import pygame

    from crypt_game.match.players import Plan
    from crypt_game.ui.app import App

ROOT = Path(__file__).parents[1]
"""Not taken from `bootstrap`, whose imports would be counted as memory of the game."""
SEED = 7
ROUNDS = 2
FRAME = 1 / 60
FLOOR_FRAMES = 20
REST_FRAMES = 30
"""How long everybody thinks before an action or before taking the screen over."""
LONGEST = 12_000
"""Frames after which a game that should have moved on is given up."""
HEIRS_SECONDS = 3.0


class Taken(NamedTuple):
    """What a frame took, in milliseconds: until it was shown, and of the processor; and what it drew."""

    shown: float
    cpu: float
    drew: str


def plan() -> Plan:
    """Four people, every Collector on side A."""
    from crypt_game.match.players import HOUSES, Plan, Player, Title
    from crypt_game.rules import GameSetup, Mode

    people = [Player(house.value.title(), house, Title.DUKE) for house in HOUSES]
    return Plan.seated(GameSetup(Mode.STANDARD, 4), people)


class Making:
    """Watches what is painted and decoded, so that a long frame can be named by what took longest in it."""

    def __init__(self) -> None:
        from crypt_game.drawing.least_recent import LeastRecent

        self._longest: tuple[float, str] = (0.0, "")
        get = LeastRecent.get

        def watched(store: LeastRecent[Any], key: Hashable, make: Callable[[], Any]) -> Any:
            def timed() -> Any:
                begun = time.thread_time()
                made = make()
                self._longest = max(self._longest, (time.thread_time() - begun, str(key)))
                return made

            return get(store, key, timed)

        LeastRecent.get = watched  # type: ignore[assignment, method-assign]

    def name(self) -> str:
        """What took longest since this was asked last."""
        (seconds, key), self._longest = self._longest, (0.0, "")
        return f"{key[:60]} {seconds * 1000:.0f} ms" if key else ""


_waited_for = [0.0]
"""Seconds of the processor that work in slices took while a frame waited for it."""


def count_slices() -> None:
    """Count what work in slices takes as if the frame that waits for it did it."""
    from crypt_game.drawing.in_slices import _SliceThread

    turn = _SliceThread.turn

    def counted(thread: _SliceThread, seconds: float) -> bool:
        assert thread.ident is not None
        clock = time.pthread_getcpuclockid(thread.ident)
        begun = time.clock_gettime(clock)
        done = turn(thread, seconds)
        _waited_for[0] += time.clock_gettime(clock) - begun
        return done

    _SliceThread.turn = counted  # type: ignore[assignment, method-assign]


def timed(act: Callable[[], object]) -> tuple[float, float]:
    """How many milliseconds `act` takes, and how many of the processor's: those of this thread and of slices
    that it waits for."""
    begun, cpu = time.perf_counter(), time.thread_time() + _waited_for[0]
    act()
    busy = time.thread_time() + _waited_for[0] - cpu
    return (time.perf_counter() - begun) * 1000, busy * 1000


def play(app: App, floor: Callable[[], object], making: Making) -> Iterator[tuple[Taken, float]]:
    """Each frame beside the floor's last time, from the menu to the end of the rounds."""
    import pygame

    from crypt_game.play.board_model import Waiting
    from crypt_game.rules import random_action
    from crypt_game.ui.scenes.hand_over import HandOver
    from crypt_game.ui.scenes.table.scene import TableScene

    rng = random.Random(SEED)
    bare, rested, due = 0.0, 0, time.perf_counter()
    for number in range(LONGEST):
        if number % FLOOR_FRAMES == 0:
            bare = timed(floor)[0]
        # As in the game: between frames the threads that decode and mix have the processor to themselves.
        time.sleep(max(0.0, due - time.perf_counter()))
        due = time.perf_counter() + FRAME
        shown, cpu = timed(lambda: app.step(FRAME, pygame.event.get()))
        scene = app.stack.top
        yield Taken(shown, cpu, f"{type(scene).__name__} {making.name()}".strip()), bare
        asked = isinstance(scene, HandOver) or (isinstance(scene, TableScene) and scene.event_player.held)
        thinks = isinstance(scene, TableScene) and scene.event_player.idle
        rested = rested + 1 if (asked or thinks) and not app.curtain.moving else 0
        if rested < REST_FRAMES:
            continue
        rested = 0
        if asked:
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))
        elif isinstance(scene, TableScene) and scene.match.decide is not None:
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


def mebibytes(entry: str, process: int | str = "self") -> float:
    """Memory of a process: `VmHWM`, the most it has had, or `VmRSS`, what it has now."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith(f"{entry}:"):
            return int(line.split()[1]) / 1024
    return 0.0


def heirs_mebibytes(app: App) -> float:
    """Memory of the process that thinks for computer heirs, as it waits for its first question."""
    from crypt_game.opponents.worker_client import WorkerClient

    heirs = app.opponents
    time.sleep(HEIRS_SECONDS)
    assert isinstance(heirs, WorkerClient)
    return mebibytes("VmRSS", heirs.process_id) if heirs.process_id is not None else 0.0


def holdings(app: App) -> dict[str, float]:
    """What the caches hold at the end, in MiB."""
    from crypt_game.drawing.least_recent import LeastRecent

    stores = {name.strip("_"): store for name, store in vars(app.picture_store).items()}
    kept = {name: store.weight for name, store in stores.items() if isinstance(store, LeastRecent)}
    return {
        **{name: kept[name] / 2**20 for name in ("surfaces", "brief", "texts")},
        "sounds": app.sound._store.kept_bytes / 2**20,
    }


def main(home: Path, size: tuple[int, int]) -> None:
    """Play and print."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    from crypt_game.desktop.paths import find_folders
    from crypt_game.desktop.settings import SettingsFile
    from crypt_game.ui import navigation
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

    count_slices()
    making, rooms = Making(), {"program": mebibytes("VmRSS")}
    folders = find_folders(home)
    resources = Resources(ROOT / "assets", (ROOT / "locale",))
    app = App(resources, folders, SettingsFile(folders.settings_file), size=size, language="en")
    rooms["window"] = mebibytes("VmRSS")
    navigation.open_at_start(app)
    app.step(FRAME)
    rooms["menu"] = mebibytes("VmRSS")
    app.wait_for_imports()
    navigation.games.start_game(app, plan(), SEED)
    frames, floors = [], []
    for frame, bare in play(app, background(app.surface), making):
        frames.append(frame)
        floors.append(bare)
        if "table" not in rooms and frame.drew.startswith("TableScene"):
            rooms["table"] = mebibytes("VmRSS")
    rooms["after the rounds"], rooms["at most"] = mebibytes("VmRSS"), mebibytes("VmHWM")
    kept = holdings(app)
    figures = {"frames": frames, "floor": floors, "rooms": rooms, "kept": kept, "heirs": heirs_mebibytes(app)}
    print(json.dumps(figures))
    app.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), (int(sys.argv[2]), int(sys.argv[3])))
