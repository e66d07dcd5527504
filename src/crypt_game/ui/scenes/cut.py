"""Cut the deck: before the first card the table sees the seal of its luck, and may add a word of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game.controls.input import Point
from crypt_game.controls.widget import Tip, Widget, WidgetLook
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import CARD_ASPECT, Canvas
from crypt_game.drawing.canvas.cards import draw_card_back
from crypt_game.drawing.canvas.panels import draw_inset, draw_outline
from crypt_game.drawing.canvas.pieces import draw_seal
from crypt_game.drawing.geometry import Space
from crypt_game.match.game_code import in_groups
from crypt_game.match.luck_source import WORD_LIMIT, SealedLuck
from crypt_game.rules import TREASURE_TYPES
from crypt_game.screen_reader import Node, NodeKind
from crypt_game.ui.pages.dialog import DialogLine
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scene import AppServices

__all__ = ["CutTheDeck"]

_CARDS: Final = 24
_DECK, _CUT_GAP, _DIGITS, _WAX = 124, 30, 68, 44
"""The height of the deck, how far what is lifted off lies from the rest; the heights of the seal's digits and
of its wax."""


class CutTheDeck(TextQuestion):
    """A word may be typed, or a place in the deck chosen, which stands for one; or the deck stays uncut.

    Esc begins nothing.
    """

    def __init__(self, app: AppServices, luck: SealedLuck, begin: Callable[[SealedLuck], None]) -> None:
        """`begin` starts the game with the luck as it was cut."""
        words = DialogLine("cut-title"), DialogLine("cut-text")
        answers = DialogLine("cut-act"), DialogLine("cut-skip")
        super().__init__(app, "icon/lock", words, answers, self._cut, limit=WORD_LIMIT)
        self._luck, self._begin = luck, begin
        self._deck: _Deck | None = None

    def arrange(self) -> None:
        super().arrange()
        entry = self.controls.widgets[0]
        place = entry.rect.move(0, entry.rect.height + self.frame.px(Space.CLOSE))
        place.height = self.frame.px(self.taller(_DECK))
        deck = self._deck = _Deck(
            place,
            self.say("cut-deck"),
            partial(Tip, self.say("cut-deck"), self.say("cut-deck-tip")),
            self._lift,
            self._deck.place if self._deck is not None else 0,
        )
        _, *others = self.controls.widgets
        self.controls.fill([entry, deck, *others])

    def paragraphs(self) -> Sequence[str]:
        return [*super().paragraphs(), self.say("cut-seal", seal=in_groups(self._luck.seal))]

    def draw_more(self, canvas: Canvas) -> None:
        super().draw_more(canvas)
        if self._deck is not None and self._refusal is None:
            place = self._deck.rect.move(0, self._deck.rect.height + canvas.px(Space.TIGHT))
            place.height = canvas.px(self.taller(_DIGITS))
            draw_inset(canvas, place)
            draw_seal(canvas, True, (place.left + canvas.px(_WAX), place.centery), canvas.px(_WAX))
            digits, room = in_groups(self._luck.seal), place.inflate(-4 * canvas.px(_WAX), 0)
            half = len(digits) // 2
            lines = f"{digits[:half]}\n{digits[half + 1 :]}"
            style = canvas.level_paragraphs(theme.NOTE, [lines], room.size)
            room.height = canvas.paragraph_height(style, lines, room.width)
            room.centery = place.centery
            canvas.paragraph(style, lines, room, theme.Palette.MUTED, "center")

    def _words_height(self, canvas: Canvas) -> int:
        return super()._words_height(canvas) + self.frame.px(self.taller(_DECK) + Space.WIDE)

    def _asked_bottom(self) -> int:
        return super()._asked_bottom() if self._deck is None else self._deck.rect.bottom

    def _lift(self, cards: int) -> None:
        """So many cards are lifted off: their number is the word."""
        self.write(str(cards))
        self.app.speak(self.say("cut-lifted", count=cards))

    def _cut(self, word: str) -> DialogLine | Callable[[], None]:
        cut = self._luck.cut(word)
        return partial(self._begin, cut) if cut.word else DialogLine("cut-nothing")

    def _stay(self) -> None:
        super()._stay()
        self._begin(self._luck)


class _Deck(Widget):
    """The deck in a row; a click, or the arrows, choose how many cards are lifted off."""

    def __init__(
        self, rect: Rect, spoken: str, tip: Callable[[], Tip], lift: Callable[[int], None], place: int
    ) -> None:
        super().__init__("deck", rect, spoken, tip=tip)
        self.place = place
        self._lift = lift

    def node(self) -> Node:
        return super().node()._replace(kind=NodeKind.SLIDER, share=self.place / _CARDS)

    def adjust(self, step: int) -> bool:
        self._choose(self.place + step)
        return True

    def grab(self, pos: Point) -> None:
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        self._choose(1 + int((pos[0] - self.rect.left) * (_CARDS - 1) / max(1, self.rect.width)))

    def _choose(self, place: int) -> None:
        place = min(_CARDS - 1, max(1, place))
        if place != self.place:
            self.place = place
            self._lift(place)

    def draw(self, canvas: Canvas, look: WidgetLook) -> None:
        high = self.rect.height - 2 * canvas.px(Space.CLOSE)
        wide = round(high * CARD_ASPECT)
        gap = canvas.px(_CUT_GAP) if self.place else 0
        pitch = (self.rect.width - wide - gap) / (_CARDS - 1)
        for card in range(_CARDS):
            lifted = card < self.place
            left = self.rect.left + round(card * pitch) + (0 if lifted else gap)
            place = Rect(left, self.rect.top if lifted else self.rect.bottom - high, wide, high)
            draw_card_back(canvas, TREASURE_TYPES[card % len(TREASURE_TYPES)].value, place)
        if look.hovered or self.place:
            cut = Rect(self.rect.left, self.rect.top, round((self.place - 1) * pitch) + wide, high)
            draw_outline(canvas, cut if self.place else self.rect, "selection" if self.place else "hover")
