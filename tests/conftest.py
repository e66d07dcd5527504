"""What all tests share: no window and no sound unless asked for, and a home folder of their own."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import hypothesis
import pytest

# Before anything imports pygame: no test may open a window or make a sound on the developer's machine.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# A busy machine is no failure, and a failing example must be repeatable from what is printed.
hypothesis.settings.register_profile("crypt", deadline=None, print_blob=True)
hypothesis.settings.load_profile("crypt")

SCREEN_SIZE = (1920, 1080)

COVERAGE = pytest.StashKey[str]()
_folder = os.environ.get("CRYPT_COVERAGE", "")
_write_coverage: Callable[[], None] | None = None
if _folder:
    # Before the first import of the package; processes that tests start are not recorded.
    import coverage_by_room

    _write_coverage = coverage_by_room.record(Path(_folder))


@pytest.hookimpl(trylast=True)  # after pytest-xdist has ended its workers
def pytest_sessionfinish(session: pytest.Session) -> None:
    if not _write_coverage:
        return
    _write_coverage()
    if not hasattr(session.config, "workerinput"):
        table, low = coverage_by_room.report(Path(_folder))
        session.config.stash[COVERAGE] = table
        if low:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if table := config.stash.get(COVERAGE, ""):
        terminalreporter.section("lines run, by room")
        terminalreporter.write_line(table)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="run the tests marked long as well")
    parser.addoption("--soak", action="store_true", help="run the tests marked soak as well")


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    patience = {"long": "takes long: runs with --long", "soak": "takes half an hour: runs with --soak"}
    # Of several workers only one opens windows and builds packages, for these share a folder and a processor.
    windows = pytest.mark.xdist_group("windows")
    for item in _left_for_long_runs(items):
        item.add_marker(pytest.mark.long)
    for item in items:
        for mark, reason in patience.items():
            if item.get_closest_marker(mark) and not config.getoption(f"--{mark}"):
                item.add_marker(pytest.mark.skip(reason=reason))
        if item.path.parent.name == "window":
            item.add_marker(windows)


def _left_for_long_runs(items: list[pytest.Item]) -> Iterator[pytest.Item]:
    """Of tests marked `sampled` all but a few; in those, each value of each parameter still occurs."""
    functions: dict[tuple[Path, str], list[tuple[pytest.Item, set[str]]]] = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("sampled"):
            values = {f"{name}={value!r}" for name, value in item.callspec.params.items()}
            functions[item.path, item.originalname].append((item, values))
    for waiting in functions.values():
        missing = set().union(*(values for _, values in waiting))
        while missing:
            best = max(waiting, key=lambda each: len(each[1] & missing))
            missing -= best[1]
            waiting.remove(best)
        yield from (item for item, _ in waiting)


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder in which the game, and any process a test starts, keeps its settings, saves and logs."""
    # A pytest started by a test would else judge the lines run so far by the floors of the whole suite.
    monkeypatch.delenv("CRYPT_COVERAGE", raising=False)
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("CRYPT_GAME_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def virtual_screen() -> Iterator[dict[str, str]]:
    """A virtual screen of 1920×1080; yields the environment in which a process opens its window there.

    Skips where the machine has no Xvfb or no xdotool.
    """
    with _open_screen() as (surroundings, _):
        yield surroundings


@pytest.fixture
def screen_to_lose() -> Iterator[tuple[dict[str, str], subprocess.Popen[bytes]]]:
    """Another virtual screen, for one test, and the process that shows it."""
    with _open_screen() as screen:
        yield screen


@contextmanager
def _open_screen() -> Iterator[tuple[dict[str, str], subprocess.Popen[bytes]]]:
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if missing:
        pytest.skip(
            f"no virtual screen: {' and '.join(missing)} not installed (Debian: apt install xvfb xdotool)"
        )
    reading, writing = os.pipe()
    width, height = SCREEN_SIZE
    # Without -noreset the server starts anew when its last program leaves; who comes then waits for ever.
    server = subprocess.Popen(
        ["Xvfb", "-noreset", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    os.close(writing)
    with os.fdopen(reading) as pipe:
        number = pipe.readline().strip()
    if not number:
        server.wait()
        pytest.skip("no virtual screen: Xvfb did not start")
    surroundings = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    yield {**surroundings, "DISPLAY": f":{number}", "SDL_VIDEODRIVER": "x11"}, server
    server.terminate()
    server.wait(timeout=10)
