"""A question answered by typing: accepted, refused and corrected, or left; and it lies within its panel."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import i18n
import pygame
import pytest
from pygame_gui.core import UIContainer
from screen_scenes import SCENES

from crypt_game.controls.widgets.gui import KEY_REPEATS
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.text import draw_text
from crypt_game.ui import navigation
from crypt_game.ui.pages.dialog import DialogLine
from crypt_game.ui.pages.text_question import TextQuestion

from ..conftest import OpenApp
from ..driving import ScreenPlayer
from ..fitting import drawn_lines, drawn_words, replace_text, type_sizes


class Asked(ScreenPlayer):
    """A player who is asked; only "abc" will do."""

    def __init__(self, open_app: OpenApp, **settings: object) -> None:
        super().__init__(open_app(**settings))
        self.answers: list[str] = []
        navigation.open_at_start(self.app)
        words = DialogLine("library-rename-title"), DialogLine("library-rename-text")
        answers = DialogLine("library-rename"), DialogLine("library-leave")
        self.app.stack.push(
            TextQuestion(self.app, "icon/edit", words, answers, self.accept, text="ab", limit=5)
        )
        self.wait()

    def accept(self, text: str) -> DialogLine | Callable[[], None]:
        if text != "abc":
            return DialogLine("library-import-nothing")
        return lambda: self.answers.append(text)

    @property
    def asked(self) -> bool:
        return isinstance(self.scene, TextQuestion)


@pytest.mark.parametrize("by", ["enter", "click"])
def test_what_will_do_is_taken_once_the_question_is_gone(open_app: OpenApp, by: str) -> None:
    player = Asked(open_app)
    player.type("c")
    if by == "enter":
        player.press(pygame.K_RETURN)
    else:
        player.click("act")
    assert not player.asked
    assert player.answers == ["abc"]


def test_the_sign_of_a_refusal_is_level_with_its_first_line(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    signs: list[tuple[Any, ...]] = []
    for text_size in (1.0, 1.5):
        player = Asked(open_app, text_size=text_size)
        player.press(pygame.K_RETURN)
        signs.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Canvas, "sprite", lambda canvas, name, *at, **how: signs.append((name, *at)))
            lines = drawn_lines(player.app)
        ((middle, side),) = [(at, side) for name, at, side in signs if name == "icon/warn"]
        first = player.app.words.say("library-import-nothing").split()[0]
        (line,) = [line for line in lines if line.words == first]
        assert line.rect is not None
        assert abs(line.rect.centery - middle[1]) <= 1
        assert line.rect.left - middle[0] - side / 2 >= player.app.frame.px(8) - 1


def test_what_is_promised_at_a_hand_over_is_as_large_as_what_is_asked(open_app: OpenApp) -> None:
    app = open_app((1280, 720), language="fr", text_size=1.5)
    SCENES["hand-over"](app)
    sizes = type_sizes(app, app.stack.top)
    assert sizes[app.words.say("hand-over-promise")] >= 19


def test_a_refusal_is_said_and_goes_when_typing_goes_on(open_app: OpenApp) -> None:
    player = Asked(open_app)
    player.press(pygame.K_RETURN)
    refusal = player.app.words.say("library-import-nothing")
    assert player.asked
    assert player.app.spoken == refusal
    assert refusal.split()[0] in drawn_words(player.app)
    player.type("c")
    assert refusal.split()[0] not in drawn_words(player.app)
    player.press(pygame.K_RETURN)
    assert player.answers == ["abc"]


@pytest.mark.parametrize("by", ["escape", "stay"])
def test_leaving_changes_nothing(open_app: OpenApp, by: str) -> None:
    player = Asked(open_app)
    player.type("c")
    if by == "escape":
        player.press(pygame.K_ESCAPE)
    else:
        player.choose("stay")
    assert not player.asked
    assert player.answers == []


def test_what_was_typed_outlives_a_change_of_window_and_language(open_app: OpenApp) -> None:
    player = Asked(open_app)
    player.type("c")
    player.resize((1600, 900))
    player.app.change_settings(language="de")
    player.press(pygame.K_RETURN)
    assert player.answers == ["abc"]


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_every_line_lies_within_the_panel(
    open_app: OpenApp, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Asked(open_app, language=language, text_size=1.5)
    drawn: list[pygame.Rect] = []

    def noted(self: Canvas, *args: Any, **options: Any) -> pygame.Rect:
        rect: pygame.Rect = draw_text(self, *args, **options)
        if self.surface is player.app.surface:
            drawn.append(rect)
        return rect

    replace_text(monkeypatch, noted)
    scene = player.scene
    assert isinstance(scene, TextQuestion)
    scene.draw(player.app._canvas())
    assert drawn
    assert all(scene._box.contains(rect) for rect in drawn)


def test_one_manager_holds_the_one_line_however_many_were_opened(open_app: OpenApp) -> None:
    player = Asked(open_app)
    managers = set()
    for size in ((1024, 640), (1280, 720)) * 3:
        player.resize(size)
        managers.add(player.app.gui._manager())
    assert len(managers) == 1
    assert len(i18n.load_path) == 1
    (manager,) = managers
    root = manager.get_root_container()
    assert isinstance(root, UIContainer)
    assert len(root.elements) == 1
    player.press(pygame.K_ESCAPE)
    assert not root.elements


def test_keys_that_are_held_repeat_again_when_typing_is_over(open_app: OpenApp) -> None:
    player = Asked(open_app)
    player.press(pygame.K_ESCAPE)
    assert pygame.key.get_repeat() == KEY_REPEATS["normal"]


def test_the_pointer_selects_what_the_next_letter_replaces(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = Asked(open_app)
    entry = player.scene.controls.find("entry")
    assert entry is not None
    start, end = entry.rect.midleft, (entry.rect.right - 4, entry.rect.centery)
    monkeypatch.setattr(pygame.mouse, "get_pos", lambda: end)
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEBUTTONUP, end)):
        player.app.step(0.02, [pygame.event.Event(kind, button=1, pos=pos)])
        player.app.step(0.02)
    player.type("c")
    scene = player.scene
    assert isinstance(scene, TextQuestion)
    assert scene.text == "c"


def test_the_dress_of_pygame_gui_has_the_colours_of_the_program(open_app: OpenApp) -> None:
    assets = open_app().resources.assets
    dress = json.loads((assets / "theme.json").read_text(encoding="utf-8"))
    colours = {
        colour
        for element in dress.values()
        for colour in element["colours"].values()
        if not colour.endswith("00000000")
    }
    known = {
        theme.hexed(value)
        for value in vars(theme.Palette).values()
        if isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], int)
    }
    assert colours
    assert colours <= known


@pytest.mark.parametrize(
    ("clipboard", "stands"),
    [
        ("pasted\n", "typed pasted"),
        (pygame.error("no clipboard"), "typed "),
        (UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text"), "typed "),
        ("two\nlines", "typed "),
    ],
)
def test_whatever_lies_on_the_clipboard_can_be_pasted(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch, clipboard: str | Exception, stands: str
) -> None:
    def get_text() -> str:
        if isinstance(clipboard, Exception):
            raise clipboard
        return clipboard

    monkeypatch.setattr(pygame.scrap, "get_text", get_text)
    app = open_app()
    words = DialogLine("library-import-title"), DialogLine("library-import-text")
    answers = DialogLine("library-import-act"), DialogLine("library-leave")
    ask = TextQuestion(
        app, "icon/folder", words, answers, lambda _: DialogLine("library-refused"), text="typed "
    )
    app.stack.push(ask)
    paste = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_LCTRL, unicode="\x16")
    app.step(1 / 60, [paste])
    assert ask.text == stands
