"""The left panel: what became of the check, and the code, the seal and what was sealed, by which anybody can
repeat it. While the game runs: what may be known of its luck."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.canvas.face_counts import draw_face_counts
from crypt_game.drawing.canvas.panels import RuleOpacity, draw_hairline
from crypt_game.drawing.canvas.plots import draw_curve
from crypt_game.drawing.geometry import Box, Space
from crypt_game.match.fairness import FairDice, Verdict
from crypt_game.match.luck_source import SealedLuck, Secrecy
from crypt_game.match.match import Match
from crypt_game.play.luck_facts import LuckFact
from crypt_game.text.language import Say
from crypt_game.ui.scenes.fairness.luck_table import figure

__all__ = ["Finding", "draw_faces", "draw_facts", "draw_verdict", "finding_of"]

_SEAL, _SEAL_AT, _HEAD, _SAMPLE = 58, 36, 40, 46


class Finding(NamedTuple):
    """The verdict in a word, and what it rests on."""

    icon: str
    tint: theme.Colour
    head: str
    text: str


def finding_of(match: Match, found: FairDice | None, say: Say) -> Finding:
    """What became of the check; of a game that still runs (`found` is None) only what its luck rests on."""
    if found is None:
        kind = match.secrecy
        sealed = kind in (Secrecy.SEALED, Secrecy.OLDER)
        head = say("fairness-sealed" if sealed else f"fairness-{kind.value}")
        icon = "icon/lock" if sealed else "icon/hash"
        return Finding(icon, theme.Palette.GILT, head, say(f"fairness-{kind.value}-text"))
    fair = found.verdict is Verdict.FAIR
    name = found.verdict.value
    text = say(f"fairness-{name}-text", count=found.checked, step=found.step or 0)
    if fair and isinstance(match.source, SealedLuck):
        text = f"{text} {say('fairness-fair-cut' if match.source.word else 'fairness-fair-uncut')}"
    elif fair:
        text = f"{text} {say('fairness-fair-open' if match.open_code else 'fairness-fair-older')}"
    tint = theme.Palette.SAFE if fair else theme.Palette.WARNING
    return Finding("icon/check" if fair else "icon/warn", tint, say(f"fairness-{name}"), text)


def draw_verdict(canvas: Canvas, rect: pygame.Rect, finding: Finding) -> None:
    """A seal, the verdict in a word, and what it rests on."""
    px, tint, icon = canvas.px, finding.tint, finding.icon
    side = px(_SEAL)
    canvas.sprite(icon, (rect.left + side // 2, rect.top + px(_SEAL_AT)), side, tint=tint)
    left = rect.left + side + px(Space.NEAR)
    room = rect.right - left
    canvas.text(theme.NAME, finding.head, (left, rect.top + px(Space.NEAR)), tint, "midleft", max_width=room)
    below = pygame.Rect(left, rect.top + px(_HEAD), room, rect.height - px(_HEAD))
    canvas.paragraph(theme.BODY, finding.text, below, theme.Palette.IVORY)


def draw_facts(canvas: Canvas, rects: list[pygame.Rect], facts: list[LuckFact], right: int) -> None:
    """What it is above, the thing itself, small, below; the button that copies it stands at the `right`."""
    style = canvas.level(theme.LABEL, [(fact.caption, rects[0].width) for fact in facts])
    note = theme.NOTE._replace(size=min(theme.NOTE.size, style.size))
    for rect, fact in zip(rects, facts, strict=True):
        draw_hairline(canvas, rect.topleft, (right, rect.top), opacity=RuleOpacity.FAINT)
        shown, high = escape(fact.shown), canvas.text_height(style)
        below = canvas.paragraph_height(note, shown, rect.width)
        top = rect.top + max(canvas.px(Space.TIGHT), (rect.height - high - below) // 2)
        where = (rect.left, top + high // 2)
        canvas.text(style, fact.caption, where, theme.Palette.IVORY, "midleft", max_width=rect.width)
        place = pygame.Rect(rect.left, top + high, rect.width, rect.bottom - top - high)
        canvas.paragraph(note, shown, place, theme.Palette.MUTED)


def draw_faces(canvas: Canvas, rect: pygame.Rect, counts: tuple[int, ...], say: Say) -> None:
    """How often each face came up in all rolls, and what the dashed line means."""
    head, style = say("fairness-faces", count=sum(counts)), theme.PANEL_TITLE
    style = style._replace(size=style.size * canvas.scale.fair_share)
    line, rest = Box(*rect).take_top(canvas.text_height(style))
    note = say("fairness-row", expected=figure(sum(counts) / len(counts), say))
    muted, gap = theme.Palette.MUTED, canvas.px(Space.CLOSE)
    end = canvas.text(theme.NOTE, note, line.rect.midright, muted, "midright").left - gap
    start = end - canvas.px(_SAMPLE)
    dashed = [(x, line.rect.centery) for x in (start, end)]
    draw_curve(canvas, dashed, theme.Palette.MEAN, dashed=True)
    room = start - gap - rect.left
    canvas.text(style, head, line.rect.midleft, theme.Palette.HEADING, "midleft", max_width=room)
    draw_face_counts(canvas, rest.rect, counts)
