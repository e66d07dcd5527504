"""Where the things of a worked example lie: a single card with the dice at stake, or a row of cards.

Measures only, draws nothing. Everything starts at the origin; all numbers are window pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.text.examples import Arrive, Example, GhostThrow, Group, Thrown
from crypt_game.ui import theme
from crypt_game.ui.canvas import CARD_ASPECT, DIE_ASPECT, Canvas
from crypt_game.ui.scenes.rulebook.example_motions import Places

__all__ = ["CAPTION", "Layout", "Stake", "row_layout", "side_layout", "stake_of"]

CAPTION: Final = theme.BODY._replace(line=1.34)

_CARD: Final = 148
_ROOMY: Final = 560
"""The width that a single card and what lies beside it take, in units."""
_ZONE: Final = 182
_ARROW: Final = 396
_ASIDE: Final = 430
_DIE: Final = 56
_PITCH: Final = 63
_TAG: Final = 46
_HAND_DIE: Final = 48
_GAP: Final = 14
_NUMBER: Final = 44


class Stake(NamedTuple):
    """What a single card's example is about: the group that acts, and the one it pushes out or the roll."""

    group: Group
    loser: Group | None
    rolls: tuple[int, ...]


class Layout(NamedTuple):
    """An example from the origin. `arrow`, `tag` and `answer` are spots beside a single card."""

    places: Places
    captions: tuple[Rect, ...]
    height: int
    die: int
    arrow: tuple[int, int] = (0, 0)
    tag: tuple[int, int] = (0, 0)
    answer: tuple[int, int] = (0, 0)
    tag_height: int = 0


def stake_of(example: Example) -> Stake:
    """What a single card's example is about. Raises ValueError for one that neither pushes out nor rolls."""
    before = example.before[0]
    match example.steps[0]:
        case Arrive(group=group):
            return Stake(group, before, ())
        case Thrown(rolls=rolls):
            return Stake(before, None, rolls)
        case other:
            raise ValueError(f"not for a single card: {other}")


def side_layout(canvas: Canvas, example: Example, captions: Sequence[str], width: int) -> Layout:
    """A single card, to its right the dice at stake, their sums below, and the caption."""
    unit = min(canvas.scale.k, width / _ROOMY)

    def px(length: float) -> int:
        return round(length * unit)

    stake = stake_of(example)
    card = Rect(0, 0, px(_CARD), round(px(_CARD) / CARD_ASPECT))
    wide, tall = px(_DIE), round(px(_DIE) / DIE_ASPECT)
    hand = tuple(Rect(px(_ZONE + _PITCH * n), px(2), wide, tall) for n in range(stake.group.dice))
    others = stake.loser.dice if stake.loser is not None else len(stake.rolls)
    aside = tuple(Rect(px(_ASIDE + 60 * n), px(2), wide, tall) for n in range(others))
    tag_height = max(px(_TAG), round(canvas.text_height(theme.STRENGTH) * 1.2))
    middle = px(2) + tall + px(20) + tag_height // 2
    tag_width = tag_height + canvas.measure(theme.STRENGTH, "2 + 2 + 2 = 6")[0] + canvas.px(30)
    narrow = px(_ZONE) + tag_width > px(_ASIDE) and stake.group.dice > 1
    answer = (px(_ZONE), middle + tag_height + px(10)) if narrow else (px(_ASIDE), middle)
    top = answer[1] + tag_height // 2 + px(14)
    room = width - px(_ZONE)
    height = canvas.paragraph_height(CAPTION, captions[0], room)
    return Layout(
        Places((card,), hand, aside, stays=True),
        (Rect(px(_ZONE), top, room, height),),
        max(card.height, top + height),
        wide,
        (px(_ARROW), px(2) + tall // 2),
        (px(_ZONE), middle),
        answer,
        tag_height,
    )


def row_layout(canvas: Canvas, example: Example, captions: Sequence[str], width: int) -> Layout:
    """The cards side by side, the dice that are still in hand below, and one caption under the other."""
    px = canvas.px
    count, gap = len(example.cards), px(_GAP)
    wide = min(px(_CARD), (width - gap * (count - 1)) // count)
    tall = round(wide / CARD_ASPECT)
    left = (width - wide * count - gap * (count - 1)) // 2
    cards = tuple(Rect(left + (wide + gap) * n, 0, wide, tall) for n in range(count))
    top = tall + px(18)
    size = px(_HAND_DIE)
    hand: tuple[Rect, ...] = ()
    if any(isinstance(step, Arrive | GhostThrow) for step in example.steps):
        high = round(size / DIE_ASPECT)
        start = (width - 3 * size - 2 * px(10)) // 2
        hand = tuple(Rect(start + (size + px(10)) * n, top, size, high) for n in range(3))
        top += high + px(18)
    aside = (Rect(width - size, -size, size, round(size / DIE_ASPECT)),)
    boxes, indent = [], px(_NUMBER) if len(captions) > 1 else 0
    for caption in captions:
        height = canvas.paragraph_height(CAPTION, caption, width - indent)
        boxes.append(Rect(indent, top, width - indent, height))
        top += height + px(8)
    return Layout(Places(cards, hand, aside, stays=False), tuple(boxes), top - px(8), size)
