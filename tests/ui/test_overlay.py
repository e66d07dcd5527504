"""What floats above every scene holds its words."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import pygame
import pytest
from screen_scenes import SCENES

from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Pointer, PointerKind
from crypt_game.controls.widget import Tip, Widget
from crypt_game.controls.widgets import Button, ButtonFace
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.message_boxes import TOAST, Notch, draw_toast_box, draw_tooltip_box
from crypt_game.drawing.canvas.text import draw_text
from crypt_game.drawing.geometry import Area
from crypt_game.drawing.theme import Palette
from crypt_game.ui import app as app_module
from crypt_game.ui import navigation
from crypt_game.ui.app import App
from crypt_game.ui.overlays import ToastRack, Tooltips
from crypt_game.ui.scenes.about import AboutScene
from crypt_game.ui.scenes.table.scene import TableScene

from .conftest import OpenApp
from .driving import ScreenPlayer
from .fitting import replace_everywhere, replace_text
from .invariants import difference


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_a_message_is_as_high_as_its_words(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    app = open_app((1024, 768), language=language, text_size=1.5)
    rack = ToastRack()
    words = [app.words.say("toast-game-not-saved"), app.words.say("toast-folders-temporary")]
    for text in words:
        rack.add(text, "warning")
    rack.update(0)
    boxes: list[pygame.Rect] = []
    lines: list[pygame.Rect] = []

    def noted_line(self: Canvas, *args: Any, **options: Any) -> pygame.Rect:
        lines.append(draw_text(self, *args, **options))
        return lines[-1]

    def noted_box(canvas: Canvas, rect: pygame.Rect, *args: Any) -> None:
        boxes.append(rect)
        draw_toast_box(canvas, rect, *args)

    replace_text(monkeypatch, noted_line)
    replace_everywhere(monkeypatch, draw_toast_box, noted_box)
    rack.draw(Canvas(app.surface, app.picture_store, app.frame), app.frame)
    assert len(boxes) == len(words)
    assert not boxes[0].colliderect(boxes[1])
    assert all(any(box.contains(line) for box in boxes) for line in lines)


def test_messages_stand_below_the_buttons_and_are_no_wider_than_their_words_need(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((2560, 1080), text_size=1.5)
    rack = ToastRack()
    rack.add(app.words.say("toast-game-not-saved"))
    rack.add("Sound off")
    rack.update(0)
    boxes: list[pygame.Rect] = []
    replace_everywhere(monkeypatch, draw_toast_box, lambda canvas, rect, *args: boxes.append(rect))
    rack.draw(Canvas(app.surface, app.picture_store, app.frame), app.frame)
    page = Area.of(app.frame)
    assert {box.right for box in boxes} == {page.px(page.box.inset(24, 0)).right}
    assert boxes[1].width < boxes[0].width / 2


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        ((1280, 720), 1.5, "fr"),
        ((1280, 720), 1.0, "de"),
        ((1920, 1080), 1.0, "en"),
        ((2560, 1080), 1.5, "de"),
        ((1024, 768), 2.0, "de"),
    ],
)
def test_messages_at_a_table_cover_no_face_no_plate_no_torch_and_nothing_one_plays_with(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    boxes: list[pygame.Rect] = []
    replace_everywhere(monkeypatch, draw_toast_box, lambda canvas, rect, *args: boxes.append(rect))
    SCENES["messages"](app)
    boxes.clear()
    app.invalidate()
    app.step(0)
    *groups, flames = app.stack.top.spared
    spared = [rect for group in groups for rect in group] + list(flames if text < 2 else ())
    assert len(boxes) == len(app.toasts.texts) == 2
    assert not boxes[0].colliderect(boxes[1])
    assert all(app.frame.window.contains(box) and box.collidelist(spared) == -1 for box in boxes)


def test_the_strip_of_a_message_has_the_round_corners_of_its_box(open_app: OpenApp) -> None:
    app = open_app((1920, 1080))
    canvas, rect = Canvas(app.surface, app.picture_store, app.frame), pygame.Rect(400, 300, 300, 80)
    canvas.surface.fill(Palette.BLACK)
    draw_toast_box(canvas, rect, "note", 0.5)
    # a chamfer as deep as the radius would cut through this pixel, an arc does not
    inside = round(TOAST.radius * (1 - math.sqrt(0.5))) + 1
    assert canvas.surface.get_at(rect.move(inside, inside).topleft)[:3] == Palette.IVORY


def test_messages_at_a_table_stand_in_the_middle_where_that_is_free(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1920, 1080))
    boxes: list[pygame.Rect] = []
    replace_everywhere(monkeypatch, draw_toast_box, lambda canvas, rect, *args: boxes.append(rect))
    SCENES["messages"](app)
    middle = app.frame.window.centerx
    assert [box.centerx for box in boxes[-2:]] == pytest.approx([middle, middle], abs=1)


def test_a_message_among_eight_heirs_covers_plates_rather_than_faces(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    boxes: list[pygame.Rect] = []
    SCENES["table-clash-8"](app)
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    app.toast("toast-game-not-saved", kind="warning")
    replace_everywhere(monkeypatch, draw_toast_box, lambda canvas, rect, *args: boxes.append(rect))
    app.step(0)
    heads = [scene.layout.portrait(seat) for seat in scene.model.view.variant.heirs]
    assert boxes
    assert boxes[-1].collidelist([*heads, *scene.layout.crypt.cards, scene.layout.tray]) == -1


def test_a_message_covers_no_hint(open_app: OpenApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    boxes: list[pygame.Rect] = []
    SCENES["hint-2"](app)
    app.toast("toast-game-not-saved", kind="warning")
    replace_everywhere(monkeypatch, draw_toast_box, lambda canvas, rect, *args: boxes.append(rect))
    app.step(0)
    hint = app.stack.top.controls.find("advice-words")
    assert hint is not None
    assert boxes
    assert not boxes[-1].colliderect(hint.rect)


def test_that_there_is_no_sound_is_told_beside_a_crossed_loudspeaker(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_menu(open_app)
    icons: list[str] = []
    monkeypatch.setattr(Canvas, "sprite", lambda canvas, name, *_, **__: icons.append(name))
    for wanted in (["icon/sound-off"], ["icon/sound-off", "icon/sound"]):
        ScreenPlayer(app).press(pygame.K_m)
        icons.clear()
        app.toasts.draw(Canvas(app.surface, app.picture_store, app.frame), app.frame)
        assert icons == wanted


def at_menu(open_app: OpenApp, speed: str = "normal", **settings: Any) -> App:
    """The program whose menu was drawn once."""
    app = open_app(animation_speed=speed, **settings)
    navigation.open_at_start(app)
    app.step(1 / 60)
    return app


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_the_program_may_end_behind_the_curtain(open_app: OpenApp, speed: str) -> None:
    app = at_menu(open_app, speed)
    app.go(app.quit)
    for _ in range(120):
        app.step(1 / 60)
    assert not app.stack


def test_a_curtain_that_is_cut_short_leaves_no_darkness(open_app: OpenApp) -> None:
    app = at_menu(open_app, reduced_motion=True)  # no flame flickers
    app.curtain.draw_over(lambda: None)
    for _ in range(20):  # to the middle of the lighting
        app.step(1 / 60)
    assert app.curtain.moving
    app.curtain.hurry()
    app.step(1 / 60)
    shown = app.surface.copy()
    app.invalidate()
    app.step(0)
    assert difference(shown, app.surface) == []


def test_a_room_that_dims_is_darkened_and_drawn_anew_only_when_it_changes(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_menu(open_app)
    scene, draws = app.stack.top, list[bool]()
    draw = scene.draw

    def count(canvas: Canvas) -> None:
        draws.append(True)
        draw(canvas)

    monkeypatch.setattr(scene, "draw", count)
    app.curtain.draw_over(lambda: None)
    for _ in range(10):
        app.step(1 / 60)
    assert 0 < len(draws) < 6  # when it changed by itself
    draws.clear()
    places = [(x, y) for x in range(10, 1200, 240) for y in (10, 600)]  # beside flames and the torch
    shown = [app.surface.get_at(place) for place in places]
    app.invalidate()
    app.step(0)
    assert draws
    for place, before in zip(places, shown, strict=True):
        now = app.surface.get_at(place)
        assert all(abs(one - other) <= 6 for one, other in zip(before, now, strict=True)), place


def test_a_room_that_dims_again_before_it_was_lit_is_drawn_anew(open_app: OpenApp) -> None:
    app = at_menu(open_app, reduced_motion=True)
    app.curtain.draw_over(lambda: None)
    for _ in range(18):  # to the beginning of the lighting
        app.step(1 / 60)
    dark = sum(pygame.transform.average_color(app.surface)[:3])
    app.curtain.draw_over(lambda: None)
    app.step(1 / 60)
    assert sum(pygame.transform.average_color(app.surface)[:3]) > 1.5 * dark


def test_flames_go_on_once_a_scene_does_not_move_any_more(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_menu(open_app)
    for _ in range(3):
        app.invalidate()
        app.step(1 / 60)
    monkeypatch.setattr(app.stack.top, "take_stale", lambda: False)
    before = app.surface.copy()
    for _ in range(30):
        app.step(1 / 60)
    assert difference(before, app.surface)


def test_no_flame_burns_brightly_in_the_dark_before_the_next_page_is_ready(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = at_menu(open_app)
    app.go(lambda: app.stack.push(AboutScene(app)))
    for _ in range(12):  # almost dark
        app.step(1 / 60)
    app.patient = False
    for name in ("_LAST_CALL_SECONDS", "_WORK_SECONDS", "_DARK_SECONDS"):
        monkeypatch.setattr(app_module, name, -math.inf)
    app.curtain.hurry()
    app.picture_store.forget()
    dark = app.surface.copy()
    for _ in range(5):
        app.step(1 / 10)
        assert difference(dark, app.surface) == []
    while app.curtain.seen:
        app.step(1 / 10)
    assert difference(dark, app.surface)


def test_a_message_goes_when_its_time_is_over() -> None:
    rack = ToastRack()
    rack.add("one", seconds=2.0)
    rack.update(0.0)
    rack.update(1.5)
    assert rack.texts == ["one"]
    rack.update(0.5)
    assert rack.texts == []
    assert not rack.update(1.0)


def test_a_tip_that_a_key_has_hidden_stays_away_until_the_focus_moves() -> None:
    def controls() -> Controls:
        made = Controls()
        tips = [Tip("one"), Tip("other")]
        made.fill(
            [
                Widget(tip.title, pygame.Rect(40 * n, 0, 30, 30), tip.title, tip=partial(_same, tip))
                for n, tip in enumerate(tips)
            ]
        )
        made.by_keys = True
        return made

    tips, shown = Tooltips(), controls()
    shown.focus_on("one")
    assert tips.update(0.1, shown)
    assert not tips.update(0.1, shown)
    tips.hide()
    assert tips.update(1.0, shown), "where it lay must be drawn without it"
    again = controls()  # laid out anew, as after a key at the table
    again.focus_on("one")
    for where in (shown, again):
        assert not tips.update(1.0, where)
        assert tips.tip is None
    again.focus_on("other")
    assert tips.update(0.1, again)
    assert tips.tip == Tip("other")
    tips.hide()
    again.focus_on("one")
    assert tips.update(0.1, again)
    tips.hide()
    again.fill([])
    assert tips.update(0.1, again), "gone with its control"


@pytest.mark.parametrize("slow", [True, False])
def test_what_was_pressed_tells_nothing_until_the_pointer_has_been_elsewhere(slow: bool) -> None:
    tips, shown = Tooltips(), Controls()
    rects = [pygame.Rect(40 * number, 0, 30, 30) for number in range(2)]
    shown.fill([Widget(f"{rect.x}", rect, "one", tip=partial(_same, Tip(f"{rect.x}"))) for rect in rects])
    card, die = (rect.center for rect in rects)
    for begin in (die, card):  # dropped there, and pressed
        for kind, where in ((PointerKind.MOVE, begin), (PointerKind.DOWN, begin), (PointerKind.UP, card)):
            shown.handle(Pointer(kind, where, 1))
            if slow:
                tips.update(0.1, shown)
        tips.update(1.0, shown)
        tips.update(1.0, shown)
        assert tips.tip is None
    for where in (die, card):
        shown.handle(Pointer(PointerKind.MOVE, where))
        tips.update(0.1, shown)
        tips.update(0.5, shown)
        assert tips.tip == Tip(str(rects[where == die].x))


def _same(tip: Tip) -> Tip:
    return tip


@pytest.mark.parametrize(("words", "at_once"), [("", True), ("Hint", False)])
def test_what_an_icon_alone_stands_for_is_told_at_once(words: str, at_once: bool) -> None:
    tips, shown, tip = Tooltips(), Controls(), Tip("Hint")
    face = ButtonFace(icon="icon/bulb", spoken="Hint")
    rect = pygame.Rect(0, 0, 30, 30)
    shown.fill([Button("hint", rect, words, lambda: None, face, tip=partial(_same, tip))])
    shown.handle(Pointer(PointerKind.MOVE, (15, 15)))
    for _ in range(2):
        tips.update(0.02, shown)
    assert (tips.tip == tip) is at_once
    tips.update(0.4, shown)
    assert tips.tip == tip


@pytest.mark.parametrize(
    ("size", "text", "language"),
    [
        ((1280, 720), 1.0, "de"),
        ((1280, 720), 1.5, "fr"),
        ((2560, 1080), 1.0, "en"),
        ((1024, 768), 2.0, "de"),
    ],
)
def test_what_is_told_of_a_thing_covers_nothing_that_one_plays_with(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], text: float, language: str
) -> None:
    app = open_app(size, language=language, text_size=text)
    boxes: list[pygame.Rect] = []
    notches: list[Notch | None] = []

    def noted_box(canvas: Canvas, rect: pygame.Rect, notch: Notch | None = None, *args: Any) -> None:
        boxes.append(rect.copy())
        notches.append(notch)
        draw_tooltip_box(canvas, rect, notch, *args)

    replace_everywhere(monkeypatch, draw_tooltip_box, noted_box)
    canvas = Canvas(app.surface, app.picture_store, app.frame)
    for name in ("zoom", "tooltip"):
        SCENES[name](app)
        scene = app.stack.top
        assert isinstance(scene, TableScene)
        boxes.clear()
        scene.draw(canvas)
        app.tips.draw(canvas, app.frame, "F1")
        layout = scene.layout
        played = [layout.tray, *([layout.status, *layout.crypt.cards] if text == 1 else [])]
        assert len(boxes) == 1, name
        assert boxes[0].collidelist(played) == -1, name
        assert notches[-1] is None, "it stands far from what it tells of"
        assert app.frame.window.contains(boxes[0]), name
        flames = [flame.foot for flame in scene.idle_animation().flames]  # before the large picture's words
        assert name != "zoom" or not any(map(boxes[0].collidepoint, flames))


@pytest.mark.parametrize(
    ("size", "language"),
    [
        ((1280, 720), "en"),
        ((1280, 720), "de"),
        ((1280, 720), "fr"),
        ((1920, 1080), "de"),
        ((2560, 1080), "fr"),
    ],
)
def test_in_larger_type_a_collectors_rule_stands_on_the_slab_and_covers_no_face_and_no_phase(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], language: str
) -> None:
    app = open_app(size, language=language, text_size=1.5)
    boxes: list[pygame.Rect] = []
    replace_everywhere(monkeypatch, draw_tooltip_box, lambda canvas, rect, *args: boxes.append(rect))
    SCENES["tooltip"](app)
    boxes.clear()
    app.tips.draw(Canvas(app.surface, app.picture_store, app.frame), app.frame, "F1")
    (widget,) = [each for each in app.stack.top.controls.widgets if each.key == "collector-manuscript"]
    assert boxes[0].collidelist([widget.rect, *(rect for group in widget.spares for rect in group)]) == -1
