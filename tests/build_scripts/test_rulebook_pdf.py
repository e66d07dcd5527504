"""The rulebook on paper: every word of the book, an outline and links that lead there, no letter missing."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from typing import Any

import pytest
from book_pictures import Printed, book_pictures
from book_printer import FONTS, print_rulebook
from bootstrap import ROOT
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]
from pypdf import PdfReader

from crypt_game.text import Catalog
from crypt_game.text.text_search import without_marks

LARGEST = 1.2e6
"""Bytes of one book."""
FOOT = re.compile(r"Crypt – [^\n]+ · \d+\s*$", re.MULTILINE)


pytestmark = pytest.mark.long  # setting the book takes seconds


class Book:
    """One language on paper, as a reader of PDF files has it."""

    def __init__(self, language: str, pictures: Mapping[str, Printed] | None) -> None:
        self.words = Catalog.load(language, ROOT / "locale")
        if pictures is None:
            self.words, pictures = book_pictures(language)
        self.file = print_rulebook(self.words, pictures, ROOT / "assets" / "fonts")
        self.reader = PdfReader(io.BytesIO(self.file))
        self.text = _joined("\n".join(FOOT.sub("", page.extract_text()) for page in self.reader.pages))


def _joined(text: str) -> str:
    """Letters alone: where lines and cells break is the paper's own business."""
    return re.sub(r"\s+", "", without_marks(text))


@pytest.fixture(scope="module")
def english() -> Book:
    return Book("en", None)


@pytest.fixture(
    scope="module",
    params=["en", *(pytest.param(language, marks=pytest.mark.long) for language in ("de", "fr"))],
)
def book(request: pytest.FixtureRequest, english: Book) -> Book:
    """Pictures are drawn once: those of another language have the same places."""
    if request.param == "en":
        return english
    names = [one.name for section in english.words.rulebook().sections for one in section.paragraphs]
    dot = Printed(DOT, 1, 1)
    return Book(request.param, dict.fromkeys(names, dot))


DOT = bytes.fromhex(
    "ffd8ffe000104a46494600010100000100010000ffdb004300080606070605080707070909080a0c140d0c0b0b0c1912130f141d1a"
    "1f1e1d1a1c1c20242e2720222c231c1c2837292c30313434341f27393d38323c2e333432ffc0000b080001000101011100ffc4001f"
    "0000010501010101010100000000000000000102030405060708090a0bffc400b5100002010303020403050504040000017d01020300"
    "041105122131410613516107227114328191a1082342b1c11552d1f02433627282090a161718191a25262728292a3435363738393a43"
    "4445464748494a535455565758595a636465666768696a737475767778797a838485868788898a92939495969798999aa2a3a4a5a6a7"
    "a8a9aab2b3b4b5b6b7b8b9bac2c3c4c5c6c7c8c9cad2d3d4d5d6d7d8d9dae1e2e3e4e5e6e7e8e9eaf1f2f3f4f5f6f7f8f9faffda0008"
    "010100003f00fbd3ffd9"
)
"""A JPEG of one grey dot."""


def test_every_word_of_the_book_is_on_paper(book: Book) -> None:
    missing = [
        passage
        for section in book.words.rulebook().sections
        for passage in (section.title, *(words for one in section.paragraphs for words in one.passages))
        if _joined(passage) not in book.text
    ]
    assert missing == []


def test_the_outline_leads_to_every_section_in_order(book: Book) -> None:
    found: list[tuple[str, int]] = []

    def walk(entries: list[Any]) -> None:
        for entry in entries:
            if isinstance(entry, list):
                walk(entry)
            else:
                number = book.reader.get_destination_page_number(entry)
                assert number is not None
                found.append((str(entry.title), number))

    walk(book.reader.outline)
    sections = book.words.rulebook().sections
    assert [title for title, _ in found] == [section.title for section in sections]
    pages = [number for _, number in found]
    assert pages == sorted(pages)
    for (title, number), section in zip(found, sections, strict=True):
        assert _joined(title) in _joined(book.reader.pages[number].extract_text()), section.name


def test_links_lead_to_the_sections_that_they_name(book: Book) -> None:
    links = sum(
        1
        for page in book.reader.pages
        for one in page.get("/Annots") or ()
        if one.get_object()["/Subtype"] == "/Link"
    )
    sections = book.words.rulebook().sections
    assert links >= len(sections) + sum(len(section.see_also) for section in sections)


def test_no_glyph_is_missing_and_every_font_is_embedded(book: Book) -> None:
    drawn = [set(TTFont(ROOT / "assets" / "fonts" / file).getBestCmap()) for file in FONTS.values()]
    letters = {ord(letter) for page in book.reader.pages for letter in page.extract_text()} - {10}
    assert {chr(code) for code in letters - set.intersection(*drawn)} == set()
    assert "\ufffd" not in book.text
    fonts = [font.get_object() for page in book.reader.pages for font in _fonts_of(page)]
    assert fonts
    loose = {font["/BaseFont"] for font in fonts if "/FontFile2" not in font.get("/FontDescriptor", {})}
    assert loose == set()


def _fonts_of(page: Any) -> list[Any]:
    return list(page["/Resources"]["/Font"].values())


def test_it_is_a_book_of_a_size_to_send(english: Book) -> None:
    assert 18 <= len(english.reader.pages) <= 40
    assert len(english.file) < LARGEST
    assert english.reader.metadata is not None
    assert english.reader.metadata.title == "Crypt – Rulebook"
    pictures = sum(len(page.images) for page in english.reader.pages)
    assert pictures >= 30
