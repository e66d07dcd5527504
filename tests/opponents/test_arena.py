"""The arena: figures for any table, and outside programs that do all they should not."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from crypt_game.opponents.arena import main, mean_and_error
from crypt_game.opponents.external_programs import OutsideHeir, Unheard

SQUIRE = f'"{sys.executable}" -m crypt_game heir --level squire'


def play(*args: str) -> str:
    output = io.StringIO()
    assert main([*args, "--seed", "3"], output) == 0
    return output.getvalue()


@pytest.mark.parametrize(
    "table",
    [
        ("--players", "2", "--seat", "squire", "--seat", "page:bold"),
        ("--players", "3", "--seat", "squire", "--cursed"),
        ("--mode", "solo", "--seat", "knight", "--collectors", "A"),
        ("--mode", "twins", "--seat", "squire", "--collectors", "ABABAB"),
        ("--mode", "clash", "--players", "6", "--seat", "squire", "--seat", "page", "--seat", "page"),
    ],
)
def test_every_kind_of_table_is_played(table: tuple[str, ...]) -> None:
    report = play(*table, "--games", "2").splitlines()
    assert report[0].startswith("2 games")
    assert len(report) >= 3
    assert play(*table, "--games", "2").splitlines() == report


def test_all_wins_are_shared_out() -> None:
    lines = play("--players", "2", "--games", "6", "--seat", "squire", "--seat", "page").splitlines()[2:]
    shares = [float(line.split()[-2].rstrip("%")) for line in lines]
    assert sum(shares) == pytest.approx(100, abs=0.2)


def test_a_good_program_loses_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    assert "went to the Squire" not in play(
        "--players", "2", "--games", "1", "--seat", SQUIRE, "--seat", "page"
    )


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("import time; time.sleep(60)", "late"),
        ("pass", "silent"),
        ("import sys\nfor line in sys.stdin: print('hello', flush=True)", "nonsense"),
        ("import sys\nfor line in sys.stdin: print('{\"ok\":false}', flush=True)", "refused"),
        (
            "import sys\nfor line in sys.stdin:"
            ' print(\'{"ok":true,"action":{"do":"claim","place":{"9":[1]}}}\', flush=True)',
            "illegal",
        ),
        ("while True: print('x' * 4096, end='')", "silent"),
    ],
)
def test_a_bad_program_loses_its_turns_to_the_squire(program: str, reason: str, tmp_path: Path) -> None:
    script = tmp_path / "program.py"
    script.write_text(program, encoding="utf-8")
    command = f'"{sys.executable}" "{script}"'
    report = play(
        "--mode", "solo", "--games", "1", "--seat", command, "--limit", "0.3" if reason == "late" else "5"
    )
    assert f"went to the Squire ({reason}" in report


def test_a_program_that_does_not_exist_loses_its_turns_too() -> None:
    assert "cannot be started" in play("--mode", "solo", "--games", "1", "--seat", "no-such-program-anywhere")


@pytest.mark.parametrize(
    "args",
    [
        ["--mode", "chess"],
        ["--players", "9"],
        ["--mode", "solo", "--cursed"],
        ["--collectors", "C"],
        ["--games", "0"],
        ["--players", "3", "--seat", "page", "--seat", "page"],
    ],
)
def test_a_wrong_command_line_is_told(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args, io.StringIO()) == 2
    assert "crypt-game arena" in capsys.readouterr().err


def test_mean_and_standard_error() -> None:
    assert mean_and_error([]) == (0, 0)
    assert mean_and_error([7]) == (7, 0)
    mean, error = mean_and_error([1, 2, 3, 4])
    assert mean == 2.5
    assert error == pytest.approx(0.6455, abs=0.001)


@pytest.mark.parametrize(
    ("system", "given"),
    [("win32", '"C:\\My heirs\\heir.exe" --bold'), ("linux", ["C:\\My heirs\\heir.exe", "--bold"])],
)
def test_a_command_with_a_space_in_its_path_is_started_on_every_system(
    monkeypatch: pytest.MonkeyPatch, system: str, given: object
) -> None:
    started: list[object] = []

    def start(command: object, **_: object) -> None:
        started.append(command)
        raise OSError("enough is known")

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(subprocess, "Popen", start)
    program = OutsideHeir(
        '"C:\\My heirs\\heir.exe" --bold' if system == "win32" else "'C:\\My heirs\\heir.exe' --bold", 1.0
    )
    with pytest.raises(Unheard):
        program._running()
    assert started == [given]
