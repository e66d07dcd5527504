"""The window bears the game's own picture."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from crypt_game.window.icon import set_icon

from .conftest import ROOT, OpenApp


def test_a_window_bears_the_picture_of_the_game(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    borne: list[bytes] = []

    def noted(picture: pygame.Surface) -> None:
        borne.append(pygame.image.tobytes(picture, "RGBA"))

    monkeypatch.setattr(pygame.display, "set_icon", noted)
    open_app()
    own = pygame.image.load(ROOT / "assets" / "icon" / "crypt-64.png")
    assert borne == [pygame.image.tobytes(own, "RGBA")]


def test_a_picture_that_cannot_be_read_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "broken.png").write_bytes(b"no picture")
    for name in ("broken.png", "nowhere.png"):
        set_icon(tmp_path / name)
    assert caplog.text.count("no icon") == 2
