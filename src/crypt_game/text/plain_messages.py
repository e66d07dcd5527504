"""Messages that are said without Fluent: text, ``{ $variables }``, at the end perhaps a choice.

Most are; so the first menu is drawn before Fluent, and Babel behind it, are even imported (45 ms). What is
said here is what Fluent would say; whatever might come out otherwise is left to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias

__all__ = ["Argument", "PlainMessage", "plain_message"]

Argument: TypeAlias = str | int | float

_VARIABLE = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")
_CHOICE = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *-> *$")
_VARIANT = re.compile(r" +(\*?)\[ *([0-9]+|[A-Za-z][A-Za-z0-9_-]*) *\] *(.*)$")
_PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
_GROUPED_FROM = 1000


class _ByValue(NamedTuple):
    """What follows when a variable is this or that."""

    variable: str
    variants: Mapping[str, PlainMessage]
    default: str

    def chosen(self, value: Argument | None) -> PlainMessage | None:
        """The variant for a value; None where plural rules decide, or nothing was given."""
        if type(value) is int and value >= 0:
            if _PLURALS & (self.variants.keys() - {self.default}):
                return None
        elif not isinstance(value, str) or any(key.isdecimal() for key in self.variants):
            return None
        return self.variants.get(str(value), self.variants[self.default])


class PlainMessage(NamedTuple):
    """Text and names of variables in turn, then perhaps a choice."""

    parts: tuple[str, ...]
    choice: _ByValue | None = None

    def said(self, args: Mapping[str, Argument]) -> str | None:
        """The sentence; None if an argument is missing, or is a number that languages write or count in their
        own way."""
        filled = list(self.parts)
        for place in range(1, len(filled), 2):
            value = args.get(filled[place])
            if not isinstance(value, str):
                if type(value) is not int or not 0 <= value < _GROUPED_FROM:
                    return None
                value = str(value)
            filled[place] = value
        text = "".join(filled)
        if self.choice is None:
            return text
        variant = self.choice.chosen(args.get(self.choice.variable))
        rest = variant.said(args) if variant is not None else None
        return None if rest is None else text + rest


def plain_message(source: str) -> PlainMessage | None:
    """The message in ``key = ...``; None for one that needs Fluent, or that Fluent should complain about."""
    first, *rest = source.split("=", 1)[1].split("\n")
    while rest and (not rest[-1].strip() or rest[-1].startswith("#")):
        rest.pop()
    if _CHOICE.search(first):
        lines = iter(rest)
        message = _with_choice(first.lstrip(" "), lines)
        return message if next(lines, None) is None else None
    indented = [line for line in rest if line.strip()]
    if any(line[0] != " " or line.lstrip()[0] in "[*.}" for line in indented):
        return None
    indent = min((len(line) - len(line.lstrip(" ")) for line in indented), default=0)
    return _flat("\n".join([first.strip(" "), *(line[indent:] for line in rest)]).strip(" \n"))


def _flat(text: str) -> PlainMessage | None:
    parts = tuple(_VARIABLE.split(text))
    return None if not text or any("{" in part or "}" in part for part in parts[::2]) else PlainMessage(parts)


def _with_choice(line: str, lines: Iterator[str]) -> PlainMessage | None:
    """The value that begins in `line` and, if it ends in a choice, goes on in `lines` to its brace."""
    opened = _CHOICE.search(line)
    if opened is None:
        return _flat(line.strip(" "))
    start = PlainMessage(tuple(_VARIABLE.split(line[: opened.start()])))
    variants: dict[str, PlainMessage] = {}
    default = ""
    for following in lines:
        if following.strip() == "}":
            break
        match = _VARIANT.match(following)
        variant = _with_choice(match[3], lines) if match is not None else None
        if match is None or variant is None or match[2] in variants:
            return None
        variants[match[2]] = variant
        default = match[2] if match[1] else default
    else:
        return None
    whole = default and not any("{" in part or "}" in part for part in start.parts[::2])
    return start._replace(choice=_ByValue(opened[1], variants, default)) if whole else None
