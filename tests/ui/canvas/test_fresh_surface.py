"""Large surfaces that the system hands out when they are written."""

from __future__ import annotations

import pytest

from crypt_game.drawing.canvas.fresh_surface import fresh_surface


@pytest.mark.parametrize("size", [(3, 2), (400, 300)])
def test_a_fresh_surface_is_clear_and_can_be_painted(size: tuple[int, int]) -> None:
    surface = fresh_surface(size)
    corner = size[0] - 1, size[1] - 1
    assert surface.get_size() == size
    assert tuple(surface.get_at(corner)) == (0, 0, 0, 0)
    surface.fill((10, 20, 30, 40))
    assert tuple(surface.get_at(corner)) == (10, 20, 30, 40)
