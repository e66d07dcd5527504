"""No sound is made for nothing: each cue is asked for somewhere outside the room that plays it."""

from __future__ import annotations

import re
from pathlib import Path

from crypt_game.sound import Cue

SOURCE = Path(__file__).resolve().parents[2] / "src" / "crypt_game"


def test_each_cue_has_a_moment() -> None:
    files = [path for path in SOURCE.rglob("*.py") if path.parent != SOURCE / "sound"]
    asked_for = {name for path in files for name in re.findall(r"\bCue\.([A-Z_]+)", path.read_text("utf-8"))}
    assert asked_for == {cue.name for cue in Cue}
