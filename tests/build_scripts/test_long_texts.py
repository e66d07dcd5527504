"""Words that do not fit are found where they are drawn, and a picture shows the place."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bootstrap import ROOT


def test_a_word_that_does_not_fit_is_named_with_a_picture(tmp_path: Path) -> None:
    folder = tmp_path / "xx"
    folder.mkdir()
    (folder / "meta.ftl").write_text("meta-name = Xx\n", encoding="utf-8")
    endless = "Unausweichlichschlussfolgerungsverweigerungsmaßnahmenkatalogverzeichnis" * 3
    (folder / "menu.ftl").write_text(f"menu-quit = {endless}\n", encoding="utf-8")
    draw = ["build_scripts/contact_sheets.py", "--out", str(tmp_path / "out"), "--only", "menu"]
    draw += ["--language", "xx", "--languages-in", str(tmp_path), "--size", "1024x640", "--too-long"]
    done = subprocess.run([sys.executable, *draw], cwd=ROOT, capture_output=True, text=True, check=True)
    named = [line for line in done.stdout.splitlines() if line.startswith("long ")]
    assert named
    assert all(endless in line for line in named)
    pictures = list((tmp_path / "out" / "too-long").glob("menu*.png"))
    assert pictures
