"""The set-up of a match with equal luck: who plays, and how many crypts."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from pygame import Rect

from crypt_game import destinations
from crypt_game.controls.widgets import Button, ButtonFace, as_rows
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.steps import draw_steps
from crypt_game.drawing.geometry import Box, Space
from crypt_game.games.equal_luck import first_turn
from crypt_game.match.players import HOUSES, NAME_LIMIT, Plan, Player, Title, printable
from crypt_game.match.series import MOST_ENTRANTS, crypt_counts, strongest_rival
from crypt_game.opponents.levels import Level
from crypt_game.rules import Mode
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui.pages.choice_chips import Option
from crypt_game.ui.pages.dialog import DialogLine
from crypt_game.ui.pages.form import ChoiceRow, Form, FormPanel, FormRow
from crypt_game.ui.pages.form_page import FormPage
from crypt_game.ui.pages.page import PANEL_GAP, below_picture, inside
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scene import AppServices

__all__ = ["EqualLuckSetup"]

_FORM_SHARE: Final = 0.52
"""The share of the page that the choices take."""
_LEAST_SHARE: Final = 0.56
"""The share of its height that choices and words take at least; a picture fills the rest."""
_ROOM: Final = "rooms/hand_over"
_LEVELS: Final = (Level.PAGE, Level.SQUIRE, Level.KNIGHT, Level.REGENT)
"""Whom people may be compared with; what a Sovereign takes would be long in coming."""
_START: Final = 84
_LARGE: Final = 1.5
"""From which text size on the levels stand in two lines."""
_WORDS: Final = theme.BODY._replace(size=26)


@dataclass(frozen=True)
class _NameRow(FormRow):
    """The name of a person, to be pressed and typed anew."""

    number: int
    name: str
    spoken: str
    press: Callable[[], None]
    height: float = 66

    def fill(self, form: Form, box: Box) -> None:
        place = box.middle(box.w, min(box.h, self.height * form.text) - Space.TIGHT)
        face = ButtonFace(icon="icon/edit", style=theme.MODE_NAME, align="left", spoken=self.spoken)
        form.widgets.append(Button(f"name-{self.number}", form.area.px(place), self.name, self.press, face))


class EqualLuckSetup(FormPage):
    """Who plays the same crypts in turn. Nothing is begun before its button."""

    room = "rooms/antechamber"
    title_key = "equal-luck"
    back_key = "equal-luck-back"
    words_panel = -1

    def __init__(self, app: AppServices, plan: Plan) -> None:
        """The table is that of the plan; its persons are the first who are asked for."""
        super().__init__(app)
        self._plan = plan
        people = [plan.players[seat].name for seat in plan.human_seats][:MOST_ENTRANTS]
        strangers = [self._stand_in(Player("", house, Title.DUCHESS)) for house in HOUSES]
        self._names = list(dict.fromkeys([*people, *strangers]))[:MOST_ENTRANTS]
        self._count = max(1, len(people))
        self._crypts = crypt_counts(plan)[0]
        self._level = strongest_rival(plan)
        self._words, self._pictures = Rect(0, 0, 0, 0), tuple[Rect, ...]()

    @property
    def entrants(self) -> list[str]:
        """Who plays, in this order."""
        return self._names[: self._count]

    def arrange(self) -> None:
        form, who = self.new_form(), FormPanel(self.say("equal-luck-who"), "icon/hand-over", self._rows())
        wanted = max(who.height * self.frame.text, self.body.h * _LEAST_SHARE)
        picture, body = below_picture(self.body, wanted)
        left, right = body.take_left(body.w * _FORM_SHARE, PANEL_GAP)
        self._pictures = self.area.all_px([picture, form.stack(left, [who])])
        self.panels = [*form.panels, self.panel(right, self.say("equal-luck-how"), "icon/bulb")]
        words, start = inside(right).take_bottom(_START, Space.APART)[::-1]
        self._words = self.area.px(words)
        face = ButtonFace("primary", "icon/play", style=theme.BUTTON_LARGE)
        button = Button("start", self.area.px(start), self.say("equal-luck-start"), self._start, face)
        as_rows("names", [each for each in form.widgets if each.key.startswith("name-")], self.say)
        self.controls.fill([self.back_button(), *form.widgets, button], "start")

    def _rows(self) -> list[FormRow]:
        people = {str(count): count for count in range(1, MOST_ENTRANTS + 1)}
        crypts = {str(count): count for count in crypt_counts(self._plan)}
        levels = {self.say(f"setup-mind-{level.value}"): level for level in _LEVELS}
        names = [
            _NameRow(number, name, self.say("equal-luck-name", name=name), partial(self._rename, number))
            for number, name in enumerate(self.entrants)
        ]
        lines = 1 if self.frame.text < _LARGE else 2
        return [
            self._choice("people", "_count", people),
            *names,
            self._choice("crypts", "_crypts", crypts),
            self._choice("level", "_level", levels, len(levels) // lines),
        ]

    def _choice(
        self, group: str, field: str, values: Mapping[str, int | Level], abreast: int = MOST_ENTRANTS
    ) -> ChoiceRow:
        """A choice of the value of a field, among these by their words."""
        options = [
            Option(str(value), words, value == getattr(self, field), partial(self._take, field, value))
            for words, value in values.items()
        ]
        return ChoiceRow(group, self.say(f"equal-luck-{group}"), options, abreast=abreast)

    # what the player does -----------------------------------------------------------------------------------
    def _take(self, field: str, value: int | Level) -> None:
        setattr(self, field, value)
        self.refresh()

    def _rename(self, number: int) -> None:
        def accept(text: str) -> DialogLine | Callable[[], None]:
            name = printable(text, NAME_LIMIT).strip()
            if not name:
                return DialogLine("equal-luck-name-empty")
            if name in self._names[:number] + self._names[number + 1 :]:
                return DialogLine("equal-luck-name-taken")
            return partial(self._call, number, name)

        words = DialogLine("equal-luck-name-title"), DialogLine("equal-luck-name-text")
        answers = DialogLine("equal-luck-name-take"), DialogLine("equal-luck-later")
        question = TextQuestion(
            self.app, "icon/edit", words, answers, accept, text=self._names[number], limit=NAME_LIMIT
        )
        self.app.stack.push(question)

    def _call(self, number: int, name: str) -> None:
        self._names[number] = name
        self.refresh()

    def _start(self) -> None:
        name, plan = os.urandom(8).hex(), self._plan
        turn = first_turn(plan, self.entrants, self._crypts, name, self._stand_in, self._level)
        self.app.go_to(destinations.TurnAtCrypt(turn))

    def _stand_in(self, player: Player) -> str:
        return portrait_name(self.say, player.house.value, player.title.value)

    # words and paint ----------------------------------------------------------------------------------------
    def paragraphs(self) -> Sequence[str]:
        names = "about-alone compared-alone" if len(self.entrants) == 1 else "about secret compared"
        keys = [f"equal-luck-{name}" for name in (*names.split(), "another-day")]
        if self._crypts > 1:
            alone = self._plan.setup.mode is Mode.SOLO
            keys.insert(1, "equal-luck-several" if alone else "equal-luck-seats")
        return [self.say(key) for key in keys]

    def draw_page(self, canvas: Canvas) -> None:
        for place in self._pictures:
            self.draw_picture(canvas, _ROOM, place)
        super().draw_page(canvas)
        draw_steps(canvas, _WORDS, self.paragraphs(), self._words)
