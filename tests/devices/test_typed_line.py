"""A line that is written letter by letter."""

from __future__ import annotations

from crypt_game.devices.typed_line import TypedLine

ROWS = ("1ab", "ßé")


def test_the_first_letter_is_a_capital_and_the_next_are_small() -> None:
    line = TypedLine("", 9, ROWS)
    assert line.rows == [["1", "A", "B"], ["ß", "É"]]
    assert line.write("A")
    assert line.rows == [["1", "a", "b"], ["ß", "é"]]
    line.shift()
    assert line.write("B")
    assert not line.capital
    assert line.text == "AB"


def test_no_more_is_written_than_the_line_takes_and_nothing_erased_twice() -> None:
    line = TypedLine("abcdef", 4, ROWS)
    assert line.text == "abcd"
    assert not line.write("e")
    assert [line.erase() for _ in range(5)] == [True] * 4 + [False]
    assert line.text == ""
    assert line.capital


def test_an_erased_line_begins_with_a_capital_again() -> None:
    line = TypedLine("", 4, ROWS)
    line.write("A")
    line.erase()
    assert line.capital
