"""Words at the table really grow with the player's text size."""

from __future__ import annotations

from typing import Any

import pytest
from pygame import Rect, Surface
from screen_scenes import SCENES

from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.cards import mark_place
from crypt_game.drawing.canvas.pieces import draw_pill
from crypt_game.drawing.theme import TEXT_FLOOR, Style
from crypt_game.rules import TREASURE_TYPES
from crypt_game.ui.board import draw_divvy, draw_seats, draw_worth
from crypt_game.ui.board.draw_context import TextLine

from ..conftest import OpenApp
from ..fitting import type_sizes
from .staging import shown
from .test_drawing import TABLES

LARGE_ENOUGH = 17
"""In pixels: words this large may stay as they are."""
CROWDED = (
    "claim of 4 heirs",
    "claim of clash 8",
    "claim of twins",
    "ghost of solo",
    "re-roll",
)
LEAST = {1.5: 1.1, 2.0: 1.2}
"""By which factor words grow at least at a text size, where the table is most crowded."""
AT_FLOOR = 1.05
"""The same for what is as small as type may be at the usual text size, for want of room."""
USUAL = {1.5: 1.25, 2.0: 1.5}
"""By which factor half of all words grow at least."""


@pytest.mark.parametrize("name", CROWDED)
def test_every_word_grows_with_the_text_size(open_app: OpenApp, name: str) -> None:
    sizes = {}
    for text in (1.0, *LEAST):
        app = open_app((1280, 720), language="de", text_size=text)
        model = TABLES[name](app.words)
        sizes[text] = type_sizes(app, shown(app, model))
    for text, least in LEAST.items():
        common = [words for words in sizes[1.0] if words in sizes[text] and any(map(str.isalpha, words))]
        assert len(common) > 10
        growth = {words: sizes[text][words] / sizes[1.0][words] for words in common}
        small = {
            words: (sizes[1.0][words], sizes[text][words])
            for words in common
            if growth[words] < (AT_FLOOR if sizes[1.0][words] == TEXT_FLOOR else least)
            and sizes[text][words] < LARGE_ENOUGH
        }
        assert small == {}, f"at {text:.0%}"
        small_words = [share for words, share in growth.items() if sizes[1.0][words] < LARGE_ENOUGH]
        assert sorted(small_words)[len(small_words) // 2] >= USUAL[text]


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_odds_stand_a_space_apart_from_their_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, text_size=1.5)
    boxes: dict[str, Rect] = {}
    text = Canvas.text

    def kept(canvas: Canvas, style: Style, words: str, *more: Any, **other: Any) -> Rect:
        boxes[words] = text(canvas, style, words, *more, **other)
        return boxes[words]

    monkeypatch.setattr(Canvas, "text", kept)
    scene = shown(app, TABLES["claim of solo"](app.words))
    app.step(0.0)
    words = boxes[app.words.say("table-odds-home")]
    figures = [box for said, box in boxes.items() if said.endswith("%") and box.centery == words.centery]
    assert min(box.left for box in figures) - words.right >= words.height // 6
    assert scene.layout.status.contains(words)


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080)])
def test_what_is_asked_stays_large_while_keys_are_shown(open_app: OpenApp, size: tuple[int, int]) -> None:
    app = open_app(size, language="de", text_size=1.5)
    SCENES["tooltip"](app)
    scene = app.stack.top
    words, sizes = app.words.say("table-odds-home"), []
    for by_keys in (False, True):
        scene.controls.by_keys = by_keys
        sizes.append(type_sizes(app, scene)[words])
    assert sizes[1] >= 0.8 * sizes[0]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize(("name", "figure"), [("claim of 4 heirs", "+4–9"), ("claim of clash 8", "+11–14")])
def test_gains_on_cards_grow_and_cover_no_setup_mark(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, name: str, figure: str, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(draw_worth, "range_figure", lambda least, most: figure)
    chips: list[Rect] = []
    monkeypatch.setattr(draw_worth, "draw_pill", lambda canvas, rect, rim: chips.append(rect))
    highest = []
    for text in (1.0, 1.5):
        app = open_app(size, text_size=text)
        model = TABLES[name](app.words)
        model.card_worth = True
        scene = shown(app, model)
        chips.clear()
        scene.draw(Canvas(app.surface, app.picture_store, app.frame))
        crypt = scene.layout.crypt
        told = [(card, chip) for card in crypt.cards for chip in chips if card.contains(chip)]
        assert len(told) == len(chips) > 0
        canvas = Canvas(Surface((1, 1)), app.picture_store, app.frame)
        for card, chip in told:
            assert not mark_place(canvas, card).colliderect(chip), text
        highest.append(max(chip.height for chip in chips))
    assert highest[1] > 1.2 * highest[0]


@pytest.mark.parametrize("scene", ["divvy", "lesson-share"])
def test_names_of_types_are_written_in_one_face_where_a_house_shares(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    faces = set[str]()
    names = {app.words.say(f"term-type-{kind.value}") for kind in TREASURE_TYPES}

    def noted(style: Style, words: str, *colour: Any) -> TextLine:
        if words in names:
            faces.add(style.face)
        return TextLine(style, words, *colour)

    monkeypatch.setattr(draw_divvy, "TextLine", noted)
    SCENES[scene](app)
    app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
    assert len(faces) == 1


def test_glyph_and_number_keep_off_the_rims_of_narrow_chips(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    chips, glyphs, pill, sprite = list[Rect](), list[Rect](), draw_pill, Canvas.sprite

    def noted_chip(canvas: Canvas, rect: Rect, *args: Any, **more: Any) -> None:
        chips.append(rect)
        pill(canvas, rect, *args, **more)

    def noted_glyph(canvas: Canvas, name: str, *args: Any, **more: Any) -> Rect:
        rect = sprite(canvas, name, *args, **more)
        chip = chips[-1] if chips else Rect(0, 0, 0, 0)
        if name.startswith("glyph/") and chip.contains(rect) and chip.width < 1.3 * chip.height:
            glyphs.append(rect.move(-chips[-1].x, 0))
        return rect

    monkeypatch.setattr(draw_seats, "draw_pill", noted_chip)
    monkeypatch.setattr(Canvas, "sprite", noted_glyph)
    SCENES["table-clash-6"](app)
    app.stack.top.draw(Canvas(app.surface, app.picture_store, app.frame))
    assert glyphs
    assert min(glyph.x for glyph in glyphs) >= 2
