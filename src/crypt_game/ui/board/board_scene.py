"""The table as it is looked at: its picture, and everything that can be looked up there without changing the
game: scores, large cards, rules, discards, the chronicle. Whoever plays at it or replays it builds on this.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from pygame import Rect

from crypt_game.controls.input import Command
from crypt_game.controls.widget import Widget
from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.idle_animation import IdleAnimation
from crypt_game.match.luck_source import Secrecy
from crypt_game.match.match import Match
from crypt_game.match.viewpoint import Viewpoint, first_view
from crypt_game.play.board_model import BoardModel
from crypt_game.play.chronicle_writer import ChronicleWriter
from crypt_game.play.ghost_explanation import GhostExplanation
from crypt_game.play.match_participants import called, participants_of
from crypt_game.play.round_report import RoundReport
from crypt_game.rules.indices import SeatIndex
from crypt_game.screen_reader import SpokenText, told_apart
from crypt_game.sound import Cue, Mood
from crypt_game.text.language import Argument
from crypt_game.text.participants import Message
from crypt_game.ui.board.board_commands import BoardCommands
from crypt_game.ui.board.board_mood import board_mood
from crypt_game.ui.board.board_widgets import worked_with
from crypt_game.ui.board.divvy_passage import DivvyPassage
from crypt_game.ui.board.draw_context import DrawContext
from crypt_game.ui.board.draw_status import draw_status
from crypt_game.ui.board.draw_zoom import cut_by_zoom
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.board.idle_table import idle_table
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.layout_cache import LayoutCache
from crypt_game.ui.board.picture import BoardPicture, DrawTray, draw_over
from crypt_game.ui.scene import AppServices, Scene

__all__ = ["BoardScene"]

_WALL_DEPTH = -4
"""How far the wall of the vault shifts at most behind the slab, as one looks to the side."""


def _names(app: AppServices, match: Match) -> tuple[str, ...]:
    """The names of all seats in the language of the interface, as they were typed."""
    return tuple(app.words.say("term-name", seat=called(person)) for person in match.plan.players)


class BoardScene(Scene):
    """A table that is looked at. Subclasses name its widgets and say when the game goes on."""

    ambience = True
    parallax = (_WALL_DEPTH,)
    commands: BoardCommands
    """What can be done here. Subclasses make it."""
    status_covered = False
    """Whether something lies over the status line, which is left out then."""

    def __init__(
        self,
        app: AppServices,
        match: Match,
        viewer: SeatIndex,
        draw_tray: DrawTray,
        viewpoint: Viewpoint = Viewpoint.SEAT,
    ) -> None:
        """A match that has begun or was resumed, seen from `viewer`'s place."""
        super().__init__(app)
        self.match = match
        human_seats = match.plan.human_seats
        participants = participants_of(match, human_seats[0] if len(human_seats) == 1 else None, escape)
        view = first_view(match.first, viewer, viewpoint)
        self.model = BoardModel(match.plan, view, viewer, _names(app, match), match.secrecy)
        sealed = match.secrecy in (Secrecy.SEALED, Secrecy.OLDER)
        self.event_player = EventPlayer(
            match,
            self.model,
            layouts=LayoutCache(self.model, self.frame),
            chronicle=ChronicleWriter(self.model, participants, self._say_now, sealed=sealed),
            ghost=GhostExplanation(self.model, self._say_now),
            sound=app.sound,
            viewpoint=viewpoint,
        )
        self.event_player.tell = self._tell
        self._picture = BoardPicture(draw_tray)
        self._passage = DivvyPassage(self.event_player)
        self._language = app.words.language
        self._refilled = False
        """Whether there are controls that were never drawn."""

    @property
    def mood(self) -> Mood:
        return board_mood(self.model)

    # layout and drawing -----------------------------------------------------------------------------------
    @property
    def layout(self) -> BoardLayout:
        """Where things lie now."""
        return self.event_player.layout()

    @property
    def spared(self) -> Sequence[Sequence[Rect]]:
        pile, crypt = self.layout.pile, self.layout.crypt
        seen = [*self.layout.room.flames, *filter(None, [crypt.pushed_die(crypt.shown[0])])]
        return *worked_with(self.layout), [pile.card, pile.lines, pile.box_row], seen

    @abstractmethod
    def widgets(self) -> list[Widget]:
        """Every widget for what the model holds now, in the order of Tab."""

    @abstractmethod
    def hint(self) -> str:
        """The sentence of the status line."""

    @abstractmethod
    def key_hints(self) -> Sequence[tuple[str, str]]:
        """The keys that matter now and what they do, for the status line while keys are in use."""

    def _tell(self, message: Message) -> None:
        """Say what happened, as fully as the player wants it told."""
        detail, viewer = self.app.settings.speech_detail, self.model.viewer
        own_pool = self.model.view.variant.pool_of[viewer]
        own = message.seat in (None, viewer) and message.pool in (None, own_pool)
        if detail == "full" or (not message.minor and (detail == "normal" or own)):
            self.app.speak(self.say(message.key, **message.args))

    @property
    def heading(self) -> str:
        view, say = self.model.view, self.say
        return f"{say('table-round')} {say('table-round-of', round=view.round, rounds=view.variant.rounds)}"

    def paragraphs(self) -> Sequence[str | SpokenText]:
        return [text for text in (self.model.hint.text,) if text]

    def _say_now(self, key: str, /, **args: Argument) -> str:
        """Words in the language that is spoken now, whenever they are asked for."""
        return self.app.words.say(key, **args)

    def take_settings(self) -> None:
        """Take over what the settings say about motion and words."""
        event_player = self.event_player
        event_player.timeline.speed = self.app.motion_speed
        event_player.still = self.app.reduced_motion
        pace = self.app.settings.pace_of(self.model.person(self.model.viewer).name)
        event_player.pace = event_player.stops.pace = pace

    def settings_changed(self) -> None:
        self.take_settings()

    def arrange(self) -> None:
        self.event_player.layouts.frame = self.frame
        self.take_settings()
        if self._language != self.app.words.language:
            self._language = self.app.words.language
            self.model.names = _names(self.app, self.match)
            self.event_player.rewrite_chronicle()
        self.refill()

    def refill(self) -> None:
        """Make the widgets and the picture anew for what the model holds."""
        self.commands.drop_old_refusal()
        self.model.hint.text = self.hint()
        widgets = self.widgets()
        for widget, name in zip(
            widgets, told_apart([each.spoken for each in widgets], self.say), strict=True
        ):
            widget.spoken = name
        self.controls.fill(widgets)
        self._refilled = True
        moves = self.app.motion_speed and not (self.app.reduced_motion or self.app.curtain.moving)
        self._passage.follow(self.layout, self.canvas if moves else None)
        self._picture.invalidate()
        self.invalidate()

    def cut(self) -> list[Rect]:
        """Parts of the table that what lies over it would cut, and that are left out meanwhile."""
        return cut_by_zoom(self.model, self.layout)

    def prepare(self, unseen: bool) -> None:
        self._picture.left_out = self.cut()
        self._picture.prepare(self.canvas, self.model, self.layout, self.say, self._wall_aside, unseen)
        if unseen or self._refilled:
            self._draw_upon_it(self.off_screen)
            if (playing := self.event_player.timeline.playing) is not None:
                playing.rehearse(self.off_screen)
        self._refilled = False

    def draw(self, canvas: Canvas) -> None:
        self._picture.left_out = self.cut()
        self._picture.draw(canvas, self.model, self.layout, self.say, self._wall_aside)
        self._draw_upon_it(canvas)

    def _draw_upon_it(self, canvas: Canvas) -> None:
        self.controls.draw(canvas)
        if not self.status_covered:
            keys = [key for key in self.key_hints() if key[0]] if self.controls.by_keys else ()
            draw_status(DrawContext(canvas, self.model, self.layout, self.say), self.cap(Command.RULES), keys)
        self._passage.draw(canvas)
        self.event_player.timeline.draw(canvas)
        draw_over(canvas, self.model, self.layout, self.say)

    @property
    def orders(self) -> Sequence[Command]:
        return list(self.commands.lookups)

    @property
    def _wall_aside(self) -> int:
        """How far the wall of the vault has shifted behind the slab, in pixels."""
        return self.view.offset(self.frame.px(_WALL_DEPTH))

    def cap(self, command: Command) -> str:
        """What is printed on the key or button that gives a command now; empty where none does."""
        return self.app.devices.cap(command, self.say)

    def idle_animation(self) -> IdleAnimation:
        return idle_table(self.canvas, self.model, self.layout, self._wall_aside)

    @property
    def lively(self) -> bool:
        return self.event_player.lively or self._passage.moving or super().lively

    @property
    def unfinished(self) -> bool:
        return self._picture.late

    def update(self, dt: float) -> None:
        super().update(dt)
        before = self._on_show
        if self._passage.update(dt * self.event_player.timeline.speed):
            self.invalidate()
        if self.event_player.update(dt):
            self.invalidate()
            if self._on_show != before:
                self.refill()

    @property
    def _on_show(self) -> tuple[int, int, RoundReport | None]:
        """How much has been shown, the animation on show, and what a round brought."""
        return self.event_player.shown, id(self.event_player.timeline.playing), self.model.report

    def cancel(self) -> bool:
        if not self.commands.unzoom():
            self.commands.open_menu()
        self.invalidate()
        return True

    def _focused(self, widget: Widget) -> None:
        super()._focused(widget)
        self.app.cue(Cue.FOCUS_MOVED)
