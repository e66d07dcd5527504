"""The table scene: conducts one match from its first card to its result.

Turns intents into calls of the desk, keeps the picture up to date with the conductor, and decides what comes
next when
everything that happened has been shown. The rules are the match's, the places the layout's, the paint the
drawing modules'.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from crypt_game.match.match import Match
from crypt_game.match.party import House, Mind
from crypt_game.rules import Decide, Event, Mode, observe
from crypt_game.text.cast import Cast, Line
from crypt_game.text.tongue import Noun
from crypt_game.ui.brush import Brush
from crypt_game.ui.focus import Widget
from crypt_game.ui.input import Command, Intent, Order, Point, key_caption
from crypt_game.ui.scene import Flame
from crypt_game.ui.scenes import routes
from crypt_game.ui.scenes.table.advisor import Advisor
from crypt_game.ui.scenes.table.conductor import Conductor
from crypt_game.ui.scenes.table.draw import TablePicture, draw_over, flames_of
from crypt_game.ui.scenes.table.draw_hint import draw_hint
from crypt_game.ui.scenes.table.easel import Easel
from crypt_game.ui.scenes.table.heirs import HeirsAtTable
from crypt_game.ui.scenes.table.hints import hint_of
from crypt_game.ui.scenes.table.keys import answer, hurries
from crypt_game.ui.scenes.table.layout import TableLayout
from crypt_game.ui.scenes.table.looking import LookingScene
from crypt_game.ui.scenes.table.model import GhostTurn, TableModel, Waiting
from crypt_game.ui.scenes.table.tabledesk import TableDesk
from crypt_game.ui.scenes.table.tray import build_table
from crypt_game.ui.scenes.table.warming import pictures_of
from crypt_game.ui.sound import Cue

if TYPE_CHECKING:
    from crypt_game.ui.app import App

__all__ = ["TableScene", "cast_of"]


def cast_of(match: Match, you: int | None) -> Cast:
    """How the chronicle speaks of the people of a match; a Ghost and a house are terms, a person a name."""
    people = match.plan.people
    names = tuple(
        Noun("ghost" if person.house is House.GHOST else "shade")
        if person.mind is Mind.GHOST
        else person.name
        for person in people
    )
    houses: tuple[Noun, ...] = ()
    if match.plan.setup.mode is Mode.CLASH:
        houses = tuple(Noun(f"house-{people[seat].house.value}") for seat in range(0, len(people), 2))
    return Cast(names, you, houses)


def _names(app: App, cast: Cast) -> tuple[str, ...]:
    """The names of all seats in the language of the interface."""
    return tuple(app.words.say("term-name", seat=name) for name in cast.names)


class TableScene(LookingScene):
    """One match at the table. Build it with a match that has begun or was resumed."""

    ambience = True

    def __init__(self, app: App, match: Match, opening: tuple[Event, ...] = ()) -> None:
        """`opening` are the events of `match.begin()`, to be played; without them the match is shown as it
        stands."""
        super().__init__(app)
        self.match = match
        people = [seat for seat, person in enumerate(match.plan.people) if person.mind is Mind.PERSON]
        cast = cast_of(match, people[0] if len(people) == 1 else None)
        names = _names(app, cast)
        viewer = people[0] if people else 0
        self.model = TableModel(match.plan, observe(match.first, viewer), viewer, names)
        self.model.covered = len(people) > 1
        self.conductor = Conductor(match, self.model, cast, app.words.say, app.sound, self.frame)
        self.desk = TableDesk(match, self.model, cast, self)
        self._picture = TablePicture()
        self._carried: Point | None = None
        self.heirs = HeirsAtTable(match, app.thinker)
        self.advisor = Advisor(match, cast, app.words.say)
        self._opening = opening
        self._language = app.words.language
        self._left = False

    # life cycle -------------------------------------------------------------------------------------------
    def enter(self) -> None:
        self._take_settings()
        self.conductor.rebuild(skipping=len(self._opening))
        self.conductor.take(self._opening)

    def resume(self) -> None:
        self._take_settings()

    def pause(self) -> None:
        self.cover()

    def leave(self) -> None:
        self.heirs.cancel()

    def _take_settings(self) -> None:
        settings, conductor = self.app.settings, self.conductor
        conductor.timeline.speed = self.app.motion_speed
        conductor.still = self.app.reduced_motion
        conductor.pace = settings.heirs_pace
        conductor.say = self.advisor.say = self.app.words.say
        self.desk.ask_before_pass = settings.confirm_pass

    # layout and drawing -----------------------------------------------------------------------------------
    @property
    def layout(self) -> TableLayout:
        """Where things lie now."""
        return self.conductor.layout()

    def arrange(self) -> None:
        self.conductor.frame = self.frame
        self._take_settings()
        if self._language != self.app.words.language:
            self._language = self.app.words.language
            self.model.names = _names(self.app, self.conductor.cast)
            self.conductor.retell()
        self.refill()
        self.app.prewarm(pictures_of(self.layout))

    def refill(self) -> None:
        """Make the widgets and the picture anew for what the model holds."""
        self.model.hint = hint_of(self.model, self.say)
        self.controls.fill(build_table(self.model, self.layout, self.say, self.desk))
        self._picture.invalidate()
        self.invalidate()

    def draw(self, brush: Brush) -> None:
        self._picture.draw(brush, self.model, self.layout, self.say)
        self.controls.draw(brush)
        keys = self._key_hints() if self.controls.by_keys else ()
        draw_hint(Easel(brush, self.model, self.layout, self.say), keys)
        self.conductor.timeline.draw(brush)
        draw_over(brush, self.model, self.layout, self.say)
        if self._carried is not None:
            self._draw_carried(brush, self._carried)

    def _draw_carried(self, brush: Brush, pos: Point) -> None:
        draft = self.desk.draft
        if draft is None:
            return
        side = brush.px(74)
        house = self.model.house(draft.seat).value
        for number in range(max(1, draft.hand)):
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (pos[0] + number * side // 2, pos[1])
            brush.die(house, draft.effort or 1, rect)

    def _key_hints(self) -> list[tuple[str, str]]:
        """The keys that matter now, for the hint line."""
        keys = [("Tab", "next"), ("Enter", "choose")]
        if self.desk.draft is not None:
            keys += [("1 … 6", "effort"), (self._cap(Command.CONFIRM), "confirm")]
            keys += [(self._cap(Command.UNDO), "undo"), (self._cap(Command.RECOVER), "recover")]
        keys += [(self._cap(Command.ZOOM), "zoom"), ("F1", "rule"), ("Esc", "menu")]
        return [(cap, self.say(f"table-key-{name}")) for cap, name in keys]

    def _cap(self, command: Command) -> str:
        key = self.app.keymap.key(command)
        return key_caption(key) if key is not None else ""

    def flames(self) -> list[Flame]:
        return flames_of(self.layout)

    @property
    def lively(self) -> bool:
        return self.conductor.timeline.busy or (self.peeking and self.model.peek < 1)

    # time -------------------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        super().update(dt)
        self.fill_ring(dt)
        view = self.model.view
        playing = self.conductor.timeline.playing
        if self.conductor.update(dt):
            self.invalidate()
            if self.model.view is not view or self.conductor.timeline.playing is not playing:
                self.refill()
        if self.conductor.idle and isinstance(self.model.asking, Waiting | GhostTurn):
            self._go_on(dt)
        elif self.advisor.thinking:
            advice = self.advisor.poll(self.app.thinker())
            if advice is not None:
                routes.open_advice(self.app, advice)

    def _go_on(self, dt: float) -> None:
        """Everything that happened has been shown: ask whoever is next."""
        if self._left:
            return
        if self.match.over is not None:
            self._left = True
            routes.open_scoring(self.app, self.match, self.model.chronicle)
            return
        decide = self.match.decide
        if decide is None:
            return
        if self.heirs.is_asked(decide):
            self._let_think(decide, dt)
        else:
            self._seat(decide.seat)

    def _let_think(self, decide: Decide, dt: float) -> None:
        """Wait for a computer heir, and let it act."""
        if self.model.asking != Waiting(seat=decide.seat):
            self.model.asking = Waiting(seat=decide.seat)
            self.refill()
        at_once = self.app.motion_speed == 0
        choice = self.heirs.update(dt, self.app.settings.heirs_pace, at_once=at_once)
        if choice is not None:
            self.happened(self.match.submit(*choice))

    def _seat(self, seat: int) -> None:
        """Let the person on `seat` decide; behind a curtain if the table is turned to somebody else."""
        decide = self.match.decide
        if decide is None:
            return

        def ask() -> None:
            self.app.cue(Cue.YOUR_TURN)
            self.desk.ask(decide)
            self.app.speak(self.model.hint)

        self.turn_to(seat, decide.what.value, ask)

    # Room -------------------------------------------------------------------------------------------------
    def happened(self, events: tuple[Event, ...]) -> None:
        """The match has moved on: show it."""
        self.advisor.forget()
        self.conductor.take(events)
        self.refill()

    def undone(self) -> None:
        """The match has gone back: show that."""
        self.heirs.cancel()
        self.advisor.forget()
        self.conductor.rebuild()
        self.refill()

    def turn_to(self, seat: int, task: str, then: Callable[[], None]) -> None:
        """Let the person on `seat` sit down before the table, behind a curtain if that is wanted, and then go
        on."""
        if seat == self.model.viewer:
            then()
            return
        self.cover()
        self.model.asking = Waiting()
        self.conductor.look_from(seat)
        if self.app.settings.hand_over:
            routes.open_hand_over(self.app, self.model.person(seat), task, then)
        else:
            then()

    def changed(self) -> None:
        """Something on the table is put together differently."""
        self.model.fault = ""
        self.refill()

    def confirm(self, question: str, answer: Callable[[], None]) -> None:
        """Ask a question and call `answer` on yes."""
        routes.open_question(self.app, question, answer)

    def slot_at(self, pos: Point) -> int | None:
        """The card of the Crypt that lies at `pos`."""
        crypt = range(len(self.model.view.crypt))
        return next((slot for slot in crypt if self.layout.crypt.whole(slot).collidepoint(pos)), None)

    def carry(self, pos: Point | None) -> None:
        """Let the dice in hand follow the pointer, or none any more."""
        self._carried = pos
        self.invalidate()

    def tell(self, line: Line) -> None:
        """Say why something cannot be done: in the hint line, aloud, and with a knock."""
        self.model.fault = self.say(line.key, **line.args)
        code = line.key.removeprefix("refusal-").replace("-", "_")
        self.model.fault_rule = code if line.key.startswith("refusal-") else None
        self.app.speak(self.model.fault)
        self.app.cue(Cue.REFUSED)
        self.invalidate()

    def show_ghost(self, *, everything: bool = False, again: bool = False) -> None:
        """Take the next step of a Ghost's turn, the rest of it, or start it again."""
        if again:
            self.conductor.replay_turn()
        elif everything:
            self.conductor.skip_all()
        else:
            self.conductor.skip()
        self.refill()

    # intents ----------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> bool:
        if isinstance(intent, Order) and intent.command is Command.PEEK:
            self.hold_peek(intent.pressed)
            return True
        if not self.conductor.idle and hurries(intent, self.controls):
            self.conductor.skip()
            self.invalidate()
            return True
        return super().handle(intent) or answer(intent, self)

    def cancel(self) -> bool:
        if self.model.zoom is not None:
            self.toggle_zoom()
            return True
        draft = self.desk.draft
        if draft is not None and (draft.groups or draft.hand):
            draft.clear()
            self.changed()
            return True
        self.open_menu()
        return True

    def _focused(self, widget: Widget) -> None:
        super()._focused(widget)
        self.app.cue(Cue.FOCUS_MOVED)
