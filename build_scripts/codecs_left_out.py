"""Leaves formats of sounds and pictures that the game does not use, and the libraries for them, out on Linux.

SDL_mixer and SDL_image of pygame-ce are linked to a library for each format, so they do not load when one is
missing. Their copies in the package no longer ask for them, and what they would call in them is null. They
call them only for a file that begins like the format or like none, and `sound/sound_files.py` lets through
nothing but Ogg Vorbis, `drawing/canvas/load_picture.py` nothing but PNG and WebP.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path

from shared_library import SharedLibrary

UNUSED = re.compile(
    r"lib(FLAC|fluidsynth|mpg123|opus|opusfile|sndfile|vorbisenc|wavpack|xmp|stdc\+\+|jpeg|tiff)[-.]"
    r"|libwebp\.so"
)
"""The codecs and what only they need: fluidsynth libsndfile and the C++ runtime, libsndfile vorbisenc; and
the build machine's libwebp, for films are made by pygame-ce's.

libgcc_s stays: a thread that ends asks the C library for it."""
ASKING = re.compile(r"libSDL2_(mixer|image)-")
"""The only libraries that stay and are linked to one of them."""

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the package, where it lies now, its kind."""


def without_codecs(files: Iterable[Entry], folder: Path) -> list[Entry]:
    """The files of a Linux package without UNUSED ones; what is changed for that is written to `folder`.

    One that a library which stays needs, other than ASKING, stays too.
    """
    entries = list(files)
    libraries = {
        place: SharedLibrary(Path(source).read_bytes())
        for place, source, kind in entries
        if kind in ("BINARY", "EXTENSION")
    }
    gone = _not_needed(libraries)
    offered = {place: set(library.symbols(defined=True)) for place, library in libraries.items()}
    lost = set[str]().union(*(symbols for place, symbols in offered.items() if _name(place) in gone))
    lost -= set[str]().union(*(symbols for place, symbols in offered.items() if _name(place) not in gone))
    changed = {}
    for place, library in libraries.items():
        if ASKING.match(_name(place)):
            library.do_without(gone, lost)
            changed[place] = folder / _name(place)
            changed[place].write_bytes(library.content)
    return [
        (place, str(changed.get(place, source)), kind)
        for place, source, kind in entries
        if _name(place) not in gone
    ]


def _not_needed(libraries: Mapping[str, SharedLibrary]) -> set[str]:
    """The file names of those that may go."""
    gone = {_name(place) for place in libraries if UNUSED.match(_name(place))}
    needs = [(_name(place), library.needed) for place, library in libraries.items()]
    needs = [(name, wanted) for name, wanted in needs if not ASKING.match(name)]
    while needed := {each for name, wanted in needs if name not in gone for each in wanted} & gone:
        gone -= needed
    return gone


def _name(place: str) -> str:
    return Path(place).name
