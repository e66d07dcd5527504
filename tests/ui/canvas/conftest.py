"""A brush on a screen of the dummy video driver, one workshop for all tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from crypt_game.drawing.canvas import Canvas, PictureStore
from crypt_game.drawing.geometry import Frame

ASSETS = Path(__file__).resolve().parents[3] / "assets"


@pytest.fixture(scope="session")
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.quit()


@pytest.fixture(scope="session")
def picture_store(screen: pygame.Surface) -> PictureStore:
    return PictureStore(ASSETS)


@pytest.fixture
def canvas(screen: pygame.Surface, picture_store: PictureStore) -> Canvas:
    screen.fill((20, 25, 32))
    return Canvas(screen, picture_store, Frame.of(screen.get_size()))
