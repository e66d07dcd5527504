"""The checks themselves, run by check.py inside the project's environment and in the project's folder."""

from __future__ import annotations

import argparse
import subprocess
import sys

ROOMS = ("src", "tests", "build_scripts")
LOOK = (
    ("format", ("-m", "ruff", "format", "--check", *ROOMS)),
    ("lint", ("-m", "ruff", "check", *ROOMS)),
    ("types", ("-m", "mypy", *ROOMS)),
    ("dead code", ("-m", "vulture")),
    ("map of the rooms", ("build_scripts/house_map.py", "--check")),
    ("figures of the source", ("build_scripts/house_figures.py",)),
    ("reference pages", ("build_scripts/reference.py",)),
    ("commit subjects", ("build_scripts/commit_subjects.py",)),
)
MEND = (
    ("format", ("-m", "ruff", "format", *ROOMS)),
    ("lint", ("-m", "ruff", "check", "--fix", *ROOMS)),
    ("types", ("-m", "mypy", *ROOMS)),
    ("map of the rooms", ("build_scripts/house_map.py",)),
)


def main(arguments: list[str]) -> int:
    """Runs every check even where an earlier one fails; returns 0 only if all of them pass."""
    parser = argparse.ArgumentParser(
        prog="check.py", description="What can be checked without running the game."
    )
    parser.add_argument("--fix", action="store_true", help="format the files and mend what the linter can")
    chosen = MEND if parser.parse_args(arguments).fix else LOOK
    failed = []
    for name, command in chosen:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, *command], check=False).returncode:
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
