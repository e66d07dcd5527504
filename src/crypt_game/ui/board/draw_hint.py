"""The line at the foot: a hint, a refusal, or the keys while keys are in use; and the odds of a claim."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect

from crypt_game.play.claim_draft import ClaimDraft
from crypt_game.rules.claims import expected_loss, loss_odds, threats
from crypt_game.rules.terms import HIGHEST_EFFORT
from crypt_game.ui import theme
from crypt_game.ui.board.draw_context import DrawContext, TextLine, sum_words
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.forms import draw_key_cap, key_cap_width
from crypt_game.ui.canvas.panels import draw_hairline
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.geometry import Scale

__all__ = ["draw_hint", "draw_odds", "shows_odds"]


_BETWEEN = ("…", "–")
"""What stands between two key caps that mean all keys from one to the other."""

_RULE_KEY = "F1"
_PLAQUE_STEP = 60
"""The plaque of the odds grows in these steps, in design units."""


class _Field(NamedTuple):
    """One part of the odds: a picture (a sprite, or a house's badge), words, and a figure."""

    picture: str
    words: str
    figure: str = ""
    colour: theme.Colour = theme.Palette.IVORY


def draw_hint(context: DrawContext, keys: Sequence[tuple[str, str]] = ()) -> None:
    """The hint line. `keys` are pairs of key caps (parted by spaces) and their use; a refusal goes first."""
    canvas, model, rect = context.canvas, context.model, context.layout.hint
    canvas.panel(rect, dim=not model.hint.refusal)
    pad = canvas.px(14)
    icon = min(canvas.px(22), rect.height)
    name = "icon/warn" if model.hint.refusal else "icon/help"
    tint = theme.Palette.WARNING if model.hint.refusal else theme.Palette.GILT
    canvas.sprite(name, (rect.x + pad + icon // 2, rect.centery), icon, tint=tint)
    left = rect.x + pad + icon + canvas.px(12)
    words = Rect(left, rect.y, rect.right - pad - left, rect.height)
    if keys and not model.hint.refusal:
        _draw_keys(context, words, keys)
        return
    if model.hint.reason is not None:
        words.width -= _draw_rule_key(context, rect) + pad
    colour = theme.Palette.WARNING if model.hint.refusal else theme.Palette.IVORY
    context.line(TextLine(theme.HINT, model.hint.refusal or model.hint.text, colour), words)


def _draw_rule_key(context: DrawContext, rect: Rect) -> int:
    """The key that opens the rule behind a refusal, at the right end; returns its width."""
    canvas = context.canvas
    height = rect.height * 0.76 / canvas.scale.k
    width = key_cap_width(canvas, _RULE_KEY, height)
    draw_key_cap(canvas, _RULE_KEY, (rect.right - canvas.px(14) - width, rect.centery), height=height)
    return width


def _draw_keys(context: DrawContext, rect: Rect, keys: Sequence[tuple[str, str]]) -> None:
    """Caps and their use one after the other, as many as fit; enlarged type gives way before a key does."""
    scale = context.canvas.scale
    for text in sorted({scale.text, min(scale.text, 1.15), 1.0}, reverse=True):
        canvas = Canvas(context.canvas.surface, context.canvas.picture_store, Scale(scale.k, text))
        for gap in (canvas.px(24), canvas.px(14)):
            widths = [_key_width(canvas, caps, meaning, rect.height) for caps, meaning in keys]
            if sum(widths) + gap * (len(keys) - 1) <= rect.width:
                break
        else:
            continue
        break
    x = rect.x
    for (caps, meaning), width in zip(keys, widths, strict=True):
        if x + width > rect.right:
            return
        x = _draw_key(canvas, (x, rect.centery), caps, meaning, rect.height) + gap


def _cap_height(canvas: Canvas, line: int) -> float:
    return line * 0.76 / canvas.scale.k


def _key_width(canvas: Canvas, caps: str, meaning: str, line: int) -> int:
    """How wide caps and their use are, in pixels."""
    labels = caps.split(" ")
    width = sum(
        canvas.measure(theme.NOTE, label)[0]
        if label in _BETWEEN
        else key_cap_width(canvas, label, _cap_height(canvas, line))
        for label in labels
    )
    return width + canvas.px(6) * len(labels) + canvas.px(4) + canvas.measure(theme.NOTE, meaning)[0]


def _draw_key(canvas: Canvas, pos: tuple[int, int], caps: str, meaning: str, line: int) -> int:
    """Caps and what they do from `pos` (left, middle); returns their right edge."""
    x, y = pos
    for label in caps.split(" "):
        if label in _BETWEEN:
            box = canvas.text(theme.NOTE, label, (x, y), theme.Palette.MUTED, "midleft")
        else:
            box = draw_key_cap(canvas, label, (x, y), height=_cap_height(canvas, line))
        x = box.right + canvas.px(6)
    return canvas.text(theme.NOTE, meaning, (x + canvas.px(4), y), anchor="midleft").right


def shows_odds(context: DrawContext) -> bool:
    """Whether there is a claim whose odds stand on the foot of the slab."""
    draft = context.model.asking
    return isinstance(draft, ClaimDraft) and bool(draft.groups)


def draw_odds(context: DrawContext) -> None:
    """What the claim as it stands would cost and risk: on the foot of the slab while there is one."""
    draft = context.model.asking
    if isinstance(draft, ClaimDraft) and shows_odds(context):
        context.part("odds", context.layout.strip, None, partial(_draw_odds, draft))


def _draw_odds(draft: ClaimDraft, context: DrawContext) -> None:
    say = context.say
    target = draft.target if draft.target is not None else next(iter(draft.groups))
    strength = draft.strength(target)
    group = draft.groups[target]
    slot = draft.slot(target)
    ours = slot.dice if slot is not None and draft.is_ours(target) else 0
    home = round(100 * _all_home(draft))
    lost = f"{expected_loss(draft.action().place):.1f}".replace(".", say("table-decimal-point"))
    fields = [
        _Field(f"badge/{context.house(draft.seat)}", "", sum_words(group.effort, group.dice + ours)),
        _Field("icon/exhaust", say("table-odds-lost"), lost, theme.Palette.WARNING),
        _Field("icon/check", say("table-odds-home"), say("table-percent", value=home), theme.Palette.SAFE),
    ]
    coming = threats(context.model.view, draft.seat)
    rivals = list(dict.fromkeys(t.seat for t in coming if t.dice * HIGHEST_EFFORT > strength))
    if rivals:
        fields.append(_Field("icon/push", say("table-odds-out", least=strength + 1)))
    _draw_fields(context, context.layout.strip, fields, rivals)


def _all_home(draft: ClaimDraft) -> float:
    """The chance that no die of the claim is exhausted."""
    chance = 1.0
    for group in draft.groups.values():
        chance *= (1 - loss_odds(group.effort)) ** group.dice
    return chance


def _draw_fields(context: DrawContext, rect: Rect, fields: Sequence[_Field], rivals: Sequence[int]) -> None:
    """A plaque as wide as its fields, with hairlines between them; they shrink together to fit the strip."""
    canvas = context.canvas
    size = min(canvas.px(28), round(rect.height * 0.6))
    gap, pad = canvas.px(10), canvas.px(18)
    label, figure = (
        context.fitted(theme.BODY, rect.height * 0.7),
        context.fitted(theme.COUNT, rect.height * 0.8),
    )
    badges = len(rivals) * (size + gap // 2)

    def width(field: _Field) -> int:
        words = canvas.measure(label, field.words)[0] + gap if field.words else 0
        number = canvas.measure(figure, field.figure)[0] if field.figure else 0
        return size + gap + words + number

    room = rect.width - 2 * pad - badges
    whole = sum(width(field) for field in fields) + 2 * pad * (len(fields) - 1)
    while whole > room and label.size > 9:
        label = label._replace(size=label.size - 0.5)
        figure = figure._replace(size=figure.size - 0.5)
        if canvas.scale.font(label) <= theme.TEXT_FLOOR:
            gap, pad = canvas.px(6), canvas.px(10)
        whole = sum(width(field) for field in fields) + 2 * pad * (len(fields) - 1)
    plaque = _plaque(rect, whole + badges + 2 * pad, canvas.px(_PLAQUE_STEP))
    canvas.panel(plaque, rim=theme.Palette.GILT)
    x = plaque.x + (plaque.width - whole - badges) // 2
    for number, field in enumerate(fields):
        if number:
            draw_hairline(
                canvas, (x + pad, rect.y + rect.height // 4), (x + pad, rect.bottom - rect.height // 4)
            )
            x += 2 * pad
        _picture(context, field.picture, (x + size // 2, rect.centery), size)
        x += size + gap
        if field.words:
            x = canvas.text(label, field.words, (x, rect.centery), anchor="midleft").right + gap
        if field.figure:
            x = canvas.text(figure, field.figure, (x, rect.centery), field.colour, "midleft").right
    for seat in rivals:
        draw_badge(canvas, context.house(seat), (x + size // 2, rect.centery), size)
        x += size + gap // 2


def _plaque(strip: Rect, width: int, step: int) -> Rect:
    """The middle of the strip, at least this wide; of few widths, so that few pictures are painted."""
    plaque = strip.copy()
    plaque.width = min(strip.width, -(-(width + step) // step) * step)
    plaque.centerx = strip.centerx
    return plaque


def _picture(context: DrawContext, name: str, centre: tuple[int, int], size: int) -> None:
    tints = {"icon/exhaust": theme.Palette.WARNING, "icon/check": theme.Palette.SAFE}
    context.canvas.sprite(
        name, centre, size if name.startswith("badge") else size * 0.8, tint=tints.get(name)
    )
