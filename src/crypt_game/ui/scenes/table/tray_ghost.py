"""The Ghost's turn in the tray: its groups in their order; next step, again, show all (VISUAL §11, Solo)."""

from __future__ import annotations

from pygame import Rect

from crypt_game.controls.widget import Widget, WidgetRole
from crypt_game.drawing import theme
from crypt_game.drawing.canvas.panels import COLD, ROW, draw_plate
from crypt_game.drawing.canvas.pieces import draw_die
from crypt_game.drawing.geometry import Box, IconSize, Space
from crypt_game.play.board_model import GhostTurn
from crypt_game.play.spots import RollSpot
from crypt_game.text.language import Say
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout import GHOST_BUTTONS, BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, tray_buttons
from crypt_game.ui.scenes.table.tray_parts import draw_caption, draw_rules

__all__ = ["build_ghost", "draw_groups"]

_INKS = {"done": theme.Palette.SAFE, "now": theme.Palette.IVORY, "next": theme.Palette.MUTED}
_DIE, _LEAST_WORDS, _STRENGTH = 0.7, 60, theme.KEY_NUMBER._replace(size=30)
"""How high dice are in the tray, how wide the room for words is at least, and how a strength is set."""


def _places(layout: BoardLayout) -> TrayPlaces:
    return layout.tray_fields((1.0,), GHOST_BUTTONS)


def draw_groups(context: DrawContext, turn: GhostTurn) -> None:
    """The Ghost's groups from left to right, the present one lit; its bare dice before it has joined them."""
    places, say, canvas = _places(context.layout), context.say, context.canvas
    head, body = places.head(0), places.body(0)
    draw_rules(context, places)
    title = say("table-ghost-turn", name=context.model.names[turn.seat])
    draw_caption(context, head, title, say("table-ghost-order"))
    if not turn.groups:
        _draw_rolls(context, turn)
        return
    gap, rooms = canvas.px(IconSize.LINE), []
    for number, place in enumerate(Box(*body).row(len(turn.groups), gap)):
        rooms.append(_draw_group(context, turn, number, place.rect))
        if number:
            middle = (place.rect.left - gap // 2, place.rect.centery)
            canvas.sprite("icon/arrow", middle, canvas.px(IconSize.SMALL), tint=theme.Palette.MUTED)
    _draw_states(context, turn, rooms)


def _draw_states(context: DrawContext, turn: GhostTurn, rooms: list[Rect]) -> None:
    """What becomes of each group, in words of one size, where all have room."""
    canvas, least = context.canvas, min(room.width for room in rooms)
    states = [turn.progress(number) for number in range(len(rooms))]
    words = [context.say(f"table-ghost-group-{state}") for state in states]
    style = canvas.level_paragraphs(theme.BODY, words, (least, rooms[0].height))
    for state, text, room in zip(
        states, words, rooms if least >= canvas.px(_LEAST_WORDS) else [], strict=False
    ):
        high = canvas.paragraph_height(style, text, room.width)
        canvas.paragraph(style, text, room.move(0, (room.height - high) // 2), _INKS[state])


def _draw_rolls(context: DrawContext, turn: GhostTurn) -> None:
    for number, roll in enumerate(turn.rolls):
        if context.shows(RollSpot(number)):
            draw_die(context.canvas, context.house(turn.seat), roll, context.layout.tray_roll(number))


def _draw_group(context: DrawContext, turn: GhostTurn, number: int, chip: Rect) -> Rect:
    """One group: its dice and its strength. Returns the room beside them."""
    canvas, group = context.canvas, turn.groups[number]
    draw_plate(canvas, chip, COLD if turn.progress(number) == "now" else ROW)
    pad, gap = canvas.px(Space.CLOSE), canvas.px(Space.HAIR)
    side = min(round(chip.height * _DIE), (chip.width // 2) // group.dice - gap)
    x = chip.x + pad
    for _ in range(group.dice):
        place = Rect(x, chip.centery - side // 2, side, side)
        draw_die(canvas, context.house(turn.seat), group.effort, place)
        x += side + gap
    figure = TextLine(_STRENGTH, str(group.strength))
    box = context.line(figure, Rect(x + pad // 2, chip.y, chip.right - pad - x, chip.height))
    return Rect(box.right + pad, chip.y + gap, chip.right - 2 * pad - box.right, chip.height - 2 * gap)


def build_ghost(layout: BoardLayout, say: Say, commands: TableCommands) -> list[Widget]:
    """Next step, once more, and the rest at once."""
    buttons = tray_buttons(
        _places(layout),
        TrayButton("ghost-next", say("table-ghost-next"), commands.ghost_next, "icon/next"),
        TrayButton("ghost-again", say("table-ghost-again"), commands.ghost_again, "icon/undo"),
        TrayButton("ghost-all", say("table-ghost-all"), commands.ghost_all, "icon/stepfwd"),
    )
    for button in buttons:
        button.role = WidgetRole.LOOKUP
    return [*buttons]
