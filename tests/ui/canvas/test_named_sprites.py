"""Every drawing that the source names is there: a missing one would end the program where it is shown."""

from __future__ import annotations

import re

from ..conftest import ROOT

NAMED = re.compile(r'"((?:icon|form|badge|glyph|card_slot|pip|disc|coin)/[a-z0-9-]+)"')


def test_every_drawing_that_the_source_names_exists() -> None:
    sources = (ROOT / "src").rglob("*.py")
    named = {name for path in sources for name in NAMED.findall(path.read_text(encoding="utf-8"))}
    assert len(named) > 50
    assert sorted(name for name in named if not (ROOT / "assets" / "svg" / f"{name}.svg").exists()) == []
