"""A package imports from its archive as PyInstaller does, and goes on when the archive has been replaced."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from bootstrap import ROOT
from PyInstaller import loader
from PyInstaller.archive.writers import ZlibArchiveWriter

HOOK = ROOT / "build_scripts" / "import_hook.py"
MODULES = {
    "shelf": "from . import book\nname = __name__",
    "shelf.book": "import late\nplace = __file__\ndef fail():\n    raise RuntimeError('torn')",
    "late": "import os\ndef more():\n    import later\n    return later.word",
    "later": "word = 'found'",
}
PROGRAM = """
import os, sys, zlib
sys._MEIPASS, sys.frozen = sys.argv[1], True
sys.path[:0] = [sys.argv[3], sys.argv[1]]
import pyimod01_archive, pyimod02_importers
pyimod02_importers.pyz_archive = pyimod01_archive.ZlibArchiveReader(sys.argv[2] + "?0")
exec(compile(open(sys.argv[4]).read(), "import_hook", "exec"), {"__name__": "import_hook"})
import shelf, late
print(type(shelf.__loader__).__name__, shelf.name, shelf.__path__, shelf.book.place, shelf.book.__package__)
print(shelf.__loader__.is_package("shelf"), shelf.book.__loader__.get_code("shelf.book").co_filename)
os.unlink(sys.argv[2])
print(late.more())
try:
    import nowhere
except ModuleNotFoundError as error:
    print(error)
import beside
print(beside.word)
try:
    shelf.book.fail()
except RuntimeError as error:
    print(error.__traceback__.tb_next.tb_lineno)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows reads no open file at a place")
def test_modules_come_from_the_open_archive(tmp_path: Path) -> None:
    (tmp_path / "beside.py").write_text("word = 'a file'")
    codes = {name: compile(source, f"{name}.py", "exec") for name, source in MODULES.items()}
    packages = {name for name in MODULES if any(other.startswith(f"{name}.") for other in MODULES)}
    entries = [
        (name, f"{name}/__init__.py" if name in packages else f"{name}.py", "PYMODULE") for name in MODULES
    ]
    archive = tmp_path / "modules.pyz"
    ZlibArchiveWriter(str(archive), entries, code_dict=codes)
    (folder,) = loader.__path__
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, tmp_path, archive, folder, HOOK],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == [
        f"_ArchiveLoader shelf ['{tmp_path}/shelf'] {tmp_path}/shelf/book.py shelf",
        "True shelf/book.py",
        "found",
        "No module named 'nowhere'",
        "a file",
        "4",
    ]
