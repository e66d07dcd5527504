"""What SDL is told before it starts, and that the user has the last word."""

from __future__ import annotations

import os
import sys

import pytest
from bootstrap import ROOT
from package_systems import IDENTIFIER

from crypt_game.desktop.identity import introduce


@pytest.fixture(autouse=True)
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {})


@pytest.mark.parametrize(
    ("system", "name", "value"),
    [
        ("linux", "SDL_FRAMEBUFFER_ACCELERATION", "0"),
        ("darwin", "PYGAME_HIDE_SUPPORT_PROMPT", "1"),
    ],
)
def test_each_system_is_told_its_own(
    monkeypatch: pytest.MonkeyPatch, system: str, name: str, value: str
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    introduce()
    assert os.environ[name] == value


def test_what_the_user_has_set_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "opengl"
    introduce()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "opengl"


def test_the_window_belongs_to_its_desktop_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    introduce()
    entry = (ROOT / "packaging" / "linux" / f"{IDENTIFIER}.desktop").read_text(encoding="utf-8")
    assert f"\nStartupWMClass={os.environ['SDL_VIDEO_X11_WMCLASS']}\n" in entry
