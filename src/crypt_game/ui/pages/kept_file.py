"""Writes a file to where the player keeps files and says where it is, or that no folder takes it."""

from __future__ import annotations

from crypt_game.desktop.files import SaveTrouble
from crypt_game.drawing.canvas import escape
from crypt_game.games.library import Library
from crypt_game.ui.pages.dialog import CLOSE, Dialog, DialogLine
from crypt_game.ui.scene import AppServices

__all__ = ["keep_file"]


def keep_file(app: AppServices, content: bytes, name: str, suffix: str, saved: str = "panel-saved") -> None:
    """Write `content` under a name that is free; `saved` is the message that heads the answer."""
    try:
        file = Library(app.folders.saves).hand_out_file(content, app.folders.exports, name, suffix)
    except SaveTrouble:
        app.toast("panel-save-refused", kind="warning")
        return
    where = {"file": escape(file.name), "folder": escape(str(file.parent))}
    text = DialogLine("library-exported-text", where)
    app.stack.push(Dialog(app, "icon/save", DialogLine(saved), text, (CLOSE,)))
