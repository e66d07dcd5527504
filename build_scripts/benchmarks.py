"""The benchmark, run by bench.py inside the project's environment.

Every figure stands beside its floor, the least that a program on the same libraries can reach, measured in
the same run on the same machine; so the ratios hold where the milliseconds do not. Windows open on a virtual
screen, or on the one there is with --here.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bench_referee
import packager
from bootstrap import ROOT

SCRIPTS = ROOT / "build_scripts"
GAME = (sys.executable, "-P", "-m", "crypt_game")
BARE = (sys.executable, str(SCRIPTS / "bench_window.py"))
STARTS = 9
IDLE_SECONDS = 5.0
SETTLE_SECONDS = 4.0
RULES_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Figure:
    """One line of the result. `value` and `floor` are in `unit`; `bar`, if there is one, bounds `judged`."""

    name: str
    value: float
    floor: float
    unit: str
    judged: float
    bar: float | None
    at_least: bool = False

    @property
    def good(self) -> bool:
        """Whether the bar is met."""
        if self.bar is None:
            return True
        return self.judged >= self.bar if self.at_least else self.judged <= self.bar

    def __str__(self) -> str:
        bound = "" if self.bar is None else f"{'≥' if self.at_least else '≤'} {self.bar:g}"
        verdict = "" if self.bar is None else "ok" if self.good else "MISSED"
        ratio = f"{self.value / self.floor:.2f}×" if self.floor else "–"
        measured = f"{self.value:10.2f} {self.unit:<8} {self.floor:10.2f} {self.unit:<8} {ratio:>8}"
        return f"{self.name:<44} {measured}   {bound:>8} {verdict}".rstrip()


@contextlib.contextmanager
def screen(here: bool) -> Iterator[dict[str, str]]:
    """The environment in which windows open: on a virtual screen, the one there is, or none."""
    surroundings = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_AUDIODRIVER": "dummy"}
    if here:
        yield surroundings
        return
    if shutil.which("Xvfb") is None:
        print("no Xvfb here: windows are drawn but shown nowhere", file=sys.stderr)
        yield {**surroundings, "SDL_VIDEODRIVER": "dummy"}
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        yield {**surroundings, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}
    finally:
        server.terminate()
        server.wait()


@contextlib.contextmanager
def started(command: Sequence[str], env: dict[str, str]) -> Iterator[tuple[subprocess.Popen[str], float]]:
    """A program that says `first frame`, and the milliseconds until it did."""
    begun = time.perf_counter()
    program = subprocess.Popen(
        command,
        env={**env, "CRYPT_GAME_FIRST_FRAME": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert program.stdout is not None
    try:
        if program.stdout.readline() != "first frame\n":
            raise SystemExit(f"no first frame from {' '.join(command)}")
        yield program, (time.perf_counter() - begun) * 1000
    finally:
        program.kill()
        program.wait()


def start_up(name: str, game: Sequence[str], bare: Sequence[str], env: dict[str, str], bar: float) -> Figure:
    """Process start to first frame, the two programs in turn, medians of several."""
    times: dict[Sequence[str], list[float]] = {game: [], bare: []}
    for number in range(STARTS + 1):
        for command, taken in times.items():
            with started(command, env) as (_, milliseconds):
                if number:  # the first start warms the disk
                    taken.append(milliseconds)
    value, floor = statistics.median(times[game]), statistics.median(times[bare])
    return Figure(name, value, floor, "ms", value / floor, bar)


def cpu_share(command: Sequence[str], env: dict[str, str]) -> float:
    """Percent of one core that a program uses while nothing is done to it."""
    with started(command, env) as (program, _):
        time.sleep(SETTLE_SECONDS)
        before = _cpu_seconds(program.pid)
        time.sleep(IDLE_SECONDS)
        return (_cpu_seconds(program.pid) - before) / IDLE_SECONDS * 100


def _cpu_seconds(pid: int) -> float:
    # After the program's name, which may hold spaces: fields 14 and 15 are its own time, 16 and 17 its
    # children's.
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:13])) / os.sysconf("SC_CLK_TCK")


def idle(env: dict[str, str], home: Path) -> Iterator[Figure]:
    """The share of a core used by the menu and the table when nothing moves, and with the torches burning."""
    bare = cpu_share(BARE, env)
    record = next((home / "saves").glob("*.crypt"))
    for words, settings, bar in (
        ("nothing moves", {"reduced_motion": True}, 2.0),
        ("torches burn", {"reduced_motion": False}, 12.0),
    ):
        (home / "settings.json").write_text(json.dumps({"language": "en", **settings}))
        for place, more in (("menu", ()), ("table", (str(record),))):
            share = cpu_share((*GAME, *more), env)
            yield Figure(f"idle at the {place}, {words}", share, bare, "% core", share, bar)


def table(env: dict[str, str], home: Path) -> Iterator[Figure]:
    """Frame times and memory over the same two rounds of a four-player game, every animation shown.

    Played twice: the first game on a machine has its pictures still to paint, later ones find them on the
    disk.
    """
    first, measured = _play_rounds(env, home), _play_rounds(env, home)
    game, floor = measured["game"], measured["floor"]
    for words, part, bar in (("p50", 0.5, None), ("p99", 0.99, 10.0), ("max", 1.0, None)):
        value, least = (times[min(int(len(times) * part), len(times) - 1)] for times in (game, floor))
        yield Figure(f"frame at 1920×1080, {words} of {len(game)}", value, least, "ms", value, bar)
    yield Figure("the same, max in the first game ever", first["game"][-1], floor[-1], "ms", 0.0, None)
    with started(BARE, env) as (program, _):
        pages = int(Path(f"/proc/{program.pid}/statm").read_text().split()[1])
    bare = pages * os.sysconf("SC_PAGE_SIZE") / 2**20
    yield Figure(
        "memory after those rounds", measured["mebibytes"], bare, "MiB", measured["mebibytes"], 250.0
    )


def _play_rounds(env: dict[str, str], home: Path) -> dict[str, Any]:
    command = [sys.executable, str(SCRIPTS / "bench_table.py"), str(home)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit("the table could not be measured, see above")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def rules() -> Figure:
    """Random four-player games a second of one core's time; the floor draws as much luck and does nothing."""
    from crypt_game.rules import GameSetup, Mode, new_game
    from crypt_game.rules.playout import random_steps

    rng = random.Random(7)
    start = new_game(GameSetup(Mode.STANDARD, 4))
    games = steps = 0
    begun = time.process_time()
    while time.process_time() - begun < RULES_SECONDS:
        steps += sum(1 for _ in random_steps(start, rng))
        games += 1
    taken = time.process_time() - begun
    begun = time.process_time()
    for _ in range(steps):
        [1 + int(rng.random() * 6) for _ in range(6)]
    floor = time.process_time() - begun
    return Figure(
        "random four-player games of the rules",
        games / taken,
        games / floor,
        "a second",
        games / taken,
        400.0,
        True,
    )


