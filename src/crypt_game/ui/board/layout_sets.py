"""What stands where in a set: a Collector, the viewer's cards of its type, their worth (VISUAL §4).

Pure arithmetic.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from crypt_game.drawing.canvas.cards import MINI_ASPECT, mini_sign
from crypt_game.drawing.geometry import Area, Box, Space

__all__ = ["LEAST_HEIGHT", "SetPlaces", "set_places"]

LEAST_HEIGHT = 168.0
"""The height of a set in a 16:9 window."""
_HEAD, _MEDAL, _SMALL_MEDAL, _MEDAL_ABREAST, _RULE, _WORTH = 78.0, 78.0, 34.0, 42.0, 44.0, 98.0
_WIDEST_MEDAL = 0.3
_WORTH_PIXELS = 64
"""How wide the worth is at least, in pixels, so that its words have room in a small window."""
_MINI_STEP, _MOST_MINI = 47 / 54, 118.0
_REWARD, _LEAST_CARDS = 50.0, 84.0
"""The button of a reward; where it would leave the cards less room than that, it stands beside the rule."""
_WIDEST_MINI, _NARROWEST_MINI = 0.62, 0.36
"""How much of the room for cards one of them takes at most, and at least."""
_NARROW = 230.0
_GROWTH = 0.4
"""How much of the share by which a set is higher goes into its head."""
_NAME, _GLYPH = 30.0, 24.0
_SMALL_GLYPH, _LEAST_ON_FACE = 0.5, 0.4
"""How large the glyph on a small medal is, and from when on one hides the face, in medals."""
_PAYS, _MOST_PAYS = 0.6, 0.22
"""Which share of the lower half the line of what a set pays takes, and which of the width at most."""
_LARGER_WORTH, _LARGER_PAYS = 0.5, 0.08
"""How much wider the worth is, and how much of its first line goes to the second, at twice the usual text
size."""
_LESS_MEDAL = 0.3
"""By which share the medal is smaller then."""
_NO_NAME = 1 / 4
"""In type larger by this share the line of the name is left to the rule: the glyph at the medal names the
type."""
_FEW_PIXELS, _TALL, _ABREAST = 200, 200.0, 120
"""In fewer pixels than that the name needs the room of the glyph, or, in a set as high as that in units, a
line of its own above medal and rule, as it does there in larger type. A narrow set of so many pixels has its
rule beside the medal then."""
_LARGER_NAME, _LESS_HEAD = 0.16, 0.12
"""How much higher that line is, and how much lower what stands below it, at twice the usual text size."""


@dataclass(frozen=True, slots=True)
class SetPlaces:
    """One set: `head` is the Collector with `medal`, `name`, `glyph` and `rule`; the cards lie in `cards`.

    `pays` is the line with the coin at its right end, `gain` the line below it; a `reward` that can be used
    now takes the right end of both, or of the rule.
    """

    panel: Rect
    head: Rect
    medal: Rect
    name: Rect
    glyph: Rect
    rule: Rect
    cards: Box
    pays: Rect
    gain: Rect
    reward: Rect
    paying: bool
    """Whether the reward can be paid for now, so that its button stands there."""
    large_type: bool
    """Whether the rule is set in few words, and takes the line of the name unless the set is titled."""
    titled: bool
    """Whether the name has a line of its own above medal and rule."""

    @property
    def glyph_on_medal(self) -> bool:
        """Whether the glyph of the type lies on a corner of the medal."""
        return self.glyph.topleft == self.medal.topleft

    @property
    def glyph_on_face(self) -> bool:
        """Whether it is so large there that the face of the Collector is hidden."""
        return self.glyph_on_medal and self.glyph.width > self.medal.width * _LEAST_ON_FACE

    def mini(self, grid: Area, number: int, count: int) -> Rect:
        """The `number`th of `count` mini cards; many lie closer together and are smaller, down to a limit,
        so that what is seen of each shows its whole coin."""
        width = min(min(self.cards.h, _MOST_MINI) * MINI_ASPECT, self.cards.w * _WIDEST_MINI)
        whole = self.cards.w / (1 + (count - 1) * mini_sign(grid.frame) / MINI_ASPECT)
        width = min(width, max(whole, self.cards.w * _NARROWEST_MINI))
        height = width / MINI_ASPECT
        step = min(width * _MINI_STEP, (self.cards.w - width) / max(1, count - 1))
        return grid.px(Box(self.cards.x + step * number, self.cards.bottom - height, width, height))


def set_places(grid: Area, panel: Box, *, paying: bool) -> SetPlaces:
    """A set in this box. While it is `paying`, the button of its reward stands beside what it is worth."""
    grown = 1 + (panel.h / LEAST_HEIGHT - 1) * _GROWTH
    inner, narrow = panel.inset(Space.TIGHT, Space.TIGHT), panel.w < _NARROW
    larger = grid.frame.larger
    large_type, small = larger > _NO_NAME and not narrow, grid.px(panel).width < _FEW_PIXELS
    titled = panel.h >= _TALL and (small or large_type)
    abreast = titled and grid.px(panel).width >= _ABREAST
    usual = _SMALL_MEDAL if narrow and not titled else _MEDAL_ABREAST if narrow and abreast else _MEDAL
    medal = min(usual * grown, panel.w * _WIDEST_MEDAL) * (1 - larger * _LESS_MEDAL * (not narrow))
    title, below = inner.take_top(_NAME * grown * (1 + larger * _LARGER_NAME)) if titled else (inner, inner)
    high = max(_HEAD * grown, narrow * (medal + _RULE * grown)) * (1 - larger * _LESS_HEAD * titled)
    beside = (abreast if narrow else titled) and not large_type
    head, lower = below.take_top(medal if beside else high, Space.HAIR)
    coin, words = head.take_left(medal, Space.TIGHT)
    title, rule = (title, words) if titled else words.take_top(_NAME * grown)
    glyph, name = title.take_right(_GLYPH * grown, Space.TIGHT)
    if narrow:
        name, glyph = title, coin.take_left(medal * _SMALL_GLYPH)[0]
        rule = rule if abreast else head.take_top(medal)[1]
    elif not titled and (small or large_type):
        name, glyph = title, coin.take_left(_GLYPH * grown)[0]
        rule = words if large_type else rule
    wide = _WORTH if narrow else max(_WORTH * (1 + larger * _LARGER_WORTH), _WORTH_PIXELS / grid.k)
    worth, cards = lower.take_right(wide)
    button = lower.take_bottom(_REWARD)[0].take_right(_REWARD)[0]
    if paying and cards.w - _REWARD - Space.HAIR >= _LEAST_CARDS:
        worth, cards = lower.take_right(_REWARD + Space.HAIR + wide)
        worth, _ = worth.take_left(wide)
    elif paying:
        button, rule = rule.take_right(_REWARD, Space.HAIR)
    pays, gain = worth.take_top(min(lower.h * (_PAYS - larger * _LARGER_PAYS), panel.w * _MOST_PAYS))
    gain = Box(worth.x - Space.CLOSE, gain.y, worth.w + Space.CLOSE, gain.h)
    return SetPlaces(
        grid.px(panel),
        grid.px(inner._replace(h=head.bottom - inner.y - Space.HAIR)),  # the focus ring reaches beyond
        grid.px(coin._replace(h=medal)),
        grid.px(name),
        grid.px(glyph._replace(h=glyph.w)),
        grid.px(rule),
        cards._replace(w=gain.x - Space.HAIR - cards.x),
        grid.px(pays),
        grid.px(gain),
        grid.px(button.middle(_REWARD, _REWARD)),
        paying,
        large_type,
        titled,
    )
