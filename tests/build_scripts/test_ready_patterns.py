"""Patterns that a package brings along compiled are found by `re`, and match what they would."""

from __future__ import annotations

import re
from re import _compiler  # type: ignore[attr-defined]

import pytest
from ready_patterns import hook_of, patterns_of_the_menu

PATTERNS = [
    (r"(?P<word>\w+)-(?P<rest>.*)", 0),
    (r"^menu-(\d+)\s*=", re.MULTILINE | re.IGNORECASE),
    (r"(?i:a|b)[äöü×]", int(re.VERBOSE)),
]
TEXTS = ["one-two three", "x\nMENU-12 =", "Aä", "b×"]


def matched(pattern: str, flags: int) -> list[object]:
    compiled = re.compile(pattern, flags)
    found = [compiled.search(text) for text in TEXTS]
    told = [(match.span(), match.groups(), match.groupdict(), match.lastgroup) for match in found if match]
    return [compiled.flags, compiled.groups, dict(compiled.groupindex), len(told), told]


def test_they_match_the_same_and_are_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [matched(*pattern) for pattern in PATTERNS]
    assert all(told[3] for told in expected)
    re.purge()

    def compile_again(*_: object) -> object:
        raise AssertionError("compiled again")

    monkeypatch.setattr(_compiler, "compile", compile_again)
    exec(hook_of(PATTERNS), {})
    assert [matched(*pattern) for pattern in PATTERNS] == expected
    with pytest.raises(AssertionError):
        re.compile("another")


def test_those_of_the_menu_are_known() -> None:
    found = patterns_of_the_menu()
    assert any("$" in pattern and "->" in pattern for pattern, _ in found), "those of text/plain_messages.py"
    assert 10 < len(found) < 200
    compile(hook_of(found), "hook", "exec")
