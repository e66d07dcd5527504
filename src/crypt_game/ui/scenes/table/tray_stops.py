"""The small bar of switches while others play: before what the game stops for a reward at any time (§5.1)."""

from __future__ import annotations

from functools import partial

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, WidgetRole
from crypt_game.controls.widgets import ButtonFace, ChoiceChip, level
from crypt_game.drawing import theme
from crypt_game.drawing.geometry import Box, Space
from crypt_game.match.annotations import ReactionStop
from crypt_game.play.board_model import BoardModel
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.layout import GHOST_BUTTONS, BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_parts import draw_caption, draw_rules

__all__ = ["build_stops", "draw_stops", "stop_places"]

_WIDTHS = (700.0, 400.0)
"""The bar, and who is waited for beside it."""


def stop_places(layout: BoardLayout) -> TrayPlaces:
    """The parts of the tray while others play."""
    return layout.tray_fields(_WIDTHS, GHOST_BUTTONS)


def draw_stops(context: DrawContext) -> Rect:
    """The caption and hairlines of the bar; returns what is left for who is waited for."""
    places = stop_places(context.layout)
    draw_rules(context, places)
    draw_caption(context, places.head(0), context.say("table-stops"))
    return places.fields[1]


def build_stops(model: BoardModel, layout: BoardLayout, say: Say, commands: TableCommands) -> list[Widget]:
    """A switch for each stop, and one that never stops; none while nobody could pay for such a reward."""
    if model.stops is None or not model.offers_stops:
        return []
    gap = layout.frame.px(Space.TIGHT)
    kinds: tuple[ReactionStop | None, ...] = (*ReactionStop, None)
    chips: list[ChoiceChip] = []
    for kind, place in zip(kinds, Box(*stop_places(layout).body(0)).row(len(kinds), gap), strict=True):
        name = kind.value if kind is not None else "never"
        words = say(f"table-stop-{name}")
        face = ButtonFace(style=theme.CHIP, spoken=f"{say('table-stops')}: {words}")
        chosen = kind in model.stops if kind is not None else not model.stops
        tip = partial(Tip, words, say("table-stops-tip"), rule="§5.1")
        switch = partial(commands.switch_stop, kind)
        chip = ChoiceChip(f"stop-{name}", place.rect, words, switch, face, chosen=chosen, tip=tip)
        chip.role = WidgetRole.LOOKUP
        chips.append(chip)
    return [*level(chips)]
