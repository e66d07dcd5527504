"""The checks themselves, run by check.py inside the project's environment and in the project's folder."""

from __future__ import annotations

import argparse
import subprocess
import sys

ROOMS = ("src", "tests", "build_scripts")
LOOK = (
    ("format", ("ruff", "format", "--check", *ROOMS)),
    ("lint", ("ruff", "check", *ROOMS)),
    ("types", ("mypy", *ROOMS)),
    ("dead code", ("vulture",)),
)
MEND = (
    ("format", ("ruff", "format", *ROOMS)),
    ("lint", ("ruff", "check", "--fix", *ROOMS)),
    ("types", ("mypy", *ROOMS)),
)


def main(arguments: list[str]) -> int:
    """Runs every check even where an earlier one fails; returns 0 only if all of them pass."""
    parser = argparse.ArgumentParser(
        prog="check.py", description="Formatting, lint and types of the project."
    )
    parser.add_argument("--fix", action="store_true", help="format the files and mend what the linter can")
    chosen = MEND if parser.parse_args(arguments).fix else LOOK
    failed = []
    for name, (module, *rest) in chosen:
        print(f"== {name}", flush=True)
        if subprocess.run([sys.executable, "-m", module, *rest], check=False).returncode:
            failed.append(name)
    print(f"failed: {', '.join(failed)}" if failed else "all checks passed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
