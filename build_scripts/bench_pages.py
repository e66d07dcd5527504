"""Opens a page from the menu in an empty home, frame by frame, and prints what each frame took as JSON.

Run by benchmarks.py in a process of its own, with a screen: `bench_pages.py HOME WIDTH HEIGHT PAGE`.
"""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

from bench_table import FRAME, Making, Taken, count_slices, timed
from bootstrap import ROOT

PAGES = {
    "set-up": "SetupPage",
    "learn to play": "LessonList",
    "settings": "SettingsPage",
    "today": "DayPage",
    "The Inheritance": "CampaignPage",
    "riddles": "RiddleList",
    "list of games": "GamesPage",
    "rulebook": "RulebookPage",
    "about": "AboutPage",
    "first table": "LastPlayedGame",
}
"""Where the menu leads, by the name of the destination."""
MENU_FRAMES, FRAMES = 60, 200
"""How long the menu stands before, and how long is looked on."""


def main(home: Path, size: tuple[int, int], page: str) -> None:
    """Open it and print."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    import pygame

    from crypt_game import destinations
    from crypt_game.desktop.paths import find_folders
    from crypt_game.desktop.settings import SettingsFile
    from crypt_game.ui import navigation
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

    count_slices()
    folders = find_folders(home)
    resources = Resources(ROOT / "assets", (ROOT / "locale",))
    app = App(resources, folders, SettingsFile(folders.settings_file), size=size, language="en")
    navigation.open_at_start(app)
    making, frames = Making(), list[Taken]()
    for number in range(MENU_FRAMES + FRAMES):
        begun = time.perf_counter()
        if number == MENU_FRAMES:
            opened = timed(lambda: app.go_to(getattr(destinations, PAGES[page])()))
            frames.append(Taken(*opened, "asked for"))
        shown, cpu = timed(lambda: app.step(FRAME, pygame.event.get()))
        if number >= MENU_FRAMES:
            frames.append(Taken(shown, cpu, f"{type(app.stack.top).__name__} {making.name()}".strip()))
        time.sleep(max(0.0, FRAME - (time.perf_counter() - begun)))
    print(json.dumps(frames))
    app.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), (int(sys.argv[2]), int(sys.argv[3])), sys.argv[4])
