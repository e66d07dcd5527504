"""JSON from outside: whatever is read can be written again, and what is not strict is refused at once."""

from __future__ import annotations

import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.strict_json import DEEPEST, HIGHEST, LOWEST, NotJson, encode_json, parse_json, parse_object

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(LOWEST, HIGHEST)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(), max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


@given(VALUES)
def test_values_come_back_as_they_were(value: Any) -> None:
    line = encode_json(value)
    assert line.count(b"\n") == 1
    assert parse_json(line) == value
    assert parse_json(encode_json(value, indent=1)) == value


@given(st.text())
def test_whatever_is_read_can_be_written_and_is_read_again(text: str) -> None:
    try:
        value = parse_json(text)
    except NotJson:
        return
    assert parse_json(encode_json(value)) == value


def test_letters_are_written_as_they_are_and_a_lone_surrogate_as_its_escape() -> None:
    assert encode_json({"name": "Zoé \udc80"}) == '{"name":"Zoé \\udc80"}\n'.encode()
    assert parse_json(encode_json({"name": "\udc80x"})) == {"name": "\udc80x"}


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -float("inf")])
def test_what_is_no_number_is_not_written(value: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        encode_json([value])


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "{",
        "[1,]",
        "NaN",
        "[Infinity]",
        '{"a":-Infinity}',
        "1e999",
        "-1e999",
        "9" * 400 + ".0",
        str(HIGHEST + 1),
        str(LOWEST - 1),
        "9" * 4_500,
        "-" + "9" * 500_000,
        '{"a":1,"a":2}',
        '[{"b":{"a":1,"c":0,"a":1}}]',
        "[" * 100_000,
        "[" * 100_000 + "]" * 100_000,
        "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1),
        '{"a":' * (DEEPEST + 1) + "1" + "}" * (DEEPEST + 1),
        "\ufeff{}",
        "'a'",
        '"\n"',
        "1 2",
    ],
    ids=lambda text: text[:20],
)
def test_text_that_is_no_strict_json_is_refused_at_once(text: str) -> None:
    begun = time.process_time()
    for form in (text, text.encode()):
        with pytest.raises(NotJson):
            parse_json(form)
    assert time.process_time() - begun < 0.5


@pytest.mark.parametrize("data", [b"\xff", b'"\xc3"', b'"\xed\xa0\x80"', b"\xff\xfe7\x00", b"\x00"])
def test_bytes_that_are_no_utf_8_are_refused(data: bytes) -> None:
    with pytest.raises(NotJson):
        parse_json(data)


def test_the_limits_themselves_are_read() -> None:
    assert parse_json(str(HIGHEST)) == HIGHEST
    assert parse_json(str(LOWEST)) == LOWEST
    deepest = parse_json('{"a":' * DEEPEST + "1" + "}" * DEEPEST)
    for _ in range(DEEPEST):
        deepest = deepest["a"]
    assert deepest == 1


@pytest.mark.parametrize("text", [b"[]", b"7", b"null", b'"x"'])
def test_an_object_is_asked_for(text: bytes) -> None:
    with pytest.raises(NotJson):
        parse_object(text)
    assert parse_object(b'{"a":[]}') == {"a": []}
