"""The replay: any beat of a game on the table, by mouse and by keys, and nothing more than may be seen."""

from __future__ import annotations

import dataclasses
import json
import random
from pathlib import Path
from typing import Any

import pygame
import pytest
from PIL import Image, ImageSequence
from screen_scenes import SCENES

from crypt_game.controls.widgets import Button, MarkKind, scrubber
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.games.store import begin_game
from crypt_game.match.match import Match
from crypt_game.match.players import HOUSES, Plan, Player, PlayerKind, Title
from crypt_game.match.viewpoint import Viewpoint
from crypt_game.play.board_model import BoardModel
from crypt_game.rules import Card, GameSetup, Mode, SeatView, observe
from crypt_game.rules.record import Acted
from crypt_game.rules.setup import ALL_B
from crypt_game.screen_reader import SpokenText
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_tags
from crypt_game.ui.board.layout import BoardLayout
from crypt_game.ui.board.picture import BoardPicture
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.menu import MenuScene
from crypt_game.ui.scenes.replay.filming import Filming
from crypt_game.ui.scenes.replay.moment_film import FILM_SIZE
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.table.scene import TableScene
from crypt_game.ui.scenes.who_plays.branch import BranchPanel
from tests.random_games import NAMES, play_on

from ..board.staging import draw_table
from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_words, text_faults, type_sizes

TABLES = [(Mode.STANDARD, 2), (Mode.STANDARD, 4), (Mode.SOLO, 1), (Mode.TWINS, 2), (Mode.CLASH, 8)]


def plan(mode: Mode, players: int, persons: int = 8) -> Plan:
    people = [
        Player(
            NAMES[n],
            HOUSES[n // 2 if mode is Mode.CLASH else n],
            Title.DUKE if n % 2 else Title.DUCHESS,
            PlayerKind.PERSON if n < persons else PlayerKind.PAGE,
        )
        for n in range(players)
    ]
    return Plan.seated(GameSetup(mode, players, ALL_B), people)


def game(mode: Mode, players: int, decisions: int = 1000, persons: int = 8) -> Match:
    match = Match(plan(mode, players, persons), 4)
    match.begin()
    return play_on(match, decisions, 4)


def replay(app: App, match: Match, since: int | None = None) -> tuple[ReplayScene, ScreenPlayer]:
    app.stack.reset(MenuScene(app, None))
    navigation.games.open_replay(app, match, since=since)
    player = ScreenPlayer(app)
    player.wait()
    while app.curtain.moving:
        player.wait()
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    return scene, player


def secrets_shown(view: SeatView) -> list[Card]:
    """The cards whose values lie in the view although not everybody has seen them."""
    crypt = [laid.card for slot in view.crypt if slot is not None for laid in slot.cards]
    held = [held.card for seat in view.seats for held in seat.cards]
    faces = [*crypt, *held, *(laid.card for laid in view.discard)]
    return [face for face in faces if isinstance(face, Card) and face not in view.public]


@pytest.mark.parametrize(("mode", "players"), TABLES)
def test_every_place_shows_what_the_match_held(open_app: OpenApp, mode: Mode, players: int) -> None:
    match = game(mode, players)
    scene, _ = replay(open_app(), match)
    scene.event_player.viewpoint = Viewpoint.SEAT
    scene.commands.turn_table()
    seat = scene.model.viewer
    beats = scene.commands.steps.beats
    for place in random.Random(1).sample(range(len(beats)), 12):
        scene.commands.seek(place)
        assert scene.replay.place == place
        if place == scene.replay.last or beats[place + 1].moment > beats[place].moment:
            assert scene.model.view == observe(match.moments[beats[place].moment].state, seat)
        assert scene.model.hidden == set()


@pytest.mark.parametrize("decisions", [9, 1000])
def test_the_legend_tells_the_marks_and_why_one_cannot_play_on(open_app: OpenApp, decisions: int) -> None:
    scene, _ = replay(open_app(), game(Mode.STANDARD, 3, decisions))
    running = scene.match.over is None
    *marks, (_, way_out) = scene.legend
    assert [words for _, words in marks] == ["turns", "push-outs", "exhausted dice"]
    assert ("once the game is over" in way_out) is running
    assert ("Esc leaves" in way_out) is not running


def test_the_table_is_turned_in_the_dark(open_app: OpenApp) -> None:
    scene, player = replay(open_app(animation_speed="normal"), game(Mode.STANDARD, 3))
    viewer = scene.model.viewer
    scene.commands.turn_table()
    player.wait()
    assert (player.app.curtain.moving, scene.model.viewer) == (True, viewer)
    while player.app.curtain.moving:
        player.wait()
    assert scene.model.viewer != viewer


def test_stepping_on_and_back_are_the_same_places(open_app: OpenApp) -> None:
    scene, player = replay(open_app(animation_speed="normal"), game(Mode.SOLO, 1))
    seen = {}
    for place in range(12):
        assert scene.replay.place == place
        while not scene.event_player.idle:
            player.wait()
        seen[place] = (scene.model.view, scene.replay.sentences, tuple(scene.model.chronicle))
        player.click("step-on")
    for place in range(11, -1, -1):
        player.click("step-back")
        assert (scene.model.view, scene.replay.sentences, tuple(scene.model.chronicle)) == seen[place]


def test_keys_alone_wind_it(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.STANDARD, 3))
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RIGHT)
    assert scene.replay.place == 2
    player.press(pygame.K_LEFT)
    assert scene.replay.place == 1
    player.press(pygame.K_UP)
    assert scene.replay.place == scene.commands.steps.rounds[1]
    player.press(pygame.K_PAGEDOWN)
    assert scene.replay.place == scene.commands.steps.turn(scene.commands.steps.rounds[1], 1)
    player.press(pygame.K_END)
    assert scene.replay.place == scene.replay.last
    player.press(pygame.K_HOME)
    assert scene.replay.place == 0


