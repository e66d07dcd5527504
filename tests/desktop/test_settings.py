"""Settings survive a restart, bad values and bad files cost only themselves, and trouble is told once."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crypt_game.desktop.files import Trouble
from crypt_game.desktop.settings import Settings, SettingsFile

SWITCHES: dict[str, Any] = {
    name: not default for name, default in Settings._field_defaults.items() if isinstance(default, bool)
}
CHANGED = Settings(
    language="de",
    rules_language="fr",
    text_size=1.25,
    window_size=(1024, 640),
    animation_speed="off",
    master=0.5,
    effects=0.0,
    ambience=1.0,
    music=0.1,
    heirs_pace="step",
    round_stops="pass",
    paces={"Ada": "slow"},
    speech_detail="full",
    voice_rate=0.75,
    look_again="always",
    hold_time="long",
    key_repeat="off",
    keys={"recover": "x"},
    last_setup={"mode": "solo", "people": [{"name": "Béa"}]},
    learning={"done": ["claim"]},
    riddles={"solved": [3]},
    rules_place="collectors-idol",
    found_levels={"Ada": {"games": 1}},
    house_colours={"tower": "grey"},
    **SWITCHES,
)

BAD_VALUES: dict[str, list[Any]] = {
    "language": [7, "x" * 300, "a\nb"],
    "text_size": [True, 0.5, 2.5, "1", None],
    "fullscreen": [1, "true", None],
    "window_size": [[1280], [1280, True], [1, 1], [10**6, 720], "1280x720", {"w": 1}],
    "animation_speed": ["warp", None, 1, ["fast"]],
    "effects": [-0.1, 1.1, "loud"],
    "heirs_pace": ["never"],
    "round_stops": ["sometimes"],
    "hold_time": [1, "eternal"],
    "key_repeat": [True, "fast"],
    "paces": [{"Ada": "never"}, ["Ada"], {"Ada": 3}],
    "keys": [["x"], {"recover": 7}, "x"],
    "house_colours": [["red"], {"tower": 1}, "red"],
    "last_setup": [[1], "solo", 3],
    "learning": [[1], "claim", 3],
    "riddles": [[1], "solved", 3],
    "rules_place": [None, 4],
    "found_levels": [[1], "Ada", 3],
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings.json"


def test_every_setting_comes_back_after_a_restart(path: Path) -> None:
    for name, usual in Settings()._asdict().items():
        assert getattr(CHANGED, name) != usual, f"{name} is not changed"
    assert SettingsFile(path).change(CHANGED) is None
    assert SettingsFile(path).settings == CHANGED


def test_without_a_file_there_are_the_defaults_and_nothing_is_written(path: Path) -> None:
    assert SettingsFile(path).settings == Settings()
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "value"), [(name, bad) for name, some in BAD_VALUES.items() for bad in some]
)
def test_a_bad_value_costs_only_itself(path: Path, name: str, value: object) -> None:
    path.write_text(json.dumps({"muted": True, "music": 1, name: value}))
    expected = Settings()._replace(muted=True, music=1.0)
    assert SettingsFile(path).settings == expected


def test_a_bad_value_is_named_in_the_log(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    path.write_text('{"text_size": "huge"}')
    assert SettingsFile(path).settings.text_size == 1.0
    assert "text_size" in caplog.text


def test_keys_of_a_newer_version_are_kept(path: Path) -> None:
    path.write_text('{"muted": true, "telepathy": {"range": 3}}')
    file = SettingsFile(path)
    file.change(file.settings._replace(muted=False))
    assert json.loads(path.read_text())["telepathy"] == {"range": 3}


@pytest.mark.parametrize("content", [b"", b"{", b"[1]", b"\xff", b"{" * 100_000, b" " * 2_000_000])
def test_a_file_that_is_none_is_kept_and_the_defaults_are_taken(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert SettingsFile(path).settings == Settings()
    assert path.with_name("settings.json.broken-1").read_bytes() == content


def test_the_backup_stands_in_for_a_broken_file(path: Path) -> None:
    file = SettingsFile(path)
    file.change(CHANGED)
    file.change(CHANGED._replace(muted=False))
    path.write_bytes(b"\0\0\0")
    assert SettingsFile(path).settings == CHANGED


def test_trouble_is_told_once_until_writing_works_again(path: Path) -> None:
    path.mkdir()  # a folder cannot be replaced by a file
    file = SettingsFile(path)
    told = file.change(file.settings._replace(muted=True))
    assert told is not None
    assert told.trouble in Trouble
    assert file.change(file.settings._replace(music=0.0)) is None
    assert file.settings.muted
    assert file.settings.music == 0.0
    path.rmdir()
    assert file.change(file.settings._replace(music=0.3)) is None
    assert SettingsFile(path).settings.muted
    path.unlink()
    path.mkdir()
    assert file.change(file.settings._replace(muted=False)) is not None


def test_nothing_is_written_where_nothing_changes(path: Path) -> None:
    file = SettingsFile(path)
    file.change(CHANGED)
    before = path.stat().st_mtime_ns
    file.change(CHANGED._replace())
    assert path.stat().st_mtime_ns == before


@given(st.binary(max_size=200))
def test_no_content_is_an_error(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_bytes(content)
    assert SettingsFile(path).settings == Settings()
