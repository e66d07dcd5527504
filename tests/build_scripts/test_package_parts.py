"""The parts of a package: icons that systems can read, all licences, the files of the Linux desktop."""

from __future__ import annotations

import io
import os
import re
import struct
import subprocess
import xml.etree.ElementTree as ElementTree
from configparser import ConfigParser
from pathlib import Path

import package_parts
import pygame
import pytest
from bootstrap import ROOT
from package_systems import IDENTIFIER, SYSTEMS, is_used

STRING_ESCAPES = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}
DESKTOP_KEYS = {
    "Type",
    "Name",
    "Comment",
    "Comment[de]",
    "Comment[fr]",
    "Exec",
    "Icon",
    "Categories",
    "MimeType",
}


def size_of(png: bytes) -> tuple[int, int]:
    return pygame.image.load(io.BytesIO(png), "icon.png").get_size()


def test_the_windows_icon_holds_each_size(tmp_path: Path) -> None:
    package_parts.write_icons(tmp_path)
    data = (tmp_path / "crypt.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert kind == 1
    sizes = []
    for number in range(count):
        width, height, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        sizes.append(width or 256)
        assert size_of(data[place : place + length]) == (sizes[-1], height or 256)
    assert sizes == [16, 24, 32, 48, 64, 128, 256]


def test_the_apple_icon_holds_each_size(tmp_path: Path) -> None:
    package_parts.write_icons(tmp_path)
    data = (tmp_path / "crypt.icns").read_bytes()
    assert data[:4] == b"icns"
    assert int.from_bytes(data[4:8], "big") == len(data)
    place, sizes = 8, {}
    while place < len(data):
        length = int.from_bytes(data[place + 4 : place + 8], "big")
        sizes[data[place : place + 4]] = size_of(data[place + 8 : place + length])[0]
        place += length
    assert sizes == {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024, b"ic11": 32, b"ic12": 64}


def test_everything_that_is_bundled_tells_its_licence(tmp_path: Path) -> None:
    folder = tmp_path / "licences"
    package_parts.write_licences(folder)
    names = {path.stem for path in folder.iterdir()}
    assert {"Crypt", "python", "pyinstaller", "font-Cinzel", "font-ProzaLibre"} <= names
    assert package_parts.runtime_distributions() <= names
    assert all(path.stat().st_size > 500 for path in folder.iterdir())


def test_the_libraries_of_the_game_are_found_to_the_end() -> None:
    found = package_parts.runtime_distributions()
    assert {"pygame-ce", "pygame-gui", "python-i18n", "fluent-runtime", "babel", "platformdirs"} <= found
    assert not {"pytest", "hatchling"} & found


def test_the_version_resource_tells_the_version(tmp_path: Path) -> None:
    path = tmp_path / "version.txt"
    package_parts.write_version_resource(path, "1.20.3")
    made: list[tuple[tuple[object, ...], dict[str, object]]] = []

    def note(*values: object, **named: object) -> None:
        made.append((values, named))

    kinds = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo")
    eval(path.read_text(), dict.fromkeys((*kinds, "VarStruct"), note))
    assert ((), {"filevers": (1, 20, 3, 0), "prodvers": (1, 20, 3, 0)}) in made
    assert (("ProductVersion", "1.20.3"), {}) in made


@pytest.mark.parametrize(
    "path",
    [
        "crypt_game/assets/fonts/Cinzel-Bold.ttf",
        "crypt_game/assets/icon/crypt-64.png",
        "crypt_game/locale/fr/menu.ftl",
        "babel/locale-data/root.dat",
        "babel/locale-data/fr_FR.dat",
        "pygame_gui/data/NotoSans-Regular.ttf",
        "pygame_gui/data/translations/pygame-gui.de.json",
    ],
)
def test_what_the_game_opens_is_kept(path: str) -> None:
    assert is_used(path)
    assert is_used(path.replace("/", "\\"))


@pytest.mark.parametrize(
    "path",
    [
        "pygame_gui/data/NotoSansJP-Regular.otf",
        "pygame_gui/data/NotoSans-BoldItalic.ttf",
        "pygame/freesansbold.ttf",
        "attrs-26.1.0.dist-info/METADATA",
        "crypt_game/assets/icon/crypt.icns",
        "pygame_gui/data/translations/pygame-gui.ko.json",
        "babel/locale-data/fr_CA.dat",
        "babel/locale-data/eng.dat",
        "pytz/zoneinfo/Europe/Paris",
        "crypt_game/assets/fonts/README.md",
    ],
)
def test_what_the_game_never_opens_is_left_out(path: str) -> None:
    assert not is_used(path)
    assert not is_used(path.replace("/", "\\"))


def test_every_system_has_its_row() -> None:
    assert {system.name for system in SYSTEMS.values()} == {"linux", "windows", "macos"}


# Linux
# ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def handed_out(tmp_path: Path) -> Path:
    """The folder to hand out, with a program that says how it was called."""
    folder = tmp_path / "dépôt of games"
    folder.mkdir()
    package_parts.write_linux_files(folder, "1.2.3", "2026-11-21")
    program = folder / "crypt-game" / "crypt-game"
    program.parent.mkdir()
    program.write_text('#!/bin/sh\necho "played: $*"\n')
    program.chmod(0o755)
    return folder


class DesktopEntry(ConfigParser):
    """Its keys have capitals."""

    def optionxform(self, optionstr: str) -> str:
        return optionstr


def test_the_desktop_files_are_complete(handed_out: Path) -> None:
    share = handed_out / "share"
    entry = DesktopEntry(interpolation=None)
    entry.read(share / f"{IDENTIFIER}.desktop", encoding="utf-8")
    assert set(entry["Desktop Entry"]) >= DESKTOP_KEYS
    assert entry["Desktop Entry"]["Icon"] == IDENTIFIER
    about = ElementTree.parse(share / f"{IDENTIFIER}.metainfo.xml").getroot()
    release = about.find("releases/release")
    assert about.findtext("id") == IDENTIFIER
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-11-21"}
    kind = ElementTree.parse(share / f"{IDENTIFIER}.mime.xml").getroot()
    glob = kind.find(".//{*}glob")
    assert glob is not None
    assert glob.get("pattern") == "*.crypt"
    for size in (16, 48, 256):
        icon = share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{IDENTIFIER}.png"
        assert size_of(icon.read_bytes()) == (size, size)


@pytest.mark.skipif(os.name == "nt", reason="the install script is for Linux")
@pytest.mark.parametrize("home_name", ["zoé", "a b", 'qu"ot$e`d', "100%", "amp&pipe|", "back\\slash"])
def test_installing_and_taking_away(handed_out: Path, tmp_path: Path, home_name: str) -> None:
    home = tmp_path / home_name
    games = home / ".local" / "share" / "CryptGame" / "saves" / "mine.crypt"
    games.parent.mkdir(parents=True)
    games.write_text("a game")
    surroundings = {"HOME": str(home), "PATH": os.environ["PATH"]}

    def run(script: str) -> None:
        subprocess.run(
            ["sh", handed_out / script], env=surroundings, cwd="/", check=True, capture_output=True
        )

    for _ in range(2):
        run("install.sh")
    program = home / ".local" / "bin" / "crypt-game"
    said = subprocess.run([program, "a file"], capture_output=True, text=True, check=True).stdout
    assert said == "played: a file\n"
    desktop = home / ".local" / "share" / "applications" / f"{IDENTIFIER}.desktop"
    assert program_of(desktop.read_text(encoding="utf-8")) == str(program.resolve())
    run("uninstall.sh")
    left = [path for path in home.rglob("*") if not path.is_dir() or path.is_symlink()]
    assert [path for path in left if "mime/" not in str(path) and path.suffix != ".cache"] == [games]


def program_of(desktop_entry: str) -> str:
    """The program that a desktop would start, by the rules of desktop entries for strings and Exec lines."""
    [line] = [line for line in desktop_entry.splitlines() if line.startswith("Exec=")]
    value = re.sub(r"\\(.)", lambda found: STRING_ESCAPES[found[1]], line.removeprefix("Exec="))
    quoted = re.fullmatch(r'"((?:[^"`$\\]|\\["`$\\])*)" %f', value)
    assert quoted is not None
    return re.sub(r"\\(.)", r"\1", quoted[1]).replace("%%", "%")


def test_the_packaging_folder_holds_what_the_table_names() -> None:
    assert (ROOT / "packaging" / "crypt.spec").is_file()
    assert {path.name for path in (ROOT / "packaging" / "linux").glob(f"{IDENTIFIER}.*")} == {
        f"{IDENTIFIER}.{kind}" for kind in ("desktop", "metainfo.xml", "mime.xml")
    }
