"""Makes the project's virtual environment and brings it to the pinned versions.

Standard library only, and nothing of the game's: this runs before anything is installed. Whatever is missing
on the machine becomes one sentence (Missing), never a traceback.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
PLAYER_PINS = ROOT / "requirements.txt"
DEVELOPER_PINS = ROOT / "requirements-dev.txt"
# The second file pins all that the first does, at the same versions: both are exported from uv.lock.
CONTAINS = {
    DEVELOPER_PINS.name: (DEVELOPER_PINS.name, PLAYER_PINS.name),
    PLAYER_PINS.name: (PLAYER_PINS.name,),
}

# Settings of the surrounding shell that would send the packages, or Python itself, somewhere else.
LEAKS = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_VIRTUALENV")

PROBE = (
    "import sys, sysconfig; print('%d.%d' % sys.version_info[:2], sysconfig.get_path('purelib'), sep='\\n')"
)


class Missing(Exception):
    """Something this machine lacks; the text is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment in `folder`, which may be absent, broken, hand-made or ready."""

    folder: Path

    @property
    def python(self) -> Path:
        """Its interpreter, whether or not it is there."""
        return self.folder / ("Scripts/python.exe" if WINDOWS else "bin/python")

    @property
    def stamp(self) -> Path:
        """The file that remembers what was installed."""
        return self.folder / "crypt-installed.json"

    @property
    def log(self) -> Path:
        """What pip said last time."""
        return self.folder / "crypt-install.log"

    def site_packages(self) -> Path | None:
        """Where its packages are, or None where its interpreter is missing, broken or too old."""
        try:
            answer = subprocess.run(
                [self.python, "-I", "-c", PROBE], capture_output=True, text=True, check=True, timeout=60
            )
            version, folder = answer.stdout.splitlines()
        except (OSError, ValueError, subprocess.SubprocessError):
            return None
        return Path(folder) if tuple(map(int, version.split("."))) >= (3, 11) else None

    def is_ready(self, pins: Path) -> bool:
        """Whether exactly these pins were installed here and every package is still in its place."""
        remembered = _read_object(self.stamp)
        site = self.site_packages()
        if site is None or remembered.get(pins.name) != fingerprint(pins):
            return False
        packages = remembered.get("packages")
        return isinstance(packages, list) and set(packages) <= _packages(site)


def fingerprint(pins: Path) -> str:
    """One value for all that decides what an installed environment holds, its place on the disk included."""
    parts = (pins.read_bytes(), (ROOT / "pyproject.toml").read_bytes(), os.fsencode(ROOT))
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def make_ready(pins: Path, environment: Environment | None = None) -> Path:
    """Returns the interpreter of an environment that holds exactly `pins` and the game itself.

    Quick when nothing has changed since last time. Raises Missing.
    """
    environment = environment or Environment(VENV)
    if environment.is_ready(pins):
        return environment.python
    _say("Getting Crypt's packages ready; this happens once and takes up to a minute …")
    site = environment.site_packages()
    if site is None or not (site / "pip").is_dir() or _has_rival_pygame(site):
        _create(environment)
    environment.stamp.unlink(missing_ok=True)
    _pip(environment, "--require-hashes", "--only-binary=:all:", "--requirement", str(pins))
    _pip(environment, "--no-deps", "--no-index", "--no-build-isolation", "--editable", str(ROOT))
    _remember(environment, pins)
    return environment.python


def run_python(pins: Path, arguments: Sequence[str], *, folder: Path | None = None) -> NoReturn:
    """Makes the environment ready and turns this process into its Python, with `arguments` and then our own.

    It runs in `folder`, or where the user is, and its exit status becomes ours.
    """
    try:
        python = make_ready(pins)
    except Missing as missing:
        sys.exit(str(missing))
    except KeyboardInterrupt:
        sys.exit("Stopped; run it again to go on.")
    command = [str(python), *arguments, *sys.argv[1:]]
    if folder is not None:
        os.chdir(folder)
    sys.stdout.flush()
    if not WINDOWS:
        os.execv(python, command)
    # Windows has no exec: its exec* returns to the shell at once and leaves the game behind.
    sys.exit(subprocess.call(command))


def _create(environment: Environment) -> None:
    try:
        import ensurepip  # noqa: F401 - Debian has venv without it, and then venv fails half-way
        import venv  # noqa: F401
    except ImportError:
        raise Missing(
            "Python's venv module is missing: install it (on Debian and Ubuntu: sudo apt install "
            "python3-venv) and run this again."
        ) from None
    made = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", environment.folder],
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        reason = _last_line(made.stdout + made.stderr)
        raise Missing(f"The folder {environment.folder} could not be made: {reason}")


def _pip(environment: Environment, *arguments: str) -> None:
    """Runs `pip install`, its words into the log. Raises Missing with what they come down to."""
    command = [
        str(environment.python),
        "-I",
        "-m",
        "pip",
        "install",
        "--no-input",
        "--no-user",
        "--retries=2",
    ]
    surroundings = {name: value for name, value in os.environ.items() if name not in LEAKS}
    try:
        done = subprocess.run(
            [*command, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            env=surroundings,
            check=False,
        )
        environment.log.write_text(done.stdout, encoding="utf-8")
    except OSError as error:
        raise Missing(f"The folder {environment.folder} cannot be used: {error}") from None
    if done.returncode:
        raise Missing(_explain(done.stdout, environment.log))


def _explain(output: str, log: Path) -> str:
    """One sentence for what a failed pip said."""
    if any(
        sign in output for sign in ("NewConnectionError", "ConnectTimeout", "Connection broken", "ProxyError")
    ):
        return (
            f"The packages could not be fetched: check the network connection and run this again (see {log})."
        )
    if "No matching distribution found" in output:
        version = "{}.{}".format(*sys.version_info)
        return (
            f"A package has no ready-made file for Python {version} on this system: "
            f"try another Python, 3.11 to 3.14 (see {log})."
        )
    if "No space left" in output:
        return "The disk is full: the packages need about 300 MB."
    return f"Installing the packages failed: {_last_line(output)} (see {log})."


def _last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if "rror" in line]
    return (errors or lines or ["no reason given"])[-1]


def _remember(environment: Environment, pins: Path) -> None:
    site = environment.site_packages()
    packages = sorted(_packages(site)) if site else []
    stamp: dict[str, Any] = {name: fingerprint(ROOT / name) for name in CONTAINS[pins.name]}
    environment.stamp.write_text(json.dumps({**stamp, "packages": packages}, indent=1), encoding="utf-8")


def _packages(site: Path) -> set[str]:
    return {entry.name for entry in site.glob("*.dist-info")}


def _has_rival_pygame(site: Path) -> bool:
    """The old `pygame` writes over pygame-ce's files; uninstalling either leaves the other in pieces."""
    return any(site.glob("pygame-[0-9]*.dist-info"))


def _read_object(path: Path) -> dict[str, Any]:
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return {}
    return value if isinstance(value, dict) else {}


def _say(words: str) -> None:
    # Not to standard output: there the game may be about to speak the referee's protocol.
    print(words, file=sys.stderr, flush=True)
