"""Who plays? Any seat given to a computer player, or taken back, in the middle of a game.

Changes a draft only; the match hears of it when the panel is left by its first button, and at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import Button, ButtonFace, level
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonKind, Canvas
from crypt_game.drawing.canvas.panels import draw_dialog_box
from crypt_game.drawing.geometry import Area, Box, Space
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import with_kind
from crypt_game.match.players import Player, PlayerKind
from crypt_game.opponents.levels import Temper
from crypt_game.rules.indices import SeatIndex
from crypt_game.ui.pages.page import draw_panel_title
from crypt_game.ui.pages.player_kinds import KindButton
from crypt_game.ui.pages.seat_editor import draw_seat, seat_places
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["WhoPlays"]

_WIDTH, _WIDEST, _ONE_ROW = 1180, 1500, 3
"""How wide the panel is for two columns, and for so many seats that stand in one row."""
_EDGE: Final = 36
_HEAD: Final = 96
_SEAT: Final = 108
_GAP: Final = 14
_BUTTON: Final = 62


class WhoPlays(Scene):
    """A seat for each player, in two columns; three stand in one row. Esc leaves everything as it was."""

    overlay = True
    words = "seats"
    """What the keys of its words begin with."""
    icon = "icon/hand-over"

    def __init__(self, app: AppServices, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.players = list(match.plan.players)
        """Who will play, seat by seat, once the panel is left."""
        self._seats = match.first.variant.heirs
        self._box = self._note = Rect(0, 0, 0, 0)
        self._places: list[Rect] = []
        self._foot = Box(0, 0, 0, 0)

    def note(self) -> str:
        """What it means to go on."""
        return self.say(f"{self.words}-note")

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        abreast, wide = (_ONE_ROW, _WIDEST) if len(self._seats) == _ONE_ROW else (2, _WIDTH)
        inner, rows = px(wide - 2 * _EDGE), -(-len(self._seats) // abreast)
        note = self.canvas.paragraph_height(theme.BODY, self.note(), inner) + px(Space.APART)
        self._box = area.rect((area.width - wide) / 2, 0, wide, 0)
        self._box.height = px(_HEAD + rows * (_SEAT + _GAP) + _GAP + _BUTTON + _EDGE) + note
        self._box.centery = self.frame.window.centery
        inside = Box(*map(float, self._box)).inset(px(_EDGE), 0)
        self._note = Rect(round(inside.x), self._box.top + px(_HEAD), inner, 0)
        seats = inside._replace(y=self._note.top + note, h=px(rows * (_SEAT + _GAP) - _GAP))
        lines = seats.column(rows, px(_GAP))
        self._places = [place.rect for line in lines for place in line.row(abreast, px(_GAP))]
        self._foot = inside._replace(y=self._box.bottom - px(_EDGE + _BUTTON), h=px(_BUTTON))
        self.controls.fill([*map(self._kind, range(len(self._seats))), *self._buttons()], "apply")

    def _kind(self, number: int) -> Widget:
        seat = self._seats[number]
        player = self.players[seat]

        def take(kind: PlayerKind, temper: Temper | None) -> None:
            changed = with_kind(player, kind, number)
            self.players[seat] = changed if temper is None else replace(changed, temper=temper)
            self.arrange()
            self.invalidate()
            mind = self.say(f"setup-mind-{kind.value}")
            self.app.speak(self.say("setup-mind-of", name=player.name, mind=mind))

        place = seat_places(self._places[number], self.frame).kind
        persons = sum(self.players[each].mind is PlayerKind.PERSON for each in self._seats)
        asked = player, player.name
        return KindButton(self.app, f"mind-{number}", place, asked, take, alone=persons == 1)

    def _buttons(self) -> Sequence[Button]:
        acts: tuple[tuple[str, str, Callable[[], None], ButtonKind], ...] = (
            ("apply", f"{self.words}-apply", self.apply, "primary"),
            ("play-out", f"{self.words}-play-out", self.play_out, "stone"),
            ("stay", f"{self.words}-stay", self.close, "stone"),
        )
        places = self._foot.row(len(acts), self.frame.px(_GAP))
        return level(
            [
                Button(name, place.rect, self.say(key), act, face=ButtonFace(kind=kind))
                for (name, key, act, kind), place in zip(acts, places, strict=True)
            ]
        )

    # what the player does ---------------------------------------------------------------------------------
    def apply(self) -> None:
        """Let everybody play who is chosen now, from this moment on."""
        before = self.match.plan.players
        changed: dict[SeatIndex, Player] = {
            seat: self.players[seat] for seat in self._seats if self.players[seat] != before[seat]
        }
        if changed:
            self.app.go_to(destinations.OtherPlayers(self.match, changed))
        else:
            self.close()

    def play_out(self) -> None:
        """Let computer players play the rest of the game: for every person a Knight."""
        for number, seat in enumerate(self._seats):
            if self.players[seat].mind is PlayerKind.PERSON:
                self.players[seat] = with_kind(self.players[seat], PlayerKind.KNIGHT, number)
        self.apply()

    def close(self) -> None:
        """Leave everything as it is."""
        self.app.stack.pop()

    @property
    def heading(self) -> str:
        return self.say(f"{self.words}-title")

    def paragraphs(self) -> Sequence[str]:
        return [self.note()]

    def cancel(self) -> bool:
        self.close()
        return True

    # paint ------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        draw_dialog_box(canvas, self._box)
        head = Rect(self._box.topleft, (self._box.width, canvas.px(_HEAD))).inflate(-2 * canvas.px(_EDGE), 0)
        draw_panel_title(canvas, head, self.say(f"{self.words}-title"), self.icon, theme.PANEL_TITLE_LARGE)
        canvas.paragraph(theme.BODY, self.note(), self._note, theme.Palette.MUTED)
        for seat, place in zip(self._seats, self._places, strict=False):
            player, name = self.players[seat], seat_places(place, canvas.scale).name
            draw_seat(canvas, self.say, place, player)
            canvas.text(theme.NAME_SMALL, player.name, name.midleft, anchor="midleft", max_width=name.width)
        super().draw(canvas)