def referee() -> Iterator[Figure]:
    """The referee's first answer and its acts through the pipe, beside a program that only echoes."""
    first = bench_referee.first_answer(bench_referee.REFEREE) * 1000
    echo = bench_referee.first_answer(bench_referee.ECHO) * 1000
    yield Figure("referee: start to first answer", first, echo, "ms", first, 300.0)
    rate = bench_referee.acts_a_second()
    floor = bench_referee.echoes_a_second()
    yield Figure("referee: acts through the pipe", rate, floor, "a second", rate, 500.0, True)


def packaged(env: dict[str, str]) -> Figure:
    """The packaged game against a bare window with pygame_gui that is packaged the same way."""
    if not packager.built_program().exists():
        packager.freeze(one_file=False)
    bare = (str(packager.freeze_bare_window()), "--gui")
    return start_up("packaged: start to first frame", (str(packager.built_program()),), bare, env, 1.5)


def main(arguments: list[str]) -> int:
    """Returns 0; with --strict, 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="bench.py", description="Each figure beside its floor.")
    parser.add_argument("--here", action="store_true", help="open the windows on this screen")
    parser.add_argument("--packaged", action="store_true", help="measure the packaged game too")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed")
    chosen = parser.parse_args(arguments)
    missed = 0
    print(f"{'':<44} {'measured':>10} {'':<8} {'floor':>10} {'':<8} {'ratio':>8}   {'bar':>8}")
    with tempfile.TemporaryDirectory() as folder, screen(chosen.here) as surroundings:
        home = Path(folder)
        env = {**surroundings, "CRYPT_GAME_HOME": folder}
        for figure in figures(env, home, with_package=chosen.packaged):
            print(figure, flush=True)
            missed += not figure.good
    return 1 if missed and chosen.strict else 0


def figures(env: dict[str, str], home: Path, *, with_package: bool) -> Iterator[Figure]:
    """Everything that can be measured on this system, in turn."""
    yield start_up("start to first frame of the menu", GAME, BARE, env, 3.5)
    if with_package:
        yield packaged(env)
    if Path("/proc/self/stat").exists():
        yield from table(env, home)
        yield from idle(env, home)
    yield rules()
    yield from referee()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
