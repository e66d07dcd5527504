"""Asks as what a finished game is shown to others, and keeps the file where the player keeps files."""

from __future__ import annotations

from functools import partial

from crypt_game.match.match import Match
from crypt_game.match.replay_steps import ReplaySteps
from crypt_game.play.match_participants import called
from crypt_game.share.web_replay import web_replay
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.pages.kept_file import keep_file
from crypt_game.ui.scene import AppServices

__all__ = ["share_question"]


def share_question(app: AppServices, match: Match, place: int | None) -> Dialog:
    """The question for a match, or for the turn at a `place` of its replay too; for one that still runs, the
    answer that it can be shown later."""
    close = DialogAnswer("close", DialogLine("panel-close"))
    if match.over is None:
        later = DialogLine("share-later-title"), DialogLine("share-later-text")
        return Dialog(app, "icon/lock", *later, (close,))
    answers = [
        close,
        DialogAnswer("game", DialogLine("share-game"), partial(_keep, app, match), "icon/globe"),
    ]
    if place is not None:
        turn = partial(_keep, app, match, ReplaySteps(match.moments).turn_at(place))
        answers.append(DialogAnswer("turn", DialogLine("share-turn"), turn, "icon/player"))
    return Dialog(app, "icon/export", DialogLine("share-title"), DialogLine("share-text"), tuple(answers))


def _keep(app: AppServices, match: Match, span: range | None = None) -> None:
    """Write the page of the game, or of the steps of `span`, and say where it is."""
    say = app.words.say
    people = ", ".join(dict.fromkeys(say("term-name", seat=called(person)) for person in match.plan.players))
    content = web_replay(match, app.words, app.resources.assets, span)
    keep_file(app, content, f"{say('term-game')} {people}", ".html", "share-saved")
