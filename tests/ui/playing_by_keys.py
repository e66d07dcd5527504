"""The program itself, its window played by keys until it is killed: `-m tests.ui.playing_by_keys SEED`.

Goes on with the game that lies there, or begins one. Tells what the record holds as `tests.playing` does.
"""

from __future__ import annotations

import os
import sys
from random import Random

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # what is said is read by another program

from crypt_game.cli import Options
from crypt_game.launch import play
from crypt_game.ui import navigation
from crypt_game.ui.app import App

from ..playing import tell
from .driver import KeyHeir, SetUp

SETUPS = (SetUp("standard", 3), SetUp("solo"), SetUp("twins"), SetUp("clash"))


def play_by_keys(app: App, seed: int) -> int:
    """One game after the other, in place of the loop of the program."""
    rng = Random(seed)
    app.change_settings(animation_speed="off", muted=True)
    heir = KeyHeir(app, seed, frame=0.1)
    while True:
        heir.arrive()
        if app.stack.top.controls.find("continue") is None:
            heir.start(rng.choice(SETUPS))
        else:
            heir.use("continue")
            heir.arrive()
            heir.settle()
        while not heir.over:
            tell(heir.match, 0)
            heir.play_on(1)
        navigation.pages.open_menu(app)


def main(seed: int) -> None:
    """Never returns."""
    App.run = lambda app: play_by_keys(app, seed)  # type: ignore[method-assign,assignment]
    play(Options())


if __name__ == "__main__":
    main(int(sys.argv[1]))
