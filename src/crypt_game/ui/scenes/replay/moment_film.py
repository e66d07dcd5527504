"""A turn of a finished game, drawn picture by picture out of sight, as the replay would show it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

import pygame

from crypt_game.drawing.canvas import Canvas, escape
from crypt_game.drawing.geometry import Frame
from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.match.viewpoint import Viewpoint, first_view
from crypt_game.play.board_model import BoardModel
from crypt_game.play.chronicle_writer import ChronicleWriter
from crypt_game.play.ghost_explanation import GhostExplanation
from crypt_game.play.match_participants import called, participants_of
from crypt_game.rules.indices import SeatIndex
from crypt_game.sound import Bus, Soundscape
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.board.layout_cache import LayoutCache
from crypt_game.ui.board.picture import BoardPicture
from crypt_game.ui.scene import AppServices
from crypt_game.ui.scenes.replay.replay_commands import ReplayStatus, marks_of
from crypt_game.ui.scenes.replay.replay_tray import draw_replay

__all__ = ["FILM_SIZE", "PICTURE_MS", "MomentFilm"]

_DRAWN: Final = (1280, 720)
FILM_SIZE: Final = (960, 540)
PICTURE_MS: Final = 80
_READING: Final = 12
"""How many pictures a step stays after it has been shown, so that its words can be read."""
_LONGEST: Final = 250
"""Pictures: 20 seconds. What takes longer ends there."""


class MomentFilm:
    """The places of `span` in the replay of a finished match, seen from the seat of `viewer`."""

    def __init__(self, app: AppServices, match: Match, span: range, viewer: SeatIndex) -> None:
        """Raises ValueError for a match that is not over."""
        if match.over is None:
            raise ValueError("only a finished game may be shown to everybody")
        self._steps, self._span = ReplaySteps(match.moments), span
        say = app.words.say
        names = tuple(say("term-name", seat=called(person)) for person in match.plan.players)
        view = first_view(match.first, viewer, Viewpoint.EVERYBODY)
        self._model = model = BoardModel(match.plan, view, viewer, names, match.secrecy)
        model.audience, model.covered = Viewpoint.EVERYBODY, False
        self._layouts = LayoutCache(model, Frame.of(_DRAWN))
        self._player = EventPlayer(
            match,
            model,
            layouts=self._layouts,
            chronicle=ChronicleWriter(model, participants_of(match, None, escape), say, sealed=False),
            ghost=GhostExplanation(model, say),
            sound=Soundscape(app.resources.assets, dict.fromkeys(Bus, 0.0)),
            viewpoint=Viewpoint.EVERYBODY,
        )
        self._player.pace = "fast"
        steps = self._steps
        self._status = ReplayStatus(steps.last, steps.rounds, marks_of(steps), over=True)
        self._picture = BoardPicture(partial(draw_replay, self._status))
        self._surface = pygame.Surface(_DRAWN).convert()
        self._canvas = Canvas(self._surface, app.picture_store, self._layouts.frame)
        self._say = say
        self._done = 0

    @property
    def share(self) -> float:
        """How much of it has been drawn, 0 to 1."""
        return self._done / len(self._span)

    def pictures(self) -> Iterator[pygame.Surface]:
        """One picture after the other, of FILM_SIZE; each has to be used before the next is asked for."""
        left = _LONGEST
        for place in self._span:
            self._begin(place)
            resting = 0
            while resting < _READING and left > 0:
                left -= 1
                yield self._draw()
                if self._player.held:
                    self._player.skip()
                self._player.update(PICTURE_MS / 1000)
                resting = resting + 1 if self._player.idle else 0
            self._done += 1

    def _begin(self, place: int) -> None:
        step, player = self._steps.beats[place], self._player
        if place == self._span.start:
            player.rebuild(skipping=self._steps.beats[-1].end - step.start)
        self._status.tell(place, step, list(player.preview(step.events)), self._say)
        player.take(step.events)
        self._picture.invalidate()

    def _draw(self) -> pygame.Surface:
        layout = self._layouts.layout()
        self._picture.invalidate()
        self._picture.draw(self._canvas, self._model, layout, self._say)
        while self._picture.late:
            self._picture.draw(self._canvas, self._model, layout, self._say)
        self._player.timeline.draw(self._canvas)
        return pygame.transform.smoothscale(self._surface, FILM_SIZE)
