"""What the player is told when something has gone wrong: a game that is damaged or no game, or a failure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from crypt_game.desktop import file_manager
from crypt_game.desktop.saves import Problem
from crypt_game.ui.apology import copy_report
from crypt_game.ui.app import App
from crypt_game.ui.brush import escape
from crypt_game.ui.scenes.dialog import Answer, Dialog, Line
from crypt_game.ui.scenes.menu import MenuScene

__all__ = ["apology", "sound_part", "unreadable"]


def apology(app: App, report: Path, answered: Callable[[], None]) -> Dialog:
    """The program failed and has started again; `answered` is done when the player plays on."""

    def copy() -> None:
        if copy_report(report):
            app.toast("toast-report-copied", kind="good")
        else:
            app.toast("toast-report-not-copied", kind="warning")

    def show() -> None:
        if not file_manager.show_folder(report.parent):
            app.toast("toast-folder-not-shown", kind="warning")

    place = "menu" if isinstance(app.stage.top, MenuScene) else "game"
    answers = (
        Answer("stay", Line("crash-play-on"), answered),
        Answer("copy", Line("crash-copy"), copy, stays=True),
        Answer("folder", Line("crash-folder"), show, stays=True),
    )
    safe = Line("crash-safe", {"report": report.name})
    return Dialog(app, "icon/warn", Line("crash-title"), Line(f"crash-again-{place}"), answers, safe=safe)


def sound_part(app: App, round_: int, play_on: Callable[[], None]) -> Dialog:
    """The file is damaged, but sound as far as this round: is it played on from there?"""
    facts = {"round": round_}
    answers = (
        Answer("stay", Line("dialog-damaged-stay", facts), play_on),
        Answer("act", Line("dialog-damaged-act")),
    )
    title, text = Line("dialog-damaged-title"), Line("dialog-damaged-text", facts)
    safe = Line("dialog-damaged-safe")
    return Dialog(app, "icon/folder", title, text, answers, safe=safe, warning=True)


def unreadable(app: App, problem: Problem, path: Path) -> Dialog:
    """No game is in the file, or none that this edition knows; it is kept as it is."""
    answers = (Answer("close", Line("dialog-not-opened-close")),)
    title, text = Line("dialog-not-opened-title"), Line(problem.value, {"file": escape(path.name)})
    safe = Line("dialog-not-opened-safe")
    return Dialog(app, "icon/folder", title, text, answers, safe=safe, warning=True)
