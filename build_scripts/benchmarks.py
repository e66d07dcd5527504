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
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import bench_pages
import bench_referee
import packager
from bench_figure import Figure, heading, part_of
from bench_table import Taken, mebibytes
from bootstrap import ROOT

SCRIPTS = ROOT / "build_scripts"
GAME = (sys.executable, "-P", "-m", "crypt_game")
BARE = (sys.executable, str(SCRIPTS / "bench_window.py"))
STARTS = 9
GAMES = IDLES = REFEREES = 3
RULES = 5
SIZE, LARGE = (1920, 1080), (2560, 1440)
IDLE_SECONDS = 5.0
SETTLE_SECONDS = 4.0
RULES_SECONDS = 1.0
_PROCESS_BITS, _SCHEDULED = 3, 2
"""How Linux numbers the clock of a process: its inverted number, then three bits for what is counted."""


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
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "2560x1440x24", "-nolisten", "tcp"]
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


def start_up(
    name: str, game: Sequence[str], bare: Sequence[str], env: dict[str, str], bars: tuple[float, float]
) -> Iterator[Figure]:
    """Process start to first frame: the game where it was before, the game where it never was, and a bare
    window in turn; medians of several, the bars as shares of the bare window's."""
    usual: list[float] = []
    first: list[float] = []
    floor: list[float] = []
    for number in range(STARTS + 1):
        with tempfile.TemporaryDirectory() as folder:
            turns = (
                (game, env, usual),
                (game, {**env, "CRYPT_GAME_HOME": folder}, first),
                (bare, env, floor),
            )
            for command, where, taken in turns:
                with started(command, where) as (_, milliseconds):
                    if number:  # the first start warms the disk and writes byte code
                        taken.append(milliseconds)
    least = statistics.median(floor)
    for words, taken, bar in (("", usual, bars[0]), (", the first ever", first, bars[1])):
        value = statistics.median(taken)
        spread = (min(taken), max(taken))
        yield Figure(f"{name}{words}", value, least, "ms", value / least, bar, spread=spread)


def cpu_share(command: Sequence[str], env: dict[str, str]) -> float:
    """Percent of one core that a program uses while nothing is done to it."""
    with started(command, env) as (program, _):
        time.sleep(SETTLE_SECONDS)
        before = _cpu_seconds(program.pid)
        time.sleep(IDLE_SECONDS)
        return (_cpu_seconds(program.pid) - before) / IDLE_SECONDS * 100


def _cpu_seconds(pid: int) -> float:
    # Its own clock, as clock_getcpuclockid(3) makes it: /proc/PID/stat counts in hundredths of a second, of
    # which a window at rest uses four in five seconds.
    return time.clock_gettime((~pid << _PROCESS_BITS) | _SCHEDULED)


def idle(env: dict[str, str], home: Path) -> Iterator[Figure]:
    """The share of a core used by the menu and the table when nothing moves, with music and without, and with
    the torches burning."""
    record = next((home / "saves").glob("*.crypt"))
    for words, settings, bar in (
        ("nothing moves", {"reduced_motion": True}, 0.7),
        ("nothing moves or sounds", {"reduced_motion": True, "muted": True}, 0.7),
        ("torches burn", {"reduced_motion": False}, 4.0),
    ):
        (home / "settings.json").write_text(json.dumps({"language": "en", "muted": False, **settings}))
        for place, more in (("menu", ()), ("table", (str(record),))):
            pairs = [(cpu_share((*GAME, *more), env), cpu_share(BARE, env)) for _ in range(IDLES)]
            shares, floors = zip(*pairs, strict=True)
            yield Figure.of_several(f"idle at the {place}, {words}", shares, floors, "% core", bar)


def table(env: dict[str, str], home: Path) -> Iterator[Figure]:
    """Frames and memory over the same two rounds of a four-player game, every animation shown.

    The first game is the first ever, in an empty home; all others have one that was played in.
    """
    with tempfile.TemporaryDirectory() as folder:
        yield from _frames("first game ever", [_play_rounds(env, Path(folder), SIZE)], None)
    games = [_play_rounds(env, home, SIZE) for _ in range(GAMES)]
    yield from _frames("1920×1080", games, 8.0)
    yield from _frames("2560×1440", [_play_rounds(env, home, LARGE) for _ in range(GAMES)], 14.0)
    with started(BARE, env) as (program, _):
        bare = mebibytes("VmRSS", program.pid)
    for name in games[0]["rooms"]:
        bar = 150.0 if name == "after the rounds" else None
        held = [game["rooms"][name] for game in games]
        yield Figure.of_several(f"memory: {name}", held, [bare], "MiB", bar)
    for name in games[0]["kept"]:
        yield Figure.of_several(
            f"memory: of it {name}", [game["kept"][name] for game in games], [0.0], "MiB", None
        )
    yield Figure.of_several(
        "memory: process of the heirs", [game["heirs"] for game in games], [bare], "MiB", None
    )


def _frames(name: str, games: Sequence[dict[str, Any]], bar: float | None) -> Iterator[Figure]:
    """The frames of some games after the first frame of all, and what the longest of them drew."""
    floors = [part_of(game["floor"], 0.5) for game in games]
    frames = [[Taken(*frame) for frame in game["frames"][1:]] for game in games]
    for words, share, limit in (("p50", 0.5, None), ("p99", 0.99, bar)):
        shown = [part_of([frame.shown for frame in game], share) for game in frames]
        yield Figure.of_several(f"frame, {name}, {words}", shown, floors, "ms", limit)
    busy = [part_of([frame.cpu for frame in game], 0.99) for game in frames]
    yield Figure.of_several(f"frame, {name}, p99 of the processor", busy, floors, "ms", None)
    longest = [max(game) for game in frames]
    most = Figure.of_several(
        f"frame, {name}, longest", [frame.shown for frame in longest], floors, "ms", 16.7
    )
    yield replace(most, note=f"{max(longest).drew}, processor {max(longest).cpu:.0f} ms")


