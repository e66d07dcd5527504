"""Every destination has something that opens it with just its fields."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

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


def test_the_menu_comes_without_the_rules() -> None:
    """They are fifty modules, which are imported when a table is opened."""
    program = (
        "import sys, crypt_game.ui.app, crypt_game.ui.navigation, crypt_game.ui.scenes.menu\n"
        "print(*(name for name in sys.modules if name.startswith('crypt_game.rules')))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []
