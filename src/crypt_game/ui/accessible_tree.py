"""The window as a screen reader finds it, and the answers to what it asks.

The tree is the focus list of the top scene with its heading and paragraphs, and nothing else: what is on no
list is told to nobody. Must never import `ui.scenes`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pygame

from crypt_game.drawing.canvas.paragraphs import plain_text
from crypt_game.screen_reader import WINDOW, AskedFor, Node, NodeKind, ScreenReaderAsks
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.input import Command, Order
from crypt_game.ui.scene import Scene
from crypt_game.ui.widget import Widget

__all__ = ["answer", "focused_node", "place_in", "window_node"]

_COMMANDS: Final = {
    AskedFor.PRESS: Command.ACTIVATE,
    AskedFor.MORE: Command.RIGHT,
    AskedFor.LESS: Command.LEFT,
}


def window_node(scene: Scene, caption: str) -> Node:
    """The whole tree while `scene` is on top; `caption` is the name of the window."""
    prefix = _prefix(scene)
    widgets = [_widget_node(scene, widget) for widget in scene.controls.widgets]
    words = [
        Node(f"{prefix}words-{number}", NodeKind.PARAGRAPH, plain_text(text))
        for number, text in enumerate(scene.paragraphs())
    ]
    kind = NodeKind.DIALOG if scene.overlay else NodeKind.GROUP
    inside = Node(f"{prefix}scene", kind, scene.heading, children=(*words, *_grouped(scene, widgets)))
    return Node(WINDOW, NodeKind.WINDOW, caption, children=(inside,))


def focused_node(scene: Scene) -> str | None:
    """The key of the node that has the focus, or None where none has."""
    focus = scene.controls.focus
    return _prefix(scene) + focus.key if focus is not None else None


def place_in(scene: Scene, say: Say) -> str:
    """Where the player is, in words: the scene, what has the focus, and the how-manieth it is."""
    controls = scene.controls
    stops = [widget for widget in controls.widgets if widget.focusable]
    parts = [scene.heading, *map(plain_text, scene.paragraphs())]
    if controls.focus in stops:
        parts += [
            controls.focus.spoken,
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
        words = [part for part in (tip.title, tip.body, tip.timing) if part and part != node.name]
        node = replace(node, description=" ".join(plain_text(part) for part in words))
    if not node.enabled:
        # AccessKit's way to Linux (0.7) does not tell there that a control is disabled.
        node = replace(node, description=f"{scene.say('spoken-not-now')} {node.description}".strip())
    return replace(node, key=_prefix(scene) + node.key, name=plain_text(node.name))


def _grouped(scene: Scene, nodes: Sequence[Node]) -> list[Node]:
    """The nodes in their order; those that lie in one titled region come together below its title."""
    regions = scene.regions()
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
        key = f"{_prefix(scene)}region-{number}"
        return Node(key, NodeKind.GROUP, regions[number][0], children=tuple(members[number]))

    return [region(each) if isinstance(each, int) else each for each in ordered]


def _lies_in(node: Node, rect: pygame.Rect) -> bool:
    if node.box is None:
        return False
    left, top, right, bottom = node.box
    return rect.collidepoint((left + right) // 2, (top + bottom) // 2)
