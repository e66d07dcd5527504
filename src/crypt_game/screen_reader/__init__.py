"""What a screen reader is told of the window, and what it asks for. Knows no game and no pygame."""

from typing import TYPE_CHECKING

from crypt_game.late_names import late_names
from crypt_game.screen_reader.nodes import WINDOW, Box, Node, NodeKind, SpokenText, standing_in
from crypt_game.screen_reader.outline import Titled, outlined
from crypt_game.screen_reader.phrases import ended, node_words, told_apart

if TYPE_CHECKING:
    from crypt_game.screen_reader.bridge import AskedFor, ScreenReader, ScreenReaderAsks, open_screen_reader
else:
    __getattr__ = late_names(
        __name__, {"bridge": ["AskedFor", "ScreenReader", "ScreenReaderAsks", "open_screen_reader"]}
    )

__all__ = [
    "WINDOW",
    "AskedFor",
    "Box",
    "Node",
    "NodeKind",
    "ScreenReader",
    "ScreenReaderAsks",
    "SpokenText",
    "Titled",
    "ended",
    "node_words",
    "open_screen_reader",
    "outlined",
    "standing_in",
    "told_apart",
]
