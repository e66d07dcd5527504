"""An event player for a board that no scene shows."""

from __future__ import annotations

from crypt_game.match.match import Match
from crypt_game.match.viewpoint import Viewpoint, first_view
from crypt_game.play.board_model import BoardModel
from crypt_game.play.chronicle_writer import ChronicleWriter
from crypt_game.play.ghost_explanation import GhostExplanation
from crypt_game.play.match_participants import participants_of
from crypt_game.rules.indices import FIRST_SEAT
from crypt_game.ui.app import App
from crypt_game.ui.board.event_player import EventPlayer
from crypt_game.ui.board.layout_cache import LayoutCache

__all__ = ["unseen_player"]


def unseen_player(app: App, match: Match, names: tuple[str, ...]) -> EventPlayer:
    """Plays the events of a match for the first seat, whose table has these names."""
    model = BoardModel(match.plan, first_view(match.first, FIRST_SEAT, Viewpoint.SEAT), FIRST_SEAT, names)
    chronicle = ChronicleWriter(model, participants_of(match, FIRST_SEAT), app.words.say, sealed=True)
    ghost, layouts = GhostExplanation(model, app.words.say), LayoutCache(model, app.frame)
    return EventPlayer(match, model, layouts=layouts, chronicle=chronicle, ghost=ghost, sound=app.sound)
