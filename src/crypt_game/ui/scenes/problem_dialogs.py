"""What the player is told when something has gone wrong: a game that is damaged or no game, or a failure."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from crypt_game.desktop import file_manager
from crypt_game.drawing.canvas import escape
from crypt_game.ui.crash_message import copy_report
from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine
from crypt_game.ui.scene import AppServices

__all__ = ["crash_notice", "sound_part", "unreadable"]


def crash_notice(app: AppServices, report: Path, answered: Callable[[], None], *, in_menu: bool) -> Dialog:
    """The program failed and has started again, with the menu or a game open; `answered` is done when the
    player plays on."""

    def copy() -> None:
        if copy_report(report):
            app.toast("toast-report-copied", kind="good")
        else:
            app.toast("toast-report-not-copied", kind="warning")

    def show() -> None:
        if not file_manager.show_folder(report.parent):
            app.toast("toast-folder-not-shown", kind="warning")

    place = "menu" if in_menu else "game"
    answers = (
        DialogAnswer("stay", DialogLine("crash-play-on"), answered),
        DialogAnswer("copy", DialogLine("crash-copy"), copy, stays=True),
        DialogAnswer("folder", DialogLine("crash-folder"), show, stays=True),
    )
    safe = DialogLine("crash-safe", {"report": report.name})
    return Dialog(
        app, "icon/warn", DialogLine("crash-title"), DialogLine(f"crash-again-{place}"), answers, safe=safe
    )


def sound_part(app: AppServices, round_: int, play_on: Callable[[], None]) -> Dialog:
    """The file is damaged, but sound as far as this round: is it played on from there?"""
    facts = {"round": round_}
    answers = (
        DialogAnswer("stay", DialogLine("dialog-damaged-stay", facts), play_on),
        DialogAnswer("act", DialogLine("dialog-damaged-act")),
    )
    title, text = DialogLine("dialog-damaged-title"), DialogLine("dialog-damaged-text", facts)
    safe = DialogLine("dialog-damaged-safe")
    return Dialog(app, "icon/folder", title, text, answers, safe=safe, warning=True)


def unreadable(app: AppServices, key: str, name: str) -> Dialog:
    """No game can be opened from what has this name, for the reason that `key` tells; it is kept as it is."""
    answers = (DialogAnswer("close", DialogLine("dialog-not-opened-close")),)
    title, text = DialogLine("dialog-not-opened-title"), DialogLine(key, {"file": escape(name)})
    safe = DialogLine("dialog-not-opened-safe")
    return Dialog(app, "icon/folder", title, text, answers, safe=safe, warning=True)
