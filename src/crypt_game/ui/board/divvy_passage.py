"""How a divvy comes and leaves: its columns slide in from the sides while the cards go to their places, and
out again while the cards fly to whoever gets them (VISUAL §8). Nobody waits for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect

from crypt_game.drawing import effects, piece_motions
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Space
from crypt_game.drawing.motion import Animation, Motion, in_out_cubic
from crypt_game.drawing.piece_motions import Picture
from crypt_game.play.spots import CardSpot
from crypt_game.rules.indices import SlotIndex
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_crypt import lying
from crypt_game.ui.board.draw_room import draw_room
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.piece_pictures import card_picture

__all__ = ["DivvyPassage"]

_SECONDS, _HURRIED = 0.36, 0.16


class DivvyPassage:
    """Follows where things lie at one table, and moves what a divvy makes lie elsewhere."""

    def __init__(self, event_player: EventPlayer) -> None:
        self._player = event_player
        self._laid: BoardLayout | None = None
        self._playing: Animation | None = None

    @property
    def moving(self) -> bool:
        """Whether something is still on its way."""
        return self._playing is not None

    def follow(self, layout: BoardLayout, canvas: Canvas | None) -> None:
        """Take note of where things lie now. The surface of `canvas` still shows the table as it lay before;
        None: nothing is to move."""
        laid, self._laid = self._laid, layout
        if laid is None:
            return
        elsewhere = (laid.frame, laid.viewer) != (layout.frame, layout.viewer)
        if laid.sharing == layout.sharing and not elsewhere:
            return
        self.end()
        if canvas is None or elsewhere:
            return
        before = Canvas(canvas.surface.copy(), canvas.picture_store, canvas.scale)
        divvy, seconds = layout if layout.sharing else laid, _HURRIED if self._player.hurried else _SECONDS
        panels = [column.panel for column in divvy.divvy]
        motions = [effects.side_panels(before.surface, panels, seconds, coming=layout.sharing)]
        for slot in divvy.shared:
            self._clear(before, laid, slot)
            for spot, card in self._cards(slot):
                start, end = laid.place(spot), layout.place(spot)
                self._player.lifted[spot] = start
                if layout.sharing:
                    self._player.model.hidden.add(spot)
                    motions.append(piece_motions.flight(card(end), start, end, seconds, easing=in_out_cubic))
                else:
                    motions.append(Motion(seconds, partial(self._draw_lifted, spot, card(start))))
        self._playing = Animation(motions, on_end=self._put_down)

    def _cards(self, slot: SlotIndex) -> list[tuple[CardSpot, Callable[[Rect], Picture]]]:
        """The cards of a slot: where each lies, and what makes its picture for a place."""
        place = lying(self._player.model.view.crypt, slot)
        cards = place.cards if place is not None else ()
        return [
            (CardSpot(slot, layer), partial(card_picture, laid.card, laid.up))
            for layer, laid in enumerate(cards)
        ]

    def _clear(self, before: Canvas, laid: BoardLayout, slot: SlotIndex) -> None:
        """Leave bare stone in a picture of the table where the cards of a slot lie."""
        shadow = before.px(Space.CLOSE)
        before.surface.set_clip(laid.crypt.whole(slot).inflate(shadow, shadow))
        draw_room(DrawContext(before, self._player.model, laid, self._player.say))
        before.surface.set_clip(None)

    def _draw_lifted(self, spot: CardSpot, picture: Picture, canvas: Canvas, _: float) -> None:
        """A card that is still where it was shared out."""
        if (place := self._player.lifted.get(spot)) is not None:
            picture(canvas, place, 0.0, 1.0, 1.0)

    def _put_down(self) -> None:
        self._player.model.hidden.difference_update(self._player.lifted)
        self._player.lifted.clear()

    def update(self, seconds: float) -> bool:
        """Let `seconds` pass; True while the table must be drawn again."""
        moved = self._playing is not None
        if self._playing is not None and self._playing.advance(seconds) >= 0:
            self.end()
        return moved

    def end(self) -> None:
        """Let everything be where it goes."""
        if self._playing is not None:
            self._playing.finish()
            self._playing = None

    def draw(self, canvas: Canvas) -> None:
        """What is on its way, over the table as it lies now."""
        if self._playing is not None:
            self._playing.draw(canvas)
