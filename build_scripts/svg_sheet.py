"""One picture of everything the brush can draw, for review when art or drawing code changes."""

from __future__ import annotations

from pathlib import Path

import pygame
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import ButtonKind, ButtonState, Canvas, Knowledge, PictureStore
from crypt_game.drawing.canvas.cards import draw_card_back, draw_card_front, draw_mini_card
from crypt_game.drawing.canvas.collectors import CollectorWords, draw_collector
from crypt_game.drawing.canvas.forms import draw_slider, draw_toggle
from crypt_game.drawing.canvas.key_caps import draw_key_cap
from crypt_game.drawing.canvas.panels import draw_button, draw_outline
from crypt_game.drawing.canvas.pieces import (
    draw_badge,
    draw_coin,
    draw_die,
    draw_disc,
    draw_player_card,
    draw_pushed_die,
)
from crypt_game.drawing.canvas.table_marks import draw_strength_tag
from crypt_game.drawing.canvas.torches import draw_torch
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.theme import Palette

HOUSES = ("tower", "moon", "pine", "star")
TREASURE = tuple(Palette.TREASURE)
BUTTONS: tuple[tuple[ButtonKind, ButtonState], ...] = (
    ("primary", "rest"),
    ("stone", "rest"),
    ("chip", "rest"),
    ("chip", "chosen"),
    ("stone", "disabled"),
)
KNOWLEDGE: tuple[Knowledge, ...] = ("public", "own", "covered")
ICON_LINES = {
    "idol": (
        "{icon:flip}1{icon:arrow}{icon:reroll}",
        "first 2{icon:arrow}{coin:5}|later 2+{icon:arrow}{coin:2}",
    ),
    "jewelry": ("2+{icon:arrow}{icon:crown}×2", "{icon:card}{icon:arrow}{coin:1}"),
    "manuscript": ("2+{icon:arrow}{icon:cards}{coin:4}", "{icon:flip}1{icon:arrow}{icon:eye}"),
    "pottery": ("2\t3\t4+|{coin:2}\t{coin:4}\t{coin:8}", "{icon:flip}2{icon:arrow}{icon:take}"),
    "remains": ("{icon:flip}2{icon:arrow}{icon:recover}", "4+{icon:arrow}{coin:10}"),
    "tapestry": (
        "{icon:cards}{icon:crown}{icon:arrow}{coin:5}",
        "3+ alone{icon:arrow}{coin:7}|3+ tied{icon:arrow}{coin:4}",
    ),
}


def draw_sheet(assets: Path) -> pygame.Surface:
    """The sheet at 1920×1080. Needs a pygame display of that size."""
    surface = pygame.display.get_surface()
    if surface is None:
        raise RuntimeError("the sheet needs a display")
    canvas = Canvas(surface, PictureStore(assets), Scale())
    surface.fill(Palette.PANEL_MID)
    _fronts(canvas, Rect(24, 20, 900, 346))
    _backs(canvas, Rect(940, 20, 956, 346))
    _servants(canvas, Rect(24, 384, 700, 330))
    _collectors(canvas, Rect(740, 384, 1156, 330))
    _players(canvas, Rect(24, 730, 1010, 330))
    _pieces(canvas, Rect(1050, 730, 846, 330))
    return surface


def _panel(canvas: Canvas, rect: Rect, title: str) -> None:
    canvas.panel(rect)
    canvas.text(theme.PANEL_TITLE, title, (rect.x + 20, rect.y + 12), Palette.HEADING)


