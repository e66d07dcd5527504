"""Opens the places of the program: a destination, as a scene names it, becomes a scene on the stack.

Imports a scene when it is first opened, so that the start imports only the menu. The only room of the window
that imports scenes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from crypt_game import destinations as to
from crypt_game.destinations import Destination
from crypt_game.ui.navigation import games, pages, series
from crypt_game.ui.scene import AppServices

__all__ = ["open_at_start", "open_destination"]


def open_destination(app: AppServices, destination: Destination) -> None:
    """Open a place. Raises KeyError for a destination that nothing here opens."""
    _OPENERS[type(destination)](app, **vars(destination))


def open_at_start(app: AppServices, record: str | Path | None = None) -> None:
    """The first scene of the program: the menu, or on top of it the game that was asked for."""
    app.stack.reset(pages.menu_scene(app))
    if record is not None:
        games.open_records(app, [record])


_OPENERS: dict[type[Destination], Callable[..., None]] = {
    to.MainMenu: pages.open_menu,
    to.SetupPage: pages.open_setup,
    to.SettingsPage: pages.open_settings,
    to.ControllersPage: pages.open_controllers,
    to.HouseColoursPage: pages.open_house_colours,
    to.GamesPage: pages.open_library,
    to.StatisticsPage: pages.open_statistics,
    to.DayPage: pages.open_day,
    to.CampaignPage: pages.open_campaign,
    to.AboutPage: pages.open_about,
    to.RulebookPage: pages.open_rulebook,
    to.ScorePage: games.open_scoring,
    to.ReviewPage: pages.open_review,
    to.FairnessPage: games.open_fairness,
    to.ReplayOf: games.open_replay,
    to.ReplayOfFile: games.open_replay_of_file,
    to.LessonList: pages.open_lessons,
    to.LessonAt: games.open_lesson,
    to.RiddleList: pages.open_riddles,
    to.RiddleAt: games.open_riddle,
    to.NewGame: games.start_game,
    to.FreshGame: games.start_fresh_game,
    to.EqualLuckPage: series.open_sheet,
    to.EqualLuckSetupPage: series.open_equal_luck,
    to.TurnAtCrypt: series.take_turn,
    to.NextOfSeries: series.continue_series,
    to.SeriesQuestion: series.open_series,
    to.LastPlayedGame: games.play_as_last_time,
    to.CoachedGame: games.play_coached,
    to.ChapterGame: games.play_chapter,
    to.GameOfDay: games.play_of_day,
    to.DayAtOwnTable: games.play_day_at_table,
    to.SavedGame: games.continue_game,
    to.GameFiles: games.open_records,
    to.PracticeGame: games.practise,
    to.OtherPlayers: games.reseat,
    to.PauseMenu: pages.open_pause,
    to.PlayersPanel: pages.open_seats,
    to.BranchPlayers: games.open_branch,
    to.NextPlayer: pages.open_hand_over,
    to.Confirmation: pages.open_question,
    to.QuickReferencePanel: pages.open_reference,
    to.PlayerAidFile: pages.keep_player_aid,
    to.SharePanel: games.ask_how_to_share,
    to.FilmOfTurn: games.film_turn,
    to.ShareFile: games.ask_how_to_share_file,
    to.ChroniclePanel: pages.open_chronicle,
    to.HonoursPage: pages.open_honours,
    to.DiscardPanel: pages.open_box,
    to.CommandPanel: pages.open_commands,
    to.LetterPanel: pages.open_letters,
}
