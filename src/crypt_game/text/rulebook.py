"""The rulebook in one language: sections, paragraphs, search, the way from a rule or refusal to its place.

Texts carry ``<b>`` and ``<i>``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from crypt_game.rules.refusals import Refusal
from crypt_game.rules.setup import SetupFault
from crypt_game.text.captioned import CaptionedExcerpt
from crypt_game.text.example_treasure import facts
from crypt_game.text.examples import EXAMPLES
from crypt_game.text.language import Say
from crypt_game.text.rulebook_plan import PLAN, QUICK_REFERENCE, REFUSAL_PARAGRAPH, ParagraphKind, Planned
from crypt_game.text.text_search import find, without_marks

_COUNTED = "picture-count"
_NOTHING = "–"
"""What stands in a cell that has nothing to say."""
_CELL = re.compile(r"\s*\|\s*")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph, ready to be set.

    ``name`` is its anchor, the same in every language; ``rules`` are the § numbers it covers (``3.4``).
    ``text`` is empty for lists, tables, examples and pictures, whose words are in ``rows``: a list has one
    cell in each row, a table as many as its first row (the headings), an example one caption in each, a
    picture what its numbers mean or one caption. ``reason`` belongs to a ruling.
    """

    name: str
    section: str
    kind: ParagraphKind
    rules: tuple[str, ...]
    text: str = ""
    rows: tuple[tuple[str, ...], ...] = ()
    reason: str = ""
    example: CaptionedExcerpt | None = None

    @property
    def passages(self) -> tuple[str, ...]:
        """Every piece of its text in reading order, with marks."""
        cells = tuple(cell for row in self.rows for cell in row)
        return tuple(passage for passage in (self.text, *cells, self.reason) if passage)

    def lines(self) -> list[str]:
        """What is to be read, line by line, for a listener: texts, and rows with their cells in order."""
        table = self.kind is ParagraphKind.TABLE
        rows = _table_lines(self.rows) if table else [": ".join(row) for row in self.rows]
        return [line for line in (self.text, *rows, self.reason) if line]


@dataclass(frozen=True, slots=True)
class Section:
    """``level`` 1 begins a chapter; ``level`` 2 belongs to ``chapter``, the name of a section of level 1."""

    name: str
    title: str
    level: int
    chapter: str
    paragraphs: tuple[Paragraph, ...]
    see_also: tuple[str, ...]

    def lines(self) -> list[str]:
        """The lines of all its paragraphs, for a listener."""
        return [line for paragraph in self.paragraphs for line in paragraph.lines()]


def _table_lines(rows: tuple[tuple[str, ...], ...]) -> list[str]:
    """Every row of a table with what its columns are called: `3: face up 3, face down 1`."""
    (first, *heads), *body = rows
    called = [f"{first} {head}:" if head.isdecimal() else head for head in heads]
    cells = ((row[0], zip(called, row[1:], strict=True)) for row in body)
    return [
        f"{name}: {', '.join(f'{head} {cell}' for head, cell in told if cell != _NOTHING)}"
        for name, told in cells
    ]


@dataclass(frozen=True, slots=True)
class Hit:
    """Where a search found something: characters ``start`` to ``end`` of a passage, its marks not counted.

    ``paragraph`` is None and ``passage`` 0 for a hit in the section's title.
    """

    section: str
    paragraph: str | None
    passage: int
    start: int
    end: int


class RulebookPlace(NamedTuple):
    """Where the book opens: a page, and a paragraph on it if one was meant."""

    section: Section
    paragraph: Paragraph | None