def test_the_knob_is_dragged_and_the_wheel_steps(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.STANDARD, 3))
    groove = player.widget("scrubber").rect
    player.drag((groove.left + 30, groove.centery), groove.center)
    assert abs(scene.replay.place - scene.replay.last / 2) < 2
    before = scene.replay.place
    pygame.mouse.set_pos(groove.center)
    app = player.app
    app.step(0.01, [pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_x=0.0, precise_y=-1.0)])
    assert scene.replay.place == before + 1


def test_it_plays_by_itself_to_the_end_and_stops(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.SOLO, 1, 4))
    player.click("speed-4")
    player.click("play")
    assert scene.replay.playing
    player.wait(scene.replay.last * 2.0)
    assert scene.replay.place == scene.replay.last
    assert not scene.replay.playing
    assert not scene.lively


def test_a_game_that_is_over_shows_whose_values_are_wanted(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.STANDARD, 3))
    scene.commands.seek(scene.commands.steps.rounds[-1])
    everything = len(secrets_shown(scene.model.view))
    player.click("values")
    own = len(secrets_shown(scene.model.view))
    player.click("values")
    assert (len(secrets_shown(scene.model.view)), scene.model.covered) == (0, True)
    assert everything > own > 0


@pytest.mark.parametrize(("mode", "players"), [(Mode.STANDARD, 3), (Mode.TWINS, 2), (Mode.CLASH, 6)])
def test_a_running_game_of_several_people_keeps_their_secrets(
    open_app: OpenApp, mode: Mode, players: int
) -> None:
    scene, player = replay(open_app(), game(mode, players, 18))
    for press in ("values", "turn-table", "score", "branch"):
        player.click(press)
        for place in range(len(scene.commands.steps)):
            scene.commands.seek(place)
            assert secrets_shown(scene.model.view) == []
            assert scene.model.covered
            assert not scene.model.scores
    assert scene.app.stack.top is scene


def test_a_running_game_of_one_person_shows_what_that_person_knows(open_app: OpenApp) -> None:
    match = game(Mode.STANDARD, 3, 12, persons=1)
    scene, player = replay(open_app(), match)
    player.click("values")
    player.click("turn-table")
    player.press(pygame.K_END)
    assert scene.model.view == observe(match.state, 0)
    assert scene.model.hint.refusal == ""


def test_sentences_are_parted_whether_they_end_in_a_stop_or_not() -> None:
    assert join_sentences(("The Ghost rolls 6.", "The 6 takes the Idol", "Aldric passes.")) == (
        "The Ghost rolls 6. The 6 takes the Idol · Aldric passes."
    )
    assert join_sentences(()) == ""


def test_catching_up_runs_from_the_place_it_is_given(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.STANDARD, 3, 9), since=5)
    assert (scene.replay.place, scene.replay.playing) == (5, True)
    player.press(pygame.K_ESCAPE)
    player.wait()
    assert isinstance(player.scene, MenuScene)


