"""Begins games, goes on with them and looks at them: what is opened here has a match, or reads a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from crypt_game import destinations
from crypt_game.drawing.canvas.rooms import VAULT
from crypt_game.ui.navigation.pages import open_hand_over
from crypt_game.ui.scene import AppServices, Scene

if TYPE_CHECKING:
    from datetime import date

    from crypt_game.campaign import Chapter
    from crypt_game.games.store import Opened
    from crypt_game.match.luck_source import LuckSource
    from crypt_game.match.match import Match
    from crypt_game.match.plan_draft import PlanDraft
    from crypt_game.match.players import Plan, Player
    from crypt_game.match.series import SeriesMark
    from crypt_game.play.board_model import ChronicleLine
    from crypt_game.riddles.riddle import RiddleKind
    from crypt_game.rules import Event
    from crypt_game.rules.indices import SeatIndex
    from crypt_game.rules.record import Record
    from crypt_game.rules.setup import GameSetup


def start_fresh_game(app: AppServices, plan: Plan, series: SeriesMark | None = None) -> None:
    """Begin a new game with luck that nobody knows; where the table wants to, it cuts the deck before."""
    from random import SystemRandom

    from crypt_game.match.luck_source import SealedLuck

    luck = SealedLuck.drawn(SystemRandom().getrandbits)
    if not app.settings.cut_deck:
        start_game(app, plan, luck, series=series)
        return
    from crypt_game.ui.scenes.cut import CutTheDeck

    app.stack.push(CutTheDeck(app, luck, lambda cut: start_game(app, plan, cut, series=series)))


def play_as_last_time(app: AppServices) -> None:
    """Begin a new game of the last set-up, or of the first one of all."""
    from crypt_game.match.plan_draft import PlanDraft

    start_fresh_game(app, _drawn_plan(app, PlanDraft.from_json(app.settings.last_setup)))


def play_chapter(app: AppServices, chapter: Chapter) -> None:
    """Begin a new game of a chapter, with luck that nobody knows."""
    from crypt_game.match.plan_draft import PlanDraft

    seats = PlanDraft.from_json(app.settings.last_setup)
    start_fresh_game(app, _drawn_plan(app, seats.as_chapter(chapter)))


def play_coached(app: AppServices) -> None:
    """Begin the first game of all, against two Squires, with a coach who says what is new."""
    from crypt_game.match.plan_draft import PlanDraft

    app.change_settings(coach=True)
    start_fresh_game(app, _drawn_plan(app, PlanDraft()))


def play_of_day(app: AppServices, day: date) -> None:
    """Open the crypt of a day for the first time, go on with that first try, or practise."""
    from datetime import date

    from crypt_game.daily.crypt_of_day import luck_of, plan_of
    from crypt_game.daily.tries import state_of_day
    from crypt_game.match.plan_draft import PlanDraft
    from crypt_game.text.portrait_names import portrait_name

    state = state_of_day(app.folders.saves, day)
    if state.path is not None:
        continue_game(app, state.path)
        return
    plan = plan_of(day, PlanDraft.from_json(app.settings.last_setup), partial(portrait_name, app.words.say))
    start_game(app, plan, luck_of(day), practice=state.name == "done" or day != date.today())


def play_day_at_table(app: AppServices, plan: Plan, day: date) -> None:
    """Play the luck of a day at a table of one's own. Where that shows the cards of the crypt of the day, it
    is said before that only a first try counts; after one it is practice."""
    from crypt_game.daily.crypt_of_day import crypt_of, has_players_of_day
    from crypt_game.daily.tries import state_of_day
    from crypt_game.match.game_code import code_of_game, of_day
    from crypt_game.match.luck_source import OpenLuck
    from crypt_game.ui.pages.first_try import first_try

    setup = plan.setup
    coded = of_day(day, setup.mode, setup.players, cursed=setup.cursed)
    luck = OpenLuck(code_of_game(coded), day)
    state = state_of_day(app.folders.saves, day)
    if coded != crypt_of(day):
        start_game(app, plan, luck)
    elif state.name == "done":
        start_game(app, plan, luck, practice=True)
        app.toast("toast-practice")
    else:
        begin = partial(start_game, app, plan, luck)
        same = has_players_of_day(plan, day)
        app.stack.push(first_try(app, day, state.name, begin, as_everybody=same))


def start_game(
    app: AppServices,
    plan: Plan,
    luck: LuckSource | int,
    practice: bool = False,
    series: SeriesMark | None = None,
) -> None:
    """Begin a new game; it is on the disk from its first card on."""
    from crypt_game.games.equal_luck import folder_of
    from crypt_game.games.store import begin_game
    from crypt_game.match.found_level import matched

    if series is None or not series.entrants:
        plan = matched(plan, app.settings.found_levels)

    def change() -> None:
        saves = app.folders.saves
        folder = folder_of(saves, series) if series is not None and series.entrants else saves
        trouble = partial(_not_saved, app)
        game = begin_game(folder, plan, luck, trouble, practice=practice, series=series)
        app.stack.reset(_table(app, *game))

    _go_to_table(app, change, _stretched(luck, plan.setup))


def continue_game(app: AppServices, path: Path) -> None:
    """Go on with the game in the file at `path`.

    Of a damaged file the sound part is offered; one that cannot be read at all is said so and kept.
    """
    from crypt_game.games.equal_luck import home_of
    from crypt_game.games.store import Opened, open_game

    home = home_of(app.folders.saves, path)
    opened = open_game(home, path, lambda: _not_saved(app))
    if not isinstance(opened, Opened):
        _tell_unreadable(app, opened, path.name)
    elif opened.problem is not None:
        _offer_sound_part(app, opened)
    else:
        _open_table(app, opened.match, call=home != app.folders.saves)


def open_records(app: AppServices, paths: Sequence[str | Path]) -> None:
    """Open a game from a file, wherever it lies: asked for at the start, by double click, or dropped on the
    window.

    Files from elsewhere are copied among the player's games and never played in place; of several the last
    that can be read is opened. What cannot be read is said so and kept.
    """
    from crypt_game.desktop.files import SaveTrouble
    from crypt_game.desktop.given_path import RefusedPath, readable_file
    from crypt_game.games.equal_luck import home_of
    from crypt_game.games.loading import Problem
    from crypt_game.games.store import own_copy

    last: Path | None = None
    for text in paths:
        path = readable_file(text)
        if isinstance(path, RefusedPath):
            _tell_unreadable(app, path.key, path.name)
            continue
        try:
            own = own_copy(home_of(app.folders.saves, path), path)
        except SaveTrouble:
            app.toast("toast-game-not-taken-in", kind="warning")
            continue
        if isinstance(own, Problem):
            _tell_unreadable(app, own, path.name)
            continue
        if own.new:
            app.toast("toast-game-taken-in", kind="good")
        last = own.path
    if last is not None:
        continue_game(app, last)


def practise(app: AppServices, record: Record, step: int, players: Sequence[Player] | None = None) -> None:
    """Play on from the first `step` steps of a record, as a practice game; the record is left alone.

    `players` take the seats, else those who sat there.
    """
    from crypt_game.games.store import begin_branch

    _open_table(app, begin_branch(app.folders.saves, record, step, lambda: _not_saved(app), players))
    app.toast("toast-practice")


def open_branch(app: AppServices, match: Match, record: Record, step: int) -> None:
    """Who plays in the practice game that goes on from the first `step` steps of a finished game?"""
    from crypt_game.ui.scenes.who_plays.branch import BranchPanel

    app.stack.push(BranchPanel(app, match, record, step))


def reseat(app: AppServices, match: Match, players: Mapping[SeatIndex, Player]) -> None:
    """Let others play for these seats from now on, and go on at a table that hides what they may not see.

    A table for one hides nothing from that one: if it was another's, or several people's, before, the curtain
    calls the one who is left, whatever the settings say.
    """
    from crypt_game.match.found_level import matched_players

    before = match.plan.human_seats
    for seat, person in matched_players(match.plan, players, app.settings.found_levels).items():
        match.hand_over(seat, person)
    after = match.plan.human_seats

    def change() -> None:
        app.stack.reset(_table(app, match))
        if len(after) == 1 and before and after != before:
            open_hand_over(app, match.plan.players[after[0]], "seat")

    app.go(change)


def open_scoring(
    app: AppServices, match: Match, chronicle: Sequence[ChronicleLine] = (), *, just_ended: bool = False
) -> None:
    """The score sheet of a finished game, in place of the table; a result that is kept back is not shown."""
    from crypt_game.games.equal_luck import is_withheld
    from crypt_game.ui.scenes.scoring.scene import ScoringScene

    if is_withheld(app.folders.saves, match):
        app.go_to(destinations.EqualLuckPage())
        return

    def change() -> None:
        app.stack.reset(ScoringScene(app, match, tuple(chronicle), just_ended=just_ended))

    if just_ended:
        app.go(change)
    else:
        change()  # the light is still dimmed for the table, which nobody needs to see


def open_replay_of_file(app: AppServices, path: Path, place: int = 0) -> None:
    """A replay of the game in the file at `path`, over whatever is open; the way back leads there again.

    The file is not touched. `place` counts the beats of the replay.
    """
    from crypt_game.games.store import Seen, look_at

    seen = look_at(path)
    if isinstance(seen, Seen):
        open_replay(app, seen.match, place, record=seen.record)
    else:
        _tell_unreadable(app, seen, path.name)


def open_replay(
    app: AppServices,
    match: Match,
    place: int = 0,
    *,
    since: int | None = None,
    viewer: SeatIndex | None = None,
    record: Record | None = None,
) -> None:
    """A replay of a match, over whatever is open; with `since` it runs from that beat to the present.

    `viewer` sits at the bottom. `record` is what the match was taken from, where that says more.
    """
    from crypt_game.ui.scenes.replay.scene import ReplayScene

    app.go(
        lambda: app.stack.push(
            ReplayScene(app, match, place=place, since=since, viewer=viewer, record=record)
        )
    )


def ask_how_to_share(app: AppServices, match: Match, place: int | None = None) -> None:
    """Ask as what a finished game, or the turn at a `place` of its replay, is shown to others."""
    from crypt_game.ui.pages.share_question import share_question

    app.stack.push(share_question(app, match, place))


def film_turn(app: AppServices, match: Match, place: int) -> None:
    """Make the turn at a `place` of a finished game's replay into a clip, and keep it."""
    from crypt_game.ui.scenes.replay.filming import Filming

    app.stack.push(Filming(app, match, place))


