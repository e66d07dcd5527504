"""The rooms of the package and what each may import, stated once.

`tests/test_import_graph.py` keeps the source to it, and `house_map.py` draws the source by it. A room is a
folder or a file; `ui` and `ui.scenes` are divided further, so every scene is a room.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent / "src" / "crypt_game"

_LOGIC = frozenset(
    {
        "rules",
        "match",
        "opponents",
        "text",
        "games",
        "daily",
        "campaign",
        "honours",
        "share",
        "play",
        "lessons",
        "riddles",
        "screen_reader",
        "desktop",
        *("drawing.in_slices", "drawing.least_recent"),
    }
)
_DRAWING = frozenset(
    {
        *("drawing.theme", "drawing.geometry", "drawing.canvas", "drawing.motion"),
        *("drawing.house_colours", "drawing.banner_figures"),
        *("drawing.effects", "drawing.idle_animation", "drawing.piece_motions", "drawing.room_flames"),
    }
)
_WIDGETS = frozenset(
    {
        *("devices", "controls.focus", "controls.input", "controls.input_devices"),
        *("controls.widget", "controls.widgets"),
    }
)
_CONTROLS = _DRAWING | _WIDGETS | {"controls.clipboard"}
_PAGES = _CONTROLS | {"sound", "destinations", "ui.pages", "ui.scene"}
# What any scene may import; never another scene.
_SCENE = _LOGIC | _PAGES | {"__init__", "ui.board", "ui.crash_message"}

_SCENES = (
    "about", "box", "campaign", "chronicle", "command_list", "cut", "day", "equal_luck", "fairness",
    "hand_over", "honours", "lessons", "letter_keys", "library", "menu", "pause", "problem_dialogs", "replay",
    "review", "riddle_list", "rulebook", "scoring", "settings", "setup", "statistics", "table", "who_plays",
)  # fmt: skip

#: Each room, and the rooms it may import beside itself.
ALLOWED: dict[str, frozenset[str]] = {
    "__init__": frozenset(),
    "cli": frozenset(),
    "late_names": frozenset(),
    "strict_json": frozenset(),
    "rules": frozenset({"strict_json"}),
    "opponents": frozenset({"rules", "strict_json"}),
    "honours": frozenset({"rules"}),
    "campaign": frozenset({"honours", "opponents", "rules", "strict_json"}),
    "match": frozenset({"campaign", "honours", "opponents", "rules"}),
    "text": frozenset({"rules"}),
    "desktop": frozenset({"__init__", "strict_json"}),
    "games": frozenset(
        {"campaign", "desktop", "honours", "match", "opponents", "rules", "strict_json", "text"}
    ),
    "play": frozenset({"campaign", "honours", "match", "opponents", "rules", "text"}),
    "share": frozenset({"drawing.house_colours", "drawing.theme", "match", "play", "rules", "text"}),
    "daily": frozenset({"desktop", "games", "match", "opponents", "rules", "strict_json", "text"}),
    "destinations": frozenset({"campaign", "games", "match", "play", "riddles", "rules"}),
    "drawing.in_slices": frozenset(),
    "drawing.dirty_parts": frozenset({"drawing.in_slices"}),
    "drawing.least_recent": frozenset({"drawing.in_slices"}),
    "drawing.made_ready": frozenset(),
    "drawing.parallax": frozenset(),
    "drawing.particles": frozenset(),
    "riddles": frozenset({"match", "opponents", "play", "rules", "strict_json", "text"}),
    "lessons": frozenset({"match", "play", "rules", "strict_json"}),
    "devices": frozenset(),
    "screen_reader": frozenset({"late_names"}),
    "referee": frozenset({"rules"}),
    "sound": frozenset({"drawing.least_recent", "late_names"}),
    "voice": frozenset({"screen_reader"}),
    "verify": frozenset({"desktop", "games", "match", "rules", "text"}),
    # What draws, on whatever surface.
    "drawing": frozenset(),
    # What a player presses.
    "controls": frozenset(),
    # What the window is made of, the lowest first.
    "ui": frozenset(),
    "drawing.theme": frozenset(),
    "drawing.house_colours": frozenset({"drawing.theme"}),
    "controls.input": frozenset({"devices"}),
    "controls.input_devices": frozenset({"devices", "controls.input"}),
    "window": frozenset({"desktop", "drawing.canvas", "drawing.geometry"}),
    "controls.clipboard": frozenset({"desktop"}),
    "ui.crash_message": frozenset({"desktop", "text", "controls.clipboard", "window"}),
    "drawing.canvas": frozenset(
        {"drawing.house_colours", "drawing.in_slices", "drawing.least_recent", "drawing.theme"}
        | {"drawing.geometry", "late_names"}
    ),
    "drawing.banner_figures": frozenset({"drawing.canvas"}),
    "drawing.geometry": frozenset({"drawing.theme"}),
    "drawing.motion": frozenset({"drawing.canvas", "late_names"}),
    "drawing.effects": frozenset({"drawing.canvas", "drawing.motion", "drawing.theme"}),
    "drawing.piece_motions": frozenset({"drawing.canvas", "drawing.geometry", "drawing.motion"}),
    "drawing.curtain": _DRAWING,
    "drawing.setup_layout": frozenset({"drawing.geometry"}),
    "drawing.idle_animation": frozenset({"drawing.particles", "drawing.canvas", "drawing.theme"}),
    "drawing.room_flames": frozenset({"drawing.canvas", "drawing.idle_animation"}),
    "controls.widget": frozenset({"screen_reader", "drawing.canvas", "controls.input"}),
    "controls.spoken_words": frozenset({"screen_reader", "drawing.canvas"}),
    "controls.focus": frozenset({"drawing.canvas", "controls.input", "controls.widget"}),
    "ui.accessible_tree": frozenset(
        {"screen_reader", "voice", "text", "controls.input", "ui.scene", "controls.spoken_words"}
        | {"controls.widget"}
    ),
    "ui.overlays": _DRAWING | {"controls.focus", "controls.widget", "controls.widgets"},
    "controls.widgets": _DRAWING
    | _WIDGETS
    | {"drawing.in_slices", "late_names", "screen_reader", "controls.clipboard"},
    "ui.scene": _CONTROLS
    | {"desktop", "opponents", "screen_reader", "sound", "text", "destinations", "drawing.parallax"}
    | {"ui.overlays", "drawing.curtain", "window"},
    "ui.orders": frozenset(
        {
            "controls.input",
            "controls.widgets",
            "destinations",
            "ui.accessible_tree",
            "ui.overlays",
            "ui.scene",
        }
    ),
    "ui.crash_context": frozenset({"__init__", "desktop", "games", "match", "rules", "ui.scene"}),
    "ui.pages": _CONTROLS
    | {
        "screen_reader",
        "games",
        "desktop",
        "match",
        "opponents",
        "play",
        "share",
        "text",
        "destinations",
        "ui.scene",
    },
    "ui.board": _CONTROLS
    | {
        "drawing.dirty_parts",
        "drawing.in_slices",
        "match",
        "opponents",
        "play",
        "rules",
        "screen_reader",
        "sound",
        "text",
        "destinations",
        "ui.scene",
    },
    "ui.scenes": frozenset(),
    **{f"ui.scenes.{scene}": _SCENE for scene in _SCENES},
    "ui.scenes.setup": _SCENE | {"drawing.setup_layout"},
    # The two that know every scene by name, or the whole window.
    "ui.navigation": _SCENE | {f"ui.scenes.{scene}" for scene in _SCENES},
    "ui.app": _LOGIC
    | _CONTROLS
    | {"ui.crash_context", "destinations", "ui.navigation", "ui.orders", "ui.overlays", "window"}
    | {"screen_reader", "sound", "controls.spoken_words", "ui.accessible_tree", "ui.scene", "voice"}
    | {"drawing.curtain", "drawing.made_ready"},
}
#: What may import anything: the beginning of the program.
WIRE_EVERYTHING = frozenset({"__main__", "launch"})


def sources() -> list[Path]:
    """Every source file of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def module_name(path: Path) -> str:
    """`crypt_game.rules.cards` for `src/crypt_game/rules/cards.py`; a folder's name for its `__init__.py`."""
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(name: str) -> str:
    """The room of a dotted name; `crypt_game.__version__` is in the package's own `__init__`."""
    parts = name.split(".")[1:]
    while parts:
        if (found := ".".join(parts)) in ALLOWED or found in WIRE_EVERYTHING:
            return found
        parts.pop()
    return "__init__"


def imported(path: Path) -> Iterator[str]:
    """Every dotted name that the file imports, for types only or deep in a function too.

    `from crypt_game.drawing import theme` gives `crypt_game.drawing.theme` where that is a module.
    """
    yield from (name for name, _ in _imports(path))


def imported_when_run(path: Path) -> Iterator[str]:
    """The same without what is imported for types only."""
    yield from (name for name, for_types in _imports(path) if not for_types)


@cache
def _imports(path: Path) -> tuple[tuple[str, bool], ...]:
    return tuple(_read_imports(path))


def _read_imports(path: Path) -> Iterator[tuple[str, bool]]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    typing_only = {
        id(below)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
        for below in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, id(node) in typing_only) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _base(path, node)
            for alias in node.names:
                name = f"{base}.{alias.name}"
                yield (name if _is_module(name) else base), id(node) in typing_only


def _base(path: Path, node: ast.ImportFrom) -> str:
    """What `from … import` names before `import`, with the dots of a relative import filled in."""
    if not node.level:
        return node.module or ""
    module = module_name(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, *([node.module] if node.module else [])])


def _is_module(name: str) -> bool:
    top, *rest = name.split(".")
    if top != PACKAGE.name:
        return False
    place = PACKAGE.joinpath(*rest)
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()