def test_a_file_is_shown_without_being_touched(open_app: OpenApp, tmp_path: Path) -> None:
    match, _ = begin_game(tmp_path / "own", plan(Mode.STANDARD, 3), 5, lambda: None)
    play_on(match, 9, 4)
    (file,) = (tmp_path / "own").rglob("*.crypt")
    before = (file.read_bytes(), file.stat().st_mtime_ns)
    app = open_app()
    app.stack.reset(MenuScene(app, None))
    navigation.games.open_replay_of_file(app, file, 3)
    ScreenPlayer(app).wait()
    assert isinstance(app.stack.top, ReplayScene)
    assert app.stack.top.replay.place == 3
    assert (file.read_bytes(), file.stat().st_mtime_ns) == before
    app.stack.pop()
    file.write_text("{}")
    navigation.games.open_replay_of_file(app, file)
    assert isinstance(app.stack.top, Dialog)


def draw_whole(
    picture: BoardPicture,
    canvas: Canvas,
    model: BoardModel,
    layout: BoardLayout,
    say: Say,
    aside: int,
    opening: bool = False,
) -> None:
    """Paint a table without keeping anything of it."""
    draw_table(canvas, model, layout, say, picture.draw_tray, aside)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 1.5), ((1280, 1024), 1.0), ((1920, 1080), 1.5)])
