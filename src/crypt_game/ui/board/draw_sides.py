"""Draw pile, box, chronicle, the steps of the turn, the order of turns, and the ladder of titles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pygame import Rect

from crypt_game.play.board_model import BoardModel, ChronicleLine
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.turn_status import turn_lines
from crypt_game.rules import RANKS, rank_of
from crypt_game.rules.collectors import collectors_of
from crypt_game.rules.terms import Choice, Phase, Rank, SeatKind
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.canvas.cards import draw_card_pile
from crypt_game.ui.canvas.panels import draw_empty_place, draw_hairline, draw_row
from crypt_game.ui.canvas.pieces import draw_badge, draw_coin, draw_die, draw_step_disc

__all__ = ["TITLES", "draw_lines", "draw_sides", "newest"]

_LEAST_SHARE = 0.8
"""How far the words beside the box may shrink before the figure alone stands there."""
_LINES = 24
"""More lines of the chronicle than any panel holds."""
_NAMES_SHARE = 0.7
"""How much of a rung of the ladder its title may take."""
_FEW = 3
_SHARES = (1.0, 0.9, 0.8, 0.7)
"""The chronicle is set smaller, in these steps, until at least so many of its lines fit."""
StepState = Literal["done", "current", "next"]
TITLES: tuple[tuple[Rank, int, int | None], ...] = tuple(
    (rank, least, most)
    for (rank, least), most in zip(RANKS, (None, *(above - 1 for _, above in RANKS)), strict=False)
)
"""The titles of §6.8 with the least and the greatest score they are for."""


@dataclass(frozen=True, slots=True)
class _Step:
    text: str
    state: StepState
    detail: str = ""


def draw_sides(context: DrawContext) -> None:
    """Everything beside the Crypt that is nobody's panel."""
    layout, model = context.layout, context.model
    view = model.view
    box = (view.top, view.deck, len(view.discard), tuple(pool.exhausted for pool in view.pools))
    context.part("pile", layout.pile.panel, box, _draw_pile, waits=())
    if layout.chronicle is not None:
        context.part(
            "chronicle", layout.chronicle, newest(model), partial(_draw_chronicle, layout.chronicle), waits=()
        )
    if layout.order is not None:
        turns = tuple(turn_lines(view))
        context.part("order", layout.order, turns, partial(_draw_order, layout.order), waits=())
    if layout.ladder is not None:
        score = model.scores.get(model.viewer)
        context.part("ladder", layout.ladder, (score,), partial(_draw_ladder, layout.ladder))
    if layout.turn_help is not None:
        title, steps = _steps(context)
        shows = title, tuple(steps)
        context.part("steps", layout.turn_help, shows, partial(_draw_steps, layout.turn_help), waits=())


def newest(model: BoardModel) -> tuple[ChronicleLine, ...]:
    """At least as many lines of the chronicle as any panel holds."""
    return tuple(model.chronicle[-_LINES:])


def _inner(context: DrawContext, rect: Rect, title: str, *, detail: str = "") -> Rect:
    """Paint a panel with its title; returns what is left below."""
    canvas, pad = context.canvas, context.canvas.px(16)
    canvas.panel(rect)
    head = Rect(rect.x + pad, rect.y + canvas.px(8), rect.width - 2 * pad, canvas.px(32))
    context.line(TextLine(theme.PANEL_TITLE, title, theme.Palette.HEADING), head)
    top = head.bottom
    if detail:
        below = Rect(head.x, head.bottom - canvas.px(4), head.width, canvas.px(26))
        context.line(TextLine(theme.STATUS, detail, theme.Palette.MUTED), below)
        top = below.bottom
    return Rect(head.x, top + canvas.px(6), head.width, rect.bottom - pad - top - canvas.px(4))


