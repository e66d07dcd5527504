"""Boxes, and how they become pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest
from pygame import Rect

from crypt_game.drawing import theme
from crypt_game.drawing.canvas.place_beside import page_within, place_beside, place_near, pointer, way_to
from crypt_game.drawing.geometry import Area, Box, Frame


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080), (1413, 795)])
def test_an_area_is_centred_and_grows_with_the_shape_of_the_window(size: tuple[int, int]) -> None:
    area = Area.of(Frame.of(size))
    whole = area.px(area.box)
    assert abs(whole.centerx - size[0] / 2) <= 1
    assert abs(whole.centery - size[1] / 2) <= 1
    assert area.width == pytest.approx(1920 + area.wider)
    assert area.height == pytest.approx(1080 + area.taller)
    assert whole.width <= size[0]
    assert whole.height <= size[1]


def test_a_board_may_grow_taller_than_a_page() -> None:
    narrow = Frame.of((1000, 1000))
    assert Area.of(narrow).height == 1440
    assert Area.of(narrow, 1720).height == 1720


def test_boxes_are_divided_without_loss() -> None:
    box = Box(10, 20, 300, 200)
    for count, gap in ((1, 8), (3, 12), (7, 5)):
        row, column = box.row(count, gap), box.column(count, gap)
        assert row[0].x == box.x
        assert row[-1].right == pytest.approx(box.right)
        assert column[0].y == box.y
        assert column[-1].bottom == pytest.approx(box.bottom)
        assert all(b.x - a.right == pytest.approx(gap) for a, b in pairwise(row))
        assert all(b.y - a.bottom == pytest.approx(gap) for a, b in pairwise(column))


def test_a_part_taken_off_and_what_is_left_keep_the_gap_between_them() -> None:
    box = Box(10, 20, 300, 200)
    top, below = box.take_top(50, 8)
    assert (top.h, below.y - top.bottom, below.bottom) == (50, 8, box.bottom)
    foot, above = box.take_bottom(50, 8)
    assert (foot.h, foot.y - above.bottom, above.y) == (50, 8, box.y)
    left, rest = box.take_left(90, 6)
    assert (left.w, rest.x - left.right, rest.right) == (90, 6, box.right)
    right, rest = box.take_right(90, 6)
    assert (right.w, right.x - rest.right, rest.x) == (90, 6, box.x)


def test_neighbours_in_units_are_neighbours_in_pixels() -> None:
    area = Area.of(Frame.of((1413, 795)))
    rects = area.all_px(Box(347, 80, 1236, 128).row(6, 0))
    assert all(left.right == right.left for left, right in pairwise(rects))


def test_a_grid_fills_its_columns_line_by_line() -> None:
    box = Box(10, 20, 310, 500)
    places = box.grid(5, 3, 40, 5)
    assert [place[:2] for place in places] == [(10, 20), (115, 20), (220, 20), (10, 65), (115, 65)]
    assert {place[2:] for place in places} == {(100, 40)}


def test_the_middle_of_a_box_is_no_larger_than_the_box() -> None:
    box = Box(10, 20, 300, 200)
    assert box.middle(100, 50) == (110, 95, 100, 50)
    assert box.middle(400, 50) == (10, 95, 300, 50)


def test_words_beside_a_card_keep_off_what_is_lit_at_the_foot_of_the_window() -> None:
    """At the foot of the card a box this high would reach over the lit effort."""
    frame, status = Frame.of((1280, 720)), Rect(200, 430, 1070, 30)
    card, effort = Rect(400, 200, 130, 180), Rect(760, 505, 70, 60)
    box = place_beside(frame, [card], [(460, 440)], status, [[card, effort]])[1]
    assert box.collidelist([card, effort]) == -1
    assert frame.window.contains(box)


def test_of_several_sizes_the_first_stands_there_that_covers_nothing_lit() -> None:
    frame, status = Frame.of((2560, 1080)), Rect(400, 640, 1700, 40)
    cards = [Rect(620 + 280 * number, 300, 200, 280) for number in range(5)]
    wide, narrow = (700, 560), (430, 640)
    assert place_beside(frame, cards, [wide, narrow], status, [cards])[1].size == narrow
    assert place_beside(frame, cards[:2], [wide, narrow], status, [cards[:2]])[1].size == wide


def test_words_stay_within_what_the_table_fills_of_a_wide_window() -> None:
    frame, status = Frame.of((2560, 1080)), Rect(400, 640, 1700, 40)
    card = Rect(500, 300, 200, 280)
    box = place_beside(frame, [card], [(460, 300)], status, [[card]])[1]
    assert page_within(frame).contains(box)
    assert box.x > 160


def test_words_cover_what_matters_least() -> None:
    """On both sides of the card something lies: what comes later in the list gives way."""
    frame, status = Frame.of((1920, 1080)), Rect(400, 760, 1100, 50)
    card, left, right = Rect(860, 300, 200, 400), Rect(0, 0, 830, 1080), Rect(1090, 0, 830, 1080)
    for spared, more in ((left, right), (right, left)):
        box = place_beside(frame, [card], [(500, 300)], status, [[card], [spared], [more]])[1]
        assert not box.colliderect(spared)
        assert not box.colliderect(card)


def test_words_about_nothing_stand_in_the_middle_or_where_they_cover_least() -> None:
    frame, status = Frame.of((1920, 1080)), Rect(400, 760, 1100, 50)
    assert place_beside(frame, [], [(500, 300)], status)[1].centerx == 960
    places = [Rect(600 + 240 * number, 300, 200, 300) for number in range(3)]
    box = place_beside(frame, [], [(500, 300)], status, [[], places])[1]
    assert box.collidelist(places) == -1
    assert page_within(frame).contains(box)


def test_what_need_not_be_pointed_at_is_explained_where_nothing_is_covered() -> None:
    frame = Frame.of((1920, 1080))
    card, status = Rect(900, 300, 180, 260), Rect(60, 640, 1800, 60)
    plates = [Rect(560, 72, 320, 560), Rect(1100, 72, 320, 560)]
    plates += [Rect(900, 72, 180, 200), Rect(700, 600, 500, 440)]
    pointed = place_beside(frame, [card], [(300, 300)], status, [[card], [], [], plates])[1]
    free = place_beside(frame, [card], [(300, 300)], status, [[card], [], [], plates], pointed=False)[1]
    assert pointer(frame, pointed, [card])
    assert pointed.collidelist(plates) >= 0
    assert free.collidelist([card, *plates]) == -1
    assert page_within(frame).contains(free)


def test_of_two_plates_that_must_be_covered_none_is_cut_beside_one_that_is() -> None:
    frame = Frame.of((1920, 1080))
    card, status = Rect(900, 300, 180, 260), Rect(60, 640, 1800, 60)
    whole, cut = Rect(0, 0, 890, 1080), [Rect(1090, 0, 820, 520), Rect(1090, 530, 820, 550)]
    rest = [whole, *cut, Rect(900, 0, 180, 290), Rect(900, 570, 180, 510)]
    box = place_beside(frame, [card], [(300, 300)], status, [[card], [], [], rest])[1]
    assert len(box.collidelistall(rest)) == 1


def test_a_pointer_shows_to_the_first_thing_that_lies_beside_the_box() -> None:
    frame, box = Frame.of((1920, 1080)), Rect(700, 400, 400, 300)
    above, far, aslant = Rect(800, 250, 120, 130), Rect(100, 400, 200, 300), Rect(1130, 100, 200, 200)
    tip = pointer(frame, box, [far, aslant, above])[1]
    assert tip == (above.centerx, box.top - 18)
    assert pointer(frame, box, [Rect(1120, 420, 90, 200)])[1] == (box.right - 1 + 18, 520)
    assert pointer(frame, box, [far, aslant]) == ()


def test_a_box_about_a_thing_moves_away_rather_than_cover_what_is_spared() -> None:
    frame, thing = Frame.of((1920, 1080)), Rect(860, 900, 300, 60)
    assert place_near(frame, thing, [(400, 200)], [])[1].bottom < thing.top
    assert place_near(frame, Rect(860, 300, 300, 60), [(400, 200)], [])[1].top > 360
    assert place_near(frame, Rect(860, 300, 300, 60), [(400, 200)], [], above=True)[1].bottom < 300
    row, cards = Rect(0, 700, 1920, 380), Rect(400, 300, 1000, 390)
    covered, box = place_near(frame, thing, [(450, 350)], [[row, cards]])
    assert covered == (0, 0)
    assert box.collidelist([thing, row, cards]) == -1
    assert frame.window.contains(box)
    assert box.bottom == row.top - 16
    assert place_near(frame, thing, [(450, 350), (600, 100)], [[row, cards]])[1].size == (450, 350)
    full = place_near(frame, thing, [(450, 350)], [[Rect(0, 0, 1920, 890)]])[1]
    assert not full.colliderect(thing)
    less = [Rect(0, 0, 1920, 600)]
    covered, box = place_near(frame, thing, [(450, 350)], [[row, cards], less])
    assert covered[:2] == (0, 0), "what matters less is given up first"
    assert covered[2] > 0


def test_a_line_leads_round_what_it_should_not_cross_to_what_lies_far_away() -> None:
    frame, box, thing = Frame.of((1920, 1080)), Rect(40, 300, 400, 300), Rect(640, 900, 250, 80)
    tray, row = Rect(300, 720, 1500, 130), Rect(300, 866, 1500, 200)
    way = way_to(frame, box, thing, [tray, row])
    assert way[0][1] == box.bottom - 1
    assert way[-1] == thing.midtop
    for one, other in pairwise(way):
        assert one[0] == other[0] or one[1] == other[1]
        assert not tray.clipline(one, other)
    assert way_to(frame, box, Rect(450, 300, 100, 100), [tray]) == (), "a pointer shows to what is near"
    assert way_to(frame, box, thing.move(500, 0), [tray, row]) == (), "nobody follows so long a line"


@pytest.mark.parametrize("size", [(1920, 1080), (2560, 1080), (3840, 2160)])
def test_enlarged_words_give_way_no_further_in_a_large_window_than_in_a_small_one(
    size: tuple[int, int],
) -> None:
    """For the height of the window; letters of few pixels run narrow, so that a trace less is enough."""
    small, large = (Frame.of(each, 1.5) for each in ((1280, 720), size))
    least = [
        frame.font(theme.NOTE._replace(size=frame.lowest(theme.NOTE))) / frame.k for frame in (small, large)
    ]
    assert least[1] >= 0.92 * least[0]
    assert large.lowest(theme.NOTE) > Frame.of(size).lowest(theme.NOTE) / 1.5
