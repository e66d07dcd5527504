"""Which share of each room's lines the tests run, and the floor below which it must not fall.

With CRYPT_COVERAGE naming a folder, tests/conftest.py records in every process of the tests, and the run
fails if a room lies below its floor. As a command this reads such a folder again; --write sets the floors
MARGIN below what was measured. Lines that only processes started by tests run do not count.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path

import slipcover
from rooms import PACKAGE, module_name, room, sources
from slipcover.importer import FileMatcher, ImportManager

FLOORS = Path(__file__).with_suffix(".json")
MARGIN = 3
"""Per cent by which a floor lies below what was measured: in a small room one line is as much."""


def record(folder: Path) -> Callable[[], None]:
    """From here on, note the lines of the package that this process runs; calling the answer writes them."""

    recorder = slipcover.Slipcover(source=[str(PACKAGE)])
    ImportManager(recorder, FileMatcher(sources=[PACKAGE])).__enter__()

    def write() -> None:
        ran = {name: each["executed_lines"] for name, each in recorder.get_coverage()["files"].items()}
        (folder / f"{os.getpid()}.json").write_text(json.dumps(ran), encoding="utf-8")

    folder.mkdir(parents=True, exist_ok=True)
    return write


def lines_run(folder: Path) -> dict[Path, set[int]]:
    """The lines that any process ran, by file."""
    ran: dict[Path, set[int]] = defaultdict(set)
    for part in folder.glob("*.json"):
        for name, lines in json.loads(part.read_text(encoding="utf-8")).items():
            ran[(PACKAGE.parent.parent / name).resolve()].update(lines)
    return ran


def shares(ran: dict[Path, set[int]]) -> dict[str, float]:
    """Each room's share of lines run, 0-100, to a tenth."""
    every: dict[str, int] = defaultdict(int)
    seen: dict[str, int] = defaultdict(int)
    for path in sources():
        lines = executable_lines(path)
        every[room(module_name(path))] += len(lines)
        seen[room(module_name(path))] += len(lines & ran.get(path.resolve(), set()))
    return {name: round(100 * seen[name] / count, 1) for name, count in sorted(every.items()) if count}


def executable_lines(path: Path) -> set[int]:
    """The lines of a source file on which something can run."""
    pending = [compile(path.read_text(encoding="utf-8"), str(path), "exec")]
    lines: set[int] = set()
    while pending:
        code = pending.pop()
        lines |= {line for _, _, line in code.co_lines() if line}
        pending += [each for each in code.co_consts if hasattr(each, "co_lines")]
    return lines


def report(folder: Path) -> tuple[str, list[str]]:
    """A table of the rooms with their floors, and the rooms below theirs."""
    measured = shares(lines_run(folder))
    floors = json.loads(FLOORS.read_text(encoding="utf-8"))
    low = [name for name, share in measured.items() if share < floors.get(name, 101)]
    lines = [
        f"{name:28}{share:6.1f} %   floor {floors.get(name, 'missing')}{'   BELOW' if name in low else ''}"
        for name, share in measured.items()
    ]
    return "\n".join(lines), low


def main(arguments: list[str]) -> int:
    """Returns 1 if a room lies below its floor or has none."""
    parser = argparse.ArgumentParser(prog="coverage_by_room.py", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the tests wrote what they ran")
    parser.add_argument("--write", action="store_true", help="set the floors by what was measured")
    chosen = parser.parse_args(arguments)
    if chosen.write:
        floors = {
            name: max(0, int(share) - MARGIN) for name, share in shares(lines_run(chosen.folder)).items()
        }
        FLOORS.write_text(json.dumps(floors, indent=1) + "\n", encoding="utf-8")
    table, low = report(chosen.folder)
    print(table)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
