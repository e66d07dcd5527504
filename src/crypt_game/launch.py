"""From a command line to an open window: folders, log, settings, one instance, the menu.

Called by `__main__` only, which has set what SDL must know before pygame is imported.
"""

from __future__ import annotations

import logging
import os
import platform
import sys
import threading
from contextlib import closing
from functools import partial
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import TYPE_CHECKING

from crypt_game import __version__
from crypt_game.cli import Options, UsageFault
from crypt_game.desktop.crash import Circumstances, catch_everything
from crypt_game.desktop.log import start_log
from crypt_game.desktop.paths import Folders, find_folders, languages_folder
from crypt_game.desktop.restart import failed_here_before, failure_told, start_again, untold_report
from crypt_game.desktop.settings import SettingsFile
from crypt_game.desktop.single import Elsewhere, Instance, claim
from crypt_game.desktop.streams import text_output
from crypt_game.text import Catalog, available_languages, system_language

if TYPE_CHECKING:
    from crypt_game.drawing.canvas.typefaces import Typefaces
    from crypt_game.ui.app import App
    from crypt_game.ui.scene import Resources

__all__ = ["play", "resource", "tell_usage", "verify"]

log = logging.getLogger(__name__)

_FAILURE_STATUS, _USAGE_STATUS = 1, 2


def resource(kind: str) -> Path:
    """The folder `assets` or `locale`: beside the installed code, in a checkout at its top."""
    inside = Path(__file__).parent / kind
    return inside if inside.is_dir() else Path(__file__).parents[2] / kind


def tell_usage(fault: UsageFault) -> int:
    """Say what is wrong with the command line, in the system's language; returns the exit status."""
    from crypt_game.desktop.given_path import printable

    words = _words()
    _print(words.say(fault.key, **{name: printable(fact) for name, fact in fault.facts.items()}), error=True)
    _print(words.say("cli-see-help"), error=True)
    return _USAGE_STATUS


def play(options: Options) -> int:
    """Open the window and play until it is closed; returns the exit status."""
    if options.help or options.version:
        words = _words(options.language, options.data_dir)
        version = {"version": __version__, "rules": _rules()}
        _print(words.say("cli-help") if options.help else words.say("cli-version", **version))
        return 0
    try:
        record = _checked(options)
    except UsageFault as fault:
        return tell_usage(fault)
    folders = find_folders(options.data_dir)
    start_log(folders.logs, __version__)
    failing = _Failing(options)
    catch_everything(folders.logs, failing.circumstances, failing.happened)
    instance = claim(folders.config, str(record or ""))
    if isinstance(instance, Elsewhere):
        return _tell_elsewhere(_words(options.language, options.data_dir), instance)
    try:
        with closing(instance):
            return _open(options, folders, instance, failing, record)
    except Exception as error:  # answered here, for a packaged program makes a box of its own out of it
        sys.excepthook(type(error), error, error.__traceback__)
        return _FAILURE_STATUS


def _rules() -> str:
    """Whether the rules run `compiled` or in `python` (docs/decisions/mypyc.md)."""
    from crypt_game.rules import engine

    return "compiled" if engine.__file__.endswith(tuple(EXTENSION_SUFFIXES)) else "python"


def verify(options: Options) -> int:
    """Check the dice of a record, in the system's language; returns the exit status."""
    from crypt_game.verify import main

    return main(options.rest, _words(options.language, options.data_dir).say, _print)


def _open(
    options: Options, folders: Folders, instance: Instance, failing: _Failing, record: Path | None
) -> int:
    from crypt_game.desktop.early_pygame import begin_display, import_pygame

    begin_display()
    import_pygame()
    import pygame

    from crypt_game.window.display import NoScreen

    settings = SettingsFile(folders.settings_file)
    failing.language = options.language or settings.settings.language
    try:
        resources = _open_window(options, options.size or settings.settings.window_size)
        from crypt_game.ui.app import App
        from crypt_game.ui.navigation import open_at_start
        from crypt_game.ui.navigation.games import open_records
        from crypt_game.ui.navigation.pages import open_crash_notice

        app = App(
            resources,
            folders,
            settings,
            size=options.size,
            language=options.language,
            fullscreen=options.fullscreen,
            wishes=instance.wishes,
        )
    except (NoScreen, pygame.error) as error:
        words = _words(failing.language, options.data_dir)
        _tell_no_window(words, words.say("cli-no-screen") if isinstance(error, NoScreen) else str(error))
        return _FAILURE_STATUS
    failing.app = app
    app.first_frame = partial(_after_first_frame, instance, folders)
    app.on_files = lambda records: open_records(app, records)
    open_at_start(app, record)
    report = untold_report()
    if report is not None:
        open_crash_notice(app, report, failure_told)
    if folders.temporary:
        app.toast("toast-folders-temporary", kind="warning")
    return app.run()


