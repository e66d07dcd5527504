"""Captions of sounds at a table: a push-out is captioned where that is wanted, also with the sound off."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.captions import draw_captions
from crypt_game.rules.events import PushedOut
from crypt_game.rules.legal import legal_actions
from crypt_game.sound.captions import CAPTIONED
from crypt_game.ui.board.event_player import EventPlayer

from .board.test_event_player import FRAME, player_of, solo_match
from .conftest import OpenApp


def play_until_pushed_out(player: EventPlayer) -> None:
    """Play a game of the first legal actions until a push-out has been shown."""
    match = player.match
    for _ in range(400):
        assert match.decide is not None
        events = match.submit(match.decide.seat, next(iter(legal_actions(match.state))))
        player.take(events)
        while not player.idle:
            player.update(FRAME)
        if any(isinstance(event, PushedOut) for event in events):
            return
    pytest.fail("nobody was pushed out")


@pytest.mark.parametrize("captions", [True, False])
def test_a_push_out_is_captioned_where_that_is_wanted(open_app: OpenApp, captions: bool) -> None:
    app = open_app(captions=captions, muted=True)
    player = player_of(app, solo_match())
    player.rebuild()
    spoken = app.spoken
    play_until_pushed_out(player)
    assert ("caption-pushed-out" in app.captions.keys) is captions
    assert app.spoken == spoken


@pytest.mark.parametrize("text_size", [1.0, 2.0])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_captions_stand_at_the_left_edge_one_above_the_other(
    open_app: OpenApp, language: str, text_size: float
) -> None:
    app = open_app((1024, 640), language=language, text_size=text_size)
    width, height = app.surface.get_size()
    for key in CAPTIONED.values():
        app.surface.fill("black")
        canvas = Canvas(app.surface, app.picture_store, app.frame)
        draw_captions(canvas, [app.words.say(key), app.words.say("caption-last-round")])
        blank = pygame.mask.from_threshold(app.surface, "black", (1, 1, 1, 255))
        blank.invert()
        plates = blank.get_bounding_rects()
        assert plates, key
        assert all(plate.right < width / 4 and plate.bottom < height * 3 / 4 for plate in plates), key
