"""The figures of the source are counted rightly, and none is beyond its limit."""

from __future__ import annotations

import ast
from pathlib import Path

from house_figures import Limits, exceeded, figures, most_nameless, nameless
from rooms import sources

MODULE = """
GAP = 26
_EDGE, _TOP = 41, 122

class Page:
    width: float = 860
    def place(self, a, *, b=7): return GAP + 0.5 * a - 1
    def draw(self):
        room = 2 * 13
        return [room, 0.25, True, "9"]
"""


def test_no_figure_is_beyond_its_limit() -> None:
    assert exceeded(figures(sources()), Limits()) == []


def test_numbers_with_a_name_are_not_counted() -> None:
    assert [node.value for node in nameless(ast.parse(MODULE))] == [7, 13, 0.25]


def test_the_figures_of_a_folder(tmp_path: Path) -> None:
    (tmp_path / "ui").mkdir()
    inside, outside = tmp_path / "ui" / "page.py", tmp_path / "other.py"
    inside.write_text(MODULE)
    outside.write_text("class Page:\n    pass\n\ndef far(a, b, c, d=77): pass\n")
    assert figures([inside, outside], tmp_path / "ui") == Limits(
        window_lines=10, function_lines=3, arguments=4, class_names_twice=1, unnamed_numbers=3
    )
    assert most_nameless([inside, outside]) == [(3, inside), (1, outside)]


def test_what_grew_is_named() -> None:
    limits = Limits(100, 40, 8, 0, 50)
    assert exceeded(limits, limits) == []
    grown = limits._replace(arguments=9, unnamed_numbers=51)
    assert exceeded(grown, limits) == [
        "arguments: 9, at most 8 are allowed",
        "unnamed numbers: 51, at most 50 are allowed",
    ]
