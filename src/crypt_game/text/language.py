"""One language: turns a key and its arguments into a sentence of that language, or says that it cannot.

Fluent is imported when the first message that needs it is asked for: one that inflects, or counts by plural
rules. Each message is parsed when it is first used. The fallback to another language is the
catalog's.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, Protocol

from crypt_game.text.language_files import RULEBOOK, Entries, MessageEntry, read_entries
from crypt_game.text.plain_messages import Argument, PlainMessage, plain_message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

__all__ = ["Argument", "Language", "Noun", "Say"]

_MENTIONED = re.compile(r"[{(,]\s*(-?[a-z][A-Za-z0-9_-]*)")
_BARE: Final[Mapping[str, Argument]] = {"case": "bare"}
"""The case of a noun where a sentence says none."""
_log = logging.getLogger(__name__)


class Say(Protocol):
    """How the words of a key are asked for, with the arguments in them: `say("menu-quit")`."""

    def __call__(self, key: str, /, **args: Argument) -> str: ...


class Noun(str):
    """An argument that is a term, not a name: ``Noun("idol")`` is ``term-idol`` in the case that is needed.

    ``Noun("idol:4")`` says which Idol, by its value, and ``Noun("idol:hidden")`` that it lies face down.

    Players' names are ordinary strings, so that a player who calls herself "ghost" is not inflected.
    """

    __slots__ = ()


class Language:
    """The messages of one language: those of its folders, a later folder before an earlier one."""

    def __init__(self, language: str, *folders: Path) -> None:
        """``language`` is a tag such as ``de`` or ``pt-BR``: it chooses plural rules and number format."""
        self.language = language
        self.folders = folders
        self._plain: dict[str, PlainMessage | None] = {}
        self._known_to_bundle: set[str] = set()
        self._one_at_a_time = Lock()
        """Held by the thread that parses a message."""

    def has(self, key: str) -> bool:
        """Whether the folder holds that message (it may still turn out to be broken)."""
        return self._entry(key) is not None

    def format(self, key: str, args: Mapping[str, Argument]) -> tuple[str | None, list[str]]:
        """The sentence (None if there is none) and what went wrong on the way, never an exception."""
        entry = self._entry(key)
        if entry is None:
            return None, []
        if key not in self._plain:
            self._plain[key] = plain_message(entry.source)
        plain, args = self._plain[key], {**_BARE, **args}
        text = None if plain is None else plain.said(args)
        if text is not None:
            return text, []
        try:
            return self._format_with_fluent(entry, args)
        except Exception as error:  # foreign files: parser and resolver raise whatever they stumble on
            return None, [f"{entry.place}: {key}: {type(error).__name__}: {error}"]

    def prepare(self) -> None:
        """Import Fluent, read the plural rules of this language and parse the messages that need them: 90 ms
        that the first of these sentences would take, and 5 of each other. May be called in another thread."""
        for entry in self._entries.values():
            if plain_message(entry.source) is None:
                self._hand_to_bundle(entry)

    def _format_with_fluent(
        self, entry: MessageEntry, args: Mapping[str, Argument]
    ) -> tuple[str | None, list[str]]:
        self._hand_to_bundle(entry)
        if not self._bundle.has_message(entry.key):
            return None, [f"{entry.place}: {entry.key} is not valid Fluent"]
        pattern = self._bundle.get_message(entry.key).value
        if pattern is None:
            return None, [f"{entry.place}: {entry.key} has no text"]
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(text), [f"{entry.place}: {entry.key}: {error}" for error in errors]

    def _entry(self, key: str) -> MessageEntry | None:
        found = self._entries.get(key)
        if found is None and key.startswith(RULEBOOK):
            found = self._rulebook_entries.get(key)
        return found

    def _hand_to_bundle(self, entry: MessageEntry) -> None:
        """Parse the entry and whatever it refers to: the bundle looks nothing up by itself."""
        from fluent.runtime import FluentResource

        waiting = [entry]
        with self._one_at_a_time:
            while waiting:
                current = waiting.pop()
                if current.key in self._known_to_bundle:
                    continue
                self._known_to_bundle.add(current.key)
                self._bundle.add_resource(FluentResource(current.source))
                mentioned = (self._entry(name) for name in _MENTIONED.findall(current.source))
                waiting += [other for other in mentioned if other is not None]

    @cached_property
    def _entries(self) -> Entries:
        return read_entries(*self.folders, rulebook=False)

    @cached_property
    def _rulebook_entries(self) -> Entries:
        return read_entries(*self.folders, rulebook=True)

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {
            "NOUN": self._noun,
            "TERM": self._term,
            "COUNT": self._count,
        }
        tags = [self.language, self.language.partition("-")[0], "en"]  # packages know few regions
        try:
            return FluentBundle(tags, functions=functions, use_isolating=False)
        except ValueError:
            _log.warning("%r is no language tag: plural forms and numbers follow English", self.language)
            return FluentBundle(["en"], functions=functions, use_isolating=False)

    def _noun(self, value: object, title: object = "", case: object = "nom", cap: object = "no") -> str:
        """``NOUN($card, case: "acc", cap: "yes")`` in a message: inflects a `Noun`, leaves a name alone.

        ``NOUN($rank, $title)`` says a rank as it is said of a Duchess or a Duke.
        """
        if isinstance(value, Noun):
            return self._term(value, title, case, cap)
        return str(value)

    def _term(self, name: object, title: object = "", case: object = "nom", cap: object = "no") -> str:
        """``TERM("leader", case: "gen")`` in a message: a glossary term named by the sentence itself."""
        term, _, which = str(name).partition(":")
        text = self._said(f"term-{term}", {"case": str(case), "title": str(title)})
        if which:
            told = "term-which-hidden" if which == "hidden" else "term-which-value"
            text = self._said(told, {"part": text, "value": which})
        return text[:1].upper() + text[1:] if str(cap) == "yes" else text

    def _count(self, name: object, count: int) -> str:
        """``COUNT($card, $count)`` in a message: so many cards of a type, ``2 Idols``."""
        return self._said(f"term-count-{name}", {"count": count})

    def _said(self, key: str, args: Mapping[str, Argument]) -> str:
        text, problems = self.format(key, args)
        if text is None or problems:
            raise LookupError(problems or f"no message {key}")
        return text
