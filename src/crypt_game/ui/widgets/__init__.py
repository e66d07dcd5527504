"""The controls shared by all scenes.

They know the brush and the focus list, never a scene, the match or the rules.
"""

from crypt_game.ui.widgets.button import Button, Choice, level
from crypt_game.ui.widgets.entry import TextEntry
from crypt_game.ui.widgets.scroll import ScrollArea
from crypt_game.ui.widgets.scrubber import Mark, MarkKind, Scrubber
from crypt_game.ui.widgets.slider import Slider, Toggle

__all__ = [
    "Button",
    "Choice",
    "Mark",
    "MarkKind",
    "ScrollArea",
    "Scrubber",
    "Slider",
    "TextEntry",
    "Toggle",
    "level",
]
