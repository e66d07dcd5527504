"""Which languages there are, and which one the player's system speaks.

A language is a folder with a ``meta.ftl`` that says its own name (``meta-name = Français``); there is no
list of languages anywhere.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from crypt_game.text.catalog import ENGLISH
from crypt_game.text.language_files import read_file

_TAG = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
_NAME = re.compile(r"^meta-name *= *(\S.*?) *$", re.MULTILINE)
_LONGEST_NAME = 40


def available_languages(*places: Path) -> dict[str, str]:
    """Language tag → the language's own name, English first, the others by name, of all the places.

    English is there even if its folder is not: the game can then still be closed in an orderly way.
    """
    names: dict[str, str] = {}
    for child in (child for place in places for child in _language_folders(place)):
        found = _NAME.search(read_file(child / "meta.ftl")) if (child / "meta.ftl").exists() else None
        if found is not None and found[1].isprintable():
            names[child.name] = found[1][:_LONGEST_NAME]
    english = names.pop(ENGLISH, "English")
    return {ENGLISH: english, **dict(sorted(names.items(), key=lambda item: item[1].casefold()))}


def _language_folders(place: Path) -> list[Path]:
    try:
        return [child for child in place.iterdir() if _TAG.fullmatch(child.name)]
    except OSError:
        return []


def system_language(
    available: Iterable[str], wishes: Iterable[str] | None = None, environ: Mapping[str, str] | None = None
) -> str:
    """The first of the system's languages that is available, else English.

    ``wishes`` are tags in order of preference (``de_AT.UTF-8``, ``fr-CA``, ``en``); by default those of the
    environment variables and then, on Windows and macOS, those of the user's settings.
    """
    by_lower = {tag.lower(): tag for tag in available}
    if wishes is None:
        wishes = _wishes_of_system(os.environ if environ is None else environ)
    for wish in wishes:
        tag = wish.split(".")[0].split("@")[0].replace("_", "-").lower()
        while tag:
            if tag in by_lower:
                return by_lower[tag]
            tag = tag.rpartition("-")[0]
    return ENGLISH


def _wishes_of_system(environ: Mapping[str, str]) -> list[str]:
    wishes = environ.get("LANGUAGE", "").split(":")
    wishes += [environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
    if sys.platform in ("win32", "darwin"):
        from crypt_game.text.system_languages import languages_of_the_desktop

        wishes += languages_of_the_desktop()
    return [wish for wish in wishes if wish]
