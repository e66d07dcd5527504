"""The Flatpak, built and started in its sandbox.

The runtime it is made for comes from a public server. Here one of the same name stands in for it, made of
this machine's own libraries: it shows that the manifest builds, and that its permissions are enough.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import packager
import pytest
from bootstrap import ROOT
from package_systems import IDENTIFIER

import crypt_game

pytestmark = [
    pytest.mark.long,
    pytest.mark.window,
    pytest.mark.skipif(
        shutil.which("flatpak-builder") is None or shutil.which("flatpak") is None,
        reason="no flatpak (Debian: apt install flatpak flatpak-builder)",
    ),
]

MANIFEST = ROOT / "packaging" / "flatpak" / f"{IDENTIFIER}.yml"
TOOLS = ("sh", "bash", "cp", "ln", "mkdir", "sed")
LIBRARIES = ("X11", "Xcursor", "Xext", "Xfixes", "Xi", "Xrandr", "Xss")
"""What SDL opens by name for a window; the libraries the program is linked to are found by ldd."""


def libraries_of(*files: str) -> set[Path]:
    told = subprocess.run(["ldd", *files], capture_output=True, text=True, check=False).stdout
    return {Path(found) for found in re.findall(r"(/\S+\.so\S*) \(0x", told)}


def make_runtime(folder: Path, program: Path) -> None:
    """A tree as a runtime's `/usr`: a shell and some tools, the X libraries, the C library."""
    tools = [str(Path(shutil.which(tool) or tool).resolve()) for tool in TOOLS]
    (folder / "bin").mkdir(parents=True)
    for tool, source in zip(TOOLS, tools, strict=True):
        shutil.copy(source, folder / "bin" / tool)
    # It makes what a software centre shows; the description itself is checked where it is written.
    (folder / "bin" / "appstream-compose").write_text("#!/bin/sh\n")
    (folder / "bin" / "appstream-compose").chmod(0o755)
    cache = subprocess.run(["/sbin/ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    windows = [re.search(rf"lib{name}\.so\.\d+ .*=> (\S+)", cache) for name in LIBRARIES]
    known = {str(found[1]) for found in windows if found} | {str(program)}
    needed = {path for path in libraries_of(*tools, *known) if program.parent not in path.parents} | {
        Path(path) for path in known - {str(program)}
    }
    c_library = next(path for path in needed if path.name == "libc.so.6")
    needed |= {
        path
        for name in ("m", "dl", "pthread", "rt", "util")
        for path in c_library.parent.glob(f"lib{name}.so.*")
    }
    for path in needed:
        # Each where the loader looks for it: a sandbox takes /lib and /lib64 from the runtime's /usr.
        place = folder / path.relative_to("/usr" if path.is_relative_to("/usr") else "/")
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, place)


@pytest.fixture(scope="module")
def installed(archive: Path, built: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a user who has built and installed the Flatpak."""
    assert archive.is_file()
    folder = tmp_path_factory.mktemp("flatpak")
    env = {"PATH": os.environ["PATH"], "HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run")}
    (folder / "run").mkdir(mode=0o700)

    def run(*command: str | Path) -> None:
        done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)
        if "No permissions to creat" in done.stderr or "setting up uid map" in done.stderr:
            pytest.skip("no sandbox may be made here")
        assert done.returncode == 0, done.stdout + done.stderr

    for name in ("Platform", "Sdk"):
        tree = folder / name
        make_runtime(tree / "usr", packager.built_program())
        (tree / "files").mkdir()
        (tree / "metadata").write_text(
            f"[Runtime]\nname=org.freedesktop.{name}\nruntime=org.freedesktop.Platform/x86_64/24.08\n"
            "sdk=org.freedesktop.Sdk/x86_64/24.08\n"
        )
        run("flatpak", "build-export", "--runtime", folder / "repo", tree, "24.08")
    run("flatpak", "--user", "remote-add", "--no-gpg-verify", "here", folder / "repo")
    runtimes = [f"org.freedesktop.{name}//24.08" for name in ("Platform", "Sdk")]
    run("flatpak", "--user", "install", "-y", "--noninteractive", "here", *runtimes)
    options = (
        "--disable-rofiles-fuse",
        f"--state-dir={folder / 'state'}",
        "--install",
        folder / "app",
        MANIFEST,
    )
    run("flatpak-builder", "--user", *options)
    return env


def test_it_tells_its_version(installed: dict[str, str]) -> None:
    command = ["flatpak", "--user", "run", IDENTIFIER, "--version"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert crypt_game.__version__ in done.stdout, done.stderr


def test_it_shows_its_window_and_keeps_games_in_its_own_folder(
    installed: dict[str, str], virtual_screen: dict[str, str]
) -> None:
    env = {**installed, "DISPLAY": virtual_screen["DISPLAY"], "CRYPT_GAME_FIRST_FRAME": "1"}
    command = ["flatpak", "--user", "run", "--env=SDL_AUDIODRIVER=dummy", IDENTIFIER]
    program = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert program.stdout.readline() == "first frame\n"
        own = Path(env["HOME"]) / ".var" / "app" / IDENTIFIER
        log = "".join(path.read_text(encoding="utf-8") for path in own.rglob("game.log"))
        assert f"Crypt {crypt_game.__version__}" in log
        assert "ERROR" not in log
    finally:
        subprocess.run(["flatpak", "kill", IDENTIFIER], env=env, capture_output=True, check=False)
        program.terminate()
        program.wait(timeout=20)
