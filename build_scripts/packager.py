"""Builds the packages, run by package.py inside the project's environment and in the project's folder.

By default the folder build and its archive; what is to be handed out lands in `dist`, all else in `build`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

from bootstrap import ROOT
from compile_rules import has_compiler
from linux_desktop import write_linux_files
from linux_one_file import write_one_file
from package_parts import write_icons, write_licences, write_version_resource
from package_systems import NAME, TITLE, System, machine, this_system
from print_book import write_books
from windows_installer import find_compiler, make_installer

BUILD = ROOT / "build" / "package"
DIST = ROOT / "dist"


def version() -> str:
    """The version as the package itself tells it."""
    text = (ROOT / "src" / "crypt_game" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def stem() -> str:
    """What the names of all packages begin with."""
    return f"crypt-{version()}-{this_system().name}-{machine()}"


def commit_time() -> int:
    """Seconds since 1970 of the commit that is checked out, so that two builds of it agree; else now."""
    asked = subprocess.run(
        ["git", "log", "-1", "--format=%ct"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return int(asked.stdout) if asked.stdout.strip().isdigit() else int(time.time())


def built_folder() -> Path:
    """Where the folder build lies after freeze()."""
    system = this_system()
    return BUILD / "folder" / (f"{TITLE}.app" if system.bundle else NAME)


def built_program() -> Path:
    """The executable of the folder build."""
    system = this_system()
    return built_folder() / ("Contents/MacOS" if system.bundle else "") / system.program


def freeze(*, one_file: bool, compiled: bool = True) -> None:
    """Build the game in one of its two forms, its rules `compiled` wherever there is a compiler.

    Raises CalledProcessError.
    """
    options = ["--one-file"] if one_file else []
    options += ["--compiled"] if compiled and has_compiler() else []
    _freeze("one-file" if one_file else "folder", *options)


def freeze_bare_window() -> Path:
    """Build the benchmark's bare window in the same way as the game; returns its executable."""
    _freeze("bare", "--bare")
    return BUILD / "bare" / built_program().relative_to(BUILD / "folder")


def _freeze(kind: str, *options: str) -> None:
    parts = BUILD / "parts"
    parts.mkdir(parents=True, exist_ok=True)
    write_icons(parts)
    write_licences(parts / "licences")
    write_version_resource(parts / "version.txt", version())
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN"]
    places = [f"--distpath={BUILD / kind}", f"--workpath={BUILD / 'work' / kind}"]
    ours = [f"--version={version()}", f"--parts={parts}", *options]
    surroundings = {
        **os.environ,
        "PYINSTALLER_CONFIG_DIR": str(BUILD / "cache"),
        # The archive packs modules once more and all together, which takes off more than packing each alone.
        "PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "9" if kind == "one-file" else "0",
        "PYTHONHASHSEED": "1",
        "SOURCE_DATE_EPOCH": str(commit_time()),
    }
    shutil.rmtree(BUILD / kind, ignore_errors=True)
    spec = ROOT / "packaging" / "crypt.spec"
    subprocess.run([*command, *places, str(spec), "--", *ours], cwd=ROOT, env=surroundings, check=True)


def hand_out_folder(system: System) -> Path:
    """Put the folder build with what belongs to it into an archive in `dist`; returns the archive."""
    whole = BUILD / stem()
    shutil.rmtree(whole, ignore_errors=True)
    whole.mkdir(parents=True)
    shutil.copytree(built_folder(), whole / built_folder().name, symlinks=True)
    for name in ("LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, whole / name)
    if system.name == "linux":
        write_linux_files(whole, version(), time.strftime("%Y-%m-%d", time.gmtime(commit_time())))
        # Where the Flatpak's manifest finds it, whatever the version.
        link = BUILD / "handed-out"
        link.unlink(missing_ok=True)
        link.symlink_to(whole.name)
    archive = DIST / f"{stem()}.{system.archive}"
    archive.unlink(missing_ok=True)
    if system.bundle:
        # Apple's own tool, for a bundle is full of links and rights that Python's zip files lose.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", whole, archive], check=True)
    elif system.archive == "zip":
        _zip(whole, archive)
    else:
        _tar(whole, archive)
    return archive


def hand_out_one_file(system: System) -> Path:
    """Put the one-file build into `dist` under its full name; returns it."""
    target = DIST / f"{stem()}{Path(system.program).suffix}"
    program = BUILD / "one-file" / system.program
    if system.name == "linux":
        write_one_file(program, target)
    else:
        shutil.copy(program, target)
    return target


def hand_out_installer() -> list[Path]:
    """Put the folder build for Windows into an installer in `dist`; nothing where Inno Setup is missing."""
    compiler = find_compiler()
    if compiler is None:
        print("No installer: Inno Setup 6 is not installed.", file=sys.stderr)
        return []
    target = DIST / f"{stem()}-setup.exe"
    icon = BUILD / "parts" / "crypt.ico"
    return [make_installer(compiler, folder=built_folder(), icon=icon, version=version(), target=target)]


def _tar(folder: Path, archive: Path) -> None:
    moment = commit_time()

    def anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = moment
        entry.mode = 0o755 if entry.isdir() or entry.mode & 0o100 else 0o644
        return entry

    # tarfile adds what is in a folder in the order of its names, so the archive is the same every time.
    with tarfile.open(archive, "w:xz", preset=9, format=tarfile.PAX_FORMAT) as file:
        file.add(folder, folder.name, filter=anonymous)


def _zip(folder: Path, archive: Path) -> None:
    moment = time.gmtime(commit_time())[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(f"{folder.name}/{path.relative_to(folder).as_posix()}", moment)
                entry.compress_type = zipfile.ZIP_DEFLATED
                file.writestr(entry, path.read_bytes())


def main(arguments: list[str]) -> int:
    """Builds what is asked for and prints each package with its size."""
    parser = argparse.ArgumentParser(prog="package.py", description="Build the game as a program.")
    parser.add_argument("--one-file", action="store_true", help="build the single executable instead")
    parser.add_argument("--all", action="store_true", help="build the folder and the single executable")
    parser.add_argument(
        "--in-python", action="store_true", help="leave the rules in Python where they could be compiled"
    )
    chosen = parser.parse_args(arguments)
    if sys.platform not in ("linux", "win32", "darwin"):
        print(f"Packages are built on Linux, Windows and macOS, not on {sys.platform}.", file=sys.stderr)
        return 1
    system = this_system()
    DIST.mkdir(exist_ok=True)
    made = []
    try:
        if not chosen.one_file or chosen.all:
            freeze(one_file=False, compiled=not chosen.in_python)
            made.append(hand_out_folder(system))
            made += hand_out_installer() if system.name == "windows" else []
            made += write_books(DIST)
        if chosen.one_file or chosen.all:
            freeze(one_file=True, compiled=not chosen.in_python)
            made.append(hand_out_one_file(system))
    except (subprocess.CalledProcessError, LookupError) as error:
        print(f"No package: {error}", file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
