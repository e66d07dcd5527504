"""What can be done with a replay: go to a place, let it run, change who sees what, play on from there.

Shows what happened and never changes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from crypt_game import destinations
from crypt_game.controls.widgets import MarkKind
from crypt_game.match.replay_steps import ReplayStep, ReplaySteps
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.rules import events as ev
from crypt_game.rules.indices import SlotIndex
from crypt_game.rules.record import Record
from crypt_game.text.event_text import join_push_outs
from crypt_game.text.language import Say
from crypt_game.text.participants import Message
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.board.board_commands import BoardCommands, CommandedBoard

__all__ = ["ReplayCommands", "ReplayStatus", "marks_of"]

_LEAST_PAUSE, _PER_LETTER = 0.5, 0.03
"""Seconds that a step stays when it has been shown: at least, and for every letter that is to be read."""
_MOST_READ = 150
_VIEWPOINTS = (Viewpoint.EVERYBODY, Viewpoint.SEAT, Viewpoint.NOBODY)


@dataclass(slots=True)
class ReplayStatus:
    """What is shown of a game that has been played, and how it goes on.

    Places count steps from 0; `rounds` are those at which a round begins, `marks` tell where something of a
    kind happened, `since` is where somebody wants to catch up from.
    """

    last: int
    rounds: tuple[int, ...]
    marks: tuple[tuple[int, MarkKind], ...]
    over: bool
    """Whether the game is over, so that values may be shown and it may be played on from anywhere."""
    since: int | None = None
    place: int = 0
    round: int = 0
    sentences: tuple[str, ...] = ()
    """What happens in this step."""
    legend: Sequence[tuple[MarkKind | None, str]] = ()
    """What each mark means, and without one what leads away."""
    playing: bool = False
    speed: int = 1

    def tell(self, place: int, step: ReplayStep, lines: Sequence[Message], say: Say) -> None:
        """Go to a place, whose step is told in `lines`; minor ones only where there are no others."""
        lines = [line for line in lines if not line.minor] or lines
        self.place, self.round = place, step.round
        self.sentences = tuple(say(line.key, **line.args) for line in join_push_outs(lines))


class ReplayCommands(BoardCommands):
    """The commands of one replay. `record` is what the match was taken from."""

    def __init__(
        self, board: CommandedBoard, steps: ReplaySteps, status: ReplayStatus, record: Record
    ) -> None:
        super().__init__(board)
        self.steps, self.status, self._record = steps, status, record
        self._events = steps.beats[-1].end
        self._heirs = self.match.first.variant.heirs
        self._pause = 0.0

    # showing ----------------------------------------------------------------------------------------------
    def show(self, place: int, *, moving: bool) -> None:
        """Show the step at `place`: as it comes about, or as it left the table."""
        step, event_player, status = self.steps.beats[place], self.event_player, self.status
        event_player.rebuild(skipping=self._events - step.start)
        status.tell(place, step, list(event_player.preview(step.events)), self.app.words.say)
        event_player.take(step.events)
        if not moving:
            event_player.skip_all()
        if self.model.scores:
            self.update_score()
        letters = min(_MOST_READ, sum(map(len, status.sentences)))
        self._pause = (_LEAST_PAUSE + _PER_LETTER * letters) / status.speed
        self.changed()
        self.tell_step()

    def tell_step(self) -> None:
        """Say what happens in this step."""
        self.app.speak(join_sentences(self.status.sentences))

    def run(self, dt: float) -> None:
        """Go on by `dt` seconds, while it plays and the present step has been shown."""
        status = self.status
        if not status.playing or not self.event_player.idle:
            return
        self._pause -= dt
        if self._pause > 0:
            return
        if status.place < status.last:
            self.show(status.place + 1, moving=True)
        else:
            self._stop()

    def _stop(self) -> None:
        if self.status.playing:
            self.status.playing = False
            self.changed()

    # going to a place -------------------------------------------------------------------------------------
    def seek(self, place: int) -> None:
        """Show this place."""
        self.status.playing = False
        self.show(self.steps.step(place, 0), moving=False)

    def go_step(self, by: int) -> None:
        """One step on, which is seen to happen, or back."""
        place = self.steps.step(self.status.place, by)
        self.status.playing = False
        self.show(place, moving=by == 1 and place > self.status.place)

    def go_turn(self, by: int) -> None:
        """To the next or the previous turn."""
        self.seek(self.steps.turn(self.status.place, by))

    def go_round(self, by: int) -> None:
        """To the beginning of the next or the previous round."""
        self.seek(self.steps.round(self.status.place, by))

    def play(self) -> None:
        """Let it run, from the beginning when it has come to its end, or stop it."""
        if self.status.playing:
            self._stop()
            return
        if self.status.place == self.status.last:
            self.show(0, moving=False)
        self.status.playing = True
        self._pause = 0.0
        self.changed()

    def set_speed(self, speed: int) -> None:
        """Let it run this many times as fast."""
        self.status.speed = speed
        self.take_speed()
        self.changed()

    def take_speed(self) -> None:
        """Let motion run as fast as the settings and the replay say."""
        self.event_player.timeline.speed = self.app.motion_speed * self.status.speed

    # who sees what ----------------------------------------------------------------------------------------
    def change_viewpoint(self) -> None:
        """Show the values of everybody, of the seat at the bottom, or of nobody, in turn."""
        if not self.status.over:
            self.refuse(Message("replay-values-later", {}))
            return
        self._show_as(_VIEWPOINTS[(_VIEWPOINTS.index(self.event_player.viewpoint) + 1) % len(_VIEWPOINTS)])

    def turn_table(self) -> None:
        """Let the next heir sit at the bottom, while the light is dimmed."""
        if self.event_player.viewpoint is Viewpoint.SEAT and not self.status.over:
            self.refuse(Message("replay-turn-later", {}))
            return

        def turn() -> None:
            following = self._heirs.index(self.model.viewer) + 1
            self.model.viewer = self._heirs[following % len(self._heirs)]
            self._show_as(self.event_player.viewpoint)

        self.app.go(turn)

    def _show_as(self, viewpoint: Viewpoint) -> None:
        self.event_player.viewpoint = self.model.audience = viewpoint
        self.model.covered = viewpoint is Viewpoint.NOBODY
        self.model.scores.clear()
        self.show(self.status.place, moving=False)

    # elsewhere --------------------------------------------------------------------------------------------
    def branch(self) -> None:
        """Play on from here, as a practice game with people of one's choice."""
        step = self.steps.branch(self.status.place)
        if not self.status.over:
            self.refuse(Message("replay-branch-later", {}))
        elif step is None or self._record.seed is None:
            self.refuse(Message("replay-branch-nowhere", {}))
        else:
            self.seek(self.status.place)
            self.app.go_to(destinations.BranchPlayers(self.match, self._record, step))

    def share(self) -> None:
        """Ask as what the game, or this turn of it, is shown to others."""
        self._stop()
        self.app.go_to(destinations.SharePanel(self.match, self.status.place))

    def show_fairness(self) -> None:
        """How the dice fell, once that is no secret any more."""
        if self.status.over:
            self.app.go_to(destinations.FairnessPage(self.match, self._record))
        else:
            self.refuse(Message("replay-fairness-later", {}))

    def choose_card(self, _slot: SlotIndex) -> None:
        """Look at a card."""
        self.toggle_zoom()

    def open_menu(self) -> None:
        """Leave the replay."""
        self.app.go(self.app.stack.pop)


def marks_of(steps: ReplaySteps) -> tuple[tuple[int, MarkKind], ...]:
    """What the marks below the groove tell of: push-outs and exhausted dice first of all, else actions."""
    marks: list[tuple[int, MarkKind]] = []
    for place, step in enumerate(steps.beats):
        if any(isinstance(event, ev.PushedOut) for event in step.events):
            marks.append((place, MarkKind.PUSHED_OUT))
        elif any(isinstance(event, ev.Exhausted) and event.dice for event in step.events):
            marks.append((place, MarkKind.EXHAUSTED))
        elif step.turn:
            marks.append((place, MarkKind.ACTION))
    return tuple(marks)
