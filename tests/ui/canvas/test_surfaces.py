"""Parts of surfaces: what lies round a hole, and ends that fade out."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from crypt_game.drawing import effects
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.light import cut_out, dim_box
from crypt_game.drawing.canvas.surfaces import Pose, round_about

AREA = Rect(2, 3, 9, 7)


@pytest.mark.parametrize(
    "hole",
    [
        Rect(4, 5, 3, 2),
        Rect(2, 3, 4, 2),
        Rect(0, 0, 5, 30),
        Rect(8, 8, 20, 20),
        Rect(0, 0, 50, 50),
        Rect(11, 3, 4, 4),
        Rect(3, -6, 4, 4),
        Rect(5, 5, 0, 0),
    ],
    ids=[
        "inside",
        "in a corner",
        "through all rows",
        "half outside",
        "all of it",
        "beside it",
        "above it",
        "none",
    ],
)
def test_every_pixel_round_a_hole_lies_in_one_box(hole: Rect) -> None:
    boxes = round_about(hole, AREA)
    assert all(boxes)
    for x in range(-1, 13):
        for y in range(-1, 12):
            wanted = AREA.collidepoint(x, y) and not hole.collidepoint(x, y)
            assert sum(box.collidepoint(x, y) for box in boxes) == wanted


def test_what_goes_on_beyond_an_edge_fades_out_towards_it(canvas: Canvas) -> None:
    ground, ink, view = (40, 30, 20), (240, 220, 200), Rect(100, 100, 60, 200)

    def column() -> list[int]:
        return [canvas.surface.get_at((120, y))[0] for y in range(view.top - 1, view.bottom + 1)]

    canvas.surface.fill(ground)
    with canvas.fading(view, above=False, below=True):
        canvas.surface.fill(ink)
    seen = column()
    assert (seen[0], seen[1], seen[-1]) == (ground[0], ink[0], ground[0])
    assert seen[-2] == ground[0]
    assert seen[1:-1] == sorted(seen[1:-1], reverse=True)
    assert len(set(seen)) > 10

    canvas.surface.fill(ground)
    with canvas.fading(view, above=True, below=False):
        canvas.surface.fill(ink)
    assert column() == seen[::-1]

    cut = Canvas(canvas.surface, canvas.picture_store, canvas.scale._replace(contrast=True))
    canvas.surface.fill(ground)
    with cut.fading(view, above=True, below=True):
        canvas.surface.fill(ink)
    assert set(column()) == {ground[0], ink[0]}


def test_what_is_dimmed_or_cut_out_has_the_corners_of_a_card(canvas: Canvas) -> None:
    card, corner = Rect(100, 100, 200, 280), 12
    canvas.surface.fill((200, 160, 120))
    piece = cut_out(canvas, card, corner)
    assert piece.get_at((0, 0)).a == 0
    assert tuple(piece.get_at(piece.get_rect().center)) == (200, 160, 120, 255)
    dim_box(canvas, card, 0.5, corner)
    for place in (card.topleft, card.move(-1, -1).bottomright):
        assert canvas.surface.get_at(place)[:3] == (200, 160, 120)
    assert canvas.surface.get_at(card.center)[:3] == pytest.approx((100, 80, 60), abs=2)
    canvas.surface.fill((200, 160, 120))
    effects.spotlight([], [card], 1.0).draw(canvas, 0.5)
    assert (
        canvas.surface.get_at(card.topleft)[:3] == (200, 160, 120) != canvas.surface.get_at(card.center)[:3]
    )


def test_the_straight_edges_of_what_lies_tilted_are_smooth(canvas: Canvas) -> None:
    canvas.surface.fill("black")
    plate = pygame.Surface((60, 80), pygame.SRCALPHA)
    plate.fill("white")
    canvas.posed("plate", plate, (200, 200), Pose(angle=6))
    rows = [[canvas.surface.get_at((x, y)).r for x in range(140, 200)] for y in range(180, 220)]
    between = [level for row in rows for level in row if 0 < level < 255]
    assert len(between) > len(rows) / 2
