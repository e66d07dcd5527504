"""What a package holds besides the program: icons, licences, version resource.

Everything is made from the checkout and the installed libraries, alike on every run.
"""

from __future__ import annotations

import importlib.metadata
import io
import os
import re
import shutil
import struct
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path

from bootstrap import ROOT
from package_systems import TITLE

ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's names for one picture at one size, plain and for screens of double density.
_ICNS_SIZES = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}
_LICENCE_NAME = re.compile(r"(licen[cs]e|copying|notice|authors|lgpl)", re.IGNORECASE)


def render(svg: Path, size: int) -> bytes:
    """The picture as a PNG of `size` × `size` pixels."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    import pygame

    picture = pygame.image.load_sized_svg(svg, (size, size))
    square = pygame.Surface((size, size), pygame.SRCALPHA)
    square.blit(picture, picture.get_rect(center=square.get_rect().center))
    file = io.BytesIO()
    pygame.image.save(square, file, "icon.png")
    return file.getvalue()


def write_icons(folder: Path) -> None:
    """`crypt.ico` and `crypt.icns` into `folder`."""
    svg = ROOT / "assets" / "icon" / "crypt.svg"
    pictures = {size: render(svg, size) for size in ICON_SIZES}
    (folder / "crypt.ico").write_bytes(ico({size: pictures[size] for size in _ICO_SIZES}))
    (folder / "crypt.icns").write_bytes(icns({kind: pictures[size] for kind, size in _ICNS_SIZES.items()}))


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon file of PNG pictures by their size."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    entries = b""
    for size, picture in pictures.items():
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + entries + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """An Apple icon file of PNG pictures by their four-letter kind."""
    body = b"".join(
        kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_version_resource(path: Path, version: str) -> None:
    """What Windows shows under Properties, in the form PyInstaller reads."""
    numbers = (*map(int, re.findall(r"\d+", version)[:3]), 0)
    texts = {
        "CompanyName": "The Crypt desktop edition contributors",
        "FileDescription": "Crypt, the desktop edition",
        "FileVersion": version,
        "InternalName": TITLE,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": f"{TITLE}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }
    table = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in texts.items())
    path.write_text(
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), kids=["
        f"StringFileInfo([StringTable('040904B0', [{table}])]),"
        "VarFileInfo([VarStruct('Translation', [0x409, 0x4B0])])])\n",
        encoding="utf-8",
    )


def write_licences(folder: Path) -> None:
    """The licence of everything a package carries, a file or more for each, into `folder`.

    Raises LookupError if a library tells none and `packaging/licences` does not say it either.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "LICENSE", folder / "Crypt.txt")
    for font in sorted((ROOT / "assets" / "fonts").glob("OFL-*.txt")):
        shutil.copy(font, folder / f"font-{font.name.removeprefix('OFL-')}")
    for text in sorted((ROOT / "packaging" / "licences").glob("*.txt")):
        shutil.copy(text, folder / text.name)
    for font in _fonts_of_pygame_gui():
        shutil.copy(font, folder / f"font-{font.name.removesuffix('-LICENSE.txt')}.txt")
    for name in sorted({*runtime_distributions(), "mypy", "pyinstaller"}):
        for number, content in enumerate(_licences_of(name), 1):
            (folder / f"{name}{f'-{number}' if number > 1 else ''}.txt").write_bytes(content)
        if not (folder / f"{name}.txt").exists():
            raise LookupError(f"{name} tells no licence: add it to packaging/licences")
    included = (folder / "python.txt").read_bytes()
    (folder / "python.txt").write_bytes(_python_licence().read_bytes() + b"\n\n" + included)


def runtime_distributions() -> set[str]:
    """The names of all libraries that the game needs to run, and those that they need."""
    found: set[str] = set()
    waiting = ["crypt-game"]
    while waiting:
        for requirement in importlib.metadata.requires(waiting.pop()) or ():
            name = re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement, maxsplit=1)[0]).lower()
            wanted = "extra ==" not in requirement and "; " not in requirement
            if wanted and name not in found:
                found.add(name)
                waiting.append(name)
    return found


def _licences_of(name: str) -> Iterator[bytes]:
    """The texts in their order; a list of authors stands before the licence that speaks of them."""
    distribution = importlib.metadata.distribution(name)
    authors = b""
    for file in sorted(distribution.files or (), key=str):
        # pygame-ce keeps its licence among its documents.
        if (".dist-info" in file.parts[0] or file.name == "LGPL.txt") and _LICENCE_NAME.search(file.name):
            content = Path(str(distribution.locate_file(file))).read_bytes()
            if "authors" in file.name.lower():
                authors = content + b"\n\n"
                continue
            yield authors + content
            authors = b""


def _fonts_of_pygame_gui() -> list[Path]:
    files = importlib.metadata.files("pygame_gui") or ()
    return [Path(str(file.locate())) for file in files if file.match("data/licenses/*-LICENSE.txt")]


def _python_licence() -> Path:
    places = [Path(sysconfig.get_path(kind)) / "LICENSE.txt" for kind in ("stdlib", "data")]
    debian = Path(f"/usr/share/doc/python{sysconfig.get_python_version()}/copyright")
    found = next((place for place in (*places, debian) if place.is_file()), None)
    if found is None:
        raise LookupError("this Python tells no licence")
    return found
