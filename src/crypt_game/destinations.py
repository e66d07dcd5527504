"""Where a scene can lead, as values: `app.go_to(destinations.RulebookPage("§5.2"))`.

A scene names where it leads and `ui.navigation` opens it, so that scenes need not import each other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Self, dataclass_transform

if TYPE_CHECKING:
    from crypt_game.campaign import Chapter
    from crypt_game.games.equal_luck import NextTurn
    from crypt_game.games.game_list import GameList
    from crypt_game.games.honour_rows import HonourRow
    from crypt_game.match.luck_source import LuckSource
    from crypt_game.match.match import Match
    from crypt_game.match.players import Plan, Player
    from crypt_game.match.series import SeriesMark
    from crypt_game.play.analysis import Analysis
    from crypt_game.play.board_model import ChronicleLine
    from crypt_game.riddles.riddle import RiddleKind
    from crypt_game.rules import Face, Laid
    from crypt_game.rules.indices import SeatIndex
    from crypt_game.rules.record import Record
    from crypt_game.rules.setup import GameSetup


@dataclass_transform(frozen_default=True)
class Destination:
    """A place of the program that can be opened: each is a frozen dataclass.

    It is made into one when the first of its kind is named; all of them at once cost the start 15 ms.
    """

    def __new__(cls, *_values: object, **_named: object) -> Self:
        if "__dataclass_fields__" not in cls.__dict__:
            from dataclasses import dataclass  # 4 ms

            dataclass(frozen=True)(cls)
        return super().__new__(cls)


# pages ----------------------------------------------------------------------------------------------------
class MainMenu(Destination):
    """The main menu, in place of whatever is open."""


class SetupPage(Destination):
    """The set-up of a new game; the way back leads to the menu."""


class SettingsPage(Destination):
    """The settings, at one of their sections."""

    section: str = "language"


class HouseColoursPage(Destination):
    """Which colour each house has."""


class ControllersPage(Destination):
    """What concerns gamepads."""


class GamesPage(Destination):
    """All games on the disk."""


class StatisticsPage(Destination):
    """What these games come to."""

    games: GameList


class DayPage(Destination):
    """The crypt of today, and the calendar of all days; with a `day` that one is chosen."""

    day: date | None = None


class CampaignPage(Destination):
    """The chapters of the Inheritance."""


class ChapterGame(Destination):
    """A new game of a chapter of the Inheritance."""

    chapter: Chapter


class AboutPage(Destination):
    """Credits and licences."""


class RulebookPage(Destination):
    """The rulebook at a paragraph (`§5.2`), or where it was left."""

    anchor: str | None = None


class ScorePage(Destination):
    """The score sheet of a finished game, in place of the table; `just_ended` where it was played to its end
    there."""

    match: Match
    chronicle: Sequence[ChronicleLine] = ()
    just_ended: bool = False


class ReviewPage(Destination):
    """What was luck and what was choice in a finished game."""

    match: Match
    analysis: Analysis


class FairnessPage(Destination):
    """How the dice of a finished game fell, and the proof that they were fair.

    `record` is what the match was taken from, where that says more.
    """

    match: Match
    record: Record | None = None


class ReplayOf(Destination):
    """A replay of a match over whatever is open; with `since` it runs from that step to the present.

    `viewer` sits at the bottom. `record` is what the match was taken from, where that says more.
    """

    match: Match
    place: int = 0
    since: int | None = None
    viewer: SeatIndex | None = None
    record: Record | None = None


class ReplayOfFile(Destination):
    """A replay of the game in a file, which is not touched. `place` counts the steps of the replay."""

    path: Path
    place: int = 0


class LessonList(Destination):
    """The lessons, in place of whatever is open."""


class LessonAt(Destination):
    """A lesson, where it was left."""

    name: str


class RiddleList(Destination):
    """The king's riddles, in place of whatever is open."""


class RiddleAt(Destination):
    """A riddle by its number, from 1; with a `kind` the next one will be of it, too."""

    number: int
    kind: RiddleKind | None = None


# games ----------------------------------------------------------------------------------------------------
class NewGame(Destination):
    """A new game at the table; it is on the disk from its first card on, as `practice` where somebody knows
    its luck."""

    plan: Plan
    luck: LuckSource | int
    practice: bool = False
    series: SeriesMark | None = None


