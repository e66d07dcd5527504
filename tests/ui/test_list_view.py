"""The list that all pages share: which rows are made, how keys and wheel go through them, what is spoken."""

from __future__ import annotations

import pygame
import pytest

from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Command, Order, Pointer, PointerKind
from crypt_game.controls.widget import Widget
from crypt_game.controls.widgets import ListRow, ListView, RowPlace, TypedName

VIEW = pygame.Rect(100, 50, 300, 95)


class Page:
    """A list between two buttons, laid out anew whenever it asks for that."""

    def __init__(self, count: int, columns: int = 1, height: int = 20) -> None:
        self.count, self.columns, self.height = count, columns, height
        self.pressed: list[int] = []
        self.arrived: list[int] = []
        self.spoken: list[str] = []
        self.list = ListView("list", self.arrange, self.arrived.append)
        self.controls = Controls(lambda widget: self.spoken.append(widget.spoken))
        self.arrange()

    def arrange(self) -> None:
        lines = -(-self.count // self.columns)
        self.list.place(VIEW, [self.height] * lines, gap=5, gutter=10, cells=(self.columns, self.count))
        above = Widget("above", pygame.Rect(100, 0, 300, 30), "above")
        below = Widget("below", pygame.Rect(100, 160, 300, 30), "below")
        self.controls.fill([above, *self.list.fill(self.row, self.say), below])

    def row(self, place: RowPlace) -> ListRow:
        return ListRow(f"row-{place[1]}", place, f"row {place[1]}", lambda: self.pressed.append(place[1]))

    @staticmethod
    def say(key: str, *, row: str, number: int, count: int) -> str:
        return f"{row}, {number} of {count}"

    def press(self, *commands: Command) -> str:
        for command in commands:
            self.controls.handle(Order(command))
        return self.controls.focus.key if self.controls.focus is not None else ""

    def wheel(self, notches: float, pos: tuple[int, int] = VIEW.center) -> bool:
        return self.controls.handle(Pointer(PointerKind.WHEEL, pos, notches=notches))


@pytest.mark.parametrize(("columns", "height"), [(1, 17), (1, 20), (2, 31), (3, 26)])
def test_no_line_is_cut_at_rest_and_none_is_lower_than_asked_for(columns: int, height: int) -> None:
    page = Page(60, columns, height)
    lines = len({page.list.row(number).top for number in page.list.seen})
    assert lines == (VIEW.height + 5) // (height + 5)
    assert all(page.list.rect.contains(page.list.row(number)) for number in page.list.seen)
    assert height <= page.list.row(0).height < 2 * height
    assert VIEW.height - page.list.rect.height < lines


def test_only_rows_in_sight_those_beside_them_and_the_current_one_are_made() -> None:
    page = Page(2000)
    assert [row.number for row in page.list.rows] == [0, 1, 2, 3, 4]
    page.wheel(-20_000)
    assert page.list.offset == page.list.furthest == 2000 * 25 - 5 - VIEW.height
    assert [row.number for row in page.list.rows] == [0, 1995, 1996, 1997, 1998, 1999]
    hidden = page.list.rows[0]
    assert not hidden.contains(hidden.rect.topleft)


def test_rows_lie_below_each_other_beside_the_bar() -> None:
    page = Page(6)
    assert [row.whole.top for row in page.list.rows] == [50, 75, 100, 125, 150]
    assert {row.whole.width for row in page.list.rows} == {290}
    assert {row.whole.width for row in Page(3).list.rows} == {300}
    assert page.list.rows[3].rect.bottom == VIEW.bottom


def test_tab_stops_at_one_row_and_arrows_walk() -> None:
    page = Page(40)
    assert page.press(Command.NEXT, Command.NEXT) == "row-0"
    assert page.press(Command.DOWN, Command.DOWN, Command.DOWN, Command.DOWN) == "row-4"
    assert page.list.rect.contains(page.list.row(4))
    assert page.arrived == [0, 1, 2, 3, 4]
    assert page.press(Command.UP, Command.UP) == "row-2"
    assert page.press(Command.NEXT) == "below"
    assert page.press(Command.PREVIOUS) == "row-2"


@pytest.mark.parametrize("step", [1, -1])
def test_a_screen_reader_finds_the_next_row_beside_each(step: int) -> None:
    page = Page(40)
    page.list.show(0 if step > 0 else 39)
    page.controls.by_keys = True
    for number in range(40)[::step]:
        assert page.controls.focus_on(f"row-{number}"), f"row {number} is not in the tree"


def test_arrows_lead_to_no_row_out_of_sight() -> None:
    page = Page(40)
    page.controls.focus_on("below")
    assert page.press(Command.UP) == "row-3"


def test_page_keys_and_the_ends() -> None:
    page = Page(40)
    page.press(Command.NEXT, Command.NEXT)
    assert page.press(Command.LAST) == "row-39"
    assert page.press(Command.PAGE_UP) == "row-36"
    assert page.press(Command.FIRST) == "row-0"
    assert page.press(Command.PAGE_DOWN) == "row-3"
    assert page.press(Command.FIRST, Command.UP) == "above"


def test_below_the_last_row_arrows_leave_the_list() -> None:
    page = Page(3)
    assert page.press(Command.NEXT, Command.NEXT, Command.DOWN, Command.DOWN, Command.DOWN) == "below"


def test_a_listener_hears_the_place_in_the_list() -> None:
    page = Page(40)
    page.press(Command.NEXT, Command.NEXT, Command.LAST)
    assert page.spoken == ["above", "row 0., 1 of 40", "row 39., 40 of 40"]


def test_the_wheel_counts_only_over_the_list_and_hides_the_ring() -> None:
    page = Page(40)
    page.press(Command.NEXT, Command.NEXT)
    assert not page.wheel(-1, (10, 10))
    assert page.controls.by_keys
    assert page.wheel(-1)
    assert page.list.offset > 0
    assert not page.controls.by_keys
    assert page.controls.focus is not None
    assert page.controls.focus.key == "row-0"


def test_page_keys_scroll_while_something_else_has_the_focus() -> None:
    page = Page(40)
    assert page.press(Command.NEXT, Command.LAST) == "above"
    assert page.list.offset == page.list.furthest


def test_a_pressed_row_is_where_keys_go_on_from() -> None:
    page = Page(40)
    for kind in (PointerKind.MOVE, PointerKind.DOWN, PointerKind.UP):
        page.controls.handle(Pointer(kind, page.list.row(2).center, button=1))
    assert page.pressed == [2]
    assert page.arrived == []
    assert page.press(Command.DOWN) == "row-3"


def test_columns_are_walked_in_both_directions() -> None:
    page = Page(11, columns=3)
    assert page.list.row(4).topleft == (page.list.row(1).left, page.list.row(3).top)
    page.press(Command.NEXT, Command.NEXT)
    assert page.press(Command.RIGHT) == "row-1"
    assert page.press(Command.DOWN) == "row-4"
    assert page.press(Command.LEFT) == "row-3"
    assert page.press(Command.LEFT) == "row-2"
    assert page.press(Command.RIGHT) == "row-3"
    assert page.press(Command.LAST) == "row-10"


def test_a_shorter_list_keeps_a_row_and_an_empty_one_none() -> None:
    page = Page(40)
    page.press(Command.NEXT, Command.NEXT, Command.LAST)
    page.count = 2
    page.arrange()
    assert page.list.current == 1
    assert page.list.offset == 0
    page.count = 0
    page.arrange()
    assert page.list.rows == []
    assert page.press(Command.DOWN) in ("above", "below")


@pytest.mark.parametrize(
    ("typed", "found"), [("b", 1), ("bb", None), ("be", 3), ("É", 4), ("x", None), ("a", 2)]
)
def test_letters_find_the_beginning_of_a_name(typed: str, found: int | None) -> None:
    names = ["Anna", "Bram", "anton", "Beate", "écrit"]
    search = TypedName()
    at: int | None = None
    for letter in typed:
        at = search.find(letter, names, at or 0)
    assert at == found


def test_after_a_while_a_letter_begins_a_new_name() -> None:
    names, search = ["Anna", "Bram", "nadia"], TypedName()
    assert search.find("a", names, 1) == 0
    search.update(2)
    assert search.find("n", names, 0) == 2
