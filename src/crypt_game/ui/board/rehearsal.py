"""A rehearsal: tables that this one may become, painted part by part where nobody sees them.

So no word and no glow is made for the first time while something moves. What is rehearsed comes from the
set-up and a game of its own, played by chance: it knows nothing of the game at the table.
"""

from __future__ import annotations

import logging
from collections.abc import Hashable, Iterator
from itertools import islice
from random import Random

from pygame import SRCALPHA, Surface

from crypt_game.play.board_model import BoardModel
from crypt_game.play.new_draft import draft_for
from crypt_game.rules import Decide, GameSetup, GameState, new_game, observe
from crypt_game.rules.playout import random_steps
from crypt_game.text.language import Say
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.picture import DrawTray, parts_of
from crypt_game.ui.canvas import Canvas, UnknownSprite
from crypt_game.ui.geometry import Frame

__all__ = ["rehearsal"]

log = logging.getLogger(__name__)

_MOMENTS, _EVERY = 18, 2
"""How many decisions of the game are rehearsed: this many, each the second after the one before."""


def rehearsal(
    model: BoardModel, frame: Frame, canvas: Canvas, say: Say, draw_tray: DrawTray
) -> Iterator[None]:
    """Each step paints one part; where a picture is missing it is passed over, as long as nobody needs it.

    `canvas` tells size and scale and is not painted with.
    """
    sheet = Surface(canvas.surface.get_size(), SRCALPHA)
    hidden = Canvas(sheet, canvas.picture_store, canvas.scale)
    painted: set[Hashable] = set()
    for later in _tables(model):
        for part in parts_of(hidden, later, BoardLayout.of(frame, later), say, draw_tray):
            known = (part.name, part.shows)
            if part.shows is None or known not in painted:
                painted.add(known)
                sheet.set_clip(part.region)
                try:
                    part.paint(sheet)
                except UnknownSprite as missing:
                    log.warning("no picture %s to rehearse with", missing)
                yield


def _tables(model: BoardModel) -> Iterator[BoardModel]:
    """The table as whoever is asked sees it, at some moments of a game, the values uncovered."""
    for state in islice(_decisions(model.view.setup), 0, _MOMENTS * _EVERY, _EVERY):
        asked = state.pending.seat if isinstance(state.pending, Decide) else model.viewer
        viewer = asked if asked in model.plan.human_seats else model.viewer
        view, asked_for = observe(state, viewer), state.pending
        later = BoardModel(model.plan, view, viewer, model.names, audience=model.audience, covered=False)
        if isinstance(asked_for, Decide) and viewer == asked_for.seat and model.audience is None:
            later.request = draft_for(view, asked_for)
        yield later


def _decisions(setup: GameSetup) -> Iterator[GameState]:
    for _, step in random_steps(new_game(setup), Random(1)):
        if isinstance(step.state.pending, Decide):
            yield step.state
