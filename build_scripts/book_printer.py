"""The whole rulebook as a PDF on A4: outline, links, contents, the game's own type and pictures, little ink.

reportlab sets it. The words are those of the window's book, paragraph for paragraph.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from book_pictures import Printed
from reportlab import rl_config
from reportlab.lib.colors import HexColor
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import (
    BaseDocTemplate,
    CondPageBreak,
    Flowable,
    Frame,
    Image,
    KeepTogether,
    PageBreak,
    PageTemplate,
    Spacer,
    Table,
    TableStyle,
)
from reportlab.platypus import Paragraph as Set
from reportlab.platypus.tableofcontents import TableOfContents

from crypt_game.text import Catalog
from crypt_game.text.rulebook import Paragraph, Rulebook, Section
from crypt_game.text.rulebook_plan import ParagraphKind

__all__ = ["print_rulebook"]

SIDE, TOP, FOOT = 22 * mm, 20 * mm, 22 * mm
WIDTH: Final = A4[0] - 2 * SIDE
INK, BROWN, RED = HexColor("#1E150B"), HexColor("#7A4A16"), HexColor("#5A1A10")
TINT, LINE = HexColor("#F4EDDD"), HexColor("#B59A68")
GAP: Final = 2.6 * mm
HIGHEST: Final = 95 * mm
"""How high a picture may be."""
BOARD_SHARE: Final = 0.52
"""The width of an example's picture, for that of the text."""

BODY = ParagraphStyle("body", fontName="Proza", fontSize=10, leading=14, textColor=INK, spaceAfter=GAP)
SMALL = ParagraphStyle("small", BODY, fontSize=9, leading=12.4, spaceAfter=1.2 * mm)
ITEM = ParagraphStyle(
    "item", BODY, leftIndent=5 * mm, bulletIndent=1 * mm, spaceAfter=1 * mm, bulletFontName="Proza"
)
HEAD = ParagraphStyle("head", SMALL, fontName="Proza-Bold", textColor=BROWN)
NOTE = ParagraphStyle("note", SMALL, fontName="Proza-Italic", textColor=BROWN)
RULING = ParagraphStyle("ruling", SMALL, fontName="Cinzel", fontSize=9.5, textColor=RED)
CHAPTER = ParagraphStyle(
    "chapter", fontName="Cinzel", fontSize=21, leading=26, textColor=BROWN, spaceAfter=4 * mm
)
SECTION = ParagraphStyle(
    "section", CHAPTER, fontSize=13.5, leading=17, spaceBefore=4 * mm, spaceAfter=2 * mm, keepWithNext=1
)
TITLE = ParagraphStyle("title", CHAPTER, fontSize=40, leading=48, alignment=TA_CENTER)
UNDER = ParagraphStyle("under", CHAPTER, fontSize=17, leading=24, alignment=TA_CENTER, spaceAfter=4 * mm)
CONTENTS = [
    ParagraphStyle("contents-0", HEAD, leading=11.5, textColor=INK, spaceBefore=0.8 * mm, spaceAfter=0),
    ParagraphStyle("contents-1", SMALL, fontSize=8.5, leading=10.4, leftIndent=6 * mm, spaceAfter=0),
]
TYPE: Final = ("FONTNAME", (0, 0), (-1, -1), BODY.fontName)
"""For every table: of the type of its empty cells reportlab would embed nothing."""
PLAIN: Final = [TYPE, ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]
FONTS: Final = {
    "Proza": "ProzaLibre-Regular.ttf",
    "Proza-Bold": "ProzaLibre-Bold.ttf",
    "Proza-Italic": "ProzaLibre-Italic.ttf",
    "Cinzel": "Cinzel-Bold.ttf",
}


def print_rulebook(words: Catalog, pictures: Mapping[str, Printed], fonts: Path) -> bytes:
    """The PDF. `pictures` are by the names of paragraphs, `fonts` is the folder of the game's fonts."""
    for name, font in FONTS.items():
        pdfmetrics.registerFont(TTFont(name, fonts / font))
    pdfmetrics.registerFontFamily("Proza", "Proza", "Proza-Bold", "Proza-Italic", "Proza-Bold")
    rl_config.useA85 = 0  # pictures as they are, a fifth smaller
    file = io.BytesIO()
    title = f"Crypt – {words.say('rulebook-title')}"
    paper = _Paper(file, title, words.language)
    paper.multiBuild(list(_Book(words, pictures).flow()))
    return file.getvalue()


class _Paper(BaseDocTemplate):  # type: ignore[misc]  # reportlab tells no types
    """Pages with a number at the foot, an outline, and a table of contents that knows its pages."""

    def __init__(self, file: io.BytesIO, title: str, language: str) -> None:
        super().__init__(
            file, pagesize=A4, leftMargin=SIDE, rightMargin=SIDE, topMargin=TOP, bottomMargin=FOOT,
            title=title, author="Crypt", lang=language, invariant=1,
            initialFontName=BODY.fontName,
        )  # fmt: skip
        frame = Frame(SIDE, FOOT, WIDTH, A4[1] - TOP - FOOT, 0, 0, 0, 0)
        self.addPageTemplates([PageTemplate("page", [frame], onPage=self._foot)])
        self._title = title

    def _foot(self, canvas: Any, _: Any) -> None:
        canvas.setFont("Proza", 8)
        canvas.setFillColor(BROWN)
        canvas.drawCentredString(A4[0] / 2, FOOT / 2, f"{self._title} · {canvas.getPageNumber()}")

    def afterFlowable(self, flowable: Flowable) -> None:  # noqa: N802 - reportlab's name
        """Put a heading into the outline and the contents."""
        if not isinstance(flowable, _Heading):
            return
        self.canv.bookmarkPage(flowable.section.name)
        level = flowable.section.level - 1
        self.canv.addOutlineEntry(flowable.section.title, flowable.section.name, level, closed=level == 0)
        self.notify("TOCEntry", (level, flowable.section.title, self.page, flowable.section.name))


