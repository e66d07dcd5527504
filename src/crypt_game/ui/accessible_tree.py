"""The window as a screen reader finds it, and the answers to what it asks.

The tree is the focus list of the top scene with its heading and paragraphs, and nothing else: what is on no
list is told to nobody. Must never import `ui.scenes`.
"""

from __future__ import annotations

from typing import Final

from crypt_game.controls.input import Command, Order
from crypt_game.controls.spoken_words import spoken_text
from crypt_game.controls.widget import Widget
from crypt_game.screen_reader import (
    WINDOW,
    AskedFor,
    Node,
    NodeKind,
    ScreenReaderAsks,
    SpokenText,
    Titled,
    ended,
    node_words,
    outlined,
)
from crypt_game.text.language import Say
from crypt_game.text.sentences import join_sentences
from crypt_game.ui.scene import Scene
from crypt_game.voice import WindowNow

__all__ = ["answer", "focused_node", "look_at", "place_in", "window_node"]

_COMMANDS: Final = {
    AskedFor.PRESS: Command.ACTIVATE,
    AskedFor.MORE: Command.RIGHT,
    AskedFor.LESS: Command.LEFT,
}


def window_node(scene: Scene, caption: str) -> Node:
    """The whole tree while `scene` is on top; `caption` is the name of the window."""
    prefix, title = _prefix(scene), spoken_text(scene.heading)
    widgets = [_widget_node(scene, widget) for widget in scene.controls.widgets if widget.spoken]
    shown = {node.name for node in widgets if node.kind is NodeKind.LABEL}
    words = [
        _passage_node(f"{prefix}words-{number}", passage, scene.words_part)
        for number, passage in enumerate(scene.paragraphs())
    ]
    heading = Node(f"{prefix}title", NodeKind.HEADING, title, level=1)
    told = [node for node in (heading, *words) if node.name and node.name not in shown]
    titled = [Titled(spoken_text(part), box, spoken_text(remark)) for part, box, remark in scene.regions()]
    kind = NodeKind.DIALOG if scene.overlay else NodeKind.GROUP
    nodes = outlined(prefix, [*told, *widgets], titled)
    inside = Node(f"{prefix}scene", kind, title, children=tuple(nodes))
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
        words = [spoken_text(part) for part in (tip.title, tip.body, tip.timing, tip.note) if part]
        node = node._replace(description=" ".join(ended(part) for part in words if part not in node.name))
    if not node.enabled:
        # AccessKit's way to Linux (0.7) does not tell there that a control is disabled.
        node = node._replace(description=f"{scene.say('spoken-not-now')} {node.description}".strip())
    return node._replace(
        key=_prefix(scene) + node.key, name=spoken_text(node.name), part=spoken_text(node.part)
    )


def _passage_node(key: str, passage: str | SpokenText, place: str) -> Node:
    words, kind, level, part = passage if isinstance(passage, SpokenText) else SpokenText(passage, part=place)
    rows = "words" if kind is NodeKind.ENTRY else ""
    return Node(key, kind, spoken_text(words), level=level, list=rows, part=spoken_text(part))
