"""A brush on a screen of the dummy video driver, one workshop for all tests of this room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from crypt_game.ui.brush import Brush, Scale, Workshop

ASSETS = Path(__file__).resolve().parents[3] / "assets"


@pytest.fixture(scope="session")
def screen() -> Iterator[pygame.Surface]:
    pygame.display.init()
    pygame.font.init()
    yield pygame.display.set_mode((1280, 720))
    pygame.quit()


@pytest.fixture(scope="session")
def workshop(screen: pygame.Surface) -> Workshop:
    return Workshop(ASSETS)


@pytest.fixture
def brush(screen: pygame.Surface, workshop: Workshop) -> Brush:
    screen.fill((20, 25, 32))
    return Brush(screen, workshop, Scale.of(screen.get_size()))
