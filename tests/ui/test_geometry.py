"""Boxes, and how they become pixels."""

from __future__ import annotations

from itertools import pairwise

import pytest

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