def ask_how_to_share_file(app: AppServices, path: Path) -> None:
    """The same for the game in the file at `path`, which is not touched."""
    from crypt_game.games.store import Seen, look_at

    seen = look_at(path)
    if isinstance(seen, Seen):
        ask_how_to_share(app, seen.match)
    else:
        _tell_unreadable(app, seen, path.name)


def open_fairness(app: AppServices, match: Match, record: Record | None = None) -> None:
    """How the dice of a game fell, and when it is over the proof that they were fair; `record` as for a
    replay."""
    from crypt_game.ui.scenes.fairness.scene import FairnessScene

    ready = _stretched(match.source, match.plan.setup) if match.over is not None else None
    app.go(lambda: app.stack.push(FairnessScene(app, match, record)), ready)


def open_lesson(app: AppServices, name: str) -> None:
    """A lesson where it was left; one that is done begins anew."""
    from crypt_game.lessons.progress import Progress
    from crypt_game.lessons.reading import lesson_named
    from crypt_game.ui.scenes.table.lesson_table import LessonScene

    place = Progress.from_json(app.settings.learning).places.get(name, 0)
    _go_to_table(app, lambda: app.stack.reset(LessonScene(app, lesson_named(name), place)))


def open_riddle(app: AppServices, number: int, kind: RiddleKind | None = None) -> None:
    """A riddle by its number."""
    from crypt_game.riddles.reading import all_riddles
    from crypt_game.ui.scenes.table.riddle_table import RiddleScene

    _go_to_table(app, lambda: app.stack.reset(RiddleScene(app, all_riddles()[number - 1], kind)))


