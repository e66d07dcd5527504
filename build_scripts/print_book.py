"""Makes the rulebook as a PDF in each language, handed out beside the packages; run by rulebook_pdf.py."""

from __future__ import annotations

import argparse
from pathlib import Path

from book_pictures import book_pictures
from book_printer import print_rulebook
from bootstrap import ROOT

__all__ = ["LANGUAGES", "main", "write_books"]

LANGUAGES = ("en", "de", "fr")


def write_books(
    folder: Path, languages: tuple[str, ...] = LANGUAGES, places: tuple[Path, ...] = ()
) -> list[Path]:
    """Write `crypt-rulebook-<language>.pdf` for each language; `places` hold more languages."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for language in languages:
        words, pictures = book_pictures(language, places)
        pdf = print_rulebook(words, pictures, ROOT / "assets" / "fonts")
        written.append(folder / f"crypt-rulebook-{language}.pdf")
        written[-1].write_bytes(pdf)
    return written


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="rulebook_pdf.py", description=__doc__)
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder for the files")
    parser.add_argument("--language", nargs="*", default=LANGUAGES, help="such as de; any folder in locale")
    parser.add_argument("--languages-in", type=Path, help="a folder with more languages")
    chosen = parser.parse_args()
    places = (chosen.languages_in,) if chosen.languages_in else ()
    write_books(chosen.out, tuple(chosen.language), places)


if __name__ == "__main__":
    main()
