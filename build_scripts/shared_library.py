"""An ELF shared library, as far as it must be known to let it do without others.

The structures are those of the System V ABI, chapters 4 and 5, and of the Linux Standard Base for the
versions of symbols, each for 64 bits.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import dataclass

_DYNAMIC, _DYNSYM, _VERNEED, _VERSYM = 6, 11, 0x6FFFFFFE, 0x6FFFFFFF
_DT_NULL, _DT_NEEDED, _DT_VERNEED, _DT_VERNEEDNUM = 0, 1, 0x6FFFFFFE, 0x6FFFFFFF
_SYMBOL, _ENTRY, _NEED = struct.Struct("<IBBHQQ"), struct.Struct("<qQ"), struct.Struct("<HHIII")
_WEAK, _UNVERSIONED = 2, 1


@dataclass(frozen=True, slots=True)
class _Section:
    kind: int
    offset: int
    size: int
    names: int
    """The number of the section that holds its strings."""


class SharedLibrary:
    """A 64-bit little-endian ELF library, changed in place: nothing in it moves.

    Raises ValueError for any other file.
    """

    def __init__(self, content: bytes) -> None:
        if content[:6] != b"\x7fELF\x02\x01":
            raise ValueError("not a 64-bit little-endian ELF file")
        self.content = bytearray(content)
        [start] = struct.unpack_from("<Q", content, 0x28)
        size, count = struct.unpack_from("<HH", content, 0x3A)
        self._sections = [self._section(start + number * size) for number in range(count)]

    def _section(self, place: int) -> _Section:
        _, kind, _, _, offset, size, names = struct.unpack_from("<IIQQQQI", self.content, place)
        return _Section(kind, offset, size, names)

    def _find(self, kind: int) -> _Section | None:
        return next((section for section in self._sections if section.kind == kind), None)

    def _text(self, section: _Section, place: int) -> str:
        start = self._sections[section.names].offset + place
        return self.content[start : self.content.index(0, start)].decode()

    def _entries(self) -> Iterator[tuple[int, int, int]]:
        """Place, tag and value of each entry of the dynamic section before its end."""
        dynamic = self._find(_DYNAMIC)
        assert dynamic is not None
        for place in range(dynamic.offset, dynamic.offset + dynamic.size, _ENTRY.size):
            tag, value = _ENTRY.unpack_from(self.content, place)
            if tag == _DT_NULL:
                return
            yield place, tag, value

    @property
    def needed(self) -> list[str]:
        """The file names of the libraries that are loaded with it."""
        dynamic = self._find(_DYNAMIC)
        assert dynamic is not None
        return [self._text(dynamic, value) for _, tag, value in self._entries() if tag == _DT_NEEDED]

    def symbols(self, *, defined: bool) -> dict[str, int]:
        """The number of each symbol that it offers, or that it asks others for, by its name."""
        table = self._find(_DYNSYM)
        assert table is not None
        found = {}
        for number in range(1, table.size // _SYMBOL.size):
            name, _, _, section, _, _ = _SYMBOL.unpack_from(
                self.content, table.offset + number * _SYMBOL.size
            )
            if bool(section) == defined:
                found[self._text(table, name)] = number
        return found

    def do_without(self, libraries: set[str], symbols: set[str]) -> None:
        """Ask no longer for `libraries`; `symbols`, which they offered, are null unless others offer them."""
        self._weaken(number for name, number in self.symbols(defined=False).items() if name in symbols)
        shift = self._forget_versions(libraries)
        dynamic = self._find(_DYNAMIC)
        assert dynamic is not None
        kept = []
        for _, tag, value in self._entries():
            if tag == _DT_NEEDED and self._text(dynamic, value) in libraries:
                continue
            value += {_DT_VERNEED: shift[0], _DT_VERNEEDNUM: -shift[1]}.get(tag, 0)
            kept.append(_ENTRY.pack(tag, value))
        table = b"".join(kept)
        self.content[dynamic.offset : dynamic.offset + dynamic.size] = table.ljust(dynamic.size, b"\0")

    def _weaken(self, numbers: Iterator[int]) -> None:
        table, versions = self._find(_DYNSYM), self._find(_VERSYM)
        assert table is not None
        for number in numbers:
            place = table.offset + number * _SYMBOL.size + 4
            self.content[place] = self.content[place] & 0x0F | _WEAK << 4
            if versions is not None:
                struct.pack_into("<H", self.content, versions.offset + 2 * number, _UNVERSIONED)

    def _forget_versions(self, libraries: set[str]) -> tuple[int, int]:
        """Unlink the versions wanted of `libraries`.

        Returns how many bytes the first that stays lies behind the former first, and how many went.
        """
        wanted = self._find(_VERNEED)
        if wanted is None:
            return 0, 0
        places, place = [wanted.offset], wanted.offset
        while step := _NEED.unpack_from(self.content, place)[4]:
            place += step
            places.append(place)
        kept = [
            each
            for each in places
            if self._text(wanted, _NEED.unpack_from(self.content, each)[2]) not in libraries
        ]
        for each, following in zip(kept, [*kept[1:], None], strict=True):
            struct.pack_into("<I", self.content, each + 12, 0 if following is None else following - each)
        return (kept[0] - places[0] if kept else 0), len(places) - len(kept)
