"""A divvy comes and leaves in sight: its columns slide, its cards fly, and nobody waits for either."""

from __future__ import annotations

from random import Random
from typing import Any

import pygame
import pytest
from pygame import Rect

from crypt_game.match.match import Match
from crypt_game.play.offer_drafts import DivvyDraft
from crypt_game.play.spots import CardSpot
from crypt_game.rules import Choice, GameSetup, Mode
from crypt_game.rules.legal import random_action
from crypt_game.ui.app import App
from crypt_game.ui.board.animation_tools import AnimationTools
from crypt_game.ui.scenes.table.scene import TableScene

from ...board.staging import plan_of
from ...conftest import OpenApp
from ...driving import FRAME, ScreenPlayer
from ...invariants import difference, paint_all, picture_of

GAME = GameSetup(Mode.CLASH, 6)
TURN = {"animation_speed": "normal", "heirs_pace": "normal"}


def before_divvy() -> Match:
    """A game in which the first two heirs share out several cards next."""
    for seed in range(40):
        match, rng = Match(plan_of(GAME), seed), Random(seed)
        match.begin()
        while match.over is None:
            asked = match.decide
            if (
                asked is not None
                and asked.what is Choice.DIVVY
                and asked.receivers[0] == 0
                and len(asked.slots) > 1
            ):
                return match
            match.submit(*random_action(match.state, rng))
    raise LookupError("nobody shares out")


def at_divvy(open_app: OpenApp, **settings: Any) -> tuple[ScreenPlayer, TableScene]:
    """The table as it is about to ask for a divvy."""
    app = open_app(**{**TURN, **settings})
    match = before_divvy()
    scene = TableScene(app, match, match.moments[-1].events)
    app.stack.reset(scene)
    player = ScreenPlayer(app)
    for _ in range(2000):
        player.wait()
        if isinstance(scene.model.asking, DivvyDraft):
            return player, scene
        scene.event_player.skip()
    raise AssertionError("nobody was asked")


def columns(scene: TableScene) -> list[Rect]:
    return [column.panel for column in scene.layout.divvy]


def pixels(app: App, area: Rect) -> bytes:
    return pygame.image.tobytes(app.surface.subsurface(area), "RGB")


def settled(player: ScreenPlayer, scene: TableScene) -> None:
    """Nothing of the divvy is on its way, and what is seen is the whole table."""
    assert not scene._passage.moving
    assert not scene.event_player.lifted
    assert not any(isinstance(spot, CardSpot) for spot in scene.model.hidden)
    shown = picture_of(player.app)
    paint_all(player.app)
    assert difference(shown, picture_of(player.app)) == []


def test_columns_slide_in_and_cards_fly_to_where_they_are_shared_out(open_app: OpenApp) -> None:
    player, scene = at_divvy(open_app)
    assert scene._passage.moving
    shared = [CardSpot(slot) for slot in scene.layout.shared]
    assert shared
    assert set(shared) <= scene.model.hidden
    left, _ = columns(scene)
    seen = []
    while scene._passage.moving:
        player.wait()
        seen.append(pixels(player.app, left))
    assert len(set(seen)) > 5
    assert 0.2 < len(seen) * FRAME < 0.6
    player.wait(0.1)
    settled(player, scene)


def test_it_waits_for_nobody(open_app: OpenApp) -> None:
    player, scene = at_divvy(open_app)
    asked = scene.model.asking
    assert isinstance(asked, DivvyDraft)
    before = dict(asked.to)
    player.click(f"switch-{asked.slots[0]}")
    assert scene._passage.moving
    assert asked.to != before


def test_cards_fly_to_their_owners_from_where_they_were_shared_out(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, scene = at_divvy(open_app)
    player.wait(1)
    shared = {scene.layout.place(CardSpot(slot)).topleft for slot in scene.layout.shared}
    starts: list[tuple[int, int]] = []
    flown = AnimationTools.move

    def watched(tools: Any, picture: Any, start: Rect, *args: Any, **more: Any) -> Any:
        starts.append(start.topleft)
        return flown(tools, picture, start, *args, **more)

    monkeypatch.setattr(AnimationTools, "move", watched)
    decide = scene.match.decide
    assert decide is not None
    scene.commands._submit(*random_action(scene.match.state, Random(1)))
    player.wait()
    assert scene._passage.moving
    for _ in range(10):
        player.wait()
    assert shared <= set(starts)
    while not scene.event_player.idle or scene._passage.moving:
        player.wait()
    assert not scene.event_player.lifted


def test_a_key_ends_it_with_the_flights(open_app: OpenApp) -> None:
    player, scene = at_divvy(open_app)
    player.wait(1)
    scene.commands._submit(*random_action(scene.match.state, Random(1)))
    player.wait(0.05)
    assert scene._passage.moving
    player.press(pygame.K_SPACE)
    assert not scene._passage.moving


@pytest.mark.parametrize("size", [(1024, 640), (1600, 900)])
@pytest.mark.parametrize("coming", [True, False], ids=["coming", "leaving"])
def test_a_window_of_another_size_ends_it(open_app: OpenApp, size: tuple[int, int], coming: bool) -> None:
    """What moves was cut out of the window as it was; also where it is covered."""
    player, scene = at_divvy(open_app)
    if not coming:
        player.wait(1)
        scene.commands._submit(*random_action(scene.match.state, Random(1)))
        player.wait()
    assert scene._passage.moving
    player.press(pygame.K_ESCAPE)
    player.resize(size)
    player.wait()
    assert not scene._passage.moving
    player.press(pygame.K_ESCAPE)
    while not scene.event_player.idle:
        player.wait()
    player.wait(0.1)
    assert not scene.event_player.lifted


@pytest.mark.parametrize("settings", [{"animation_speed": "off"}, {"reduced_motion": True}])
def test_it_stands_at_once_where_nothing_is_to_move(open_app: OpenApp, settings: dict[str, Any]) -> None:
    player, scene = at_divvy(open_app, **settings)
    assert scene.layout.sharing
    settled(player, scene)


def test_it_is_shorter_in_a_hurry(open_app: OpenApp) -> None:
    def frames(**settings: Any) -> int:
        player, scene = at_divvy(open_app, **settings)
        count = 0
        while scene._passage.moving:
            player.wait()
            count += 1
        return count

    assert frames(heirs_pace="fast") * 2 < frames() + 2
