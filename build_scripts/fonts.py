"""Rebuild the fonts in assets/fonts from their published packages, byte for byte.

    python build_scripts/fonts.py            download, subset, write, print what changed
    python build_scripts/fonts.py --check    the same, but only compare; exit 1 when a file differs

Needs `npm` (to fetch the packages) and `fonttools` (a development dependency). The packages are checked
against the integrity hashes below before anything in them is read.

What is changed, and why: the fonts are cut to the characters of the languages of Europe and Vietnam; letters
that they lack come from Noto (`font_letters.py`), and signs that a translator may type but the fonts lack
are given the glyph of their nearest kin (a narrow no-break space is drawn as a no-break space, a capital
sharp s as a sharp s), so that no sentence shows an empty box. The SIL Open Font License allows all of it
under the old names, since no family reserves its name.
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import NamedTuple

from font_letters import borrow_letters
from fontTools.subset import Options, Subsetter  # type: ignore[import-untyped]
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from crypt_game.text.covered_letters import COVERED

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "fonts"

CINZEL = "@expo-google-fonts/cinzel@0.4.2"
PROZA = "@expo-google-fonts/proza-libre@0.2.3"
PROZA_LICENCE = "@fontsource/proza-libre@5.3.0"
ATKINSON = "@expo-google-fonts/atkinson-hyperlegible@0.4.1"
NOTO_SANS = "@expo-google-fonts/noto-sans@0.4.2"
NOTO_SERIF = "@expo-google-fonts/noto-serif@0.4.2"

INTEGRITY = {
    CINZEL: "UAlyuHCGjmKpMt2MoCKYueHz8ZEzjHO1VEol2G7NcPW54UH+85SWIGzpor05YNqUvr/aoqS8Qrfnswxg1RsNMw==",
    PROZA: "/EXpzeE19K4CMlG6wdMenQo40qes0Uku6WSX79CJckpREOjUxXOV6xzoPP3CHVDqD1EmmUCDOi/7Rt4CWZsw7w==",
    ATKINSON: "Xr1XAguU7oEVHy28WxCBmdjPT2BNwH5lFZF2adHb9Cy6qtNgXwDzeAgvESkoq4mQmYW5RzqJZknqQxrTkEm0Xw==",
    NOTO_SANS: "zYD8G2ijWLxqmquoQgghNh/x9p0yxWwArD0oxO1oXY1qx5vOd4t0Kbhnu/Cx8RTy08OgA8RtxuULZFaXwVPnPw==",
    NOTO_SERIF: "1xvAYegrtpCuPPunSyhvhV9FHWEzCWjikEoUJkvHt+WWvt+h7lKr+vkXNpqwFQM4W3KjXOccfLd5s04xLMjjDQ==",
    PROZA_LICENCE: "LcZ1qUZ5DLfLJv0by/nUEeAy6png6lHA4asAufhIRgAZn6TK+8S8snMUbbTGP9wgaJb7J4M9Z0IHt/FgQF4tkQ==",
}


class Source(NamedTuple):
    """One file of a package and the name under which the game ships it; `lender` has the letters it lacks."""

    package: str
    member: str
    name: str
    lender: tuple[str, str] = ("", "")
    """Package and file; a font without keeps to its own letters."""


FONTS = (
    Source(
        CINZEL, "700Bold/Cinzel_700Bold.ttf", "Cinzel-Bold.ttf", (NOTO_SERIF, "700Bold/NotoSerif_700Bold.ttf")
    ),
    Source(
        CINZEL,
        "900Black/Cinzel_900Black.ttf",
        "Cinzel-Black.ttf",
        (NOTO_SERIF, "900Black/NotoSerif_900Black.ttf"),
    ),
    Source(
        PROZA,
        "ProzaLibre_400Regular.ttf",
        "ProzaLibre-Regular.ttf",
        (NOTO_SANS, "400Regular/NotoSans_400Regular.ttf"),
    ),
    Source(
        PROZA,
        "ProzaLibre_400Regular_Italic.ttf",
        "ProzaLibre-Italic.ttf",
        (NOTO_SANS, "400Regular_Italic/NotoSans_400Regular_Italic.ttf"),
    ),
    Source(
        PROZA,
        "ProzaLibre_600SemiBold.ttf",
        "ProzaLibre-SemiBold.ttf",
        (NOTO_SANS, "600SemiBold/NotoSans_600SemiBold.ttf"),
    ),
    Source(
        PROZA, "ProzaLibre_700Bold.ttf", "ProzaLibre-Bold.ttf", (NOTO_SANS, "700Bold/NotoSans_700Bold.ttf")
    ),
    Source(ATKINSON, "400Regular/AtkinsonHyperlegible_400Regular.ttf", "AtkinsonHyperlegible-Regular.ttf"),
    Source(ATKINSON, "700Bold/AtkinsonHyperlegible_700Bold.ttf", "AtkinsonHyperlegible-Bold.ttf"),
)
LICENCES = (
    Source(CINZEL, "LICENSE_FONT", "OFL-Cinzel.txt"),
    Source(PROZA_LICENCE, "LICENSE", "OFL-ProzaLibre.txt"),
    Source(ATKINSON, "LICENSE_FONT", "OFL-AtkinsonHyperlegible.txt"),
    Source(NOTO_SANS, "LICENSE_FONT", "OFL-Noto.txt"),
)

#: A character the family lacks -> the character whose glyph stands in for it.
KIN = {
    0x2009: 0xA0,
    0x200A: 0xA0,
    0x202F: 0xA0,
    0x1E9E: 0xDF,
    0x2010: 0x2D,
    0x2011: 0x2D,
    0x2012: 0x2013,
    0x2015: 0x2014,
    0x2032: 0x27,
    0x2033: 0x22,
}


def fetch(package: str, into: Path) -> dict[str, bytes]:
    """The files of an npm package by their name below `package/`. Raises ValueError on a wrong hash."""
    done = subprocess.run(
        ["npm", "pack", "--silent", package], cwd=into, check=True, capture_output=True, text=True
    )
    packed = (into / done.stdout.split()[-1]).read_bytes()
    found = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if found != INTEGRITY[package]:
        raise ValueError(f"{package}: integrity {found}, expected {INTEGRITY[package]}")
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as tar:
        for member in tar:
            opened = tar.extractfile(member)
            if opened is not None:
                files[member.name.removeprefix("package/")] = opened.read()
    return files


def build(raw: bytes, lender: bytes | None, *, small_capitals: bool) -> bytes:
    """One font, given kin and letters of `lender` (if any) for the characters it lacks and cut to COVERED.

    The same bytes every time. With `small_capitals` the small letters of the font are small capitals.
    """
    font = TTFont(io.BytesIO(raw), recalcTimestamp=False)
    for table in font["cmap"].tables:
        if table.isUnicode():
            for code, kin in KIN.items():
                if code not in table.cmap and kin in table.cmap:
                    table.cmap[code] = table.cmap[kin]
    options = Options()
    options.layout_features = ["kern", "liga", "mark", "ccmp"]
    options.name_IDs = ["*"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=COVERED)
    subsetter.subset(font)
    if lender is not None:
        borrow_letters(font, lender, COVERED, small_capitals=small_capitals)
    out = io.BytesIO()
    font.save(out, reorderTables=True)
    return out.getvalue()


def main(arguments: list[str] | None = None) -> int:
    """Write (or with --check compare) every font and licence. Returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only, change nothing")
    check = parser.parse_args(arguments).check
    with tempfile.TemporaryDirectory() as folder:
        packages = {package: fetch(package, Path(folder)) for package in INTEGRITY}
    wanted = {
        font.name: build(
            packages[font.package][font.member],
            packages[font.lender[0]][font.lender[1]] if font.lender[0] else None,
            small_capitals=font.package == CINZEL,
        )
        for font in FONTS
    }
    wanted |= {text.name: packages[text.package][text.member] for text in LICENCES}
    changed = 0
    for name, content in sorted(wanted.items()):
        path = FOLDER / name
        same = path.is_file() and path.read_bytes() == content
        changed += not same
        print(f"{'same   ' if same else 'changed'} {hashlib.sha256(content).hexdigest()[:16]} {name}")
        if not same and not check:
            FOLDER.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return 1 if check and changed else 0


if __name__ == "__main__":
    sys.exit(main())
