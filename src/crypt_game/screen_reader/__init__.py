"""What a screen reader is told of the window, and what it asks for. Knows no game and no pygame."""

from crypt_game.screen_reader.bridge import AskedFor, ScreenReader, ScreenReaderAsks, open_screen_reader
from crypt_game.screen_reader.nodes import WINDOW, Node, NodeKind, SpokenText
from crypt_game.screen_reader.phrases import ended, node_words, told_apart

__all__ = [
    "WINDOW",
    "AskedFor",
    "Node",
    "NodeKind",
    "ScreenReader",
    "ScreenReaderAsks",
    "SpokenText",
    "ended",
    "node_words",
    "open_screen_reader",
    "told_apart",
]
