"""Nodes gathered as they are seen: into the titled parts of a window, and rows into lists."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from crypt_game.screen_reader.nodes import Box, Node, NodeKind

__all__ = ["Titled", "outlined"]


class Titled(NamedTuple):
    """A title that is seen, the box of what belongs to it (None where that names its part), and what is
    remarked beside it."""

    title: str
    box: Box | None = None
    remark: str = ""


def outlined(prefix: str, nodes: Sequence[Node], titled: Sequence[Titled] = ()) -> list[Node]:
    """The nodes in their order; those of one part come together where its first control is.

    A node is of the part that it names, else of the title in whose box its middle lies. A title is a heading
    of level 2 above all that belongs to it, also where that is nothing; a part that has only words is told
    before the next one that has a control. Rows of one list that follow each other come together in it.
    `prefix` begins the keys of what is added.
    """
    remarks = {each.title: each.remark for each in titled if each.title}
    members: dict[str, list[Node]] = {title: [] for title in remarks}
    titles, ordered = [*remarks], list[Node | str]()
    for node in nodes:
        part = node.part or next((each.title for each in titled if _lies_in(node, each.box)), "")
        if part:
            members.setdefault(part, []).append(node)
        if not part or (node.box is not None and part not in ordered):
            ordered.append(part or node)
    for number, title in enumerate(titles):
        if title not in ordered:
            later = (ordered.index(each) for each in titles[number:] if each in ordered)
            ordered.insert(next(later, len(ordered)), title)

    def group(part: str) -> Node:
        key = titles.index(part) if part in titles else part
        heading = Node(f"{prefix}heading-{key}", NodeKind.HEADING, part, level=2)
        remark = Node(f"{prefix}remark-{key}", NodeKind.PARAGRAPH, remarks.get(part, ""))
        above = [heading, *([remark] if remark.name else [])] if part in titles else []
        children = _listed(f"{prefix}part-{key}-", [*above, *members[part]])
        return Node(f"{prefix}part-{key}", NodeKind.GROUP, part, children=children)

    return [*_listed(prefix, [group(each) if isinstance(each, str) else each for each in ordered])]


def _listed(prefix: str, nodes: Sequence[Node]) -> tuple[Node, ...]:
    """Lists have no name: they have that of the part or the window they lie in."""
    gathered: list[Node] = []
    for name, rows in groupby(nodes, lambda node: node.list):
        if name:
            key = f"{prefix}list-{name}-{len(gathered)}"
            gathered.append(Node(key, NodeKind.LIST, "", children=tuple(rows)))
        else:
            gathered += rows
    return tuple(gathered)


def _lies_in(node: Node, box: Box | None) -> bool:
    if node.box is None or box is None:
        return False
    left, top, right, bottom = node.box
    across, down = (left + right) // 2, (top + bottom) // 2
    return box[0] <= across < box[2] and box[1] <= down < box[3]
