"""All words shown to players: key and arguments in, sentence in the chosen language out.

Sentences live in ``locale/<language>/*.ftl``. What the chosen language lacks or has broken comes from
English, sentence by sentence, and is named in the log once.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from crypt_game.text.covered_letters import uncovered
from crypt_game.text.language import Argument, Language
from crypt_game.text.language_files import letters, stamp

if TYPE_CHECKING:
    from crypt_game.text.rulebook import Rulebook

ENGLISH = "en"
_REMEMBERED = 4096
_log = logging.getLogger(__name__)

_Question = tuple[str, tuple[tuple[str, Argument, type], ...]]
"""A key and its arguments with their classes: a `Noun` equals the name that is spelt like it, and is said
otherwise."""


class Catalog:
    """The words of one language, with English behind it."""

    def __init__(self, chosen: Language, english: Language) -> None:
        self._chosen = chosen
        self._english = english
        self._reported: set[str] = set()
        self._rulebook: Rulebook | None = None
        self._said: dict[_Question, str] = {}
        self._stamp = self._stamp_now()

    def _stamp_now(self) -> frozenset[tuple[str, int, int]]:
        return stamp({*self._chosen.folders, *self._english.folders})

    def changed_on_disk(self) -> bool:
        """Whether a file of the language was written since it was loaded; load it again then."""
        return self._stamp_now() != self._stamp

    @classmethod
    def load(cls, language: str, *places: Path) -> Catalog:
        """The catalog of ``language`` in all the places; a later place is heard before an earlier one.

        Never raises: without a folder of that name everything is English.
        """
        english = Language(ENGLISH, *(place / ENGLISH for place in places))
        if language == ENGLISH:
            return cls(english, english)
        return cls(Language(language, *(place / language for place in places)), english)

    @property
    def language(self) -> str:
        """The tag asked for, even if its folder turned out to be empty."""
        return self._chosen.language

    def has(self, key: str) -> bool:
        """Whether `say` has a sentence for the key, in this language or in English."""
        return self._chosen.has(key) or self._english.has(key)

    def say(self, key: str, /, **args: Argument) -> str:
        """The sentence. Never raises: English if the language cannot say it, the key itself if nobody can.

        Numbers are written as the language writes them and choose its plural forms. An argument that is a
        term goes in as a `Noun`. Without a ``case`` a term is said bare, as a label.
        """
        question = key, tuple((name, value, value.__class__) for name, value in args.items())
        said = self._said.get(question)
        if said is None:
            if len(self._said) >= _REMEMBERED:
                self._said.clear()
            said = self._said[question] = self._worded(key, args)
        return said

    def _worded(self, key: str, args: Mapping[str, Argument]) -> str:
        text, problems = self._chosen.format(key, args)
        if text is not None and not problems:
            return text
        self._report(key, problems or [f"{self.language}: no message {key}"])
        if self._chosen is not self._english:
            english, english_problems = self._english.format(key, args)
            if english is not None and not english_problems:
                return english
            self._report(f"en:{key}", english_problems or [f"en: no message {key}"])
        return text if text is not None else key

    def prepare(self) -> None:
        """Load what inflecting and counting need, which the first such sentence would wait for."""
        self._chosen.prepare()

    def undrawable(self) -> str:
        """The letters of this language's files that the game's fonts lack; reads all of them."""
        return uncovered(letters(self._chosen.folders))

    def rulebook(self) -> Rulebook:
        """The rulebook in this language; read and built on first use."""
        if self._rulebook is None:
            from crypt_game.text.rulebook import Rulebook

            self._rulebook = Rulebook.build(self.say)
        return self._rulebook

    def _report(self, key: str, problems: list[str]) -> None:
        if key not in self._reported:
            self._reported.add(key)
            for problem in problems:
                _log.warning("%s", problem)
