"""The line engraved on the slab's front: what is asked, a refusal, or the odds of a claim; and keys while
keys are in use (VISUAL §6)."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.glass import draw_band
from crypt_game.drawing.canvas.key_caps import draw_key_line, key_use_width
from crypt_game.drawing.canvas.panels import draw_hairline
from crypt_game.drawing.canvas.pieces import draw_badge
from crypt_game.drawing.geometry import IconSize, Space
from crypt_game.play.board_model import GhostTurn, Waiting
from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.play.claim_odds import claim_odds
from crypt_game.play.status_fields import (
    StatusField,
    odds_fields,
    push_out_fields,
    taken_fields,
    throw_fields,
)
from crypt_game.play.turn_status import PHASE_INDEX, PHASES
from crypt_game.rules.indices import SeatIndex
from crypt_game.ui.board.draw_context import DrawContext, TextLine
from crypt_game.ui.board.layout import BoardLayout

__all__ = ["STATUS_WORDS", "draw_status", "status_line"]

_ENDS = 0.06
"""How much of the band fades out at either end, free of words."""
_KEYS_SHARE = 0.46
"""How much of the band's height the keys take while they are shown."""
STATUS_WORDS = theme.HINT._replace(size=23)
_LEAST, _SMALLER = 9.0, 0.5
"""How small the odds are set before those without a figure are left out, in units, and by which steps."""
_LINE_ICON = 0.7
"""The icon and the key of a refusal, in heights of their line."""
_FIELD, _FIELD_WORDS, _FIELD_FIGURE, _FIELD_ICON = 0.7, 0.86, 0.9, 0.8
"""A field of the odds, in heights of its line: its picture, words and figure; an icon, beside a badge."""
_WORD_SPACE = 0.25
"""The least between words and their figure, in heights of the letters."""
_TINTS = {"icon/exhaust": theme.Palette.WARNING, "icon/check": theme.Palette.SAFE}


def status_line(layout: BoardLayout) -> Rect:
    """Where the words stand, in window pixels."""
    band = layout.status
    return band.inflate(-round(band.width * 2 * _ENDS), -layout.frame.px(Space.HAIR))


def draw_status(context: DrawContext, rule_key: str, keys: Sequence[tuple[str, str]] = ()) -> None:
    """The band with its line. `rule_key` is the cap of the key that opens the rule behind a refusal.

    `keys` are pairs of key caps (parted by spaces) and their use, for a line of their own below.
    """
    band, high = context.layout.status.copy(), 0
    if keys:  # they reach down to the tray, so that what is told stays large
        high = round(band.height * _KEYS_SHARE)
        lowest = context.layout.tray.top - context.canvas.px(Space.HAIR)
        band.height += max(0, min(high, lowest - band.bottom))
    draw_band(context.canvas, band)
    line = status_line(context.layout)
    line.height += band.height - context.layout.status.height
    if keys:
        draw_key_line(context.canvas, Rect(line.x, line.bottom - high, line.width, high), keys)
        line.height -= high
    if context.model.hint.refusal:
        _draw_refusal(context, line, rule_key)
        return
    model = context.model
    draft, throw, told = model.asking, model.collect.throw, model.push_out_told
    if throw is not None:
        _draw_fields(context, line, throw_fields(model, throw, context.say))
    elif isinstance(draft, ClaimDraft) and draft.groups:
        odds = claim_odds(draft)
        _draw_fields(context, line, odds_fields(model, draft, odds, context.say), odds.rivals)
    elif told is not None:
        _draw_fields(context, line, push_out_fields(model, told, context.say))
    elif isinstance(draft, Waiting) and len(model.collect.taken) > 1:
        _draw_fields(context, line, taken_fields(model))
    else:
        style = context.fitted(STATUS_WORDS, line.height)
        context.lines([TextLine(style, _sentence(context))], line, "center", middle=True)


