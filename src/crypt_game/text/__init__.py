"""Words: message keys and arguments become sentences in the chosen language; chronicle and rulebook.

Must never import `pygame`, `match` or `ui`.
"""

from crypt_game.text.catalog import ENGLISH, Catalog
from crypt_game.text.language import Argument, Noun
from crypt_game.text.languages import available_languages, system_language

__all__ = ["ENGLISH", "Argument", "Catalog", "Noun", "available_languages", "system_language"]
