"""What a Linux package brings for the desktop: install scripts, menu entry, AppStream, file type, icons."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from bootstrap import ROOT
from package_parts import ICON_SIZES, render
from package_systems import IDENTIFIER

_PICTURES = {"apps": ("crypt.svg", IDENTIFIER), "mimetypes": ("record.svg", "application-x-crypt-game")}
_CAPTION = "The table: three players, the Crypt in the middle"


def write_linux_files(folder: Path, version: str, date: str) -> None:
    """Everything named above, into the folder to hand out."""
    source = ROOT / "packaging" / "linux"
    for script in ("install.sh", "uninstall.sh"):
        shutil.copy(source / script, folder / script)
    share = folder / "share"
    share.mkdir()
    for path in sorted(source.glob(f"{IDENTIFIER}.*")):
        text = path.read_text(encoding="utf-8").replace("@VERSION@", version).replace("@DATE@", date)
        text = text.replace("@LINKS@\n", links(public_address(), version))
        (share / path.name).write_text(text, encoding="utf-8")
    for kind, (picture, name) in _PICTURES.items():
        svg = ROOT / "assets" / "icon" / picture
        for size in ICON_SIZES[:-1]:
            place = share / "icons" / "hicolor" / f"{size}x{size}" / kind
            place.mkdir(parents=True, exist_ok=True)
            (place / f"{name}.png").write_bytes(render(svg, size))
        scalable = share / "icons" / "hicolor" / "scalable" / kind
        scalable.mkdir(parents=True)
        shutil.copy(svg, scalable / f"{name}.svg")


def public_address() -> str:
    """Where everybody finds the repository that this is built from, or "" where it lies nowhere public.

    The service that builds it knows (GITHUB_SERVER_URL and GITHUB_REPOSITORY), or else git's `origin`.
    """
    server, repository = (os.environ.get(f"GITHUB_{name}", "") for name in ("SERVER_URL", "REPOSITORY"))
    if server and repository:
        return f"{server}/{repository}"
    asked = subprocess.run(
        ["git", "remote", "get-url", "origin"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    address = asked.stdout.strip().removesuffix(".git")
    found = re.fullmatch(r"https://(?:[^@/\s]+@)?([\w.-]+(?:/[\w.~-]+)+)", address)
    return f"https://{found[1]}" if found else ""


def links(address: str, version: str) -> str:
    """The lines of the AppStream data that lead to a public place, which is where a screenshot must lie."""
    if not address:
        return ""
    return (
        f'  <url type="homepage">{address}</url>\n'
        f'  <url type="bugtracker">{address}/issues</url>\n'
        "  <screenshots>\n"
        '    <screenshot type="default">\n'
        f"      <caption>{_CAPTION}</caption>\n"
        f"      <image>{address}/raw/v{version}/docs/table.png</image>\n"
        "    </screenshot>\n"
        "  </screenshots>\n"
    )
