"""Files from anywhere: refused in words or read as far as they are good, soon, and kept as they came."""

from __future__ import annotations

import ast
import contextlib
import json
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import crypt_game
from crypt_game.controls.input import Keymap
from crypt_game.desktop.settings import Settings, SettingsFile
from crypt_game.games.loading import SIZE_LIMIT, LoadError, Problem, load_header, load_sound
from crypt_game.games.saves import Saves
from crypt_game.games.store import Opened, open_game, own_copy
from crypt_game.games.unfinished import unfinished
from crypt_game.match.plan_draft import PlanDraft
from crypt_game.match.statistics import account_of
from crypt_game.rules.legal import random_action
from crypt_game.rules.record import entry_to_json
from crypt_game.strict_json import encode_json
from crypt_game.text import Catalog, available_languages

from .hostile import HOSTILE, LINES, RAW, paths_into, with_other

SOURCE = Path(crypt_game.__file__).parent
MEGABYTE = 1_000_000
PATIENCE_SECONDS = 5.0
"""Of the processor: a busy machine is no failure, nor the garbage of a whole suite that is collected."""


@st.composite
def changed_line(draw: st.DrawFn) -> tuple[int, bytes]:
    """A line of the record, and what came of it."""
    number = draw(st.integers(0, len(LINES) - 1))
    value = json.loads(LINES[number])
    path = draw(st.sampled_from(list(paths_into(value))))
    if draw(st.booleans()):
        return number, json.dumps(with_other(value, path, draw(st.sampled_from(HOSTILE)))).encode() + b"\n"
    mark = "@@@"
    raw = json.dumps(with_other(value, path, mark)).replace(f'"{mark}"', draw(st.sampled_from(RAW)))
    return number, raw.encode() + b"\n"


def check_is_dealt_with(folder: Path, data: bytes, sound: int) -> None:
    """`data` as a game on the disk: the first `sound` steps at least are played on, and nothing is lost."""
    folder.mkdir()
    path = folder / "odd.crypt"
    path.write_bytes(data)
    for look in (
        unfinished(folder, folder.parent / "cache"),
        own_copy(folder, path),
        Saves(folder).entries(),
    ):
        assert look is None or look
    with contextlib.suppress(LoadError):
        account_of(load_sound(path).record)
    opened = open_game(folder, path, lambda: pytest.fail("the disk is sound"))
    kept = [each.read_bytes() for each in folder.rglob("*") if each.is_file()]
    whole = data[: data.rfind(b"\n") + 1]  # a torn line was never shown
    assert data in kept or any(each.startswith(whole) for each in kept)
    if isinstance(opened, Problem):
        assert sound == 0
        return
    assert [entry_to_json(moment.step) for moment in opened.match.moments[:sound]] == [
        json.loads(line) for line in LINES[1 : sound + 1]
    ]
    if opened.match.over is None:
        opened.match.submit(*random_action(opened.match.state, Random(1)))


@given(changed_line())
@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
def test_a_record_with_anything_in_the_place_of_anything(
    tmp_path_factory: pytest.TempPathFactory, change: tuple[int, bytes]
) -> None:
    number, line = change
    data = b"".join([*LINES[:number], line, *LINES[number + 1 :]])
    check_is_dealt_with(tmp_path_factory.mktemp("odd") / "saves", data, max(0, number - 1))


@given(st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(1, 255)), min_size=1, max_size=4))
@settings(max_examples=60)
def test_a_record_with_flipped_bits(
    tmp_path_factory: pytest.TempPathFactory, flips: list[tuple[float, int]]
) -> None:
    data = bytearray(b"".join(LINES))
    places = [int(place * len(data)) for place, _ in flips]
    for place, (_, mask) in zip(places, flips, strict=True):
        data[place] ^= mask
    untouched = bytes(b"".join(LINES)[: min(places)]).count(b"\n")
    if bytes(data) != b"".join(LINES):
        check_is_dealt_with(tmp_path_factory.mktemp("flips") / "saves", bytes(data), max(0, untouched - 1))


@given(st.floats(0, 1))
@settings(max_examples=40)
def test_a_record_cut_short(tmp_path_factory: pytest.TempPathFactory, share: float) -> None:
    data = b"".join(LINES)
    data = data[: int(share * len(data))]
    check_is_dealt_with(tmp_path_factory.mktemp("cut") / "saves", data, max(0, data.count(b"\n") - 1))