class Rulebook:
    """The whole book in one language."""

    def __init__(self, sections: tuple[Section, ...]) -> None:
        self.sections = sections
        self._sections = {section.name: section for section in sections}
        self._paragraphs = {
            paragraph.name: paragraph for section in sections for paragraph in section.paragraphs
        }

    @classmethod
    def build(cls, say: Say) -> Rulebook:
        """The book in the language of ``say`` (`Catalog.say`)."""
        sections = []
        chapter = ""
        for planned in PLAN:
            chapter = planned.name if planned.level == 1 else chapter
            paragraphs = tuple(_paragraph(one, planned.name, say) for one in planned.paragraphs)
            title = say(f"rulebook-{planned.name}")
            sections.append(
                Section(planned.name, title, planned.level, chapter, paragraphs, planned.see_also)
            )
        return cls(tuple(sections))

    @property
    def quick_reference(self) -> Section:
        """The page that is also shown over the table."""
        return self._sections[QUICK_REFERENCE]

    @property
    def chapters(self) -> tuple[Section, ...]:
        """The sections that begin a chapter."""
        return tuple(section for section in self.sections if section.level == 1)

    def chapter(self, name: str) -> tuple[Section, ...]:
        """A chapter, named by any of its sections: all of them, in reading order."""
        return tuple(one for one in self.sections if one.chapter == self._sections[name].chapter)

    def section(self, name: str) -> Section:
        """The section of that name; raises `KeyError` for any other."""
        return self._sections[name]

    def paragraph(self, name: str) -> Paragraph:
        """The paragraph of that name; raises `KeyError` for any other."""
        return self._paragraphs[name]

    def place(self, anchor: str) -> RulebookPlace | None:
        """The place of a rule (``§5.2``), of a paragraph or of a section by name; None for anything else."""
        paragraph = self._paragraphs.get(anchor) or self.about_rule(anchor)
        if paragraph is not None:
            return RulebookPlace(self._sections[paragraph.section], paragraph)
        section = self._sections.get(anchor)
        return None if section is None else RulebookPlace(section, None)

    def about_rule(self, rule: str) -> Paragraph | None:
        """The first paragraph that covers a rule, given as ``3.4`` or ``§3.4``; None without such a rule."""
        number = rule.strip().lstrip("§").strip()
        return next((one for one in self._paragraphs.values() if number in one.rules), None)

    def about_refusal(self, reason: Refusal | SetupFault) -> Paragraph | None:
        """The paragraph behind a refusal; None for those that are no matter of rules."""
        name = REFUSAL_PARAGRAPH.get(reason)
        return None if name is None else self._paragraphs[name]

    def search(self, words: str) -> tuple[Hit, ...]:
        """Every place of these words, in reading order, whatever their case and accents; none for blanks."""
        hits = []
        for section in self.sections:
            hits += [Hit(section.name, None, 0, start, end) for start, end in find(section.title, words)]
            for paragraph in section.paragraphs:
                for number, passage in enumerate(paragraph.passages):
                    spans = find(without_marks(passage), words)
                    hits += [Hit(section.name, paragraph.name, number, start, end) for start, end in spans]
        return tuple(hits)


def _paragraph(planned: Planned, section: str, say: Say) -> Paragraph:
    name, kind, rules = planned
    key = f"rulebook-{name}"
    match kind:
        case ParagraphKind.TEXT:
            return Paragraph(name, section, kind, rules, say(key))
        case ParagraphKind.SIDE:
            side = f"collector-{name}"
            words = say("rulebook-collector-side", name=say(f"{side}-name"), rule=say(f"{side}-rule"))
            return Paragraph(name, section, kind, rules, words)
        case ParagraphKind.RULING:
            return Paragraph(name, section, kind, rules, say(key), reason=say(f"{key}-why"))
        case ParagraphKind.LIST | ParagraphKind.PICTURE:
            told = say(key, **facts()) if name == _COUNTED else say(key)
            rows = tuple((line.strip(),) for line in told.split("\n"))
            return Paragraph(name, section, kind, rules, rows=rows)
        case ParagraphKind.TABLE:
            table = tuple(tuple(_CELL.split(line.strip())) for line in say(key).split("\n"))
            return Paragraph(name, section, kind, rules, rows=table)
        case ParagraphKind.EXAMPLE:
            example = EXAMPLES[name]
            captions = tuple((say(f"rulebook-example-{caption.key}"),) for caption in example.captions)
            anchor = f"example-{name}"
            return Paragraph(anchor, section, kind, rules, rows=captions, example=example)