# Draw pile and box -----------------------------------------------------------------------------------------
def _draw_pile(context: DrawContext) -> None:
    canvas, say, view, places = context.canvas, context.say, context.model.view, context.layout.pile
    canvas.panel(places.panel)
    context.line(TextLine(theme.PANEL_TITLE, say("table-draw-pile"), theme.Palette.HEADING), places.title)
    if view.top is not None and view.deck:
        draw_card_pile(canvas, view.top.value, places.card, view.deck)
        lines = [
            TextLine(theme.BODY, say("table-next-card"), theme.Palette.MUTED),
            TextLine(theme.NAME_SMALL, context.type_name(view.top)),
            TextLine(theme.KEY_NUMBER, str(view.deck)),
            TextLine(theme.NOTE, say("table-cards-left", count=view.deck), theme.Palette.MUTED),
        ]
    else:
        draw_empty_place(canvas, places.card)
        lines = [TextLine(theme.BODY, say("table-pile-empty"), theme.Palette.MUTED)]
    context.lines(lines, places.lines, middle=True)
    draw_hairline(canvas, places.rule.midleft, places.rule.midright)
    _draw_box(context)


def _draw_box(context: DrawContext) -> None:
    """The box: how many cards lie in it, and everybody's exhausted dice."""
    canvas, view, places = context.canvas, context.model.view, context.layout.pile
    row = places.box_row
    canvas.sprite("icon/box", places.box)
    tired = [(pool, dice.exhausted) for pool, dice in enumerate(view.pools) if dice.exhausted]
    die, gap = round(row.height * 0.6), canvas.px(8)
    x = row.right
    for pool, count in reversed(tired):
        if count > 1:
            figure = context.line(
                TextLine(theme.FIGURE, str(count)), Rect(row.x, row.y, x - row.x, row.height), "right"
            )
            x = figure.x - gap // 2
        x -= die
        draw_die(canvas, context.pool_house(pool), "exhausted", Rect(x, row.centery - die // 2, die, die))
        x -= gap
    words = Rect(places.box.right + gap, row.y, x - places.box.right - gap, row.height)
    count = len(view.discard)
    long = TextLine(theme.LABEL, context.say("table-box", count=count))
    short = TextLine(theme.LABEL, str(count))
    style = context.fitted(long.style, row.height)
    fits = canvas.fits(style, long.text, words.width, _LEAST_SHARE * style.size * canvas.scale.text)
    context.line(long if fits else short, words)


# Chronicle -------------------------------------------------------------------------------------------------
def _draw_chronicle(rect: Rect, context: DrawContext) -> None:
    draw_lines(context, _inner(context, rect, context.say("table-chronicle")))


def draw_lines(context: DrawContext, inner: Rect) -> None:
    """The last lines of the chronicle that fit into a box, the newest at the foot."""
    canvas = context.canvas
    left, gap = canvas.px(34), canvas.px(7)
    wide = inner.width - left
    style, shown = _set_lines(context, wide, inner.height, gap)
    y = inner.y
    for age, (line, height) in reversed(list(enumerate(shown))):
        if line.house is not None:
            size = canvas.px(26)
            draw_badge(
                canvas, line.house.value, (inner.x + size // 2, y + canvas.text_height(style) // 2), size
            )
        fresh = age == 0 or line.strong
        colour = theme.Palette.IVORY if fresh else theme.Palette.MUTED
        canvas.paragraph(style, line.text, Rect(inner.x + left, y, wide, 0), colour)
        y += height + gap


def _set_lines(
    context: DrawContext, wide: int, room: int, gap: int
) -> tuple[theme.Style, list[tuple[ChronicleLine, int]]]:
    """The style of the chronicle, and the lines that fit in it."""
    few = min(_FEW, len(context.model.chronicle))
    for share in _SHARES:
        style = theme.NOTE._replace(size=theme.NOTE.size * share)
        shown = _fitting(context, style, wide, room, gap)
        if len(shown) >= few:
            break
    return style, shown


def _fitting(
    context: DrawContext, style: theme.Style, wide: int, room: int, gap: int
) -> list[tuple[ChronicleLine, int]]:
    """The newest lines that fit a height, the newest first, with the height of each."""
    shown: list[tuple[ChronicleLine, int]] = []
    for line in reversed(context.model.chronicle):
        height = context.canvas.paragraph_height(style, line.text, wide)
        room -= height
        if room < 0:
            break
        shown.append((line, height))
        room -= gap
    return shown


# Steps of the turn -----------------------------------------------------------------------------------------
def _draw_steps(rect: Rect, context: DrawContext) -> None:
    title, steps = _steps(context)
    inner = _inner(context, rect, title)
    canvas = context.canvas
    pitch = min(canvas.px(64), inner.height // max(1, len(steps)))
    disc = min(canvas.px(38), round(pitch * 0.8))
    room = inner.width - disc - canvas.px(14)
    high = (pitch - canvas.px(6)) * (0.56 if any(step.detail for step in steps) else 1.0)
    common = context.level(theme.BODY_BOLD, [(step.text, room) for step in steps], high)
    for number, step in enumerate(steps):
        row = Rect(inner.x, inner.y + number * pitch, inner.width, pitch)
        draw_step_disc(canvas, number + 1, (row.x + disc // 2, row.centery), disc, step.state)
        words = Rect(row.x + disc + canvas.px(14), row.y, row.width - disc - canvas.px(14), pitch)
        colour = {
            "done": theme.Palette.IVORY,
            "current": theme.Palette.TORCH,
            "next": theme.Palette.MUTED,
        }[step.state]
        style = common if step.state == "current" else common._replace(weight=theme.BODY.weight)
        lines = [TextLine(style, step.text, colour)]
        if step.detail:
            small = theme.NOTE._replace(size=min(theme.NOTE.size, common.size))
            lines.append(TextLine(small, step.detail, theme.Palette.MUTED))
        context.lines(lines, words.inflate(0, -canvas.px(6)), middle=True)


def _steps(context: DrawContext) -> tuple[str, list[_Step]]:
    """What the present part of the round consists of, and how far it has come."""
    say, asking, phase = context.say, context.model.asking, context.model.phase
    if isinstance(asking, ClaimDraft):
        chosen, ready = bool(asking.groups), asking.complete
        done = [chosen, chosen, ready, False]
        keys = ("card", "dice", "effort", "confirm")
        return say("table-this-turn"), _in_order([say(f"table-step-{key}") for key in keys], done)
    if phase is Phase.COLLECT:
        return say("term-phase-collect"), _collect_steps(context)
    if phase is Phase.CLAIM:
        return say("table-this-round"), _turn_steps(context)
    late = phase in (Phase.FINAL, Phase.OVER)
    names = [say(f"term-phase-{key}") for key in ("reveal", "claim", "collect", "pass")]
    return say("table-this-round"), _in_order(names, [late] * 3 + [False])


def _in_order(names: list[str], done: list[bool]) -> list[_Step]:
    """Steps in a row: the first that is not done is the present one."""
    current = done.index(False) if False in done else -1
    return [
        _Step(name, "done" if over else "current" if i == current else "next")
        for i, (name, over) in enumerate(zip(names, done, strict=True))
    ]


def _collect_steps(context: DrawContext) -> list[_Step]:
    model, say = context.model, context.say
    names, done = [say("table-step-roll")], [bool(model.collect.rolls) or bool(model.collect.owners)]
    if context.layout.view.variant.teams:
        names.append(say("table-step-divvy"))
        done.append(bool(model.collect.owners) and not context.layout.sharing)
    names.append(say("table-step-take"))
    taken = all(slot is None for slot in model.view.crypt)
    done.append(taken)
    if Choice.REROLL in collectors_of(model.view.variant).windows:
        names.append(say("table-step-idols"))
        done.append(taken and not model.view.failing)
    names.append(say("table-step-exhaust"))
    done.append(False)
    return _in_order(names, done)


def _turn_steps(context: DrawContext) -> list[_Step]:
    say, model = context.say, context.model
    steps = []
    for line in turn_lines(model.view):
        state: StepState = "done" if line.done else "current" if line.now else "next"
        own = model.is_yours(line.seat)
        text = say("table-turn-you") if own else say("table-turn-of", name=model.names[line.seat])
        heir = model.view.variant.kinds[line.seat] is SeatKind.HEIR
        steps.append(_Step(text, state, say("table-one-card") if line.limit and heir else ""))
    return [*steps, _Step(say("term-phase-collect"), "next")] if len(steps) < 5 else steps


# Order of turns --------------------------------------------------------------------------------------------
def _draw_order(rect: Rect, context: DrawContext) -> None:
    """Who plays when; the present turn is lit (VISUAL picture 2)."""
    canvas, model, say = context.canvas, context.model, context.say
    inner = _inner(context, rect, say("table-turn-order"))
    lines = turn_lines(model.view)
    pitch = min(canvas.px(46), inner.height // max(1, len(lines)))
    for number, turn in enumerate(lines):
        row = Rect(inner.x, inner.y + number * pitch, inner.width, pitch)
        if turn.now:
            draw_row(canvas, row.inflate(canvas.px(12), -canvas.px(2)), chosen=True)
        size = min(canvas.px(26), round(pitch * 0.8))
        draw_badge(
            canvas,
            context.house(turn.seat),
            (row.x + size // 2, row.centery),
            size,
            alpha=130 if turn.done else 255,
        )
        mark = Rect(row.right - canvas.px(96), row.y, canvas.px(96), pitch)
        if turn.done:
            tick = min(canvas.px(20), pitch)
            canvas.sprite("icon/check", (row.right - tick // 2, row.centery), tick, tint=theme.Palette.SAFE)
        elif turn.limit:
            context.line(
                TextLine(theme.STATUS, say("table-one-card-short"), theme.Palette.MUTED), mark, "right"
            )
        words = Rect(row.x + size + canvas.px(10), row.y, mark.x - row.x - size - canvas.px(16), pitch)
        colour = theme.Palette.TORCH if turn.now else theme.Palette.DIM if turn.done else theme.Palette.IVORY
        style = theme.BODY_BOLD if turn.now else theme.BODY
        context.line(TextLine(style, model.names[turn.seat], colour), words)


# Ladder of titles ------------------------------------------------------------------------------------------
def _draw_ladder(rect: Rect, context: DrawContext) -> None:
    """The four titles with what they need; the present score on its rung when it is shown (§6.8)."""
    canvas, say, score = context.canvas, context.say, context.model.scores.get(context.model.viewer)
    detail = say("table-rank-detail") if score is not None else ""
    inner = _inner(context, rect, say("table-rank"), detail=detail)
    gap = canvas.px(8)
    height = min(canvas.px(72), (inner.height - 3 * gap) // 4)
    pad = canvas.px(9)
    names_wide = (inner.width + canvas.px(8) - 2 * pad - gap) * _NAMES_SHARE
    name_style = context.level(
        theme.BODY_BOLD, [(say(f"term-rank-{rank.value}"), names_wide) for rank, _, _ in TITLES], height
    )
    figures = theme.NOTE._replace(size=min(theme.NOTE.size, name_style.size))
    for number, (rank, least, most) in enumerate(TITLES):
        row = Rect(
            inner.x - canvas.px(4), inner.y + number * (height + gap), inner.width + canvas.px(8), height
        )
        here = score is not None and rank_of(score) is rank
        draw_row(canvas, row, chosen=here)
        right = Rect(row.right - pad - row.width // 2, row.y, row.width // 2, height)
        needs = f"{least}+" if most is None else f"{least}–{most}"
        if here and score is not None:
            draw_coin(canvas, score, (row.right - pad - height * 0.38, row.centery), height * 0.78)
            taken = round(height * 0.8)
        else:
            figure = TextLine(figures, needs, theme.Palette.MUTED)
            taken = row.right - pad - context.line(figure, right, "right").x
        words = Rect(row.x + pad, row.y, row.width - 2 * pad - taken - gap, height)
        colour = theme.Palette.IVORY if here else theme.Palette.MUTED
        style = name_style if here else name_style._replace(weight=theme.BODY.weight)
        context.line(TextLine(style, say(f"term-rank-{rank.value}"), colour), words)
