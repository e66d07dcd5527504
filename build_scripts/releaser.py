"""The release itself, run by release.py: refuses what is not ready, then checks, tests, builds and sums up.

Nothing is tagged, pushed or uploaded; the commands for that are printed at the end.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import packager
from bootstrap import ROOT
from package_systems import IDENTIFIER

SUMS = "SHA256SUMS"
_HEADING = re.compile(r"^## (\S+) – (.+)$", re.MULTILINE)
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}")


def objections(root: Path, version: str) -> Iterator[str]:
    """Each reason why the checkout at `root` may not be released as `version`, a sentence each."""
    dirty = _git(root, "status", "--porcelain").splitlines()
    if dirty:
        yield f"The tree is not clean: {dirty[0].strip()}{' and more' if len(dirty) > 1 else ''}."
    tagged = _git(root, "rev-parse", "--quiet", "--verify", f"v{version}^{{commit}}").strip()
    if tagged and tagged != _git(root, "rev-parse", "HEAD").strip():
        yield f"The tag v{version} stands at another commit: raise the version."
    yield from _changelog_objections((root / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    manifest = (root / "packaging" / "windows" / "crypt.manifest").read_text(encoding="utf-8")
    if f'name="{IDENTIFIER}" version="{version}.0"' not in manifest:
        yield f"packaging/windows/crypt.manifest does not tell version {version}.0."


def _changelog_objections(text: str, version: str) -> Iterator[str]:
    newest = _HEADING.search(text)
    if newest is None or newest[1] != version:
        yield f"CHANGELOG.md does not begin with version {version}."
        return
    if not _DATE.fullmatch(newest[2]):
        yield f"CHANGELOG.md says “{newest[2]}” where the date of version {version} should stand."
    following = _HEADING.search(text, newest.end())
    body = text[newest.end() : following.start() if following else len(text)]
    if not re.search(r"^- \S", body, re.MULTILINE):
        yield f"CHANGELOG.md says nothing about version {version}."


def differences(first: Path, second: Path) -> list[str]:
    """The files of two folders that are not the same in both."""
    names = {path.relative_to(root) for root in (first, second) for path in root.rglob("*")}
    return [str(name) for name in sorted(names) if not _same(first / name, second / name)]


def write_sums(folder: Path) -> Path:
    """The checksums of all files in `folder`, in the form `sha256sum --check` reads."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (folder / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")
    return folder / SUMS


def _same(first: Path, second: Path) -> bool:
    if first.is_symlink() or second.is_symlink() or first.is_dir() or second.is_dir():
        return first.exists() and second.exists() and first.is_dir() == second.is_dir()
    return first.exists() and second.exists() and first.read_bytes() == second.read_bytes()


def _git(root: Path, *arguments: str) -> str:
    """What git answers; nothing where it refuses."""
    asked = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    return asked.stdout if asked.returncode == 0 else ""


def _run(*arguments: str) -> bool:
    surroundings = {**os.environ, "SOURCE_DATE_EPOCH": str(packager.commit_time())}
    return (
        subprocess.run([sys.executable, *arguments], cwd=ROOT, env=surroundings, check=False).returncode == 0
    )


def _same_again() -> bool:
    """Build the folder a second time and compare; tells what differs."""
    kept = packager.BUILD / "first"
    shutil.rmtree(kept, ignore_errors=True)
    shutil.copytree(packager.built_folder(), kept, symlinks=True)
    packager.freeze(one_file=False)
    different = differences(kept, packager.built_folder())
    print(f"differs between two builds: {', '.join(different)}" if different else "two builds are the same")
    return not different


def main(arguments: list[str]) -> int:
    """Returns 0 if a release lies in `dist`, or with --look if one could be made."""
    parser = argparse.ArgumentParser(prog="release.py", description="Make a release of this commit.")
    parser.add_argument("--look", action="store_true", help="only say what stands in the way")
    parser.add_argument("--twice", action="store_true", help="build twice and compare the two builds")
    chosen = parser.parse_args(arguments)
    version = packager.version()
    against = list(objections(ROOT, version))
    for objection in against:
        print(objection, file=sys.stderr)
    if against or chosen.look:
        return 1 if against else 0
    if not _run("build_scripts/checks.py") or not _run("-m", "pytest", "--long", "--soak"):
        print("A check failed, see above: no release.", file=sys.stderr)
        return 1
    shutil.rmtree(packager.DIST, ignore_errors=True)
    built = _run("build_scripts/packager.py", "--all") and _run("-m", "hatchling", "build", "-t", "wheel")
    if not built or (chosen.twice and not _same_again()):
        print("The packages could not be built, see above: no release.", file=sys.stderr)
        return 1
    print(write_sums(packager.DIST).read_text(encoding="utf-8"), end="")
    print(f"Now: git tag -a v{version} -m 'Crypt {version}' && git push origin v{version}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