def pages(env: dict[str, str]) -> Iterator[Figure]:
    """The longest frame of opening each page from the menu, in an empty home: the processor is judged."""
    for page in bench_pages.PAGES:
        opened: list[Taken] = []
        for _ in range(GAMES):
            with tempfile.TemporaryDirectory() as folder:
                command = [sys.executable, str(SCRIPTS / "bench_pages.py"), folder, *map(str, SIZE), page]
                done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
                taken = [Taken(*frame) for frame in json.loads(done.stdout)]
                opened.append(max(taken, key=lambda frame: frame.cpu))
        longest = [frame.cpu for frame in opened]
        figure = Figure.of_several(f"longest frame, opening {page}", longest, [0.0], "ms cpu", 16.7)
        yield replace(figure, note=max(opened, key=lambda frame: frame.cpu).drew)


def _play_rounds(env: dict[str, str], home: Path, size: tuple[int, int]) -> dict[str, Any]:
    command = [sys.executable, str(SCRIPTS / "bench_table.py"), str(home), *map(str, size)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise SystemExit("the table could not be measured, see above")
    measured: dict[str, Any] = json.loads(done.stdout)
    return measured


def rules() -> Iterator[Figure]:
    """Random four-player games a second of one core's time, with all their states and events and without; the
    floor draws as much luck and does nothing.
    """
    from crypt_game.rules import GameSetup, Mode, new_game
    from crypt_game.rules.playout import play_out, random_steps

    rng = random.Random(7)
    start = new_game(GameSetup(Mode.STANDARD, 4))
    steps = sum(1 for _ in random_steps(start, rng))

    def luck() -> object:
        return [[1 + int(rng.random() * 6) for _ in range(6)] for _ in range(steps)]

    for words, game, bar in (
        ("each step told", lambda: deque(random_steps(start, rng), maxlen=0), 400.0),
        ("played out", lambda: play_out(start, rng), 600.0),
    ):
        pairs = [(_a_second(game), _a_second(luck)) for _ in range(RULES)]
        rates, floors = zip(*pairs, strict=True)
        name = f"random four-player games, {words}"
        yield Figure.of_several(name, rates, floors, "a second", bar, at_least=True)


def _a_second(work: Callable[[], object]) -> float:
    """How often something can be done in a second of one core's time."""
    times = 0
    begun = time.process_time()
    while (taken := time.process_time() - begun) < RULES_SECONDS:
        work()
        times += 1
    return times / taken


def referee() -> Iterator[Figure]:
    """The referee's first answer and its acts through the pipe, beside a program that only echoes."""
    times = range(REFEREES)
    first = [bench_referee.first_answer(bench_referee.REFEREE) * 1000 for _ in times]
    echo = [bench_referee.first_answer(bench_referee.ECHO) * 1000 for _ in times]
    yield Figure.of_several("referee: start to first answer", first, echo, "ms", 300.0)
    rates, floors = zip(
        *[(bench_referee.acts_a_second(), bench_referee.echoes_a_second()) for _ in times], strict=True
    )
    yield Figure.of_several("referee: acts through the pipe", rates, floors, "a second", 500.0, at_least=True)


def packaged(env: dict[str, str]) -> Iterator[Figure]:
    """The packaged game against a bare window that is packaged the same way."""
    if not packager.built_program().exists():
        packager.freeze(one_file=False)
    game, bare = str(packager.built_program()), str(packager.freeze_bare_window())
    yield from start_up("packaged: start to first frame", (game,), (bare,), env, (1.5, 2.5))


def main(arguments: list[str]) -> int:
    """Returns 0; with --strict, 1 if a bar is missed."""
    parser = argparse.ArgumentParser(prog="bench.py", description="Each figure beside its floor.")
    parser.add_argument("--here", action="store_true", help="open the windows on this screen")
    parser.add_argument("--packaged", action="store_true", help="measure the packaged game too")
    parser.add_argument("--out", type=Path, help="keep the figures in this file, as JSON")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed")
    chosen = parser.parse_args(arguments)
    measured: list[Figure] = []
    print(heading())
    with tempfile.TemporaryDirectory() as folder, screen(chosen.here) as surroundings:
        home = Path(folder)
        env = {**surroundings, "CRYPT_GAME_HOME": folder}
        env.pop("PYTHONDONTWRITEBYTECODE", None)  # what is started again and again has its byte code
        for figure in figures(env, home, with_package=chosen.packaged):
            print(figure, flush=True)
            measured.append(figure)
    if chosen.out is not None:
        rows = [figure.row() for figure in measured]
        chosen.out.write_text(json.dumps(rows, indent=1, ensure_ascii=False) + "\n")
    return 1 if chosen.strict and not all(figure.good for figure in measured) else 0


def figures(env: dict[str, str], home: Path, *, with_package: bool) -> Iterator[Figure]:
    """Everything that can be measured on this system, in turn."""
    yield from start_up("start to first frame of the menu", GAME, BARE, env, (2.0, 2.5))
    if with_package:
        yield from packaged(env)
    if Path("/proc/self/stat").exists():
        yield from table(env, home)
        yield from pages(env)
        yield from idle(env, home)
    yield from rules()
    yield from referee()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
