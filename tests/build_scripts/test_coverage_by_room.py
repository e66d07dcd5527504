"""The share of lines run, and its floors."""

import json
from pathlib import Path

import coverage_by_room
import pytest
from rooms import PACKAGE, module_name, room, sources


def test_lines_of_functions_and_classes_count_and_empty_ones_do_not(tmp_path: Path) -> None:
    source = tmp_path / "one.py"
    source.write_text("a = 1\n\nclass B:\n    def c(self):\n        return 1\n", encoding="utf-8")
    assert {1, 3, 4, 5} <= coverage_by_room.executable_lines(source)
    assert 2 not in coverage_by_room.executable_lines(source)


def test_what_any_process_ran_counts(tmp_path: Path) -> None:
    (tmp_path / "1.json").write_text('{"src/crypt_game/strict_json.py": [1, 2]}', encoding="utf-8")
    (tmp_path / "2.json").write_text('{"src/crypt_game/strict_json.py": [2, 3]}', encoding="utf-8")
    assert coverage_by_room.lines_run(tmp_path) == {(PACKAGE / "strict_json.py").resolve(): {1, 2, 3}}


def test_a_room_below_its_floor_or_without_one_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    floors = tmp_path / "floors.json"
    floors.write_text('{"strict_json": 1, "rules": 0}', encoding="utf-8")
    monkeypatch.setattr(coverage_by_room, "FLOORS", floors)
    table, low = coverage_by_room.report(tmp_path / "nothing")
    assert "strict_json" in low
    assert "rules" not in low
    assert "text" in low
    assert "BELOW" in table


def test_every_room_with_code_has_a_floor() -> None:
    rooms = {room(module_name(path)) for path in sources() if coverage_by_room.executable_lines(path)}
    assert rooms == set(json.loads(coverage_by_room.FLOORS.read_text(encoding="utf-8")))
