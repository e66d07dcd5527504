"""The replay in the tray's place: which step is shown, the scrubber, and the buttons that let it run."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.controls.widget import Tip, Widget, told_in
from crypt_game.controls.widgets import Button, ButtonFace, ChoiceChip, Scrubber, ScrubberMark, ScrubberTrack
from crypt_game.drawing import theme
from crypt_game.drawing.canvas.glass import GlassStyle
from crypt_game.drawing.geometry import Space
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.board_model import BoardModel
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.board.board_widgets import card_targets, info_places, top_buttons
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.draw_room import draw_panel_glass
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.scenes.replay.replay_commands import ReplayCommands, ReplayStatus

__all__ = ["SPEEDS", "build_replay", "draw_replay"]

SPEEDS = (1, 2, 4)
_PAD, _GAP = 18, 8
_HEAD, _GROOVE, _ROW = 28, 64, 54
_BUTTON, _PLAY, _SPEED = 56, 84, 60
_STEPS, _GROUP_GAP = 6, 14
"""How many buttons step through the game; what parts groups of buttons."""
_BRANCH: Final = theme.BUTTON._replace(floor=14)
_VIEW_BUTTONS = 3
"""How many buttons stand before the way into a game of one's own."""
_VIEWPOINT_ICONS = {
    Viewpoint.EVERYBODY: "icon/eye",
    Viewpoint.SEAT: "icon/player",
    Viewpoint.NOBODY: "icon/eye-off",
}


class _Places(NamedTuple):
    """The rows of the panel in window pixels."""

    head: Rect
    groove: Rect
    row: Rect


def _places(layout: BoardLayout) -> _Places:
    px, tray = layout.frame.px, layout.tray
    inner = tray.inflate(-2 * px(_PAD), -2 * px(Space.TIGHT))
    rows = _HEAD * layout.frame.text, _GROOVE, _ROW
    share, top = (inner.height - 2 * px(_GAP)) / sum(map(px, rows)), inner.top
    places = list[Rect]()
    for height in rows:
        places.append(Rect(inner.x, top, inner.width, round(px(height) * share)))
        top = places[-1].bottom + px(_GAP)
    return _Places(*places)


def draw_replay(replay: ReplayStatus, context: DrawContext) -> None:
    """Paint the tray of a replay without its widgets."""
    context.part("tray", context.layout.tray, None, partial(_draw_replay, replay))


def _draw_replay(replay: ReplayStatus, context: DrawContext) -> None:
    """The panel, which part of the game is shown, and what the marks mean."""
    canvas, say, places = context.canvas, context.say, _places(context.layout)
    draw_panel_glass(context, context.layout.tray, GlassStyle(active=replay.playing))
    where = say("replay-round", round=max(1, replay.round))
    step = say("replay-step", step=replay.place + 1, steps=replay.last + 1)
    at = context.line(TextLine(theme.BODY_BOLD, f"{where} · {step}", theme.Palette.HEADING), places.head)
    taken = at.width + canvas.px(Space.WIDE)
    room = Rect(at.left + taken, places.head.top, places.head.width - taken, places.head.height)
    Scrubber.draw_legend(canvas, context.fitted(theme.NOTE, room.height), replay.legend, room)


def build_replay(
    model: BoardModel, layout: BoardLayout, say: Say, commands: ReplayCommands, replay: ReplayStatus
) -> list[Widget]:
    """Every widget of a table that is used for a replay."""
    places = _places(layout)
    dice = say("replay-fairness")
    marks = [ScrubberMark(place, kind) for place, kind in replay.marks]
    spoken = say(
        "replay-scrubber", step=replay.place + 1, steps=replay.last + 1, told=join_sentences(replay.sentences)
    )
    track = ScrubberTrack(replay.place, replay.last, replay.rounds, marks, replay.since)
    scrubber = Scrubber("scrubber", places.groove, spoken, track, commands.seek, commands.play)
    tray = [
        scrubber,
        *_transport(layout, say, commands, replay, places.row),
        *_view_buttons(model, layout, say, commands, replay, places.row),
    ]
    return [
        *told_in(say("spoken-part-replay"), tray),
        *card_targets(model, layout, say, commands),
        *info_places(model, layout, say, commands),
        *top_buttons(model, layout, say, commands),
        Button(
            "fairness",
            layout.peek,
            "",
            commands.show_fairness,
            face=ButtonFace(icon="icon/die", spoken=dice),
            tip=partial(Tip, dice, say("replay-fairness-tip")),
        ),
    ]


