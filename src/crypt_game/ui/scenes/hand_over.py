"""The curtain between two players at one screen: nothing of the table shows until the next one is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from pygame import Rect

from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.niche import decode_niche, draw_niche, forget_niche, niche_bust, niche_room
from crypt_game.drawing.canvas.rooms import HAND_OVER_ROOM
from crypt_game.drawing.geometry import Area
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.drawing.room_flames import room_flames
from crypt_game.match.players import Player
from crypt_game.ui.scene import ROOM_DEPTHS, AppServices, Scene

__all__ = ["HandOver"]

_BUTTON_WIDTH, _BUTTON_HEIGHT = 460, 84
_BUTTON_AT: Final = 920
_CALLED, _NAMED, _ASKED, _PROMISED = 754, 812, 882, 1036
"""The middles of the lines, in units from the top of a window of the usual shape."""
_CALL: Final = theme.TAGLINE._replace(size=26)
_TASK: Final = theme.FORM_LABEL._replace(weight=theme.REGULAR, size=25)
_EDGE: Final = 100
_DUST: Final = 0.6
"""How much of the width of the window dust is seen in."""
_MOST_TEXT: Final = 1.15
"""How far these lines, large already, grow with the player's text size."""


class HandOver(Scene):
    """Calls one player to the screen. There is no way round the button, Esc included."""

    ambience = True
    parallax = ROOM_DEPTHS
    asks_for_below = True

    def __init__(
        self, app: AppServices, person: Player, task: str, ready: Callable[[], None] | None = None
    ) -> None:
        """`task` says what the person is wanted for: claim, pottery, reroll, divvy or final.

        `ready` is called when the person has come and the curtain is gone.
        """
        super().__init__(app)
        self._person, self._task, self._ready = person, task, ready

    def enter(self) -> None:
        decode_niche(self.app.picture_store, self.frame)

    def leave(self) -> None:
        forget_niche(self.app.picture_store)

    def arrange(self) -> None:
        area, face = Area.of(self.frame), ButtonFace("primary", icon="icon/eye", style=theme.BUTTON_LARGE)
        drop = area.taller / 2
        rect = area.rect((area.width - _BUTTON_WIDTH) / 2, _BUTTON_AT + drop, _BUTTON_WIDTH, _BUTTON_HEIGHT)
        label = self.say("hand-over-ready", name=self._person.name)
        self.controls.fill([Button("ready", rect, label, self._come, face)])
        self.controls.focus_on("ready")
        self.app.speak(f"{self.heading}. {self._sentence()}")

    @property
    def heading(self) -> str:
        return f"{self.say('hand-over-to')} {self._name()}"

    def paragraphs(self) -> Sequence[str]:
        return (self._sentence(), self.say("hand-over-promise"))

    def cancel(self) -> bool:
        return True

    def idle_animation(self) -> IdleAnimation:
        canvas, window, person = self.canvas, self.frame.window, self._person
        wall, near = self.layers
        rooms = niche_room(canvas.scale, wall), niche_room(canvas.scale, near)
        flames = room_flames(canvas, HAND_OVER_ROOM, *rooms)
        bust = niche_bust(canvas, person.house.value, person.title.value, near)
        dust = Rect(0, 0, round(window.width * _DUST), window.centery)
        dust.centerx = window.centerx
        return IdleAnimation(flames, dust, busts=[bust])

    def draw(self, canvas: Canvas) -> None:
        person = self._person
        draw_niche(canvas, person.house.value, person.title.value, *self.layers)
        self._draw_words(canvas)
        super().draw(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        area = Area.of(self.frame)
        drop = area.taller / 2
        lines = (
            (_CALL, self.say("hand-over-to"), _CALLED, theme.Palette.MUTED),
            (theme.HAND_OVER_NAME, self._name(), _NAMED, theme.Palette.HEADING),
            (_TASK, self._sentence(), _ASKED, theme.Palette.IVORY),
            (_TASK, self.say("hand-over-promise"), _PROMISED, theme.Palette.MUTED),
        )
        room = self.frame.px(area.width - 2 * _EDGE)
        most = min(1.0, _MOST_TEXT / canvas.scale.text)
        for style, words, y, colour in lines:
            middle, fitted = area.point(area.width / 2, y + drop), style._replace(size=style.size * most)
            canvas.text(fitted, words, middle, colour, "center", max_width=room)

    def _name(self) -> str:
        title = self._person.title.value
        return self.say("hand-over-name", title=title, name=self._person.name)

    def _sentence(self) -> str:
        return self.say(f"hand-over-task-{self._task}", title=self._person.title.value)

    def _come(self) -> None:
        self.app.stack.pop()
        if self._ready is not None:
            self._ready()
