"""Writes uv.lock anew from pyproject.toml, and from it the two files of pins that plain pip can install.

Run it after changing a dependency; --upgrade takes the newest allowed versions, --check only compares.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys

import bootstrap

EXTRAS = {bootstrap.PLAYER_PINS: "build", bootstrap.DEVELOPER_PINS: "dev"}
# A mirror that this machine prefers must not get into files that serve everyone.
MIRRORS = ("UV_INDEX", "UV_INDEX_URL", "UV_DEFAULT_INDEX", "UV_EXTRA_INDEX_URL", "UV_FIND_LINKS")


def exported(extra: str) -> bytes:
    """What uv.lock pins for an extra, in the form pip reads, every file by its hash."""
    done = _uv(
        "export",
        "--frozen",
        "--no-emit-project",
        "--no-header",
        "--no-annotate",
        "--format=requirements-txt",
        f"--extra={extra}",
    )
    return done.stdout


def _uv(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    surroundings = {name: value for name, value in os.environ.items() if name not in MIRRORS}
    command = [sys.executable, "-m", "uv", "--quiet", "--no-config", *arguments]
    return subprocess.run(command, cwd=bootstrap.ROOT, env=surroundings, stdout=subprocess.PIPE, check=True)


def main(arguments: list[str]) -> int:
    """Returns 0 if the files are, or now are, what pyproject.toml asks for."""
    parser = argparse.ArgumentParser(prog="lock.py", description=__doc__)
    parser.add_argument("--upgrade", action="store_true")
    parser.add_argument("--check", action="store_true")
    chosen = parser.parse_args(arguments)
    if chosen.check:
        stale = [pins.name for pins, extra in EXTRAS.items() if pins.read_bytes() != exported(extra)]
        print(f"not what uv.lock says: {', '.join(stale)}" if stale else "the pins are what uv.lock says")
        return 1 if stale else 0
    _uv("lock", *(["--upgrade"] if chosen.upgrade else []))
    for pins, extra in EXTRAS.items():
        pins.write_bytes(exported(extra))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
