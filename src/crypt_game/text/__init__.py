"""Words: message keys and arguments become sentences in the chosen language; chronicle and rulebook.

Depends on the rules package for the names of events and terms only. Must never import pygame.
"""

from crypt_game.text.catalog import ENGLISH, Catalog
from crypt_game.text.language import Argument, Noun
from crypt_game.text.languages import available_languages, system_language

__all__ = ["ENGLISH", "Argument", "Catalog", "Noun", "available_languages", "system_language"]
