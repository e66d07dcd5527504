"""Crypt, the desktop edition of the card-and-dice game. Importing this package has no side effects."""

__version__ = "1.0.0"
