"""Who plays? Any heir's seat given to a computer heir, or taken back, in the middle of a game.

Changes a draft only; the match hears of it when the panel is left by its first button, and at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

from crypt_game.match.match import Match
from crypt_game.match.players import Player, PlayerKind
from crypt_game.ui import destinations, theme
from crypt_game.ui.canvas import Canvas
from crypt_game.ui.canvas.panels import draw_dialog_box, draw_row
from crypt_game.ui.canvas.pieces import draw_badge
from crypt_game.ui.focus import Widget
from crypt_game.ui.geometry import Area
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.pages.player_kind_chips import mind_chips, with_mind
from crypt_game.ui.scene import AppServices, Scene
from crypt_game.ui.widgets import Button, ButtonFace, level

__all__ = ["WhoPlays"]

_WIDTH: Final = 1120
_EDGE: Final = 36
_HEAD: Final = 96
_PITCH: Final = 78
_ROW: Final = 66
_NAME: Final = 400
"""Where the chips begin, from the left edge of a row."""
_FOOT: Final = 84
_BUTTON: Final = 62


class WhoPlays(Scene):
    """One row for each heir. Esc leaves everything as it was."""

    overlay = True
    words = "seats"
    """What the keys of its words begin with."""
    icon = "icon/hand-over"

    def __init__(self, app: AppServices, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.players = list(match.plan.players)
        """Who will play, seat by seat, once the panel is left."""
        self._heirs = match.first.variant.heirs
        self._box = pygame.Rect(0, 0, 0, 0)
        self._rows: list[pygame.Rect] = []
        self._note = pygame.Rect(0, 0, 0, 0)

    def note(self) -> str:
        """What it means to go on."""
        return self.say(f"{self.words}-note")

    # layout -----------------------------------------------------------------------------------------------
    def arrange(self) -> None:
        area, px = Area.of(self.frame), self.frame.px
        inner, seats = px(_WIDTH - 2 * _EDGE), len(self._heirs)
        canvas = canvas_for(self.app)
        note = canvas.paragraph_height(theme.BODY, self.note(), inner) + px(20)
        self._box = area.rect((area.width - _WIDTH) / 2, 0, _WIDTH, 0)
        self._box.height = px(_HEAD + seats * _PITCH + _FOOT + _EDGE) + note
        self._box.centery = self.frame.window.centery
        left = self._box.left + px(_EDGE)
        self._note = pygame.Rect(left, self._box.top + px(_HEAD), inner, 0)
        top = self._note.top + note
        self._rows = [pygame.Rect(left, top + row * px(_PITCH), inner, px(_ROW)) for row in range(seats)]
        chips = [chip for number in range(seats) for chip in self._chips(number)]
        self.controls.fill([*chips, *self._buttons()])
        if self.controls.focus is None:
            self.controls.focus_on("apply")

    def _chips(self, number: int) -> list[Widget]:
        px, row = self.frame.px, self._rows[number]
        seat = self._heirs[number]
        left, room = row.left + px(_NAME), row.width - px(_NAME + 10)
        whole = pygame.Rect(left, row.top + px(7), room, row.height - px(14))
        half = (room - px(12)) // 2
        pair = (
            pygame.Rect(left, whole.top, half, whole.height),
            pygame.Rect(whole.right - half, whole.top, half, whole.height),
        )
        person = self.players[seat]

        def take(changed: Player, spoken: str) -> None:
            self.players[seat] = changed
            self.arrange()
            self.invalidate()
            self.app.speak(spoken)

        return mind_chips(self.say, number, (person.name, person), whole, pair, take)

    def _buttons(self) -> Sequence[Button]:
        px = self.frame.px
        gap = px(14)
        width = (self._box.width - px(2 * _EDGE) - 2 * gap) // 3
        left, top = self._box.left + px(_EDGE), self._box.bottom - px(_EDGE + _BUTTON)
        acts = (
            ("apply", f"{self.words}-apply", self.apply),
            ("play-out", f"{self.words}-play-out", self.play_out),
            ("stay", f"{self.words}-stay", self.close),
        )
        return level(
            [
                Button(
                    name,
                    pygame.Rect(left + place * (width + gap), top, width, px(_BUTTON)),
                    self.say(key),
                    act,
                    face=ButtonFace(kind="stone" if place else "primary"),
                )
                for place, (name, key, act) in enumerate(acts)
            ]
        )

    # what the player does ---------------------------------------------------------------------------------
    def apply(self) -> None:
        """Let everybody play who is chosen now, from this moment on."""
        before = self.match.plan.players
        changed: dict[int, Player] = {
            seat: self.players[seat] for seat in self._heirs if self.players[seat] != before[seat]
        }
        if changed:
            self.app.go_to(destinations.OtherPlayers(self.match, changed))
        else:
            self.close()

    def play_out(self) -> None:
        """Let heirs play the rest of the game: for every person a Knight."""
        for number, seat in enumerate(self._heirs):
            if self.players[seat].mind is PlayerKind.PERSON:
                self.players[seat] = with_mind(self.players[seat], PlayerKind.KNIGHT, number)
        self.apply()

    def close(self) -> None:
        """Leave everything as it is."""
        self.app.stack.pop()

    def cancel(self) -> bool:
        self.close()
        return True

    # paint ------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        draw_dialog_box(canvas, self._box)
        px = canvas.px
        left, middle = self._box.left + px(_EDGE), self._box.top + px(54)
        canvas.sprite(self.icon, (left + px(18), middle), px(40), tint=theme.Palette.GILT)
        title, room = (left + px(54), middle), self._box.width - px(2 * _EDGE + 54)
        style = theme.DIALOG_TITLE
        canvas.text(
            style, self.say(f"{self.words}-title"), title, theme.Palette.HEADING, "midleft", max_width=room
        )
        canvas.paragraph(theme.BODY, self.note(), self._note, theme.Palette.MUTED)
        for seat, row in zip(self._heirs, self._rows, strict=True):
            person = self.players[seat]
            draw_row(canvas, row, changed=person != self.match.plan.players[seat])
            draw_badge(canvas, person.house.value, (row.left + px(40), row.centery), px(46))
            where = (row.left + px(76), row.centery)
            style = theme.NAME_SMALL
            canvas.text(style, person.name, where, anchor="midleft", max_width=px(_NAME - 76 - 14))
        super().draw(canvas)
