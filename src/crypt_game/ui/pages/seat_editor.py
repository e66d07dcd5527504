"""The seat of a player where it can be changed: portrait, name, house, and who decides for it.

Used by the set-up and wherever seats change hands in the middle of a game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.forms import draw_strength
from crypt_game.drawing.canvas.panels import draw_panel
from crypt_game.drawing.canvas.pieces import PORTRAIT_ASPECT, draw_portrait
from crypt_game.drawing.geometry import Scale, Space
from crypt_game.match.players import PLAYER_KINDS, House, Player
from crypt_game.text.language import Say
from crypt_game.ui.pages.player_kinds import kind_strength

__all__ = ["SeatEditorPlaces", "draw_seat", "seat_places"]

_WIDEST_FACE: Final = 0.4
"""How much of the width of a seat its portrait takes at most."""
_WIDEST: Final = 460
"""How wide the controls of a seat become, in design units."""
_LINES: Final = ((6, 46), (54, 46), (104, 48), (158, 70))
_HEIGHT: Final = 236
"""The top and the height of each line of a seat that is so high, in units; then the same of a low one."""
_LOW_LINES: Final = ((6, 44), (53, 46))
_LOW_HEIGHT: Final = 108
_LOW_EDGE: Final = 6
_MOST_STRETCH: Final = 1.2
_BAR: Final = 9
_TORCH: Final = 62
"""What the line of the character leaves free at its right, for the torch of the Leader."""
_MOST: Final = max(map(kind_strength, PLAYER_KINDS))


class SeatEditorPlaces(NamedTuple):
    """Where the parts of a seat lie, in window pixels; a low seat has no line for house and character."""

    face: Rect
    name: Rect
    house: Rect | None
    kind: Rect
    character: Rect | None


def seat_places(rect: Rect, scale: Scale) -> SeatEditorPlaces:
    """The parts of a seat in this box: in one line beside the portrait, or in four where it is high."""
    low = rect.height < scale.px(_HEIGHT + _LOW_HEIGHT) // 2
    lines, whole = (_LOW_LINES, _LOW_HEIGHT) if low else (_LINES, _HEIGHT)
    edge = scale.px(_LOW_EDGE if low else Space.CLOSE)
    face = Rect(rect.left + edge, rect.top + edge, 0, rect.height - 2 * edge)
    face.width = min(round(face.height * PORTRAIT_ASPECT), round(rect.width * _WIDEST_FACE))
    gap = scale.px(Space.CLOSE)
    left = face.right + gap
    width = min(rect.right - gap - left, scale.px(_WIDEST))
    stretch = rect.height / scale.px(whole)
    taller = min(stretch, _MOST_STRETCH)
    places = [
        Rect(left, rect.top + round(scale.px(top) * stretch), width, round(scale.px(high) * taller))
        for top, high in lines
    ]
    if low:
        return SeatEditorPlaces(face, places[0], None, places[1], None)
    places[-1].width -= scale.px(_TORCH)
    places[-1].height = face.bottom - places[-1].top
    return SeatEditorPlaces(face, *places)


def draw_seat(canvas: Canvas, say: Say, rect: Rect, player: Player, *, bare: bool = False) -> None:
    """What is no control of a seat: its panel, unless it is `bare`, the portrait, and how whoever decides for
    it plays."""
    house = player.house.value
    if not bare:
        draw_panel(canvas, rect, rim=canvas.tones(house).rim)
    places = seat_places(rect, canvas.scale)
    title = None if player.house in (House.GHOST, House.SHADE) else player.title.value
    draw_portrait(canvas, house, title, places.face)
    strength = kind_strength(player.mind)
    if places.character is None or not player.mind.is_computer:
        return
    bar = Rect(places.character.topleft, (places.character.width, canvas.px(_BAR)))
    if strength:
        draw_strength(canvas, bar, strength, _MOST)
    words = Rect(bar.left, bar.bottom + canvas.px(Space.TIGHT), bar.width, 0)
    words.height = places.character.bottom - words.top
    about = say(f"setup-mind-{player.mind.value}-about")
    style = canvas.level_paragraphs(theme.STATUS, [about], words.size)
    small = canvas.scale.larger and style.size < theme.STATUS.size
    if not small and canvas.paragraph_height(style, about, words.width) <= words.height:
        canvas.paragraph(style, about, words, theme.Palette.MUTED)
