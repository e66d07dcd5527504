"""The window as a screen reader finds it, and the answers to what it asks.

The tree is the focus list of the top scene with its heading and paragraphs, and nothing else: what is on no
list is told to nobody. Must never import `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

import pygame

from crypt_game.controls.input import Command, Order
from crypt_game.controls.widget import Widget
from crypt_game.drawing.canvas.paragraphs import plain_text
from crypt_game.screen_reader import (
    WINDOW,
    AskedFor,
    Node,
    NodeKind,
    ScreenReaderAsks,
    SpokenText,
    ended,
    node_words,
)
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.scene import Scene
from crypt_game.voice import WindowNow

__all__ = ["answer", "focused_node", "look_at", "place_in", "spoken_text", "window_node"]

_POINT: Final = " · "
_COMMANDS: Final = {
    AskedFor.PRESS: Command.ACTIVATE,
    AskedFor.MORE: Command.RIGHT,
    AskedFor.LESS: Command.LEFT,
}


def spoken_text(words: str) -> str:
    """What is heard of words with markup: each of their lines is a sentence, and so is what a point parts for
    the eye."""
    parts = [plain_text(part) for line in words.splitlines() for part in line.split(_POINT)]
    told = [part for part in parts if part]
    return " ".join([*map(ended, told[:-1]), *told[-1:]])


def window_node(scene: Scene, caption: str) -> Node:
    """The whole tree while `scene` is on top; `caption` is the name of the window."""
    prefix = _prefix(scene)
    widgets = [_widget_node(scene, widget) for widget in scene.controls.widgets if widget.spoken]
    title = [SpokenText(scene.heading, NodeKind.HEADING, 1)] if scene.heading else []
    words = [
        _passage_node(f"{prefix}words-{number}", passage)
        for number, passage in enumerate([*title, *scene.paragraphs()])
    ]
    kind = NodeKind.DIALOG if scene.overlay else NodeKind.GROUP
    nodes = (*_listed(prefix, words, scene.heading), *_grouped(scene, widgets))
    inside = Node(f"{prefix}scene", kind, scene.heading, children=nodes)
    return Node(WINDOW, NodeKind.WINDOW, caption, children=(inside,))


def look_at(scene: Scene, caption: str) -> WindowNow:
    """All that can be told while `scene` is on top."""
    focus, controls = focused_node(scene), scene.controls
    window = window_node(scene, caption)
    node = next((each for each in window.walk() if each.key == focus), None)
    return WindowNow(window, node, controls.by_keys, scene.say)


def focused_node(scene: Scene) -> str | None:
    """The key of the node that has the focus, or None where none has."""
    focus = scene.controls.focus
    return _prefix(scene) + focus.key if focus is not None else None


def place_in(scene: Scene, say: Say) -> str:
    """Where the player is, in words: the scene, what has the focus, and the how-manieth it is."""
    controls = scene.controls
    stops = [widget for widget in controls.widgets if widget.focusable]
    words = [text if isinstance(text, str) else text.words for text in scene.paragraphs()]
    parts = [scene.heading, *map(spoken_text, words)]
    if controls.focus in stops:
        parts += [
            node_words(controls.focus.node(), say),
            say("spoken-place", place=stops.index(controls.focus) + 1, count=len(stops)),
        ]
    return join_sentences([part for part in parts if part])


def answer(scene: Scene, ask: ScreenReaderAsks) -> None:
    """Do what a screen reader asks of a node of this scene, just as keys would.

    What it asks of a scene that has gone is left undone.
    """
    prefix = _prefix(scene)
    key = ask.key.removeprefix(prefix)
    scene.controls.by_keys = True
    if not ask.key.startswith(prefix) or not scene.controls.focus_on(key):
        return
    scene.invalidate()
    if ask.what is AskedFor.TEXT:
        widget = scene.controls.find(key)
        if widget is not None:
            widget.take_text(ask.text)
    elif ask.what in _COMMANDS:
        command = _COMMANDS[ask.what]
        scene.handle(Order(command))
        scene.handle(Order(command, pressed=False))


def _prefix(scene: Scene) -> str:
    """What the keys of a scene's nodes begin with, so that no node is taken for one of another scene."""
    return f"{type(scene).__name__}/"


def _widget_node(scene: Scene, widget: Widget) -> Node:
    node = widget.node()
    tip = widget.tip() if widget is scene.controls.focus else None
    if tip is not None and not node.description:
        words = [spoken_text(part) for part in (tip.title, tip.body, tip.timing) if part]
        node = replace(node, description=" ".join(ended(part) for part in words if part not in node.name))
    if not node.enabled:
        # AccessKit's way to Linux (0.7) does not tell there that a control is disabled.
        node = replace(node, description=f"{scene.say('spoken-not-now')} {node.description}".strip())
    return replace(node, key=_prefix(scene) + node.key, name=spoken_text(node.name))


def _passage_node(key: str, passage: str | SpokenText) -> Node:
    words, kind, level = passage if isinstance(passage, SpokenText) else SpokenText(passage)
    return Node(key, kind, spoken_text(words), level=level, list="words" if kind is NodeKind.ENTRY else "")


def _listed(prefix: str, nodes: Sequence[Node], title: str) -> list[Node]:
    """The nodes in their order; rows of one list that follow each other come together in it."""
    gathered: list[Node] = []
    for name, rows in groupby(nodes, lambda node: node.list):
        if name:
            key = f"{prefix}list-{name}-{len(gathered)}"
            gathered.append(Node(key, NodeKind.LIST, title, children=tuple(rows)))
        else:
            gathered += rows
    return gathered


def _grouped(scene: Scene, nodes: Sequence[Node]) -> list[Node]:
    """The nodes in their order; those that lie in one titled region come together below its title."""
    regions, prefix = scene.regions(), _prefix(scene)
    members: dict[int, list[Node]] = {}
    ordered: list[Node | int] = []
    for node in nodes:
        at = next((number for number, (_, rect) in enumerate(regions) if _lies_in(node, rect)), None)
        if at is None:
            ordered.append(node)
        elif at in members:
            members[at].append(node)
        else:
            members[at] = [node]
            ordered.append(at)

    def region(number: int) -> Node:
        title = regions[number][0]
        inside = _listed(prefix, members[number], title or scene.heading)
        return Node(f"{prefix}region-{number}", NodeKind.GROUP, title, children=tuple(inside))

    together = [region(each) if isinstance(each, int) else each for each in ordered]
    return _listed(prefix, together, scene.heading)


def _lies_in(node: Node, rect: pygame.Rect) -> bool:
    if node.box is None:
        return False
    left, top, right, bottom = node.box
    return rect.collidepoint((left + right) // 2, (top + bottom) // 2)
