"""Rows with a picture: every chapter, lesson and riddle has one, and it takes no room that words need."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.campaign import CHAPTERS
from crypt_game.controls.widget import WidgetLook
from crypt_game.controls.widgets import Banner, BannerButton, ButtonFace, banner_button, level
from crypt_game.drawing import theme
from crypt_game.drawing.banner_figures import CHAPTER_FIGURES, LESSON_FIGURES, RIDDLE_FIGURES
from crypt_game.drawing.canvas import Canvas
from crypt_game.drawing.canvas.banners import banner_place, draw_banner
from crypt_game.lessons.course import LESSONS
from crypt_game.riddles.riddle import RiddleKind

ROW = pygame.Rect(20, 20, 600, 60)
CHIN = 0.72
"""How far down the picture of an heir or a Ghost every chin is, as a share of its height."""
GHOST = CHAPTER_FIGURES["will"]


def row(words: str, *, detail: str = "", earned: int = 0, crowns: int = 0) -> BannerButton:
    face = ButtonFace(detail=detail, style=theme.MODE_NAME, align="left")
    return BannerButton("row", ROW.copy(), words, lambda: None, face, Banner(GHOST, True, earned, crowns))


def golden(canvas: Canvas, button: BannerButton) -> int:
    """How many pixels at the right end of a row are gold."""
    canvas.surface.fill("black")
    button.draw(canvas, WidgetLook())
    end = pygame.Rect(ROW.right - canvas.px(50), ROW.y, canvas.px(50), ROW.height).clip(ROW)
    at = [
        canvas.surface.get_at((x, y)) for x in range(end.left, end.right) for y in range(end.top, end.bottom)
    ]
    return sum(colour.r > 170 and colour.b < 120 for colour in at)


def test_all_rows_have_their_figures(canvas: Canvas) -> None:
    assert set(CHAPTER_FIGURES) == {chapter.name for chapter in CHAPTERS}
    assert set(LESSON_FIGURES) == {*LESSONS, "first-game"}
    assert set(RIDDLE_FIGURES) == {*RiddleKind, "day", "next", "again"}
    for figures in (*CHAPTER_FIGURES.values(), *LESSON_FIGURES.values(), *RIDDLE_FIGURES.values()):
        assert all(canvas.picture_store.has_sprite(figure.picture) for figure in figures)


def test_no_face_is_cut_off_above_its_chin() -> None:
    for figures in (*CHAPTER_FIGURES.values(), *LESSON_FIGURES.values(), *RIDDLE_FIGURES.values()):
        busts = [figure for figure in figures if figure.picture.startswith(("heirs/", "ghosts/"))]
        assert all((1 - figure.top) / figure.height > CHIN for figure in busts)


def test_crowns_stand_beside_the_picture(canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[pygame.Rect] = []
    monkeypatch.setattr(
        banner_button, "draw_banner", lambda _canvas, _figures, place, **_: drawn.append(place)
    )
    button = row("The Will", crowns=3)
    button.draw(canvas, WidgetLook())
    assert drawn[0].right < button._crowns_place(canvas).left


def test_a_banner_comes_out_of_the_row(canvas: Canvas) -> None:
    place = banner_place(ROW)
    canvas.surface.fill("black")
    draw_banner(canvas, GHOST, place)
    brightness = [
        sum(sum(canvas.surface.get_at((x, y))[:3]) for y in range(place.top, place.bottom))
        for x in (place.left, place.left + round(place.width * 0.74))
    ]
    assert brightness[0] == 0 < brightness[1]


def test_a_closed_chapter_is_darker(canvas: Canvas) -> None:
    light = []
    for lit in (True, False):
        canvas.surface.fill("black")
        draw_banner(canvas, GHOST, banner_place(ROW), lit=lit)
        light.append(sum(pygame.transform.average_color(canvas.surface, banner_place(ROW))[:3]))
    assert light[1] < 0.6 * light[0]


def test_words_come_before_the_picture_in_all_rows_that_stand_together(canvas: Canvas) -> None:
    short, long = row("The Will"), row("The Will", detail="All that is to be read here. " * 4)
    assert short.words_place(canvas).right < ROW.right
    assert long.words_place(canvas) == ROW
    level([short, long])
    assert short.words_place(canvas) == ROW


def test_crowns_that_were_earned_are_gold(canvas: Canvas) -> None:
    counts = [golden(canvas, row("The Will", earned=earned, crowns=3)) for earned in (0, 1, 3)]
    assert counts[0] < counts[1] < counts[2]
