"""The replay in the tray's place: what happens in words, the scrubber, and the buttons of the projector."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from pygame import Rect

from crypt_game.match.viewpoint import Viewpoint
from crypt_game.text.language import Say
from crypt_game.ui import theme
from crypt_game.ui.board.board_widgets import card_targets, things, top_buttons
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.model import BoardModel, ReplayStatus
from crypt_game.ui.canvas import escape
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.focus import Tip, Widget
from crypt_game.ui.scenes.table.desk import LookingDesk
from crypt_game.ui.widgets import Button, ButtonFace, ChoiceChip, MarkKind, Scrubber, ScrubberMark

__all__ = ["SPEEDS", "ReplayDesk", "build_replay", "draw_replay", "in_a_row"]

SPEEDS = (1, 2, 4)
_PAD, _GAP = 18, 8
_HEAD, _GROOVE, _ROW = 50, 64, 54
_BUTTON, _PLAY, _SPEED = 56, 84, 60
_CAPTION = 210
_STOPS = (".", "!", "?", "…")


class ReplayDesk(LookingDesk, Protocol):
    """What can be done with a replay."""

    def seek(self, place: int) -> None:
        """Show this place."""

    def go_step(self, by: int) -> None:
        """One beat on or back."""

    def go_turn(self, by: int) -> None:
        """To the next or the previous turn."""

    def go_round(self, by: int) -> None:
        """To the beginning of the next or the previous round."""

    def play(self) -> None:
        """Let it run, or stop it."""

    def set_speed(self, speed: int) -> None:
        """Let it run this many times as fast."""

    def change_eyes(self) -> None:
        """Show the values to the next: everybody's, the seat's own, nobody's."""

    def turn_table(self) -> None:
        """Let the next heir sit at the bottom."""

    def branch(self) -> None:
        """Play on from here."""

    def show_fairness(self) -> None:
        """How the dice fell."""


@dataclass(frozen=True, slots=True)
class _Places:
    """The rows of the panel in window pixels."""

    caption: Rect
    told: Rect
    groove: Rect
    row: Rect


def _places(layout: BoardLayout) -> _Places:
    px, tray = layout.frame.px, layout.tray
    inner = tray.inflate(-2 * px(_PAD), -2 * px(10))
    rows = _HEAD + _GROOVE + _ROW
    share = (inner.height - 2 * px(_GAP)) / max(1, px(rows))
    head, groove, row = (round(px(height) * share) for height in (_HEAD, _GROOVE, _ROW))
    caption = Rect(inner.x, inner.y, px(_CAPTION), head)
    told = Rect(caption.right + px(14), inner.y, inner.right - caption.right - px(14), head)
    groove_top = inner.y + head + px(_GAP)
    return _Places(
        caption,
        told,
        Rect(inner.x, groove_top, inner.width, groove),
        Rect(inner.x, groove_top + groove + px(_GAP), inner.width, row),
    )


