"""The reckoning: rows and totals, the tie-break, counting up, and text that fits for every mode."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.widgets import Button
from crypt_game.desktop.files import SaveTrouble
from crypt_game.drawing.canvas import Canvas, Point, stair
from crypt_game.drawing.canvas.busts import BUST_ASPECT
from crypt_game.drawing.canvas.stair import draw_stair
from crypt_game.drawing.geometry import Frame, square
from crypt_game.drawing.theme import NAME_SMALL, OPAQUE, Palette, Style, contrast
from crypt_game.games import library
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.play.reckoning import LAID, TURNED, Reckoning
from crypt_game.play.score_table import RowKind, ScoreTable
from crypt_game.play.score_words import row_name, titles_needed, verdict
from crypt_game.rules import GameSetup, Mode, Over
from crypt_game.rules import events as ev
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import Acted
from crypt_game.ui.app import App
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.scoring import draw_sheet, result_panel, stage
from crypt_game.ui.scenes.scoring.result_picture import PICTURE_SIZE
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.scoring.stage_layout import TOTAL, StageLayout
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import NAMES, finished, play_on, seated
from tests.ui.conditions import Painting
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer
from tests.ui.fitting import drawn_words, text_faults, type_sizes

CLIMBER = "heirs/tower_duchess"
TABLES = [
    (Mode.STANDARD, 2, False),
    (Mode.STANDARD, 4, True),
    (Mode.SOLO, 1, False),
    (Mode.TWINS, 2, False),
    (Mode.CLASH, 6, True),
    (Mode.CLASH, 8, False),
]


def begun(plan: Plan) -> Match:
    match = Match(plan, 3)
    match.begin()
    return match


def sheet_of(match: Match) -> ScoreTable:
    assert isinstance(match.pending, Over)
    return ScoreTable.of(match, match.pending)


def tied_twice() -> Match:
    """A game whose tie needed a second roll."""
    for seed in range(2000):
        match = finished(Mode.STANDARD, 2, seed=seed)
        if len(sheet_of(match).attempts) >= 2:
            return match
    raise AssertionError("no such game among the seeds")


@pytest.mark.parametrize(("mode", "players", "cursed"), TABLES)
def test_the_rows_of_a_column_add_up_to_its_total(mode: Mode, players: int, cursed: bool) -> None:
    sheet = sheet_of(finished(mode, players, cursed=cursed))
    total = next(row for row in sheet.rows if row.kind is RowKind.TOTAL)
    parts = [row for row in sheet.rows if row.kind not in (RowKind.TOTAL, RowKind.TEAM)]
    assert total.values == tuple(map(sum, zip(*(row.values for row in parts), strict=True)))
    assert (RowKind.CURSE in [row.kind for row in sheet.rows]) is cursed
    assert (RowKind.TEAM in [row.kind for row in sheet.rows]) is (mode in (Mode.TWINS, Mode.CLASH))


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 3), (Mode.CLASH, 8)])
def test_of_a_house_it_is_told_that_the_lower_score_won(open_app: OpenApp, mode: Mode, players: int) -> None:
    match = finished(mode, players)
    told = verdict(match, sheet_of(match), open_app().words.say)
    assert f"with {sheet_of(match).best_total} coins" in told
    assert told.endswith("the poorer of the two counts") is (mode is Mode.CLASH)


def test_new_honours_are_told_once_the_result_stands(open_app: OpenApp) -> None:
    app = open_app()
    app.stack.reset(ScoringScene(app, finished(Mode.STANDARD, 2, seed=5), just_ended=True))
    player = ScreenPlayer(app)
    player.wait(0.3)
    assert "New honours: By a hair" in player.scene.paragraphs()[0]
    assert "New honours" in app.spoken
    assert not app.toasts.texts  # one would lie over the throne room


def test_what_a_game_told_of_a_persons_level_is_kept_and_said(open_app: OpenApp) -> None:
    app, match = open_app(), finished(Mode.STANDARD, 2, seed=5)
    person, rival = match.plan.players
    rival = replace(rival, mind=PlayerKind.MATCHED, strength=0.0)
    match = Match.resume(replace(match.record, extra=Plan(match.plan.setup, (person, rival)).extra()))
    for _ in range(2):
        app.stack.reset(ScoringScene(app, match, just_ended=True))
        player = ScreenPlayer(app)
        player.wait(0.3)
        assert app.settings.found_levels[person.name]["games"] == 1
        assert f"Level found for {person.name} after one game: " in player.scene.paragraphs()[0]


def test_of_an_old_game_the_sheet_stands_at_once(open_app: OpenApp) -> None:
    app, match = open_app(animation_speed="normal"), finished(Mode.STANDARD, 2)
    app.stack.reset(MenuScene(app, None))
    app.go(lambda: app.stack.reset(TableScene(app, match)))
    app.step(1 / 60)
    player, frames = ScreenPlayer(app), 0
    while not isinstance(player.scene, ScoringScene):
        player.app.step(1 / 60)
        frames += isinstance(player.scene, TableScene)
    assert frames <= 1, "nobody needs to see the table before"
    player.wait(0.5)
    assert player.scene.reckoning.unveiled
    assert player.scene.controls.find("replay") is not None


@pytest.mark.parametrize("decisions", [0, 1], ids=["again", "to its end"])
def test_a_game_tells_of_a_level_only_where_it_was_played_to_its_end(
    open_app: OpenApp, decisions: int
) -> None:
    app, plan = (
        open_app(animation_speed="off", round_stops="off"),
        seated(Mode.STANDARD, [PlayerKind.PERSON] * 2),
    )
    person, rival = plan.players
    matched = replace(plan, players=(person, replace(rival, mind=PlayerKind.MATCHED)))
    whole = play_on(begun(matched))
    played = len([each for each in whole.record.entries if isinstance(each, Acted)])
    match = play_on(begun(matched), played - decisions)
    assert (match.over is None) is bool(decisions)
    table = TableScene(app, match)
    app.stack.reset(table)
    player = ScreenPlayer(app)
    for _ in range(decisions):
        table.commands.show(match.submit(*random_action(match.state, Random(3))))
    while player.scene is table:
        player.wait(0.3)
        table.event_player.skip_all()
    assert isinstance(player.scene, ScoringScene)
    assert [*app.settings.found_levels] == [person.name] * decisions


def test_tie_break_rolls_stand_attempt_by_attempt() -> None:
    match = tied_twice()
    sheet = sheet_of(match)
    assert all(len({tie.seat for tie in line}) == len(line) for line in sheet.attempts)
    began = [e for moment in match.moments for e in moment.events if isinstance(e, ev.TieBreakBegan)]
    assert len(sheet.attempts) == len(began)


def test_a_match_that_goes_on_has_no_sheet(open_app: OpenApp) -> None:
    people = [Player(name, house, Title.DUKE) for name, house in zip(NAMES[:2], HOUSES[:2], strict=True)]
    with pytest.raises(ValueError, match="not over"):
        ScoringScene(open_app(), Match(Plan.seated(GameSetup(Mode.STANDARD, 2), people), 1))


def counting(app: App, players: int = 3, mode: Mode = Mode.STANDARD) -> tuple[ScoringScene, ScreenPlayer]:
    scene = ScoringScene(app, finished(mode, players), just_ended=True)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.5)
    assert not scene.reckoning.done
    return scene, player


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_END])
def test_one_key_shows_the_result_at_once(open_app: OpenApp, key: int) -> None:
    scene, player = counting(open_app(animation_speed="normal"))
    player.press(key)
    assert scene.reckoning.done
    assert scene.controls.find("again") is not None


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN])
def test_a_press_that_was_meant_for_the_count_begins_no_game(open_app: OpenApp, key: int) -> None:
    scene, player = counting(open_app(animation_speed="normal"))
    player.press(pygame.K_END)
    assert scene.reckoning.done
    player.press(key)
    player.click("again")
    player.wait(0.3)
    assert player.scene is scene
    player.wait(0.6)
    player.press(key)
    player.wait(0.5)
    assert player.scene is not scene


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 3), (Mode.CLASH, 8)])
def test_the_name_of_who_leads_is_as_large_as_the_others(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, mode: Mode, players: int
) -> None:
    monkeypatch.setattr("tests.random_games.NAMES", ("Ysolde", *NAMES[1:]))
    scene, player = counting(open_app((1280, 720), animation_speed="normal"), players, mode)
    while not scene.reckoning.leaders:
        player.wait(0.1)
    sizes: dict[str, float] = {}
    text = Canvas.text

    def noted(canvas: Canvas, style: Any, words: str, *args: Any, **more: Any) -> pygame.Rect:
        sizes[words] = style.size
        return text(canvas, style, words, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    scene.draw(scene.canvas)
    assert len({sizes[person.name] for person in scene.match.plan.players}) == 1


def test_the_words_of_both_buttons_are_of_one_size(open_app: OpenApp) -> None:
    scene, _ = counting(open_app(animation_speed="normal"))
    forth, result = scene.controls.find("next"), scene.controls.find("result")
    assert isinstance(forth, Button)
    assert result in forth.peers


@pytest.mark.parametrize("by", ["key", "button", "click"])
def test_it_goes_on_step_by_step(open_app: OpenApp, by: str) -> None:
    scene, player = counting(open_app(animation_speed="normal"))
    for step in range(1, len(scene.reckoning.steps)):
        if by == "key":
            player.press(pygame.K_RETURN)
        elif by == "button":
            player.click("next")
        else:
            player.click((700, 300))
        assert scene.reckoning.index == step
    player.press(pygame.K_RETURN)
    assert scene.reckoning.done


@pytest.mark.parametrize("players", [6, 8])
def test_the_cards_of_all_heirs_are_laid_in_one_size_within_their_columns(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    laid: list[pygame.Rect] = []
    monkeypatch.setattr(stage, "draw_mini_card", lambda canvas, kind, place, **how: laid.append(place))
    scene, player = counting(
        open_app((1280, 720), animation_speed="normal", reduced_motion=True), players, Mode.CLASH
    )
    while not scene.reckoning.started(0):
        player.wait(0.1)
    player.wait(0.1)
    laid.clear()
    scene.draw(scene.canvas)
    boxes = [scene._stage.layout.cards(column) for column in range(players)]
    assert len({place.size for place in laid}) == 1
    assert laid[0].height > 58
    pitches = [b.x - a.x for a, b in pairwise(laid) if b.y == a.y and b.x > a.x]
    assert min(pitches) >= laid[0].width * 0.38, "each card shows its coin"
    assert all(any(box.inflate(4, 4).contains(place) for box in boxes) for place in laid)


def test_rows_of_cards_begin_at_one_line_for_all_heirs(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[pygame.Rect] = []
    monkeypatch.setattr(stage, "draw_mini_card", lambda canvas, kind, place, **how: laid.append(place))
    scene, player = counting(open_app((1280, 720), animation_speed="normal"), 8, Mode.CLASH)
    while scene.reckoning.progress < TURNED:
        player.wait(0.1)
    laid.clear()
    scene.draw(scene.canvas)
    cards = [len(each) for each in scene.reckoning.steps[0].laid]
    rows = set()
    for column, count in enumerate(cards):
        own, laid[:count] = laid[:count], []
        for top in sorted({place.top for place in own}):
            row = [place for place in own if place.top == top]
            rows.add((min(place.left for place in row) - scene._stage.layout.column(column).left, top))
    assert len({left for left, _ in rows}) <= 2, "the same place in each column, but for a pixel"
    assert max(left for left, _ in rows) - min(left for left, _ in rows) <= 1
    assert len({top for _, top in rows}) == 3


def test_rows_of_cards_lie_whole_until_coins_come(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    laid: list[pygame.Rect] = []
    monkeypatch.setattr(stage, "draw_mini_card", lambda canvas, kind, place, **how: laid.append(place))
    scene, player = counting(open_app((1280, 720), animation_speed="normal"), 8, Mode.CLASH)

    def closest(progress: float) -> int:
        while scene.reckoning.index == 0 and scene.reckoning.progress < progress:
            player.wait(0.05)
        laid.clear()
        scene.draw(scene.canvas)
        tops = sorted({place.y for place in laid})
        return min(below - above for above, below in pairwise(tops)) - laid[0].height

    assert closest(LAID * 0.99) >= 0, "no row covers another"
    assert closest(TURNED) < 0
    box = scene._stage.layout.cards(0)
    assert max(place.bottom for place in laid) <= box.bottom + 2, "room for gains and piles"


def test_no_coin_flies_over_what_a_step_pays(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, player = counting(open_app(animation_speed="normal"))
    player.wait(1.6)
    drawn: list[str] = []
    of_stage = f"{stage.__name__}.draw_"
    monkeypatch.setattr(f"{of_stage}flying_coin", lambda *_: drawn.append("coin"))
    monkeypatch.setattr(f"{of_stage}pill", lambda *_: drawn.append("pill"))
    scene.draw(scene.canvas)
    coins = [place for place, what in enumerate(drawn) if what == "coin"]
    assert coins
    assert drawn[coins[-1] + 1 :] == ["pill"] * len(scene.sheet.seats)


def test_a_larger_slab_is_made_once(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app((1920, 1080), animation_speed="normal")
    scene, _ = counting(app, 8, Mode.CLASH)
    scene.next_step()
    scene.draw(scene.canvas)
    made: list[str] = []
    load = pygame.image.load

    def noted(*what: Any) -> pygame.Surface:
        made.append(str(what[0]))
        return load(*what)

    monkeypatch.setattr(pygame.image, "load", noted)
    for _ in range(3):
        scene.draw(scene.canvas)
    assert not [name for name in made if "vault" in name]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1280, 960)])
@pytest.mark.parametrize(("columns", "stair"), [(1, True), (2, False), (4, False), (6, False), (8, False)])
def test_the_columns_stand_in_the_axis_of_the_slab(size: tuple[int, int], columns: int, stair: bool) -> None:
    layout = StageLayout(Frame.of(size), columns, stair=stair)
    assert abs(layout.room.centerx - layout.stand.centerx) <= 1
    assert layout.room.contains(layout.frame.window), "the vault's picture fills the window"
    assert layout.column(0).left >= layout.words.right, "the Collector's rule lies beside the columns"
    if columns > 2:
        assert layout.sheet.right - layout.column(columns - 1).right < layout.column(0).width
    if stair:
        assert layout.column(columns - 1).right <= layout.steps_of_stair()[0].left


@pytest.mark.parametrize("coins", [12, 30, 45, 60])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_only_the_step_that_is_reached_is_lit_and_words_can_be_read_on_all(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, coins: int, size: tuple[int, int]
) -> None:
    scene, _ = counting(open_app(size, animation_speed="normal"), 1, Mode.SOLO)
    layout, canvas = scene._stage.layout, scene.canvas
    titles = titles_needed(scene.match.plan, scene.sheet, scene.say)
    monkeypatch.setattr(Canvas, "text", lambda *_, **__: pygame.Rect(0, 0, 0, 0))
    draw_stair(canvas, layout.steps_of_stair(), layout.sheet.right, titles, coins, CLIMBER)
    reached = sum(coins >= least for _, least in titles) - 1
    for number in range(len(titles)):
        step = layout.steps_of_stair()[number]
        riser = pygame.Rect(step.left + 0.25 * step.width, 0, 0.7 * step.width, 0.4 * step.height)
        riser.centery = step.top + round(0.64 * step.height)
        stone = pygame.transform.average_color(canvas.surface, riser)[:3]
        ink = Palette.INK if number == reached else Palette.IVORY
        assert contrast(ink, stone) >= 4.5, (number, stone)


@pytest.mark.parametrize("coins", [12, 30, 45])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_who_climbs_the_stair_stands_before_no_words_of_another_step(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, coins: int, size: tuple[int, int]
) -> None:
    scene, _ = counting(open_app(size, animation_speed="normal"), 1, Mode.SOLO)
    layout, canvas = scene._stage.layout, scene.canvas
    titles, drawn = titles_needed(scene.match.plan, scene.sheet, scene.say), list[pygame.Rect]()
    stamp = Canvas.stamp

    def noted(self: Canvas, art: pygame.Surface, topleft: Point) -> pygame.Rect:
        drawn.append(stamp(self, art, topleft))
        return drawn[-1]

    monkeypatch.setattr(Canvas, "stamp", noted)
    draw_stair(canvas, layout.steps_of_stair(), layout.sheet.right, titles, coins, CLIMBER)
    reached = sum(coins >= least for _, least in titles) - 1
    step, above = layout.steps_of_stair()[reached], layout.steps_of_stair()[reached + 1]
    figure = drawn[-1]
    assert figure.centerx + figure.height / BUST_ASPECT / 2 < above.left + canvas.px(20)
    assert step.top < figure.bottom < step.centery


def stair_drawn(
    scene: ScoringScene, coins: int, monkeypatch: pytest.MonkeyPatch
) -> tuple[pygame.Surface, list[tuple[str, pygame.Rect]], list[pygame.Surface]]:
    """The picture of a stair, the words on it with their places, and the parts it was put together of."""
    said: list[tuple[str, pygame.Rect]] = []
    parts: list[pygame.Surface] = []
    text, stamp = Canvas.text, Canvas.stamp

    def noted(self: Canvas, style: Style, words: str, *where: Any, **how: Any) -> pygame.Rect:
        said.append((words, text(self, style, words, *where, **how)))
        return said[-1][1]

    def noted_part(self: Canvas, art: pygame.Surface, topleft: Point) -> pygame.Rect:
        parts.append(art)
        return stamp(self, art, topleft)

    titles = titles_needed(scene.match.plan, scene.sheet, scene.say)
    with monkeypatch.context() as patch:
        patch.setattr(Canvas, "text", noted)
        patch.setattr(Canvas, "stamp", noted_part)
        scene.canvas.surface.fill("black")
        layout = scene._stage.layout
        draw_stair(scene.canvas, layout.steps_of_stair(), layout.sheet.right, titles, coins, CLIMBER)
    return scene.canvas.surface, said, parts


@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_titles_and_their_coins_stand_in_the_middle_of_the_carved_recess(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, animation_speed="normal", text_size=text, language=language)
    scene, _ = counting(app, 1, Mode.SOLO)
    layout = scene._stage.layout
    _, said, _ = stair_drawn(scene, 30, monkeypatch)
    for number in range(4):
        step, (title, figure) = (
            layout.steps_of_stair()[number],
            (place for _, place in said[2 * number :][:2]),
        )
        for place in (title, figure):
            assert abs(place.centery - step.top - 0.655 * step.height) <= 0.03 * step.height
        assert step.left + 0.14 * step.height < title.left
        assert title.right < figure.left < figure.right < layout.stage.right
    assert len({place.right for words, place in said if words.endswith("+")}) == 1


def test_the_light_on_a_step_follows_its_outline_and_ends_softly(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = counting(open_app((1920, 1080), animation_speed="normal"), 1, Mode.SOLO)
    step = scene._stage.layout.steps_of_stair()[2]
    lit, plain = (stair_drawn(scene, coins, monkeypatch)[0].copy() for coins in (40, 12))

    def gained(x: float, y: float) -> int:
        where = round(step.left + x * step.height), round(step.top + y * step.height)
        return sum(lit.get_at(where)[:3]) - sum(plain.get_at(where)[:3])

    assert gained(-0.1, 0.4) > 60, "its left end is lit"
    assert gained(2.3, 0.65) > 60
    assert gained(0.6, -0.2) < 20, "the riser above is not"
    below = [gained(2, 0.9 + down / 100) for down in range(0, 20, 2)]
    assert max(a - b for a, b in pairwise(below)) < 0.7 * max(below), "no hard edge"


def test_who_climbs_the_stair_has_a_round_foot(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = counting(open_app((1920, 1080), animation_speed="normal"), 1, Mode.SOLO)
    figure = pygame.mask.from_surface(stair_drawn(scene, 30, monkeypatch)[2][-1])
    wide, high = figure.get_size()

    def seen(row: int) -> int:
        return sum(figure.get_at((x, row)) for x in range(wide))

    assert seen(high - 1) < 0.6 * max(map(seen, range(high - wide // 3, high)))


def test_of_one_who_is_alone_all_rows_are_seen_each_figure_beside_its_name(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, player = counting(open_app((1920, 1080), animation_speed="normal"), 1, Mode.SOLO)
    scene.next_step()
    player.wait(1.0)
    text, said = Canvas.text, list[tuple[str, pygame.Rect]]()

    def noted(self: Canvas, style: Style, words: str, *where: Any, **how: Any) -> pygame.Rect:
        said.append((words, text(self, style, words, *where, **how)))
        return said[-1][1]

    monkeypatch.setattr(Canvas, "text", noted)
    scene._stage._rows.draw(scene.canvas, scene.reckoning)
    names = [row_name(step.row, scene.say) for step in scene.reckoning.steps]
    assert {words for words, _ in said} >= set(names), "those to come as well"
    (name, figure), *_ = ((a, b) for (words, a), (_, b) in pairwise(said) if words == names[0])
    assert 0 < figure.left - name.right < 200
    assert name.centery == figure.centery


def test_rows_to_come_fill_the_panel_before_they_are_counted(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    scene, player = counting(app)
    player.wait(1.0)
    assert scene.reckoning.index == 0
    assert {row_name(step.row, scene.say) for step in scene.reckoning.steps[:3]} <= set(
        drawn_words(app, scene)
    )


def test_coins_that_cards_are_worth_by_themselves_fly_over_no_card(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, player = counting(open_app(animation_speed="normal"), 8, Mode.CLASH)
    starts: list[Point] = []
    monkeypatch.setattr(stage, "draw_flying_coin", lambda canvas, start, *rest: starts.append(start))
    while scene.reckoning.progress < TURNED + 0.1:
        player.wait(0.05)
    scene.draw(scene.canvas)
    layout = scene._stage.layout
    assert len({round(x) for x, _ in starts}) == 8, "each from its own column"
    assert min(y for _, y in starts) >= layout.cards(0).bottom


@pytest.mark.parametrize("columns", [4, 6, 8])
def test_the_two_of_a_house_stand_nearer_to_each_other_than_to_others(columns: int) -> None:
    layout = StageLayout(Frame.of((1280, 720)), columns, stair=False, pairs=True)
    plates = [layout.plate(column) for column in range(columns)]
    apart = [right.left - left.right for left, right in pairwise(plates)]
    assert max(apart[::2]) + layout.frame.px(24) <= min(apart[1::2])
    assert layout.column(columns - 1).right <= layout.stand.right


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_name_has_room_above_and_below_it_in_its_plate(open_app: OpenApp, text: float) -> None:
    scene, _ = counting(open_app((1280, 720), animation_speed="normal", text_size=text))
    plate = scene._stage.layout.plate(0)
    assert plate.height >= scene.canvas.text_height(NAME_SMALL)


def test_in_larger_type_each_card_shows_its_figure(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[pygame.Rect] = []
    monkeypatch.setattr(stage, "draw_mini_card", lambda canvas, kind, place, **how: laid.append(place))
    scene, player = counting(open_app((1280, 720), animation_speed="normal", text_size=1.5))
    while scene.reckoning.progress < TURNED:
        player.wait(0.1)
    laid.clear()
    scene.draw(scene.canvas)
    pitches = [b.x - a.x for a, b in pairwise(laid) if b.y == a.y and b.x > a.x]
    assert min(pitches) >= laid[0].width * 0.46


def test_in_high_contrast_the_words_on_all_steps_are_light(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = counting(open_app(animation_speed="normal", contrast=True), 1, Mode.SOLO)
    titles, inks = titles_needed(scene.match.plan, scene.sheet, scene.say), []
    monkeypatch.setattr(Canvas, "text", lambda canvas, style, words, where, ink, *_, **__: inks.append(ink))
    layout = scene._stage.layout
    draw_stair(scene.canvas, layout.steps_of_stair(), layout.sheet.right, titles, 30, CLIMBER)
    assert len(inks) >= len(titles)
    assert min(contrast(ink, Palette.BLACK) for ink in inks) >= 7


@pytest.mark.parametrize(
    ("size", "rows"), [((1280, 720), 3), ((1920, 1080), 3), ((2560, 1080), 3), ((1024, 768), 5)]
)
def test_in_tall_windows_more_rows_are_seen_below_the_totals(size: tuple[int, int], rows: int) -> None:
    layout = StageLayout(Frame.of(size), 4, stair=False)
    assert layout.rows == rows
    assert layout.sheet.contains(layout.row(0))
    assert layout.sheet.contains(layout.row(rows - 1))
    assert layout.y(TOTAL) + layout.frame.px(60) <= layout.sheet.top
    assert layout.sheet.bottom < layout.foot.top


def test_the_ranks_are_told_alike_while_it_is_counted_and_at_the_end(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    scene, player = counting(app, 1, Mode.SOLO)
    needs = {"0+", "30+", "40+", "50+"}
    assert needs <= set(drawn_words(app, scene))
    player.press(pygame.K_END)
    assert needs <= set(drawn_words(app, scene))


def test_the_cards_of_one_who_is_alone_stay_and_what_counts_is_raised(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[tuple[str, pygame.Rect]] = []
    monkeypatch.setattr(
        stage, "draw_mini_card", lambda canvas, kind, place, **how: laid.append((kind, place))
    )
    scene, player = counting(open_app(animation_speed="normal"), 1, Mode.SOLO)
    seen = 0
    for step in scene.reckoning.steps[1:-1]:
        scene.next_step()
        player.wait(0.6)
        laid.clear()
        scene.draw(scene.canvas)
        assert len(laid) == len(step.laid[0]) == len(scene.match.state.seats[0].cards)
        low = max(place.top for _, place in laid)
        assert {kind for kind, place in laid if place.top < low} <= {str(step.row.type)}
        seen += any(place.top < low for _, place in laid)
    assert seen > 1


def test_nothing_tells_the_winner_before_all_is_counted(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app(animation_speed="normal")
    painted: list[str] = []
    monkeypatch.setattr(ScoringScene, "draw_result", lambda *_: painted.append("result"))
    scene, player = counting(app)
    while not scene.reckoning.done:
        assert not painted
        app.step(0.1)
    player.wait(1)
    assert painted
    assert not scene.lively


def test_the_slab_goes_over_into_the_throne_room_without_a_cut(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    scene, _ = counting(app)
    for _ in scene.reckoning.steps[1:]:
        scene.next_step()
    app.step(0.8 * scene.reckoning.steps[-1].seconds)
    lights = []
    while scene.lively:
        app.step(1 / 30)
        lights.append(sum(pygame.transform.average_color(app.surface)[:3]) / 3)
    assert 8 < min(lights) < 16 < 20 < lights[-1]  # dark, never black
    assert max(abs(after - before) for before, after in pairwise(lights)) < 10
    moving = scene.idle_animation()
    assert [flame.height for flame in moving.burning(0.5).flames] == [
        pytest.approx(flame.height / 2, abs=1) for flame in moving.flames
    ]
    assert not any(moving.burning(0))


def test_the_winner_hides_the_throne_down_to_the_foot(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, player = counting(open_app(animation_speed="normal"))
    busts: list[pygame.Surface] = []
    stamp = Canvas.stamp

    def noted(canvas: Canvas, art: pygame.Surface, at: Point) -> None:
        if art.get_height() == canvas.px(result_panel._BUST):
            busts.append(art)
        stamp(canvas, art, at)

    monkeypatch.setattr(Canvas, "stamp", noted)
    player.click("result")
    player.wait(1)
    assert busts
    for bust in busts:
        middle, foot = bust.get_width() // 2, bust.get_height() - 2
        assert min(bust.get_at((middle, y)).a for y in range(foot // 2, foot)) > OPAQUE - 8
        assert max(bust.get_at((middle, foot))[:3]) < OPAQUE // 4  # and goes over into the dark below


def test_the_winner_ends_in_a_soft_shade(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    _, player = counting(open_app(animation_speed="normal"))
    feet, shades, stamp = list[int](), list[pygame.Rect](), Canvas.stamp

    def noted(canvas: Canvas, art: pygame.Surface, at: Point) -> None:
        if art.get_height() == canvas.px(result_panel._BUST):
            feet.append(round(at[1]) + art.get_height())
        stamp(canvas, art, at)

    monkeypatch.setattr(Canvas, "stamp", noted)
    monkeypatch.setattr(result_panel, "draw_cast_shadow", lambda canvas, rect, dark: shades.append(rect))
    player.click("result")
    player.wait(1)
    assert feet
    assert any(abs(shade.centery - feet[0]) <= 1 for shade in shades)


def test_the_result_is_made_while_it_is_counted(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app(animation_speed="normal")
    scene, _ = counting(app)
    app.picture_store.forget()
    made: list[Hashable] = []
    baked = app.picture_store.baked

    def watched(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if not app.picture_store.keeps(key):
            made.append(key)
        return baked(key, make)

    monkeypatch.setattr(app.picture_store, "baked", watched)
    # Enough in each frame of a busy machine, too.
    monkeypatch.setattr("crypt_game.drawing.in_slices._SLICE_SECONDS", 0.05)
    before = 0
    for _ in scene.reckoning.steps[1:]:
        scene.next_step()
        for _ in range(8):
            app.step(1 / 30)
    app.step(0.8 * scene.reckoning.steps[-1].seconds)
    while not scene.reckoning.done:
        before = len(made)
        app.step(1 / 30)
    assert any("throne of the result" in str(key) for key in made[:before])
    assert not [key for key in made[before:] if "flame" not in str(key)]
    pictures = []
    for _ in range(2):
        scene.draw_result(scene.canvas)
        pictures.append(pygame.image.tobytes(app.surface, "RGB"))
        app.picture_store.forget()
    assert pictures[0] == pictures[1]


def test_every_step_is_spoken(open_app: OpenApp) -> None:
    app = open_app(animation_speed="normal")
    scene, player = counting(app)
    heard = [app.spoken]
    while not scene.reckoning.done:
        player.press(pygame.K_RETURN)
        app.step(0.05)
        heard.append(app.spoken)
    assert len(set(heard)) == len(scene.reckoning.steps) + 1


@pytest.mark.parametrize("reduced", [False, True])
def test_with_reduced_motion_the_same_steps_come_without_travel(open_app: OpenApp, reduced: bool) -> None:
    app = open_app(animation_speed="normal", reduced_motion=reduced)
    scene, player = counting(app)
    assert scene.reckoning.seconds == Reckoning(scene.reckoning.steps).seconds
    flown = 0

    def noted(*_: object) -> None:
        nonlocal flown
        flown += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(stage, "draw_flying_coin", noted)
        player.wait(2.5)
    assert (flown == 0) is reduced


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 768), 1.0)])
def test_every_word_of_the_counting_fits(
    open_app: OpenApp, size: tuple[int, int], text: float, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    Painting(monkeypatch).on = False  # text_faults paints
    app = open_app(size, language=language, text_size=text, animation_speed="normal")
    faults: dict[str, list[str]] = {}
    for mode, players, cursed in TABLES:
        scene = ScoringScene(app, finished(mode, players, cursed=cursed), just_ended=True)
        app.stack.reset(scene)
        for step in range(len(scene.reckoning.steps)):
            app.step(0.1)
            app.step(0.1)
            found = text_faults(app, typed=NAMES)
            if found:
                faults[f"{mode.value} {players} {step}"] = found
            scene.next_step()
    assert faults == {}


@pytest.mark.parametrize("players", [6, 8])
def test_the_crown_of_a_winner_stays_within_the_column(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, players: int
) -> None:
    scene = ScoringScene(
        open_app((1280, 720), animation_speed="off"), finished(Mode.CLASH, players), just_ended=True
    )
    crowns: list[pygame.Rect] = []
    drawn = Canvas.sprite

    def watched(canvas: Canvas, name: str, where: pygame.Rect | Point, *size: float, **more: Any) -> Any:
        place = drawn(canvas, name, where, *size, **more)
        if name == "icon/crown" and isinstance(where, tuple):
            crowns.append(square(where, size[0]))
        return place

    monkeypatch.setattr(Canvas, "sprite", watched)
    scene.draw_result(scene.canvas)
    columns = [scene._painter.column(index) for index in range(players)]
    heads = [crown for crown in crowns if crown.right > columns[0].left]
    assert len(heads) == 2
    assert all(any(column.contains(crown) for column in columns) for crown in heads)


@pytest.mark.parametrize(("mode", "players"), [(Mode.TWINS, 2), (Mode.CLASH, 8)])
def test_of_two_who_have_one_score_the_fewer_coins_are_seen_to_count(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, mode: Mode, players: int
) -> None:
    scene = ScoringScene(open_app(animation_speed="off"), finished(mode, players), just_ended=True)
    sheet, painter = scene.sheet, scene._painter
    *_, total, score = sheet.rows
    assert (total.kind, score.kind) == (RowKind.TOTAL, RowKind.TEAM)
    for column, coins in enumerate(total.values):
        assert sheet.counts(column) is (coins == score.values[column])
    inks: dict[tuple[int, int], Any] = {}
    text = Canvas.text

    def noted(canvas: Canvas, style: Any, words: str, at: Any, *args: Any, **more: Any) -> pygame.Rect:
        inks[tuple(at)] = args[0] if args else None
        return text(canvas, style, words, at, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    scene.draw_result(scene.canvas)
    totals, scores = (painter.row(len(sheet.rows) - back).centery for back in (2, 1))
    for column in range(players):
        one, other = (painter.column(each) for each in sheet.teams[column])
        assert (one.union(other).centerx, scores) in inks
        ink = inks.get((painter.column(column).centerx, totals))
        assert (ink == Palette.DIM) is not sheet.counts(column)


def test_names_of_many_heirs_stand_on_two_lines_and_in_large_type_rows_are_higher(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, pygame.Rect] = {}
    rows: dict[float, int] = {}
    text = Canvas.text

    def noted(canvas: Canvas, style: Any, words: str, *args: Any, **more: Any) -> pygame.Rect:
        drawn[words] = text(canvas, style, words, *args, **more)
        return drawn[words]

    monkeypatch.setattr(Canvas, "text", noted)
    badges: list[int] = []
    monkeypatch.setattr(draw_sheet, "draw_badge", lambda *told: badges.append(told[2][1] + told[3] // 2))
    monkeypatch.setattr("tests.random_games.NAMES", ("Ysolde", *NAMES[1:]))
    heights: dict[float, list[int]] = {}
    for larger in (1.0, 1.5):
        app = open_app((1280, 720), text_size=larger, animation_speed="off")
        scene = ScoringScene(app, finished(Mode.CLASH, 8), just_ended=True)
        scene.draw_result(scene.canvas)
        painter = scene._painter
        names = [drawn[scene.match.plan.players[seat].name] for seat in painter.sheet.seats]
        assert all(not one.colliderect(other) for one, other in combinations(names, 2))
        assert all(painter.panel.contains(name) for name in names)
        heights[larger] = [name.height for name in names]
        rows[larger] = painter.row(1).height
        assert len({name.centery for name in names}) == 2
        assert max(badges[-len(names) :]) <= min(name.top for name in names)
    assert min(heights[1.5]) >= 1.2 * min(heights[1.0])
    assert rows[1.5] > rows[1.0]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
@pytest.mark.parametrize("players", [2, 4])
def test_the_columns_are_spread_over_the_sheet(
    open_app: OpenApp, size: tuple[int, int], players: int
) -> None:
    scene = ScoringScene(
        open_app(size, animation_speed="off"), finished(Mode.STANDARD, players), just_ended=True
    )
    middles = [scene._painter.column(index).centerx for index in range(players)]
    pitch = middles[1] - middles[0]
    assert scene._painter.panel.right - middles[-1] < 0.7 * pitch, "half a pitch, and the edge of the panel"


def test_every_column_opens_its_treasure_by_mouse_and_by_keys(open_app: OpenApp) -> None:
    app = open_app()
    scene = ScoringScene(app, finished(Mode.STANDARD, 3), just_ended=True)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.1)
    player.click("column-2")
    assert scene.chosen == 2
    scene.controls.focus_on("column-0")
    player.press(pygame.K_RETURN)
    assert scene.chosen == 0


@pytest.mark.sampled
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.0), ((1920, 1080), 1.5), ((1024, 768), 1.0)])
def test_every_word_fits(open_app: OpenApp, size: tuple[int, int], text: float, language: str) -> None:
    app = open_app(size, language=language, text_size=text)
    faults: dict[str, list[str]] = {}
    for mode, players, cursed in TABLES:
        app.stack.reset(ScoringScene(app, finished(mode, players, cursed=cursed), just_ended=True))
        app.step(0.02)
        found = text_faults(app, typed=NAMES)
        if found:
            faults[f"{mode.value} {players}"] = found
    assert faults == {}


@pytest.mark.parametrize("by", ["button", "key"])
def test_the_end_is_saved_as_a_picture(open_app: OpenApp, by: str) -> None:
    app = open_app((1280, 720))
    scene = ScoringScene(app, finished(Mode.STANDARD, 3), just_ended=True)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.1)
    for _ in range(2):
        if by == "button":
            player.click("save")
        else:
            player.press(pygame.K_F12)
        assert app.stack.top is not scene
        player.press(pygame.K_ESCAPE)
    folder = next(iter(app.folders.exports), app.folders.saves / "exported")
    files = sorted(folder.glob("*.png"))
    assert len(files) == 2
    picture = pygame.image.load(files[0])
    assert picture.get_size() == PICTURE_SIZE
    spots = {tuple(picture.get_at((x, y))) for x in range(0, 1920, 40) for y in range(0, 1080, 40)}
    assert len(spots) > 200


def test_a_picture_that_no_folder_takes_is_told(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    scene = ScoringScene(app, finished(Mode.STANDARD, 2), just_ended=True)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.1)

    def refuse(place: Path, _: bytes) -> None:
        raise SaveTrouble.of(PermissionError(), place)

    monkeypatch.setattr(library, "write_atomically", refuse)
    player.click("save")
    assert app.stack.top is scene
    assert app.words.say("panel-save-refused") in app.spoken


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080)])
def test_names_above_a_crowd_of_columns_are_set_large_and_never_squeezed(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("tests.random_games.NAMES", ("Ysolde", *NAMES[1:]))
    app, match = open_app(size), finished(Mode.CLASH, 8)
    app.stack.reset(ScoringScene(app, match))
    ScreenPlayer(app).wait(0.3)
    scene, said = app.stack.top, list[tuple[Style, str, float]]()
    assert isinstance(scene, ScoringScene)

    def noted(self: Canvas, style: Style, words: str, *_: Any, max_width: float, **__: Any) -> pygame.Rect:
        said.append((style, words, max_width))
        return pygame.Rect(0, 0, 0, 0)

    monkeypatch.setattr(Canvas, "text", noted)
    scene._painter._draw_heads(scene.canvas)
    assert {words for _, words, _ in said} == {person.name for person in match.plan.players}
    for style, words, room in said:
        assert style.size >= 20, words
        assert scene.canvas.measure(style, words)[0] <= room, words


@pytest.mark.parametrize(("mode", "players"), [(Mode.SOLO, 1), (Mode.TWINS, 2)])
def test_the_ladder_is_as_high_as_the_columns_and_tells_coins_with_a_coin(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, mode: Mode, players: int
) -> None:
    app = open_app((1920, 1080))
    app.stack.reset(ScoringScene(app, finished(mode, players)))
    ScreenPlayer(app).wait(0.3)
    scene, rungs, coins = app.stack.top, list[pygame.Rect](), list[Point]()
    assert isinstance(scene, ScoringScene)
    monkeypatch.setattr(draw_sheet, "draw_row", lambda canvas, rect, **_: rungs.append(rect))
    monkeypatch.setattr(draw_sheet, "draw_coin", lambda canvas, value, where, size: coins.append(where))
    assert scene.result.rank is not None
    scene._painter._draw_ladder(scene.canvas, scene.result.rank)
    column = scene._painter.column(0)
    assert rungs[0].bottom == column.bottom
    assert abs(rungs[-1].top - column.top) <= 4
    assert all(rung.collidepoint(coin) for rung, coin in zip(rungs, coins, strict=True))


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_in_larger_type_titles_of_the_stair_are_no_smaller_than_in_the_usual_one(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    heights: list[int] = []
    for text in (1.0, 1.5, 2.0):
        app = open_app((1280, 720), animation_speed="normal", text_size=text, language=language)
        scene, _ = counting(app, 1, Mode.SOLO)
        _, said, _ = stair_drawn(scene, 30, monkeypatch)
        heights.append(said[0][1].height)
    assert heights[0] <= heights[1]
    assert heights[0] <= heights[2]


def test_a_short_name_of_a_crowd_is_not_made_as_small_as_the_longest(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    SCENES["reckoning-clash"](app)
    sizes = type_sizes(app, app.stack.top)
    assert sizes["Bram"] > sizes["Roswitha"]


def test_the_shadow_of_who_climbs_the_stair_is_soft(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene, _ = counting(open_app((1280, 720), animation_speed="normal"), 1, Mode.SOLO)
    shadows: list[tuple[pygame.Rect, float]] = []
    monkeypatch.setattr(stair, "draw_cast_shadow", lambda _, rect, dark: shadows.append((rect, dark)))
    stair_drawn(scene, 30, monkeypatch)
    assert shadows[-1][1] < 0.7
