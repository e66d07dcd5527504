"""Every scene of the program, each brought to a telling moment, for the contact sheets."""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from screen_tables import (
    LONGEST,
    MIXED,
    REWARDS,
    AnswersAtOnce,
    Maker,
    NeverAnswers,
    anytime,
    box,
    chronicle,
    claim,
    collect,
    covered,
    ghost,
    in_round,
    messages,
    plan,
    played,
    pushed_out,
    refused,
    run,
    table,
    tooltip,
    was_pushed_out,
    window,
    zoomed,
)

from crypt_game.daily.crypt_of_day import luck_of, plan_of
from crypt_game.games.equal_luck import NextTurn, first_turn, folder_of, open_match
from crypt_game.games.game_list import GameList, Which
from crypt_game.games.store import begin_game
from crypt_game.games.unfinished import Unfinished
from crypt_game.lessons.coach import Occasion, Remark
from crypt_game.lessons.course import BASICS
from crypt_game.lessons.progress import Progress
from crypt_game.lessons.reading import lesson_named
from crypt_game.match.annotations import ReactionStop
from crypt_game.match.game_code import of_day
from crypt_game.match.luck_source import SealedLuck
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import House, Plan, Player, PlayerKind, Title
from crypt_game.opponents.levels import Temper
from crypt_game.opponents.par import PAR_GAMES, Par, ParQuestion
from crypt_game.opponents.questions import Question, ReviewQuestion
from crypt_game.opponents.worker_client import FutureAnswer
from crypt_game.play.analysis import Analysis
from crypt_game.play.reckoning import Reckoning
from crypt_game.riddles.progress import RiddleProgress
from crypt_game.riddles.reading import all_riddles
from crypt_game.riddles.riddle import RiddleKind
from crypt_game.riddles.riddle_run import RiddleStage
from crypt_game.rules import FlipFor, GameSetup, Mode
from crypt_game.rules.indices import SeatIndex
from crypt_game.rules.legal import random_action
from crypt_game.rules.setup import ALL_A
from crypt_game.rules.terms import Choice
from crypt_game.strict_json import encode_json
from crypt_game.text.portrait_names import portrait_name
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scenes.cut import CutTheDeck
from crypt_game.ui.scenes.day import DayScene
from crypt_game.ui.scenes.fairness.scene import FairnessScene
from crypt_game.ui.scenes.hand_over import HandOver
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.problem_dialogs import sound_part
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.review.scene import ReviewScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.settings.scene import SECTIONS
from crypt_game.ui.scenes.setup.scene import SetupScene
from crypt_game.ui.scenes.statistics.scene import StatisticsScene
from crypt_game.ui.scenes.table.coached_table import CoachedTable
from crypt_game.ui.scenes.table.lesson_table import LessonScene
from crypt_game.ui.scenes.table.riddle_table import RiddleScene
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.scenes.who_plays.scene import WhoPlays

__all__ = ["SCENES"]

SHELF = [
    (Mode.STANDARD, 4),
    (Mode.STANDARD, 3),
    (Mode.SOLO, 1),
    (Mode.TWINS, 2),
    (Mode.CLASH, 8),
    (Mode.STANDARD, 2),
    (Mode.SOLO, 1),
    (Mode.STANDARD, 3),
]
TODAY = date(2026, 11, 22)
DAY = 1_763_500_000
"""When the last game of the list was played, in seconds."""


# over the table -------------------------------------------------------------------------------------------
def over_table(open_it: Callable[[App], None]) -> Maker:
    def make(app: App) -> None:
        claim(app, plan(Mode.STANDARD, 3, MIXED), 3)
        open_it(app)

    return make


def commands(app: App) -> None:
    orders = [command.value for command in app.stack.top.orders]
    navigation.pages.open_commands(app, orders, lambda command: None)


def letters(app: App) -> None:
    what = app.words.say("setup-name-entry", seat=2)
    navigation.pages.open_letters(app, what, "Zoé", len(what), lambda text: None)