def draw_replay(context: DrawContext, replay: ReplayStatus) -> None:
    """The panel, which part of the game is shown, and what happens there in words."""
    canvas, say, places = context.canvas, context.say, _places(context.layout)
    canvas.panel(context.layout.tray, active=replay.playing)
    where = say("replay-round", round=max(1, replay.round))
    step = say("replay-step", step=replay.place + 1, steps=replay.last + 1)
    context.lines(
        [
            TextLine(theme.BODY_BOLD, where, theme.Palette.HEADING),
            TextLine(theme.NOTE, step, theme.Palette.MUTED),
        ],
        places.caption,
        middle=True,
    )
    rule = places.told.x - canvas.px(8)
    draw_hairline(canvas, (rule, places.told.y + canvas.px(4)), (rule, places.told.bottom - canvas.px(4)))
    told = places.told.move(canvas.px(6), 0)
    told.width -= canvas.px(6)
    if replay.seat is not None:
        size = canvas.px(38)
        draw_badge(canvas, context.house(replay.seat), (told.x + size // 2, told.centery), size)
        told.x += size + canvas.px(12)
        told.width -= size + canvas.px(12)
    words, style = _fitting(context, replay.told, told)
    told.y += max(0, (told.height - canvas.paragraph_height(style, words, told.width)) // 2)
    told.height = 0
    canvas.paragraph(style, words, told)


def in_a_row(sentences: Sequence[str]) -> str:
    """Sentences one after the other; those without a stop are parted by a point."""
    row = ""
    for sentence in sentences:
        between = "" if not row else " " if row.endswith(_STOPS) else " · "
        row += between + sentence
    return row


def _fitting(context: DrawContext, sentences: tuple[str, ...], room: Rect) -> tuple[str, theme.Style]:
    """As many of the sentences as the box holds, and in which style; the chronicle has the others."""
    for count in range(len(sentences), 0, -1):
        words = escape(in_a_row(sentences[:count])) + (" …" if count < len(sentences) else "")
        style = context.canvas.level_paragraphs(theme.BODY._replace(line=1.16), [words], room.size)
        if count == 1 or context.canvas.paragraph_height(style, words, room.width) <= room.height:
            return words, style
    return "", theme.BODY


def build_replay(
    model: BoardModel, layout: BoardLayout, say: Say, desk: ReplayDesk, replay: ReplayStatus
) -> list[Widget]:
    """Every widget of a table that is used for a replay."""
    places = _places(layout)
    dice = say("replay-fairness")
    marks = [ScrubberMark(place, MarkKind(kind)) for place, kind in replay.deeds]
    spoken = say("replay-scrubber", step=replay.place + 1, steps=replay.last + 1, told=in_a_row(replay.told))
    scrubber = Scrubber(
        "scrubber", places.groove, spoken, replay.place, replay.last, desk.seek, desk.play,
        notches=replay.rounds, marks=marks, origin=replay.since,
    )  # fmt: skip
    return [
        scrubber,
        *_transport(layout, say, desk, replay, places.row),
        *_lookout(model, layout, say, desk, replay, places.row),
        *card_targets(model, layout, say, desk),
        *things(model, layout, say, desk),
        *top_buttons(model, layout, say, desk),
        Button(
            "fairness",
            layout.peek,
            "",
            desk.show_fairness,
            face=ButtonFace(icon="icon/die", spoken=dice),
            tip=partial(Tip, dice, say("replay-fairness-tip")),
        ),
    ]


def _transport(
    layout: BoardLayout, say: Say, desk: ReplayDesk, replay: ReplayStatus, row: Rect
) -> list[Widget]:
    """Round, turn and step back; play; step, turn and round on; and the speeds."""
    px = layout.frame.px
    play = ("pause", "icon/pause") if replay.playing else ("play", "icon/play")
    named: list[tuple[str, str, Callable[[], None]]] = [
        ("round-back", "icon/stepback", lambda: desk.go_round(-1)),
        ("turn-back", "icon/speed-back", lambda: desk.go_turn(-1)),
        ("step-back", "icon/left", lambda: desk.go_step(-1)),
        (play[0], play[1], desk.play),
        ("step-on", "icon/next", lambda: desk.go_step(1)),
        ("turn-on", "icon/speed", lambda: desk.go_turn(1)),
        ("round-on", "icon/stepfwd", lambda: desk.go_round(1)),
    ]
    widgets: list[Widget] = []
    x = row.x
    for name, icon, press in named:
        central = press == desk.play
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
    x += px(14)
    for speed in SPEEDS:
        rect = Rect(x, row.y, px(_SPEED), row.height)
        words = say("replay-speed", speed=speed)
        widgets.append(
            ChoiceChip(
                f"speed-{speed}",
                rect,
                f"×{speed}",
                partial(desk.set_speed, speed),
                face=ButtonFace(spoken=words, style=theme.CHIP),
                chosen=speed == replay.speed,
            )
        )
        x = rect.right + px(_GAP) // 2
    return widgets


def _lookout(
    model: BoardModel, layout: BoardLayout, say: Say, desk: ReplayDesk, replay: ReplayStatus, row: Rect
) -> list[Widget]:
    """Whose values are shown, who sits at the bottom, and the way into a game of one's own, at the right."""
    px = layout.frame.px
    taken = 6 * _BUTTON + _PLAY + 7 * _GAP + 14 + 3 * (_SPEED + _GAP // 2) + 14
    room = row.right - (row.x + px(taken)) - 2 * (px(_BUTTON) + px(_GAP))
    left = row.right - room
    eyes = {Viewpoint.EVERYBODY: "icon/eye", Viewpoint.SEAT: "icon/player", Viewpoint.NOBODY: "icon/eye-off"}[
        replay.eyes
    ]
    values = say(f"replay-values-{replay.eyes.value}", name=model.names[model.viewer])
    turn = say("replay-turn-table", name=model.names[model.viewer])
    branch = say("replay-branch")
    return [
        Button(
            "values",
            Rect(left - 2 * px(_BUTTON + _GAP), row.y, px(_BUTTON), row.height),
            "",
            desk.change_eyes,
            face=ButtonFace(icon=eyes, spoken=values),
            tip=partial(Tip, values, say("replay-values-tip"), above=True),
        ),
        Button(
            "turn-table",
            Rect(left - px(_BUTTON + _GAP), row.y, px(_BUTTON), row.height),
            "",
            desk.turn_table,
            face=ButtonFace(icon="icon/swap", spoken=turn),
            tip=partial(Tip, turn, say("replay-turn-table-tip"), above=True),
        ),
        Button(
            "branch",
            Rect(left, row.y, room, row.height),
            branch,
            desk.branch,
            face=ButtonFace(icon="icon/branch", style=theme.BUTTON._replace(floor=14)),
            tip=partial(Tip, branch, say("replay-branch-tip"), above=True),
            refused=None if replay.over else desk.branch,
        ),
    ]
