"""The accessibility tree as plain values: what there is, what it is called, what state it is in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import Enum, auto
from typing import NamedTuple

__all__ = ["WINDOW", "Box", "Node", "NodeKind", "SpokenText", "standing_in"]

WINDOW = "window"
"""The key of the node that all others lie in."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom in window pixels."""


class NodeKind(Enum):
    """What sort of thing a node is, by which a screen reader says how it is used."""

    WINDOW = auto()
    GROUP = auto()
    DIALOG = auto()
    HEADING = auto()
    PARAGRAPH = auto()
    ENTRY = auto()
    """A line of a list that is only read."""
    LABEL = auto()
    BUTTON = auto()
    SWITCH = auto()
    CHOICE = auto()
    SLIDER = auto()
    TEXT_ENTRY = auto()
    LINK = auto()
    LIST = auto()
    LIST_ITEM = auto()


class Node(NamedTuple):
    """One thing in the tree. `key` is its own among all nodes and outlives a change of place or words."""

    key: str
    kind: NodeKind
    name: str
    description: str = ""
    value: str = ""
    """What stands in a line of text, or where a slider is, in words."""
    share: float | None = None
    """Where a slider is, 0–1."""
    on: bool | None = None
    """Whether a switch is on, or a choice or a row is the chosen one; None for what is neither."""
    level: int = 0
    """How deep below the title a heading is; the title has level 1."""
    list: str = ""
    """The list that a row is part of; empty for what is part of none."""
    part: str = ""
    """The part of the window that it belongs to; empty where its place tells, or for what belongs to none."""
    enabled: bool = True
    box: Box | None = None
    children: tuple[Node, ...] = ()

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()


class SpokenText(NamedTuple):
    """Words that are read and not acted upon: a heading, a paragraph or a line of a list."""

    words: str
    kind: NodeKind = NodeKind.PARAGRAPH
    level: int = 0
    part: str = ""
    """The title of the part of the window that they stand in."""


def standing_in(part: str, words: Iterable[str]) -> list[SpokenText]:
    """Paragraphs of the part of a window with this title."""
    return [SpokenText(each, part=part) for each in words]