def _sentence(context: DrawContext) -> str:
    """The hint; while a Ghost acts and nothing else tells it, what it does and why; while the tray tells who
    is waited for, what happens in the phase."""
    turn = context.model.asking
    if isinstance(turn, Waiting) and turn.seat is not None:
        return context.say(f"table-phase-{PHASES[PHASE_INDEX[context.model.phase]]}")
    if isinstance(turn, GhostTurn) and turn.steps:
        text, reason = turn.steps[-1].text, turn.steps[-1].reason
        return context.say("table-ghost-step", step=text, reason=reason) if reason else text
    return context.model.hint.text


def _draw_refusal(context: DrawContext, line: Rect, rule_key: str) -> None:
    """Why something cannot be done, and the key that opens the rule behind it."""
    canvas, hint = context.canvas, context.model.hint
    style = context.fitted(STATUS_WORDS, line.height)
    icon, gap = round(line.height * _LINE_ICON), canvas.px(Space.CLOSE)
    uses = [(rule_key, context.say("table-key-rule"))] if rule_key and hint.reason is not None else []
    key = Rect(0, 0, sum(key_use_width(canvas, *use, icon) for use in uses), icon)
    words = Rect(line.x + icon + gap, line.y, line.width - icon - key.width - 2 * gap, line.height)
    box = context.line(TextLine(style, hint.refusal, theme.Palette.WARNING), words, "center")
    canvas.sprite("icon/warn", (box.x - gap - icon // 2, line.centery), icon, tint=theme.Palette.WARNING)
    key.midleft = box.right + gap, line.centery
    draw_key_line(canvas, key, uses)


def _draw_fields(
    context: DrawContext, rect: Rect, fields: Sequence[StatusField], rivals: Sequence[SeatIndex] = ()
) -> None:
    """Fields side by side with hairlines between them; they shrink together to fit the line."""
    canvas = context.canvas
    size = min(canvas.px(IconSize.TEXT), round(rect.height * _FIELD))
    gap, pad = canvas.px(Space.TIGHT), canvas.px(Space.APART)
    label = context.fitted(STATUS_WORDS, rect.height * _FIELD_WORDS)
    figure = context.fitted(theme.COUNT, rect.height * _FIELD_FIGURE)
    badges = len(rivals) * (size + gap // 2)

    def width(field: StatusField) -> int:
        words = canvas.measure(label, field.words)[0] + gap if field.words else 0
        number = canvas.measure(figure, field.figure)[0] if field.figure else 0
        return size + gap + words + number

    def whole() -> int:
        return sum(width(field) for field in fields) + 2 * pad * (len(fields) - 1) + badges

    for least in (max(_LEAST, canvas.scale.fair(label)) if canvas.scale.larger else _LEAST, _LEAST):
        while whole() > rect.width and label.size > least:
            label = label._replace(size=label.size - _SMALLER)
            figure = figure._replace(size=figure.size - _SMALLER)
            if canvas.scale.font(label) <= theme.TEXT_FLOOR or least > _LEAST:
                gap, pad = round(canvas.scale.font(label) * _WORD_SPACE), canvas.px(Space.TIGHT)
        if whole() > rect.width:
            fields, rivals, badges = [field for field in fields if field.figure], (), 0
    x = rect.centerx - whole() // 2
    for number, field in enumerate(fields):
        if number and not field.joined:
            rule = Rect(x + pad, rect.y, 0, rect.height).inflate(0, -rect.height // 2)
            draw_hairline(canvas, rule.midtop, rule.midbottom)
        x += 2 * pad if number else 0
        tint = _TINTS.get(field.picture, theme.Palette.IVORY)
        _picture(context, field.picture, (x + size // 2, rect.centery), size)
        x += size + gap
        if field.words:
            x = canvas.text(label, field.words, (x, rect.centery), anchor="midleft").right + gap
        if field.figure:
            x = canvas.text(figure, field.figure, (x, rect.centery), tint, "midleft").right
    for seat in rivals:
        draw_badge(canvas, context.house(seat), (x + size // 2, rect.centery), size)
        x += size + gap // 2


def _picture(context: DrawContext, name: str, centre: tuple[int, int], size: int) -> None:
    height = size if name.startswith("badge") else size * _FIELD_ICON
    context.canvas.sprite(name, centre, height, tint=_TINTS.get(name))
