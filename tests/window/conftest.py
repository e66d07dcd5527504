"""The packaged program, built anew where it is out of date, and windows that are closed again."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import packager
import pytest
from bootstrap import ROOT
from package_systems import this_system

from .hand import OpenWindow, Window, find_window
from .program import wait_until

BUILDERS = tuple(
    f"build_scripts/{name}.py"
    for name in ("codecs_left_out", "package_parts", "package_systems", "shared_library")
)
SOURCES = ("src", "assets", "locale", "packaging", *BUILDERS, "requirements.txt")


def newest(path: Path) -> float:
    """The time of the newest file in a folder, or of a file."""
    files = path.rglob("*") if path.is_dir() else [path]
    return max((file.stat().st_mtime for file in files if "__pycache__" not in file.parts), default=0.0)


@pytest.fixture(scope="session")
def built(request: pytest.FixtureRequest) -> Path:
    """The folder of the folder build, up to date; compiled, which takes a minute more, only with --soak."""
    program = packager.built_program()
    if not program.exists() or program.stat().st_mtime < max(newest(ROOT / source) for source in SOURCES):
        packager.freeze(one_file=False, compiled=request.config.getoption("--soak"))
    return packager.built_folder()


@pytest.fixture(scope="session")
def archive(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The archive of the folder build, as it is handed out."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(packager, "DIST", tmp_path_factory.mktemp("dist"))
        return packager.hand_out_folder(this_system())


@pytest.fixture
def place() -> Iterator[Path]:
    """A new folder that any user may enter, as pytest's own may not."""
    folder = Path(tempfile.mkdtemp(prefix="crypt-test-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


@pytest.fixture
def window_manager(virtual_screen: dict[str, str], tmp_path: Path) -> Iterator[None]:
    """A window manager on the virtual screen, for what a program can only ask for. Skips without openbox."""
    if shutil.which("openbox") is None:
        pytest.skip("no window manager: openbox not installed (Debian: apt install openbox)")
    # A window that opens while its manager starts may wait for ever for the word that it is shown.
    ready = tmp_path / "manager"
    command = ["openbox", "--startup", f"touch '{ready}'"]
    manager = subprocess.Popen(command, env=virtual_screen, stderr=subprocess.DEVNULL)
    wait_until(ready.exists, "the window manager")
    yield
    manager.terminate()
    manager.wait(timeout=10)


@pytest.fixture
def open_window(virtual_screen: dict[str, str]) -> Iterator[OpenWindow]:
    """Starts a program in a clean environment on the virtual screen, and ends it afterwards."""
    running: list[subprocess.Popen[bytes]] = []

    def start(*command: str | Path, **surroundings: str) -> tuple[subprocess.Popen[bytes], Window]:
        clean = {"PATH": "/nonexistent", "SDL_AUDIODRIVER": "dummy", "LANG": "en_GB.UTF-8"}
        env = {**clean, "DISPLAY": virtual_screen["DISPLAY"], "CRYPT_GAME_FIRST_FRAME": "1", **surroundings}
        program = subprocess.Popen(command, env=env, cwd="/", start_new_session=True, stdout=subprocess.PIPE)
        running.append(program)
        assert program.stdout is not None
        assert program.stdout.readline() == b"first frame\n"
        return program, find_window({**virtual_screen, "DISPLAY": env["DISPLAY"]}, program)

    yield start
    for program in running:
        if program.poll() is None:
            program.kill()
        program.communicate()
