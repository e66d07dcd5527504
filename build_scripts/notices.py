"""Which licence notice covers each file and each module of a package.

The notices are the files in `licences/` of every package: those of `packaging/licences`, and what the
installed libraries bring themselves.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path, PurePath

_LIBRARIES = {
    "SDL2": "sdl2",
    "SDL2_image": "sdl2-image",
    "SDL2_mixer": "sdl2-mixer",
    "SDL2_ttf": "sdl2-ttf",
    "FLAC": "flac",
    "brotlicommon": "brotli",
    "brotlidec": "brotli",
    "bz2": "bzip2",
    "crypto": "openssl",
    "ffi": "libffi",
    "fluidsynth": "fluidsynth",
    "freetype": "freetype",
    "gcc_s": "gcc-runtime",
    "harfbuzz": "harfbuzz",
    "jpeg": "libjpeg-turbo",
    "lzma": "xz",
    "mpg123": "mpg123",
    "ogg": "libogg",
    "opus": "opus",
    "opusfile": "opusfile",
    "png16": "libpng",
    "portmidi": "portmidi",
    "sharpyuv": "libwebp",
    "sndfile": "libsndfile",
    "stdc++": "gcc-runtime",
    "tiff": "libtiff",
    "vorbis": "libvorbis",
    "vorbisenc": "libvorbis",
    "vorbisfile": "libvorbis",
    "wavpack": "wavpack",
    "webp": "libwebp",
    "webpdemux": "libwebp",
    "xmp": "libxmp",
    "z": "zlib",
    "zlib1": "zlib",
}
"""The notice of each shared library, by its name without `lib` and version."""
_LIBRARY_FILE = re.compile(r"(?:lib)?([^.-]+)[-.].*")
_FILES = (
    ("Crypt", r"crypt_game/(locale/|assets/(icon|sounds|svg|pictures|rulebook|web)/|assets/theme\.json$)"),
    ("Crypt", r"crypt_game/(lessons/[\w-]+|opponents/(roll_luck|learned_values)|text/rulebook_plan)\.json$"),
    ("Crypt", r"crypt_game/(riddles/riddles|campaign/chapters)\.json$"),
    # The rules as machine code: each module points into one library, which holds what mypyc brings along.
    ("Crypt", r"crypt_game/(opponents|rules)/[\w./-]+\.(so|pyd)$"),
    ("mypy", r"crypt_game_rules__mypyc\.[\w.-]+\.(so|pyd)$"),
    ("musescore-general", r"crypt_game/assets/music/"),
    ("font-Cinzel", r"crypt_game/assets/fonts/(OFL-)?Cinzel\b"),
    ("font-ProzaLibre", r"crypt_game/assets/fonts/(OFL-)?ProzaLibre\b"),
    ("font-AtkinsonHyperlegible", r"crypt_game/assets/fonts/(OFL-)?AtkinsonHyperlegible\b"),
    ("font-Noto", r"crypt_game/assets/fonts/OFL-Noto\b"),
    ("font-NotoSans", r"pygame_gui/data/NotoSans-"),
    ("font-FiraCode", r"pygame_gui/data/FiraCode-"),
    ("pygame-gui", r"pygame_gui/data/(translations/)?[^/]+\.(py|json)$"),
    ("pygame-ce", r"pygame/(_sdl2/)?(\w+[^/]*\.(so|pyd)|pygame_icon\w*\.(bmp|icns))$"),
    ("accesskit", r"accesskit/[^/]+\.(so|pyd)$"),
    ("babel", r"babel/(locale-data/(\w+\.dat|LICENSE\.unicode)|global\.dat)$"),
    ("python", r"lib-dynload/[^/]+\.so$|base_library\.zip$|/(lib)?python3[^/]*$|/Python$"),
    # On Windows the terms of Microsoft's runtime stand in Python's own licence.
    ("python", r"/(_?[a-z0-9_]+\.pyd|(?i:vcruntime)[^/]*\.dll|ucrtbase\.dll|api-ms-win-[^/]+\.dll)$"),
    # What PyInstaller itself makes: the program with its loader, and the description of a macOS bundle.
    ("pyinstaller", r"^(crypt-game|[Cc]rypt(-\w+)?\.exe|Contents/MacOS/Crypt|Contents/Info\.plist)$"),
    ("Crypt", r"^Contents/Resources/crypt\.icns$"),
)
"""The notice of each other file, by its place in the package; the first that fits counts."""
_LOADER = re.compile(r"pyi(mod|boot)\d+_|_pyi_")


def notices_of_file(file: PurePath) -> list[str]:
    """The notice that covers a file, by its place in the package. Raises LookupError if none does."""
    place = file.as_posix()
    for notice, pattern in _FILES:
        if re.search(pattern, place):
            return [notice]
    named = _LIBRARY_FILE.fullmatch(file.name)
    if named is not None and named[1] in _LIBRARIES and re.search(r"\.(so|dylib|dll)\b", file.name):
        return [_LIBRARIES[named[1]]]
    raise LookupError(f"no licence notice covers {place}: see build_scripts/notices.py")


def notices_of_module(name: str) -> list[str]:
    """The notices that cover a top-level module inside the program. Raises LookupError if none does."""
    if name in ("crypt_game", "plain_named_tuple"):
        return ["Crypt"]
    if _LOADER.match(name):
        return ["pyinstaller"]
    if name in sys.stdlib_module_names or name.startswith("_sysconfigdata_"):
        return ["python"]
    brought_by = importlib.metadata.packages_distributions().get(name)
    if not brought_by:
        raise LookupError(f"no licence notice covers the module {name}")
    return [re.sub(r"[-_.]+", "-", each).lower() for each in brought_by]


def modules_in(program: Path) -> list[str]:
    """The top-level Python modules that PyInstaller put into a program."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program)).open_embedded_archive("PYZ.pyz")
    return sorted({name.partition(".")[0] for name in archive.toc})


def faults(folder: Path, program: Path) -> Iterator[str]:
    """A sentence for each file and module of a folder build whose notice is unknown or not in it."""
    carried = {path.stem for place in folder.rglob("licences") for path in place.glob("*.txt")}
    inside = (path.relative_to(folder) for path in sorted(folder.rglob("*")) if path.is_file())
    files = (path for path in inside if "licences" not in path.parts)
    asked: list[tuple[str, Callable[[], list[str]]]] = [
        *((file.as_posix(), partial(notices_of_file, file)) for file in files),
        *((module, partial(notices_of_module, module)) for module in modules_in(program)),
    ]
    for thing, notices in asked:
        try:
            missing = set(notices()) - carried
        except LookupError as unknown:
            yield str(unknown.args[0])
        else:
            yield from (
                f"{thing} needs the notice {notice}, which is not in the package" for notice in missing
            )
