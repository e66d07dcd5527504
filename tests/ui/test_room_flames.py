"""Fire in rooms that are seen as pictures: it burns where the picture leaves torches and candles empty."""

from __future__ import annotations

import json

import pygame
import pytest
from pygame import Rect

from crypt_game import destinations
from crypt_game.drawing.canvas.framed_room import draw_framed_room, framed_room
from crypt_game.drawing.canvas.rooms import GATE, draw_layer, front_of
from crypt_game.drawing.idle_animation import MOST_PARTS, IdleLayer
from crypt_game.drawing.room_flames import room_animation, room_flames
from crypt_game.ui.pages.page import canvas_for
from crypt_game.ui.scenes.library.scene import LibraryScene

from .conftest import OpenApp
from .driving import ScreenPlayer

PLACE = Rect(100, 80, 640, 360)


def test_each_room_that_is_named_is_there_and_burns_in_its_picture(open_app: OpenApp) -> None:
    app = open_app()
    pictures = app.resources.assets / "pictures"
    fires = json.loads((pictures / "rooms" / "fires.json").read_text("utf-8"))
    shown = {f"rooms/{path.stem}" for path in (pictures / "rooms").glob("*.webp")}
    assert set(fires) <= shown
    rooms = {name.removesuffix("-front") for name in shown} - {"rooms/vault-unlit"}
    for room in rooms:
        flames = room_flames(canvas_for(app), room, PLACE)
        assert len(flames) == len(fires.get(room, [])) + len(fires.get(front_of(room), [])) >= 2
        assert all(PLACE.collidepoint(flame.foot) and 0 < flame.height < PLACE.height / 4 for flame in flames)


def test_a_flame_outside_the_picture_is_left_out(open_app: OpenApp) -> None:
    slit = Rect(0, 0, 40, 360)
    assert room_flames(canvas_for(open_app()), "rooms/throne", slit) == []


def test_a_flame_whose_candle_is_cut_off_is_left_out(open_app: OpenApp) -> None:
    band = Rect(0, 0, 1830, 290)
    for room in ("rooms/antechamber", "rooms/throne", "rooms/hand_over"):
        for flame in room_flames(canvas_for(open_app()), room, band):
            assert flame.foot[1] + flame.height <= band.bottom


@pytest.mark.parametrize("room", ["rooms/archive", "rooms/gate"])
def test_fire_and_dust_move_within_the_bound(open_app: OpenApp, room: str) -> None:
    canvas, layer = canvas_for(open_app()), IdleLayer()
    draw_framed_room(canvas, room, PLACE)
    layer.settle(canvas, room_animation(canvas, room, PLACE), moving=True)
    seen = set()
    for _ in range(8):
        layer.advance(IdleLayer.PERIOD)
        assert 0 < len(layer.update(canvas)) <= 2 * MOST_PARTS
        seen.add(pygame.image.tobytes(canvas.surface.subsurface(PLACE), "RGB"))
    assert len(seen) > 4


def test_the_king_lies_in_the_picture_of_the_gate_as_in_the_menu(open_app: OpenApp) -> None:
    canvas = canvas_for(open_app())
    draw_framed_room(canvas, "rooms/gate", PLACE)
    framed = canvas.surface.subsurface(PLACE).copy()
    whole = framed_room("rooms/gate", PLACE)
    assert whole.contains(PLACE)
    assert whole.width > PLACE.width, "its dark left is left out"
    with canvas.clipped(PLACE):
        for layer in GATE:
            draw_layer(canvas, layer, whole)
    assert all(PLACE.collidepoint(flame.foot) for flame in room_flames(canvas, "rooms/gate", whole))
    inner = Rect(PLACE.width // 4, PLACE.height // 4, PLACE.width // 2, PLACE.height // 2)
    menu = canvas.surface.subsurface(PLACE).subsurface(inner)
    assert pygame.image.tobytes(framed.subsurface(inner), "RGB") == pygame.image.tobytes(menu, "RGB")


def test_the_room_of_an_empty_list_burns(open_app: OpenApp) -> None:
    app = open_app()
    player = ScreenPlayer(app)
    app.go_to(destinations.GamesPage())
    player.wait(1.0)
    assert isinstance(player.scene, LibraryScene)
    animation = player.scene.idle_animation()
    assert len(animation.flames) >= 2
    assert animation.dust is not None
    assert all(animation.dust.collidepoint(flame.foot) for flame in animation.flames)
