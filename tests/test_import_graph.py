"""Imports: rooms point one way, files form no circle, docstrings are true, each module loads alone."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import re
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest
from rooms import (
    ALLOWED,
    PACKAGE,
    WIRE_EVERYTHING,
    imported,
    imported_when_run,
    module_name,
    room,
    sources,
)

NEEDS_NO_PYGAME = {
    each
    for each in ALLOWED.keys() | WIRE_EVERYTHING
    if each.partition(".")[0] not in ("controls", "devices", "drawing", "sound", "ui", "window")
}

# What a promise names that names no module like `pygame`, `rules` or `ui.scenes`.
NAMELESS = "not a module in backticks"
PROMISE = re.compile(
    r"(?:must )?never (?:imports?|knows?) (?P<names>.*?)(?:\.(?=\s|$)|;|:(?=\s))", re.IGNORECASE | re.DOTALL
)

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


def own_imports(path: Path) -> set[str]:
    return {name for name in imported(path) if name.partition(".")[0] == PACKAGE.name}


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


def test_every_file_belongs_to_a_room() -> None:
    strangers = [
        str(path.relative_to(PACKAGE))
        for path in sources()
        if room(module_name(path)) in ("__init__", "ui", "ui.scenes") and path.name != "__init__.py"
    ]
    assert not strangers, "name them in build_scripts/rooms.py"
    rooms = {room(module_name(path)) for path in sources()}
    assert rooms == ALLOWED.keys() | WIRE_EVERYTHING, "build_scripts/rooms.py names a room that is gone"


def test_rooms_import_only_what_they_may() -> None:
    wrong = {
        f"{path.relative_to(PACKAGE)} imports {there}"
        for path in sources()
        if (here := room(module_name(path))) not in WIRE_EVERYTHING
        for name in own_imports(path)
        if (there := room(name)) not in ALLOWED[here] | {here}
    }
    assert not wrong, "build_scripts/rooms.py states what each room may import"


def test_no_scene_may_import_another() -> None:
    scenes = {each for each in ALLOWED if each.startswith("ui.scenes.")}
    assert all(not ALLOWED[scene] & scenes for scene in scenes)


def test_files_form_no_circle() -> None:
    """Not by imports deep in functions, nor by those for types only."""
    files = {module_name(path): path for path in sources()}
    graph = {name: own_imports(path) & files.keys() - {name} for name, path in files.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" → ".join(error.args[1]))


def promises(path: Path) -> list[str]:
    """The modules which the file's docstring says it must never import, as dotted names."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    found = []
    for promise in PROMISE.finditer(said):
        found += re.findall(r"`([a-z_.]+)`", promise["names"]) or [NAMELESS]
    return found


def reached(start: list[str], files: dict[str, Path]) -> set[str]:
    """All that is imported when these modules run, by them or by what they import."""
    seen: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        waiting.append(name.rpartition(".")[0] or name)
        if name in files:
            waiting += imported_when_run(files[name])
    return seen


PROMISING = [path for path in sources() if promises(path)]


def test_promises_are_found() -> None:
    assert len(PROMISING) > 15


@pytest.mark.parametrize("path", PROMISING, ids=lambda path: module_name(path).removeprefix("crypt_game."))
def test_what_a_docstring_promises_never_to_import_is_not_imported(path: Path) -> None:
    """The docstring of a folder speaks for all its files."""
    files = {module_name(each): each for each in sources()}
    here = module_name(path)
    start = [
        each for each in files if each == here or (path.name == "__init__.py" and each.startswith(f"{here}."))
    ]
    everything = reached(start, files)
    for name in promises(path):
        assert name != NAMELESS
        full = f"{PACKAGE.name}.{name}"
        assert full in files or importlib.util.find_spec(name), f"{name}: there is no such module"
        forbidden = full if full in files else name
        broken = [each for each in everything if each == forbidden or each.startswith(f"{forbidden}.")]
        assert not broken


@pytest.mark.long
@pytest.mark.parametrize("without_pygame", [True, False], ids=["without pygame", "with pygame"])
def test_every_module_can_be_imported_alone(without_pygame: bool, tmp_path: Path) -> None:
    modules = [module_name(path) for path in sources()]
    chosen = [name for name in modules if (room(name) in NEEDS_NO_PYGAME) == without_pygame]
    assert not import_each_alone(chosen, forbidden="pygame" if without_pygame else "", compiled=tmp_path)


def test_rules_import_the_standard_library_only() -> None:
    foreign = {
        name.partition(".")[0]
        for path in sources()
        if room(module_name(path)) == "rules"
        for name in imported(path)
    } - {*sys.stdlib_module_names, PACKAGE.name}
    assert not foreign
