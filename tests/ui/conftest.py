"""An app in a window that nobody sees, with folders of its own."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from crypt_game.desktop.paths import Folders
from crypt_game.desktop.settings import SettingsFile
from crypt_game.ui.app import App
from crypt_game.ui.scene import Resources

from ..made_once import made_once

ROOT = Path(__file__).parents[2]
OpenApp = Callable[..., App]


@pytest.fixture(autouse=True)
def what_is_alike_is_made_once() -> Iterator[None]:
    with made_once():
        yield


@pytest.fixture(scope="session", autouse=True)
def nobody_cuts_the_power() -> Iterator[None]:
    """Games that are played through a window are written but not waited for: that took a third of the time.

    That they are flushed is tested without a window, and in processes that are killed.
    """
    with pytest.MonkeyPatch.context() as patch:
        for name in ("fsync", "fdatasync"):
            patch.setattr(os, name, lambda _: None, raising=False)
        yield


@pytest.fixture(scope="session")
def sprite_cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where rasterised pictures are kept between the apps of one test run."""
    return tmp_path_factory.mktemp("sprites")


@pytest.fixture
def open_app(tmp_path: Path, sprite_cache: Path) -> Iterator[OpenApp]:
    """Opens an app: `open_app((1280, 720), language="de", text_size=1.5, …)`, further names are settings.

    However slow the machine is, each step draws what is due.
    """
    opened: list[App] = []

    def open_one(
        size: tuple[int, int] = (1280, 720), *, locale: Path = ROOT / "locale", **settings: Any
    ) -> App:
        folder = tmp_path / f"app{len(opened)}"
        folder.mkdir()
        folders = Folders(folder / "saves", folder, folder, sprite_cache, together=True)
        file = SettingsFile(folders.settings_file)
        quick = {"animation_speed": "off", "hand_over": False, "round_stops": "off"}
        known = {"learning": {"answered": True}}
        wanted: dict[str, Any] = {"language": "en", **quick, **known, **settings}
        file.change(file.settings._replace(**wanted))
        app = App(Resources(ROOT / "assets", (locale,)), folders, file, size=size)
        app.patient = True
        opened.append(app)
        return app

    yield open_one
    for app in opened:
        app.close()
    pygame.key.stop_text_input()
