"""Mutation tests, run by mutate.py inside the project's environment and in the project's folder.

mutmut works on a copy in `build/mutation`. Whole functions are chosen: all, a sample, or those that changed.
It tells how many of their mutants the tests noticed, and names those that they did not.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bootstrap import ROOT

COPY = ROOT / "build" / "mutation"
ROOMS = ("rules", "match", "games", "text", "opponents", "play")
_TESTS = tuple(f"tests/{room}" for room in ROOMS)
_LEFT_OUT = (
    # They read the source, in which all mutants of a function stand side by side.
    "--ignore=tests/rules/test_documents.py",
    "--ignore=tests/text/test_used_keys.py",
    # It gives a program ten seconds, which mutmut's record of the calls uses up.
    "--deselect=tests/opponents/test_arena.py::test_a_good_program_loses_no_turn",
)
_SURVIVED, _UNTESTED = 0, 33  # mutmut's own numbers; None is not looked at, all else was noticed


@dataclass(frozen=True, slots=True)
class Function:
    """A function or method of a module, by the lines it takes."""

    module: str
    """With dots, as it is imported."""
    owner: str
    """Its class, or ""."""
    name: str
    lines: range

    @property
    def mutants(self) -> str:
        """What matches the names that mutmut gives its mutants."""
        name = f"xǁ{self.owner}ǁ{self.name}" if self.owner else f"x_{self.name}"
        return f"{self.module}.{name}__mutmut_*"


@dataclass(frozen=True, slots=True)
class Score:
    """How many mutants were looked at and how many noticed, and the names of the others."""

    looked_at: int
    survivors: tuple[str, ...]

    @property
    def noticed(self) -> int:
        """How many mutants a test noticed."""
        return self.looked_at - len(self.survivors)

    def __str__(self) -> str:
        """One line for people."""
        share = 100 * self.noticed / self.looked_at if self.looked_at else 100
        return f"{self.noticed} of {self.looked_at} mutants noticed ({share:.0f} %)"


def functions_of(path: Path, source: Path) -> Iterator[Function]:
    """The functions of a file below `source`, and the methods of its classes."""
    module = ".".join(path.relative_to(source).with_suffix("").parts).removesuffix(".__init__")
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        owner, inside = (node.name, node.body) if isinstance(node, ast.ClassDef) else ("", [node])
        for part in inside:
            if isinstance(part, ast.FunctionDef):
                yield Function(module, owner, part.name, range(part.lineno, (part.end_lineno or 0) + 1))


def changed_lines(base: str, root: Path = ROOT) -> dict[Path, set[int]]:
    """The lines that differ from `base`, by file, as they are now. Raises CalledProcessError."""
    asked = subprocess.run(
        ["git", "diff", "--unified=0", "--no-color", "--no-ext-diff", base, "--", "*.py"],
        cwd=root,
        capture_output=True,
        text=True,
        check=True,
    )
    lines: dict[Path, set[int]] = {}
    path = root
    for line in asked.stdout.splitlines():
        if line.startswith("+++ b/"):
            path = root / line.removeprefix("+++ b/")
        elif found := re.match(r"@@ \S+ \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(found[1]), int(found[2] or 1)
            lines.setdefault(path, set()).update(range(first, first + count))
    return lines


def scored(results: Iterable[Mapping[str, int | None]]) -> Score:
    """What mutmut found, by mutant, file by file."""
    found = {name: code for each in results for name, code in each.items() if code is not None}
    survivors = sorted(name for name, code in found.items() if code in (_SURVIVED, _UNTESTED))
    return Score(len(found), tuple(survivors))


def _chosen(options: argparse.Namespace) -> dict[Path, list[Function]]:
    """The functions to be changed, by their file."""
    source = ROOT / "src"
    paths = [path for room in options.rooms for path in sorted((source / "crypt_game" / room).rglob("*.py"))]
    functions = [(path, function) for path in paths for function in functions_of(path, source)]
    if options.changed:
        lines = changed_lines(options.changed)
        functions = [each for each in functions if lines.get(each[0], set()) & set(each[1].lines)]
    if options.sample and options.sample < len(functions):
        functions = random.Random(options.seed).sample(functions, options.sample)
    chosen: dict[Path, list[Function]] = {}
    for path, function in functions:
        chosen.setdefault(path, []).append(function)
    return chosen


def _make_copy(files: Iterable[Path]) -> None:
    """All files of the checkout, with mutmut's settings."""
    shutil.rmtree(COPY, ignore_errors=True)
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (COPY / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, COPY / name)
    settings = {
        "source_paths": ["src/crypt_game"],
        "only_mutate": [path.relative_to(ROOT).as_posix() for path in files],
        "also_copy": ["assets", "locale", "build_scripts", "packaging", "tests"],
        "pytest_add_cli_args": list(_LEFT_OUT),
        "pytest_add_cli_args_test_selection": list(_TESTS),
    }
    text = "".join(f"{name} = {json.dumps(value)}\n" for name, value in settings.items())
    with (COPY / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(f"\n[tool.mutmut]\n{text}")


def _run(names: list[str], minutes: float | None) -> bool:
    """Whether mutmut came to its end in time. Raises CalledProcessError where the tests fail unchanged."""
    command = [sys.executable, "-m", "mutmut", "run", "--max-children", "2", *names]
    with (
        (COPY / "mutmut.log").open("wb") as log,
        subprocess.Popen(command, cwd=COPY, stdout=log, start_new_session=True) as running,
    ):
        try:
            status = running.wait(None if minutes is None else 60 * minutes)
        except subprocess.TimeoutExpired:
            return False
        finally:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(running.pid, signal.SIGKILL)  # a mutant that never ends would outlive mutmut
    if status:
        raise subprocess.CalledProcessError(status, command)
    return True


def main(arguments: list[str]) -> int:
    """Prints the score and each survivor; survivors are news and no failure, unless --strict says so."""
    parser = argparse.ArgumentParser(prog="mutate.py", description="Change the program; do the tests notice?")
    parser.add_argument("rooms", nargs="*", default=list(ROOMS), help=f"rooms of src, by default {ROOMS}")
    parser.add_argument("--changed", metavar="COMMIT", help="only functions with lines changed since then")
    parser.add_argument("--sample", type=int, metavar="N", help="only N functions, drawn by --seed")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, help="stop after so long, and tell what was found by then")
    parser.add_argument("--strict", action="store_true", help="fail if a mutant survives")
    options = parser.parse_args(arguments)
    chosen = _chosen(options)
    functions = [function for those in chosen.values() for function in those]
    if not functions:
        print("No function to be changed.")
        return 0
    _make_copy(chosen)
    try:
        whole = _run([function.mutants for function in functions], options.minutes)
    except subprocess.CalledProcessError:
        print(f"mutmut gave up; its last words are in {COPY / 'mutmut.log'}.", file=sys.stderr)
        return 1
    metas = (COPY / "mutants").rglob("*.meta")
    score = scored(json.loads(meta.read_bytes())["exit_code_by_key"] for meta in metas)
    print(*score.survivors, f"{len(functions)} functions: {score}", sep="\n")
    if not whole:
        print("Time was up before all of them were looked at.")
    return 1 if options.strict and score.survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
