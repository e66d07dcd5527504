"""The language of the rules, which need not be that of the interface."""

from __future__ import annotations

from crypt_game.text import Catalog, available_languages
from crypt_game.ui.scene import AppServices

__all__ = ["RulesWords"]


class RulesWords:
    """The words of the rulebook; each language is read once."""

    def __init__(self, app: AppServices) -> None:
        self._app = app
        self._catalogs: dict[str, Catalog] = {}

    @property
    def languages(self) -> dict[str, str]:
        """Every language there is: its tag, and its own name."""
        return available_languages(*self._app.resources.locale)

    @property
    def language(self) -> str:
        """The one chosen for the rules, or that of the interface."""
        wanted, own = self._app.settings.rules_language, self._app.words.language
        return wanted if wanted is not None and wanted in self.languages else own

    @property
    def interface(self) -> str:
        """The own name of the interface's language."""
        return self._app.words.say("meta-name")

    @property
    def words(self) -> Catalog:
        """All words in the language of the rules."""
        language = self.language
        if language == self._app.words.language:
            return self._app.words
        if language not in self._catalogs:
            self._catalogs[language] = Catalog.load(language, *self._app.resources.locale)
        return self._catalogs[language]

    def choose(self, language: str) -> None:
        """Read the rules in this language; that of the interface is followed from now on."""
        own = language == self._app.words.language
        self._app.change_settings(rules_language=None if own else language)