# what is no game, or too much ------------------------------------------------------------------------------
def header(**changes: Any) -> bytes:
    return encode_json({**json.loads(LINES[0]), **changes})


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"", Problem.NOT_A_RECORD),
        (b"\x89PNG\r\n\x1a\n", Problem.NOT_A_RECORD),
        (b'{"name": "left-pad", "version": "1.3.0"}\n', Problem.NOT_A_RECORD),
        (header(format=0), Problem.NOT_A_RECORD),
        (header(format="1"), Problem.NOT_A_RECORD),
        (header(format=2), Problem.NEWER),
        (header(format=2, moons=3) + b'{"moon": 1}\n', Problem.NEWER),
        (header(format=2**62), Problem.NEWER),
        (header(game={"mode": "standard", "players": 10**15}), Problem.NOT_A_RECORD),
        (b"[" * 900_000 + b"\n", Problem.NOT_A_RECORD),
        (LINES[0].rstrip() * 2, Problem.NOT_A_RECORD),
    ],
    ids=lambda each: repr(each[:40]) if isinstance(each, bytes) else each.name,
)
def test_what_is_no_game_is_refused_for_what_it_is_and_left_alone(
    tmp_path: Path, content: bytes, problem: Problem
) -> None:
    path = tmp_path / "odd.crypt"
    path.write_bytes(content)
    for refused in (open_game(tmp_path, path, fail), own_copy(tmp_path / "elsewhere", path)):
        assert refused is problem
    assert unfinished(tmp_path, tmp_path.parent / "cache") is None
    assert {each.name: each.read_bytes() for each in tmp_path.iterdir()} == {"odd.crypt": content}


def fail() -> None:
    pytest.fail("the disk is sound")


def test_a_hundred_megabytes_are_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "large.crypt"
    with path.open("wb") as file:
        file.write(LINES[0])
        file.truncate(100 * MEGABYTE)
    begun = time.process_time()
    assert open_game(tmp_path, path, fail) is Problem.TOO_LARGE
    assert own_copy(tmp_path / "elsewhere", path) is Problem.TOO_LARGE
    assert unfinished(tmp_path, tmp_path.parent / "cache") is None
    assert time.process_time() - begun < 0.5
    assert path.stat().st_size == 100 * MEGABYTE


STEP = LINES[-1]
ROOM = SIZE_LIMIT - sum(map(len, LINES))


