"""The ways between the rooms.

Each imports the room it leads to when it is walked, so that no room knows another and the start imports
only the menu.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene

if TYPE_CHECKING:
    from crypt_game.match.match import Match
    from crypt_game.match.party import Plan
    from crypt_game.ui.scenes.menu import Unfinished
    from crypt_game.ui.scenes.table.model import ChronicleLine

__all__ = [
    "continue_game",
    "open_about",
    "open_at_start",
    "open_chronicle",
    "open_menu",
    "open_reference",
    "open_rulebook",
    "open_scoring",
    "open_settings",
    "open_setup",
    "start_game",
]


def open_menu(app: App) -> None:
    """Leave whatever is open for the main menu."""
    app.go(lambda: app.stage.reset(_menu(app)))


def open_setup(app: App) -> None:
    """Agree upon a new game; the way back leads to the menu, wherever one came from."""
    from crypt_game.ui.scenes.menu import MenuScene
    from crypt_game.ui.scenes.setup.scene import SetupScene

    def change() -> None:
        if not all(isinstance(scene, MenuScene) for scene in app.stage.scenes):
            app.stage.reset(_menu(app))
        app.stage.push(SetupScene(app))

    app.go(change)


def open_settings(app: App) -> None:
    """The settings, on top of whatever is open."""
    from crypt_game.ui.scenes.settings import SettingsScene

    app.go(lambda: app.stage.push(SettingsScene(app)))


def open_about(app: App) -> None:
    """Credits and licences, on top of whatever is open."""
    from crypt_game.ui.scenes.about import AboutScene

    app.go(lambda: app.stage.push(AboutScene(app)))


def open_rulebook(app: App, anchor: str | None = None) -> None:
    """The rulebook, on top of whatever is open, at a paragraph of the rules (`§5.2`) or where it was left."""
    from crypt_game.ui.scenes.rulebook import RulebookScene

    app.go(lambda: app.stage.push(RulebookScene(app, anchor)))


def open_reference(app: App) -> None:
    """The quick reference, over the table while its key is held."""
    from crypt_game.ui.scenes.reference import ReferenceOverlay

    app.stage.push(ReferenceOverlay(app))


def open_chronicle(app: App, lines: Sequence[ChronicleLine]) -> None:
    """The whole chronicle of a game, over the table."""
    from crypt_game.ui.scenes.chronicle import ChronicleOverlay

    app.stage.push(ChronicleOverlay(app, lines))


def open_scoring(app: App, match: Match) -> None:
    """The score sheet of a finished match, instead of its table."""
    from crypt_game.ui.scenes.scoring import ScoringScene

    app.stage.reset(ScoringScene(app, match))


def start_game(app: App, plan: Plan, seed: int) -> None:
    """Begin a new game and go to its table."""
    from crypt_game.ui.keeping import begin_game
    from crypt_game.ui.scenes.table.scene import TableScene

    def change() -> None:
        match, opening = begin_game(app.folders.saves, plan, seed, lambda: _not_saved(app))
        app.stage.reset(TableScene(app, match, opening))

    app.go(change)


def continue_game(app: App, path: Path) -> None:
    """Go on with the game in a file: to its table, or to its sheet if it is over. A damaged one says so."""
    from crypt_game.ui.keeping import Opened, open_game
    from crypt_game.ui.scenes.table.scene import TableScene

    opened = open_game(app.folders.saves, path, lambda: _not_saved(app))
    if not isinstance(opened, Opened):
        app.toast(f"toast-{opened.value}", kind="warning")
        return
    match = opened.match
    if opened.problem is not None:
        app.toast(f"toast-{opened.problem.value}", kind="warning")
    if match.over is not None:
        app.go(lambda: open_scoring(app, match))
    else:
        app.go(lambda: app.stage.reset(TableScene(app, match)))


def open_at_start(app: App, record: Path | None = None) -> None:
    """The first scene: the menu, and on top of it the game that the program was started with."""
    app.stage.push(_menu(app))
    app.on_wish = lambda wish: continue_game(app, Path(wish))
    if record is not None:
        continue_game(app, record)


def _not_saved(app: App) -> None:
    app.toast("toast-game-not-saved", kind="warning")


def _menu(app: App) -> Scene:
    from crypt_game.ui.scenes.menu import MenuScene

    return MenuScene(app, _unfinished(app))


def _unfinished(app: App) -> Unfinished | None:
    """The game that Continue goes on with. Looks first whether there is any file, so that a start without one does
    not wait for the rules to be imported."""
    from crypt_game.desktop.saves import Saves

    if Saves(app.folders.saves).newest_unfinished() is None:
        return None
    from crypt_game.ui.keeping import unfinished

    return unfinished(app.folders.saves)
