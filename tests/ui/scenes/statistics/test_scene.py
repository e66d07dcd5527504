"""The figures of all games: by kind and person, walked through by keys, counted while records are still being
read."""

from __future__ import annotations

import json
import os
from collections import Counter
from datetime import date
from pathlib import Path
from typing import Any

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.widget import Widget
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import pieces
from crypt_game.drawing.geometry import Space
from crypt_game.games.game_list import GameList
from crypt_game.games.loading import load
from crypt_game.games.statistics_table import TableRow
from crypt_game.games.statistics_words import luck_words
from crypt_game.match.annotations import Annotations
from crypt_game.match.fairness import DiceLuck
from crypt_game.match.game_code import code_of_game, of_day
from crypt_game.match.luck_source import OpenLuck
from crypt_game.rules import Mode, Over, Rank
from crypt_game.rules.record import Record, replay
from crypt_game.text.rank_words import rank_words
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.scenes.library.scene import LibraryScene
from crypt_game.ui.scenes.statistics import plots
from crypt_game.ui.scenes.statistics.plots import ScorePlot
from crypt_game.ui.scenes.statistics.scene import StatisticsScene

from ...conftest import OpenApp
from ...driving import ScreenPlayer
from ...fitting import drawn_lines, drawn_words, text_faults, type_sizes
from ..library.shelves import ReadsInTwoMilliseconds, a_game, filled, lent, marked

SIZES = [(1280, 720), (1920, 1080), (1024, 768), (1024, 640), (2560, 1080)]
LONG = tuple(f"Wilhelmina-Mari{number}" for number in range(8))


class Reader(ScreenPlayer):
    """A player before the figures."""

    @property
    def page(self) -> StatisticsScene:
        assert isinstance(self.scene, StatisticsScene)
        return self.scene

    def plot(self) -> ScorePlot:
        plot = self.widget("plot-scores")
        assert isinstance(plot, ScorePlot)
        return plot


def at_statistics(open_app: OpenApp, fill: int = 9, **settings: object) -> Reader:
    player = Reader(open_app(**settings))
    filled(player.app.folders.saves, fill, 2)
    navigation.pages.open_library(player.app)
    player.wait()
    player.click("statistics")
    settle(player)
    return player


def settle(player: Reader) -> None:
    player.wait()
    while player.page.reading:
        player.wait()
    player.wait()


def record_of(path: Path) -> Record:
    return load(path).record


def over_of(path: Path) -> Over:
    pending = replay(record_of(path)).state.pending
    assert isinstance(pending, Over)
    return pending


def rows(player: Reader) -> list[Widget]:
    return [widget for widget in player.scene.controls.widgets if widget.key.startswith("kind-")]


def table_rows(player: Reader) -> list[TableRow]:
    """All rows of the table, in sight or not."""
    table = player.page.table
    return [table.row(number, player.scene.say) for number in range(len(table.groups) + 1)]


