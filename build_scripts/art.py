"""Render the game's pictures, all by program: build_scripts/art3d models them, Blender's Cycles renders them.

    python build_scripts/art.py                    render every picture whose script has changed
    python build_scripts/art.py NAME …             only these; * stands for anything: 'fronts/idol-*'
    python build_scripts/art.py --list             say what there is and what is out of date
    python build_scripts/art.py --preview FOLDER   small, noisy and quick, into FOLDER; changes nothing else
    python build_scripts/art.py --again NAME …     render even what is up to date
    python build_scripts/art.py --keep NAME …      only tidied, or wanted smaller: keep the picture,
                                                   shrunk to its size, and note the script

Needs the extra `art` (pip install -e '.[art]', Python 3.11); playing, testing and packaging need none of it.
assets/pictures/manifest.json says which script made which picture. docs/art.md tells more.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

from art3d.catalogue import Picture, file_hash, pictures, read_manifest, write_manifest

SCRIPTS = Path(__file__).resolve().parent
PREVIEW = {"ART_SCALE": "0.5", "ART_SAMPLES": "0.6"}


def chosen(patterns: list[str]) -> list[Picture]:
    """The pictures that any of the patterns names. Exits with a message if one names none."""
    for pattern in patterns:
        if not any(fnmatch(name, pattern) for name in pictures()):
            sys.exit(f"no picture is named {pattern}; --list shows them all")
    return [
        picture
        for name, picture in pictures().items()
        if not patterns or any(fnmatch(name, pattern) for pattern in patterns)
    ]


def state(picture: Picture, manifest: dict[str, dict[str, object]]) -> str:
    """missing, changed (its script is not the one that made it) or current."""
    if picture.name not in manifest or not picture.file.exists():
        return "missing"
    return "current" if manifest[picture.name]["script"] == picture.script_hash() else "changed"


def render(picture: Picture, target: Path, settings: dict[str, str]) -> float:
    """Renders in a process of its own and returns its CPU seconds. Raises RuntimeError if that fails."""
    environment = os.environ | {"PYTHONPATH": str(SCRIPTS)} | settings
    command = [sys.executable, "-m", "art3d.studio", picture.name, str(target)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    spent = re.search(r"^cpu (\d+)$", done.stdout, re.MULTILINE)
    if done.returncode or spent is None:
        raise RuntimeError(f"{picture.name}: {done.stderr.strip()[-2000:]}")
    return float(spent[1])


def shrink(picture: Picture) -> None:
    """Brings a picture that was rendered larger down to its size, its rows or its quality.

    Raises RuntimeError for a smaller one.
    """
    from PIL import Image

    with Image.open(picture.file) as shown:
        whole = shown.size != picture.kept_size
        if not whole and read_manifest().get(picture.name, {}).get("quality") == picture.quality:
            return
        if whole and (shown.width < picture.size[0] or shown.height < picture.size[1]):
            raise RuntimeError(
                f"{picture.name}: only {shown.width}×{shown.height}, it must be rendered again"
            )
        mode = "RGBA" if picture.alpha else "RGB"
        small = shown.convert(mode)
        if whole:
            small = small.resize(picture.size, Image.Resampling.LANCZOS).crop(picture.box)
    small.save(picture.file, **picture.encoding)


def note(picture: Picture, cpu: float | None) -> None:
    """Writes into the manifest which script made the picture; without `cpu` the picture is the old one."""
    manifest = read_manifest()
    entry = manifest.get(picture.name, {})
    entry |= {"script": picture.script_hash(), "file": file_hash(picture.file), "quality": picture.quality}
    if cpu is not None:
        entry |= {"samples": picture.samples, "cpu_seconds": round(cpu)}
    write_manifest(manifest | {picture.name: entry})


def run(options: argparse.Namespace) -> None:
    """Goes through the chosen pictures one after the other."""
    for picture in chosen(options.names):
        if options.list:
            print(f"{state(picture, read_manifest()):8} {picture.name} {picture.size[0]}×{picture.size[1]}")
        elif options.keep:
            shrink(picture)
            note(picture, None)
        elif options.preview:
            target = options.preview / f"{picture.name.replace('/', '-')}.webp"
            print(f"{target} {render(picture, target, PREVIEW):.0f} s", flush=True)
        elif options.again or state(picture, read_manifest()) != "current":
            cpu = render(picture, picture.file, {})
            note(picture, cpu)
            print(f"{picture.name} {cpu:.0f} s, {picture.file.stat().st_size // 1024} KB", flush=True)


def main() -> None:
    """Does what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="pictures, or patterns of them")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--list", action="store_true", help="say what there is and what is out of date")
    what.add_argument("--preview", type=Path, metavar="FOLDER", help="quick and small, into FOLDER")
    what.add_argument("--again", action="store_true", help="render even what is up to date")
    what.add_argument("--keep", action="store_true", help="shrink if need be, note the new script")
    options = parser.parse_args()
    renders = not (options.list or options.keep)
    if renders and importlib.util.find_spec("bpy") is None:
        sys.exit("rendering needs Blender as a Python module: pip install -e '.[art]'")
    try:
        run(options)
    except RuntimeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
