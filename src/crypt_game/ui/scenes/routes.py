"""The ways between the rooms.

Each imports the room it leads to when it is walked, so that no room knows another and the start imports only the
menu.
"""

from __future__ import annotations

from pathlib import Path

from crypt_game.match.party import Plan
from crypt_game.ui.app import App
from crypt_game.ui.scene import Scene

__all__ = ["open_about", "open_menu", "open_settings", "open_setup"]


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


def open_rulebook(app: App, anchor: str | None = None) -> None: ...
def continue_game(app: App, path: Path) -> None: ...
def start_game(app: App, plan: Plan, seed: int) -> None: ...


def _menu(app: App) -> Scene:
    from crypt_game.ui.scenes.menu import MenuScene

    return MenuScene(app, None)
