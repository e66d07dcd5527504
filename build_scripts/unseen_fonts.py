"""The fonts of pygame_gui without the letters that nobody sees.

It opens two of them at every start, a text face and a typewriter face, whether or not a text is set in them;
this game sets none. In packages they hold the letters, figures and signs of ASCII alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fontTools.subset import main as subset  # type: ignore[import-untyped]

__all__ = ["with_small_fonts"]

_FONTS: Final = ("pygame_gui/data/NotoSans-Regular.ttf", "pygame_gui/data/FiraCode-Regular.ttf")
_LETTERS: Final = "U+0020-007E"

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the package, where it lies now, its kind."""


def with_small_fonts(files: Iterable[Entry], folder: Path) -> list[Entry]:
    """The files of a package with those two made small, which is written to `folder`."""
    made = folder / "fonts"
    made.mkdir(parents=True, exist_ok=True)
    kept: list[Entry] = []
    for place, path, kind in files:
        if place.replace("\\", "/") in _FONTS:
            target = made / Path(path).name
            subset([path, f"--unicodes={_LETTERS}", "--layout-features=", f"--output-file={target}"])
            kept.append((place, str(target), kind))
        else:
            kept.append((place, path, kind))
    return kept
