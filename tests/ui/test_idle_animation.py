"""What moves while a scene is still: few small parts, put back as they were, and nothing without motion."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.canvas.busts import draw_bust
from crypt_game.drawing.canvas.closed_eyes import BustPlace, eyes_area
from crypt_game.drawing.canvas.fire import draw_flame
from crypt_game.drawing.canvas.spotlight import CarriedDie
from crypt_game.drawing.geometry import Frame
from crypt_game.drawing.idle_animation import MOST_PARTS, Flame, IdleAnimation, IdleLayer

ASSETS = Path(__file__).resolve().parents[2] / "assets"
BUST = Rect(500, 300, 200, 220)
HEIR = BustPlace("heirs/tower_duke", BUST.topleft, BUST.height)
MANY = IdleAnimation(
    flames=[Flame((100 + 130 * number, 30 * number - 60), 60) for number in range(8)],
    dust=Rect(200, 60, 700, 300),
    smoke=[(80, 600), (1100, 600)],
    busts=[HEIR],
)


@pytest.fixture(scope="module")
def picture_store() -> Iterator[PictureStore]:
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    yield PictureStore(ASSETS)
    pygame.quit()


@pytest.fixture
def canvas(picture_store: PictureStore) -> Canvas:
    surface = pygame.display.get_surface()
    assert surface is not None
    surface.fill((70, 60, 50))
    canvas = Canvas(surface, picture_store, Frame.of(surface.get_size()))
    draw_bust(canvas, "tower", "duke", BUST)
    return canvas


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def run(layer: IdleLayer, canvas: Canvas, seconds: float) -> list[list[Rect]]:
    """Each time that something was painted anew: which parts."""
    painted = []
    for _ in range(round(seconds * 24)):
        layer.advance(1 / 24)
        if parts := layer.update(canvas):
            painted.append(parts)
    return painted


def test_few_parts_are_painted_anew_twelve_times_a_second(canvas: Canvas) -> None:
    layer = IdleLayer()
    layer.settle(canvas, MANY, moving=True)
    painted = run(layer, canvas, 2)
    assert 23 <= len(painted) <= 25
    # What is taken away and what is put there instead.
    assert max(map(len, painted)) <= 2 * MOST_PARTS
    assert max(map(len, painted)) > MOST_PARTS


def test_outside_the_parts_nothing_changes_and_all_is_put_back(canvas: Canvas) -> None:
    still = canvas.surface.copy()
    layer = IdleLayer()
    layer.settle(canvas, MANY, moving=True)
    for _ in range(12):
        (parts,) = run(layer, canvas, 1 / 12)
        shown = canvas.surface.copy()
        for part in parts:
            shown.blit(still, part, part)
        assert pixels(shown) == pixels(still)


def test_nothing_moves_on_a_window_of_another_size_until_the_scene_is_drawn_there(
    canvas: Canvas, picture_store: PictureStore
) -> None:
    layer = IdleLayer()
    layer.settle(canvas, MANY, moving=True)
    smaller = Canvas(pygame.Surface((1024, 640)).convert(), picture_store, Frame.of((1024, 640)))
    assert run(layer, smaller, 1) == []
    assert pixels(smaller.surface).strip(b"\0") == b""
    layer.settle(smaller, MANY, moving=True)
    assert run(layer, smaller, 1) != []


def test_a_scene_that_moves_is_drawn_once_more_before_its_flames_go_on(canvas: Canvas) -> None:
    still, layer = canvas.surface.copy(), IdleLayer()
    layer.settle(canvas, MANY, moving=True)
    assert not layer.unkept
    layer.advance(1 / 60)
    canvas.surface.blit(still, (0, 0))
    layer.settle(canvas, MANY, moving=True)
    assert pixels(canvas.surface) != pixels(still)
    assert not layer.unkept, "it may be drawn again in the next frame"
    assert run(layer, canvas, 1) == [], "what lies below the flames is not known"
    assert layer.unkept
    canvas.surface.blit(still, (0, 0))
    layer.settle(canvas, MANY, moving=True)
    assert not layer.unkept
    assert len(run(layer, canvas, 1)) > 10


def test_below_the_flames_of_a_scene_that_is_about_to_pass_nothing_is_kept(canvas: Canvas) -> None:
    layer = IdleLayer()
    layer.settle(canvas, MANY, moving=True, passing=True)
    assert run(layer, canvas, 1) == []
    assert layer.unkept, "a scene that stays must be drawn once more"


def test_flames_of_a_scene_that_is_drawn_again_burn_as_if_it_were_new(canvas: Canvas) -> None:
    still, known, fresh = canvas.surface.copy(), IdleLayer(), IdleLayer()
    before_the_bust, elsewhere = [Flame((600, 460), 60)], [Flame((200, 460), 60)]
    shown = []
    for layer in (known, fresh):
        canvas.surface.blit(still, (0, 0))
        layer.settle(canvas, IdleAnimation(before_the_bust if layer is known else elsewhere), moving=True)
        run(layer, canvas, 1)
        canvas.surface.blit(still, (0, 0))
        layer.settle(canvas, IdleAnimation(elsewhere), moving=True)
        shown.append([pixels(canvas.surface) for _ in range(12) if run(layer, canvas, 1 / 12)])
    assert len(shown[0]) == 12
    assert shown[0] == shown[1]


def test_a_flame_outside_the_window_may_be_drawn_again(canvas: Canvas) -> None:
    layer, before = IdleLayer(), pixels(canvas.surface)
    for left in (2000, 2040):
        layer.settle(canvas, IdleAnimation([Flame((left, 300), 60)]), moving=True)
        layer.advance(1.0)
    run(layer, canvas, 1)
    assert pixels(canvas.surface) == before


def test_without_motion_flames_stand_still_and_nothing_else_is_there(canvas: Canvas) -> None:
    layer = IdleLayer()
    layer.settle(canvas, MANY, moving=False)
    assert not layer.moving
    before = pixels(canvas.surface)
    assert run(layer, canvas, 8) == []
    assert pixels(canvas.surface) == before


def test_an_heir_blinks_every_three_to_seven_seconds(canvas: Canvas) -> None:
    opened, eyes = canvas.surface.copy(), eyes_area(canvas, HEIR)
    layer = IdleLayer()
    layer.settle(canvas, IdleAnimation(busts=[HEIR]), moving=True)
    closed: list[float] = []
    for tick in range(12 * 40):
        layer.advance(1 / 12)
        layer.update(canvas)
        if pixels(canvas.surface.subsurface(eyes)) == pixels(opened.subsurface(eyes)):
            continue
        if not closed:
            shown = canvas.surface.copy()
            shown.blit(opened, eyes, eyes)
            assert pixels(shown) == pixels(opened)
        if not closed or tick / 12 - closed[-1] > 0.5:
            closed.append(tick / 12)
    pauses = [later - earlier for earlier, later in pairwise(closed)]
    assert len(pauses) >= 4
    assert all(2.8 <= pause <= 7.5 for pause in pauses)
    assert len(set(pauses)) > 1


def test_a_flame_burns_in_many_frames_and_the_ghosts_is_blue(canvas: Canvas) -> None:
    ground = canvas.surface.copy()
    warm = set()
    for number in range(12):
        canvas.surface.blit(ground, (0, 0))
        draw_flame(canvas, (300, 400), 100, number / 12)
        warm.add(pixels(canvas.surface))
    assert len(warm) == 12
    red, _, blue, _ = pygame.transform.average_color(canvas.surface, Rect(285, 340, 30, 50))
    assert red > blue + 60
    canvas.surface.blit(ground, (0, 0))
    draw_flame(canvas, (300, 400), 100, 1.0, cold=True)
    red, _, blue, _ = pygame.transform.average_color(canvas.surface, Rect(285, 340, 30, 50))
    assert blue > red + 20


def test_in_a_room_that_is_dark_flames_are_dim_and_alone(canvas: Canvas) -> None:
    scene, ground = MANY._replace(smoke=[(50, 50)]), canvas.surface.copy()
    covered, lit = scene.flames[0], scene.flames[1]
    dim = scene.dimmed(0.7, [lit.body], [covered.body])
    assert [flame.foot for flame in dim.flames] == [flame.foot for flame in scene.flames[1:]]
    assert [flame.dim for flame in dim.flames] == [0, *[0.7] * (len(scene.flames) - 2)]
    assert (dim.dust, dim.smoke, dim.busts) == (None, (), ())
    light = []
    for lost in (0.0, 0.7):
        canvas.surface.blit(ground, (0, 0))
        draw_flame(canvas, (300, 400), 100, 1.0, dim=lost)
        light.append(sum(pygame.transform.average_color(canvas.surface, Rect(285, 340, 30, 50))[:3]))
    assert light[1] < light[0] / 2


@pytest.mark.parametrize(("passing", "strengths"), [(True, 1), (False, 4)])
def test_the_light_of_flames_is_steady_while_a_room_passes(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, passing: bool, strengths: int
) -> None:
    seen = set()
    monkeypatch.setattr("crypt_game.drawing.canvas.fire.brighten", lambda *drawn: seen.add(drawn[-1]))
    layer = IdleLayer()
    for _ in range(60):
        layer.advance(1 / 12)
        layer.settle(canvas, MANY, moving=True, passing=passing)
    assert len(seen) == strengths


def test_a_die_is_carried_to_its_card_and_leaves_nothing_behind(canvas: Canvas) -> None:
    """Without motion it hangs still; it never covers what is before it."""
    canvas.surface.fill((70, 60, 50))
    before, layer = pixels(canvas.surface), IdleLayer()
    die, card, panel = Rect(200, 600, 60, 60), Rect(700, 150, 180, 250), Rect(380, 300, 80, 160)
    carried = CarriedDie("star", die, card, panel, pointer=True)
    layer.settle(canvas, IdleAnimation(carried=carried), moving=True)
    painted = run(layer, canvas, 2.3)
    seen = [parts[-1].center for parts in painted]
    canvas.surface.fill((70, 60, 50), painted[-1][-1])
    assert pixels(canvas.surface) == before
    assert seen[0][0] < card.left / 2 < seen[-1][0] <= card.centerx
    assert max(abs(x - then) for (then, _), (x, _) in pairwise(seen)) < die.width
    covered = canvas.surface.subsurface(panel).copy()
    assert set(pixels(covered)) == set(before[:3])
    layer.settle(canvas, IdleAnimation(), moving=True)
    still = IdleLayer()
    still.settle(canvas, IdleAnimation(carried=carried._replace(before=Rect(0, 0, 0, 0))), moving=False)
    assert pixels(canvas.surface) != before
    assert not run(still, canvas, 1)