@pytest.mark.parametrize(
    "rest",
    [
        STEP * (ROOM // len(STEP)),
        b'{"seat":0,"action":{"do":"recover"}}\n' * (ROOM // 37),
        b"{}\n" * (ROOM // 3),
        b"\n" * ROOM,
        b'{"outcome":[' + b"6," * (ROOM // 2 - 20) + b"6]}\n",
        (b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"\n") * (ROOM // 600_002),
    ],
    ids=["repeated", "recovered", "empty", "blank", "wide", "deep"],
)
def test_as_much_as_may_be_read_is_read_in_bounded_time(tmp_path: Path, rest: bytes) -> None:
    path = tmp_path / "long.crypt"
    path.write_bytes(b"".join(LINES) + rest)
    assert SIZE_LIMIT // 2 < path.stat().st_size <= SIZE_LIMIT
    begun = time.process_time()
    opened = open_game(tmp_path, path, fail)
    assert time.process_time() - begun < PATIENCE_SECONDS
    assert isinstance(opened, Opened)
    assert len(opened.match.moments) >= len(LINES) - 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a system without pipes in folders")
def test_what_is_no_plain_file_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.crypt")
    (tmp_path / "folder.crypt").mkdir()
    (tmp_path / "loop.crypt").symlink_to(tmp_path / "loop.crypt")
    os.mkfifo(tmp_path / "settings.json")
    for name in ("pipe", "folder", "loop", "missing"):
        assert open_game(tmp_path, tmp_path / f"{name}.crypt", fail) is Problem.UNREADABLE
    assert unfinished(tmp_path, tmp_path.parent / "cache") is None
    assert all(load_header(entry.path) is None for entry in Saves(tmp_path).entries())
    assert SettingsFile(tmp_path / "settings.json").settings == Settings()


@pytest.mark.parametrize("seconds", [-(2**40), -1, 0, 2**31, 2**40, 2**55])
def test_a_file_of_any_age_is_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    path = tmp_path / "old.crypt"
    path.write_bytes(b"".join(LINES))
    of_the_disk = Path.stat

    def stat(self: Path, **options: bool) -> os.stat_result:
        """Not every disk keeps such times, but some do."""
        found = of_the_disk(self, **options)
        return os.stat_result((*found[:8], seconds, *found[9:])) if self == path else found

    monkeypatch.setattr(Path, "stat", stat)
    assert [entry.path for entry in Saves(tmp_path).entries()] == [path]
    assert unfinished(tmp_path, tmp_path.parent / "cache") is not None


# settings and languages ------------------------------------------------------------------------------------
KNOWN = Settings()._asdict()


@st.composite
def changed_settings(draw: st.DrawFn) -> bytes:
    value = {**KNOWN, "last_setup": PlanDraft().to_json(), "keys": {"undo": "u"}}
    path = draw(st.sampled_from([path for path in paths_into(value) if path]))
    if draw(st.booleans()):
        return json.dumps(with_other(value, path, draw(st.sampled_from(HOSTILE)))).encode()
    return json.dumps(with_other(value, path, "@@@")).replace('"@@@"', draw(st.sampled_from(RAW))).encode()


@given(changed_settings())
@settings(max_examples=150)
def test_settings_with_anything_in_the_place_of_anything(
    tmp_path_factory: pytest.TempPathFactory, content: bytes
) -> None:
    path = tmp_path_factory.mktemp("any") / "settings.json"
    path.write_bytes(content)
    read = SettingsFile(path).settings
    Keymap(read.keys)
    PlanDraft.from_json(read.last_setup)
    assert any(each.read_bytes() == content for each in path.parent.iterdir())


def test_settings_of_a_hundred_megabytes_are_put_aside_at_once(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    with path.open("wb") as file:
        file.truncate(100 * MEGABYTE)
    begun = time.process_time()
    assert SettingsFile(path).settings == Settings()
    assert time.process_time() - begun < 0.5
    assert [each.name for each in tmp_path.iterdir()] == ["settings.json.broken-1"]


MESSAGES = {
    "endless": "toast-muted = { toast-muted }\n",
    "ring": "toast-muted = { toast-unmuted }\ntoast-unmuted = { toast-muted }\n",
    "deep": "toast-muted = " + "{ " * 3000 + '"x"' + " }" * 3000 + "\n",
    "billion laughs": "l0 = ha\n"
    + "".join(f"l{n + 1} = {f'{{ l{n} }}' * 10}\n" for n in range(9))
    + "toast-muted = { l9 }\n",
    "code": "toast-muted = { __import__('os').system('id') }\n",
    "function": "toast-muted = { EVAL(1) }\n",
    "unclosed": "toast-muted = { $x ->\n [one] 1\n",
    "control characters": "toast-muted = a\x00\x07\x1b[2Jb\n",
    "lengthy": "toast-muted = " + "x" * 900_000 + "\n",
    "many": "".join(f"a{n} = {{ $x }}\n" for n in range(60_000)),
}


@pytest.mark.parametrize("name", MESSAGES)
def test_a_language_may_say_anything(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "meta.ftl").write_text("meta-name = X\n")
    (folder / "app.ftl").write_text(MESSAGES[name])
    begun = time.process_time()
    words = Catalog.load("xx", tmp_path)
    assert len(words.say("toast-muted")) < 2 * MEGABYTE
    assert available_languages(tmp_path)["xx"] == "X"
    assert time.process_time() - begun < PATIENCE_SECONDS


def test_a_language_of_a_hundred_megabytes_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "xx").mkdir()
    for name in ("meta.ftl", "app.ftl"):
        with (tmp_path / "xx" / name).open("wb") as file:
            file.truncate(100 * MEGABYTE)
    begun = time.process_time()
    assert "xx" not in available_languages(tmp_path)
    Catalog.load("xx", tmp_path).say("toast-muted")
    assert time.process_time() - begun < 0.5


# nothing is executed ---------------------------------------------------------------------------------------
def test_nothing_that_is_read_can_be_run() -> None:
    """No module of ours can turn data into code: neither by name nor through a library that does."""
    forbidden = {"pickle", "marshal", "shelve", "dill", "yaml", "runpy", "code", "eval", "exec", "compile"}
    found = [
        f"{path.relative_to(SOURCE)}: {name}"
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for name in names_of(node)
        if name in forbidden
    ]
    assert found == []


def names_of(node: ast.AST) -> list[str]:
    """What a statement imports or calls by its bare name."""
    if isinstance(node, ast.Import):
        return [alias.name.partition(".")[0] for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [(node.module or "").partition(".")[0]]
    return [node.func.id] if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else []
