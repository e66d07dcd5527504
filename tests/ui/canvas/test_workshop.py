"""What is made once is made once, and kept within bounds."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.rooms import HAND_OVER_ROOM, draw_front, draw_wall
from crypt_game.drawing.geometry import Frame, Scale
from crypt_game.drawing.least_recent import LeastRecent
from crypt_game.drawing.theme import BODY, COIN_NUMERAL, LOGO

ASSETS = Path(__file__).resolve().parents[3] / "assets"


def test_the_least_recent_value_is_forgotten_first() -> None:
    cache: LeastRecent[str] = LeastRecent(6, len)
    for key in "abc":
        cache.get(key, lambda key=key: key * 2)  # type: ignore[misc]
    cache.get("a", lambda: "never made")
    cache.get("d", lambda: "dd")
    assert ("a" in cache, "b" in cache, "c" in cache, "d" in cache) == (True, False, True, True)
    assert cache.weight == 6


def test_a_value_greater_than_the_whole_cache_is_still_handed_out() -> None:
    cache: LeastRecent[str] = LeastRecent(3, len)
    assert cache.get("long", lambda: "xxxxxx") == "xxxxxx"
    assert len(cache) == 1


def test_a_picture_is_made_once_per_size(picture_store: PictureStore) -> None:
    assert picture_store.sprite("badge/moon", 40) is picture_store.sprite("badge/moon", 40)
    assert picture_store.sprite("badge/moon", 40) is not picture_store.sprite("badge/moon", 41)


def test_scale_follows_the_smaller_side_and_keeps_type_legible() -> None:
    assert Frame.of((1280, 720)).k == pytest.approx(2 / 3)
    assert Frame.of((3440, 1440)).k == pytest.approx(4 / 3)
    assert Frame.of((1280, 960)).k == pytest.approx(2 / 3)
    tiny = Scale(0.3)
    assert tiny.font(BODY) == 13
    assert tiny.font(COIN_NUMERAL) == COIN_NUMERAL.floor
    assert Scale(1.0, 1.5).font(BODY) == 30
    assert tiny.px(1) == 1
    assert Scale(1).font(LOGO) == 172


def test_only_what_lies_round_the_hole_of_a_glow_is_kept(screen: pygame.Surface) -> None:
    canvas = Canvas(screen, PictureStore(ASSETS), Frame.of(screen.get_size()))
    canvas.glow(Rect(60, 60, 500, 300), 0.5)
    assert 0 < canvas.picture_store._surfaces.weight < 4 * 500 * 300


def test_what_was_made_of_a_large_picture_can_be_let_go(screen: pygame.Surface) -> None:
    store, window = PictureStore(ASSETS), screen.get_rect()
    canvas = Canvas(screen, store, Frame.of(screen.get_size()))
    draw_wall(canvas, HAND_OVER_ROOM, window)
    draw_front(canvas, HAND_OVER_ROOM, window)
    store.sprite("icon/flip", 20)
    store.let_go([HAND_OVER_ROOM])
    assert len(store._rooms) == 0
    assert len(store._surfaces) == 1
