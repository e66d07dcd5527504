"""Every destination has something that opens it with just its fields."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys
from pathlib import Path
from threading import Event, Timer

import pytest

from crypt_game import destinations
from crypt_game.destinations import Destination
from crypt_game.ui import navigation

from .conftest import OpenApp

KINDS = [
    kind
    for kind in vars(destinations).values()
    if isinstance(kind, type) and issubclass(kind, Destination) and kind is not Destination
]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_a_destination_is_opened_with_its_fields(kind: type[Destination]) -> None:
    parameters = inspect.signature(navigation._OPENERS[kind]).parameters
    assert list(kind.__annotations__) == list(parameters)[1:]


def test_nothing_else_is_opened(open_app: OpenApp) -> None:
    with pytest.raises(KeyError):
        open_app().go_to(Destination())


_FIRST_GAME = """
import sys
from pathlib import Path
from crypt_game.desktop.paths import find_folders
from crypt_game.desktop.settings import SettingsFile
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scene import Resources
home, assets, locale = map(Path, sys.argv[1:])
folders = find_folders(home)
app = App(Resources(assets, (locale,)), folders, SettingsFile(folders.settings_file), language="en")
navigation.open_at_start(app)
app.step(0.02)
navigation.imports_ahead.import_ahead(app.words)
before = set(sys.modules)
navigation.games.play_as_last_time(app)
while app.curtain.moving:
    app.step(0.1)
beside = {"hashlib", "_hashlib"}  # by the thread that stretches the seed
print(type(app.stack.top).__name__, *sorted(set(sys.modules) - before - beside))
app.close()
"""


def test_the_first_game_waits_for_no_imports(tmp_path: Path) -> None:
    """They cost 175 ms, and are done while the menu stands."""
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", _FIRST_GAME, str(tmp_path), str(root / "assets"), str(root / "locale")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[1:] == []


_SLOW = {"asyncio", "dataclasses", "inspect", "random", "shutil", "socket", "subprocess", "tempfile"}
"""Modules of Python's that take 1 to 5 ms each."""


def test_the_menu_comes_without_the_rules_and_slow_modules() -> None:
    """The rules are fifty modules, which are imported when a table is opened."""
    program = (
        "from crypt_game.desktop.early_pygame import import_pygame\n"
        "import_pygame()\n"
        "import sys, crypt_game.launch, crypt_game.ui.app\n"
        "import crypt_game.ui.navigation, crypt_game.ui.scenes.menu\n"
        f"print(*(name for name in sys.modules if name.startswith('crypt_game.rules') or name in {_SLOW}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


def test_a_place_is_opened_once_the_modules_of_the_table_are_imported(open_app: OpenApp) -> None:
    """Of a package that two threads import at once, one sees a half."""
    app, done = open_app(), Event()
    navigation.open_at_start(app)
    app._imports = Timer(0.4, done.set)
    app._imports.start()
    app.go_to(destinations.MainMenu())
    assert done.is_set()