def _transport(
    layout: BoardLayout, say: Say, commands: ReplayCommands, replay: ReplayStatus, row: Rect
) -> list[Widget]:
    """Round, turn and step back; play; step, turn and round on; and the speeds."""
    px = layout.frame.px
    play = ("pause", "icon/pause") if replay.playing else ("play", "icon/play")
    named: list[tuple[str, str, Callable[[], None]]] = [
        ("round-back", "icon/stepback", lambda: commands.go_round(-1)),
        ("turn-back", "icon/speed-back", lambda: commands.go_turn(-1)),
        ("step-back", "icon/left", lambda: commands.go_step(-1)),
        (play[0], play[1], commands.play),
        ("step-on", "icon/next", lambda: commands.go_step(1)),
        ("turn-on", "icon/speed", lambda: commands.go_turn(1)),
        ("round-on", "icon/stepfwd", lambda: commands.go_round(1)),
    ]
    widgets: list[Widget] = []
    x = row.x
    for name, icon, press in named:
        central = press == commands.play
        rect = Rect(x, row.y, px(_PLAY if central else _BUTTON), row.height)
        words = say(f"replay-{name}")
        widgets.append(
            Button(
                "play" if central else name,
                rect,
                "",
                press,
                face=ButtonFace(icon=icon, spoken=words, kind="primary" if central else "stone"),
                tip=partial(Tip, words, above=True),
            )
        )
        x = rect.right + px(_GAP)
    x += px(Space.CLOSE)
    for speed in SPEEDS:
        rect = Rect(x, row.y, px(_SPEED), row.height)
        words = say("replay-speed", speed=speed)
        widgets.append(
            ChoiceChip(
                f"speed-{speed}",
                rect,
                f"×{speed}",
                partial(commands.set_speed, speed),
                face=ButtonFace(spoken=words, style=theme.CHIP),
                chosen=speed == replay.speed,
            )
        )
        x = rect.right + px(_GAP) // 2
    return widgets


def _view_buttons(
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    commands: ReplayCommands,
    replay: ReplayStatus,
    row: Rect,
) -> list[Widget]:
    """Whose values are shown, who sits at the bottom, and the way into a game of one's own, at the right."""
    px = layout.frame.px
    steps = _STEPS * (_BUTTON + _GAP) + _PLAY + _GAP
    taken = steps + _GROUP_GAP + len(SPEEDS) * (_SPEED + _GAP // 2) + _GROUP_GAP
    room = row.right - (row.x + px(taken)) - _VIEW_BUTTONS * (px(_BUTTON) + px(_GAP))
    left = row.right - room
    viewpoint = model.audience or Viewpoint.NOBODY
    values = say(f"replay-values-{viewpoint.value}", name=model.names[model.viewer])
    turn = say("replay-turn-table", name=model.names[model.viewer])
    named: list[tuple[str, str, str, str, Callable[[], None]]] = [
        ("values", _VIEWPOINT_ICONS[viewpoint], values, "replay-values-tip", commands.change_viewpoint),
        ("turn-table", "icon/swap", turn, "replay-turn-table-tip", commands.turn_table),
        ("share", "icon/export", say("share-title"), "share-tip", commands.share),
    ]
    branch = say("replay-branch")
    return [
        *(
            Button(
                name,
                Rect(left - (len(named) - place) * px(_BUTTON + _GAP), row.y, px(_BUTTON), row.height),
                "",
                press,
                face=ButtonFace(icon=icon, spoken=words),
                tip=partial(Tip, words, say(tip), above=True),
            )
            for place, (name, icon, words, tip, press) in enumerate(named)
        ),
        Button(
            "branch",
            Rect(left, row.y, room, row.height),
            branch,
            commands.branch,
            face=ButtonFace(icon="icon/branch", style=_BRANCH),
            tip=partial(Tip, branch, say("replay-branch-tip"), above=True),
            refused=None if replay.over else commands.branch,
        ),
    ]
