"""Every scene of the picture sheets: its words fit and are large enough, keys and fingers reach its
controls, and each of these has a name."""

from __future__ import annotations

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.ui.pages.page import PageScene
from crypt_game.ui.scenes.rulebook.scene import RulebookScene
from tests.random_games import NAMES

from ..conftest import OpenApp
from ..fingertips import enlarge, small_targets
from ..fitting import small_type, text_faults
from ..hearing import outline_faults, spoken_faults, titles_seen

LANGUAGES = ("de", "fr", "en")
TYPED = (*NAMES, "Ysolde")
"""What players have typed may be narrowed."""


@pytest.mark.long
@pytest.mark.parametrize("number", range(len(SCENES)), ids=SCENES)
def test_a_scene_can_be_read_and_reached(open_app: OpenApp, number: int) -> None:
    app = open_app((1280, 720), language=LANGUAGES[number % len(LANGUAGES)])
    [*SCENES.values()][number](app)
    with titles_seen() as seen:
        assert text_faults(app, typed=TYPED) == []
    assert outline_faults(app.stack.top, seen) == []
    assert small_type(app) == {}
    assert spoken_faults(app.stack.top) == []
    controls = app.stack.top.controls
    unnamed = [widget.key for widget in controls.widgets if widget.focusable and not widget.spoken]
    assert unnamed == []
    assert any(widget.focusable for widget in controls.widgets) or not controls.widgets
    enlarge(app)
    assert small_targets(app) == []


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_pages_have_one_edge_and_like_columns_are_equally_wide(
    open_app: OpenApp, size: tuple[int, int]
) -> None:
    app = open_app(size)
    places: dict[str, list[pygame.Rect]] = {}
    for name in ("library", "statistics", "rulebook", "settings-keys"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, PageScene)
        if isinstance(scene, RulebookScene):
            places[name] = [scene._spread.contents, scene._spread.page]
        else:
            sections = [each.rect for each in scene.controls.widgets if each.key.startswith("section-")]
            places[name] = [*sections[:1], *(panel.rect for panel in scene.panels)]
    assert len({min(place.left for place in page) for page in places.values()}) == 1
    assert len({max(place.right for place in page) for page in places.values()}) == 1
    assert len({max(place.bottom for place in page) for page in places.values()}) == 1
    assert places["library"][0].width == places["statistics"][0].width
    assert places["rulebook"][0].width == places["settings-keys"][0].width
