"""Which control a finger or a pointer meets."""

from __future__ import annotations

import pytest
from pygame import Rect

from crypt_game.controls.focus import Controls
from crypt_game.controls.input import Command, Intent, Order, Pointer, PointerKind
from crypt_game.controls.widget import Widget, WidgetRole


def hovered(controls: Controls, pos: tuple[int, int]) -> str | None:
    controls.handle(Pointer(PointerKind.MOVE, pos))
    return controls.hover.key if controls.hover is not None else None


@pytest.mark.parametrize(
    ("pos", "met"),
    [
        ((110, 110), "small"),
        ((95, 110), "small"),
        ((90, 110), "small"),
        ((86, 110), None),
        ((123, 110), "next"),
        ((128, 110), "next"),
    ],
)
def test_a_small_control_answers_to_a_fingertip_where_no_other_is_hit(
    pos: tuple[int, int], met: str | None
) -> None:
    controls = Controls()
    controls.fill(
        [Widget("small", Rect(100, 100, 20, 20), "small"), Widget("next", Rect(122, 100, 60, 60), "next")]
    )
    assert hovered(controls, pos) == met


def test_between_small_controls_the_nearer_one_answers() -> None:
    controls = Controls()
    controls.fill([Widget(name, Rect(x, 100, 20, 20), name) for name, x in (("left", 100), ("right", 140))])
    assert [hovered(controls, (x, 110)) for x in (125, 135)] == ["left", "right"]


def test_a_large_control_does_not_reach_beyond_its_box() -> None:
    controls = Controls()
    controls.fill([Widget("large", Rect(100, 100, 60, 60), "large")])
    assert hovered(controls, (99, 120)) is None


class Fixed(Widget):
    """A control that takes no focus."""

    def __init__(self, key: str) -> None:
        super().__init__(key, Rect(0, 0, 10, 10), key)
        self.focusable = False


def controls_of(*keys: str) -> Controls:
    controls = Controls()
    controls.fill([Widget(key, Rect(40 * n, 0, 30, 30), key) for n, key in enumerate(keys)])
    return controls


def test_where_nothing_has_the_focus_the_first_control_gets_it() -> None:
    controls = Controls()
    made = [Widget(key, Rect(40 * n, 0, 30, 30), key) for n, key in enumerate(("one", "other"))]
    controls.fill(made, "other")
    assert controls.focus is made[1]
    controls.focus_on("one")
    controls.fill(made, "other")
    assert controls.focus is made[0]
    controls.fill([Fixed("one")], "one")
    assert controls.focus is None


@pytest.mark.parametrize(
    ("left", "next_one"), [("abd", "d"), ("ab", "b"), ("d", "d"), ("", None), ("abcd", "c")]
)
def test_where_keys_lead_the_focus_goes_to_the_nearest_when_its_control_is_gone(
    left: str, next_one: str | None
) -> None:
    controls = controls_of(*"abcd")
    controls.focus_on("c")
    controls.by_keys = True
    controls.fill(controls_of(*left).widgets)
    assert (controls.focus.key if controls.focus is not None else None) == next_one


def test_the_focus_returns_to_what_had_it_before_something_lay_over_it() -> None:
    controls = controls_of(*"abcd")
    controls.by_keys = True
    controls.focus_on("c")
    controls.fill(controls_of("close").widgets)
    controls.fill(controls_of(*"abcd").widgets)
    assert controls.focus is not None
    assert controls.focus.key == "c"


@pytest.mark.parametrize(("role", "next_one"), [(WidgetRole.CONTROL, "a"), (WidgetRole.LOOKUP, "b")])
def test_the_focus_of_what_is_gone_goes_to_a_lookup_last(role: WidgetRole, next_one: str) -> None:
    controls = controls_of(*"abcd")
    controls.by_keys = True
    controls.widgets[3].role = role
    controls.focus_on("d")
    left = controls_of(*"ab").widgets
    left[1].role = WidgetRole.LOOKUP
    controls.fill(left)
    assert controls.focus is left["ab".index(next_one)]


