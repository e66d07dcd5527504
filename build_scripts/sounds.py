"""Makes every sound of the game: writes assets/sounds, or (`--check`) proves that they are what this makes.

Synthesis needs nothing but Python; the last step, packing the waves as Ogg Vorbis, needs the program `oggenc`
(Debian: vorbis-tools). Encoders differ from release to release, so the promise is kept at the wave:
hashes.json holds the hash of each wave, which any machine can make again, and of the file packed from it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from sound_studio.catalogue import AMBIENCE, catalogue
from sound_studio.mastering import wave_file

HOME = Path(__file__).resolve().parent
SOUNDS = HOME.parent / "assets" / "sounds"
AMBIENCE_QUALITY = "-1"
"""What is steady and dark needs few bits."""
EFFECT_QUALITY = "3"
HASHES = HOME / "sound_studio" / "hashes.json"


class Hashes(NamedTuple):
    """SHA-256 of a sound's wave and of the file packed from it."""

    wave: str
    file: str


def make(name: str) -> bytes:
    return wave_file(catalogue()[name]())


def make_all(names: Iterable[str], jobs: int) -> Iterator[tuple[str, bytes]]:
    listed = sorted(names)
    if jobs == 1:
        yield from ((name, make(name)) for name in listed)
        return
    with ProcessPoolExecutor(jobs) as workers:
        yield from zip(listed, workers.map(make, listed), strict=True)


def pack(name: str, waves: bytes) -> bytes:
    """`waves` as Ogg Vorbis; raises OSError without oggenc, CalledProcessError where it refuses."""
    quality = AMBIENCE_QUALITY if name in AMBIENCE else EFFECT_QUALITY
    serial = str(int.from_bytes(hashlib.sha256(name.encode()).digest()[:3], "big"))
    command = ["oggenc", "--quiet", "--quality", quality, "--serial", serial, "--output", "-", "-"]
    return subprocess.run(command, input=waves, capture_output=True, check=True).stdout


def digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def known_hashes() -> dict[str, Hashes]:
    listed = json.loads(HASHES.read_text("utf-8")) if HASHES.exists() else {}
    return {name: Hashes(**pair) for name, pair in listed.items()}


def write(names: list[str], jobs: int) -> None:
    """Makes and packs the sounds; a file whose name has left the catalogue goes."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    hashes = {name: pair for name, pair in known_hashes().items() if name in catalogue()}
    for name, waves in make_all(names, jobs):
        packed = pack(name, waves)
        (SOUNDS / f"{name}.ogg").write_bytes(packed)
        hashes[name] = Hashes(digest(waves), digest(packed))
    for file in SOUNDS.glob("*.ogg"):
        if file.name.removesuffix(".ogg") not in hashes:
            file.unlink()
    listed = {name: hashes[name]._asdict() for name in sorted(hashes)}
    HASHES.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


def problems(names: list[str], jobs: int) -> Iterator[str]:
    """What differs between the waves made now, the hashes and the files in assets/sounds."""
    hashes = known_hashes()
    for name, waves in make_all(names, jobs):
        file = SOUNDS / f"{name}.ogg"
        if name not in hashes or not file.exists():
            yield f"{name}: has never been made"
            continue
        if digest(waves) != hashes[name].wave:
            yield f"{name}: the wave made now is another one"
        if digest(file.read_bytes()) != hashes[name].file:
            yield f"{name}: the file is not the one that was packed"
    for stray in sorted({file.name.removesuffix(".ogg") for file in SOUNDS.glob("*.ogg")} - set(catalogue())):
        yield f"{stray}: is in no catalogue"


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the sounds of the game.")
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="only these sounds (by file name without .ogg)"
    )
    parser.add_argument(
        "--check", action="store_true", help="change nothing; fail if the files are not the ones made"
    )
    parser.add_argument("--waves", type=Path, metavar="DIR", help="only write waves, into DIR")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes (default: 2)")
    chosen = parser.parse_args()
    names = chosen.names or sorted(catalogue())
    if unknown := set(names) - set(catalogue()):
        parser.error(f"no such sound: {', '.join(sorted(unknown))}")
    if chosen.check:
        found = list(problems(names, chosen.jobs))
        print("\n".join(found) or f"{len(names)} sounds are as made")
        return 1 if found else 0
    if chosen.waves:
        chosen.waves.mkdir(parents=True, exist_ok=True)
        for name, waves in make_all(names, chosen.jobs):
            (chosen.waves / f"{name}.wav").write_bytes(waves)
        return 0
    write(names, chosen.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
