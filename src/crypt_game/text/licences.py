"""What the program is built with, as the page about it tells."""

from __future__ import annotations

from typing import Final

__all__ = ["PARTS"]

PARTS: Final = (
    ("Python", "PSF"),
    ("pygame-ce", "LGPL 2.1"),
    ("SDL, FreeType", "zlib, FTL"),
    ("pygame_gui", "MIT"),
    ("python-i18n", "MIT"),
    ("fluent.runtime, fluent.syntax", "Apache 2.0"),
    ("Babel, pytz", "BSD, MIT"),
    ("attrs, typing_extensions", "MIT, PSF"),
    ("platformdirs", "MIT"),
    ("MuseScore General", "MIT"),
    ("Cinzel", "SIL OFL 1.1"),
    ("Proza Libre", "SIL OFL 1.1"),
    ("Noto", "SIL OFL 1.1"),
)
"""What the program is built with, and under which licence."""