def _fronts(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Treasure, front")
    for index, name in enumerate(("idol-1", "remains-2", "jewelry-3", "pottery-4")):
        treasure, value = name.split("-")
        box = Rect(rect.x + 24 + index * 218, rect.y + 48, 200, 280)
        draw_card_front(canvas, treasure, int(value), box, mark="III" if index == 2 else None)
    draw_outline(canvas, Rect(rect.x + 24 + 3 * 218, rect.y + 48, 200, 280))


def _backs(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Treasure, back")
    for index, treasure in enumerate(TREASURE):
        x = rect.x + 20 + index * 155
        draw_card_back(canvas, treasure, Rect(x, rect.y + 52, 143, 200))
        draw_mini_card(
            canvas, treasure, Rect(x, rect.y + 268, 46, 62), face_up=False, value=3, knowledge="own"
        )
        draw_mini_card(
            canvas, treasure, Rect(x + 50, rect.y + 268, 46, 62), face_up=True, value=index % 4 + 1
        )
        canvas.sprite(f"glyph/{treasure}", (x + 120, rect.y + 299), 38, tint=Palette.TREASURE[treasure].light)


def _servants(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Servants")
    for row, house in enumerate(HOUSES):
        y = rect.y + 92 + row * 62
        draw_badge(canvas, house, (rect.x + 50, y), 50)
        for face in range(1, 7):
            draw_die(canvas, house, face, Rect(rect.x + 40 + face * 62, y - 26, 48, 52))
        draw_die(canvas, house, "exhausted", Rect(rect.x + 490, y - 26, 48, 52))
        draw_pushed_die(canvas, house, 4, Rect(rect.x + 590, y - 26, 48, 52))
    for index, house in enumerate(("ghost", "shade")):
        draw_die(canvas, house, 5, Rect(rect.x + 180 + index * 60, rect.y + 8, 44, 48))
    draw_strength_tag(canvas, "moon", "5 × 3 = 15", (rect.x + 420, rect.y + 36), lit=True, height=40)
    draw_strength_tag(canvas, "star", "5 + 5 = 10", (rect.x + 600, rect.y + 36), height=40)


def _collectors(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Collectors")
    for index, treasure in enumerate(TREASURE):
        for row, side in enumerate("AB"):
            box = Rect(rect.x + 16 + index * 189, rect.y + 48 + row * 140, 181, 128)
            lines = ICON_LINES[treasure][row].split("|")
            draw_collector(
                canvas,
                treasure,
                side,
                box,
                CollectorWords(treasure.title(), tuple(lines), "game end"),
                active=index == 4 and row == 0,
            )


def _players(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Player cards")
    for index, house in enumerate(HOUSES):
        for row, person in enumerate(("duchess", "duke")):
            draw_player_card(
                canvas,
                house,
                person,
                Rect(rect.x + 22 + index * 244, rect.y + 50 + row * 138, 232, 128),
                person.title(),
            )


def _pieces(canvas: Canvas, rect: Rect) -> None:
    _panel(canvas, rect, "Torches, coins, icons, forms")
    draw_torch(canvas, "leader", Rect(rect.x + 20, rect.y + 50, 100, 140))
    draw_torch(canvas, "lights-out", Rect(rect.x + 130, rect.y + 50, 100, 140))
    for index, value in enumerate((None, 1, 5, 10, 31)):
        sign = "" if value else "icon/crown"
        draw_coin(canvas, value, (rect.x + 48 + index * 46, rect.y + 222), 42, sign=sign)
    icons = [name for name in canvas.picture_store.sprite_names() if name.startswith("icon/")]
    for index, name in enumerate(icons):
        canvas.sprite(name, (rect.x + 262 + index % 16 * 36, rect.y + 66 + index // 16 * 34), 26)
    draw_toggle(canvas, Rect(rect.x + 20, rect.y + 262, 84, 44), True)
    draw_slider(canvas, Rect(rect.x + 120, rect.y + 264, 160, 40), 0.6)
    draw_key_cap(canvas, "Esc", (rect.x + 300, rect.y + 284))
    for index, (kind, state) in enumerate(BUTTONS):
        box = Rect(rect.x + 368 + index * 94, rect.y + 262, 86, 44)
        ink = draw_button(canvas, box, kind, state)
        canvas.text(theme.CHIP, kind, box.center, ink, "center", max_width=70)
    for index, knowledge in enumerate(KNOWLEDGE):
        draw_disc(canvas, 3, knowledge, (rect.x + 262 + index * 40, rect.y + 238), 30)
