"""The Ghost's turn in the tray: its groups in their order; next step, again, show all (VISUAL §11, Solo)."""

from __future__ import annotations

from pygame import Rect

from crypt_game.play.board_model import GhostTurn
from crypt_game.play.spots import RollSpot
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout import GHOST_BUTTONS, BoardLayout
from crypt_game.ui.board.layout_tray import TrayPlaces
from crypt_game.ui.canvas.panels import COLD, ROW, draw_hairline, draw_plate
from crypt_game.ui.canvas.pieces import draw_die
from crypt_game.ui.canvas.surfaces import STILL, Pose
from crypt_game.ui.scenes.table.commands import TableCommands
from crypt_game.ui.scenes.table.tray_buttons import TrayButton, tray_buttons
from crypt_game.ui.widget import Widget, WidgetRole

__all__ = ["build_ghost", "draw_groups"]

_NOW_SHARE = 1.5
"""How much wider the present group is than another."""
_WAITS = 150
"""How much is seen of dice that wait for their turn, of 255."""


def _places(layout: BoardLayout) -> TrayPlaces:
    return layout.tray_fields((1.0,), GHOST_BUTTONS)


def draw_groups(context: DrawContext, turn: GhostTurn) -> None:
    """The Ghost's groups from left to right, the present one lit; its bare dice before it has joined them."""
    places, say, canvas = _places(context.layout), context.say, context.canvas
    head, body = places.head(0), places.body(0)
    for rule in places.rules:
        draw_hairline(canvas, rule.midtop, rule.midbottom)
    title = context.line(
        TextLine(theme.LABEL, say("table-ghost-turn", name=context.model.names[turn.seat])), head
    )
    rest = Rect(title.right + head.height, head.y, head.right - title.right - head.height, head.height)
    context.line(TextLine(theme.NOTE, say("table-ghost-order"), theme.Palette.MUTED), rest, "right")
    if not turn.groups:
        _draw_rolls(context, turn)
        return
    count, gap = len(turn.groups), canvas.px(34)
    share = [_NOW_SHARE if number == turn.now else 1.0 for number in range(count)]
    unit = (body.width - gap * (count - 1)) / sum(share)
    x = body.x
    for number in range(count):
        chip = Rect(x, body.y, round(unit * share[number]), body.height)
        _draw_group(context, turn, number, chip)
        x = chip.right + gap
        if number < count - 1:
            canvas.sprite(
                "icon/arrow", (chip.right + gap // 2, chip.centery), canvas.px(22), tint=theme.Palette.MUTED
            )


def _draw_rolls(context: DrawContext, turn: GhostTurn) -> None:
    for number, roll in enumerate(turn.rolls):
        if context.shows(RollSpot(number)):
            draw_die(context.canvas, context.house(turn.seat), roll, context.layout.tray_roll(number))


def _draw_group(context: DrawContext, turn: GhostTurn, number: int, chip: Rect) -> None:
    """One group: its dice, its strength, and what becomes of it."""
    canvas, group, progress = context.canvas, turn.groups[number], turn.progress(number)
    draw_plate(canvas, chip, COLD if progress == "now" else ROW)
    pad = canvas.px(12)
    side = min(round(chip.height * 0.7), (chip.width // 2) // group.dice - 4)
    x = chip.x + pad
    for _ in range(group.dice):
        draw_die(
            canvas,
            context.house(turn.seat),
            group.effort,
            Rect(x, chip.centery - side // 2, side, side),
            pose=Pose(alpha=_WAITS) if progress == "next" else STILL,
        )
        x += side + 5
    figure = TextLine(theme.KEY_NUMBER._replace(size=30), str(group.strength))
    box = context.line(figure, Rect(x + pad // 2, chip.y, chip.right - pad - x, chip.height))
    words = Rect(box.right + pad, chip.y, chip.right - pad - box.right - pad, chip.height)
    if words.width < canvas.px(60):
        return
    if progress == "now" and turn.steps:
        text, ink, style = turn.steps[-1].text, theme.Palette.IVORY, theme.BODY_BOLD
    else:
        text = context.say(f"table-ghost-group-{progress}")
        ink, style = theme.Palette.SAFE if progress == "done" else theme.Palette.MUTED, theme.NOTE
    style = canvas.level_paragraphs(style, [text], (words.width, words.height - 8))
    height = canvas.paragraph_height(style, text, words.width)
    canvas.paragraph(style, text, words.move(0, max(4, (words.height - height) // 2)), ink)


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
