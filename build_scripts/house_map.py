"""Draws docs/architecture.svg: the rooms of the package and what they import, read from the source.

Run it when a room begins or ceases to import another; --check only compares. An arrow that a longer way
already tells is left out, and so is what is imported for types only. All scenes are one box.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from html import escape
from pathlib import Path
from statistics import fmean

from rooms import PACKAGE, imported_when_run, module_name, room, sources

PICTURE = Path(__file__).parent.parent / "docs" / "architecture.svg"
SCENES = "ui.scenes"

BOX_WIDTH, BOX_HEIGHT, GAP, ROW = 144, 40, 14, 96
MARGIN = 24
FILLS = {"ui": "#2b3a4a", "logic": "#4b3a1c", "program": "#3b2b4a"}
LOGIC = {
    "rules",
    "match",
    "opponents",
    "text",
    "games",
    "play",
    "lessons",
    "riddles",
    "desktop",
    "strict_json",
}

Graph = dict[str, set[str]]


def box_of(name: str) -> str:
    """The box of a module: its room, with all scenes as one."""
    found = room(name)
    return SCENES if found.startswith(f"{SCENES}.") else found


def room_graph() -> Graph:
    """Which boxes import which, without those that hold nothing but a name and a version."""
    graph: Graph = defaultdict(set)
    for path in sources():
        here = box_of(module_name(path))
        for name in imported_when_run(path):
            if name.partition(".")[0] == PACKAGE.name and (there := box_of(name)) != here:
                graph[here].add(there)
                graph.setdefault(there, set())
    for dull in ("__init__", "ui"):
        graph.pop(dull, None)
    return {each: below & graph.keys() for each, below in graph.items()}


def without_shortcuts(graph: Graph) -> Graph:
    """The graph without every arrow that a longer way tells. Raises RecursionError for a circle."""
    reach = {each: set[str]() for each in graph}

    def fill(each: str) -> set[str]:
        if graph[each] and not reach[each]:
            reach[each] = graph[each].union(*map(fill, graph[each]))
        return reach[each]

    for each in graph:
        fill(each)
    return {
        each: {there for there in below if not any(there in reach[other] for other in below - {there})}
        for each, below in graph.items()
    }


def layers(graph: Graph) -> list[list[str]]:
    """The boxes from the top down, each below all that import it; beside what it is joined to."""
    height: dict[str, int] = {}

    def high(each: str) -> int:
        if each not in height:
            height[each] = 1 + max(map(high, graph[each]), default=-1)
        return height[each]

    rows: list[list[str]] = [[] for _ in range(1 + max(map(high, graph)))]
    for each in sorted(graph):
        rows[-1 - height[each]].append(each)
    above = {each: {other for other in graph if each in graph[other]} for each in graph}
    place: dict[str, float] = {}
    for row in rows:
        row.sort(key=lambda each: (_mean([place[other] for other in above[each] if other in place]), each))
        place |= {each: (at + 1) / (len(row) + 1) for at, each in enumerate(row)}
    return rows


def _mean(values: list[float]) -> float:
    return fmean(values) if values else 0.5  # exact, in whatever order a set gives them


def picture(graph: Graph) -> str:
    """The drawing as SVG."""
    drawn = without_shortcuts(graph)
    rows = layers(drawn)
    width = 2 * MARGIN + max(len(row) for row in rows) * (BOX_WIDTH + GAP) - GAP
    height = 2 * MARGIN + (len(rows) - 1) * ROW + BOX_HEIGHT
    corner: dict[str, tuple[int, int]] = {}
    for number, row in enumerate(rows):
        left = (width - len(row) * (BOX_WIDTH + GAP) + GAP) // 2
        for at, each in enumerate(row):
            corner[each] = (left + at * (BOX_WIDTH + GAP), MARGIN + number * ROW)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#12161b"/>',
        '<defs><marker id="a" markerWidth="7" markerHeight="7" refX="6" refY="3" orient="auto">'
        '<path d="M0 0 6 3 0 6z" fill="#9a8a68"/></marker></defs>',
    ]
    lines += [_arrow(corner[each], corner[there]) for each in sorted(drawn) for there in sorted(drawn[each])]
    lines += [_box(each, *corner[each]) for row in rows for each in row]
    return "\n".join([*lines, "</svg>", ""])


def _arrow(start: tuple[int, int], end: tuple[int, int]) -> str:
    x1, y1 = start[0] + BOX_WIDTH // 2, start[1] + BOX_HEIGHT
    x2, y2 = end[0] + BOX_WIDTH // 2, end[1] - 2
    bend = min(60, (y2 - y1) // 2)
    way = f"M{x1} {y1}C{x1} {y1 + bend} {x2} {y2 - bend} {x2} {y2}"
    return f'<path d="{way}" fill="none" stroke="#9a8a68" stroke-opacity="0.75" marker-end="url(#a)"/>'


def _box(name: str, left: int, top: int) -> str:
    kind = "ui" if name.startswith("ui") else "logic" if name in LOGIC else "program"
    words = "ui.scenes.*" if name == SCENES else name
    return (
        f'<rect x="{left}" y="{top}" width="{BOX_WIDTH}" height="{BOX_HEIGHT}" rx="6" fill="{FILLS[kind]}" '
        f'stroke="#e3b45c" stroke-opacity="0.6"/><text x="{left + BOX_WIDTH // 2}" y="{top + 25}" '
        f'text-anchor="middle" font-size="14" fill="#f0e4c8">{escape(words)}</text>'
    )


def main(arguments: list[str]) -> int:
    """Returns 0 if the picture is, or now is, what the source says."""
    parser = argparse.ArgumentParser(prog="house_map.py", description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing, only compare")
    drawing = picture(room_graph())
    if parser.parse_args(arguments).check:
        current = PICTURE.is_file() and PICTURE.read_text(encoding="utf-8") == drawing
        print("the map is current" if current else "the map is old: run build_scripts/house_map.py")
        return 0 if current else 1
    PICTURE.write_text(drawing, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
