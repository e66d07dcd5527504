"""The single executable for Linux: PyInstaller's, behind a script that finds a folder to unpack it to.

Without that it ends with a message of its loader, which a desktop shows nobody, where the temporary folder is
full or does not let programs run.
"""

from __future__ import annotations

import shlex
from pathlib import Path

from bootstrap import ROOT

from crypt_game.text.catalog import Catalog
from crypt_game.text.languages import available_languages

MESSAGE = "app-no-room-to-unpack"


def write_one_file(program: Path, target: Path) -> None:
    """PyInstaller's `program` behind the script, into `target`."""
    content = program.read_bytes()
    kibibytes = (_unpacked_size(program) + len(content)) * 11 // 10 // 1024
    script = (ROOT / "packaging" / "linux" / "one-file.sh").read_text(encoding="utf-8")
    for name, value in (
        ("ROOM", str(kibibytes)),
        ("SIZE", str(len(content))),
        ("MESSAGES", _messages(kibibytes)),
    ):
        script = script.replace(f"@{name}@", value)
    target.write_bytes(script.encode() + content)
    target.chmod(0o755)


def _unpacked_size(program: Path) -> int:
    from PyInstaller.archive.readers import CArchiveReader

    return sum(length for _, _, length, _, _ in CArchiveReader(str(program)).toc.values())


def _messages(kibibytes: int) -> str:
    """The branches of the script's `case` of languages; the last is English."""
    lines = []
    folder = ROOT / "locale"
    for code in sorted(available_languages(folder), key=lambda code: code == "en"):
        said = Catalog.load(code, folder).say(MESSAGE, megabytes=-(-kibibytes * 1024 // 1_000_000))
        lines.append(f"    {'*' if code == 'en' else f'{code}*'}) message={shlex.quote(said)} ;;")
    return "\n".join(lines)