class _Heading(Set):  # type: ignore[misc]
    def __init__(self, section: Section) -> None:
        super().__init__(_escaped(section.title), CHAPTER if section.level == 1 else SECTION)
        self.section = section


class _Book:
    """The flow of one book."""

    def __init__(self, words: Catalog, pictures: Mapping[str, Printed]) -> None:
        self._say, self._pictures = words.say, pictures
        self._book: Rulebook = words.rulebook()

    def flow(self) -> Iterator[Flowable]:
        yield Set("Crypt", TITLE)
        yield Set(_escaped(self._say("rulebook-title")), UNDER)
        yield TableOfContents(
            levelStyles=CONTENTS,
            dotsMinLevel=0,
            tableStyle=TableStyle(
                [*PLAIN, ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]
            ),
        )
        for section in self._book.sections:
            yield PageBreak() if section.level == 1 else CondPageBreak(40 * mm)
            yield _Heading(section)
            for paragraph in section.paragraphs:
                yield from self._set(paragraph)
            if section.see_also:
                yield self._links(section)

    def _set(self, paragraph: Paragraph) -> Iterator[Flowable]:
        match paragraph.kind:
            case ParagraphKind.LIST:
                yield from (Set(_escaped(row[0]), ITEM, bulletText="•") for row in paragraph.rows)
                yield Spacer(0, GAP / 2)
            case ParagraphKind.TABLE:
                yield _table(paragraph.rows)
                yield Spacer(0, GAP)
            case ParagraphKind.RULING:
                yield self._ruling(paragraph)
                yield Spacer(0, GAP)
            case ParagraphKind.PICTURE:
                yield KeepTogether(
                    [_image(self._pictures[paragraph.name], WIDTH), *_legend(paragraph), Spacer(0, GAP)]
                )
            case ParagraphKind.EXAMPLE:
                yield KeepTogether([self._example(paragraph), Spacer(0, GAP)])
            case ParagraphKind.TEXT | ParagraphKind.SIDE:
                yield Set(_escaped(paragraph.text), BODY)

    def _ruling(self, paragraph: Paragraph) -> Flowable:
        title = f"{self._say('rulebook-ruling')} · {self._say('reading-ruling-note')}"
        words = [
            Set(_escaped(title), RULING),
            Set(_escaped(paragraph.text), SMALL),
            Set(_escaped(paragraph.reason), NOTE),
        ]
        style = [TYPE, ("BACKGROUND", (0, 0), (-1, -1), TINT), ("LINEBEFORE", (0, 0), (0, -1), 3, RED)]
        return Table([[words]], colWidths=[WIDTH], style=style)

    def _example(self, paragraph: Paragraph) -> Flowable:
        board = _image(self._pictures[paragraph.name], WIDTH * BOARD_SHARE)
        style = [TYPE, ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (0, -1), 0)]
        shares = [WIDTH * BOARD_SHARE + 4 * mm, WIDTH * (1 - BOARD_SHARE) - 4 * mm]
        return Table([[board, _legend(paragraph)]], colWidths=shares, style=style)

    def _links(self, section: Section) -> Flowable:
        links = ", ".join(
            f'<a href="#{name}" color="#7A4A16">{_escaped(self._book.section(name).title)}</a>'
            for name in section.see_also
        )
        return Set(f"<i>{_escaped(self._say('rulebook-see-also'))}:</i> {links}", SMALL)


def _legend(paragraph: Paragraph) -> list[Flowable]:
    """What the numbers of a picture mean, or its one caption."""
    if len(paragraph.rows) == 1:
        return [Set(_escaped(paragraph.rows[0][0]), SMALL)]
    return [
        Set(f"<b>{number}</b>  {_escaped(row[0])}", SMALL) for number, row in enumerate(paragraph.rows, 1)
    ]


def _table(rows: tuple[tuple[str, ...], ...]) -> Flowable:
    cells = [
        [Set(_escaped(cell), SMALL if number else HEAD) for cell in row] for number, row in enumerate(rows)
    ]
    style = [
        TYPE,
        ("LINEBELOW", (0, 0), (-1, -1), 0.4, LINE),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
    ]
    return Table(cells, colWidths=[WIDTH / len(rows[0])] * len(rows[0]), repeatRows=1, style=style)


def _image(picture: Printed, width: float) -> Image:
    high = width * picture.height / picture.width
    if high > HIGHEST:
        width, high = width * HIGHEST / high, HIGHEST
    return Image(ImageReader(io.BytesIO(picture.jpeg)).fp, width, high)


def _escaped(text: str) -> str:
    """The words as reportlab reads them; `<b>` and `<i>` mean the same in the book and there."""
    return text.replace("&", "&amp;")