def pause(app: App) -> None:
    table = app.stack.top
    assert isinstance(table, TableScene)
    navigation.pages.open_pause(app, table.match)


def who_plays(mode: Mode, players: int) -> Maker:
    def make(app: App) -> None:
        match = claim(app, plan(mode, players, MIXED), 3).match
        match.hand_over(1, replace(match.plan.players[1], mind=PlayerKind.KNIGHT, temper=Temper.CAREFUL))
        scene = WhoPlays(app, match)
        app.stack.push(scene)
        scene.players[0] = replace(scene.players[0], mind=PlayerKind.REGENT, temper=Temper.COLLECTOR)
        scene.rearrange(app.frame)

    return make


def question(key: str, **facts: float) -> Callable[[App], None]:
    return lambda app: navigation.pages.open_question(app, key, lambda: None, facts)


def hinted(make: Maker) -> Maker:
    """The hint for what is asked at this table."""

    def made(app: App) -> None:
        app.opponents = AnswersAtOnce()
        make(app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        scene.commands.ask_hint()
        run(app, 1)

    return made


def stopping(players: int) -> Maker:
    """While an heir thinks: the switches of what the game stops for."""

    def made(app: App) -> None:
        people = plan(Mode.STANDARD, players, REWARDS)
        heirs = [
            replace(player, mind=PlayerKind.SOVEREIGN if seat else PlayerKind.PERSON)
            for seat, player in enumerate(people.players)
        ]
        match = Match(Plan.seated(replace(people.setup, leader=1), heirs), 4)
        match.begin()
        match.set_stops(frozenset({ReactionStop.PUSHED}))
        app.opponents = NeverAnswers()
        app.stack.reset(TableScene(app, match))
        run(app, 3)

    return made


def explained(app: App) -> None:
    """Why an heir moved as it did."""
    app.opponents = AnswersAtOnce()
    people = plan(Mode.STANDARD, 3, MIXED)
    kinds = (PlayerKind.PERSON, PlayerKind.SQUIRE, PlayerKind.SQUIRE)
    heirs = [replace(player, mind=kind) for player, kind in zip(people.players, kinds, strict=True)]
    match = Match(Plan.seated(people.setup, heirs), 4)
    match.begin()
    scene = TableScene(app, match)
    app.stack.reset(scene)
    for _ in range(LONGEST):
        if scene.commands.computer_turns.moves:
            break
        run(app, 1)
        if scene.commands.draft is not None:
            scene.commands.ask_hint()
            run(app, 0.2)
            scene.commands.play_advice()
    scene.commands.explain_move()
    run(app, 1)


def damaged(app: App) -> None:
    app.stack.push(sound_part(app, 5, lambda: None))


def failed(app: App) -> None:
    navigation.pages.open_crash_notice(app, Path("crash-2026-11-21_11-38-16-998347.txt"), lambda: None)


def hand_over(task: str) -> Maker:
    person = Player("Mirabel", House.STAR, Title.DUCHESS)
    return lambda app: app.stack.reset(HandOver(app, person, task))


def replay(mode: Mode, players: int, place: float, *, over: bool = True, seed: int = 3) -> Maker:
    """The replay of a game at this share of its beats."""

    def make(app: App) -> None:
        enough = (lambda match: match.over is not None) if over else in_round(5)
        scene = ReplayScene(app, played(plan(mode, players, MIXED), enough, seed))
        app.stack.reset(scene)
        scene.commands.seek(round(scene.replay.last * place))
        run(app, 0.2)

    return make


def branching(app: App) -> None:
    """Who plays on from the middle of a game that is over."""
    replay(Mode.STANDARD, 4, 0.5)(app)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.commands.branch()


# the rest -------------------------------------------------------------------------------------------------
def menu(app: App) -> None:
    app.stack.reset(MenuScene(app, Unfinished(Path("game"), "standard", 3, 5, 9)))


def from_menu(open_it: Callable[[App], None]) -> Maker:
    def make(app: App) -> None:
        menu(app)
        open_it(app)
        run(app, 0.6)

    return make


def setup(draft: PlanDraft) -> Maker:
    def make(app: App) -> None:
        menu(app)
        scene = SetupScene(app)
        scene.draft = draft
        app.stack.push(scene)

    return make


def shelf_of_games(app: App) -> None:
    """Games of every kind on the disk, two of them running."""
    if app.folders.saves.exists():
        return
    for number, (mode, players) in enumerate([*SHELF, *SHELF]):
        rng = random.Random(number)
        people = [
            replace(person, mind=PlayerKind.PERSON if seat == 0 else PlayerKind.KNIGHT)
            for seat, person in enumerate(plan(mode, players).players)
            if person.mind is not PlayerKind.GHOST
        ]
        agreed = Plan.seated(GameSetup(mode, players, MIXED if number % 2 else ALL_A), people)
        match, _ = begin_game(app.folders.saves, agreed, number, lambda: None)
        while match.over is None and (number > 1 or match.state.round < 4):
            match.submit(*random_action(match.state, rng))
        for path in app.folders.saves.rglob("*.crypt"):
            if path.stat().st_mtime > DAY:
                os.utime(path, (DAY + number * 86_400 - 40 * 86_400,) * 2)


def campaign(app: App) -> None:
    """The chapters of the Inheritance."""
    navigation.pages.open_campaign(app)
    run(app, 0.6)


def lessons(app: App) -> None:
    """The list, with lessons done and one left halfway."""
    progress = Progress().finished("claim").at(BASICS[-1], 2)
    app.change_settings(learning=progress.to_json())
    navigation.pages.open_lessons(app)
    run(app, 0.6)


def lesson(name: str, step: str) -> Maker:
    """A lesson with the sentence of a step on show."""

    def make(app: App) -> None:
        learned = lesson_named(name)
        number = next(n for n, each in enumerate(learned.steps) if each.name == step)
        app.stack.reset(LessonScene(app, learned, number))
        run(app, 0.8)

    return make


def riddles(app: App) -> None:
    """The list of riddles after a few of them."""
    day, progress = date(2026, 3, 14), RiddleProgress()
    for number, one in enumerate(all_riddles()[:9]):
        progress = progress.answered(one, 0.0 if number == 2 else 1.0, day)
    app.change_settings(riddles=progress.to_json())
    navigation.pages.open_riddles(app)
    run(app, 0.6)


def riddle(kind: RiddleKind, moment: str) -> Maker:
    """The first riddle of a kind: asked, hinted at, answered wrongly, refuted or solved."""

    def make(app: App) -> None:
        scene = RiddleScene(app, next(one for one in all_riddles() if one.kind is kind))
        app.stack.reset(scene)
        run(app, 0.4)
        told = scene.run.riddle
        if moment == "hint":
            scene.give_hint()
        elif moment == "wrong":
            scene.choose(told.wrong)
        elif moment in ("follow", "outcome"):
            scene.choose(told.wrong)
            refute(app, scene, to_the_end=moment == "outcome")
        elif moment == "solve":
            scene.choose(None)
            run(app, 0.2)
            scene.event_player.skip_all()
        run(app, 0.8)

    return make


def refute(app: App, scene: RiddleScene, *, to_the_end: bool) -> None:
    """Show the second step of what comes of a wrong try, or all of it."""
    scene.follow()
    read_step(app, scene)
    if to_the_end:
        scene.skip_steps()
    else:
        scene.next_step()
        read_step(app, scene)


def read_step(app: App, scene: RiddleScene) -> None:
    """Wait until a step of it is told."""
    while scene.run.stage is RiddleStage.FOLLOWING:
        scene.event_player.skip_all()
        run(app, 0.05)


def coached(app: App) -> None:
    """The coach's word on a die that was pushed out."""
    match = played(plan(Mode.STANDARD, 3), was_pushed_out(SeatIndex(0)))
    app.change_settings(coach=True)
    scene = CoachedTable(app, match)
    app.stack.reset(scene)
    event = pushed_out(match, SeatIndex(0))
    assert event is not None, "it was played up to that"
    scene.remark = Remark(Occasion.PUSHED_OUT, ("plate-0", f"card-{event.slot}"))
    scene.refill()
    run(app, 0.6)


def first_start(app: App) -> None:
    """The menu that offers to teach the game."""
    app.change_settings(learning=None)
    app.stack.reset(MenuScene(app, None))


class KnowsPars(AnswersAtOnce):
    """Heirs who take 37 coins of every crypt, and need not play it."""

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        """The answer."""
        answer = FutureAnswer(question)
        if not isinstance(question, ParQuestion):
            return super().ask(question)
        answer.tell(cast(T, Par((37,) * PAR_GAMES)))
        return answer


def equal_luck_setup(mode: Mode, players: int) -> Maker:
    """Who plays the same crypts in turn."""

    def make(app: App) -> None:
        menu(app)
        navigation.series.open_equal_luck(app, plan(mode, players))
        run(app, 0.6)

    return make


def equal_luck(mode: Mode, players: int, crypts: int, games: int, count: int = 3) -> Maker:
    """The comparison after so many games of so many people."""

    def make(app: App) -> None:
        app.opponents = KnowsPars()
        saves, people = app.folders.saves, ["Wilhelmina-Maria", "Zoé", "Aldric"][:count]
        turn = first_turn(plan(mode, players), people, crypts, f"{mode.value}{games}", lambda player: "Bram")
        following: NextTurn | None = turn
        for number in range(games):
            assert following is not None
            luck = following.luck or SealedLuck(5 + following.mark.crypt, "a" * 32)
            home, mark = folder_of(saves, following.mark), following.mark
            match, _ = begin_game(home, following.plan, luck, lambda: None, series=mark)
            rng = random.Random(number)
            while match.over is None:
                match.submit(*random_action(match.state, rng))
            opened = open_match(saves)
            assert opened is not None
            following = opened.next_turn
        menu(app)
        navigation.series.open_sheet(app)
        run(app, 0.6)
        found = open_match(saves)
        if found is not None:
            found.release()

    return make


def library(app: App) -> None:
    shelf_of_games(app)
    menu(app)
    navigation.pages.open_library(app)
    run(app, 4)


def library_of(which: Which, folder: str = ".") -> Maker:
    """One of the lists of games, of a folder within the usual one."""

    def make(app: App) -> None:
        library(app)
        scene = app.stack.top
        assert isinstance(scene, LibraryScene)
        scene.game_list = GameList(app.folders.saves / folder)
        scene.show(which)
        run(app, 1)

    return make


def pressed(make: Maker, *keys: str) -> Maker:
    """The scene after these of its controls were pressed, one after the other."""

    def press(app: App) -> None:
        make(app)
        run(app, 0.1)
        for key in keys:
            widget = app.stack.top.controls.find(key)
            assert widget is not None
            widget.activate()

    return press


def coded(app: App) -> None:
    setup(FOUR.led_by(2))(app)
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    scene.open_coded(of_day(date(2026, 11, 21), Mode.STANDARD, 4))


def wrongly_coded(app: App) -> None:
    """A code with a slip in it, refused."""
    coded(app)
    button = app.stack.top.controls.find("code")
    assert button is not None
    button.activate()
    ask = app.stack.top
    assert isinstance(ask, TextQuestion)
    ask.text = "0D8AB-TZFGA"
    ask.arrange()
    act = ask.controls.find("act")
    assert act is not None
    act.activate()


def cut(app: App) -> None:
    """The deck is cut: a sealed secret, and a word to be added."""
    app.stack.push(CutTheDeck(app, SealedLuck(3, "5" * 32), lambda _: None))


def choosing_a_file(app: App) -> None:
    """A game's file is chosen, over the list of games, in a folder that holds some."""
    library(app)
    for game in sorted((app.folders.saves / "finished").glob("*.crypt"))[:3]:
        shutil.copy(game, app.folders.saves)
    button = app.stack.top.controls.find("import")
    assert button is not None
    button.activate()
    run(app, 1)


def statistics(app: App) -> None:
    library(app)
    scene = app.stack.top
    assert isinstance(scene, LibraryScene)
    navigation.pages.open_statistics(app, scene.game_list)
    run(app, 1)


def honours(app: App) -> None:
    """The honours over the statistics, whatever was played."""
    statistics(app)
    scene = app.stack.top
    assert isinstance(scene, StatisticsScene)
    scene.open_honours()


def empty_statistics(app: App) -> None:
    navigation.pages.open_statistics(app, GameList(app.folders.saves / "of nobody"))
    run(app, 1)


def play_day(app: App, day: date) -> None:
    """Play the crypt of a day to its end, anyhow."""
    agreed = plan_of(day, PlanDraft(), partial(portrait_name, app.words.say))
    match, _ = begin_game(app.folders.saves, agreed, luck_of(day), lambda: None)
    rng = random.Random(day.day)
    while match.over is None:
        match.submit(*random_action(match.state, rng))


def day_page(app: App) -> None:
    """The crypt of the day, played, with most days of the month; the pars are no true ones."""
    for number in range(1, TODAY.day + 1):
        if number % 5:
            play_day(app, TODAY.replace(day=number))
    pars = {TODAY.replace(day=number).isoformat(): 20 + number for number in range(1, TODAY.day + 1)}
    (app.folders.cache / "par.json").write_bytes(encode_json(pars))
    menu(app)
    scene = DayScene(app, TODAY)
    scene.today = TODAY
    app.stack.push(scene)
    run(app, 1)


def scoring(mode: Mode, players: int, seed: int = 3) -> Maker:
    def make(app: App) -> None:
        match = played(plan(mode, players, MIXED), lambda match: match.over is not None, seed)
        app.stack.reset(ScoringScene(app, match))
        run(app, 0.3)

    return make


def reckoning(mode: Mode, players: int, step: int) -> Maker:
    """The score while it is counted, in the middle of what a step pays."""

    def make(app: App) -> None:
        match = played(plan(mode, players, MIXED), lambda match: match.over is not None)
        scene = ScoringScene(app, match)
        scene.reckoning = Reckoning(scene.reckoning.steps)
        app.stack.reset(scene)
        for _ in range(step):
            scene.next_step()
        while scene.reckoning.share(scene.reckoning.index) < 0.5:
            run(app, 0.1)

    return make


T = TypeVar("T")


class AtOnce:
    """Opponents that look back on `share` of a game, here and now."""

    def __init__(self, share: float) -> None:
        self._share = share

    def ask(self, question: Question[T]) -> FutureAnswer[T]:
        answer = FutureAnswer(question)
        for number, findings in enumerate(question.work()):
            answer.tell(findings, done=False)
            if isinstance(question, ReviewQuestion) and number >= self._share * len(question.record.entries):
                break
        return answer

    def close(self) -> None:
        pass


def review(mode: Mode, players: int, share: float = 1.0, minds: tuple[PlayerKind, ...] = ()) -> Maker:
    """A finished game looked back on, or the look back on its way."""

    def make(app: App) -> None:
        agreed = plan(mode, players, MIXED)
        people = [replace(who, mind=mind) for who, mind in zip(agreed.players, minds, strict=False)]
        seated = replace(agreed, players=(*people, *agreed.players[len(people) :]))
        match = played(seated, lambda match: match.over is not None)
        looking_back = Analysis(match, partial(AtOnce, share))
        looking_back.begin()
        app.stack.reset(ReviewScene(app, match, looking_back))
        run(app, 0.3)

    return make


def fairness(mode: Mode, players: int) -> Maker:
    def make(app: App) -> None:
        match = played(plan(mode, players, MIXED), lambda match: match.over is not None)
        app.stack.reset(FairnessScene(app, match))
        run(app, 0.3)

    return make


FOUR = PlanDraft().with_one_more()
CLASH = FOUR.with_mode(Mode.CLASH).with_one_more().with_curse(True).led_by(1)
SCENES: dict[str, Maker] = {
    "menu": menu,
    "campaign": campaign,
    "chapter": pressed(campaign, "will"),
    "lessons": lessons,
    "lesson-lay": lesson("claim", "lay"),
    "lesson-ghost": lesson("ghost", "groups"),
    "lesson-share": lesson("clash", "share"),
    "coached": coached,
    "riddles": riddles,
    **{f"riddle-{kind}": riddle(kind, "ask") for kind in RiddleKind},
    "riddle-hint": riddle(RiddleKind.CLAIM, "hint"),
    "riddle-ghost-wrong": riddle(RiddleKind.GHOST, "wrong"),
    "riddle-claim-wrong": riddle(RiddleKind.CLAIM, "wrong"),
    "riddle-claim-follow": riddle(RiddleKind.CLAIM, "follow"),
    "riddle-claim-outcome": riddle(RiddleKind.CLAIM, "outcome"),
    "riddle-hold-follow": riddle(RiddleKind.HOLD, "follow"),
    "riddle-mid-game-outcome": riddle(RiddleKind.MID_GAME, "outcome"),
    "riddle-mid-game-solved": riddle(RiddleKind.MID_GAME, "solve"),
    "riddle-hold-solved": riddle(RiddleKind.HOLD, "solve"),
    "riddle-face-solved": riddle(RiddleKind.FACE_DOWN, "solve"),
    "menu-first": first_start,
    "setup-heirs": setup(FOUR.led_by(2)),
    "setup-first": setup(PlanDraft()),
    "setup-who-plays": pressed(setup(FOUR.led_by(2)), "mind-1"),
    "setup-fill": pressed(setup(PlanDraft()), "fill"),
    "setup-solo": setup(FOUR.with_mode(Mode.SOLO)),
    "setup-twins": setup(FOUR.with_mode(Mode.TWINS)),
    "setup-clash": setup(CLASH),
    "setup-code": coded,
    "setup-wrong-code": wrongly_coded,
    "cut": cut,
    "equal-luck-setup": equal_luck_setup(Mode.STANDARD, 3),
    "equal-luck-setup-solo": equal_luck_setup(Mode.SOLO, 1),
    "equal-luck": equal_luck(Mode.STANDARD, 3, 3, 4),
    "equal-luck-end": equal_luck(Mode.SOLO, 1, 3, 9),
    "equal-luck-alone": equal_luck(Mode.STANDARD, 3, 3, 2, 1),
    "choosing-a-file": choosing_a_file,
    "table-solo": table(Mode.SOLO, 1, MIXED, 4),
    "table-2": table(Mode.STANDARD, 2, ALL_A, 4),
    "table-3": table(Mode.STANDARD, 3, MIXED, 5),
    "table-4": table(Mode.STANDARD, 4, REWARDS, 5, cursed=True),
    "table-twins": table(Mode.TWINS, 2, MIXED, 4),
    "table-clash-6": table(Mode.CLASH, 6, MIXED, 4),
    "table-clash-8": table(Mode.CLASH, 8, REWARDS, 5, cursed=True),
    "table-covered": covered,
    "hint-2": hinted(table(Mode.STANDARD, 2, ALL_A, 2)),
    "hint-3": hinted(table(Mode.STANDARD, 3, MIXED, 2)),
    "hint-solo": hinted(table(Mode.SOLO, 1, MIXED, 3)),
    "hint-twins": hinted(table(Mode.TWINS, 2, MIXED, 3)),
    "hint-clash": hinted(table(Mode.CLASH, 8, MIXED, 2)),
    "hint-reroll": hinted(window(Choice.REROLL)),
    "hint-take": hinted(window(Choice.POTTERY)),
    "hint-divvy": hinted(window(Choice.DIVVY, Mode.CLASH)),
    "why": explained,
    "stops-2": stopping(2),
    "stops-4": stopping(4),
    "offer-reroll": window(Choice.REROLL),
    "offer-take": window(Choice.POTTERY),
    "offer-peek": anytime(FlipFor.PEEK),
    "offer-revive": anytime(FlipFor.REVIVE),
    "offer-last": window(Choice.FINAL),
    "divvy": window(Choice.DIVVY, Mode.CLASH),
    "ghost-solo": ghost(Mode.SOLO),
    "ghost-twins": ghost(Mode.TWINS),
    "collect": collect,
    "zoom": zoomed,
    "tooltip": tooltip,
    "refusal": refused,
    "messages": messages,
    "box": box,
    "chronicle": chronicle,
    "replay-3": replay(Mode.STANDARD, 3, 0.5),
    "filming": pressed(replay(Mode.STANDARD, 3, 0.5), "share", "film"),
    "replay-solo": replay(Mode.SOLO, 1, 0.4),
    "replay-twins": replay(Mode.TWINS, 2, 0.3, over=False),
    "replay-clash": replay(Mode.CLASH, 8, 0.7),
    "replay-branch": branching,
    "hand-over": hand_over("claim"),
    "pause": over_table(pause),
    "who-plays-3": who_plays(Mode.STANDARD, 3),
    "who-plays-8": who_plays(Mode.CLASH, 8),
    "dialog-pass": over_table(question("dialog-pass")),
    "dialog-look-again": over_table(question("dialog-look-again", coins=2.5)),
    "dialog-take-back": over_table(question("dialog-take-back")),
    "dialog-damaged": from_menu(damaged),
    "dialog-failed": over_table(failed),
    "library": library,
    "library-bin": library_of(Which.BIN),
    "library-empty": library_of(Which.ALL, "of nobody"),
    "setup-series": pressed(setup(FOUR), "series"),
    "day": day_page,
    "honours": honours,
    "statistics": statistics,
    "statistics-person": pressed(statistics, "by-person", "kind-1"),
    "statistics-empty": from_menu(empty_statistics),
    "controllers": from_menu(navigation.pages.open_controllers),
    "house-colours": from_menu(navigation.pages.open_house_colours),
    "letters": from_menu(letters),
    "commands": over_table(commands),
    **{
        f"settings-{name}": pressed(from_menu(navigation.pages.open_settings), f"section-{name}")
        for name, _ in SECTIONS
    },
    "about": from_menu(navigation.pages.open_about),
    "rulebook": from_menu(partial(navigation.pages.open_rulebook, anchor="§5")),
    "reference": over_table(navigation.pages.open_reference),
    "review-3": review(Mode.STANDARD, 3, minds=(PlayerKind.PERSON, PlayerKind.KNIGHT, PlayerKind.REGENT)),
    "review-heir": review(Mode.STANDARD, 2, minds=(PlayerKind.KNIGHT, PlayerKind.REGENT)),
    "review-busy": review(Mode.STANDARD, 4, share=0.4),
    "review-solo": review(Mode.SOLO, 1),
    "review-clash": review(Mode.CLASH, 8),
    "fairness-4": fairness(Mode.STANDARD, 4),
    "fairness-solo": fairness(Mode.SOLO, 1),
    "fairness-clash": fairness(Mode.CLASH, 8),
    "reckoning-4": reckoning(Mode.STANDARD, 4, 3),
    "reckoning-solo": reckoning(Mode.SOLO, 1, 6),
    "reckoning-clash": reckoning(Mode.CLASH, 8, 1),
    "scoring-2": scoring(Mode.STANDARD, 2),
    "scoring-4": scoring(Mode.STANDARD, 4),
    "scoring-solo": scoring(Mode.SOLO, 1),
    "scoring-twins": scoring(Mode.TWINS, 2),
    "scoring-clash": scoring(Mode.CLASH, 8),
}
"""What is on the sheets, by name; each maker sets the stage of an app anew."""
