"""Opens what is more than one game: a series, and crypts that several people play in turn."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING

from crypt_game import destinations
from crypt_game.ui.navigation.games import continue_game, start_fresh_game, start_game
from crypt_game.ui.navigation.pages import menu_scene, open_hand_over, open_menu
from crypt_game.ui.scene import AppServices

if TYPE_CHECKING:
    from pathlib import Path

    from crypt_game.games.equal_luck import NextTurn
    from crypt_game.match.players import Plan


def open_series(app: AppServices, plan: Plan) -> None:
    """Ask for how many games of this plan, or for equal luck."""
    from crypt_game.match.series import LENGTHS, SeriesMark
    from crypt_game.ui.pages.dialog import DialogAnswer, DialogLine, Invitation

    answers = []
    for games in LENGTHS:
        begin = partial(start_fresh_game, app, plan, SeriesMark(os.urandom(8).hex(), games))
        answers.append(DialogAnswer(f"{games}", DialogLine("series-games", {"games": games}), begin))
    equal = partial(app.go_to, destinations.EqualLuckSetupPage(plan))
    answers.append(DialogAnswer("equal", DialogLine("equal-luck"), equal))
    answers.append(DialogAnswer("stay", DialogLine("series-stay")))
    title, text = DialogLine("series-title"), DialogLine("series-text")
    app.stack.push(Invitation(app, "icon/crown", title, text, tuple(answers)))


def continue_series(app: AppServices, path: Path) -> None:
    """Begin the game that follows the finished one in the file at `path` in its series."""
    from crypt_game.games.series_tally import next_game
    from crypt_game.games.store import Seen, look_at

    seen = look_at(path)
    plan, mark = next_game(seen.match) if isinstance(seen, Seen) else (None, None)
    if plan is None or mark is None:
        open_menu(app)
        return
    start_fresh_game(app, plan, mark)


def open_equal_luck(app: AppServices, plan: Plan) -> None:
    """Agree upon a match at the table of a plan; where one was begun and is not settled, go on with that."""
    from crypt_game.games.equal_luck import open_match
    from crypt_game.ui.scenes.equal_luck.entrants import EqualLuckSetup

    if open_match(app.folders.saves) is not None:
        open_sheet(app)
        return
    app.go(lambda: app.stack.push(EqualLuckSetup(app, plan)))


def open_sheet(app: AppServices) -> None:
    """How all compare in the match with equal luck, and who plays next; the menu where there is none."""
    from crypt_game.games.equal_luck import open_match
    from crypt_game.ui.scenes.equal_luck.sheet import EqualLuckScene

    match = open_match(app.folders.saves)
    if match is None:
        open_menu(app)
        return
    found = match

    def change() -> None:
        app.stack.reset(menu_scene(app))
        app.stack.push(EqualLuckScene(app, found))

    app.go(change)


def take_turn(app: AppServices, turn: NextTurn) -> None:
    """Call whose turn it is, and begin or go on with their game."""
    from random import SystemRandom

    from crypt_game.match.luck_source import SealedLuck

    if turn.path is not None:
        continue_game(app, turn.path)
        return
    luck = turn.luck or SealedLuck.drawn(SystemRandom().getrandbits)
    begin = partial(start_game, app, turn.plan, luck, series=turn.mark)
    open_hand_over(app, turn.player, "seat", begin) if len(turn.mark.entrants) > 1 else begin()