def test_where_the_mouse_leads_the_focus_is_gone_with_its_control() -> None:
    controls = controls_of(*"abcd")
    controls.focus_on("c")
    controls.fill(controls_of(*"abd").widgets)
    assert controls.focus is None


@pytest.mark.parametrize("by_keys", [True, False])
def test_a_control_that_can_take_the_focus_no_more_loses_it(by_keys: bool) -> None:
    controls = controls_of(*"ab")
    controls.focus_on("a")
    controls.by_keys = by_keys
    controls.fill([Fixed("a"), *controls_of("b").widgets])
    assert (controls.focus.key if controls.focus is not None else None) == ("b" if by_keys else None)


@pytest.mark.parametrize("button", [1, 2, 3])
def test_any_button_that_leaves_a_control_asks_for_a_drawing(button: int) -> None:
    controls = controls_of("a")
    controls.handle(Pointer(PointerKind.MOVE, (10, 10)))
    assert controls.handle(Pointer(PointerKind.DOWN, (500, 500), button=button))


class Noted(Widget):
    """A control that tells what became of it."""

    def __init__(self, key: str, left: int, *, tab_stop: bool = True, scrolls: bool = False) -> None:
        super().__init__(key, Rect(left, 0, 30, 30), key)
        self._stops, self.scrolls, self.pressed = tab_stop, scrolls, 0

    @property
    def tab_stop(self) -> bool:
        return self._stops

    def activate(self) -> None:
        self.pressed += 1

    def scroll(self, intent: Intent) -> bool:
        return self.scrolls


def test_a_control_is_pressed_only_where_the_pointer_lets_go_of_it() -> None:
    held, other = Noted("held", 0), Noted("other", 100)
    controls = Controls()
    controls.fill([held, other])
    for end, times in (((110, 10), 0), ((300, 300), 0), ((10, 10), 1)):
        controls.handle(Pointer(PointerKind.DOWN, (10, 10), 1))
        controls.handle(Pointer(PointerKind.UP, end, 1))
        assert (held.pressed, other.pressed) == (times, 0)


@pytest.mark.parametrize("scrolls", [True, False])
def test_the_wheel_leads_where_it_scrolls_anything(scrolls: bool) -> None:
    controls = Controls()
    controls.fill([Noted("list", 0, scrolls=scrolls)])
    controls.by_keys = True
    assert controls.handle(Pointer(PointerKind.WHEEL, (10, 10))) is scrolls
    assert controls.by_keys is not scrolls


def test_tab_passes_over_what_only_arrows_reach() -> None:
    controls = Controls()
    controls.fill([Noted("first", 0), Noted("row", 50, tab_stop=False), Noted("last", 100)])
    walked = []
    for command in (Command.NEXT, Command.NEXT, Command.NEXT, Command.PREVIOUS):
        controls.handle(Order(command, pressed=True))
        assert controls.focus is not None
        walked.append(controls.focus.key)
    assert walked == ["first", "last", "first", "last"]
    controls.handle(Order(Command.LEFT, pressed=True))
    assert controls.focus is not None
    assert controls.focus.key == "row"


def test_an_arrow_passes_over_nothing_that_lies_in_its_way() -> None:
    """As in the menu: below a wide button two that share its width, and below them another wide one."""
    controls = Controls()
    places = {
        "above": Rect(66, 0, 360, 50),
        "left": Rect(66, 60, 234, 50),
        "right": Rect(308, 60, 118, 50),
        "below": Rect(66, 120, 360, 50),
    }
    controls.fill([Widget(key, rect, key) for key, rect in places.items()])
    controls.focus_on("above")
    walked = []
    for command in (Command.DOWN, Command.RIGHT, Command.DOWN, Command.UP, Command.UP):
        controls.handle(Order(command))
        assert controls.focus is not None
        walked.append(controls.focus.key)
    assert walked == ["left", "right", "below", "left", "above"]
