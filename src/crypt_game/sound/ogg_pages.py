"""A part of a long Ogg Vorbis file as a file of its own, so that the rest need not be decoded."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from crypt_game.sound.sound_files import require_ogg_vorbis

__all__ = ["OggPages"]

_HEAD = 27
"""Bytes of a page before its table of segments (RFC 3533, §6)."""
_SAMPLES, _SEGMENTS = slice(6, 14), 26
"""Where it says how many samples the file holds up to its end, and how many segments it has."""
_BEFORE = 2048
"""Samples that a decoder needs ahead of the first one it can tell."""


class _OggPage(NamedTuple):
    """Where a page lies in its file, and how many samples the file holds up to the page's end."""

    start: int
    end: int
    samples: int


class OggPages:
    """The pages of one file with one stream, whose places are read once; its sound is not kept."""

    def __init__(self, file: Path) -> None:
        """Raises OSError for a file that cannot be read or is no Ogg Vorbis."""
        require_ogg_vorbis(file)
        self._file = file
        content = file.read_bytes()
        pages = _pages(content)
        if not pages or pages[-1].end != len(content):
            raise OSError(f"{file.name} is damaged")
        self._sound = [page for page in pages if page.samples > 0]
        self._head = content[: self._sound[0].start] if self._sound else b""

    def part(self, first: int, last: int) -> tuple[bytes, int]:
        """A file that holds at least the samples from `first` up to `last`, and which sample it ends before.

        Decoded, its samples are those of the whole file. Raises OSError where there are none so late.
        """
        after = [index for index, page in enumerate(self._sound) if page.samples >= last]
        if not after:
            raise OSError(f"{self._file.name} is too short")
        begin = sum(page.samples <= first - _BEFORE for page in self._sound)
        end = self._sound[after[0]]
        with self._file.open("rb") as content:
            content.seek(self._sound[begin].start)
            return self._head + content.read(end.end - self._sound[begin].start), end.samples


def _pages(content: bytes) -> list[_OggPage]:
    """The whole pages from the beginning on, up to the first that is none."""
    pages: list[_OggPage] = []
    at = 0
    while content[at : at + 4] == b"OggS" and len(content) >= at + _HEAD:
        table = at + _HEAD + content[at + _SEGMENTS]
        end = table + sum(content[at + _HEAD : table])
        samples = int.from_bytes(content[at : at + _HEAD][_SAMPLES], "little", signed=True)
        pages.append(_OggPage(at, end, samples))
        at = end
    return pages
