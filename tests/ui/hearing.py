"""What would be a nuisance to hear in a scene, found in the tree that a screen reader is told."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from crypt_game.screen_reader import Node, NodeKind
from crypt_game.ui.accessible_tree import window_node
from crypt_game.ui.scene import Scene

__all__ = ["faults_of", "spoken_faults"]

_UGLY = re.compile(r"\.\.|\.,|,,|,\.|\?\.|!\.| [:;,.!?](?!\.)|:\s*\.|[{}]|</?[a-z]+>|\s{2}")
"""Doubled stops, a stop after a plain space, marks of our own, and what was meant for no player."""
_NAMELESS = (NodeKind.WINDOW, NodeKind.GROUP)
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