def _drawn_plan(app: AppServices, draft: PlanDraft) -> Plan:
    """The game of a draft: a Leader not chosen is drawn, and names not typed are the portraits'."""
    from random import SystemRandom

    from crypt_game.text.portrait_names import portrait_name

    return draft.plan(SystemRandom().randrange, partial(portrait_name, app.words.say))


def _open_table(app: AppServices, match: Match, *, call: bool = False) -> None:
    def change() -> None:
        app.stack.reset(_table(app, match))
        if call:
            open_hand_over(app, match.plan.players[match.plan.human_seats[0]], "seat")

    _go_to_table(app, change)


def _go_to_table(
    app: AppServices, change: Callable[[], None], ready: Callable[[], bool] | None = None
) -> None:
    """Do `change`, which opens a table, behind the curtain; the picture of the vault is decoded meanwhile."""
    from crypt_game.drawing.geometry import TALLEST_BOARD, Area
    from crypt_game.ui.board.layout_room import RoomPlaces

    if not app.frame.contrast:
        room = RoomPlaces.of(Area.of(app.frame, TALLEST_BOARD))
        app.picture_store.decode_ahead(VAULT, room.picture.size)
    app.go(change, ready)


def _table(app: AppServices, match: Match, opening: tuple[Event, ...] = ()) -> Scene:
    """The table of a match: with a coach, where that is wanted and one person plays."""
    from crypt_game.ui.scenes.table.coached_table import CoachedTable
    from crypt_game.ui.scenes.table.scene import TableScene

    coached = app.settings.coach and len(match.plan.human_seats) == 1
    return (CoachedTable if coached else TableScene)(app, match, opening)


def _stretched(luck: LuckSource | int | None, setup: GameSetup) -> Callable[[], bool] | None:
    """Stretch a seed beside the frames, for that takes as long as several of them; tells whether it is done.

    Whoever asks for the seed then has it at once, or is told what is wrong with its source.
    """
    if luck is None or isinstance(luck, int):
        return None
    source = luck

    def stretch() -> None:
        with suppress(Exception):
            _ = source.game(setup).seed

    thread = Thread(target=stretch, name="seed", daemon=True)
    thread.start()
    return lambda: not thread.is_alive()


def _not_saved(app: AppServices) -> None:
    """Tell the player that the game goes on in memory only."""
    app.toast("toast-game-not-saved", kind="warning")


def _offer_sound_part(app: AppServices, opened: Opened) -> None:
    from crypt_game.ui.scenes.problem_dialogs import sound_part

    match = opened.match
    app.stack.push(sound_part(app, max(1, match.state.round), lambda: _open_table(app, match)))


def _tell_unreadable(app: AppServices, key: str, name: str) -> None:
    from crypt_game.ui.scenes.problem_dialogs import unreadable

    app.stack.push(unreadable(app, key, name))
