"""Opens pages, panels and questions, in place of what is open or on top of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial, wraps
from pathlib import Path
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeAlias

from crypt_game.ui.scene import AppServices, Scene

if TYPE_CHECKING:
    from datetime import date

    from crypt_game.games.game_list import GameList
    from crypt_game.games.honour_rows import HonourRow
    from crypt_game.match.match import Match
    from crypt_game.match.players import Player
    from crypt_game.play.analysis import Analysis
    from crypt_game.play.board_model import ChronicleLine
    from crypt_game.rules import Face, Laid
    from crypt_game.rules.setup import GameSetup


P = ParamSpec("P")
_Opener: TypeAlias = Callable[Concatenate[AppServices, P], None]

_QUESTION_ICONS = {
    "dialog-look-again": "icon/eye",
    "dialog-pass": "icon/recover",
    "dialog-take-back": "icon/undo",
    "library-erase-ask": "icon/trash",
}

_OFF_CARDS = 0.83
"""Where a question stands that asks to look at the cards again: before tray and sets."""


def _in_the_dark(module: str) -> Callable[[_Opener[P]], _Opener[P]]:
    """What opens a page is done behind the curtain; the module of its scene is imported meanwhile."""

    def decorate(act: _Opener[P]) -> _Opener[P]:
        @wraps(act)
        def go(app: AppServices, /, *arguments: P.args, **named: P.kwargs) -> None:
            app.go(partial(act, app, *arguments, **named), module=f"crypt_game.ui.scenes.{module}")

        return go

    return decorate


def open_menu(app: AppServices) -> None:
    """Leave whatever is open for the main menu."""
    app.go(lambda: app.stack.reset(menu_scene(app)))


@_in_the_dark("setup.scene")
def open_setup(app: AppServices) -> None:
    """Agree upon a new game; the way back leads to the menu, wherever one came from."""
    from crypt_game.ui.scenes.menu import MenuScene
    from crypt_game.ui.scenes.setup.scene import SetupScene

    if not all(isinstance(scene, MenuScene) for scene in app.stack.scenes):
        app.stack.reset(menu_scene(app))
    app.stack.push(SetupScene(app))


@_in_the_dark("lessons")
def open_lessons(app: AppServices) -> None:
    """The lessons, over the menu."""
    from crypt_game.ui.scenes.lessons import LessonListScene

    app.stack.reset(menu_scene(app))
    app.stack.push(LessonListScene(app))


@_in_the_dark("riddle_list")
def open_riddles(app: AppServices) -> None:
    """The king's riddles, over the menu."""
    from crypt_game.ui.scenes.riddle_list import RiddleListScene

    app.stack.reset(menu_scene(app))
    app.stack.push(RiddleListScene(app))


@_in_the_dark("campaign")
def open_campaign(app: AppServices) -> None:
    """The chapters of the Inheritance, over the menu."""
    from crypt_game.ui.scenes.campaign import CampaignScene

    app.stack.reset(menu_scene(app))
    app.stack.push(CampaignScene(app))


@_in_the_dark("review.scene")
def open_review(app: AppServices, match: Match, analysis: Analysis) -> None:
    """What was luck and what was choice in a finished game."""
    from crypt_game.ui.scenes.review.scene import ReviewScene

    app.stack.push(ReviewScene(app, match, analysis))


@_in_the_dark("settings.scene")
def open_settings(app: AppServices, section: str = "language") -> None:
    """The settings, at one of their sections."""
    from crypt_game.ui.scenes.settings.scene import SettingsScene

    app.stack.push(SettingsScene(app, section))


@_in_the_dark("settings.controllers")
def open_controllers(app: AppServices) -> None:
    """What concerns gamepads."""
    from crypt_game.ui.scenes.settings.controllers import ControllersScene

    app.stack.push(ControllersScene(app))


@_in_the_dark("settings.house_colours")
def open_house_colours(app: AppServices) -> None:
    """Which colour each house has."""
    from crypt_game.ui.scenes.settings.house_colours import HouseColoursScene

    app.stack.push(HouseColoursScene(app))


@_in_the_dark("library.scene")
def open_library(app: AppServices) -> None:
    """All games on the disk."""
    from crypt_game.ui.scenes.library.scene import LibraryScene

    app.stack.push(LibraryScene(app))


@_in_the_dark("statistics.scene")
def open_statistics(app: AppServices, games: GameList) -> None:
    """What the games of a game_list come to."""
    from crypt_game.ui.scenes.statistics.scene import StatisticsScene

    app.stack.push(StatisticsScene(app, games))


@_in_the_dark("day")
def open_day(app: AppServices, day: date | None = None) -> None:
    """The crypt of a day, today's for None, and the calendar; the way back leads to the menu."""
    from crypt_game.ui.scenes.day import DayScene

    app.stack.reset(menu_scene(app))
    app.stack.push(DayScene(app, day))


