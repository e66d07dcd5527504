"""Rendered pictures: their size is read from the head of the file, and they come at the size asked for."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.drawing.canvas import PictureStore
from crypt_game.drawing.canvas.rendered import load_rendered, rendered_size
from crypt_game.drawing.canvas.rooms import FRONTS, front_of

MIST = 24
"""What is so faint (0 to 255) is no paint."""
PICTURES = sorted((Path(__file__).parents[3] / "assets" / "pictures").rglob("*.webp"))


@pytest.mark.parametrize("path", PICTURES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_the_size_is_told_without_decoding(screen: pygame.Surface, path: Path) -> None:
    assert rendered_size(path) == pygame.image.load(path).get_size()


def test_a_picture_comes_at_its_size_with_light_only_where_it_is(screen: pygame.Surface) -> None:
    heir = next(path for path in PICTURES if path.parent.name == "heirs")
    art = load_rendered(heir, (120, 132))
    assert art.get_size() == (120, 132)
    assert tuple(art.get_at((0, 0))) == (0, 0, 0, 0)
    assert art.get_at((60, 70))[3] > 250


def test_what_is_no_picture_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "front.webp"
    path.write_bytes(b"RIFF....WAVEfmt " + bytes(40))
    with pytest.raises(ValueError, match="no WebP"):
        rendered_size(path)


def test_a_rendered_picture_is_asked_for_like_a_drawn_one(picture_store: PictureStore) -> None:
    assert picture_store.has_sprite("fronts/idol-4")
    assert picture_store.sprite_size("fronts/idol-4", 339) == (309, 339)
    assert picture_store.sprite("fronts/idol-4", 339).get_size() == (309, 339)


@pytest.mark.parametrize("room", FRONTS)
def test_what_stands_before_a_wall_lies_in_its_boxes_and_fills_them(
    picture_store: PictureStore, room: str
) -> None:
    front = picture_store.rendered(front_of(room), (320, 180))
    for left, top, right, foot in FRONTS[room]:
        box = pygame.Rect(320 * left, 180 * top, 320 * (right - left), 180 * (foot - top))
        painted = front.subsurface(box).get_bounding_rect(MIST)
        assert painted.width * painted.height > 0.7 * box.width * box.height
        front.fill((0, 0, 0, 0), box.inflate(2, 2))
    assert not front.get_bounding_rect(MIST)
