"""The left panel: what became of the check, and the code, seal and seed by which anybody can repeat it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from crypt_game.match.fairness import FairDice, Verdict
from crypt_game.ui import theme
from crypt_game.ui.canvas import Canvas

__all__ = ["Fact", "draw_faces", "draw_facts", "draw_verdict"]

Say = Callable[..., str]


class Fact(NamedTuple):
    """Something to be copied: its name in the focus list, its caption, and itself."""

    key: str
    caption: str
    value: str


def draw_verdict(canvas: Canvas, rect: pygame.Rect, found: FairDice, say: Say) -> None:
    """A seal, the verdict in a word, and what it rests on."""
    px, fair = canvas.px, found.verdict is Verdict.FAIR
    tint = theme.Palette.SAFE if fair else theme.Palette.WARNING
    side = px(58)
    icon = "icon/check" if fair else "icon/warn"
    canvas.sprite(icon, (rect.left + side // 2, rect.top + px(36)), side, tint=tint)
    left = rect.left + side + px(18)
    room = rect.right - left
    head = say(f"fairness-{found.verdict.value}")
    canvas.text(theme.NAME, head, (left, rect.top + px(16)), tint, "midleft", max_width=room)
    words = say(f"fairness-{found.verdict.value}-text", count=found.checked, step=found.step or 0)
    below = pygame.Rect(left, rect.top + px(40), room, rect.height - px(40))
    canvas.paragraph(theme.BODY, words, below, theme.Palette.IVORY)


def draw_facts(canvas: Canvas, rects: list[pygame.Rect], facts: list[Fact]) -> None:
    """Caption above, the thing itself below; the button that copies it stands at the right."""
    for rect, fact in zip(rects, facts, strict=True):
        canvas.hairline(rect.topleft, rect.topright, theme.Palette.BRASS, 0.4)
        top = rect.top + canvas.px(10)
        high = canvas.text_height(theme.NOTE)
        where = (rect.left, top + high // 2)
        canvas.text(theme.NOTE, fact.caption, where, theme.Palette.MUTED, "midleft", max_width=rect.width)
        below = pygame.Rect(rect.left, top + high, rect.width, rect.bottom - top - high)
        canvas.paragraph(theme.LABEL, fact.value, below)


def draw_faces(canvas: Canvas, rect: pygame.Rect, counts: tuple[int, ...], say: Say) -> None:
    """How often each face came up in all rolls, beside a line for what each can expect."""
    px, thrown = canvas.px, sum(counts)
    head = say("fairness-faces", count=thrown)
    canvas.text(theme.PANEL_TITLE, head, rect.topleft, theme.Palette.HEADING, max_width=rect.width)
    foot = rect.bottom - px(52)
    top = rect.top + canvas.text_height(theme.PANEL_TITLE) + canvas.text_height(theme.LABEL) + px(8)
    if not thrown or foot - top < px(30):
        return
    mean, most = thrown / len(counts), max(counts)
    half = round(canvas.text_height(theme.LABEL) * 0.46)
    pitch = rect.width / len(counts)
    line = foot - round((foot - top) * mean / most)
    for number, count in enumerate(counts):
        middle = round(rect.left + (number + 0.5) * pitch)
        height = round((foot - top) * count / most)
        bar = pygame.Rect(0, 0, round(pitch * 0.5), height)
        bar.midbottom = (middle, foot)
        canvas.plot_bar(bar, lit=count == most)
        y = bar.top - half
        if abs(y - line) < half:
            y = line - half - px(2)  # the line would strike the figure through
        canvas.text(theme.LABEL, str(count), (middle, y), anchor="center", figures="tabular")
        die = pygame.Rect(0, 0, px(38), px(38))
        die.center = (middle, foot + px(28))
        canvas.die("ghost", number + 1, die)
    canvas.curve([(rect.left, line), (rect.right, line)], theme.Palette.MEAN, dashed=True)
