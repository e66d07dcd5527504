"""Asks as what a finished game is shown to others, and keeps the file where the player keeps files."""

from __future__ import annotations

from functools import partial

from crypt_game import destinations
from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.play.match_participants import called
from crypt_game.share.web_replay import web_replay
from crypt_game.share.webp_film import can_encode
from crypt_game.ui.pages.dialog import CLOSE, Dialog, DialogAnswer, DialogLine, Invitation
from crypt_game.ui.pages.kept_file import keep_file
from crypt_game.ui.scene import AppServices

__all__ = ["share_question", "shared_name"]


def share_question(app: AppServices, match: Match, place: int | None) -> Dialog:
    """The question for a match, or for the turn at a `place` of its replay too; for one that still runs, the
    answer that it can be shown later."""
    if match.over is None:
        later = DialogLine("share-later-title"), DialogLine("share-later-text")
        return Dialog(app, "icon/lock", *later, (CLOSE,))
    answers = [DialogAnswer("game", DialogLine("share-game"), partial(_keep, app, match), "icon/globe")]
    if place is not None:
        turn = partial(_keep, app, match, ReplaySteps(match.moments).turn_at(place))
        answers.append(DialogAnswer("turn", DialogLine("share-turn"), turn, "icon/player"))
        if can_encode():
            film = partial(app.go_to, destinations.FilmOfTurn(match, place))
            answers.append(DialogAnswer("film", DialogLine("share-film"), film, "icon/play"))
    title, text = DialogLine("share-title"), DialogLine("share-text")
    return Invitation(app, "icon/export", title, text, (*answers, CLOSE))


def shared_name(app: AppServices, match: Match) -> str:
    """What a file is called in which a match is shown to others: the game and who played."""
    say = app.words.say
    people = dict.fromkeys(say("term-name", seat=called(person)) for person in match.plan.players)
    return f"{say('term-game')} {', '.join(people)}"


def _keep(app: AppServices, match: Match, span: range | None = None) -> None:
    """Write the page of the game, or of the steps of `span`, and say where it is."""
    content = web_replay(match, app.words, app.resources.assets, span, app.picture_store.tones)
    keep_file(app, content, shared_name(app, match), ".html", "share-saved")
