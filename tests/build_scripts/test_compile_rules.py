"""The compiled rules and computer players: the same games, dice and choices as in Python."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import compile_rules
import packager
import pytest
from bootstrap import ROOT

TELL = Path(__file__).with_name("tell_games.py")
GOLDEN = ROOT / "tests" / "rules" / "golden"
GAMES = 200
"""Of each mode."""


def told(folder: Path, program: Path = TELL, *words: str) -> list[str]:
    """What a program says that runs with that folder on its path."""
    env = {**os.environ, "PYTHONPATH": str(folder)}
    command = [sys.executable, "-P", str(program), *words]
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.splitlines()


def test_what_is_compiled_is_there_and_can_be_imported() -> None:
    for path in compile_rules.modules():
        assert (compile_rules.PACKAGE / path).is_file()
    library, *names = compile_rules.imported()
    assert library == "crypt_game_rules__mypyc"
    assert {"functools", "crypt_game.rules.engine", "crypt_game.rules.collectors"} <= {*names}
    for name in names:
        import_module(name)


def test_without_a_compiler_there_is_nothing_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compile_rules, "has_compiler", lambda: False)
    assert compile_rules.compile_all() is None
    assert compile_rules.main([]) == 1
    assert "no C compiler" in capsys.readouterr().out


def test_packages_are_compiled_wherever_there_is_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[tuple[str, ...]] = []
    monkeypatch.setattr(packager, "_freeze", lambda *options: built.append(options))
    for there in (True, False):
        monkeypatch.setattr(packager, "has_compiler", lambda there=there: there)
        packager.freeze(one_file=False)
        packager.freeze(one_file=True, compiled=False)
    assert built == [
        ("folder", "--compiled"),
        ("one-file", "--one-file"),
        ("folder",),
        ("one-file", "--one-file"),
    ]


def test_a_compiler_without_the_headers_of_python_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda _: str(tmp_path))
    assert not compile_rules.has_compiler()


@pytest.mark.soak
@pytest.mark.timeout(1200)
@pytest.mark.skipif(not compile_rules.has_compiler(), reason="no C compiler here")
def test_compiled_rules_and_players_come_to_the_same_as_in_python() -> None:
    folder = compile_rules.compile_all()
    assert folder is not None
    kind, *compiled = told(folder, TELL, str(GAMES), str(GOLDEN))
    assert kind in (".so", ".pyd")
    assert [".py", *compiled] == told(ROOT / "src", TELL, str(GAMES), str(GOLDEN))
