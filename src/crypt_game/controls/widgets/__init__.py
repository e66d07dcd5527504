"""The controls shared by all scenes.

They know the canvas and the focus list, never a scene, the match or the rules.
"""

from typing import TYPE_CHECKING

from crypt_game.controls.widgets.button import Button, ButtonFace, ChoiceChip, level, shared_width
from crypt_game.late_names import late_names

if TYPE_CHECKING:
    from crypt_game.controls.widgets.answer_button import AnswerButton
    from crypt_game.controls.widgets.banner_button import Banner, BannerButton
    from crypt_game.controls.widgets.list_view import (
        ListRow,
        ListView,
        RowChoice,
        RowPlace,
        TypedName,
        as_rows,
    )
    from crypt_game.controls.widgets.scroll import ScrollArea
    from crypt_game.controls.widgets.scrubber import MarkKind, Scrubber, ScrubberMark, ScrubberTrack
    from crypt_game.controls.widgets.slider import Slider, Toggle
    from crypt_game.controls.widgets.text_entry import LineFace, TextEntry
else:
    __getattr__ = late_names(
        __name__,
        {
            "answer_button": ["AnswerButton"],
            "banner_button": ["Banner", "BannerButton"],
            "list_view": ["ListRow", "ListView", "RowChoice", "RowPlace", "TypedName", "as_rows"],
            "scroll": ["ScrollArea"],
            "scrubber": ["MarkKind", "Scrubber", "ScrubberMark", "ScrubberTrack"],
            "slider": ["Slider", "Toggle"],
            "text_entry": ["LineFace", "TextEntry"],
        },
    )

__all__ = [
    "AnswerButton",
    "Banner",
    "BannerButton",
    "Button",
    "ButtonFace",
    "ChoiceChip",
    "LineFace",
    "ListRow",
    "ListView",
    "MarkKind",
    "RowChoice",
    "RowPlace",
    "ScrollArea",
    "Scrubber",
    "ScrubberMark",
    "ScrubberTrack",
    "Slider",
    "TextEntry",
    "Toggle",
    "TypedName",
    "as_rows",
    "level",
    "shared_width",
]
