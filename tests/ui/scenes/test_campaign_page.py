"""The page of the campaign: crowns on the disk open chapters, which are begun from their stories."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from crypt_game import campaign, destinations
from crypt_game.campaign import CHAPTERS
from crypt_game.controls.spoken_words import spoken_text
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import BannerButton
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.theme import Palette
from crypt_game.games.store import begin_game
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.ui.pages.dialog import Dialog
from crypt_game.ui.scenes.campaign import CampaignScene
from crypt_game.ui.scenes.table.scene import TableScene
from tests.random_games import play_on
from tests.ui.conftest import OpenApp
from tests.ui.driving import ScreenPlayer


def at_page(player: ScreenPlayer) -> ScreenPlayer:
    player.app.go_to(destinations.CampaignPage())
    for _ in range(40):
        player.wait(0.05)
    assert isinstance(player.scene, CampaignScene)
    return player


def spoken(player: ScreenPlayer, name: str) -> str:
    widget = player.scene.controls.find(name)
    assert widget is not None
    return widget.spoken


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_chapter_is_begun_from_its_story_by_keys(open_app: OpenApp, language: str) -> None:
    player = at_page(ScreenPlayer(open_app((1280, 720), language=language, cut_deck=False)))
    assert player.scene.controls.focus is not None
    assert player.scene.controls.focus.key == CHAPTERS[0].name
    player.press(pygame.K_RETURN)
    dialog = player.scene
    assert isinstance(dialog, Dialog)
    assert player.app.words.say(f"chapter-{CHAPTERS[0].name}-story") in dialog.paragraphs()[0]
    player.press(pygame.K_ESCAPE)
    assert isinstance(player.scene, CampaignScene)
    player.press(pygame.K_RETURN)
    player.press(pygame.K_RETURN)
    for _ in range(30):
        player.wait(0.05)
    table = player.scene
    assert isinstance(table, TableScene)
    assert table.match.plan.setup == CHAPTERS[0].setup


def test_a_chapter_that_is_not_open_says_what_comes_before(open_app: OpenApp) -> None:
    player = at_page(ScreenPlayer(open_app()))
    assert "Needs a crown in “The Will”" in spoken(player, CHAPTERS[1].name)
    player.click(CHAPTERS[1].name)
    assert isinstance(player.scene, CampaignScene)


def test_crowns_on_the_disk_open_what_follows(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(campaign, "crowns", lambda chapter, game: 2)
    app = open_app()
    plan = PlanDraft().as_chapter(CHAPTERS[0]).plan(lambda count: 0, lambda house, title: "Ysolde")
    play_on(begin_game(app.folders.saves, plan, 5, lambda: None)[0])
    player = at_page(ScreenPlayer(app))
    assert "2 of 3 crowns" in spoken(player, CHAPTERS[0].name)
    assert "0 of 3 crowns" in spoken(player, CHAPTERS[1].name)
    player.click(CHAPTERS[1].name)
    assert isinstance(player.scene, Dialog)


def test_a_story_is_told_below_its_picture(open_app: OpenApp) -> None:
    app = open_app((1280, 720))
    player = at_page(ScreenPlayer(app))
    player.press(pygame.K_RETURN)
    dialog = player.scene
    assert isinstance(dialog, Dialog)
    player.wait(0.1)
    play = dialog.controls.find("play")
    assert play is not None
    above = pygame.Rect(play.rect.left, 0, 2 * play.rect.width, play.rect.top)
    at = ((x, y) for x in range(above.left, above.right, 2) for y in range(above.top, above.bottom, 2))
    cold = sum(colour.b > 190 and colour.b > colour.r + 40 for colour in map(app.surface.get_at, at))
    assert cold > 100


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_crowns_of_a_chapter_are_drawn_and_still_heard(open_app: OpenApp, language: str) -> None:
    player = at_page(ScreenPlayer(open_app(language=language)))
    player.press(pygame.K_RETURN)
    dialog = player.scene
    assert isinstance(dialog, Dialog)
    heard = " ".join(map(spoken_text, dialog.paragraphs()))
    assert "icon" not in heard
    assert all(f" {number}. " in heard for number in (1, 2, 3))
    assert dialog._text.said(dialog.say).count("{icon:icon/crown-dim}") == 3


def test_crowns_are_dark_on_amber_and_the_names_of_closed_chapters_are_muted(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = at_page(ScreenPlayer(open_app((1280, 720), text_size=1.5)))
    tints, sprite = list[object](), Canvas.sprite

    def noted(canvas: Canvas, name: str, *args: Any, **more: Any) -> pygame.Rect:
        if name == "icon/crown":
            tints.append(more.get("tint"))
        return sprite(canvas, name, *args, **more)

    monkeypatch.setattr(Canvas, "sprite", noted)
    first, second = (player.scene.controls.find(chapter.name) for chapter in CHAPTERS[:2])
    assert isinstance(first, BannerButton)
    assert isinstance(second, BannerButton)
    first.draw(player.scene.canvas, WidgetLook())
    assert set(tints) == {Palette.PRIMARY_TEXT}
    assert second.ink("rest") == Palette.MUTED
