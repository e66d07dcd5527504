"""Draw pile, box, chronicle, the steps of the turn, the order of turns, and the ladder of titles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Literal

from pygame import Rect

from crypt_game.rules import RANKS, rank_of
from crypt_game.rules.terms import Phase, Rank, SeatKind
from crypt_game.ui import theme
from crypt_game.ui.scenes.table.claim import ClaimDraft
from crypt_game.ui.scenes.table.easel import Easel, Line
from crypt_game.ui.scenes.table.model import ChronicleLine, TableModel
from crypt_game.ui.scenes.table.standing import turn_lines

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


def draw_sides(easel: Easel) -> None:
    """Everything beside the Crypt that is nobody's panel."""
    layout, model = easel.layout, easel.model
    view = model.view
    box = (view.top, view.deck, len(view.discard), tuple(pool.exhausted for pool in view.pools))
    easel.part("pile", layout.pile.panel, box, _draw_pile, waits=())
    if layout.chronicle is not None:
        easel.part(
            "chronicle", layout.chronicle, newest(model), partial(_draw_chronicle, layout.chronicle), waits=()
        )
    if layout.order is not None:
        turns = tuple(turn_lines(view))
        easel.part("order", layout.order, turns, partial(_draw_order, layout.order), waits=())
    if layout.ladder is not None:
        score = model.ledger.get(model.viewer)
        easel.part("ladder", layout.ladder, (score,), partial(_draw_ladder, layout.ladder))
    if layout.turn_help is not None:
        title, steps = _steps(easel)
        shows = title, tuple(steps)
        easel.part("steps", layout.turn_help, shows, partial(_draw_steps, layout.turn_help), waits=())


def newest(model: TableModel) -> tuple[ChronicleLine, ...]:
    """At least as many lines of the chronicle as any panel holds."""
    return tuple(model.chronicle[-_LINES:])


def _inner(easel: Easel, rect: Rect, title: str, *, detail: str = "") -> Rect:
    """Paint a panel with its title; returns what is left below."""
    brush, pad = easel.brush, easel.brush.px(16)
    brush.panel(rect)
    head = Rect(rect.x + pad, rect.y + brush.px(8), rect.width - 2 * pad, brush.px(32))
    easel.line(Line(theme.PANEL_TITLE, title, theme.Palette.HEADING), head)
    top = head.bottom
    if detail:
        below = Rect(head.x, head.bottom - brush.px(4), head.width, brush.px(26))
        easel.line(Line(theme.STATUS, detail, theme.Palette.MUTED), below)
        top = below.bottom
    return Rect(head.x, top + brush.px(6), head.width, rect.bottom - pad - top - brush.px(4))


# Draw pile and box -----------------------------------------------------------------------------------------
def _draw_pile(easel: Easel) -> None:
    brush, say, view, places = easel.brush, easel.say, easel.model.view, easel.layout.pile
    brush.panel(places.panel)
    easel.line(Line(theme.PANEL_TITLE, say("table-draw-pile"), theme.Palette.HEADING), places.title)
    if view.top is not None and view.deck:
        brush.card_pile(view.top.value, places.card, view.deck)
        lines = [
            Line(theme.BODY, say("table-next-card"), theme.Palette.MUTED),
            Line(theme.NAME_SMALL, easel.type_name(view.top)),
            Line(theme.KEY_NUMBER, str(view.deck)),
            Line(theme.NOTE, say("table-cards-left", count=view.deck), theme.Palette.MUTED),
        ]
    else:
        brush.empty_place(places.card)
        lines = [Line(theme.BODY, say("table-pile-empty"), theme.Palette.MUTED)]
    easel.lines(lines, places.lines, middle=True)
    brush.hairline(places.rule.midleft, places.rule.midright)
    _draw_box(easel)


