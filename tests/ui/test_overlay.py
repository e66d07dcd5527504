"""What floats above every scene holds its words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from crypt_game.ui.brush import Brush, Scale
from crypt_game.ui.brush.lettering import Lettering
from crypt_game.ui.overlay import ToastRack
from crypt_game.ui.scenes import routes

from .conftest import OpenApp


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
    set_line, box = Lettering.text, Brush.toast_box

    def noted_line(self: Lettering, *args: Any, **options: Any) -> pygame.Rect:
        lines.append(set_line(self, *args, **options))
        return lines[-1]

    def noted_box(self: Brush, rect: pygame.Rect, *args: Any) -> None:
        boxes.append(rect)
        box(self, rect, *args)

    monkeypatch.setattr(Lettering, "text", noted_line)
    monkeypatch.setattr(Brush, "toast_box", noted_box)
    rack.draw(Brush(app.surface, app.workshop, Scale(app.frame.k, app.frame.text)), app.frame)
    assert len(boxes) == len(words)
    assert not boxes[0].colliderect(boxes[1])
    assert all(any(box.contains(line) for box in boxes) for line in lines)


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_the_program_may_end_behind_the_curtain(open_app: OpenApp, speed: str) -> None:
    app = open_app(animation_speed=speed)
    routes.open_at_start(app)
    app.step(1 / 60)
    app.go(app.quit)
    for _ in range(120):
        app.step(1 / 60)
    assert not app.stage
