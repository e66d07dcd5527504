"""The page of the crypt of the day: what is said before the first card, the calendar, the par at the end."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from datetime import date, timedelta
from typing import Self

import pygame
import pytest

from crypt_game import destinations
from crypt_game.controls import clipboard
from crypt_game.controls.widgets import Button
from crypt_game.daily.crypt_of_day import crypt_of, luck_of, plan_of
from crypt_game.daily.tries import state_of_day
from crypt_game.daily.week import game_on
from crypt_game.games.store import begin_game
from crypt_game.match.game_code import code_of_game
from crypt_game.match.match import Match
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.players import PlayerKind
from crypt_game.rules import Mode
from crypt_game.strict_json import encode_json
from crypt_game.ui.app import App
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.pages.text_question import TextQuestion
from crypt_game.ui.scenes import day as day_module
from crypt_game.ui.scenes.day import DayScene
from crypt_game.ui.scenes.replay.scene import ReplayScene
from crypt_game.ui.scenes.scoring.scene import ScoringScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import play_on
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer
from tests.ui.fitting import drawn_words

TODAY = date.today()
WEEK = [TODAY - timedelta(days=number) for number in range(7)]


def played(app: App, day: date = TODAY) -> Match:
    """The crypt of that day, played to its end."""
    agreed = plan_of(day, PlanDraft(), lambda house, title: "Ysolde")
    return play_on(begin_game(app.folders.saves, agreed, luck_of(day), lambda: None)[0])


def with_pars(app: App) -> App:
    """With a par for each day of the week, so that none is looked for."""
    pars = {day.isoformat(): 20 for day in WEEK}
    (app.folders.cache / "par.json").write_bytes(encode_json(pars))
    return app


def at_page(app: App) -> ScreenPlayer:
    player = ScreenPlayer(with_pars(app))
    app.go_to(destinations.DayPage())
    player.wait(0.5)
    assert isinstance(player.scene, DayScene)
    return player


def test_it_is_said_before_the_first_card_that_only_the_first_try_counts(open_app: OpenApp) -> None:
    player = at_page(open_app())
    words = " ".join(map(str, player.scene.paragraphs()))
    assert "Only your first try counts" in words
    assert "20" in words
    player.click("play")
    player.wait()
    scene = player.scene
    assert isinstance(scene, TableScene)
    assert scene.match.marks.practice is None
    assert state_of_day(player.app.folders.saves, TODAY).name == "running"


def test_headings_begin_with_a_capital_in_every_language(open_app: OpenApp) -> None:
    for language in ("en", "de", "fr"):
        page = at_page(open_app(language=language)).scene
        assert isinstance(page, DayScene)
        titles = [panel.title for panel in page.panels]
        assert all(title[0].isupper() for title in titles), titles


def test_after_the_first_try_all_is_practice(open_app: OpenApp) -> None:
    app = open_app()
    played(app)
    player = at_page(app)
    assert player.widget("play").spoken == "Practise"
    player.press(pygame.K_RETURN)
    player.wait()
    scene = player.scene
    assert isinstance(scene, TableScene)
    assert scene.match.marks.practice == 0


def test_the_result_can_be_watched_and_copied(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app()
    over = played(app).over
    copied: list[str] = []

    def copy(text: str) -> bool:
        copied.append(text)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    player = at_page(app)
    player.click("copy")
    assert over is not None
    (line,) = copied
    assert line.startswith(f"Crypt {TODAY} ◆ ")
    assert line.endswith("par\u00a020")
    player.click("watch")
    player.wait()
    assert isinstance(player.scene, ReplayScene)


def test_days_are_chosen_by_mouse_and_by_keys(open_app: OpenApp) -> None:
    player = at_page(open_app())
    scene = player.scene
    assert isinstance(scene, DayScene)
    player.press(pygame.K_PAGEUP)
    assert scene.month == TODAY.replace(day=1) - timedelta(days=1)
    player.click("day-3")
    assert scene.day == scene.month.replace(day=3)
    assert {"Crypt of the day", scene.say("daily-legend")} <= set(drawn_words(player.app))
    assert "practice" in " ".join(scene.paragraphs())
    player.tab_to("day-3")
    player.press(pygame.K_RIGHT)
    player.press(pygame.K_RETURN)
    focus = scene.controls.focus
    assert focus is not None
    assert f"day-{scene.day.day}" == focus.key
    assert scene.day != scene.month.replace(day=3)
    player.press(pygame.K_PAGEDOWN)
    assert (scene.month.year, scene.month.month) == (TODAY.year, TODAY.month)
    player.press(pygame.K_PAGEDOWN)
    assert (scene.month.year, scene.month.month) == (TODAY.year, TODAY.month)


def test_the_par_stands_beside_the_result_and_leads_to_the_calendar(open_app: OpenApp) -> None:
    app = with_pars(open_app())
    app.stack.reset(ScoringScene(app, played(app)))
    player = ScreenPlayer(app)
    player.wait(0.2)
    assert "Par:\u00a020" in player.scene.paragraphs()[0]
    player.click("calendar")
    player.wait()
    assert isinstance(player.scene, DayScene)


def agreed_in_setup(app: App, press: str) -> ScreenPlayer:
    """The set-up with the crypt of today, begun; of the mode of today, with Pages where heirs play."""
    game = game_on(TODAY)
    draft = PlanDraft().agreeing(crypt_of(TODAY).setup).filled(PlayerKind.PAGE)
    assert draft.mode.value == game.mode
    app.change_settings(last_setup=draft.to_json())
    player = ScreenPlayer(app)
    app.go_to(destinations.SetupPage())
    player.wait()
    player.click(press)
    player.wait()
    player.click("start")
    player.wait()
    return player


def test_the_setup_too_says_before_the_first_card_that_only_the_first_try_counts(open_app: OpenApp) -> None:
    player = agreed_in_setup(with_pars(open_app()), "today")
    dialog = player.scene
    assert isinstance(dialog, Dialog)
    assert "first try" in " ".join(map(str, dialog.paragraphs()))
    saves = player.app.folders.saves
    assert state_of_day(saves, TODAY).name == "new"
    player.click("stay")
    player.wait()
    assert state_of_day(saves, TODAY).name == "new"
    player.click("start")
    player.wait()
    player.choose("play")
    player.wait()
    assert isinstance(player.scene, TableScene)
    assert state_of_day(saves, TODAY).name == "running"
    player = agreed_in_setup(player.app, "today")
    assert isinstance(player.scene, Dialog)
    player.click("continue")
    player.wait()
    first = player.scene
    assert isinstance(first, TableScene)
    play_on(first.match)
    player = agreed_in_setup(player.app, "today")
    again = player.scene
    assert isinstance(again, TableScene)
    assert again.match.marks.practice == 0


@pytest.mark.parametrize(("ahead", "asked"), [(0, True), (1, True), (-1, False), (2, False)])
def test_a_code_typed_on_its_day_or_the_day_before_is_that_of_a_crypt_of_the_day(
    open_app: OpenApp, ahead: int, asked: bool
) -> None:
    app, day = open_app(), TODAY + timedelta(days=ahead)
    coded = crypt_of(day)
    app.change_settings(last_setup=PlanDraft().agreeing(coded.setup).filled(PlayerKind.PAGE).to_json())
    player = ScreenPlayer(app)
    app.go_to(destinations.SetupPage())
    player.wait()
    player.click("code")
    player.wait()
    question = player.scene
    assert isinstance(question, TextQuestion)
    question.text = code_of_game(coded)
    question.arrange()
    player.click("act")
    player.wait()
    player.click("start")
    player.wait()
    assert isinstance(player.scene, Dialog) == asked
    if asked:
        assert (player.scene.controls.find("day") is not None) == (
            ahead == 0 and game_on(day).mode != Mode.SOLO.value
        )
        player.click("play")
        player.wait()
    assert isinstance(player.scene, TableScene)
    assert state_of_day(app.folders.saves, day).name == ("running" if asked else "new")


def test_the_page_notices_that_a_day_has_begun(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_page(open_app())
    tomorrow = TODAY + timedelta(days=1)

    class Tomorrow(date):
        @classmethod
        def today(cls) -> Self:
            return cls(tomorrow.year, tomorrow.month, tomorrow.day)

    monkeypatch.setattr(day_module, "date", Tomorrow)
    player.wait(0.2)
    assert player.widget("play").spoken == "Practise"
    assert "for practice" in " ".join(map(str, player.scene.paragraphs()))


def test_the_picture_has_its_new_size_before_it_is_drawn(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_page(open_app())
    scene, store = player.scene, player.app.picture_store
    made: list[object] = []
    baked = store.baked

    def watched(key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if isinstance(key, tuple) and key[0] == "framed room" and not store.keeps(key):
            made.append(key)
        return baked(key, make)

    monkeypatch.setattr(store, "baked", watched)
    told = [*scene.paragraphs(), "The par was found, and there is more to be told than before. " * 3]
    monkeypatch.setattr(scene, "paragraphs", lambda: told)
    scene.refresh()
    scene.prepare(False)
    assert len(made) == 1
    player.wait(0.1)
    assert len(made) == 1


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_each_button_has_its_words_on_one_line(open_app: OpenApp, language: str) -> None:
    app = open_app((1280, 720), language=language, text_size=1.5)
    played(app)
    scene = at_page(app).scene
    labels = {each.label for each in scene.controls.widgets if isinstance(each, Button)}
    assert labels <= {"", *drawn_words(app, scene)}
