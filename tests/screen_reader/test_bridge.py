"""What AccessKit is told, and what is made of what it asks; the system's own side of it is a fake."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import accesskit
import pytest

from crypt_game.screen_reader import (
    WINDOW,
    AskedFor,
    Node,
    NodeKind,
    ScreenReader,
    ScreenReaderAsks,
    open_screen_reader,
)


class FakeAdapter:
    """A system on which one screen reader listens as soon as it is `awake`."""

    def __init__(
        self, first_tree: Callable[[], Any], wish: Callable[[Any], None], silence: Callable[[], None]
    ) -> None:
        self.first_tree, self.wish, self.silence = first_tree, wish, silence
        self.updates: list[Any] = []

    def update_if_active(self, make: Callable[[], Any]) -> None:
        self.updates.append(make())

    def awake(self) -> Any:
        return self.first_tree()

    def told(self) -> dict[str, Any]:
        """The nodes of the last update, by name."""
        return {node.label or node.value or "": node for _, node in self.updates[-1].nodes}

    def number(self, name: str) -> int:
        """The number of a node that was told at any time."""
        nodes = [pair for update in self.updates for pair in update.nodes]
        return int(next(number for number, node in nodes if (node.label or node.value) == name))


def opened() -> tuple[ScreenReader, FakeAdapter]:
    made: list[FakeAdapter] = []

    def make(*handlers: Any) -> FakeAdapter:
        made.append(FakeAdapter(*handlers))
        return made[-1]

    return ScreenReader(accesskit, make), made[0]


def window(*children: Node) -> Node:
    return Node(WINDOW, NodeKind.WINDOW, "Crypt", children=children)


PLAY = Node("play", NodeKind.BUTTON, "Play", box=(10, 20, 110, 60))
MUSIC = Node("music", NodeKind.SLIDER, "Music", share=0.5)


def test_nothing_is_told_while_nobody_listens() -> None:
    reader, adapter = opened()
    assert not reader.listening
    reader.show(window(PLAY), None, ["Hello"])
    assert adapter.updates == []


def test_who_begins_to_listen_gets_the_whole_tree_at_the_next_show() -> None:
    reader, adapter = opened()
    first = adapter.awake()
    assert [number for number, _ in first.nodes] == [first.tree.root]
    assert reader.listening
    assert reader.new_listener
    reader.show(window(PLAY, MUSIC), "music")
    assert not reader.new_listener
    told = adapter.told()
    assert told["Crypt"].children == [adapter.number("Play"), adapter.number("Music")]
    assert told["Play"].role == accesskit.Role.BUTTON
    assert told["Play"].bounds.x1 == 110
    assert told["Play"].supports_action(accesskit.Action.CLICK)
    assert told["Music"].numeric_value == 0.5
    assert adapter.updates[-1].focus == adapter.number("Music")


def test_later_only_what_has_changed_is_told() -> None:
    reader, adapter = opened()
    adapter.awake()
    reader.show(window(PLAY, MUSIC), None)
    reader.show(window(PLAY, MUSIC), None)
    assert len(adapter.updates) == 1
    reader.show(window(PLAY, Node("music", NodeKind.SLIDER, "Music", share=0.75)), None)
    assert set(adapter.told()) == {"Music"}


def test_a_second_listener_gets_the_whole_tree_again() -> None:
    reader, adapter = opened()
    adapter.awake()
    reader.show(window(PLAY), None)
    adapter.silence()
    assert not reader.listening
    adapter.awake()
    reader.show(window(PLAY), None)
    assert set(adapter.told()) == {"Crypt", "Play"}


def test_the_same_words_twice_are_announced_twice() -> None:
    reader, adapter = opened()
    adapter.awake()
    numbers = []
    for _ in range(2):
        reader.show(window(PLAY), None, ["A 6 is not enough."])
        said = adapter.told()["A 6 is not enough."]
        assert said.live == accesskit.Live.POLITE
        numbers.append(adapter.number("A 6 is not enough."))
        assert adapter.told()["Crypt"].children[-1] == adapter.updates[-1].nodes[-1][0]
    assert adapter.updates[0].nodes[-1][0] != adapter.updates[1].nodes[-1][0]
    reader.show(window(PLAY), None)
    assert adapter.told()["Crypt"].children == [adapter.number("Play")]


def test_sentences_are_announced_in_their_order_each_in_an_update_of_its_own() -> None:
    reader, adapter = opened()
    adapter.awake()
    reader.show(window(PLAY), None, ["The round ends.", "Your turn."])
    live = [
        [node.value for _, node in each.nodes if node.live == accesskit.Live.POLITE]
        for each in adapter.updates
    ]
    assert live == [["The round ends."], ["Your turn."]]


def test_states_are_told() -> None:
    reader, adapter = opened()
    adapter.awake()
    nodes = (
        Node("on", NodeKind.SWITCH, "Hints", on=True),
        Node("off", NodeKind.CHOICE, "Slow", on=False),
        Node("row", NodeKind.LIST_ITEM, "A game", on=True),
        Node("name", NodeKind.TEXT_ENTRY, "Your name", value="Ysolde"),
        Node("gone", NodeKind.BUTTON, "Undo", description="Nothing to undo", enabled=False),
        Node("words", NodeKind.PARAGRAPH, "Your turn."),
    )
    reader.show(window(*nodes), None)
    told = {node.label or node.value: node for _, node in adapter.updates[-1].nodes}
    assert told["Hints"].toggled == accesskit.Toggled.TRUE
    assert told["Slow"].toggled == accesskit.Toggled.FALSE
    assert told["A game"].is_selected
    assert told["Your name"].value == "Ysolde"
    assert told["Undo"].is_disabled
    assert told["Undo"].description == "Nothing to undo"
    assert told["Your turn."].role == accesskit.Role.LABEL


def asking(number: int, action: Any, data: Any = None) -> Any:
    return SimpleNamespace(target=number, action=action, data=data)


def test_what_is_asked_for_waits_until_it_is_taken() -> None:
    reader, adapter = opened()
    adapter.awake()
    reader.show(window(PLAY, MUSIC), None)
    adapter.wish(asking(adapter.number("Play"), accesskit.Action.CLICK))
    adapter.wish(asking(adapter.number("Music"), accesskit.Action.INCREMENT))
    words = (accesskit.ActionDataKind.VALUE, "Aldric")
    adapter.wish(asking(adapter.number("Play"), accesskit.Action.SET_VALUE, words))
    assert list(reader.asks()) == [
        ScreenReaderAsks("play", AskedFor.PRESS),
        ScreenReaderAsks("music", AskedFor.MORE),
        ScreenReaderAsks("play", AskedFor.TEXT, "Aldric"),
    ]
    assert list(reader.asks()) == []


def test_what_is_asked_of_a_node_that_is_gone_or_means_nothing_is_left_out() -> None:
    reader, adapter = opened()
    adapter.awake()
    reader.show(window(PLAY, MUSIC), None)
    gone = adapter.number("Play")
    reader.show(window(MUSIC), None)
    adapter.wish(asking(gone, accesskit.Action.CLICK))
    adapter.wish(asking(adapter.number("Music"), accesskit.Action.SCROLL_DOWN))
    adapter.wish(asking(99_999, accesskit.Action.CLICK))
    assert list(reader.asks()) == []


class Panic(BaseException):
    """What AccessKit raises where its own code fails."""


@pytest.mark.parametrize("fault", [Panic("the window is visible already"), TypeError("no handle")])
def test_a_system_that_cannot_be_served_costs_the_screen_reader_only(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: BaseException
) -> None:
    def refuse(*_: Any) -> None:
        raise fault

    for system in ("unix", "windows", "macos"):
        made = SimpleNamespace(
            Adapter=refuse, SubclassingAdapter=refuse, add_focus_forwarder_to_window_class=refuse
        )
        monkeypatch.setattr(accesskit, system, made, raising=False)
    assert open_screen_reader(None) is None
    assert str(fault) in caplog.text


def test_events_that_a_system_hands_back_are_raised() -> None:
    raised: list[str] = []

    class Queued(FakeAdapter):
        def update_if_active(self, make: Callable[[], Any]) -> Any:
            return SimpleNamespace(raise_events=lambda: raised.append("tree"))

        def update_view_focus_state(self, focused: bool) -> Any:
            return SimpleNamespace(raise_events=lambda: raised.append(f"focus {focused}"))

    adapters: list[Queued] = []

    def make(*handlers: Any) -> Queued:
        adapters.append(Queued(*handlers))
        return adapters[-1]

    reader = ScreenReader(accesskit, make)
    adapters[0].awake()
    reader.show(window(PLAY), None)
    reader.window_has_focus(True)
    assert raised == ["tree", "focus True"]
