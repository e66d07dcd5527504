"""How a package imports: what PyInstaller runs before the game at each start, which takes 5 ms less.

PyInstaller asks three places for a module of its archive and opens it anew for each. Here it is asked first
and stays open: a program that is replaced while it runs still finds what it has yet to import.
"""

from __future__ import annotations

import os
import sys
from _frozen_importlib import ModuleSpec
from collections.abc import Sequence
from marshal import loads
from types import CodeType, ModuleType
from zlib import decompress

from pyimod01_archive import (  # type: ignore[import-not-found]
    PYZ_ITEM_MODULE,
    PYZ_ITEM_PKG,
    ZlibArchiveReader,
)
from pyimod02_importers import PyiFrozenLoader, pyz_archive  # type: ignore[import-not-found]

__all__ = ["ArchiveFinder"]


class _ArchiveLoader(PyiFrozenLoader):  # type: ignore[misc]
    """Runs a module whose code lies in the open archive."""

    def __init__(self, finder: ArchiveFinder, name: str, is_package: bool) -> None:
        self._finder = finder
        self._is_package = is_package
        self.name = name
        place = finder.place_of(name)
        self.path = f"{place}{os.sep}__init__.py" if is_package else f"{place}.py"

    def get_code(self, fullname: str) -> CodeType:
        return self._finder.code_of(fullname)

    def exec_module(self, module: ModuleType) -> None:
        exec(self._finder.code_of(self.name), vars(module))


class ArchiveFinder:
    """Finds the modules of PyInstaller's archive by their full names; others are left to those after it."""

    def __init__(self, archive: ZlibArchiveReader) -> None:
        self._entries = archive.toc
        self._start = archive._start_offset
        self._file = os.open(archive._filename, os.O_RDONLY | os.O_CLOEXEC)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """What Python asks of a finder."""
        kind = self._entries.get(name, (None,))[0]
        if kind not in (PYZ_ITEM_MODULE, PYZ_ITEM_PKG):
            return None
        loader = _ArchiveLoader(self, name, kind == PYZ_ITEM_PKG)
        spec = ModuleSpec(name, loader, origin=loader.path, is_package=kind == PYZ_ITEM_PKG)
        spec.has_location = True
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(self.place_of(name))
        return spec

    def place_of(self, name: str) -> str:
        """Where a package or module would lie if it were a folder or file."""
        folder: str = sys._MEIPASS  # type: ignore[attr-defined]
        return f"{folder}{os.sep}{name.replace('.', os.sep)}"

    def code_of(self, name: str) -> CodeType:
        """The code of a module of the archive."""
        _, offset, length = self._entries[name]
        code: CodeType = loads(decompress(os.pread(self._file, length, self._start + offset)))
        return code


if hasattr(os, "pread"):  # not on Windows
    sys.meta_path.insert(0, ArchiveFinder(pyz_archive))
