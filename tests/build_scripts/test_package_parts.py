"""The parts of a package: icons that systems can read, all licences."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import package_parts
import pygame
import pytest
from package_systems import SYSTEMS, is_used


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
        "crypt_game/assets/pictures/fronts/idol-4.webp",
        "crypt_game/assets/pictures/heirs/moon_duke-calm.webp",
        "crypt_game/assets/pictures/rooms/vault.webp",
        "crypt_game/assets/pictures/rooms/throne.webp",
        "crypt_game/assets/pictures/dice/moon-1.webp",
        "crypt_game/assets/pictures/collectors/idol-b.webp",
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
        "pytz/zoneinfo/Europe/Paris",
        "crypt_game/assets/fonts/README.md",
        "crypt_game/assets/pictures/manifest.json",
        "crypt_game/assets/pictures/rooms/vault-unlit.webp",
    ],
)
def test_what_the_game_never_opens_is_left_out(path: str) -> None:
    assert not is_used(path)
    assert not is_used(path.replace("/", "\\"))


def test_every_system_has_its_row() -> None:
    assert {system.name for system in SYSTEMS.values()} == {"linux", "windows", "macos"}
