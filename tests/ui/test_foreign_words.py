"""What foreign files say is shown as it stands or left out; none of it is a picture, command or error."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, Title
from crypt_game.rules import GameSetup, Mode
from crypt_game.rules.record import entry_to_json, header_to_json
from crypt_game.ui import navigation
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .driving import ScreenPlayer
from .hostile import spoilt

NAMES = [
    "\x00\x07\x1b[2J",
    "\ud800\udfff",
    "\u202eevil\u202c",
    "{icon:die}**x**<gold>",
    "{icon:icon/flip}",
    "{ $name } { EVAL() }",
    "../../etc/passwd",
    "Z\u0301" * 200,
    "\U0001f480" * 20,
    "\u5bfb" * 16,
    "",
    " ",
]


@pytest.mark.parametrize("name", NAMES)
def test_a_person_may_be_called_anything(open_app: OpenApp, tmp_path: Path, name: str) -> None:
    people = [Player(f"P{n}", HOUSES[n], Title.DUKE) for n in range(3)]
    match = Match(Plan.seated(GameSetup(Mode.STANDARD, 3), people), 6)
    match.begin()
    header = header_to_json(match.record)
    for person in header["extra"]["people"]:
        person["name"] = name
    header["extra"]["title"] = name
    lines = [header, *(entry_to_json(moment.step) for moment in match.moments)]
    path = tmp_path / "odd.crypt"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    app = open_app()
    navigation.open_at_start(app, path)
    for _ in range(3):
        app.step(0.1)
    assert isinstance(app.stack.top, TableScene)
    app.stack.top.commands.open_log()
    app.step(0.1)
    navigation.pages.open_menu(app)
    app.step(0.1)


@pytest.mark.parametrize("name", [b"\xff\xfe", b"\x07\x1b[2J\n", b"{icon:die}", b"**x**" * 40])
def test_a_file_may_be_called_anything(open_app: OpenApp, tmp_path: Path, name: bytes) -> None:
    path = tmp_path / os.fsdecode(name + b".crypt")
    try:
        path.write_text("rubbish")
    except (OSError, UnicodeError):
        pytest.skip("no file can be called so here")
    app = open_app()
    navigation.open_at_start(app, path)
    app.step(0.1)
    assert isinstance(app.stack.top, Dialog)
    assert path.read_text() == "rubbish"


def test_a_shelf_of_spoilt_games_is_listed_counted_and_opened(open_app: OpenApp) -> None:
    app = open_app()
    rng = Random(8)
    for number in range(40):
        path = app.folders.saves / ("finished" if number % 4 else ".") / f"{number}.crypt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(spoilt(rng))
    navigation.open_at_start(app)
    navigation.pages.open_library(app)
    player = ScreenPlayer(app)
    player.wait(2.0)
    library = app.stack.top
    assert isinstance(library, LibraryScene)
    for key in [widget.key for widget in library.controls.widgets]:
        widget = library.controls.find(key)
        if widget is None or key == "back":
            continue
        widget.activate()
        player.wait(0.2)
        while app.stack.top is not library and library in app.stack.scenes:
            app.stack.pop()
        if library not in app.stack.scenes:
            app.stack.reset(library)
    player.wait()
