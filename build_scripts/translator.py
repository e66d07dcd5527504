"""What is wrong with a language folder, one line each: missing, unchanged, broken, unsaid variables, plurals,
terms, too long, letters that the fonts lack.

The language may be partial; what it lacks is said in English. The last line tells its share. With --pictures
every scene is drawn in the language, and each place where words do not fit is named with a picture of it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from babel import Locale, UnknownLocaleError
from bootstrap import ROOT
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from crypt_game.text.covered_letters import uncovered

LOCALE = ROOT / "locale"
PLURALS = frozenset({"zero", "one", "two", "few", "many"})
SHORT = 40
"""Characters: what is shorter in English stands on a button or in a column, where room is counted."""
AS_IN_ENGLISH = "as in English"
"""Says, in a comment right above a message, that its text is meant to be the English one."""
MOST_LONGER = 1.6
"""How many times as long as in English a short text may be; German needs 1.4 on average."""


class Fault(NamedTuple):
    """One thing to look at."""

    kind: str
    place: str
    """`menu.ftl:12`, or the file alone."""
    key: str
    words: str

    def __str__(self) -> str:
        return f"{self.kind:10}{self.place:28}{self.key}: {self.words}"


class Message(NamedTuple):
    """One message of a language folder, taken apart."""

    place: str
    text: str
    """All its literal text in one line."""
    longest: int
    """Characters of its longest variant, with five for each variable."""
    variables: frozenset[str]
    said: frozenset[str]
    """Those of the variables that do more than choose a variant."""
    marks: frozenset[str]
    choices: Mapping[str, frozenset[str]]
    """Variable → the names of its variants."""
    as_in_english: bool


class _Parts(Visitor):
    def __init__(self) -> None:
        self.texts: list[str] = []
        self.lengths: list[int] = [0]
        self.said: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's naming
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.said.add(node.id.name)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        plain = (len(part.value) if isinstance(part, ast.TextElement) else 5 for part in node.elements)
        self.lengths.append(sum(plain))
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = self.choices.setdefault(node.selector.id.name, set())
            names |= {getattr(one.key, "name", getattr(one.key, "value", "")) for one in node.variants}
            for variant in node.variants:
                self.visit(variant.value)
        else:
            self.generic_visit(node)


def read(folder: Path) -> tuple[dict[str, Message], list[Fault]]:
    """The messages of a language folder, and what in it is no Fluent."""
    messages: dict[str, Message] = {}
    faults: list[Fault] = []
    for path in sorted(folder.glob("*.ftl")):
        source = path.read_text(encoding="utf-8-sig").replace("\r", "")
        for node in FluentParser().parse(source).body:
            assert node.span is not None
            place = f"{path.name}:{source.count(chr(10), 0, node.span.start) + 1}"
            if isinstance(node, ast.Junk):
                first = (node.content or "").strip().split("\n")[0]
                faults.append(Fault("broken", place, first.split("=")[0].strip(), "is no valid Fluent"))
            elif isinstance(node, ast.Message) and node.value is not None:
                messages[node.id.name] = _taken_apart(node, place)
    return messages, faults


def _taken_apart(node: ast.Message, place: str) -> Message:
    parts = _Parts()
    parts.visit(node)
    text = " ".join(" ".join(parts.texts).split())
    return Message(
        place,
        text,
        max(parts.lengths),
        frozenset((parts.said | parts.choices.keys()) - {"case"}),
        frozenset(parts.said),
        frozenset(re.findall(r"</?\w+>", text)),
        {name: frozenset(variants) for name, variants in parts.choices.items()},
        node.comment is not None and AS_IN_ENGLISH in (node.comment.content or ""),
    )


def plural_forms(language: str) -> frozenset[str]:
    """The forms that numbers of this game take in a language beside `other`; none if nobody knows it."""
    try:
        rule = Locale.parse(language, sep="-").plural_form
    except (UnknownLocaleError, ValueError):
        return frozenset()
    return frozenset(rule(number) for number in range(201)) - {"other"}


def faults(language: str, folder: Path, english: Mapping[str, Message]) -> Iterator[Fault]:
    """Everything to look at, in the order of the English files."""
    messages, broken = read(folder)
    yield from broken
    forms = plural_forms(language)
    terms = _terms(english, messages)
    unreadable = {fault.key for fault in broken}
    for key, original in english.items():
        if key not in messages:
            if key not in unreadable:
                yield Fault("missing", original.place.split(":")[0], key, original.text[:60])
            continue
        yield from _compared(key, original, messages[key], forms)
        yield from _terms_missed(key, original, messages[key], terms)
    for key in messages.keys() - english.keys():
        yield Fault("unknown", messages[key].place, key, "is not said by the game")


def _compared(key: str, original: Message, message: Message, forms: frozenset[str]) -> Iterator[Fault]:
    place = message.place
    same = message.text == original.text and re.search(r"[^\W\d_]{4}", message.text)
    if same and not message.as_in_english:
        yield Fault("unchanged", place, key, message.text[:60])
    if boxes := uncovered([message.text]):
        yield Fault("letter", place, key, f"the fonts have no {' '.join(boxes)}")
    if unknown := message.variables - original.variables:
        yield Fault("broken", place, key, f"there is no {', '.join(f'${name}' for name in sorted(unknown))}")
    if unsaid := original.said - message.said:
        yield Fault("unsaid", place, key, f"{', '.join(f'${name}' for name in sorted(unsaid))} is in English")
    if message.marks != original.marks:
        yield Fault(
            "broken", place, key, f"marks are {' '.join(sorted(original.marks)) or 'none'} in English"
        )
    for name, variants in message.choices.items():
        counts = (variants | original.choices.get(name, frozenset())) & PLURALS
        if counts and (lacking := forms - variants):
            wanted = ", ".join(f"[{form}]" for form in sorted(lacking))
            yield Fault("plural", place, key, f"${name} takes {wanted} too")
    if original.longest <= SHORT and message.longest > MOST_LONGER * original.longest + 6:
        yield Fault("long", place, key, f"{message.longest} characters, {original.longest} in English")


def _terms(english: Mapping[str, Message], messages: Mapping[str, Message]) -> dict[str, str]:
    """English term → the translated one, for those that are one capital word in English."""
    return {
        english[key].text: messages[key].text
        for key in english.keys() & messages.keys()
        if key.startswith("term-")
        and key != "term-game"
        and re.fullmatch(r"[A-Z][a-z]{4,}", english[key].text)
    }


def _terms_missed(key: str, original: Message, message: Message, terms: Mapping[str, str]) -> Iterator[Fault]:
    if key.startswith("term-") or message.text == original.text:
        return
    for word, translated in terms.items():
        stems = {
            part[: max(4, len(part) * 2 // 3)].casefold() for part in translated.split() if len(part) > 3
        }
        told = message.text.casefold()
        if _names(original.text, word) and not any(stem in told for stem in stems):
            yield Fault("term", message.place, key, f"{word} is {translated} in terms.ftl")


def _names(text: str, term: str) -> bool:
    """Whether an English text speaks of the term: where a sentence begins, any word has a capital."""
    return text == term or re.search(rf"(?<![.!?:|] )(?<!^)\b{term}\b", text) is not None


def summary(language: str, found: list[Fault], messages: int) -> str:
    """One line: the share that is translated, and how many faults of each kind."""
    kinds = [fault.kind for fault in found]
    done = messages - sum(kinds.count(kind) for kind in ("missing", "unchanged"))
    counts = ", ".join(f"{kinds.count(kind)} {kind}" for kind in dict.fromkeys(kinds))
    return f"{language}: {100 * done // messages} % of {messages} messages{f'; {counts}' if counts else ''}"


def main(arguments: list[str]) -> int:
    """Returns 0 if there is nothing to look at, 1 if there is, 2 if there is no such folder."""
    parser = argparse.ArgumentParser(prog="translate.py", description=__doc__)
    parser.add_argument("language", help="the folder's name in locale, such as nl")
    parser.add_argument("--folder", type=Path, help="the folder itself, if it is elsewhere")
    parser.add_argument("--pictures", type=Path, help="draw every scene in the language into this folder")
    chosen = parser.parse_args(arguments)
    folder = chosen.folder or LOCALE / chosen.language
    if not folder.is_dir():
        print(f"There is no folder {folder}: copy {LOCALE / 'en'} to it and translate.")
        return 2
    english = read(LOCALE / "en")[0]
    found = list(faults(chosen.language, folder, english))
    print(*found, summary(chosen.language, found, len(english)), sep="\n")
    if chosen.pictures:
        where = [] if chosen.folder is None else ["--languages-in", str(folder.parent)]
        draw = [
            "build_scripts/contact_sheets.py",
            "--out",
            str(chosen.pictures),
            "--language",
            chosen.language,
            "--too-long",
        ]
        subprocess.run([sys.executable, *draw, *where], cwd=ROOT, check=True)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