def _draw_box(easel: Easel) -> None:
    """The box: how many cards lie in it, and everybody's exhausted dice."""
    brush, view, places = easel.brush, easel.model.view, easel.layout.pile
    row = places.box_row
    brush.sprite("icon/box", places.box)
    tired = [(pool, dice.exhausted) for pool, dice in enumerate(view.pools) if dice.exhausted]
    die, gap = round(row.height * 0.6), brush.px(8)
    x = row.right
    for pool, count in reversed(tired):
        if count > 1:
            figure = easel.line(
                Line(theme.FIGURE, str(count)), Rect(row.x, row.y, x - row.x, row.height), "right"
            )
            x = figure.x - gap // 2
        x -= die
        brush.die(easel.pool_house(pool), "exhausted", Rect(x, row.centery - die // 2, die, die))
        x -= gap
    words = Rect(places.box.right + gap, row.y, x - places.box.right - gap, row.height)
    count = len(view.discard)
    long = Line(theme.LABEL, easel.say("table-box", count=count))
    short = Line(theme.LABEL, str(count))
    style = easel.fitted(long.style, row.height)
    fits = brush.fits(style, long.text, words.width, _LEAST_SHARE * style.size * brush.scale.text)
    easel.line(long if fits else short, words)


# Chronicle -------------------------------------------------------------------------------------------------
def _draw_chronicle(rect: Rect, easel: Easel) -> None:
    draw_lines(easel, _inner(easel, rect, easel.say("table-chronicle")))


def draw_lines(easel: Easel, inner: Rect) -> None:
    """The last lines of the chronicle that fit into a box, the newest at the foot."""
    brush = easel.brush
    left, gap = brush.px(34), brush.px(7)
    wide = inner.width - left
    style, shown = _set_lines(easel, wide, inner.height, gap)
    y = inner.y
    for age, (line, height) in reversed(list(enumerate(shown))):
        if line.house is not None:
            size = brush.px(26)
            brush.badge(line.house.value, (inner.x + size // 2, y + brush.text_height(style) // 2), size)
        fresh = age == 0 or line.strong
        colour = theme.Palette.IVORY if fresh else theme.Palette.MUTED
        brush.paragraph(style, line.text, Rect(inner.x + left, y, wide, 0), colour)
        y += height + gap


def _set_lines(
    easel: Easel, wide: int, room: int, gap: int
) -> tuple[theme.Style, list[tuple[ChronicleLine, int]]]:
    """The style of the chronicle, and the lines that fit in it."""
    few = min(_FEW, len(easel.model.chronicle))
    for share in _SHARES:
        style = theme.NOTE._replace(size=theme.NOTE.size * share)
        shown = _fitting(easel, style, wide, room, gap)
        if len(shown) >= few:
            break
    return style, shown


def _fitting(
    easel: Easel, style: theme.Style, wide: int, room: int, gap: int
) -> list[tuple[ChronicleLine, int]]:
    """The newest lines that fit a height, the newest first, with the height of each."""
    shown: list[tuple[ChronicleLine, int]] = []
    for line in reversed(easel.model.chronicle):
        height = easel.brush.paragraph_height(style, line.text, wide)
        room -= height
        if room < 0:
            break
        shown.append((line, height))
        room -= gap
    return shown


# Steps of the turn -----------------------------------------------------------------------------------------
def _draw_steps(rect: Rect, easel: Easel) -> None:
    title, steps = _steps(easel)
    inner = _inner(easel, rect, title)
    brush = easel.brush
    pitch = min(brush.px(64), inner.height // max(1, len(steps)))
    disc = min(brush.px(38), round(pitch * 0.8))
    room = inner.width - disc - brush.px(14)
    high = (pitch - brush.px(6)) * (0.56 if any(step.detail for step in steps) else 1.0)
    common = easel.level(theme.BODY_BOLD, [(step.text, room) for step in steps], high)
    for number, step in enumerate(steps):
        row = Rect(inner.x, inner.y + number * pitch, inner.width, pitch)
        brush.step_disc(number + 1, (row.x + disc // 2, row.centery), disc, step.state)
        words = Rect(row.x + disc + brush.px(14), row.y, row.width - disc - brush.px(14), pitch)
        colour = {
            "done": theme.Palette.IVORY,
            "current": theme.Palette.TORCH,
            "next": theme.Palette.MUTED,
        }[step.state]
        style = common if step.state == "current" else common._replace(weight=theme.BODY.weight)
        lines = [Line(style, step.text, colour)]
        if step.detail:
            small = theme.NOTE._replace(size=min(theme.NOTE.size, common.size))
            lines.append(Line(small, step.detail, theme.Palette.MUTED))
        easel.lines(lines, words.inflate(0, -brush.px(6)), middle=True)


def _steps(easel: Easel) -> tuple[str, list[_Step]]:
    """What the present part of the round consists of, and how far it has come."""
    say, asking, phase = easel.say, easel.model.asking, easel.model.phase
    if isinstance(asking, ClaimDraft):
        chosen, ready = bool(asking.groups), asking.complete
        done = [chosen, chosen, ready, False]
        keys = ("card", "dice", "effort", "confirm")
        return say("table-this-turn"), _in_order([say(f"table-step-{key}") for key in keys], done)
    if phase is Phase.COLLECT:
        return say("term-phase-collect"), _collect_steps(easel)
    if phase is Phase.CLAIM:
        return say("table-this-round"), _turn_steps(easel)
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


def _collect_steps(easel: Easel) -> list[_Step]:
    model, say = easel.model, easel.say
    sides = model.view.setup.collectors
    names, done = [say("table-step-roll")], [bool(model.rolls) or bool(model.owners)]
    if easel.layout.view.variant.teams:
        names.append(say("table-step-divvy"))
        done.append(bool(model.owners) and not easel.layout.sharing)
    names.append(say("table-step-take"))
    taken = all(slot is None for slot in model.view.crypt)
    done.append(taken)
    if sides.idol.value == "A":
        names.append(say("table-step-idols"))
        done.append(taken and not model.view.failing)
    names.append(say("table-step-exhaust"))
    done.append(False)
    return _in_order(names, done)


def _turn_steps(easel: Easel) -> list[_Step]:
    say, model = easel.say, easel.model
    steps = []
    for line in turn_lines(model.view):
        state: StepState = "done" if line.done else "current" if line.now else "next"
        own = model.is_yours(line.seat)
        text = say("table-turn-you") if own else say("table-turn-of", name=model.names[line.seat])
        heir = model.view.variant.kinds[line.seat] is SeatKind.HEIR
        steps.append(_Step(text, state, say("table-one-card") if line.limit and heir else ""))
    return [*steps, _Step(say("term-phase-collect"), "next")] if len(steps) < 5 else steps


# Order of turns --------------------------------------------------------------------------------------------
def _draw_order(rect: Rect, easel: Easel) -> None:
    """Who plays when; the present turn is lit (VISUAL picture 2)."""
    brush, model, say = easel.brush, easel.model, easel.say
    inner = _inner(easel, rect, say("table-turn-order"))
    lines = turn_lines(model.view)
    pitch = min(brush.px(46), inner.height // max(1, len(lines)))
    for number, turn in enumerate(lines):
        row = Rect(inner.x, inner.y + number * pitch, inner.width, pitch)
        if turn.now:
            brush.row(row.inflate(brush.px(12), -brush.px(2)), chosen=True)
        size = min(brush.px(26), round(pitch * 0.8))
        brush.badge(
            easel.house(turn.seat), (row.x + size // 2, row.centery), size, alpha=130 if turn.done else 255
        )
        mark = Rect(row.right - brush.px(96), row.y, brush.px(96), pitch)
        if turn.done:
            tick = min(brush.px(20), pitch)
            brush.sprite("icon/check", (row.right - tick // 2, row.centery), tick, tint=theme.Palette.SAFE)
        elif turn.limit:
            easel.line(Line(theme.STATUS, say("table-one-card-short"), theme.Palette.MUTED), mark, "right")
        words = Rect(row.x + size + brush.px(10), row.y, mark.x - row.x - size - brush.px(16), pitch)
        colour = theme.Palette.TORCH if turn.now else theme.Palette.DIM if turn.done else theme.Palette.IVORY
        style = theme.BODY_BOLD if turn.now else theme.BODY
        easel.line(Line(style, model.names[turn.seat], colour), words)


# Ladder of titles ------------------------------------------------------------------------------------------
def _draw_ladder(rect: Rect, easel: Easel) -> None:
    """The four titles with what they need; the present score on its rung when it is shown (§6.8)."""
    brush, say, score = easel.brush, easel.say, easel.model.ledger.get(easel.model.viewer)
    detail = say("table-rank-detail") if score is not None else ""
    inner = _inner(easel, rect, say("table-rank"), detail=detail)
    gap = brush.px(8)
    height = min(brush.px(72), (inner.height - 3 * gap) // 4)
    pad = brush.px(9)
    names_wide = (inner.width + brush.px(8) - 2 * pad - gap) * _NAMES_SHARE
    name_style = easel.level(
        theme.BODY_BOLD, [(say(f"term-rank-{rank.value}"), names_wide) for rank, _, _ in TITLES], height
    )
    figures = theme.NOTE._replace(size=min(theme.NOTE.size, name_style.size))
    for number, (rank, least, most) in enumerate(TITLES):
        row = Rect(
            inner.x - brush.px(4), inner.y + number * (height + gap), inner.width + brush.px(8), height
        )
        here = score is not None and rank_of(score) is rank
        brush.row(row, chosen=here)
        right = Rect(row.right - pad - row.width // 2, row.y, row.width // 2, height)
        needs = f"{least}+" if most is None else f"{least}–{most}"
        if here and score is not None:
            brush.coin(score, (row.right - pad - height * 0.38, row.centery), height * 0.78)
            taken = round(height * 0.8)
        else:
            figure = Line(figures, needs, theme.Palette.MUTED)
            taken = row.right - pad - easel.line(figure, right, "right").x
        words = Rect(row.x + pad, row.y, row.width - 2 * pad - taken - gap, height)
        colour = theme.Palette.IVORY if here else theme.Palette.MUTED
        style = name_style if here else name_style._replace(weight=theme.BODY.weight)
        easel.line(Line(style, say(f"term-rank-{rank.value}"), colour), words)
