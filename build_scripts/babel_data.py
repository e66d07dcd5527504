"""Plural rules and number signs of every language for a package, without all else that Babel knows.

The game asks Babel (through Fluent) which plural form a number takes and how it is written. A language that a
player puts in must have both, but the whole of Babel's data is thirty megabytes: dates, currencies, names of
places. Regions are left out but for those that the game's own languages and their systems ask for.
"""

from __future__ import annotations

import pickle
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

NEEDED = (
    "locale_id",
    "plural_form",
    "number_symbols",
    "default_numbering_system",
    "numbering_systems",
    "decimal_formats",
    "percent_formats",
)
"""The parts of a language that are asked for."""
NEEDED_OF_ALL = (
    "language_aliases",
    "territory_aliases",
    "script_aliases",
    "variant_aliases",
    "likely_subtags",
    "parent_exceptions",
)
"""What finds the data of a language by its name. Countries, currencies and time zones are left out."""
_LANGUAGE = re.compile(
    r"babel/locale-data/(?P<name>[a-z]{2,3}|root|en_(001|GB|US)|de_DE|fr_FR|pt_(BR|PT)|zh_Han[st])\.dat$"
)

Entry = tuple[str, str, str]
"""A file as PyInstaller lists it: its place in the package, where it lies now, its kind."""


def small(data: dict[str, Any], needed: Iterable[str]) -> dict[str, Any]:
    """The needed parts of Babel's data."""
    return {part: data[part] for part in needed if part in data}


def with_small_languages(files: Iterable[Entry], folder: Path) -> list[Entry]:
    """The files of a package with Babel's data made small, which is written to `folder`."""
    made = folder / "babel"
    made.mkdir(parents=True, exist_ok=True)
    kept: list[Entry] = []
    for place, path, kind in files:
        posix = place.replace("\\", "/")
        of_all = posix.endswith("babel/global.dat")
        if not of_all and ("babel/locale-data/" not in posix or not posix.endswith(".dat")):
            kept.append((place, path, kind))
        elif of_all or _LANGUAGE.search(posix):
            target = made / Path(posix).name
            # Babel's own file, of the version that the lock file pins by its hash.
            data = small(pickle.loads(Path(path).read_bytes()), NEEDED_OF_ALL if of_all else NEEDED)
            target.write_bytes(pickle.dumps(data, 2))
            kept.append((place, str(target), kind))
    return kept
