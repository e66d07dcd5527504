"""Where one reads: the section and its chapter, the way there and back, what a search found, and the hit.

Must never import `pygame`. Places are names, the same in every language, so
that a change of language keeps them.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from crypt_game.rules.refusals import Refusal
from crypt_game.rules.setup import SetupFault
from crypt_game.text.rulebook import Hit, Paragraph, Rulebook, RulebookPlace, Section

__all__ = ["PagePosition", "ReadingPosition", "find_place"]


@dataclass(frozen=True, slots=True)
class PagePosition:
    """A section, and the paragraph of it that was meant, if any."""

    section: str
    paragraph: str | None = None


class ReadingPosition:
    """One reader of one book; the book may be exchanged for that of another language."""

    def __init__(self, book: Rulebook, anchor: str | None = None) -> None:
        """Opens at `anchor` (see `find_place`), or at the first page when it leads nowhere."""
        self.book = book
        self.query = ""
        self.hits: tuple[Hit, ...] = ()
        self._hit: int | None = None
        place = find_place(book, anchor) if anchor else None
        self._trail = [PagePosition(book.sections[0].name) if place is None else _mark(place)]
        self._step = 0

    # where ------------------------------------------------------------------------------------------------
    @property
    def mark(self) -> PagePosition:
        """Where the book is open."""
        return self._trail[self._step]

    @property
    def section(self) -> Section:
        """The section that is read."""
        return self.book.section(self.mark.section)

    @property
    def chapter(self) -> tuple[Section, ...]:
        """The sections of the chapter on show."""
        return self.book.chapter(self.mark.section)

    def neighbour(self, step: int) -> tuple[Section, ...] | None:
        """The chapter before (−1) or after (1) this one."""
        chapters = self.book.chapters
        index = chapters.index(self.chapter[0]) + step
        return self.book.chapter(chapters[index].name) if 0 <= index < len(chapters) else None

    def contents(self) -> tuple[Section, ...]:
        """What the table of contents shows: all chapters, and the sections of the open one."""
        chapter = self.section.chapter
        return tuple(one for one in self.book.sections if one.level == 1 or one.chapter == chapter)

    # going about ------------------------------------------------------------------------------------------
    def open(self, mark: PagePosition) -> bool:
        """Go to another place; what lay ahead in the history is forgotten. False when already there."""
        if mark == self.mark:
            return False
        del self._trail[self._step + 1 :]
        self._trail.append(mark)
        self._step += 1
        return True

    def remember(self, mark: PagePosition) -> bool:
        """Note how far the open chapter was read, so that the way back leads there; True if that is new."""
        before, self._trail[self._step] = self.mark, mark
        return before != mark

    def can_go(self, step: int) -> bool:
        """Whether there is anything to go back (−1) or forward (1) to."""
        return 0 <= self._step + step < len(self._trail)

    def go(self, step: int) -> bool:
        """Go back (−1) or forward (1) in the history; False at its ends."""
        if not self.can_go(step):
            return False
        self._step += step
        return True

    # the book and the search ------------------------------------------------------------------------------
    def take_book(self, book: Rulebook) -> None:
        """Go on in another language, at the same place and with the same search."""
        self.book = book
        self.search(self.query)

    def search(self, words: str) -> None:
        """Find these words; nothing is found for blank ones."""
        self.query = words
        self.hits = self.book.search(words)
        self._hit = None

    @property
    def hit(self) -> Hit | None:
        """The hit that is looked at."""
        return None if self._hit is None else self.hits[self._hit]

    @property
    def hit_number(self) -> int:
        """The number of that hit from 1; 0 when none was looked at yet."""
        return 0 if self._hit is None else self._hit + 1

    def step_hit(self, step: int) -> PagePosition | None:
        """Look at the next (1) or previous (−1) hit, round the ends of the book; where it is, or None."""
        if not self.hits:
            return None
        if self._hit is None:
            self._hit = self._nearest_hit(step)
        else:
            self._hit = (self._hit + step) % len(self.hits)
        found = self.hits[self._hit]
        return PagePosition(found.section, found.paragraph)

    def _nearest_hit(self, step: int) -> int:
        """The first hit from this page on, or the last one before it, round the ends of the book."""
        order = {section.name: index for index, section in enumerate(self.book.sections)}
        here = order[self.section.name]
        before = sum(order[hit.section] < here for hit in self.hits)
        return (before if step > 0 else before - 1) % len(self.hits)

    def counts(self) -> Counter[str]:
        """How many hits each page has; a chapter also counts those of its pages."""
        counts: Counter[str] = Counter()
        for hit in self.hits:
            counts.update({hit.section, self.book.section(hit.section).chapter})
        return counts


def find_place(book: Rulebook, anchor: str) -> RulebookPlace | None:
    """The place of a rule (`§5.2`), a paragraph, a page, a Collector's side (`idol-a`) or a refusal
    (`too_weak`); None for anything else."""
    place = book.place(anchor)
    if place is not None:
        return place
    for reasons in (Refusal, SetupFault):
        if anchor in set(reasons):
            behind: Paragraph | None = book.about_refusal(reasons(anchor))
            return None if behind is None else RulebookPlace(book.section(behind.section), behind)
    return None


def _mark(place: RulebookPlace) -> PagePosition:
    return PagePosition(place.section.name, place.paragraph.name if place.paragraph else None)
