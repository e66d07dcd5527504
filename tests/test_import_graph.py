"""Dependencies between the rooms of the package point one way, and every module can be imported alone."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import crypt_game

PACKAGE = Path(crypt_game.__file__).parent

# Each room, and the rooms it may import beside itself.
ALLOWED: dict[str, frozenset[str]] = {
    "__init__": frozenset(),
    "cli": frozenset(),
    "strict_json": frozenset(),
    "rules": frozenset({"strict_json"}),
    "opponents": frozenset({"rules", "strict_json"}),
    "match": frozenset({"rules", "opponents"}),
    "text": frozenset({"rules"}),
    "desktop": frozenset({"__init__", "strict_json"}),
    "games": frozenset({"desktop", "match", "rules", "strict_json"}),
    "referee": frozenset({"rules"}),
    "verify": frozenset({"desktop", "games", "match", "rules", "text"}),
    "ui": frozenset({"__init__", "desktop", "games", "match", "opponents", "rules", "text"}),
}
WIRE_EVERYTHING = frozenset({"__main__", "launch"})
NEEDS_NO_WINDOW = (ALLOWED.keys() | WIRE_EVERYTHING) - {"ui"}

# Imports each module with none of the package loaded; everything else stays loaded, which keeps it quick.
IMPORT_EACH_ALONE = """
import importlib, json, sys
trouble = {}
for name in json.loads(sys.argv[1]):
    for loaded in [m for m in sys.modules if m.partition(".")[0] == "crypt_game"]:
        del sys.modules[loaded]
    try:
        importlib.import_module(name)
    except BaseException as error:
        trouble[name] = repr(error)
    if sys.argv[2] and sys.argv[2] in sys.modules:
        trouble[name] = "imports " + sys.argv[2]
        del sys.modules[sys.argv[2]]
print(json.dumps(trouble))
"""


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room(name: str) -> str:
    """The room a dotted name lies in; `crypt_game.__version__` lies in the package's own `__init__`."""
    part = name.split(".")[1] if "." in name else "__init__"
    return part if part in ALLOWED or part in WIRE_EVERYTHING else "__init__"


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """Every module of this package that the file names in an import, however deep in a function."""
    module = module_name(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = package.split(".")[: len(package.split(".")) - node.level + 1]
                base = ".".join([*above, base] if base else above)
            names = [base] if base != "crypt_game" else [f"crypt_game.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.partition(".")[0] == "crypt_game")


def import_each_alone(modules: list[str], forbidden: str, compiled: Path) -> dict[str, str]:
    surroundings = {**os.environ, "PYTHONPATH": str(PACKAGE.parent), "PYTHONPYCACHEPREFIX": str(compiled)}
    # Each module is imported hundreds of times here: compiled once, that takes a fifth of the time.
    surroundings.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", IMPORT_EACH_ALONE, json.dumps(modules), forbidden],
        capture_output=True,
        text=True,
        check=True,
        env=surroundings,
    )
    trouble: dict[str, str] = json.loads(done.stdout.splitlines()[-1])
    return trouble


def test_every_room_is_known() -> None:
    rooms = {path.relative_to(PACKAGE).parts[0].removesuffix(".py") for path in sources()}
    assert rooms <= ALLOWED.keys() | WIRE_EVERYTHING


def test_dependencies_point_one_way() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in sources()
        if (here := room(module_name(path))) not in WIRE_EVERYTHING
        for name in imported(path)
        if room(name) not in ALLOWED[here] | {here}
    ]
    assert not wrong


@pytest.mark.parametrize(
    ("inside", "forbidden"), [("ui.board", "ui.scenes"), ("ui.scenes.replay", "ui.scenes.table")]
)
def test_the_board_knows_no_scene_and_a_replay_no_table(inside: str, forbidden: str) -> None:
    within = PACKAGE.joinpath(*inside.split("."))
    files = list(within.rglob("*.py"))
    wrong = [
        f"{path.relative_to(PACKAGE)} imports {name}"
        for path in files
        for name in imported(path)
        if f"{name}.".startswith(f"crypt_game.{forbidden}.")
    ]
    assert files
    assert not wrong


@pytest.mark.parametrize("windowless", [True, False], ids=["without pygame", "with a window"])
def test_every_module_can_be_imported_alone(windowless: bool, tmp_path: Path) -> None:
    modules = [module_name(path) for path in sources()]
    chosen = [name for name in modules if (room(name) in NEEDS_NO_WINDOW) == windowless]
    assert not import_each_alone(chosen, forbidden="pygame" if windowless else "", compiled=tmp_path)


def test_rules_import_the_standard_library_only() -> None:
    foreign = {
        name
        for path in sources()
        if room(module_name(path)) == "rules"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in top_level_names(node)
        if name not in sys.stdlib_module_names and name != "crypt_game"
    }
    assert not foreign


def top_level_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module and not node.level:
        return [node.module.partition(".")[0]]
    return []
