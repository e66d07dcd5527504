"""Forms find the places of their rows: nothing overlaps, and one row more needs no other number."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pygame
import pytest

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.geometry import Area, Box, Frame
from crypt_game.drawing.theme import Style
from crypt_game.screen_reader import node_words
from crypt_game.ui.pages.choice_chips import Option
from crypt_game.ui.pages.form import ChoiceRow, Form, FormPanel, FormRow, SliderRow, SwitchRow
from crypt_game.ui.pages.page import canvas_for

from .conftest import OpenApp


def nothing(*_: object) -> None:
    """A change that nobody waits for."""


def say(key: str, /, **told: str | int | float) -> str:
    return f"{told['label']}: {told['figure']}" if key == "spoken-figure" else key


def options(count: int) -> list[Option]:
    return [Option(str(number), f"option {number}", number == 0, nothing) for number in range(count)]


def switch(name: str) -> SwitchRow:
    return SwitchRow(name, name, f"about {name}", True, nothing)


def panels(further: int) -> list[FormPanel]:
    rows: list[FormRow] = [switch(f"switch {number}") for number in range(2 + further)]
    choices: list[FormRow] = [
        ChoiceRow("few", "Few", options(3)),
        ChoiceRow("many", "Many", options(6)),
    ]
    return [
        FormPanel("One", "icon/eye", [*rows, *choices], ruled=True),
        FormPanel("Two", "icon/sound", [SliderRow("volume", "Volume", 0.4, nothing)]),
    ]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
@pytest.mark.parametrize("further", [0, 1, 2])
def test_rows_share_the_column_without_meeting(size: tuple[int, int], further: int) -> None:
    area = Area.of(Frame.of(size))
    form = Form(area, say)
    column = Box(41, 122, 595, area.height - 164)
    left = form.stack(column, panels(further))
    first, second = (panel.rect for panel in form.panels)
    assert first.top == area.px(column).top
    assert first.bottom < second.top
    assert second.bottom <= area.px(column).bottom
    assert left.bottom == pytest.approx(column.bottom)
    rects = [widget.rect for widget in form.widgets]
    assert all(area.px(column).contains(rect) for rect in rects)
    assert not any(one.colliderect(other) for one, other in combinations(rects, 2))
    words = [label.rect for label in form.labels]
    assert not any(word.colliderect(rect) for word in words for rect in rects)
    assert not any(one.inflate(0, -2).colliderect(other) for one, other in combinations(words, 2))


def test_more_than_four_options_stand_in_two_lines_of_one_width() -> None:
    form = Form(Area.of(Frame.of((1920, 1080))), say)
    form.stack(
        Box(0, 0, 595, 400), [FormPanel("One", "icon/globe", [ChoiceRow("tongue", "Tongue", options(6))])]
    )
    rects = [widget.rect for widget in form.widgets]
    assert len({rect.top for rect in rects}) == 2
    assert len({rect.width for rect in rects}) <= 2
    assert [widget.key for widget in form.widgets] == [f"tongue-{number}" for number in range(6)]


def test_a_listener_hears_what_is_on_and_what_is_chosen() -> None:
    form = Form(Area.of(Frame.of((1920, 1080))), say)
    form.stack(Box(0, 0, 595, 600), panels(0))
    nodes = {widget.key: widget.node() for widget in form.widgets}
    assert nodes["switch 0"].name == "switch 0"
    assert node_words(nodes["switch 0"], say) == "spoken-on. about switch 0"
    assert node_words(nodes["few-0"], say) == "spoken-chosen"
    assert node_words(nodes["few-1"], say) == "Few: option 1"
    assert node_words(nodes["volume"], say) == "Volume: 40"


def test_labels_of_one_room_are_set_in_one_size_whatever_their_pixels() -> None:
    form = Form(Area.of(Frame.of((1133, 641))), say)
    sliders = [SliderRow(name, name, 0.5, nothing) for name in ("a", "b", "c")]
    form.stack(Box(41, 122, 595, 400), [FormPanel("One", "icon/sound", sliders)])
    assert len({(label.style, label.anchor, label.room) for label in form.labels}) == 2
    assert all(isinstance(label.rect, pygame.Rect) for label in form.labels)


def test_a_panel_of_two_columns_ends_where_its_rows_end() -> None:
    form = Form(Area.of(Frame.of((1920, 1080))), say)
    panel = FormPanel("One", "icon/eye", [switch(f"switch {number}") for number in range(9)])
    room = Box(0, 0, 700, 880)
    left = form.stack(room, [panel])
    assert left.h > 0
    assert len({widget.rect.left for widget in form.widgets}) == 2
    rows = sorted({widget.rect.bottom for widget in form.widgets})
    assert form.panels[0].rect.bottom - rows[-1] < rows[1] - rows[0]


def test_a_panel_leaves_enough_for_a_picture_or_nothing() -> None:
    panel = FormPanel("One", "icon/eye", [switch(f"switch {number}") for number in range(5)], ruled=True)
    for height in range(500, 1200, 10):
        form, box = Form(Area.of(Frame.of((1920, 1080))), say), Box(0, 0, 1400, height)
        left = form.stack(box, [panel])
        assert left.h <= 0 or left.h >= 0.2 * box.w
        spare = form.panels[0].rect.bottom - form.widgets[-1].rect.bottom
        assert spare < 110


def test_lines_between_rows_of_two_columns_are_level() -> None:
    form = Form(Area.of(Frame.of((1920, 1080))), say)
    switches = [switch(f"switch {number}") for number in range(4)]
    choice = ChoiceRow("few", "Few", options(3))
    form.stack(Box(0, 0, 1400, 400), [FormPanel("One", "icon/eye", [*switches, choice, choice], ruled=True)])
    assert len({rule.left for rule in form.rules}) == 2
    assert len({rule.top for rule in form.rules}) == 2


def test_a_label_and_its_explanation_stand_beside_the_middle_of_the_switch(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    form = Form(Area.of(Frame.of((1920, 1080))), say)
    form.stack(Box(0, 0, 700, 400), [FormPanel("One", "icon/eye", [switch("switch")])])
    assert form.labels[0].detail
    assert form.labels[0].rect.centery == pytest.approx(form.widgets[0].rect.centery, abs=1)


def test_labels_side_by_side_are_set_in_one_size(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app, sizes = open_app(), list[float]()
    canvas = canvas_for(app)
    draw = Canvas.text

    def seen(self: Canvas, style: Style, words: str, *rest: Any, **more: Any) -> Any:
        sizes.append(style.size)
        return draw(self, style, words, *rest, **more)

    form = Form(Area.of(app.frame), say)
    long = "a switch with a name that its room does not hold in type of the usual size at all"
    form.stack(Box(0, 0, 595, 400), [FormPanel("One", "icon/eye", [switch("short"), switch(long)])])
    monkeypatch.setattr(Canvas, "text", seen)
    form.draw(canvas)
    assert len(sizes) == 2
    assert sizes[0] == sizes[1] < theme.FORM_LABEL.size
