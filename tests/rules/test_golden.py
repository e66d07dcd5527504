"""Whole games as readable text: what was done, and everything that happened then.

Lines with ``>`` are the record, those below it the events. ``python tests/rules/test_golden.py`` writes
the files anew from their own records; look at the difference before keeping it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from crypt_game.rules import codec, record

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(FOLDER.glob("*.txt"))


def told(game: record.Record) -> Iterator[str]:
    """The lines of a golden game."""
    lines = record.to_bytes(game).decode().splitlines()
    yield f"> {lines[0]}"
    played = record.replay(game)
    assert played.fault is None
    for line, step in zip(lines[1:], played.steps, strict=True):
        yield f"> {line}"
        for event in codec.events_to_json(step.events):
            name = event.pop("event")
            yield f"  {name} " + " ".join(f"{key}={_short(value)}" for key, value in event.items())


def _short(value: Any) -> str:
    return json.dumps(value, separators=(",", ":")).replace('"', "")


def recorded(text: str) -> record.Record:
    """The record that a golden file holds."""
    lines = [line[2:] for line in text.splitlines() if line.startswith("> ")]
    reading = record.from_bytes("".join(f"{line}\n" for line in lines).encode())
    assert reading.fault is None
    return reading.record


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_happens_as_it_did(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert list(told(recorded(text))) == text.splitlines()


def test_there_is_a_golden_game_of_each_mode() -> None:
    assert {path.stem for path in GAMES} == {"standard", "solo", "twins", "clash"}


if __name__ == "__main__":
    for golden in GAMES:
        game = recorded(golden.read_text(encoding="utf-8"))
        golden.write_text("\n".join(told(game)) + "\n", encoding="utf-8")