class FreshGame(Destination):
    """A new game with luck that nobody knows; where the table wants to, it cuts the deck before."""

    plan: Plan
    series: SeriesMark | None = None


class EqualLuckPage(Destination):
    """How all compare who play the same crypts in turn, and who plays next."""


class EqualLuckSetupPage(Destination):
    """Who plays the same crypts in turn, at the table of this plan."""

    plan: Plan


class TurnAtCrypt(Destination):
    """A turn at the common crypt: whoever plays is called, and their game begun or gone on with."""

    turn: NextTurn


class NextOfSeries(Destination):
    """The game that follows, in its series, the finished one in a file."""

    path: Path


class SeriesQuestion(Destination):
    """More than one game of this plan: a series, or the same crypts for each person in turn."""

    plan: Plan


class LastPlayedGame(Destination):
    """A new game of the last set-up, as `FreshGame`; the first time the first set-up of all."""


class CoachedGame(Destination):
    """A game against two Squires, with a coach."""


class GameOfDay(Destination):
    """The crypt of a day: its first try is begun or gone on with; after it, and after that day, practice."""

    day: date


class DayAtOwnTable(Destination):
    """The luck of a day with other players than everybody meets there; that it uses up a first try is said
    before."""

    plan: Plan
    day: date


class SavedGame(Destination):
    """The game in a file, played on. Of a damaged file the sound part is offered."""

    path: Path


class GameFiles(Destination):
    """Files from anywhere, copied among the player's games; the last that can be read is opened."""

    paths: Sequence[str | Path]


class PracticeGame(Destination):
    """A game that goes on from the first `step` steps of a record, which is left alone.

    `players` take the seats, else those who sat there.
    """

    record: Record
    step: int
    players: Sequence[Player] | None = None


class OtherPlayers(Destination):
    """The table of a match in which others play for these seats from now on."""

    match: Match
    players: Mapping[SeatIndex, Player]


# over what is open ----------------------------------------------------------------------------------------
class PauseMenu(Destination):
    """The pause over the table."""

    match: Match


class PlayersPanel(Destination):
    """Who plays in this match? In place of the pause."""

    match: Match


class BranchPlayers(Destination):
    """Who plays in the practice game that goes on from the first `step` steps of a finished game?"""

    match: Match
    record: Record
    step: int


class NextPlayer(Destination):
    """The curtain until `player` has come for `task` (see `HandOver`), who then says `ready`."""

    player: Player
    task: str = "claim"
    ready: Callable[[], None] | None = None


class Confirmation(Destination):
    """A question before `act`. Its words are `<key>-title`, `-text` (with `facts`), `-stay` (the harmless
    answer) and `-act`."""

    key: str
    act: Callable[[], None]
    facts: Mapping[str, str | int | float] | None = None


class QuickReferencePanel(Destination):
    """The quick reference; with a `setup` that of this game."""

    setup: GameSetup | None = None


class SharePanel(Destination):
    """The question as what a finished game is shown to others; at a step of a replay, its turn alone too."""

    match: Match
    place: int | None = None


class FilmOfTurn(Destination):
    """The turn at a place of a finished game's replay, made into a clip and kept."""

    match: Match
    place: int


class ShareFile(Destination):
    """The same for the finished game in a file."""

    path: Path


class PlayerAidFile(Destination):
    """The player aid of a table with this set-up, saved as a picture to print."""

    setup: GameSetup


class ChroniclePanel(Destination):
    """Everything that happened in this game."""

    lines: Sequence[ChronicleLine]


class CommandPanel(Destination):
    """All commands (by their names) that can be given where one is, to choose one that is to be given."""

    commands: Sequence[str]
    give: Callable[[str], None]


class LetterPanel(Destination):
    """Letters on the screen to write a line of at most `limit` characters with; `done` gets it."""

    name: str
    text: str
    limit: int
    done: Callable[[str], None]


class HonoursPage(Destination):
    """The honours, over the statistics."""

    rows: Sequence[HonourRow]


class DiscardPanel(Destination):
    """The discards, over the table."""

    discard: tuple[Laid[Face], ...]
