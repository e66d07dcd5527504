"""The package as a user meets it: no Python, odd folders, no rights, a real window closed by its button."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import codecs_left_out
import notices
import packager
import pytest
from bootstrap import ROOT
from package_systems import this_system

import crypt_game

from . import solo
from .hand import OpenWindow

pytestmark = pytest.mark.long

SYSTEM = this_system()
NOBODY = 65534
FOLDER_LIMIT_MB, ARCHIVE_LIMIT_MB, ONE_FILE_LIMIT_MB = 55, 20, 24


def program_in(folder: Path) -> Path:
    return folder / packager.built_program().relative_to(packager.built_folder())


def run(program: Path, *arguments: str, said: str = "", **surroundings: str) -> str:
    """What the program prints, started as far away from any Python as can be."""
    env = {"PATH": "/nonexistent", **surroundings}
    if sys.platform == "win32":
        env["SYSTEMROOT"] = os.environ["SYSTEMROOT"]
    done = subprocess.run(
        [program, *arguments],
        env=env,
        cwd=program.anchor,
        input=said,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def everything_in(folder: Path) -> dict[Path, tuple[int, int]]:
    return {path: (path.lstat().st_size, path.lstat().st_mtime_ns) for path in folder.rglob("*")}


def test_it_tells_its_version_from_a_folder_with_spaces_and_accents(built: Path, place: Path) -> None:
    moved = place / "Jeux de société à part" / built.name
    shutil.copytree(built, moved, symlinks=True)
    assert crypt_game.__version__ in run(program_in(moved), "--version")


def test_a_language_of_the_player_has_its_plural_forms_and_decimal_comma(built: Path, place: Path) -> None:
    shutil.copytree(ROOT / "tests" / "text" / "languages" / "pl", place / "languages" / "pl")
    record = ROOT / "tests" / "games" / "saves_1.0.0" / "clash-finished.crypt"
    said = run(program_in(built), "verify", str(record), CRYPT_GAME_HOME=str(place), LANGUAGE="pl")
    assert "wszystkie 17\N{NO-BREAK SPACE}tasowań i rzutów" in said
    assert "Wyczerpane: 22, oczekiwane: 23." in said
    assert "Pieczęć pokazana od początku" in said


@pytest.mark.parametrize("name", [name for name in (SYSTEM.program, SYSTEM.console_program) if name])
def test_it_helps(built: Path, name: str) -> None:
    assert "--language" in run(program_in(built).with_name(name), "--help")


def test_it_plays_for_programs(built: Path) -> None:
    requests = [{"cmd": "new", "game": {"mode": "solo", "players": 1}, "seed": 7}, {"cmd": "quit"}]
    said = run(program_in(built), "referee", said="".join(json.dumps(each) + "\n" for each in requests))
    first, last = map(json.loads, said.splitlines())
    assert first["pending"]["kind"] == "chance"
    assert last["ok"]


def test_processes_that_it_starts_of_itself_play_for_it(built: Path) -> None:
    said = run(
        program_in(built), "arena", "--players", "2", "--games", "2", "--jobs", "2", *("--seat", "squire") * 2
    )
    assert "squire" in said


def test_it_is_small(built: Path) -> None:
    size = sum(path.stat().st_size for path in built.rglob("*") if path.is_file() and not path.is_symlink())
    assert size < FOLDER_LIMIT_MB * 1e6


def test_its_archive_is_small(archive: Path) -> None:
    assert archive.stat().st_size < ARCHIVE_LIMIT_MB * 1e6


def test_the_licence_of_all_that_is_in_it_is_in_it_too(built: Path) -> None:
    assert list(notices.faults(built, packager.built_program())) == []


@pytest.mark.skipif(this_system().name != "linux", reason="other systems load codecs in their own ways")
def test_no_codec_that_the_game_does_not_use_is_in_it(built: Path) -> None:
    assert not [
        path.name
        for path in built.rglob("*")
        if codecs_left_out.UNUSED.match(path.name) and ".so" in path.suffixes
    ]
    assert not [path for path in built.rglob("*") if path.is_symlink() and not path.exists()]


def test_nothing_of_the_builders_machine_is_in_it(built: Path) -> None:
    names = {path.name for path in built.rglob("*")}
    foreign = ("NotoSans-B", "NotoSansJP", "freesans", "numpy", "tkinter", "_tkinter", "libssl")
    assert not [name for name in names if name.startswith(foreign)]


@pytest.mark.window
@pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11")
def test_a_window_closed_by_its_button_ends_the_program(
    built: Path, place: Path, open_window: OpenWindow
) -> None:
    before, temporary = everything_in(built), set(Path("/tmp").iterdir())
    home = place / "home"
    surroundings = {"CRYPT_GAME_HOME": str(home), "LANG": "fr_FR.UTF-8"}
    program, window = open_window(program_in(built), "--size", "1280x720", **surroundings)
    # The rulebook's search is where pygame_gui and its fonts are opened.
    time.sleep(1.5)
    window.click(210, 411)
    for key in ("slash", "o"):
        time.sleep(1.5)
        window.key(key)
    window.close()
    assert program.wait(timeout=20) == 0
    log = (home / "logs" / "game.log").read_text(encoding="utf-8")
    assert f"Crypt {crypt_game.__version__}" in log
    assert "ERROR" not in log
    assert "CRITICAL" not in log
    assert "No sound" not in log
    assert "No ambience" not in log
    assert everything_in(built) == before, "nothing is written beside the program"
    assert not [path for path in set(Path("/tmp").iterdir()) - temporary if path.name.startswith("_MEI")]
    assert not left_over(built)


@pytest.mark.window
@pytest.mark.skipif(sys.platform != "linux", reason="the virtual screen is X11")
def test_a_whole_game_is_played_in_a_language_of_the_player(
    built: Path, place: Path, open_window: OpenWindow
) -> None:
    shutil.copytree(ROOT / "tests" / "text" / "languages" / "pl", place / "languages" / "pl")
    solo.settle_in(place, language="pl")
    program, window = open_window(program_in(built), "--size", solo.SIZE, CRYPT_GAME_HOME=str(place))
    player = solo.SoloPlayer(window, place)
    player.begin()
    player.play()
    window.close()
    assert program.wait(timeout=20) == 0
    log = (place / "logs" / "game.log").read_text(encoding="utf-8")
    # A sentence that is not translated yet is said in English; none may be broken.
    warned = [line for line in log.splitlines() if " INFO " not in line and "no message" not in line]
    assert warned == []


@pytest.mark.window
@pytest.mark.skipif(sys.platform != "linux" or os.getuid() != 0, reason="only root can play someone else")
def test_a_user_without_a_home_can_play(built: Path, place: Path, virtual_screen: dict[str, str]) -> None:
    """Neither the program's folder nor a home can be written to, only the system's temporary folder."""
    moved = place / built.name
    shutil.copytree(built, moved, symlinks=True)
    temporary = place / "tmp"
    temporary.mkdir()
    temporary.chmod(0o1777)
    env = {
        "DISPLAY": virtual_screen["DISPLAY"],
        "SDL_AUDIODRIVER": "dummy",
        "TMPDIR": str(temporary),
        "CRYPT_GAME_FIRST_FRAME": "1",
    }
    before = everything_in(moved)
    program = subprocess.Popen(
        [program_in(moved)], env=env, cwd="/", user=NOBODY, group=NOBODY, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "first frame\n"
    program.terminate()
    assert program.wait(timeout=20) == 0
    assert everything_in(moved) == before
    [stand_in] = temporary.iterdir()
    assert stand_in.name == f"crypt-game-{NOBODY}"


@pytest.mark.skipif(this_system().name != "linux", reason="the one-file build is looked at on Linux")
def test_the_single_executable_works_and_leaves_nothing_behind(
    place: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    packager.freeze(one_file=True, compiled=request.config.getoption("--soak"))
    monkeypatch.setattr(packager, "DIST", place)
    program = packager.hand_out_one_file(this_system())
    assert program.stat().st_size < ONE_FILE_LIMIT_MB * 1e6
    temporary = place / "tmp"
    temporary.mkdir()
    assert crypt_game.__version__ in run(program, "--version", TMPDIR=str(temporary))
    assert list(temporary.iterdir()) == []


def left_over(folder: Path) -> list[str]:
    """Processes that still run a program of this folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        try:
            program = (process / "exe").readlink()
        except OSError:
            continue
        if folder in program.parents:
            found.append(process.name)
    return found