def test_there_is_a_row_for_every_kind_and_one_for_all(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    keys = [row.key for row in rows(player)]
    assert keys[0] == "kind-all"
    assert keys[1:] == [
        "kind-standard-2",
        "kind-standard-3",
        "kind-standard-4",
        "kind-solo-1",
        "kind-twins-2",
        "kind-clash-6",
        "kind-clash-8",
    ]
    assert player.page.tally.games == 9
    assert "9" in drawn_words(player.app)


def test_wins_without_help_are_called_wins(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    unaided = player.page.tally.unaided
    words = drawn_words(player.app)
    assert words[words.index("unaided win" if unaided == 1 else "unaided wins") + 1] == str(unaided)


def test_only_finished_games_of_persons_count(open_app: OpenApp) -> None:
    player = Reader(open_app())
    saves = player.app.folders.saves
    a_game(saves, 0)
    a_game(saves, 1, persons=0)
    a_game(saves, 2, decisions=4)
    navigation.pages.open_statistics(player.app, GameList(saves))
    settle(player)
    assert player.page.tally.games == 1


def test_the_axis_of_scores_begins_at_0_after_one_game(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    lows: list[float] = []
    monkeypatch.setattr(plots, "draw_levels", lambda canvas, axis, *rest: lows.append(axis.low))
    player = Reader(open_app())
    a_game(player.app.folders.saves, 0)
    navigation.pages.open_statistics(player.app, GameList(player.app.folders.saves))
    settle(player)
    assert player.page.tally.marks[0].score > 1
    assert set(lows) == {0}


def test_practice_and_what_an_heir_decided_do_not_count(open_app: OpenApp) -> None:
    player = Reader(open_app())
    saves = player.app.folders.saves
    earnest = a_game(saves, 0, persons=2)
    marked(a_game(saves, 1), Annotations(practice=3))
    lent(a_game(saves, 2), 0)
    lent(a_game(saves, 3, persons=2), 0)
    navigation.pages.open_statistics(player.app, GameList(saves))
    settle(player)
    assert player.page.tally.games == 2
    player.click("by-person")
    assert [row.words for row in table_rows(player)] == ["Everybody", "Aldric", "Ysolde"]
    player.click("kind-2")
    over = over_of(earnest)
    assert [mark.score for mark in player.page.tally.marks] == [over.scores[0].total]
    player.click("kind-1")
    assert player.page.tally.games == 2


def test_the_figures_of_every_row_are_those_of_the_records(open_app: OpenApp) -> None:
    player = at_statistics(open_app, 16)
    found = {row.key: row.spoken for row in rows(player)}
    games = sorted(
        (player.app.folders.saves / "finished").glob("*.crypt"), key=lambda path: path.stat().st_mtime
    )
    results: dict[str, list[tuple[int, bool | None]]] = {}
    for path in games:
        setup, over = record_of(path).setup, over_of(path)
        score = over.teams[0].score if over.teams else over.scores[0].total
        result = (score, None if over.rank is not None else 0 in over.winners)
        for key in ("kind-all", f"kind-{setup.mode.value}-{setup.players}"):
            results.setdefault(key, []).append(result)
    assert found.keys() == results.keys()
    for key, played in results.items():
        scores = [score for score, _ in played]
        contests = [won for _, won in played if won is not None]
        longest = max(map(len, "".join("w" if won else " " for won in contests).split()), default=0)
        expected = [f"Games: {len(played)}"]
        expected += [f"Won: {sum(contests)}"] if contests else []
        expected += [f"Average: {sum(scores) / len(scores):.1f}", f"Best: {max(scores)}"]
        expected += [f"In a row: {longest}"] if contests else []
        said = found[key].rpartition(". ")[0].split(", ")
        assert said[-len(expected) :] == expected, key


def test_every_control_is_reached_by_keys_and_has_a_name(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    reached = []
    for _ in player.scene.controls.widgets:
        player.press(pygame.K_TAB)
        focus = player.scene.controls.focus
        assert focus is not None
        assert focus.spoken.strip()
        assert player.app.spoken.startswith(focus.spoken)
        reached.append(focus.key)
    player.tab_to("kind-all")
    for key in [row.key for row in rows(player)][1:]:
        player.press(pygame.K_DOWN)
        assert player.scene.controls.focus is player.widget(key)
        assert player.app.spoken.startswith(player.widget(key).spoken)
        reached.append(key)
    assert set(reached) == {widget.key for widget in player.scene.controls.widgets if widget.focusable}


@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.TWINS])
def test_each_title_is_shown_as_often_as_it_was_earned(open_app: OpenApp, mode: Mode) -> None:
    player = Reader(open_app())
    saves = player.app.folders.saves
    ranks = [
        over_of(a_game(saves, number, mode=mode, players=1 if mode is Mode.SOLO else 2)).rank
        for number in range(4)
    ]
    navigation.pages.open_statistics(player.app, GameList(saves))
    settle(player)
    earned = Counter((mode, rank) for rank in ranks)
    assert player.page.tally.titles == earned
    words = drawn_words(player.app)
    for rank in Rank:
        title = rank_words(player.app.words.say, rank, twins=mode is Mode.TWINS)
        assert words[words.index(title) + 1] == str(earned[mode, rank])


@pytest.mark.parametrize("by_keys", [False, True])
def test_choosing_a_kind_shows_its_games_alone(open_app: OpenApp, by_keys: bool) -> None:
    player = at_statistics(open_app)
    (player.choose if by_keys else player.click)("kind-standard-3")
    assert player.page.tally.games == 2
    assert all(mark.won is not None for mark in player.page.tally.marks)
    assert "average of 5" not in " ".join(drawn_words(player.app))
    (player.choose if by_keys else player.click)("kind-solo-1")
    assert player.page.tally.games == 2
    assert "The Fool" in drawn_words(player.app)


def test_choosing_a_person_counts_that_person_everywhere(open_app: OpenApp) -> None:
    player = Reader(open_app())
    saves = player.app.folders.saves
    a_game(saves, 0, persons=2)
    a_game(saves, 1, names=("Zoé", "Bram", "Ada"))
    navigation.pages.open_statistics(player.app, GameList(saves))
    settle(player)
    player.click("by-person")
    assert [row.words for row in table_rows(player)] == ["Everybody", "Aldric", "Ysolde", "Zoé"]
    player.click("kind-3")
    assert player.page.tally.games == 1
    player.click("by-mode")
    assert player.page.tally.games == 1
    assert "Games: 1" in rows(player)[1].spoken
    player.click("by-person")
    player.click("kind-all")
    assert player.page.tally.games == 2


def test_games_stand_by_rivals_and_by_help_and_persons_are_rated(open_app: OpenApp) -> None:
    player = Reader(open_app())
    saves = player.app.folders.saves
    a_game(saves, 0, persons=2)
    marked(a_game(saves, 1, persons=1), Annotations(hints=1))
    navigation.pages.open_statistics(player.app, GameList(saves))
    settle(player)
    player.click("by-rivals")
    assert table_rows(player)[0].words == "All games"
    assert sum(int(row.figures[0]) for row in table_rows(player)[1:]) == 2
    player.choose("by-help")
    assert [row.words for row in table_rows(player)[1:]] == ["Without help", "With hints or taking back"]
    player.click("by-person")
    assert "Rating" in drawn_words(player.app)
    player.click("kind-1")
    assert "Rating over time" in drawn_words(player.app)
    assert player.widget("plot-scores").spoken.startswith("Rating over time: ")


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_heads_of_columns_grow_with_the_text_size(open_app: OpenApp, language: str) -> None:
    player = at_statistics(open_app, size=(2560, 1080), language=language, text_size=1.5)
    player.click("by-person")
    player.wait()
    sizes = type_sizes(player.app, player.page)
    assert {sizes[head] for head in player.page._columns} == {player.app.frame.font(theme.NOTE)}


@pytest.mark.parametrize(("language", "text"), [("fr", 1.5), ("de", 1.5), ("fr", 2.0), ("de", 2.0)])
def test_names_of_kinds_stand_in_one_size_below_titles_in_a_larger_one(
    open_app: OpenApp, language: str, text: float
) -> None:
    player = at_statistics(open_app, size=(1280, 720), language=language, text_size=text)
    sizes = type_sizes(player.app, player.page)
    [name] = {sizes[row.words] for row in table_rows(player)}
    assert all(sizes[panel.title] > name for panel in player.page.panels)


def test_the_arrows_walk_along_the_curve_and_say_each_game(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    player.tab_to("plot-scores")
    player.press(pygame.K_LEFT)
    marks = player.page.tally.marks
    assert player.plot().marked == len(marks) - 1
    assert player.app.spoken.startswith(f"{marks[-1].score} · ")
    player.press(pygame.K_LEFT)
    assert player.app.spoken.startswith(f"{marks[-2].score} · ")
    assert any(word.startswith(f"{marks[-2].score} · ") for word in drawn_words(player.app))
    for _ in marks:
        player.press(pygame.K_RIGHT)
    assert player.scene.controls.focus is player.plot() or player.plot().marked == len(marks) - 1


def test_the_pointer_marks_the_game_below_it(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    plot = player.plot().rect
    player.move((plot.right - 4, plot.centery))
    assert player.plot().marked == player.page.tally.games - 1
    player.move((plot.left + plot.width // 2, plot.top + 4))
    middle = player.plot().marked
    assert middle is not None
    assert 0 < middle < player.page.tally.games - 1
    player.move((2, 2))
    assert player.plot().marked is None


def test_every_plot_says_what_it_shows(open_app: OpenApp) -> None:
    player = at_statistics(open_app)
    said = {key: player.widget(key).spoken for key in ("plot-scores", "plot-bars", "plot-luck")}
    assert str(player.page.tally.marks[-1].score) in said["plot-scores"]
    low, count = player.page.tally.bars[0]
    assert f"{low}–{low + 4}: {count}" in said["plot-bars"]
    assert f"{low}–{low + 4}" in drawn_words(player.app)
    assert f"{player.page.tally.luck.at_risk}\u00a0dice" in said["plot-luck"]


def test_luck_goes_up(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    """More dice exhausted than expected lead down, as the name of the plot has it."""
    player = at_statistics(open_app)
    paths: list[list[tuple[float, float]]] = []
    monkeypatch.setattr(plots, "draw_path_in_bounds", lambda _canvas, _rect, path: paths.append(list(path)))
    player.page.invalidate()
    player.wait()
    more, spread = player.page.tally.excess[-1]
    assert more
    assert paths[-1][-1] == (-more, spread)


def test_the_luck_is_judged_by_how_far_chance_goes(open_app: OpenApp) -> None:
    say = open_app().words.say

    def judged(exhausted: int) -> str:
        return luck_words(DiceLuck(40, exhausted, 20.0, 9.0), say)

    assert "20.0 expected" in judged(20)
    assert "About average" in judged(20)
    assert "About average" in judged(23)
    assert "A little bad luck" in judged(24)
    assert "Rare bad luck" in judged(27)
    assert "A little luck" in judged(15)
    assert "Rare luck" in judged(13)
    assert "About average" in luck_words(DiceLuck(), say)


def test_without_a_finished_game_it_says_what_counts(open_app: OpenApp) -> None:
    player = at_statistics(open_app, 0)
    assert player.page.tally.games == 0
    assert "Practice" in drawn_words(player.app)
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, LibraryScene)


def rewrite(path: Path, **parts: Any) -> None:
    """Give a record's header other parts; it stays as old as it is."""
    line, end, steps = path.read_text("utf-8").partition("\n")
    times = path.stat()
    path.write_text(json.dumps({**json.loads(line), **parts}) + end + steps, "utf-8")
    os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))


def test_games_whose_luck_was_played_before_are_counted_apart(open_app: OpenApp) -> None:
    app = open_app()
    saves = app.folders.saves
    first, again = a_game(saves, 0, players=2), a_game(saves, 1, players=2)
    third = a_game(saves, 2, players=2)
    rewrite(again, seed=load(first).record.seed)
    day = of_day(date(2026, 11, 22), Mode.STANDARD, 2)
    luck = OpenLuck(code_of_game(day), date(2026, 11, 22))
    rewrite(third, extra={**(load(third).record.extra or {}), **luck.extra()})
    player = Reader(app)
    navigation.pages.open_statistics(app, GameList(saves))
    settle(player)
    for origin, told in (("fresh", False), ("code", True), ("day", True)):
        player.click(f"origin-{origin}")
        assert player.page.tally.games == 1
        assert ("its luck was knowable" in " ".join(drawn_words(app))) == told


def test_figures_appear_while_hundreds_of_games_are_read_and_end_right(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("crypt_game.games.game_list.time", ReadsInTwoMilliseconds())
    player = Reader(open_app())
    saves = player.app.folders.saves
    source = a_game(saves, 0, players=2)
    for number in range(250):
        copy = source.with_name(f"copy-{number:03}.crypt")
        copy.write_bytes(source.read_bytes())
        rewrite(copy, seed=1000 + number)
    game_list = GameList(saves)
    navigation.pages.open_statistics(player.app, game_list)
    player.wait()
    assert game_list.unread > 150
    settle(player)
    assert player.page.tally.games == 251
    assert player.page.tally.bars[0][1] == 251
    assert "the last 40 games" in " ".join(drawn_words(player.app))


@pytest.fixture(scope="module")
def game_list(tmp_path_factory: pytest.TempPathFactory) -> GameList:
    """Games of every kind, played by persons of long names."""
    folder = tmp_path_factory.mktemp("games")
    games = [(Mode.STANDARD, 2), (Mode.STANDARD, 3), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2)]
    for number, (mode, players) in enumerate([*games, (Mode.CLASH, 6), (Mode.CLASH, 8), *games]):
        a_game(folder, number, mode=mode, players=players, persons=8, names=LONG)
    game_list = GameList(folder)
    while game_list.unread:
        game_list.work(1.0)
    return game_list


def shown(app: App, game_list: GameList) -> StatisticsScene:
    scene = StatisticsScene(app, game_list)
    app.stack.reset(scene)
    return scene


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_word_fits(
    open_app: OpenApp, game_list: GameList, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    scene = shown(app, game_list)
    found = {"all": text_faults(app, typed=LONG)}
    for row in [widget.key for widget in scene.controls.widgets if widget.key.startswith("kind-")]:
        control = scene.controls.find(row)
        assert control is not None
        control.activate()
        found[row] = text_faults(app, typed=LONG)
    assert {name: lines for name, lines in found.items() if lines} == {}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_empty_page_fits(open_app: OpenApp, tmp_path: Path, language: str) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    shown(app, GameList(tmp_path))
    assert text_faults(app) == []
    assert app.words.say("statistics-nothing") in drawn_words(app)


def test_nothing_of_the_figures_is_seen_behind_the_honours(open_app: OpenApp) -> None:
    def seen() -> list[str]:
        app = player.app
        return [words for scene in app.stack.visible for words in drawn_words(app, scene)]

    player = at_statistics(open_app)
    assert "Statistics" in seen()
    player.click("honours")
    player.wait()
    assert "Statistics" not in seen()
    assert "Landslide" in seen()


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_honours_are_seen_at_once(open_app: OpenApp, language: str) -> None:
    app = open_app((1920, 1080), language=language)
    SCENES["honours"](app)
    assert {"row-0", "row-23"} <= {widget.key for widget in app.stack.top.controls.widgets}


def test_an_honour_that_was_earned_is_a_medal(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app, signs = open_app((1280, 720)), list[str]()
    monkeypatch.setattr(pieces, "draw_coin", lambda canvas, value, center, size, *, sign: signs.append(sign))
    SCENES["honours"](app)
    drawn_words(app, app.stack.top)
    assert signs == ["icon/chart", "icon/exhaust", "icon/cards"]


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_honours_stand_in_the_line_of_the_title(
    open_app: OpenApp, game_list: GameList, text: float
) -> None:
    app = open_app((1280, 720), language="fr", text_size=text)
    scene = shown(app, game_list)
    button = scene.controls.find("honours")
    assert button is not None
    assert button.rect.bottom < min(panel.rect.top for panel in scene.panels)
    assert text_faults(app, typed=LONG) == []


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_last_title_stands_clear_of_the_foot_of_its_panel(
    open_app: OpenApp, game_list: GameList, text: float
) -> None:
    app = open_app((1280, 720), language="fr", text_size=text)
    scene = shown(app, game_list)
    (last,) = (line.rect for line in drawn_lines(app) if line.words == "Le Magnifique")
    assert last is not None
    assert scene.panels[2].rect.bottom - last.bottom >= app.frame.px(Space.CLOSE)
