"""The arena: figures for any table, and outside programs that do all they should not."""

from __future__ import annotations

import io
import subprocess
import sys
from collections import Counter
from math import sqrt
from pathlib import Path
from statistics import stdev, variance
from typing import Any

import pytest

from crypt_game import rules
from crypt_game.opponents import arena_games
from crypt_game.opponents.arena import main, report
from crypt_game.opponents.arena_games import ArenaTable, Block, entrant_of, play_block
from crypt_game.opponents.choose import Chosen, choose
from crypt_game.opponents.external_programs import OutsideHeir, Unheard
from crypt_game.opponents.levels import Level

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
    told = play(*table, "--games", "2").splitlines()
    entrants = len(told) - 2
    games = entrants if table[1] == "3" or table[1] == "clash" else 2
    assert told[0].startswith(f"{games} games")
    assert told[1].startswith("player")
    assert play(*table, "--games", "2").splitlines() == told


def test_all_wins_are_shared_out() -> None:
    lines = play("--players", "2", "--games", "6", "--seat", "squire", "--seat", "page").splitlines()[2:4]
    shares = [float(line.split()[-2].rstrip("%")) for line in lines]
    assert sum(shares) == pytest.approx(100, abs=0.2)


@pytest.mark.parametrize("table", [("--mode", "solo"), ("--mode", "twins"), ("--players", "2")])
def test_like_entrants_are_exactly_alike(table: tuple[str, ...]) -> None:
    """Both play every seat with the same cards and luck, so nothing but play can tell them apart."""
    lines = play(*table, "--games", "4", "--seat", "squire", "--seat", "squire").splitlines()[2:4]
    assert [line.split()[4] for line in lines] == ["+0.00", "+0.00"]
    assert lines[0] == lines[1]


def test_a_block_is_fair_to_every_seat() -> None:
    """Three alike at a table for three: each has the totals of all three seats."""
    table = ArenaTable(rules.Mode.STANDARD, 3, "random", False, 5, None)
    block = play_block(table, [entrant_of("page", 1.0)] * 3, 0)
    assert len({tuple(sorted(totals)) for totals in block.totals}) == 1
    assert block.wins == (1, 1, 1)


def test_levels_at_the_table_are_known_to_all_and_those_of_programs_to_nobody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: set[tuple[Level | None, ...]] = set()

    def spied(*asked: Any, **told: Any) -> Chosen:
        met.add(told["known"])
        return choose(*asked, **told)

    monkeypatch.setattr(arena_games, "choose", spied)
    play_block(ArenaTable(rules.Mode.STANDARD, 2, "A", False, 5, None), [entrant_of("page", 1.0)] * 2, 0)
    assert met == {(Level.PAGE, Level.PAGE)}
    met.clear()
    entrants = [entrant_of("page", 1.0), entrant_of("no such program", 1.0)]
    play_block(ArenaTable(rules.Mode.STANDARD, 2, "A", False, 5, None), entrants, 0)
    assert met == {(Level.PAGE, None), (None, Level.PAGE)}


def test_many_processes_give_the_same_figures() -> None:
    table = ("--players", "2", "--games", "8", "--seat", "squire", "--seat", "page")
    assert play(*table, "--jobs", "2") == play(*table)


@pytest.mark.long
def test_play_ends_once_the_case_is_decided() -> None:
    table = ("--players", "2", "--games", "400", "--until-decided")
    told = play(*table, "--seat", "squire", "--seat", "page")
    assert int(told.split()[0]) < 200
    assert "squire: surely above a win share of 50.0%" in told
    told = play(*table, "--seat", "page", "--seat", "squire", "--bar", "0.4")
    assert "page: surely below a win share of 40.0%" in told
    assert "not decided" in play("--mode", "solo", "--games", "4", "--until-decided", *("--seat", "page") * 2)


@pytest.mark.parametrize("blocks", [0, 3])
def test_whoever_interrupts_it_is_told_the_figures_so_far(
    monkeypatch: pytest.MonkeyPatch, blocks: int
) -> None:
    def until_interrupted(table: ArenaTable, block: int) -> Block:
        if block == blocks:
            raise KeyboardInterrupt
        return play_block(table, [entrant_of("page", 1.0)] * 2, block)

    monkeypatch.setattr(
        "crypt_game.opponents.arena_games.play_block",
        lambda table, _, block: until_interrupted(table, block),
    )
    told = play("--players", "2", "--games", "40", "--seat", "page", "--seat", "page")
    assert told.startswith("6 games") if blocks else not told


@pytest.mark.parametrize("blocks", [1, 2, 3])
def test_an_interrupted_rating_list_rates_who_met(blocks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0

    def until_interrupted(table: ArenaTable, _: object, block: int) -> Block:
        nonlocal played
        played += 1
        if played == blocks + 1:
            raise KeyboardInterrupt
        return play_block(table, [entrant_of("page", 1.0)] * 2, block)

    monkeypatch.setattr("crypt_game.opponents.arena_games.play_block", until_interrupted)
    told = play("--ratings", "--games", "4", *("--seat", "page") * 3).splitlines()
    assert [line.split()[0] for line in told[2:]] == ["page"] * (5 if blocks == 3 else 3)


def test_better_levels_are_rated_higher() -> None:
    lines = play("--ratings", "--games", "30", "--seat", "page", "--seat", "knight").splitlines()
    assert [line.split()[0] for line in lines[2:4]] == ["knight", "page"]
    assert "page beats knight in" in lines[4]


def test_a_good_program_loses_no_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))
    assert "went to the Squire" not in play(
        "--players", "2", "--games", "1", "--seat", SQUIRE, "--seat", "page"
    )


@pytest.mark.parametrize(
    ("program", "reason"),
    [
        pytest.param("import time; time.sleep(60)", "late", marks=pytest.mark.long),
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
    told = play(
        "--mode", "solo", "--games", "1", "--seat", command, "--limit", "0.3" if reason == "late" else "5"
    )
    assert f"went to the Squire ({reason}" in told


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
        ["--jobs", "0"],
        ["--mode", "solo", "--until-decided"],
        ["--ratings", "--players", "3"],
        ["--players", "3", "--seat", "page", "--seat", "page"],
    ],
)
def test_a_wrong_command_line_is_told(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args, io.StringIO()) == 2
    assert "crypt-game arena" in capsys.readouterr().err


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


@pytest.mark.parametrize("mode", ["solo", "standard"])
def test_the_report_tells_what_equal_luck_is_worth(mode: str) -> None:
    blocks = [
        Block(((10.0, 12.0), (8.0, 6.0)), (1.0, 1.0), (Counter(), Counter())),
        Block(((20.0, 18.0), (16.0, 18.0)), (1.0, 0.5), (Counter(), Counter())),
    ]
    table = ArenaTable(rules.Mode(mode), 1 if mode == "solo" else 2, "A", False, 1, None)
    (line,) = [line for line in report(table, ["one", "two"], blocks) if "standard error" in line]
    assert line.startswith("standard error of the lead: 1.000 with equal luck, ")
    first, second = variance([11.0, 19.0]), variance([7.0, 17.0])
    expected = sqrt((first + second) / 2) if mode == "solo" else stdev([2.0, 6.0, 4.0, 0.0]) / 2
    assert f"{expected:.3f} with luck of its own" in line