def test_all_words_fit(
    open_app: OpenApp,
    language: str,
    size: tuple[int, int],
    text: float,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(BoardPicture, "draw", draw_whole)
    for mode, players in TABLES:
        app = open_app(size, language=language, text_size=text)
        scene, _ = replay(app, game(mode, players))
        for place in (0, scene.replay.last // 2, scene.replay.last):
            scene.commands.seek(place)
            assert text_faults(app, typed=NAMES) == []


# and on from there ------------------------------------------------------------------------------------------
def records(app: App) -> list[Path]:
    return sorted(app.folders.saves.rglob("*.crypt"))


def test_playing_on_is_a_practice_game_with_the_heirs_that_were_chosen(open_app: OpenApp) -> None:
    app = open_app()
    match, _ = begin_game(app.folders.saves, plan(Mode.STANDARD, 3), 4, lambda: None)
    play_on(match, 1000, 4)
    (original,) = records(app)
    before = original.read_bytes()
    app.stack.reset(MenuScene(app, None))
    navigation.games.open_replay_of_file(app, original)
    player = ScreenPlayer(app)
    player.wait()
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    scene.commands.seek(scene.commands.steps.rounds[3])
    player.click("branch")
    assert isinstance(player.scene, BranchPanel)
    player.click("mind-1")
    player.click("kind-page")
    player.click("apply")
    player.wait()
    table = player.scene
    assert isinstance(table, TableScene)
    assert [person.mind for person in table.match.plan.players] == [
        PlayerKind.PERSON,
        PlayerKind.PAGE,
        PlayerKind.PERSON,
    ]
    steps = scene.commands.steps.branch(scene.replay.place)
    assert table.match.marks.practice == steps
    assert [m.step for m in table.match.moments] == [m.step for m in match.moments[:steps]]
    (branch,) = set(records(app)) - {original}
    assert original.read_bytes() == before
    assert json.loads(branch.read_text().splitlines()[0])["extra"]["practice"] == steps


def test_the_way_back_from_the_choice_of_heirs_is_the_replay(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.SOLO, 1))
    scene.commands.seek(9)
    player.click("branch")
    player.press(pygame.K_ESCAPE)
    assert player.scene is scene
    assert scene.replay.place == 9


def test_a_record_without_a_seed_is_shown_but_not_played_on(open_app: OpenApp) -> None:
    match = game(Mode.SOLO, 1)
    app = open_app()
    app.stack.reset(ReplayScene(app, match, record=dataclasses.replace(match.record, seed=None)))
    player = ScreenPlayer(app)
    player.wait()
    player.click("branch")
    assert isinstance(player.scene, ReplayScene)
    assert player.scene.model.hint.refusal


# catching up from the table ---------------------------------------------------------------------------------
def at_table(app: App, match: Match) -> tuple[TableScene, ScreenPlayer]:
    scene = TableScene(app, match)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    player.wait(0.2)
    return scene, player


def test_what_happened_since_my_turn_runs_to_the_present_and_leads_back(open_app: OpenApp) -> None:
    app = open_app(hand_over=False)
    match = game(Mode.STANDARD, 3, 11)
    table, player = at_table(app, match)
    viewer = table.model.viewer
    assert table.model.covered
    player.press(pygame.K_v)
    player.wait()
    scene = player.scene
    assert isinstance(scene, ReplayScene)
    assert (scene.model.viewer, scene.model.audience) == (viewer, Viewpoint.NOBODY)
    shown = scene.commands.steps.beats[scene.replay.since or 0].moment
    own = [n for n, m in enumerate(match.moments) if isinstance(m.step, Acted) and m.step.seat == viewer]
    assert shown == own[-1] + 1
    for _ in range(60):
        if scene.replay.place < scene.replay.last:
            player.wait(1)
    assert scene.replay.place == scene.replay.last
    assert secrets_shown(scene.model.view) == []
    player.press(pygame.K_ESCAPE)
    assert player.scene is table
    assert table.model.covered


def test_the_button_does_what_the_key_does(open_app: OpenApp) -> None:
    _, player = at_table(open_app(hand_over=False), game(Mode.SOLO, 1, 4))
    player.click("since")
    player.wait()
    assert isinstance(player.scene, ReplayScene)


@pytest.mark.parametrize("answer", ["game", "turn"])
def test_a_finished_game_is_kept_as_a_page(open_app: OpenApp, answer: str) -> None:
    app = open_app()
    scene, player = replay(app, game(Mode.STANDARD, 2))
    scene.commands.seek(12)
    player.click("share")
    assert isinstance(app.stack.top, Dialog)
    player.click(answer)
    folder = next(iter(app.folders.exports), app.folders.saves / "exported")
    [page] = folder.glob("*.html")
    content = page.read_text(encoding="utf-8")
    assert NAMES[0] in content
    assert (content.count("<li value=") < 12) == (answer == "turn")


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_all_that_can_be_shared_is_named_in_type_of_the_usual_size(open_app: OpenApp, language: str) -> None:
    app = open_app((1920, 1080), language=language)
    scene, player = replay(app, game(Mode.STANDARD, 2))
    scene.commands.seek(12)
    player.click("share")
    sizes = type_sizes(app, player.scene)
    named = [widget.label for widget in player.scene.controls.widgets if isinstance(widget, Button)]
    assert len(named) > 2
    assert len({sizes[label] for label in named}) == 1
    assert sizes[named[-1]] == app.frame.font(theme.BUTTON)


def test_a_replay_that_is_shared_is_seen_to_pause(open_app: OpenApp) -> None:
    scene, player = replay(open_app(), game(Mode.STANDARD, 2))
    player.click("play")
    button = scene.controls.find("play")
    assert button is not None
    assert button.spoken == "Stop"
    player.click("share")
    assert not scene.replay.playing
    button = scene.controls.find("play")
    assert button is not None
    assert button.spoken == "Play"


def test_a_running_game_is_not_kept_as_a_page(open_app: OpenApp) -> None:
    app = open_app()
    _, player = replay(app, game(Mode.STANDARD, 2, decisions=9))
    player.click("share")
    assert isinstance(app.stack.top, Dialog)
    assert [widget.key for widget in app.stack.top.controls.widgets] == ["close"]


@pytest.mark.long
def test_a_turn_is_kept_as_a_moving_picture(open_app: OpenApp) -> None:
    app = open_app((1280, 720))
    scene, player = replay(app, game(Mode.SOLO, 1))
    scene.commands.seek(9)
    player.click("share")
    player.click("film")
    for _ in range(3000):
        player.wait(0.02)
        if not isinstance(app.stack.top, Filming):
            break
    folder = next(iter(app.folders.exports), app.folders.saves / "exported")
    [file] = folder.glob("*.webp")
    assert file.stat().st_size < 5_000_000
    with Image.open(file) as film:
        assert film.size == FILM_SIZE
        assert sum(1 for _ in ImageSequence.Iterator(film)) > 10
        spots = [film.convert("RGB").getpixel((x, 200)) for x in range(0, FILM_SIZE[0], 8)]
    assert len(set(spots)) > 20


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_how_far_a_moving_picture_is_stands_between_words_and_button(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    app = open_app((1280, 720), text_size=text)
    scene, player = replay(app, game(Mode.STANDARD, 2))
    scene.commands.seek(9)
    player.click("share")
    player.click("film")
    bars: list[pygame.Rect] = []
    monkeypatch.setattr(f"{Filming.__module__}.draw_groove", lambda canvas, bar, share: bars.append(bar))
    said = drawn_words(app)
    filming, button = app.stack.top, player.widget("stop")
    assert isinstance(button, Button)
    assert button.kind != "primary"  # nothing is recommended
    stop = button.rect
    assert isinstance(filming, Filming)
    assert "0%" in said
    assert stop.top - bars[0].bottom > app.frame.px(10)


def test_a_moving_picture_can_be_stopped(open_app: OpenApp) -> None:
    app = open_app((1280, 720))
    scene, player = replay(app, game(Mode.STANDARD, 2))
    scene.commands.seek(9)
    player.click("share")
    player.click("film")
    for _ in range(3):
        player.wait(0.02)
    player.click("stop")
    player.wait(0.1)
    assert app.stack.top is scene
    assert not list((app.folders.saves / "exported").glob("*.webp"))


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_what_happens_stands_in_the_status_line_and_the_legend_in_the_tray(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, text: float
) -> None:
    app = open_app((1280, 720), text_size=text)
    scene, _ = replay(app, game(Mode.STANDARD, 3))
    drawn, draw = dict[str, pygame.Rect](), Canvas.text

    def noted(canvas: Canvas, style: Any, words: str, *where: Any, **how: Any) -> pygame.Rect:
        drawn[words] = draw(canvas, style, words, *where, **how)
        return drawn[words]

    monkeypatch.setattr(Canvas, "text", noted)
    monkeypatch.setattr(BoardPicture, "draw", draw_whole)
    for place in range(0, scene.replay.last, 5):
        scene.commands.seek(place)
        told, collect = scene.hint(), scene.model.collect
        assert join_sentences(scene.replay.sentences).startswith(told)
        assert [*scene.paragraphs()] == [told, SpokenText(scene.legend[-1][1], part="Replay")]
        if scene.model.push_out_told is None and collect.throw is None and len(collect.taken) < 2:
            drawn.clear()
            scene.draw(scene.canvas)
            assert scene.layout.status.contains(drawn[told])
            assert all(scene.layout.tray.contains(drawn[words]) for _, words in scene.replay.legend)


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_the_tray_of_a_replay_leaves_room_to_the_cards(open_app: OpenApp, text: float) -> None:
    scene, _ = replay(open_app((1280, 720), text_size=text), game(Mode.CLASH, 8))
    assert scene.layout.crypt.cards[0].height >= scene.frame.px(220 if text == 1 else 175)


def test_a_turn_that_pushes_out_on_two_cards_is_told_whole_in_the_status_line(open_app: OpenApp) -> None:
    app = open_app((1280, 720), text_size=1.5)
    SCENES["replay-solo"](app)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    assert scene.hint() == (
        "You push out the Ghost on the Manuscript: 6 against 5. "
        "You push out the Ghost on the Idol: 6 against 3."
    )


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_the_sum_of_three_dice_is_set_about_as_large_as_that_of_two(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    app, sizes = open_app(size), dict[str, float]()

    def noted(canvas: Canvas, house: str, text: str, *where: Any, **how: Any) -> None:
        sizes[text] = canvas.scale.text

    monkeypatch.setattr(draw_tags, "draw_strength_tag", noted)
    monkeypatch.setattr(BoardPicture, "draw", draw_whole)
    SCENES["replay-clash"](app)
    scene = app.stack.top
    assert isinstance(scene, ReplayScene)
    scene.draw(scene.canvas)
    assert sizes["3 × 6 = 18"] >= 0.9 * sizes["3 + 3 = 6"]


@pytest.mark.parametrize("decisions", [9, 1000])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_legend_shows_each_mark_beside_its_word(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str, decisions: int
) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    scene, _ = replay(app, game(Mode.STANDARD, 3, decisions))
    drawn, shown, draw = dict[str, pygame.Rect](), dict[MarkKind, tuple[int, int]](), Canvas.text

    def text(canvas: Canvas, style: Any, words: str, *where: Any, **how: Any) -> pygame.Rect:
        drawn[words] = draw(canvas, style, words, *where, **how)
        return drawn[words]

    monkeypatch.setattr(Canvas, "text", text)
    monkeypatch.setattr(scrubber, "_draw_mark", lambda canvas, kind, middle: shown.setdefault(kind, middle))
    monkeypatch.setattr(BoardPicture, "draw", draw_whole)
    scene.draw(scene.canvas)
    for kind in MarkKind:
        word = drawn[scene.say(f"replay-mark-{kind.value}")]
        assert scene.layout.tray.contains(word)
        assert 0 < word.left - shown[kind][0] < word.height
        assert shown[kind][1] == word.centery
    (head,) = (box for words, box in drawn.items() if words.endswith(str(scene.replay.last + 1)))
    assert head.right < shown[MarkKind.ACTION][0]
