"""Whoever translates into a language of Europe or into Vietnamese finds every letter in every font."""

from __future__ import annotations

from pathlib import Path

import pytest
from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

from crypt_game.drawing.canvas.picture_store import FONT_FILES
from crypt_game.text import Catalog
from crypt_game.text.covered_letters import COVERED, uncovered

FONTS = Path(__file__).parents[2] / "assets" / "fonts"
ALPHABETS = {
    "Romanian": "ăâîșțĂÂÎȘȚ",
    "Vietnamese": "ăâđêôơưáàảãạắằẳẵặấầẩẫậéèẻẽẹếềểễệíìỉĩịóòỏõọốồổỗộớờởỡợúùủũụứừửữựýỳỷỹỵĐƠƯẤỀỔỢỰỴ",
    "Greek": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏ",
    "Russian": "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№",
    "Ukrainian, Serbian, Kazakh": "ґєіїҐЄІЇђјљњћџЂЈЉЊЋЏәғқңөұүһӘҒҚҢӨҰҮҺ",
    "Polish, Czech, Hungarian, Turkish": "ąćęłńóśźżĄĆĘŁŃÓŚŹŻčďěňřšťůžőűŐŰğışİĞŞ",
}


@pytest.mark.parametrize("file", sorted(FONT_FILES[key] for key in FONT_FILES if key[0] != "atkinson"))
def test_every_font_has_every_covered_letter(file: str) -> None:
    font = TTFont(FONTS / file)
    glyphs = font.getBestCmap()
    assert "".join(chr(code) for code in sorted(COVERED - glyphs.keys())) == ""
    drawn = font["glyf"]
    empty = [
        chr(code)
        for code in sorted(COVERED)
        if chr(code).isalnum() and drawn[glyphs[code]].numberOfContours == 0
    ]
    assert empty == []


@pytest.mark.parametrize("name", ALPHABETS)
def test_whole_alphabets_are_covered(name: str) -> None:
    capitals = [letter.upper() for letter in ALPHABETS[name] if len(letter.upper()) == 1]
    assert uncovered([ALPHABETS[name], *capitals]) == ""


def test_other_letters_are_named_once_and_in_order() -> None:
    assert uncovered(["字 a 字", "שא\u200b"]) == "אש字"


def test_a_language_names_the_letters_that_would_be_boxes(locale_folder: Path, tmp_path: Path) -> None:
    folder = tmp_path / "ja"
    folder.mkdir()
    (folder / "meta.ftl").write_text("meta-name = 日本\n", encoding="utf-8")
    assert Catalog.load("ja", locale_folder, tmp_path).undrawable() == "日本"
    for language in ("en", "de", "fr"):
        assert Catalog.load(language, locale_folder).undrawable() == ""


def test_letters_typed_with_loose_accents_are_put_together(tmp_path: Path) -> None:
    folder = tmp_path / "vi"
    folder.mkdir()
    (folder / "a.ftl").write_text("quit = Tho\u0301a\u0323t\n", encoding="utf-8")
    assert Catalog.load("vi", tmp_path).say("quit") == "Thóạt"
