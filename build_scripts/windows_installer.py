"""The installer for Windows: packaging/windows/crypt.iss given to Inno Setup."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from bootstrap import ROOT

_SCRIPT = ROOT / "packaging" / "windows" / "crypt.iss"
_USUAL_PLACE = Path("Inno Setup 6", "ISCC.exe")


def find_compiler() -> Path | None:
    """Inno Setup's compiler, on the path or where it is usually installed; None where it is missing."""
    found = shutil.which("ISCC")
    if found is not None:
        return Path(found)
    roots = [os.environ.get(name) for name in ("ProgramFiles(x86)", "ProgramFiles")]
    places = [Path(root) / _USUAL_PLACE for root in roots if root]
    return next((place for place in places if place.is_file()), None)


def make_installer(compiler: Path, *, folder: Path, icon: Path, version: str, target: Path) -> Path:
    """Put the folder build into an installer at `target`; returns it. Raises CalledProcessError."""
    values = {
        "Version": version,
        "Source": folder,
        "Icon": icon,
        "Licence": ROOT / "LICENSE",
        "Output": target.parent,
        "Name": target.stem,
    }
    named = [f"/D{name}={value}" for name, value in values.items()]
    subprocess.run([compiler, "/Qp", *named, _SCRIPT], check=True)
    return target