def _open_window(options: Options, size: tuple[int, int]) -> Resources:
    """Open it, while threads make the menu ready. Raises NoScreen or pygame.error."""
    from crypt_game.drawing.canvas.first_pictures import decode_first_pictures
    from crypt_game.drawing.canvas.typefaces import open_typefaces
    from crypt_game.window.display import open_display
    from crypt_game.window.game_window import GameWindow

    assets = resource("assets")
    first_pictures = decode_first_pictures(assets, size)
    typefaces = open_typefaces(assets)
    ahead = threading.Thread(target=_make_menu_ready, args=[typefaces], daemon=True)
    ahead.start()
    try:
        open_display()
        window = GameWindow(size, assets)
    finally:
        ahead.join()
    from crypt_game.ui.scene import Resources

    return Resources(assets, _languages(options.data_dir), first_pictures, typefaces, window)


def _tell_no_window(words: Catalog, reason: str) -> None:
    log.error("no window: %s", reason)
    _print(words.say("cli-no-window", reason=reason), error=True)


def _make_menu_ready(typefaces: Typefaces) -> None:
    """Import the app and its menu, and open what it is written in."""
    for module in ("crypt_game.ui.app", "crypt_game.games.unfinished", "crypt_game.ui.scenes.menu"):
        import_module(module)
    typefaces.begin()


def _tell_elsewhere(words: Catalog, other: Elsewhere) -> int:
    """Say that the game is open already, and whether that one took note; returns the exit status."""
    _print(words.say("cli-already-open" if other.heard else "cli-no-answer"), error=not other.heard)
    return 0 if other.heard else _FAILURE_STATUS


class _Failing:
    """What is done about an error that nothing else catches."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self.language = options.language
        self.app: App | None = None
        """The app that may fail, once there is one."""

    def circumstances(self) -> Circumstances:
        """What the report tells of it."""
        if self.app is None:
            return Circumstances({"version": __version__, "language": str(self.language)})
        from crypt_game.ui.crash_context import circumstances

        return circumstances(self.app)

    def happened(self, _error: BaseException, report: Path | None) -> None:
        """Say so where it can be read, and start again with the game that was open.

        A program that fails a second time before the player has answered for the first asks in a box of the
        system's own. A thread that fails is only logged and reported: the game itself still runs.
        """
        if threading.current_thread() is not threading.main_thread():
            return
        words = _words(
            self.app.words.language if self.app is not None else self.language, self._options.data_dir
        )
        _print(words.say("cli-crashed", report=str(report or "")), error=True)
        if "pygame" not in sys.modules:
            return
        from crypt_game.window.display import has_screen

        game = self._rescued()
        if not has_screen():
            return
        first = self.app is not None and report is not None and untold_report() is None
        if first and start_again(self._options.words, report, game):
            return
        from crypt_game.ui.crash_message import apologise

        if apologise(words, report):
            start_again(self._options.words)

    def _rescued(self) -> Path | None:
        """The game to go on with; None in the menu, where it failed at the very same step before, and where
        what broke keeps it from being told: the menu still has it, for each of its steps is on the disk."""
        if self.app is None:
            return None
        try:
            from crypt_game.ui.crash_context import rescued_game

            game = rescued_game(self.app)
            return game if game is not None and game.is_file() and not failed_here_before(game) else None
        except Exception:  # as in the report: whatever it is, the first error is what counts
            log.exception("the open game is not known")
            return None


def _after_first_frame(instance: Instance, folders: Folders) -> None:
    """Hear later starts and put the folders in order; and for the benchmark, tell that the first frame is on
    the screen."""
    if os.environ.get("CRYPT_GAME_FIRST_FRAME"):
        _print("first frame")
    instance.listen()
    from crypt_game.desktop.housekeeping import put_in_order_beside_the_game

    put_in_order_beside_the_game(folders)


def _checked(options: Options) -> Path | None:
    """The file to open, if one is asked for. Raises UsageFault for whatever does not exist."""
    known = available_languages(*_languages(options.data_dir))
    if options.language is not None and options.language not in known:
        raise UsageFault("cli-unknown-language", language=options.language, known=", ".join(sorted(known)))
    if options.record is None:
        return None
    from crypt_game.desktop.given_path import RefusedPath, readable_file

    record = readable_file(options.record)
    if isinstance(record, RefusedPath):
        raise UsageFault(record.key, file=record.name)
    return record


def _languages(data_dir: Path | None) -> tuple[Path, ...]:
    """Where languages are: those of the program, and before them those that the player has put in."""
    return resource("locale"), languages_folder(data_dir)


def _words(language: str | None = None, data_dir: Path | None = None) -> Catalog:
    places = _languages(data_dir)
    known = available_languages(*places)
    return Catalog.load(language if language in known else system_language(known), *places)


def _print(text: str, *, error: bool = False) -> None:
    """Write a line where somebody may read it; started by double click, a program on Windows has no such
    place."""
    stream = text_output(error=error)
    if stream is None:
        log.info("%s", text)
        return
    try:
        print(text, file=stream, flush=True)
    except UnicodeEncodeError:
        print(text.encode("ascii", "replace").decode(), file=stream, flush=True)
    except (OSError, ValueError) as trouble:  # a stream that was closed raises ValueError
        log.info("%s (%s, %s)", text, trouble, platform.system())