@_in_the_dark("about")
def open_about(app: AppServices) -> None:
    """Credits and licences."""
    from crypt_game.ui.scenes.about import AboutScene

    app.stack.push(AboutScene(app))


@_in_the_dark("rulebook.scene")
def open_rulebook(app: AppServices, anchor: str | None = None) -> None:
    """The rulebook, at the paragraph `anchor` (`§5.2`) or where it was left."""
    from crypt_game.ui.scenes.rulebook.scene import RulebookScene

    app.stack.push(RulebookScene(app, anchor))


def keep_player_aid(app: AppServices, setup: GameSetup) -> None:
    """Save the player aid of a table, and say where it is."""
    from crypt_game.ui.pages.kept_file import keep_file
    from crypt_game.ui.scenes.rulebook.aid_picture import aid_as_png
    from crypt_game.ui.scenes.rulebook.rules_language import RulesWords

    content = aid_as_png(app.picture_store, RulesWords(app).words, setup)
    keep_file(app, content, app.words.say("panel-aid"), ".png")


def open_reference(app: AppServices, setup: GameSetup | None = None) -> None:
    """The quick reference, of a game where one is named."""
    from crypt_game.ui.scenes.rulebook.quick_reference import QuickReference

    app.stack.push(QuickReference(app, setup))


def open_chronicle(app: AppServices, lines: Sequence[ChronicleLine]) -> None:
    """Everything that happened in this game."""
    from crypt_game.ui.scenes.chronicle import ChronicleScene

    app.stack.push(ChronicleScene(app, tuple(lines)))


def open_honours(app: AppServices, rows: Sequence[HonourRow]) -> None:
    """The honours, over the statistics."""
    from crypt_game.ui.scenes.honours import HonoursPanel

    app.stack.push(HonoursPanel(app, rows))


def open_box(app: AppServices, discard: tuple[Laid[Face], ...]) -> None:
    """The discards, over the table."""
    from crypt_game.ui.scenes.box import BoxScene

    app.stack.push(BoxScene(app, discard))


def open_commands(app: AppServices, commands: Sequence[str], give: Callable[[str], None]) -> None:
    """All commands that can be given where one is."""
    from crypt_game.ui.scenes.command_list import CommandList

    app.stack.push(CommandList(app, commands, give))


def open_letters(app: AppServices, name: str, text: str, limit: int, done: Callable[[str], None]) -> None:
    """Letters on the screen to write a line with."""
    from crypt_game.ui.scenes.letter_keys import LetterKeys

    app.stack.push(LetterKeys(app, name, text, limit, done))


def open_pause(app: AppServices, match: Match) -> None:
    """The pause over the table."""
    from crypt_game.ui.scenes.pause import Pause

    app.stack.push(Pause(app, match))


def open_seats(app: AppServices, match: Match) -> None:
    """Who plays in this match? Over the table, in place of the pause."""
    from crypt_game.ui.scenes.who_plays.scene import WhoPlays

    app.stack.replace(WhoPlays(app, match))


def open_hand_over(
    app: AppServices, player: Player, task: str = "claim", ready: Callable[[], None] | None = None
) -> None:
    """The curtain until `player` has come; see `HandOver` for the tasks."""
    from crypt_game.ui.scenes.hand_over import HandOver

    app.stack.push(HandOver(app, player, task, ready))
    if app.motion_speed and not app.reduced_motion:
        app.curtain.lift()


def open_question(
    app: AppServices, key: str, act: Callable[[], None], facts: Mapping[str, str | int | float] | None = None
) -> None:
    """Ask before `act`. The words are `<key>-title`, `-text`, `-stay` (the harmless answer) and `-act`."""
    from crypt_game.ui.pages.dialog import Dialog, DialogAnswer, DialogLine

    answers = (
        DialogAnswer("stay", DialogLine(f"{key}-stay")),
        DialogAnswer("act", DialogLine(f"{key}-act"), act),
    )
    icon = _QUESTION_ICONS.get(key, "icon/help")
    asked = Dialog(app, icon, DialogLine(f"{key}-title"), DialogLine(f"{key}-text", facts or {}), answers)
    asked.middle = _OFF_CARDS if key == "dialog-look-again" else Dialog.middle
    app.stack.push(asked)


def open_crash_notice(app: AppServices, report: Path, answered: Callable[[], None]) -> None:
    """Say over the menu or the game that goes on that the program failed and has started again; `answered` is
    done when the player plays on."""
    from crypt_game.ui.scenes.menu import MenuScene
    from crypt_game.ui.scenes.problem_dialogs import crash_notice

    app.curtain.settle()
    app.stack.push(crash_notice(app, report, answered, in_menu=isinstance(app.stack.top, MenuScene)))


def menu_scene(app: AppServices) -> Scene:
    """The menu, as it opens now."""
    from crypt_game.games.unfinished import unfinished
    from crypt_game.ui.scenes.menu import MenuScene

    return MenuScene(app, unfinished(app.folders.saves, app.folders.cache))
