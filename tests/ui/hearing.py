"""What would be a nuisance to hear in a scene, found in the tree that a screen reader is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest

from crypt_game.controls.spoken_words import spoken_text
from crypt_game.drawing import theme
from crypt_game.drawing.canvas import Canvas
from crypt_game.screen_reader import Node, NodeKind
from crypt_game.ui.accessible_tree import window_node
from crypt_game.ui.scene import Scene

__all__ = ["faults_of", "outline_faults", "spoken_faults", "titles_seen"]

_UGLY = re.compile(r"\.\.|\.,|,,|,\.|\?\.|!\.| [:;,.!?](?!\.)|:\s*\.|[{}]|</?[a-z]+>|\s{2}")
"""Doubled stops, a stop after a plain space, marks of our own, and what was meant for no player."""
_NAMELESS = (NodeKind.WINDOW, NodeKind.GROUP, NodeKind.LIST)
"""What may do without a name: it only holds others."""
_SHARED = (NodeKind.LINK, NodeKind.PARAGRAPH, NodeKind.ENTRY, NodeKind.HEADING)
"""What may be called as another is: links that lead to one place, and what is only read."""


def spoken_faults(scene: Scene) -> list[str]:
    """A line for each fault; none where a listener is told what there is in plain words."""
    return [*faults_of(window_node(scene, "Crypt"))]


def faults_of(window: Node) -> Iterator[str]:
    """The same for a whole tree."""
    nodes = [*window.walk()]
    for node in nodes:
        if not node.name.strip() and node.kind not in _NAMELESS:
            yield f"no name: {node.key}"
        for text in (node.name, node.description, node.value if node.kind is NodeKind.SLIDER else ""):
            if _UGLY.search(text):
                yield f"{node.key}: {text}"
        if node.kind is NodeKind.HEADING and not node.level:
            yield f"a heading without a level: {node.name}"
    names = Counter(node.name for node in nodes if node.children == () and node.kind not in _SHARED)
    yield from (f"{count} times: {name}" for name, count in names.items() if count > 1 and name)


_TITLES = (theme.SCREEN_TITLE, theme.PANEL_TITLE_LARGE, theme.DIALOG_TITLE)


@contextmanager
def titles_seen() -> Iterator[list[str]]:
    """What is written in the type of titles while this lasts."""
    seen: list[str] = []

    def noted(way: str) -> Any:
        usual = getattr(Canvas, way)

        def note(self: Canvas, style: theme.Style, words: str, *args: Any, **options: Any) -> Any:
            if any(style == title or style._replace(size=title.size) == title for title in _TITLES):
                seen.append(words)
            return usual(self, style, words, *args, **options)

        return note

    with pytest.MonkeyPatch.context() as patch:
        for way in ("text", "paragraph"):
            patch.setattr(Canvas, way, noted(way))
        yield seen


def outline_faults(scene: Scene, seen: list[str]) -> list[str]:
    """Titles that are seen and head neither a part nor a row, and rows of a titled part in no list."""
    nodes = [*window_node(scene, "Crypt").walk()]
    told = [node.name.casefold() for node in nodes if node.kind is NodeKind.HEADING]
    rows = [node.name.casefold() for node in nodes if node.kind is NodeKind.ENTRY]
    faults = [
        f"no heading: {title}"
        for title in map(spoken_text, dict.fromkeys(seen))
        if title
        and title.casefold() not in told
        and not any(row.startswith(title.casefold()) for row in rows)
    ]
    for part in nodes:
        if any(node.kind is NodeKind.HEADING and node.level == 2 for node in part.children):
            buttons = [
                node for node in part.children if node.kind is NodeKind.BUTTON and node.box is not None
            ]
            alone = [one.name for one, next_one in pairwise(buttons) if _below(one, next_one)]
            faults += [f"rows without a list: {alone}"] if len(alone) > 1 else []
    return faults


def _below(one: Node, other: Node) -> bool:
    """Whether a control stands right below one of the same width."""
    if one.box is None or other.box is None:
        return False
    return one.box[0] == other.box[0] and one.box[2] == other.box[2] and one.box[3] <= other.box[1]
