"""The small board: plays an excerpt to the end, shows the same with and without motion, stays in its room."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing import piece_motions
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.motion import Motion
from crypt_game.drawing.piece_motions import Picture
from crypt_game.play.spots import RollSpot
from crypt_game.rules import Claim
from crypt_game.rules.record import Acted
from crypt_game.text.captioned import CaptionedExcerpt
from crypt_game.text.examples import EXAMPLES
from crypt_game.ui.app import App
from crypt_game.ui.board import draw_pool
from crypt_game.ui.board.small_board import SmallBoard

from ..conftest import OpenApp

ROOM = Rect(60, 60, 620, 0)
FRAME = 1 / 30
ALL = pytest.mark.parametrize("example", EXAMPLES.values(), ids=list(EXAMPLES))


def board(
    example: CaptionedExcerpt, room: Rect = ROOM, *, speed: float = 1.0, still: bool = False
) -> SmallBoard:
    return SmallBoard(example, room, 1.0, speed=speed, still=still)


def picture(app: App, shown: SmallBoard) -> bytes:
    surface = pygame.Surface((740, 500))
    shown.draw(Canvas(surface, app.picture_store, app.frame), app.words.say)
    return pygame.image.tobytes(surface, "RGB")


def play_out(shown: SmallBoard) -> list[int]:
    """Play it, and how many captions had been said after each frame."""
    shown.play()
    said = [shown.said]
    while shown.playing:
        shown.update(FRAME)
        said.append(shown.said)
        assert len(said) < 60 / FRAME, "it does not end"
    return said


@ALL
@pytest.mark.parametrize("still", [False, True], ids=["moving", "still"])
def test_played_it_ends_as_it_is_shown_without_motion(
    open_app: OpenApp, example: CaptionedExcerpt, still: bool
) -> None:
    app = open_app((1920, 1080))
    shown = board(example, still=still)
    end = picture(app, shown)
    shown.rewind()
    assert picture(app, shown) != end
    play_out(shown)
    assert picture(app, shown) == end


@ALL
def test_captions_are_said_one_after_the_other(example: CaptionedExcerpt) -> None:
    said = play_out(board(example))
    assert said[0] == (1 if example.captions[0].at is None else 0)
    assert all(after - before in (0, 1) for before, after in pairwise(said))
    assert said[-1] == len(example.captions)
    waits = [said.count(number) * FRAME for number in range(1, len(example.captions))]
    assert all(seconds > 1.5 for seconds in waits), "no time to read"


def test_with_animations_off_the_end_is_there_at_once() -> None:
    shown = board(EXAMPLES["ghost"], speed=0.0)
    for act in (shown.rewind, shown.play):
        act()
        assert not shown.playing
        assert shown.said == 4
        assert _holder(shown, 2) == 1


def test_playing_again_begins_again() -> None:
    shown = board(EXAMPLES["ghost"])
    play_out(shown)
    shown.play()
    assert (shown.said, _holder(shown, 0)) == (1, 0)
    shown.update(3.0)
    shown.play()
    assert (shown.said, _holder(shown, 0)) == (1, 0)


@ALL
@pytest.mark.parametrize(
    "room", [ROOM, Rect(10, 0, 404, 0), Rect(0, 30, 300, 0)], ids=["wide", "usual", "narrow"]
)
def test_everything_lies_in_its_room(example: CaptionedExcerpt, room: Rect) -> None:
    layout = board(example, room).layout()
    things = [layout.crypt.cards[slot] for slot in example.slots]
    for places in layout.pools.values():
        things += [places.badge, *places.dice, places.held]
    whole = things[0].unionall(things)
    assert room.left <= whole.left
    assert whole.right <= room.right
    assert whole.top >= room.top
    assert whole.bottom <= layout.bottom
    assert all(not one.colliderect(other) for n, one in enumerate(things) for other in things[:n])
    assert layout.words[0] < room.right
    assert layout.words[0] == room.left or layout.words[1] > things[-1].bottom


@pytest.fixture
def tossed(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """Where dice started from that were thrown or set down by a Ghost, in order."""
    starts: list[Rect] = []

    def toss(picture: Picture, start: Rect, end: Rect, **timing: float) -> Motion:
        starts.append(start)
        return piece_motions.fade(picture, end)

    monkeypatch.setattr(piece_motions, "toss", toss)
    monkeypatch.setattr(piece_motions, "lower", toss)
    return starts


def test_a_ghosts_next_group_starts_from_its_own_dice(tossed: list[Rect]) -> None:
    shown = board(EXAMPLES["ghost"])
    play_out(shown)
    assert tossed == [shown.layout().place(RollSpot(number)) for number in range(3)]


@pytest.mark.parametrize(("name", "home"), [("exhaustion-fails", 0), ("exhaustion-kept", 1)])
def test_only_a_die_that_holds_out_flies_home(name: str, home: int, tossed: list[Rect]) -> None:
    play_out(board(EXAMPLES[name]))
    assert len(tossed) == home


def test_dice_show_their_effort_only_when_they_were_pushed_out_just_now(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, faces = open_app((1920, 1080)), list[tuple[str, object]]()
    monkeypatch.setattr(
        draw_pool, "draw_die", lambda _canvas, house, face, _rect: faces.append((house, face))
    )
    once = EXAMPLES["push-out-three"]
    back = Acted(1, Claim.on({0: [4, 4]}))
    game = replace(once.excerpt.game, play=(*once.excerpt.game.play, back))
    shown = board(replace(once, excerpt=replace(once.excerpt, game=game, start=3)))
    shown.rewind()
    picture(app, shown)
    assert faces == [("star", 1)] * 3
    faces.clear()
    shown.finish()
    picture(app, shown)
    assert faces == [("moon", 2)] * 3 + [("star", 1)]


def _holder(shown: SmallBoard, slot: int) -> int | None:
    lying = shown.model.view.crypt[slot]
    return None if lying is None else lying.seat
