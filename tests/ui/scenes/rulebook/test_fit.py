"""Every page of the rulebook fits, scrolled from top to bottom, in every language and window."""

from __future__ import annotations

from pathlib import Path

import pytest
from pseudo_language import write_pseudo_language

from crypt_game.controls.input import Command, Order
from crypt_game.rules import CollectorSides, GameSetup, Mode, Side
from crypt_game.text.reading_position import PagePosition
from crypt_game.ui.app import App
from crypt_game.ui.scene import Resources
from crypt_game.ui.scenes.rulebook.quick_reference import QuickReference
from crypt_game.ui.scenes.rulebook.scene import RulebookScene

from ...conftest import ROOT, OpenApp
from ...fitting import text_faults

CASES = [
    ((1024, 640), 1.5),
    ((1280, 720), 1.0),
    ((1920, 1080), 1.25),
    ((1024, 768), 1.0),
    ((2560, 1080), 1.5),
    ((2560, 1440), 1.0),
]
REFERENCES = (
    None,
    GameSetup(Mode.SOLO, 1),
    GameSetup(Mode.CLASH, 8, CollectorSides(*[Side.B] * 6), cursed=True),
)
ids = [f"{size[0]}x{size[1]}-{text}" for size, text in CASES]


def faults(app: App) -> set[str]:
    """What is wrong with any page, with a search under way, and with the quick reference."""
    scene = RulebookScene(app, "game")
    app.stack.reset(scene)
    found: set[str] = set()
    down = Order(Command.PAGE_DOWN)
    while True:
        found.update(text_faults(app))
        before = scene.reading.mark, scene.scrolled
        scene.handle(down)
        if (scene.reading.mark, scene.scrolled) == before:
            break
    scene.open(PagePosition("push-out"))
    scene.look_for("e")
    found.update(text_faults(app))
    for game in REFERENCES:
        app.stack.push(QuickReference(app, game))
        found.update(text_faults(app))
        app.stack.pop()
    return found


@pytest.mark.long  # a language a third longer is tried every day, below
@pytest.mark.parametrize("language", ["en", "de", "fr"])
@pytest.mark.parametrize(("size", "text"), CASES, ids=ids)
def test_every_page_fits(open_app: OpenApp, size: tuple[int, int], text: float, language: str) -> None:
    assert faults(open_app(size, text_size=text, language=language)) == set()


@pytest.mark.parametrize(("size", "text"), CASES[:2], ids=ids[:2])
def test_every_page_fits_in_a_language_a_third_longer(
    open_app: OpenApp, tmp_path: Path, size: tuple[int, int], text: float
) -> None:
    (tmp_path / "en").symlink_to(ROOT / "locale" / "en")
    write_pseudo_language(tmp_path / "xx")
    app = open_app(size, text_size=text)
    app.resources = Resources(app.resources.assets, (tmp_path,))
    app.change_settings(language="xx")
    assert app.words.language == "xx"
    assert faults(app) == set()
