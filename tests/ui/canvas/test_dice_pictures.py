"""The dice: readable as small as they are shown, and without colour vision."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from crypt_game.drawing.canvas import PictureStore

PEOPLE = ("tower", "moon", "pine", "star")
HOUSES = (*PEOPLE, "ghost", "shade")
FACES = range(1, 7)
SMALLEST = 34
"""The height in pixels of the smallest die at 1280×720."""


def greys(store: PictureStore, name: str, height: int = SMALLEST) -> list[int]:
    """What an eye without colour sees of the upper face: the brightness of each pixel, before dark stone."""
    picture = store.sprite(name, height)
    ground = pygame.Surface(picture.get_size(), depth=32)
    ground.fill((30, 28, 26))
    ground.blit(picture, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return list(pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3])


def difference(one: list[int], other: list[int]) -> float:
    """The mean difference of brightness, 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def clearly_different(one: list[int], other: list[int]) -> float:
    """The share of pixels whose brightness differs by an eighth of the scale."""
    return sum(abs(a - b) > 32 for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("house", HOUSES)
def test_faces_are_told_apart_without_colour(picture_store: PictureStore, house: str) -> None:
    seen = {face: greys(picture_store, f"dice/{house}-{face}") for face in FACES}
    assert min(clearly_different(seen[a], seen[b]) for a, b in combinations(FACES, 2)) > 0.012


@pytest.mark.parametrize("house", HOUSES)
def test_pips_stand_out_from_their_die(picture_store: PictureStore, house: str) -> None:
    levels = sorted(greys(picture_store, f"dice/{house}-6")[: SMALLEST * 20])
    dark, light = levels[len(levels) // 8], levels[len(levels) * 7 // 8]
    assert (light + 13) / (dark + 13) > 2


@pytest.mark.parametrize("face", FACES)
def test_houses_are_told_apart_without_colour(picture_store: PictureStore, face: int) -> None:
    seen = {house: greys(picture_store, f"dice/{house}-{face}") for house in HOUSES}
    assert min(difference(seen[a], seen[b]) for a, b in combinations(HOUSES, 2)) > 4


@pytest.mark.parametrize("house", PEOPLE)
def test_an_exhausted_die_is_greyer_cracked_and_has_lost_a_corner(
    picture_store: PictureStore, house: str
) -> None:
    whole, broken = (picture_store.sprite(f"dice/{house}-{face}", 60) for face in (1, "exhausted"))
    assert (
        difference(greys(picture_store, f"dice/{house}-1"), greys(picture_store, f"dice/{house}-exhausted"))
        > 12
    )
    corner = (whole.get_width() - 7, 3)
    assert whole.get_at(corner).a > 200
    assert broken.get_at(corner).a < 100
    means = [pygame.transform.average_color(picture)[:3] for picture in (whole, broken)]
    colourful = [max(mean) - min(mean) for mean in means]
    assert colourful[1] < 0.5 * colourful[0]


@pytest.mark.parametrize("house", HOUSES)
def test_a_die_at_rest_fills_its_picture(picture_store: PictureStore, house: str) -> None:
    picture = picture_store.sprite(f"dice/{house}-4", 216)
    body = pygame.mask.from_surface(picture, 40).get_bounding_rects()[0]
    assert picture.get_rect().inflate(-24, -16).top >= body.top
    assert (body.width >= 184, body.height >= 205) == (True, True)
    assert abs(body.centerx - 100) <= 3
    assert abs(body.centery - 108) <= 4
