"""Opens what is more than one game: a series, and one crypt that several people play in turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from crypt_game.ui.navigation.games import continue_game, start_fresh_game, start_game
from crypt_game.ui.navigation.pages import menu_scene, open_hand_over, open_menu
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.scene import AppServices

if TYPE_CHECKING:
    from crypt_game.games.equal_luck import EqualLuck, NextTurn
    from crypt_game.match.players import Plan


def open_series(app: AppServices, plan: Plan) -> None:
    """Ask for how many games of this plan; where one crypt waits for more people, go on with that."""
    import secrets

    from crypt_game.games.equal_luck import open_match
    from crypt_game.match.series import LENGTHS, SeriesMark

    if open_match(app.folders.saves) is not None:
        open_turn(app)
        return
    answers = [DialogAnswer("stay", DialogLine("series-stay"))]
    for games in LENGTHS:
        begin = partial(start_fresh_game, app, plan, SeriesMark(secrets.token_hex(8), games))
        answers.append(DialogAnswer(f"{games}", DialogLine("series-games", {"games": games}), begin))
    if plan.human_seats:
        answers.append(DialogAnswer("equal", DialogLine("equal-luck"), partial(_begin_equal_luck, app, plan)))
    title, text = DialogLine("series-title"), DialogLine("series-text")
    app.stack.push(Dialog(app, "icon/crown", title, text, tuple(answers)))


def _begin_equal_luck(app: AppServices, plan: Plan) -> None:
    import secrets

    from crypt_game.games.equal_luck import first_turn
    from crypt_game.match.luck_source import SealedLuck

    _call(app, first_turn(plan, secrets.token_hex(8), SealedLuck.drawn(secrets.randbits)))


def open_turn(app: AppServices) -> None:
    """Say who plays the common crypt next, or when all have played how they did."""
    from crypt_game.games.equal_luck import open_match

    match = open_match(app.folders.saves)
    if match is None:
        open_menu(app)
        return
    turn, result = match.next_turn, match.result
    if turn is None or result is not None:
        _tell_result(app, match)
        return
    facts = turn.facts(match.played)
    answers = (
        DialogAnswer("later", DialogLine("equal-luck-later")),
        DialogAnswer("next", DialogLine("equal-luck-next", facts), partial(_call, app, turn)),
        DialogAnswer("end", DialogLine("equal-luck-end"), match.release),
    )
    lines = DialogLine("equal-luck-title", facts), DialogLine("equal-luck-text", facts)
    app.go(partial(_over_menu, app, Dialog(app, "icon/hand-over", *lines, answers)))


def _call(app: AppServices, turn: NextTurn) -> None:
    """Call whose turn it is, and begin or go on with their game."""
    if turn.path is not None:
        continue_game(app, turn.path)
        return
    begin = partial(start_game, app, turn.plan, turn.luck, series=turn.mark)
    open_hand_over(app, turn.player, "seat", begin) if turn.mark.games > 1 else begin()


def _tell_result(app: AppServices, match: EqualLuck) -> None:
    """Let a computer heir play the crypt too, then tell what everybody took, and show the games in lists."""
    from crypt_game.games.equal_luck import result_facts

    result = match.result
    match.release()
    if result is None:
        open_menu(app)
        return
    answer = app.opponents.ask(result.question)

    def tell() -> None:
        text = DialogLine("equal-luck-result", result_facts(result, answer.poll(), app.words.say))
        close = DialogAnswer("stay", DialogLine("panel-close"))
        _over_menu(app, Dialog(app, "icon/crown", DialogLine("equal-luck"), text, (close,)))

    app.go(tell, lambda: answer.poll() is not None and answer.done)


def _over_menu(app: AppServices, dialog: Dialog) -> None:
    app.stack.reset(menu_scene(app))
    app.stack.push(dialog)
