"""Type keeps to its width, whatever the words, the language, the window and the text size."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas, PictureStore, escape, paragraphs
from crypt_game.drawing.canvas.paragraphs import _evened, _wrap
from crypt_game.drawing.canvas.picture_store import FONT_FILES
from crypt_game.drawing.canvas.pieces import draw_coin, draw_side_seal
from crypt_game.drawing.canvas.typefaces import Typefaces
from crypt_game.drawing.geometry import Scale
from crypt_game.drawing.theme import COIN_NUMERAL, Face, Palette, Style, Weight

FONTS = Path(__file__).resolve().parents[3] / "assets" / "fonts"
STYLES = [style for style in vars(theme).values() if isinstance(style, Style)]
SENTENCE = "Die ersten beiden Töpferwaren, die <b>aufgedeckt</b> werden, zählen <i>doppelt</i>: 3 + 3 = 6."
#: Every sign a sentence of the three languages may hold.
SIGNS = "ÄÖÜäöüßẞÀÂÇÉÈÊËÎÏÔŒÙÛŸàâçéèêëîïôœùûÿ«»„“”‚‘’–—…·×−½°%€§&@'\"!?:;,.()[]/+*=<>0123456789\u2011"
SPACES = "\u00a0\u202f\u2009"


def brush_at(picture_store: PictureStore, screen: pygame.Surface, k: float, text: float = 1.0) -> Canvas:
    return Canvas(screen, picture_store, Scale(k, text))


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("width", [30, 90, 400])
def test_a_line_is_never_wider_than_it_may_be(
    picture_store: PictureStore, screen: pygame.Surface, style: Style, width: int
) -> None:
    for text_size in (1.0, 1.5):
        canvas = brush_at(picture_store, screen, 2 / 3, text_size)
        box = canvas.text(style, "Beanspruchen wir die Töpferwaren", (20, 40), max_width=width)
        assert box.width <= width


def test_lines_that_stand_together_are_set_in_one_size(
    picture_store: PictureStore, screen: pygame.Surface
) -> None:
    canvas = brush_at(picture_store, screen, 1.0)
    lines = [("Idole", 150), ("Manuskripte", 120), ("Töpferwaren", 150)]
    style = canvas.level(theme.TYPE_NAME, lines)
    assert all(canvas.measure(style, words)[0] <= room for words, room in lines)
    assert style == canvas.fit(theme.TYPE_NAME, "Manuskripte", 120) != theme.TYPE_NAME
    assert canvas.level(theme.TYPE_NAME, []) == theme.TYPE_NAME


def test_texts_that_stand_together_are_set_in_one_size(
    picture_store: PictureStore, screen: pygame.Surface
) -> None:
    canvas = brush_at(picture_store, screen, 1.0)
    style = canvas.level_paragraphs(theme.BODY, ["Kurz.", SENTENCE], (260, 60))
    assert theme.BODY.floor <= style.size < theme.BODY.size
    assert canvas.level_paragraphs(theme.BODY, ["Kurz."], (260, 60)) == theme.BODY


@pytest.mark.parametrize("words", ["", "\xad", "\0", "a\nb", "\ud800", "\u200b\u200d", "👑 قلب"])
def test_odd_words_are_set_all_the_same(canvas: Canvas, words: str) -> None:
    canvas.text(theme.NAME, words, (5, 5))
    canvas.text(theme.LOGO._replace(size=20), words, (5, 45))
    canvas.paragraph(theme.BODY, words, Rect(5, 85, 200, 0))
    assert canvas.measure(theme.NAME, words)[1] > 0


@given(words=st.text(max_size=30), width=st.integers(1, 300), size=st.sampled_from([1.0, 1.3]))
def test_no_words_at_all_break_the_setting_of_a_line(
    picture_store: PictureStore, screen: pygame.Surface, words: str, width: int, size: float
) -> None:
    box = brush_at(picture_store, screen, 1.0, size).text(theme.NAME, words, (5, 5), max_width=width)
    assert box.width <= width


def test_a_line_shrinks_no_further_than_it_must(canvas: Canvas) -> None:
    roomy = canvas.fit(theme.BUTTON, "Undo", 500)
    assert roomy == theme.BUTTON
    tight = canvas.fit(theme.BUTTON, "Revendiquer la carte", 150)
    assert theme.BUTTON.floor <= tight.size < theme.BUTTON.size
    assert canvas.fit(theme.BUTTON, "W" * 60, 50).size == theme.BUTTON.floor


@pytest.mark.parametrize("width", [60, 150, 330])
def test_a_paragraph_keeps_within_its_box(canvas: Canvas, width: int) -> None:
    ground = canvas.surface.copy()
    rect = Rect(200, 50, width, 0)
    height = canvas.paragraph(theme.BODY, SENTENCE, rect, Palette.IVORY)
    assert height == canvas.paragraph_height(theme.BODY, SENTENCE, width)
    changed = pygame.mask.from_threshold(canvas.surface, (0, 0, 0, 0), (1, 1, 1, 255), othersurface=ground)
    changed.invert()
    inked = changed.get_bounding_rects()
    assert inked
    union = inked[0].unionall(inked[1:])
    edge = 4
    assert Rect(200 - edge, 50 - edge, width + 2 * edge, height + 2 * edge).contains(union)


def test_an_empty_line_is_half_as_high(canvas: Canvas) -> None:
    one, two, parted = (
        canvas.paragraph_height(theme.BODY, words, 200)
        for words in ("Kurz.", "Kurz.\nKurz.", "Kurz.\n\nKurz.")
    )
    assert two == 2 * one
    assert parted == two + one // 2
    assert canvas.paragraph(theme.BODY, "Kurz.\n\nKurz.", Rect(5, 85, 200, 0)) == parted


def test_a_paragraph_shrinks_to_the_lines_it_is_given(
    picture_store: PictureStore, screen: pygame.Surface
) -> None:
    canvas = brush_at(picture_store, screen, 1.0)
    free = canvas.paragraph_height(theme.BODY, SENTENCE, 220)
    held = canvas.paragraph_height(theme.BODY, SENTENCE, 220, max_lines=4)
    assert held < free


def test_no_word_stands_alone_below_centred_lines(canvas: Canvas) -> None:
    words, lone = "A computer player decided for Ysolde; its choices are not judged.", 0
    for width in range(200, 700, 10):
        lines = _wrap(canvas, theme.BODY, words, width)
        kept = _evened(canvas, theme.BODY, words, width, lines)
        assert len(kept) == len(lines)
        assert kept == lines or len(lines) == 2 or len(lines[-1]) == 1
        if len(lines) == 2 and len(lines[-1]) == 1:
            lone += 1
            assert len(kept[-1]) > 1
    assert lone


def test_a_line_at_the_left_gives_words_to_a_short_one_below(canvas: Canvas) -> None:
    words, lone, short = "A computer player decided for Ysolde; its choices are not judged.", 0, 0
    for width in range(200, 700, 10):
        lines = _wrap(canvas, theme.BODY, words, width)
        kept = _evened(canvas, theme.BODY, words, width, lines, centred=False)
        assert len(kept) == len(lines)
        assert kept[:-2] == lines[:-2], "only the last two lines change"
        ends = [" ".join(word.text for word in text[-1]) for text in (lines, kept)]
        last, still = (canvas.measure(theme.BODY, end)[0] for end in ends)
        if len(lines) > 1 and len(lines[-1]) == 1:
            lone += 1
            assert len(kept[-1]) > 1 or len(lines) > 3
        elif len(lines) > 1 and last < width / 4:
            short += 1
            assert last < still < width / 2
        else:
            assert kept == lines
    assert lone
    assert short


def test_a_point_that_parts_two_things_stands_at_no_end_of_a_line(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_words: list[str] = []
    monkeypatch.setattr(paragraphs, "draw_text", lambda _, __, text, *___, **____: set_words.append(text))
    width = canvas.measure(theme.BODY, "Idol 6 · card 3 · ")[0]
    canvas.paragraph(theme.BODY, "Idol 6 · card 3 · Collector +2", Rect(0, 0, width, 0))
    assert " ".join(set_words).replace("\u00a0", " ") == "Idol 6 · card 3 Collector +2"


def test_no_word_is_left_alone_between_longer_lines(canvas: Canvas) -> None:
    words = "2 oder mehr bei Spielende: Dein wertvollstes Schmuckstück zählt doppelt."
    width = canvas.measure(theme.BODY, "wertvollstes Schmuckstück zählt ")[0] + 2
    lines = _wrap(canvas, theme.BODY, words, width)
    kept = _evened(canvas, theme.BODY, words, width, lines, centred=False)
    assert [word.text for word in lines[-1]] == ["doppelt."]
    assert [len(line) for line in kept[-2:]] == [2, 2]


def test_a_figure_and_what_it_counts_are_not_alone_in_a_line(canvas: Canvas) -> None:
    words = "First to own 2: 5\u00a0coins. Later 2 or more: 2\u00a0coins."
    width = canvas.measure(theme.BODY, "First to own 2:")[0] + 2
    lines = _wrap(canvas, theme.BODY, words, width)
    assert [word.text for word in lines[-1]] == ["2\u00a0coins."]
    assert _evened(canvas, theme.BODY, words, width, lines) == lines


def test_figures_stay_with_what_they_count_and_sums_and_lists_are_whole(canvas: Canvas) -> None:
    words = "Claim: 2 + 2 + 2 on the Idol – just as good. There are 1, 2, 2, 3, and you end with 4 coins."
    words += " Cards +3.3 · dice −6.7 · others –1"
    seen = {line[0].text for width in range(260, 900, 5) for line in _wrap(canvas, theme.BODY, words, width)}
    apart = {"+", "on", "coins.", "coins", "2", "2,", "3,", "–", "·", "+3.3", "−6.7", "–1"}
    assert not apart & seen
    assert {"2", "+"} & {line[0].text for line in _wrap(canvas, theme.BODY, words, 60)}


def test_two_centred_lines_are_about_equally_wide(canvas: Canvas) -> None:
    words = "A computer player decided for Ysolde; its choices are not judged."
    whole = canvas.measure(theme.BODY, words)[0]
    lines = _wrap(canvas, theme.BODY, words, round(whole * 0.9))
    first, second = _evened(canvas, theme.BODY, words, round(whole * 0.9), lines)
    wide = [canvas.measure(theme.BODY, " ".join(word.text for word in line))[0] for line in (first, second)]
    assert max(wide) < whole * 0.65


def test_punctuation_stays_with_the_span_before_it(canvas: Canvas) -> None:
    bold = theme.BODY._replace(weight=700)
    width = canvas.measure(bold, "doppelt")[0] + canvas.measure(theme.BODY, ".")[0]
    lines = _wrap(canvas, theme.BODY, "x <b>doppelt</b>.", width)
    assert [[word.text for word in line] for line in lines] == [["x"], ["doppelt", "."]]


def test_markup_from_a_player_stays_plain_text(canvas: Canvas) -> None:
    name = escape("<b>{icon:icon/flip}</b>")
    (line,) = _wrap(canvas, theme.BODY, name, 900)
    assert "".join(word.text for word in line) == "<b>{icon:icon/flip}</b>"
    assert not any(word.icon for word in line)


def test_an_icon_in_the_line_takes_its_place(canvas: Canvas) -> None:
    (line,) = _wrap(canvas, theme.BODY, "pay {icon:seal/open} now", 900)
    assert [word.icon for word in line] == [False, True, False]


def test_fixed_figures_all_take_the_same_room(canvas: Canvas) -> None:
    widths = {canvas.measure(theme.COUNT._replace(tabular=True), digit * 4)[0] for digit in "0123456789"}
    assert len(widths) == 1


@pytest.mark.parametrize("face", sorted(FONT_FILES))
def test_every_font_holds_every_sign_of_the_three_languages(
    picture_store: PictureStore, screen: pygame.Surface, face: tuple[Face, Weight, bool]
) -> None:
    style = Style(face[0], face[1], 40, italic=face[2])
    font = picture_store.font(style, 40)
    missing = pygame.image.tobytes(font.render("\uf8ff", Palette.WHITE), "RGBA")
    for sign in SIGNS:
        drawn = font.render(sign, Palette.WHITE)
        assert drawn.get_bounding_rect().width > 0, hex(ord(sign))
        assert pygame.image.tobytes(drawn, "RGBA") != missing, hex(ord(sign))
    for space in SPACES:
        assert font.render(f"a{space}b", Palette.WHITE).get_width() > font.width("ab"), hex(ord(space))


@pytest.mark.parametrize("figure", ["4", "12", "4–9"])
def test_figures_on_coins_grow_with_the_text_size_within_the_coin(
    picture_store: PictureStore, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch, figure: str
) -> None:
    drawn: list[Rect] = []
    numeral = Canvas.numeral

    def noted(*args: Any) -> Rect:
        drawn.append(numeral(*args))
        return drawn[-1]

    monkeypatch.setattr(Canvas, "numeral", noted)
    for text in (1.0, 2.0):
        draw_coin(brush_at(picture_store, screen, 1.0, text), figure, (60, 60), 60)
    assert drawn[0].height < drawn[1].height
    assert drawn[1].width <= 60 * 0.9
    draw_coin(brush_at(picture_store, screen, 1.0, 1.0), figure, (60, 60), 26)
    assert drawn[2].width <= 26 * 0.85


def test_no_figure_is_lower_than_nine_pixels(canvas: Canvas) -> None:
    assert canvas.numeral(COIN_NUMERAL, "8", (40, 40), Palette.IVORY, 6).height >= 9


def test_sizes_of_a_typeface_do_not_change_each_other(picture_store: PictureStore) -> None:
    small, large = (picture_store.font(theme.BODY, size) for size in (14, 56))
    alone = pygame.font.Font(FONTS / FONT_FILES["proza", 400, False], 14)
    assert large.width("Sammler") > 3 * small.width("Sammler")
    assert (small.width("Sammler"), small.height) == alone.size("Sammler")
    assert small.render("Sammler", Palette.WHITE).get_size() == alone.size("Sammler")
    assert picture_store.font(theme.BODY, 56).height == large.height > small.height


def test_the_file_of_a_typeface_is_read_once(tmp_path: Path) -> None:
    """Each letter that was new sought and read there: 9,000 calls until the menu stood."""
    name, line = "ProzaLibre-Regular.ttf", "The quick brown fox"
    pygame.font.init()
    shutil.copy(FONTS / name, tmp_path)
    font = Typefaces(tmp_path).font(name, 20)
    (tmp_path / name).write_bytes(b"")
    whole = Typefaces(FONTS).font(name, 20)
    assert font.width(line) == whole.width(line) > 100
    tones = [pygame.image.tobytes(each.render(line, (200, 180, 90)), "RGBA") for each in (font, whole)]
    assert tones[0] == tones[1]


@pytest.mark.parametrize(
    "words", ["Le camp d’en face revendique la carte, puis la cède.", "Die Karte liegt fest mit 5 gegen 4."]
)
def test_a_line_that_gives_words_does_not_end_with_an_article_or_before_a_figure(
    canvas: Canvas, words: str
) -> None:
    given = 0
    for width in range(150, 700, 2):
        lines = _wrap(canvas, theme.BODY, words, width)
        kept = _evened(canvas, theme.BODY, words, width, lines, centred=False)
        if kept != lines and len(kept) == 2:
            given += 1
            assert len(kept[0][-1].text) > 3, kept
            assert not kept[1][0].text[:1].isdigit(), kept
    assert given


@pytest.mark.parametrize("size", [6, 11, 40])
def test_the_letter_of_a_side_stays_within_its_seal(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    sprite, seals = Canvas.sprite, []
    monkeypatch.setattr(Canvas, "sprite", lambda *args, **more: seals.append(sprite(*args, **more)))
    letters: list[Rect] = []
    numeral = Canvas.numeral
    monkeypatch.setattr(Canvas, "numeral", lambda *args: letters.append(numeral(*args)))
    draw_side_seal(canvas, "A", (100, 100), size)
    assert letters[0].height <= 0.6 * seals[0].height
    assert letters[0].width <= 0.75 * seals[0].width
