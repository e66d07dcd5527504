"""The differences between the systems that packages are made for, and what is left out on all of them.

Read by the spec and by the packager. Standard library only.
"""

from __future__ import annotations

import platform
import re
import sys
from dataclasses import dataclass

NAME = "crypt-game"
TITLE = "Crypt"
IDENTIFIER = "io.github.crypt_game.crypt"


@dataclass(frozen=True, slots=True)
class System:
    """What PyInstaller and the packager do differently on one system."""

    name: str
    """As it stands in the names of the packages."""
    program: str
    """The executable's name."""
    icon: str
    """The file in the build folder that the executable or bundle carries, or "" where it carries none."""
    strip: bool
    """Whether debugging symbols are cut out of libraries: half the size on Linux, untested elsewhere."""
    bundle: bool
    """Whether the folder is an .app bundle."""
    archive: str
    """The folder's archive: tar.xz keeps rights and links, zip opens by double click."""
    console_program: str = ""
    """The same program for consoles, which do not wait for one with a window; "" where one serves both."""
    utf8: bool = False
    """Whether Python takes all text for UTF-8, whatever the locale says, and EAST_ASIAN_CODECS stay out."""


SYSTEMS = {
    "linux": System("linux", NAME, "", True, False, "tar.xz", utf8=True),
    "win32": System("windows", f"{TITLE}.exe", "crypt.ico", False, False, "zip", f"{NAME}.exe"),
    "darwin": System("macos", TITLE, "crypt.icns", False, True, "zip"),
}


def this_system() -> System:
    """The row of the table for the system that runs this. Raises KeyError on one that is not in it."""
    return SYSTEMS[sys.platform]


def machine() -> str:
    """The processor, named alike on all systems."""
    return {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())


EAST_ASIAN_CODECS = (
    "_codecs_cn",
    "_codecs_hk",
    "_codecs_iso2022",
    "_codecs_jp",
    "_codecs_kr",
    "_codecs_tw",
    "_multibytecodec",
)
"""What reads and writes the encodings of locales that came before UTF-8: 0.4 MB packed."""

# Imported by a library for a case that this program never reaches: network, databases, tests, other toolkits.
# And what every Python has within itself.
UNUSED_MODULES = (
    "PIL",
    "PyInstaller",
    "_aix_support",
    "_bz2",
    "_lzma",
    "_pydecimal",
    "_ssl",
    "_pytest",
    "asyncio",
    "bz2",
    "csv",
    "distutils",
    "doctest",
    "email",
    "ftplib",
    "gzip",
    "http",
    "hypothesis",
    "importlib._bootstrap",
    "importlib._bootstrap_external",
    "importlib.metadata",
    "lib2to3",
    "lzma",
    "mimetypes",
    "multiprocessing.dummy",
    "multiprocessing.managers",
    "multiprocessing.pool",
    "multiprocessing.shared_memory",
    "multiprocessing.sharedctypes",
    "numpy",
    "pip",
    "platformdirs.android",
    "platformdirs.ios",
    "pydoc",
    "pygame.docs",
    "pygame.examples",
    "pygame.tests",
    "pytest",
    "setuptools",
    "smtplib",
    "sqlite3",
    "ssl",
    "tarfile",
    "test",
    "tkinter",
    "tracemalloc",
    "unittest",
    "urllib.request",
    "xmlrpc",
    "yaml",
)

UNUSED_HOOKS = ("pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pkgutil")
"""What PyInstaller has a program do at every start for modules that this one uses late, or not in that way.

It looks for no source and walks through no packages, and `desktop/frozen_helpers.py` serves multiprocessing.
"""

_UNUSED_DATA = re.compile(
    # Of its fonts pygame_gui opens two at every start, whether or not a text is set in them.
    r"pygame_gui/data/NotoSans(?!-Regular\.ttf$)"
    r"|pygame_gui/data/translations/pygame-gui\.(?!(en|de|fr)\.)"
    r"|pytz/zoneinfo/"
    r"|\.dist-info/|/py\.typed$"
    r"|pygame/freesansbold\.ttf$"
    r"|crypt_game/assets/.*\.(md|kra|xcf)$"
    # The window's own picture; the other icons are for the system and lie outside the program.
    r"|crypt_game/assets/icon/(?!crypt-64\.png$)"
    r"|crypt_game/assets/pictures/manifest\.json$"
    # Rendered for a scene that does not show it yet.
    r"|crypt_game/assets/pictures/rooms/vault-unlit\.webp$"
)


def is_used(destination: str) -> bool:
    """Whether a data file, by its place in the package, is one that the game can ever open."""
    return _UNUSED_DATA.search(destination.replace("\\", "/")) is None
